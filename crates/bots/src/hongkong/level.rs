//! What makes the five levels of Hong Kong.

use game::{Bot, Limits, Rng};
use hongkong::{Event, HongKong, Placement, Position, View};
use rand_core::SeedableRng;
use rand_pcg::Pcg32;

use super::search::Searcher;
use super::thought::{Budget, Thought};
use crate::{Level, roster};

/// What makes a level.
struct Manner {
    megabytes: usize,
    /// Positions searched for a placement.
    nodes: Option<u64>,
    /// Turns looked ahead.
    depth: Option<u8>,
    /// How much worse than the best a placement may well look and still be played, in 256ths of log-odds; 0 plays the best.
    whim: f64,
    /// How much less it likes to take an opponent's building, likewise.
    reluctance: f64,
}

/// Numbers chosen to divide the way from a child's friend to the best into steps of a like size; docs/bots.md has what they
/// win against each other.
const fn manner(level: Level) -> Manner {
    match level {
        // Plays reasonable placements and many mistakes, and seldom takes what is left to be taken.
        Level::One => Manner { megabytes: 1, nodes: Some(20_000), depth: Some(1), whim: 150.0, reluctance: 250.0 },
        // Sees its own turn, and errs now and then.
        Level::Two => Manner { megabytes: 1, nodes: Some(20_000), depth: Some(1), whim: 42.0, reluctance: 0.0 },
        // Sees the opponent's answer as well, and errs seldom.
        Level::Three => Manner { megabytes: 1, nodes: Some(50_000), depth: Some(2), whim: 20.0, reluctance: 0.0 },
        // Sees three to four turns ahead.
        Level::Four => Manner { megabytes: 8, nodes: Some(4_000), depth: None, whim: 0.0, reluctance: 0.0 },
        // Searches as long as it may.
        Level::Five => Manner { megabytes: Searcher::MEGABYTES, nodes: None, depth: None, whim: 0.0, reluctance: 0.0 },
    }
}

/// A bot of some level, which remembers what it has thought of before. The same seed plays the same game, unless time runs
/// out on it; level five alone lets time run out by itself.
pub struct Leveled {
    manner: Manner,
    searcher: Searcher,
    rng: Pcg32,
    /// The part of the budget in nodes and time that is used, for matches at less than the full budget.
    scale: f64,
    /// Whether level five is to count positions instead of looking at the clock.
    counted: Option<u64>,
}

impl Leveled {
    /// A bot with its own whims.
    pub fn new(level: Level, seed: u64) -> Leveled {
        Leveled::scaled(level, seed, 1.0)
    }

    /// A bot that thinks only so much of what its level does, so that many games can be played.
    pub fn scaled(level: Level, seed: u64, scale: f64) -> Leveled {
        let manner = manner(level);
        let searcher = Searcher::with_megabytes(manner.megabytes);
        Leveled { manner, searcher, rng: Pcg32::seed_from_u64(seed), scale, counted: None }
    }

    /// The same bot; level five, which otherwise thinks as long as it may, within this budget.
    pub fn within(self, budget: roster::Budget) -> Leveled {
        match budget {
            roster::Budget::Time => self,
            roster::Budget::Iterations(n) => Leveled { counted: Some(n), ..self },
        }
    }

    /// What it thinks of a position: the placement it plays comes first. Without limits of its own the level ends by the
    /// given time alone.
    pub fn think(&mut self, position: &Position, limits: Limits<'_>) -> Thought {
        // A little is left for what comes after the search.
        let most = Level::LONGEST.mul_f64(self.scale).min(limits.time.mul_f64(0.98));
        let nodes = self.manner.nodes.map(|nodes| (nodes as f64 * self.scale).max(1.0) as u64);
        let budget = match (nodes, self.counted) {
            // The same seed then gives the same game, whatever else the machine does.
            (None, Some(n)) => Budget { time: Some(limits.time), nodes: Some(n), depth: self.manner.depth },
            _ => Budget { time: Some(most), nodes, depth: self.manner.depth },
        };
        if self.manner.whim == 0.0 {
            return self.searcher.think(position, budget, limits.stop);
        }
        let all = position.legal().iter().map(|plots| plots.len() as usize).sum();
        let mut thought = self.searcher.rank(position, all, budget, limits.stop, |_| {});
        let theirs = position.controlled(position.to_move().other());
        let mut best = (f64::MIN, 0);
        for (n, entry) in thought.ranked.iter().enumerate() {
            let takes = entry.line.first().is_some_and(|placement| theirs.contains(placement.plot));
            let liking = f64::from(entry.score.raw()) - if takes { self.manner.reluctance } else { 0.0 };
            // Gumbel's noise plays each placement as often as the exponential of its score says (softmax).
            let whim = self.manner.whim * -(-unit(&mut self.rng).ln()).ln();
            if liking + whim > best.0 {
                best = (liking + whim, n);
            }
        }
        if let Some(chosen) = thought.ranked.get(best.1).cloned() {
            (thought.line, thought.score) = (chosen.line, chosen.score);
        }
        thought
    }
}

/// A number between 0 and 1, neither of them.
fn unit(rng: &mut impl Rng) -> f64 {
    (f64::from(rng.next_u32()) + 0.5) / (f64::from(u32::MAX) + 1.0)
}

impl Bot<HongKong> for Leveled {
    fn choose(&mut self, _: &HongKong, view: &View, _: &[Event], limits: Limits<'_>) -> Placement {
        let position = view.my_turn().expect("a bot is asked on its turn only");
        self.think(position, limits).best().expect("a game that is not over has a legal placement")
    }
}
