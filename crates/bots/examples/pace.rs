//! How long the greedy bot takes by decision.
use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use blackout::{Blackout, Setup};
use bots::blackout::{Greedy, who_decides};
use game::{Bot, Game, Limits, Turn};
use game::luck::below;
use rand_core::SeedableRng;
use rand_pcg::Pcg32;
fn main() {
    let rules = Blackout { components: boxes::embedded().components };
    let stop = AtomicBool::new(false);
    let limits = Limits { time: Duration::from_secs(1), stop: &stop };
    let n_seats: u8 = std::env::args().nth(1).map_or(2, |s| s.parse().unwrap());
    let games = 200;
    let mut times: BTreeMap<String, (u32, f64)> = BTreeMap::new();
    let mut sum = 0.0; let mut rounds = 0; let mut answers=0;
    let before = Instant::now();
    let mut dist = vec![];
    for seed in 0..games {
        let mut rng = Pcg32::seed_from_u64(seed);
        let mut bots = [0, 1, 2, 3].map(|i| Greedy(Pcg32::seed_from_u64(seed * 4 + i)));
        let mut state = rules.start(&Setup { n_seats, chapter: None, losses: 0 });
        loop {
            match rules.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let k = below(&mut rng, rules.chances(&state));
                    let outcome = rules.outcome(&state, k);
                    rules.resolve(&mut state, outcome, &mut ());
                }
                Turn::Ask(seats) => {
                    answers+=1;
                    let seat = who_decides(&state, seats);
                    let view = rules.view(&state, seat.into());
                    let name = format!("{:?}", state.table().decision().unwrap());
                    let name = name.split(['(', ' ']).next().unwrap().to_string();
                    let t = Instant::now();
                    let action = bots[seat.index()].choose(&rules, &view, &[], limits);
                    let e = times.entry(name).or_default();
                    e.0 += 1; e.1 += t.elapsed().as_secs_f64();
                    rules.act(&mut state, seat, action, &mut ());
                }
            }
        }
        rounds += u32::from(state.table().round);
        for seat in state.table().seats().iter() { let s = f64::from(rules.scores(&state)[seat]); sum += s; dist.push(s); }
    }
    println!("{:.2} ms a game, {:.1} points, {:.2} rounds, {} answers a game", before.elapsed().as_secs_f64() * 1e3 / games as f64, sum / games as f64 / f64::from(n_seats), f64::from(rounds) / games as f64, answers / games);
    for (name, (n, t)) in times { println!("{name:12} {:6.1} a game  {:7.2} us each", f64::from(n) / games as f64, t * 1e6 / f64::from(n)); }
}
