//! What is said to people, as keys and arguments; the reader has the words in their own language.

use game::{Arg, Message};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use utoipa::ToSchema;

/// A key of the message files, and its arguments.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Said {
    /// The message's id in the files.
    pub key: &'static str,
    /// Its arguments by name: numbers, texts, `{"seat": "A"}`, or `{"kind": "card", "index": 7}` for a thing of the box.
    #[serde(skip_serializing_if = "Args::is_empty")]
    #[schema(value_type = Object)]
    pub args: Args,
    /// The number of the rule behind it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
}

impl Said {
    /// A message, ready to be sent.
    pub fn of(message: &dyn Message) -> Said {
        Said { key: message.key(), args: Args(message.args()), rule: message.rule() }
    }
}

/// Arguments by name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Args(Vec<(&'static str, Arg)>);

impl Args {
    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Serialize for Args {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, arg) in &self.0 {
            match arg {
                Arg::Number(number) => map.serialize_entry(name, number)?,
                Arg::Text(text) => map.serialize_entry(name, text)?,
                Arg::Case(case) => map.serialize_entry(name, case)?,
                Arg::Seat(seat) => map.serialize_entry(name, &SeatArg { seat: seat.letter() })?,
                Arg::Named { kind, index } => map.serialize_entry(name, &ThingArg { kind, index: *index })?,
            }
        }
        map.end()
    }
}

#[derive(Serialize)]
struct SeatArg {
    seat: &'static str,
}

#[derive(Serialize)]
struct ThingArg<'a> {
    kind: &'a str,
    index: usize,
}
