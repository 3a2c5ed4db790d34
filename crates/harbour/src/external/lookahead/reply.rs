//! The lines that answer requests.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::external::messages::{Offered, Spoken};

/// Why a `try` went no further.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stop {
    /// All answers were played.
    End,
    /// The next answer would show something hidden.
    Secret,
    /// Chance decides next.
    Chance,
    /// Another seat decides next.
    OtherSeat,
    /// The game is over.
    Over,
    /// An answer was refused.
    Refused,
}

/// What came of a `try`.
#[derive(Serialize)]
pub struct Tried<S> {
    pub is: &'static str,
    pub number: u64,
    /// How many of the answers were played.
    pub played: usize,
    pub stop: Stop,
    /// Why an answer was refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<Spoken>,
    /// The new world, where one was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub world: Option<u64>,
    /// The seats that are asked next.
    pub asked: Vec<&'static str>,
    /// In a world: the seat that answers without a letter are of.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decides: Option<&'static str>,
    /// In a world where chance decides: the number of equally likely outcomes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chances: Option<u64>,
    pub scores: BTreeMap<&'static str, i16>,
    /// What each seat is expected to score in the end.
    pub expected: BTreeMap<&'static str, f64>,
    /// The places, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub places: Option<BTreeMap<&'static str, u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub view: Option<S>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub heard: Option<Vec<Spoken>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub actions: Option<Vec<Offered>>,
}

/// The worlds that were sampled.
#[derive(Serialize)]
pub struct Sampled {
    pub is: &'static str,
    pub number: u64,
    pub worlds: Vec<u64>,
}

/// The results of some rollouts.
#[derive(Serialize)]
pub struct RolledOut {
    pub is: &'static str,
    pub number: u64,
    pub games: u64,
    /// How many of the games came to their end.
    pub ended: u64,
    /// Each seat's mean score.
    pub scores: BTreeMap<&'static str, f64>,
    /// The mean of what each seat is expected to score in the end; its score in games that ended.
    pub expected: BTreeMap<&'static str, f64>,
    /// Each seat's wins among the games that ended; a shared win counts in parts.
    pub wins: BTreeMap<&'static str, f64>,
}

/// The answer a bot would give.
#[derive(Serialize)]
pub struct Suggested {
    pub is: &'static str,
    pub number: u64,
    pub seat: &'static str,
    pub answer: String,
}

/// How many worlds are left.
#[derive(Serialize)]
pub struct Forgotten {
    pub is: &'static str,
    pub number: u64,
    pub left: usize,
}

/// A request that was not carried out.
#[derive(Serialize)]
pub struct Failure {
    pub is: &'static str,
    pub number: u64,
    #[serde(flatten)]
    pub error: Spoken,
}
