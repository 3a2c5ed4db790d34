//! `harbour tune report`: every figure by which the box's designed values are judged, and whether it is what it should be.

mod lines;
mod say;
mod tell;
mod words;

use std::collections::HashSet;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf, absolute};
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
use crate::results::{Heading, Results};
use crate::say::Say;
use crate::screen::Screen;
use lines::GameLine;
pub use say::Tuned;

/// What was played, and what came of it.
pub struct Report {
    seed: u64,
    /// Games of each chapter.
    chapters: u64,
    /// Standard games of each number of seats.
    standard: u64,
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
        let standard =
            if self.standard == self.chapters { String::new() } else { format!(" --standard {}", self.standard) };
        format!("harbour tune report --games {}{standard} --seed {}{of_box}", self.chapters, self.seed)
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
            "tune": 1, "rules": Blackout::RULES, "box": self.hash, "games": self.chapters,
            "standard": self.standard, "seed": self.seed,
            "played": self.games.len(), "interrupted": self.is_interrupted(),
            "met": self.count(Verdict::Met), "open": self.count(Verdict::Open), "missed": self.count(Verdict::Missed),
            "figures": self.figures.iter().map(words::as_json).collect::<Value>(),
        })
    }
}

/// `harbour tune report`
pub fn report(matches: &ArgMatches, mut screen: Screen<'_>) -> Result<(), Complaint> {
    let number = |name| matches.get_one::<u64>(name).copied();
    let (seed, chapters) = (number("seed").unwrap_or(1), number("games").unwrap_or(200));
    let standard = number("standard").unwrap_or(chapters);
    let loaded = load(matches, &mut screen)?;
    let [out, resume] = ["out", "resume"].map(|name| matches.get_one::<PathBuf>(name));
    if let Some(path) = out {
        check(path, resume, screen.text)?;
    }
    let rules = Blackout { components: loaded.components.clone() };
    let hash = rules.edition().components.unwrap_or_default();
    let terms = json!({ "tune": 1, "rules": Blackout::RULES, "box": hash, "seed": seed });
    let all = Series::all();
    let heading = Heading { kind: "tune", terms };
    let (mut results, known) = Results::open(resume, &heading, |line: GameLine| line.game(&all), screen.text)?;
    let count = |series: &Series| if series.setup.chapter.is_some() { chapters } else { standard };
    let counts: Vec<u64> = all.iter().map(count).collect();
    let wanted = counts.iter().sum::<u64>() as usize;
    let stop = Arc::new(AtomicBool::new(false));
    listen(stop.clone());
    let crew = Crew { threads: number("threads").map_or_else(cores, |n| n as usize), stop: &stop, text: screen.text };
    let one = |(series, number): Job, (): &mut ()| play(&rules, &all, series, number, seed, &stop);
    let games = complete(known, &counts, &crew, one, |game| results.note(&GameLine::from(game)));
    let games = games.map_err(|error| results.complaint(screen.text, &error))?;
    let figures = figures(&rules.components, &games);
    let folder = matches.get_one::<PathBuf>("box").cloned();
    let report = Report { seed, chapters, standard, hash, folder, wanted, games, figures };
    let mut text = Text::new(screen.text.lang());
    name_things(&mut text, &loaded);
    let page = if matches.get_flag("json") { report.as_json().to_string() } else { tell::whole(&text, &report) };
    // What was interrupted is told, but never takes the place of a whole report.
    let Some(path) = out.filter(|_| !report.is_interrupted()) else {
        page.lines().try_for_each(|line| screen.line(line))?;
        let Some(path) = out else { return Ok(()) };
        // Where the report is for programs, nothing else is told among it.
        let _ = writeln!(anstream::stderr(), "{}", text.say(&Tuned::NotWritten { file: path.display().to_string() }));
        return Ok(());
    };
    fs::write(path, page + "\n").map_err(|error| Complaint::cannot_write(path, screen.text, &error))?;
    screen.lines(&text.say(&tell::summary(&report)))?;
    Ok(screen.lines(&text.say(&Tuned::Written { file: path.display().to_string() }))?)
}

/// A game by its series and its number there.
type Job = (usize, u64);

/// So many games of each series, in their order: those that are known, and the others, which are played and noted.
fn complete(
    known: Vec<Played>,
    counts: &[u64],
    crew: &Crew<'_>,
    play: impl Fn(Job, &mut ()) -> Option<Played> + Sync,
    mut note: impl FnMut(&Played) -> io::Result<()>,
) -> io::Result<Vec<Played>> {
    let job_of = |game: &Played| (game.series, game.number);
    // More may be known than is asked for.
    let mut games: Vec<Played> = known.into_iter().filter(|game| game.number < counts[game.series]).collect();
    games.sort_by_key(job_of);
    games.dedup_by_key(|game| job_of(game));
    let played: HashSet<Job> = games.iter().map(job_of).collect();
    let jobs = (0..counts.iter().copied().max().unwrap_or(0)).flat_map(|number| {
        let series = (0..counts.len()).filter(move |&series| number < counts[series]);
        series.map(move |series| (series, number))
    });
    let n_jobs = counts.iter().sum::<u64>() as usize - played.len();
    let take = |game: Played| {
        note(&game)?;
        games.push(game);
        Ok(false)
    };
    crew.work((jobs.filter(|job| !played.contains(job)), n_jobs), || (), play, take)?;
    // Sums of fractions depend on their order, and games come in any.
    games.sort_by_key(job_of);
    Ok(games)
}

/// Whether the report can be written, and over nothing that is needed: better now than after hours of play. Nothing is written yet,
/// and nothing is left behind.
fn check(path: &Path, games: Option<&PathBuf>, text: &Text) -> Result<(), Complaint> {
    let place = |path: &Path| fs::canonicalize(path).or_else(|_| absolute(path)).ok();
    if games.is_some_and(|games| place(games) == place(path)) {
        return Err(Say::TuneSameFile { file: path.display().to_string() }.into());
    }
    let is_there = path.exists();
    let opened = File::options().create(true).append(true).open(path);
    let tried = opened.and_then(|_| if is_there { Ok(()) } else { fs::remove_file(path) });
    tried.map_err(|error| Complaint::cannot_write(path, text, &error))
}
