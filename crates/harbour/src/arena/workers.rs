//! Games on several threads. Each has programs and bots of its own, and every game follows from its deal and seating alone, so
//! that it does not matter who plays it.

use std::io;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use bots::arena::seating::Pairing;
use bots::arena::{Match, Player, luck_of, play, whims};
use game::{Game, Limits, Seat};
use text::Text;

use super::Terms;
use super::entrants::Entrant;
use super::saved::{ArenaLuck, file_of};
use crate::complaint::Complaint;
use crate::crew::Crew;
use crate::external::{External, Log, Place, Program, ProtocolGame, Speech, cannot_start};

/// A game to be played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
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
    /// Whether the games are saved.
    pub saves_games: bool,
    /// Programs that were started to see whether they can be; the first thread takes them.
    pub started: Mutex<Option<Programs>>,
}

/// A game that was played.
pub struct Finished {
    /// What came of it.
    pub game: Match,
    /// Its file, where games are saved.
    pub file: Option<String>,
}

/// The programs of one thread, with the players they are.
pub type Programs = Vec<(usize, Program)>;

/// Plays the games and hands over each that is done, until it answers that it has enough, or all stop.
///
/// # Errors
/// What whoever takes the games complains of; the games then end.
pub fn run<G: ProtocolGame + Sync>(
    contestants: &Contestants<'_, G>,
    jobs: (impl Iterator<Item = Job> + Send, usize),
    crew: &Crew<'_>,
    take: impl FnMut(Finished) -> io::Result<bool>,
) -> io::Result<()>
where
    G::Setup: Sync,
{
    crew.work(jobs, || contestants.programs(), |job, programs| contestants.play(job, programs, crew.stop), take)
}

impl<G: ProtocolGame> Contestants<'_, G> {
    /// Starts a program of each player, unless that was done, so that none that cannot be started plays a contest.
    ///
    /// # Errors
    /// Which cannot be started, and what to do.
    pub fn start(&self, text: &Text) -> Result<(), Complaint> {
        let Ok(mut started) = self.started.lock() else { return Ok(()) };
        if started.is_some() {
            return Ok(());
        }
        let mut programs = self.new_programs();
        for of_player in programs.chunk_by_mut(|one, other| one.0 == other.0) {
            if let Some((player, program)) = of_player.first_mut() {
                program.start().map_err(|error| cannot_start(&self.terms.names[*player], text, &error))?;
            }
        }
        *started = Some(programs);
        Ok(())
    }

    /// The programs of a thread.
    fn programs(&self) -> Programs {
        let started = self.started.lock().ok().and_then(|mut started| started.take());
        started.unwrap_or_else(|| self.new_programs())
    }

    /// Programs for every seat that may need one. None is started yet.
    fn new_programs(&self) -> Programs {
        let n_seats = self.game.seats(self.setup).len();
        let of_player = |(player, entrant): (usize, &Entrant)| -> Programs {
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
    fn play(&self, job: Job, programs: &mut [(usize, Program)], stop: &AtomicBool) -> Option<Finished> {
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
                    Box::new(External::new(program, self.speech, place, self.game, stop))
                }
            };
            Some((player, player_there))
        };
        let mut players = Seat::ALL.into_iter().zip(sitting).map(sit).collect::<Option<Vec<_>>>()?;
        let limits = Limits { time: self.terms.time, stop };
        let mut steps = self.saves_games.then(Vec::new);
        let (seats, length) = play(self.game, self.setup, luck, &mut players, limits, steps.as_mut())?;
        let luck = ArenaLuck { seed: self.terms.seed, deal };
        let file = steps.and_then(|steps| file_of(self.game, self.setup, &names, luck, steps));
        Some(Finished { game: Match { pairing, deal, seating, seats, length }, file })
    }
}
