//! Two histories of a game that differ only in what a viewer cannot know.

use game::contract::{Move, Subject};
use game::record::{Record, Step};
use game::{List, Seat, Turn, Viewer};

use crate::common::Dice;

/// Two histories, step for step.
pub struct Worlds<G: Subject> {
    pub rules: G,
    pub viewer: Viewer,
    pub here: Record<G>,
    pub there: Record<G>,
}

/// What happens in one of the worlds: what its seat answers, and the luck that follows.
#[derive(Default, Debug)]
pub struct Happening {
    pub answer: String,
    pub luck: Vec<u64>,
}

impl<G: Subject> Worlds<G> {
    pub fn new(rules: G, setup: &G::Setup, viewer: Viewer) -> Worlds<G> {
        let record = Record::new(&rules, setup.clone());
        Worlds { here: record.clone(), there: record, rules, viewer }
    }

    /// Whether the worlds are different ones at all.
    pub fn differ(&self) -> bool {
        self.here.state() != self.there.state()
    }

    /// Lets the other world be as this one.
    pub fn align(&mut self) {
        self.there = self.here.clone();
    }

    /// Somebody who is asked, and an answer, ready rather than not, so that the game goes on.
    pub fn pick(&self, dice: &mut Dice) -> Option<(Seat, G::Action)> {
        let state = self.here.state();
        let seats: Vec<Seat> = self.rules.turn(state).asked().iter().collect();
        let choices = seats.into_iter().filter_map(|seat| {
            let mut list = G::Actions::default();
            self.rules.legal_now(state, seat, &mut list);
            let word = |action: &G::Action| self.rules.print_action(*action);
            let ready = list.actions().iter().copied().find(|action| word(action) == "ready");
            if let Some(ready) = ready.filter(|_| dice.below(4) == 0) {
                return Some((seat, ready));
            }
            let is_plain = |action: &G::Action| word(action) != "unready";
            let plain: Vec<G::Action> = list.actions().iter().copied().filter(is_plain).collect();
            (!plain.is_empty()).then(|| (seat, plain[dice.below(plain.len())]))
        });
        let choices: Vec<(Seat, G::Action)> = choices.collect();
        (!choices.is_empty()).then(|| choices[dice.below(choices.len())])
    }

    /// Carries an answer out in this world and its disguise in the other; what happens in either. `None`, and nothing has
    /// changed, where by the rules it shows the viewer how the worlds differ.
    pub fn play(&mut self, seat: Seat, action: G::Action, dice: &mut Dice) -> Option<[Happening; 2]> {
        let this = Move::Answer(seat, action);
        let states = (self.here.state(), self.there.state());
        let Move::Answer(by, other) = self.rules.disguise(states.0, states.1, self.viewer, this, choice(dice))? else {
            return None;
        };
        let (mut here, mut there) = (self.here.clone(), self.there.clone());
        here.push(&self.rules, Step::Play(seat, vec![action]), &mut ()).ok()?;
        there.push(&self.rules, Step::Play(by, vec![other]), &mut ()).ok()?;
        let answers = [action, other].map(|action| self.rules.print_action(action));
        let luck = self.draw(&mut here, &mut there, dice)?;
        (self.here, self.there) = (here, there);
        let [a, b] = answers;
        let [x, y] = luck;
        Some([Happening { answer: a, luck: x }, Happening { answer: b, luck: y }])
    }

    /// What chance decides before anybody is asked.
    pub fn begin(&mut self, dice: &mut Dice) -> [Vec<u64>; 2] {
        let (mut here, mut there) = (self.here.clone(), self.there.clone());
        let luck = self.draw(&mut here, &mut there, dice).expect("nothing is hidden in a setup");
        (self.here, self.there) = (here, there);
        luck
    }

    fn draw(&self, here: &mut Record<G>, there: &mut Record<G>, dice: &mut Dice) -> Option<[Vec<u64>; 2]> {
        let rules = &self.rules;
        let mut luck = [Vec::new(), Vec::new()];
        while !here.is_over(rules) && rules.turn(here.state()) == Turn::Chance {
            let m = rules.chances(here.state());
            let k = choice(dice) % m;
            let outcome = rules.outcome(here.state(), k);
            let choice = choice(dice);
            let disguised = rules.disguise(here.state(), there.state(), self.viewer, Move::Outcome(outcome), choice)?;
            let Move::Outcome(other) = disguised else { return None };
            let other_m = rules.chances(there.state());
            let is_it = |k: &u64| rules.outcome(there.state(), *k) == other;
            let guesses = [k % other_m, choice % other_m].into_iter();
            let other_k = guesses.chain(0..other_m).find(is_it)?;
            here.push(rules, Step::Chance { k, m, outcome }, &mut ()).ok()?;
            there.push(rules, Step::Chance { k: other_k, m: other_m, outcome: other }, &mut ()).ok()?;
            luck[0].push(k);
            luck[1].push(other_k);
        }
        Some(luck)
    }

    /// Takes a seat's last step back in both worlds, if it can in both.
    pub fn take_back(&mut self, seat: Seat) -> bool {
        let from = self.here.undoable(seat).next();
        if from.is_none() || from != self.there.undoable(seat).next() {
            return false;
        }
        let step = Step::Undo { by: Some(seat), from: from.unwrap_or(0) };
        let (mut here, mut there) = (self.here.clone(), self.there.clone());
        let done =
            here.push(&self.rules, step.clone(), &mut ()).is_ok() && there.push(&self.rules, step, &mut ()).is_ok();
        if done {
            (self.here, self.there) = (here, there);
        }
        done
    }
}

/// Two small numbers as one large one.
fn choice(dice: &mut Dice) -> u64 {
    (dice.below(1 << 30) as u64) << 32 | dice.below(1 << 30) as u64
}
