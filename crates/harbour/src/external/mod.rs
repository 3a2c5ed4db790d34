//! Bots that are programs of others, in any language: they talk over their standard input and output, a line of JSON a
//! message. docs/bots.md tells the protocol; `messages.rs` is it, `program.rs` keeps the process in its bounds, `question.rs`
//! judges its replies, and `lookahead/` answers requests of a program that is deciding.

mod lookahead;
pub mod messages;
mod named;
mod program;
mod question;
mod speech;

use std::io;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use bots::arena::{Ending, Player, Trouble};
use bots::roster::Budget;
use game::{Bot, Game, Limits, List, Seat, SeatSet};
use text::Text;

use crate::complaint::{Complaint, io_words};
use crate::say::Say;
#[cfg(test)]
pub use lookahead::RequestError;
pub use lookahead::{Lookahead, ProtocolGame, Refusals, Responder};
use messages::{Decide, Hello, Over, Spoken};
pub use named::{Named, near_bot};
pub use program::{Log, Program, Stopped, end_all};
pub use question::{ask, greet};
pub use speech::Speech;

/// How long a program may take to be ready for a game, which includes starting it.
pub const START: Duration = Duration::from_secs(10);

/// How long after its time an answer is still taken, since a line has to go there and back.
pub const GRACE: Duration = Duration::from_millis(100);

/// What a program is told when it sits down.
#[derive(Clone, Debug)]
pub struct Place {
    /// Its seat.
    pub seat: Seat,
    /// The seats that play.
    pub seats: SeatSet,
    /// The setup, in notation.
    pub setup: String,
    /// The players by seat.
    pub names: Vec<String>,
    /// What it may think.
    pub budget: Budget,
    /// A seed for its whims.
    pub seed: u64,
}

/// A program in one seat for one game. Once it has crashed, stalled or broken the protocol, it has forfeited, and the greedy bot
/// stands in for it where the others play on.
pub struct External<'a, G: Game> {
    program: &'a mut Program,
    speech: &'a Speech,
    place: Place,
    /// How much of what it heard it was told.
    n_told: usize,
    fallback: Box<dyn Bot<G> + Send>,
    trouble: Option<Trouble>,
}

impl<'a, G: ProtocolGame> External<'a, G> {
    /// Sits down and is ready to be asked: whoever times its answers times no start of the program.
    ///
    /// # Panics
    /// When the game has no greedy bot, which the roster's test keeps from happening.
    pub fn new(
        program: &'a mut Program,
        speech: &'a Speech,
        place: Place,
        game: &G,
        stop: &AtomicBool,
    ) -> External<'a, G> {
        let mut external = External::seated(program, speech, place, 0);
        if let Err(Failed::Trouble(trouble)) = external.greet(game, stop) {
            external.fail(trouble);
        }
        external
    }

    /// The program goes on in a game that it was greeted for, and of which it was told so many events.
    ///
    /// # Panics
    /// As [`External::new`] does.
    pub fn seated(program: &'a mut Program, speech: &'a Speech, place: Place, n_told: usize) -> External<'a, G> {
        let fallback = G::bot_called("greedy", place.budget, place.seed).expect("every game has a greedy bot");
        External { program, speech, place, n_told, fallback, trouble: None }
    }

    /// Tells it about the game and waits until it is ready.
    fn greet(&mut self, game: &G, stop: &AtomicBool) -> Result<(), Failed> {
        let edition = game.edition();
        self.program.start().map_err(|_| Trouble::Crash(None))?;
        let number = self.program.next_number();
        let hello = Hello {
            is: "hello",
            protocol: messages::FIRST_PROTOCOL,
            protocols: &messages::PROTOCOLS,
            number,
            game: G::NAME,
            rules: edition.rules,
            setup: &self.place.setup,
            seat: self.place.seat.letter(),
            seats: self.place.seats.iter().map(|seat| (seat.letter(), &*self.place.names[seat.index()])).collect(),
            iterations: match self.place.budget {
                Budget::Time => None,
                Budget::Iterations(n) => Some(n),
            },
            // Many languages count in floating point, which is exact to 2^53.
            seed: self.place.seed % (1 << 53),
            printed: self.speech.printed.as_deref().filter(|_| number == 1),
        };
        Ok(greet(self.program, &hello, stop)?)
    }

    fn ask(&mut self, game: &G, view: &G::View, heard: &[G::Event], limits: Limits<'_>) -> Result<G::Action, Failed> {
        let mut list = G::Actions::default();
        game.legal(view, &mut list);
        let number = self.program.next_number();
        let text = &self.speech.text;
        let decide = Decide {
            is: "decide",
            number,
            deadline_ms: limits.time.as_millis() as u64,
            prompt: text.say(&game.prompt(view)),
            position: Some(G::position(view)),
            view: game.sections(None, view),
            heard: self.news(heard),
            actions: list.actions().iter().map(|&action| messages::offered(game, text, view, action)).collect(),
        };
        self.n_told = heard.len();
        let place = &self.place;
        let mut lookahead = Lookahead::new(game, text, view, (place.seat, place.seats), (number, place.seed));
        let mut refusals = Refusals::new(text, number);
        let can_ask = self.program.protocol >= messages::LOOKAHEAD_PROTOCOL;
        let responder: &mut dyn Responder = if can_ask { &mut lookahead } else { &mut refusals };
        let find = |answer: &str| game.parse_action(answer).ok().filter(|action| list.actions().contains(action));
        Ok(ask(self.program, &decide, limits.time, limits.stop, responder, find)?)
    }

    /// Takes its seat from it.
    fn fail(&mut self, trouble: Trouble) {
        // Whatever it says from now on would be to a question of the past.
        self.program.kill();
        self.trouble = Some(trouble);
    }

    /// What it heard since it was told last.
    fn news(&self, heard: &[G::Event]) -> Vec<Spoken> {
        heard.get(self.n_told..).unwrap_or_default().iter().map(|event| Spoken::of(&self.speech.text, event)).collect()
    }
}

