//! The file of results: what they were played under, then a line a game. Lines are only ever added, so that whatever
//! interrupts a contest costs the games under way and no more.

use std::fs::{File, TryLockError};
use std::io::{self, Read, Write};
use std::path::PathBuf;
use std::time::Duration;

use bots::arena::seating::Pairing;
use bots::arena::{Done, Match, Trouble};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use text::Text;

use crate::complaint::{Complaint, io_words};
use crate::say::Say;

/// Where results are kept, if anywhere, and those that were there.
pub struct Results {
    file: Option<(PathBuf, File)>,
    known: Vec<Match>,
}

#[derive(Serialize, Deserialize)]
struct GameLine {
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

impl Results {
    /// Opens the file, or begins it with this heading. A last line that was torn is cut off, once the file is known to be ours.
    pub fn open(
        path: Option<&PathBuf>,
        heading: &Value,
        pairings: &[Pairing],
        text: &Text,
    ) -> Result<Results, Complaint> {
        let Some(path) = path else { return Ok(Results { file: None, known: Vec::new() }) };
        let name = || path.display().to_string();
        let cannot = |error: io::Error| Complaint::cannot_write(path, text, &error);
        let mut file = File::options().create(true).read(true).append(true).open(path).map_err(cannot)?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => return Err(Say::ArenaInUse { file: name() }.into()),
            // Where files cannot be locked, people have to take care themselves.
            Ok(()) | Err(TryLockError::Error(_)) => {}
        }
        let mut found = Vec::new();
        file.read_to_end(&mut found).map_err(|error| Say::CannotRead { file: name(), why: io_words(text, &error) })?;
        let whole = found.iter().rposition(|byte| *byte == b'\n').map_or(0, |last| last + 1);
        let lines = String::from_utf8_lossy(&found[..whole]);
        let mut lines = lines.lines();
        match lines.next() {
            Some(first) => check(first, heading, &name())?,
            None if heading.to_string().as_bytes().starts_with(&found) => {}
            None => return Err(Say::ArenaNoResults { file: name() }.into()),
        }
        let mut known = Vec::new();
        for (number, line) in lines.enumerate() {
            let bad = |why: Say| Say::BadFile { file: name(), line: number + 2, why: text.say(&why) };
            let line: GameLine = serde_json::from_str(line).map_err(|_| bad(Say::ArenaNoGame))?;
            let game = Match::from(line);
            if !is_of(&game, pairings) {
                return Err(bad(Say::ArenaOtherSeats).into());
            }
            known.push(game);
        }
        if whole < found.len() {
            file.set_len(whole as u64).map_err(cannot)?;
        }
        let mut results = Results { file: Some((path.clone(), file)), known };
        if whole == 0 {
            results.write(&heading.to_string()).map_err(cannot)?;
        }
        Ok(results)
    }

    /// The games that were there.
    pub fn take_known(&mut self) -> Vec<Match> {
        std::mem::take(&mut self.known)
    }

    /// Writes a game.
    ///
    /// # Errors
    /// Why it cannot be written.
    pub fn note(&mut self, game: &Match) -> io::Result<()> {
        if self.file.is_none() {
            return Ok(());
        }
        let line = serde_json::to_string(&GameLine::from(game)).map_err(io::Error::other)?;
        self.write(&line)
    }

    fn write(&mut self, line: &str) -> io::Result<()> {
        match &mut self.file {
            Some((_, file)) => file.write_all(format!("{line}\n").as_bytes()),
            None => Ok(()),
        }
    }

    /// What to say of a file that cannot be written.
    pub fn complaint(&self, text: &Text, error: &io::Error) -> Complaint {
        let path = self.file.as_ref().map(|(path, _)| path.clone()).unwrap_or_default();
        Complaint::cannot_write(&path, text, error)
    }
}

/// Refuses results that were played under other terms, and names those that differ.
fn check(first: &str, heading: &Value, file: &str) -> Result<(), Complaint> {
    let found: Value = serde_json::from_str(first).unwrap_or_default();
    let Some(wanted) = heading.as_object() else { return Ok(()) };
    if found["arena"] != heading["arena"] {
        return Err(Say::ArenaNoResults { file: file.into() }.into());
    }
    let differing: Vec<&str> =
        wanted.iter().filter(|(name, value)| found[name.as_str()] != **value).map(|(name, _)| name.as_str()).collect();
    if differing.is_empty() {
        return Ok(());
    }
    Err(Say::ArenaOtherTerms { file: file.into(), names: differing.join(", ") }.into())
}

/// Whether those sat at the table who should have.
fn is_of(game: &Match, pairings: &[Pairing]) -> bool {
    let seating = pairings.get(game.pairing).and_then(|pairing| pairing.seatings(game.deal).get(game.seating));
    seating.is_some_and(|seating| game.seats.iter().map(|seat| seat.player).eq(seating.iter().copied()))
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
