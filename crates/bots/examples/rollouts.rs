//! How many cut-off rollouts a second Blackout's search makes on one core.
//!
//!     cargo run --release -p bots --example rollouts -- [SEATS] [SECONDS]
//!
//! A rollout begins where a round does: it copies the state, rolls the dice, lets every seat plan, deploy, complete goals,
//! scout, buy, clean up and refresh by rules of thumb, and values the table at the next round for all seats.

use std::hint::black_box;
use std::time::{Duration, Instant};

use blackout::{Blackout, Setup};
use bots::blackout::brisk::play_round;
use bots::blackout::value::Value;
use game::Game;
use rand_core::SeedableRng;
use rand_pcg::Pcg32;

fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|arg| arg.parse().ok()).collect();
    let n_seats = numbers.first().copied().unwrap_or(2) as u8;
    let time = Duration::from_secs(numbers.get(1).copied().unwrap_or(3));
    let game = Blackout { components: boxes::embedded().components };
    let value = Value::learned(n_seats);
    let mut rng = Pcg32::seed_from_u64(1);
    // The tables at the beginning of every round of some games.
    let mut tables = Vec::new();
    for _ in 0..20 {
        let mut state = game.start(&Setup { n_seats, chapter: None, losses: 0 });
        play_round(&game, &mut state, &mut rng);
        while !state.table().stack.is_empty() {
            tables.push(state);
            play_round(&game, &mut state, &mut rng);
        }
    }
    let begun = Instant::now();
    let (mut n, mut sum) = (0_u64, 0.0);
    while begun.elapsed() < time {
        for table in &tables {
            let mut state = *table;
            play_round(&game, &mut state, &mut rng);
            sum += black_box(value.scores(&game.components, state.table())).0[0];
            n += 1;
        }
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!("{n_seats} seats: {:.0} rollouts a second ({:.1} points on average)", n as f64 / seconds, sum / n as f32);
}
