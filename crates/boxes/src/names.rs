//! Names in three languages, and their uniqueness.

use std::collections::{BTreeMap, BTreeSet};

use blackout::components::N_PLAYER_CARDS;
use blackout::{CardId, District, Location};
use game::Seat;

use crate::entry::Entry;
use crate::flaw::{BoxFlaw, Sort};

/// What something is called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name {
    /// The same in every language, as files and notation say it.
    pub id: String,
    /// In English.
    pub en: String,
    /// In German.
    pub de: String,
    /// In French.
    pub fr: String,
}

impl Name {
    /// The name in the language of this code, or else in English.
    pub fn of(&self, code: &str) -> &str {
        match code {
            "de" => &self.de,
            "fr" => &self.fr,
            _ => &self.en,
        }
    }

    /// Reads id and name of an entry. A name may be one text for all languages; without one the id serves.
    pub(crate) fn read(entry: &Entry) -> Option<Name> {
        let id = id_of(entry)?;
        let same = |text: &str| Name { id: id.clone(), en: text.into(), de: text.into(), fr: text.into() };
        if !entry.has("name") {
            return Some(same(&id));
        }
        if entry.text_if("name").is_some() {
            return entry.text("name").map(same);
        }
        if !entry.leads_somewhere("name.en") {
            entry.wrong_type("name", Sort::Name);
            return None;
        }
        let names = entry.table("name")?;
        names.only(&["en", "de", "fr"]);
        let (en, de, fr) = (names.text("en"), names.text("de"), names.text("fr"));
        Some(Name { en: en?.into(), de: de?.into(), fr: fr?.into(), id })
    }
}

/// The id of an entry: a word that notation and file names can bear.
pub(crate) fn id_of(entry: &Entry) -> Option<String> {
    let id = entry.text("id")?;
    let is_plain = !id.is_empty() && id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
    if !is_plain {
        entry.push(BoxFlaw::BadId { file: entry.file, entry: id.into() });
    }
    Some(id.into())
}

/// What everything in the box is called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names {
    /// The locations.
    pub locations: Vec<Name>,
    /// The districts.
    pub districts: Vec<Name>,
    /// The stretches of sea.
    pub seas: Vec<Name>,
    /// 72 objective cards, 8 starting volunteers, 12 player cards.
    pub cards: Vec<Name>,
    /// The emergency plans A to D.
    pub plans: Vec<Name>,
    /// The ids of the scout tiles, which have no names.
    pub tiles: Vec<String>,
}

impl Names {
    /// What a location is called.
    pub fn location(&self, location: Location) -> &Name {
        &self.locations[location.index()]
    }

    /// What a district is called.
    pub fn district(&self, district: District) -> &Name {
        &self.districts[district.index()]
    }

    /// What a card is called; the twelve player cards are called the same at every seat.
    pub fn card(&self, card: CardId) -> &Name {
        let index = card.index();
        &self.cards[if index < 80 { index } else { 80 + (index - 80) % N_PLAYER_CARDS }]
    }

    /// The card of this id; of the player cards that of the seat.
    pub fn card_of(&self, id: &str, seat: Seat) -> Option<CardId> {
        let design = self.cards.iter().position(|name| name.id == id)?;
        CardId::new(if design < 80 { design } else { design + seat.index() * N_PLAYER_CARDS })
    }
}

/// Finds ids and names that occur twice among entries people could mix up.
#[derive(Default)]
pub struct Unique {
    ids: BTreeSet<String>,
    names: BTreeMap<(usize, String), String>,
}

impl Unique {
    /// Whether an id is new, or else a report.
    pub fn check_id(&mut self, entry: &Entry, id: &str) -> bool {
        let is_new = self.ids.insert(id.into());
        if !is_new {
            entry.push(BoxFlaw::SameId { file: entry.file, entry: id.into() });
        }
        is_new
    }

    /// Reports an id or a name that was there before.
    pub fn check(&mut self, entry: &Entry, name: &Name) {
        if !self.check_id(entry, &name.id) {
            return;
        }
        for (language, text) in [&name.en, &name.de, &name.fr].into_iter().enumerate() {
            if let Some(other) = self.names.insert((language, text.clone()), name.id.clone()) {
                let (file, entry_id, name) = (entry.file, name.id.clone(), text.clone());
                entry.push(BoxFlaw::SameName { file, entry: entry_id, other, name });
                return;
            }
        }
    }
}
