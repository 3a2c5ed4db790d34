//! Every sentence of the rules K9 and K10: when a game ends, and who has won.

mod games;
mod table;

use game::{Game, Message, Refusal, Seat, Untimely, play};
use hongkong::{Ending, Event, HongKong, Piece, Player, Position, State};
use table::{after, allows, at, is_over, none_left, refuses, told};

/// One plot is empty, e5.
const LAST_PLOT: &str = "1A,1B,1A,1B,1A/1B,1A,1B,1A,1B/1A,1B,1A,1B,1A/1B,1A,1B,1A,1B/1A,1B,1A,1B,. A 24 8-5-5 8-5-5";
/// Each player has one standard block and three fast blocks left.
const LAST_TURNS: &str = "4A,.,.,.,./5b,5b,5b,5b,5b/.,.,.,.,./5a,5a,5a,4a,4a/.,.,.,.,. B 48 1-3-0 1-3-0";

#[test]
fn k9_the_game_ends_after_the_turn_that_fills_the_board() {
    assert!(!is_over(LAST_PLOT));
    for turn in ["e5", "e5^", "e5! e5", "e5! a1^", "a1! e5"] {
        assert!(is_over(&after(LAST_PLOT, turn)), "{turn}");
    }
    assert!(!is_over(&after(LAST_PLOT, "a1")));
    assert!(!is_over(&after(LAST_PLOT, "a1! a1")));
}

#[test]
fn k9_but_not_within_the_turn() {
    let open = after(LAST_PLOT, "e5!");
    assert!(at(&open).empty().is_empty());
    assert!(!is_over(&open));
    allows(&open, "e5 e5^ a1 a1^");
    assert_eq!(told(LAST_PLOT, "e5!").len(), 1);
}

#[test]
fn k9_a_full_board_ends_it_whatever_is_left() {
    let end = after(LAST_PLOT, "e5");
    assert_eq!(at(&end).turns(), 25);
    assert!(told(LAST_PLOT, "e5").contains(&Event::BoardFull));
    assert!(at(&end).supply(Player::A).of(Piece::Standard) > 0);
}

#[test]
fn k9_the_game_ends_when_both_have_used_all_standard_blocks_and_roofs() {
    assert!(!is_over(LAST_TURNS));
    let one_left = after(LAST_TURNS, "c1");
    assert!(!is_over(&one_left));
    let end = after(&one_left, "d1");
    assert!(is_over(&end));
    assert!(!at(&end).empty().is_empty());
    assert!(told(&one_left, "d1").contains(&Event::UsedUp));
    // Fast blocks may be left.
    assert!(Player::BOTH.iter().all(|&player| at(&end).supply(player).fast > 0));
}

#[test]
fn k9_nor_does_it_end_within_the_last_turn() {
    let one_left = after(LAST_TURNS, "c1! c1");
    let open = after(&one_left, "d1!");
    assert!(!is_over(&open));
    assert!(is_over(&after(&open, "e1")));
}

#[test]
fn k9_each_player_has_25_turns_at_most() {
    let last = after(LAST_TURNS, "c1");
    assert_eq!(at(&last).turns(), 49);
    refuses(&last, "d1^", &none_left(Piece::Roof));
    assert_eq!(at(&after(&last, "d1")).turns(), 2 * Position::TURNS_EACH);
}

#[test]
fn k9_nothing_is_played_after_the_end() {
    for end in [after(LAST_PLOT, "e5"), after(&after(LAST_TURNS, "c1"), "d1")] {
        let position = at(&end);
        assert!(position.legal().iter().all(|plots| plots.is_empty()));
        for seat in [Seat::A, Seat::B] {
            let mut state = State::Play(position);
            let late = play(&HongKong, &mut state, seat, "a1".parse().unwrap(), &mut ());
            assert_eq!(late, Err(Refusal::Untimely(Untimely::Over)));
            assert_eq!(state, State::Play(position));
        }
    }
}

#[test]
fn k9_the_player_to_move_always_has_a_legal_placement() {
    for seed in 0..300 {
        for position in games::positions(seed) {
            assert_eq!(position.legal().iter().all(|plots| plots.is_empty()), position.is_over(), "{position}");
            assert!(position.is_open() || position.is_over() || !position.empty().is_empty(), "{position}");
        }
    }
}

#[test]
fn k10_control_is_by_the_topmost_piece() {
    let position = at("2A,2B,3a,1b,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,. A 8 17-5-4 17-5-4");
    let controlled =
        |player| position.controlled(player).iter().map(|plot| plot.to_string()).collect::<Vec<_>>().join(" ");
    assert_eq!((controlled(Player::A), controlled(Player::B)), ("a1 c1".into(), "b1 d1".into()));
}

