//! Players that are programs. They see what a player sees.

pub mod advice;
pub mod arena;
pub mod blackout;
pub mod hongkong;
mod level;
mod random;
pub mod roster;
pub mod tuning;

pub use level::Level;
pub use random::{Random, quick};
