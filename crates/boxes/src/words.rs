//! The words of box files, and what they stand for.

use blackout::components::{Color, Letter, Resource, RewardType, StartingPlace};

use crate::drawing::LineKind;
use crate::entry::Entry;
use crate::flaw::BoxFlaw;

/// Resources, round the rondel (B0.3).
pub const RESOURCES: [(&str, Resource); 6] = [
    ("food", Resource::Food),
    ("tools", Resource::Tools),
    ("gasoline", Resource::Gasoline),
    ("water", Resource::Water),
    ("books", Resource::Books),
    ("medipacks", Resource::Medipacks),
];

/// Colours of cards and locations (B0.4).
pub const COLORS: [(&str, Color); 4] =
    [("red", Color::Red), ("yellow", Color::Yellow), ("blue", Color::Blue), ("purple", Color::Purple)];

/// Colours of volunteers and dice (B0.4).
pub const VOLUNTEER_COLORS: [(&str, Color); 3] = [COLORS[0], COLORS[1], COLORS[2]];

/// Letters of crisis centres and emergency plans (B0.5).
pub const LETTERS: [(&str, Letter); 4] = [("A", Letter::A), ("B", Letter::B), ("C", Letter::C), ("D", Letter::D)];

/// Types of rewards (B4.5).
pub const REWARDS: [(&str, RewardType); 7] = [
    ("points", RewardType::Points),
    ("dollars", RewardType::Dollars),
    ("battery", RewardType::Battery),
    ("books", RewardType::Books),
    ("tools", RewardType::Tools),
    ("medipacks", RewardType::Medipacks),
    ("gasoline", RewardType::Gasoline),
];

/// Kinds of lines of the map.
pub const LINES: [(&str, LineKind); 3] =
    [("road", LineKind::Road), ("tunnel", LineKind::Tunnel), ("ferry", LineKind::Ferry)];

/// Where player cards lie at the start (B1.4).
pub const PLACES: [(&str, StartingPlace); 4] = [
    ("hand", StartingPlace::Hand),
    ("slot-1", StartingPlace::Slot1),
    ("slot-2", StartingPlace::Slot2),
    ("hospital", StartingPlace::Hospital),
];

/// The resource a word stands for, or a report that there is none.
pub fn resource(entry: &Entry, field: &str, found: &str) -> Option<Resource> {
    let known = RESOURCES.iter().find(|(word, _)| *word == found).map(|(_, resource)| *resource);
    if known.is_none() {
        entry.push(BoxFlaw::UnknownResource {
            file: entry.file,
            entry: entry.name.clone(),
            field: entry.field(field),
            found: found.into(),
        });
    }
    known
}
