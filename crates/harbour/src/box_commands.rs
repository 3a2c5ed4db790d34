//! `harbour box`: looking at the box of Blackout, checking and transcribing one.

use std::path::PathBuf;

use boxes::{BoxFile, BoxFlaw, ExportError, LoadedBox, worth};
use clap::ArgMatches;
use game::Message;

use crate::blackout_table::Describe;
use crate::complaint::{Complaint, with_rule, write_failure};
use crate::say::Say;
use crate::screen::Screen;

/// `harbour box check DIR`, `harbour box show`, `harbour box export DIR`
pub fn run(matches: &ArgMatches, screen: Screen<'_>) -> Result<(), Complaint> {
    match matches.subcommand() {
        Some(("check", matches)) => check(matches, screen),
        Some(("export", matches)) => export(matches, screen),
        Some((_, matches)) => show(matches, screen),
        None => Ok(()),
    }
}

/// The box in the folder the options name, or our own.
pub fn load(matches: &ArgMatches, screen: &mut Screen<'_>) -> Result<LoadedBox, Complaint> {
    match matches.get_one::<PathBuf>("box") {
        None => Ok(boxes::embedded()),
        Some(folder) => boxes::load_dir(folder).map_err(|flaws| refuse(screen, folder, &flaws)),
    }
}

/// Tells everything that is wrong with a box.
fn refuse(screen: &mut Screen<'_>, folder: &std::path::Path, flaws: &[BoxFlaw]) -> Complaint {
    for flaw in flaws {
        let words = with_rule(screen.text, flaw as &dyn Message);
        if let Err(error) = screen.lines(&words) {
            return error.into();
        }
    }
    Say::BadBox { folder: folder.display().to_string(), n: flaws.len() }.into()
}

fn check(matches: &ArgMatches, mut screen: Screen<'_>) -> Result<(), Complaint> {
    let loaded = load(matches, &mut screen)?;
    screen.say(&Say::GoodBox { hash: hash(&loaded) })?;
    Ok(())
}

fn export(matches: &ArgMatches, mut screen: Screen<'_>) -> Result<(), Complaint> {
    let folder = matches.get_one::<PathBuf>("box").cloned().unwrap_or_default();
    boxes::export_to(&folder).map_err(|why| match why {
        ExportError::Exists(files) => Say::BoxFilesExist {
            folder: folder.display().to_string(),
            n: files.len(),
            files: files.into_iter().map(BoxFile::name).collect::<Vec<_>>().join(", "),
        },
        ExportError::Io(path, error) => write_failure(&path, screen.text, &error),
    })?;
    screen.say(&Say::BoxExported { folder: folder.display().to_string() })?;
    Ok(())
}

fn hash(loaded: &LoadedBox) -> String {
    loaded.components.hash.iter().map(|&byte| char::from(byte)).collect()
}

/// Shows everything that is printed: map, dice, cards, emergency plans, tiles; or only what cards cost against what they are worth.
fn show(matches: &ArgMatches, mut screen: Screen<'_>) -> Result<(), Complaint> {
    let loaded = load(matches, &mut screen)?;
    let (text, names) = (screen.text, &loaded.names);
    let lang = text.lang().code();
    screen.say(&Say::BoxHead { hash: hash(&loaded) })?;
    if !matches.get_flag("worth") {
        for (n, district) in names.districts.iter().enumerate() {
            let ring =
                blackout::District::new(n).map(|district| loaded.components.map.ring(district)).unwrap_or_default();
            let round: Vec<&str> = ring.into_iter().map(|location| names.location(location).of(lang)).collect();
            screen.say(&Say::BoxDistrict { name: district.of(lang).into(), locations: round.join(", ") })?;
        }
    }
    let describe = Describe { text, loaded: &loaded };
    if !matches.get_flag("worth") {
        describe.neighbours(&mut screen)?;
        describe.dice(&mut screen)?;
    }
    for (n, name) in names.cards.iter().enumerate() {
        let card = &loaded.components.designs[n];
        let name = name.of(lang).to_string();
        if matches.get_flag("worth") {
            let worth = worth::of_card(card);
            let dollars = |cents: i64| text.decimal(cents as f64 / 100.0, 2);
            screen.say(&Say::BoxWorth {
                name,
                cost: dollars(worth.cost),
                worth: dollars(worth.worth),
                surplus: dollars(worth.surplus()),
            })?;
        } else {
            let card = blackout::CardId::new(n).map(|card| describe.card(card)).unwrap_or_default();
            screen.item(n, &card)?;
        }
    }
    if !matches.get_flag("worth") {
        (0..4).try_for_each(|plan| screen.lines(&describe.emergency(plan, 0, false)))?;
        for (id, tile) in names.tiles.iter().zip((0..).map_while(blackout::TileId::new)) {
            screen.say(&Say::BoxTile { id: id.clone(), tile: describe.tile(tile) })?;
        }
    }
    Ok(())
}
