//! `harbour tune report`: every figure by which the box's designed values are judged, and whether it is what it should be.

mod say;
mod tell;
mod words;

use std::fs::{self, File};
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use blackout::Blackout;
use bots::tuning::{Found, Played, Series, Verdict, figures, play};
use clap::ArgMatches;
use game::Game;
use serde_json::{Value, json};
use text::Text;

use crate::blackout_table::name_things;
use crate::box_commands::load;
use crate::complaint::Complaint;
use crate::crew::{Crew, cores, listen};
use crate::screen::Screen;
pub use say::Tuned;

/// What was played, and what came of it.
pub struct Report {
    seed: u64,
    games_each: u64,
    hash: String,
    folder: Option<PathBuf>,
    /// How many games were asked for in all.
    wanted: usize,
    games: Vec<Played>,
    figures: Vec<Found>,
}

impl Report {
    /// The command that makes it again.
    fn command(&self) -> String {
        let of_box = self.folder.as_ref().map_or(String::new(), |folder| format!(" --box {}", folder.display()));
        format!("harbour tune report --games {} --seed {}{of_box}", self.games_each, self.seed)
    }

    fn is_interrupted(&self) -> bool {
        self.games.len() < self.wanted
    }

    /// How many figures have been judged so.
    fn count(&self, verdict: Verdict) -> usize {
        self.figures.iter().filter(|found| found.verdict() == Some(verdict)).count()
    }

    fn as_json(&self) -> Value {
        json!({
            "tune": 1, "rules": Blackout::RULES, "box": self.hash, "games": self.games_each, "seed": self.seed,
            "played": self.games.len(), "interrupted": self.is_interrupted(),
            "met": self.count(Verdict::Met), "open": self.count(Verdict::Open), "missed": self.count(Verdict::Missed),
            "figures": self.figures.iter().map(words::as_json).collect::<Value>(),
        })
    }
}

/// `harbour tune report`
pub fn report(matches: &ArgMatches, mut screen: Screen<'_>) -> Result<(), Complaint> {
    let number = |name| matches.get_one::<u64>(name).copied();
    let (seed, games_each) = (number("seed").unwrap_or(1), number("games").unwrap_or(200));
    let loaded = load(matches, &mut screen)?;
    let out = matches.get_one::<PathBuf>("out");
    // Better now than after hours of play. Nothing is written into the file yet.
    let is_there = out.is_some_and(|path| path.exists());
    if let Some(path) = out {
        File::options()
            .create(true)
            .append(true)
            .open(path)
            .map_err(|error| Complaint::cannot_write(path, screen.text, &error))?;
    }
    let rules = Blackout { components: loaded.components.clone() };
    let all = Series::all();
    let n_series = all.len();
    let wanted = games_each as usize * n_series;
    let jobs = (0..games_each).flat_map(move |number| (0..n_series).map(move |series| (series, number)));
    let stop = Arc::new(AtomicBool::new(false));
    listen(stop.clone());
    let crew = Crew { threads: number("threads").map_or_else(cores, |n| n as usize), stop: &stop, text: screen.text };
    let mut games = Vec::new();
    let one = |(series, number): (usize, u64), (): &mut ()| play(&rules, &all, series, number, seed, &stop);
    crew.work(
        (jobs, wanted),
        || (),
        one,
        |game| {
            games.push(game);
            Ok(false)
        },
    )?;
    // Sums of fractions depend on their order, and games come in any.
    games.sort_by_key(|game: &Played| (game.series, game.number));
    let figures = figures(&rules.components, &games);
    let hash = rules.edition().components.unwrap_or_default();
    let folder = matches.get_one::<PathBuf>("box").cloned();
    let report = Report { seed, games_each, hash, folder, wanted, games, figures };
    let mut text = Text::new(screen.text.lang());
    name_things(&mut text, &loaded);
    let page = if matches.get_flag("json") { report.as_json().to_string() } else { tell::whole(&text, &report) };
    // What was interrupted is told, but never takes the place of a whole report.
    let Some(path) = out.filter(|_| !report.is_interrupted()) else {
        page.lines().try_for_each(|line| screen.line(line))?;
        let Some(path) = out else { return Ok(()) };
        if !is_there {
            fs::remove_file(path).map_err(|error| Complaint::cannot_write(path, screen.text, &error))?;
        }
        // Where the report is for programs, nothing else is told among it.
        let _ = writeln!(anstream::stderr(), "{}", text.say(&Tuned::NotWritten { file: path.display().to_string() }));
        return Ok(());
    };
    fs::write(path, page + "\n").map_err(|error| Complaint::cannot_write(path, screen.text, &error))?;
    screen.lines(&text.say(&tell::summary(&report)))?;
    Ok(screen.lines(&text.say(&Tuned::Written { file: path.display().to_string() }))?)
}
