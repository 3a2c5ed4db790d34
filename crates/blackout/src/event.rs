//! What happens, for people and for drawing: what, who, from where to where, how much, and by which rule.

use game::{Arg, Seat, messages};

use crate::components::{Challenge, Color, Resource, RewardType};
use crate::sets::{CardId, District, Location, TileId};

/// Something that can be gained or paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Good {
    /// One of the six resources.
    Resource(Resource),
    /// A battery.
    Battery,
    /// Dollars.
    Dollars,
    /// GPS tokens.
    Gps,
    /// Transport tokens.
    Transport,
}

impl From<Resource> for Arg {
    fn from(resource: Resource) -> Arg {
        Arg::Case(match resource {
            Resource::Food => "food",
            Resource::Tools => "tools",
            Resource::Gasoline => "gasoline",
            Resource::Water => "water",
            Resource::Books => "books",
            Resource::Medipacks => "medipacks",
        })
    }
}

impl From<Color> for Arg {
    fn from(color: Color) -> Arg {
        Arg::Case(match color {
            Color::Red => "red",
            Color::Yellow => "yellow",
            Color::Blue => "blue",
            Color::Purple => "purple",
        })
    }
}

impl From<Good> for Arg {
    fn from(good: Good) -> Arg {
        match good {
            Good::Resource(resource) => resource.into(),
            Good::Battery => Arg::Case("battery"),
            Good::Dollars => Arg::Case("dollars"),
            Good::Gps => Arg::Case("gps"),
            Good::Transport => Arg::Case("transport"),
        }
    }
}

impl From<RewardType> for Arg {
    fn from(kind: RewardType) -> Arg {
        match kind {
            RewardType::Points => Arg::Case("points"),
            RewardType::Dollars => Arg::Case("dollars"),
            RewardType::Battery => Arg::Case("battery"),
            RewardType::Books => Resource::Books.into(),
            RewardType::Tools => Resource::Tools.into(),
            RewardType::Medipacks => Resource::Medipacks.into(),
            RewardType::Gasoline => Resource::Gasoline.into(),
        }
    }
}

impl From<Challenge> for Arg {
    fn from(challenge: Challenge) -> Arg {
        Arg::Case(match challenge {
            Challenge::Simple => "simple",
            Challenge::Advanced => "advanced",
            Challenge::Probe => "probe",
        })
    }
}

impl From<CardId> for Arg {
    fn from(card: CardId) -> Arg {
        Arg::Named { kind: "card", index: card.index() }
    }
}

impl From<Location> for Arg {
    fn from(location: Location) -> Arg {
        Arg::Named { kind: "location", index: location.index() }
    }
}

impl From<District> for Arg {
    fn from(district: District) -> Arg {
        Arg::Named { kind: "district", index: district.index() }
    }
}

impl From<TileId> for Arg {
    fn from(tile: TileId) -> Arg {
        Arg::Named { kind: "tile", index: tile.index() }
    }
}

/// Why a score changed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    /// Transport tokens bought (B2.5, B3.7).
    Tokens,
    /// A specialist (B2.7, B2.8).
    Specialist,
    /// A goal (B3.4).
    Goal,
    /// The bonus of a plan (B3.8).
    Bonus,
    /// Finishing a plan (B3.8).
    Completion,
    /// Restoring power (B3.9).
    Power,
    /// A scout tile (B4.5).
    Scouting,
    /// Feeding (B6.2).
    Feeding,
    /// A secured district (B7.1).
    District,
    /// A check-mark action (B8.4).
    CheckMark,
    /// Dollars at the end (B9.2).
    Dollars,
    /// Face-up tiles at the end (B9.2).
    Tiles,
    /// Cards at the end (B9.2).
    Cards,
}

impl From<Cause> for Arg {
    fn from(cause: Cause) -> Arg {
        Arg::Case(match cause {
            Cause::Tokens => "tokens",
            Cause::Specialist => "specialist",
            Cause::Goal => "goal",
            Cause::Bonus => "bonus",
            Cause::Completion => "completion",
            Cause::Power => "power",
            Cause::Scouting => "scouting",
            Cause::Feeding => "feeding",
            Cause::District => "district",
            Cause::CheckMark => "check-mark",
            Cause::Dollars => "dollars",
            Cause::Tiles => "tiles",
            Cause::Cards => "cards",
        })
    }
}

/// The rule that limits a good: tokens by their supply (B0.6), everything else by the seat's cubes (B0.7).
fn rule_of_loss(event: &Event) -> Option<&'static str> {
    let Event::Lost { good, .. } = event else { return None };
    Some(if matches!(good, Good::Gps | Good::Transport) { "B0.6" } else { "B0.7" })
}

