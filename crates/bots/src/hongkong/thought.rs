//! What a search is given and what it answers.

use std::time::Duration;

use hongkong::Placement;

use super::evaluation::LOG_ODDS;

/// How long to think. What is reached first ends it; without any limit a search goes on until it is stopped or has seen
/// everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Budget {
    /// By the clock.
    pub time: Option<Duration>,
    /// Positions searched.
    pub nodes: Option<u64>,
    /// Turns looked ahead.
    pub depth: Option<u8>,
}

impl Budget {
    /// So much time.
    pub const fn time(time: Duration) -> Budget {
        Budget { time: Some(time), nodes: None, depth: None }
    }

    /// So many positions.
    pub const fn nodes(nodes: u64) -> Budget {
        Budget { time: None, nodes: Some(nodes), depth: None }
    }

    /// So many turns ahead.
    pub const fn depth(depth: u8) -> Budget {
        Budget { time: None, nodes: None, depth: Some(depth) }
    }
}

/// What the player to move may expect.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Score(pub(super) i32);

impl Score {
    /// A win here and now. A win that needs `n` placements is worth `n` less.
    pub(super) const WIN: i32 = 30_000;
    /// What is worth more is a proven win. A game has 60 placements at most (K1), so that distances fit.
    pub(super) const PROVEN: i32 = Score::WIN - 200;
    /// More than any score.
    pub(super) const ENDLESS: i32 = 32_000;

    /// The score as searched: in 256ths of log-odds, or beyond all evaluations where proven.
    pub const fn raw(self) -> i32 {
        self.0
    }

    /// Nobody is ahead.
    pub(super) const EVEN: Score = Score(0);

    /// A game that has just ended.
    pub(super) const fn won(by_me: bool) -> Score {
        Score(if by_me { Score::WIN } else { -Score::WIN })
    }

    /// The same seen by the opponent.
    pub(super) const fn reversed(self) -> Score {
        Score(-self.0)
    }

    /// The chance to win, between 0 and 1; a proven result is one of the two.
    pub fn win_probability(self) -> f64 {
        match self.proven() {
            Some(Proven { won, .. }) => f64::from(u8::from(won)),
            None => 1.0 / (1.0 + (-f64::from(self.0) / LOG_ODDS).exp()),
        }
    }

    /// The result, where it is beyond doubt.
    pub const fn proven(self) -> Option<Proven> {
        if self.0.abs() <= Score::PROVEN {
            return None;
        }
        Some(Proven { won: self.0 > 0, within: (Score::WIN - self.0.abs()) as u8 })
    }
}

/// A result that no play of the opponent changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Proven {
    /// Whether the player to move wins.
    pub won: bool,
    /// The game ends within so many placements, of both players, when they play as thought.
    pub within: u8,
}

/// A first placement with what it leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ranked {
    /// The placement and what is expected to follow it.
    pub line: Vec<Placement>,
    /// What the player to move may expect of it.
    pub score: Score,
}

/// What a search has found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought {
    /// The best placement and what is expected to follow it. Empty only when the game is over.
    pub line: Vec<Placement>,
    /// What the player to move may expect.
    pub score: Score,
    /// How many turns ahead everything was looked at that seemed to matter.
    pub depth: u8,
    /// How many positions were searched.
    pub nodes: u64,
    /// How long it took.
    pub time: Duration,
    /// The best first placements, best first, as many as were asked for.
    pub ranked: Vec<Ranked>,
}

impl Thought {
    /// The best placement, unless the game is over.
    pub fn best(&self) -> Option<Placement> {
        self.line.first().copied()
    }

    /// Positions searched in a second.
    pub fn nodes_per_second(&self) -> f64 {
        self.nodes as f64 / self.time.as_secs_f64().max(1e-9)
    }
}
