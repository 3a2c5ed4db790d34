//! What a viewer is told of a game.

use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use super::views::blackout::BlackoutSections;
use super::views::hongkong::HongKongSections;
use super::{GameResult, Said};

/// An answer on offer.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Offered {
    /// What to send to give it, in notation.
    pub answer: String,
    /// What it is.
    pub label: Said,
    /// What it costs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<Said>,
    /// What to know before giving it, where it is easily given by mistake. Ask to confirm it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub caution: Option<Said>,
    /// Whether it is the answer that is usual here, or that ends what was put together.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_main: bool,
    /// Whether it cannot be taken back alone afterwards: somebody will have learned something.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_final: bool,
}

/// Something a seat might have wanted to answer, and why it cannot.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Obstacle {
    /// What it is.
    pub label: Said,
    /// The rule and the condition that forbid it.
    pub why: Said,
}

/// What a seat is asked.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Question {
    /// Its number, which an answer names, so that none is taken for an answer to another question.
    pub number: u64,
    /// What is to be decided.
    pub prompt: Said,
    /// The answers in the order in which to show them: the usual one first, a way out last.
    pub offers: Vec<Offered>,
    /// Why there is nothing to choose but a way out; absent where there is.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub obstacles: Vec<Obstacle>,
}

/// Who is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Asked {
    /// The letters of the seats.
    pub seats: String,
    /// Whether the game is over.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_over: bool,
}

/// What a seat may take back alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
pub struct TakeBacks {
    /// How many of its own steps.
    pub undo: usize,
    /// How many it may do again.
    pub redo: usize,
    /// Whether it has any step that stands, which the whole table could take back.
    pub has_steps: bool,
}

/// The clocks of a table: milliseconds left for each seat, and whose run.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
pub struct ClockFace {
    /// Milliseconds left by seat, in their order, at the moment of the message.
    pub left: Vec<i64>,
    /// The letters of the seats whose clocks run.
    pub running: String,
}

/// What has changed for a viewer.
#[derive(Debug, Serialize, ToSchema)]
pub struct Change<S> {
    /// Always `change`.
    pub is: &'static str,
    /// The viewer's version: how often what this viewer knows has changed.
    pub v: u64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The sections of the view that have changed.
    pub view: S,
    /// What happened.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<Said>,
    /// Who is asked now.
    pub asked: Asked,
    /// What the viewer is asked now, if that has changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub question: Option<Question>,
    /// What the viewer may take back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub take_backs: Option<TakeBacks>,
    /// The clocks, where there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockFace>,
}

/// Everything a viewer knows of a game.
#[derive(Debug, Serialize, ToSchema)]
pub struct Whole<S> {
    /// The viewer's version.
    pub v: u64,
    /// When the viewer came to it, in milliseconds since 1970.
    pub at: i64,
    /// The view, all of it.
    pub view: S,
    /// Who is asked.
    pub asked: Asked,
    /// What the viewer is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub question: Option<Question>,
    /// What the viewer may take back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub take_backs: Option<TakeBacks>,
    /// The clocks, where there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockFace>,
    /// What happened after the version the viewer knew, oldest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub missed: Vec<Heard>,
}

/// What a viewer heard when the view came to a version.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Heard {
    /// The version.
    pub v: u64,
    /// When.
    pub at: i64,
    /// What was heard.
    pub events: Vec<Said>,
}

/// A game as a viewer came to know it, from its beginning on.
#[derive(Debug, Serialize, ToSchema)]
pub struct Replay {
    /// The letters of the seats that play.
    pub seats: String,
    /// The viewer's last version.
    pub last: u64,
    /// How the game came out, once it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<GameResult>,
    /// What the viewer knew at each version, 0 first.
    pub steps: Vec<ReplayStep>,
    /// Everything the viewer knew at the version that was named, if one was.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub game: Option<serde_json::Value>,
}

/// How a viewer came to a version.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReplayStep {
    /// The version.
    pub v: u64,
    /// When, in milliseconds since 1970; 0 where that is not known.
    pub at: i64,
    /// What was heard.
    pub events: Vec<Said>,
    /// Who was asked then.
    pub asked: Asked,
    /// The sections of the view that were others before; at version 0 all of them.
    // Written already: a long game has hundreds of steps, whose views would take far more room as values.
    #[schema(value_type = AnySections)]
    pub view: Box<RawValue>,
}

/// The sections of a view of either game.
#[derive(ToSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "it only describes what is written already")]
pub enum AnySections {
    /// Of Hong Kong.
    HongKong(HongKongSections),
    /// Of Blackout.
    Blackout(Box<BlackoutSections>),
}
