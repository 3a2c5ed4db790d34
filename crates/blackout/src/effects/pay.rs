//! Paying: goals resource by resource, single goods, batteries (B2.9–B2.11, B3.2).

use game::Log;

use super::gain;
use super::requirement::{can_pay, goal_at};
use crate::components::{Goal, Resource};
use crate::event::{Event, Good};
use crate::flow::{Action, Decision, Spot, Tender, Turned};
use crate::rules::Actions;
use crate::state::{BATTERY, Board, Eyes};

/// Pays so many of a good. What leaves the rondel returns to the supply (B0.7).
pub(crate) fn pay<L: Log<Event>>(turned: &mut Turned<'_, L>, good: Good, n: u8) {
    if n == 0 {
        return;
    }
    let seat = turned.seat;
    let board = &mut turned.state.table.boards[seat];
    match good {
        Good::Dollars => board.dollars -= u16::from(n),
        Good::Gps => board.gps -= n,
        Good::Transport => board.transport -= n,
        Good::Resource(resource) => {
            board.stock[resource as usize] -= n;
            board.supply += n;
        }
        Good::Battery => {
            board.stock[BATTERY] -= n;
            board.supply += n;
        }
    }
    turned.tell(|| Event::Paid { seat, good, n });
}

/// Pays one resource, with itself or a battery (B2.10).
pub(crate) fn pay_one<L: Log<Event>>(turned: &mut Turned<'_, L>, resource: Resource, tender: Tender) {
    match tender {
        Tender::Own => pay(turned, Good::Resource(resource), 1),
        Tender::Battery => pay(turned, Good::Battery, 1),
    }
}

/// Whether one of the resource can be paid so.
pub(crate) fn has(board: &Board, resource: Resource, tender: Tender) -> bool {
    match tender {
        Tender::Own => board.has(resource) > 0,
        Tender::Battery => board.batteries() > 0,
    }
}

/// The ways to pay one of these resources: each with itself, and a battery, listed once.
pub(crate) fn ways(board: &Board, resources: &[Resource]) -> impl Iterator<Item = (Resource, Tender)> {
    let own = resources.iter().filter(|&&resource| board.has(resource) > 0).map(|&resource| (resource, Tender::Own));
    let battery = resources.first().filter(|_| board.batteries() > 0).map(|&resource| (resource, Tender::Battery));
    own.chain(battery)
}

/// B2.9: a battery for $5.
pub(crate) fn buy_battery<L: Log<Event>>(turned: &mut Turned<'_, L>) {
    pay(turned, Good::Dollars, 5);
    gain::gain(turned, Good::Battery, 1);
}

/// The frame that asks for the rest of a goal's payment, if something is left to pay.
fn rest<L: Log<Event>>(turned: &mut Turned<'_, L>, goal: &Goal, spot: Spot, index: u8, from: u8) {
    let next = (from..6).find(|&resource| goal.resources[resource as usize] > 0);
    if let Some(from) = next.or((goal.of_one_type > 0 && from <= 6).then_some(6)) {
        let ask = turned.ask(Decision::Pay { spot, goal: index, from });
        turned.then([ask]);
    }
}

/// Pays a goal: dollars at once, then resource by resource (B3.1).
pub(crate) fn open<L: Log<Event>>(turned: &mut Turned<'_, L>, spot: Spot, index: u8) {
    let table = &turned.state.table;
    let goal = goal_at(&turned.rules.components, table, &table.boards[turned.seat], spot, index);
    if let Some(goal) = goal {
        pay(turned, Good::Dollars, goal.dollars);
        rest(turned, &goal, spot, index, 0);
    }
}

/// Lists how many batteries may go into the payment, so that what is left can still be paid (B2.9, B2.11).
pub(crate) fn legal(eyes: Eyes<'_>, spot: Spot, index: u8, from: u8, list: &mut Actions) {
    let board = eyes.board();
    let Some(goal) = goal_at(eyes.components, eyes.table, board, spot, index) else { return };
    if from < 6 {
        let need = goal.resources[from as usize];
        let mut left = goal.resources;
        left[..=from as usize].fill(0);
        for batteries in 0..=need {
            if let Some(stock) = after_paying(&board.stock, from as usize, need, batteries)
                && can_pay(&stock, &left, goal.of_one_type)
            {
                list.push(Action::Batteries(batteries));
            }
        }
        return;
    }
    let need = goal.of_one_type;
    for resource in Resource::ALL {
        for batteries in 0..need {
            if after_paying(&board.stock, resource as usize, need, batteries).is_some() {
                list.push(Action::PayType(resource, batteries));
            }
        }
    }
    // B2.10: even all of them; of which type does not matter then, so it is listed once.
    if after_paying(&board.stock, 0, need, need).is_some() {
        list.push(Action::PayType(Resource::Food, need));
    }
}

/// The stock after paying so many of a kind, so many of them with batteries, if it goes so far.
fn after_paying(stock: &[u8; 7], kind: usize, need: u8, batteries: u8) -> Option<[u8; 7]> {
    let mut after = *stock;
    after[kind] = after[kind].checked_sub(need - batteries)?;
    after[BATTERY] = after[BATTERY].checked_sub(batteries)?;
    Some(after)
}

/// Pays one part of a goal and asks for the next.
pub(crate) fn apply<L: Log<Event>>(turned: &mut Turned<'_, L>, spot: Spot, index: u8, from: u8, action: Action) {
    let table = &turned.state.table;
    let Some(goal) = goal_at(&turned.rules.components, table, &table.boards[turned.seat], spot, index) else { return };
    match action {
        Action::Batteries(batteries) => {
            let resource = Resource::ALL[from as usize];
            pay(turned, Good::Resource(resource), goal.resources[from as usize] - batteries);
            pay(turned, Good::Battery, batteries);
            rest(turned, &goal, spot, index, from + 1);
        }
        Action::PayType(resource, batteries) => {
            pay(turned, Good::Resource(resource), goal.of_one_type - batteries);
            pay(turned, Good::Battery, batteries);
        }
        _ => {}
    }
}
