//! A bot that tries its answers in worlds that fit what it sees: each is played on to the end of the round by rules of thumb,
//! and the learned value says what the tables are worth then.
//!
//! All answers are tried in the same worlds with the same luck, so that their differences show early; by and by the worse
//! half is given up (sequential halving). Planning is one choice: whole plans are tried, and what others plan is foretold.

mod candidates;
mod trial;

use std::time::{Duration, Instant};

use blackout::{Action, Actions, Blackout, Decision, Event, State, View};
use game::{Bot, Game, Limits};
use rand_core::SeedableRng;
use rand_pcg::Pcg32;

use super::brisk::{Brisk, Planned};
pub use candidates::Move;
use trial::Trial;
pub use trial::{Aim, Care, Tried};

/// How much may be thought about one answer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Budget {
    /// So many rollouts. The same seed gives the same answer.
    Rollouts(u32),
    /// As long as there is time, and at most so long.
    Time(Duration),
}

/// Below this there is no time for more than rules of thumb.
const AT_ONCE: Duration = Duration::from_micros(500);

/// Searches.
#[derive(Clone, Debug)]
pub struct Search {
    rng: Pcg32,
    budget: Budget,
    aim: Option<Aim>,
    /// What was planned for which table, until it is carried out.
    plan: Option<(View, Planned)>,
}

impl Search {
    /// A bot with luck from a seed.
    pub fn new(seed: u64, budget: Budget) -> Search {
        Search { rng: Pcg32::seed_from_u64(seed), budget, aim: None, plan: None }
    }

    /// The same bot with another aim.
    pub fn aiming(self, aim: Aim) -> Search {
        Search { aim: Some(aim), ..self }
    }

    /// The next step towards a plan that was found before, if the table is still the one it was found for.
    fn next_of_plan(&mut self, view: &View) -> Option<Action> {
        let (of, plan) = self.plan.as_ref()?;
        let is_same = of.viewer == view.viewer
            && (of.table.round, of.table.dice, of.table.rows) == (view.table.round, view.table.dice, view.table.rows)
            && of.table.boards == view.table.boards;
        is_same.then(|| step_of_plan(view, plan))
    }
}

/// What brings the planned cards nearer to a plan: cards that are elsewhere go first.
pub(crate) fn step_of_plan(view: &View, plan: &Planned) -> Action {
    let differs = |slot: &usize| view.planned[*slot] != plan[*slot];
    let stray = (0..plan.len()).filter(differs).find(|&slot| view.planned[slot].is_some());
    let missing = (0..plan.len()).filter(differs).find(|&slot| plan[slot].is_some());
    match (stray, missing) {
        _ if view.viewer.seat().is_some_and(|seat| view.table.ready.contains(seat)) => Action::Unready,
        (Some(slot), _) => Action::Unplan(slot as u8),
        (None, Some(slot)) => plan[slot].map_or(Action::Ready, |card| Action::Plan(slot as u8, card)),
        (None, None) => Action::Ready,
    }
}

impl Bot<Blackout> for Search {
    fn choose(&mut self, game: &Blackout, view: &View, heard: &[Event], limits: Limits<'_>) -> Action {
        let mut list = Actions::new();
        game.legal(view, &mut list);
        if let [only] = list[..] {
            return only;
        }
        if view.table.decision() == Some(Decision::Plan)
            && let Some(step) = self.next_of_plan(view)
        {
            return step;
        }
        let (time, budget) = match self.budget {
            Budget::Rollouts(n) => (limits.time, Budget::Rollouts(n)),
            Budget::Time(most) => (most.min(limits.time), Budget::Time(most.min(limits.time))),
        };
        // Where there is no time to list what is worth a thought, rules of thumb must do.
        if time < AT_ONCE || limits.stopped() {
            return Brisk.choose(game, view, heard, limits);
        }
        let deadline = Some(Instant::now() + time);
        let aim = self.aim.unwrap_or_else(|| Aim::of(view, budget));
        let tried = search(game, view, budget, aim, deadline, limits, &mut self.rng);
        match tried.first().map(|tried| tried.chosen) {
            Some(Move::Answer(action)) => action,
            Some(Move::Plan(plan)) => {
                self.plan = Some((*view, plan));
                step_of_plan(view, &plan)
            }
            None => list[0],
        }
    }
}

/// Tries the answers worth a thought; the best first. There is always one if the viewer is asked.
pub fn search(
    game: &Blackout,
    view: &View,
    budget: Budget,
    aim: Aim,
    deadline: Option<Instant>,
    limits: Limits<'_>,
    rng: &mut Pcg32,
) -> Vec<Tried> {
    let candidates = candidates::candidates(game, view, rng);
    let mut trial = Trial::new(game, view, aim, candidates);
    let begun = Instant::now();
    let thinking = deadline.map(|deadline| deadline.saturating_duration_since(begun).mul_f32(0.95));
    let by_time = || thinking.map_or(0.0, |thinking| begun.elapsed().as_secs_f32() / thinking.as_secs_f32().max(1e-6));
    let progress = |rollouts: u32| match budget {
        // A deadline is kept whatever was asked for; the same seed gives the same answer as long as it does not matter.
        Budget::Rollouts(most) if by_time() < 1.0 => rollouts as f32 / most.max(1) as f32,
        Budget::Rollouts(_) => 1.0,
        Budget::Time(_) => by_time(),
    };
    trial.run(rng, |rollouts| if limits.stopped() { 1.0 } else { progress(rollouts) });
    trial.ranking()
}

/// A world that fits the view, in which the others have planned as they are thought to.
pub(crate) fn world(game: &Blackout, view: &View, rng: &mut Pcg32) -> State {
    Trial::new(game, view, Aim::default(), Vec::new()).world(rng)
}
