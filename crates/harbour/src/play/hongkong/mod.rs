//! `harbour play hongkong`

mod choices;
mod input;
mod table;

use bots::roster::USUAL;
use std::ffi::OsString;
use std::path::Path;

use clap::ArgMatches;
use game::record::Record;
use game::{Game, Seat};
use hongkong::{HongKong, Player, Setup};
use text::Text;

use super::kept::Kept;
use super::players::{Who, luck_or_new, name_seats, new_seed, tag};
use super::programs::{Programs, resume_players, seat_programs};
use super::save::SaveFile;
use super::{new_file, resume, until_the_end};
use crate::complaint::{Complaint, with_rule};
use crate::external::Speech;
use crate::hongkong_board::Look;
use crate::say::Say;
use crate::screen::Screen;
use table::Table;
pub use table::tell_result;

/// `harbour play hongkong`
pub fn run(matches: &ArgMatches, mut screen: Screen<'_>) -> Result<(), Complaint> {
    let look = if matches.get_flag("plain") { Look::Told } else { Look::Drawn };
    let resumed = matches.get_one::<OsString>("resume");
    let (mut record, save) = match resumed {
        Some(file) => resume(&mut screen, &HongKong, Path::new(file))?,
        None => begin(matches, screen.text)?,
    };
    if resumed.is_some() {
        resume_players(matches, &HongKong, &mut record)?;
    }
    let seed = luck_or_new(&mut record)?;
    let programs = Programs::start(screen.text, Speech::of_hongkong(), &HongKong, &record, seed)?;
    let players = Player::BOTH.map(|player| Who::at(&record, player.seat()));
    let mut text = Text::new(screen.text.lang());
    name_seats(&mut text, &HongKong, &record);
    let kept = Kept::new(HongKong, record, seed, save);
    let mut table = Table::new(kept, players, programs, screen.speaking(&text), look);
    table.open(resumed.is_some())?;
    until_the_end(&mut table, HongKong::NAME)
}

/// A new game, as the options say.
fn begin(matches: &ArgMatches, text: &Text) -> Result<(Record<HongKong>, SaveFile), Complaint> {
    let setup = match (matches.get_one::<String>("position"), matches.get_one::<String>("first").map(String::as_str)) {
        (Some(position), _) => {
            let position = position.trim().parse().map_err(|why| Say::BadPosition { why: with_rule(text, &why) })?;
            Setup::From(position)
        }
        (None, Some("a")) => Setup::First(Player::A),
        (None, Some("b")) => Setup::First(Player::B),
        (None, _) => Setup::Draw,
    };
    let mut record = Record::new(&HongKong, setup);
    let who = |option, default| matches.get_one::<String>(option).map_or(default, String::as_str);
    record.set_tag(tag(Seat::A), who("a", "A"));
    record.set_tag(tag(Seat::B), who("b", USUAL));
    seat_programs(matches, &mut record);
    record.set_tag("seed", &new_seed(matches.get_one::<u64>("seed").copied())?);
    Ok((record, new_file::<HongKong>(matches)?))
}
