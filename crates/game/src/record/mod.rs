//! A whole game as text: a header and a line per step. Storage, export, fixture, lesson and bug report are this file.
//!
//! ```text
//! harbour game 1
//! game hongkong
//! rules 1
//! setup draw
//! seat-A Ada
//!
//! 1 * 0/2 A
//! 2 A c2
//! 3 B b1! c1
//! 4 = /undo 3
//! 5 B c1^
//! seal 5d0b1e7a2c94f310 07a1…
//! ```
//! A step begins with its number and its actor: a seat, `*` for chance, `=` for the table as a whole. A seat's line is
//! one request: answers that were carried out together. Chance says which of how many outcomes came (`k/m`, from 0)
//! and its notation. What begins with `/` happens at the table, not in the game. Nothing is ever deleted: an undo is a
//! step, too.
//!
//! The seal holds a digest of all lines before it and one byte for each of them, so that an edited line is named. A game
//! written by hand ends in `unsealed` instead. A file without either was cut off.

mod flaw;
mod text;

use alloc::string::String;
use alloc::vec::Vec;

use crate::doors::try_all;
use crate::luck::Bytes;
use crate::luck::Seed;
use crate::{Audience, BySeat, Edition, Game, Log, Refusal, Seat, SeatSet, Turn, Untimely, Viewer, heard};

pub use flaw::{Fault, FileError, Flaw};
pub use text::{Heading, heading, print_step, read_step};

/// One line of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step<G: Game> {
    /// A seat's request: answers carried out together.
    Play(Seat, Vec<G::Action>),
    /// Chance: the `k`-th of `m` equally likely outcomes.
    Chance {
        /// Which one, from 0.
        k: u64,
        /// Of how many.
        m: u64,
        /// What it is.
        outcome: G::Outcome,
    },
    /// A seat takes back its own steps from this number on; or the table, by consent, everything from there on.
    Undo {
        /// Who; the table if nobody.
        by: Option<Seat>,
        /// The number of the first step taken back.
        from: usize,
    },
    /// The seat gives up.
    Resign(Seat),
    /// Somebody else, mostly a bot, plays the seat from here on.
    Takeover(Seat, String),
    /// What the seat adds to the seed before play.
    Entropy(Seat, Bytes),
}

impl<G: Game> Step<G> {
    /// The seat the step is of, if it is one's.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Step::Play(seat, _) | Step::Resign(seat) | Step::Takeover(seat, _) | Step::Entropy(seat, _) => Some(*seat),
            Step::Undo { by, .. } => *by,
            Step::Chance { .. } => None,
        }
    }

    /// Whether the step moves the game itself, and thus can be taken back.
    pub fn is_of_the_game(&self) -> bool {
        matches!(self, Step::Play(..) | Step::Chance { .. })
    }
}

/// A step of the game that stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Live {
    /// Where it is among all steps. A table has many of these, so that they are small.
    index: u32,
    /// Whether somebody learned something by it, so that its seat cannot take it back alone.
    barrier: bool,
    /// Who was asked then. Others who were asked at the same time decide apart from it; whoever was not had to wait for it.
    asked: SeatSet,
}

impl Live {
    /// Where it is among all steps.
    fn at(&self) -> usize {
        self.index as usize
    }

    /// Its number in the record, from 1.
    fn number(&self) -> usize {
        self.at() + 1
    }
}

/// Adds to a list that grows by a quarter when it must: thousands of tables hold such lists for a long time.
fn add<T>(list: &mut Vec<T>, item: T) {
    if list.len() == list.capacity() {
        list.reserve_exact((list.len() / 4).max(16));
    }
    list.push(item);
}

/// A game with all its steps, each of which was checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Game> {
    setup: G::Setup,
    edition: Edition,
    tags: Vec<(String, String)>,
    steps: Vec<Step<G>>,
    /// The steps of the game that were not taken back.
    live: Vec<Live>,
    resigned: SeatSet,
    /// Who plays a seat that was taken over.
    taken_over: BySeat<Option<String>>,
    state: G::State,
    /// The state after so many of the steps that stand: one at the last outcome of chance, which no seat can take back alone,
    /// and one every so often since, so that taking back a step does not play the whole game again.
    marks: Vec<(usize, G::State)>,
}

