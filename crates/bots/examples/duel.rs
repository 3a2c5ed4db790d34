//! Matches between bots of Blackout on paired deals, the seats rotated.
//!
//!     cargo run --release -p bots --example duel -- SEATS DEALS SEED BOT BOT [CHAPTER]
//!
//! One seat is the first bot's and the others are the second's; each deal is played once for each seat.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use blackout::campaign::winners;
use blackout::{Blackout, Chapter, Setup};
use bots::blackout::{named, who_decides};
use game::luck::below;
use game::{Bot, Game, Limits, Seat, Turn};
use rand_core::SeedableRng;
use rand_pcg::Pcg32;

#[derive(Default)]
struct Side {
    points: f64,
    answers: f64,
    seconds: f64,
    slowest: f64,
    games: f64,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |n: usize, default: u64| words.get(n).and_then(|word| word.parse().ok()).unwrap_or(default);
    let (n_seats, deals, seed) = (number(0, 2) as u8, number(1, 100), number(2, 1));
    let names = [3, 4].map(|n| words.get(n).map_or("greedy", String::as_str));
    let chapter = words.get(5).and_then(|word| word.parse::<usize>().ok()).map(|n| Chapter::ALL[n - 1]);
    let setup = Setup { n_seats, chapter, losses: 0 };
    let game = Blackout { components: boxes::embedded().components };
    let mut sides = [Side::default(), Side::default()];
    let (mut wins, mut squares, mut rounds, mut margin) = (0.0_f64, 0.0, 0.0, 0.0);
    let begun = Instant::now();
    for deal in 0..deals {
        let mut won_of_deal = 0.0;
        for place in 0..n_seats {
            let (won, last, ahead) = play(&game, &setup, seed << 32 | deal, usize::from(place), names, &mut sides);
            won_of_deal += won / f64::from(n_seats);
            rounds += f64::from(last);
            margin += ahead;
        }
        wins += won_of_deal;
        squares += won_of_deal * won_of_deal;
    }
    let n = deals as f64;
    let (mean, games) = (wins / n, n * f64::from(n_seats));
    // Games of one deal belong together, so deals are what is counted.
    let error = 1.96 * ((squares / n - mean * mean).max(0.0) / n).sqrt();
    println!(
        "{} against {} at {n_seats} seats{}: wins {:.1} % ± {:.1}, ahead by {:.1}, {:.1} rounds, {games} games in {:.0?}",
        names[0],
        names[1],
        chapter.map_or(String::new(), |chapter| format!(" in chapter {chapter:?}")),
        100.0 * mean,
        100.0 * error,
        margin / games,
        rounds / games,
        begun.elapsed()
    );
    for (name, side) in names.iter().zip(&sides) {
        println!(
            "  {name}: {:.1} points, {:.2} ms an answer, at most {:.0} ms",
            side.points / side.games.max(1.0),
            1e3 * side.seconds / side.answers.max(1.0),
            1e3 * side.slowest
        );
    }
}

/// Plays one game with the first bot at a place; returns its share of the win, the last round and its lead.
fn play(
    game: &Blackout,
    setup: &Setup,
    seed: u64,
    place: usize,
    names: [&str; 2],
    sides: &mut [Side; 2],
) -> (f64, u8, f64) {
    let stop = AtomicBool::new(false);
    let mut bots: Vec<(Box<dyn Bot<Blackout> + Send>, Duration)> = (0..usize::from(setup.n_seats))
        .map(|seat| {
            let name = names[usize::from(seat != place)];
            named(name, seed << 2 | seat as u64).unwrap_or_else(|| panic!("no bot is called {name}"))
        })
        .collect();
    let mut luck = Pcg32::seed_from_u64(seed);
    let mut state = game.start(setup);
    loop {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.outcome(&state, below(&mut luck, game.chances(&state)));
                game.resolve(&mut state, outcome, &mut ());
            }
            Turn::Ask(seats) => {
                let seat = who_decides(&state, seats);
                let view = game.view(&state, seat.into());
                let (bot, time) = &mut bots[seat.index()];
                let before = Instant::now();
                let action = bot.choose(game, &view, &[], Limits { time: *time, stop: &stop });
                let side = &mut sides[usize::from(seat.index() != place)];
                let seconds = before.elapsed().as_secs_f64();
                side.answers += 1.0;
                side.seconds += seconds;
                side.slowest = side.slowest.max(seconds);
                game::play(game, &mut state, seat, action, &mut ()).unwrap_or_else(|why| panic!("{action:?}: {why:?}"));
            }
        }
    }
    let scores = game.scores(&state);
    let places = game.places(&state).unwrap_or_default();
    let winning: Vec<Seat> = match setup.chapter {
        Some(_) => winners(&game.components, state.table()).iter().collect(),
        None => game.seats(setup).iter().filter(|&seat| places[seat] == 1).collect(),
    };
    for seat in game.seats(setup).iter() {
        let side = &mut sides[usize::from(seat.index() != place)];
        side.points += f64::from(scores[seat]);
        side.games += 1.0;
    }
    let me = Seat::ALL[place];
    let won = if winning.contains(&me) { 1.0 / winning.len() as f64 } else { 0.0 };
    let best_other = game.seats(setup).iter().filter(|&seat| seat != me).map(|seat| scores[seat]).max().unwrap_or(0);
    (won, state.table().round, f64::from(scores[me] - best_other))
}
