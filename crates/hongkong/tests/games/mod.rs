//! Random games from the start, of several styles, so that their positions are of all kinds.
#![allow(dead_code, reason = "each test file uses its own part of this")]

use game::luck::below;
use hongkong::{Piece, Placement, Player, Position};
use rand_core::SeedableRng;
use rand_pcg::Pcg32;

/// The placements of a whole random game, and who began.
///
/// By its seed a game is played in one of three styles: with any placement; mostly high, so that buildings are taken and
/// filled; or always high, so that pieces run out before plots do.
pub fn random_game(seed: u64) -> (Player, Vec<Placement>) {
    let mut rng = Pcg32::seed_from_u64(seed);
    let first = Player::BOTH[below(&mut rng, 2) as usize];
    let mut position = Position::start(first);
    let mut placements = Vec::new();
    while !position.is_over() {
        let all = placements_of(&position);
        let high: Vec<Placement> = all.iter().copied().filter(|p| position.occupied().contains(p.plot)).collect();
        let keep_high = match seed % 3 {
            0 => false,
            1 => below(&mut rng, 4) > 0,
            _ => true,
        };
        let choice = if keep_high && !high.is_empty() { &high } else { &all };
        let placement = choice[below(&mut rng, choice.len() as u64) as usize];
        position.place(placement);
        placements.push(placement);
    }
    (first, placements)
}

/// All positions of a random game, from the start to the end.
pub fn positions(seed: u64) -> Vec<Position> {
    let (first, placements) = random_game(seed);
    let mut position = Position::start(first);
    let after = placements.into_iter().map(|placement| {
        position.place(placement);
        position
    });
    [Position::start(first)].into_iter().chain(after).collect()
}

/// The legal placements of a position as a list.
pub fn placements_of(position: &Position) -> Vec<Placement> {
    let by_piece = Piece::ALL.into_iter().zip(position.legal());
    by_piece.flat_map(|(piece, plots)| plots.into_iter().map(move |plot| Placement { piece, plot })).collect()
}
