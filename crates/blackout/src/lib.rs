//! The rules of Alexander Pfister's *Blackout: Hong Kong*, after `rules/blackout.md` (B0–B10), pure.
//!
//! `phases/` reads like the rulebook, a file per phase; `effects/` is what phases share; `flow` says what waits for whom,
//! `answers` what it may be answered.
#![no_std]

extern crate alloc;

mod answers;
pub mod campaign;
mod chance;
pub mod components;
#[cfg(feature = "contract")]
mod contract;
mod effects;
mod event;
mod flow;
#[cfg(feature = "contract")]
mod lab;
mod label;
mod look;
mod notation;
mod phases;
mod position;
mod reason;
mod rules;
mod sets;
mod standing;
mod state;
mod view;

pub use effects::gain::Fare;
pub use event::{Cause, Event, Good};
pub use flow::{Action, Decision, Draw, Frame, Outcome, Phase, Run, Spot, Tender};
pub use label::{BOARD_ACTIONS, Label, PLANS};
pub use look::Search;
pub use position::PositionError;
pub use reason::Reason;
pub use rules::{Actions, Blackout};
pub use sets::{ActionSet, Bits, CardId, CardSet, District, DistrictSet, Location, LocationSet, TileId, TileSet};
pub use state::{
    BATTERY, Board, Chapter, End, FinishedPlan, N_CUBES, N_SLOTS, Setup, Slot, State, Table, TilePlace, View,
};
