//! What goals need, and how far a seat is with them (B3.2). Batteries, which pay for anything, are not counted in.

use ::blackout::components::{Color, Components, Goal, Letter, Map, Resource, RewardType};
use ::blackout::{Board, LocationSet, Table, View};
use game::Seat;
use serde::{Serialize, Serializer};
use utoipa::openapi::schema::{ObjectBuilder, Type};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

use super::super::{part, those_there};
use super::{N_SPOTS, is_same_board};

/// Something a goal asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// A named resource.
    Resource(Resource),
    /// One resource type of the payer's choice.
    OneType,
    /// Dollars.
    Dollars,
    /// Cards of a colour in one slot, which is the same for all colours of the goal.
    Color(Color),
    /// A face-up scout tile of a type.
    Tile(RewardType),
    /// The crisis centres of a letter joined: so many locations in a row with own cubes.
    Link(Letter),
}

impl What {
    const NAMES: [&str; 23] = [
        "food",
        "tools",
        "gasoline",
        "water",
        "books",
        "medipacks",
        "one-type",
        "dollars",
        "red",
        "yellow",
        "blue",
        "purple",
        "tile-points",
        "tile-dollars",
        "tile-battery",
        "tile-books",
        "tile-tools",
        "tile-medipacks",
        "tile-gasoline",
        "link-A",
        "link-B",
        "link-C",
        "link-D",
    ];

    fn name(self) -> &'static str {
        What::NAMES[match self {
            What::Resource(resource) => resource as usize,
            What::OneType => 6,
            What::Dollars => 7,
            What::Color(color) => 8 + color as usize,
            What::Tile(kind) => 12 + kind as usize,
            What::Link(letter) => 19 + letter as usize,
        }]
    }
}

impl Serialize for What {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl PartialSchema for What {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new().schema_type(Type::String).enum_values(Some(What::NAMES)).into()
    }
}

impl ToSchema for What {}

/// Everything a goal asks for, and how much of it: costs first, then requirements.
pub fn asked_by(map: &Map, goal: &Goal) -> impl Iterator<Item = (What, u8)> {
    let resources = Resource::ALL.into_iter().map(|kind| (What::Resource(kind), goal.resources[kind as usize]));
    let costs = [(What::OneType, goal.of_one_type), (What::Dollars, goal.dollars)];
    let slot_set = Color::ALL.into_iter().map(|color| (What::Color(color), goal.slot_set[color as usize]));
    let tiles = goal.tiles.into_iter().flatten().map(|kind| (What::Tile(kind), 1));
    let link = goal.link.into_iter().map(|letter| (What::Link(letter), shortest_link(map, letter)));
    resources.chain(costs).chain(slot_set).chain(tiles).chain(link).filter(|(_, need)| *need > 0)
}

/// How far a seat is with something a goal asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[expect(clippy::struct_field_names, reason = "the page reads have and need everywhere")]
pub struct Need {
    /// What it is.
    pub what: What,
    /// How much of what is needed the seat has; never more.
    pub have: u8,
    /// How much is needed.
    pub need: u8,
}

/// How many things a goal can ask for at most: it could name six resources, a choice, dollars, four colours, two tiles, a link.
const N_NEEDS: usize = 15;

/// How far a seat is with everything a goal asks for.
pub(super) fn needs(components: &Components, board: &Board, goal: &Goal) -> [Option<Need>; N_NEEDS] {
    let in_slot = if goal.slot_set == [0; 4] { [0; 4] } else { best_slot(components, board, goal.slot_set) };
    let have = |what, need: u8| match what {
        What::Resource(kind) => board.has(kind),
        What::OneType => {
            let left = |kind| board.has(kind).saturating_sub(goal.resources[kind as usize]);
            Resource::ALL.into_iter().map(left).max().unwrap_or(0)
        }
        What::Dollars => board.dollars.min(u16::from(need)) as u8,
        What::Color(color) => in_slot[color as usize],
        What::Tile(kind) => u8::from(board.tiles_up.into_iter().any(|tile| components.tile(tile).kind() == kind)),
        What::Link(letter) => need.saturating_sub(missing_in_link(&components.map, letter, board.cubes)),
    };
    let mut needs = [None; N_NEEDS];
    for (place, (what, need)) in needs.iter_mut().zip(asked_by(&components.map, goal)) {
        *place = Some(Need { what, have: have(what, need).min(need), need });
    }
    needs
}

/// The cards by colour of the slot that comes nearest to a slot set.
fn best_slot(components: &Components, board: &Board, wanted: [u8; 4]) -> [u8; 4] {
    let in_slots = board.slots.map(|cards| {
        let mut found = [0; 4];
        for color in cards.into_iter().filter_map(|card| components.card(card).color()) {
            found[color as usize] += 1;
        }
        found
    });
    let fitting = |found: &[u8; 4]| found.iter().zip(wanted).map(|(&found, wanted)| found.min(wanted)).sum::<u8>();
    in_slots.into_iter().max_by_key(fitting).unwrap_or_default()
}

/// How many locations the shortest chain between the crisis centres of a letter has, both ends included.
fn shortest_link(map: &Map, letter: Letter) -> u8 {
    let mut ends = map.centres(letter).into_iter();
    let (Some(one), Some(other)) = (ends.next(), ends.next()) else { return 1 };
    map.distance(one, other).saturating_add(1)
}

