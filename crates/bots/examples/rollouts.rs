//! How many cut-off rollouts a second the search of Blackout makes on one core, and plain UCT beside it.
//!
//!     cargo run --release -p bots --example rollouts -- [SEATS] [SECONDS]
//!
//! A rollout copies a state, lets every seat play on by rules of thumb to the end of the round, and values the table then for
//! all seats. A whole one begins with the dice: every seat plans, deploys, completes goals, scouts, buys, cleans up and
//! refreshes. The search's own begin where somebody has just decided something. UCT's go to the end of the game at random.

use std::hint::black_box;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use blackout::{Blackout, Setup, State};
use bots::blackout::brisk::{play_round, step};
use bots::blackout::train::is_between_rounds;
use bots::blackout::value::Value;
use bots::blackout::{Budget, Uct, who_decides};
use game::{Bot, Game, Limits, Turn};
use rand_core::SeedableRng;
use rand_pcg::Pcg32;

fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|arg| arg.parse().ok()).collect();
    let n_seats = numbers.first().copied().unwrap_or(2) as u8;
    let time = Duration::from_secs(numbers.get(1).copied().unwrap_or(3));
    let game = Blackout { components: boxes::embedded().components };
    let mut rng = Pcg32::seed_from_u64(1);
    let (mut begun, mut decisions): (Vec<State>, Vec<State>) = (Vec::new(), Vec::new());
    for _ in 0..20 {
        let mut state = game.start(&Setup { n_seats, chapter: None, losses: 0 });
        loop {
            if is_between_rounds(&state) {
                begun.push(state);
            } else if matches!(game.turn(&state), Turn::Ask(_)) {
                decisions.push(state);
            }
            if !step(&game, &mut state, &mut rng) {
                break;
            }
        }
    }
    let value = Value::learned(n_seats);
    for (what, tables) in [("whole rounds", &begun), ("from decisions", &decisions)] {
        let (cpu, clock) = (on_core(), Instant::now());
        let (mut n, mut sum) = (0_u64, 0.0);
        while clock.elapsed() < time {
            for table in tables.iter().step_by(7) {
                let mut state = *table;
                play_round(&game, &mut state, &mut rng);
                sum += black_box(value.scores(&game.components, state.table())).0[0];
                n += 1;
            }
        }
        tell(n_seats, what, n, clock, cpu);
        assert!(sum > 0.0);
    }
    let (cpu, clock) = (on_core(), Instant::now());
    let stop = AtomicBool::new(false);
    let mut uct = Uct::new(1, Budget::Rollouts(50));
    while clock.elapsed() < time {
        for table in decisions.iter().step_by(37) {
            let seat = who_decides(table, game.turn(table).asked());
            uct.choose(&game, &game.view(table, seat.into()), &[], Limits { time, stop: &stop });
        }
    }
    tell(n_seats, "UCT, random to the end", uct.rollouts, clock, cpu);
}

/// Seconds this program was on a core, where the system tells: others may use the machine.
fn on_core() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/self/schedstat").ok()?;
    Some(text.split(' ').next()?.parse::<f64>().ok()? / 1e9)
}

fn tell(n_seats: u8, what: &str, n: u64, clock: Instant, cpu: Option<f64>) {
    let seconds = on_core().zip(cpu).map_or(clock.elapsed().as_secs_f64(), |(now, then)| now - then);
    println!("{n_seats} seats, {what}: {:.0} rollouts a second of one core", n as f64 / seconds);
}
