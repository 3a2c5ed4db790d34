//! Goals: where they stand, what they require, and whether they can be paid (B3.2).

use crate::components::{Components, Goal, Plan};
use crate::flow::Spot;
use crate::state::{BATTERY, Board, Eyes, Table};

/// The first restore-power goal's spot (B3.9).
pub(crate) const POWER: Spot = 5;
/// How many spots have goals.
pub(crate) const N_SPOTS: Spot = 7;

/// B3.9 (i): 4 of one type and a slot with 2 blue and 2 red. (ii): $10 and a slot with 2 purple and 2 yellow.
static POWER_GOALS: [Goal; 2] = {
    let empty = Goal {
        resources: [0; 6],
        of_one_type: 0,
        dollars: 0,
        slot_set: [0; 4],
        tiles: None,
        link: None,
        effect: crate::components::Effect { points: 0, dollars: 0, cube: None },
    };
    let ten = crate::components::Effect { points: 10, dollars: 0, cube: None };
    [
        Goal { of_one_type: 4, slot_set: [2, 0, 2, 0], effect: ten, ..empty },
        Goal { dollars: 10, slot_set: [0, 2, 0, 2], effect: ten, ..empty },
    ]
};

/// The goals on a spot of a board, if something lies there.
pub(crate) fn plan_on<'a>(components: &'a Components, table: &Table, board: &Board, spot: Spot) -> Option<&'a Plan> {
    match spot {
        0..=2 => board.objectives[spot as usize].map(|card| &components.card(card).plan),
        3 => board.emergency.or(table.common_plans[0]).map(|plan| &components.plans[plan as usize]),
        4 => table.common_plans[1].map(|plan| &components.plans[plan as usize]),
        _ => None,
    }
}

/// The goals on a spot, none where nothing lies.
pub(crate) fn goals_on<'a>(components: &'a Components, table: &Table, board: &Board, spot: Spot) -> &'a [Goal] {
    if spot >= POWER {
        return POWER_GOALS.get((spot - POWER) as usize).map_or(&[], core::slice::from_ref);
    }
    plan_on(components, table, board, spot).map_or(&[], |plan| &plan.goals[..plan.n_goals as usize])
}

/// A goal by its place; a spot for restoring power has but one.
pub(crate) fn goal_at(components: &Components, table: &Table, board: &Board, spot: Spot, goal: u8) -> Option<Goal> {
    let goal = if spot >= POWER { 0 } else { goal };
    goals_on(components, table, board, spot).get(goal as usize).copied()
}

/// Whether the goal was completed already, or is closed to the seat because it is bound to the other common plan (B10.2).
pub(crate) fn is_closed(table: &Table, board: &Board, spot: Spot, goal: u8) -> bool {
    if spot >= POWER {
        return board.restored >> (spot - POWER) & 1 != 0;
    }
    let other = 7 - spot;
    board.marks[spot as usize] >> goal & 1 != 0 || table.is_common(spot) && board.marks[other as usize] != 0
}

/// Whether all requirements hold: slot set, tiles, link. They are shown, not spent.
pub(crate) fn holds(components: &Components, board: &Board, goal: &Goal) -> bool {
    let slots_fit = goal.slot_set == [0; 4] || (0..4).any(|slot| fits(components, board, slot, goal.slot_set));
    let tiles_fit = goal.tiles.is_none_or(|kinds| {
        kinds.iter().all(|&kind| board.tiles_up.into_iter().any(|tile| components.tile(tile).kind() == kind))
    });
    slots_fit && tiles_fit && goal.link.is_none_or(|letter| components.map.is_linked(letter, board.cubes))
}

/// Whether a slot holds at least these cards by colour.
fn fits(components: &Components, board: &Board, slot: usize, wanted: [u8; 4]) -> bool {
    colors_in(components, board, slot).iter().zip(wanted).all(|(&found, wanted)| found >= wanted)
}

/// How many cards of each colour a slot holds.
pub(crate) fn colors_in(components: &Components, board: &Board, slot: usize) -> [u8; 4] {
    let mut found = [0; 4];
    for card in board.slots[slot] {
        if let Some(color) = components.card(card).color() {
            found[color as usize] += 1;
        }
    }
    found
}

/// How many batteries are missing to pay these resources.
pub(crate) fn shortage(stock: &[u8; 7], resources: &[u8; 6]) -> u8 {
    (0..6).map(|kind| resources[kind].saturating_sub(stock[kind])).sum()
}

/// How many batteries these resources, and so many of one type of the payer's choice, take at least with this stock.
fn batteries_needed(stock: &[u8; 7], resources: &[u8; 6], of_one_type: u8) -> u8 {
    let short = shortage(stock, resources);
    let short_with = |kind: usize| {
        let missing = |need: u8| need.saturating_sub(stock[kind]);
        short - missing(resources[kind]) + missing(resources[kind] + of_one_type)
    };
    if of_one_type == 0 { short } else { (0..6).map(short_with).min().unwrap_or(short) }
}

/// Whether these resources, and so many of one type of the payer's choice, can be paid with this stock.
pub(crate) fn can_pay(stock: &[u8; 7], resources: &[u8; 6], of_one_type: u8) -> bool {
    batteries_needed(stock, resources, of_one_type) <= stock[BATTERY]
}

/// Whether the seat could complete the goal if it bought batteries first, as many as it takes (B2.9).
pub(crate) fn could_open_by_batteries(eyes: Eyes<'_>, spot: Spot, index: u8, goal: &Goal) -> bool {
    let board = eyes.board();
    let needed = batteries_needed(&board.stock, &goal.resources, goal.of_one_type);
    let bought = needed.saturating_sub(board.stock[BATTERY]);
    bought <= board.supply
        && board.dollars >= u16::from(goal.dollars) + 5 * u16::from(bought)
        && !is_closed(eyes.table, board, spot, index)
        && holds(eyes.components, board, goal)
}

/// Whether the seat can complete the goal now.
pub(crate) fn is_open(eyes: Eyes<'_>, spot: Spot, index: u8, goal: &Goal) -> bool {
    let board = eyes.board();
    !is_closed(eyes.table, board, spot, index)
        && board.dollars >= u16::from(goal.dollars)
        && can_pay(&board.stock, &goal.resources, goal.of_one_type)
        && holds(eyes.components, board, goal)
}
