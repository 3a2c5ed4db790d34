//! Scores beyond doubt, and how they are remembered.

use hongkong::{Player, Position};

use super::memory::Bound;
use crate::hongkong::thought::Score;

/// More than half of the plots.
const MAJORITY: u32 = 13;

/// The score once nothing can change the result: the game is over, or one player has sealed more than half of all plots (by
/// a roof or five pieces, K4), after `ply` placements.
pub(super) fn settled(position: &Position, ply: usize) -> Option<i32> {
    let me = position.to_move();
    if position.is_over() {
        let winner = position.ending()?.winner();
        return Some(winner.map_or(0, |winner| won(winner == me, ply)));
    }
    let sealed = position.roofed() | position.taller_than(4);
    if sealed.len() < MAJORITY {
        return None;
    }
    let has_majority = |player: Player| (position.controlled(player) & sealed).len() >= MAJORITY;
    let winner = Player::BOTH.into_iter().find(|&player| has_majority(player))?;
    // It may still take every piece of both players.
    let fast: u8 = Player::BOTH.into_iter().map(|player| position.supply(player).fast).sum();
    let left = fast + 2 * Position::TURNS_EACH - position.turns();
    Some(won(winner == me, ply + usize::from(left)))
}

const fn won(by_me: bool, ply: usize) -> i32 {
    let score = Score::WIN - ply as i32;
    if by_me { score } else { -score }
}

/// A proven score counts placements from the root; in memory it counts them from the position.
pub(super) const fn kept(score: i32, ply: usize) -> i32 {
    if score > Score::PROVEN {
        score + ply as i32
    } else if score < -Score::PROVEN {
        score - ply as i32
    } else {
        score
    }
}

/// The opposite of [`kept`].
pub(super) const fn recalled(score: i32, ply: usize) -> i32 {
    if score > Score::PROVEN {
        score - ply as i32
    } else if score < -Score::PROVEN {
        score + ply as i32
    } else {
        score
    }
}

/// Whether a remembered score holds however deep one looks.
pub(super) const fn is_proof(score: i32, bound: Bound) -> bool {
    match bound {
        Bound::Exact => score.abs() > Score::PROVEN,
        Bound::AtLeast => score > Score::PROVEN,
        Bound::AtMost => score < -Score::PROVEN,
    }
}
