//! Players that are programs.

use core::sync::atomic::{AtomicBool, Ordering};
use core::time::Duration;

use crate::Game;

/// How long a bot may think.
#[derive(Clone, Copy, Debug)]
pub struct Limits<'a> {
    /// The time for this answer. The clock is the bot's own.
    pub time: Duration,
    /// Set by the caller when an answer is wanted at once.
    pub stop: &'a AtomicBool,
}

impl Limits<'_> {
    /// Whether an answer is wanted at once.
    pub fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

/// A bot in one seat. It gets what a player there sees and has heard, never a state.
pub trait Bot<G: Game> {
    /// The answer, one of the view's legal actions. `heard` is all this seat has heard since the start.
    fn choose(&mut self, game: &G, view: &G::View, heard: &[G::Event], limits: Limits<'_>) -> G::Action;
}
