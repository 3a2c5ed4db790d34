//! Programs that play at a table in the terminal.

use std::time::Duration;

use bots::arena::{Ending, PATIENCE, Player, Trouble};
use bots::roster::Budget;
use clap::ArgMatches;
use game::luck::Seed;
use game::record::{Record, Step};
use game::{BySeat, Game, Limits, Seat};
use text::Text;

use super::players::{Who, program_tag, tag};
use super::quoted;
use crate::arena::reason;
use crate::complaint::Complaint;
use crate::external::{External, Named, Place, Program, ProtocolGame, Speech, cannot_start, end_all};
use crate::interrupt;
use crate::say::Say;

/// How long a program may take for an answer; no bot takes longer.
const TIME: Duration = Duration::from_secs(5);

/// The options that say who plays a seat.
pub const OPTIONS: [(&str, Seat); 4] = [("a", Seat::A), ("b", Seat::B), ("c", Seat::C), ("d", Seat::D)];

/// Notes in the header of a new game which seats the command line gives to programs. Nothing else makes a player a program: neither
/// a default name nor a file may start anything.
pub fn seat_programs<G: Game>(matches: &ArgMatches, record: &mut Record<G>) {
    for (option, seat) in OPTIONS {
        let named = matches.try_get_one::<String>(option).ok().flatten();
        if let Some(name) = named.filter(|name| matches!(Named::of(name), Named::Program(_))) {
            record.set_tag(program_tag(seat), name);
        }
    }
}

/// Lets the players named on the command line take over seats of a game that is resumed. A program is run only where the
/// command line names it: a file of somebody else's must not start anything.
///
/// # Errors
/// Where a program of the file is not named again, or an option is about a seat that does not play.
pub fn resume_players<G: Game>(matches: &ArgMatches, game: &G, record: &mut Record<G>) -> Result<(), Complaint> {
    let seats = game.seats(record.setup());
    for (option, seat) in OPTIONS {
        let named = matches.try_get_one::<String>(option).ok().flatten();
        match (named, Who::at(record, seat)) {
            (Some(_), _) if !seats.contains(seat) => {
                return Err(Say::NotThatMany { option: format!("--{option}"), seats: seats.len() as u8 }.into());
            }
            (None, Who::Program(name)) => {
                return Err(Say::ProgramOfFile { seat: seat.to_string(), name, option: format!("--{option}") }.into());
            }
            (Some(name), _) => {
                let present = record.taken_over(seat).or(record.tag(tag(seat)));
                if present != Some(name) {
                    let step = Step::Takeover(seat, name.clone());
                    record.push(game, step, &mut ()).map_err(|_| Say::BadPlayer { name: name.clone() })?;
                }
                if matches!(Named::of(name), Named::Program(_)) {
                    record.set_tag(program_tag(seat), name);
                }
            }
            (None, _) => {}
        }
    }
    Ok(())
}

/// The programs at a table.
pub struct Programs {
    speech: Speech,
    seated: BySeat<Option<Seated>>,
}

struct Seated {
    program: Program,
    place: Place,
    /// How much of what its seat has heard it was told.
    n_told: usize,
    is_greeted: bool,
    name: String,
}

impl Programs {
    /// Starts the programs among the players, so that one that cannot be started is reported before the game begins.
    ///
    /// # Errors
    /// When a program cannot be started.
    pub fn start<G: Game>(
        text: &Text,
        speech: Speech,
        game: &G,
        record: &Record<G>,
        seed: Seed,
    ) -> Result<Programs, Complaint> {
        let mut programs = Programs { speech, seated: BySeat::default() };
        let seats = game.seats(record.setup());
        let name_of = |seat| if seats.contains(seat) { Who::at(record, seat).name(text) } else { String::new() };
        for seat in seats.iter() {
            let Who::Program(name) = Who::at(record, seat) else { continue };
            let words = match Named::of(&name) {
                Named::Program(words) => words,
                // Its file is gone, which is reported when it is started.
                Named::Bot(_) | Named::Other => name.split_whitespace().map(Into::into).collect(),
            };
            let mut program = Program::new(words, None);
            program.start().map_err(|error| cannot_start(&name, text, &error))?;
            let place = Place {
                seat,
                seats,
                setup: game.print_setup(record.setup()),
                names: Seat::ALL.map(name_of).into(),
                budget: Budget::Time,
                seed: seed.draw(1 << 33 | seat.index() as u64, 1 << 53),
            };
            programs.seated[seat] = Some(Seated { program, place, n_told: 0, is_greeted: false, name });
        }
        if programs.seated.0.iter().any(Option::is_some) {
            end_with_us();
        }
        Ok(programs)
    }

