//! A record deals its own luck, lets it be verified, and knows who sits where, who heard what and who came first.

mod toy;

use game::luck::{Bytes, Seed};
use game::record::{Fault, Flaw, Record, Step, heading};
use game::{Refusal, Seat, Untimely, Viewer};
use toy::{Action, Event, Lanterns, Outcome, Reason};

const GAME: Lanterns = Lanterns::sound();
const SERVER: Bytes = [3; 32];
const ALL: [Seat; 3] = [Seat::A, Seat::B, Seat::C];

type Written = Record<Lanterns>;

fn push(record: &mut Written, step: Step<Lanterns>) -> Result<(), Fault<Reason>> {
    record.push(&GAME, step, &mut ())
}

/// A first round with all lamps dealt from a seed to which A and C have added.
fn dealt() -> (Written, Seed) {
    let mut record = Record::new(&GAME, 9);
    push(&mut record, Step::Entropy(Seat::C, [5; 32])).unwrap();
    push(&mut record, Step::Entropy(Seat::A, [4; 32])).unwrap();
    let seed = record.seed(SERVER);
    // Once everybody is asked there is nothing to deal.
    (0..9).for_each(|_| record.deal(&GAME, seed, &mut ()));
    (record, seed)
}

#[test]
fn the_seed_is_of_the_server_and_of_what_was_added() {
    let (record, seed) = dealt();
    assert_eq!(seed, Seed::of(SERVER, &[(Seat::A, [4; 32]), (Seat::C, [5; 32])]));
    assert_eq!(record.seed(SERVER), seed);
    assert_eq!(Record::new(&GAME, 9).seed(SERVER), Seed::of(SERVER, &[]));
}

#[test]
fn each_draw_is_keyed_by_the_number_of_its_step() {
    let (record, seed) = dealt();
    let chance = |number: u64| {
        let k = seed.draw(number, 6);
        Step::Chance { k, m: 6, outcome: Outcome::Lamp(k as u8 + 1) }
    };
    assert_eq!(record.steps()[2..], [chance(3), chance(4), chance(5)]);
}

#[test]
fn what_is_dealt_is_heard() {
    let (mut record, mut told) = (Written::new(&GAME, 9), Vec::new());
    record.deal(&GAME, Seed(SERVER), &mut told);
    assert_eq!((record.steps().len(), told.len()), (1, 2));
}

#[test]
fn nothing_is_dealt_once_all_others_have_given_up() {
    let mut record = Record::new(&GAME, 9);
    push(&mut record, Step::Resign(Seat::A)).unwrap();
    push(&mut record, Step::Resign(Seat::B)).unwrap();
    let before = record.clone();
    record.deal(&GAME, Seed(SERVER), &mut ());
    assert_eq!(record, before);
}

#[test]
fn the_luck_of_a_record_is_verified() {
    let (mut record, seed) = dealt();
    for seat in ALL {
        push(&mut record, Step::Play(seat, vec![Action::Ready])).unwrap();
    }
    record.deal(&GAME, seed, &mut ());
    assert_eq!(record.verify(seed), Ok(()));
    // Taken back and dealt again, the same chance is another step and another draw.
    push(&mut record, Step::Undo { by: None, from: 5 }).unwrap();
    record.deal(&GAME, seed, &mut ());
    assert_eq!(record.verify(seed), Ok(()));
}

#[test]
fn luck_that_was_bent_is_found_at_its_step() {
    let (mut record, seed) = dealt();
    push(&mut record, Step::Undo { by: None, from: 5 }).unwrap();
    let wanted = seed.draw(7, 6);
    let found = (wanted + 1) % 6;
    push(&mut record, Step::Chance { k: found, m: 6, outcome: Outcome::Lamp(found as u8 + 1) }).unwrap();
    assert_eq!(record.verify(seed), Err((7, Flaw::Luck { found, wanted })));
    assert!(matches!(record.verify(Seed([9; 32])), Err((3..=7, Flaw::Luck { .. }))));
}

#[test]
fn entropy_is_added_once_a_seat_and_never_after_a_step() {
    let late = || Err(Flaw::LateEntropy.into());
    let mut record = Record::new(&GAME, 9);
    push(&mut record, Step::Entropy(Seat::A, [1; 32])).unwrap();
    assert_eq!(push(&mut record, Step::Entropy(Seat::A, [2; 32])), late());
    push(&mut record, Step::Entropy(Seat::B, [2; 32])).unwrap();
    record.deal(&GAME, record.seed(SERVER), &mut ());
    assert_eq!(push(&mut record, Step::Entropy(Seat::C, [3; 32])), late());
    // Who could add after a look at the first draw would choose its luck.
    push(&mut record, Step::Undo { by: None, from: 1 }).unwrap();
    assert_eq!(push(&mut record, Step::Entropy(Seat::C, [3; 32])), late());
}

