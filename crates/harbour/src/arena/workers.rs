//! Games on several threads. Each has programs and bots of its own, and every game follows from its deal and seating alone, so
//! that it does not matter who plays it.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};

use bots::arena::seating::Pairing;
use bots::arena::{Contest, Match, Player, luck_of, play, whims};
use game::{Game, Limits, Seat};
use server::Shown;

use super::Terms;
use super::entrants::Entrant;
use crate::crew::Crew;
use crate::external::{External, Log, Place, Program, Speech};

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

/// Plays the games and hands over each that is done, until it answers that it has enough, or all stop.
///
/// # Errors
/// What whoever takes the games complains of; the games then end.
pub fn run<G: Contest + Shown + Sync>(
    contestants: &Contestants<'_, G>,
    jobs: &[Job],
    crew: &Crew<'_>,
    take: impl FnMut(Match) -> io::Result<bool>,
) -> io::Result<()>
where
    G::Setup: Sync,
{
    crew.work(jobs, || contestants.programs(), |job, programs| contestants.play(*job, programs, crew.stop), take)
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
