//! Games of the arena as files that `replay`, `review` and `verify` read.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use bots::arena::{Match, luck_of};
use game::luck::Seed;
use game::record::{Record, Step};
use game::{Game, Seat};
use text::Text;

use crate::complaint::Complaint;
use crate::play::players::tag;

/// The header line that names the source of a game's luck.
pub const LUCK: &str = "luck";

/// The source of the luck of a game of the arena: `arena 1 seed 7 deal 12`. The first number is the version of the scheme.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ArenaLuck {
    /// The seed of the contest.
    pub seed: u64,
    /// The deal.
    pub deal: u64,
}

impl ArenaLuck {
    /// The seed of all draws.
    pub fn seed(self) -> Seed {
        luck_of(self.seed, self.deal)
    }
}

impl fmt::Display for ArenaLuck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "arena 1 seed {} deal {}", self.seed, self.deal)
    }
}

/// Error returned for a text that names no luck of the arena.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotArenaLuckError;

impl FromStr for ArenaLuck {
    type Err = NotArenaLuckError;

    fn from_str(text: &str) -> Result<ArenaLuck, NotArenaLuckError> {
        let words: Vec<&str> = text.split(' ').collect();
        let ["arena", "1", "seed", seed, "deal", deal] = words[..] else { return Err(NotArenaLuckError) };
        let number = |text: &str| text.parse().map_err(|_| NotArenaLuckError);
        Ok(ArenaLuck { seed: number(seed)?, deal: number(deal)? })
    }
}

/// The file of a game, or `None` if a step was refused, which no game of the arena has.
pub fn file_of<G: Game>(
    game: &G,
    setup: &G::Setup,
    names: &[String],
    luck: ArenaLuck,
    steps: Vec<Step<G>>,
) -> Option<String> {
    let mut record = Record::new(game, setup.clone());
    for (seat, name) in Seat::ALL.into_iter().zip(names) {
        record.set_tag(tag(seat), name);
    }
    record.set_tag(LUCK, &luck.to_string());
    for step in steps {
        record.push(game, step, &mut ()).ok()?;
    }
    Some(record.to_text(game))
}

/// The folder that games are saved in.
pub struct GameFolder {
    folder: PathBuf,
    /// The file that could not be written.
    failed: Option<PathBuf>,
}

impl GameFolder {
    /// Makes the folder, unless it is there.
    ///
    /// # Errors
    /// Where it cannot be made.
    pub fn create(folder: &Path, text: &Text) -> Result<GameFolder, Complaint> {
        std::fs::create_dir_all(folder).map_err(|error| Complaint::cannot_write(folder, text, &error))?;
        Ok(GameFolder { folder: folder.into(), failed: None })
    }

    /// Writes the file of a game. Its name has the numbers of the results file.
    ///
    /// # Errors
    /// Why it cannot be written.
    pub fn write(&mut self, game: &Match, file: &str) -> io::Result<()> {
        let Match { pairing, deal, seating, .. } = game;
        let path = self.folder.join(format!("pairing-{pairing}-deal-{deal}-seating-{seating}.txt"));
        std::fs::write(&path, file).inspect_err(|_| self.failed = Some(path))
    }

    /// The complaint about a file that could not be written, if there was one.
    pub fn complaint(&self, text: &Text, error: &io::Error) -> Option<Complaint> {
        self.failed.as_deref().map(|path| Complaint::cannot_write(path, text, error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_source_of_luck_is_read_as_it_is_written() {
        let luck = ArenaLuck { seed: u64::MAX, deal: 3 };
        assert_eq!(luck.to_string().parse(), Ok(luck));
        for wrong in ["", "arena 2 seed 1 deal 3", "arena 1 seed x deal 3", "arena 1 seed 1 deal 3 4"] {
            assert_eq!(wrong.parse::<ArenaLuck>(), Err(NotArenaLuckError), "{wrong}");
        }
    }
}
