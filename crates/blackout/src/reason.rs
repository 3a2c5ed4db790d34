//! Why not: the rule and the unmet condition, with its numbers.

use alloc::string::String;

use game::messages;

use crate::components::Resource;
use crate::effects::requirement::{POWER, goal_at, holds, is_closed, shortage};
use crate::flow::{Action, Decision};
use crate::phases::market::price;
use crate::rules::decision_of;
use crate::state::Eyes;

messages! {
    /// Why an action is not legal now, or what is wrong with a text.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Reason {
        /// Something else is asked.
        NotAsked { decision: &'static str } = "blackout-why-not-asked" per "B2",
        /// The answer does not fit what is asked.
        NotHere { decision: &'static str } = "blackout-why-not-here" per "B2.12",
        /// A seat that is ready changes nothing.
        IsReady = "blackout-why-is-ready" per "B2.2",
        /// The slot is locked.
        Locked { slot: u8 } = "blackout-why-locked" per "B2.2",
        /// The card is not in hand.
        NotInHand = "blackout-why-not-in-hand" per "B2.2",
        /// There are too few dollars.
        Dollars { need: u16, have: u16 } = "blackout-why-dollars" per "B3.2",
        /// There are too few resources, even with batteries.
        Goods { missing: u8, batteries: u8 } = "blackout-why-goods" per "B3.2",
        /// A requirement does not hold.
        Requirement = "blackout-why-requirement" per "B3.2",
        /// The goal was completed.
        Completed = "blackout-why-completed" per "B3.8",
        /// The seat is bound to the other common plan.
        Bound = "blackout-why-bound" per "B10.2",
        /// Batteries are not bought here.
        NoBattery = "blackout-why-no-battery" per "B2.9",
        /// Nothing lies there.
        NoGoal = "blackout-why-no-goal" per "B3.1",
        /// No objective spot is free.
        NoSpot = "blackout-why-no-spot" per "B5.3",
        /// No cube is left in the supply.
        NoCube = "blackout-why-no-cube" per "B0.7",
        /// One's own cube is there.
        OwnCube = "blackout-why-own-cube" per "B3.5",
        /// The text is no setup.
        NoSetup { text: String } = "blackout-text-setup",
        /// The text is no action.
        NoAction { text: String } = "blackout-text-action",
        /// The text is no outcome.
        NoOutcome { text: String } = "blackout-text-outcome",
    }
}

/// The rule and the condition that forbid an action which is not legal.
pub(crate) fn why_not(eyes: Eyes<'_>, action: Action) -> Reason {
    let board = eyes.board();
    let decision = decision_of(eyes);
    let name = crate::notation::decision_name(decision);
    match (decision, action) {
        (Some(Decision::Start | Decision::Plan | Decision::Pay { .. }), Action::BuyBattery) => Reason::NoBattery,
        (Some(_), Action::BuyBattery) if board.dollars < 5 => Reason::Dollars { need: 5, have: board.dollars },
        (Some(_), Action::BuyBattery) | (Some(Decision::Procure(_)), Action::Procure(_)) => Reason::NoCube,
        (Some(Decision::Plan), _) if eyes.table.ready.contains(eyes.seat) => Reason::IsReady,
        (Some(Decision::Plan), Action::Plan(slot, _)) if usize::from(slot) >= board.n_open_slots() => {
            Reason::Locked { slot: slot + 1 }
        }
        (Some(Decision::Plan), Action::Plan(..)) => Reason::NotInHand,
        (Some(Decision::Complete), Action::Complete(spot, goal)) => why_not_complete(eyes, spot, goal),
        (Some(Decision::Place(_)), Action::Place(location)) if board.cubes.contains(location) => Reason::OwnCube,
        (Some(Decision::Buy { .. }), Action::Buy(row, _)) => match eyes.table.rows.get(row as usize) {
            _ if board.objectives.iter().all(Option::is_some) => Reason::NoSpot,
            Some(row) if board.dollars < u16::from(price(row)) => {
                Reason::Dollars { need: u16::from(price(row)), have: board.dollars }
            }
            _ => Reason::NotHere { decision: name },
        },
        (Some(_), _) => Reason::NotHere { decision: name },
        (None, _) => Reason::NotAsked { decision: name },
    }
}

fn why_not_complete(eyes: Eyes<'_>, spot: u8, index: u8) -> Reason {
    let (board, table) = (eyes.board(), eyes.table);
    let Some(goal) = goal_at(eyes.components, table, board, spot, index) else { return Reason::NoGoal };
    if is_closed(table, board, spot, index) {
        let is_marked = spot >= POWER || board.marks[spot as usize] >> index & 1 != 0;
        return if is_marked { Reason::Completed } else { Reason::Bound };
    }
    if board.dollars < u16::from(goal.dollars) {
        return Reason::Dollars { need: u16::from(goal.dollars), have: board.dollars };
    }
    if !holds(eyes.components, board, &goal) {
        return Reason::Requirement;
    }
    let best = Resource::ALL.map(|kind| {
        let mut all = goal.resources;
        all[kind as usize] += goal.of_one_type;
        shortage(&board.stock, &all)
    });
    Reason::Goods { missing: best.into_iter().min().unwrap_or(0), batteries: board.batteries() }
}
