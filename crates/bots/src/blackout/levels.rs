//! The bots of Blackout by name.

use std::time::Duration;

use blackout::Blackout;
use game::Bot;
use rand_core::SeedableRng;
use rand_pcg::Pcg32;

use super::search::{Aim, Budget, Search};
use super::{Brisk, Greedy};
use crate::Random;

/// The bot of a name, and the time it wants for an answer: `random`, `brisk`, `greedy`.
pub fn named(name: &str, seed: u64) -> Option<(Box<dyn Bot<Blackout>>, Duration)> {
    let rng = Pcg32::seed_from_u64(seed);
    let at_once = Duration::from_millis(1);
    Some(match name {
        "random" => (Box::new(Random(rng)), at_once),
        "brisk" => (Box::new(Brisk), at_once),
        "greedy" => (Box::new(Greedy(rng)), at_once),
        _ => return search_named(name, seed).or_else(|| mix(name, seed)),
    })
}

/// A search by its budget, in rollouts (`search:200`) or milliseconds (`search:20ms`), and its aim where it is another
/// (`search:200,win=30,envy=1,trust=4,rounds=1`).
fn search_named(name: &str, seed: u64) -> Option<(Box<dyn Bot<Blackout>>, Duration)> {
    let mut words = name.strip_prefix("search:")?.split(',');
    let budget = words.next()?;
    let budget = match budget.strip_suffix("ms") {
        Some(ms) => Budget::Time(Duration::from_millis(ms.parse().ok()?)),
        None => Budget::Rollouts(budget.parse().ok()?),
    };
    let mut aim = Aim::default();
    for word in words {
        let (key, number) = word.split_once('=')?;
        let number: f32 = number.parse().ok()?;
        match key {
            "win" => aim.win = number,
            "envy" => aim.envy = number,
            "trust" => aim.trust = number,
            "rounds" => aim.rounds = number as u8,
            _ => return None,
        }
    }
    let time = if let Budget::Time(time) = budget { time } else { Duration::from_secs(60) };
    Some((Box::new(Search::new(seed, budget).aiming(aim)), time))
}

/// Greedy but for some decisions.
pub struct Mix(Greedy, Vec<String>);
impl Bot<Blackout> for Mix {
    fn choose(&mut self, game: &Blackout, view: &blackout::View, h: &[blackout::Event], l: game::Limits<'_>) -> blackout::Action {
        let name = format!("{:?}", view.table.decision().unwrap());
        let name = name.split(['(', ' ']).next().unwrap().to_string();
        if self.1.contains(&name) { Brisk.choose(game, view, h, l) } else { self.0.choose(game, view, h, l) }
    }
}
pub fn mix(name: &str, seed: u64) -> Option<(Box<dyn Bot<Blackout>>, Duration)> {
    let words = name.strip_prefix("mix:")?.split(',').map(String::from).collect();
    Some((Box::new(Mix(Greedy(Pcg32::seed_from_u64(seed)), words)), Duration::from_millis(1)))
}
