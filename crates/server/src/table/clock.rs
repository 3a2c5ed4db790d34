//! The clocks of a table. They run while somebody is waited for, stand still while the server is down, and charge a turn as a
//! whole, not each small decision in it.

use std::sync::Arc;

use game::{BySeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::wire::ClockFace;

/// What a table plays by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase", tag = "kind", deny_unknown_fields)]
pub enum ClockChoice {
    /// Nobody is hurried.
    #[default]
    None,
    /// A bank of seconds for the game, and more for each turn.
    Live {
        /// Seconds for the whole game.
        bank: u32,
        /// Seconds more after each turn.
        increment: u32,
    },
    /// So much time for every turn.
    Days {
        /// Hours for a turn.
        hours: u32,
    },
}

impl ClockChoice {
    /// Whether the numbers make sense: a bank that is not empty, and nothing beyond a month.
    pub fn is_sound(self) -> bool {
        match self {
            ClockChoice::None => true,
            ClockChoice::Live { bank, increment } => (10..=86_400).contains(&bank) && increment <= 3_600,
            ClockChoice::Days { hours } => (1..=744).contains(&hours),
        }
    }

    fn at_first(self) -> i64 {
        match self {
            ClockChoice::None => 0,
            ClockChoice::Live { bank, .. } => i64::from(bank) * 1_000,
            ClockChoice::Days { hours } => i64::from(hours) * 3_600_000,
        }
    }
}

/// The times the server was up. Clocks count only those.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Uptime(Arc<[(i64, i64)]>);

impl Uptime {
    /// The spans so far, the present one without an end.
    pub fn new(mut spans: Vec<(i64, i64)>, began: i64) -> Uptime {
        spans.push((began, i64::MAX));
        Uptime(spans.into())
    }

    /// How long the server had been up at this time, in milliseconds.
    pub fn at(&self, time: i64) -> i64 {
        self.0.iter().map(|&(began, until)| (time.min(until) - began).max(0)).sum()
    }
}

/// The clocks of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clocks {
    choice: ClockChoice,
    left: BySeat<i64>,
    running: SeatSet,
    /// Who was asked, ready or not.
    asked: SeatSet,
    /// Who was warned that little time is left.
    warned: SeatSet,
    /// The uptime up to which time was charged.
    charged: i64,
}

impl Clocks {
    /// Clocks that stand.
    pub fn new(choice: ClockChoice) -> Clocks {
        let left = BySeat([choice.at_first(); 4]);
        Clocks { choice, left, running: SeatSet::NONE, asked: SeatSet::NONE, warned: SeatSet::NONE, charged: 0 }
    }

    /// Whether there are clocks at all.
    pub fn are_there(&self) -> bool {
        self.choice != ClockChoice::None
    }

    /// Charges whom the table has waited for, then waits for others. `awaited` are those who have to answer, `asked` those and
    /// who decides at the same time but is ready, `people` the seats a person plays. A turn is done when its seat is not asked
    /// any more: who is ready may still think better of it.
    pub fn press(&mut self, up: i64, awaited: SeatSet, asked: SeatSet, people: SeatSet) {
        self.charge(up);
        let done = self.asked.less(asked);
        self.warned = self.warned.less(done);
        for seat in done.iter() {
            match self.choice {
                ClockChoice::Live { increment, .. } => self.left[seat] += i64::from(increment) * 1_000,
                ClockChoice::Days { .. } => self.left[seat] = self.choice.at_first(),
                ClockChoice::None => {}
            }
        }
        self.asked = asked;
        // Where all decide at the same time, a live clock charges only those the others wait for.
        let is_late = awaited.len() == 1 || awaited != asked || matches!(self.choice, ClockChoice::Days { .. });
        self.running = if is_late { awaited.and(people) } else { SeatSet::NONE };
    }

    fn charge(&mut self, up: i64) {
        for seat in self.running.iter() {
            self.left[seat] -= up - self.charged;
        }
        self.charged = up;
    }

    /// Has no clock run any more.
    pub fn stop(&mut self) {
        self.running = SeatSet::NONE;
    }

    /// Milliseconds until the next seat runs out of time.
    pub fn next_end(&self, up: i64) -> Option<i64> {
        if !self.are_there() {
            return None;
        }
        self.running.iter().map(|seat| self.left_at(seat, up)).min().map(|left| left.max(0))
    }

    /// Milliseconds until somebody is to be warned or runs out of time.
    pub fn next_event(&self, up: i64) -> Option<i64> {
        let end = self.next_end(up)?;
        let warnings = self.running.less(self.warned).iter().map(|seat| self.left_at(seat, up) - self.little());
        Some(warnings.filter(|&left| left > 0).min().map_or(end, |warning| warning.min(end)))
    }

    /// The seats that have little time left and were not warned before; now they are.
    pub fn warn(&mut self, up: i64) -> SeatSet {
        if !self.are_there() {
            return SeatSet::NONE;
        }
        let is_late = |seat: &Seat| self.left_at(*seat, up) <= self.little();
        let late: SeatSet = self.running.less(self.warned).iter().filter(is_late).collect();
        self.warned = late.iter().fold(self.warned, SeatSet::with);
        late
    }

    /// A tenth of what one begins with is little time.
    fn little(&self) -> i64 {
        self.choice.at_first() / 10
    }

    fn left_at(&self, seat: Seat, up: i64) -> i64 {
        self.left[seat] - if self.running.contains(seat) { up - self.charged } else { 0 }
    }

    /// The seats that have no time left.
    pub fn ended(&self, up: i64) -> SeatSet {
        if !self.are_there() {
            return SeatSet::NONE;
        }
        self.running.iter().filter(|&seat| self.left_at(seat, up) <= 0).collect()
    }

    /// A seat that a bot has played begins with time again when its person returns.
    pub fn return_to(&mut self, seat: Seat) {
        self.left[seat] = self.left[seat].max(self.choice.at_first() / 4);
    }

    /// What the clocks show.
    pub fn face(&self, up: i64, seats: SeatSet) -> Option<ClockFace> {
        self.are_there().then(|| ClockFace {
            left: seats.iter().map(|seat| self.left_at(seat, up)).collect(),
            running: self.running.iter().map(Seat::letter).collect(),
        })
    }
}
