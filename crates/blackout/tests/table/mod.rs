//! A table to play at: answers and outcomes as text, and situations set up by hand.
#![allow(dead_code, reason = "each test file uses its own part of this")]

use blackout::components::{Color, Components, CubeColor, Effect, Goal, Map};
use blackout::{
    Blackout, Board, CardId, Decision, District, Event, Frame, Location, N_CUBES, State, Table, TileId, View,
};
use game::{Audience, Game, List, Refusal, Seat, Turn, Viewer, play};

use crate::plain_box::plain;

/// A game on a plain box, with what was told so far.
#[derive(Clone)]
pub struct Play {
    pub rules: Blackout,
    pub state: State,
    pub told: Vec<(Audience, Event)>,
}

/// Two seats in the first planning, on a plain box. A stands on 0, B on 4; red shows food, yellow books, blue medipacks.
pub fn two() -> Play {
    Play::planning(plain(), "seats 2")
}

/// The same with a box of one's own.
pub fn two_with(change: impl FnOnce(&mut Components)) -> Play {
    with("seats 2", change)
}

/// The first planning of any setup, with a box of one's own.
pub fn with(setup: &str, change: impl FnOnce(&mut Components)) -> Play {
    let mut rules = plain();
    change(&mut rules.components);
    Play::planning(rules, setup)
}

impl Play {
    /// Before anything is drawn.
    pub fn start(rules: Blackout, setup: &str) -> Play {
        let setup = rules.parse_setup(setup).unwrap();
        let state = rules.start(&setup);
        Play { rules, state, told: Vec::new() }
    }

    /// In the first planning. Cards and plans are dealt by rising number, A starts, and the seats stand on the corners.
    pub fn planning(rules: Blackout, setup: &str) -> Play {
        let mut play = Play::start(rules, setup);
        while !play.asked().ends_with("start") {
            play.deal_any();
        }
        while let Some(seat) = play.asked().strip_suffix(" start").map(|seat| seat.parse::<Seat>().unwrap()) {
            play.act(seat, ["start-0", "start-4", "start-20", "start-24"][seat.index()]);
        }
        play.deal("dice-food-books-medipacks");
        play
    }

    /// What is waited for: `A search`, `plan`, `chance`, `over`.
    pub fn asked(&self) -> String {
        match self.rules.turn(&self.state) {
            Turn::Over => "over".into(),
            Turn::Chance => "chance".into(),
            Turn::Ask(seats) => {
                let seat = seats.iter().next().unwrap();
                let Some(Frame::Ask(_, decision)) = self.table().stack.top() else { panic!("no question") };
                let name: String = format!("{decision:?}").chars().take_while(char::is_ascii_alphabetic).collect();
                if decision == Decision::Plan { "plan".into() } else { format!("{seat} {}", name.to_lowercase()) }
            }
        }
    }

    /// Carries out a seat's answers through the checked door.
    pub fn act(&mut self, seat: Seat, actions: &str) {
        for text in actions.split(' ') {
            let action = self.rules.parse_action(text).unwrap();
            let asked = self.asked();
            if let Err(why) = play(&self.rules, &mut self.state, seat, action, &mut self.told) {
                panic!("{text} of {seat} at {asked:?}: {why:?}, not one of {:?}", self.offers(seat));
            }
        }
    }

    /// The door refuses the answer, and nothing changes.
    pub fn refuses(&self, seat: Seat, action: &str) -> Refusal<blackout::Reason> {
        let mut after = self.clone();
        let parsed = self.rules.parse_action(action).unwrap();
        let refusal = play(&self.rules, &mut after.state, seat, parsed, &mut after.told);
        assert_eq!((&after.state, &after.told), (&self.state, &self.told), "{action} changed something");
        refusal.expect_err(action)
    }

    /// What a seat may answer, as text, in the order of the list.
    pub fn offers(&self, seat: Seat) -> Vec<String> {
        let mut list = blackout::Actions::default();
        self.rules.legal_now(&self.state, seat, &mut list);
        list.actions().iter().map(|&action| self.rules.print_action(action)).collect()
    }

