//! `harbour arena`: bots play each other, in paired deals and from all seats, until the figures are worth something.

mod entrants;
mod figures;
mod hopeless;
mod lines;
pub mod saved;
mod tell;
mod workers;

use std::fs::File;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use blackout::Blackout;
use bots::arena::Sprt;
use bots::arena::seating::Pairing;
use bots::roster::Budget;
use clap::ArgMatches;
use game::Game;
use hongkong::HongKong;
use serde_json::json;
use text::Text;

use crate::box_commands::load;
use crate::complaint::Complaint;
use crate::crew::{Crew, cores, listen};
use crate::external::{Log, ProtocolGame, Speech};
use crate::results::{Heading, Results};
use crate::say::Say;
use crate::screen::Screen;
use crate::simulate::blackout::{check, setup};

use entrants::Entrant;
use figures::Outcome;
use lines::GameLine;
use saved::GameFolder;
pub use tell::reason;
use workers::{Contestants, Finished};

/// How long a bot with a number of iterations may think: long enough for any number that makes sense, and an end to a program
/// that does not answer.
const WITH_ITERATIONS: Duration = Duration::from_secs(30);

/// `harbour arena hongkong`
pub fn hongkong(matches: &ArgMatches, screen: Screen<'_>) -> Result<(), Complaint> {
    hold(matches, screen, &HongKong, &hongkong::Setup::Draw, &Speech::of_hongkong())
}

/// `harbour arena blackout`
pub fn blackout(matches: &ArgMatches, mut screen: Screen<'_>) -> Result<(), Complaint> {
    let setup = check(setup(matches))?;
    let loaded = load(matches, &mut screen)?;
    let rules = Blackout { components: loaded.components.clone() };
    hold(matches, screen, &rules, &setup, &Speech::of_blackout(&loaded))
}

/// What a contest is held under. Results under other terms are no results of this contest.
pub struct Terms {
    /// The players, as they were named.
    pub names: Vec<String>,
    /// The same, told apart where one was named twice.
    pub labels: Vec<String>,
    /// What they may think about one answer.
    pub budget: Budget,
    /// The time for one answer.
    pub time: Duration,
    /// What fixes all chance.
    pub seed: u64,
    /// When enough has been played, if that is to be found out.
    pub sprt: Option<Sprt>,
    /// How many games each pairing plays.
    pub games: u64,
}

impl Terms {
    fn read(matches: &ArgMatches) -> Terms {
        let number = |name| matches.get_one::<u64>(name).copied();
        let (budget, time) = match (number("iterations"), number("time")) {
            (Some(n), _) => (Budget::Iterations(n), WITH_ITERATIONS),
            (None, time) => (Budget::Time, Duration::from_millis(time.unwrap_or(100))),
        };
        let sprt = matches.get_many::<f64>("sprt").map(|elo| elo.copied().collect::<Vec<_>>());
        let names: Vec<String> = matches.get_many::<String>("BOT").unwrap_or_default().cloned().collect();
        Terms {
            labels: told_apart(&names),
            names,
            budget,
            time,
            seed: number("seed").unwrap_or(1),
            sprt: sprt.and_then(|elo| Some(Sprt { elo0: *elo.first()?, elo1: *elo.get(1)? })),
            games: number("games").unwrap_or(1000),
        }
    }

    /// What results must have in common to be counted together.
    fn heading<G: Game>(&self, game: &G, setup: &G::Setup) -> Heading {
        let edition = game.edition();
        let terms = json!({
            "arena": 1, "game": G::NAME, "rules": edition.rules, "box": edition.components,
            "setup": game.print_setup(setup), "players": self.names, "seed": self.seed,
            "time_ms": match self.budget { Budget::Time => Some(self.time.as_millis() as u64), Budget::Iterations(_) => None },
            "iterations": match self.budget { Budget::Time => None, Budget::Iterations(n) => Some(n) },
        });
        Heading { kind: "arena", terms }
    }
}

/// The names, and a number with those that came before.
fn told_apart(names: &[String]) -> Vec<String> {
    let label = |(place, name): (usize, &String)| match names[..place].iter().filter(|before| *before == name).count() {
        0 => name.clone(),
        n => format!("{name} #{}", n + 1),
    };
    names.iter().enumerate().map(label).collect()
}

