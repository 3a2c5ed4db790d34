//! B8 Phase 8: refresh, and the end of the round (B9.1).

use game::{Audience, Log, Seat};

use crate::effects::check_mark;
use crate::event::Event;
use crate::flow::{Action, Decision, Frame, Run, Turned};
use crate::rules::Actions;
use crate::sets::{ActionSet, CardSet};
use crate::state::{End, Eyes, State};

/// B8.1: a seat with few enough hand cards may refresh.
pub(crate) fn open<L: Log<Event>>(turned: &mut Turned<'_, L>) {
    let board = turned.board();
    if board.n_hand() <= board.refresh_limit() {
        let ask = turned.ask(Decision::Refresh);
        turned.then([ask]);
    }
}

/// B8.2: the slot with the most cards, any of those tied.
pub(crate) fn legal(eyes: Eyes<'_>, list: &mut Actions) {
    list.push(Action::Done);
    let sizes = eyes.board().slots.map(CardSet::len);
    let most = sizes.into_iter().max().unwrap_or(0);
    list.extend((0..).zip(sizes).filter(|&(_, n)| n > 0 && n == most).map(|(slot, _)| Action::Refresh(slot)));
}

/// Takes the cards; then each unlocked check-mark action may be used once (B8.3).
pub(crate) fn apply<L: Log<Event>>(turned: &mut Turned<'_, L>, action: Action) {
    let Action::Refresh(slot) = action else { return };
    let seat = turned.seat;
    let board = turned.board();
    let taken = core::mem::replace(&mut board.slots[slot as usize], CardSet::NONE);
    board.held = board.held.or(taken);
    turned.tell(|| Event::Refreshed { seat, slot: slot + 1, n: taken.len() as u8 });
    let unlocked = check_mark::unlocked(&turned.rules.components, &turned.state.table.boards[seat]);
    if unlocked != 0 {
        let ask = turned.ask(Decision::CheckMarks(ActionSet::each_of(unlocked)));
        turned.then([ask]);
    }
}

/// B2, B9.1: the marker moves clockwise; the round after the one in which the end was triggered is the last.
pub(crate) fn end_round(state: &mut State, log: &mut impl Log<Event>) {
    let table = &mut state.table;
    let next = match table.end {
        End::LastRound => Run::Score,
        End::Triggered => {
            table.end = End::LastRound;
            log.tell(Audience::All, || Event::LastRound);
            Run::Round
        }
        End::Far => Run::Round,
    };
    let index = (table.first.index() + 1) % usize::from(table.setup.n_seats);
    table.first = Seat::at(index).unwrap_or(table.first);
    table.stack.then([Frame::Run(next)]);
}
