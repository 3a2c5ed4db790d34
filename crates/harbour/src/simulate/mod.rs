//! `harbour simulate`: many games between bots, and what comes of them. The same seed gives the same summary.

pub mod blackout;
pub mod hongkong;

use std::thread;

use game::luck::Seed;

/// Plays games on all cores and adds up what came of them. Each game has luck of its own, so it does not matter who plays
/// it.
fn in_parallel<S: Default + Send>(games: u64, play: impl Fn(u64) -> S + Sync, add: impl Fn(&mut S, &S) + Sync) -> S {
    let cores = thread::available_parallelism().map_or(1, |n| n.get() as u64).min(games);
    let mut whole = S::default();
    thread::scope(|scope| {
        let (play, add) = (&play, &add);
        let share = |core: u64| {
            move || {
                let mut part = S::default();
                for n in (core..games).step_by(cores as usize) {
                    add(&mut part, &play(n));
                }
                part
            }
        };
        let workers: Vec<_> = (0..cores).map(|core| scope.spawn(share(core))).collect();
        for worker in workers {
            add(&mut whole, &worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        }
    });
    whole
}

/// The luck of the n-th game.
fn luck_of(seed: u64, n: u64) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    bytes[8..16].copy_from_slice(&n.to_le_bytes());
    Seed(bytes)
}
