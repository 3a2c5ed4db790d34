//! The one writer: what many tables want written is committed together, with one flush, and acknowledged after it.

use std::time::Instant;

use sqlx::sqlite::{SqliteArguments, SqliteConnection};
use sqlx::{Arguments, Connection, Encode, Sqlite, Type};
use tokio::sync::{mpsc, oneshot};

use crate::metric;

/// How many requests are committed together at most, so that nobody waits for a whole flood.
const MOST_TOGETHER: usize = 1_000;

/// Why something was not written. Nothing of the request was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotWritten {
    /// Something else was written there before.
    Conflict,
    /// The database has a problem of its own.
    Failed(String),
}

impl NotWritten {
    /// The reason as a label of the metric of failed writes.
    fn reason(&self) -> &'static str {
        match self {
            NotWritten::Conflict => "conflict",
            NotWritten::Failed(_) => "database",
        }
    }
}

/// A step of a game's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StepRow {
    /// The game's key.
    pub game: i64,
    /// The number of the step, from 1.
    pub n: i64,
    /// A seat's letter, `*` for chance, `=` for the table.
    pub actor: String,
    /// What it is, in notation.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// A change of other rows than the log's.
pub struct Change {
    sql: &'static str,
    args: SqliteArguments,
    /// How many rows it must change; else nothing of the request is written.
    expected: Option<u64>,
}

impl Change {
    /// A statement, its arguments to be bound in order.
    pub fn new(sql: &'static str) -> Change {
        Change { sql, args: SqliteArguments::default(), expected: None }
    }

    /// Binds the next argument.
    pub fn bind<'t, T: Encode<'t, Sqlite> + Type<Sqlite>>(mut self, value: T) -> Change {
        // Numbers, texts and bytes, which are all we bind, never fail to be encoded.
        let _ = self.args.add(value);
        self
    }

    /// Demands that just one row is changed, so that of two who want the same only one gets it.
    pub fn one(mut self) -> Change {
        self.expected = Some(1);
        self
    }
}

/// What one request writes: all of it or nothing.
#[derive(Default)]
pub struct Request {
    /// Steps of one game.
    pub steps: Vec<StepRow>,
    /// What else goes with them.
    pub changes: Vec<Change>,
}

struct Waiting {
    request: Request,
    done: oneshot::Sender<Result<(), NotWritten>>,
}

/// The door to the writer.
#[derive(Clone)]
pub struct Writer(mpsc::Sender<Waiting>);

/// A request on its way. Dropping it does not take it back.
pub struct Written(oneshot::Receiver<Result<(), NotWritten>>);

impl Written {
    /// Waits until the request is on the disk.
    ///
    /// # Errors
    /// When it was not written.
    pub async fn done(self) -> Result<(), NotWritten> {
        self.0.await.unwrap_or_else(|_| Err(NotWritten::Failed("the writer has stopped".into())))
    }
}

impl Writer {
    /// Starts the writer on its own connection. It stops when every door to it is closed and all is written.
    pub fn start(connection: SqliteConnection) -> (Writer, tokio::task::JoinHandle<()>) {
        let (sender, receiver) = mpsc::channel(4 * MOST_TOGETHER);
        let task = tokio::spawn(write_all(connection, receiver));
        (Writer(sender), task)
    }

    /// Hands a request over. Requests are carried out in the order they were handed over.
    pub async fn send(&self, request: Request) -> Written {
        let (done, written) = oneshot::channel();
        // Where the writer has stopped, the dropped sender says so.
        let _ = self.0.send(Waiting { request, done }).await;
        Written(written)
    }

    /// Writes and waits.
    ///
    /// # Errors
    /// When it was not written.
    pub async fn write(&self, changes: Vec<Change>) -> Result<(), NotWritten> {
        self.send(Request { steps: Vec::new(), changes }).await.done().await
    }
}

