//! What a server says about a table, as a program is told of it.

use std::collections::BTreeMap;

use game::{Key, Keys, Seat};
use serde_json::Value;
use serde_json::value::RawValue;
use text::{Lang, Text};

use crate::external::messages::Offered;
use crate::relayed::Relayed;

/// Tells a program of a table in English, as the arena does.
pub struct Relay {
    /// English, which knows the names of the box.
    pub text: Text,
    /// All that is printed in the box, where the game has one.
    pub printed: Option<Box<RawValue>>,
}

impl Relay {
    /// Tells of a game with this box, as the server describes it, or with none.
    pub fn new(components: Option<Value>) -> Relay {
        let mut text = Text::new(Lang::En);
        let printed = components.as_ref().and_then(|components| serde_json::value::to_raw_value(components).ok());
        if let Some(components) = components {
            text.call_things(Box::new(move |_, kind, index| {
                let list = match kind {
                    "card" => "cards",
                    "location" => "locations",
                    "district" => "districts",
                    _ => return components["tiles"][index]["id"].as_str().map(Into::into),
                };
                components[list][index]["name"]["en"].as_str().map(Into::into)
            }));
        }
        Relay { text, printed }
    }

    /// A message of the server in words; its key where it is newer than this program.
    pub fn words(&self, message: &Value) -> String {
        match Relayed::of(keys(), message) {
            Some(message) => self.text.say(&message),
            None => message["key"].as_str().unwrap_or_default().into(),
        }
    }

    /// An event with its words.
    pub fn event(&self, event: &Value) -> Value {
        let mut spoken = event.clone();
        spoken["words"] = self.words(event).into();
        spoken
    }

    /// The answers on offer.
    pub fn offers(&self, question: &Value) -> Vec<Offered> {
        let offers = question["offers"].as_array().map(Vec::as_slice).unwrap_or_default();
        let offered = |offer: &Value| Offered {
            answer: offer["answer"].as_str().unwrap_or_default().into(),
            words: self.words(&offer["label"]),
            cost: offer.get("cost").filter(|cost| !cost.is_null()).map(|cost| self.words(cost)),
        };
        offers.iter().map(offered).collect()
    }
}

/// The keys of all messages about games.
fn keys() -> impl Iterator<Item = &'static Key> {
    hongkong::Event::KEYS
        .iter()
        .chain(hongkong::Label::KEYS)
        .chain(blackout::Event::KEYS)
        .chain(blackout::Label::KEYS)
        .chain(server::say::AtTable::KEYS)
}

/// The seats of a table with what belongs to each.
pub fn by_seat<'v, T>(table: &'v Value, of: impl Fn(usize, &'v Value) -> Option<T>) -> BTreeMap<&'static str, T> {
    let seats = table["seats"].as_array().map(Vec::as_slice).unwrap_or_default();
    let one = |(n, row): (usize, &'v Value)| {
        let seat: Seat = row["seat"].as_str()?.parse().ok()?;
        Some((seat.letter(), of(n, row)?))
    };
    seats.iter().enumerate().filter_map(one).collect()
}
