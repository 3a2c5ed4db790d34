//! The bots there are, by name: the one list that the server, the terminal and the arena share.

use blackout::Blackout;
use game::{Bot, Game};
use hongkong::HongKong;
use rand_core::SeedableRng;
use rand_pcg::Pcg32;

use crate::Random;

/// The names of all bots, the weakest first. Every game has a bot of each name.
pub const NAMES: &[&str] = &["random", "greedy"];

/// What bounds a bot's thought about one answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// The time its limits name.
    Time,
    /// So many iterations (playouts, or searched positions: what the bot counts), so that the same seed gives the same game
    /// whatever else the machine does. The limits' time then only keeps a table from waiting for ever.
    Iterations(u64),
}

/// A game that bots play.
pub trait Roster: Game {
    /// The bot of this name, within this budget; its whims come from the seed alone.
    fn bot_called(name: &str, budget: Budget, seed: u64) -> Option<Box<dyn Bot<Self> + Send>>;
}

// Neither of the two bots here searches, so neither needs a budget.
impl Roster for HongKong {
    fn bot_called(name: &str, _: Budget, seed: u64) -> Option<Box<dyn Bot<HongKong> + Send>> {
        let rng = Pcg32::seed_from_u64(seed);
        match name {
            "random" => Some(Box::new(Random(rng))),
            "greedy" => Some(Box::new(crate::hongkong::Greedy(rng))),
            _ => None,
        }
    }
}

impl Roster for Blackout {
    fn bot_called(name: &str, _: Budget, seed: u64) -> Option<Box<dyn Bot<Blackout> + Send>> {
        let rng = Pcg32::seed_from_u64(seed);
        match name {
            "random" => Some(Box::new(Random(rng))),
            "greedy" => Some(Box::new(crate::blackout::Greedy(rng))),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_a_bot_of_every_game() {
        for name in NAMES {
            assert!(HongKong::bot_called(name, Budget::Time, 1).is_some(), "{name}");
            assert!(Blackout::bot_called(name, Budget::Iterations(10), 1).is_some(), "{name}");
        }
        assert!(HongKong::bot_called("nobody", Budget::Time, 1).is_none());
        assert!(Blackout::bot_called("nobody", Budget::Time, 1).is_none());
    }
}
