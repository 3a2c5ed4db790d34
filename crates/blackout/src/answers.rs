//! What may be answered to a decision, and whether there is anything to decide.

use crate::components::Components;
use crate::effects::{check_mark, pay, place};
use crate::flow::{Action, Decision};
use crate::phases::{clean_up, deploy, market, objectives, plan, refresh, scout, secure, setup};
use crate::rules::{Actions, decision_of};
use crate::state::{BATTERY, Board, Eyes, View};

/// Lists what the seat may answer to a decision.
pub(crate) fn legal(eyes: Eyes<'_>, decision: Decision, list: &mut Actions) {
    match decision {
        Decision::Plan => plan::legal(eyes, list),
        _ => legal_in_turn(eyes, decision, list),
    }
}

/// All but planning, which all do at the same time.
fn legal_in_turn(eyes: Eyes<'_>, decision: Decision, list: &mut Actions) {
    let may_buy_battery = may_buy_battery(eyes.board(), decision);
    match decision {
        Decision::Plan => {}
        Decision::Start => setup::legal(eyes, list),
        Decision::Deploy | Decision::Procure(_) | Decision::Act(_) | Decision::Part(_) => {
            deploy::legal(eyes, decision, list);
        }
        Decision::Complete | Decision::Finish(_) => objectives::legal(eyes, decision, list),
        Decision::Pay { spot, goal, from } => pay::legal(eyes, spot, goal, from, list),
        Decision::Place(color) => place::legal(eyes, color, list),
        Decision::Search | Decision::Collect(_) | Decision::Team { .. } => scout::legal(eyes, decision, list),
        Decision::Buy { .. } => market::legal(eyes, list),
        Decision::Food | Decision::Water | Decision::Discard => clean_up::legal(eyes, decision, list),
        Decision::Mark(_) => secure::legal(eyes, list),
        Decision::Refresh => refresh::legal(eyes, list),
        Decision::CheckMarks(left) => check_mark::legal(eyes, left, list),
    }
    // A decision that is void leaves nothing to decide, so no battery is bought there either.
    if may_buy_battery && !list.is_empty() {
        list.push(Action::BuyBattery);
    }
}

/// B2.9: in phases 2–8, whenever there is a decision to make, but not inside a payment; and only where a cube is left for it
/// (B0.6, B0.7).
pub(crate) fn may_buy_battery(board: &Board, decision: Decision) -> bool {
    // B3.5: a cube that must be placed is not used up on the way.
    let cubes = if matches!(decision, Decision::Place(_)) { 2 } else { 1 };
    !matches!(decision, Decision::Start | Decision::Plan | Decision::Pay { .. })
        && board.dollars >= 5
        && board.supply >= cubes
}

/// B2.12: whether batteries could open another answer, so that a seat that can buy one is asked even where there is but one.
fn battery_could_open_another(eyes: Eyes<'_>, decision: Decision) -> bool {
    match decision {
        // A goal may take several batteries, and dollars beside them.
        Decision::Complete => objectives::could_open_by_batteries(eyes),
        // These take one resource for some answer, or no battery helps.
        Decision::Part(_) | Decision::CheckMarks(_) => {
            let mut table = *eyes.table;
            buy_battery(&mut table.boards[eyes.seat]);
            let mut list = Actions::new();
            legal_in_turn(eyes.on(&table), decision, &mut list);
            !matches!(list[..], [_] | [_, Action::BuyBattery])
        }
        _ => false,
    }
}

/// A board as it would be with a battery bought (B2.9).
fn buy_battery(board: &mut Board) {
    board.dollars = board.dollars.saturating_sub(5);
    board.supply = board.supply.saturating_sub(1);
    board.stock[BATTERY] += 1;
}

/// How much there is to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Answers {
    /// The decision is void.
    None,
    /// There is no choice.
    One(Action),
    /// There is a choice.
    Several,
}

/// How much there is to decide when one seat is asked.
pub(crate) fn answers(eyes: Eyes<'_>, decision: Decision) -> Answers {
    let Some(answers) = at_a_glance(eyes, decision) else { return listed(eyes, decision) };
    debug_assert_eq!(answers, listed(eyes, decision), "{decision:?}");
    answers
}

/// Whether there is still something to decide when the seat has bought a battery.
pub(crate) fn is_left_to_decide_after_a_battery(components: &Components, mut view: View) -> bool {
    let Some(seat) = view.viewer.seat() else { return false };
    buy_battery(&mut view.table.boards[seat]);
    let eyes = Eyes::of_view(components, &view);
    let asked = eyes.and_then(|eyes| Some((eyes, decision_of(eyes)?)));
    asked.is_some_and(|(eyes, decision)| answers(eyes, decision) == Answers::Several)
}

fn listed(eyes: Eyes<'_>, decision: Decision) -> Answers {
    let mut list = Actions::new();
    legal_in_turn(eyes, decision, &mut list);
    match list[..] {
        [] => Answers::None,
        [only] => Answers::One(only),
        [first @ Action::Join(_), ..] if scout::must_all_join(eyes, decision) => Answers::One(first),
        [only, Action::BuyBattery] if !battery_could_open_another(eyes, decision) => Answers::One(only),
        _ => Answers::Several,
    }
}

/// What shows without a list, as most does.
fn at_a_glance(eyes: Eyes<'_>, decision: Decision) -> Option<Answers> {
    let board = eyes.board();
    let is_there_more = match decision {
        Decision::Start | Decision::Finish(_) => true,
        Decision::Deploy if board.face_down.count_ones() > 1 => true,
        Decision::Procure(_) => board.supply > 0,
        Decision::Search => scout::districts(eyes).next().is_some(),
        Decision::Buy { .. } => market::rows(eyes).next().is_some(),
        Decision::Discard => board.objectives.iter().any(Option::is_some),
        Decision::Refresh => board.slots.iter().any(|slot| !slot.is_empty()),
        _ => return None,
    };
    Some(if is_there_more { Answers::Several } else { Answers::One(Action::Done) })
}
