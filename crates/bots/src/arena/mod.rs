//! The arena: bots play each other under fair conditions, and their results become figures with honest intervals.
//!
//! Everything here is a function of its arguments: no thread, no file, no clock but the one that measures thought. Whoever
//! runs many games hands out the [seatings](seating), lets each [game](play) be played, and makes a [table](Table) of them.

mod contest;
mod forfeit;
mod interval;
mod played;
mod rating;
pub mod seating;
mod sprt;
mod table;

pub use contest::Contest;
pub use forfeit::{Trouble, place_forfeits};
pub use interval::{Interval, Z, share_of, wilson};
pub use played::{Done, Ending, Match, PATIENCE, Player, luck_of, play, verify_luck, whims};
pub use rating::{Comparison, Ratings, rate};
pub use sprt::{Sprt, Tally, Verdict};
pub use table::{Against, Figures, Spread, Table, share_of_first};
