//! The answers worth a thought.

use blackout::{Action, Blackout, Decision, View};
use rand_pcg::Pcg32;

use crate::blackout::brisk::{self, Planned};
use crate::blackout::greedy::{ranked, ranked_plans};

/// How many plans are tried, and how many answers to anything else.
const MOST_PLANS: usize = 16;
const MOST_ANSWERS: usize = 12;

/// What can be chosen: an answer, or a whole plan at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// One answer.
    Answer(Action),
    /// A card, or none, for each slot, and ready.
    Plan(Planned),
}

/// A move, and what the greedy bot thinks of it, in points below its best.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) chosen: Move,
    pub(super) prior: f32,
}

/// The moves worth a thought, the greedy bot's first.
pub(super) fn candidates(game: &Blackout, view: &View, rng: &mut Pcg32) -> Vec<Candidate> {
    let ranked: Vec<(i32, Move)> = if view.table.decision() == Some(Decision::Plan) {
        let mut plans = ranked_plans(game, view, MOST_PLANS);
        if let Some(seat) = view.viewer.seat() {
            let brisk = brisk::plan_of(game, &view.table, seat);
            if plans.iter().all(|(_, plan)| *plan != brisk) {
                let last = plans.last().map_or(0, |(worth, _)| *worth);
                plans.push((last, brisk));
            }
        }
        plans.into_iter().map(|(worth, plan)| (worth, Move::Plan(plan))).collect()
    } else {
        let answers = ranked(game, view, rng).into_iter().take(MOST_ANSWERS);
        answers.map(|(worth, action)| (worth, Move::Answer(action))).collect()
    };
    let best = ranked.first().map_or(0, |(worth, _)| *worth);
    ranked.into_iter().map(|(worth, chosen)| Candidate { chosen, prior: (worth - best) as f32 / 100.0 }).collect()
}
