//! Games on several threads. Each has programs and bots of its own, and every game follows from its deal and seating alone, so
//! that it does not matter who plays it.

use std::io::{self, IsTerminal, Write};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use bots::arena::seating::Pairing;
use bots::arena::{Contest, Match, Player, luck_of, play, whims};
use game::{Game, Limits, Seat};
use server::Shown;
use text::Text;

use super::Terms;
use super::entrants::Entrant;
use crate::external::{External, Log, Place, Program, Speech};
use crate::say::Say;

/// A game to be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Job {
    /// The pairing, by its place in the list.
    pub pairing: usize,
    /// The deal.
    pub deal: u64,
    /// Which of the deal's seatings.
    pub seating: usize,
}

/// All that the games of a contest have in common.
pub struct Contestants<'a, G: Game> {
    /// The rules.
    pub game: &'a G,
    /// What is chosen before the start.
    pub setup: &'a G::Setup,
    /// Who takes part.
    pub entrants: &'a [Entrant],
    /// Who meets whom.
    pub pairings: &'a [Pairing],
    /// The terms.
    pub terms: &'a Terms,
    /// What programs are told by.
    pub speech: &'a Speech,
    /// Where what they say is written.
    pub log: Log,
}

/// How often the progress is shown.
const TICK: Duration = Duration::from_millis(250);

/// Plays the games and hands over each that is done, until it answers that it has enough, or all stop.
///
/// # Errors
/// What whoever takes the games complains of; the games then end.
pub fn run<G: Contest + Shown + Sync>(
    contestants: &Contestants<'_, G>,
    jobs: &[Job],
    threads: usize,
    stop: &AtomicBool,
    text: &Text,
    mut take: impl FnMut(Match) -> io::Result<bool>,
) -> io::Result<()>
where
    G::Setup: Sync,
{
    let next = AtomicUsize::new(0);
    let (sender, games) = channel();
    let mut progress = Progress::begin(jobs.len(), text);
    thread::scope(|scope| {
        for _ in 0..threads.clamp(1, jobs.len().max(1)) {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                let _all_stop = StopOnPanic(stop);
                let mut programs = contestants.programs();
                while let Some(job) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let Some(game) = contestants.play(*job, &mut programs, stop) else { return };
                    if sender.send(game).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut taken = Ok(());
        loop {
            match games.recv_timeout(TICK) {
                Ok(game) if taken.is_ok() => match take(game) {
                    Ok(false) => progress.step(),
                    Ok(true) => stop.store(true, Ordering::Relaxed),
                    Err(error) => {
                        taken = Err(error);
                        stop.store(true, Ordering::Relaxed);
                    }
                },
                Ok(_) => {}
                Err(RecvTimeoutError::Timeout) => progress.show(),
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        progress.end();
        taken
    })
}

/// A bot of ours that panics is a bug, and nobody should have to wait for the other games to hear of it.
struct StopOnPanic<'a>(&'a AtomicBool);

impl Drop for StopOnPanic<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.store(true, Ordering::Relaxed);
        }
    }
}

impl<G: Contest + Shown> Contestants<'_, G> {
    /// Programs for every seat that may need one, with the players they are. None is started yet.
    fn programs(&self) -> Vec<(usize, Program)> {
        let n_seats = self.game.seats(self.setup).len();
        let of_player = |(player, entrant): (usize, &Entrant)| -> Vec<(usize, Program)> {
            match entrant {
                Entrant::Bot(_) => Vec::new(),
                Entrant::Program(words) => {
                    (0..n_seats).map(|_| (player, Program::new(words.clone(), self.log.clone()))).collect()
                }
            }
        };
        self.entrants.iter().enumerate().flat_map(of_player).collect()
    }

    /// Plays a game; `None` if it was stopped.
    fn play(&self, job: Job, programs: &mut [(usize, Program)], stop: &AtomicBool) -> Option<Match> {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let Job { pairing, deal, seating } = job;
        let luck = luck_of(self.terms.seed, deal);
        let sitting = &self.pairings[pairing].seatings(deal)[seating];
        let names: Vec<String> = sitting.iter().map(|&player| self.terms.labels[player].clone()).collect();
        let mut free: Vec<_> = programs.iter_mut().map(Some).collect();
        let sit = |(seat, &player): (Seat, &usize)| -> Option<(usize, Box<dyn Player<G> + '_>)> {
            let seed = whims(luck, pairing, seating, seat);
            let player_there: Box<dyn Player<G>> = match &self.entrants[player] {
                Entrant::Bot(name) => Box::new(G::bot_called(name, self.terms.budget, seed)?),
                Entrant::Program(_) => {
                    let is_its =
                        |slot: &&mut Option<&mut (usize, Program)>| matches!(slot, Some((of, _)) if *of == player);
                    let (_, program) = free.iter_mut().find(is_its)?.take()?;
                    let place = Place {
                        seat,
                        seats: self.game.seats(self.setup),
                        setup: self.game.print_setup(self.setup),
                        names: names.clone(),
                        budget: self.terms.budget,
                        seed,
                    };
                    Box::new(External::new(program, self.speech, place))
                }
            };
            Some((player, player_there))
        };
        let mut players = Seat::ALL.into_iter().zip(sitting).map(sit).collect::<Option<Vec<_>>>()?;
        let limits = Limits { time: self.terms.time, stop };
        let (seats, length) = play(self.game, self.setup, luck, &mut players, limits)?;
        Some(Match { pairing, deal, seating, seats, length })
    }
}

/// A line on the terminal that says how far it is; nothing where nobody looks.
struct Progress<'a> {
    text: &'a Text,
    is_shown: bool,
    begun: Instant,
    shown: Instant,
    done: usize,
    all: usize,
}

/// How wide the bar is.
const WIDE: usize = 30;

impl<'a> Progress<'a> {
    fn begin(all: usize, text: &'a Text) -> Progress<'a> {
        Progress {
            text,
            is_shown: io::stderr().is_terminal(),
            begun: Instant::now(),
            shown: Instant::now(),
            done: 0,
            all,
        }
    }

    fn step(&mut self) {
        self.done += 1;
        if self.shown.elapsed() >= TICK {
            self.show();
        }
    }

    fn show(&mut self) {
        if !self.is_shown || self.all == 0 {
            return;
        }
        self.shown = Instant::now();
        let full = WIDE * self.done / self.all;
        let bar = "█".repeat(full) + &"░".repeat(WIDE - full);
        let left = self.begun.elapsed().as_secs_f64() / self.done.max(1) as f64 * (self.all - self.done) as f64;
        let seconds = if self.done == 0 { 0 } else { left as u64 };
        let words = self.text.say(&Say::ArenaProgress { bar, done: self.done, all: self.all, seconds });
        let mut stderr = io::stderr();
        // Nobody misses a bar.
        let _ = write!(stderr, "\r\x1b[K{words}").and_then(|()| stderr.flush());
    }

    fn end(&self) {
        if self.is_shown {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
