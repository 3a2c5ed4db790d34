//! Hong Kong: a greedy bot and fast random play.

mod greedy;
mod playout;

pub use greedy::Greedy;
pub use playout::{playout_by_pieces, playout_by_turns};
