//! `harbour play`: a game in the terminal, question by question.

pub mod blackout;
mod hint;
pub mod hongkong;
mod kept;
pub mod keyboard;
pub mod players;
mod programs;
pub mod save;
pub mod words;

use std::io::{self, IsTerminal};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use game::record::Record;
use game::{Game, Turn};
use text::Text;

use crate::complaint::Complaint;
use crate::interrupt;
use crate::language_of_system;
use crate::say::Say;
use crate::screen::Screen;
pub use hint::percent;
use keyboard::{Keyboard, Prompt, Typed};
use players::luck;
use save::SaveFile;

/// A table people and bots sit at.
trait Sitting {
    /// What the game waits for.
    fn turn(&self) -> Turn;
    /// Draws what chance decides.
    fn draw(&mut self) -> io::Result<()>;
    /// Whether a bot is to answer.
    fn bot_is_asked(&self) -> bool;
    /// Lets it answer.
    fn let_bot_play(&mut self) -> io::Result<()>;
    /// Shows what there is to decide, and returns the prompt for the answer.
    fn ask(&mut self) -> io::Result<Prompt>;
    /// Shows a line that no keyboard has put on the screen.
    fn echo(&mut self, line: &str) -> io::Result<()>;
    /// Carries out a line of input. Breaks when somebody leaves.
    fn answer(&mut self, line: &str) -> io::Result<ControlFlow<()>>;
    /// Ends the sitting, not the game.
    fn leave(&mut self, why: Option<&Say>) -> io::Result<()>;
    /// Shows how the game ended.
    fn close(&mut self) -> io::Result<()>;
}

/// Plays until the game is over or a player leaves. `name` is that of the game.
fn until_the_end(table: &mut impl Sitting, name: &str) -> Result<(), Complaint> {
    let is_typed = io::stdin().is_terminal();
    let mut keyboard = Keyboard::new(name);
    loop {
        // Ctrl-C between two questions; the bot that was thinking has not answered.
        if interrupt::is_pressed() {
            table.leave(None)?;
            return Err(Complaint::Interrupted);
        }
        match table.turn() {
            Turn::Over => return Ok(table.close()?),
            Turn::Chance => table.draw()?,
            Turn::Ask(_) if table.bot_is_asked() => table.let_bot_play()?,
            Turn::Ask(_) => {
                let prompt = table.ask()?;
                let line = match keyboard.read(&prompt)? {
                    Typed::Line(line) => line,
                    Typed::Ended if is_typed => return Ok(table.leave(None)?),
                    Typed::Ended => return Ok(table.leave(Some(&Say::InputEnded))?),
                    Typed::Interrupted => {
                        table.leave(None)?;
                        return Err(Complaint::Interrupted);
                    }
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

/// The file a new game is kept in: the one named, or the next free one.
fn new_file<G: Game>(matches: &ArgMatches) -> Result<SaveFile, Complaint> {
    match matches.get_one::<PathBuf>("save") {
        Some(file) => SaveFile::new_at(file),
        None => Ok(SaveFile::next_free(G::NAME, "txt")),
    }
}

/// A saved game: the file named, or the newest that is readable and not over.
fn resume<G: Game>(screen: &mut Screen<'_>, game: &G, file: &Path) -> Result<(Record<G>, SaveFile), Complaint> {
    if !file.as_os_str().is_empty() {
        let (record, save) = read(screen.text, game, file)?;
        let over = Say::AlreadyOver { file: file.display().to_string() };
        return if record.is_over(game) { Err(over.into()) } else { Ok((record, save)) };
    }
    for path in SaveFile::newest_first(G::NAME, "txt") {
        match read(screen.text, game, &path) {
            Ok((record, save)) if !record.is_over(game) => return Ok((record, save)),
            Ok(_) => {}
            Err(Complaint::Said(what)) => {
                let what = screen.text.say(&what);
                screen.say(&Say::Skipped { what })?;
            }
            Err(other) => return Err(other),
        }
    }
    let folder = save::folder().map(|folder| folder.display().to_string()).unwrap_or_default();
    Err(Say::NothingToResume { folder, game: G::NAME }.into())
}

/// Reads a saved game and draws its luck again, where it holds the seed.
fn read<G: Game>(text: &Text, game: &G, path: &Path) -> Result<(Record<G>, SaveFile), Complaint> {
    let (record, save) = SaveFile::read(text, game, path)?;
    verify(text, &record, path)?;
    Ok((record, save))
}

/// Draws every outcome of a record again from the seed in its header.
pub fn verify<G: Game>(text: &Text, record: &Record<G>, path: &Path) -> Result<(), Complaint> {
    let Some(seed) = luck(record)? else { return Ok(()) };
    record.verify(seed).map_err(|(step, flaw)| {
        let why = text.say(&Say::ReplayStep { number: step, what: text.say(&flaw) });
        Say::CannotRead { file: path.display().to_string(), why }.into()
    })
}

/// What somebody typed, short and without what a terminal would obey.
pub fn shown(line: &str) -> String {
    line.trim().chars().filter(|c| !c.is_control()).take(40).collect()
}

/// The option of the language, where it is not the system's.
pub fn with_lang(text: &Text) -> String {
    let lang = text.lang();
    if lang == language_of_system() { String::new() } else { format!(" --lang {lang}") }
}

/// A file name as a shell takes it.
pub fn quoted(name: &str) -> String {
    let plain = name.chars().all(|c| c.is_alphanumeric() || "/._-~".contains(c));
    if plain { name.into() } else { format!("'{}'", name.replace('\'', r"'\''")) }
}
