//! Random games to the end, straight on the state.

use blackout::{Actions, Blackout, Event, State};
use game::{Game, Log, Rng, Seat, SeatSet, Turn};

use crate::quick;

/// What random games took. Only what leaves a choice counts as a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Decisions between at least two actions.
    pub decisions: u64,
    /// All actions of all these lists.
    pub listed: u64,
    /// The longest list.
    pub longest: u64,
}

impl Tally {
    /// Adds what another game took.
    pub fn add(&mut self, other: Tally) {
        self.decisions += other.decisions;
        self.listed += other.listed;
        self.longest = self.longest.max(other.longest);
    }
}

/// Plays on to the end, each legal action and each outcome equally likely.
pub fn playout(game: &Blackout, state: &mut State, rng: &mut impl Rng) -> Tally {
    let mut tally = Tally::default();
    watched_playout(game, state, rng, |_, n| tally.add(Tally { decisions: 1, listed: n, longest: n }));
    tally
}

/// Plays on to the end likewise. The watcher sees each decision before it is made, and how many actions there are.
pub fn watched_playout(game: &Blackout, state: &mut State, rng: &mut impl Rng, mut watch: impl FnMut(&State, u64)) {
    loop {
        match game.turn(state) {
            Turn::Over => return,
            Turn::Chance => deal(game, state, rng, &mut ()),
            Turn::Ask(seats) => {
                let seat = who_decides(state, seats);
                let mut list = Actions::new();
                game.legal_now(state, seat, &mut list);
                if list.len() > 1 {
                    watch(state, list.len() as u64);
                }
                let action = list[quick(rng, list.len() as u32) as usize];
                game.act(state, seat, action, &mut ());
            }
        }
    }
}

/// Lets chance take its course, each outcome as likely as any other.
pub(super) fn deal(game: &Blackout, state: &mut State, rng: &mut impl Rng, log: &mut impl Log<Event>) {
    let k = (u128::from(rng.next_u64()) * u128::from(game.chances(state))) >> 64;
    let outcome = game.outcome(state, k as u64);
    game.resolve(state, outcome, log);
}

/// Who is to be asked of those who may answer: while all plan, the first who is not ready.
pub fn who_decides(state: &State, seats: SeatSet) -> Seat {
    let ready = state.table().ready;
    let waiting = seats.iter().find(|&seat| seats.len() > 1 && !ready.contains(seat));
    waiting.or_else(|| seats.iter().next()).unwrap_or(Seat::A)
}
