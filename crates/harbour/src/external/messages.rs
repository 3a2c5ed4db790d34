//! What harbour says to a program.

use std::collections::BTreeMap;

use game::{Game, Message};
use serde::Serialize;
use serde_json::value::RawValue;
use server::Said;
use text::Text;

/// The protocol of a program that names none.
pub const FIRST_PROTOCOL: u32 = 1;

/// The first protocol with look-ahead requests.
pub const LOOKAHEAD_PROTOCOL: u32 = 2;

/// All protocols that harbour speaks. A program chooses one in `ready`.
pub const PROTOCOLS: [u32; 2] = [FIRST_PROTOCOL, LOOKAHEAD_PROTOCOL];

/// A game begins.
#[derive(Serialize)]
pub struct Hello<'a> {
    pub is: &'static str,
    /// The protocol spoken unless the program chooses another.
    pub protocol: u32,
    /// The protocols to choose from.
    pub protocols: &'a [u32],
    pub number: u64,
    pub game: &'static str,
    pub rules: u32,
    pub setup: &'a str,
    pub seat: &'static str,
    pub seats: BTreeMap<&'static str, &'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub iterations: Option<u64>,
    pub seed: u64,
    #[serde(rename = "box", skip_serializing_if = "Option::is_none")]
    pub printed: Option<&'a RawValue>,
}

/// A decision is wanted.
#[derive(Serialize)]
pub struct Decide<S, E = Spoken> {
    pub is: &'static str,
    pub number: u64,
    pub deadline_ms: u64,
    pub prompt: String,
    /// The position as far as the seat knows it, in notation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    pub view: S,
    pub heard: Vec<E>,
    pub actions: Vec<Offered>,
}

/// A legal action.
#[derive(Serialize)]
pub struct Offered {
    pub answer: String,
    pub words: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<String>,
}

/// A legal action as a program is told of it.
pub fn offered<G: Game>(game: &G, text: &Text, view: &G::View, action: G::Action) -> Offered {
    Offered {
        answer: game.print_action(action),
        words: text.say(&game.label(view, action)),
        cost: game.cost(view, action).map(|cost| text.say(&cost)),
    }
}

/// Something that happened, as the page is told of it, and in English.
#[derive(Serialize)]
pub struct Spoken {
    #[serde(flatten)]
    said: Said,
    words: String,
}

impl Spoken {
    /// What is told of an event.
    pub fn of(text: &Text, event: &dyn Message) -> Spoken {
        Spoken { said: Said::of(event), words: text.say(event) }
    }
}

/// The game is over.
#[derive(Serialize)]
pub struct Over<S, E = Spoken> {
    pub is: &'static str,
    pub places: BTreeMap<&'static str, u8>,
    pub scores: BTreeMap<&'static str, i16>,
    pub view: S,
    pub heard: Vec<E>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub forfeited: Vec<&'static str>,
}
