//! The games that are served.

use blackout::Blackout;
use blackout::campaign::{ChapterOutcome, outcome};
use bots::advice::Adviser;
use bots::roster::Roster;
use game::{Game, SeatSet};
use hongkong::HongKong;

use crate::wire::PositionText;
use crate::wire::views::Shown;

/// A game the server holds tables of.
pub trait Served:
    Shown<Setup: Send, State: Send, View: Send, Action: Send, Outcome: Send, Event: Send>
    + PositionText
    + Roster
    + Adviser
    + Send
    + Sync
    + 'static
{
    /// Returns how a chapter of the campaign came out whose game has ended in this state; `None` for any other game.
    fn chapter_outcome(&self, state: &Self::State) -> Option<ChapterOutcome>;

    /// Of the seats that decide at the same time, those who are ready.
    fn ready(view: &Self::View) -> SeatSet;
}

impl Served for HongKong {
    fn chapter_outcome(&self, _: &<HongKong as Game>::State) -> Option<ChapterOutcome> {
        None
    }

    fn ready(_: &<HongKong as Game>::View) -> SeatSet {
        SeatSet::NONE
    }
}

impl Served for Blackout {
    fn chapter_outcome(&self, state: &blackout::State) -> Option<ChapterOutcome> {
        outcome(&self.components, state.table())
    }

    fn ready(view: &blackout::View) -> SeatSet {
        if view.table.decision() == Some(blackout::Decision::Plan) { view.table.ready } else { SeatSet::NONE }
    }
}
