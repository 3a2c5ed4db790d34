//! `harbour play`: a game in the terminal, line by line, without cursor tricks.

mod input;
pub mod players;
mod save;
mod table;

use std::io::{self, IsTerminal};

use clap::ArgMatches;
use game::record::Record;
use game::{Seat, Turn};
use hongkong::{HongKong, Player, Setup};
use text::Text;

use crate::complaint::{Complaint, with_rule};
use crate::hongkong_board::Look;
use crate::say::Say;
use crate::screen::Screen;
use players::{Who, luck};
use save::SaveFile;
use table::Table;

/// `harbour play hongkong`
pub fn run(matches: &ArgMatches, screen: Screen<'_>) -> Result<(), Complaint> {
    let look = if matches.get_flag("plain") { Look::Told } else { Look::Drawn };
    let (record, save) = match matches.get_one::<String>("resume") {
        Some(file) => resume(screen.text, file)?,
        None => begin(matches, screen.text)?,
    };
    let players = Player::BOTH.map(|player| Who::of_tag(&record, player.seat()));
    let mut text = Text::new(screen.text.lang());
    for (player, who) in Player::BOTH.into_iter().zip(&players) {
        let name = who.name(&text);
        text.call(player.seat(), &name);
    }
    let seed = luck(&record);
    let mut table = Table::new(record, players, seed, save, screen.speaking(&text), look);
    let is_resumed = matches.contains_id("resume");
    table.open(is_resumed)?;
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
    record.set_tag("seed", &players::new_seed(matches.get_one::<u64>("seed").copied())?);
    let save = match matches.get_one::<String>("save") {
        Some(file) => SaveFile::new_at(file)?,
        None => SaveFile::next_free("hongkong"),
    };
    Ok((record, save))
}

/// A saved game: the file named, or the newest that is not over.
fn resume(text: &Text, file: &str) -> Result<(Record<HongKong>, SaveFile), Complaint> {
    if !file.is_empty() {
        let save = SaveFile::existing(file);
        let record = save.read(text, &HongKong)?;
        return if record.is_over(&HongKong) {
            Err(Say::AlreadyOver { file: file.into() }.into())
        } else {
            Ok((record, save))
        };
    }
    for save in SaveFile::newest_first("hongkong") {
        let record = save.read(text, &HongKong)?;
        if !record.is_over(&HongKong) {
            return Ok((record, save));
        }
    }
    Err(Say::NothingToResume { folder: save::folder().map(|folder| folder.display().to_string()).unwrap_or_default() }
        .into())
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
