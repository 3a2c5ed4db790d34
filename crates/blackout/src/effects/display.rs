//! The card display: rows that close up, are refilled and lose their rightmost card (B5.4, B5.5, B6.1).

use game::{Audience, Log};

use crate::event::Event;
use crate::flow::{Draw, Frame};
use crate::sets::CardId;
use crate::state::State;

/// B5.4: the cards left in a row keep their order.
pub(crate) fn close_ranks(row: &mut [Option<CardId>; 3]) {
    row.sort_by_key(Option::is_none);
}

/// B5.4, B5.5: an emptied row gets three cards, as long as there are any.
pub(crate) fn refill(state: &mut State, row: u8) {
    let table = &mut state.table;
    let is_empty = table.rows[row as usize].iter().all(Option::is_none);
    if is_empty && table.draw_left + table.reserve_left >= 3 {
        table.stack.then([Frame::Draw(Draw::Row(row))]);
    }
}

/// Takes the rightmost card of a row off the display.
pub(crate) fn remove_rightmost(state: &mut State, row: u8, log: &mut impl Log<Event>) {
    let cards = &mut state.table.rows[row as usize];
    if let Some(card) = cards.iter_mut().rev().find_map(Option::take) {
        state.table.discarded.insert(card);
        log.tell(Audience::All, || Event::Removed { card, row: row + 1 });
    }
}
