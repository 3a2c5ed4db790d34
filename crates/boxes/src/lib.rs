//! The box of *Blackout: Hong Kong* as data: [`embedded`] is our own, [`load_dir`] reads one that somebody transcribed.
//!
//! `docs/box.md` describes the files. A box is checked for structure; our own also for the fixed facts of
//! `rules/components.md`, with [`check_fixed_facts`], so that a true transcription is never refused.

mod cards;
mod drawing;
mod entry;
mod export;
mod facts;
mod file;
mod flaw;
mod geometry;
mod hash;
mod map;
mod names;
mod provenance;
mod tiles;
mod words;
pub mod worth;

use std::path::Path;

use blackout::components::{Card, Components, Letter, MOST_PLANS, Plan};
use toml::Table;

pub use drawing::{Area, Drawing, DrawnLine, LineKind, Point};
pub use export::ExportError;
pub use facts::check_fixed_facts;
pub use file::{BoxFile, Sources};
pub use flaw::{BoxFlaw, Sort};
pub use names::{Name, Names};
pub use provenance::{Origin, Printed, Provenance};

use cards::Common;
use entry::{Entry, Report};
use names::Unique;

/// A box that has been read and found sound.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LoadedBox {
    /// What the rules need.
    pub components: Components,
    /// What everything is called.
    pub names: Names,
    /// How the map is drawn.
    pub drawing: Drawing,
    /// Which values are printed, and which designed.
    pub provenance: Provenance,
}

/// Our own box.
///
/// # Panics
/// When it is broken, which the tests keep from happening.
pub fn embedded() -> LoadedBox {
    load(&Sources::embedded()).unwrap_or_else(|flaws| panic!("the embedded box is broken: {flaws:?}"))
}

/// Reads and checks the box in a folder.
///
/// # Errors
/// Everything that is wrong with it, as far as it could be read.
pub fn load_dir(folder: &Path) -> Result<LoadedBox, Vec<BoxFlaw>> {
    load(&Sources::read_dir(folder)?)
}

/// Writes our own box into a folder, as a start for a transcription. No file that is there is overwritten.
///
/// # Errors
/// See [`Sources::write_to`].
pub fn export_to(folder: &Path) -> Result<(), ExportError> {
    Sources::embedded().write_to(folder)
}

/// Reads and checks a box.
///
/// # Errors
/// Everything that is wrong with it, as far as it could be read.
pub fn load(sources: &Sources) -> Result<LoadedBox, Vec<BoxFlaw>> {
    let report = Report::default();
    let tables = BoxFile::ALL.map(|file| parse(sources, file, &report));
    // Without its text nothing can be said about a file, and counting what it lacks would only hide the reason.
    if report.len() > 0 {
        return Err(report.into_flaws());
    }
    let loaded = read(&tables, &report);
    let flaws = report.into_flaws();
    match loaded {
        Some(loaded) if flaws.is_empty() => Ok(loaded),
        _ => Err(flaws),
    }
}

fn parse(sources: &Sources, file: BoxFile, report: &Report) -> Table {
    let text = sources.text(file);
    text.parse().unwrap_or_else(|why: toml::de::Error| {
        let before = why.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
        let line = 1 + before.matches('\n').count();
        report.push(BoxFlaw::NotToml { file, line, why: why.message().into() });
        Table::new()
    })
}

fn read(tables: &[Table; BoxFile::ALL.len()], report: &Report) -> Option<LoadedBox> {
    let of = |file: BoxFile| Entry::of_file(report, file, &tables[file as usize]);
    let mut provenance = Provenance::default();
    let map = map::read(&of(BoxFile::Map), &mut provenance);
    let dice = tiles::read_dice(&of(BoxFile::Dice), &mut provenance);

    let mut unique = Unique::default();
    let mut common = Common { unique: &mut unique, provenance: &mut provenance };
    let objectives = of(BoxFile::Objectives);
    let mut cards = cards::read_cards(&objectives, &["volunteer", "specialist", "plan"], &mut common);
    objectives.check_count(&["volunteer", "specialist", "plan"], "objective", 72);
    let n_plans = objectives.entries("plan").len();
    if n_plans > MOST_PLANS {
        objectives.push(BoxFlaw::TooManyPlans { file: objectives.file, found: n_plans, most: MOST_PLANS });
    }
    let volunteers = of(BoxFile::StartingVolunteers);
    cards.extend(cards::read_cards(&volunteers, &["volunteer"], &mut common));
    volunteers.check_count(&["volunteer"], "starting-volunteer", 8);
    let players = cards::read_player_cards(&of(BoxFile::PlayerCards), &mut common);
    of(BoxFile::PlayerCards).check_count(&["volunteer", "specialist"], "player-card", 12);
    let starting_places: Vec<_> = players.iter().map(|(_, _, place)| *place).collect();
    cards.extend(players.into_iter().map(|(name, card, _)| (name, card)));
    let mut plans = cards::read_plans(&of(BoxFile::Plans), &mut common);
    of(BoxFile::Plans).check_count(&["plan"], "plan", 4);
    check_plan_letters(&of(BoxFile::Plans), &plans);
    plans.sort_by_key(|(letter, _, _)| *letter as u8);
    let tiles = tiles::read_tiles(&of(BoxFile::Tiles), &mut provenance);
    of(BoxFile::Tiles).check_count(&["tiles"], "tile", 48);

    let map = map?;
    let (card_names, designs): (Vec<Name>, Vec<Card>) = cards.into_iter().unzip();
    let (plan_names, plans): (Vec<Name>, Vec<Plan>) = plans.into_iter().map(|(_, name, plan)| (name, plan)).unzip();
    let (tile_ids, tiles): (Vec<String>, Vec<_>) = tiles.into_iter().unzip();
    Some(LoadedBox {
        components: Components {
            hash: hash::hash(tables),
            map: map.map,
            dice: dice?,
            designs: designs.try_into().ok()?,
            starting_places: starting_places.try_into().ok()?,
            plans: plans.try_into().ok()?,
            tiles: tiles.try_into().ok()?,
        },
        names: Names {
            locations: map.locations,
            districts: map.districts,
            seas: map.seas,
            cards: card_names,
            plans: plan_names,
            tiles: tile_ids,
        },
        drawing: map.drawing,
        provenance,
    })
}

/// Four plans have four letters.
fn check_plan_letters(file: &Entry, plans: &[(Letter, Name, Plan)]) {
    for (i, (letter, name, _)) in plans.iter().enumerate() {
        if let Some((_, other, _)) = plans[..i].iter().find(|(other, _, _)| other == letter) {
            let (entry, other) = (name.id.clone(), other.id.clone());
            file.push(BoxFlaw::SameLetter { file: file.file, entry, other });
        }
    }
}
