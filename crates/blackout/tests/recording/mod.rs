//! How games are recorded: who answers what, with luck from a number.

mod builder;
mod curious;

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use blackout::{Action, Actions, Blackout, Setup, State};
use bots::blackout::Greedy;
use game::luck::{Bytes, below, to_hex};
use game::record::{Record, Step};
use game::{Bot, Game, Limits, Rng, Seat, SeatSet, Turn};
use rand_core::SeedableRng;
use rand_pcg::Pcg32;

/// How a seat plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// Anything.
    Random,
    /// What the greedy bot does.
    Greedy,
    /// Greedy, and now and then anything.
    Moody,
    /// Wants goals done, and the map.
    Builder,
    /// Greedy, but takes what seldom happens.
    Curious,
    /// Says no wherever it can.
    Idle,
}

/// Whether a seat's answers are written one by one, or as a request up to where something shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lines {
    OneByOne,
    Together,
}

/// Players at a table, with their luck.
pub struct Players {
    styles: [Style; 4],
    rng: Pcg32,
}

impl Players {
    pub fn new(styles: [Style; 4], seed: u64) -> Players {
        Players { styles, rng: Pcg32::seed_from_u64(seed) }
    }

    /// Plays a whole game.
    pub fn record(mut self, rules: &Blackout, setup: Setup, lines: Lines) -> Record<Blackout> {
        let mut record = Record::new(rules, setup);
        let mut server: Bytes = [0; 32];
        self.rng.fill_bytes(&mut server);
        record.set_tag("seed", &to_hex(&server));
        let seed = record.seed(server);
        loop {
            match rules.turn(record.state()) {
                Turn::Over => return record,
                Turn::Chance => record.deal(rules, seed, &mut ()),
                Turn::Ask(asked) => {
                    let state = *record.state();
                    let seat = self.who(&state, asked);
                    let answers = self.request(rules, state, seat, lines);
                    record.push(rules, Step::Play(seat, answers), &mut ()).unwrap();
                }
            }
        }
    }

    /// Who answers of those asked: mostly somebody who is not ready yet.
    fn who(&mut self, state: &State, asked: SeatSet) -> Seat {
        let waiting: SeatSet = asked.iter().filter(|&seat| !state.table().ready.contains(seat)).collect();
        let seats = if waiting.is_empty() || asked.len() == 1 || self.one_in(40) { asked } else { waiting };
        seats.iter().nth(below(&mut self.rng, seats.len() as u64) as usize).unwrap()
    }

    fn request(&mut self, rules: &Blackout, mut state: State, seat: Seat, lines: Lines) -> Vec<Action> {
        let mut request = Vec::new();
        loop {
            let action = self.answer(rules, &state, seat);
            let reveals = rules.reveals(&rules.view(&state, seat.into()), action);
            rules.act(&mut state, seat, action, &mut ());
            request.push(action);
            let is_asked_again = rules.turn(&state).asked().contains(seat) && action != Action::Ready;
            if lines == Lines::OneByOne || reveals || !is_asked_again {
                return request;
            }
        }
    }

    fn answer(&mut self, rules: &Blackout, state: &State, seat: Seat) -> Action {
        let mut list = Actions::new();
        rules.legal_now(state, seat, &mut list);
        let style = self.styles[seat.index()];
        match style {
            Style::Moody if !self.one_in(6) => self.greedy(rules, state, seat),
            Style::Greedy => self.greedy(rules, state, seat),
            Style::Curious => {
                curious::choose(rules, state, seat, &list).unwrap_or_else(|| self.greedy(rules, state, seat))
            }
            Style::Builder => builder::choose(rules, state, seat, &list, &mut self.rng),
            Style::Idle => [Action::Ready, Action::Done].into_iter().find(|no| list.contains(no)).unwrap_or(list[0]),
            // Plans are not changed for ever.
            Style::Random | Style::Moody if list.contains(&Action::Ready) && self.one_in(4) => Action::Ready,
            Style::Random | Style::Moody => list[below(&mut self.rng, list.len() as u64) as usize],
        }
    }

    fn greedy(&mut self, rules: &Blackout, state: &State, seat: Seat) -> Action {
        let stop = AtomicBool::new(false);
        let limits = Limits { time: Duration::MAX, stop: &stop };
        Greedy(&mut self.rng).choose(rules, &rules.view(state, seat.into()), &[], limits)
    }

    fn one_in(&mut self, n: u64) -> bool {
        below(&mut self.rng, n) == 0
    }
}
