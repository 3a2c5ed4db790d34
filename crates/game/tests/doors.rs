//! The doors, tried on the toy game: what they let through, where they stop, and that a refusal changes nothing.

mod toy;

use game::{
    Audience, Game, Offer, Refusal, Seat, Standing, Stop, Turn, Untimely, offer, offers, play, play_all, preview,
};
use toy::{Action, Event, Label, Lanterns, Outcome, Reason, State};

const GAME: Lanterns = Lanterns::sound();
const ALL: [Seat; 3] = [Seat::A, Seat::B, Seat::C];

/// The first round with all lamps dealt: everybody has nine coins and is asked for a bid.
fn bidding() -> State {
    let mut state = GAME.start(&9);
    for lamp in [1, 4, 6] {
        GAME.resolve(&mut state, Outcome::Lamp(lamp), &mut ());
    }
    state
}

/// The state after these answers.
fn after(mut state: State, answers: &[(Seat, Action)]) -> State {
    for &(seat, action) in answers {
        play(&GAME, &mut state, seat, action, &mut ()).unwrap();
    }
    state
}

/// Bidding in a game of one round in which nobody has a coin.
fn last_round() -> (Lanterns, State) {
    let game = Lanterns { rounds: 1, ..GAME };
    let mut state = game.start(&0);
    for _ in ALL {
        game.resolve(&mut state, Outcome::Lamp(1), &mut ());
    }
    (game, state)
}

fn untimely<T>(why: Untimely) -> Result<T, Refusal<Reason>> {
    Err(Refusal::Untimely(why))
}

#[test]
fn an_answer_is_refused_for_its_reason_and_changes_nothing() {
    let (game, mut over) = last_round();
    for seat in ALL {
        play(&game, &mut over, seat, Action::Ready, &mut ()).unwrap();
    }
    game.resolve(&mut over, Outcome::Die(6), &mut ());
    let ready = after(bidding(), &[(Seat::A, Action::Ready)]);
    let refused = [
        (GAME.start(&9), Seat::A, Action::Ready, untimely(Untimely::Chance)),
        (over, Seat::A, Action::Ready, untimely(Untimely::Over)),
        (bidding(), Seat::D, Action::Ready, untimely(Untimely::NotAsked { seat: Seat::D })),
        (bidding(), Seat::A, Action::Bid(7), Err(Refusal::Rule(Reason::Coins { bid: 7, coins: 6 }))),
        (bidding(), Seat::A, Action::Bid(0), Err(Refusal::Rule(Reason::Coins { bid: 0, coins: 6 }))),
        (bidding(), Seat::A, Action::Unbid, Err(Refusal::Rule(Reason::Nothing))),
        (ready.clone(), Seat::A, Action::Bid(1), Err(Refusal::Rule(Reason::IsReady))),
        (ready, Seat::B, Action::Unready, Err(Refusal::Rule(Reason::NotReady))),
    ];
    for (state, seat, action, why) in refused {
        let (mut tried, mut log) = (state.clone(), Vec::new());
        assert_eq!(play(&GAME, &mut tried, seat, action, &mut log), why);
        assert_eq!((tried, log), (state, Vec::new()), "{action:?}");
    }
}

#[test]
fn what_no_rule_explains_is_not_offered() {
    // The flawed game finds no reason against a bid of coins nobody has; the door refuses it nevertheless.
    let flawed = Lanterns { flaw: Some(toy::Flaw::Legal), ..GAME };
    let mut state = bidding();
    let refused = play(&flawed, &mut state, Seat::A, Action::Bid(7), &mut ());
    assert_eq!(refused, untimely(Untimely::NotOffered));
    assert_eq!(state, bidding());
}

#[test]
fn refusals_say_what_they_are() {
    let message = |refusal: Refusal<Reason>| (refusal.message().key(), refusal.message().rule());
    assert_eq!(message(Refusal::Untimely(Untimely::Over)), ("refused-over", None));
    assert_eq!(message(Refusal::Rule(Reason::Nothing)), ("toy-nothing", Some("T2")));
}

#[test]
fn answers_are_carried_out_together() {
    let (mut state, mut log) = (bidding(), Vec::new());
    let answers = [Action::Bid(2), Action::Bid(3), Action::Ready, Action::Unready];
    assert_eq!(play_all(&GAME, &mut state, Seat::B, &answers, &mut log), Ok(4));
    assert_eq!(state, after(bidding(), &answers.map(|action| (Seat::B, action))));
    let events: Vec<&Event> = log.iter().map(|(_, event)| event).collect();
    let bid = |coins| Event::Bidden { seat: Seat::B, coins };
    let ready = |ready| Event::Ready { seat: Seat::B, ready };
    assert_eq!(events, [&bid(2), &bid(3), &ready(1), &ready(0)]);
    assert_eq!(log[0].0, Audience::Only(game::SeatSet::only(Seat::B)));
    assert_eq!(log[2].0, Audience::All);
}

#[test]
fn one_refused_answer_refuses_all_and_leaves_state_and_log_untouched() {
    for (answers, place, why) in [
        (vec![Action::Bid(7)], 0, Reason::Coins { bid: 7, coins: 6 }),
        (vec![Action::Bid(2), Action::Ready, Action::Bid(3)], 2, Reason::IsReady),
        (vec![Action::Bid(2), Action::Unbid, Action::Unbid, Action::Ready], 2, Reason::Nothing),
    ] {
        let kept = (Audience::All, Event::Rolled { die: 1 });
        let (mut state, mut log) = (bidding(), vec![kept.clone()]);
        let refused = play_all(&GAME, &mut state, Seat::B, &answers, &mut log);
        assert_eq!(refused, Err((place, Refusal::Rule(why))));
        assert_eq!((state, log), (bidding(), vec![kept]));
    }
}

