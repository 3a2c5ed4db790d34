//! Who sits where: people by name, bots by theirs; and the luck of the game.

use std::time::Duration;

use bots::roster::{self, Budget, NAMES, Roster};
use game::luck::{Seed, from_hex, to_hex};
use game::record::Record;
use game::{Game, Limits, Seat};
use text::Text;

use crate::complaint::Complaint;
use crate::interrupt;
use crate::say::Say;

/// Longer than any level thinks about an answer.
const LONGEST: Duration = Duration::from_secs(5);

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Who {
    /// A person, called so.
    Person(String),
    /// The bot of this name.
    Bot(&'static str),
    /// The program that is run with these words.
    Program(String),
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

/// The line of the game file that says which program plays a seat. The seat's own line has its name, as other players'.
pub const fn program_tag(seat: Seat) -> &'static str {
    match seat {
        Seat::A => "program-A",
        Seat::B => "program-B",
        Seat::C => "program-C",
        Seat::D => "program-D",
    }
}

impl Who {
    /// Who plays the seat: by the header of the game, or who has taken it over since.
    pub fn at<G: Game>(record: &Record<G>, seat: Seat) -> Who {
        let name = record.taken_over(seat).or(record.tag(tag(seat))).unwrap_or_default();
        if !name.is_empty() && record.tag(program_tag(seat)) == Some(name) {
            return Who::Program(name.into());
        }
        Who::called(name, seat)
    }

    /// Who is called so; nobody in particular is called by the seat's letter.
    pub fn called(name: &str, seat: Seat) -> Who {
        let bot = NAMES.iter().find(|bot| **bot == name);
        match bot {
            Some(bot) => Who::Bot(bot),
            None if name.is_empty() => Who::Person(seat.to_string()),
            None => Who::Person(name.into()),
        }
    }

    /// How the player is called.
    pub fn name(&self, text: &Text) -> String {
        match self {
            Who::Person(name) | Who::Program(name) => name.clone(),
            Who::Bot(bot) => text.say(&Say::BotName { bot }),
        }
    }

    /// Whether a bot or a program plays.
    pub const fn is_bot(&self) -> bool {
        !matches!(self, Who::Person(_))
    }

    /// A bot's answers to what its seat is asked. The same seed and number of steps give the same whims.
    pub fn answers<G: Roster>(&self, game: &G, record: &Record<G>, seat: Seat, seed: Seed) -> Option<Vec<G::Action>> {
        let Who::Bot(name) = self else { return None };
        let number = record.steps().len() as u64;
        let mut bot = G::bot_called(name, Budget::Time, seed.draw(1 << 32 | number, 1 << 62))?;
        let limits = Limits { time: LONGEST, stop: interrupt::flag() };
        Some(roster::answers(&mut *bot, game, record.state(), seat, &record.heard(game, seat.into()), limits))
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
pub fn luck<G: Game>(record: &Record<G>) -> Result<Option<Seed>, Complaint> {
    let Some(text) = record.tag("seed") else { return Ok(None) };
    let server = from_hex(text).ok_or(Say::BadSeed)?;
    Ok(Some(record.seed(server)))
}

/// The luck of the game; a header without any gets some.
pub fn luck_or_new<G: Game>(record: &mut Record<G>) -> Result<Seed, Complaint> {
    if record.tag("seed").is_none() {
        record.set_tag("seed", &new_seed(None)?);
    }
    Ok(luck(record)?.ok_or(Say::BadSeed)?)
}

/// Calls the seats by who plays them.
pub fn name_seats<G: Game>(text: &mut Text, game: &G, record: &Record<G>) {
    let seats = game.seats(record.setup());
    name_players(text, &seats.iter().map(|seat| (seat, Who::at(record, seat))).collect::<Vec<_>>());
}

/// Calls seats by who plays them, and by their letters, too, where two are called the same.
pub fn name_players(text: &mut Text, players: &[(Seat, Who)]) {
    let names: Vec<String> = players.iter().map(|(_, who)| who.name(text)).collect();
    for ((seat, _), name) in players.iter().zip(&names) {
        text.call(*seat, name);
        if names.iter().filter(|other| *other == name).count() > 1 {
            let with_letter = text.say(&Say::KnownAs { seat: *seat, letter: seat.to_string() });
            text.call(*seat, &with_letter);
        }
    }
}
