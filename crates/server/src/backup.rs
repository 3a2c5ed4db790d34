//! Copies of the database: made while the server runs, and put back while none does.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use tempfile::NamedTempFile;

use crate::folder::{DATABASE, Folder, NotTaken};
use crate::store::{newest_migration, system_reason};

/// Why there is no copy. Nothing was changed.
#[derive(Debug)]
pub enum NotCopied {
    /// There is no database to copy from.
    NothingThere(PathBuf),
    /// There is a file already where the copy should go.
    Exists(PathBuf),
    /// A server uses the folder.
    InUse,
    /// The file is no database of harbour, or it is damaged.
    Damaged(PathBuf),
    /// The file was written by a newer harbour.
    TooNew(PathBuf),
    /// The system does not let us read a file.
    Unreadable(PathBuf, io::Error),
    /// The system does not let us write.
    Io(PathBuf, io::Error),
    /// The database does not let us.
    Database(PathBuf, sqlx::Error),
}

/// Copies the database of a data folder into a new file, as it is at one moment, whether a server runs or not.
///
/// # Errors
/// Why there is no copy.
pub async fn backup(data: &Path, file: &Path) -> Result<(), NotCopied> {
    let database = data.join(DATABASE);
    check_readable(&database)?;
    match file.symlink_metadata() {
        Ok(_) => return Err(NotCopied::Exists(file.into())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => return Err(NotCopied::Io(file.into(), error)),
    }
    copy(&database, file).await
}

/// Puts a copy back into a data folder. A database that is there is kept beside it under the name that is returned.
///
/// # Errors
/// Why it was not put back.
pub async fn restore(data: &Path, file: &Path, replace: bool) -> Result<Option<PathBuf>, NotCopied> {
    check_readable(file)?;
    check(file).await?;
    let folder = Folder::take(data).map_err(|why| match why {
        NotTaken::InUse => NotCopied::InUse,
        NotTaken::Io(why) => NotCopied::Io(why.path, why.error),
    })?;
    let database = data.join(DATABASE);
    let is_there = database.exists();
    if is_there && !replace {
        return Err(NotCopied::Exists(database));
    }
    // The copy is made whole before what is there is moved.
    let fresh = data.join("harbour-restored.db");
    let _ = std::fs::remove_file(&fresh);
    copy(file, &fresh).await?;
    let wrong = |error| NotCopied::Io(database.clone(), error);
    let aside = put_aside(data).map_err(wrong)?;
    std::fs::rename(&fresh, &database).map_err(wrong)?;
    folder.give_to_owner().map_err(wrong)?;
    Ok(is_there.then_some(aside))
}

/// What `SQLite` adds to the name of a database for the files beside it, and the database itself.
const ENDINGS: [&str; 3] = ["-wal", "-shm", ""];

/// Gives the database another name, with what `SQLite` keeps beside it. That may be there without it, and would spoil the next one.
fn put_aside(data: &Path) -> io::Result<PathBuf> {
    let name = |path: &Path, ending: &str| PathBuf::from(format!("{}{ending}", path.display()));
    let called = |n: u32| data.join(format!("harbour-old-{n}.db"));
    let is_free = |n: &u32| ENDINGS.iter().all(|ending| !name(&called(*n), ending).exists());
    let aside = called((1..u32::MAX).find(is_free).unwrap_or(u32::MAX));
    for ending in ENDINGS {
        let from = name(&data.join(DATABASE), ending);
        if from.exists() {
            std::fs::rename(from, name(&aside, ending))?;
        }
    }
    Ok(aside)
}

/// Checks that a file exists and can be read, since `SQLite` does not tell the two apart.
fn check_readable(file: &Path) -> Result<(), NotCopied> {
    let opened = std::fs::File::open(file).and_then(|file| file.metadata());
    match opened {
        Ok(found) if found.is_dir() => Err(NotCopied::Unreadable(file.into(), io::ErrorKind::IsADirectory.into())),
        Ok(_) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Err(NotCopied::NothingThere(file.into())),
        Err(error) => Err(NotCopied::Unreadable(file.into(), error)),
    }
}

/// The error for a database that could not be read.
fn unreadable(file: &Path, error: sqlx::Error) -> NotCopied {
    match system_reason(&error) {
        Some(kind) => NotCopied::Unreadable(file.into(), kind.into()),
        None => NotCopied::Database(file.into(), error),
    }
}

async fn open(file: &Path) -> Result<SqliteConnection, NotCopied> {
    let options = SqliteConnectOptions::new().filename(file).read_only(true).busy_timeout(Duration::from_secs(10));
    options.connect().await.map_err(|error| unreadable(file, error))
}

/// Writes a whole copy beside its place and then puts it there, so that nobody meets half of one.
async fn copy(from: &Path, to: &Path) -> Result<(), NotCopied> {
    let wrong = |error| NotCopied::Io(to.into(), error);
    let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let beside = NamedTempFile::new_in(folder).map_err(wrong)?;
    let mut connection = open(from).await?;
    let written =
        sqlx::query("VACUUM INTO ?").bind(beside.path().to_string_lossy().into_owned()).execute(&mut connection).await;
    written.map_err(|error| match system_reason(&error) {
        Some(io::ErrorKind::StorageFull) => wrong(io::ErrorKind::StorageFull.into()),
        _ => unreadable(from, error),
    })?;
    let _ = connection.close().await;
    beside.as_file().sync_all().map_err(wrong)?;
    beside.persist_noclobber(to).map(drop).map_err(|error| match error.error.kind() {
        io::ErrorKind::AlreadyExists => NotCopied::Exists(to.into()),
        _ => wrong(error.error),
    })
}

/// Checks that a file is a whole database of ours.
async fn check(file: &Path) -> Result<(), NotCopied> {
    let damaged = |error| match unreadable(file, error) {
        NotCopied::Database(..) => NotCopied::Damaged(file.into()),
        why => why,
    };
    let mut connection = open(file).await?;
    let found: String =
        sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&mut connection).await.map_err(damaged)?;
    let sql = "SELECT max(version) FROM _sqlx_migrations WHERE EXISTS (SELECT * FROM pragma_table_info('step'))";
    let version: Option<i64> = sqlx::query_scalar(sql).fetch_one(&mut connection).await.map_err(damaged)?;
    let _ = connection.close().await;
    match version {
        Some(version) if found == "ok" && version <= newest_migration() => Ok(()),
        Some(_) if found == "ok" => Err(NotCopied::TooNew(file.into())),
        _ => Err(NotCopied::Damaged(file.into())),
    }
}
