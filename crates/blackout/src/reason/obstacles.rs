//! Why a seat is offered nothing but a way out.

use alloc::vec::Vec;

use super::{Reason, check};
use crate::answers;
use crate::components::{CardKind, Challenge, Resource, Specialist};
use crate::effects::requirement::{N_SPOTS, goals_on, is_closed};
use crate::flow::{Action, Decision, Tender};
use crate::phases::deploy::GASOLINE_OR_BOOKS;
use crate::phases::scout::{is_lowest, need, tile_at};
use crate::rules::{Actions, decision_of};
use crate::sets::{ActionSet, CardId, District};
use crate::state::Eyes;

/// Returns the answers that the seat might have wanted, each with what forbids it; empty where there is something to choose.
/// Buying a battery is no choice of its own: it is worth something only through what it opens.
pub(crate) fn obstacles(eyes: Eyes<'_>) -> Vec<(Action, Reason)> {
    let Some(decision) = decision_of(eyes) else { return Vec::new() };
    let mut list = Actions::new();
    answers::legal(eyes, decision, &mut list);
    if list.iter().any(|action| !matches!(action, Action::Done | Action::BuyBattery)) {
        return Vec::new();
    }
    wanted(eyes, decision).into_iter().filter_map(|action| Some((action, check(eyes, action).err()?))).collect()
}

/// The answers that a seat would like to give, each in its cheapest form. Decisions that always leave a choice have none.
fn wanted(eyes: Eyes<'_>, decision: Decision) -> Vec<Action> {
    match decision {
        Decision::Part(card) => parts(eyes, card),
        Decision::Complete => open_goals(eyes),
        Decision::Collect(district) => {
            (0..3).filter_map(|place| Some(Action::Collect(place, easiest(eyes, district, place)?))).collect()
        }
        Decision::CheckMarks(left) => {
            let is_left = |number: &u8| left.contains(*number);
            (0..ActionSet::MOST).filter(is_left).map(|number| Action::Check(number, Tender::Own)).collect()
        }
        _ => Vec::new(),
    }
}

/// The part of a specialist that costs, once for each resource it takes (B2.7, B2.8).
fn parts(eyes: Eyes<'_>, card: CardId) -> Vec<Action> {
    let CardKind::Specialist(specialist) = eyes.components.card(card).kind else { return Vec::new() };
    let pay = |resources: &[Resource]| resources.iter().map(|&resource| Action::Pay(resource, Tender::Own)).collect();
    match specialist {
        Specialist::Scout | Specialist::Navigator => pay(&GASOLINE_OR_BOOKS),
        Specialist::Trader { .. } | Specialist::Engineer => pay(&[Resource::Tools]),
        Specialist::Guide => pay(&[Resource::Food]),
        Specialist::Doctor => eyes.board().hospital.into_iter().map(|card| Action::Heal(card, Tender::Own)).collect(),
        Specialist::Organiser => [Action::Act].into(),
        Specialist::Importer { .. } => [Action::PayDollars].into(),
        Specialist::Leader => Vec::new(),
    }
}

/// The goals that are neither done nor closed to the seat (B3.1).
fn open_goals(eyes: Eyes<'_>) -> Vec<Action> {
    let goals =
        |spot| (0..goals_on(eyes.components, eyes.table, eyes.board(), spot).len() as u8).map(move |n| (spot, n));
    let is_open = |&(spot, goal): &(u8, u8)| !is_closed(eyes.table, eyes.board(), spot, goal);
    (0..N_SPOTS).flat_map(goals).filter(is_open).map(|(spot, goal)| Action::Complete(spot, goal)).collect()
}

/// The challenge of a tile that needs least, the simple one where a probe needs as much (B4.6).
fn easiest(eyes: Eyes<'_>, district: District, place: u8) -> Option<Challenge> {
    let tile = tile_at(eyes, district, place)?;
    let is_open = |challenge: &Challenge| *challenge != Challenge::Probe || is_lowest(eyes, district, tile);
    let challenges = [Challenge::Simple, Challenge::Probe];
    challenges.into_iter().filter(is_open).min_by_key(|&challenge| need(tile, challenge))
}
