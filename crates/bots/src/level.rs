//! Five levels of play, the same in every game.

use std::time::Duration;

/// How well a bot plays. What makes a level is the game's own matter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// A friend of children.
    One,
    /// For a first game.
    Two,
    /// Knows what matters; within a few milliseconds.
    Three,
    /// Weighs every answer; within a few milliseconds.
    Four,
    /// The best there is, as long as it may think.
    Five,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 5] = [Level::One, Level::Two, Level::Three, Level::Four, Level::Five];
    /// The time level five takes for an answer at most.
    pub const LONGEST: Duration = Duration::from_secs(2);

    /// The level's number, from 1.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The level of a number from 1 to 5.
    pub fn numbered(number: u8) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.number() == number)
    }
}
