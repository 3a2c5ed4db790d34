//! B7 Phase 7: secure districts.

use game::{Audience, Log, SeatSet};

use crate::effects::check_mark::N_BOARD_ACTIONS;
use crate::effects::gain::score as score_points;
use crate::event::{Cause, Event};
use crate::flow::{Action, Decision, Frame, Run, Turned};
use crate::label::BOARD_ACTIONS;
use crate::rules::{Actions, Blackout};
use crate::sets::{District, DistrictSet};
use crate::state::{Eyes, State, Table, TilePlace};

/// B7.1: the districts in the box's order, each once per game; from this one on the first that somebody surrounds.
pub(crate) fn secure_next(rules: &Blackout, state: &mut State, n: u8, log: &mut impl Log<Event>) {
    let table = &mut state.table;
    let surround = |district| {
        let ring = rules.components.map.ring(district);
        table.seats().iter().filter(|&seat| ring.is_within(table.boards[seat].cubes)).collect::<SeatSet>()
    };
    let open = DistrictSet::first(District::COUNT).without(DistrictSet::first(usize::from(n)).or(table.secured));
    let mut surrounded = open.into_iter().map(|district| (district, surround(district)));
    let Some((district, surrounds)) = surrounded.find(|(_, seats)| !seats.is_empty()) else { return };
    table.secured.insert(district);
    table.stack.then([Frame::Run(Run::Secure(district.index() as u8 + 1))]);
    remove_tiles(state, district);
    log.tell(Audience::All, || Event::Secured { district });
    state.table.stack.then([Frame::Run(Run::ScoreDistrict(district))]);
    // B7.2: clockwise from the starting player; what is pushed last happens first.
    for place in (0..state.table.setup.n_seats).rev() {
        let Some(seat) = state.table.in_order(place).filter(|&seat| surrounds.contains(seat)) else { continue };
        let board = &mut state.table.boards[seat];
        if board.unlocked == (1 << N_BOARD_ACTIONS) - 1 {
            // Without markers a supply cube; without one, nothing.
            if board.supply > 0 {
                board.supply -= 1;
                log.tell(Audience::All, || Event::Occupied { seat, district });
            }
        } else {
            state.table.stack.then([Frame::Ask(SeatSet::only(seat), Decision::Mark(district))]);
        }
    }
}

/// B7.1: the tiles leave the game unseen.
fn remove_tiles(state: &mut State, district: District) {
    let d = district.index();
    for place in 0..3 {
        let left = match state.table.tiles[d][place] {
            TilePlace::FaceUp(tile) => {
                state.table.tiles_gone.insert(tile);
                TilePlace::Empty
            }
            TilePlace::FaceDown => TilePlace::Gone,
            left => left,
        };
        state.table.tiles[d][place] = left;
    }
}

/// One of the markers still on the board.
pub(crate) fn legal(eyes: Eyes<'_>, list: &mut Actions) {
    list.extend((0..N_BOARD_ACTIONS).filter(|action| eyes.board().unlocked >> action & 1 == 0).map(Action::Mark));
}

pub(crate) fn apply<L: Log<Event>>(turned: &mut Turned<'_, L>, district: District, action: Action) {
    let Action::Mark(action) = action else { return };
    let seat = turned.seat;
    turned.board().unlocked |= 1 << action;
    turned.tell(|| Event::Marked { seat, district, action: BOARD_ACTIONS[action as usize] });
}

/// B7.1: every seat scores its own cubes round the district.
pub(crate) fn score(rules: &Blackout, state: &mut State, district: District, log: &mut impl Log<Event>) {
    let ring = rules.components.map.ring(district);
    for place in 0..state.table.setup.n_seats {
        if let Some(seat) = state.table.in_order(place) {
            let n = state.table.boards[seat].cubes.and(ring).len();
            score_points(&mut Turned { rules, state, seat, log }, Table::points_for(n), Cause::District);
        }
    }
}
