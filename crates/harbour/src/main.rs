//! harbour: two board games about Hong Kong.

mod arena;
mod bench;
mod blackout_table;
mod bot;
mod box_commands;
mod cli;
mod complaint;
mod crew;
mod external;
mod games;
mod hongkong_board;
mod interrupt;
#[cfg(test)]
mod keys;
mod load;
mod options;
mod pages;
mod perft;
mod play;
mod relayed;
mod replay;
mod results;
mod rules;
mod say;
mod screen;
mod serve;
mod simulate;
mod tune;
mod verify;

use std::ffi::OsString;
use std::io::{self, IsTerminal};
use std::process::ExitCode;

use anstream::ColorChoice;
use text::{Lang, Text};

use complaint::Complaint;
use rules::Book;
use screen::Screen;

/// A server makes and drops messages on all threads all the time, which this one does faster and in less memory than the
/// system's.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let args = help_last(std::env::args_os().collect());
    let text = Text::new(language(&args));
    match run(&args, &text) {
        Ok(()) => ExitCode::SUCCESS,
        Err(complaint) => complaint.tell(&text, &args),
    }
}

fn run(args: &[OsString], text: &Text) -> Result<(), Complaint> {
    let command = cli::command(text);
    // Help is wrapped for readers of a terminal alone.
    let command = if io::stdout().is_terminal() { command } else { command.term_width(0) };
    let matches = command.try_get_matches_from(args)?;
    if matches.subcommand().is_none() {
        // Without a command harbour serves; what else was said still counts.
        let mut args = args.to_vec();
        args.insert(1.min(args.len()), "serve".into());
        return run(&args, text);
    }
    let color = match matches.get_one::<String>("color").map(String::as_str) {
        Some("always") => ColorChoice::Always,
        Some("never") => ColorChoice::Never,
        _ => ColorChoice::Auto,
    };
    let screen = Screen::new(text, color);
    let Some((command, matches)) = matches.subcommand() else { return Ok(cli::command(text).print_help()?) };
    match (command, matches.subcommand()) {
        ("play", Some(("blackout", matches))) => play::blackout::run(matches, screen),
        ("play", Some((_, matches))) => play::hongkong::run(matches, screen),
        ("perft", Some((_, matches))) => perft::run(matches, screen),
        ("rules", Some(("blackout", matches))) => rules::run(matches, Book::Blackout, screen),
        ("rules", Some((_, matches))) => rules::run(matches, Book::HongKong, screen),
        ("bench", Some(("blackout", matches))) => bench::blackout::run(matches, screen),
        ("bench", Some((_, matches))) => bench::hongkong::run(matches, screen),
        ("simulate", Some(("blackout", matches))) => simulate::blackout::run(matches, screen),
        ("simulate", Some((_, matches))) => simulate::hongkong::run(matches, screen),
        ("arena", Some(("blackout", matches))) => arena::blackout(matches, screen),
        ("arena", Some((_, matches))) => arena::hongkong(matches, screen),
        ("bot", _) => bot::run(matches, screen),
        ("tune", Some((_, matches))) => tune::report(matches, screen),
        ("box", _) => box_commands::run(matches, screen),
        ("games", _) => games::run(matches, screen),
        ("replay", _) => replay::run(matches, screen),
        ("review", _) => replay::run_review(matches, screen),
        ("verify", _) => verify::run(matches, screen),
        ("load", _) => load::run(matches, screen),
        ("serve", _) => serve::run(matches, screen),
        ("backup", _) => serve::copies::backup(matches, screen),
        ("restore", _) => serve::copies::restore(matches, screen),
        ("admin", _) => serve::admin::run(matches, screen),
        ("health", _) => serve::admin::health(matches, screen),
        ("completions", _) => pages::completions(matches, &screen),
        ("man", _) => pages::man(matches, screen),
        _ => Ok(cli::command(text).print_help()?),
    }
}

/// `harbour help play` means `harbour play --help`.
fn help_last(mut args: Vec<OsString>) -> Vec<OsString> {
    if args.get(1).is_some_and(|arg| arg == "help") {
        args.remove(1);
        args.push("--help".into());
    }
    args
}

/// The language asked for on the command line, else by the system, else English. It is found before the command line is
/// read, since what is said about a wrong one is said in it, too.
fn language(args: &[OsString]) -> Lang {
    let words = || args.iter().filter_map(|arg| arg.to_str());
    let asked = words().zip(words().skip(1)).find(|(name, _)| *name == "--lang").map(|(_, value)| value);
    let asked = asked.or_else(|| words().find_map(|word| word.strip_prefix("--lang=")));
    asked.and_then(|asked| asked.parse().ok()).unwrap_or_else(language_of_system)
}

/// The system's language if we speak it, else English.
pub fn language_of_system() -> Lang {
    sys_locale::get_locale().and_then(|locale| locale.parse().ok()).unwrap_or(Lang::En)
}
