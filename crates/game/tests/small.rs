//! The small things every game is made of: seats and sets of them, the stack, messages and their arguments.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use arrayvec::ArrayVec;
use game::{Arg, BySeat, Frame, Keys, Limits, List, Message, NoSuchSeat, Seat, SeatSet, Stack, Turn, Viewer, messages};

#[test]
fn seats_come_back_from_text_and_place() {
    for (index, (seat, name)) in Seat::ALL.into_iter().zip(["A", "B", "C", "D"]).enumerate() {
        assert_eq!((seat.to_string(), name.parse()), (name.into(), Ok(seat)));
        assert_eq!((seat.index(), Seat::at(index)), (index, Some(seat)));
    }
    assert_eq!(Seat::at(4), None);
    for name in ["", "a", "E", "AB", " A"] {
        assert_eq!(name.parse::<Seat>(), Err(NoSuchSeat));
    }
}

/// Every set of the four seats, as the seats in it.
fn all_sets() -> Vec<Vec<Seat>> {
    let members = |bits: usize| Seat::ALL.into_iter().filter(move |seat| bits >> seat.index() & 1 == 1).collect();
    (0..16).map(members).collect()
}

#[test]
fn sets_hold_what_was_put_in() {
    for seats in all_sets() {
        let set: SeatSet = seats.iter().copied().collect();
        assert_eq!(set.iter().collect::<Vec<Seat>>(), seats);
        assert_eq!((set.len(), set.is_empty()), (seats.len(), seats.is_empty()));
        for seat in Seat::ALL {
            assert_eq!(set.contains(seat), seats.contains(&seat));
            assert!(set.with(seat).contains(seat) && !set.without(seat).contains(seat));
            assert_eq!(set.with(seat).without(seat), set.without(seat));
            assert_eq!(set.with(seat).len(), seats.len() + usize::from(!seats.contains(&seat)));
            assert_eq!(set.without(seat).len(), seats.len() - usize::from(seats.contains(&seat)));
        }
        for others in all_sets() {
            let both: Vec<Seat> = seats.iter().copied().filter(|seat| others.contains(seat)).collect();
            assert_eq!(set.and(others.into_iter().collect()).iter().collect::<Vec<Seat>>(), both);
        }
    }
}

#[test]
fn sets_have_short_ways_to_be_written() {
    assert_eq!(SeatSet::NONE, SeatSet::default());
    assert_eq!(SeatSet::only(Seat::C).iter().collect::<Vec<Seat>>(), [Seat::C]);
    for n in 0..=5 {
        assert_eq!(SeatSet::first(n).iter().collect::<Vec<Seat>>(), Seat::ALL[..n.min(4)]);
    }
    assert_eq!(format!("{:?}", SeatSet::first(2)), "{A, B}");
}

#[test]
fn there_is_one_value_for_each_seat() {
    let mut values = BySeat([1, 2, 3, 4]);
    assert_eq!(Seat::ALL.map(|seat| values[seat]), [1, 2, 3, 4]);
    values[Seat::C] += 7;
    assert_eq!(values, BySeat([1, 2, 10, 4]));
}

#[test]
fn a_viewer_may_be_a_seat() {
    assert_eq!(Viewer::from(Seat::B), Viewer::Seat(Seat::B));
    assert_eq!((Viewer::Seat(Seat::B).seat(), Viewer::Spectator.seat()), (Some(Seat::B), None));
}

#[test]
fn a_turn_asks_its_seats_and_nobody_else() {
    assert_eq!(Turn::Ask(SeatSet::first(2)).asked(), SeatSet::first(2));
    assert_eq!((Turn::Chance.asked(), Turn::Over.asked()), (SeatSet::NONE, SeatSet::NONE));
}

#[test]
fn frames_happen_in_reading_order_before_what_waits() {
    let mut stack: Stack<Frame<u8, u8, u8>, 4> = Stack::default();
    assert_eq!((stack.top(), stack.pop(), stack.len(), stack.is_empty()), (None, None, 0, true));
    stack.then([Frame::Run(1), Frame::Draw(2)]);
    stack.then([Frame::Ask(SeatSet::NONE, 3)]);
    assert_eq!((stack.len(), stack.is_empty(), Stack::<u8, 4>::CAPACITY), (3, false, 4));
    assert_eq!(stack.top(), Some(Frame::Ask(SeatSet::NONE, 3)));
    let popped: Vec<_> = std::iter::from_fn(|| stack.pop()).collect();
    assert_eq!(popped, [Frame::Ask(SeatSet::NONE, 3), Frame::Run(1), Frame::Draw(2)]);
}

#[test]
#[should_panic(expected = "index out of bounds")]
fn a_stack_holds_no_more_than_it_says() {
    let mut stack: Stack<u8, 2> = Stack::default();
    stack.then([1, 2, 3]);
}

#[test]
fn a_list_is_filled_and_emptied() {
    let mut list: ArrayVec<u8, 4> = ArrayVec::default();
    List::add(&mut list, 3);
    List::add(&mut list, 5);
    assert_eq!(list.actions(), [3, 5]);
    List::clear(&mut list);
    assert!(list.actions().is_empty());
}

messages! {
    /// Something to say.
    #[derive(Clone, PartialEq, Eq, Debug)]
    enum Said {
        /// A little.
        Plain = "said-plain",
        /// Much.
        Much { seat: Seat, height: u8, sum: i16, name: String, kind: &'static str } = "said-much" per "T1",
    }
}

#[test]
fn a_message_has_a_key_its_arguments_and_its_rule() {
    let much = Said::Much { seat: Seat::B, height: 3, sum: -4, name: "Ada".into(), kind: "roof" };
    assert_eq!((much.key(), much.rule()), ("said-much", Some("T1")));
    let args = [
        ("seat", Arg::Seat(Seat::B)),
        ("height", Arg::Number(3)),
        ("sum", Arg::Number(-4)),
        ("name", Arg::Text("Ada".into())),
        ("kind", Arg::Case("roof")),
    ];
    assert_eq!(much.args(), args);
    assert_eq!((Said::Plain.key(), Said::Plain.rule(), Said::Plain.args()), ("said-plain", None, vec![]));
    let keys: Vec<_> = Said::KEYS.iter().map(|key| (key.id, key.args.len(), key.variant)).collect();
    assert_eq!(keys, [("said-plain", 0, "Plain"), ("said-much", 5, "Much")]);
}

#[test]
fn a_number_too_large_to_count_with_is_text() {
    assert_eq!(Arg::from(u64::MAX), Arg::Text("18446744073709551615".into()));
    assert_eq!((Arg::from(7_usize), Arg::from(-7_i64)), (Arg::Number(7), Arg::Number(-7)));
    assert_eq!(Arg::from(1_u64 << 53), Arg::Number(1 << 53));
    assert_eq!(Arg::from((1_u64 << 53) + 1), Arg::Text("9007199254740993".into()));
}

#[test]
fn a_bot_learns_that_it_should_stop() {
    let stop = AtomicBool::new(false);
    let limits = Limits { time: Duration::ZERO, stop: &stop };
    assert!(!limits.stopped());
    stop.store(true, Ordering::Relaxed);
    assert!(limits.stopped());
}
