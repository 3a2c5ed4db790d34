//! Hong Kong: bots that search, one that is greedy, and fast random play.

pub mod advice;
pub mod evaluation;
mod greedy;
mod level;
mod playout;
mod search;
mod thought;
mod uct;
mod weights;

pub use greedy::Greedy;
pub use level::Leveled;
pub use playout::{playout_by_pieces, playout_by_turns};
pub use search::{CIRCUMSTANCES, Pruning, Searcher, circumstances};
pub use thought::{Budget, Proven, Ranked, Score, Thought};
pub use uct::{Tried, Uct};
