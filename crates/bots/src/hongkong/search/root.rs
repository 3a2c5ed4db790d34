//! The first placement: what is searched again and again, deeper each time.

use std::sync::atomic::Ordering;
use std::time::Instant;

use hongkong::{Piece, Placement, PlotSet, Position};

use super::Run;
use super::moves::{Move, Moves};
use super::tree::{LONGEST, Window};
use crate::hongkong::thought::{Budget, Ranked, Score, Thought};

/// How many nodes are searched between two looks at the clock and the stop flag: less than a millisecond.
const BETWEEN_LOOKS: u64 = 1_024;

impl Run<'_> {
    /// Whether the budget is spent or somebody wants an answer now.
    #[inline]
    pub(super) fn has_to_stop(&mut self) -> bool {
        if self.nodes >= self.next_look {
            self.look();
        }
        self.stopped
    }

    #[cold]
    fn look(&mut self) {
        self.next_look = (self.nodes + BETWEEN_LOOKS).min(self.most_nodes);
        self.stopped = self.stopped
            || self.nodes >= self.most_nodes
            || self.stop.load(Ordering::Relaxed)
            || self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
    }

    /// Searches deeper and deeper.
    pub(super) fn deepen(
        mut self,
        position: &Position,
        most: usize,
        budget: Budget,
        mut on_progress: impl FnMut(&Thought),
    ) -> Thought {
        let mut moves = self.first_moves(position);
        // Whoever is stopped before anything was searched answers with what looks most promising.
        let mut ranked: Vec<Ranked> =
            moves.iter().take(1).map(|&placement| Ranked { line: vec![placement], score: Score(0) }).collect();
        let mut depth = 0;
        let deepest = budget.depth.unwrap_or(u8::MAX).min(LONGEST as u8 - 1);
        while depth < deepest && !moves.is_empty() {
            let deeper = if self.ranks {
                self.ranking(position, i32::from(depth) + 1, &mut moves, most)
            } else {
                self.best_at(position, i32::from(depth) + 1, &mut moves, ranked[0].score).into_iter().collect()
            };
            if self.stopped {
                // The best of an unfinished depth is better founded than that of the last one, once there is one.
                if !self.ranks && !deeper.is_empty() {
                    ranked = deeper;
                }
                break;
            }
            ranked = deeper;
            depth += 1;
            on_progress(&self.thought(&ranked, depth));
            let is_certain = ranked.iter().all(|entry| entry.score.proven().is_some());
            if is_certain || moves.len() == 1 {
                break;
            }
        }
        self.thought(&ranked, depth)
    }

    fn thought(&self, ranked: &[Ranked], depth: u8) -> Thought {
        let best = ranked.first();
        Thought {
            line: best.map(|best| best.line.clone()).unwrap_or_default(),
            score: best.map_or(Score(0), |best| best.score),
            depth,
            nodes: self.nodes,
            time: self.begin.elapsed(),
            ranked: ranked.to_vec(),
        }
    }

    /// All legal placements, the most promising first.
    fn first_moves(&self, position: &Position) -> Vec<Placement> {
        if position.is_over() {
            return Vec::new();
        }
        let moves = Moves::of(position, PlotSet::NONE, None, [None; 2], self.history, self.priors);
        moves.map(Move::placement).collect()
    }

    /// The best first placement at a depth, whose score is expected to be near that of the depth before. When the search is
    /// stopped, the best so far, if any is known to be better than expected.
    fn best_at(&mut self, position: &Position, depth: i32, moves: &mut [Placement], before: Score) -> Option<Ranked> {
        let mut width = self.pruning.aspiration;
        let mut window = if depth >= 4 && !self.is_plain {
            Window { alpha: before.raw() - width, beta: before.raw() + width }
        } else {
            Window::WHOLE
        };
        loop {
            let entry = self.best_of(position, depth, moves, window);
            let score = entry.as_ref()?.score.raw();
            width *= 3;
            if self.stopped {
                return entry;
            } else if score <= window.alpha {
                window.alpha = if width > WIDEST { -Score::ENDLESS } else { score - width };
            } else if score >= window.beta {
                window.beta = if width > WIDEST { Score::ENDLESS } else { score + width };
            } else {
                return entry;
            }
        }
    }

    /// The best of these first placements, which comes to stand in front of them. When the search is stopped, the best so
    /// far, if any is known to be better than alpha.
    fn best_of(&mut self, position: &Position, depth: i32, moves: &mut [Placement], window: Window) -> Option<Ranked> {
        let (mut alpha, mut found) = (window.alpha, None);
        for n in 0..moves.len() {
            let inner = Window { alpha, beta: window.beta };
            let score = self.first_move(position, moves[n], depth, inner, n);
            if self.stopped {
                break;
            }
            if score > alpha || n == 0 {
                found = Some(Ranked { line: self.lines.from(0), score: Score(score) });
            }
            if score > alpha {
                alpha = score;
                // The others keep their order behind it.
                moves[..=n].rotate_right(1);
            }
            if score >= window.beta {
                break;
            }
        }
        // A first placement that failed low tells nothing of the others, unless they were looked at, too.
        found.filter(|_| !self.stopped || alpha > window.alpha)
    }

    /// The best first placements at a depth, best first, as many as are wanted; they come to stand in front of the others.
    fn ranking(&mut self, position: &Position, depth: i32, moves: &mut [Placement], most: usize) -> Vec<Ranked> {
        let mut found: Vec<Ranked> = Vec::with_capacity(most);
        for n in 0..moves.len() {
            // As long as there is place every score must be known; then only those better than the last.
            let last = found.get(most - 1).map(|entry| entry.score.raw());
            let window = Window { alpha: last.unwrap_or(-Score::ENDLESS), beta: Score::ENDLESS };
            let number = if last.is_some() { n } else { 0 };
            let score = self.first_move(position, moves[n], depth, window, number);
            if self.stopped {
                break;
            }
            if score > window.alpha {
                let at = found.partition_point(|entry| entry.score.raw() >= score);
                found.insert(at, Ranked { line: self.lines.from(0), score: Score(score) });
                found.truncate(most);
                moves[at..=n].rotate_right(1);
            }
        }
        found
    }

    /// The score of a first placement, the `n`-th that is tried; its line is left in `lines`.
    fn first_move(&mut self, position: &Position, placement: Placement, depth: i32, window: Window, n: usize) -> i32 {
        let goes_on = placement.piece == Piece::Fast;
        let deep = if goes_on { depth } else { depth - 1 };
        let mut after = *position;
        after.place(placement);
        let is_half = goes_on && !self.ranks;
        let skipped = if is_half { position.openings().blocks & placement.plot.before() } else { PlotSet::NONE };
        let mut score = Score::ENDLESS;
        if n > 0 {
            let less = i32::from(!self.is_plain && n >= 4 && depth >= 3);
            score = self.child(&after, skipped, deep - less, window.narrow(), 0, goes_on);
            if score > window.alpha && less > 0 && !self.stopped {
                score = self.child(&after, skipped, deep, window.narrow(), 0, goes_on);
            }
        }
        if score > window.alpha && !self.stopped {
            score = self.child(&after, skipped, deep, window, 0, goes_on);
        }
        self.lines.extend(0, Move::of(placement));
        score
    }
}

/// Where the score is further off than this, the window is opened altogether.
const WIDEST: i32 = 2_000;
