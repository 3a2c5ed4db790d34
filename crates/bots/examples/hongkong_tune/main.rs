//! Tunes the evaluation of Hong Kong by games a search plays against itself, and writes it into the source.
//!
//!     cargo run --release -p bots --example hongkong_tune -- ROUNDS GAMES NODES PAIRS SEED
//!
//! The first round plays with weights guessed by hand, each next one with those of the round before, NODES positions for
//! each placement. After each round the weights are fitted to predict what a search and the result of the game say of each
//! position, and the priors of placements are counted; what was seen in the last three rounds counts. Then groups of weights
//! are scaled by PAIRS of games. The same numbers give the same file.

mod fit;
mod groups;
mod lessons;
mod written;

use bots::hongkong::Searcher;
use rand_core::SeedableRng;
use rand_pcg::Pcg32;

fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).map(|arg| arg.parse().expect("a number")).collect();
    let [rounds, games, nodes, pairs, seed] = numbers[..] else { panic!("ROUNDS GAMES NODES PAIRS SEED") };
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/src/hongkong/weights.rs");
    let mut weights = written::guessed();
    let mut lessons = lessons::Lessons::default();
    let mut rounds_at = Vec::new();
    for round in 1..=rounds {
        let mut searcher = Searcher::with_weights(8, &weights);
        rounds_at.push(lessons.samples.len());
        if let [.., third_last, _, _] = rounds_at[..] {
            lessons.samples.drain(..third_last);
            for at in &mut rounds_at {
                *at = at.saturating_sub(third_last);
            }
        }
        lessons.forget_placements();
        for game in 0..games {
            lessons::play(
                &mut searcher,
                nodes,
                Pcg32::seed_from_u64((seed << 40) | (round << 32) | game),
                &mut lessons,
            );
        }
        weights = fit::fitted(&lessons.samples);
        weights.priors = lessons.priors();
        let loss = fit::loss(&lessons.samples, &weights);
        println!("round {round}: {} positions, loss {loss:.5}", lessons.samples.len());
        weights = groups::adjusted(&weights, pairs, nodes, &mut Pcg32::seed_from_u64((seed << 8) | round));
        std::fs::write(path, written::source(&weights, &numbers)).expect("the source is writable");
    }
}