messages! {
    /// What happened. Slots, spots, goals, rows, places and actions count from 1, as people do.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Event {
        /// It was drawn who starts.
        Starts { seat: Seat } = "blackout-starts" per "B1.5",
        /// A starting volunteer was dealt.
        Volunteer { seat: Seat, card: CardId } = "blackout-volunteer" per "B1.3",
        /// An emergency plan was dealt.
        Emergency { seat: Seat, plan: &'static str } = "blackout-emergency" per "B1.3",
        /// A round began.
        Round { round: u8, seat: Seat } = "blackout-round" per "B2",
        /// A die was rolled.
        Rolled { color: &'static str, resource: Resource } = "blackout-rolled" per "B2.1",
        /// A die that showed the same as another was rolled again.
        RolledAgain { color: &'static str, resource: Resource } = "blackout-rolled-again" per "B2.1",
        /// A card was planned; its owner alone hears of it.
        Planned { seat: Seat, slot: u8, card: CardId } = "blackout-planned" per "B2.2",
        /// A planned card was taken back; its owner alone hears of it.
        Unplanned { seat: Seat, slot: u8 } = "blackout-unplanned" per "B2.2",
        /// A seat is ready.
        Ready { seat: Seat } = "blackout-ready" per "B2.2",
        /// A seat is not ready after all.
        NotReady { seat: Seat } = "blackout-not-ready" per "B2.2",
        /// A planned card was turned up.
        TurnedUp { seat: Seat, slot: u8, card: CardId } = "blackout-turned-up" per "B2.3",
        /// A card was not used.
        Declined { seat: Seat, card: CardId } = "blackout-declined" per "B2.3",
        /// Something was gained.
        Gained { seat: Seat, good: Good, n: u8 } = "blackout-gained" per "B2.4",
        /// Something could not be gained, for want of cubes or tokens.
        Lost { seat: Seat, good: Good, n: u8 } = "blackout-lost" ruled by rule_of_loss,
        /// No cube was left for the map, or to mark a goal.
        NoCube { seat: Seat, purpose: &'static str } = "blackout-no-cube" per "B0.7",
        /// Something was paid.
        Paid { seat: Seat, good: Good, n: u8 } = "blackout-paid" per "B3.2",
        /// The score changed.
        Scored { seat: Seat, points: i16, cause: Cause } = "blackout-scored",
        /// A card came back from the hospital.
        Healed { seat: Seat, card: CardId } = "blackout-healed" per "B2.7",
        /// A hand was revealed.
        HandShown { seat: Seat, icons: u8 } = "blackout-hand-shown" per "B2.8",
        /// A cube went to the map.
        Placed { seat: Seat, location: Location } = "blackout-placed" per "B3.5",
        /// A goal of a card was completed.
        CompletedCard { seat: Seat, card: CardId, spot: u8, goal: u8 } = "blackout-completed-card" per "B3.1",
        /// A goal of an emergency plan was completed.
        CompletedPlan { seat: Seat, plan: &'static str, goal: u8 } = "blackout-completed-plan" per "B3.1",
        /// Power was restored.
        RestoredPower { seat: Seat, goal: u8 } = "blackout-restored-power" per "B3.9",
        /// A card came to hand.
        ToHand { seat: Seat, card: CardId } = "blackout-to-hand" per "B3.3",
        /// A contingency plan was finished.
        FinishedCard { seat: Seat, card: CardId, spot: u8 } = "blackout-finished-card" per "B3.8",
        /// An emergency plan was finished.
        FinishedPlan { seat: Seat, plan: &'static str } = "blackout-finished-plan" per "B3.8",
        /// A seat looked at a district's tiles.
        Looked { seat: Seat, district: District } = "blackout-looked" per "B4.2",
        /// What it saw; it alone hears of it.
        Saw { seat: Seat, district: District, place: u8, tile: TileId } = "blackout-saw" per "B4.2",
        /// A tile went back face up.
        Returned { district: District, place: u8, tile: TileId } = "blackout-returned" per "B4.3",
        /// A tile is being collected.
        Collecting { seat: Seat, district: District, tile: TileId, challenge: Challenge } = "blackout-collecting" per "B4.3",
        /// A card joined the team.
        Joined { seat: Seat, card: CardId } = "blackout-joined" per "B4.4",
        /// A tile was collected.
        Collected { seat: Seat, tile: TileId, face: &'static str } = "blackout-collected" per "B4.5",
        /// A card was injured.
        Injured { seat: Seat, card: CardId } = "blackout-injured" per "B4.7",
        /// A card was bought.
        Bought { seat: Seat, card: CardId, row: u8, spot: u8, price: u8 } = "blackout-bought" per "B5.2",
        /// A seat passed.
        Passed { seat: Seat } = "blackout-passed" per "B5.1",
        /// A card came into the display.
        Revealed { card: CardId, row: u8 } = "blackout-revealed" per "B5.4",
        /// The draw deck is empty.
        EndTriggered = "blackout-end-triggered" per "B5.5",
        /// A card of the display was discarded.
        Removed { card: CardId, row: u8 } = "blackout-removed" per "B6.1",
        /// An objective was discarded.
        Discarded { seat: Seat, card: CardId, spot: u8 } = "blackout-discarded" per "B6.3",
        /// A district was secured.
        Secured { district: District } = "blackout-secured" per "B7.1",
        /// A marker was moved to a secured district.
        Marked { seat: Seat, district: District, action: &'static str } = "blackout-marked" per "B7.1",
        /// A supply cube was put on a secured district, for want of markers.
        Occupied { seat: Seat, district: District } = "blackout-occupied" per "B7.1",
        /// Cards were taken into hand.
        Refreshed { seat: Seat, slot: u8, n: u8 } = "blackout-refreshed" per "B8.2",
        /// A check-mark action of the board was used.
        Checked { seat: Seat, action: &'static str } = "blackout-checked" per "B8.3",
        /// The check-mark action of a finished plan was used.
        CheckedPlan { seat: Seat, card: CardId } = "blackout-checked-plan" per "B8.3",
        /// The check-mark action of a finished emergency plan was used.
        CheckedEmergency { seat: Seat, plan: &'static str } = "blackout-checked-emergency" per "B8.3",
        /// The last round begins after this one.
        LastRound = "blackout-last-round" per "B9.1",
        /// The game is over.
        Over = "blackout-over" per "B9.3",
    }
}
