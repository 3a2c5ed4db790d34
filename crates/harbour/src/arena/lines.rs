//! A game of the arena as a line in a file of results.

use std::time::Duration;

use bots::arena::seating::Pairing;
use bots::arena::{Done, Match, Trouble};
use serde::{Deserialize, Serialize};

/// What is written of a game.
#[derive(Serialize, Deserialize)]
pub struct GameLine {
    pairing: usize,
    deal: u64,
    seating: usize,
    length: u32,
    seats: Vec<SeatLine>,
}

#[derive(Serialize, Deserialize)]
struct SeatLine {
    player: usize,
    place: u8,
    score: i16,
    decisions: u32,
    thought_us: u64,
    longest_us: u64,
    #[serde(default, skip_serializing_if = "is_none")]
    late: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    trouble: Option<TroubleLine>,
}

// The signature is what serde asks for.
fn is_none(n: &u32) -> bool {
    *n == 0
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum TroubleLine {
    Crash(Option<i32>),
    Stall(String),
    Nonsense(String),
}

impl GameLine {
    /// The game, if those sat at the table who should have.
    pub fn game(self, pairings: &[Pairing]) -> Option<Match> {
        let game = Match::from(self);
        let seating = pairings.get(game.pairing)?.seatings(game.deal);
        let seating = seating.get(game.seating)?;
        game.seats.iter().map(|seat| seat.player).eq(seating.iter().copied()).then_some(game)
    }
}

impl From<&Match> for GameLine {
    fn from(game: &Match) -> GameLine {
        let seat = |done: &Done| SeatLine {
            player: done.player,
            place: done.place,
            score: done.score,
            decisions: done.decisions,
            thought_us: done.thought.as_micros() as u64,
            longest_us: done.longest.as_micros() as u64,
            late: done.late,
            trouble: done.trouble.as_ref().map(|trouble| match trouble {
                Trouble::Crash(code) => TroubleLine::Crash(*code),
                Trouble::Stall(what) => TroubleLine::Stall(what.clone()),
                Trouble::Nonsense(what) => TroubleLine::Nonsense(what.clone()),
            }),
        };
        let Match { pairing, deal, seating, length, .. } = *game;
        GameLine { pairing, deal, seating, length, seats: game.seats.iter().map(seat).collect() }
    }
}

impl From<GameLine> for Match {
    fn from(line: GameLine) -> Match {
        let done = |seat: SeatLine| Done {
            player: seat.player,
            place: seat.place,
            score: seat.score,
            decisions: seat.decisions,
            thought: Duration::from_micros(seat.thought_us),
            longest: Duration::from_micros(seat.longest_us),
            late: seat.late,
            trouble: seat.trouble.map(|trouble| match trouble {
                TroubleLine::Crash(code) => Trouble::Crash(code),
                TroubleLine::Stall(what) => Trouble::Stall(what),
                TroubleLine::Nonsense(what) => Trouble::Nonsense(what),
            }),
        };
        let GameLine { pairing, deal, seating, length, seats } = line;
        Match { pairing, deal, seating, length, seats: seats.into_iter().map(done).collect() }
    }
}
