//! A game of the arena as a line in a file of results.

use std::time::Duration;

use bots::arena::seating::Pairing;
use bots::arena::{Done, Match, Trouble, place_forfeits};
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

/// The reason of a forfeit. Results of older versions have `nonsense` for most of them.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum TroubleLine {
    Crash(Option<i32>),
    Stall(String),
    NotJson(String),
    BadMessage(String),
    WrongNumber(String),
    UnknownAnswer(String),
    TooMuch(String),
    Endless(String),
    Nonsense(String),
}

impl GameLine {
    /// The game, if the right players sat at the table. Older versions let the greedy bot win for a program that had
    /// failed; such a game is forfeited, too.
    pub fn game(self, pairings: &[Pairing], is_ranking: bool) -> Option<Match> {
        let mut game = Match::from(self);
        let mut places: Vec<u8> = game.seats.iter().map(|seat| seat.place).collect();
        let has_forfeited: Vec<bool> = game.seats.iter().map(|seat| seat.trouble.is_some()).collect();
        place_forfeits(&mut places, &has_forfeited, is_ranking);
        for (seat, place) in game.seats.iter_mut().zip(places) {
            seat.place = place;
        }
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
            trouble: done.trouble.clone().map(TroubleLine::from),
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
            trouble: seat.trouble.map(Trouble::from),
        };
        let GameLine { pairing, deal, seating, length, seats } = line;
        Match { pairing, deal, seating, length, seats: seats.into_iter().map(done).collect() }
    }
}

impl From<Trouble> for TroubleLine {
    fn from(trouble: Trouble) -> TroubleLine {
        match trouble {
            Trouble::Crash(code) => TroubleLine::Crash(code),
            Trouble::Stall(what) => TroubleLine::Stall(what),
            Trouble::NotJson(what) => TroubleLine::NotJson(what),
            Trouble::BadMessage(what) => TroubleLine::BadMessage(what),
            Trouble::WrongNumber(what) => TroubleLine::WrongNumber(what),
            Trouble::UnknownAnswer(what) => TroubleLine::UnknownAnswer(what),
            Trouble::TooMuch(what) => TroubleLine::TooMuch(what),
            Trouble::Endless(what) => TroubleLine::Endless(what),
            Trouble::Nonsense(what) => TroubleLine::Nonsense(what),
        }
    }
}

impl From<TroubleLine> for Trouble {
    fn from(trouble: TroubleLine) -> Trouble {
        match trouble {
            TroubleLine::Crash(code) => Trouble::Crash(code),
            TroubleLine::Stall(what) => Trouble::Stall(what),
            TroubleLine::NotJson(what) => Trouble::NotJson(what),
            TroubleLine::BadMessage(what) => Trouble::BadMessage(what),
            TroubleLine::WrongNumber(what) => Trouble::WrongNumber(what),
            TroubleLine::UnknownAnswer(what) => Trouble::UnknownAnswer(what),
            TroubleLine::TooMuch(what) => Trouble::TooMuch(what),
            TroubleLine::Endless(what) => Trouble::Endless(what),
            TroubleLine::Nonsense(what) => Trouble::Nonsense(what),
        }
    }
}
