//! The bots of Blackout by name.

use std::time::Duration;

use blackout::Blackout;
use game::Bot;
use rand_core::SeedableRng;
use rand_pcg::Pcg32;

use super::{Brisk, Greedy};
use crate::Random;

/// The bot of a name, and the time it wants for an answer: `random`, `brisk`, `greedy`.
pub fn named(name: &str, seed: u64) -> Option<(Box<dyn Bot<Blackout>>, Duration)> {
    let rng = Pcg32::seed_from_u64(seed);
    let at_once = Duration::from_millis(1);
    Some(match name {
        "random" => (Box::new(Random(rng)), at_once),
        "brisk" => (Box::new(Brisk), at_once),
        "greedy" => (Box::new(Greedy(rng)), at_once),
        _ => return None,
    })
}
