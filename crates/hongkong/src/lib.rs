//! The rules of Reiner Knizia's *Hong Kong*, after `rules/hong-kong.md` (K1–K10), pure.
//!
//! ```
//! use hongkong::{Player, Position};
//! let mut position = Position::start(Player::A);
//! position.place("b1!".parse()?);
//! assert_eq!(position.to_string(), ".,1A,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,. A 0 20-4-5 20-5-5 +");
//! # Ok::<(), hongkong::Reason>(())
//! ```
#![no_std]

extern crate alloc;

#[cfg(feature = "contract")]
mod contract;
mod ending;
pub mod notation;
mod perft;
mod plot;
mod position;
mod reason;
mod rules;

pub use ending::Ending;
pub use perft::{perft, perft_turns};
pub use plot::{NoSuchPlot, Plot, PlotSet, Plots, Symmetry};
pub use position::{Building, Openings, Piece, Placement, Player, Position, Supply};
pub use reason::Reason;
pub use rules::{Event, HongKong, Label, Setup, Starts, State, View};
