//! What a viewer knew when, found by going through the log again.

use game::{Viewer, heard};

use super::{Heard, Said, Seated, Served, Sitting};

impl<G: Served> Seated<G> {
    /// Goes through the log from the start and calls after each step, until told to stop.
    fn go_through(&self, mut see: impl FnMut(&mut Seated<G>) -> bool) -> Option<Seated<G>> {
        let setup = self.rules.print_setup(self.record.setup());
        let mut again = Seated::new(self.rules.clone(), &setup).ok()?;
        for (step, at) in self.record.steps().iter().zip(&self.times) {
            // Every step was checked when it was made.
            again.push(step.clone(), *at).ok()?;
            if see(&mut again) {
                return Some(again);
            }
            again.forget_fresh();
        }
        Some(again)
    }

    pub(super) fn heard_by(&self, viewer: Viewer) -> Vec<Heard> {
        let mut all = Vec::new();
        self.go_through(|then| {
            let (v, events) = then.fresh_for(viewer);
            if let Some(events) = events {
                all.push(Heard { v, at: then.times.last().copied().unwrap_or(0), events });
            }
            false
        });
        all
    }

    /// The game as it was when the viewer came to this version.
    pub(super) fn back_at(&self, viewer: Viewer, v: u64) -> Option<Seated<G>> {
        if v == 0 {
            return Seated::new(self.rules.clone(), &self.rules.print_setup(self.record.setup())).ok();
        }
        let then = self.go_through(|then| then.version(viewer) == v)?;
        (then.version(viewer) == v).then_some(then)
    }

    fn forget_fresh(&mut self) {
        self.fresh.clear();
        self.untold = None;
    }

    /// The version after the fresh step, and what was heard of it, if the viewer has noticed anything.
    fn fresh_for(&self, viewer: Viewer) -> (u64, Option<Vec<Said>>) {
        let v = self.version(viewer);
        let Some(untold) = &self.untold else { return (v, None) };
        if untold.versions[super::place(viewer)] == v {
            return (v, None);
        }
        let mut events: Vec<Said> = untold.at_table.iter().map(|said| Said::of(said)).collect();
        events.extend(heard(&untold.told, viewer).map(|event| Said::of(event)));
        (v, Some(events))
    }
}
