//! The ways from a seat's cubes to every location, and what they cost (B3.6, B3.7).

use ::blackout::components::Components;
use ::blackout::{Fare, Location, View};
use game::Seat;
use serde::{Serialize, Serializer};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

/// The way to each location of the map; no ways before the seat's first cube.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ways([Option<(u8, Fare)>; Location::COUNT]);

/// The way to a location: how many lines it is away, and what a cube there would cost now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Way {
    /// How many lines lie between it and the seat's nearest cube.
    pub away: u8,
    /// Transport tokens.
    pub tokens: u8,
    /// Points, for tokens that are missing.
    pub points: u8,
}

impl Serialize for Ways {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let way = |&(away, Fare { tokens, points }): &(u8, Fare)| Way { away, tokens, points };
        serializer.collect_seq(self.0.iter().flatten().map(way))
    }
}

impl PartialSchema for Ways {
    fn schema() -> RefOr<Schema> {
        Vec::<Way>::schema()
    }
}

impl ToSchema for Ways {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        schemas.push((Way::name().into(), Way::schema()));
    }
}

/// The ways of a seat, unless neither its cubes nor its tokens have changed.
pub(super) fn ways(components: &Components, before: Option<&View>, now: &View, seat: Seat) -> Option<Ways> {
    let made_from = |view: &View| (view.table.boards[seat].cubes, view.table.boards[seat].transport);
    if before.is_some_and(|before| made_from(before) == made_from(now)) {
        return None;
    }
    let mut ways = [None; Location::COUNT];
    for location in components.map.locations() {
        ways[location.index()] = now.table.way(components, seat, location);
    }
    Some(Ways(ways))
}