/// How many steps lie between two marks.
const BETWEEN_MARKS: usize = 64;

impl<G: Game> Record<G> {
    /// A game that begins.
    pub fn new(game: &G, setup: G::Setup) -> Record<G> {
        let state = game.start(&setup);
        Record {
            setup,
            edition: game.edition(),
            tags: Vec::new(),
            steps: Vec::new(),
            live: Vec::new(),
            resigned: SeatSet::NONE,
            taken_over: BySeat::default(),
            state,
            marks: Vec::new(),
        }
    }

    /// What was chosen before the start.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The state after all steps.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// All steps, those taken back included.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// The steps of the game that stand, with their numbers.
    pub fn live(&self) -> impl DoubleEndedIterator<Item = (usize, &Step<G>)> {
        self.live.iter().map(|live| (live.number(), &self.steps[live.at()]))
    }

    /// The seats that gave up and were not taken over.
    pub fn resigned(&self) -> SeatSet {
        self.resigned
    }

    /// Whether nobody can go on: the game is over, or all but one have given up, or the only one.
    pub fn is_over(&self, game: &G) -> bool {
        let seats = game.seats(&self.setup).len();
        let is_given_up = !self.resigned.is_empty() && self.resigned.len() + 1 >= seats;
        is_given_up || game.turn(&self.state) == Turn::Over
    }

    /// A further line of the header.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Writes a further line of the header. What would break the line becomes a space.
    ///
    /// # Panics
    /// When the name is one that every header has.
    pub fn set_tag(&mut self, name: &'static str, value: &str) {
        assert!(!["game", "rules", "box", "setup"].contains(&name), "every header has a line {name}");
        self.tags.retain(|(known, _)| known != name);
        self.tags.push((name.into(), clean(value)));
    }

    /// Who plays a seat that was taken over.
    pub fn taken_over(&self, seat: Seat) -> Option<&str> {
        self.taken_over[seat].as_deref()
    }

    /// Each seat's place at the end: by the rules, or, when all others have given up, by that.
    pub fn places(&self, game: &G) -> Option<BySeat<u8>> {
        let by_rules = game.places(&self.state);
        if by_rules.is_some() || !self.is_over(game) {
            return by_rules;
        }
        let mut places = BySeat::default();
        for seat in game.seats(&self.setup).iter() {
            places[seat] = if self.resigned.contains(seat) { 2 } else { 1 };
        }
        Some(places)
    }

    /// Checks a step, carries it out and adds it.
    ///
    /// # Errors
    /// What is wrong with it; the record is then as it was.
    pub fn push(&mut self, game: &G, mut step: Step<G>, log: &mut impl Log<G::Event>) -> Result<(), Fault<G::Reason>> {
        if let Some(seat) = step.seat().filter(|&seat| !game.seats(&self.setup).contains(seat)) {
            return Err(Flaw::NoSeat { seat }.into());
        }
        let untimely = |why| Fault::Refused(Refusal::Untimely(why));
        if self.is_over(game) && (step.is_of_the_game() || matches!(step, Step::Resign(_))) {
            return Err(untimely(Untimely::Over));
        }
        match &mut step {
            Step::Play(seat, _) if self.resigned.contains(*seat) => {
                return Err(untimely(Untimely::NotAsked { seat: *seat }));
            }
            Step::Play(..) | Step::Chance { .. } => {
                let asked = game.turn(&self.state).asked();
                let barrier = carry_out(game, &mut self.state, &step, log)?;
                add(&mut self.live, Live { index: self.steps.len() as u32, barrier, asked });
                self.mark(matches!(step, Step::Chance { .. }));
            }
            Step::Undo { by, from } => self.undo(game, *by, *from)?,
            Step::Resign(seat) => self.resigned = self.resigned.with(*seat),
            Step::Takeover(seat, name) => {
                *name = clean(name);
                if name.is_empty() {
                    return Err(Flaw::Empty.into());
                }
                self.resigned = self.resigned.without(*seat);
                self.taken_over[*seat] = Some(name.clone());
            }
            Step::Entropy(seat, _) => {
                let is_late =
                    |step: &Step<G>| step.is_of_the_game() || matches!(step, Step::Entropy(by, _) if by == seat);
                if self.steps.iter().any(is_late) {
                    return Err(Flaw::LateEntropy.into());
                }
            }
        }
        add(&mut self.steps, step);
        Ok(())
    }

