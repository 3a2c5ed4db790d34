//! The search itself: principal variations, alpha and beta, over single placements.
//!
//! A fast block leaves the same player to move (K2). Scores are always those of the player to move, so they change their
//! sign from a position to the next only where the turn does; and depth counts turns, because half a turn tells little.

use hongkong::{Piece, PlotSet, Position, Symmetry};

use super::Run;
use super::key::key;
use super::memory::{Bound, Memory};
use super::moves::{MOVES, Move, Moves};
use super::settled::{is_proof, kept, recalled, settled};
use crate::hongkong::thought::Score;

/// Placements in a game at most (K1), and one more for the end.
pub(super) const LONGEST: usize = 61;

/// The scores between which a search is interested.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub alpha: i32,
    pub beta: i32,
}

impl Window {
    pub const WHOLE: Window = Window { alpha: -Score::ENDLESS, beta: Score::ENDLESS };

    /// The window as the other player sees it.
    const fn turned(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    /// Only whether it is more than `alpha`.
    pub const fn narrow(self) -> Window {
        Window { alpha: self.alpha, beta: self.alpha + 1 }
    }

    const fn is_narrow(self) -> bool {
        self.beta - self.alpha == 1
    }

    /// How a score is meant that was searched within the window.
    const fn bound(self, score: i32) -> Bound {
        if score >= self.beta {
            Bound::AtLeast
        } else if score > self.alpha {
            Bound::Exact
        } else {
            Bound::AtMost
        }
    }
}

impl Run<'_> {
    /// The score of a position after `ply` placements, `depth` turns deep. `skipped` are plots where a standard block would
    /// only exchange the order of a double move that is searched elsewhere.
    pub(super) fn search(
        &mut self,
        position: &Position,
        skipped: PlotSet,
        depth: i32,
        window: Window,
        ply: usize,
    ) -> i32 {
        self.nodes += 1;
        self.lines.clear(ply);
        if self.has_to_stop() {
            return 0;
        }
        if let Some(score) = settled(position, ply) {
            return score;
        }
        if depth <= 0 || ply + 1 >= LONGEST {
            return self.evaluation.evaluate(position);
        }
        let (key, symmetry) = key(position, skipped);
        let memory = self.memories.recall(key);
        if let Some(score) = memory.and_then(|memory| self.already_known(memory, depth, window, ply)) {
            return score;
        }
        // What is left out depends on how far ahead or behind one is; where nothing is left out nobody asks.
        let may_prune = !self.is_plain && depth <= PRUNED_DEPTH && window.is_narrow();
        let guess = may_prune.then(|| self.evaluation.evaluate(position));
        if let Some(guess) = guess
            && window.beta > -Score::PROVEN
            && guess - self.pruning.ahead * depth >= window.beta
        {
            return guess;
        }
        let first = memory.and_then(|memory| memory.best).map(|best| best.turned(symmetry.map(Symmetry::inverse)));
        let moves = Moves::of(position, skipped, first, self.killers[ply], self.history, self.priors);
        if moves.is_empty() {
            return -Score::ENDLESS;
        }
        let (best, best_move) = self.best_of_moves(position, moves, guess, depth, window, ply);
        if self.stopped {
            return 0;
        }
        let best_move = best_move.map(|best| best.turned(symmetry)).or(memory.and_then(|memory| memory.best));
        let bound = window.bound(best);
        self.memories.remember(key, Memory { best: best_move, score: kept(best, ply), bound, depth });
        best
    }

    /// What is remembered of a position, where that is enough.
    fn already_known(&self, memory: Memory, depth: i32, window: Window, ply: usize) -> Option<i32> {
        let Memory { score, bound, depth: known, .. } = memory;
        let is_deep = known == depth || !self.is_plain && (known > depth || is_proof(score, bound));
        // Where the whole window is open the line matters, too, and that is not remembered.
        if !is_deep || !window.is_narrow() {
            return None;
        }
        let score = recalled(score, ply);
        let is_enough = match bound {
            Bound::Exact => true,
            Bound::AtLeast => score >= window.beta,
            Bound::AtMost => score <= window.alpha,
        };
        is_enough.then_some(score)
    }

