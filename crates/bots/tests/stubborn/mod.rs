//! Players who each do one thing to excess, and situations at the edge, so that every limit of the game is reached: cubes,
//! tokens and decks that run out, the fourth slot, scores below zero, shared wins.
#![allow(dead_code, reason = "the test and the long soak use their part each")]

use blackout::components::Challenge;
use blackout::{Action, Actions, Blackout, Chapter, Decision, District, DistrictSet, End, Setup, State, Table, Tender};
use bots::blackout::who_decides;
use game::contract::Subject;
use game::luck::below;
use game::{Audience, Game, Rng, Seat, Turn};

/// What a player does to excess.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Habit {
    /// Anything.
    Random,
    /// Buys, and gives objectives up to have room to buy again.
    Buyer,
    /// Never plans, never does anything.
    Idler,
    /// Spends whatever can be spent, tokens it does not have included.
    Spender,
    /// Procures and never gives anything away, until no cube is left.
    Hoarder,
    /// Completes goals and goes far on the map.
    Builder,
    /// Looks at tiles and collects them, and turns all it can into GPS tokens.
    Searcher,
    /// Changes its plan again and again.
    Waverer,
}

impl Habit {
    pub const ALL: [Habit; 8] = [
        Habit::Random,
        Habit::Buyer,
        Habit::Idler,
        Habit::Spender,
        Habit::Hoarder,
        Habit::Builder,
        Habit::Searcher,
        Habit::Waverer,
    ];

    /// How much the player likes an answer; it takes one it likes best, and now and then any.
    #[allow(clippy::match_same_arms, reason = "a player's likes stand together")]
    fn likes(self, table: &Table, action: Action) -> i32 {
        let is_done = matches!(action, Action::Done | Action::Ready);
        let plans = i32::from(matches!(action, Action::Plan(..)) && table.round > 0);
        match (self, action) {
            (Habit::Random, _) => 0,
            (Habit::Idler, _) => i32::from(is_done),
            (Habit::Buyer, Action::Buy(..) | Action::Discard(_)) => 3,
            (Habit::Buyer, Action::Act | Action::PayDollars | Action::Deploy(_)) => 2,
            (Habit::Buyer, Action::BuyBattery | Action::Complete(..)) => -1,
            (Habit::Spender, Action::BuyBattery | Action::Check(..) | Action::PayDollars) => 4,
            (Habit::Spender, Action::Buy(..) | Action::Complete(..) | Action::Pay(..) | Action::Heal(..)) => 3,
            (Habit::Spender, Action::PayBoth(Tender::Own, Tender::Own)) => 3,
            (Habit::Spender, Action::Procure(resource)) => {
                table.dice.iter().flatten().map(|face| i32::from(face.distance(resource))).sum()
            }
            (Habit::Hoarder, Action::Procure(_) | Action::Deploy(_) | Action::Act) => 3,
            (Habit::Hoarder, Action::Refresh(_)) => 2,
            (Habit::Hoarder, Action::Complete(..) | Action::Search(_) | Action::Buy(..) | Action::BuyBattery) => -1,
            (Habit::Builder, Action::Complete(..)) => 5,
            (Habit::Builder, Action::Place(location)) => location.index() as i32 % 7,
            (Habit::Builder, Action::Buy(..) | Action::Finish | Action::Procure(_) | Action::Deploy(_)) => 3,
            (Habit::Searcher, Action::Collect(_, Challenge::Advanced)) => 6,
            (Habit::Searcher, Action::Search(_) | Action::Collect(..) | Action::Join(_)) => 5,
            (Habit::Searcher, Action::Water(pairs, _)) => i32::from(pairs),
            (Habit::Searcher, Action::Pay(..) | Action::PayBoth(..) | Action::Check(0, _) | Action::Mark(0)) => 4,
            (Habit::Waverer, Action::Plan(..) | Action::Unplan(_) | Action::Unready) => 1,
            _ => plans,
        }
    }

    fn choose(self, state: &State, list: &Actions, rng: &mut impl Rng) -> Action {
        let n_any = if self == Habit::Waverer { 3 } else { 12 };
        if below(rng, n_any) == 0 {
            return list[below(rng, list.len() as u64) as usize];
        }
        let most = list.iter().map(|&action| self.likes(state.table(), action)).max();
        let liked: Vec<Action> =
            list.iter().copied().filter(|&action| Some(self.likes(state.table(), action)) == most).collect();
        liked[below(rng, liked.len() as u64) as usize]
    }
}

