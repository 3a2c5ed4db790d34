//! What the value of a table is made of: numbers about one seat between two rounds, when nothing is planned and nothing hidden.

use blackout::campaign::{OtherCondition, conditions, orchid_marks};
use blackout::components::{CardKind, Components, Line, Resource, Specialist};
use blackout::{BATTERY, Board, CardSet, Chapter, District, DistrictSet, End, N_SLOTS, Table, TilePlace};
use game::Seat;

use super::goals::goal_features;
use crate::blackout::greedy::standing_between_rounds;

/// How many features there are.
pub const N_FEATURES: usize = 144;

/// The features of one seat. Each is about as large as one.
pub type Features = [f32; N_FEATURES];

/// What a feature is about, so that a value can be explained.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Theme {
    /// How much of the game is left, and who begins.
    Time,
    /// Points on the track.
    Score,
    /// Resources and batteries.
    Goods,
    /// Dollars.
    Money,
    /// Transport and GPS tokens.
    Tokens,
    /// Cards in hand and slots: what they can do and how soon.
    Cards,
    /// Cards in hospital.
    Hospital,
    /// Check-mark actions and lines.
    Engine,
    /// Restored power, and how near it is.
    Power,
    /// Scout tiles.
    Scouting,
    /// Goals of objectives and emergency plans.
    Goals,
    /// Cubes on the map.
    Map,
    /// What a chapter asks for.
    Chapter,
}

impl Theme {
    /// How many themes there are.
    pub const COUNT: usize = 13;
    /// All of them.
    pub const ALL: [Theme; Theme::COUNT] = [
        Theme::Time,
        Theme::Score,
        Theme::Goods,
        Theme::Money,
        Theme::Tokens,
        Theme::Cards,
        Theme::Hospital,
        Theme::Engine,
        Theme::Power,
        Theme::Scouting,
        Theme::Goals,
        Theme::Map,
        Theme::Chapter,
    ];
    /// The feature that is the score, in fifties of points.
    pub const SCORE: usize = 6;
}

/// Writes features one after another.
pub(super) struct Writer<'a> {
    features: &'a mut Features,
    themes: Option<&'a mut [Theme; N_FEATURES]>,
    n: usize,
    theme: Theme,
}

impl Writer<'_> {
    pub(super) fn about(&mut self, theme: Theme) {
        self.theme = theme;
    }

    #[inline]
    pub(super) fn put(&mut self, value: f32) {
        self.features[self.n] = value;
        if let Some(themes) = &mut self.themes {
            themes[self.n] = self.theme;
        }
        self.n += 1;
    }

    /// A thing that is worth something now, and more the more rounds are left.
    #[inline]
    pub(super) fn put_by_time(&mut self, value: f32, rounds: f32) {
        self.put(value);
        self.put(value * rounds);
    }
}

/// Rounds to come before this table's end, the one that begins included.
pub fn rounds_to_come(table: &Table) -> f32 {
    match table.end {
        End::LastRound => 1.0,
        End::Triggered => 2.0,
        End::Far => {
            let shown = table.rows.iter().flatten().flatten().count() as f32;
            let n_seats = f32::from(table.setup.n_seats);
            (2.0 + (f32::from(table.draw_left) + shown - 7.0) / (3.0 + n_seats)).max(2.0)
        }
    }
}

/// The features of a seat at a table between two rounds.
pub fn features(components: &Components, table: &Table, seat: Seat, into: &mut Features) {
    write(components, table, seat, Writer { features: into, themes: None, n: 0, theme: Theme::Time });
}

/// What each feature is about.
pub fn themes(components: &Components, table: &Table) -> [Theme; N_FEATURES] {
    let mut themes = [Theme::Time; N_FEATURES];
    let mut into = [0.0; N_FEATURES];
    let writer = Writer { features: &mut into, themes: Some(&mut themes), n: 0, theme: Theme::Time };
    write(components, table, Seat::A, writer);
    themes
}

fn write(components: &Components, table: &Table, seat: Seat, mut to: Writer<'_>) {
    let board = &table.boards[seat];
    let rounds = rounds_to_come(table) / 8.0;
    to.about(Theme::Time);
    to.put(rounds);
    to.put(rounds * rounds);
    to.put(f32::from(u8::from(table.end != End::Far)));
    to.put(f32::from(u8::from(table.end == End::LastRound)));
    let n_seats = usize::from(table.setup.n_seats);
    to.put(((seat.index() + n_seats - table.first.index()) % n_seats) as f32 / 3.0);
    to.put(f32::from(table.draw_left) / 36.0);
    to.about(Theme::Score);
    to.put(f32::from(board.score) / 50.0);
    goods(board, rounds, &mut to);
    cards(components, board, rounds, &mut to);
    engine(components, board, rounds, &mut to);
    scouting(components, table, board, rounds, &mut to);
    goal_features(components, table, seat, rounds, &mut to);
    map(components, table, seat, rounds, &mut to);
    chapter(components, table, seat, rounds, &mut to);
    opinions(components, table, seat, rounds, &mut to);
    debug_assert_eq!(to.n, N_FEATURES);
}