async fn write_all(mut connection: SqliteConnection, mut receiver: mpsc::Receiver<Waiting>) {
    let mut together = Vec::with_capacity(MOST_TOGETHER);
    while receiver.recv_many(&mut together, MOST_TOGETHER).await > 0 {
        let (requests, waiting): (Vec<Request>, Vec<_>) =
            together.drain(..).map(|waiting| (waiting.request, waiting.done)).unzip();
        let (began, n_requests) = (Instant::now(), requests.len());
        let n_steps: usize = requests.iter().map(|request| request.steps.len()).sum();
        let results = commit(&mut connection, requests).await;
        metric::REQUESTS_PER_COMMIT.record(n_requests as f64, []);
        metric::COMMIT_SECONDS.record_since(began, []);
        let failed: Vec<&NotWritten> = results.iter().filter_map(|result| result.as_ref().err()).collect();
        for why in &failed {
            metric::FAILED_WRITES.count(1, [why.reason().into()]);
        }
        let us = began.elapsed().as_micros() as u64;
        tracing::trace!(requests = n_requests, steps = n_steps, failed = failed.len(), us, "committed");
        for (done, result) in waiting.into_iter().zip(results) {
            // Nobody has to wait for the answer.
            let _ = done.send(result);
        }
    }
    let _ = connection.close().await;
}

/// One transaction for all. What fails alone fails alone; when the transaction itself fails, all do.
async fn commit(connection: &mut SqliteConnection, requests: Vec<Request>) -> Vec<Result<(), NotWritten>> {
    let n = requests.len();
    match try_commit(connection, requests).await {
        Ok(results) => results,
        Err(error) => {
            tracing::error!(%error, "a transaction failed");
            // The transaction may or may not be open still.
            let _ = sqlx::query("ROLLBACK").execute(&mut *connection).await;
            vec![Err(NotWritten::Failed(error.to_string())); n]
        }
    }
}

async fn try_commit(
    connection: &mut SqliteConnection,
    requests: Vec<Request>,
) -> Result<Vec<Result<(), NotWritten>>, sqlx::Error> {
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    let mut results = vec![Ok(()); requests.len()];
    // Plain steps, which are nearly everything, go in with one statement; a conflict among them sends them in one by one.
    let is_plain = |request: &&Request| request.changes.is_empty();
    let rows: Vec<&StepRow> = requests.iter().filter(is_plain).flat_map(|request| &request.steps).collect();
    let all_at_once = rows.is_empty() || {
        sqlx::query("SAVEPOINT together").execute(&mut *connection).await?;
        let is_in = insert(connection, &rows).await?;
        let end = if is_in { "RELEASE together" } else { "ROLLBACK TO together; RELEASE together" };
        sqlx::raw_sql(end).execute(&mut *connection).await?;
        is_in
    };
    for (request, result) in requests.into_iter().zip(&mut results) {
        if all_at_once && request.changes.is_empty() {
            continue;
        }
        sqlx::query("SAVEPOINT alone").execute(&mut *connection).await?;
        *result = alone(connection, request).await;
        let end = if result.is_ok() { "RELEASE alone" } else { "ROLLBACK TO alone; RELEASE alone" };
        sqlx::raw_sql(end).execute(&mut *connection).await?;
    }
    sqlx::query("COMMIT").execute(&mut *connection).await?;
    Ok(results)
}

async fn alone(connection: &mut SqliteConnection, request: Request) -> Result<(), NotWritten> {
    let failed = |error: sqlx::Error| {
        let is_conflict = error.as_database_error().is_some_and(sqlx::error::DatabaseError::is_unique_violation);
        if is_conflict { NotWritten::Conflict } else { NotWritten::Failed(error.to_string()) }
    };
    let rows: Vec<&StepRow> = request.steps.iter().collect();
    if !rows.is_empty() && !insert(connection, &rows).await.map_err(failed)? {
        return Err(NotWritten::Conflict);
    }
    for change in request.changes {
        let done = sqlx::query_with(change.sql, change.args).execute(&mut *connection).await.map_err(failed)?;
        if change.expected.is_some_and(|expected| expected != done.rows_affected()) {
            return Err(NotWritten::Conflict);
        }
    }
    Ok(())
}

/// Adds steps to the log; whether all of them were new.
async fn insert(connection: &mut SqliteConnection, rows: &[&StepRow]) -> Result<bool, sqlx::Error> {
    // One statement with one argument, whatever their number, so that it is prepared only once.
    let json: Vec<(i64, i64, &str, &str, i64)> =
        rows.iter().map(|row| (row.game, row.n, row.actor.as_str(), row.text.as_str(), row.at)).collect();
    let json = serde_json::to_string(&json).unwrap_or_default();
    let sql = "INSERT INTO step (game, n, actor, text, at)
               SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?)
               WHERE TRUE ON CONFLICT DO NOTHING";
    let done = sqlx::query(sql).bind(json).execute(&mut *connection).await?;
    Ok(done.rows_affected() == rows.len() as u64)
}
