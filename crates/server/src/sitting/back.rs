//! What a seat may take back, and do again.

use game::record::Step;
use game::{BySeat, Game, Seat};

use super::{Seated, Served, Sitting};
use crate::wire::TakeBacks;

/// What an undo takes back: whose answers, and which, in order.
pub(super) type TakenBack<G> = (Option<Seat>, Vec<Vec<<G as Game>::Action>>);

impl<G: Served> Seated<G> {
    /// What a seat may take back and do again.
    pub(super) fn take_backs(&self, seat: Seat) -> TakeBacks {
        let undo = self.record.undoable(seat).take(self.most_back).count();
        TakeBacks { undo, redo: self.undone[seat].len(), has_steps: self.last_step_of(seat).is_some() }
    }

    /// The answers that an undo is about to take back from its seat, in order.
    pub(super) fn taken_back_by(&self, step: &Step<G>) -> Option<TakenBack<G>> {
        let Step::Undo { by, from } = step else { return None };
        let dropped = self.record.live().filter(|(number, _)| number >= from).filter_map(|(_, step)| match step {
            Step::Play(seat, actions) if Some(*seat) == *by => Some(actions.clone()),
            _ => None,
        });
        Some((*by, dropped.collect()))
    }

    /// Remembers what may be done again, and forgets it where something else was done.
    pub(super) fn note_again(&mut self, played: Option<(Seat, Vec<G::Action>)>, taken_back: Option<TakenBack<G>>) {
        match (played, taken_back) {
            (Some((seat, actions)), _) => {
                if self.undone[seat].last() == Some(&actions) {
                    self.undone[seat].pop();
                } else {
                    self.undone[seat].clear();
                }
            }
            (None, Some((Some(seat), answers))) => self.undone[seat].extend(answers.into_iter().rev()),
            (None, _) => self.undone = BySeat::default(),
        }
    }
}