/// A situation a game begins with, once it is dealt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edge {
    /// As dealt.
    None,
    /// Everybody is rich.
    Rich,
    /// Power is restored: the fourth slot is open, six cards may be refreshed.
    Powered,
    /// Hardly a cube is left in anybody's supply.
    NoCubes,
    /// Hardly a card is left in the decks.
    NoCards,
    /// The first seat has taken all tokens.
    NoTokens,
    /// The first seat has nearly all the map.
    FullMap,
}

impl Edge {
    pub const ALL: [Edge; 7] =
        [Edge::None, Edge::Rich, Edge::Powered, Edge::NoCubes, Edge::NoCards, Edge::NoTokens, Edge::FullMap];

    fn set(self, rules: &Blackout, table: &mut Table) {
        let seats = table.seats();
        match self {
            Edge::None => {}
            Edge::Rich => seats.iter().for_each(|seat| table.boards[seat].dollars = 400),
            Edge::Powered => seats.iter().for_each(|seat| table.boards[seat].restored = 3),
            Edge::NoCubes => {
                for seat in seats.iter() {
                    let board = &mut table.boards[seat];
                    board.stock[0] += board.supply.saturating_sub(1);
                    board.supply = board.supply.min(1);
                }
            }
            Edge::NoCards => {
                let gone = (table.draw_left + table.reserve_left).saturating_sub(3);
                for card in table.unseen.into_iter().take(usize::from(gone)).collect::<Vec<_>>() {
                    table.unseen.remove(card);
                    table.discarded.insert(card);
                }
                (table.draw_left, table.reserve_left) = (3, 0);
            }
            Edge::NoTokens => {
                let (gps, transport) = (table.gps_left(), table.transport_left());
                table.boards[Seat::A].gps += gps;
                table.boards[Seat::A].transport += transport;
            }
            Edge::FullMap => {
                let (board, map) = (&mut table.boards[Seat::A], &rules.components.map);
                let mut districts: Vec<District> = DistrictSet::first(District::COUNT).into_iter().collect();
                districts.sort_by_key(|&district| map.ring(district).len());
                let rings = districts.into_iter().flat_map(|district| map.ring(district));
                for location in rings {
                    if board.supply > 2 && !board.cubes.contains(location) {
                        board.cubes.insert(location);
                        board.supply -= 1;
                    }
                }
            }
        }
    }
}

/// How often the limits of the game were reached, in games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Reached {
    pub games: u64,
    pub decisions: u64,
    pub cubes_out: u64,
    pub gps_out: u64,
    pub transport_out: u64,
    pub draw_deck_out: u64,
    pub all_decks_out: u64,
    pub empty_rows: u64,
    pub fourth_slot: u64,
    pub below_zero: u64,
    pub shared_wins: u64,
    pub markers_out: u64,
    pub many_batteries: u64,
}

impl Reached {
    fn note(&mut self, seen: &Seen) {
        self.games += 1;
        for (count, is_reached) in [
            (&mut self.cubes_out, seen.cubes_out),
            (&mut self.gps_out, seen.gps_out),
            (&mut self.transport_out, seen.transport_out),
            (&mut self.draw_deck_out, seen.draw_deck_out),
            (&mut self.all_decks_out, seen.all_decks_out),
            (&mut self.empty_rows, seen.empty_rows),
            (&mut self.fourth_slot, seen.fourth_slot),
            (&mut self.below_zero, seen.below_zero),
            (&mut self.shared_wins, seen.shared_win),
            (&mut self.markers_out, seen.markers_out),
            (&mut self.many_batteries, seen.many_batteries),
        ] {
            *count += u64::from(is_reached);
        }
    }

    /// The limits that were never reached.
    pub fn missing(&self) -> Vec<&'static str> {
        [
            ("cubes_out", self.cubes_out),
            ("gps_out", self.gps_out),
            ("transport_out", self.transport_out),
            ("draw_deck_out", self.draw_deck_out),
            ("all_decks_out", self.all_decks_out),
            ("empty_rows", self.empty_rows),
            ("fourth_slot", self.fourth_slot),
            ("below_zero", self.below_zero),
            ("shared_wins", self.shared_wins),
            ("markers_out", self.markers_out),
            ("many_batteries", self.many_batteries),
        ]
        .into_iter()
        .filter(|(_, n)| *n == 0)
        .map(|(name, _)| name)
        .collect()
    }
}

