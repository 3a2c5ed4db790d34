//! What can be wrong with a record, a file of one, or a step that is to be added.

use alloc::string::String;

use crate::{Message, Refusal, Seat, messages};

messages! {
    /// What is wrong with a game file or with a step that is to be added.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Flaw {
        /// The first line is not that of a game file.
        NotAGame = "file-not-a-game",
        /// The file has a format we do not know.
        OtherFormat { found: String } = "file-other-format",
        /// It is of another game.
        OtherGame { found: String, wanted: &'static str } = "file-other-game",
        /// It was played by other rules.
        OtherRules { found: String, ours: u32 } = "file-other-rules",
        /// It was played with other components.
        OtherBox { found: String, ours: String } = "file-other-box",
        /// A line of the header is missing.
        NoHeader { name: &'static str } = "file-no-header",
        /// A line of the header stands there twice.
        TwiceHeader { name: String } = "file-twice-header",
        /// The header has more lines than any game writes.
        LongHeader { most: usize } = "file-long-header",
        /// The step has another number than its place.
        Number { found: String, wanted: usize } = "file-number",
        /// Nobody is called so.
        Actor { found: String } = "file-actor",
        /// The line says nothing.
        Empty = "file-empty-step",
        /// No such thing happens at a table.
        Word { found: String } = "file-word",
        /// It is not time for chance.
        NoChance = "file-no-chance",
        /// Chance has another number of outcomes here.
        Chances { found: String, wanted: u64 } = "file-chances",
        /// The outcome is not the one of that number.
        Outcome { found: String, wanted: String } = "file-outcome",
        /// More answers than were asked for.
        TooMany { asked: usize } = "file-too-many",
        /// There is no such step of the actor to take back.
        NothingToUndo { from: usize } = "file-nothing-to-undo",
        /// Somebody has learned something since, so it takes the consent of the table.
        Barrier { from: usize } = "file-barrier",
        /// Entropy is added before the first step of the game, once a seat.
        LateEntropy = "file-late-entropy",
        /// Nobody sits there.
        NoSeat { seat: Seat } = "file-no-seat",
        /// The draw is not the one of the seed.
        Luck { found: u64, wanted: u64 } = "file-luck",
        /// The file was cut off.
        Truncated = "file-truncated",
        /// The line is not as it was written.
        Edited = "file-edited",
        /// Some line is not as it was written.
        SealBroken = "file-seal-broken",
        /// Something follows the end.
        AfterEnd = "file-after-end",
    }
}

/// Why a step or a line was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault<R> {
    /// The file or the step itself.
    Flaw(Flaw),
    /// The game refuses it.
    Refused(Refusal<R>),
}

impl<R> From<Flaw> for Fault<R> {
    fn from(flaw: Flaw) -> Fault<R> {
        Fault::Flaw(flaw)
    }
}

impl<R: Message> Fault<R> {
    /// The fault as something to say.
    pub fn message(&self) -> &dyn Message {
        match self {
            Fault::Flaw(flaw) => flaw,
            Fault::Refused(refusal) => refusal.message(),
        }
    }
}

/// Why a file was refused, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileError<R> {
    /// The number of the line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub fault: Fault<R>,
}
