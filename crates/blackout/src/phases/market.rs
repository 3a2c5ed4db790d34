//! B5 Phase 5: new objectives.

use game::{Audience, Log, Seat, SeatSet};

use crate::effects::display::{close_ranks, refill, remove_rightmost};
use crate::event::Event;
use crate::flow::{Action, Decision, Frame, Turned};
use crate::rules::Actions;
use crate::sets::CardId;
use crate::state::{End, Eyes, State};

/// B5.2: by the number of cards in the row before the purchase.
pub(crate) fn price(row: &[Option<CardId>; 3]) -> u8 {
    match row.iter().flatten().count() {
        3 => 4,
        2 => 3,
        _ => 2,
    }
}

/// B5.1: pass, or buy a card.
pub(crate) fn legal(eyes: Eyes<'_>, list: &mut Actions) {
    list.push(Action::Done);
    for (r, row) in rows(eyes) {
        let cards = (0..3).filter(|&place: &u8| row[place as usize].is_some());
        list.extend(cards.map(|place| Action::Buy(r, place)));
    }
}

/// B5.1, B5.3: the rows from which the seat can buy a card: it has the dollars and a free spot.
pub(crate) fn rows(eyes: Eyes<'_>) -> impl Iterator<Item = (u8, &[Option<CardId>; 3])> {
    let board = eyes.board();
    let has_spot = board.objectives.iter().any(Option::is_none);
    let is_open = move |row: &[Option<CardId>; 3]| {
        has_spot && row.iter().any(Option::is_some) && board.dollars >= u16::from(price(row))
    };
    (0..).zip(&eyes.table.rows).filter(move |(_, row)| is_open(row))
}

pub(crate) fn apply<L: Log<Event>>(turned: &mut Turned<'_, L>, passes: u8, bought: bool, action: Action) {
    let (seat, n_seats) = (turned.seat, turned.state.table.setup.n_seats);
    let next = Seat::at((seat.index() + 1) % usize::from(n_seats)).unwrap_or(seat);
    if let Action::Buy(row, place) = action {
        turned.then([Frame::Ask(SeatSet::only(next), Decision::Buy { passes: 0, bought: true })]);
        buy(turned, row, place);
        return;
    }
    turned.tell(|| Event::Passed { seat });
    if passes + 1 < n_seats {
        turned.then([Frame::Ask(SeatSet::only(next), Decision::Buy { passes: passes + 1, bought })]);
    } else if n_seats == 1 && !bought {
        discard_for_nothing_bought(turned);
    }
}

fn buy<L: Log<Event>>(turned: &mut Turned<'_, L>, row: u8, place: u8) {
    let seat = turned.seat;
    let display = &mut turned.state.table.rows[row as usize];
    let price = price(display);
    let Some(card) = display[place as usize].take() else { return };
    close_ranks(display);
    // What was paid is told with the card.
    turned.board().dollars -= u16::from(price);
    let Some(spot) = turned.board().objectives.iter().position(Option::is_none) else { return };
    turned.board().objectives[spot] = Some(card);
    turned.tell(|| Event::Bought { seat, card, row: row + 1, spot: spot as u8 + 1, price });
    refill(turned.state, row);
}

/// B5.6: alone, and nothing bought: the rightmost card of the topmost row that has one.
fn discard_for_nothing_bought<L: Log<Event>>(turned: &mut Turned<'_, L>) {
    let row = (0..3).find(|&row: &u8| turned.state.table.rows[row as usize].iter().any(Option::is_some));
    if let Some(row) = row {
        remove_rightmost(turned.state, row, turned.log);
        refill(turned.state, row);
    }
}

/// Three cards come into a row, from the draw deck or else the reserve. The end is triggered the moment the draw deck is
/// empty (B5.5).
pub(crate) fn resolve(state: &mut State, row: u8, cards: [CardId; 3], log: &mut impl Log<Event>) {
    let table = &mut state.table;
    table.rows[row as usize] = cards.map(Some);
    for card in cards {
        table.unseen.remove(card);
        log.tell(Audience::All, || Event::Revealed { card, row: row + 1 });
    }
    if table.draw_left == 0 {
        table.reserve_left -= 3;
        return;
    }
    table.draw_left -= 3;
    if table.draw_left == 0 && table.end == End::Far {
        table.end = End::Triggered;
        log.tell(Audience::All, || Event::EndTriggered);
    }
}
