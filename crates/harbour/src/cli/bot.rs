//! `harbour bot` on the command line.

use clap::{Command, value_parser};

use super::Words;
use crate::options::within;
use crate::say::Help;

/// `harbour bot --url LINK PROGRAM`
pub(super) fn bot(t: &Words<'_>) -> Command {
    let command = Command::new("bot").about(t.of(Help::Bot)).after_help(t.of(Help::BotAfter));
    t.dress(
        command
            .arg(t.option("url", "LINK", Help::BotUrl).required(true))
            .arg(t.argument("PROGRAM", Help::BotProgram).num_args(1..).required(true).trailing_var_arg(true))
            .arg(t.option("name", "NAME", Help::BotCalled))
            .arg(t.option("time", "MS", Help::BotTime).value_parser(within::<u64>(1..=3_600_000)))
            .arg(t.option("log", "FILE", Help::ArenaLog).value_parser(value_parser!(std::path::PathBuf))),
    )
}
