//! What the arena has to know of a game beyond its rules.

use blackout::Blackout;
use blackout::campaign::winners;
use game::{BySeat, Game, Seat, SeatSet};
use hongkong::{HongKong, Position};

use crate::roster::Roster;

/// A game that the arena holds contests of.
pub trait Contest: Roster {
    /// How many answers at the start are drawn by the deal instead of given by the bots. A game without chance needs some,
    /// else bots that always answer the same would play one game over and over.
    const OPENING: usize;

    /// Who is asked of the seats that may answer at the same time.
    fn who_decides(state: &Self::State, seats: SeatSet) -> Seat;

    /// Each seat's place at the end: 1 for who has won, or for all who share the win.
    fn result(&self, state: &Self::State) -> BySeat<u8>;

    /// Whether the places rank the seats, so that the last one left wins when all others have given up. In a chapter each seat
    /// wins or loses on its own, by the final scoring (B10.3).
    fn is_ranking(&self, _setup: &Self::Setup) -> bool {
        true
    }

    /// How long the game was: turns, or rounds.
    fn length(state: &Self::State) -> u32;
}

impl Contest for HongKong {
    /// A few pieces, which leave every later choice open; both colours are played from there.
    const OPENING: usize = 4;

    fn who_decides(_: &hongkong::State, seats: SeatSet) -> Seat {
        seats.iter().next().unwrap_or(Seat::A)
    }

    fn result(&self, state: &hongkong::State) -> BySeat<u8> {
        self.places(state).unwrap_or_default()
    }

    fn length(state: &hongkong::State) -> u32 {
        state.position().map_or(0, Position::turns).into()
    }
}

impl Contest for Blackout {
    /// The deal itself differs enough.
    const OPENING: usize = 0;

    fn who_decides(state: &blackout::State, seats: SeatSet) -> Seat {
        crate::blackout::who_decides(state, seats)
    }

    fn result(&self, state: &blackout::State) -> BySeat<u8> {
        let table = state.table();
        if table.setup.chapter.is_none() {
            return self.places(state).unwrap_or_default();
        }
        // B10.4, B10.5: a chapter is won by who meets its conditions, and may be lost by all.
        let winners = winners(&self.components, table);
        BySeat(Seat::ALL.map(|seat| if winners.contains(seat) { 1 } else { 2 }))
    }

    fn is_ranking(&self, setup: &blackout::Setup) -> bool {
        setup.chapter.is_none()
    }

    fn length(state: &blackout::State) -> u32 {
        state.table().round.into()
    }
}
