//! A game at a table, whichever it is: its record, and how far each viewer has followed it.

mod advised;
mod back;
mod ending;
mod history;
mod question;
mod seated;
mod served;
#[cfg(test)]
mod size;

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use game::luck::{Bytes, Seed};
use game::record::Flaw;
use game::{BySeat, Message, Seat, SeatSet, Turn, Viewer};

use crate::store::StepRow;
use crate::wire::{ClockFace, Found, GameResult, Heard, ReplayStep, Said};

pub use bots::roster::NAMES as BOTS;
pub use seated::Seated;
pub use served::Served;

/// A line of the log that is about to be written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// A seat's letter, `*` for chance, `=` for the table.
    pub actor: String,
    /// What it is, in notation.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// Where chance comes from: given the number of a step and `m`, it names a number below `m`.
pub trait Dealer: Send {
    /// Draws.
    fn draw(&mut self, step: u64, m: u64) -> u64;
}

impl Dealer for Seed {
    fn draw(&mut self, step: u64, m: u64) -> u64 {
        Seed::draw(self, step, m)
    }
}

/// How much a seat takes back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum TakeBack {
    /// The last step.
    Step,
    /// All it can.
    Turn,
}

/// What a bot has to think about, given its time and a flag that wants it to end.
pub type Thought<T> = Box<dyn FnOnce(Duration, &AtomicBool) -> T + Send>;

/// A game that is being reviewed, piece by piece.
pub trait Review: Send {
    /// Goes on for about so long; whether there is more to do.
    fn go_on(&mut self, time: Duration, stop: &AtomicBool) -> bool;
    /// How much is done, from 0 to 1.
    fn progress(&self) -> f32;
    /// What was found out.
    fn found(self: Box<Self>) -> Found;
}

/// The viewers of a game, in a fixed order: the seats and who only watches.
pub const VIEWERS: [Viewer; 5] =
    [Viewer::Seat(Seat::A), Viewer::Seat(Seat::B), Viewer::Seat(Seat::C), Viewer::Seat(Seat::D), Viewer::Spectator];

/// A viewer's place in [`VIEWERS`].
pub fn place(viewer: Viewer) -> usize {
    viewer.seat().map_or(4, Seat::index)
}

/// A game at a table. What changes it adds fresh lines, which are written first and told then.
pub trait Sitting: Send {
    /// The seats that play.
    fn seats(&self) -> SeatSet;
    /// Who is asked.
    fn turn(&self) -> Turn;
    /// Whether nobody can go on.
    fn is_over(&self) -> bool;
    /// How many lines the log has, the fresh ones included.
    fn n_lines(&self) -> usize;
    /// The places at the end.
    fn places(&self) -> Option<BySeat<u8>>;
    /// How the game came out, once it is over.
    fn result(&self) -> Option<GameResult>;
    /// How often what a viewer knows has changed.
    fn version(&self, viewer: Viewer) -> u64;
    /// The number of what a seat is asked.
    fn question(&self, seat: Seat) -> u64;
    /// The seats that would have to answer for the game to go on: all that are asked, but of those who decide at the same time
    /// only who is not ready.
    fn awaited(&self) -> SeatSet;

    /// The number of the seat's last step that stands.
    fn last_step_of(&self, seat: Seat) -> Option<usize>;
    /// When the seat made its last step that stands.
    fn last_of(&self, seat: Seat) -> Option<i64>;
    /// Whose luck was added to the server's.
    fn luck_added(&self) -> SeatSet;
    /// Whether the table has taken something back by consent, which marks a game.
    fn is_marked(&self) -> bool;

