//! Who sits where: people by name, bots by theirs; and the luck of the game.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use bots::Random;
use bots::hongkong::Greedy;
use game::luck::{Seed, from_hex, to_hex};
use game::record::Record;
use game::{Bot, Limits, Seat, Viewer};
use hongkong::{HongKong, Placement, State};
use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use text::Text;

use crate::complaint::Complaint;
use crate::say::Say;

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Who {
    /// A person, called so.
    Person(String),
    /// The bot that plays anything.
    Random,
    /// The bot that takes what looks best at once.
    Greedy,
}

/// The line of the game file that says who plays a seat.
pub const fn tag(seat: Seat) -> &'static str {
    match seat {
        Seat::A => "seat-A",
        Seat::B => "seat-B",
        Seat::C => "seat-C",
        Seat::D => "seat-D",
    }
}

impl Who {
    /// Who plays the seat by the header of the game.
    pub fn of_tag(record: &Record<HongKong>, seat: Seat) -> Who {
        match record.tag(tag(seat)).unwrap_or_default() {
            "random" => Who::Random,
            "greedy" => Who::Greedy,
            "" => Who::Person(seat.to_string()),
            name => Who::Person(name.into()),
        }
    }

    /// How the player is called.
    pub fn name(&self, text: &Text) -> String {
        match self {
            Who::Person(name) => name.clone(),
            Who::Random => text.say(&Say::BotName { bot: "random" }),
            Who::Greedy => text.say(&Say::BotName { bot: "greedy" }),
        }
    }

    /// Whether a bot plays.
    pub const fn is_bot(&self) -> bool {
        !matches!(self, Who::Person(_))
    }

    /// A bot's answer. The same game and seed give the same answer.
    pub fn choose(&self, state: &State, seat: Seat, seed: Seed, step: usize) -> Option<Placement> {
        use game::Game;
        let rng = Pcg32::seed_from_u64(seed.draw(1 << 32 | step as u64, 1 << 62));
        let limits = Limits { time: Duration::from_secs(1), stop: &AtomicBool::new(false) };
        let view = HongKong.view(state, Viewer::Seat(seat));
        match self {
            Who::Person(_) => None,
            Who::Random => Some(Random(rng).choose(&HongKong, &view, &[], limits)),
            Who::Greedy => Some(Greedy(rng).choose(&HongKong, &view, &[], limits)),
        }
    }
}

/// A new seed as text: the given number, or as much randomness as the system gives.
pub fn new_seed(number: Option<u64>) -> Result<String, Complaint> {
    let mut bytes = [0; 32];
    match number {
        Some(number) => bytes[..8].copy_from_slice(&number.to_le_bytes()),
        None => getrandom::fill(&mut bytes).map_err(|why| Say::Other { why: why.to_string() })?,
    }
    Ok(to_hex(&bytes))
}

/// The seed of the game by its header; a game without one has nothing left to draw but the bots' whims.
pub fn luck(record: &Record<HongKong>) -> Seed {
    Seed(record.tag("seed").and_then(from_hex).unwrap_or_default())
}
