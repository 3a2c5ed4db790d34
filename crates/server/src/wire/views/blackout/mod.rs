//! Blackout's view, part by part.

mod board;
mod chapter;
mod goals;
mod table;
mod ways;

#[cfg(test)]
mod tests;

use ::blackout::{Blackout, CardId, District, TileId, View};
use game::Seat;
use serde::{Serialize, Serializer};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

use super::{Cards, Numbered, Scores, Shown, part};

pub use board::Boards;
pub use chapter::AllConditions;
pub use goals::{Need, SpotGoals, What, asked_by};
pub use table::{BlackoutTurn, MapSheet, RoundSheet, RowSheet, SetupSheet, TeamSheet, Tokens};
pub use ways::Ways;

/// What is seen of Blackout; what is absent has not changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct BlackoutSections {
    /// What was chosen before the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub setup: Option<SetupSheet>,
    /// Who is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<BlackoutTurn>,
    /// Round, phase, dice and decks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<RoundSheet>,
    /// The three rows of the card display.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub display: Option<[RowSheet; 3]>,
    /// Objective cards that were discarded.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub discarded: Option<Cards>,
    /// Districts and their tiles.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub map: Option<MapSheet>,
    /// Tokens nobody has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tokens: Option<Tokens>,
    /// The search team that is being formed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub team: Option<TeamSheet>,
    /// The score of each seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scores: Option<Scores>,
    /// The boards that have changed; each replaces that of its seat alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub boards: Option<Boards>,
    /// How far each seat is with the conditions of its chapter; none outside the campaign.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub conditions: Option<AllConditions>,
    /// What the viewer's own goals need, and how far it is with each; none for spectators.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub goals: Option<[SpotGoals; N_SPOTS]>,
    /// The ways from the viewer's cubes to each location; none for spectators.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ways: Option<Ways>,
    /// What the viewer alone knows; none for spectators.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mine: Option<Mine>,
}

/// How many spots can have goals: those of [`Table::SPOTS`](::blackout::Table::SPOTS).
pub const N_SPOTS: usize = ::blackout::Table::SPOTS.end as usize;

/// What a viewer with a seat knows beside what lies open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Mine {
    /// The card planned in each slot.
    pub planned: [Option<u8>; ::blackout::N_SLOTS],
    /// The hand: what is held and not planned.
    pub hand: Cards,
    /// The face-down tiles that were looked at, those that have left the game since included.
    pub tiles: Seen,
}

/// Face-down tiles that were looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen([[Option<TileId>; 3]; District::COUNT]);

/// The tiles seen in a district.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct SeenTiles {
    /// Where.
    pub district: u8,
    /// What lies, or lay, face down at each of the three places.
    pub tiles: [Option<u8>; 3],
}

impl Serialize for Seen {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let seen = (0..).zip(&self.0).filter(|(_, tiles)| tiles.iter().any(Option::is_some));
        serializer.collect_seq(seen.map(|(district, tiles)| SeenTiles { district, tiles: tiles.map(number) }))
    }
}

impl PartialSchema for Seen {
    fn schema() -> RefOr<Schema> {
        Vec::<SeenTiles>::schema()
    }
}

impl ToSchema for Seen {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        schemas.push((SeenTiles::name().into(), SeenTiles::schema()));
    }
}

fn number<I: Numbered>(id: Option<I>) -> Option<u8> {
    id.map(Numbered::number)
}

impl Shown for Blackout {
    type Sections = BlackoutSections;

    fn sections(&self, before: Option<&View>, now: &View) -> BlackoutSections {
        let components = &self.components;
        let seat = now.viewer.seat();
        BlackoutSections {
            setup: part(before, now, table::setup),
            turn: part(before, now, |view| table::turn(self, view)),
            round: part(before, now, table::round),
            display: part(before, now, table::display),
            discarded: part(before, now, |view| Cards(view.table.discarded)),
            map: part(before, now, table::map),
            tokens: part(before, now, table::tokens),
            team: part(before, now, |view| table::team(self, view)),
            scores: part(before, now, table::scores),
            boards: board::boards(components, before, now),
            conditions: chapter::conditions(components, before, now),
            goals: seat.and_then(|seat| goals::goals(components, before, now, seat)),
            ways: seat.and_then(|seat| ways::ways(components, before, now, seat)),
            mine: seat.and_then(|_| part(before, now, mine)),
        }
    }
}

fn mine(view: &View) -> Mine {
    Mine { planned: view.planned.map(number::<CardId>), hand: Cards(view.hand()), tiles: Seen(view.tiles) }
}

/// Whether anything differs that the board of a seat and its goals are made from.
fn is_same_board(before: &View, now: &View, seat: Seat) -> bool {
    before.table.boards[seat] == now.table.boards[seat]
        && before.planned_sets[seat] == now.planned_sets[seat]
        && before.table.common_plans == now.table.common_plans
}
