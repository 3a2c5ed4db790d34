//! Stubborn players at the edges of the game: nothing panics, every card, cube, token and tile is somewhere, points are told,
//! and every limit is reached. `cargo run --release -p bots --example soak` goes on for longer.

mod stubborn;

use blackout::Blackout;
use rand_core::SeedableRng;
use rand_pcg::Pcg32;

#[test]
fn stubborn_players_reach_every_limit_and_break_nothing() {
    let rules = Blackout { components: boxes::embedded().components };
    let mut reached = stubborn::Reached::default();
    let mut rng = Pcg32::seed_from_u64(1);
    let mut number = 0;
    while reached.decisions < 2_000_000 {
        stubborn::play(&rules, number, &mut rng, &mut reached);
        number += 1;
    }
    assert!(reached.missing().is_empty(), "never reached: {:?}", reached.missing());
}
