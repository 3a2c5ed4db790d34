//! A record of one game, and how far each viewer has followed it.

use std::sync::Arc;

use bots::roster::{self, Budget};
use game::luck::{Bytes, Seed};
use game::record::{Fault, Flaw, Record, Step, print_step, read_step};
use game::{Audience, BySeat, Game, List, Seat, SeatSet, Turn, Viewer, heard};
use serde::Serialize;
use serde_json::{Value, json};

use super::question::question;
use super::{Dealer, Line, Review, Served, Sitting, TakeBack, Thought, VIEWERS, place, refused};
use crate::say::{AtTable, Trouble};
use crate::store::StepRow;
use crate::wire::{Asked, Change, ClockFace, GameResult, Heard, Question, ReplayStep, Said, Whole};

/// A game at a table.
pub struct Seated<G: Served> {
    pub(super) rules: Arc<G>,
    pub(super) record: Record<G>,
    /// When each step was made.
    pub(super) times: Vec<i64>,
    /// How often what each viewer knows has changed, by [`place`].
    pub(super) versions: [u64; 5],
    questions: BySeat<Posed<G::Action>>,
    /// What each seat took back and may do again, the next last.
    pub(super) undone: BySeat<Vec<Vec<G::Action>>>,
    /// How many of its own steps the table lets a seat take back.
    pub(super) most_back: usize,
    /// When what each viewer knows has changed last, by [`place`].
    noticed: [i64; 5],
    pub(super) fresh: Vec<Line>,
    pub(super) untold: Option<Untold<G>>,
}

/// A build that leaks on purpose, with `HARBOUR_LEAK` set when it was compiled: everybody is sent what another seat sees. The
/// tests of secrets must fail with it.
const LEAKS: bool = option_env!("HARBOUR_LEAK").is_some();

/// What a seat was asked last.
#[derive(Clone, Debug)]
struct Posed<A> {
    number: u64,
    answers: Vec<A>,
}

impl<A> Default for Posed<A> {
    fn default() -> Posed<A> {
        Posed { number: 0, answers: Vec::new() }
    }
}

/// What nobody was told yet.
pub(super) struct Untold<G: Game> {
    before: G::State,
    pub(super) versions: [u64; 5],
    questions: [u64; 4],
    pub(super) told: Vec<(Audience, G::Event)>,
    pub(super) at_table: Vec<AtTable>,
}

impl<G: Served> Seated<G> {
    /// A game that begins.
    ///
    /// # Errors
    /// When the setup is none of this game.
    pub fn new(rules: Arc<G>, setup: &str) -> Result<Seated<G>, Said> {
        let setup = rules.parse_setup(setup).map_err(|why| refused(&why))?;
        let record = Record::new(&*rules, setup);
        let mut seated = Seated {
            rules,
            record,
            times: Vec::new(),
            versions: [0; 5],
            questions: BySeat::default(),
            undone: BySeat::default(),
            most_back: usize::MAX,
            noticed: [0; 5],
            fresh: Vec::new(),
            untold: None,
        };
        // Where no chance comes first, somebody is asked before anything has happened.
        seated.pose(None);
        Ok(seated)
    }

    /// A game from its file.
    ///
    /// # Errors
    /// The first line that is wrong, and what is wrong with it.
    pub fn of_text(rules: Arc<G>, text: &str) -> Result<Seated<G>, (usize, Said)> {
        let record = Record::from_text(&*rules, text).map_err(|error| (error.line, refused(error.fault.message())))?;
        let setup = rules.print_setup(record.setup());
        let mut seated = Seated::new(rules, &setup).map_err(|why| (0, why))?;
        for step in record.steps() {
            seated.push(step.clone(), 0).map_err(|fault| (0, refused(fault.message())))?;
        }
        seated.fresh.clear();
        seated.untold = None;
        Ok(seated)
    }

