//! A finished game looked at again: how likely each seat thought it was to win, and where that turned.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use game::record::{Record, Step};
use game::{BySeat, Limits, Seat, SeatSet};

use super::{Advice, Adviser, Part};
use crate::roster::Budget;

/// How likely the seats were to win after a step.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Moment {
    /// The step's number in the record, 0 for the start.
    pub step: usize,
    /// Each seat's chance, as far as it could tell itself.
    pub chances: BySeat<f32>,
}

/// What turned a game.
#[derive(Clone, Debug)]
pub enum Cause<G: Adviser> {
    /// Chance.
    Luck,
    /// What this seat did.
    Move(Seat),
    /// What this seat did, where something else was better.
    Mistake {
        /// What it was.
        given: Played<G>,
        /// What would have been better, from the same view.
        instead: Box<Advice<G>>,
    },
}

impl<G: Adviser> Cause<G> {
    /// What it is called in messages and on the wire.
    pub const fn key(&self) -> &'static str {
        match self {
            Cause::Luck => "luck",
            Cause::Move(_) => "move",
            Cause::Mistake { .. } => "mistake",
        }
    }

    /// Who turned it, where somebody did.
    pub const fn by(&self) -> Option<Seat> {
        match self {
            Cause::Luck => None,
            Cause::Move(seat) => Some(*seat),
            Cause::Mistake { given, .. } => Some(given.seat),
        }
    }
}

/// What a seat did, and what it saw before.
#[derive(Clone, Debug)]
pub struct Played<G: Adviser> {
    /// Who.
    pub seat: Seat,
    /// What it saw.
    pub view: G::View,
    /// What it answered.
    pub answers: Vec<G::Action>,
}

/// A step that turned a game.
#[derive(Clone, Debug)]
pub struct TurningPoint<G: Adviser> {
    /// The step's number in the record.
    pub step: usize,
    /// Whose chance it changed most.
    pub seat: Seat,
    /// The chance before.
    pub before: f32,
    /// The chance after.
    pub after: f32,
    /// Why.
    pub cause: Cause<G>,
    /// What was done, unless chance did it.
    pub played: Option<Played<G>>,
}

/// What there is to say of a game.
#[derive(Clone, Debug)]
pub struct Review<G: Adviser> {
    /// How likely the seats were to win, from the start on.
    pub moments: Vec<Moment>,
    /// Where that turned, the first first.
    pub turning_points: Vec<TurningPoint<G>>,
}

/// A chance must change by so much for its step to be a turning point,
const TURN: f32 = 0.05;
/// and something else must have been better by so much for an answer to be a mistake.
const REGRET: f32 = 0.03;
/// So many turning points are told at most: what everybody remembers of a game.
const MOST: usize = 10;
/// How many times as long a step is looked at that seems to be one.
const CLOSER: u64 = 4;

/// A state of the game, and the step that led to it.
struct Frame<G: Adviser> {
    number: usize,
    step: Option<Step<G>>,
    state: G::State,
}

/// A review under way. It is made in pieces, so that others can think in between.
pub struct Reviewing<G: Adviser> {
    mind: G::Mind,
    /// A mind with other whims, for a second opinion.
    second: G::Mind,
    seats: SeatSet,
    frames: Vec<Frame<G>>,
    /// How it ended, where it has, as chances.
    ending: Option<BySeat<f32>>,
    moments: Vec<Moment>,
    /// Each seat's view at the last moment: what looks the same is not thought about again.
    seen: BySeat<Option<G::View>>,
    /// Steps after which a chance had changed, the greatest change first, and how many were thought about.
    suspects: Option<Vec<(usize, Seat)>>,
    judged: usize,
    /// What a longer look at a moment with the eyes of a seat found.
    closer: Vec<(usize, Seat, f32)>,
    turning_points: Vec<TurningPoint<G>>,
}