/// How many cubes a seat lacks to join the crisis centres of a letter, on the way on which it lacks fewest.
fn missing_in_link(map: &Map, letter: Letter, cubes: LocationSet) -> u8 {
    let mut ends = map.centres(letter).into_iter();
    let (Some(start), Some(end)) = (ends.next(), ends.next()) else { return u8::MAX };
    let mut missing = u8::from(!cubes.contains(start));
    let mut reached = LocationSet::only(start);
    let mut edge = reached;
    loop {
        // Own cubes beside what is reached are reached for nothing.
        let mut joined = edge;
        while !joined.is_empty() {
            joined = map.beside(joined).and(cubes).without(reached);
            reached = reached.or(joined);
            edge = edge.or(joined);
        }
        if reached.contains(end) {
            return missing;
        }
        edge = map.beside(edge).without(reached);
        if edge.is_empty() {
            return u8::MAX;
        }
        reached = reached.or(edge);
        missing += 1;
    }
}

/// Where a goal stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum GoalWord {
    /// It can be completed.
    Open,
    /// It was completed.
    Done,
    /// It is closed, because the seat is bound to the other common plan (B10.2).
    Closed,
}

impl GoalWord {
    // The signature is what serde asks for.
    pub(super) fn is_open(&self) -> bool {
        *self == GoalWord::Open
    }
}

/// Something for each goal on a spot of a seat, in their order; nothing where nothing lies.
pub(super) fn on_spot<T: Copy>(
    components: &Components,
    table: &Table,
    (seat, spot): (Seat, u8),
    of: impl Fn(&Goal, GoalWord) -> T,
) -> [Option<T>; 3] {
    let board = &table.boards[seat];
    let done = match spot.checked_sub(Table::POWER) {
        Some(power) => board.restored >> power & 1,
        None => board.marks[usize::from(spot)],
    };
    let n_goals = match table.plan_on(components, seat, spot) {
        Some(plan) => plan.n_goals,
        None => u8::from(spot >= Table::POWER),
    };
    let mut all = [None; 3];
    for (place, goal) in all.iter_mut().zip(0..n_goals) {
        let is = match (done >> goal & 1, table.is_closed(seat, spot, goal)) {
            (0, false) => GoalWord::Open,
            (0, true) => GoalWord::Closed,
            _ => GoalWord::Done,
        };
        *place = table.goal(components, seat, spot, goal).map(|goal| of(&goal, is));
    }
    all
}

/// The goals on a spot of the viewer, in their order; none where nothing lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SpotGoals([Option<GoalSheet>; 3]);

impl Serialize for SpotGoals {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        those_there(&self.0, serializer)
    }
}

impl PartialSchema for SpotGoals {
    fn schema() -> RefOr<Schema> {
        Vec::<GoalSheet>::schema()
    }
}

impl ToSchema for SpotGoals {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        schemas.push((GoalSheet::name().into(), GoalSheet::schema()));
        GoalSheet::schemas(schemas);
    }
}

/// A goal of the viewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct GoalSheet {
    /// Where it stands; absent while it is open.
    #[serde(skip_serializing_if = "GoalWord::is_open")]
    pub is: GoalWord,
    /// What it needs; nothing any more once it is done.
    #[serde(serialize_with = "those_there")]
    #[schema(value_type = Vec<Need>)]
    pub needs: [Option<Need>; N_NEEDS],
}

/// The goals on all spots of the viewer's seat, unless they are as before.
pub(super) fn goals(
    components: &Components,
    before: Option<&View>,
    now: &View,
    seat: Seat,
) -> Option<[SpotGoals; N_SPOTS]> {
    if before.is_some_and(|before| is_same_board(before, now, seat)) {
        return None;
    }
    part(before, now, |view| {
        let board = &view.table.boards[seat];
        let sheet = |goal: &Goal, is| {
            let needs = if is == GoalWord::Done { [None; N_NEEDS] } else { needs(components, board, goal) };
            GoalSheet { is, needs }
        };
        let mut spots = [SpotGoals([None; 3]); N_SPOTS];
        for (goals, spot) in spots.iter_mut().zip(Table::SPOTS) {
            goals.0 = on_spot(components, &view.table, (seat, spot), sheet);
        }
        spots
    })
}

#[cfg(test)]
mod tests {
    use ::blackout::Location;

    use super::*;

    /// Every way to put cubes on a random half of the map agrees with the rules about whether a link is there.
    #[test]
    fn a_link_lacks_nothing_exactly_where_it_is_joined() {
        let components = boxes::embedded().components;
        let map = &components.map;
        let mut bits = 0x9e37_79b9_7f4a_7c15_u64;
        let mut joined = 0;
        for _ in 0..5_000 {
            bits = bits.rotate_left(23).wrapping_mul(0xd129_0d3a_5f0f_1eb5).wrapping_add(1);
            let thick = bits | bits.rotate_left(31) | bits.rotate_left(47);
            let cubes: LocationSet =
                (0..64).filter(|n| thick >> n & 1 != 0).filter_map(Location::new).collect::<LocationSet>();
            let cubes = cubes.and(map.locations());
            for letter in [Letter::A, Letter::B, Letter::C, Letter::D] {
                let missing = missing_in_link(map, letter, cubes);
                assert_eq!(missing == 0, map.is_linked(letter, cubes), "{letter:?} {cubes:?}");
                joined += u32::from(missing == 0);
            }
        }
        assert!(joined > 100, "too few links to tell: {joined}");
        assert_eq!(missing_in_link(map, Letter::A, LocationSet::NONE), shortest_link(map, Letter::A));
    }

    #[test]
    fn every_need_has_a_name_of_its_own() {
        let all = Resource::ALL.map(What::Resource).into_iter().chain([What::OneType, What::Dollars]);
        let all = all.chain(Color::ALL.map(What::Color)).chain(RewardType::ALL.map(What::Tile));
        let all = all.chain([Letter::A, Letter::B, Letter::C, Letter::D].map(What::Link));
        assert_eq!(all.map(What::name).collect::<Vec<_>>(), What::NAMES);
    }
}
