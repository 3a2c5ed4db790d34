//! What goes over the wire. Every message is made from one viewer's view and events, never filtered from more.

mod advice;
mod campaign;
mod mentions;
mod messages;
mod position;
mod result;
mod said;
mod table;
pub mod views;

pub use advice::{Advised, Found, FoundTurn, Hint, ReviewSheet, Turned};
pub use campaign::{CampaignSeat, CampaignView, ChapterAttempt, ScoreView};
pub use mentions::{HintMentions, MentionView};
pub use messages::{
    Asked, Change, ClockFace, Heard, Obstacle, Offered, Question, Replay, ReplayStep, TakeBacks, Whole,
};
pub use position::PositionText;
pub use result::{ChapterEnd, GameResult};
pub use said::Said;
pub use table::{LuckSheet, SeatSheet, TableSheet};
