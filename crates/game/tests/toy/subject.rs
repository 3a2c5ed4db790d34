//! Lanterns as the laws look at it.

use game::contract::{Move, MoveOf, Subject};
use game::{Frame, Viewer};

use super::{Action, Draw, Frames, Lanterns, Outcome, SEATS, State, lamp_is_dealt};

impl Subject for Lanterns {
    const BOUND: usize = 3_000;

    fn setups(&self) -> Vec<u8> {
        vec![9, 0, 20]
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        let coins: u32 = state.table.coins.iter().map(|&coins| u32::from(coins)).sum();
        match coins + u32::from(state.table.bank) {
            0 | 27 | 60 => Ok(()),
            found => Err(format!("{found} coins")),
        }
    }

    fn stack(&self, state: &State) -> (usize, usize) {
        (state.table.stack.len(), Frames::CAPACITY - 2)
    }

    fn hidden(&self, state: &State, viewer: Viewer) -> Vec<(String, u64)> {
        let others = SEATS.into_iter().filter(|&seat| viewer.seat() != Some(seat));
        others
            .filter(|&seat| lamp_is_dealt(&state.table, seat))
            .map(|seat| {
                let bright = state.table.bright[seat.index()];
                (format!("the lamp of {seat}, bright: {bright}"), u64::from(state.lamps[seat.index()]))
            })
            .collect()
    }

    /// Another seat's lamp may be any of the same brightness, and its bid any at all, until the bids are shown.
    fn disguise(
        &self,
        state: &State,
        other: &State,
        viewer: Viewer,
        this: MoveOf<Lanterns>,
        choice: u64,
    ) -> Option<MoveOf<Lanterns>> {
        match (this, state.table.stack.top()) {
            (Move::Outcome(Outcome::Lamp(lamp)), Some(Frame::Draw(Draw::Lamp(seat)))) if viewer != seat.into() => {
                let alike: Vec<u8> = (1..=self.faces).filter(|&l| self.is_bright(l) == self.is_bright(lamp)).collect();
                Some(Move::Outcome(Outcome::Lamp(alike[choice as usize % alike.len()])))
            }
            (Move::Answer(seat, Action::Bid(_) | Action::Unbid), _) if viewer != seat.into() => {
                let coins = u64::from(state.table.coins[seat.index()].min(self.faces));
                let bid = (1 + choice % coins) as u8;
                Some(Move::Answer(seat, Action::Bid(bid)))
            }
            (Move::Answer(seat, Action::Ready | Action::Nod), _) if state.table.ready.with(seat).len() == 3 => {
                (other.bids == state.bids).then_some(this)
            }
            _ => Some(this),
        }
    }
}
