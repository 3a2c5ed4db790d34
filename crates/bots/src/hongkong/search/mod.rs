//! A search for the best placement, deeper and deeper until the budget is spent.

mod key;
mod lines;
mod memory;
mod moves;
mod root;
mod settled;
#[cfg(test)]
mod tests;
mod tree;

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use hongkong::Position;

use super::evaluation::{Evaluation, Weights};
use super::thought::{Budget, Thought};
use lines::Lines;
use memory::Memories;
use moves::{History, MOVES, Move, Priors};
use tree::LONGEST;

pub use moves::{CIRCUMSTANCES, circumstances};

/// What a search leaves out. The defaults were set by hand; of the neighbouring values tried, at equal numbers of nodes, none
/// was better beyond chance (`hongkong_match`, 300 to 400 games each).
#[derive(Clone, Debug)]
pub struct Pruning {
    /// A position is not searched when its evaluation is so much above the window for each turn left.
    pub ahead: i32,
    /// When the evaluation is so much below the window for each turn left, only the most promising moves are searched,
    pub behind: i32,
    /// this many for each turn left.
    pub few: usize,
    /// So many moves are searched to the full depth; those that follow are reduced by about
    /// `reduction_base + ln(depth) · ln(number of the move) / reduction_divisor` turns.
    pub in_full: usize,
    /// See [`Pruning::in_full`].
    pub reduction_base: f64,
    /// See [`Pruning::in_full`].
    pub reduction_divisor: f64,
    /// Fast blocks that come later than so many moves are reduced by at least a turn.
    pub doubles_in_full: usize,
    /// How far the score of a depth is expected to be from that of the depth before.
    pub aspiration: i32,
}

impl Default for Pruning {
    fn default() -> Pruning {
        Pruning {
            ahead: 150,
            behind: 100,
            few: 8,
            in_full: 3,
            reduction_base: 0.3,
            reduction_divisor: 2.0,
            doubles_in_full: 3,
            aspiration: 60,
        }
    }
}

/// Searches positions, and remembers what it has seen from one to the next.
pub struct Searcher {
    memories: Memories,
    history: History,
    lines: Lines,
    evaluation: Evaluation,
    priors: Box<Priors>,
    reductions: Box<[[i32; MOVES]; 32]>,
    pruning: Pruning,
    /// Whether every move is searched to the full depth, so that the answer is that of a plain minimax.
    is_plain: bool,
}

impl Default for Searcher {
    fn default() -> Searcher {
        Searcher::with_megabytes(Searcher::MEGABYTES)
    }
}

impl Searcher {
    /// The size of the memory unless another is asked for. A search of two seconds fills about a quarter of it.
    pub const MEGABYTES: usize = 64;

    /// A searcher whose memory takes about so many megabytes.
    pub fn with_megabytes(megabytes: usize) -> Searcher {
        Searcher::with(megabytes, Pruning::default(), Weights::tuned())
    }

    /// A searcher that judges by other weights than those in the source, for who tunes them.
    pub fn with_weights(megabytes: usize, weights: &Weights) -> Searcher {
        Searcher::with(megabytes, Pruning::default(), weights)
    }

    /// A searcher that leaves out other things and judges by other weights, to compare them.
    pub fn with(megabytes: usize, pruning: Pruning, weights: &Weights) -> Searcher {
        let mut reductions = Box::new([[0; MOVES]; 32]);
        for (depth, row) in reductions.iter_mut().enumerate() {
            for (n, entry) in row.iter_mut().enumerate() {
                let product = (depth.max(1) as f64).ln() * (n.max(1) as f64).ln();
                *entry = (pruning.reduction_base + product / pruning.reduction_divisor) as i32;
            }
        }
        Searcher {
            memories: Memories::of_megabytes(megabytes),
            history: History::new(),
            lines: Lines::new(),
            evaluation: Evaluation::of(weights),
            priors: Box::new(weights.priors),
            reductions,
            pruning,
            is_plain: false,
        }
    }

    /// Forgets what it has seen, so that the next answer does not depend on earlier ones.
    pub fn forget(&mut self) {
        self.memories.clear();
        self.history.clear();
    }

    /// The best placement within a budget. The stop flag ends the search at any moment; there is always an answer unless
    /// the game is over.
    pub fn think(&mut self, position: &Position, budget: Budget, stop: &AtomicBool) -> Thought {
        self.rank(position, 1, budget, stop, |_| {})
    }

    /// The `most` best first placements within a budget. Each finished depth is shown to `on_progress`.
    pub fn rank(
        &mut self,
        position: &Position,
        most: usize,
        budget: Budget,
        stop: &AtomicBool,
        on_progress: impl FnMut(&Thought),
    ) -> Thought {
        self.memories.grow_older();
        let begin = Instant::now();
        let run = Run {
            memories: &mut self.memories,
            history: &mut self.history,
            lines: &mut self.lines,
            evaluation: &self.evaluation,
            priors: &self.priors,
            reductions: &self.reductions,
            pruning: &self.pruning,
            is_plain: self.is_plain,
            ranks: most > 1,
            killers: [[None; 2]; LONGEST],
            nodes: 0,
            most_nodes: budget.nodes.unwrap_or(u64::MAX),
            next_look: 0,
            begin,
            deadline: budget.time.and_then(|time| begin.checked_add(time)),
            stop,
            stopped: false,
        };
        run.deepen(position, most.max(1), budget, on_progress)
    }
}

/// One search.
struct Run<'a> {
    memories: &'a mut Memories,
    history: &'a mut History,
    lines: &'a mut Lines,
    evaluation: &'a Evaluation,
    priors: &'a Priors,
    reductions: &'a [[i32; MOVES]; 32],
    pruning: &'a Pruning,
    is_plain: bool,
    /// Whether several first placements are compared, so that each must be searched with all that may follow, even where
    /// two blocks in the other order come to the same.
    ranks: bool,
    /// The moves that were too good for the opponent in other positions as many placements from the root.
    killers: [[Option<Move>; 2]; LONGEST],
    nodes: u64,
    most_nodes: u64,
    /// The number of nodes at which to look at the clock again.
    next_look: u64,
    begin: Instant,
    deadline: Option<Instant>,
    stop: &'a AtomicBool,
    stopped: bool,
}
