//! Blackout: a greedy bot and fast random play.

mod greedy;
mod playout;

pub use greedy::Greedy;
pub use playout::{Tally, playout, watched_playout, who_decides};
