//! Who sits where: people by name, bots by theirs; and the luck of the game.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use bots::Random;
use bots::hongkong::Greedy;
use game::luck::{Seed, from_hex, to_hex};
use game::record::Record;
use game::{Bot, Limits, Seat};
use hongkong::{Event, HongKong, Placement, View};
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
    /// Who plays the seat: by the header of the game, or who has taken it over since.
    pub fn at(record: &Record<HongKong>, seat: Seat) -> Who {
        match record.taken_over(seat).or(record.tag(tag(seat))).unwrap_or_default() {
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

    /// A bot's answer. The same seed and number give the same whims.
    pub fn choose(&self, view: &View, heard: &[Event], seed: Seed, number: u64) -> Option<Placement> {
        let rng = Pcg32::seed_from_u64(seed.draw(1 << 32 | number, 1 << 62));
        let limits = Limits { time: Duration::from_secs(1), stop: &AtomicBool::new(false) };
        match self {
            Who::Person(_) => None,
            Who::Random => Some(Random(rng).choose(&HongKong, view, heard, limits)),
            Who::Greedy => Some(Greedy(rng).choose(&HongKong, view, heard, limits)),
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

/// The luck of the game by its header and what seats have added; `None` where the header has none.
pub fn luck(record: &Record<HongKong>) -> Result<Option<Seed>, Complaint> {
    let Some(text) = record.tag("seed") else { return Ok(None) };
    let server = from_hex(text).ok_or(Say::BadSeed)?;
    Ok(Some(record.seed(server)))
}
