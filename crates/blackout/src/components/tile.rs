//! Scout tiles (B4).

use super::Resource;

/// The type of a tile, which is that of its simple reward (B4.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum RewardType {
    /// Points.
    Points,
    /// Dollars.
    Dollars,
    /// Batteries.
    Battery,
    /// Books.
    Books,
    /// Tools.
    Tools,
    /// Medipacks.
    Medipacks,
    /// Gasoline.
    Gasoline,
}

impl RewardType {
    /// All seven.
    pub const ALL: [RewardType; 7] = [
        RewardType::Points,
        RewardType::Dollars,
        RewardType::Battery,
        RewardType::Books,
        RewardType::Tools,
        RewardType::Medipacks,
        RewardType::Gasoline,
    ];

    /// The resource it is, if it is one of the six.
    pub const fn resource(self) -> Option<Resource> {
        match self {
            RewardType::Books => Some(Resource::Books),
            RewardType::Tools => Some(Resource::Tools),
            RewardType::Medipacks => Some(Resource::Medipacks),
            RewardType::Gasoline => Some(Resource::Gasoline),
            RewardType::Points | RewardType::Dollars | RewardType::Battery => None,
        }
    }
}

/// So many of something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reward {
    /// Of what.
    pub kind: RewardType,
    /// How many.
    pub n: u8,
}

/// One of the two challenges printed on a tile, or the probe (B4.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Challenge {
    /// The simple one.
    Simple,
    /// The harder one with the better reward.
    Advanced,
    /// For the tile with the lowest simple challenge: no reward (B4.6).
    Probe,
}

/// A scout tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tile {
    /// What the simple challenge needs.
    pub simple: u8,
    /// What it gives, which makes the tile's type.
    pub simple_reward: Reward,
    /// What the advanced challenge needs.
    pub advanced: u8,
    /// What it gives.
    pub advanced_reward: Reward,
}

impl Tile {
    /// The type of the tile (B4.5).
    pub const fn kind(&self) -> RewardType {
        self.simple_reward.kind
    }
}
