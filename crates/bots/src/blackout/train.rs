//! Learning the value: games of bots against each other, and a fit of what came of them.

use blackout::campaign::conditions;
use blackout::{Blackout, Chapter, Draw, Frame, Setup, State};
use game::{Game, Rng, Seat, Turn};

use super::playout::{deal, who_decides};
use super::value::{Features, N_FEATURES, N_HIDDEN, Net, Value, features, rounds_to_come, sigmoid};
use crate::quick;

/// One seat's game, from round to round.
#[derive(Clone, Debug, Default)]
pub struct Course {
    /// What was seen before each round.
    pub seen: Vec<Features>,
    /// The score then.
    pub scores: Vec<f32>,
    /// Rounds to come then.
    pub rounds: Vec<f32>,
    /// The final score, and dollars as tenths, which break ties.
    pub last: f32,
    /// Whether a chapter's conditions were met; `None` outside the campaign.
    pub met: Option<bool>,
}

/// A game from all its seats.
pub type Lesson = Vec<Course>;

/// Whether the state waits for the dice of a new round: the moment at which tables are valued.
pub fn is_between_rounds(state: &State) -> bool {
    matches!(state.table().stack.top(), Some(Frame::Draw(Draw::Dice(0b111))))
}

/// Plays a game and notes what there is to learn. The player answers for all seats, each on its own view of the state.
pub fn lesson<R: Rng>(
    game: &Blackout,
    setup: &Setup,
    rng: &mut R,
    mut player: impl FnMut(&State, Seat, &mut R) -> blackout::Action,
) -> Lesson {
    let mut state = game.start(setup);
    let mut lesson: Lesson = vec![Course::default(); usize::from(setup.n_seats)];
    loop {
        if is_between_rounds(&state) {
            let table = state.table();
            for (seat, course) in Seat::ALL.into_iter().zip(&mut lesson) {
                let mut seen = [0.0; N_FEATURES];
                features(&game.components, table, seat, &mut seen);
                course.seen.push(seen);
                course.scores.push(f32::from(table.boards[seat].score));
                course.rounds.push(rounds_to_come(table));
            }
        }
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => deal(game, &mut state, rng, &mut ()),
            Turn::Ask(seats) => {
                let seat = who_decides(&state, seats);
                let action = player(&state, seat, rng);
                game.act(&mut state, seat, action, &mut ());
            }
        }
    }
    for (seat, course) in Seat::ALL.into_iter().zip(&mut lesson) {
        let board = &state.table().boards[seat];
        course.last = f32::from(board.score) + 0.1 * f32::from(board.dollars);
        course.met = conditions(&game.components, state.table(), seat).map(|conditions| conditions.are_met());
    }
    lesson
}

/// The setups that are played to learn for so many seats: alone all chapters; else mostly the plain game.
pub fn setup_for(n_seats: u8, number: u64) -> Setup {
    let chapter = Chapter::ALL[(number / 5 % 5) as usize];
    let is_chapter = n_seats == 1 || number.is_multiple_of(5);
    Setup { n_seats, chapter: is_chapter.then_some(chapter), losses: 0 }
}

/// How to learn.
#[derive(Clone, Copy, Debug)]
pub struct Study {
    /// How often all lessons are gone through.
    pub epochs: u32,
    /// The first step size; it falls to nothing.
    pub step: f32,
    /// How much of what is to come is taken from the games themselves and not from the value's own next guess.
    pub lambda: f32,
}

/// Each weight steps by how steadily it was pulled (Adam), so that rare features learn as well as common ones.
struct Steps {
    mean: Vec<f32>,
    square: Vec<f32>,
    n: i32,
}

impl Steps {
    fn new(n_weights: usize) -> Steps {
        Steps { mean: vec![0.0; n_weights], square: vec![0.0; n_weights], n: 0 }
    }

