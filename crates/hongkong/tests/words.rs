//! What is said to people: prompts, labels, and the arguments of reasons and events.

mod table;

use std::collections::BTreeSet;

use game::{Arg, Game, Keys, Message, Seat, Viewer, offers};
use hongkong::{Event, HongKong, Label, Piece, Placement, Player, Reason, Setup, State};
use table::{START, after, alone, at, full, none_left, on_roof, roof_too_low, too_low};

/// A has c1 and can take b1.
const TEXT: &str = ".,1B,2A,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,1B A 4 18-5-5 18-5-5";

fn label(placement: &str, viewer: Viewer) -> Label {
    HongKong.label(&HongKong.view(&State::Play(at(TEXT)), viewer), placement.parse().unwrap())
}

#[test]
fn a_label_says_what_a_placement_does() {
    let me = Seat::A.into();
    let plot = |name: &str| name.parse().unwrap();
    assert_eq!(label("a1", me), Label::Found { piece: Piece::Standard, plot: plot("a1") });
    assert_eq!(label("c1^", me), Label::Raise { piece: Piece::Roof, plot: plot("c1"), height: 3 });
    assert_eq!(label("b1!", me), Label::Take { piece: Piece::Fast, plot: plot("b1"), height: 2 });
    // To B it is the other way round.
    assert_eq!(label("b1", Seat::B.into()), Label::Raise { piece: Piece::Standard, plot: plot("b1"), height: 2 });
}

#[test]
fn the_prompt_knows_the_second_piece() {
    let prompt = |state: State| HongKong.prompt(&HongKong.view(&state, Seat::A.into()));
    assert_eq!(prompt(State::Play(at(START))), Label::Ask);
    assert_eq!(prompt(State::Play(at(&after(START, "a1!")))), Label::AskSecond);
    assert_eq!(prompt(State::Draw), Label::Ask);
}

#[test]
fn offers_cost_nothing_and_are_undone_until_the_turn_ends() {
    let offered = offers(&HongKong, &State::Play(at(TEXT)), Seat::A);
    for offer in &offered {
        assert_eq!(offer.cost, None);
        assert_eq!(offer.notation, offer.action.to_string());
        // A fast block leaves the turn with its player, so nobody can have answered it yet.
        assert_eq!(offer.barrier, offer.action.piece != Piece::Fast, "{}", offer.notation);
    }
    assert_eq!(offered.len(), 3 * (22 + 2));
    assert!(offers(&HongKong, &State::Play(at(TEXT)), Seat::B).is_empty());
}

#[test]
fn nothing_is_hidden() {
    for viewer in [Viewer::Spectator, Seat::A.into(), Seat::B.into()] {
        let view = HongKong.view(&State::Play(at(TEXT)), viewer);
        assert_eq!((view.viewer, view.state), (viewer, State::Play(at(TEXT))));
        assert_eq!(view.my_turn().is_some(), viewer == Seat::A.into());
        assert!(!HongKong.reveals(&view, "a1".parse().unwrap()));
    }
    let seats = HongKong.seats(&Setup::Draw);
    assert_eq!(seats.iter().collect::<Vec<Seat>>(), [Seat::A, Seat::B]);
    assert_eq!(HongKong.why_not(&HongKong.view(&State::Draw, Seat::A.into()), "a1".parse().unwrap()), None);
    assert_eq!((HongKong.edition().rules, HongKong.edition().components), (HongKong::RULES, None));
}

#[test]
fn reasons_name_their_rule_and_their_numbers() {
    let text = |text: &str| Arg::Text(text.into());
    let reasons = [
        (none_left(Piece::Standard), "K1", vec![("piece", Arg::Case("standard"))]),
        (none_left(Piece::Fast), "K1", vec![("piece", Arg::Case("fast"))]),
        (none_left(Piece::Roof), "K1", vec![("piece", Arg::Case("roof"))]),
        (Reason::SecondFast, "K2", vec![]),
        (Reason::Centre, "K3", vec![]),
        (on_roof("b2"), "K4", vec![("plot", text("b2"))]),
        (full("b2"), "K4", vec![("plot", text("b2"))]),
        (alone("b2", 3), "K6", vec![("plot", text("b2")), ("height", Arg::Number(3))]),
        (
            too_low("b2", 3, 1),
            "K6",
            vec![("plot", text("b2")), ("height", Arg::Number(3)), ("tallest", Arg::Number(1))],
        ),
        (
            roof_too_low("b2", 3, 1),
            "K7",
            vec![("plot", text("b2")), ("height", Arg::Number(3)), ("roofs", Arg::Number(1))],
        ),
    ];
    for (reason, rule, args) in reasons {
        assert_eq!((reason.rule(), reason.args()), (Some(rule), args), "{reason:?}");
    }
    assert_eq!(Arg::from(Player::B), Arg::Seat(Seat::B));
}

#[test]
fn keys_are_told_apart() {
    let all = [Reason::KEYS, Event::KEYS, Label::KEYS].concat();
    let ids: BTreeSet<&str> = all.iter().map(|key| key.id).collect();
    assert_eq!(ids.len(), all.len());
    assert!(ids.iter().all(|id| id.starts_with("hongkong-")));
}

#[test]
fn scores_change_with_what_is_founded_and_taken() {
    let placement = |text: &str| text.parse::<Placement>().unwrap();
    let mut state = State::Play(at(TEXT));
    assert_eq!(HongKong.scores(&state).0, [1, 2, 0, 0]);
    let mut told = Vec::new();
    HongKong.act(&mut state, Seat::A, placement("b1!"), &mut told);
    HongKong.act(&mut state, Seat::A, placement("a1^"), &mut told);
    let changes: Vec<[i16; 4]> = told.iter().map(|(_, event)| HongKong.score_change(event).0).collect();
    assert_eq!(changes, [[1, -1, 0, 0], [1, 0, 0, 0]]);
    assert_eq!(HongKong.scores(&state).0, [3, 1, 0, 0]);
    assert_eq!(HongKong.score_change(&Event::Drawn { each: 5 }).0, [0; 4]);
    assert_eq!(HongKong.scores(&State::Draw).0, [0; 4]);
}
