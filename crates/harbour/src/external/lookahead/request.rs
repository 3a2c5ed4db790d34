//! The requests a program may send while it decides, and the errors that answer bad ones.

use game::messages;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A request, its fields not read yet.
#[derive(Debug, Deserialize)]
#[serde(tag = "is", rename_all = "lowercase")]
pub enum Request {
    /// `try`: plays answers on a copy.
    Try(Value),
    /// `sample`: draws worlds.
    Sample(Value),
    /// `rollout`: plays on from a world with bots.
    Rollout(Value),
    /// `suggest`: asks a bot for its answer.
    Suggest(Value),
    /// `forget`: drops worlds.
    Forget(Value),
}

messages! {
    /// An error that answers a bad request.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum RequestError {
        /// The program has not chosen a protocol with requests.
        Protocol = "lookahead-protocol",
        /// The fields cannot be read.
        Malformed { why: String } = "lookahead-malformed",
        /// The number is not that of the open question.
        Number { found: u64, wanted: u64 } = "lookahead-number",
        /// The world was never sampled, or was forgotten.
        NoWorld { world: u64 } = "lookahead-no-world",
        /// No more worlds can be kept.
        TooManyWorlds { most: usize } = "lookahead-too-many-worlds",
        /// A number in the request is too large or 0.
        Range { field: &'static str, most: u64 } = "lookahead-range",
        /// The seat does not play.
        NoSeat { found: String } = "lookahead-no-seat",
        /// No such bot plays rollouts.
        NoBot { found: String, known: String } = "lookahead-no-bot",
        /// Nobody is asked in this world.
        NobodyAsked { world: u64 } = "lookahead-nobody-asked",
        /// The field needs a world.
        NeedsWorld { field: &'static str } = "lookahead-needs-world",
    }
}

/// The fields of a request.
pub fn fields<T: DeserializeOwned>(fields: Value) -> Result<T, RequestError> {
    serde_json::from_value(fields).map_err(|why| RequestError::Malformed { why: why.to_string() })
}

/// A section of a reply to `try`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Section {
    /// The view afterwards.
    View,
    /// The position text afterwards.
    Position,
    /// The events on the way.
    Heard,
    /// The legal actions afterwards.
    Actions,
}

impl Section {
    /// All sections, which a reply has unless the request names some.
    pub const ALL: [Section; 4] = [Section::View, Section::Position, Section::Heard, Section::Actions];
}

/// The fields of `try`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TryFields {
    pub number: u64,
    /// The answers, in order.
    #[serde(default)]
    pub answers: Vec<String>,
    /// The world to start from instead of the program's own view.
    pub world: Option<u64>,
    /// The seat whose view is shown, in a world.
    #[serde(rename = "as")]
    pub viewer: Option<String>,
    /// The sections of the reply.
    pub show: Option<Vec<Section>>,
    /// Whether the position afterwards becomes a world of its own.
    #[serde(default)]
    pub keep: bool,
    /// A seed for the outcomes that harbour draws.
    pub seed: Option<u64>,
}

/// The fields of `sample`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SampleFields {
    pub number: u64,
    /// How many worlds to draw.
    #[serde(default = "one")]
    pub count: u64,
    /// A seed for the draw.
    pub seed: Option<u64>,
}

/// The fields of `rollout`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RolloutFields {
    pub number: u64,
    /// The world to play on from.
    pub world: u64,
    /// Answers that are played before the bots take over.
    #[serde(default)]
    pub answers: Vec<String>,
    /// The bot in all seats.
    pub bot: String,
    /// How many games to play.
    #[serde(default = "one")]
    pub games: u64,
    /// After how many rounds, or turns, a game is cut off.
    pub length: Option<u32>,
    /// A seed for chance and the bots.
    pub seed: Option<u64>,
}

/// The fields of `suggest`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SuggestFields {
    pub number: u64,
    /// The bot.
    pub bot: String,
    /// The world in which the seat that decides is advised, instead of the program's own view.
    pub world: Option<u64>,
    /// A seed for the bot.
    pub seed: Option<u64>,
}

/// The fields of `forget`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ForgetFields {
    pub number: u64,
    /// The worlds to drop; all if none are named.
    pub worlds: Option<Vec<u64>>,
}

fn one() -> u64 {
    1
}
