//! Learns the value of Blackout's tables from games of a bot against itself, and writes the weights.
//!
//!     cargo run --release -p bots --example train -- SEATS GAMES SEED [BOT]
//!
//! The weights go to `crates/bots/src/blackout/value/weights-SEATS.txt`, with this command in them and the box it was learned on.
//! Whoever learns further, from games of the search, has it search with the weights there are: build anew between the stages.
//!
//! For one seat a won chapter is worth much at first (`search:24,win=300`) and less from stage to stage: who plays for points alone
//! hardly ever meets a chapter's conditions, and so has nothing to learn about them.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use blackout::Blackout;
use bots::blackout::named;
use bots::blackout::train::{Lesson, Study, beginner, learn, learn_chances, lesson, setup_for};
use bots::blackout::value::{Value, print};
use game::{Game, Limits};
use rand_core::SeedableRng;
use rand_pcg::Pcg32;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |n: usize, default: u64| words.get(n).and_then(|word| word.parse().ok()).unwrap_or(default);
    let (n_seats, games, seed) = (number(0, 2) as u8, number(1, 2_000), number(2, 1));
    let bot = words.get(3).map_or("greedy", String::as_str);
    let game = Blackout { components: boxes::embedded().components };
    let stop = AtomicBool::new(false);
    let limits = Limits { time: Duration::from_mins(1), stop: &stop };
    let begun = Instant::now();
    let play = |number: u64| -> Lesson {
        let mut rng = Pcg32::seed_from_u64(seed << 32 | number);
        let mut players: Vec<_> = (0..4)
            .map(|seat| {
                named(bot, seed << 34 | number << 2 | seat).unwrap_or_else(|| panic!("no bot is called {bot}")).0
            })
            .collect();
        lesson(&game, &setup_for(n_seats, number), &mut rng, |state, seat, _| {
            players[seat.index()].choose(&game, &game.view(state, seat.into()), &[], limits)
        })
    };
    let lessons = in_parallel(games, &play);
    let moments: usize = lessons.iter().flatten().map(|course| course.seen.len()).sum();
    let (held_back, studied) = lessons.split_at(lessons.len() / 10);
    println!("{games} games, {moments} moments in {:.0?}", begun.elapsed());
    let mut rng = Pcg32::seed_from_u64(seed);
    // Who plays by the value teaches it further; the greedy bot teaches a beginner.
    let mut value = if bot.starts_with("search") { Value::learned(n_seats).clone() } else { beginner(&mut rng) };
    let pace = if bot.starts_with("search") { 0.000_7 } else { 0.002 };
    let errors = learn(&mut value, studied, Study { epochs: 14, step: pace, lambda: 0.8 }, &mut rng);
    learn_chances(&mut value, studied, &mut rng);
    println!("mean squared errors {errors:.1?}, spread {:?}, after {:.0?}", value.spread, begun.elapsed());
    report(&value, held_back);
    let path = format!("{}/src/blackout/value/weights-{n_seats}.txt", env!("CARGO_MANIFEST_DIR"));
    let before = std::fs::read_to_string(&path).unwrap_or_default();
    // Who learns further adds to the commands by which the weights came about.
    let begun = match before.lines().nth(1).and_then(|line| line.strip_prefix("by ")) {
        Some(before) if bot.starts_with("search") => format!("{before}, then"),
        _ => "cargo run --release -p bots --example train".into(),
    };
    let box_hash = String::from_utf8_lossy(&game.components.hash).into_owned();
    let command = format!("{begun} -- {n_seats} {games} {seed} {bot} (box {box_hash})");
    std::fs::write(path, print(&value, &command)).expect("the file can be written");
}

/// Plays the games on all cores; what comes of them does not depend on how many there are.
fn in_parallel(games: u64, play: &(impl Fn(u64) -> Lesson + Sync)) -> Vec<Lesson> {
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get() as u64);
    let mut lessons: Vec<(u64, Lesson)> = std::thread::scope(|scope| {
        let share = |first: u64| (first..games).step_by(threads as usize).map(|n| (n, play(n))).collect::<Vec<_>>();
        let shares: Vec<_> = (0..threads).map(|first| scope.spawn(move || share(first))).collect();
        shares.into_iter().flat_map(|share| share.join().expect("a game is played to its end")).collect()
    });
    lessons.sort_by_key(|(n, _)| *n);
    lessons.into_iter().map(|(_, lesson)| lesson).collect()
}

/// How well games that were not studied are foretold, by rounds to come.
fn report(value: &Value, lessons: &[Lesson]) {
    for rounds in 1..=10_u8 {
        let (mut n, mut error, mut sum, mut square, mut right) = (0.0, 0.0, 0.0, 0.0, 0.0);
        for lesson in lessons {
            let Some(at) = (0..lesson[0].rounds.len()).find(|&at| lesson[0].rounds[at].round() as u8 == rounds) else {
                continue;
            };
            let mut expected = Vec::new();
            for course in lesson {
                let to_come = course.last - course.scores[at];
                let guess = 10.0 * value.net.value(&course.seen[at]);
                expected.push((course.scores[at] + guess, course.last));
                n += 1.0;
                error += (guess - to_come).powi(2);
                sum += to_come;
                square += to_come * to_come;
            }
            let leader = expected.iter().max_by(|a, b| a.0.total_cmp(&b.0)).map_or(0.0, |best| best.1);
            let won = expected.iter().all(|other| other.1 <= leader);
            right += f32::from(u8::from(won)) * lesson.len() as f32;
        }
        if n > 0.0 {
            let spread = square / n - (sum / n).powi(2);
            println!(
                "{rounds:2} rounds to come: error {:5.1} of {:5.1} points, explains {:4.1} %, foretells the winner {:4.1} %",
                (error / n).sqrt(),
                spread.sqrt(),
                100.0 * (1.0 - error / n / spread),
                100.0 * right / n
            );
        }
    }
}
