//! What a viewer knew when, found by going through the log again.

use game::{Viewer, heard};

use serde_json::value::to_raw_value;

use super::{Heard, ReplayStep, Said, Seated, Served, Sitting};

impl<G: Served> Seated<G> {
    /// The game as it began.
    fn anew(&self) -> Option<Seated<G>> {
        Seated::new(self.rules.clone(), &self.rules.print_setup(self.record.setup())).ok()
    }

    /// Goes through the log from the start and calls after each step, until told to stop.
    fn go_through(&self, mut see: impl FnMut(&mut Seated<G>) -> bool) -> Option<Seated<G>> {
        let mut again = self.anew()?;
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

    /// What the viewer knew at each version, in one go through the log.
    pub(super) fn steps_of(&self, viewer: Viewer) -> Vec<ReplayStep> {
        let mut steps = Vec::new();
        let Some(first) = self.anew() else { return steps };
        let mut before = first.shown(first.record.state(), viewer);
        steps.extend(first.step_to(viewer, Vec::new(), None, &before));
        self.go_through(|then| {
            // A view that has changed makes a version, so none is passed over.
            if let (_, Some(events)) = then.fresh_for(viewer) {
                let now = then.shown(then.record.state(), viewer);
                steps.extend(then.step_to(viewer, events, Some(&before), &now));
                before = now;
            }
            false
        });
        steps
    }

    /// How the viewer came to the version that is now.
    fn step_to(
        &self,
        viewer: Viewer,
        events: Vec<Said>,
        before: Option<&G::View>,
        now: &G::View,
    ) -> Option<ReplayStep> {
        let view = to_raw_value(&self.rules.sections(before, now)).ok()?;
        let at = self.times.last().copied().unwrap_or(0);
        Some(ReplayStep { v: self.version(viewer), at, events, asked: self.asked(), view })
    }

    /// The game as it was when the viewer came to this version.
    pub(super) fn back_at(&self, viewer: Viewer, v: u64) -> Option<Seated<G>> {
        if v == 0 {
            return self.anew();
        }
        let then = self.go_through(|then| then.version(viewer) == v)?;
        (then.version(viewer) == v).then_some(then)
    }

    pub(super) fn forget_fresh(&mut self) {
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