    /// The viewers there are.
    fn viewers(&self) -> impl Iterator<Item = Viewer> + use<G> {
        let seats = self.rules.seats(self.record.setup());
        VIEWERS.into_iter().filter(move |viewer| viewer.seat().is_none_or(|seat| seats.contains(seat)))
    }

    /// Adds a step, and notes whom it concerns. What each viewer's version and question number are depends on the log alone,
    /// and only on what the viewer knows of it, so that a reader can come back after a restart and learns nothing by counting.
    pub(super) fn push(&mut self, step: Step<G>, at: i64) -> Result<(), Fault<G::Reason>> {
        let before = self.record.state().clone();
        let (line, actor) = (print_step(&*self.rules, &step), step.seat());
        let mut told: Vec<(Audience, G::Event)> = Vec::new();
        let taken_back = self.taken_back_by(&step);
        let at_table = at_table(&step);
        let played = if let Step::Play(seat, actions) = &step { Some((*seat, actions.clone())) } else { None };
        self.record.push(&*self.rules, step, &mut told)?;
        self.times.push(at);
        self.note_again(played, taken_back);
        let (actor_name, text) = line.split_once(' ').unwrap_or((&line, ""));
        self.fresh.push(Line { actor: actor_name.into(), text: text.into(), at });

        let (versions, questions) = (self.versions, self.question_numbers());
        let mut is_seen_at_table = false;
        let has_changed = before != *self.record.state();
        for viewer in self.viewers() {
            let sees = || self.rules.view(&before, viewer) != self.rules.view(self.record.state(), viewer);
            // Who takes back what nobody saw does not tell of it.
            let hears = heard(&told, viewer).next().is_some();
            let is_public = matches!(
                at_table,
                Some(AtTable::Resigned { .. } | AtTable::TakenOver { .. } | AtTable::AddedLuck { .. })
            );
            // Whoever acts is asked anew, even where nothing has changed.
            let acts = actor.is_some() && actor == viewer.seat();
            if acts || hears || is_public || has_changed && sees() {
                self.versions[place(viewer)] += 1;
                self.noticed[place(viewer)] = at;
                is_seen_at_table = true;
            }
        }
        self.pose(actor);
        let untold = self.untold.get_or_insert_with(|| Untold {
            before,
            versions,
            questions,
            told: Vec::new(),
            at_table: Vec::new(),
        });
        untold.told.append(&mut told);
        untold.at_table.extend(at_table.filter(|_| is_seen_at_table));
        Ok(())
    }

    /// Numbers the questions anew: whoever has acted, and whoever may answer otherwise than before, is asked something else.
    fn pose(&mut self, actor: Option<Seat>) {
        let asked = self.rules.turn(self.record.state()).asked().less(self.record.resigned());
        let mut list = G::Actions::default();
        for seat in self.rules.seats(self.record.setup()).iter() {
            list.clear();
            if asked.contains(seat) {
                self.rules.legal_now(self.record.state(), seat, &mut list);
            }
            let posed = &mut self.questions[seat];
            if actor == Some(seat) || posed.answers != list.actions() {
                posed.number += 1;
                posed.answers.clear();
                posed.answers.extend_from_slice(list.actions());
            }
        }
    }

    fn question_numbers(&self) -> [u64; 4] {
        Seat::ALL.map(|seat| self.questions[seat].number)
    }

    fn posed(&self, seat: Seat) -> Option<Question> {
        let posed = &self.questions[seat];
        if posed.answers.is_empty() || self.is_over() {
            return None;
        }
        Some(question(&*self.rules, self.record.state(), seat, posed.number))
    }

    pub(super) fn asked(&self) -> Asked {
        let awaited = self.awaited();
        Asked { seats: awaited.iter().map(Seat::letter).collect(), is_over: self.is_over() }
    }