fn goods(board: &Board, rounds: f32, to: &mut Writer<'_>) {
    to.about(Theme::Goods);
    let mut kinds = 0.0;
    for resource in [Resource::Tools, Resource::Gasoline, Resource::Books, Resource::Medipacks] {
        let n = f32::from(board.has(resource));
        to.put(n / 4.0);
        kinds += n.min(2.0);
    }
    to.put_by_time(kinds / 8.0, rounds);
    to.put_by_time(f32::from(board.stock[BATTERY]) / 3.0, rounds);
    to.put(f32::from(board.supply.min(8)) / 8.0);
    to.about(Theme::Money);
    let dollars = f32::from(board.dollars);
    to.put_by_time(dollars.min(12.0) / 10.0, rounds);
    to.put((dollars - 12.0).max(0.0) / 10.0);
    to.put(f32::from(u8::from(dollars >= 4.0)));
    to.about(Theme::Tokens);
    to.put_by_time(f32::from(board.transport.min(8)) / 5.0, rounds);
    to.put_by_time(f32::from(board.gps.min(5)) / 3.0, rounds);
}

/// What a set of cards can do.
#[derive(Clone, Copy, Default)]
struct Crew {
    n: f32,
    cubes: [f32; 3],
    specialists: f32,
    icons: f32,
    points: f32,
}

fn crew(components: &Components, cards: CardSet) -> Crew {
    let mut crew = Crew::default();
    for card in cards {
        let design = components.card(card);
        crew.n += 1.0;
        crew.icons += f32::from(design.icons);
        crew.points += f32::from(design.points);
        match design.kind {
            CardKind::Volunteer { color, cubes } => crew.cubes[(color as usize).min(2)] += f32::from(cubes),
            CardKind::Specialist(_) => crew.specialists += 1.0,
            CardKind::Plan => {}
        }
    }
    crew
}

fn cards(components: &Components, board: &Board, rounds: f32, to: &mut Writer<'_>) {
    to.about(Theme::Cards);
    let hand = crew(components, board.held);
    to.put(hand.n / 8.0);
    for cubes in hand.cubes {
        to.put(cubes / 4.0);
    }
    to.put(hand.specialists / 3.0);
    to.put(hand.icons / 8.0);
    // What lies in slots comes back the sooner the more cards lie there.
    let mut slots = board.slots;
    slots.sort_unstable_by_key(|slot| core::cmp::Reverse(slot.len()));
    let mut all = hand;
    for slot in &slots[..N_SLOTS] {
        let slot = crew(components, *slot);
        to.put(slot.n / 4.0);
        to.put(slot.cubes.iter().sum::<f32>() / 4.0);
        to.put(slot.specialists / 2.0);
        all.n += slot.n;
        all.specialists += slot.specialists;
        all.icons += slot.icons;
        all.points += slot.points;
        all.cubes.iter_mut().zip(slot.cubes).for_each(|(sum, cubes)| *sum += cubes);
    }
    to.put(all.points / 20.0);
    to.put_by_time(all.n / 12.0, rounds);
    let cubes: f32 = all.cubes.iter().sum();
    to.put_by_time(cubes / 12.0, rounds);
    to.put_by_time(cubes / all.n.max(1.0), rounds);
    for cubes in all.cubes {
        to.put(cubes * rounds / 4.0);
    }
    to.put_by_time(all.icons / 12.0, rounds);
    let mut kinds = [0.0; 9];
    for card in board.slots.iter().fold(board.held, |all, slot| all.or(*slot)) {
        if let CardKind::Specialist(specialist) = components.card(card).kind {
            kinds[kind_of(specialist)] += 1.0;
        }
    }
    for n in kinds {
        to.put(n * rounds);
    }
    to.about(Theme::Hospital);
    let hospital = crew(components, board.hospital);
    to.put_by_time(hospital.n / 4.0, rounds);
    to.put_by_time(hospital.points / 8.0, rounds);
}

const fn kind_of(specialist: Specialist) -> usize {
    match specialist {
        Specialist::Leader => 0,
        Specialist::Scout => 1,
        Specialist::Doctor => 2,
        Specialist::Trader { .. } => 3,
        Specialist::Organiser => 4,
        Specialist::Guide => 5,
        Specialist::Navigator => 6,
        Specialist::Importer { .. } => 7,
        Specialist::Engineer => 8,
    }
}

