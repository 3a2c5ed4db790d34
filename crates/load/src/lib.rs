//! Plays many real games over real sockets against a running server, and measures what a step takes; then sends the same traffic to
//! a bare echo, so that one sees how far the server is from what its stack can do.

mod echo;
mod figures;
mod guests;
mod player;
mod wire;

use std::sync::Arc;
use std::time::Duration;

use figures::Figures;
pub use figures::{Echoed, Report};
use guests::Guests;
use player::{Pace, Player};

/// What to do.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// The server, as `http://127.0.0.1:8852`.
    pub url: String,
    /// Which game: `blackout` or `hongkong`.
    pub game: String,
    /// How many tables are on at a time.
    pub tables: usize,
    /// How many seats each has, all of them people.
    pub seats: usize,
    /// How long to measure.
    pub seconds: u64,
    /// How many steps a second are made in all; as many as it takes if none.
    pub rate: Option<u32>,
    /// Whether the same traffic goes to the bare echo, too.
    pub echo: bool,
}

/// Why nothing could be measured.
#[derive(Debug)]
pub struct NotMeasured(pub String);

impl<E: std::error::Error> From<E> for NotMeasured {
    fn from(error: E) -> NotMeasured {
        NotMeasured(error.to_string())
    }
}

/// Makes the tables, plays, measures.
///
/// # Errors
/// When the server cannot be reached, or refuses what a load needs: it wants its limits raised.
pub async fn run(plan: &Plan) -> Result<Report, NotMeasured> {
    let guests = Guests::new(&plan.url);
    if plan.echo {
        // Whoever wants to compare should not learn at the end that there is nothing to compare with.
        echo::probe(plan).await?;
    }
    let base = guests.memory().await?;
    let tables = guests.sit_down(plan).await?;
    let with_tables = guests.memory().await?;
    let idle = player::watch(plan, &tables).await?;
    let with_idle = guests.memory().await?;
    drop(idle);
    let figures = Arc::new(Figures::new(plan.tables));
    let pace = Pace::new(plan.rate);
    let mut players = Vec::new();
    for (number, table) in tables.iter().enumerate() {
        for seat in &table.seats {
            players.push(Player::connect(plan, table, seat, number, figures.clone(), pace.clone()).await?);
        }
    }
    let pacing = tokio::spawn(pace.clone().run(plan.rate));
    let playing: Vec<_> = players.into_iter().map(|player| tokio::spawn(player.play())).collect();
    // The first second warms up.
    tokio::time::sleep(Duration::from_secs(1)).await;
    figures.begin();
    tokio::time::sleep(Duration::from_secs(plan.seconds)).await;
    figures.end();
    let after = guests.memory().await?;
    pacing.abort();
    playing.iter().for_each(tokio::task::JoinHandle::abort);
    let mut report = figures.report(plan);
    let n_sockets = plan.tables * plan.seats;
    report.bytes_per_table = with_tables.saturating_sub(base) / plan.tables.max(1);
    // As many sockets are open after the play as were idle before it.
    report.bytes_per_table_played = after.saturating_sub(with_idle) / plan.tables.max(1);
    report.bytes_per_socket = with_idle.saturating_sub(with_tables) / n_sockets.max(1);
    report.bytes_after = after;
    if plan.echo {
        report.echo = Some(echo::measure(plan, report.mean_sent, report.mean_heard, report.heard_per_step).await?);
    }
    Ok(report)
}
