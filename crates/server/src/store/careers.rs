//! Campaigns: their chapters are games, and what has come of them follows from those.

use sqlx::FromRow;

use super::{Change, NotWritten, Store};
use crate::wire::GameResult;

/// A campaign as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct CareerRow {
    /// The name in links.
    pub id: String,
    /// Who has begun it.
    pub host: Option<String>,
    /// How many seats play.
    pub n_seats: u8,
    /// When it began.
    pub made_at: i64,
}

/// A chapter that was begun.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct ChapterRow {
    /// The table's name in links.
    pub id: String,
    /// What was chosen before its start.
    pub setup: String,
    /// How far it is.
    pub phase: String,
    /// Each seat's orchids as JSON, once it is over.
    pub orchids: Option<String>,
    /// How it came out, as JSON.
    pub result: Option<String>,
}

impl Store {
    /// What keeps a campaign that begins.
    pub fn to_career(career: &CareerRow) -> Change {
        let sql = "INSERT INTO career (id, host, n_seats, made_at) VALUES (?, ?, ?, ?)";
        let change = Change::new(sql).bind(career.id.clone()).bind(career.host.clone());
        change.bind(i64::from(career.n_seats)).bind(career.made_at)
    }

    /// The campaigns a person has begun or sits in, the newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn careers_of(&self, person: &str) -> Result<Vec<CareerRow>, sqlx::Error> {
        let sql = "SELECT * FROM career WHERE host = ?1 OR id IN
                   (SELECT career FROM game JOIN seat ON seat.game = game.key WHERE seat.person = ?1)
                   ORDER BY made_at DESC LIMIT 100";
        sqlx::query_as(sql).bind(person).fetch_all(&self.read).await
    }

    /// The chapters of a campaign, in the order they were begun.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn chapters(&self, career: &str) -> Result<Vec<ChapterRow>, sqlx::Error> {
        let sql = "SELECT id, setup, phase, orchids, result FROM game WHERE career = ? ORDER BY key";
        sqlx::query_as(sql).bind(career).fetch_all(&self.read).await
    }

    /// Returns the change that notes how a game came out, and the orchids of a chapter.
    pub fn to_result(game: i64, result: &GameResult) -> Change {
        let orchids = result.chapter.as_ref().map(|chapter| {
            let orchids: Vec<u8> = chapter.orchids.iter().map(|orchids| orchids.unwrap_or(0)).collect();
            serde_json::to_string(&orchids).unwrap_or_default()
        });
        let result = serde_json::to_string(result).unwrap_or_default();
        Change::new("UPDATE game SET orchids = ?, result = ? WHERE key = ?").bind(orchids).bind(result).bind(game)
    }

    /// Notes how a game came out that ended before results were stored.
    ///
    /// # Errors
    /// When it was not written.
    pub async fn add_missing_result(&self, id: &str, result: &str) -> Result<(), NotWritten> {
        let sql = "UPDATE game SET result = ? WHERE id = ? AND result IS NULL";
        self.writer.write(vec![Change::new(sql).bind(result.to_owned()).bind(id.to_owned())]).await
    }
}
