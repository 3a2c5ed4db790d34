//! Goals: what lies where, what they cost and require, and how they are paid (B3.1, B3.2, B2.11).

use super::check::{batteries, own};
use super::{Met, Reason, counted, demand};
use crate::components::{Color, Goal, Letter, Resource, RewardType};
use crate::effects::requirement::{POWER, colors_in, goal_at, is_closed, plan_on, shortage};
use crate::flow::{Action, Spot};
use crate::label::PLANS;
use crate::sets::LocationSet;
use crate::state::{BATTERY, Board, Eyes};

/// B3.1, B3.2: a goal that lies there, is open, and whose costs and requirements all hold.
pub(super) fn complete(eyes: Eyes<'_>, spot: Spot, index: u8) -> Met {
    let board = eyes.board();
    let goal = goal_on(eyes, spot, index)?;
    not_closed(eyes, spot, index)?;
    goods(&board.stock, &goal)?;
    demand(board.dollars >= u16::from(goal.dollars), Reason::Dollars { need: goal.dollars, have: board.dollars })?;
    slot_set(eyes, goal.slot_set)?;
    for kind in goal.tiles.into_iter().flatten() {
        tile_up(eyes, kind)?;
    }
    goal.link.map_or(Ok(()), |letter| linked(eyes, letter))
}

/// The goal, or else what is missing there.
fn goal_on(eyes: Eyes<'_>, spot: Spot, index: u8) -> Result<Goal, Reason> {
    let (table, board) = (eyes.table, eyes.board());
    let is_power = (POWER..POWER + 2).contains(&spot);
    let n = match plan_on(eyes.components, table, board, spot) {
        Some(plan) => plan.n_goals,
        None if is_power => 1,
        None if spot < 3 => return Err(Reason::EmptySpot { spot: counted(spot) }),
        None => return Err(Reason::NoGoals),
    };
    let missing = Reason::NoGoal { goal: counted(index), n };
    goal_at(eyes.components, table, board, spot, index).filter(|_| index < n).ok_or(missing)
}

/// Each goal once (B3.8, B3.9); a seat is bound to one common plan (B10.2).
fn not_closed(eyes: Eyes<'_>, spot: Spot, index: u8) -> Met {
    let (table, board) = (eyes.table, eyes.board());
    if !is_closed(table, board, spot, index) {
        return Ok(());
    }
    Err(if spot >= POWER {
        Reason::Restored
    } else if board.marks[usize::from(spot)] >> index & 1 != 0 {
        Reason::Completed { goal: counted(index) }
    } else {
        let plan = table.common_plans[usize::from(4 - spot)];
        plan.map_or(Reason::NoGoals, |plan| Reason::Bound { plan: PLANS[usize::from(plan)] })
    })
}

/// The member of a list for which the number is highest, the first of them.
fn most<T: Copy, const N: usize>(list: [T; N], number: impl Fn(T) -> u8) -> T {
    list.into_iter().fold(list[0], |best, next| if number(next) > number(best) { next } else { best })
}

/// Whether the stock pays the goal's resources, batteries standing in (B2.10).
fn goods(stock: &[u8; 7], goal: &Goal) -> Met {
    let (need, have) = (|kind: Resource| goal.resources[kind as usize], |kind: Resource| stock[kind as usize]);
    let short = |kind: Resource| need(kind).saturating_sub(have(kind));
    let batteries = stock[BATTERY];
    let missing: u8 = Resource::ALL.map(short).iter().sum();
    if missing > batteries {
        let resource = most(Resource::ALL, short);
        let (need, have, others) = (need(resource), have(resource), missing - short(resource));
        return Err(match others {
            0 => Reason::Goods { resource, need, have, batteries },
            _ => Reason::SeveralGoods { resource, need, have, others, batteries },
        });
    }
    // What the named resources leave is free for the type of one's choice.
    let batteries = batteries - missing;
    let free = |kind: Resource| have(kind).saturating_sub(need(kind));
    let resource = most(Resource::ALL, free);
    let (need, have) = (goal.of_one_type, free(resource));
    demand(have + batteries >= need, Reason::OneType { resource, need, have, batteries })
}