    fn take(&mut self, weights: &mut [f32], pull: &[f32], step: f32, decay: f32) {
        self.n += 1;
        let (a, b) = (1.0 - 0.9_f32.powi(self.n), 1.0 - 0.999_f32.powi(self.n));
        for (n, weight) in weights.iter_mut().enumerate() {
            self.mean[n] = 0.9 * self.mean[n] + 0.1 * pull[n];
            self.square[n] = 0.999 * self.square[n] + 0.001 * pull[n] * pull[n];
            *weight -= step * ((self.mean[n] / a) / ((self.square[n] / b).sqrt() + 1e-6) + decay * *weight);
        }
    }
}

/// A value that knows nothing, with hidden units that differ.
pub fn beginner(rng: &mut impl Rng) -> Value {
    let mut weights = vec![0.0; Net::N_WEIGHTS];
    for weight in &mut weights[N_FEATURES + 1..] {
        *weight = (quick(rng, 2_001) as f32 / 1_000.0 - 1.0) * 0.15;
    }
    let net = Net::of(&weights).unwrap_or_else(|| unreachable!("as many as a net has"));
    Value { net, spread: [8.0, 2.0], meets: vec![0.0; N_FEATURES + 1] }
}

/// Fits the value to lessons; returns the mean squared error in points on the lessons of each epoch.
pub fn learn(value: &mut Value, lessons: &[Lesson], study: Study, rng: &mut impl Rng) -> Vec<f32> {
    let courses: Vec<&Course> = lessons.iter().flatten().collect();
    let places: Vec<(u32, u16)> = courses
        .iter()
        .enumerate()
        .flat_map(|(course, of)| (0..of.seen.len()).map(move |round| (course as u32, round as u16)))
        .collect();
    let mut order: Vec<usize> = (0..places.len()).collect();
    let mut weights: Vec<f32> = value.net.weights().collect();
    let mut steps = Steps::new(weights.len());
    let mut errors = Vec::new();
    for epoch in 0..study.epochs {
        for n in (1..order.len()).rev() {
            order.swap(n, quick(rng, n as u32 + 1) as usize);
        }
        let targets: Vec<Vec<f32>> =
            courses.iter().map(|course| targets(&value.net, course, study.lambda, epoch > 0)).collect();
        let step = study.step * (1.0 - epoch as f32 / study.epochs as f32);
        let mut error = 0.0;
        for batch in order.chunks(64) {
            let mut pull = vec![0.0; weights.len()];
            for &n in batch {
                let (course, round) = places[n];
                let seen = &courses[course as usize].seen[usize::from(round)];
                let target = targets[course as usize][usize::from(round)];
                error += pull_towards(&value.net, seen, target, &mut pull);
            }
            let share = 1.0 / batch.len() as f32;
            for pull in &mut pull {
                *pull *= share;
            }
            steps.take(&mut weights, &pull, step, 1e-4);
            if let Some(net) = Net::of(&weights) {
                value.net = net;
            }
        }
        errors.push(100.0 * error / order.len() as f32);
    }
    errors
}

/// What each moment of a course should be worth: points made until the next moment and what that is worth, which is partly
/// the value's own guess (temporal difference) and partly what came of it.
fn targets(net: &Net, course: &Course, lambda: f32, has_learned: bool) -> Vec<f32> {
    let n = course.seen.len();
    let mut targets = vec![0.0; n];
    let mut later = 0.0;
    for round in (0..n).rev() {
        let next_score = if round + 1 < n { course.scores[round + 1] } else { course.last };
        let made = (next_score - course.scores[round]) / 10.0;
        let guess = if round + 1 < n && has_learned { net.value(&course.seen[round + 1]) } else { later };
        targets[round] = made + lambda * later + (1.0 - lambda) * guess;
        later = targets[round];
    }
    targets
}

