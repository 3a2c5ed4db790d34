//! What can be asked of a table.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use game::luck::Bytes;
use game::{Seat, Viewer};
use serde_json::Value;
use tokio::sync::{mpsc, oneshot};

use super::hints::Thinking;
use crate::refused::Refused;
use crate::reviews::Watched;
use crate::sitting::TakeBack;

/// Who asks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asker {
    /// The person.
    pub person: Option<String>,
    /// How the person is called.
    pub name: String,
    /// What a link's secret hashes to, where one is shown.
    pub shown: Option<Vec<u8>>,
}

/// Whether a reply contains the position as text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WithPosition {
    /// It does, for programs that look ahead.
    Yes,
    /// It does not, since it would repeat the view.
    No,
}

/// What is asked of a table.
#[derive(Debug)]
pub enum Order {
    /// What there is to know of the table itself.
    Info,
    /// Everything a viewer knows, and what was missed since a version.
    Look(Viewer, Option<u64>, WithPosition),
    /// To be told from now on.
    Listen(Viewer, Option<u64>, mpsc::Sender<News>),
    /// A seat's answers to a question, carried out together.
    Answer(Seat, Vec<String>, Option<u64>),
    /// Take back own steps.
    TakeBack(Seat, TakeBack),
    /// Do again what was taken back.
    Again(Seat),
    /// Ask the others to take back more.
    AskBack(Seat),
    /// Agree to that, or not.
    Consent(Seat, bool),
    /// Give up.
    Resign(Seat),
    /// Agree to call the game off.
    CallOff(Seat),
    /// Take a seat, this or any, under the caller's name or another.
    Join(Option<Seat>, Option<String>),
    /// Turn down an invitation.
    Decline,
    /// Rename one of the caller's own seats before the start.
    RenameSeat(Seat, String),
    /// Take the seat that a link of its own gives away.
    Claim,
    /// Leave a seat before the start.
    Leave(Seat),
    /// Let a bot play an open seat, or a seat whose person is away, or open a bot's seat.
    Seat(Seat, Option<String>),
    /// A new link that gives the seat away.
    Reissue(Seat),
    /// New links to join and to watch; the old ones lead nowhere any more.
    Relink,
    /// A person takes their seat back from the bot that has played it.
    Return(Seat),
    /// Begin.
    Start,
    /// Open a table for a rematch, seats turned by one.
    Rematch,
    /// Close the table before the start.
    Close,
    /// Close the table, whatever it is at, by an operator.
    CloseByOperator,
    /// Forget a person, by an operator.
    Forget(String),
    /// The game as a report of a problem shows it to the operator.
    Report(Viewer),
    /// Add to the luck.
    AddLuck(Seat, Bytes),
    /// Say something.
    Say(Remark),
    /// What a viewer has heard, by version.
    History(Viewer),
    /// All a viewer knew, version by version.
    Replay(Viewer),
    /// The view as it was.
    LookBack(Viewer, u64),
    /// Why an answer is not possible.
    WhyNot(Seat, String),
    /// What would come of answers.
    Preview(Seat, Vec<String>),
    /// What a bot would do in a seat's place, told through the channel once it is thought out.
    Hint(Seat, Option<u64>, oneshot::Sender<Thinking>),
    /// How the game went, told through the channel as far as it is thought out.
    Review(Viewer, oneshot::Sender<Watched>),
    /// The game as text: whole at the end, before it what a viewer knows.
    Export(Viewer),
    /// The luck drawn again.
    Verify,
    /// What a bot answers to a question; nothing where it has failed.
    Thought(Seat, u64, Option<Vec<String>>),
    /// Stop, so that the server can.
    Stop,
}

impl Order {
    /// Returns the name of the command for logs and metrics, without anything that was sent with it.
    pub fn name(&self) -> &'static str {
        match self {
            Order::Info => "info",
            Order::Look(..) => "look",
            Order::Listen(..) => "listen",
            Order::Answer(..) => "answer",
            Order::TakeBack(..) => "undo",
            Order::Again(..) => "redo",
            Order::AskBack(..) => "ask-back",
            Order::Consent(..) => "consent",
            Order::Resign(..) => "resign",
            Order::CallOff(..) => "call-off",
            Order::Join(..) => "join",
            Order::Decline => "decline",
            Order::RenameSeat(..) => "rename-seat",
            Order::Claim => "claim",
            Order::Leave(..) => "leave",
            Order::Seat(..) => "seat",
            Order::Reissue(..) => "reissue",
            Order::Relink => "relink",
            Order::Return(..) => "return",
            Order::Start => "start",
            Order::Rematch => "rematch",
            Order::Close => "close",
            Order::CloseByOperator => "close-by-operator",
            Order::Forget(..) => "forget",
            Order::Report(..) => "report",
            Order::AddLuck(..) => "add-luck",
            Order::Say(..) => "say",
            Order::History(..) => "history",
            Order::Replay(..) => "replay",
            Order::LookBack(..) => "look-back",
            Order::WhyNot(..) => "why-not",
            Order::Preview(..) => "preview",
            Order::Hint(..) => "hint",
            Order::Review(..) => "review",
            Order::Export(..) => "export",
            Order::Verify => "verify",
            Order::Thought(..) => "thought",
            Order::Stop => "stop",
        }
    }
}

/// What somebody says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Remark {
    /// In their own words.
    Words(String),
    /// One of the phrases everybody reads in their own language.
    Phrase(String),
}

/// A message to listeners. A pointer to it alone: a channel keeps room for many, and most listeners wait for none.
pub type News = Arc<Utf8Bytes>;

/// An order on its way.
pub struct Posted {
    /// Who asks.
    pub asker: Asker,
    /// For what.
    pub order: Order,
    /// Where the answer goes.
    pub reply: Option<oneshot::Sender<Result<Value, Refused>>>,
}
