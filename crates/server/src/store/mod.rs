//! What is kept: one file of `SQLite`. Everything is written by one [`Writer`]; reading has its own connections.

mod careers;
mod operator;
mod people;
mod tables;
mod writer;

use std::io;
use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, migrate};
use tokio::task::JoinHandle;

pub use careers::{CareerRow, ChapterRow};
pub use people::PersonRow;
pub use tables::{GameRow, Listed, Phase, RemarkRow, SeatRow};
pub use writer::{Change, NotWritten, Request, StepRow, Writer};

/// Numbered changes of the database's shape; a database is brought up to date when it is opened.
static MIGRATIONS: migrate::Migrator = migrate!("./migrations");

/// The number of the newest change this version knows.
pub fn newest_migration() -> i64 {
    MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or(0)
}

/// Returns the system's reason behind an error of `SQLite`, where its result code tells one. A file that cannot be opened is one
/// that this user may not open: callers have seen that it exists.
pub fn system_reason(error: &sqlx::Error) -> Option<io::ErrorKind> {
    const PERMISSION: i32 = 3;
    const READ_ONLY: i32 = 8;
    const FULL: i32 = 13;
    const CANNOT_OPEN: i32 = 14;
    const AUTHORIZATION: i32 = 23;
    let code: i32 = error.as_database_error()?.code()?.parse().ok()?;
    // The low byte is the primary result code.
    match code & 0xff {
        PERMISSION | READ_ONLY | CANNOT_OPEN | AUTHORIZATION => Some(io::ErrorKind::PermissionDenied),
        FULL => Some(io::ErrorKind::StorageFull),
        _ => None,
    }
}

/// The database.
#[derive(Clone)]
pub struct Store {
    read: SqlitePool,
    writer: Writer,
}

impl Store {
    /// Opens the database, makes it if there is none, and starts its writer. The handle ends when all is written and every
    /// clone of the store is gone.
    ///
    /// # Errors
    /// When the file cannot be opened, or is of a newer harbour.
    pub async fn open(file: &Path) -> Result<(Store, JoinHandle<()>), sqlx::Error> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // An acknowledged step is on the disk, not in the system's memory.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10))
            // What an operator removes is gone from the file, too.
            .pragma("secure_delete", "on")
            .pragma("wal_autocheckpoint", "4000");
        let mut connection = options.connect().await?;
        MIGRATIONS.run(&mut connection).await?;
        let (writer, task) = Writer::start(connection);
        let read = SqlitePoolOptions::new()
            .min_connections(1)
            .max_connections(3)
            .connect_with(options.read_only(true))
            .await?;
        Ok((Store { read, writer }, task))
    }

    /// Where everything is written.
    pub fn writer(&self) -> &Writer {
        &self.writer
    }

    /// Whether the database answers.
    pub async fn is_well(&self) -> bool {
        sqlx::query("SELECT 1").execute(&self.read).await.is_ok()
    }

    /// The times the server was up, in order.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn spans(&self) -> Result<Vec<(i64, i64)>, sqlx::Error> {
        sqlx::query_as("SELECT began, until FROM span ORDER BY id").fetch_all(&self.read).await
    }

    /// Closes the connections that read.
    pub async fn close(&self) {
        self.read.close().await;
    }
}