#[test]
fn k10_more_buildings_win() {
    let end = after(LAST_PLOT, "e5");
    assert_eq!(at(&end).ending(), Some(Ending::Buildings { winner: Player::A, more: 13, fewer: 12 }));
    assert_eq!(told(LAST_PLOT, "e5").last(), Some(&Event::Won { seat: Seat::A, more: 13, fewer: 12 }));
    assert_eq!(places(&end), [1, 2]);
    assert_eq!(scores(&end), [13, 12]);

    // The same with the players' parts exchanged.
    let exchanged = "1B,1A,1B,1A,1B/1A,1B,1A,1B,1A/1B,1A,1B,1A,1B/1A,1B,1A,1B,1A/1B,1A,1B,1A,. B 24 8-5-5 8-5-5";
    let end = after(exchanged, "e5^");
    assert_eq!(at(&end).ending(), Some(Ending::Buildings { winner: Player::B, more: 13, fewer: 12 }));
    assert_eq!(places(&end), [2, 1]);
}

#[test]
fn k10_the_centre_does_not_outweigh_a_building() {
    let end = "5a,5a,5a,5a,5a/.,.,.,.,./.,.,1B,.,./.,.,.,.,1B/5b,5b,5b,5b,4b A 50 0-5-0 0-4-0";
    assert_eq!(at(end).ending(), Some(Ending::Buildings { winner: Player::B, more: 7, fewer: 5 }));
}

#[test]
fn k10_at_a_tie_the_centre_wins() {
    let of_a = "5a,5a,5a,5a,5a/.,.,.,.,./.,.,1A,.,./.,.,.,.,1B/5b,5b,5b,5b,4b A 50 0-5-0 0-4-0";
    assert_eq!(at(of_a).ending(), Some(Ending::Centre { winner: Player::A, each: 6 }));
    assert_eq!(places(of_a), [1, 2]);
    let of_b = of_a.replace("1A", "1X").replace("1B", "1A").replace("1X", "1B");
    assert_eq!(at(&of_b).ending(), Some(Ending::Centre { winner: Player::B, each: 6 }));
    assert_eq!(places(&of_b), [2, 1]);
    let by_roof = "5a,5a,5a,5a,./.,.,.,.,./.,.,5b,.,./.,.,.,.,./5b,5b,5b,5b,5a A 50 0-5-0 0-5-0";
    assert_eq!(at(by_roof).ending(), Some(Ending::Centre { winner: Player::B, each: 5 }));
}

#[test]
fn k10_at_a_tie_with_an_empty_centre_the_game_is_drawn() {
    let end = "5a,5a,5a,5a,5a/.,.,.,.,./.,.,.,.,./.,.,.,.,./5b,5b,5b,5b,5b A 50 0-5-0 0-5-0";
    assert_eq!(at(end).ending(), Some(Ending::Drawn { each: 5 }));
    assert_eq!(at(end).ending().unwrap().winner(), None);
    assert_eq!(places(end), [1, 1]);
    assert_eq!(scores(end), [5, 5]);
}

#[test]
fn k10_the_end_is_told_once_with_its_numbers() {
    let before_tie = "5a,5a,5a,5a,5a/.,.,.,.,./.,.,.,.,./.,.,.,.,1A/5b,5b,5b,5b,4b B 49 0-5-0 1-4-0";
    assert_eq!(told(before_tie, "c3").last(), Some(&Event::WonByCentre { seat: Seat::B, each: 6 }));
    assert_eq!(told(before_tie, "b3").last(), Some(&Event::Drawn { each: 6 }));
    assert_eq!(told(before_tie, "e4!").len(), 1);
    assert!(told(before_tie, "b3").iter().all(|event| event.rule().is_some()));
}

#[test]
fn k10_before_the_end_nobody_has_a_place() {
    assert_eq!(HongKong.places(&State::Play(at(LAST_PLOT))), None);
    assert_eq!(HongKong.places(&State::Draw), None);
    assert_eq!(at(LAST_PLOT).ending(), None);
}

fn places(position: &str) -> [u8; 2] {
    let places = HongKong.places(&State::Play(at(position))).unwrap();
    [places[Seat::A], places[Seat::B]]
}

fn scores(position: &str) -> [i16; 2] {
    let scores = HongKong.scores(&State::Play(at(position)));
    [scores[Seat::A], scores[Seat::B]]
}
