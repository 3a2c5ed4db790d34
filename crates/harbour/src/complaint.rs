//! What went wrong, told so that one knows what to do.

use std::io;
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use game::record::FileError;
use game::{Message, Refusal};
use text::Text;

use crate::say::Say;

/// Why a command could not do what was asked.
#[derive(Debug)]
pub enum Complaint {
    /// The command line is wrong.
    Usage(Box<clap::Error>),
    /// Something to say.
    Said(Say),
    /// Reading or writing the terminal failed.
    Terminal(io::Error),
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

    /// Tells it on standard error, and gives the exit code: 2 for a wrong command line, 1 for all else. Who closed the
    /// pipe has read enough, so that is no failure.
    pub fn tell(self, text: &Text) -> ExitCode {
        let (what, code) = match self {
            Complaint::Usage(error) if !error.use_stderr() => {
                // Help and version were asked for; a closed pipe has read enough of them.
                let _ = error.print();
                return ExitCode::SUCCESS;
            }
            Complaint::Usage(error) => (usage(text, &error), 2),
            Complaint::Said(say) => (text.say(&say), 1),
            Complaint::Terminal(error) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Complaint::Terminal(error) => (text.say(&Say::Other { why: error.to_string() }), 1),
        };
        let mut stderr = anstream::stderr();
        let _ = io::Write::write_all(&mut stderr, format!("{}\n", text.say(&Say::Complaint { what })).as_bytes());
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

/// A refusal with the number of its rule.
pub fn refusal<R: Message>(text: &Text, refusal: &Refusal<R>) -> String {
    with_rule(text, refusal.message())
}

/// What is wrong with the command line, in the reader's language.
fn usage(text: &Text, error: &clap::Error) -> String {
    let get = |kind| error.get(kind).map(words).unwrap_or_default();
    let (argument, value) = (get(ContextKind::InvalidArg), get(ContextKind::InvalidValue));
    let guess = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue]
        .into_iter()
        .find_map(|kind| error.get(kind).map(best));
    let known = get(ContextKind::ValidValue);
    let what = match error.kind() {
        ErrorKind::InvalidSubcommand => Say::NoCommand { found: get(ContextKind::InvalidSubcommand) },
        ErrorKind::UnknownArgument => Say::NoArgument { found: argument },
        ErrorKind::MissingRequiredArgument => Say::MissingArgument { names: argument },
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => Say::MissingCommand,
        ErrorKind::ArgumentConflict if argument == get(ContextKind::PriorArg) => Say::OnlyOnce { name: argument },
        ErrorKind::ArgumentConflict => Say::Conflict { name: argument, other: get(ContextKind::PriorArg) },
        _ if value.is_empty() => Say::MissingValue { name: argument },
        _ if known.is_empty() => Say::BadValue { name: argument, found: value },
        _ => Say::BadValueOf { name: argument, found: value, known },
    };
    let what = text.say(&what);
    let what = match guess {
        Some(guess) => text.say(&Say::DidYouMean { what, guess }),
        None => what,
    };
    text.say(&Say::SeeHelp { what, command: "harbour --help".into() })
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