    /// What a seat may answer whose text begins so, joined by spaces.
    pub fn offered(&self, seat: Seat, beginning: &str) -> String {
        let offers = self.offers(seat);
        offers.iter().filter(|text| text.starts_with(beginning)).cloned().collect::<Vec<_>>().join(" ")
    }

    /// Lets chance answer so; it must be one of its answers.
    pub fn deal(&mut self, outcome: &str) {
        let parsed = self.rules.parse_outcome(outcome).unwrap();
        let n = self.rules.chances(&self.state);
        let is_possible = (0..n).any(|k| self.rules.outcome(&self.state, k) == parsed);
        assert!(is_possible, "{outcome} cannot come at {:?}", self.asked());
        self.rules.resolve(&mut self.state, parsed, &mut self.told);
    }

    /// Lets chance answer with the first of its answers.
    pub fn deal_any(&mut self) {
        let outcome = self.rules.outcome(&self.state, 0);
        self.rules.resolve(&mut self.state, outcome, &mut self.told);
    }

    /// How many answers chance has.
    pub fn chances(&self) -> u64 {
        self.rules.chances(&self.state)
    }

    /// All seats are ready.
    pub fn ready(&mut self) {
        for seat in self.table().seats().iter() {
            self.act(seat, "ready");
        }
    }

    /// Goes on, with no for an answer, until this is asked. What leaves no choice is answered with the first that is offered.
    pub fn until(&mut self, wanted: &str) {
        self.questions_until(wanted);
    }

    /// The same, and what was asked on the way.
    pub fn questions_until(&mut self, wanted: &str) -> Vec<String> {
        let mut questions = Vec::new();
        for _ in 0..2000 {
            let asked = self.asked();
            if asked == wanted {
                return questions;
            }
            questions.push(asked.clone());
            match asked.as_str() {
                "over" => break,
                "chance" => self.pass_chance(),
                "plan" => self.ready(),
                _ => {
                    let Turn::Ask(seats) = self.rules.turn(&self.state) else { unreachable!() };
                    let seat = seats.iter().next().unwrap();
                    let offers = self.offers(seat);
                    let answer = offers.iter().find(|text| *text == "done").unwrap_or(&offers[0]).clone();
                    self.act(seat, &answer);
                }
            }
        }
        panic!("{wanted} is never asked");
    }

    /// Dice that differ, so that the game goes on; else anything.
    fn pass_chance(&mut self) {
        let n = self.chances().min(216);
        let differ = |outcome: &String| {
            let faces: Vec<&str> = outcome.split('-').collect();
            faces[0] != "dice" || (faces[1] != faces[2] && faces[2] != faces[3] && faces[1] != faces[3])
        };
        let outcomes = (0..n).map(|k| self.rules.print_outcome(self.rules.outcome(&self.state, k)));
        let outcome = outcomes.into_iter().find(differ).unwrap();
        let parsed = self.rules.parse_outcome(&outcome).unwrap();
        self.rules.resolve(&mut self.state, parsed, &mut self.told);
    }

    pub fn table(&self) -> &Table {
        self.state.table()
    }

    pub fn board(&self, seat: Seat) -> &Board {
        &self.table().boards[seat]
    }

    pub fn view(&self, viewer: impl Into<Viewer>) -> View {
        self.rules.view(&self.state, viewer.into())
    }

    /// Changes a seat's board.
    pub fn set(&mut self, seat: Seat, change: impl FnOnce(&mut Board)) {
        self.state.edit(|table| change(&mut table.boards[seat]));
    }

    /// Puts cubes on a seat's rondel: food, tools, gasoline, water, books, medipacks, batteries.
    pub fn stock(&mut self, seat: Seat, stock: [u8; 7]) {
        self.set(seat, |board| {
            board.stock = stock;
            count(board);
        });
    }

    /// Puts a seat's cubes on these locations and no others.
    pub fn cubes(&mut self, seat: Seat, places: &[usize]) {
        self.set(seat, |board| {
            board.cubes = places.iter().map(|&place| location(place)).collect();
            count(board);
        });
    }

    /// Finished plans of a seat, taken from the cards nobody has seen.
    pub fn finished(&mut self, seat: Seat, cards: &[usize]) {
        self.state.edit(|table| {
            for &n in cards {
                table.unseen.remove(card(n));
                table.boards[seat].finished.insert(card(n));
            }
        });
    }

