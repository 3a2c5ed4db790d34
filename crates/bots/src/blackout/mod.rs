//! Blackout: a greedy bot, a learned value, and fast random play.

pub mod brisk;
mod greedy;
mod levels;
mod playout;
pub mod search;
pub mod train;
pub mod value;

pub use brisk::Brisk;
pub use greedy::Greedy;
pub use levels::named;
pub use playout::{Tally, playout, watched_playout, who_decides};
