//! The command about saved games.

use clap::Command;

use super::Words;
use crate::say::Help;

/// `harbour games`
pub fn games(t: &Words<'_>) -> Command {
    let command = Command::new("games").about(t.of(Help::GamesCommand)).after_help(t.of(Help::GamesCommandAfter));
    t.dress(command.arg(t.with_box()).arg(t.json()))
}