    fn undo(&mut self, game: &G, by: Option<Seat>, from: usize) -> Result<(), Fault<G::Reason>> {
        let is_later = |live: &Live| live.number() >= from;
        let is_dropped = |live: &Live| is_later(live) && (by.is_none() || self.steps[live.at()].seat() == by);
        let dropped = || self.live.iter().filter(|live| is_dropped(live));
        if from == 0 || dropped().next().is_none() {
            return Err(Flaw::NothingToUndo { from }.into());
        }
        if let Some(seat) = by {
            let is_past = self.live.iter().any(|live| is_later(live) && !self.leaves_alone(live, seat));
            if is_past || dropped().any(|live| live.barrier) {
                return Err(Flaw::Barrier { from }.into());
            }
        }
        let untouched = self.live.iter().position(is_dropped).unwrap_or(self.live.len());
        let live: Vec<Live> = self.live.iter().copied().filter(|live| !is_dropped(live)).collect();
        let n_marks = self.marks.iter().take_while(|(n, _)| *n <= untouched).count();
        let last = n_marks.checked_sub(1).map(|last| self.marks[last].clone());
        let (done, mut state) = last.unwrap_or_else(|| (0, game.start(&self.setup)));
        for kept in &live[done..] {
            carry_out(game, &mut state, &self.steps[kept.at()], &mut ()).map_err(|_| Flaw::Barrier { from })?;
        }
        self.state = state;
        self.live = live;
        self.marks.truncate(n_marks);
        Ok(())
    }

    /// Notes the state where it will be asked for again.
    fn mark(&mut self, is_chance: bool) {
        let last = self.marks.last().map_or(0, |(n, _)| *n);
        if is_chance {
            self.marks.clear();
        }
        if is_chance || self.live.len() - last >= BETWEEN_MARKS {
            self.marks.push((self.live.len(), self.state.clone()));
        }
    }

    /// Whether a step leaves what the seat has done before as it may be: the seat's own, or one of a seat that decides at the
    /// same time. Whatever chance has shown, everybody has seen; and whoever's turn came next has built on what was done.
    fn leaves_alone(&self, live: &Live, seat: Seat) -> bool {
        self.steps[live.at()].seat().is_some_and(|by| by == seat || live.asked.contains(seat))
    }

    /// The numbers of a seat's own steps that it may take back, the latest first: back to the last moment when somebody learned
    /// something, or had their turn.
    pub fn undoable(&self, seat: Seat) -> impl Iterator<Item = usize> {
        let since = move |live: &&Live| self.leaves_alone(live, seat);
        let own = move |live: &&Live| self.steps[live.at()].seat() == Some(seat);
        self.live.iter().rev().take_while(since).filter(own).take_while(|live| !live.barrier).map(Live::number)
    }

    /// The game's seed: the server's part, and what the seats have added.
    pub fn seed(&self, server: Bytes) -> Seed {
        let added: Vec<(Seat, Bytes)> = self
            .steps
            .iter()
            .filter_map(|step| if let Step::Entropy(seat, bytes) = step { Some((*seat, *bytes)) } else { None })
            .collect();
        Seed::of(server, &added)
    }

    /// Draws what chance decides now, by the seed and the number of the step, and adds it. Nothing happens where chance is
    /// not asked.
    pub fn deal(&mut self, game: &G, seed: Seed, log: &mut impl Log<G::Event>) {
        self.deal_by(game, |number, m| seed.draw(number, m), log);
    }

