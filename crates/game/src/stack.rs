//! Pending choices as data: a small fixed stack of frames inside the state.

use arrayvec::ArrayVec;

use crate::SeatSet;

/// What happens next. The rules wait at an `Ask` or a `Draw` and go on by themselves at a `Run`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Frame<Decision, Draw, Run> {
    /// These seats are asked.
    Ask(SeatSet, Decision),
    /// Chance is asked.
    Draw(Draw),
    /// The rules go on here.
    Run(Run),
}

/// Where the rules stand: the top is what happens next, what lies below waits for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stack<F, const N: usize>(ArrayVec<F, N>);

impl<F, const N: usize> Default for Stack<F, N> {
    fn default() -> Self {
        Stack(ArrayVec::new())
    }
}

impl<F: Copy, const N: usize> Stack<F, N> {
    /// How many frames fit.
    pub const CAPACITY: usize = N;

    /// What happens next.
    pub fn top(&self) -> Option<F> {
        self.0.last().copied()
    }

    /// Takes what happens next.
    pub fn pop(&mut self) -> Option<F> {
        self.0.pop()
    }

    /// The one door in: these frames happen now, in reading order, before all that waits.
    ///
    /// # Panics
    /// When more waits than the stack holds. The contract's tenth law shows that no game gets there.
    pub fn then<const K: usize>(&mut self, frames: [F; K]) {
        for frame in frames.into_iter().rev() {
            self.0.push(frame);
        }
    }

    /// How many frames wait.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether nothing waits.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