/// What one game has reached.
#[derive(Clone, Copy, Default)]
#[allow(clippy::struct_excessive_bools, reason = "a list of limits, each reached or not")]
struct Seen {
    cubes_out: bool,
    gps_out: bool,
    transport_out: bool,
    draw_deck_out: bool,
    all_decks_out: bool,
    empty_rows: bool,
    fourth_slot: bool,
    below_zero: bool,
    shared_win: bool,
    markers_out: bool,
    many_batteries: bool,
}

impl Seen {
    fn look(&mut self, table: &Table) {
        let any = |is: &dyn Fn(&blackout::Board) -> bool| table.seats().iter().any(|seat| is(&table.boards[seat]));
        self.cubes_out |= any(&|board| board.supply == 0);
        self.gps_out |= table.gps_left() == 0;
        self.transport_out |= table.transport_left() == 0;
        self.draw_deck_out |= table.end != End::Far;
        self.all_decks_out |= table.draw_left + table.reserve_left == 0 && table.round > 0;
        self.empty_rows |= table.round > 0 && table.rows.iter().any(|row| row[0].is_none());
        self.fourth_slot |= any(&|board| !board.slots[3].is_empty());
        self.below_zero |= any(&|board| board.score < 0);
        self.markers_out |= table.secured.len() > 5 && any(&|board| board.unlocked == 0b1_1111);
        self.many_batteries |= any(&|board| board.batteries() >= 8);
    }
}

/// Every setup, with losses of a solo player.
pub fn setups() -> Vec<Setup> {
    let base = (2..=4).map(|n_seats| Setup { n_seats, chapter: None, losses: 0 });
    let chapters = Chapter::ALL.into_iter().flat_map(|chapter| {
        (1..=4).map(move |n_seats| Setup { n_seats, chapter: Some(chapter), losses: u8::from(n_seats == 1) * 3 })
    });
    base.chain(chapters).collect()
}

/// Plays a game of stubborn players to its end and audits every state on the way.
pub fn play(rules: &Blackout, number: u64, rng: &mut impl Rng, reached: &mut Reached) {
    let setups = setups();
    let setup = setups[number as usize % setups.len()];
    let habits = [(); 4].map(|()| Habit::ALL[below(rng, Habit::ALL.len() as u64) as usize]);
    let edge = Edge::ALL[below(rng, Edge::ALL.len() as u64) as usize];
    let mut state = rules.start(&setup);
    let mut seen = Seen::default();
    let mut list = Actions::new();
    let mut scored = 0;
    let mut is_set = false;
    let context = |what: &str| format!("game {number}, {setup:?}, {habits:?}, {edge:?}: {what}");
    for step in 0_u64.. {
        assert!(step < 100_000, "{}", context("it does not end"));
        let mut log: Vec<(Audience, blackout::Event)> = Vec::new();
        match rules.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = rules.outcome(&state, below(rng, rules.chances(&state)));
                rules.resolve(&mut state, outcome, &mut log);
            }
            Turn::Ask(seats) => {
                if !is_set && state.table().decision() == Some(Decision::Plan) {
                    is_set = true;
                    state.edit(|table| edge.set(rules, table));
                }
                let seat = who_decides(&state, seats);
                list.clear();
                rules.legal_now(&state, seat, &mut list);
                assert!(!list.is_empty(), "{}", context("nothing can be answered"));
                reached.decisions += u64::from(list.len() > 1);
                let action = habits[seat.index()].choose(&state, &list, rng);
                rules.act(&mut state, seat, action, &mut log);
            }
        }
        for (_, event) in &log {
            scored += rules.score_change(event).0.iter().map(|&points| i64::from(points)).sum::<i64>();
        }
        if let Err(why) = rules.audit(&state) {
            panic!("{}", context(&why));
        }
        seen.look(state.table());
    }
    let total: i64 = rules.scores(&state).0.iter().map(|&score| i64::from(score)).sum();
    assert_eq!(total, scored, "{}", context("events and scores differ"));
    let places = rules.places(&state).unwrap_or_default();
    seen.shared_win = state.table().seats().iter().filter(|&seat| places[seat] == 1).count() > 1;
    reached.note(&seen);
}
