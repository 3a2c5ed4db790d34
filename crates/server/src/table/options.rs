//! What is chosen for a table beside the game's own setup.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::clock::ClockChoice;

/// What seats may take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum UndoPolicy {
    /// Everything back to the last moment when somebody learned something, and by consent beyond.
    #[default]
    Full,
    /// The last step alone, within ten seconds.
    Misclick,
    /// Nothing.
    None,
}

impl UndoPolicy {
    /// How many of its own steps a seat may take back alone, as far as nobody has learned anything by them.
    pub fn most(self) -> usize {
        match self {
            UndoPolicy::Full => usize::MAX,
            UndoPolicy::Misclick => 1,
            UndoPolicy::None => 0,
        }
    }
}

/// Who gets hints of the bots.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Hints {
    /// Who plays against bots alone: nobody else is at a disadvantage then.
    #[default]
    Alone,
    /// Everybody who asks.
    Always,
    /// Nobody.
    Never,
}

/// What is chosen for a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The clocks.
    pub clock: ClockChoice,
    /// What seats may take back.
    pub undo: UndoPolicy,
    /// The languages spoken at the table, as two-letter codes; none for any.
    pub languages: Vec<String>,
    /// Who gets hints.
    pub hints: Hints,
}
