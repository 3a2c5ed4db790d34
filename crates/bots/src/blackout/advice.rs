//! What is best and why, and who is likely to win: for hints and for looking back at a game.

use std::time::Instant;

use blackout::{Action, Blackout, View};
use game::{BySeat, Game, Limits};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;

use super::brisk::play_round;
use super::search::{Aim, Budget, Move, Tried, search, step_of_plan};
use super::train::is_between_rounds;
use super::value::{N_FEATURES, Theme, Value, themes};

/// One answer, with what is to be expected of it.
#[derive(Clone, Debug)]
pub struct Advice {
    /// The answer to give now; of a plan its next step.
    pub action: Action,
    /// The whole move.
    pub chosen: Move,
    /// In how many worlds it was tried.
    pub tries: u32,
    /// Final scores that are to be expected.
    pub scores: BySeat<f32>,
    /// By how many points the seat will be ahead of the best other, or alone its score.
    pub lead: f32,
    /// How likely each seat is to win.
    pub chances: BySeat<f32>,
    /// What it does better or worse than the other moves on average, in points, what weighs most first.
    pub reasons: Vec<(Theme, f32)>,
}

/// The moves of the viewer, who is asked, the best first.
pub fn best(game: &Blackout, view: &View, budget: Budget, seed: u64, limits: Limits<'_>) -> Vec<Advice> {
    let Some(seat) = view.viewer.seat() else { return Vec::new() };
    let deadline = Instant::now() + limits.time;
    let tried =
        search(game, view, budget, Aim::of(view, budget), Some(deadline), limits, &mut Pcg32::seed_from_u64(seed));
    let value = Value::learned(view.table.setup.n_seats);
    let themes = themes(&game.components, &view.table);
    let n = tried.iter().filter(|tried| tried.n > 0).count().max(1) as f32;
    let mut usual = [0.0; N_FEATURES];
    for tried in tried.iter().filter(|tried| tried.n > 0) {
        usual.iter_mut().zip(&tried.features).for_each(|(usual, feature)| *usual += feature / n);
    }
    let advice = |tried: &Tried| {
        let others = view.table.seats().without(seat);
        let best_other = others.iter().map(|other| tried.scores[other]).fold(f32::MIN, f32::max);
        let rival = if others.is_empty() { 0.0 } else { best_other };
        let action = match tried.chosen {
            Move::Answer(action) => action,
            Move::Plan(plan) => step_of_plan(view, &plan),
        };
        let mut sums = [0.0; Theme::COUNT];
        let slope = value.net.slope(&tried.features);
        for (feature, theme) in themes.iter().enumerate() {
            sums[*theme as usize] += 10.0 * slope[feature] * (tried.features[feature] - usual[feature]);
        }
        // The score itself is no matter of the net, which values what is to come.
        sums[Theme::Score as usize] += 50.0 * (tried.features[Theme::SCORE] - usual[Theme::SCORE]);
        let mut reasons: Vec<(Theme, f32)> =
            Theme::ALL.into_iter().zip(sums).filter(|reason| reason.1.abs() > 0.05).collect();
        reasons.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
        Advice {
            action,
            chosen: tried.chosen,
            tries: tried.n,
            scores: tried.scores,
            lead: tried.scores[seat] - rival,
            chances: tried.chances,
            reasons: if tried.n > 0 { reasons } else { Vec::new() },
        }
    };
    tried.iter().map(advice).collect()
}

/// How likely each seat is to win, as far as the viewer can tell: over so many worlds that fit its view, each played on to
/// the end of the round. Alone it is the chance to win the chapter.
pub fn win_probability(game: &Blackout, view: &View, worlds: u32, seed: u64) -> BySeat<f32> {
    let mut rng = Pcg32::seed_from_u64(seed);
    let value = Value::learned(view.table.setup.n_seats);
    let mut sum = BySeat([0.0; 4]);
    for _ in 0..worlds.max(1) {
        let mut state = game.sample(view, &mut rng);
        let mut luck = Pcg32::seed_from_u64(rng.next_u64());
        if !is_between_rounds(&state) {
            play_round(game, &mut state, &mut luck);
        }
        let scores = value.scores(&game.components, state.table());
        let chances = value.win_chances(&game.components, state.table(), &scores);
        sum.0.iter_mut().zip(chances.0).for_each(|(sum, chance)| *sum += chance / worlds.max(1) as f32);
    }
    sum
}
