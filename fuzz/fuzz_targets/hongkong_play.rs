//! Bytes choose placements, legal or not: every door says the same of them, and what must hold always holds.
#![no_main]

use game::{Game, Refusal, Turn, play};
use hongkong::{HongKong, Piece, Placement, Player, Plot, Position, Setup};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Some((&first, choices)) = bytes.split_first() else { return };
    let mut state = HongKong.start(&Setup::First(Player::BOTH[usize::from(first % 2)]));
    for &choice in choices {
        let Turn::Ask(seats) = HongKong.turn(&state) else { break };
        let seat = seats.iter().next().expect("somebody is asked");
        let position = *state.position().expect("the game is on");
        let mut list = <HongKong as Game>::Actions::default();
        HongKong.legal_now(&state, seat, &mut list);
        // The upper half of the bytes means what is listed, so that games come to their end.
        let placement = match choice.checked_sub(128) {
            Some(n) => list[usize::from(n) % list.len()],
            None => Placement {
                piece: Piece::ALL[usize::from(choice / 25) % 3],
                plot: Plot::all().nth(usize::from(choice % 25)).expect("one of 25"),
            },
        };
        let (before, listed, why) = (state, list.contains(&placement), position.why_not(placement));
        assert_eq!(listed, position.is_legal(placement));
        assert_eq!(listed, why.is_none());
        match play(&HongKong, &mut state, seat, placement, &mut ()) {
            Ok(()) => assert!(listed),
            Err(refusal) => {
                assert_eq!(refusal, Refusal::Rule(why.expect("a reason")));
                assert_eq!(state, before);
            }
        }
        check(state.position().expect("the game is on"));
    }
});

/// Sixty pieces, no building above five, roofs uncovered, and a text that comes back.
fn check(position: &Position) {
    let buildings = || Plot::all().filter_map(|plot| position.building(plot));
    let on_board: u8 = buildings().map(|building| building.height).sum();
    let left = |player| Piece::ALL.iter().map(|&piece| position.supply(player).of(piece)).sum::<u8>();
    assert_eq!(on_board + left(Player::A) + left(Player::B), 60);
    assert!(buildings().all(|building| building.height <= 5));
    for player in Player::BOTH {
        let roofs = buildings().filter(|building| building.roofed && building.owner == player).count();
        assert_eq!(roofs, usize::from(5 - position.supply(player).roof));
    }
    assert_eq!(position.to_string().parse(), Ok(*position));
    assert_eq!(position.is_over(), position.legal().iter().all(|plots| plots.is_empty()));
}
