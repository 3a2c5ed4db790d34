//! How fast Hong Kong is searched on one core, in so many seconds (2) for each of a few positions: positions searched by the
//! search, random games by plain UCT; and how well a deadline is kept.
//!
//!     cargo run --release -p bots --example hongkong_bench -- 2

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use bots::hongkong::{Budget, Searcher, Uct};
use bots::quick;
use hongkong::{Piece, Placement, Player, Position};
use rand_core::SeedableRng;
use rand_pcg::Pcg32;

fn main() {
    let seconds: f64 = std::env::args().nth(1).and_then(|arg| arg.parse().ok()).unwrap_or(2.0);
    let budget = Budget::time(Duration::from_secs_f64(seconds));
    let stop = AtomicBool::new(false);
    let (mut searcher, mut uct) = (Searcher::default(), Uct::new(1));
    let (mut nodes, mut time) = (0, 0.0);
    for placements in [0, 4, 8, 12, 16, 20, 24, 28] {
        let position = after(placements);
        searcher.forget();
        let thought = searcher.think(&position, budget, &stop);
        let line: Vec<String> = thought.line.iter().map(ToString::to_string).collect();
        println!("{position}");
        println!(
            "    {:5.1} % to win, {} turns deep, {:.2} million positions at {:.2} million a second: {}",
            100.0 * thought.score.win_probability(),
            thought.depth,
            thought.nodes as f64 / 1e6,
            thought.nodes_per_second() / 1e6,
            line.join(" ")
        );
        nodes += thought.nodes;
        time += thought.time.as_secs_f64();
        let begin = Instant::now();
        let playouts = uct.think(&position, budget, &stop).playouts;
        println!(
            "    plain UCT: {:.0} thousand random games a second",
            playouts as f64 / begin.elapsed().as_secs_f64() / 1e3
        );
    }
    println!("search: {:.2} million positions a second", nodes as f64 / time / 1e6);
    let mut late: Vec<f64> = Vec::new();
    for milliseconds in [10, 20, 50, 100].repeat(5) {
        let begin = Instant::now();
        searcher.think(&after(6), Budget::time(Duration::from_millis(milliseconds)), &stop);
        late.push(begin.elapsed().as_secs_f64() * 1e3 - milliseconds as f64);
    }
    late.sort_by(f64::total_cmp);
    println!(
        "deadlines were missed by {:.2} ms in the middle, {:.2} ms at most",
        late[late.len() / 2],
        late[late.len() - 1]
    );
}

/// A position after so many random placements that do not end the game.
fn after(placements: u32) -> Position {
    let mut rng = Pcg32::seed_from_u64(7);
    let mut position = Position::start(Player::A);
    for _ in 0..placements {
        let by_piece = Piece::ALL.into_iter().zip(position.legal());
        let all = by_piece.flat_map(|(piece, plots)| plots.into_iter().map(move |plot| Placement { piece, plot }));
        let on: Vec<Position> = all
            .map(|placement| {
                let mut after = position;
                after.place(placement);
                after
            })
            .filter(|after| !after.is_over())
            .collect();
        if !on.is_empty() {
            position = on[quick(&mut rng, on.len() as u32) as usize];
        }
    }
    position
}
