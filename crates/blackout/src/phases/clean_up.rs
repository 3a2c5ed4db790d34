//! B6 Phase 6: clean up.

use game::Log;

use crate::components::{Line, Resource};
use crate::effects::display::remove_rightmost;
use crate::effects::gain::{gain, score};
use crate::effects::pay::pay;
use crate::event::{Cause, Event, Good};
use crate::flow::{Action, Decision, Frame, Run, Turned};
use crate::rules::Actions;
use crate::state::{Eyes, State};

/// B6.1: the rightmost card of each row goes; rows that are then empty are refilled, the top row first.
pub(crate) fn clean_rows(state: &mut State, log: &mut impl Log<Event>) {
    for row in 0..3 {
        remove_rightmost(state, row, log);
    }
    state.table.stack.then([0, 1, 2].map(|row| Frame::Run(Run::Refill(row))));
}

/// B6.2: all food and water go back. Who has neither is not asked.
pub(crate) fn open_waste<L: Log<Event>>(turned: &mut Turned<'_, L>) {
    let (food, water) = (turned.ask(Decision::Food), turned.ask(Decision::Water));
    let board = turned.board();
    if board.has(Resource::Food) > 0 {
        turned.then([food, water]);
    } else if board.has(Resource::Water) > 0 {
        turned.then([water]);
    }
}

/// B6.3: one objective may be discarded.
pub(crate) fn open_discard<L: Log<Event>>(turned: &mut Turned<'_, L>) {
    let ask = turned.ask(Decision::Discard);
    turned.then([ask]);
}

pub(crate) fn legal(eyes: Eyes<'_>, decision: Decision, list: &mut Actions) {
    let board = eyes.board();
    match decision {
        Decision::Food => {
            let food = board.has(Resource::Food);
            let pairs = if has_line(eyes, Line::Feed) { food / 2 } else { 0 };
            if food > 0 {
                list.extend((0..=pairs).map(Action::Feed));
            }
        }
        Decision::Water => {
            let water = board.has(Resource::Water);
            let purified = if has_line(eyes, Line::Purify) { water / 2 } else { 0 };
            for pairs in 0..=(water / 2).min(eyes.table.gps_left()) {
                let more = purified.min(water / 2 - pairs);
                if water > 0 {
                    list.extend((0..=more).map(|purified| Action::Water(pairs, purified)));
                }
            }
        }
        Decision::Discard => {
            list.push(Action::Done);
            list.extend((0..3).filter(|&spot: &u8| board.objectives[spot as usize].is_some()).map(Action::Discard));
        }
        _ => {}
    }
}

/// Whether a finished plan has this line.
pub(crate) fn has_line(eyes: Eyes<'_>, line: Line) -> bool {
    eyes.board().lines(eyes.components, line) > 0
}

pub(crate) fn apply<L: Log<Event>>(turned: &mut Turned<'_, L>, decision: Decision, action: Action) {
    match (decision, action) {
        (Decision::Food, Action::Feed(pairs)) => {
            let food = turned.board().has(Resource::Food);
            pay(turned, Good::Resource(Resource::Food), food);
            earn(turned, Good::Dollars, 2 * (food - 2 * pairs));
            score(turned, 4 * i16::from(pairs), Cause::Feeding);
        }
        (Decision::Water, Action::Water(pairs, purified)) => {
            let water = turned.board().has(Resource::Water);
            pay(turned, Good::Resource(Resource::Water), water);
            earn(turned, Good::Gps, pairs);
            earn(turned, Good::Dollars, 7 * purified + water - 2 * pairs - 2 * purified);
        }
        (Decision::Discard, Action::Discard(spot)) => discard(turned, spot),
        _ => {}
    }
}

fn earn<L: Log<Event>>(turned: &mut Turned<'_, L>, good: Good, n: u8) {
    if n > 0 {
        gain(turned, good, n);
    }
}

/// B6.3: the marks come back; effects already taken stay.
fn discard<L: Log<Event>>(turned: &mut Turned<'_, L>, spot: u8) {
    let seat = turned.seat;
    let board = turned.board();
    let Some(card) = board.objectives[spot as usize].take() else { return };
    board.take_marks_back(spot as usize);
    turned.state.table.discarded.insert(card);
    turned.tell(|| Event::Discarded { seat, card, spot: spot + 1 });
}
