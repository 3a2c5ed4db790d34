//! Trying moves in the same worlds.

use std::time::Duration;

use blackout::{Blackout, CardSet, Decision, N_SLOTS, State, View};
use game::{BySeat, Game, Seat, Turn};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;

use super::Budget;
use super::candidates::{Candidate, Move};
use crate::blackout::brisk::{Planned, carry_out_plan, plan_of, play_round, step};
use crate::blackout::greedy::{self, Weights};
use crate::blackout::train::is_between_rounds;
use crate::blackout::value::{Features, N_FEATURES, Value, features};
use crate::blackout::who_decides;

/// What a seat wants.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Aim {
    /// How many points a certain win would be worth, beside the points by which it is ahead.
    pub win: f32,
    /// How much of the others' points counts against it.
    pub envy: f32,
    /// How much the greedy bot's opinion counts beside the rollouts: it weighs what they cannot see, and errs elsewhere.
    pub faith: f32,
    /// How many rounds a rollout lasts.
    pub rounds: u8,
    /// Who plays with care in rollouts, as the greedy bot does, and not by rules of thumb.
    pub care: Care,
}

/// Who plays with care in rollouts: that takes five to ten times as long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Care {
    /// Nobody.
    Nobody,
    /// The seat that thinks.
    Own,
    /// All.
    All,
}

impl Aim {
    /// What is wanted at this table: to be ahead, and in a chapter to meet its conditions as well. Who has time for a hundred
    /// rollouts does better to look a round further than to make more of them.
    pub fn of(view: &View, budget: Budget) -> Aim {
        let win = if view.table.setup.chapter.is_some() { 30.0 } else { 0.0 };
        let has_time = match budget {
            Budget::Rollouts(n) => n >= 100,
            Budget::Time(time) => time >= Duration::from_millis(10),
        };
        Aim { win, rounds: if has_time { 2 } else { 1 }, ..Aim::default() }
    }
}

impl Default for Aim {
    fn default() -> Aim {
        Aim { win: 0.0, envy: 1.0, faith: 1.0, rounds: 1, care: Care::Nobody }
    }
}

/// What was found out about a move.
#[derive(Clone, Copy, Debug)]
pub struct Tried {
    /// The move.
    pub chosen: Move,
    /// In how many worlds it was tried.
    pub n: u32,
    /// How well it does by the aim, in points.
    pub worth: f32,
    /// Final scores that are to be expected.
    pub scores: BySeat<f32>,
    /// How likely each seat is to win.
    pub chances: BySeat<f32>,
    /// What the seat's features are then, on average.
    pub features: Features,
}

/// One move under trial.
struct Tally {
    candidate: Candidate,
    n: u32,
    worth: f32,
    /// By how much it did better than the move that led when the stage began, in each world of the stage.
    gain: Gain,
    scores: BySeat<f32>,
    chances: BySeat<f32>,
    features: Features,
}

/// Moves under trial.
pub(super) struct Trial<'a> {
    game: &'a Blackout,
    view: &'a View,
    seat: Seat,
    value: &'static Value,
    aim: Aim,
    tallies: Vec<Tally>,
    rollouts: u32,
    /// What the others are thought to plan, or to have planned.
    foretold: BySeat<Planned>,
}

/// Differences between two moves in the same worlds.
#[derive(Clone, Copy, Default)]
struct Gain {
    n: u32,
    sum: f32,
    squares: f32,
}

impl Gain {
    fn add(&mut self, difference: f32) {
        self.n += 1;
        self.sum += difference;
        self.squares += difference * difference;
    }

    /// What the gain hardly exceeds, as far as these worlds tell: four standard errors above the mean.
    fn bound(&self) -> f32 {
        if self.n < FEW {
            return f32::MAX;
        }
        let n = self.n as f32;
        let mean = self.sum / n;
        mean + 4.0 * ((self.squares / n - mean * mean).max(0.0) / n).sqrt()
    }
}