/// Why there is no answer.
enum Failed {
    Trouble(Trouble),
    Stopped,
}

impl From<Trouble> for Failed {
    fn from(trouble: Trouble) -> Failed {
        Failed::Trouble(trouble)
    }
}

impl From<Stopped> for Failed {
    fn from(stopped: Stopped) -> Failed {
        match stopped {
            Stopped::ByTrouble(trouble) => Failed::Trouble(trouble),
            Stopped::ByCaller => Failed::Stopped,
        }
    }
}

impl<G: ProtocolGame> Bot<G> for External<'_, G> {
    fn choose(&mut self, game: &G, view: &G::View, heard: &[G::Event], limits: Limits<'_>) -> G::Action {
        if self.trouble.is_none() {
            match self.ask(game, view, heard, limits) {
                Ok(action) => return action,
                Err(Failed::Stopped) => {}
                Err(Failed::Trouble(trouble)) => self.fail(trouble),
            }
        }
        self.fallback.choose(game, view, heard, limits)
    }
}

impl<G: ProtocolGame> Player<G> for External<'_, G> {
    fn choose(&mut self, game: &G, view: &G::View, heard: &[G::Event], limits: Limits<'_>) -> G::Action {
        Bot::choose(self, game, view, heard, limits)
    }

    fn end(&mut self, game: &G, view: &G::View, heard: &[G::Event], ending: &Ending) {
        if self.trouble.is_some() {
            return;
        }
        let of = |seat: Seat| (seat.letter(), ending.places[seat]);
        let over = Over {
            is: "over",
            places: ending.seats.iter().map(of).collect(),
            scores: ending.seats.iter().map(|seat| (seat.letter(), ending.scores[seat])).collect(),
            view: game.sections(None, view),
            heard: self.news(heard),
            forfeited: ending.forfeited.iter().map(Seat::letter).collect(),
        };
        self.program.tell(&over);
    }

    fn dismiss(&mut self, what: &str) {
        // The greedy bot always comes to an end.
        if self.trouble.is_none() {
            self.fail(Trouble::Endless(what.into()));
        }
    }

    fn trouble(&self) -> Option<Trouble> {
        self.trouble.clone()
    }
}

/// What to say of a program that the system does not start.
pub fn cannot_start(name: &str, text: &Text, error: &io::Error) -> Complaint {
    let kind = match error.kind() {
        io::ErrorKind::NotFound => "not-found",
        io::ErrorKind::PermissionDenied => "denied",
        _ => "other",
    };
    let program = name.split_whitespace().next().unwrap_or_default().into();
    Say::ArenaCannotStart { name: name.into(), program, kind, why: io_words(text, error) }.into()
}
