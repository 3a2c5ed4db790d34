//! The lines expected below each placement of the line being searched.

use hongkong::Placement;

use super::moves::Move;
use super::tree::LONGEST;

pub(super) struct Lines {
    moves: Box<[[Move; LONGEST + 1]; LONGEST + 1]>,
    len: [usize; LONGEST + 1],
}

impl Lines {
    pub fn new() -> Lines {
        Lines { moves: Box::new([[Move(0); LONGEST + 1]; LONGEST + 1]), len: [0; LONGEST + 1] }
    }

    /// Nothing is known yet of what follows after `ply` placements.
    pub fn clear(&mut self, ply: usize) {
        self.len[ply] = 0;
    }

    /// The best line after `ply` placements is this move and the best line after it.
    pub fn extend(&mut self, ply: usize, first: Move) {
        let len = self.len[ply + 1];
        let [line, next] = &mut self.moves[ply..ply + 2] else { return };
        line[0] = first;
        line[1..=len].copy_from_slice(&next[..len]);
        self.len[ply] = len + 1;
    }

    /// The best line after `ply` placements.
    pub fn from(&self, ply: usize) -> Vec<Placement> {
        self.moves[ply][..self.len[ply]].iter().map(|placed| placed.placement()).collect()
    }
}
