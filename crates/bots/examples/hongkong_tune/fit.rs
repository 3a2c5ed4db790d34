//! Weights that predict best: logistic regression.

use bots::hongkong::CIRCUMSTANCES;
use bots::hongkong::evaluation::{Features, KNOTS, LOG_ODDS, SETS_BOTH, SETS_EACH, Weight, Weights, between};

/// A position and what is to be predicted of it: the chance of the player to move.
pub struct Sample {
    pub features: Features,
    pub chance: f32,
}

const SUPPLIES_AT: usize = SETS_BOTH;
const TEMPO_AT: usize = SUPPLIES_AT + 24;
const FEATURES: usize = TEMPO_AT + 2;
/// All weights in a row: those of a feature at each of the knots.
type Vector = [[f32; KNOTS.len()]; FEATURES];

/// The features that occur in a position, and how often.
fn occurring(features: &Features, mut each: impl FnMut(usize, f32)) {
    for (n, &count) in features.sets.iter().enumerate() {
        if count > 0 {
            each(n, f32::from(count));
        }
    }
    for (side, supplies) in features.supplies.iter().enumerate() {
        for (kind, &left) in supplies.iter().enumerate() {
            if left > 0 {
                each(SUPPLIES_AT + side * 12 + kind * 6 + usize::from(left), 1.0);
            }
        }
    }
    each(TEMPO_AT + usize::from(features.open), 1.0);
}

fn predicted(features: &Features, vector: &Vector) -> f32 {
    let (knot, tenths) = between(usize::from(features.occupied));
    let (near, far) = (1.0 - tenths as f32 / 10.0, tenths as f32 / 10.0);
    let mut sum = 0.0;
    occurring(features, |n, count| sum += count * (near * vector[n][knot] + far * vector[n][knot + 1]));
    1.0 / (1.0 + (-sum).exp())
}

/// Logistic regression by Adam over small batches; the order is that of a fixed stride, so nothing is drawn.
pub fn fitted(samples: &[Sample]) -> Weights {
    const BATCH: usize = 1_024;
    const EPOCHS: usize = 40;
    let mut vector: Vector = [[0.0; 3]; FEATURES];
    let (mut mean, mut square) = (vector, vector);
    let third = samples.len() / 3;
    let stride = (third..2 * third).find(|&n| gcd(n, samples.len()) == 1).unwrap_or(1);
    let (mut at, mut step) = (0, 0);
    for epoch in 0..EPOCHS {
        let rate = 0.01 * (1.0 - epoch as f32 / EPOCHS as f32);
        for _ in 0..samples.len() / BATCH {
            let mut slope: Vector = [[0.0; 3]; FEATURES];
            for _ in 0..BATCH {
                let sample = &samples[at];
                at = (at + stride) % samples.len();
                let off = predicted(&sample.features, &vector) - sample.chance;
                let (knot, tenths) = between(usize::from(sample.features.occupied));
                let far = tenths as f32 / 10.0;
                occurring(&sample.features, |n, count| {
                    slope[n][knot] += off * count * (1.0 - far);
                    slope[n][knot + 1] += off * count * far;
                });
            }
            step += 1;
            let (keep_mean, keep_square) = (0.9_f32, 0.999_f32);
            for n in 0..FEATURES {
                for knot in 0..3 {
                    // A little pull towards nothing keeps what hardly occurs small.
                    let slope = slope[n][knot] / BATCH as f32 + 1e-5 * vector[n][knot];
                    mean[n][knot] = keep_mean * mean[n][knot] + (1.0 - keep_mean) * slope;
                    square[n][knot] = keep_square * square[n][knot] + (1.0 - keep_square) * slope * slope;
                    let fair_mean = mean[n][knot] / (1.0 - keep_mean.powi(step));
                    let fair_square = square[n][knot] / (1.0 - keep_square.powi(step));
                    vector[n][knot] -= rate * fair_mean / (fair_square.sqrt() + 1e-8);
                }
            }
        }
    }
    let weight = |n: usize| vector[n].map(|value| (f64::from(value) * LOG_ODDS).round() as i16);
    Weights {
        sets: std::array::from_fn(|n| [weight(n), weight(SETS_EACH + n)]),
        supplies: std::array::from_fn(|side| {
            std::array::from_fn(|kind| std::array::from_fn(|left| weight(SUPPLIES_AT + side * 12 + kind * 6 + left)))
        }),
        tempo: [weight(TEMPO_AT), weight(TEMPO_AT + 1)],
        priors: [[0; CIRCUMSTANCES]; 3],
    }
}

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// The mean cross entropy.
pub fn loss(samples: &[Sample], weights: &Weights) -> f64 {
    let value = |weight: Weight| weight.map(|value| (f64::from(value) / LOG_ODDS) as f32);
    let mut vector: Vector = [[0.0; 3]; FEATURES];
    for n in 0..SETS_EACH {
        vector[n] = value(weights.sets[n][0]);
        vector[SETS_EACH + n] = value(weights.sets[n][1]);
    }
    for (n, &weight) in weights.supplies.iter().flatten().flatten().enumerate() {
        vector[SUPPLIES_AT + n] = value(weight);
    }
    for (n, &weight) in weights.tempo.iter().enumerate() {
        vector[TEMPO_AT + n] = value(weight);
    }
    let of = |sample: &Sample| {
        let (chance, said) = (f64::from(sample.chance), f64::from(predicted(&sample.features, &vector)));
        -(chance * said.max(1e-9).ln() + (1.0 - chance) * (1.0 - said).max(1e-9).ln())
    };
    samples.iter().map(of).sum::<f64>() / samples.len() as f64
}
