//! What the tests of bots share: luck from a number, and a game from seat to seat.
#![allow(dead_code, reason = "each test file uses its own part of this")]

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use blackout::{Blackout, Chapter};
use game::luck::below;
use game::{Bot, Game, Limits, Turn, heard, play};
use hongkong::{Event, HongKong, Piece, Placement, Player, Position, Setup, State};
use rand_core::SeedableRng;
use rand_pcg::Pcg32;

pub fn luck(seed: u64) -> Pcg32 {
    Pcg32::seed_from_u64(seed)
}

pub fn placements_of(position: &Position) -> Vec<Placement> {
    let by_piece = Piece::ALL.into_iter().zip(position.legal());
    by_piece.flat_map(|(piece, plots)| plots.into_iter().map(move |plot| Placement { piece, plot })).collect()
}

/// The positions of a game in which pieces are put on others wherever that is possible, so that it is long. With an odd
/// seed nobody plays fast blocks, and with every second of them roofs come last, so that all kinds are left at the end.
pub fn high_game(seed: u64) -> Vec<Position> {
    let mut rng = luck(seed);
    let mut positions = vec![Position::start(Player::A)];
    let mut position = positions[0];
    while !position.is_over() {
        let mut all = placements_of(&position);
        let has_standard = position.supply(position.to_move()).standard > 0;
        all.retain(|placement| match placement.piece {
            Piece::Standard => true,
            Piece::Fast => seed.is_multiple_of(2),
            Piece::Roof => seed % 4 != 3 || !has_standard,
        });
        let high: Vec<Placement> = all.iter().copied().filter(|p| position.occupied().contains(p.plot)).collect();
        let choice = if high.is_empty() { &all } else { &high };
        position.place(choice[below(&mut rng, choice.len() as u64) as usize]);
        positions.push(position);
    }
    positions
}

/// Lets two bots, A and B, play a game through the doors, which refuse what is not legal; returns the last position.
pub fn game_between(bots: &mut [&mut dyn Bot<HongKong>; 2], first: Player) -> Position {
    game_in(bots, first, Duration::from_millis(1))
}

/// The same with so much time for each answer.
pub fn game_in(bots: &mut [&mut dyn Bot<HongKong>; 2], first: Player, time: Duration) -> Position {
    let mut state = HongKong.start(&Setup::First(first));
    let mut log = Vec::new();
    while let Turn::Ask(seats) = HongKong.turn(&state) {
        let seat = seats.iter().next().unwrap();
        let told: Vec<Event> = heard(&log, seat.into()).cloned().collect();
        let stop = AtomicBool::new(false);
        let limits = Limits { time, stop: &stop };
        let answer = bots[seat.index()].choose(&HongKong, &HongKong.view(&state, seat.into()), &told, limits);
        play(&HongKong, &mut state, seat, answer, &mut log).unwrap();
    }
    let State::Play(position) = state else { unreachable!() };
    position
}

/// The rules with the real box.
pub fn blackout() -> Blackout {
    Blackout { components: boxes::embedded().components }
}

/// Every number of seats, with and without each chapter.
pub fn setups() -> impl Iterator<Item = blackout::Setup> {
    let base = (2..=4).map(|n_seats| blackout::Setup { n_seats, chapter: None, losses: 0 });
    let chapters = Chapter::ALL
        .into_iter()
        .flat_map(|chapter| (1..=4).map(move |n_seats| blackout::Setup { n_seats, chapter: Some(chapter), losses: 0 }));
    base.chain(chapters)
}