/// Fewer worlds prove nothing.
const FEW: u32 = 50;
/// Nobody thinks longer for less than this part of a point.
const TRIFLE: f32 = 0.1;

/// So many worlds are looked at for one in which others have planned as expected.
const LOOKS: u32 = 6;

impl<'a> Trial<'a> {
    pub(super) fn new(game: &'a Blackout, view: &'a View, aim: Aim, candidates: Vec<Candidate>) -> Trial<'a> {
        let seat = view.viewer.seat().unwrap_or(Seat::A);
        let tally = |candidate| Tally {
            candidate,
            n: 0,
            worth: 0.0,
            gain: Gain::default(),
            scores: BySeat([0.0; 4]),
            chances: BySeat([0.0; 4]),
            features: [0.0; N_FEATURES],
        };
        let value = Value::learned(view.table.setup.n_seats);
        let mut foretold = BySeat([[None; N_SLOTS]; 4]);
        for other in view.table.seats().without(seat).iter() {
            foretold[other] = plan_of(game, &view.table, other);
        }
        let tallies = candidates.into_iter().map(tally).collect();
        Trial { game, view, seat, value, aim, tallies, rollouts: 0, foretold }
    }

    /// Tries until the progress, which is asked for with the number of rollouts, is one. The best half goes on each time. Where
    /// it is clear that no move is noticeably better than the one that leads, nobody is kept waiting.
    pub(super) fn run(&mut self, rng: &mut Pcg32, mut progress: impl FnMut(u32) -> f32) {
        let mut alive = self.tallies.len();
        let stages = (alive.max(2) as f32).log2().ceil();
        for stage in 1..=stages as u32 {
            let until = stage as f32 / stages;
            self.tallies.iter_mut().for_each(|tally| tally.gain = Gain::default());
            while alive > 1 && progress(self.rollouts) < until {
                if self.is_clear(alive) {
                    return self.sort(alive);
                }
                let (world, luck) = (self.world(rng), Pcg32::seed_from_u64(rng.next_u64()));
                let mut leader = 0.0;
                for n in 0..alive {
                    // What has been tried in half of a world would be compared unfairly, unless it must be.
                    if n > 0 && progress(self.rollouts) >= 1.0 {
                        break;
                    }
                    let worth = self.roll_out(n, &world, luck.clone());
                    if n == 0 {
                        leader = worth;
                    } else {
                        self.tallies[n].gain.add(worth - leader);
                    }
                }
            }
            self.sort(alive);
            alive = alive.div_ceil(2);
        }
        let all = self.tallies.len();
        if all > 0 && self.tallies.iter().all(|tally| tally.n == 0) {
            self.sort(all);
        }
    }

    /// Whether none of the others under trial can be noticeably better than the one that led when the stage began.
    fn is_clear(&self, alive: usize) -> bool {
        let (leader, others) = (self.tallies[0].candidate.prior, &self.tallies[1..alive]);
        others.iter().all(|tally| tally.gain.bound() + self.aim.faith * (tally.candidate.prior - leader) < TRIFLE)
    }

    /// The best of the first so many first.
    fn sort(&mut self, n: usize) {
        let faith = self.aim.faith;
        self.tallies[..n].sort_by(|a, b| b.estimate(faith).total_cmp(&a.estimate(faith)));
    }

    /// A world that fits the view, in which the others have planned as they are thought to.
    pub(super) fn world(&self, rng: &mut Pcg32) -> State {
        let mut world = self.game.sample(self.view, rng);
        let table = &self.view.table;
        let others = table.seats().without(self.seat);
        if table.decision() == Some(Decision::Plan) {
            for other in others.iter() {
                carry_out_plan(self.game, &mut world, other, &self.foretold[other], &mut ());
            }
        } else if others.iter().any(|other| table.boards[other].face_down != 0) {
            // Of several worlds the one in which what lies face down is most like what was to be expected.
            let mut likeness = self.likeness(&world);
            for _ in 1..LOOKS {
                let other = self.game.sample(self.view, rng);
                let its = self.likeness(&other);
                if its > likeness {
                    (world, likeness) = (other, its);
                }
            }
        }
        world
    }

    /// How many cards lie face down as foretold.
    fn likeness(&self, world: &State) -> usize {
        let others = self.view.table.seats().without(self.seat);
        let alike = |other: Seat| {
            let planned = self.game.view(world, other.into()).planned;
            let foretold: CardSet = self.foretold[other].iter().flatten().copied().collect();
            planned.iter().flatten().filter(|&&card| foretold.contains(card)).count()
        };
        others.iter().map(alike).sum()
    }

    /// Plays on until a round begins or the game is over.
    fn play_round(&self, state: &mut State, luck: &mut Pcg32) {
        if self.aim.care == Care::Nobody {
            return play_round(self.game, state, luck);
        }
        loop {
            let mut is_careful = false;
            if let (Turn::Ask(seats), Some(decision)) = (self.game.turn(state), state.table().decision()) {
                let seat = who_decides(state, seats);
                // Rules of thumb have proved better in these, or as good and much faster.
                let by_thumb = matches!(decision, Decision::Plan | Decision::Procure(_) | Decision::Refresh);
                is_careful = !by_thumb && (seat == self.seat || self.aim.care == Care::All);
                if is_careful {
                    let view = self.game.view(state, seat.into());
                    let action = greedy::choose(self.game, &view, &Weights::TUNED, luck);
                    self.game.act(state, seat, action, &mut ());
                }
            }
            if !is_careful && !step(self.game, state, luck) || is_between_rounds(state) {
                return;
            }
        }
    }

    /// Tries a move in a world: what comes of it.
    fn roll_out(&mut self, n: usize, world: &State, mut luck: Pcg32) -> f32 {
        self.rollouts += 1;
        let mut state = *world;
        match self.tallies[n].candidate.chosen {
            Move::Answer(action) => self.game.act(&mut state, self.seat, action, &mut ()),
            Move::Plan(plan) => carry_out_plan(self.game, &mut state, self.seat, &plan, &mut ()),
        }
        for _ in 0..self.aim.rounds {
            self.play_round(&mut state, &mut luck);
        }
        let scores = self.value.scores(&self.game.components, state.table());
        let chances = self.value.win_chances(&self.game.components, state.table(), &scores);
        let others = self.view.table.seats().without(self.seat);
        let theirs: f32 = others.iter().map(|other| scores[other]).sum::<f32>() / others.len().max(1) as f32;
        let worth = scores[self.seat] - self.aim.envy * theirs + self.aim.win * chances[self.seat];
        let mut seen = [0.0; N_FEATURES];
        features(&self.game.components, state.table(), self.seat, &mut seen);
        let tally = &mut self.tallies[n];
        tally.n += 1;
        tally.features.iter_mut().zip(seen).for_each(|(sum, feature)| *sum += feature);
        tally.worth += worth;
        for seat in self.view.table.seats().iter() {
            tally.scores[seat] += scores[seat];
            tally.chances[seat] += chances[seat];
        }
        worth
    }

    /// All moves, the best first.
    pub(super) fn ranking(&self) -> Vec<Tried> {
        let mean = |of: &BySeat<f32>, n: u32| BySeat(of.0.map(|sum| sum / n.max(1) as f32));
        let tried = |tally: &Tally| Tried {
            chosen: tally.candidate.chosen,
            n: tally.n,
            worth: tally.estimate(self.aim.faith),
            scores: mean(&tally.scores, tally.n),
            chances: mean(&tally.chances, tally.n),
            features: tally.features.map(|sum| sum / tally.n.max(1) as f32),
        };
        self.tallies.iter().map(tried).collect()
    }
}

impl Tally {
    /// What the rollouts say, and what the greedy bot thinks. What was never tried comes after all that was.
    fn estimate(&self, faith: f32) -> f32 {
        let tried = if self.n == 0 { -1e6 } else { self.worth / self.n as f32 };
        tried + faith * self.candidate.prior
    }
}