    /// What a viewer is sent is made from.
    pub(super) fn shown(&self, state: &G::State, viewer: Viewer) -> G::View {
        let another = || self.viewers().find(|other| *other != viewer).unwrap_or(viewer);
        self.rules.view(state, if LEAKS { another() } else { viewer })
    }

    pub(super) fn whole_of(
        &self,
        viewer: Viewer,
        clock: Option<ClockFace>,
        missed: Vec<Heard>,
    ) -> Whole<impl Serialize + use<G>> {
        let view = self.shown(self.record.state(), viewer);
        Whole {
            v: self.versions[place(viewer)],
            at: self.noticed[place(viewer)],
            view: self.rules.sections(None, &view),
            asked: self.asked(),
            question: viewer.seat().and_then(|seat| self.posed(seat)),
            take_backs: viewer.seat().map(|seat| self.take_backs(seat)),
            clock,
            missed,
        }
    }

    /// What a viewer is told of what is fresh.
    fn change(&self, viewer: Viewer, untold: &Untold<G>, clock: Option<&ClockFace>) -> Option<String> {
        let v = self.versions[place(viewer)];
        if v == untold.versions[place(viewer)] {
            return None;
        }
        let before = self.shown(&untold.before, viewer);
        let now = self.shown(self.record.state(), viewer);
        let mut events: Vec<Said> = untold.at_table.iter().map(|said| Said::of(said)).collect();
        events.extend(heard(&untold.told, viewer).map(|event| Said::of(event)));
        let is_asked_anew = |seat: &Seat| self.questions[*seat].number != untold.questions[seat.index()];
        let change = Change {
            is: "change",
            v,
            at: self.times.last().copied().unwrap_or(0),
            view: self.rules.sections(Some(&before), &now),
            events,
            asked: self.asked(),
            question: viewer.seat().filter(is_asked_anew).and_then(|seat| self.posed(seat)),
            take_backs: viewer.seat().map(|seat| self.take_backs(seat)),
            clock: clock.cloned(),
        };
        serde_json::to_string(&change).ok()
    }

    fn parse(&self, answers: &[String]) -> Result<Vec<G::Action>, Said> {
        answers.iter().map(|answer| self.rules.parse_action(answer).map_err(|why| refused(&why))).collect()
    }

    fn add(&mut self, step: Step<G>, at: i64) -> Result<(), Said> {
        self.push(step, at).map_err(|fault| refused(fault.message()))
    }
}

/// What there is to tell of a step that is none of the game itself.
fn at_table<G: Game>(step: &Step<G>) -> Option<AtTable> {
    match step {
        Step::Play(..) | Step::Chance { .. } => None,
        Step::Undo { by: Some(seat), .. } => Some(AtTable::TookBack { seat: *seat }),
        Step::Undo { by: None, .. } => Some(AtTable::TookBackForAll),
        Step::Resign(seat) => Some(AtTable::Resigned { seat: *seat }),
        Step::Takeover(seat, name) => Some(AtTable::TakenOver { seat: *seat, name: name.clone() }),
        Step::Entropy(seat, _) => Some(AtTable::AddedLuck { seat: *seat }),
    }
}

impl<G: Served> Sitting for Seated<G> {
    fn seats(&self) -> SeatSet {
        self.rules.seats(self.record.setup())
    }

    fn turn(&self) -> Turn {
        self.rules.turn(self.record.state())
    }

    fn is_over(&self) -> bool {
        self.record.is_over(&*self.rules)
    }

    fn n_lines(&self) -> usize {
        self.record.steps().len()
    }

    fn places(&self) -> Option<BySeat<u8>> {
        self.record.places(&*self.rules)
    }

    fn result(&self) -> Option<GameResult> {
        self.game_result()
    }

    fn version(&self, viewer: Viewer) -> u64 {
        self.versions[place(viewer)]
    }

    fn question(&self, seat: Seat) -> u64 {
        self.questions[seat].number
    }

