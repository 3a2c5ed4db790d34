//! Values of options that are checked, completed and explained better than clap does by itself.

use std::ffi::OsStr;
use std::ops::RangeInclusive;

use bots::roster::NAMES;
use clap::builder::{PossibleValue, RangedU64ValueParser, StringValueParser, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command};

use crate::external::{Named, near_bot};

/// A whole number within bounds, which an error names.
#[derive(Clone, Debug)]
pub struct Within<T: TryFrom<u64> + Clone + Send + Sync + 'static> {
    parser: RangedU64ValueParser<T>,
    range: RangeInclusive<u64>,
}

/// Returns a parser of whole numbers within these bounds.
pub fn within<T: TryFrom<u64> + Clone + Send + Sync + 'static>(range: RangeInclusive<u64>) -> Within<T> {
    Within { parser: RangedU64ValueParser::new().range(range.clone()), range }
}

impl<T> TypedValueParser for Within<T>
where
    T: TryFrom<u64> + Clone + Send + Sync + 'static,
    <T as TryFrom<u64>>::Error: std::error::Error + Send + Sync + 'static,
{
    type Value = T;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<T, clap::Error> {
        self.parser.parse_ref(command, arg, value).map_err(|mut error| {
            let bounds = [self.range.start(), self.range.end()].map(ToString::to_string);
            error.insert(ContextKind::Custom, ContextValue::Strings(bounds.into()));
            error
        })
    }
}

/// The bounds that a value should have been within.
pub fn bounds(error: &clap::Error) -> Option<(String, String)> {
    match error.get(ContextKind::Custom) {
        Some(ContextValue::Strings(bounds)) => Some((bounds.first()?.clone(), bounds.get(1)?.clone())),
        _ => None,
    }
}

/// The name of a player. Shells complete the names of bots.
#[derive(Clone, Copy, Debug)]
pub enum PlayerName {
    /// A bot, a program or a person.
    Anybody,
    /// A bot or a program.
    NoPeople,
}

impl PlayerName {
    /// Makes an argument take such names.
    pub fn of(self, arg: Arg) -> Arg {
        arg.value_parser(self).hide_possible_values(true)
    }
}

impl TypedValueParser for PlayerName {
    type Value = String;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<String, clap::Error> {
        let name = StringValueParser::new().parse_ref(command, arg, value)?;
        let guess = near_bot(&name);
        let is_known = match self {
            PlayerName::Anybody => guess.is_none() || Named::of(&name) != Named::Other,
            PlayerName::NoPeople => Named::without_people(&name) != Named::Other,
        };
        if is_known { Ok(name) } else { Err(no_such_bot(command, arg, name, guess)) }
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(NAMES.iter().map(PossibleValue::new)))
    }
}

fn no_such_bot(command: &Command, arg: Option<&Arg>, name: String, guess: Option<&'static str>) -> clap::Error {
    let mut error = clap::Error::new(ErrorKind::InvalidValue).with_cmd(command);
    let arg = arg.map(ToString::to_string).unwrap_or_default();
    error.insert(ContextKind::InvalidArg, ContextValue::String(arg));
    error.insert(ContextKind::InvalidValue, ContextValue::String(name.clone()));
    error.insert(ContextKind::Custom, ContextValue::String(name));
    if let Some(guess) = guess {
        error.insert(ContextKind::SuggestedValue, ContextValue::String(guess.into()));
    }
    error
}

/// The name that is no bot's, where an error is about that.
pub fn unknown_bot(error: &clap::Error) -> Option<String> {
    match error.get(ContextKind::Custom) {
        Some(ContextValue::String(name)) => Some(name.clone()),
        _ => None,
    }
}