#[test]
fn answers_stop_where_chance_comes_first() {
    let almost = after(bidding(), &[(Seat::A, Action::Ready), (Seat::B, Action::Ready)]);
    let (mut state, mut log) = (almost.clone(), Vec::new());
    // What comes after the stop is not even looked at.
    let answers = [Action::Bid(1), Action::Ready, Action::Bid(99)];
    assert_eq!(play_all(&GAME, &mut state, Seat::C, &answers, &mut log), Ok(2));
    assert_eq!(GAME.turn(&state), Turn::Chance);
    assert_eq!(state, after(almost, &[(Seat::C, Action::Bid(1)), (Seat::C, Action::Ready)]));
    assert_eq!(log.len(), 5);
}

#[test]
fn no_answers_are_no_answer() {
    let mut state = bidding();
    assert_eq!(play_all(&GAME, &mut state, Seat::A, &[], &mut ()), Ok(0));
    assert_eq!(state, bidding());
    let unasked = Err((0, Refusal::Untimely(Untimely::NotAsked { seat: Seat::D })));
    assert_eq!(play_all(&GAME, &mut state, Seat::D, &[], &mut ()), unasked);
}

#[test]
fn a_preview_goes_to_the_end_of_the_list() {
    let shown = preview(&GAME, &bidding(), Seat::A, &[Action::Bid(4), Action::Ready]);
    let answered = after(bidding(), &[(Seat::A, Action::Bid(4)), (Seat::A, Action::Ready)]);
    assert_eq!((shown.played, shown.stop), (2, Stop::End));
    assert_eq!(shown.view, GAME.view(&answered, Seat::A.into()));
    let events = [Event::Bidden { seat: Seat::A, coins: 4 }, Event::Ready { seat: Seat::A, ready: 1 }];
    assert_eq!(shown.events, events);
}

#[test]
fn a_preview_of_nothing_shows_what_is() {
    let shown = preview(&GAME, &bidding(), Seat::B, &[]);
    assert_eq!((shown.played, shown.stop, shown.events), (0, Stop::End, vec![]));
    assert_eq!(shown.view, GAME.view(&bidding(), Seat::B.into()));
}

#[test]
fn a_preview_stops_before_what_is_hidden() {
    let almost = after(bidding(), &[(Seat::A, Action::Bid(3)), (Seat::A, Action::Ready), (Seat::B, Action::Ready)]);
    let shown = preview(&GAME, &almost, Seat::C, &[Action::Bid(1), Action::Ready, Action::Bid(2)]);
    assert_eq!((shown.played, shown.stop), (1, Stop::Secret));
    assert_eq!(shown.events, [Event::Bidden { seat: Seat::C, coins: 1 }]);
}

#[test]
fn a_preview_stops_before_what_is_refused() {
    let shown = preview(&GAME, &bidding(), Seat::A, &[Action::Bid(1), Action::Bid(7), Action::Bid(2)]);
    let why = Refusal::Rule(Reason::Coins { bid: 7, coins: 6 });
    assert_eq!((shown.played, shown.stop), (1, Stop::Refused(why)));
    let shown = preview(&GAME, &bidding(), Seat::D, &[Action::Ready]);
    let why = Refusal::Untimely(Untimely::NotAsked { seat: Seat::D });
    assert_eq!((shown.played, shown.stop), (0, Stop::Refused(why)));
}

#[test]
fn a_preview_changes_nothing() {
    let state = bidding();
    preview(&GAME, &state, Seat::A, &[Action::Bid(4), Action::Ready]);
    assert_eq!(state, bidding());
}

#[test]
fn a_secret_bid_is_no_barrier_but_readiness_is() {
    let barriers: Vec<(Action, bool)> =
        offers(&GAME, &bidding(), Seat::A).into_iter().map(|offer| (offer.action, offer.barrier)).collect();
    let bids = (1..=6).map(|coins| (Action::Bid(coins), false));
    let expected: Vec<(Action, bool)> = [(Action::Ready, true), (Action::Nod, true)].into_iter().chain(bids).collect();
    assert_eq!(barriers, expected);
}

#[test]
fn what_shows_the_bids_and_lets_chance_decide_is_a_barrier() {
    let almost = after(bidding(), &[(Seat::A, Action::Ready), (Seat::B, Action::Ready)]);
    assert!(offer(&GAME, &almost, Seat::C, Action::Ready).barrier);
    assert!(!offer(&GAME, &almost, Seat::C, Action::Bid(1)).barrier);
    assert!(offer(&GAME, &almost, Seat::A, Action::Unready).barrier);
}

#[test]
fn an_offer_says_what_it_is_and_costs() {
    let offered = offer(&GAME, &bidding(), Seat::A, Action::Bid(3));
    let expected = Offer {
        action: Action::Bid(3),
        notation: "bid-3".into(),
        label: Label::Do { what: "bid-3".into() },
        cost: Some(Label::Coins { coins: 3 }),
        caution: None,
        standing: Standing::OPTION,
        barrier: false,
    };
    assert_eq!(offered, expected);
    assert_eq!(offer(&GAME, &bidding(), Seat::A, Action::Ready).cost, None);
}

#[test]
fn who_is_not_asked_is_offered_nothing() {
    assert_eq!(offers(&GAME, &bidding(), Seat::D), []);
    assert_eq!(offers(&GAME, &GAME.start(&9), Seat::A), []);
}
