//! Where lists of answers and previews stop, and what can be undone, tried on a game that has every kind of turn.

mod baton;

use baton::{Action, Baton, Event, State};
use game::record::{Flaw, Record, Step};
use game::{Game, Seat, Stop, heard, offers, play_all, preview};

const HELD: State = State::Held(Seat::A);

#[test]
fn answers_stop_at_chance_at_another_seat_and_at_the_end() {
    let stops = [(Action::Hand, State::Held(Seat::B)), (Action::Toss, State::InTheAir), (Action::Drop, State::Dropped)];
    for (last, stopped) in stops {
        let (mut state, mut log) = (HELD, Vec::new());
        let answers = [Action::Keep, Action::Keep, last, Action::Keep];
        assert_eq!(play_all(&Baton, &mut state, Seat::A, &answers, &mut log), Ok(3), "{last:?}");
        assert_eq!((state, log.len()), (stopped, 3));
    }
}

#[test]
fn previews_stop_there_too_and_say_why() {
    let stops = [
        (Action::Keep, 4, Stop::End),
        (Action::Hand, 3, Stop::OtherSeat),
        (Action::Toss, 3, Stop::Chance),
        (Action::Drop, 3, Stop::Over),
    ];
    for (last, played, stop) in stops {
        let shown = preview(&Baton, &HELD, Seat::A, &[Action::Keep, Action::Keep, last, Action::Keep]);
        assert_eq!((shown.played, shown.stop), (played, stop));
        assert_eq!(shown.events, vec![Event::Done { seat: Seat::A }; played]);
    }
}

#[test]
fn what_another_seat_has_heard_and_may_answer_is_a_barrier() {
    let barriers: Vec<(Action, bool)> =
        offers(&Baton, &HELD, Seat::A).into_iter().map(|offer| (offer.action, offer.barrier)).collect();
    // To keep the baton is heard by all as well, but nobody else is asked.
    let barriers_rest = [(Action::Hand, true), (Action::Toss, true), (Action::Drop, true), (Action::Look, true)];
    assert_eq!(barriers[0], (Action::Keep, false));
    assert_eq!(barriers[1..5], barriers_rest);
    // To slip it to somebody is heard by nobody, so it can be taken back until the other has gone on.
    assert_eq!(barriers[5..], [(Action::Slip, false)]);
}

#[test]
fn a_look_ends_a_list_of_answers_and_is_shown_to_no_preview() {
    let answers = [Action::Keep, Action::Look, Action::Keep];
    let mut state = HELD;
    assert_eq!(play_all(&Baton, &mut state, Seat::A, &answers, &mut ()), Ok(2));
    let shown = preview(&Baton, &HELD, Seat::A, &answers);
    assert_eq!((shown.played, shown.stop), (1, Stop::Secret));
}

#[test]
fn a_look_is_not_taken_back_alone_although_nobody_else_was_asked() {
    let mut record = Record::new(&Baton, ());
    let mut push = |step| record.push(&Baton, step, &mut ());
    push(Step::Play(Seat::A, vec![Action::Keep])).unwrap();
    push(Step::Undo { by: Some(Seat::A), from: 1 }).unwrap();
    push(Step::Play(Seat::A, vec![Action::Keep])).unwrap();
    push(Step::Play(Seat::A, vec![Action::Look])).unwrap();
    for from in [3, 4] {
        assert_eq!(push(Step::Undo { by: Some(Seat::A), from }), Err(Flaw::Barrier { from }.into()));
    }
    push(Step::Undo { by: None, from: 3 }).unwrap();
}

#[test]
fn what_another_seat_has_gone_on_from_is_not_offered_to_be_taken_back() {
    let mut record = Record::new(&Baton, ());
    record.push(&Baton, Step::Play(Seat::A, vec![Action::Slip]), &mut ()).unwrap();
    assert_eq!(record.undoable(Seat::A).collect::<Vec<usize>>(), [1]);
    record.push(&Baton, Step::Play(Seat::B, vec![Action::Keep]), &mut ()).unwrap();
    assert_eq!(record.undoable(Seat::A).count(), 0);
    assert_eq!(record.undoable(Seat::B).collect::<Vec<usize>>(), [2]);
    let refused = record.push(&Baton, Step::Undo { by: Some(Seat::A), from: 1 }, &mut ());
    assert_eq!(refused, Err(Flaw::Barrier { from: 1 }.into()));
}

#[test]
fn what_is_taken_back_late_in_a_long_game_leaves_what_was_before() {
    for from in [1, 2, 63, 64, 65, 66, 128, 129, 200] {
        let mut record = Record::new(&Baton, ());
        for step in 0..200 {
            let seat = Seat::ALL[step % 2];
            record.push(&Baton, Step::Play(seat, vec![Action::Slip]), &mut ()).unwrap();
        }
        record.push(&Baton, Step::Undo { by: None, from }, &mut ()).unwrap();
        let holder = Seat::ALL[(from - 1) % 2];
        assert_eq!((record.live().count(), *record.state()), (from - 1, State::Held(holder)), "{from}");
        for step in 0..100 {
            let seat = Seat::ALL[(from - 1 + step) % 2];
            record.push(&Baton, Step::Play(seat, vec![Action::Slip]), &mut ()).unwrap();
        }
        record.push(&Baton, Step::Undo { by: None, from: 202 + 50 }, &mut ()).unwrap();
        assert_eq!(*record.state(), State::Held(holder), "{from}");
    }
}

#[test]
fn a_log_is_heard_by_its_audience() {
    let mut log = Vec::new();
    Baton.act(&mut HELD.clone(), Seat::A, Action::Keep, &mut log);
    for viewer in [Seat::A.into(), Seat::B.into(), game::Viewer::Spectator] {
        assert_eq!(heard(&log, viewer).count(), 1);
    }
    log[0].0 = game::Audience::Only(game::SeatSet::only(Seat::B));
    let hear = |viewer| heard(&log, viewer).count();
    assert_eq!((hear(Seat::A.into()), hear(Seat::B.into()), hear(game::Viewer::Spectator)), (0, 1, 0));
}
