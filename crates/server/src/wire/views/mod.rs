//! Views as JSON: what changed of a view since the last time, and all of it at first.
//!
//! Everything is made from a view, never from a state, so that nothing hidden can be sent. Cards, locations, districts and
//! tiles are numbers that count from 0, as in the box and in the notation; slots, spots, goals and places count from 1, as
//! the notation says them. The parts hold plain values, and lists are written straight from sets, so that making and
//! comparing them needs no heap.

pub mod blackout;
pub mod components;
pub mod hongkong;
mod numbers;
pub mod printed;
mod seats;
mod words;

#[cfg(test)]
mod tests;

use game::Game;
use serde::{Serialize, Serializer};
use utoipa::ToSchema;

use numbers::Numbered;
pub use numbers::{Cards, Districts, Locations, Places, Tiles};
pub use seats::{Letters, PerSeat, Scores};
pub use words::{
    ChallengeWord, ColorWord, EndWord, LetterWord, LineKindWord, ResourceWord, RewardWord, SeatLetter,
    StartingPlaceWord,
};

/// A game whose views can be sent.
pub trait Shown: Game {
    /// The parts of a view; those that are absent have not changed.
    ///
    /// A part replaces the one sent before as a whole. Blackout's boards alone are replaced seat by seat.
    type Sections: Serialize + ToSchema;

    /// The parts of a view that differ from an earlier one of the same viewer, or all of them.
    fn sections(&self, before: Option<&Self::View>, now: &Self::View) -> Self::Sections;
}

/// A part of the view, unless it was the same before.
fn part<V, P: PartialEq>(before: Option<&V>, now: &V, of: impl Fn(&V) -> P) -> Option<P> {
    let part = of(now);
    (before.map(of).as_ref() != Some(&part)).then_some(part)
}

/// Writes a list of known room without its empty places.
fn those_there<T: Serialize, S: Serializer>(list: &[Option<T>], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(list.iter().flatten())
}
