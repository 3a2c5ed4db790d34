//! The table of Blackout in the terminal: what is printed, what lies where, who has how much. All of it is told in
//! sentences, which eyes and ears can follow alike.

pub mod chapter;
mod describe;
mod dice;
mod drawn_map;
mod show;
mod words;

pub use describe::{Describe, name_things};
pub use show::{Sight, result};
pub use words::{Lies, Printed};
