//! Counting what can be played, to compare generators and to find mistakes in them.

use crate::position::{Piece, Placement, Position};

/// How many lines of `depth` plies there are. A ply is one placed piece; a fast block leaves the turn open.
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.legal().iter().map(|plots| u64::from(plots.len())).sum(),
        _ => after_each(position, &Piece::ALL, |after| perft(after, depth - 1)),
    }
}

/// How many lines of `depth` plies there are. A ply is a whole turn, counted as ordered placements.
pub fn perft_turns(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if depth == 1 {
        let [standard, fast, roof] = position.legal();
        let single = u64::from(standard.len() + roof.len());
        return if fast.is_empty() {
            single
        } else {
            single + after_each(position, &[Piece::Fast], |open| perft_turns(open, 1))
        };
    }
    after_each(position, &[Piece::Standard, Piece::Roof], |after| perft_turns(after, depth - 1))
        + after_each(position, &[Piece::Fast], |open| perft_turns(open, depth))
}

/// The sum over the positions after each legal placement of these pieces.
fn after_each(position: &Position, pieces: &[Piece], mut count: impl FnMut(&Position) -> u64) -> u64 {
    let legal = position.legal();
    let mut sum = 0;
    for &piece in pieces {
        for plot in legal[piece as usize] {
            let mut after = *position;
            after.place(Placement { piece, plot });
            sum += count(&after);
        }
    }
    sum
}