impl<G: Adviser> Reviewing<G> {
    /// Begins to review a game.
    pub fn new(game: &G, record: &Record<G>, seed: u64) -> Reviewing<G> {
        let mut numbers = record.live().map(|(number, _)| number);
        let mut frames = Vec::new();
        record.walk(game, |step, state, _| {
            let number = step.and_then(|_| numbers.next()).unwrap_or(0);
            frames.push(Frame { number, step: step.cloned(), state: state.clone() });
        });
        // Who gives up ends the game by that, not by the last move before.
        if record.is_over(game) && game.places(record.state()).is_none() {
            frames.push(Frame { number: record.steps().len(), step: None, state: record.state().clone() });
        }
        Reviewing {
            mind: G::mind(seed),
            second: G::mind(seed.wrapping_add(1)),
            seats: game.seats(record.setup()),
            frames,
            ending: ending(game, record),
            moments: Vec::new(),
            seen: BySeat::default(),
            suspects: None,
            judged: 0,
            closer: Vec::new(),
            turning_points: Vec::new(),
        }
    }

    /// Goes on for about as long as the limits say; whether there is more to do.
    pub fn go_on(&mut self, game: &G, limits: Limits<'_>) -> bool {
        let deadline = Instant::now() + limits.time;
        while !limits.stopped() {
            if !self.step(game, limits) {
                return false;
            }
            if Instant::now() >= deadline {
                break;
            }
        }
        true
    }

    /// How much is done, from 0 to 1. Looking at all moments is most of the work.
    pub fn progress(&self) -> f32 {
        const LOOKING: f32 = 0.8;
        let share = |done: usize, of: usize| done as f32 / of.max(1) as f32;
        match &self.suspects {
            None => LOOKING * share(self.moments.len(), self.frames.len()),
            Some(suspects) => LOOKING + (1.0 - LOOKING) * share(self.judged, suspects.len()),
        }
    }

    /// What was found out so far.
    pub fn review(mut self) -> Review<G> {
        self.turning_points.sort_by_key(|point| point.step);
        Review { moments: self.moments, turning_points: self.turning_points }
    }

    fn step(&mut self, game: &G, limits: Limits<'_>) -> bool {
        if self.moments.len() < self.frames.len() {
            self.look(game, limits);
        } else if let Some(suspects) = &self.suspects {
            let Some(&(index, seat)) = suspects.get(self.judged) else { return false };
            self.judged += 1;
            if self.turning_points.len() < MOST {
                self.judge(game, index, seat, limits);
            }
        } else {
            self.suspects = Some(self.suspects(game));
        }
        true
    }

    /// Looks at the next moment with the eyes of each seat.
    fn look(&mut self, game: &G, limits: Limits<'_>) {
        let frame = &self.frames[self.moments.len()];
        let mut chances = self.moments.last().map_or(BySeat([0.0; 4]), |moment| moment.chances);
        for seat in self.seats.iter() {
            let view = game.view(&frame.state, seat.into());
            if self.seen[seat].as_ref() != Some(&view) {
                let budget = Budget::Iterations(G::REVIEW[0]);
                chances[seat] = game.win_chances(&mut self.mind, &view, budget, patient(limits))[seat];
                self.seen[seat] = Some(view);
            }
        }
        // How it ended is known, and no guess.
        if self.moments.len() + 1 == self.frames.len() {
            chances = self.ending.unwrap_or(chances);
        }
        self.moments.push(Moment { step: frame.number, chances });
    }

    /// The steps that changed somebody's chance, the greatest change first. Where a seat changed its own, that counts. What
    /// was only prepared, or opened again, turned nothing: the move that was made in the end did.
    fn suspects(&self, game: &G) -> Vec<(usize, Seat)> {
        let mut found: Vec<(f32, usize, Seat)> = Vec::new();
        for (index, pair) in self.moments.windows(2).enumerate() {
            let change = |seat: Seat| (pair[1].chances[seat] - pair[0].chances[seat]).abs();
            let actor = self.frames[index + 1].step.as_ref().and_then(Step::seat);
            let most = self.seats.iter().max_by(|a, b| change(*a).total_cmp(&change(*b)));
            let own = actor.filter(|actor| change(*actor) >= TURN);
            let seat = own.or(most).filter(|seat| change(*seat) >= TURN);
            let is_idle = || actor.is_some() && self.moves(game, index + 1).is_empty();
            if let Some(seat) = seat.filter(|_| !is_idle()) {
                found.push((change(seat), index + 1, seat));
            }
        }
        found.sort_by(|a, b| b.0.total_cmp(&a.0));
        found.into_iter().map(|(_, index, seat)| (index, seat)).collect()
    }

