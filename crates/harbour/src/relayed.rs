//! Messages of a server, to be told in the words of this program.

use game::{Arg, Key, Message, Seat};
use serde_json::Value;

/// A message that a server has sent as a key with arguments.
pub struct Relayed {
    key: &'static Key,
    args: Vec<(&'static str, Arg)>,
}

impl Relayed {
    /// Returns the message if its key is among the known ones.
    pub fn of(keys: impl IntoIterator<Item = &'static Key>, message: &Value) -> Option<Relayed> {
        let key = keys.into_iter().find(|key| message["key"] == key.id)?;
        Some(Relayed { key, args: key.args.iter().map(|&name| (name, arg(&message["args"][name]))).collect() })
    }
}

fn arg(value: &Value) -> Arg {
    if let Some(number) = value.as_i64() {
        return Arg::Number(number);
    }
    if let Some(seat) = value["seat"].as_str().and_then(|seat| seat.parse::<Seat>().ok()) {
        return Arg::Seat(seat);
    }
    let kind = ["card", "location", "district", "tile"].into_iter().find(|kind| value["kind"] == **kind);
    match (kind, value["index"].as_u64()) {
        (Some(kind), Some(index)) => Arg::Named { kind, index: index as usize },
        _ => Arg::Text(value.as_str().unwrap_or_default().into()),
    }
}

impl Message for Relayed {
    fn key(&self) -> &'static str {
        self.key.id
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        self.args.clone()
    }

    fn rule(&self) -> Option<&'static str> {
        None
    }
}