    fn awaited(&self) -> SeatSet {
        if self.is_over() {
            return SeatSet::NONE;
        }
        let view = self.rules.view(self.record.state(), Viewer::Spectator);
        self.turn().asked().less(G::ready(&view)).less(self.record.resigned())
    }

    fn last_step_of(&self, seat: Seat) -> Option<usize> {
        self.record.live().rev().find(|(_, step)| step.seat() == Some(seat)).map(|(number, _)| number)
    }

    fn last_of(&self, seat: Seat) -> Option<i64> {
        self.last_step_of(seat).map(|number| self.times[number - 1])
    }

    fn luck_added(&self) -> SeatSet {
        let added = |step: &Step<G>| if let Step::Entropy(seat, _) = step { Some(*seat) } else { None };
        self.record.steps().iter().filter_map(added).collect()
    }

    fn is_marked(&self) -> bool {
        self.record.steps().iter().any(|step| matches!(step, Step::Undo { by: None, .. }))
    }

    fn take_up(&mut self, row: &StepRow) -> Result<(), Said> {
        let line = format!("{} {}", row.actor, row.text);
        let step = read_step(&*self.rules, &line).map_err(|fault| refused(fault.message()))?;
        self.add(step, row.at)?;
        self.fresh.clear();
        self.untold = None;
        Ok(())
    }

    fn limit_take_backs(&mut self, most: usize) {
        self.most_back = most;
    }

    fn answer(&mut self, seat: Seat, answers: &[String], at: i64) -> Result<(), Said> {
        let actions = self.parse(answers)?;
        self.add(Step::Play(seat, actions), at)
    }

    fn deal(&mut self, dealer: &mut dyn Dealer, at: i64) {
        while !self.is_over() && self.turn() == Turn::Chance {
            let m = self.rules.chances(self.record.state());
            let k = dealer.draw(self.record.steps().len() as u64 + 1, m);
            let outcome = self.rules.outcome(self.record.state(), k);
            // An outcome that the game itself has named is never refused.
            if self.push(Step::Chance { k, m, outcome }, at).is_err() {
                return;
            }
        }
    }

    fn take_back(&mut self, seat: Seat, how: TakeBack, at: i64) -> Result<(), Said> {
        let from = match how {
            TakeBack::Step => self.record.undoable(seat).next(),
            TakeBack::Turn => self.record.undoable(seat).last(),
        };
        let from = from.ok_or_else(|| refused(&Trouble::NothingToUndo))?;
        self.add(Step::Undo { by: Some(seat), from }, at)
    }

    fn again(&mut self, seat: Seat, at: i64) -> Result<(), Said> {
        let actions = self.undone[seat].last().cloned().ok_or_else(|| refused(&Trouble::NothingToRedo))?;
        self.add(Step::Play(seat, actions), at)
    }

    fn take_back_for_all(&mut self, from: usize, at: i64) -> Result<(), Said> {
        self.add(Step::Undo { by: None, from }, at)
    }

    fn resign(&mut self, seat: Seat, at: i64) -> Result<(), Said> {
        self.add(Step::Resign(seat), at)
    }

    fn take_over(&mut self, seat: Seat, by: &str, at: i64) -> Result<(), Said> {
        self.add(Step::Takeover(seat, by.into()), at)
    }

    fn add_luck(&mut self, seat: Seat, bytes: Bytes, at: i64) -> Result<(), Said> {
        self.add(Step::Entropy(seat, bytes), at)
    }

    fn seed(&self, server: Bytes) -> Seed {
        self.record.seed(server)
    }

    fn fresh(&self) -> &[Line] {
        &self.fresh
    }

    fn tell(&mut self, listening: [bool; 5], clock: Option<&ClockFace>) -> [Option<String>; 5] {
        self.fresh.clear();
        let Some(untold) = self.untold.take() else { return Default::default() };
        let mut changes: [Option<String>; 5] = Default::default();
        for viewer in self.viewers().filter(|viewer| listening[place(*viewer)]) {
            changes[place(viewer)] = self.change(viewer, &untold, clock);
        }
        changes
    }

