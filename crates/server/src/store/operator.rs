//! What an operator asks of the database.

use game::Seat;
use serde::{Deserialize, Serialize};
use sqlx::sqlite::SqliteRow;
use sqlx::{FromRow, Row};

use super::{Change, NotWritten, Store};
use crate::refused::Refused;

/// A table as its operator sees it. What is played there is no operator's business.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OverseenTable {
    /// The table without its seats.
    #[serde(flatten)]
    pub table: OverseenRow,
    /// The seats in order.
    pub seats: Vec<OverseenSeat>,
}

/// A table's own row.
#[derive(Clone, PartialEq, Eq, Debug, FromRow, Serialize)]
pub struct OverseenRow {
    /// The name in links.
    pub id: String,
    /// Which game.
    pub game: String,
    /// How far it is.
    pub phase: String,
    /// When something last happened.
    pub changed_at: i64,
    /// Whether the lobby shows it.
    pub is_public: bool,
}

/// A seat as the table's operator sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OverseenSeat {
    /// Its letter.
    pub seat: String,
    /// The name at the seat; empty while the seat is open.
    pub name: String,
    /// The id of the person whose seat it is.
    pub person: Option<String>,
    /// The bot that plays it now.
    pub bot: Option<String>,
}

/// A person as an operator sees them.
#[derive(Clone, PartialEq, Eq, Debug, FromRow, Serialize)]
pub struct OverseenPerson {
    /// The public id.
    pub id: String,
    /// How the person is called.
    pub name: String,
    /// Whether their remarks are stopped.
    pub is_muted: bool,
    /// When they came.
    pub made_at: i64,
}

impl Store {
    /// Tables that are not over, or all, what changed last first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn oversee_tables(&self, all: bool, most: i64) -> Result<Vec<OverseenTable>, sqlx::Error> {
        let sql = "SELECT id, name AS game, phase, is_public,
                   max(changed_at, coalesce((SELECT at FROM step WHERE game = key ORDER BY n DESC LIMIT 1), 0)) AS changed_at,
                   (SELECT json_group_array(json_object('seat', seat, 'name', name, 'person', person, 'bot', bot))
                    FROM (SELECT seat, name, person, bot FROM seat WHERE game = key ORDER BY seat)) AS seats
                   FROM game WHERE ?1 OR phase IN ('waiting', 'playing') ORDER BY 5 DESC LIMIT ?2";
        let rows = sqlx::query(sql).bind(all).bind(most).fetch_all(&self.read).await?;
        let table = |row: SqliteRow| {
            let seats: String = row.try_get("seats")?;
            let seats = serde_json::from_str(&seats).map_err(|error| sqlx::Error::Decode(error.into()))?;
            Ok(OverseenTable { table: OverseenRow::from_row(&row)?, seats })
        };
        rows.into_iter().map(table).collect()
    }

    /// People whose name holds the text, the newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn oversee_people(&self, name: &str, most: i64) -> Result<Vec<OverseenPerson>, sqlx::Error> {
        let sql = "SELECT id, name, is_muted, made_at FROM person
                   WHERE ?1 = '' OR instr(lower(name), lower(?1)) ORDER BY made_at DESC LIMIT ?2";
        sqlx::query_as(sql).bind(name).bind(most).fetch_all(&self.read).await
    }

    /// All tables a person sits at, is invited to, or has sat at before another player claimed the seat.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn tables_of(&self, person: &str) -> Result<Vec<String>, sqlx::Error> {
        let sql = "SELECT id FROM game WHERE key IN (SELECT game FROM seat WHERE person = ?1
                   UNION SELECT game FROM seat WHERE invited = ?1
                   UNION SELECT game FROM former_holder WHERE person = ?1) ORDER BY key";
        sqlx::query_scalar(sql).bind(person).fetch_all(&self.read).await
    }

    /// Stops a person's remarks, or lets them speak again.
    ///
    /// # Errors
    /// When there is no such person, or it was not written.
    pub async fn mute(&self, person: &str, is_muted: bool) -> Result<(), NotWritten> {
        let change = Change::new("UPDATE person SET is_muted = ? WHERE id = ?").bind(is_muted);
        self.writer.write(vec![change.bind(person.to_owned()).one()]).await
    }

    /// What takes people's names out of a seat's log. Whoever takes over a seat changes nothing of the game.
    pub fn to_nameless(game: i64, seat: Seat) -> Change {
        let sql =
            "UPDATE step SET text = '/takeover ' || actor WHERE game = ? AND actor = ? AND text LIKE '/takeover %'
                   AND substr(text, 11) NOT IN (SELECT bot FROM seat WHERE bot IS NOT NULL)
                   AND substr(text, 11) NOT IN ('random', 'greedy')";
        Change::new(sql).bind(game).bind(seat.to_string())
    }

    /// What notes who held a seat that somebody else claims.
    pub fn to_former_holder(game: i64, seat: Seat, person: &str) -> Change {
        let sql = "INSERT INTO former_holder (game, seat, person) VALUES (?, ?, ?) ON CONFLICT DO NOTHING";
        Change::new(sql).bind(game).bind(seat.to_string()).bind(person.to_owned())
    }

    /// Takes people's names out of the logs of seats that a person once held. A table in memory does not notice before it reads
    /// its log again.
    ///
    /// # Errors
    /// When it was not written.
    pub async fn forget_former_holder(&self, person: &str) -> Result<(), Refused> {
        let sql = "SELECT game, seat FROM former_holder WHERE person = ?";
        let seats: Vec<(i64, String)> = sqlx::query_as(sql).bind(person).fetch_all(&self.read).await?;
        let changes = seats.iter().filter_map(|(game, seat)| Some(Store::to_nameless(*game, seat.parse().ok()?)));
        Ok(self.writer.write(changes.collect()).await?)
    }

    /// Forgets a person: name, devices, phrase, codes, remarks and notes. Campaigns stay for who plays them with others. Where a
    /// table still has them, the bare id is kept, by which they can be forgotten there later.
    ///
    /// # Errors
    /// When there is no such person, or it was not written.
    pub async fn forget_person(&self, person: &str, is_gone_everywhere: bool) -> Result<(), NotWritten> {
        let whose = |sql| Change::new(sql).bind(person.to_owned());
        let last = if is_gone_everywhere {
            whose("DELETE FROM person WHERE id = ?")
        } else {
            whose("UPDATE person SET name = '', recovery = NULL WHERE id = ?")
        };
        let changes = vec![
            whose("DELETE FROM remark WHERE person = ?"),
            whose("DELETE FROM note WHERE person = ?"),
            whose("DELETE FROM pairing WHERE person = ?"),
            whose("DELETE FROM device WHERE person = ?"),
            last.one(),
        ];
        self.writer.write(changes).await
    }
}
