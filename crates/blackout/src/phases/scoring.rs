//! B9 End and scoring.

use game::{Audience, BySeat, Log};

use crate::effects::gain::score as score_points;
use crate::event::{Cause, Event};
use crate::flow::Turned;
use crate::rules::Blackout;
use crate::state::{State, Table};

/// B9.2: resources to dollars, dollars to points; tiles; cards.
pub(crate) fn score(rules: &Blackout, state: &mut State, log: &mut impl Log<Event>) {
    for seat in state.table.seats().iter() {
        let board = &mut state.table.boards[seat];
        let sold: u8 = board.stock.iter().sum();
        board.supply += sold;
        board.stock = [0; 7];
        board.dollars += u16::from(sold);
        let for_dollars = (board.dollars / 5) as i16;
        board.dollars %= 5;
        let tiles = board.tiles_up.len();
        let scoring = board.slots.iter().fold(board.held, |cards, slot| cards.or(*slot));
        let for_cards = scoring.into_iter().map(|card| i16::from(rules.components.card(card).points)).sum();
        let mut turned = Turned { rules, state, seat, log };
        score_points(&mut turned, for_dollars, Cause::Dollars);
        score_points(&mut turned, Table::points_for(tiles), Cause::Tiles);
        score_points(&mut turned, for_cards, Cause::Cards);
    }
    log.tell(Audience::All, || Event::Over);
}

/// B9.3: the highest score, then the most dollars; who is equal in both shares the place.
pub(crate) fn places(table: &Table) -> BySeat<u8> {
    let mut places = BySeat::default();
    let standing = |seat| (table.boards[seat].score, table.boards[seat].dollars);
    for seat in table.seats().iter() {
        let better = table.seats().iter().filter(|&other| standing(other) > standing(seat)).count();
        places[seat] = better as u8 + 1;
    }
    places
}
