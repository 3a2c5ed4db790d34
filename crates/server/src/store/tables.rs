//! Tables, their seats and their logs.

use game::Seat;
use sqlx::FromRow;

use super::{CareerRow, Change, NotWritten, StepRow, Store};

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Seats are being taken.
    Waiting,
    /// The game is on.
    Playing,
    /// It has ended.
    Over,
    /// It was called off.
    Closed,
}

impl Phase {
    /// The word in the database.
    pub const fn word(self) -> &'static str {
        match self {
            Phase::Waiting => "waiting",
            Phase::Playing => "playing",
            Phase::Over => "over",
            Phase::Closed => "closed",
        }
    }

    fn of(word: &str) -> Phase {
        let all = [Phase::Waiting, Phase::Playing, Phase::Over, Phase::Closed];
        all.into_iter().find(|phase| phase.word() == word).unwrap_or(Phase::Closed)
    }
}

/// A table as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRow {
    /// The number the log knows it by.
    pub key: i64,
    /// The name in links.
    pub id: String,
    /// Which game.
    pub name: String,
    /// The rules version.
    pub rules: u32,
    /// The box, by content.
    pub components: Option<String>,
    /// What was chosen before the start, in notation.
    pub setup: String,
    /// What else was chosen, as JSON.
    pub options: String,
    /// Who has made it.
    pub host: Option<String>,
    /// The server's part of the luck.
    pub luck: Vec<u8>,
    /// The hash of what private seats are taken with.
    pub invitation: Vec<u8>,
    /// The hash of what a private table is watched with.
    pub watching: Vec<u8>,
    /// Whether the lobby shows it.
    pub is_public: bool,
    /// How far it is.
    pub phase: Phase,
    /// The career it is a chapter of.
    pub career: Option<String>,
    /// The table that follows it.
    pub rematch: Option<String>,
    /// When it was made.
    pub made_at: i64,
}

#[derive(FromRow)]
struct RawGame {
    key: i64,
    id: String,
    name: String,
    rules: i64,
    #[sqlx(rename = "box")]
    components: Option<String>,
    setup: String,
    options: String,
    host: Option<String>,
    luck: Vec<u8>,
    invitation: Vec<u8>,
    watching: Vec<u8>,
    is_public: bool,
    phase: String,
    career: Option<String>,
    rematch: Option<String>,
    made_at: i64,
}

impl From<RawGame> for GameRow {
    fn from(raw: RawGame) -> GameRow {
        GameRow {
            key: raw.key,
            id: raw.id,
            name: raw.name,
            rules: raw.rules as u32,
            components: raw.components,
            setup: raw.setup,
            options: raw.options,
            host: raw.host,
            luck: raw.luck,
            invitation: raw.invitation,
            watching: raw.watching,
            is_public: raw.is_public,
            phase: Phase::of(&raw.phase),
            career: raw.career,
            rematch: raw.rematch,
            made_at: raw.made_at,
        }
    }
}

/// A seat as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRow {
    /// Which.
    pub seat: Seat,
    /// Whose it is, if a person's.
    pub person: Option<String>,
    /// The player it is reserved for until they accept or decline.
    pub invited: Option<String>,
    /// Which bot plays it now, if one does.
    pub bot: Option<String>,
    /// How its player is called; empty while it is open.
    pub name: String,
    /// Whether its person gave up.
    pub has_resigned: bool,
    /// The hash of a link that gives it away.
    pub link: Option<Vec<u8>>,
}

/// A remark as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct RemarkRow {
    /// Whose; `None` when the person is gone.
    pub person: Option<String>,
    /// How they were called.
    pub name: String,
    /// What was said.
    pub words: Option<String>,
    /// Or which phrase.
    pub phrase: Option<String>,
    /// When.
    pub at: i64,
}

/// A table as lists show it.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct Listed {
    /// The name in links.
    pub id: String,
    /// Which game.
    pub name: String,
    /// What was chosen before the start.
    pub setup: String,
    /// How far it is.
    pub phase: String,
    /// When something last happened.
    pub changed_at: i64,
    /// The names at the seats, in order, parted by line feeds; empty where one is open.
    pub players: String,
    /// The reader's own seats, as letters.
    pub own: String,
    /// How it came out, as JSON.
    pub result: Option<String>,
}

