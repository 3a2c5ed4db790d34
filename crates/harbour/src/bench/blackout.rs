//! How fast the rules of Blackout are.

use std::hint::black_box;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use blackout::{Blackout, Setup, State};
use bots::blackout::{Tally, playout, watched_playout};
use clap::ArgMatches;
use game::Game;
use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use serde_json::json;

use super::instructions;
use crate::box_commands::load;
use crate::complaint::Complaint;
use crate::say::Say;
use crate::screen::Screen;
use crate::simulate::blackout::{check, setup};

/// So many different games are played, again and again until the time is up.
const GAMES: u32 = 200;

/// `harbour bench blackout`
pub fn run(matches: &ArgMatches, mut screen: Screen<'_>) -> Result<(), Complaint> {
    let mut setup = check(setup(matches))?;
    if !matches.contains_id("seats") && setup.chapter.is_none() {
        setup.n_seats = 4;
    }
    let rules = Blackout { components: load(matches, &mut screen)?.components };
    if let Some(&games) = matches.get_one::<u32>("playouts") {
        return Ok(screen.line(&play(&rules, &setup, games).decisions.to_string())?);
    }
    let time = Duration::from_secs(matches.get_one::<u64>("seconds").copied().unwrap_or(3));
    if matches.get_flag("bots") {
        return super::bots::of_blackout(&rules, &setup, time, matches.get_flag("json"), screen);
    }
    let (mut games, mut tally) = (0_u64, Tally::default());
    let before = Instant::now();
    while before.elapsed() < time {
        games += u64::from(GAMES);
        tally.add(play(&rules, &setup, GAMES));
    }
    let ns = before.elapsed().as_secs_f64() * 1e9;
    let decisions = tally.decisions as f64;
    let per_phase = decisions_per_phase(&rules, &setup);
    let counted = count(&rules, &setup, matches.get_one::<PathBuf>("box"));
    let clone_ns = clone_ns(&rules, &setup);
    if matches.get_flag("json") {
        let whole = json!({
            "game": Blackout::NAME, "setup": rules.print_setup(&setup), "state_bytes": size_of::<State>(),
            "games_per_second": games as f64 / ns * 1e9, "decisions_per_second": decisions / ns * 1e9,
            "ns_per_decision": ns / decisions, "instructions_per_decision": counted, "clone_ns": clone_ns,
            "decisions_per_game": decisions / games as f64, "mean_list": tally.listed as f64 / decisions,
            "longest_list": tally.longest,
            "decisions_per_phase": per_phase,
        });
        return Ok(screen.line(&whole.to_string())?);
    }
    let text = screen.text;
    let (setup, clone) = (rules.print_setup(&setup), text.decimal(clone_ns, 1));
    screen.say(&Say::BlackoutBench { setup, bytes: size_of::<State>(), clone })?;
    screen.say(&Say::BlackoutSpeed {
        games: text.decimal(games as f64 / ns * 1e9, 0),
        decisions: text.decimal(decisions / ns * 1e9, 0),
        per_decision: text.decimal(ns / decisions, 0),
    })?;
    screen.say(&Say::BlackoutLists {
        per_game: text.decimal(decisions / games as f64, 0),
        mean: text.decimal(tally.listed as f64 / decisions, 1),
        longest: tally.longest,
    })?;
    for (phase, &decisions) in per_phase.iter().enumerate() {
        screen.say(&Say::BlackoutPhase { phase, decisions: text.decimal(decisions, 1) })?;
    }
    screen.say(&match counted {
        Some(counted) => Say::BlackoutInstructions { per_decision: text.decimal(counted, 0) },
        None => Say::BenchNoInstructions,
    })?;
    Ok(())
}

/// Plays so many random games.
fn play(rules: &Blackout, setup: &Setup, games: u32) -> Tally {
    let mut rng = Pcg32::seed_from_u64(1);
    let mut whole = Tally::default();
    for _ in 0..games {
        whole.add(playout(rules, black_box(&mut rules.start(setup)), &mut rng));
    }
    whole
}

/// Decisions per game before the first round and in each of the eight phases.
fn decisions_per_phase(rules: &Blackout, setup: &Setup) -> [f64; 9] {
    let mut rng = Pcg32::seed_from_u64(1);
    let mut decisions = [0_u32; 9];
    for _ in 0..GAMES {
        watched_playout(rules, &mut rules.start(setup), &mut rng, |state, _| {
            decisions[usize::from(state.table().phase())] += 1;
        });
    }
    decisions.map(|decisions| f64::from(decisions) / f64::from(GAMES))
}

/// Instructions per decision: the difference between a few and more games.
fn count(rules: &Blackout, setup: &Setup, folder: Option<&PathBuf>) -> Option<f64> {
    let folder = folder.map(|folder| folder.display().to_string());
    let collected = |games: u32| {
        let (games, seats) = (games.to_string(), setup.n_seats.to_string());
        let chapter = setup.chapter.map(|chapter| (chapter as u8 + 1).to_string());
        let mut args = vec!["bench", "blackout", "--playouts", &games, "--seats", &seats];
        args.extend(chapter.iter().flat_map(|chapter| ["--chapter", chapter.as_str()]));
        args.extend(folder.iter().flat_map(|folder| ["--box", folder.as_str()]));
        instructions(&args)
    };
    let extra = collected(30)?.checked_sub(collected(10)?)?;
    Some(extra as f64 / (play(rules, setup, 30).decisions - play(rules, setup, 10).decisions) as f64)
}

/// The time to copy a state.
fn clone_ns(rules: &Blackout, setup: &Setup) -> f64 {
    const COPIES: u32 = 1_000_000;
    let state = rules.start(setup);
    let before = Instant::now();
    for _ in 0..COPIES {
        black_box(*black_box(&state));
    }
    before.elapsed().as_secs_f64() * 1e9 / f64::from(COPIES)
}
