//! `harbour perft`: counting what can be played.

use std::path::{Path, PathBuf};

use clap::ArgMatches;
use hongkong::{Player, Position, perft, perft_turns};
use serde_json::json;

use crate::complaint::{Complaint, io_words, with_rule};
use crate::say::Say;
use crate::screen::Screen;

/// `harbour perft hongkong`
pub fn run(matches: &ArgMatches, mut screen: Screen<'_>) -> Result<(), Complaint> {
    let depth = *matches.get_one::<u32>("DEPTH").unwrap_or(&0);
    let count = if matches.get_flag("turns") { perft_turns } else { perft };
    let as_json = matches.get_flag("json");
    if let Some(file) = matches.get_one::<PathBuf>("positions") {
        for (text, position) in read_positions(&screen, file)? {
            let nodes = count(&position, depth);
            screen.line(&if as_json {
                json!({ "position": text, "depth": depth, "nodes": nodes }).to_string()
            } else {
                nodes.to_string()
            })?;
        }
        return Ok(());
    }
    let position = match matches.get_one::<String>("position") {
        None => Position::start(Player::A),
        Some(text) => parse(&screen, text).map_err(|why| Say::BadPosition { why })?,
    };
    for depth in depth.min(1)..=depth {
        let nodes = count(&position, depth);
        screen.line(&if as_json {
            json!({ "depth": depth, "nodes": nodes }).to_string()
        } else {
            format!("{depth} {nodes}")
        })?;
    }
    Ok(())
}

/// All positions of a file, one a line; empty lines and those that begin with `#` say nothing.
fn read_positions(screen: &Screen<'_>, file: &Path) -> Result<Vec<(String, Position)>, Complaint> {
    let name = file.display().to_string();
    let read = std::fs::read_to_string(file);
    let text = read.map_err(|why| Say::CannotRead { file: name.clone(), why: io_words(screen.text, &why) })?;
    let lines = text.lines().enumerate().map(|(i, line)| (i + 1, line.trim()));
    let positions = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#')).map(|(n, line)| {
        let position = parse(screen, line).map_err(|why| Say::BadLine { file: name.clone(), line: n, why })?;
        Ok((line.to_string(), position))
    });
    positions.collect()
}

fn parse(screen: &Screen<'_>, text: &str) -> Result<Position, String> {
    text.trim().parse().map_err(|why| with_rule(screen.text, &why))
}
