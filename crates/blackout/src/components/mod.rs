//! The box: what is printed on map, dice, cards, plans and tiles, as tables of fixed size (B0).

mod card;
mod map;
mod odds;
mod tile;

pub use card::{
    Card, CardKind, CubeColor, Destination, Effect, Goal, Letter, Line, MOST_PLANS, N_DESIGNS, N_PLAYER_CARDS, Plan,
    Specialist, StartingPlace,
};
pub use map::Map;
pub(crate) use odds::doubles;
pub use tile::{Challenge, Reward, RewardType, Tile};

use game::Seat;

use crate::sets::{CardId, CardSet, TileId};

/// A resource, in the order of the rondel (B0.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Resource {
    /// Food.
    Food,
    /// Tools.
    Tools,
    /// Gasoline.
    Gasoline,
    /// Water.
    Water,
    /// Books.
    Books,
    /// Medipacks.
    Medipacks,
}

impl Resource {
    /// All six, round the rondel.
    pub const ALL: [Resource; 6] =
        [Resource::Food, Resource::Tools, Resource::Gasoline, Resource::Water, Resource::Books, Resource::Medipacks];

    /// How many segments of the rondel lie between two resources, the shorter way round (B2.5).
    pub const fn distance(self, other: Resource) -> u8 {
        let apart = (self as u8).abs_diff(other as u8);
        if apart > 3 { 6 - apart } else { apart }
    }
}

/// A colour of cards and locations (B0.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Color {
    /// Red.
    Red,
    /// Yellow.
    Yellow,
    /// Blue.
    Blue,
    /// Purple: specialists.
    Purple,
}

impl Color {
    /// All four.
    pub const ALL: [Color; 4] = [Color::Red, Color::Yellow, Color::Blue, Color::Purple];
}

/// Everything the box holds that differs from box to box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    /// The first 16 hexadecimal digits of the content's hash, by which a recorded game names its box.
    pub hash: [u8; 16],
    /// The map.
    pub map: Map,
    /// The faces of the red, the yellow and the blue die.
    pub dice: [[Resource; 6]; 3],
    /// 72 objective cards, 8 starting volunteers, 12 player cards.
    pub designs: [Card; N_DESIGNS],
    /// Where each of the twelve player cards lies at the start (B1.4).
    pub starting_places: [StartingPlace; N_PLAYER_CARDS],
    /// The emergency plans A to D.
    pub plans: [Plan; 4],
    /// The scout tiles.
    pub tiles: [Tile; TileId::COUNT],
}

impl Components {
    /// What is printed on a card.
    pub fn card(&self, id: CardId) -> &Card {
        let index = id.index();
        &self.designs[if index < 80 { index } else { 80 + (index - 80) % N_PLAYER_CARDS }]
    }

    /// A seat's own twelve cards.
    pub fn player_card(seat: Seat, n: usize) -> Option<CardId> {
        if n < N_PLAYER_CARDS { CardId::new(80 + seat.index() * N_PLAYER_CARDS + n) } else { None }
    }

    /// The objective deck.
    pub const OBJECTIVES: CardSet = CardSet::first(72);

    /// The starting volunteers.
    pub const STARTING_VOLUNTEERS: CardSet = CardSet::first(80).without(CardSet::first(72));

    /// What is printed on a tile.
    pub fn tile(&self, id: TileId) -> &Tile {
        &self.tiles[id.index()]
    }
}
