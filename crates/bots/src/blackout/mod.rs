//! Blackout: from rules of thumb over a greedy bot to a search with a learned value; five levels of them, and advice.

pub mod advice;
pub mod brisk;
mod goods;
mod greedy;
mod levels;
mod playout;
pub mod search;
mod thumb;
pub mod train;
mod uct;
pub mod value;

pub use advice::win_probability;
pub use brisk::Brisk;
pub use greedy::Greedy;
pub use levels::{Casual, POLICY, bot, named};
pub use playout::{Tally, playout, watched_playout, who_decides};
pub use search::{Budget, Search};
pub use uct::Uct;
