//! B2 The round, and phase 1: dice and planning.

use game::{Audience, Log, SeatSet};

use crate::components::{Resource, doubles};
use crate::event::Event;
use crate::flow::{Action, Decision, Draw, Frame, Phase, Run, Turned};
use crate::rules::Actions;
use crate::sets::DistrictSet;
use crate::state::{Eyes, State};

/// The colours of the dice, in their order.
const DICE: [&str; 3] = ["red", "yellow", "blue"];

/// B2: a new round: the dice, planning, then the other phases.
pub(crate) fn begin_round(state: &mut State, log: &mut impl Log<Event>) {
    let table = &mut state.table;
    table.round += 1;
    table.searched = DistrictSet::NONE;
    table.ready = SeatSet::NONE;
    table.dice = [None; 3];
    let (round, seat, seats) = (table.round, table.first, table.seats());
    log.tell(Audience::All, || Event::Round { round, seat });
    table.stack.then([Frame::Draw(Draw::Dice(0b111)), Frame::Ask(seats, Decision::Plan), Frame::Run(Run::Planned)]);
}

/// B2.1: dice that show the same as another are rolled again, and only those.
pub(crate) fn resolve(state: &mut State, faces: [Option<Resource>; 3], log: &mut impl Log<Event>) {
    let dice = &mut state.table.dice;
    for (n, face) in faces.into_iter().enumerate() {
        if let Some(resource) = face {
            let (color, is_first) = (DICE[n], dice[n].replace(resource).is_none());
            log.tell(Audience::All, || {
                if is_first { Event::Rolled { color, resource } } else { Event::RolledAgain { color, resource } }
            });
        }
    }
    let again = doubles(dice);
    if again != 0 {
        state.table.stack.then([Frame::Draw(Draw::Dice(again))]);
    }
}

/// B2.2: at most one hand card in each open slot, changed as often as one likes until all are ready.
pub(crate) fn legal(eyes: Eyes<'_>, list: &mut Actions) {
    if eyes.table.ready.contains(eyes.seat) {
        list.push(Action::Unready);
        return;
    }
    list.push(Action::Ready);
    let hand = eyes.hand();
    for slot in 0..eyes.board().n_open_slots() as u8 {
        if eyes.planned()[slot as usize].is_some() {
            list.push(Action::Unplan(slot));
        }
        hand.into_iter().for_each(|card| list.push(Action::Plan(slot, card)));
    }
}

pub(crate) fn apply<L: Log<Event>>(turned: &mut Turned<'_, L>, action: Action) {
    let seat = turned.seat;
    let me = Audience::Only(SeatSet::only(seat));
    let planned = &mut turned.state.secret.planned[seat];
    match action {
        Action::Plan(slot, card) => {
            planned[slot as usize] = Some(card);
            turned.log.tell(me, || Event::Planned { seat, slot: slot + 1, card });
        }
        Action::Unplan(slot) => {
            planned[slot as usize] = None;
            turned.log.tell(me, || Event::Unplanned { seat, slot: slot + 1 });
        }
        Action::Ready => {
            turned.state.table.ready = turned.state.table.ready.with(seat);
            turned.tell(|| Event::Ready { seat });
        }
        Action::Unready => {
            turned.state.table.ready = turned.state.table.ready.without(seat);
            turned.tell(|| Event::NotReady { seat });
        }
        _ => {}
    }
}

/// Planning is over: all see where cards lie face down, and the phases follow (B2).
pub(crate) fn end(state: &mut State) {
    let table = &mut state.table;
    for seat in table.seats().iter() {
        let planned = &state.secret.planned[seat];
        let slots = (0..planned.len()).filter(|&slot| planned[slot].is_some());
        table.boards[seat].face_down = slots.fold(0, |set, slot| set | 1 << slot);
    }
    let first = SeatSet::only(table.first);
    table.stack.then([
        Frame::Run(Run::Turn(Phase::Deploy, 0)),
        Frame::Run(Run::Turn(Phase::Objectives, 0)),
        Frame::Run(Run::Turn(Phase::Scout, 0)),
        Frame::Ask(first, Decision::Buy { passes: 0, bought: false }),
        Frame::Run(Run::CleanRows),
        Frame::Run(Run::Turn(Phase::Waste, 0)),
        Frame::Run(Run::Turn(Phase::Discard, 0)),
        Frame::Run(Run::Secure(0)),
        Frame::Run(Run::Turn(Phase::Refresh, 0)),
        Frame::Run(Run::EndRound),
    ]);
}
