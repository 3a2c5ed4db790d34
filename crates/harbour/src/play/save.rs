//! Saved games: written whole or not at all, after every step.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use etcetera::BaseStrategy;
use game::Game;
use game::record::Record;
use text::Text;

use crate::complaint::Complaint;
use crate::say::Say;

/// Where a game is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SaveFile(PathBuf);

/// The folder of saved games, in the platform's data folder.
pub fn folder() -> Option<PathBuf> {
    Some(etcetera::choose_base_strategy().ok()?.data_dir().join("harbour").join("games"))
}

impl SaveFile {
    /// A new file, which must not be there yet.
    pub fn new_at(file: &str) -> Result<SaveFile, Complaint> {
        if Path::new(file).exists() {
            return Err(Say::Exists { file: file.into() }.into());
        }
        Ok(SaveFile(file.into()))
    }

    /// A file that is there.
    pub fn existing(file: &str) -> SaveFile {
        SaveFile(file.into())
    }

    /// The next unused name in the folder of saved games.
    pub fn next_free(game: &str) -> SaveFile {
        let folder = folder().unwrap_or_default();
        let mut n = 1;
        while folder.join(format!("{game}-{n}.txt")).exists() {
            n += 1;
        }
        SaveFile(folder.join(format!("{game}-{n}.txt")))
    }

    /// All saved games, the one played last first.
    pub fn newest_first(game: &str) -> Vec<SaveFile> {
        let entries = folder().and_then(|folder| fs::read_dir(folder).ok()).into_iter().flatten().flatten();
        let name_fits = |path: &Path| {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            name.starts_with(&format!("{game}-")) && path.extension().is_some_and(|ending| ending == "txt")
        };
        let mut files: Vec<(SystemTime, PathBuf)> = entries
            .map(|entry| entry.path())
            .filter(|path| name_fits(path))
            .map(|path| (path.metadata().and_then(|data| data.modified()).unwrap_or(SystemTime::UNIX_EPOCH), path))
            .collect();
        files.sort_by(|one, other| other.cmp(one));
        files.into_iter().map(|(_, path)| SaveFile(path)).collect()
    }

    /// The file's name as people write it.
    pub fn name(&self) -> String {
        self.0.display().to_string()
    }

    /// Reads the game. Whatever is wrong with the file, it stays as it is.
    pub fn read<G: Game>(&self, text: &Text, game: &G) -> Result<Record<G>, Complaint> {
        let bytes = fs::read(&self.0).map_err(|why| Say::CannotRead { file: self.name(), why: why.to_string() })?;
        Record::from_text(game, &String::from_utf8_lossy(&bytes))
            .map_err(|error| Complaint::file(text, &self.name(), &error))
    }

    /// Writes the game beside the file, and then in its place, so that a crash leaves one or the other whole.
    pub fn write<G: Game>(&self, record: &Record<G>, game: &G) -> io::Result<()> {
        let folder = self.0.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        fs::create_dir_all(folder)?;
        let mut beside = tempfile::NamedTempFile::new_in(folder)?;
        beside.write_all(record.to_text(game).as_bytes())?;
        beside.as_file().sync_all()?;
        beside.persist(&self.0).map_err(|error| error.error)?;
        Ok(())
    }
}
