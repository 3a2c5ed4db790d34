//! The contract every game of harbour fulfils. It knows no game.
//!
//! [`Game`] is what a game is; [`play`], [`play_all`], [`preview`] and [`offers`] are the doors through which people and
//! bots reach it; [`record`] is a whole game as text; [`luck`] is chance that can be proved. The feature `contract` adds the
//! module `contract`, which holds the laws. It is not a link, because the module does not exist without the feature.
#![no_std]

extern crate alloc;

mod bot;
#[cfg(feature = "contract")]
pub mod contract;
mod doors;
mod log;
pub mod luck;
mod message;
mod notation;
pub mod record;
mod rules;
mod seat;
mod stack;
mod standing;

pub use bot::{Bot, Limits};
pub use doors::{Offer, Preview, Refusal, Stop, Untimely, offer, offers, play, play_all, preview};
pub use log::{Audience, Log, heard};
pub use message::{Arg, Key, Keys, Message};
pub use notation::plain_number;
pub use rand_core::Rng;
pub use rules::{Edition, Game, List, Turn};
pub use seat::{BySeat, NoSuchSeat, Seat, SeatSet, Viewer};
pub use stack::{Frame, Stack};
pub use standing::{Role, Standing, ordered};

/// What [`messages!`] needs of `alloc` in crates that have no use for it otherwise.
#[doc(hidden)]
pub mod reexport {
    pub use alloc::vec;
    pub use alloc::vec::Vec;
}