    /// The same with another source of luck: given the number of the step and `m`, it names a number below `m`.
    pub fn deal_by(&mut self, game: &G, draw: impl FnOnce(u64, u64) -> u64, log: &mut impl Log<G::Event>) {
        if game.turn(&self.state) == Turn::Chance {
            let m = game.chances(&self.state);
            let k = draw(self.steps.len() as u64 + 1, m);
            let outcome = game.outcome(&self.state, k);
            // An outcome that the game itself has named is never refused, unless everybody has given up.
            let _ = self.push(game, Step::Chance { k, m, outcome }, log);
        }
    }

    /// Draws every outcome of the record again from the seed.
    ///
    /// # Errors
    /// The number of the first step whose draw is another, and how.
    pub fn verify(&self, seed: Seed) -> Result<(), (usize, Flaw)> {
        for (i, step) in self.steps.iter().enumerate() {
            if let Step::Chance { k, m, .. } = *step {
                let wanted = seed.draw(i as u64 + 1, m);
                if k != wanted {
                    return Err((i + 1, Flaw::Luck { found: k, wanted }));
                }
            }
        }
        Ok(())
    }

    /// The state after each step that stands, beginning with the start, and what was told on the way.
    pub fn walk(&self, game: &G, mut see: impl FnMut(Option<&Step<G>>, &G::State, &[(Audience, G::Event)])) {
        let mut state = game.start(&self.setup);
        see(None, &state, &[]);
        for (_, step) in self.live() {
            let mut told = Vec::new();
            // Every step was checked when it was added, so none is refused here.
            let _ = carry_out(game, &mut state, step, &mut told);
            see(Some(step), &state, &told);
        }
    }

    /// Everything a viewer has heard, of the steps that stand.
    pub fn heard(&self, game: &G, viewer: Viewer) -> Vec<G::Event> {
        let mut events = Vec::new();
        self.walk(game, |_, _, told| events.extend(heard(told, viewer).cloned()));
        events
    }
}

/// A name on one line: what would break it, or play tricks with a terminal, becomes a space.
fn clean(name: &str) -> String {
    let is_trick = |c: char| {
        c.is_control() || matches!(c, '\u{200e}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    let spaced: String = name.chars().map(|c| if is_trick(c) { ' ' } else { c }).collect();
    spaced.trim().into()
}

/// Carries out a step of the game, all of it, and says whether it is a barrier.
fn carry_out<G: Game>(
    game: &G,
    state: &mut G::State,
    step: &Step<G>,
    log: &mut impl Log<G::Event>,
) -> Result<bool, Fault<G::Reason>> {
    match step {
        Step::Play(_, actions) if actions.is_empty() => Err(Flaw::Empty.into()),
        Step::Play(seat, actions) => {
            let played = try_all(game, state, *seat, actions).map_err(|(_, why)| Fault::Refused(why))?;
            if played.n < actions.len() {
                return Err(Flaw::TooMany { asked: played.n }.into());
            }
            *state = played.state;
            for (to, event) in played.told {
                log.tell(to, || event);
            }
            Ok(played.barrier)
        }
        Step::Chance { k, m, outcome } => {
            if game.turn(state) != Turn::Chance {
                return Err(Flaw::NoChance.into());
            }
            let wanted = game.chances(state);
            if *m != wanted || k >= m {
                return Err(Flaw::Chances { found: alloc::format!("{k}/{m}"), wanted }.into());
            }
            let drawn = game.outcome(state, *k);
            if drawn != *outcome {
                let (found, wanted) = (game.print_outcome(*outcome), game.print_outcome(drawn));
                return Err(Flaw::Outcome { found, wanted }.into());
            }
            game.resolve(state, *outcome, log);
            Ok(true)
        }
        Step::Undo { .. } | Step::Resign(_) | Step::Takeover(..) | Step::Entropy(..) => Ok(false),
    }
}
