//! Who hears what.

use alloc::vec::Vec;

use crate::{SeatSet, Viewer};

/// Who hears an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Every seat and everybody who watches.
    All,
    /// These seats alone. Private facts travel only so.
    Only(SeatSet),
}

impl Audience {
    /// Whether this viewer hears it.
    pub fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Audience::All, _) => true,
            (Audience::Only(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Audience::Only(_), Viewer::Spectator) => false,
        }
    }
}

/// Where the rules tell what happens. The event is made only if somebody listens, so silence costs nothing.
pub trait Log<E> {
    /// Tells an event to its audience.
    fn tell(&mut self, to: Audience, event: impl FnOnce() -> E);
}

/// Nobody listens.
impl<E> Log<E> for () {
    fn tell(&mut self, _: Audience, _: impl FnOnce() -> E) {}
}

/// Everything is kept.
impl<E> Log<E> for Vec<(Audience, E)> {
    fn tell(&mut self, to: Audience, event: impl FnOnce() -> E) {
        self.push((to, event()));
    }
}

/// What one viewer hears of a log.
pub fn heard<E>(log: &[(Audience, E)], viewer: Viewer) -> impl Iterator<Item = &E> {
    log.iter().filter(move |(to, _)| to.includes(viewer)).map(|(_, event)| event)
}
