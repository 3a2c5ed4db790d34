//! A baseline: plain UCT over sampled worlds, with random play to the end of the game.
//!
//! One tree for what the seat knows; every iteration samples a world, goes down by upper confidence bounds among the answers
//! that are legal there, adds one node, and plays on at random. It knows nothing of the game but its rules. Two things keep it
//! from being a straw man: planned cards are not taken back again, and it is rewarded by how clearly it wins.

use std::time::Instant;

use blackout::{Action, Actions, Blackout, Decision, Event, State, View};
use game::{Bot, BySeat, Game, Limits, Seat, Turn};
use rand_core::SeedableRng;
use rand_pcg::Pcg32;

use super::playout::{deal, who_decides};
use super::search::Budget;
use crate::quick;

/// A tree never grows beyond this, which takes some twenty megabytes.
const MOST_NODES: usize = 600_000;
/// How much is explored.
const EXPLORATION: f32 = 0.7;

/// Plain UCT.
#[derive(Clone, Debug)]
pub struct Uct {
    rng: Pcg32,
    budget: Budget,
    nodes: Vec<Node>,
    /// Rollouts made so far, for who measures.
    pub rollouts: u64,
}

#[derive(Clone, Copy, Debug)]
struct Node {
    action: Action,
    seat: Seat,
    /// How often it was tried, and how often it could have been.
    n: u32,
    possible: u32,
    reward: f32,
    child: u32,
    sibling: u32,
}

const NONE: u32 = u32::MAX;

impl Uct {
    /// A bot with luck from a seed.
    pub fn new(seed: u64, budget: Budget) -> Uct {
        Uct { rng: Pcg32::seed_from_u64(seed), budget, nodes: Vec::new(), rollouts: 0 }
    }

    fn add(&mut self, action: Action, seat: Seat) -> u32 {
        self.nodes.push(Node { action, seat, n: 0, possible: 0, reward: 0.0, child: NONE, sibling: NONE });
        self.nodes.len() as u32 - 1
    }

    /// One iteration: down the tree, one node more, to the end of the game, and back.
    fn iterate(&mut self, game: &Blackout, view: &View, viewer: Seat) {
        let mut state = game.sample(view, &mut self.rng);
        let mut path = vec![0_u32];
        let mut list = Actions::new();
        loop {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => deal(game, &mut state, &mut self.rng, &mut ()),
                Turn::Ask(seats) => {
                    // Who plans while others do, too, thinks of their own plan first.
                    let plans_now = state.table().round == view.table.round && !state.table().ready.contains(viewer);
                    let seat = if plans_now && seats.contains(viewer) { viewer } else { who_decides(&state, seats) };
                    sensible(game, &state, seat, &mut list);
                    let at = *path.last().unwrap_or(&0);
                    let (next, is_new) = self.descend(at, seat, &list);
                    let Some(next) = next else { break };
                    game.act(&mut state, seat, self.nodes[next as usize].action, &mut ());
                    path.push(next);
                    if is_new {
                        break;
                    }
                }
            }
        }
        random_game(game, &mut state, &mut self.rng);
        self.rollouts += 1;
        let rewards = rewards(game, &state);
        for &node in &path {
            let node = &mut self.nodes[node as usize];
            node.n += 1;
            node.reward += rewards[node.seat];
        }
    }

    /// The child to go on with: one that is new if an answer was not tried yet, else the one with the highest bound.
    fn descend(&mut self, at: u32, seat: Seat, list: &[Action]) -> (Option<u32>, bool) {
        let mut untried: Actions = list.iter().copied().collect();
        let mut best = (f32::MIN, None);
        let mut child = self.nodes[at as usize].child;
        while child != NONE {
            let node = &mut self.nodes[child as usize];
            if node.seat == seat && list.contains(&node.action) {
                untried.retain(|action| *action != node.action);
                node.possible += 1;
                let n = node.n.max(1) as f32;
                let bound = node.reward / n + EXPLORATION * ((node.possible as f32).ln() / n).sqrt();
                if bound > best.0 {
                    best = (bound, Some(child));
                }
            }
            child = node.sibling;
        }
        if untried.is_empty() || self.nodes.len() >= MOST_NODES {
            return (best.1, false);
        }
        let action = untried[quick(&mut self.rng, untried.len() as u32) as usize];
        let new = self.add(action, seat);
        self.nodes[new as usize].possible = 1;
        self.nodes[new as usize].sibling = self.nodes[at as usize].child;
        self.nodes[at as usize].child = new;
        (Some(new), true)
    }
}

impl Bot<Blackout> for Uct {
    fn choose(&mut self, game: &Blackout, view: &View, _: &[Event], limits: Limits<'_>) -> Action {
        let begun = Instant::now();
        let mut list = Actions::new();
        game.legal(view, &mut list);
        let Some(seat) = view.viewer.seat() else { return Action::Done };
        if let [only] = list[..] {
            return only;
        }
        self.nodes.clear();
        self.add(Action::Done, seat);
        for n in 0_u32.. {
            let (most, time) = match self.budget {
                Budget::Rollouts(most) => (most, limits.time),
                Budget::Time(time) => (u32::MAX, time.min(limits.time)),
            };
            let is_over = n >= most || begun.elapsed() >= time.mul_f32(0.95);
            if is_over || limits.stopped() {
                break;
            }
            self.iterate(game, view, seat);
        }
        let mut best = (0, list[0]);
        let mut child = self.nodes[0].child;
        while child != NONE {
            let node = &self.nodes[child as usize];
            if node.n > best.0 && node.seat == seat && list.contains(&node.action) {
                best = (node.n, node.action);
            }
            child = node.sibling;
        }
        best.1
    }
}

/// The legal answers, but in planning those alone that lead on: a card for the next free slot, or ready.
fn sensible(game: &Blackout, state: &State, seat: Seat, list: &mut Actions) {
    list.clear();
    game.legal_now(state, seat, list);
    if state.table().decision() == Some(Decision::Plan) {
        let planned = game.view(state, seat.into()).planned;
        list.retain(|action| match *action {
            Action::Plan(slot, _) => planned[usize::from(slot)].is_none(),
            Action::Unplan(_) => false,
            _ => true,
        });
    }
}

/// Plays on at random to the end.
fn random_game(game: &Blackout, state: &mut State, rng: &mut Pcg32) {
    let mut list = Actions::new();
    loop {
        match game.turn(state) {
            Turn::Over => return,
            Turn::Chance => deal(game, state, rng, &mut ()),
            Turn::Ask(seats) => {
                let seat = who_decides(state, seats);
                sensible(game, state, seat, &mut list);
                let action = list[quick(rng, list.len() as u32) as usize];
                game.act(state, seat, action, &mut ());
            }
        }
    }
}

/// What each seat gets of a game that is over: near one for a clear win, near nothing for a clear loss.
fn rewards(game: &Blackout, state: &State) -> BySeat<f32> {
    let scores = game.scores(state);
    let seats = state.table().seats();
    let mut rewards = BySeat([0.0; 4]);
    for seat in seats.iter() {
        let others = seats.iter().filter(|&other| other != seat).map(|other| scores[other]).max();
        let lead = f32::from(scores[seat] - others.unwrap_or(0));
        rewards[seat] = 1.0 / (1.0 + (-lead / 15.0).exp());
    }
    rewards
}
