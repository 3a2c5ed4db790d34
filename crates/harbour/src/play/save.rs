//! Saved games: written whole or not at all, and never over what somebody else wrote.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use etcetera::BaseStrategy;
use game::Game;
use game::record::Record;
use tempfile::NamedTempFile;
use text::Text;

use crate::complaint::{Complaint, io_words};
use crate::say::Say;

/// Where a game is kept, and what was last known to be there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SaveFile {
    path: PathBuf,
    /// The content we read or wrote last; `None` for a file that is still to be made.
    known: Option<String>,
    /// How another name is made if somebody else has just taken this one; `None` where the name is not ours to choose.
    naming: Option<(&'static str, &'static str)>,
}

/// The folder of saved games, in the platform's data folder.
pub fn folder() -> Option<PathBuf> {
    Some(etcetera::choose_base_strategy().ok()?.data_dir().join("harbour").join("games"))
}

impl SaveFile {
    /// A new file, which must not be there yet.
    pub fn new_at(path: &Path) -> Result<SaveFile, Complaint> {
        if path.exists() {
            return Err(Say::Exists { file: path.display().to_string() }.into());
        }
        Ok(SaveFile { path: path.into(), known: None, naming: None })
    }

    /// The first unused name in the folder of saved games.
    pub fn next_free(name: &'static str, ending: &'static str) -> SaveFile {
        let path = folder().map(|folder| first_free(&folder, name, ending)).unwrap_or_default();
        SaveFile { path, known: None, naming: Some((name, ending)) }
    }

    /// All saved files of a kind, the one written last first.
    pub fn newest_first(start: &str, ending: &str) -> Vec<PathBuf> {
        let entries = folder().and_then(|folder| fs::read_dir(folder).ok()).into_iter().flatten().flatten();
        let name_fits = |path: &Path| {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            name.starts_with(&format!("{start}-")) && path.extension().is_some_and(|found| found == ending)
        };
        let mut files: Vec<(SystemTime, PathBuf)> = entries
            .map(|entry| entry.path())
            .filter(|path| name_fits(path))
            .map(|path| (path.metadata().and_then(|data| data.modified()).unwrap_or(SystemTime::UNIX_EPOCH), path))
            .collect();
        files.sort_by(|one, other| other.cmp(one));
        files.into_iter().map(|(_, path)| path).collect()
    }

    /// Reads a saved game. Whatever is wrong with the file, it stays as it is.
    pub fn read<G: Game>(text: &Text, game: &G, path: &Path) -> Result<(Record<G>, SaveFile), Complaint> {
        let (known, file) = SaveFile::read_text(text, path)?;
        let name = path.display().to_string();
        let record = Record::from_text(game, &known).map_err(|error| Complaint::file(text, &name, &error))?;
        Ok((record, file))
    }

    /// Reads a file as text.
    pub fn read_text(text: &Text, path: &Path) -> Result<(String, SaveFile), Complaint> {
        let name = path.display().to_string();
        // The file a link leads to is what is read, and later written.
        let path = path.canonicalize().unwrap_or_else(|_| path.into());
        let bytes = fs::read(&path).map_err(|why| Say::CannotRead { file: name, why: io_words(text, &why) })?;
        let known = String::from_utf8_lossy(&bytes).into_owned();
        Ok((known.clone(), SaveFile { path, known: Some(known), naming: None }))
    }

    /// The file's name as people write it.
    pub fn name(&self) -> String {
        self.path.display().to_string()
    }

    /// Whether this is the file's path.
    pub fn is_at(&self, path: &Path) -> bool {
        self.path == path
    }

    /// Writes the text beside the file and then in its place, so that a crash leaves one or the other whole. What
    /// somebody else has put there meanwhile is left alone.
    pub fn write(&mut self, content: String, text: &Text) -> Result<(), String> {
        if self.known.as_ref() == Some(&content) {
            return Ok(());
        }
        if self.path.as_os_str().is_empty() {
            return Err(text.say(&Say::NoDataFolder));
        }
        let words = |why: io::Error| io_words(text, &why);
        match &self.known {
            Some(known) => {
                let found = fs::read(&self.path).unwrap_or_default();
                if found != known.as_bytes() {
                    return Err(text.say(&Say::SaveChanged { file: self.name() }));
                }
                let beside = self.write_beside(&content).map_err(words)?;
                let permissions = fs::metadata(&self.path).map(|data| data.permissions()).map_err(words)?;
                fs::set_permissions(beside.path(), permissions).map_err(words)?;
                beside.persist(&self.path).map_err(|error| words(error.error))?;
            }
            None => self.make(&content).map_err(words)?,
        }
        self.known = Some(content);
        Ok(())
    }

    /// Makes the file, under the next name where somebody has just taken this one.
    fn make(&mut self, content: &str) -> io::Result<()> {
        let folder = self.folder().to_path_buf();
        if self.naming.is_some() {
            fs::create_dir_all(&folder)?;
        }
        loop {
            match (self.write_beside(content)?.persist_noclobber(&self.path), self.naming) {
                (Ok(_), _) => return Ok(()),
                (Err(error), Some((name, ending))) if error.error.kind() == io::ErrorKind::AlreadyExists => {
                    self.path = first_free(&folder, name, ending);
                }
                (Err(error), _) => return Err(error.error),
            }
        }
    }

    fn folder(&self) -> &Path {
        self.path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
    }

    fn write_beside(&self, content: &str) -> io::Result<NamedTempFile> {
        let mut builder = tempfile::Builder::new();
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            // As any other file of the user; the system's mask still applies.
            builder.permissions(fs::Permissions::from_mode(0o666));
        }
        let mut beside = builder.tempfile_in(self.folder())?;
        beside.write_all(content.as_bytes())?;
        beside.as_file().sync_all()?;
        Ok(beside)
    }
}

fn first_free(folder: &Path, name: &str, ending: &str) -> PathBuf {
    let mut n = 1;
    while folder.join(format!("{name}-{n}.{ending}")).exists() {
        n += 1;
    }
    folder.join(format!("{name}-{n}.{ending}"))
}