    /// The options with which the programs have to be named when the game is resumed.
    pub fn options(&self) -> String {
        let option = |(option, seat): (&str, Seat)| {
            self.seated[seat].as_ref().map(|seated| format!(" --{option} {}", quoted(&seated.name)))
        };
        OPTIONS.into_iter().filter_map(option).collect()
    }

    /// Returns whether a program plays this seat.
    pub fn play(&self, seat: Seat) -> bool {
        self.seated[seat].is_some()
    }

    /// Asks the program at a seat; nothing comes back where no program plays, or when Ctrl-C is pressed meanwhile. A program that
    /// fails forfeits, which the error says, and plays no more.
    pub fn choose<G: ProtocolGame>(
        &mut self,
        game: &G,
        record: &Record<G>,
        seat: Seat,
        text: &Text,
    ) -> Result<Option<G::Action>, Say> {
        let Some(seated) = self.seated[seat].as_mut() else { return Ok(None) };
        let of_seat = |(_, step): &(usize, &Step<G>)| step.seat() == Some(seat);
        if record.live().rev().take_while(of_seat).take(PATIENCE as usize).count() == PATIENCE as usize {
            self.seated[seat] = None;
            let why = reason(text, &Trouble::Endless(format!("{PATIENCE} ×")));
            return Err(Say::ProgramForfeits { seat, why });
        }
        let (view, heard) = (game.view(record.state(), seat.into()), record.heard(game, seat.into()));
        let limits = Limits { time: TIME, stop: interrupt::flag() };
        let (program, place) = (&mut seated.program, seated.place.clone());
        let mut external: External<'_, G> = if seated.is_greeted {
            // Steps may have been taken back.
            External::seated(program, &self.speech, place, seated.n_told.min(heard.len()))
        } else {
            External::new(program, &self.speech, place, game, limits.stop)
        };
        seated.is_greeted = true;
        let action = Player::choose(&mut external, game, &view, &heard, limits);
        seated.n_told = heard.len();
        match external.trouble() {
            None => Ok((!interrupt::is_pressed()).then_some(action)),
            Some(trouble) => {
                drop(external);
                self.seated[seat] = None;
                Err(Say::ProgramForfeits { seat, why: reason(text, &trouble) })
            }
        }
    }

    /// Tells the programs how the game has ended.
    pub fn end<G: ProtocolGame>(&mut self, game: &G, record: &Record<G>) {
        let (Some(places), seats) = (record.places(game), game.seats(record.setup())) else { return };
        let (scores, forfeited) = (game.scores(record.state()), record.resigned());
        let ending = Ending { seats, places, scores, forfeited };
        for (seat, seated) in Seat::ALL.into_iter().zip(&mut self.seated.0) {
            let Some(seated) = seated.as_mut().filter(|seated| seated.is_greeted) else { continue };
            let (view, heard) = (game.view(record.state(), seat.into()), record.heard(game, seat.into()));
            let told = seated.n_told.min(heard.len());
            let mut external: External<'_, G> =
                External::seated(&mut seated.program, &self.speech, seated.place.clone(), told);
            external.end(game, &view, &heard, &ending);
        }
    }
}

/// Ends the programs when a signal terminates us; they are in process groups of their own. The game is saved with every step.
#[cfg(unix)]
fn end_with_us() {
    use std::{io, thread};

    use tokio::signal::unix::{SignalKind, signal};

    let wait = || -> io::Result<()> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(async {
            signal(SignalKind::terminate())?.recv().await;
            end_all();
            std::process::exit(143);
        })
    };
    // Without a thread the programs end by themselves, since their input does.
    let _ = thread::Builder::new().spawn(wait);
}

/// Nothing to do: programs end by themselves, since their input does.
#[cfg(not(unix))]
fn end_with_us() {}
