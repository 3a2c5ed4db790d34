//! Random games to the end, straight on the position.

use game::Rng;
use hongkong::{Openings, Piece, Placement, Plot, Position};

use crate::quick;

/// Plays on to the end, each legal placement equally likely, and returns how many that took.
pub fn playout_by_pieces(position: &mut Position, rng: &mut impl Rng) -> u32 {
    let mut placed = 0;
    while !position.is_over() {
        let openings = position.openings();
        let supply = position.supply(position.to_move());
        let (blocks, roofs) = (openings.blocks.len(), openings.roofs.len());
        let standard = if supply.standard > 0 { blocks } else { 0 };
        let fast = if supply.fast > 0 && !position.is_open() { blocks } else { 0 };
        let roof = if supply.roof > 0 { roofs } else { 0 };
        let n = quick(rng, standard + fast + roof);
        position.place(if n < standard {
            Placement { piece: Piece::Standard, plot: openings.blocks.nth(n) }
        } else if n < standard + fast {
            Placement { piece: Piece::Fast, plot: openings.blocks.nth(n - standard) }
        } else {
            Placement { piece: Piece::Roof, plot: openings.roofs.nth(n - standard - fast) }
        });
        placed += 1;
    }
    placed
}

/// Plays on to the end, each whole turn (as ordered placements) equally likely, and returns how many placements that
/// took.
pub fn playout_by_turns(position: &mut Position, rng: &mut impl Rng) -> u32 {
    let mut placed = 0;
    while !position.is_over() {
        let openings = position.openings();
        let can_double = !position.is_open() && position.supply(position.to_move()).fast > 0;
        placed += if can_double {
            place_any_turn(position, openings, rng)
        } else {
            finish(position, openings, quick(rng, finishes(position, openings)))
        };
    }
    placed
}

/// Plays any turn, single or double, and returns its number of pieces.
fn place_any_turn(position: &mut Position, openings: Openings, rng: &mut impl Rng) -> u32 {
    let singles = finishes(position, openings);
    let mut doubles: [(u32, Plot); 25] = [(0, Plot::CENTRE); 25];
    let mut all = singles;
    let mut n_plots = 0;
    for plot in openings.blocks {
        let turns = finishes(position, position.openings_after_fast(openings, plot));
        doubles[n_plots] = (turns, plot);
        n_plots += 1;
        all += turns;
    }
    let n = quick(rng, all);
    let Some(mut n) = n.checked_sub(singles) else { return finish(position, openings, n) };
    for &(turns, plot) in &doubles[..n_plots] {
        if n < turns {
            let after = position.openings_after_fast(openings, plot);
            position.place(Placement { piece: Piece::Fast, plot });
            return 1 + finish(position, after, n);
        }
        n -= turns;
    }
    unreachable!("the turns were counted")
}

/// How many ways there are to end the turn with a standard block or a roof.
fn finishes(position: &Position, openings: Openings) -> u32 {
    let supply = position.supply(position.to_move());
    let standard = if supply.standard > 0 { openings.blocks.len() } else { 0 };
    let roof = if supply.roof > 0 { openings.roofs.len() } else { 0 };
    standard + roof
}

/// Ends the turn in the `n`-th of these ways. Returns its number of pieces, which is one.
fn finish(position: &mut Position, openings: Openings, n: u32) -> u32 {
    let standard = if position.supply(position.to_move()).standard > 0 { openings.blocks.len() } else { 0 };
    position.place(match n.checked_sub(standard) {
        None => Placement { piece: Piece::Standard, plot: openings.blocks.nth(n) },
        Some(n) => Placement { piece: Piece::Roof, plot: openings.roofs.nth(n) },
    });
    1
}
