//! The last touch: whole groups of weights are made larger or smaller by what wins games.
//!
//! A regression tells what goes with winning among players who play as they do; it undervalues what they spend too early.
//! So groups of weights are scaled by simultaneous perturbation (SPSA): all groups are changed a little at once, up or down
//! at random, the two opposite changes play a pair of games, and each group moves towards the winner.

use std::sync::atomic::AtomicBool;

use bots::hongkong::evaluation::{SETS, Weight, Weights};
use bots::hongkong::{Budget, Searcher};
use bots::quick;
use hongkong::{Ending, Player, Position};
use rand_pcg::Pcg32;

use crate::lessons::any;

/// Each group at each knot, or in all of the game.
const GROUPS: usize = 16;

/// The group of each kind of weight. Fast blocks, roofs, sealed and safe buildings have one for each part of the game.
fn scaled(weights: &Weights, scales: &[f64; GROUPS]) -> Weights {
    let by_knot = |weight: Weight, first: usize| -> Weight {
        std::array::from_fn(|knot| (f64::from(weight[knot]) * scales[first + knot]).round() as i16)
    };
    let whole = |weight: Weight, group: usize| weight.map(|value| (f64::from(value) * scales[group]).round() as i16);
    let mut all = weights.clone();
    for side in 0..2 {
        let [fast, roof] = &mut all.supplies[side];
        *fast = fast.map(|weight| by_knot(weight, 0));
        *roof = roof.map(|weight| by_knot(weight, 3));
    }
    for (name, both) in SETS.iter().zip(&mut all.sets) {
        for (side, weight) in both.iter_mut().enumerate() {
            *weight = match name.split('-').next() {
                Some("sealed") => by_knot(*weight, 6),
                Some("safe") => by_knot(*weight, 9),
                Some("roofable" | "guarded" | "exposed") => whole(*weight, 12 + side),
                Some("reach") => whole(*weight, 14),
                _ => whole(*weight, 15),
            };
        }
    }
    all
}

/// Scales the groups by so many pairs of games.
pub fn adjusted(weights: &Weights, pairs: u64, nodes: u64, rng: &mut Pcg32) -> Weights {
    const PROBE: f64 = 0.15;
    const STEP: f64 = 0.016;
    let mut scales = [1.0; GROUPS];
    for pair in 0..pairs {
        let signs: [f64; GROUPS] = std::array::from_fn(|_| if quick(rng, 2) == 0 { 1.0 } else { -1.0 });
        let probe = |way: f64| -> Weights {
            scaled(weights, &std::array::from_fn(|n| scales[n] * (1.0 + way * PROBE * signs[n])))
        };
        let mut searchers = [probe(1.0), probe(-1.0)].map(|weights| Searcher::with_weights(1, &weights));
        let lead = pair_of_games(&mut searchers, nodes, rng);
        let step = STEP * (1.0 - 0.8 * pair as f64 / pairs as f64);
        for (scale, sign) in scales.iter_mut().zip(signs) {
            *scale = (*scale * (1.0 + step * lead * sign)).clamp(0.3, 3.0);
        }
        if pair + 1 == pairs {
            println!("{} pairs: {}", pair + 1, scales.map(|scale| format!("{scale:.2}")).join(" "));
        }
    }
    scaled(weights, &scales)
}

/// Two games from the same random beginning, each searcher with each colour: 1 when the first wins both, -1 when none.
fn pair_of_games(searchers: &mut [Searcher; 2], nodes: u64, rng: &mut Pcg32) -> f64 {
    let stop = AtomicBool::new(false);
    let mut begin = Position::start(Player::A);
    for _ in 0..4 {
        begin.place(any(&begin, rng));
    }
    let mut lead = 0.0;
    for me in Player::BOTH {
        let mut position = begin;
        searchers.iter_mut().for_each(Searcher::forget);
        while !position.is_over() {
            let who = usize::from(position.to_move() != me);
            let thought = searchers[who].think(&position, Budget::nodes(nodes), &stop);
            position.place(thought.best().expect("the game is not over"));
        }
        lead += match position.ending().and_then(Ending::winner) {
            Some(winner) if winner == me => 0.5,
            Some(_) => -0.5,
            None => 0.0,
        };
    }
    lead
}
