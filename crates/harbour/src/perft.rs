//! `harbour perft`: counting what can be played.

use std::path::{Path, PathBuf};

use clap::ArgMatches;
use hongkong::{Piece, Placement, Player, Position, perft, perft_turns};
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
    if matches.get_flag("divide") {
        let moves = divide(&position, depth, matches.get_flag("turns"));
        for (first, nodes) in &moves {
            screen.line(&if as_json {
                json!({ "move": first, "nodes": nodes }).to_string()
            } else {
                format!("{first} {nodes}")
            })?;
        }
        let nodes: u64 = if depth == 0 { count(&position, 0) } else { moves.iter().map(|(_, nodes)| nodes).sum() };
        screen.line(&if as_json {
            json!({ "depth": depth, "nodes": nodes }).to_string()
        } else {
            format!("{depth} {nodes}")
        })?;
        return Ok(());
    }
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

/// The first moves of all lines to a depth, in notation, and how many lines begin with each. A move is a piece or a whole turn.
fn divide(position: &Position, depth: u32, by_turns: bool) -> Vec<(String, u64)> {
    let Some(rest) = depth.checked_sub(1) else { return Vec::new() };
    let mut moves = Vec::new();
    for (placement, after) in placements(position) {
        if by_turns && after.is_open() {
            let seconds = placements(&after).map(|(second, after)| (format!("{placement} {second}"), after));
            moves.extend(seconds.map(|(turn, after)| (turn, perft_turns(&after, rest))));
        } else {
            let count = if by_turns { perft_turns } else { perft };
            moves.push((placement.to_string(), count(&after, rest)));
        }
    }
    moves
}

/// Each legal placement, and the position after it.
fn placements(position: &Position) -> impl Iterator<Item = (Placement, Position)> {
    let position = *position;
    let each = Piece::ALL.into_iter().zip(position.legal());
    each.flat_map(move |(piece, plots)| {
        plots.into_iter().map(move |plot| {
            let placement = Placement { piece, plot };
            let mut after = position;
            after.place(placement);
            (placement, after)
        })
    })
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