    /// Puts a card of the deck on a seat's objective spot, counted from 0.
    pub fn objective(&mut self, seat: Seat, spot: usize, n: usize) {
        self.state.edit(|table| {
            table.unseen.remove(card(n));
            table.boards[seat].objectives[spot] = Some(card(n));
        });
    }

    /// Adds cards to a seat's hand, wherever they were.
    pub fn hand(&mut self, seat: Seat, cards: &[usize]) {
        self.state.edit(|table| {
            for &n in cards {
                table.unseen.remove(card(n));
                let board = &mut table.boards[seat];
                board.hospital.remove(card(n));
                board.slots.iter_mut().for_each(|slot| slot.remove(card(n)));
                board.held.insert(card(n));
            }
        });
    }

    /// Puts cards into a slot, counted from 0, wherever they were.
    pub fn slot(&mut self, seat: Seat, slot: usize, cards: &[usize]) {
        self.hand(seat, cards);
        self.set(seat, |board| {
            for &n in cards {
                board.held.remove(card(n));
                board.slots[slot].insert(card(n));
            }
        });
    }

    /// The events a viewer has heard since the log was last cleared.
    pub fn heard(&self, viewer: impl Into<Viewer>) -> Vec<&Event> {
        game::heard(&self.told, viewer.into()).collect()
    }
}

/// The cubes that are nowhere else are in the supply (B0.7).
fn count(board: &mut Board) {
    let on_cards: u8 = board.mark_cubes.iter().sum();
    let placed = board.stock.iter().sum::<u8>() + on_cards + board.cubes.len() as u8;
    board.supply = N_CUBES - placed;
}

pub fn card(n: usize) -> CardId {
    CardId::new(n).unwrap()
}

pub fn location(n: usize) -> Location {
    Location::new(n).unwrap()
}

pub fn district(n: usize) -> District {
    District::new(n).unwrap()
}

pub fn tile(n: usize) -> TileId {
    TileId::new(n).unwrap()
}

/// The indices of cards, to compare.
pub fn cards(set: blackout::CardSet) -> Vec<usize> {
    set.into_iter().map(CardId::index).collect()
}

/// The indices of locations, to compare.
pub fn places(set: blackout::LocationSet) -> Vec<usize> {
    set.into_iter().map(Location::index).collect()
}

/// Effects.
pub fn points(points: u8) -> Effect {
    Effect { points, ..Effect::default() }
}

pub fn dollars(dollars: u8) -> Effect {
    Effect { dollars, ..Effect::default() }
}

pub fn cube(color: Color) -> Effect {
    Effect { cube: Some(CubeColor::Only(color)), ..Effect::default() }
}

/// A plan of the plain box with which pairs of food are worth points (B6.2).
pub const FEED: usize = 57;

pub const ANY: Effect = Effect { points: 0, dollars: 0, cube: Some(CubeColor::Any) };

/// A goal that costs these resources: food, tools, gasoline, water, books, medipacks.
pub fn costs(resources: [u8; 6], effect: Effect) -> Goal {
    Goal { resources, effect, ..Goal::default() }
}

/// Gives a card one goal.
pub fn set_goal(components: &mut Components, n: usize, goal: Goal) {
    let plan = &mut components.designs[n].plan;
    plan.n_goals = 1;
    plan.goals[0] = goal;
}

/// Changes the locations round some districts.
pub fn set_rings(components: &mut Components, rings: &[(usize, &[usize])]) {
    let map = &components.map;
    let places: Vec<_> = map.locations().into_iter().map(|place| (map.color(place), map.letter(place))).collect();
    let lines: Vec<_> = map
        .locations()
        .into_iter()
        .flat_map(|one| map.adjacent(one).into_iter().map(move |other| (one, other)))
        .collect();
    let all = std::array::from_fn(|n| {
        let changed = rings.iter().find(|(district, _)| *district == n);
        changed.map_or(map.ring(district(n)), |(_, ring)| ring.iter().map(|&place| location(place)).collect())
    });
    components.map = Map::new(&places, &lines, all, map.central());
}
