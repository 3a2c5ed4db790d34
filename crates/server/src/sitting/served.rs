//! The games that are served.

use blackout::Blackout;
use blackout::campaign::result;
use bots::advice::Adviser;
use bots::roster::Roster;
use game::{Game, SeatSet};
use hongkong::HongKong;

use crate::wire::views::Shown;

/// A game the server holds tables of.
pub trait Served:
    Shown<Setup: Send, State: Send, View: Send, Action: Send, Outcome: Send, Event: Send>
    + Roster
    + Adviser
    + Send
    + Sync
    + 'static
{
    /// Each seat's orchids, in order, if the state is the end of a chapter (B10.4); 0 for who has not met the conditions.
    fn orchids(&self, state: &Self::State) -> Option<Vec<u8>>;

    /// Of the seats that decide at the same time, those who are ready.
    fn ready(view: &Self::View) -> SeatSet;
}

impl Served for HongKong {
    fn orchids(&self, _: &<HongKong as Game>::State) -> Option<Vec<u8>> {
        None
    }

    fn ready(_: &<HongKong as Game>::View) -> SeatSet {
        SeatSet::NONE
    }
}

impl Served for Blackout {
    fn orchids(&self, state: &blackout::State) -> Option<Vec<u8>> {
        let table = state.table();
        table.setup.chapter?;
        let orchids = result(&self.components, table);
        Some(table.seats().iter().map(|seat| orchids[seat].unwrap_or(0)).collect())
    }

    fn ready(view: &blackout::View) -> SeatSet {
        if view.table.decision() == Some(blackout::Decision::Plan) { view.table.ready } else { SeatSet::NONE }
    }
}
