//! What there is to know of a table beside its game.

use serde::Serialize;
use utoipa::ToSchema;

use super::GameResult;
use super::views::SeatLetter;
use crate::store::Phase;
use crate::table::Options;

/// A table.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TableSheet {
    /// The name in links.
    pub id: String,
    /// `hongkong` or `blackout`.
    pub game: String,
    /// The rules version.
    pub rules: u32,
    /// The box, by content.
    #[serde(rename = "box")]
    pub components: Option<String>,
    /// What was chosen before the start, in notation.
    pub setup: String,
    /// What else was chosen.
    pub options: Options,
    /// How far it is.
    pub phase: Phase,
    /// Whether the lobby shows it.
    pub is_public: bool,
    /// Who sits where.
    pub seats: Vec<SeatSheet>,
    /// What is known of the luck.
    pub luck: LuckSheet,
    /// Each seat's place, in their order, once the game is over.
    pub places: Option<Vec<u8>>,
    /// How the game came out, once it is over.
    pub result: Option<GameResult>,
    /// Whether something was taken back by consent.
    pub is_marked: bool,
    /// Whether its seats get hints.
    pub gives_hints: bool,
    /// The campaign it is a chapter of.
    pub career: Option<String>,
    /// The table that follows it.
    pub rematch: Option<String>,
    /// The host's own seat, if the host sits at the table; the first where there are several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub host: Option<SeatLetter>,
    /// When it was made, in milliseconds since 1970.
    pub made_at: i64,
    /// The letters of the asker's own seats; absent where everybody is told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub own: Option<String>,
    /// The letters of the seats that are reserved for the asker, who may accept or decline; absent where everybody is told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invited: Option<String>,
    /// Whether the asker has made it; absent where everybody is told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub is_host: Option<bool>,
}

/// Who sits on a seat.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[allow(clippy::struct_excessive_bools, reason = "independent facts, each a field of the message")]
pub struct SeatSheet {
    /// Which seat.
    pub seat: SeatLetter,
    /// How its player is called; empty while it is open.
    pub name: String,
    /// The bot that plays it.
    pub bot: Option<String>,
    /// Whether anybody may take it.
    pub is_open: bool,
    /// Whether it is reserved for an invited player who has not answered yet.
    pub is_invited: bool,
    /// Whether a bot plays for its person.
    pub is_away: bool,
    /// Whether its person has given up.
    pub has_resigned: bool,
}

/// What is known of a table's luck.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LuckSheet {
    /// The hash of the server's part, known from the start.
    pub commitment: String,
    /// The letters of the seats that have added to it.
    pub added: String,
    /// The server's part, at the end.
    pub server: Option<String>,
    /// The seed, at the end.
    pub seed: Option<String>,
}