/// One single slot holds at least the cards by colour (B3.2).
fn slot_set(eyes: Eyes<'_>, wanted: [u8; 4]) -> Met {
    let found = [0, 1, 2, 3].map(|slot| colors_in(eyes.components, eyes.board(), slot));
    let short = |slot: usize, color: Color| wanted[color as usize].saturating_sub(found[slot][color as usize]);
    let missing = |slot: usize| Color::ALL.iter().map(|&color| short(slot, color)).sum::<u8>();
    let slot = most([0, 1, 2, 3], |slot| u8::MAX - missing(slot));
    let color = most(Color::ALL, |color| short(slot, color));
    let (need, have) = (wanted[color as usize], found[slot][color as usize]);
    let others = missing(slot) - short(slot, color);
    demand(missing(slot) == 0, Reason::SlotSet { color, need, have, slot: slot as u8 + 1, others })
}

/// A face-up scout tile of the type (B3.2).
fn tile_up(eyes: Eyes<'_>, kind: RewardType) -> Met {
    let board = eyes.board();
    let is_of_kind = |tile: &_| eyes.components.tile(*tile).kind() == kind;
    let down = board.tiles_down.into_iter().filter(is_of_kind).count();
    demand(board.tiles_up.into_iter().any(|tile| is_of_kind(&tile)), Reason::TileType { kind, down })
}

/// The crisis centres of the letter are joined by own cubes (B3.2).
fn linked(eyes: Eyes<'_>, letter: Letter) -> Met {
    let cubes = eyes.board().cubes;
    let ends = eyes.components.map.centres(letter);
    if let Some(location) = ends.without(cubes).into_iter().next() {
        return Err(Reason::NoCentre { letter, location });
    }
    let missing = cubes_missing(eyes, ends);
    demand(missing == 0, Reason::Gap { letter, missing })
}

/// The fewest cubes that would join the ends, both of which are own: going on over own cubes costs nothing, each other
/// location one.
fn cubes_missing(eyes: Eyes<'_>, ends: LocationSet) -> u8 {
    let (map, cubes) = (&eyes.components.map, eyes.board().cubes);
    let over_own = |mut reached: LocationSet| loop {
        let grown = reached.or(map.beside(reached).and(cubes));
        if grown == reached {
            return reached;
        }
        reached = grown;
    };
    let mut reached = over_own(ends.into_iter().next().map_or(LocationSet::NONE, LocationSet::only));
    let mut missing = 0;
    while !ends.is_within(reached) {
        reached = over_own(reached.or(map.beside(reached)));
        missing += 1;
    }
    missing
}

/// B2.11: how many batteries go into what is to be paid now.
pub(super) fn pay(eyes: Eyes<'_>, spot: Spot, index: u8, from: u8, action: Action) -> Met {
    let board = eyes.board();
    let goal = goal_on(eyes, spot, index)?;
    match (Resource::ALL.get(usize::from(from)), action) {
        (Some(&resource), Action::Batteries(n)) => {
            let need = goal.resources[usize::from(from)];
            pay_with(board, resource, need, n)?;
            let missing = missing_after(board, &goal, from, n);
            demand(missing == 0, Reason::RestShort { missing })
        }
        (Some(&resource), _) => Err(Reason::NoChoice { resource, need: goal.resources[usize::from(from)] }),
        (None, Action::PayType(resource, n)) => {
            pay_with(board, resource, goal.of_one_type, n)?;
            // B2.10: of which type does not matter when all are batteries, so it is listed once.
            let is_listed = n < goal.of_one_type || resource == Resource::Food;
            demand(is_listed, Reason::BatteriesAlone { resource: Resource::Food })
        }
        (None, _) => Err(Reason::NameType { need: goal.of_one_type }),
    }
}

/// So many of a resource, so many of them with batteries.
fn pay_with(board: &Board, resource: Resource, need: u8, n: u8) -> Met {
    demand(n <= need, Reason::TooManyBatteries { n, need })?;
    batteries(board, n)?;
    own(board, resource, need - n)
}

/// How many resources of the rest of the cost would be missing after so many batteries went into this part (B2.9).
fn missing_after(board: &Board, goal: &Goal, from: u8, n: u8) -> u8 {
    let mut stock = board.stock;
    stock[usize::from(from)] -= goal.resources[usize::from(from)] - n;
    stock[BATTERY] -= n;
    let mut rest = goal.resources;
    rest[..=usize::from(from)].fill(0);
    let by_type = Resource::ALL.map(|kind| {
        let mut all = rest;
        all[kind as usize] += goal.of_one_type;
        shortage(&stock, &all)
    });
    by_type.into_iter().min().unwrap_or(0).saturating_sub(stock[BATTERY])
}
