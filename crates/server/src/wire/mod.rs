//! What goes over the wire. Every message is made from one viewer's view and events, never filtered from more.

mod advice;
mod messages;
mod said;
mod table;
pub mod views;

pub use advice::{Advised, Found, FoundTurn, Hint, ReviewSheet, Turned};
pub use messages::{
    Asked, Change, ClockFace, Heard, Obstacle, Offered, Question, Replay, ReplayStep, TakeBacks, Whole,
};
pub use said::Said;
pub use table::{LuckSheet, SeatSheet, TableSheet};
