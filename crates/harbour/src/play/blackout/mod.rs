//! `harbour play blackout`

mod campaign;
mod curtain;
mod impossible;
pub mod input;
mod meaning;
mod menu;
mod situation;
mod table;
mod taking_back;
mod telling;

use bots::roster::USUAL;
use std::ffi::OsString;
use std::path::Path;

use blackout::{Blackout, Setup};
use boxes::LoadedBox;
use clap::ArgMatches;
use game::record::Record;
use game::{BySeat, Game, Seat, SeatSet};
use text::Text;

use super::kept::Kept;
use super::players::{Who, luck_or_new, name_seats, new_seed, tag};
use super::programs::{OPTIONS as SEATS, Programs, resume_players, seat_programs};
use super::save::SaveFile;
use super::{new_file, resume, until_the_end};
use crate::blackout_table::name_things;
use crate::box_commands::load;
use crate::complaint::Complaint;
use crate::external::{Named, Speech};
use crate::hongkong_board::Look;
use crate::say::Say;
use crate::screen::Screen;
use crate::simulate::blackout::{check, setup};
use table::Table;
pub use telling::{tell_cards, tell_result};

/// `harbour play blackout`
pub fn run(matches: &ArgMatches, mut screen: Screen<'_>) -> Result<(), Complaint> {
    let loaded = load(matches, &mut screen)?;
    let rules = Blackout { components: loaded.components.clone() };
    if matches.contains_id("campaign") {
        no_programs(matches)?;
        return campaign::run(matches, screen, &rules, &loaded);
    }
    let resumed = matches.get_one::<OsString>("resume");
    let (record, save) = if let Some(file) = resumed {
        let (mut record, save) = resume(&mut screen, &rules, Path::new(file))?;
        resume_players(matches, &rules, &mut record)?;
        (record, save)
    } else {
        let setup = check(with_all_named(matches, setup(matches))?)?;
        let mut record = begin(matches, &rules, setup, &players(matches))?;
        seat_programs(matches, &mut record);
        (record, new_file::<Blackout>(matches)?)
    };
    let sat = Sat { is_resumed: resumed.is_some(), campaign: None };
    sit(matches, screen, &rules, &loaded, (record, save), sat)?;
    Ok(())
}

/// A campaign is played over many evenings, and its file names its players; it does not start programs.
fn no_programs(matches: &ArgMatches) -> Result<(), Complaint> {
    for (option, _) in SEATS {
        let name = matches.get_one::<String>(option);
        if let Some(name) = name.filter(|name| matches!(Named::of(name), Named::Program(_))) {
            return Err(Say::NoProgramInCampaign { option: format!("--{option}"), name: name.clone() }.into());
        }
    }
    Ok(())
}

/// Seats enough for everybody who is named.
fn with_all_named(matches: &ArgMatches, mut setup: Setup) -> Result<Setup, Complaint> {
    let named = SEATS.iter().rev().find(|(option, _)| matches.contains_id(option));
    if let Some((option, seat)) = named
        && seat.index() >= usize::from(setup.n_seats)
    {
        if matches.contains_id("seats") {
            return Err(Say::NotThatMany { option: format!("--{option}"), seats: setup.n_seats }.into());
        }
        setup.n_seats = seat.index() as u8 + 1;
    }
    Ok(setup)
}

/// Who is named for each seat.
fn players(matches: &ArgMatches) -> BySeat<Option<String>> {
    let mut players = BySeat::default();
    for (option, seat) in SEATS {
        players[seat] = matches.get_one::<String>(option).cloned();
    }
    players
}

/// A new game; a person at the first seat and bots at the others, unless others are named.
fn begin(
    matches: &ArgMatches,
    rules: &Blackout,
    setup: Setup,
    players: &BySeat<Option<String>>,
) -> Result<Record<Blackout>, Complaint> {
    let mut record = Record::new(rules, setup);
    for seat in SeatSet::first(usize::from(setup.n_seats)).iter() {
        let default = if seat == Seat::A { "A" } else { USUAL };
        record.set_tag(tag(seat), players[seat].as_deref().unwrap_or(default));
    }
    record.set_tag("seed", &new_seed(matches.get_one::<u64>("seed").copied())?);
    Ok(record)
}

/// How people have sat down: to a new game or an old one, of a campaign in this file or of none.
struct Sat {
    is_resumed: bool,
    campaign: Option<String>,
}

/// Plays a game until it is over or somebody leaves, and returns it.
fn sit(
    matches: &ArgMatches,
    screen: Screen<'_>,
    rules: &Blackout,
    loaded: &LoadedBox,
    (mut record, save): (Record<Blackout>, SaveFile),
    Sat { is_resumed, campaign }: Sat,
) -> Result<Record<Blackout>, Complaint> {
    let seed = luck_or_new(&mut record)?;
    let mut players = BySeat::default();
    for seat in record.state().table().seats().iter() {
        players[seat] = Some(Who::at(&record, seat));
    }
    let mut text = Text::new(screen.text.lang());
    name_seats(&mut text, rules, &record);
    name_things(&mut text, loaded);
    let programs = Programs::start(screen.text, Speech::of_blackout(loaded), rules, &record, seed)?;
    let kept = Kept::new(rules.clone(), record, seed, save);
    let look = if matches.get_flag("plain") { Look::Told } else { Look::Drawn };
    let options = options(matches, look);
    let mut table = Table::new(kept, loaded, (players, programs), screen.speaking(&text), look, (options, campaign));
    table.open(is_resumed)?;
    if !is_resumed {
        table.introduce_chapter()?;
    }
    until_the_end(&mut table, Blackout::NAME)?;
    Ok(table.into_record())
}

/// The options a game must be resumed with, as they would be typed.
fn options(matches: &ArgMatches, look: Look) -> String {
    let folder = matches.get_one::<std::path::PathBuf>("box");
    let folder = folder.map(|folder| format!(" --box {}", super::quoted(&folder.display().to_string())));
    let plain = if look == Look::Told { " --plain" } else { "" };
    format!("{}{plain}", folder.unwrap_or_default())
}
