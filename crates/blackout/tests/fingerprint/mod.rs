//! Fingerprints of states and views: 64 bits over what they mean, fact by fact.
//!
//! Neither `Hash` nor `Debug` would do: both follow the layout of the types, which may change while the rules stay, and
//! `Hash` differs between platforms. Here every fact is named by hand and goes as eight bytes, the lowest first, into FNV-1a.
//! When fields move, this file follows them, and the fingerprints stay. What is asked is told by the legal answers in their
//! notation; what else waits on the stack shows when its time comes.

use blackout::{Actions, Blackout, Board, CardId, CardSet, Setup, State, Table, TileId, TilePlace, View};
use game::{Game, Seat, SeatSet, Turn, Viewer};

/// FNV-1a of 64 bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fingerprint(u64);

impl Fingerprint {
    pub const NONE: Fingerprint = Fingerprint(0xcbf2_9ce4_8422_2325);

    pub fn add(&mut self, number: u64) {
        for byte in number.to_le_bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    /// A list and its length, so that lists which follow each other cannot be mistaken for others.
    fn add_all(&mut self, numbers: impl IntoIterator<Item = u64>) {
        let mut n = 0;
        for number in numbers {
            self.add(number);
            n += 1;
        }
        self.add(n);
    }

    /// Its number, to be added to another.
    pub fn number(self) -> u64 {
        self.0
    }

    /// Eight hexadecimal digits of it, where many stand in a column.
    pub fn short(self) -> String {
        format!("{:08x}", (self.0 >> 32) ^ (self.0 & 0xffff_ffff))
    }
}

/// As files hold it.
impl std::fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// What a viewer knows, and what it may answer.
pub fn of_view(rules: &Blackout, view: &View) -> Fingerprint {
    let mut print = Fingerprint::NONE;
    print.add(view.viewer.seat().map_or(0, |seat| seat as u64 + 1));
    add_table(&mut print, &view.table, rules.turn_seen(view));
    add_knowledge(&mut print, rules, view);
    print
}

/// The whole truth: what lies open and what each seat knows. Somebody knows whatever is decided; the rest is up to chance.
pub fn of_state(rules: &Blackout, state: &State) -> Fingerprint {
    let mut print = Fingerprint::NONE;
    add_table(&mut print, state.table(), rules.turn(state));
    print.add(rules.chances(state));
    for seat in state.table().seats().iter() {
        add_knowledge(&mut print, rules, &rules.view(state, Viewer::Seat(seat)));
    }
    print
}

fn add_knowledge(print: &mut Fingerprint, rules: &Blackout, view: &View) {
    print.add_all(view.planned.map(card));
    for planned in view.planned_sets.0 {
        print.add(u64::from(planned.is_some()));
        print.add_all(cards(planned.unwrap_or(CardSet::NONE)));
    }
    print.add_all(view.tiles.into_iter().flatten().map(tile));
    let mut list = Actions::new();
    rules.legal(view, &mut list);
    let mut answers: Vec<String> = list.iter().map(|&action| rules.print_action(action)).collect();
    answers.sort();
    print.add_all(answers.join(" ").bytes().map(u64::from));
}

fn add_table(print: &mut Fingerprint, table: &Table, turn: Turn) {
    // All fields are named, so that a new one cannot be forgotten.
    let Table {
        stack: _,
        setup,
        round,
        first,
        end,
        dice,
        rows,
        unseen,
        draw_left,
        reserve_left,
        discarded,
        secured,
        searched,
        tiles,
        looked,
        tiles_gone,
        team,
        in_hand,
        ready,
        boards,
        common_plans,
    } = *table;
    let Setup { n_seats, chapter, losses } = setup;
    print.add_all([u64::from(n_seats), chapter.map_or(0, |chapter| chapter as u64 + 1), u64::from(losses)]);
    print.add_all(match turn {
        Turn::Ask(asked) => [1, seats(asked)],
        Turn::Chance => [2, 0],
        Turn::Over => [3, 0],
    });
    print.add_all([u64::from(round), first as u64, end as u64, u64::from(draw_left), u64::from(reserve_left)]);
    print.add_all(dice.map(|die| die.map_or(0, |resource| resource as u64 + 1)));
    print.add_all(rows.into_iter().flatten().map(card));
    for set in [unseen, discarded, team, in_hand] {
        print.add_all(cards(set));
    }
    for set in [secured, searched] {
        print.add_all(set.into_iter().map(|district| district.index() as u64));
    }
    print.add_all(tiles.into_iter().flatten().map(|place| match place {
        TilePlace::Empty => 0,
        TilePlace::FaceDown => 1,
        TilePlace::Gone => 2,
        TilePlace::FaceUp(tile) => 3 + tile.index() as u64,
    }));
    print.add_all(looked.map(seats));
    print.add_all(tiles_gone.into_iter().map(|tile| tile.index() as u64));
    print.add(seats(ready));
    print.add_all(common_plans.map(|plan| plan.map_or(0, |plan| u64::from(plan) + 1)));
    for seat in setup_seats(setup) {
        add_board(print, &boards[seat]);
    }
}

fn add_board(print: &mut Fingerprint, board: &Board) {
    let Board {
        held,
        slots,
        hospital,
        finished,
        cubes,
        tiles_up,
        tiles_down,
        stock,
        supply,
        dollars,
        score,
        transport,
        gps,
        objectives,
        emergency,
        // It is the plan that lay there before, as earlier prints tell.
        finished_emergency: _,
        marks,
        mark_cubes,
        restored,
        unlocked,
        face_down,
    } = *board;
    for set in [held, hospital, finished].into_iter().chain(slots) {
        print.add_all(cards(set));
    }
    print.add_all(cubes.into_iter().map(|location| location.index() as u64));
    for set in [tiles_up, tiles_down] {
        print.add_all(set.into_iter().map(|tile| tile.index() as u64));
    }
    print.add_all(stock.map(u64::from));
    print.add_all([u64::from(dollars), i64::from(score) as u64]);
    print.add_all([supply, transport, gps, restored, unlocked, face_down].map(u64::from));
    print.add_all(objectives.map(card));
    print.add(emergency.map_or(0, |plan| u64::from(plan) + 1));
    print.add_all(marks.into_iter().chain(mark_cubes).map(u64::from));
}

fn setup_seats(setup: Setup) -> impl Iterator<Item = Seat> {
    Seat::ALL.into_iter().take(usize::from(setup.n_seats))
}

fn cards(set: CardSet) -> impl Iterator<Item = u64> {
    set.into_iter().map(|card| card.index() as u64)
}

fn card(card: Option<CardId>) -> u64 {
    card.map_or(0, |card| card.index() as u64 + 1)
}

fn tile(tile: Option<TileId>) -> u64 {
    tile.map_or(0, |tile| tile.index() as u64 + 1)
}

fn seats(set: SeatSet) -> u64 {
    set.iter().map(|seat| 1 << seat.index()).sum()
}
