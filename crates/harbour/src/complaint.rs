//! What went wrong, told so that one knows what to do.

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use bots::roster::NAMES;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use game::Message;
use game::record::FileError;
use text::Text;

use crate::options::{bounds, unknown_bot};
use crate::say::Say;
use crate::screen::{columns, wrap};

/// The exit code of a program that Ctrl-C has ended: 128 and the number of the signal, as shells count.
pub const INTERRUPTED: u8 = 130;

/// Why a command could not do what was asked.
#[derive(Debug)]
pub enum Complaint {
    /// The command line is wrong.
    Usage(Box<clap::Error>),
    /// Something to say.
    Said(Say),
    /// Reading or writing the terminal failed.
    Terminal(io::Error),
    /// The user pressed Ctrl-C, and the command has already said what there is to say.
    Interrupted,
}

impl From<Say> for Complaint {
    fn from(say: Say) -> Complaint {
        Complaint::Said(say)
    }
}

impl From<clap::Error> for Complaint {
    fn from(error: clap::Error) -> Complaint {
        Complaint::Usage(Box::new(error))
    }
}

impl From<io::Error> for Complaint {
    fn from(error: io::Error) -> Complaint {
        Complaint::Terminal(error)
    }
}

impl Complaint {
    /// A game file that was refused.
    pub fn file<R: Message>(text: &Text, file: &str, error: &FileError<R>) -> Complaint {
        let why = with_rule(text, error.fault.message());
        Say::BadFile { file: file.into(), line: error.line, why }.into()
    }

    /// A file that cannot be written.
    pub fn cannot_write(path: &Path, text: &Text, error: &io::Error) -> Complaint {
        write_failure(path, text, error).into()
    }

    /// Tells it on standard error, and gives the exit code: 2 for a wrong command line, 1 for all else. Who closed the
    /// pipe has read enough, so that is no failure.
    pub fn tell(self, text: &Text, args: &[OsString]) -> ExitCode {
        let (what, code) = match self {
            Complaint::Usage(error) if !error.use_stderr() => match error.print() {
                Ok(()) => return ExitCode::SUCCESS,
                Err(error) => return Complaint::Terminal(error).tell(text, args),
            },
            Complaint::Usage(error) => (usage(text, &error, args), 2),
            Complaint::Said(say) => (text.say(&say), 1),
            Complaint::Interrupted => return ExitCode::from(INTERRUPTED),
            Complaint::Terminal(error) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Complaint::Terminal(error) => (text.say(&Say::Other { why: io_words(text, &error) }), 1),
        };
        let what = text.say(&Say::Complaint { what });
        let _ = writeln!(anstream::stderr(), "{}", wrap(&what, columns(&io::stderr()), ""));
        ExitCode::from(code)
    }
}

/// A message with the number of its rule, where it has one.
pub fn with_rule(text: &Text, message: &dyn Message) -> String {
    let what = text.say(message);
    match message.rule() {
        Some(rule) => text.say(&Say::WithRule { what, rule }),
        None => what,
    }
}

/// The message for a file that cannot be read.
pub fn read_failure(path: &Path, text: &Text, error: &io::Error) -> Say {
    let file = path.display().to_string();
    match error.kind() {
        io::ErrorKind::PermissionDenied => Say::ReadDenied { file },
        _ => Say::CannotRead { file, why: io_words(text, error) },
    }
}

/// The message for a file or folder that cannot be written.
pub fn write_failure(path: &Path, text: &Text, error: &io::Error) -> Say {
    let file = path.display().to_string();
    match error.kind() {
        io::ErrorKind::PermissionDenied => Say::WriteDenied { file },
        _ => Say::CannotWrite { file, why: io_words(text, error) },
    }
}

/// What the system says of a file, in the reader's language where it is one of the usual things.
pub fn io_words(text: &Text, error: &io::Error) -> String {
    let kind = match error.kind() {
        io::ErrorKind::NotFound => "not-found",
        io::ErrorKind::PermissionDenied => "denied",
        io::ErrorKind::ReadOnlyFilesystem => "read-only",
        io::ErrorKind::IsADirectory => "folder",
        io::ErrorKind::NotADirectory => "no-folder",
        io::ErrorKind::StorageFull => "full",
        _ => "other",
    };
    text.say(&Say::Io { kind, raw: error.to_string() })
}

/// The command whose help helps: the commands that were named, as far as there are such. The games it is for, if its
/// commands are games.
fn helping_command(text: &Text, args: &[OsString]) -> (String, Option<Vec<String>>) {
    let mut command = &crate::cli::command(text);
    let mut words = vec!["harbour".to_string()];
    for arg in args.iter().skip(1).filter_map(|arg| arg.to_str()) {
        if let Some(found) = command.find_subcommand(arg) {
            words.push(arg.into());
            command = found;
        }
    }
    let has_games = command.get_subcommand_value_name() == Some("GAME");
    let games = has_games.then(|| command.get_subcommands().map(|game| game.get_name().to_string()).collect());
    (words.join(" ") + " --help", games)
}

/// What is wrong with the command line, in the reader's language.
fn usage(text: &Text, error: &clap::Error, args: &[OsString]) -> String {
    let get = |kind| error.get(kind).map(words).unwrap_or_default();
    let (argument, value) = (get(ContextKind::InvalidArg), get(ContextKind::InvalidValue));
    let guess = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue]
        .into_iter()
        .find_map(|kind| error.get(kind).map(best));
    let known = get(ContextKind::ValidValue);
    let (command, games) = helping_command(text, args);
    let what = match error.kind() {
        ErrorKind::InvalidSubcommand if let Some(games) = games => {
            Say::NoGame { found: get(ContextKind::InvalidSubcommand), games: games.join(", ") }
        }
        ErrorKind::InvalidSubcommand => Say::NoCommand { found: get(ContextKind::InvalidSubcommand) },
        ErrorKind::UnknownArgument => Say::NoArgument { found: argument },
        ErrorKind::MissingRequiredArgument => Say::MissingArgument { names: argument },
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => Say::MissingCommand,
        ErrorKind::ArgumentConflict if argument == get(ContextKind::PriorArg) => Say::OnlyOnce { name: argument },
        ErrorKind::ArgumentConflict => Say::Conflict { name: argument, other: get(ContextKind::PriorArg) },
        ErrorKind::InvalidUtf8 => Say::NotText,
        _ if let Some(name) = unknown_bot(error) => Say::ArenaNoSuchBot { name, known: NAMES.join(", ") },
        _ if value.is_empty() => Say::MissingValue { name: argument },
        _ if let Some((least, most)) = bounds(error) => Say::BadValueIn { name: argument, found: value, least, most },
        _ if known.is_empty() => Say::BadValue { name: argument, found: value },
        _ => Say::BadValueOf { name: argument, found: value, known },
    };
    let what = text.say(&what);
    let what = match guess {
        Some(guess) => text.say(&Say::DidYouMean { what, guess }),
        None => what,
    };
    text.say(&Say::SeeHelp { what, command })
}

fn words(value: &ContextValue) -> String {
    match value {
        ContextValue::Strings(many) => many.join(", "),
        one => one.to_string(),
    }
}

/// The best of some guesses, which stands last.
fn best(value: &ContextValue) -> String {
    match value {
        ContextValue::Strings(many) => many.last().cloned().unwrap_or_default(),
        one => one.to_string(),
    }
}
