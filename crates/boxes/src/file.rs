//! The files of a box, and where their texts come from.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use crate::flaw::BoxFlaw;

/// A file of a box.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum BoxFile {
    /// Locations, lines, districts and sea.
    Map,
    /// The three resource dice.
    Dice,
    /// The 72 objective cards.
    Objectives,
    /// The 8 starting volunteers.
    StartingVolunteers,
    /// The 12 player cards.
    PlayerCards,
    /// The emergency plans A to D.
    Plans,
    /// The 48 scout tiles.
    Tiles,
}

impl BoxFile {
    /// All seven.
    pub const ALL: [BoxFile; 7] = [
        BoxFile::Map,
        BoxFile::Dice,
        BoxFile::Objectives,
        BoxFile::StartingVolunteers,
        BoxFile::PlayerCards,
        BoxFile::Plans,
        BoxFile::Tiles,
    ];

    /// Its name in the folder.
    pub const fn name(self) -> &'static str {
        match self {
            BoxFile::Map => "map.toml",
            BoxFile::Dice => "dice.toml",
            BoxFile::Objectives => "objectives.toml",
            BoxFile::StartingVolunteers => "starting-volunteers.toml",
            BoxFile::PlayerCards => "player-cards.toml",
            BoxFile::Plans => "plans.toml",
            BoxFile::Tiles => "tiles.toml",
        }
    }

    /// The text of our own box.
    const fn embedded(self) -> &'static str {
        match self {
            BoxFile::Map => include_str!("../../../box/map.toml"),
            BoxFile::Dice => include_str!("../../../box/dice.toml"),
            BoxFile::Objectives => include_str!("../../../box/objectives.toml"),
            BoxFile::StartingVolunteers => include_str!("../../../box/starting-volunteers.toml"),
            BoxFile::PlayerCards => include_str!("../../../box/player-cards.toml"),
            BoxFile::Plans => include_str!("../../../box/plans.toml"),
            BoxFile::Tiles => include_str!("../../../box/tiles.toml"),
        }
    }
}

/// The texts of a box, unread.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sources([String; BoxFile::ALL.len()]);

impl Sources {
    /// Our own box.
    pub fn embedded() -> Sources {
        Sources(BoxFile::ALL.map(|file| file.embedded().into()))
    }

    /// A box from its texts, in the order of [`BoxFile::ALL`]; `None` if there are more or fewer.
    pub fn of(texts: Vec<String>) -> Option<Sources> {
        texts.try_into().ok().map(Sources)
    }

    /// A box from a folder.
    ///
    /// # Errors
    /// Every file that is missing or cannot be read.
    pub fn read_dir(folder: &Path) -> Result<Sources, Vec<BoxFlaw>> {
        let mut flaws = Vec::new();
        let texts = BoxFile::ALL.map(|file| match fs::read_to_string(folder.join(file.name())) {
            Ok(text) => text,
            Err(why) => {
                flaws.push(match why.kind() {
                    ErrorKind::NotFound => BoxFlaw::NoFile { file },
                    _ => BoxFlaw::Unreadable { file, why: why.to_string() },
                });
                String::new()
            }
        });
        if flaws.is_empty() { Ok(Sources(texts)) } else { Err(flaws) }
    }

    /// The text of a file.
    pub fn text(&self, file: BoxFile) -> &str {
        &self.0[file as usize]
    }

    /// Puts another text in a file's place.
    pub fn replace(&mut self, file: BoxFile, text: String) {
        self.0[file as usize] = text;
    }
}