    /// The best of the moves and its score; no move where none is better than alpha. `guess` is the evaluation of the
    /// position, where moves may be left out.
    fn best_of_moves(
        &mut self,
        position: &Position,
        moves: Moves,
        guess: Option<i32>,
        depth: i32,
        window: Window,
        ply: usize,
    ) -> (i32, Option<Move>) {
        let Window { mut alpha, beta } = window;
        let (mut best, mut best_move) = (-Score::ENDLESS, None);
        let (open, circumstances) = (moves.openings.blocks, moves.circumstances);
        let mut tried = [Move(0); MOVES];
        for (n, placed) in moves.enumerate() {
            tried[n] = placed;
            let placement = placed.placement();
            let goes_on = placement.piece == Piece::Fast;
            let deep = if goes_on { depth } else { depth - 1 };
            // A loss is proven only when every move was searched.
            let may_neglect = n > 0 && !self.is_plain && best > -Score::PROVEN;
            if let Some(guess) = guess.filter(|_| may_neglect) {
                let hoped = guess + self.pruning.behind * depth;
                if n >= self.pruning.few * depth as usize && hoped <= alpha {
                    best = best.max(hoped);
                    continue;
                }
            }
            let less = if may_neglect { self.reduction(n, depth, deep, goes_on, window) } else { 0 };
            let mut after = *position;
            after.place(placement);
            // The two blocks of a double move come to the same in either order where both plots are open before it.
            let skipped = if goes_on { open & placement.plot.before() } else { PlotSet::NONE };
            let inner = Window { alpha, beta };
            let mut score = -Score::ENDLESS;
            if n > 0 {
                score = self.child(&after, skipped, deep - less, inner.narrow(), ply, goes_on);
                if score > alpha && less > 0 && !self.stopped {
                    score = self.child(&after, skipped, deep, inner.narrow(), ply, goes_on);
                }
            }
            if n == 0 || score > alpha && score < beta && !self.stopped {
                score = self.child(&after, skipped, deep, inner, ply, goes_on);
            }
            if self.stopped {
                break;
            }
            best = best.max(score);
            if score > alpha {
                alpha = score;
                best_move = Some(placed);
                self.lines.extend(ply, placed);
                if score >= beta {
                    self.learn(&circumstances, &tried[..=n], depth, ply);
                    break;
                }
            }
        }
        (best, best_move)
    }

    /// By how many turns less deep a move is searched at first, because so many others seem better.
    fn reduction(&self, n: usize, depth: i32, deep: i32, goes_on: bool, window: Window) -> i32 {
        let mut less = 0;
        if n >= self.pruning.in_full && depth >= 2 {
            less = self.reductions[(depth as usize).min(self.reductions.len() - 1)][n];
            less -= i32::from(!window.is_narrow());
        }
        // A double move multiplies what is to be searched, so it has to look good half made.
        if goes_on && n >= self.pruning.doubles_in_full {
            less = less.max(1);
        }
        less.clamp(0, deep)
    }

    /// The score of the position after a placement, for who made it; `goes_on` when the turn is still its own.
    pub(super) fn child(
        &mut self,
        after: &Position,
        skipped: PlotSet,
        depth: i32,
        window: Window,
        ply: usize,
        goes_on: bool,
    ) -> i32 {
        if goes_on {
            self.search(after, skipped, depth, window, ply + 1)
        } else {
            -self.search(after, skipped, depth, window.turned(), ply + 1)
        }
    }

    /// The last of these moves was too good for the opponent to allow; those before it were not.
    fn learn(&mut self, circumstances: &[u8; 25], tried: &[Move], depth: i32, ply: usize) {
        let Some((&good, others)) = tried.split_last() else { return };
        let [first, _] = self.killers[ply];
        if first != Some(good) {
            self.killers[ply] = [Some(good), first];
        }
        let change = (depth * depth * 16).min(1_500);
        let at = |placed: Move| circumstances[placed.placement().plot.index()];
        self.history.learn(good, at(good), change);
        for &other in others {
            self.history.learn(other, at(other), -change);
        }
    }
}

/// Up to this depth moves are left out by how far ahead or behind one is.
const PRUNED_DEPTH: i32 = 3;