    /// Finds out why a step changed the chance of a seat. A fall by what the seat did itself is a turning point only where
    /// it could have done better: else nobody but the guess before was wrong.
    fn judge(&mut self, game: &G, index: usize, seat: Seat, limits: Limits<'_>) {
        // What seemed to change may have been a whim of the worlds that were looked at.
        let before = self.look_closer(game, index - 1, seat, limits);
        let known = self.ending.filter(|_| index + 1 == self.frames.len()).map(|ending| ending[seat]);
        let after = known.unwrap_or_else(|| self.look_closer(game, index, seat, limits));
        if (after - before).abs() < TURN {
            return;
        }
        let moves = self.moves(game, index);
        let cause = match &self.frames[index].step {
            Some(Step::Play(by, _)) if *by == seat && after < before => {
                mistake(game, &mut self.mind, &moves, patient(limits))
            }
            Some(Step::Play(by, _)) => Some(Cause::Move(*by)),
            Some(Step::Chance { .. }) => Some(Cause::Luck),
            _ => None,
        };
        if let Some(cause) = cause {
            let played = together(moves);
            let step = self.frames[index].number;
            self.show(game, index - 1, seat, before);
            self.show(game, index, seat, after);
            self.turning_points.push(TurningPoint { step, seat, before, after, cause, played });
        }
    }

    /// The moves that a seat made with the answers of a step and did not open again, each as a whole from the view it is made
    /// from: however often cards were planned and taken back, in one step or in many, the plan is one move.
    fn moves(&self, game: &G, index: usize) -> Vec<Played<G>> {
        let Some(Step::Play(seat, answers)) = &self.frames[index].step else { return Vec::new() };
        let next = self.frames[index + 1..].iter().find_map(|frame| match &frame.step {
            Some(Step::Play(by, answers)) if by == seat => answers.first(),
            _ => None,
        });
        let mut state = self.frames[index - 1].state.clone();
        let mut moves = Vec::new();
        for (answer, then) in answers.iter().zip(answers.iter().skip(1).map(Some).chain([next])) {
            let stands = then.is_none_or(|then| G::part(*then) != Part::Reopens);
            if G::part(*answer) == Part::Makes && stands {
                let (view, answers) = game.whole(&game.view(&state, (*seat).into()), *answer);
                moves.push(Played { seat: *seat, view, answers });
            }
            game.act(&mut state, *seat, *answer, &mut ());
        }
        moves
    }

    /// Has the curve show what is told of a turning point, for as long as the seat sees the same.
    fn show(&mut self, game: &G, index: usize, seat: Seat, chance: f32) {
        self.moments[index].chances[seat] = chance;
        // How it ended was not known a moment before.
        let guessed = self.frames.len() - usize::from(self.ending.is_some());
        if index >= guessed {
            return;
        }
        let view = game.view(&self.frames[index].state, seat.into());
        let is_same = |frame: &Frame<G>| game.view(&frame.state, seat.into()) == view;
        let before = self.frames[..index].iter().rev().take_while(|frame| is_same(frame)).count();
        let after = self.frames[index + 1..guessed].iter().take_while(|frame| is_same(frame)).count();
        for moment in &mut self.moments[index - before..=index + after] {
            moment.chances[seat] = chance;
        }
    }

