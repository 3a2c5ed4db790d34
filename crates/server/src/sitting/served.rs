//! The games that are served, and their bots.

use blackout::Blackout;
use blackout::campaign::result;
use bots::Random;
use game::{Bot, Game, SeatSet};
use hongkong::HongKong;
use rand_pcg::Pcg32;

use crate::wire::views::Shown;

/// A game the server holds tables of.
pub trait Served:
    Shown<Setup: Send, State: Send, View: Send, Action: Send, Outcome: Send, Event: Send> + Send + Sync + 'static
{
    /// The bot of this name with its own whims.
    fn bot(name: &str, rng: Pcg32) -> Option<Box<dyn Bot<Self> + Send>>;

    /// Each seat's orchids, in order, if the state is the end of a chapter (B10.4); 0 for who has not met the conditions.
    fn orchids(&self, state: &Self::State) -> Option<Vec<u8>>;

    /// Of the seats that decide at the same time, those who are ready.
    fn ready(view: &Self::View) -> SeatSet;
}

impl Served for HongKong {
    fn bot(name: &str, rng: Pcg32) -> Option<Box<dyn Bot<HongKong> + Send>> {
        match name {
            "random" => Some(Box::new(Random(rng))),
            "greedy" => Some(Box::new(bots::hongkong::Greedy(rng))),
            _ => None,
        }
    }

    fn orchids(&self, _: &<HongKong as Game>::State) -> Option<Vec<u8>> {
        None
    }

    fn ready(_: &<HongKong as Game>::View) -> SeatSet {
        SeatSet::NONE
    }
}

impl Served for Blackout {
    fn bot(name: &str, rng: Pcg32) -> Option<Box<dyn Bot<Blackout> + Send>> {
        match name {
            "random" => Some(Box::new(Random(rng))),
            "greedy" => Some(Box::new(bots::blackout::Greedy(rng))),
            _ => None,
        }
    }

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

/// The bots there are, the weakest first.
pub const BOTS: [&str; 2] = ["random", "greedy"];