#[test]
fn nobody_sits_where_nobody_plays() {
    let nobody = || Err(Flaw::NoSeat { seat: Seat::D }.into());
    let steps = [
        Step::Play(Seat::D, vec![Action::Ready]),
        Step::Undo { by: Some(Seat::D), from: 1 },
        Step::Resign(Seat::D),
        Step::Takeover(Seat::D, "bot".into()),
        Step::Entropy(Seat::D, [0; 32]),
    ];
    for step in steps {
        let mut record = Record::new(&GAME, 9);
        assert_eq!(push(&mut record, step), nobody());
        assert_eq!(record, Record::new(&GAME, 9));
    }
}

#[test]
fn who_has_given_up_plays_no_more_until_taken_over() {
    let (mut record, _) = dealt();
    let ready = || Step::Play(Seat::B, vec![Action::Ready]);
    push(&mut record, Step::Resign(Seat::B)).unwrap();
    let not_asked = Fault::Refused(Refusal::Untimely(Untimely::NotAsked { seat: Seat::B }));
    assert_eq!(push(&mut record, ready()), Err(not_asked));
    assert_eq!(record.taken_over(Seat::B), None);
    push(&mut record, Step::Takeover(Seat::B, " greedy\nbot\u{202e} ".into())).unwrap();
    push(&mut record, ready()).unwrap();
    assert_eq!((record.taken_over(Seat::B), record.taken_over(Seat::A)), (Some("greedy bot"), None));
    assert_eq!(Record::from_text(&GAME, &record.to_text(&GAME)), Ok(record));
}

#[test]
fn a_takeover_needs_a_name_and_a_request_an_answer() {
    let (before, _) = dealt();
    for step in [Step::Takeover(Seat::A, " \n".into()), Step::Play(Seat::A, vec![])] {
        let mut record = before.clone();
        assert_eq!(push(&mut record, step), Err(Flaw::Empty.into()));
        assert_eq!(record, before);
    }
}

#[test]
fn a_record_without_a_step_comes_back() {
    let record: Written = Record::new(&GAME, 9);
    assert_eq!(Record::from_text(&GAME, &record.to_text(&GAME)), Ok(record));
}

#[test]
fn a_file_may_begin_with_the_mark_of_some_editors() {
    let (record, _) = dealt();
    let text = format!("\u{feff}{}", record.to_text(&GAME));
    assert_eq!(heading(&text).map(|heading| heading.game), Some("lanterns"));
    assert_eq!(Record::from_text(&GAME, &text), Ok(record));
}

#[test]
fn what_others_may_have_answered_is_not_taken_back_alone() {
    let (mut record, _) = dealt();
    push(&mut record, Step::Play(Seat::A, vec![Action::Bid(2)])).unwrap();
    push(&mut record, Step::Play(Seat::A, vec![Action::Ready])).unwrap();
    // Everybody has heard that A is ready, so that the bid cannot be taken back from under it either.
    for from in [7, 6] {
        let alone = push(&mut record, Step::Undo { by: Some(Seat::A), from });
        assert_eq!(alone, Err(Flaw::Barrier { from }.into()));
    }
    push(&mut record, Step::Undo { by: None, from: 6 }).unwrap();
    assert_eq!(record.state(), dealt().0.state());
}

#[test]
fn each_hears_its_own_of_what_stands() {
    let (mut record, _) = dealt();
    for seat in [Seat::A, Seat::B] {
        push(&mut record, Step::Play(seat, vec![Action::Bid(2)])).unwrap();
    }
    push(&mut record, Step::Undo { by: Some(Seat::B), from: 7 }).unwrap();
    let bids = |viewer: Viewer| -> usize {
        record.heard(&GAME, viewer).iter().filter(|event| matches!(event, Event::Bidden { .. })).count()
    };
    assert_eq!((bids(Seat::A.into()), bids(Seat::B.into()), bids(Viewer::Spectator)), (1, 0, 0));
    // All hear of three lamps whether they are bright, and each the number of its own.
    assert_eq!(record.heard(&GAME, Viewer::Spectator).len(), 3);
    assert_eq!(record.heard(&GAME, Seat::C.into()).len(), 4);
}

#[test]
fn the_last_who_has_not_given_up_comes_first() {
    let (mut record, _) = dealt();
    assert_eq!(record.places(&GAME), None);
    push(&mut record, Step::Resign(Seat::A)).unwrap();
    assert_eq!(record.places(&GAME), None);
    push(&mut record, Step::Resign(Seat::C)).unwrap();
    assert_eq!(record.places(&GAME).unwrap().0, [2, 1, 2, 0]);
}

#[test]
fn at_the_end_the_rules_say_who_came_first() {
    let game = Lanterns { rounds: 1, ..GAME };
    let mut record = Record::new(&game, 9);
    let mut push = |step| record.push(&game, step, &mut ()).unwrap();
    (0..3).for_each(|_| push(Step::Chance { k: 0, m: 6, outcome: Outcome::Lamp(1) }));
    push(Step::Resign(Seat::A));
    push(Step::Takeover(Seat::A, "bot".into()));
    push(Step::Play(Seat::B, vec![Action::Bid(2)]));
    for seat in ALL {
        push(Step::Play(seat, vec![Action::Ready]));
    }
    push(Step::Chance { k: 5, m: 6, outcome: Outcome::Die(6) });
    assert_eq!(record.places(&game).unwrap().0, [2, 1, 2, 0]);
}
