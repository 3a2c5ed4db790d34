//! `harbour play`: a game in the terminal, line by line, without cursor tricks.

mod choices;
mod input;
pub mod players;
mod save;
mod table;

use std::ffi::OsString;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use game::record::Record;
use game::{Seat, Turn};
use hongkong::{HongKong, Player, Setup};
use text::Text;

use crate::complaint::{Complaint, with_rule};
use crate::hongkong_board::Look;
use crate::say::Say;
use crate::screen::Screen;
use players::{Who, luck, new_seed};
use save::SaveFile;
use table::Table;
pub use table::tell_result;

/// `harbour play hongkong`
pub fn run(matches: &ArgMatches, mut screen: Screen<'_>) -> Result<(), Complaint> {
    let look = if matches.get_flag("plain") { Look::Told } else { Look::Drawn };
    let resumed = matches.get_one::<OsString>("resume");
    let (mut record, save) = match resumed {
        Some(file) => resume(&mut screen, Path::new(file))?,
        None => begin(matches, screen.text)?,
    };
    if record.tag("seed").is_none() {
        record.set_tag("seed", &new_seed(None)?);
    }
    let seed = luck(&record)?.ok_or(Say::BadSeed)?;
    let players = Player::BOTH.map(|player| Who::at(&record, player.seat()));
    let mut text = Text::new(screen.text.lang());
    for (player, who) in Player::BOTH.into_iter().zip(&players) {
        let name = who.name(&text);
        text.call(player.seat(), &name);
    }
    let mut table = Table::new(record, players, seed, save, screen.speaking(&text), look);
    table.open(resumed.is_some())?;
    play(&mut table)
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
    record.set_tag(players::tag(Seat::A), who("a", "A"));
    record.set_tag(players::tag(Seat::B), who("b", "greedy"));
    record.set_tag("seed", &new_seed(matches.get_one::<u64>("seed").copied())?);
    let save = match matches.get_one::<PathBuf>("save") {
        Some(file) => SaveFile::new_at(file)?,
        None => SaveFile::next_free("hongkong"),
    };
    Ok((record, save))
}

/// A saved game: the file named, or the newest that is readable and not over.
fn resume(screen: &mut Screen<'_>, file: &Path) -> Result<(Record<HongKong>, SaveFile), Complaint> {
    if !file.as_os_str().is_empty() {
        let (record, save) = read(screen.text, file)?;
        let over = Say::AlreadyOver { file: file.display().to_string() };
        return if record.is_over(&HongKong) { Err(over.into()) } else { Ok((record, save)) };
    }
    for path in SaveFile::newest_first("hongkong") {
        match read(screen.text, &path) {
            Ok((record, save)) if !record.is_over(&HongKong) => return Ok((record, save)),
            Ok(_) => {}
            Err(Complaint::Said(what)) => {
                let what = screen.text.say(&what);
                screen.say(&Say::Skipped { what })?;
            }
            Err(other) => return Err(other),
        }
    }
    let folder = save::folder().map(|folder| folder.display().to_string()).unwrap_or_default();
    Err(Say::NothingToResume { folder }.into())
}

/// Reads a saved game and draws its luck again, where it holds the seed.
fn read(text: &Text, path: &Path) -> Result<(Record<HongKong>, SaveFile), Complaint> {
    let (record, save) = SaveFile::read(text, &HongKong, path)?;
    verify(text, &record, path)?;
    Ok((record, save))
}

/// Draws every outcome of a record again from the seed in its header.
pub fn verify(text: &Text, record: &Record<HongKong>, path: &Path) -> Result<(), Complaint> {
    let Some(seed) = luck(record)? else { return Ok(()) };
    record.verify(seed).map_err(|(step, flaw)| {
        let why = text.say(&Say::ReplayStep { number: step, what: text.say(&flaw) });
        Say::CannotRead { file: path.display().to_string(), why }.into()
    })
}

/// Plays until the game is over or somebody leaves.
fn play(table: &mut Table<'_>) -> Result<(), Complaint> {
    let is_typed = io::stdin().is_terminal();
    let mut lines = io::stdin().lines();
    loop {
        match table.turn() {
            Turn::Over => return Ok(table.close()?),
            Turn::Chance => table.draw()?,
            Turn::Ask(_) if table.bot_is_asked() => table.let_bot_play()?,
            Turn::Ask(_) => {
                table.ask()?;
                let Some(line) = lines.next() else { return Ok(table.leave(Some(&Say::InputEnded))?) };
                // Bytes that are no text are no answer either.
                let line = match line {
                    Ok(line) => line,
                    Err(error) if error.kind() == io::ErrorKind::InvalidData => "\u{fffd}".into(),
                    Err(error) => return Err(error.into()),
                };
                if !is_typed {
                    table.echo(&line)?;
                }
                if table.answer(&line)?.is_break() {
                    return Ok(());
                }
            }
        }
    }
}
