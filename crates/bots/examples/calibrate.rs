//! How often seats win that are thought to win so often: the measure of Blackout's win chances, by rounds to come, and the
//! one scale that makes them fit best.
//!
//!     cargo run --release -p bots --example calibrate -- SEATS GAMES SEED [BOT]
//!
//! Before each round the table is valued, once for all seats: nothing is hidden then that matters. The scale widens (above 1)
//! or narrows how far final scores are thought to stray; the one with the least surprise (mean log loss) is named.

use std::sync::atomic::AtomicBool;

use blackout::{Blackout, Setup, State};
use bots::blackout::train::is_between_rounds;
use bots::blackout::value::{Value, rounds_to_come};
use bots::blackout::{named, who_decides};
use game::luck::below;
use game::{BySeat, Game, Limits, Seat, Turn};
use rand_core::SeedableRng;
use rand_pcg::Pcg32;

/// The scales that are tried.
const SCALES: [f32; 17] = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.1, 1.2, 1.35, 1.5, 1.75, 2.0, 2.5, 3.0, 4.0];

/// What was thought before a round: the chances by scale, the rounds to come, and whether each seat won.
struct Guess {
    rounds: f32,
    chances: Vec<BySeat<f32>>,
    won: BySeat<f32>,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |n: usize, default: u64| words.get(n).and_then(|word| word.parse().ok()).unwrap_or(default);
    let (n_seats, games, seed) = (number(0, 2) as u8, number(1, 200), number(2, 1));
    let bot = words.get(3).map_or("policy", String::as_str);
    let game = Blackout { components: boxes::embedded().components };
    let setup = Setup { n_seats, chapter: None, losses: 0 };
    let guesses: Vec<Guess> = (0..games).flat_map(|n| played(&game, &setup, seed << 32 | n, bot)).collect();
    let best = SCALES.iter().zip(0..).min_by(|a, b| surprise(&guesses, a.1).total_cmp(&surprise(&guesses, b.1)));
    let Some((scale, chosen)) = best else { return };
    let now = SCALES.iter().position(|scale| *scale >= 1.0).unwrap_or(0);
    println!(
        "{n_seats} seats, {games} games of {bot}: surprise {:.4} as it is, {:.4} at the scale {scale}",
        surprise(&guesses, now),
        surprise(&guesses, chosen)
    );
    for (name, rounds) in [("1-2", 0.0..2.5), ("3-4", 2.5..4.5), ("5-6", 4.5..6.5), ("7 and more", 6.5..99.0)] {
        println!("  {name} rounds to come: thought → won, as it is | at the scale");
        let within: Vec<&Guess> = guesses.iter().filter(|guess| rounds.contains(&guess.rounds)).collect();
        for tenth in 0..10 {
            println!("    {}0 %: {} | {}", tenth, bin(&within, now, tenth), bin(&within, chosen, tenth));
        }
    }
}

/// The mean of what was thought and of what came of it where the chance began with this digit.
fn bin(guesses: &[&Guess], scale: usize, tenth: usize) -> String {
    let (mut n, mut thought, mut won) = (0.0, 0.0, 0.0);
    for guess in guesses {
        for seat in Seat::ALL.into_iter().filter(|seat| guess.chances[scale][*seat] > 0.0) {
            let chance = guess.chances[scale][seat];
            if ((chance * 10.0) as usize).min(9) == tenth {
                n += 1.0;
                thought += chance;
                won += guess.won[seat];
            }
        }
    }
    let percent = |sum: f32| 100.0 * sum / f32::max(n, 1.0);
    format!("{:5.1} → {:5.1} ({n:4})", percent(thought), percent(won))
}

/// How surprising the winners are by the chances at a scale.
fn surprise(guesses: &[Guess], scale: usize) -> f32 {
    let loss = |guess: &Guess| {
        let of = |seat: Seat| guess.won[seat] * guess.chances[scale][seat].max(1e-4).ln();
        -Seat::ALL.into_iter().map(of).sum::<f32>()
    };
    guesses.iter().map(loss).sum::<f32>() / guesses.len().max(1) as f32
}

fn played(game: &Blackout, setup: &Setup, seed: u64, bot: &str) -> Vec<Guess> {
    let stop = AtomicBool::new(false);
    let mut bots: Vec<_> = (0..u64::from(setup.n_seats))
        .map(|seat| named(bot, seed << 2 | seat).unwrap_or_else(|| panic!("no bot is called {bot}")))
        .collect();
    let mut luck = Pcg32::seed_from_u64(seed);
    let mut state = game.start(setup);
    let mut guesses = Vec::new();
    loop {
        if is_between_rounds(&state) {
            guesses.push(guess(game, &state));
        }
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.outcome(&state, below(&mut luck, game.chances(&state)));
                game.resolve(&mut state, outcome, &mut ());
            }
            Turn::Ask(seats) => {
                let seat = who_decides(&state, seats);
                let (bot, time) = &mut bots[seat.index()];
                let limits = Limits { time: *time, stop: &stop };
                let action = bot.choose(game, &game.view(&state, seat.into()), &[], limits);
                game.act(&mut state, seat, action, &mut ());
            }
        }
    }
    let places = game.places(&state).unwrap_or_default();
    let first: Vec<Seat> = game.seats(setup).iter().filter(|seat| places[*seat] == 1).collect();
    for guess in &mut guesses {
        for seat in &first {
            guess.won[*seat] = 1.0 / first.len() as f32;
        }
    }
    guesses
}

/// What is thought between two rounds, when nothing is hidden that matters: the same for all seats.
fn guess(game: &Blackout, state: &State) -> Guess {
    let learned = Value::learned(state.table().setup.n_seats);
    let scores = learned.scores(&game.components, state.table());
    let chances = SCALES.iter().map(|scale| {
        let value = Value { spread: learned.spread.map(|spread| spread * scale), ..learned.clone() };
        value.win_chances(&game.components, state.table(), &scores)
    });
    Guess { rounds: rounds_to_come(state.table()), chances: chances.collect(), won: BySeat([0.0; 4]) }
}
