//! The curtain between people who share a screen: who has it, and what of theirs is on it.

use blackout::View;
use game::Seat;

use super::menu;

/// Nobody sees what only somebody else may know.
#[derive(Default)]
pub struct Curtain {
    /// Who has looked at the screen last.
    pub at_screen: Option<Seat>,
    /// Whose plans are on the screen.
    plans: Option<Seat>,
    /// Whether tiles that one seat alone has seen are on the screen.
    tiles: bool,
    /// Who is asked to take the screen before anything of theirs is shown.
    waits_for: Option<Seat>,
}

impl Curtain {
    /// Whether the next to answer must first be alone with the screen.
    pub fn is_needed(&self, seat: Seat, view: &View) -> bool {
        let is_open = |of: Seat| view.table.phase() != 1 && view.table.boards[of].face_down == 0;
        let is_shown = self.tiles || self.plans.is_some_and(|of| !is_open(of));
        self.at_screen != Some(seat) && (is_shown || menu::is_secret(view))
    }

    /// Falls until somebody takes the screen.
    pub fn fall(&mut self, seat: Seat) {
        self.waits_for = Some(seat);
    }

    /// For whom it has fallen.
    pub fn fallen_for(&self) -> Option<Seat> {
        self.waits_for
    }

    /// Rises for somebody: nothing of others is left on the screen.
    pub fn rise(&mut self, seat: Seat) {
        *self = Curtain { at_screen: Some(seat), ..Curtain::default() };
    }

    /// What a seat has planned is on the screen.
    pub fn show_plans(&mut self, seat: Seat) {
        self.plans = Some(seat);
    }

    /// The tiles that a viewer knows are on the screen, if there are any.
    pub fn show_tiles(&mut self, view: &View) {
        self.tiles |= menu::knows_tiles(view);
    }
}