/// Holds a contest and tells what came of it.
fn hold<G: ProtocolGame + Sync>(
    matches: &ArgMatches,
    mut screen: Screen<'_>,
    game: &G,
    setup: &G::Setup,
    speech: &Speech,
) -> Result<(), Complaint>
where
    G::Setup: Sync,
{
    let terms = Terms::read(matches);
    let n_seats = game.seats(setup).len();
    if terms.names.len() < n_seats.min(2) {
        return Err(Say::ArenaTooFew.into());
    }
    if terms.sprt.is_some_and(|sprt| terms.names.len() != 2 || n_seats < 2 || !sprt.is_sound()) {
        return Err(Say::ArenaSprtTwo { most: Sprt::MOST }.into());
    }
    let entrants = terms.names.iter().map(|name| Entrant::called(name)).collect::<Result<Vec<_>, _>>()?;
    let pairings = Pairing::all(entrants.len(), n_seats);
    let log = open_log(matches.get_one::<PathBuf>("log"), screen.text)?;
    let mut games_folder = match matches.get_one::<PathBuf>("save-games") {
        Some(folder) => Some(GameFolder::create(folder, screen.text)?),
        None => None,
    };
    let contestants = Contestants {
        game,
        setup,
        entrants: &entrants,
        pairings: &pairings,
        terms: &terms,
        speech,
        log,
        saves_games: games_folder.is_some(),
        started: Mutex::default(),
    };
    // A contest that cannot begin leaves no file behind, and one whose games are all known needs no programs.
    if matches.get_one::<PathBuf>("resume").is_none_or(|file| !file.exists()) {
        contestants.start(screen.text)?;
    }
    let (mut results, known) = Results::open(
        matches.get_one::<PathBuf>("resume"),
        &terms.heading(game, setup),
        |line: GameLine| line.game(&pairings, game.is_ranking(setup)),
        screen.text,
    )?;
    let mut outcome = Outcome::new(&pairings, &terms);
    for game in known {
        outcome.add(game);
    }
    let (jobs, n_jobs) = outcome.to_play();
    if n_jobs > 0 {
        contestants.start(screen.text)?;
    }
    let stop = Arc::new(AtomicBool::new(false));
    listen(stop.clone());
    let threads = matches.get_one::<u64>("threads").map_or_else(cores, |&n| n as usize);
    let crew = Crew { threads, stop: &stop, text: screen.text };
    let is_on: Vec<AtomicBool> = (0..pairings.len()).map(|pairing| AtomicBool::new(outcome.is_on(pairing))).collect();
    let jobs = jobs.filter(|job| is_on[job.pairing].load(Ordering::Relaxed));
    let done = workers::run(&contestants, (jobs, n_jobs), &crew, |Finished { game, file }| {
        if let (Some(folder), Some(file)) = (&mut games_folder, &file) {
            folder.write(&game, file)?;
        }
        tell::trouble(screen.text, &terms.labels, &game);
        results.note(&GameLine::from(&game))?;
        let pairing = game.pairing;
        outcome.add(game);
        is_on[pairing].store(outcome.is_on(pairing), Ordering::Relaxed);
        Ok(outcome.is_done())
    });
    done.map_err(|error| {
        let of_game = games_folder.as_ref().and_then(|folder| folder.complaint(screen.text, &error));
        of_game.unwrap_or_else(|| results.complaint(screen.text, &error))
    })?;
    let is_stopped = stop.load(Ordering::Relaxed) && !outcome.is_done();
    if matches.get_flag("json") {
        let mut whole = terms.heading(game, setup).terms;
        outcome.write(&mut whole, is_stopped);
        screen.line(&whole.to_string())?;
    } else {
        tell::whole::<G>(&mut screen, &terms, &game.print_setup(setup), &outcome, is_stopped)?;
    }
    tell::hopeless(screen.text, &terms.labels, &outcome)
}

/// Opens the file in which everything that programs say is kept.
pub fn open_log(path: Option<&PathBuf>, text: &Text) -> Result<Log, Complaint> {
    let Some(path) = path else { return Ok(None) };
    let file = File::options().create(true).append(true).open(path);
    let file = file.map_err(|error| Complaint::cannot_write(path, text, &error))?;
    Ok(Some(Arc::new(Mutex::new(file))))
}