    /// A seat's chance at a moment, by a longer look.
    fn look_closer(&mut self, game: &G, index: usize, seat: Seat, limits: Limits<'_>) -> f32 {
        if let Some((.., chance)) = self.closer.iter().find(|(at, by, _)| (*at, *by) == (index, seat)) {
            return *chance;
        }
        let view = game.view(&self.frames[index].state, seat.into());
        let budget = Budget::Iterations(CLOSER * G::REVIEW[0]);
        let chance = game.win_chances(&mut self.second, &view, budget, patient(limits))[seat];
        self.closer.push((index, seat, chance));
        chance
    }
}

/// Who has won, as chances; the winners share. A chapter may be won by nobody (B10.4).
fn ending<G: Adviser>(game: &G, record: &Record<G>) -> Option<BySeat<f32>> {
    let by_rules = game.places(record.state()).map(|_| game.result(record.state()));
    let is_decided = by_rules.is_some() || game.is_ranking(record.setup());
    let places = by_rules.or_else(|| record.places(game))?;
    let seats = game.seats(record.setup());
    let winners: Vec<Seat> = seats.iter().filter(|seat| is_decided && places[*seat] == 1).collect();
    let mut chances = BySeat([0.0; 4]);
    for winner in &winners {
        chances[*winner] = 1.0 / winners.len() as f32;
    }
    Some(chances)
}

/// The worst of a seat's moves, if something else was better.
fn mistake<G: Adviser>(game: &G, mind: &mut G::Mind, moves: &[Played<G>], limits: Limits<'_>) -> Option<Cause<G>> {
    let mut worst: Option<(f32, Cause<G>)> = None;
    for given in moves {
        let advice = game.best(mind, &given.view, Some(&given.answers), Budget::Iterations(G::REVIEW[1]), limits);
        let chosen = advice.iter().find(|advice| advice.answers.starts_with(&given.answers));
        if let Some((best, chosen)) = advice.first().zip(chosen) {
            let regret = best.chances[given.seat] - chosen.chances[given.seat];
            if regret >= REGRET && worst.as_ref().is_none_or(|(most, _)| regret > *most) {
                worst = Some((regret, Cause::Mistake { given: given.clone(), instead: Box::new(best.clone()) }));
            }
        }
    }
    worst.map(|(_, cause)| cause)
}

/// Moves of a seat that follow each other, told as one.
fn together<G: Adviser>(moves: Vec<Played<G>>) -> Option<Played<G>> {
    moves.into_iter().reduce(|mut first, next| {
        first.answers.extend(next.answers);
        first
    })
}

