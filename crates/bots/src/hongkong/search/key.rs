//! A number for a position, the same for positions that differ only by a symmetry of the board where that pays.

use hongkong::{Piece, Player, PlotSet, Position, Symmetry};

/// Positions with fewer finished turns are taken for the same when turned or mirrored. It saves two thirds of the nodes of
/// a search five turns deep from the start, a quarter of them after one turn, and after five nothing: then trying all eight
/// ways would only cost time.
pub(super) const SYMMETRIC_TURNS: u8 = 5;

/// Odd multipliers without pattern (digits of π), as in a multiply-and-fold hash.
const FACTORS: [u64; 5] =
    [0x243f_6a88_85a3_08d3, 0x1319_8a2e_0370_7345, 0xa409_3822_299f_31d1, 0x082e_fa98_ec4e_6c89, 0x4528_21e6_38d0_1377];

/// The number of a position, and the symmetry that turns it into the one the number was taken of. `skipped` are the plots
/// not to be searched for a standard block, which makes another search of the same position.
pub(super) fn key(position: &Position, skipped: PlotSet) -> (u64, Option<Symmetry>) {
    let supplies = Player::BOTH.into_iter().fold(0, |bits, player| {
        let supply = position.supply(player);
        Piece::ALL.into_iter().fold(bits, |bits, piece| bits << 5 | u64::from(supply.of(piece)))
    });
    let whose = u64::from(position.to_move() == Player::B) << 1 | u64::from(position.is_open());
    let rest = supplies << 2 | whose;
    if position.turns() >= SYMMETRIC_TURNS {
        return (mixed(position, skipped, rest, |plots| plots), None);
    }
    let turned = Symmetry::all().map(|way| (mixed(position, skipped, rest, |plots| way.plots(plots)), Some(way)));
    turned.min_by_key(|(number, _)| *number).unwrap_or((0, None))
}

#[inline]
fn mixed(position: &Position, skipped: PlotSet, rest: u64, turned: impl Fn(PlotSet) -> PlotSet) -> u64 {
    let bits = |plots| u64::from(turned(plots).bits());
    let taller = |n| bits(position.taller_than(n));
    let words = [
        taller(0) | taller(1) << 32,
        taller(2) | taller(3) << 32,
        taller(4) | bits(position.roofed()) << 32,
        bits(position.controlled(Player::B)) | bits(skipped) << 32,
        rest,
    ];
    let mut number = 0_u64;
    for (word, factor) in words.into_iter().zip(FACTORS) {
        let wide = u128::from(word ^ number ^ factor) * u128::from(factor);
        number = (wide as u64 ^ (wide >> 64) as u64).wrapping_add(number.rotate_left(23));
    }
    number ^ number >> 29
}
