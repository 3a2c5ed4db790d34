//! Asks why not for every shape of answer in many positions, and mends what is named.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use blackout::components::Goal;
use blackout::{Action, Actions, Blackout, Reason, State};
use game::{Game, List, Message, Seat};
use rand_core::SeedableRng;
use rand_pcg::Pcg64;

use crate::mend::{Mending, counts, has_parts};
use crate::{plain_box, positions, shapes};

/// What many positions have shown.
#[derive(Default)]
pub struct Seen {
    /// How many positions there were.
    pub positions: usize,
    /// Answers whose legality and reasons disagree.
    pub torn: Vec<String>,
    /// Reasons that stay although what they name was mended.
    pub lasting: Vec<String>,
    /// Numbers that are too high: one less would have done.
    pub loose: Vec<String>,
    /// The keys of the reasons that were given, with their rules.
    pub given: BTreeMap<&'static str, Option<&'static str>>,
    /// The keys of those that were mended.
    pub mended: BTreeSet<&'static str>,
}

/// The sweep, made once for all tests.
pub static SEEN: LazyLock<Seen> = LazyLock::new(|| {
    let mut rules = plain_box::plain();
    // Some goals whose cost has several parts.
    for card in rules.components.designs[..30].iter_mut().step_by(3) {
        let goal = &mut card.plan.goals[0];
        *goal = Goal { resources: [1, 2, 0, 1, 0, 0], of_one_type: 2, effect: goal.effect, ..Goal::default() };
    }
    let shapes = shapes::all();
    let mut seen = Seen::default();
    let mut rng = Pcg64::seed_from_u64(3);
    positions::visit(&rules, 10, &mut rng, |state, seat, rng| {
        seen.look(&rules, &shapes, state, seat);
        for _ in 0..4 {
            seen.look(&rules, &shapes, &positions::shaken(&rules, state, seat, rng), seat);
        }
    });
    seen
});

fn why_not(rules: &Blackout, state: &State, seat: Seat, action: Action) -> Option<Reason> {
    rules.why_not(&rules.view(state, seat.into()), action)
}

fn legal(rules: &Blackout, state: &State, seat: Seat) -> Actions {
    let mut list = Actions::new();
    rules.legal_now(state, seat, &mut list);
    list
}

impl Seen {
    fn look(&mut self, rules: &Blackout, shapes: &[Action], state: &State, seat: Seat) {
        let list = legal(rules, state, seat);
        // A question without an answer is never asked.
        if list.actions().is_empty() {
            return;
        }
        self.positions += 1;
        let view = rules.view(state, seat.into());
        let mut mended = BTreeSet::new();
        for &shape in shapes {
            let reason = rules.why_not(&view, shape);
            if reason.is_none() != list.actions().contains(&shape) {
                self.torn.push(format!("{shape:?}: {reason:?} at {:?}", view.table.stack.top()));
            }
            let Some(reason) = reason else { continue };
            self.given.insert(reason.key(), reason.rule());
            if mended.insert(reason.key()) {
                self.mend(rules, state, seat, shape, reason);
            }
        }
        for other in view.table.seats().iter().filter(|&other| legal(rules, state, other).is_empty()) {
            let reason = why_not(rules, state, other, Action::Done);
            assert_eq!(reason, Some(Reason::NotAsked));
            self.given.insert(Reason::NotAsked.key(), Reason::NotAsked.rule());
        }
    }

    /// Mends one condition after the other until the answer is legal, or what is named cannot be mended.
    fn mend(&mut self, rules: &Blackout, state: &State, seat: Seat, action: Action, reason: Reason) {
        let (mut state, mut reason) = (*state, reason);
        for _ in 0..20 {
            let mend = |less| {
                let mut after = state;
                let mut is_mended = false;
                after.edit(|table| is_mended = Mending { rules, table, seat, action, less }.mend(&reason));
                is_mended.then_some(after)
            };
            let Some(after) = mend(0) else { return };
            let next = why_not(rules, &after, seat, action);
            let is_same = next.as_ref().is_some_and(|next| next.key() == reason.key());
            if is_same && (!has_parts(&reason) || next.as_ref() == Some(&reason)) {
                self.lasting.push(format!("{action:?}: {reason:?}, then {next:?}"));
                return;
            }
            if let Some(nearly) = mend(1).filter(|_| counts(&reason)) {
                let still = why_not(rules, &nearly, seat, action);
                if still.as_ref().is_none_or(|still| still.key() != reason.key()) {
                    self.loose.push(format!("{action:?}: {reason:?}, with one less {still:?}"));
                }
            }
            self.mended.insert(reason.key());
            let Some(next) = next else {
                let is_legal = legal(rules, &after, seat).actions().contains(&action);
                assert!(is_legal, "{action:?} is free of conditions and not legal, once {reason:?} was mended");
                return;
            };
            (state, reason) = (after, next);
        }
        self.lasting.push(format!("{action:?}: {reason:?}, after twenty others"));
    }
}