impl Store {
    /// A table by the name in links.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn game(&self, id: &str) -> Result<Option<GameRow>, sqlx::Error> {
        let raw: Option<RawGame> =
            sqlx::query_as("SELECT * FROM game WHERE id = ?").bind(id).fetch_optional(&self.read).await?;
        Ok(raw.map(GameRow::from))
    }

    /// The table a link leads to, by the hash of its secret: an invitation, a link to watch, or one seat's own.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn game_of_link(&self, hash: &[u8]) -> Result<Option<GameRow>, sqlx::Error> {
        let sql = "SELECT * FROM game WHERE invitation = ?1 OR watching = ?1
                   OR key = (SELECT game FROM seat WHERE link = ?1)";
        let raw: Option<RawGame> = sqlx::query_as(sql).bind(hash).fetch_optional(&self.read).await?;
        Ok(raw.map(GameRow::from))
    }

    /// The seats of a table, in order.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn seats(&self, game: i64) -> Result<Vec<SeatRow>, sqlx::Error> {
        type Row = (String, Option<String>, Option<String>, Option<String>, String, bool, Option<Vec<u8>>);
        let sql = "SELECT seat, person, invited, bot, name, has_resigned, link FROM seat WHERE game = ? ORDER BY seat";
        let rows: Vec<Row> = sqlx::query_as(sql).bind(game).fetch_all(&self.read).await?;
        let row = |(seat, person, invited, bot, name, has_resigned, link): Row| {
            Some(SeatRow { seat: seat.parse().ok()?, person, invited, bot, name, has_resigned, link })
        };
        Ok(rows.into_iter().filter_map(row).collect())
    }

    /// The log of a table, in order.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn steps(&self, game: i64) -> Result<Vec<StepRow>, sqlx::Error> {
        let sql = "SELECT n, actor, text, at FROM step WHERE game = ? ORDER BY n";
        let rows: Vec<(i64, String, String, i64)> = sqlx::query_as(sql).bind(game).fetch_all(&self.read).await?;
        Ok(rows.into_iter().map(|(n, actor, text, at)| StepRow { game, n, actor, text, at }).collect())
    }

    /// The box with this content.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn box_files(&self, hash: &str) -> Result<Option<String>, sqlx::Error> {
        sqlx::query_scalar("SELECT files FROM box WHERE hash = ?").bind(hash).fetch_optional(&self.read).await
    }

    /// Keeps a table that begins, with its seats, its box, and the campaign that begins with it.
    ///
    /// # Errors
    /// When it was not written.
    pub async fn add_game(
        &self,
        game: &GameRow,
        seats: &[SeatRow],
        box_files: Option<(String, String)>,
        career: Option<&CareerRow>,
    ) -> Result<(), NotWritten> {
        let mut changes: Vec<Change> = career.map(Store::to_career).into_iter().collect();
        if let Some((hash, files)) = box_files {
            let sql = "INSERT INTO box (hash, files) VALUES (?, ?) ON CONFLICT DO NOTHING";
            changes.push(Change::new(sql).bind(hash).bind(files));
        }
        let sql = "INSERT INTO game (id, name, rules, box, setup, options, host, luck, invitation, watching, is_public,
                   phase, career, made_at, changed_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
        changes.push(
            Change::new(sql)
                .bind(game.id.clone())
                .bind(game.name.clone())
                .bind(i64::from(game.rules))
                .bind(game.components.clone())
                .bind(game.setup.clone())
                .bind(game.options.clone())
                .bind(game.host.clone())
                .bind(game.luck.clone())
                .bind(game.invitation.clone())
                .bind(game.watching.clone())
                .bind(game.is_public)
                .bind(game.phase.word())
                .bind(game.career.clone())
                .bind(game.made_at)
                .bind(game.made_at),
        );
        for seat in seats {
            let sql = "INSERT INTO seat (game, seat, person, invited, bot, name)
                       SELECT key, ?, ?, ?, ?, ? FROM game WHERE id = ?";
            let change = Change::new(sql).bind(seat.seat.to_string()).bind(seat.person.clone());
            let change = change.bind(seat.invited.clone());
            changes.push(change.bind(seat.bot.clone()).bind(seat.name.clone()).bind(game.id.clone()).one());
        }
        self.writer.write(changes).await
    }

    /// What brings a table to another phase.
    pub fn to_phase(game: i64, phase: Phase, now: i64) -> Change {
        let sql = "UPDATE game SET phase = ?, changed_at = ? WHERE key = ?";
        Change::new(sql).bind(phase.word()).bind(now).bind(game)
    }

    /// What seats somebody else, and uses up the seat's link. It fails when somebody else came first.
    pub fn to_seat(game: i64, before: &SeatRow, now: &SeatRow) -> Change {
        let sql = "UPDATE seat SET person = ?, invited = ?, bot = ?, name = ?, has_resigned = ?, link = ?
                   WHERE game = ? AND seat = ? AND person IS ? AND invited IS ? AND bot IS ? AND link IS ?";
        Change::new(sql)
            .bind(now.person.clone())
            .bind(now.invited.clone())
            .bind(now.bot.clone())
            .bind(now.name.clone())
            .bind(now.has_resigned)
            .bind(now.link.clone())
            .bind(game)
            .bind(now.seat.to_string())
            .bind(before.person.clone())
            .bind(before.invited.clone())
            .bind(before.bot.clone())
            .bind(before.link.clone())
            .one()
    }

    /// What gives a table new links.
    pub fn to_links(game: i64, invitation: &[u8], watching: &[u8]) -> Change {
        let change =
            Change::new("UPDATE game SET invitation = ?, watching = ? WHERE key = ?").bind(invitation.to_vec());
        change.bind(watching.to_vec()).bind(game).one()
    }

    /// Notes the rematch of a table. It fails when another one was noted since.
    pub fn to_rematch(game: i64, before: Option<&str>, rematch: &str) -> Change {
        Change::new("UPDATE game SET rematch = ? WHERE key = ? AND rematch IS ?")
            .bind(rematch.to_owned())
            .bind(game)
            .bind(before.map(str::to_owned))
            .one()
    }

    /// Open tables of the lobby, the newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn lobby(&self, most: i64) -> Result<Vec<Listed>, sqlx::Error> {
        let sql = "SELECT id, name, setup, phase, '' AS own, changed_at, result,
                   (SELECT group_concat(name, char(10)) FROM (SELECT name FROM seat WHERE game = key ORDER BY seat)) AS players
                   FROM game WHERE is_public AND phase IN ('waiting', 'playing') ORDER BY phase DESC, changed_at DESC LIMIT ?";
        sqlx::query_as(sql).bind(most).fetch_all(&self.read).await
    }

    /// Tables a person sits at or is invited to, active ones first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn games_of(&self, person: &str, most: i64) -> Result<Vec<Listed>, sqlx::Error> {
        let sql = "SELECT game.id, game.name, setup, phase, changed_at, result,
                   (SELECT group_concat(name, char(10)) FROM (SELECT name FROM seat WHERE game = key ORDER BY seat)) AS players,
                   coalesce((SELECT group_concat(seat, '') FROM seat WHERE game = key AND person = ?1), '') AS own
                   FROM game WHERE key IN (SELECT game FROM seat WHERE person = ?1)
                   OR (phase = 'waiting' AND key IN (SELECT game FROM seat WHERE invited = ?1))
                   ORDER BY phase IN ('over', 'closed'), changed_at DESC LIMIT ?2";
        sqlx::query_as(sql).bind(person).bind(most).fetch_all(&self.read).await
    }

    /// How many tables of a host are not over.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn n_hosted(&self, host: &str) -> Result<usize, sqlx::Error> {
        let sql = "SELECT count(*) FROM game WHERE host = ? AND phase IN ('waiting', 'playing')";
        let n: i64 = sqlx::query_scalar(sql).bind(host).fetch_one(&self.read).await?;
        Ok(n as usize)
    }

    /// Tables that go on without anybody asking: where a clock may run or a bot think.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn to_wake(&self) -> Result<Vec<String>, sqlx::Error> {
        let sql = "SELECT id FROM game WHERE phase = 'playing' AND (json_extract(options, '$.clock.kind') IS NOT 'none'
                   OR EXISTS (SELECT 1 FROM seat WHERE game = key AND bot IS NOT NULL))";
        sqlx::query_scalar(sql).fetch_all(&self.read).await
    }

    /// What was said at a table, in order.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn remarks(&self, game: i64) -> Result<Vec<RemarkRow>, sqlx::Error> {
        let sql = "SELECT person, name, words, phrase, at FROM remark WHERE game = ? ORDER BY id";
        sqlx::query_as(sql).bind(game).fetch_all(&self.read).await
    }

    /// Keeps what somebody says.
    ///
    /// # Errors
    /// When it was not written.
    pub async fn add_remark(&self, game: i64, remark: &RemarkRow) -> Result<(), NotWritten> {
        let sql = "INSERT INTO remark (game, person, name, words, phrase, at) VALUES (?, ?, ?, ?, ?, ?)";
        let change = Change::new(sql).bind(game).bind(remark.person.clone()).bind(remark.name.clone());
        let change = change.bind(remark.words.clone()).bind(remark.phrase.clone()).bind(remark.at);
        self.writer.write(vec![change]).await
    }

    /// A person's private note at a table.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn note(&self, game: i64, person: &str) -> Result<Option<String>, sqlx::Error> {
        let sql = "SELECT words FROM note WHERE game = ? AND person = ?";
        sqlx::query_scalar(sql).bind(game).bind(person).fetch_optional(&self.read).await
    }

    /// Keeps a person's private note at a table.
    ///
    /// # Errors
    /// When it was not written.
    pub async fn set_note(&self, game: i64, person: &str, words: &str) -> Result<(), NotWritten> {
        let sql = "INSERT INTO note (game, person, words) VALUES (?, ?, ?)
                   ON CONFLICT (game, person) DO UPDATE SET words = excluded.words";
        self.writer.write(vec![Change::new(sql).bind(game).bind(person.to_owned()).bind(words.to_owned())]).await
    }
}