fn engine(components: &Components, board: &Board, rounds: f32, to: &mut Writer<'_>) {
    to.about(Theme::Engine);
    for action in 0..5 {
        to.put(f32::from(board.unlocked >> action & 1) * rounds);
    }
    let mut lines = [0.0; 9];
    for plan in board.finished_plans() {
        let kind = match plan.line(components) {
            Line::None => continue,
            Line::Gain(_) => 0,
            Line::Exchange { .. } => 1,
            Line::Battery => 2,
            Line::Dollars => 3,
            Line::Points(_) => 4,
            Line::Icon => 5,
            Line::StrongerGps => 6,
            Line::Feed => 7,
            Line::Purify => 8,
        };
        lines[kind] += 1.0;
    }
    for n in lines {
        to.put(n * rounds);
    }
    to.about(Theme::Power);
    to.put_by_time(f32::from(board.restored & 1), rounds);
    to.put_by_time(f32::from(board.restored >> 1 & 1), rounds);
}

fn scouting(components: &Components, table: &Table, board: &Board, rounds: f32, to: &mut Writer<'_>) {
    to.about(Theme::Scouting);
    let up = board.tiles_up.len();
    to.put(f32::from(Table::points_for(up)) / 10.0);
    to.put_by_time(up as f32 / 5.0, rounds);
    to.put(board.tiles_down.len() as f32 * rounds / 3.0);
    let is_there = |place: &TilePlace| matches!(place, TilePlace::FaceDown | TilePlace::FaceUp(_));
    let touched = components.map.touched(board.cubes).into_iter();
    let reach = touched.filter(|district| table.tiles[district.index()].iter().any(is_there)).count();
    to.put_by_time(reach.min(8) as f32 / 6.0, rounds);
}

fn map(components: &Components, table: &Table, seat: Seat, rounds: f32, to: &mut Writer<'_>) {
    to.about(Theme::Map);
    let board = &table.boards[seat];
    to.put_by_time(board.cubes.len() as f32 / 10.0, rounds);
    let open = DistrictSet::first(District::COUNT).without(table.secured);
    // Own districts by how many cubes they lack, shares in what others are about to secure, and what is out of reach.
    let mut near = [0.0_f32; 4];
    let (mut soft, mut share, mut contested) = (0.0, 0.0, 0.0);
    for district in open {
        let ring = components.map.ring(district);
        let missing = ring.without(board.cubes).len();
        let whole = f32::from(Table::points_for(ring.len()));
        let have = ring.len() - missing;
        let others = table.seats().iter().filter(|&other| other != seat);
        let rival = others.map(|other| ring.without(table.boards[other].cubes).len()).min().unwrap_or(9);
        if missing <= 3 {
            near[missing] += whole / 10.0;
        }
        soft += whole * HALVES[missing.min(7)];
        if have > 0 {
            share += f32::from(Table::points_for(have)) * HALVES[rival.min(7)];
        }
        if rival < missing {
            contested += whole * HALVES[missing.min(7)];
        }
    }
    for points in near {
        to.put(points);
    }
    to.put(near[1] * rounds);
    to.put_by_time(soft / 20.0, rounds);
    to.put(share / 10.0);
    to.put(contested / 10.0);
}

/// What the greedy bot thinks: it weighs much at once that no single feature tells.
fn opinions(components: &Components, table: &Table, seat: Seat, rounds: f32, to: &mut Writer<'_>) {
    let themes = [Theme::Goals, Theme::Cards, Theme::Map, Theme::Scouting, Theme::Engine];
    let standing = standing_between_rounds(components, table, seat);
    let mut whole = 0.0;
    for (theme, worth) in themes.into_iter().zip(standing) {
        let worth = worth as f32 / 2_000.0;
        whole += worth;
        to.about(theme);
        to.put_by_time(worth, rounds);
    }
    to.about(Theme::Goals);
    to.put(whole * whole / 4.0);
}

/// What a chapter asks for, as far as it is met. Outside the campaign all is nothing.
fn chapter(components: &Components, table: &Table, seat: Seat, rounds: f32, to: &mut Writer<'_>) {
    to.about(Theme::Chapter);
    let Some((chapter, met)) = table.setup.chapter.zip(conditions(components, table, seat)) else {
        (0..9).for_each(|_| to.put(0.0));
        return;
    };
    for other in Chapter::ALL {
        to.put(f32::from(u8::from(other == chapter)));
    }
    let goals = f32::from(met.goals.min(met.goals_needed)) / f32::from(met.goals_needed.max(1));
    to.put_by_time(goals, rounds);
    to.put(met.other.map_or(1.0, |other| match other {
        OtherCondition::Central { cubes } | OtherCondition::Red { cubes } => f32::from(cubes.min(4)) / 4.0,
        OtherCondition::Power { done } => f32::from(done) / 2.0,
    }));
    let needed = orchid_marks(chapter)[usize::from(met.orchids_needed.clamp(1, 3)) - 1];
    to.put(f32::from(needed - table.boards[seat].score) / 50.0);
}

/// What stays of a hope for each thing it lacks.
pub(crate) const HALVES: [f32; 8] = [1.0, 0.5, 0.25, 0.125, 0.0625, 0.031_25, 0.015_625, 0.0];
