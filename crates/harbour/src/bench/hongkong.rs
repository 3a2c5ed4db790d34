//! How fast the rules of Hong Kong are.

use std::hint::black_box;
use std::time::{Duration, Instant};

use bots::hongkong::{playout_by_pieces, playout_by_turns};
use clap::ArgMatches;
use hongkong::{Player, Position, State, perft};
use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use serde_json::{Value, json};

use super::instructions;
use crate::complaint::Complaint;
use crate::say::Say;
use crate::screen::Screen;

type Playout = fn(&mut Position, &mut Pcg32) -> u32;
const KINDS: [(&str, Playout); 2] = [("pieces", playout_by_pieces), ("turns", playout_by_turns)];
const PERFT_DEPTH: u32 = 4;

/// Time and instructions of one kind of playout.
struct Figures {
    kind: &'static str,
    playouts_per_second: f64,
    ns_per_playout: f64,
    ns_per_piece: f64,
    /// By playout and by placed piece, where valgrind is there to count.
    instructions: Option<(f64, f64)>,
}

/// `harbour bench hongkong`
pub fn run(matches: &ArgMatches, mut screen: Screen<'_>) -> Result<(), Complaint> {
    let playouts = matches.get_one::<u32>("playouts").copied().unwrap_or(1);
    if let Some(kernel) = matches.get_one::<String>("kernel") {
        for (_, playout) in KINDS.iter().filter(|(kind, _)| kind == kernel) {
            screen.line(&play(*playout, playouts).to_string())?;
        }
        return Ok(());
    }
    let time = Duration::from_secs(matches.get_one::<u64>("seconds").copied().unwrap_or(3));
    if matches.get_flag("bots") {
        return super::bots::of_hongkong(time, matches.get_flag("json"), screen);
    }
    let figures = KINDS.map(|(kind, playout)| measure(kind, playout, time));
    let before = Instant::now();
    let nodes = perft(black_box(&Position::start(Player::A)), PERFT_DEPTH);
    let perft_ms = before.elapsed().as_secs_f64() * 1000.0;
    let bytes = size_of::<State>();
    if matches.get_flag("json") {
        let kinds: Vec<Value> = figures.iter().map(in_json).collect();
        let perft = json!({ "depth": PERFT_DEPTH, "nodes": nodes, "milliseconds": perft_ms });
        let whole = json!({ "game": "hongkong", "state_bytes": bytes, "playouts": kinds, "perft": perft });
        return Ok(screen.line(&whole.to_string())?);
    }
    screen.say(&Say::BenchHead { bytes })?;
    for figures in &figures {
        tell(figures, &mut screen)?;
    }
    let milliseconds = screen.text.decimal(perft_ms, 1);
    screen.say(&Say::BenchPerft { nodes, milliseconds })?;
    Ok(())
}

fn tell(figures: &Figures, screen: &mut Screen<'_>) -> Result<(), Complaint> {
    screen.say(&if figures.kind == "pieces" { Say::BenchPieces } else { Say::BenchTurns })?;
    screen.say(&Say::BenchSpeed {
        playouts: screen.text.decimal(figures.playouts_per_second, 0),
        per_playout: screen.text.decimal(figures.ns_per_playout, 0),
        per_piece: screen.text.decimal(figures.ns_per_piece, 1),
    })?;
    screen.say(&match figures.instructions {
        Some((per_playout, per_piece)) => Say::BenchInstructions {
            per_playout: screen.text.decimal(per_playout, 0),
            per_piece: screen.text.decimal(per_piece, 1),
        },
        None => Say::BenchNoInstructions,
    })?;
    Ok(())
}

fn in_json(figures: &Figures) -> Value {
    json!({
        "kind": figures.kind,
        "per_second": figures.playouts_per_second,
        "ns_per_playout": figures.ns_per_playout,
        "ns_per_piece": figures.ns_per_piece,
        "instructions_per_playout": figures.instructions.map(|(per_playout, _)| per_playout),
        "instructions_per_piece": figures.instructions.map(|(_, per_piece)| per_piece),
    })
}

/// Plays so many games from the start and returns how many pieces that took.
fn play(playout: Playout, playouts: u32) -> u64 {
    let mut rng = Pcg32::seed_from_u64(1);
    let game = |_| u64::from(playout(black_box(&mut Position::start(Player::A)), &mut rng));
    (0..playouts).map(game).sum()
}

fn measure(kind: &'static str, playout: Playout, time: Duration) -> Figures {
    const BATCH: u32 = 2_000;
    let (mut playouts, mut pieces) = (0.0, 0.0);
    let before = Instant::now();
    while before.elapsed() < time {
        pieces += play(playout, BATCH) as f64;
        playouts += f64::from(BATCH);
    }
    let ns = before.elapsed().as_secs_f64() * 1e9;
    Figures {
        kind,
        playouts_per_second: playouts / ns * 1e9,
        ns_per_playout: ns / playouts,
        ns_per_piece: ns / pieces,
        instructions: count_instructions(kind, playout),
    }
}

/// Lets valgrind count what this program does for a few and for more playouts; the difference is that of the playouts.
fn count_instructions(kind: &str, playout: Playout) -> Option<(f64, f64)> {
    const FEW: u32 = 500;
    const MORE: u32 = 1_500;
    let extra = collected(kind, MORE)?.checked_sub(collected(kind, FEW)?)? as f64;
    let pieces = play(playout, MORE) - play(playout, FEW);
    Some((extra / f64::from(MORE - FEW), extra / pieces as f64))
}

fn collected(kind: &str, playouts: u32) -> Option<u64> {
    instructions(&["bench", "hongkong", "--kernel", kind, "--playouts", &playouts.to_string()])
}