    /// Takes up a line that was written before.
    ///
    /// # Errors
    /// What is wrong with it.
    fn take_up(&mut self, row: &StepRow) -> Result<(), Said>;
    /// How many of its own steps a seat may take back alone at this table, at most.
    fn limit_take_backs(&mut self, most: usize);
    /// A seat's answers, carried out together.
    ///
    /// # Errors
    /// Why they are refused; nothing has changed.
    fn answer(&mut self, seat: Seat, answers: &[String], at: i64) -> Result<(), Said>;
    /// Lets chance decide as long as it is asked.
    fn deal(&mut self, dealer: &mut dyn Dealer, at: i64);
    /// Takes back a seat's own steps.
    ///
    /// # Errors
    /// Why not; nothing has changed.
    fn take_back(&mut self, seat: Seat, how: TakeBack, at: i64) -> Result<(), Said>;
    /// Makes again what the seat took back last.
    ///
    /// # Errors
    /// Why not; nothing has changed.
    fn again(&mut self, seat: Seat, at: i64) -> Result<(), Said>;
    /// With everybody's consent takes back all from a step on.
    ///
    /// # Errors
    /// Why not; nothing has changed.
    fn take_back_for_all(&mut self, from: usize, at: i64) -> Result<(), Said>;
    /// A seat gives up.
    ///
    /// # Errors
    /// Why not; nothing has changed.
    fn resign(&mut self, seat: Seat, at: i64) -> Result<(), Said>;
    /// Somebody else plays a seat from here on.
    ///
    /// # Errors
    /// Why not; nothing has changed.
    fn take_over(&mut self, seat: Seat, by: &str, at: i64) -> Result<(), Said>;
    /// What a seat adds to the luck.
    ///
    /// # Errors
    /// Why not; nothing has changed.
    fn add_luck(&mut self, seat: Seat, bytes: Bytes, at: i64) -> Result<(), Said>;
    /// The seed of the luck, by the server's part and what seats have added.
    fn seed(&self, server: Bytes) -> Seed;

    /// The fresh lines, to be written.
    fn fresh(&self) -> &[Line];
    /// Ends what is fresh: what the viewers who listen hear of it. The flags are by [`place`].
    fn tell(&mut self, listening: [bool; 5], clock: Option<&ClockFace>) -> [Option<String>; 5];
    /// Everything a viewer knows, and what they missed since a version.
    fn whole(&self, viewer: Viewer, since: Option<u64>, clock: Option<ClockFace>) -> serde_json::Value;
    /// The position as far as a viewer knows it, as one line in notation.
    fn position(&self, viewer: Viewer) -> String;
    /// Everything a viewer has heard, by version.
    fn history(&self, viewer: Viewer) -> Vec<Heard>;
    /// What a viewer knew at each version, 0 first: how each view differs from the one before.
    fn replay(&self, viewer: Viewer) -> Vec<ReplayStep>;
    /// The view as it was at a version.
    fn whole_at(&self, viewer: Viewer, v: u64) -> Option<serde_json::Value>;
    /// Why a seat may not give an answer; `None` if it may.
    ///
    /// # Errors
    /// When the text is no answer at all.
    fn why_not(&self, seat: Seat, answer: &str) -> Result<Option<Said>, Said>;
    /// What would come of answers, as far as the seat may know.
    ///
    /// # Errors
    /// When a text is no answer at all.
    fn preview(&self, seat: Seat, answers: &[String]) -> Result<serde_json::Value, Said>;
    /// What a bot in a seat has to think about: its answer in notation, or several that belong together.
    fn thought(&self, seat: Seat, bot: &str, whim: u64) -> Option<Thought<Vec<String>>>;
    /// What a bot has to do to advise a seat, if it is asked anything: the hint comes as JSON.
    fn hint(&self, seat: Seat) -> Option<Thought<String>>;
    /// The game, to be reviewed.
    fn review(&self) -> Box<dyn Review>;
    /// The whole game as text with these lines in its header.
    fn text(&self, tags: &[(&'static str, String)]) -> String;
    /// Draws every outcome again; the number of the first step that is wrong, and why.
    ///
    /// # Errors
    /// The first wrong step.
    fn verify(&self, seed: Seed) -> Result<(), (usize, Flaw)>;
}

/// Why a step was refused, as it is said.
pub(crate) fn refused(message: &dyn Message) -> Said {
    Said::of(message)
}
