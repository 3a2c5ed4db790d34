//! Cards and plans (B2.4–B2.8, B3, B8.4).

use super::{Color, Resource, RewardType};
use crate::sets::ActionSet;

/// The most contingency plans a box may have: actions left to use are the bits of one number, five for the board and one for the
/// emergency plan (B8.3).
pub const MOST_PLANS: usize = ActionSet::MOST as usize - 5 - 1;
/// The player cards of one seat (B0.1).
pub const N_PLAYER_CARDS: usize = 12;
/// 72 objectives, 8 starting volunteers and the 12 player cards, which are the same for all seats.
pub const N_DESIGNS: usize = 72 + 8 + N_PLAYER_CARDS;

/// Where a player card lies at the start (B1.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StartingPlace {
    /// In hand.
    Hand,
    /// In the first slot.
    Slot1,
    /// In the second slot.
    Slot2,
    /// In the hospital.
    Hospital,
}

/// A card of the objective deck, a starting volunteer or a player card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Card {
    /// What it is and does.
    pub kind: CardKind,
    /// Search icons (B4.4).
    pub icons: u8,
    /// Printed points (B9.2).
    pub points: u8,
    /// Its goals; a player card has none. Volunteers and specialists have one, plans up to three.
    pub plan: Plan,
}

impl Card {
    /// The colour by which it counts in slots (B0.4); plans have none.
    pub const fn color(&self) -> Option<Color> {
        match self.kind {
            CardKind::Volunteer { color, .. } => Some(color),
            CardKind::Specialist(_) => Some(Color::Purple),
            CardKind::Plan => None,
        }
    }

    /// Where the card goes when it is finished (B3.3).
    pub const fn destination(&self) -> Destination {
        match self.kind {
            CardKind::Plan => Destination::CheckMarks,
            CardKind::Volunteer { .. } | CardKind::Specialist(_) => Destination::Hand,
        }
    }
}

/// Where a finished card goes (B3.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Destination {
    /// To hand.
    Hand,
    /// To the check-mark area.
    CheckMarks,
}

/// What a card is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CardKind {
    /// A volunteer, who procures resources (B2.4).
    Volunteer {
        /// Red, yellow or blue.
        color: Color,
        /// How many resources it procures, 1 to 3.
        cubes: u8,
    },
    /// A specialist, who acts as printed (B2.6).
    Specialist(Specialist),
    /// A contingency plan, which never enters a slot (B0.4).
    Plan,
}

/// What a specialist does (B2.7, B2.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Specialist {
    /// 1 battery, then one unlocked check-mark action.
    Leader,
    /// $2; 1 gasoline or 1 book for 1 GPS.
    Scout,
    /// 1 medipack to take a card from the hospital and score its points.
    Doctor,
    /// B2.8 b, and the Mechanic: $x; 1 tool for $y.
    Trader {
        /// What it simply gives.
        gain: u8,
        /// What it gives for a tool.
        for_tool: u8,
    },
    /// B2.8 a: $5, then $1 per search icon of the revealed hand.
    Organiser,
    /// B2.8 c: 1 food for a cube on the map.
    Guide,
    /// B2.8 d: 1 gasoline or 1 book for 1 GPS, or both for 2.
    Navigator,
    /// B2.8 e: dollars for 3 resources of one type.
    Importer {
        /// $3 or $4.
        price: u8,
        /// What it buys.
        resource: Resource,
    },
    /// B2.8 f: 2 points; 1 tool for 2 more.
    Engineer,
}

/// A letter of crisis centres (B0.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Letter {
    /// A.
    A,
    /// B.
    B,
    /// C.
    C,
    /// D.
    D,
}

/// Goals and what finishing them gives: of a card (B3) or an emergency plan.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Plan {
    /// The goals; those beyond [`n_goals`](Plan::n_goals) are empty.
    pub goals: [Goal; 3],
    /// How many goals there are.
    pub n_goals: u8,
    /// What finishing gives (B3.8).
    pub completion: Effect,
    /// What completing the last goal gives beside (B3.8).
    pub bonus: Effect,
    /// The line a finished plan adds to the check-mark area (B8.4).
    pub line: Line,
}

/// What a goal costs and requires, and what it gives at once (B3.2, B3.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Goal {
    /// How many of each resource, in the order of the rondel.
    pub resources: [u8; 6],
    /// How many of one resource type of the payer's choice.
    pub of_one_type: u8,
    /// Dollars.
    pub dollars: u8,
    /// Slot set: how many cards of each colour one slot must hold.
    pub slot_set: [u8; 4],
    /// Face-up scout tiles of both types.
    pub tiles: Option<[RewardType; 2]>,
    /// The crisis centres of this letter joined.
    pub link: Option<Letter>,
    /// What it gives at once.
    pub effect: Effect,
}

/// Points, dollars and a cube on the map; of several, the cube comes last (B3.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Effect {
    /// Points.
    pub points: u8,
    /// Dollars.
    pub dollars: u8,
    /// A cube on the map.
    pub cube: Option<CubeColor>,
}

/// The colour of location a cube must go to (B3.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CubeColor {
    /// Only this colour.
    Only(Color),
    /// Any colour.
    Any,
}

/// What a finished plan adds to the check-mark area (B8.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Line {
    /// Nothing.
    #[default]
    None,
    /// An action: gain 1 of a type.
    Gain(Resource),
    /// An action: 1 of a type for others; `None` for an empty place.
    Exchange {
        /// What is paid.
        pay: Resource,
        /// What is gained.
        gain: [Option<Resource>; 3],
    },
    /// An action: $2 for 1 battery.
    Battery,
    /// An action: gain $3.
    Dollars,
    /// An action: 1 of a type for 3 points.
    Points(Resource),
    /// A permanent search icon (B4.4).
    Icon,
    /// Each GPS token is worth one more (B4.4).
    StrongerGps,
    /// "Feed": 2 food for 4 points in clean up (B6.2).
    Feed,
    /// "Purify": 2 water for $7 in clean up (B6.2).
    Purify,
}
