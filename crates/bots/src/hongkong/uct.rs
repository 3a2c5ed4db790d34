//! Plain tree search by random games (UCT): the measure for better bots, so it is written to be fast.
//!
//! Placements are tried as often as upper confidence bounds (UCB1) want; each try ends in a random game of whole turns.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use game::{Bot, Limits};
use hongkong::{Event, HongKong, Piece, Placement, Player, Position, View};
use rand_core::SeedableRng;
use rand_pcg::Pcg32;

use super::playout::playout_by_turns;
use super::thought::Budget;
use crate::{quick, roster};

/// How much a placement tried seldom is favoured, in units of the share of games won. Against this, 0.3 won 33 games of 100,
/// 0.7 won 43 and 1.0 won 45, at 5,000 random games for each placement.
const CURIOSITY: f32 = 0.5;
/// A position is unfolded into its placements once it was tried so often; before, its random games are enough. Against this, 1
/// won 44 games of 100 and 16 won 53.
const UNFOLDED_AT: u32 = 4;
/// Nodes in memory at most: 160 MB.
const MOST_NODES: usize = 8_000_000;
/// How many games are played between two looks at the clock: about half a millisecond.
const BETWEEN_LOOKS: u64 = 128;

/// A placement in the tree.
#[derive(Clone, Copy)]
struct Node {
    /// The share of games won by who made this placement.
    share: f32,
    /// One over the root of how often it was tried, which the bound needs each time.
    seldom: f32,
    tries: u32,
    /// Where the placements that may follow lie in the tree.
    first: u32,
    len: u8,
    placement: Placement,
}

/// Searches by random games.
pub struct Uct {
    rng: Pcg32,
    tree: Vec<Node>,
    curiosity: f32,
    unfolded_at: u32,
    /// How many games are played at most.
    most: Option<u64>,
}

/// What it found.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tried {
    /// The placement tried most often; `None` when the game is over.
    pub best: Option<Placement>,
    /// The share of its games won.
    pub share: f32,
    /// Random games played.
    pub playouts: u64,
}

impl Uct {
    /// With its own luck.
    pub fn new(seed: u64) -> Uct {
        Uct {
            rng: Pcg32::seed_from_u64(seed),
            tree: Vec::new(),
            curiosity: CURIOSITY,
            unfolded_at: UNFOLDED_AT,
            most: None,
        }
    }

    /// The same with another curiosity and another number of tries before a position is unfolded.
    pub fn with(self, curiosity: f32, unfolded_at: u32) -> Uct {
        Uct { curiosity, unfolded_at, ..self }
    }

    /// The same within this budget.
    pub fn within(self, budget: roster::Budget) -> Uct {
        match budget {
            roster::Budget::Time => self,
            roster::Budget::Iterations(n) => Uct { most: Some(n), ..self },
        }
    }

    /// Tries placements within a budget of time or of games (`nodes`).
    pub fn think(&mut self, position: &Position, budget: Budget, stop: &AtomicBool) -> Tried {
        let deadline = budget.time.and_then(|time| Instant::now().checked_add(time));
        let most = budget.nodes.unwrap_or(u64::MAX);
        self.tree.clear();
        self.tree.push(Node { share: 0.0, seldom: 1.0, tries: 0, first: 0, len: 0, placement: CENTRE });
        let mut playouts = 0;
        if !position.is_over() {
            self.unfold(0, position);
            while playouts < most {
                if playouts % BETWEEN_LOOKS == 0
                    && (stop.load(Ordering::Relaxed) || deadline.is_some_and(|deadline| Instant::now() >= deadline))
                {
                    break;
                }
                self.try_once(position);
                playouts += 1;
            }
        }
        let root = self.tree[0];
        let children = &self.tree[root.first as usize..][..usize::from(root.len)];
        let best = children.iter().max_by_key(|child| child.tries);
        Tried { best: best.map(|best| best.placement), share: best.map_or(0.5, |best| best.share), playouts }
    }

    fn try_once(&mut self, position: &Position) {
        let mut position = *position;
        // The way through the tree, with who made each placement. A game has 60 placements at most (K1).
        let mut way = [(0_u32, Player::A); 64];
        let mut len = 1;
        let mut node = 0_usize;
        loop {
            if self.tree[node].len == 0 {
                if self.tree[node].tries < self.unfolded_at || position.is_over() || self.tree.len() >= MOST_NODES {
                    break;
                }
                self.unfold(node, &position);
            }
            node = self.most_promising(node);
            way[len] = (node as u32, position.to_move());
            len += 1;
            position.place(self.tree[node].placement);
            if self.tree[node].tries == 0 {
                break;
            }
        }
        playout_by_turns(&mut position, &mut self.rng);
        let winner = position.ending().and_then(hongkong::Ending::winner);
        for &(node, player) in &way[..len] {
            let node = &mut self.tree[node as usize];
            let result = winner.map_or(0.5, |winner| f32::from(u8::from(winner == player)));
            node.tries += 1;
            node.share += (result - node.share) / node.tries as f32;
            node.seldom = 1.0 / (node.tries as f32).sqrt();
        }
    }

    /// The placement with the highest upper bound; one never tried is taken first.
    fn most_promising(&self, node: usize) -> usize {
        let Node { first, len, tries, .. } = self.tree[node];
        let curious = self.curiosity * (tries.max(1) as f32).ln().sqrt();
        let (mut best, mut most) = (first as usize, f32::MIN);
        for (n, child) in self.tree[first as usize..][..usize::from(len)].iter().enumerate() {
            if child.tries == 0 {
                return first as usize + n;
            }
            let bound = child.share + curious * child.seldom;
            if bound > most {
                (best, most) = (first as usize + n, bound);
            }
        }
        best
    }

    /// Adds the placements that may follow, in random order, because they are first tried one after another.
    fn unfold(&mut self, node: usize, position: &Position) {
        let first = self.tree.len();
        for (piece, plots) in Piece::ALL.into_iter().zip(position.legal()) {
            for plot in plots {
                let placement = Placement { piece, plot };
                self.tree.push(Node { share: 0.0, seldom: 1.0, tries: 0, first: 0, len: 0, placement });
            }
        }
        let children = &mut self.tree[first..];
        for n in (1..children.len()).rev() {
            children.swap(n, quick(&mut self.rng, n as u32 + 1) as usize);
        }
        let len = children.len() as u8;
        self.tree[node].first = first as u32;
        self.tree[node].len = len;
    }
}

/// Stands for no placement at the root.
const CENTRE: Placement = Placement { piece: Piece::Standard, plot: hongkong::Plot::CENTRE };

impl Bot<HongKong> for Uct {
    fn choose(&mut self, _: &HongKong, view: &View, _: &[Event], limits: Limits<'_>) -> Placement {
        let position = view.my_turn().expect("a bot is asked on its turn only");
        let tried = self.think(position, Budget { nodes: self.most, ..Budget::time(limits.time) }, limits.stop);
        tried.best.expect("a game that is not over has a legal placement")
    }
}
