//! What a table between two rounds is worth to each seat: learned from games of our own bots.
//!
//! The value is the points a seat has yet to make. Who wins follows from the seats' expected scores and how far games stray
//! from what is expected, which is learned too.

mod features;
mod file;
mod goals;
mod net;

use std::sync::LazyLock;

use blackout::Table;
use blackout::campaign::conditions;
use blackout::components::Components;
use game::{BySeat, Seat};

pub(crate) use features::HALVES;
pub use features::{Features, N_FEATURES, Theme, features, rounds_to_come, themes};
pub use file::{Flaw, parse, print};
pub use net::{N_HIDDEN, Net};

/// All that was learned for one number of seats.
#[derive(Clone, PartialEq, Debug)]
pub struct Value {
    /// Points still to come, in tens.
    pub net: Net,
    /// How far final scores stray, in points: at the end, and more for each round to come.
    pub spread: [f32; 2],
    /// Whether a chapter's conditions will be met: weights of features, the constant last.
    pub meets: Vec<f32>,
}

/// The values learned for one to four seats.
static LEARNED: LazyLock<[Value; 4]> = LazyLock::new(|| {
    [
        include_str!("weights-1.txt"),
        include_str!("weights-2.txt"),
        include_str!("weights-3.txt"),
        include_str!("weights-4.txt"),
    ]
    .map(|text| parse(text).unwrap_or_else(|flaw| panic!("a value of ours is broken: {flaw:?}")))
});

/// How much further than learned final scores stray by the number of seats, so that who is thought to win so often does:
/// fitted to 200 games each (`calibrate 2 200 1`, `3 200 1`, `4 200 1`). What the example prints is relative to these.
const SCALES: [f32; 4] = [1.0, 1.05, 1.1, 1.0];

impl Value {
    /// What was learned for so many seats.
    pub fn learned(n_seats: u8) -> &'static Value {
        &LEARNED[usize::from(n_seats.clamp(1, 4)) - 1]
    }

    /// The final score that is to be expected of a seat at a table between two rounds.
    pub fn score(&self, components: &Components, table: &Table, seat: Seat) -> f32 {
        let mut of = [0.0; N_FEATURES];
        features(components, table, seat, &mut of);
        f32::from(table.boards[seat].score) + 10.0 * self.net.value(&of)
    }

    /// The final scores that are to be expected at a table between two rounds, or that were made if the game is over.
    pub fn scores(&self, components: &Components, table: &Table) -> BySeat<f32> {
        let mut scores = BySeat([0.0; 4]);
        let is_over = table.stack.is_empty();
        for seat in table.seats().iter() {
            scores[seat] = if is_over {
                // Dollars break ties (B9.3).
                f32::from(table.boards[seat].score) + 0.1 * f32::from(table.boards[seat].dollars)
            } else {
                self.score(components, table, seat)
            };
        }
        scores
    }

    /// How likely each seat is to win when these scores are expected of them: the sharper the fewer rounds there are. In a
    /// chapter its conditions must be met, too (B10.4), and alone nothing else.
    pub fn win_chances(&self, components: &Components, table: &Table, scores: &BySeat<f32>) -> BySeat<f32> {
        let scale = SCALES[usize::from(table.setup.n_seats.clamp(1, 4)) - 1];
        let spread = if table.stack.is_empty() { 0.02 } else { scale * self.stray(rounds_to_come(table)) };
        let mut chances = BySeat([0.0; 4]);
        let best = table.seats().iter().map(|seat| scores[seat]).fold(f32::MIN, f32::max);
        let mut sum = 0.0;
        for seat in table.seats().iter() {
            chances[seat] = ((scores[seat] - best) / spread).exp();
            sum += chances[seat];
        }
        for seat in table.seats().iter() {
            chances[seat] *= self.meeting(components, table, seat) / sum;
        }
        chances
    }

    /// How far scores stray with so many rounds to come.
    pub fn stray(&self, rounds: f32) -> f32 {
        (self.spread[0] + self.spread[1] * rounds).max(0.5)
    }

    /// How likely a seat is to meet the chapter's conditions; certain where there are none.
    pub fn meeting(&self, components: &Components, table: &Table, seat: Seat) -> f32 {
        let Some(met) = conditions(components, table, seat) else { return 1.0 };
        if table.stack.is_empty() {
            return if met.are_met() { 1.0 } else { 0.0 };
        }
        let mut of = [0.0; N_FEATURES];
        features(components, table, seat, &mut of);
        let sum: f32 = of.iter().zip(&self.meets).map(|(feature, weight)| feature * weight).sum();
        sigmoid(sum + self.meets[N_FEATURES])
    }
}

/// The chance that odds given as a logarithm stand for.
pub fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}
