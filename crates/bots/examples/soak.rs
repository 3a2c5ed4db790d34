//! A long soak of Blackout: stubborn players at the edges of the game, for so many seconds (600), from a seed (1).
//!
//!     cargo run --release -p bots --example soak -- 600 1

#[path = "../tests/stubborn/mod.rs"]
mod stubborn;

use std::time::{Duration, Instant};

use blackout::Blackout;
use rand_core::SeedableRng;
use rand_pcg::Pcg32;

fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|arg| arg.parse().ok()).collect();
    let seconds = numbers.first().copied().unwrap_or(600);
    let mut rng = Pcg32::seed_from_u64(numbers.get(1).copied().unwrap_or(1));
    let rules = Blackout { components: boxes::embedded().components };
    let mut reached = stubborn::Reached::default();
    let end = Instant::now() + Duration::from_secs(seconds);
    for number in 0.. {
        if Instant::now() >= end {
            break;
        }
        stubborn::play(&rules, number, &mut rng, &mut reached);
    }
    println!("{reached:#?}");
}
