//! Pending choices as data: a small fixed stack of frames inside the state.

use crate::SeatSet;

/// What happens next. The rules wait at an `Ask` or a `Draw` and go on by themselves at a `Run`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Frame<Decision, Draw, Run> {
    /// These seats are asked.
    Ask(SeatSet, Decision),
    /// Chance is asked.
    Draw(Draw),
    /// The rules go on here.
    Run(Run),
}

/// Where the rules stand: the top is what happens next, what lies below waits for it. Plain data, so a state that holds it
/// can be copied, compared and hashed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stack<F, const N: usize> {
    /// Empty places are `None`, so that equal stacks are equal bytes.
    frames: [Option<F>; N],
    len: u8,
}

impl<F: Copy, const N: usize> Default for Stack<F, N> {
    fn default() -> Self {
        Stack { frames: [None; N], len: 0 }
    }
}

impl<F: Copy, const N: usize> Stack<F, N> {
    /// How many frames fit.
    pub const CAPACITY: usize = N;

    /// What happens next.
    pub fn top(&self) -> Option<F> {
        self.frames[..self.len()].last().copied().flatten()
    }

    /// Takes what happens next.
    pub fn pop(&mut self) -> Option<F> {
        let last = self.len().checked_sub(1)?;
        self.len -= 1;
        self.frames[last].take()
    }

    /// The one door in: these frames happen now, in reading order, before all that waits.
    ///
    /// # Panics
    /// When more waits than the stack holds. The contract's tenth law shows that no game gets there.
    pub fn then<I: IntoIterator<Item = F, IntoIter: DoubleEndedIterator>>(&mut self, frames: I) {
        for frame in frames.into_iter().rev() {
            self.frames[self.len()] = Some(frame);
            self.len += 1;
        }
    }

    /// What happens next, and then what waits, from the top.
    pub fn frames(&self) -> impl Iterator<Item = F> {
        self.frames[..self.len()].iter().rev().copied().flatten()
    }

    /// How many frames wait.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether nothing waits.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }
}