/// Adds how each weight is wrong about one moment; returns the squared error.
fn pull_towards(net: &Net, seen: &Features, target: f32, pull: &mut [f32]) -> f32 {
    let units = net.units(seen);
    let mut value = net.linear[N_FEATURES];
    value += seen.iter().zip(&net.linear).map(|(feature, weight)| feature * weight).sum::<f32>();
    value += units.iter().zip(&net.out).map(|(unit, weight)| unit.max(0.0) * weight).sum::<f32>();
    let error = value - target;
    let (linear, rest) = pull.split_at_mut(N_FEATURES + 1);
    let (hidden, out) = rest.split_at_mut((N_FEATURES + 1) * N_HIDDEN);
    let mut back = [0.0; N_HIDDEN];
    for unit in 0..N_HIDDEN {
        if units[unit] > 0.0 {
            out[unit] += error * units[unit];
            back[unit] = error * net.out[unit];
        }
    }
    for (feature, value) in seen.iter().chain([&1.0]).enumerate() {
        if *value != 0.0 {
            linear[feature] += error * value;
            let row = &mut hidden[feature * N_HIDDEN..][..N_HIDDEN];
            row.iter_mut().zip(&back).for_each(|(pull, back)| *pull += value * back);
        }
    }
    error * error
}

/// Fits how far games stray from what is expected, by who won them, and whether conditions are met.
pub fn learn_chances(value: &mut Value, lessons: &[Lesson], rng: &mut impl Rng) {
    let mut meets = vec![0.0; N_FEATURES + 1];
    let mut steps = Steps::new(N_FEATURES + 1);
    let mut best = (f64::MAX, value.spread);
    for at_end in [1.0_f32, 2.0, 3.0, 4.0, 6.0] {
        for a_round in [0.25_f32, 0.5, 0.75, 1.0, 1.5, 2.0] {
            let spread = [at_end, a_round];
            let loss = surprise(value, spread, lessons);
            if loss < best.0 {
                best = (loss, spread);
            }
        }
    }
    value.spread = best.1;
    let courses: Vec<&Course> = lessons.iter().flatten().filter(|course| course.met.is_some()).collect();
    if courses.is_empty() {
        return;
    }
    for n in 0..6_000 {
        let mut pull = vec![0.0; N_FEATURES + 1];
        for _ in 0..64 {
            let course = courses[quick(rng, courses.len() as u32) as usize];
            let seen = &course.seen[quick(rng, course.seen.len() as u32) as usize];
            let sum: f32 = seen.iter().zip(&meets).map(|(feature, weight)| feature * weight).sum();
            let error = sigmoid(sum + meets[N_FEATURES]) - f32::from(u8::from(course.met == Some(true)));
            for (pull, feature) in pull.iter_mut().zip(seen.iter().chain([&1.0])) {
                *pull += error * feature / 64.0;
            }
        }
        steps.take(&mut meets, &pull, 0.01 * (1.0 - n as f32 / 6_000.0), 1e-3);
    }
    value.meets = meets;
}

/// How surprising the winners are if scores stray so.
fn surprise(value: &Value, spread: [f32; 2], lessons: &[Lesson]) -> f64 {
    let mut loss = 0.0;
    for lesson in lessons.iter().filter(|lesson| lesson.len() > 1).take(4_000) {
        let best = lesson.iter().map(|course| course.last).fold(f32::MIN, f32::max);
        for round in 0..lesson[0].seen.len() {
            let expected = |course: &Course| course.scores[round] + 10.0 * value.net.value(&course.seen[round]);
            let stray = (spread[0] + spread[1] * lesson[0].rounds[round]).max(0.5);
            let scores: Vec<f32> = lesson.iter().map(expected).collect();
            let highest = scores.iter().copied().fold(f32::MIN, f32::max);
            let sum: f32 = scores.iter().map(|score| ((score - highest) / stray).exp()).sum();
            let winner = lesson.iter().position(|course| course.last >= best).unwrap_or(0);
            loss -= f64::from(((scores[winner] - highest) / stray - sum.ln()).max(-12.0));
        }
    }
    loss
}
