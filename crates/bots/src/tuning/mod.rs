//! The box under strong play: many games, and the figures by which its designed values are judged (`rules/components.md`).
//!
//! Everything here is a function of its arguments: no thread, no file. Whoever runs many games hands out the numbers of each
//! [series](Series), lets each game be [played](play), and has [all figures](figures) made of them.

mod cards;
mod figures;
mod frame;
mod ledger;
mod median;
mod played;

pub use figures::figures;
pub use frame::{Figure, Found, Group, Kind, Target, Unit, Verdict, Way};
pub use ledger::{Goods, Means};
pub use played::{Play, Played, Seen, Series, play};