/// Limits that let a thought of so many iterations end by itself.
fn patient(limits: Limits<'_>) -> Limits<'_> {
    Limits { time: Duration::from_secs(10), ..limits }
}

/// Reviews a game in one go.
pub fn review<G: Adviser>(game: &G, record: &Record<G>, seed: u64) -> Review<G> {
    let mut reviewing = Reviewing::new(game, record, seed);
    let stop = AtomicBool::new(false);
    while reviewing.go_on(game, Limits { time: Duration::from_hours(1), stop: &stop }) {}
    reviewing.review()
}

#[cfg(test)]
mod tests {
    use blackout::{Action, Blackout, Chapter, Setup, View};
    use game::{Game, Turn};

    use super::*;
    use crate::blackout::who_decides;
    use crate::roster::Roster;

    static GO: AtomicBool = AtomicBool::new(false);

    fn limits() -> Limits<'static> {
        Limits { time: Duration::from_mins(1), stop: &GO }
    }

    /// A game up to the planning of a round, and what the seat sees that is asked first.
    fn up_to_planning(rules: &Blackout, round: u8) -> (Record<Blackout>, Seat, View) {
        let mut record = Record::new(rules, Setup { n_seats: 2, chapter: None, losses: 0 });
        let mut bot = Blackout::bot_called("greedy", Budget::Time, 1).unwrap();
        loop {
            record.deal_by(rules, |number, m| number * 7 % m, &mut ());
            let Turn::Ask(seats) = rules.turn(record.state()) else { continue };
            let seat = who_decides(record.state(), seats);
            let view = rules.view(record.state(), seat.into());
            if view.table.round == round && Blackout::goes_on(&view) {
                return (record, seat, view);
            }
            let answer = bot.choose(rules, &view, &[], limits());
            record.push(rules, Step::Play(seat, vec![answer]), &mut ()).unwrap();
        }
    }

    /// What was made with answers given in one step, and what is found wrong with it.
    fn judged(
        rules: &Blackout,
        record: &Record<Blackout>,
        seat: Seat,
        answers: Vec<Action>,
    ) -> (Vec<Played<Blackout>>, Option<Cause<Blackout>>) {
        let mut record = record.clone();
        record.push(rules, Step::Play(seat, answers), &mut ()).unwrap();
        let reviewing = Reviewing::new(rules, &record, 1);
        let moves = reviewing.moves(rules, reviewing.frames.len() - 1);
        let cause = mistake(rules, &mut Blackout::mind(1), &moves, limits());
        (moves, cause)
    }

    #[test]
    fn the_best_plan_is_no_mistake_and_none_at_all_is_one() {
        let rules = Blackout { components: boxes::embedded().components };
        for round in 1..=3 {
            let (record, seat, view) = up_to_planning(&rules, round);
            let budget = Budget::Iterations(Blackout::REVIEW[1]);
            let best = rules.best(&mut Blackout::mind(1), &view, None, budget, limits())[0].answers.clone();
            // However it is laid: a card that was taken back was never part of it.
            let card = view.hand().into_iter().last().unwrap();
            let after_a_detour = |plan: &[Action]| [&[Action::Plan(0, card), Action::Unplan(0)], plan].concat();
            let (moves, cause) = judged(&rules, &record, seat, after_a_detour(&best));
            let [made] = &moves[..] else { panic!("{moves:?}") };
            assert_eq!((&made.view, &made.answers), (&view, &best));
            assert!(cause.is_none(), "{cause:?}");
            // A plan that nobody would try is compared all the same.
            let (_, cause) = judged(&rules, &record, seat, after_a_detour(&[Action::Ready]));
            let Some(Cause::Mistake { given, instead }) = cause else { panic!("{cause:?}") };
            assert_eq!((given.view, given.answers), (view, vec![Action::Ready]));
            assert_eq!(instead.answers, best);
        }
    }

    #[test]
    fn b10_3_giving_up_hands_the_win_to_the_other_seat_but_not_in_a_chapter() {
        let rules = Blackout { components: boxes::embedded().components };
        for (chapter, wins) in [(None, true), (Some(Chapter::II), false)] {
            let mut record = Record::new(&rules, Setup { n_seats: 2, chapter, losses: 0 });
            record.push(&rules, Step::Resign(Seat::A), &mut ()).unwrap();
            let chances = ending(&rules, &record).unwrap();
            assert_eq!([chances[Seat::A] > 0.5, chances[Seat::B] > 0.5], [false, wins]);
        }
    }

    #[test]
    fn what_is_only_prepared_or_opened_again_is_no_move() {
        let rules = Blackout { components: boxes::embedded().components };
        let (record, seat, view) = up_to_planning(&rules, 1);
        let card = view.hand().into_iter().next().unwrap();
        let mut wavering = record.clone();
        let plan = [Action::Plan(0, card), Action::Ready];
        for answer in [plan[0], Action::Ready, Action::Unready, Action::Unplan(0), plan[0], Action::Ready] {
            wavering.push(&rules, Step::Play(seat, vec![answer]), &mut ()).unwrap();
        }
        let reviewing = Reviewing::new(&rules, &wavering, 1);
        let made = (1..reviewing.frames.len()).skip(record.live().count()).map(|index| reviewing.moves(&rules, index));
        let made: Vec<Vec<Vec<Action>>> =
            made.map(|moves| moves.into_iter().map(|made| made.answers).collect()).collect();
        assert_eq!(made[..5], vec![Vec::<Vec<Action>>::new(); 5]);
        assert_eq!(made[5], [plan.to_vec()]);
    }
}