    fn whole(&self, viewer: Viewer, since: Option<u64>, clock: Option<ClockFace>) -> Value {
        let v = self.versions[place(viewer)];
        let missed = match since {
            Some(since) if since < v => self.history(viewer).into_iter().filter(|heard| heard.v > since).collect(),
            _ => Vec::new(),
        };
        serde_json::to_value(self.whole_of(viewer, clock, missed)).unwrap_or_default()
    }

    fn position(&self, viewer: Viewer) -> String {
        G::position(&self.shown(self.record.state(), viewer))
    }

    fn history(&self, viewer: Viewer) -> Vec<Heard> {
        self.heard_by(viewer)
    }

    fn replay(&self, viewer: Viewer) -> Vec<ReplayStep> {
        self.steps_of(viewer)
    }

    fn whole_at(&self, viewer: Viewer, v: u64) -> Option<Value> {
        let then = self.back_at(viewer, v)?;
        serde_json::to_value(then.whole_of(viewer, None, Vec::new())).ok()
    }

    fn why_not(&self, seat: Seat, answer: &str) -> Result<Option<Said>, Said> {
        let action = self.rules.parse_action(answer).map_err(|why| refused(&why))?;
        if !self.turn().asked().contains(seat) || self.is_over() {
            return Ok(Some(refused(&game::Untimely::NotAsked { seat })));
        }
        let view = self.rules.view(self.record.state(), seat.into());
        Ok(self.rules.why_not(&view, action).map(|why| Said::of(&why)))
    }

    fn preview(&self, seat: Seat, answers: &[String]) -> Result<Value, Said> {
        let actions = self.parse(answers)?;
        let state = self.record.state();
        let preview = game::preview(&*self.rules, state, seat, &actions);
        let (stop, why) = match &preview.stop {
            game::Stop::End => ("end", None),
            game::Stop::Secret => ("secret", None),
            game::Stop::Chance => ("chance", None),
            game::Stop::OtherSeat => ("other", None),
            game::Stop::Over => ("over", None),
            game::Stop::Refused(why) => ("refused", Some(Said::of(why.message()))),
        };
        let before = self.rules.view(state, seat.into());
        Ok(json!({
            "played": preview.played,
            "stop": stop,
            "why": why,
            "view": self.rules.sections(Some(&before), &preview.view),
            "events": preview.events.iter().map(|event| Said::of(event)).collect::<Vec<_>>(),
        }))
    }

    fn thought(&self, seat: Seat, bot: &str, whim: u64) -> Option<Thought<Vec<String>>> {
        // The bot is made where it thinks: one that waits in the queue takes no memory.
        let name = roster::NAMES.iter().find(|name| **name == bot)?;
        let (rules, record) = (self.rules.clone(), self.record.clone());
        Some(Box::new(move |time, stop| {
            let Some(mut bot) = G::bot_called(name, Budget::Time, whim) else { return Vec::new() };
            let heard = record.heard(&*rules, seat.into());
            let limits = game::Limits { time, stop };
            let answers = roster::answers(&mut *bot, &*rules, record.state(), seat, &heard, limits);
            answers.into_iter().map(|answer| rules.print_action(answer)).collect()
        }))
    }

    fn hint(&self, seat: Seat) -> Option<Thought<String>> {
        self.hint_for(seat)
    }

    fn review(&self) -> Box<dyn Review> {
        self.reviewed()
    }

    fn text(&self, tags: &[(&'static str, String)]) -> String {
        let mut record = self.record.clone();
        for (name, value) in tags {
            record.set_tag(name, value);
        }
        record.to_text(&*self.rules)
    }

    fn verify(&self, seed: Seed) -> Result<(), (usize, Flaw)> {
        self.record.verify(seed)
    }
}
