//! The data folder: one server at a time uses it, and leaves there where it is and what its operator shows.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use crate::listen::reachable;

/// The name of the database in the folder.
pub const DATABASE: &str = "harbour.db";
const LOCK: &str = "harbour.lock";
const ADDRESS: &str = "harbour.address";
const TOKEN: &str = "operator.token";

/// Why the folder was not taken.
#[derive(Debug)]
pub enum NotTaken {
    /// Somebody else uses it.
    InUse,
    /// It, or a file in it, cannot be made or written to.
    Io(FileError),
}

/// An error of the system, with the file or folder it is about.
#[derive(Debug)]
pub struct FileError {
    /// The file or folder.
    pub path: PathBuf,
    /// What the system says.
    pub error: io::Error,
}

impl FileError {
    /// Returns a function that adds the path to an error.
    pub(crate) fn at(path: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> FileError {
        let path = path.into();
        move |error| FileError { path, error }
    }
}

/// A folder that nobody else may use for as long as this is kept. The system frees it when the process ends, however it ends.
pub struct Folder {
    path: PathBuf,
    // Kept open for its lock.
    _lock: File,
}

/// The way to a running server, for its operator.
pub struct Door {
    /// Where it listens.
    pub address: SocketAddr,
    /// What shows that one is its operator.
    pub token: String,
}

impl Folder {
    /// Takes a folder, and makes it if there is none.
    ///
    /// # Errors
    /// When somebody else uses it, or the system does not let us.
    pub fn take(path: &Path) -> Result<Folder, NotTaken> {
        make_private(path).map_err(FileError::at(path)).map_err(NotTaken::Io)?;
        let file = path.join(LOCK);
        let lock = OpenOptions::new().create(true).truncate(false).write(true).open(&file);
        let lock = lock.map_err(FileError::at(&file)).map_err(NotTaken::Io)?;
        match lock.try_lock() {
            Ok(()) => Ok(Folder { path: path.into(), _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(NotTaken::InUse),
            Err(TryLockError::Error(error)) => Err(NotTaken::Io(FileError { path: file, error })),
        }
    }

    /// The file of the database. One that is still to be made can be read by its owner alone, and so can what `SQLite` puts beside it.
    ///
    /// # Errors
    /// When the system does not let us, read and write.
    pub fn database(&self) -> Result<PathBuf, FileError> {
        let file = self.path.join(DATABASE);
        // SQLite would only say that it cannot open the file, not why.
        match OpenOptions::new().read(true).write(true).open(&file) {
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                write_private(&file, &[]).map_err(FileError::at(&file))?;
            }
            Err(error) => return Err(FileError { path: file, error }),
        }
        Ok(file)
    }

    /// Gives what was put into the folder to the folder's owner: the server may run as somebody else than who restores a database.
    ///
    /// # Errors
    /// When the system does not let us, who may.
    #[cfg(unix)]
    pub(crate) fn give_to_owner(&self) -> io::Result<()> {
        use std::os::unix::fs::{MetadataExt, chown};
        let owner = fs::metadata(&self.path)?;
        for name in [DATABASE, LOCK] {
            let file = self.path.join(name);
            let found = fs::metadata(&file)?;
            // Only root may give files away; whoever else writes here shares the folder in a way of their own.
            if found.uid() == 0 && owner.uid() != 0 {
                chown(&file, Some(owner.uid()), Some(owner.gid()))?;
            }
        }
        Ok(())
    }

    /// Elsewhere what is in a folder belongs to whom the folder's rights say.
    #[cfg(not(unix))]
    #[expect(clippy::unnecessary_wraps, clippy::unused_self, reason = "elsewhere it does something and can fail")]
    pub(crate) fn give_to_owner(&self) -> io::Result<()> {
        Ok(())
    }

    /// Leaves in the folder how to reach the server, for who may read it.
    ///
    /// # Errors
    /// When the system does not let us.
    pub fn show(&self, door: &Door) -> Result<(), FileError> {
        for (name, text) in [(TOKEN, door.token.clone()), (ADDRESS, door.address.to_string())] {
            let file = self.path.join(name);
            write_private(&file, text.as_bytes()).map_err(FileError::at(file))?;
        }
        Ok(())
    }

    /// The way to the server that runs on a folder, if one has left it there.
    ///
    /// # Errors
    /// When it may be there and the system does not let us read it.
    pub fn door(path: &Path) -> Result<Option<Door>, FileError> {
        let read = |name| {
            let file = path.join(name);
            match fs::read_to_string(&file) {
                Ok(text) => Ok(Some(text)),
                Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) => {
                    Ok(None)
                }
                Err(error) => Err(FileError { path: file, error }),
            }
        };
        let (address, token) = (read(ADDRESS)?, read(TOKEN)?);
        let address = address.and_then(|text| text.trim().parse().ok());
        Ok(address.zip(token).map(|(address, token)| Door { address: reachable(address), token: token.trim().into() }))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Who comes later should not knock at a door that is gone; what a crash leaves there is replaced at the next start.
        let _ = fs::remove_file(self.path.join(ADDRESS));
        let _ = fs::remove_file(self.path.join(TOKEN));
    }
}

/// Makes a folder that nobody but its owner can look into; one that is there already stays as it is.
pub(crate) fn make_private(path: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(path)
}

/// Writes a file that nobody but its owner can read.
pub(crate) fn write_private(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // One that is there already keeps its rights, so it must go first.
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)?.write_all(bytes)
}
