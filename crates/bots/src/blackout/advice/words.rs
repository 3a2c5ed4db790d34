//! What advice says, as keys with arguments.

use blackout::components::Color;
use blackout::{CardId, Cause, District, Good, Label, Location, TileId};
use game::{Seat, messages};

messages! {
    /// What a move is good for.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Aim {
        /// Secure a district.
        Secure = "advice-blackout-aim-secure",
        /// Complete a goal.
        Goal = "advice-blackout-aim-goal",
        /// Restore power.
        Power = "advice-blackout-aim-power",
        /// Tiles.
        Scout = "advice-blackout-aim-scout",
        /// Resources and batteries.
        Goods = "advice-blackout-aim-goods",
        /// Dollars.
        Money = "advice-blackout-aim-money",
        /// Transport and GPS tokens.
        Tokens = "advice-blackout-aim-tokens",
        /// Points at once.
        Points = "advice-blackout-aim-points",
        /// Cards in hand.
        Cards = "advice-blackout-aim-cards",
        /// Cards in hospital.
        Hospital = "advice-blackout-aim-hospital",
        /// Check-mark actions.
        Engine = "advice-blackout-aim-engine",
        /// Cubes on the map.
        Map = "advice-blackout-aim-map",
        /// What the chapter asks for.
        Chapter = "advice-blackout-aim-chapter",
        /// What others want.
        Others = "advice-blackout-aim-others",
        /// Spend nothing.
        Save = "advice-blackout-aim-save",
        /// Spend less.
        Thrift = "advice-blackout-aim-thrift",
        /// What a goal needs.
        Gather = "advice-blackout-aim-gather",
        /// A start near districts and colours.
        Start = "advice-blackout-aim-start",
        /// A start near a link of the goals.
        StartLink = "advice-blackout-aim-start-link",
        /// Nothing that stands out.
        Nothing = "advice-blackout-aim-nothing",
    }
}

messages! {
    /// What a move is about.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum About {
        /// A card.
        Card { card: CardId } = "advice-blackout-about-card",
        /// An emergency plan.
        Plan { plan: &'static str } = "advice-blackout-about-plan",
        /// Restoring power.
        Power { goal: u8 } = "advice-blackout-about-power",
        /// A district.
        District { district: District } = "advice-blackout-about-district",
        /// A location.
        Location { location: Location } = "advice-blackout-about-location",
        /// A tile.
        Tile { tile: TileId } = "advice-blackout-about-tile",
        /// A slot.
        Slot { slot: u8 } = "advice-blackout-about-slot",
        /// A resource, or what pays like one.
        Good { good: Good } = "advice-blackout-about-good",
        /// A check-mark action.
        Action { action: &'static str } = "advice-blackout-about-action",
    }
}

messages! {
    /// What a move does. What happens by later answers or by luck is only likely: `odds` says `sure` or `likely`.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Why {
        /// A district is secured.
        Secures { district: District, points: i16, odds: &'static str } = "advice-blackout-secures" per "B7.1",
        /// A district is nearer to being surrounded.
        Approaches { district: District, left: u8 } = "advice-blackout-approaches" per "B7.1",
        /// A goal of a plan.
        Completes { card: CardId, goal: u8, odds: &'static str } = "advice-blackout-completes" per "B3.1",
        /// A goal of an emergency plan.
        CompletesPlan { plan: &'static str, goal: u8, odds: &'static str } = "advice-blackout-completes-plan" per "B3.1",
        /// A volunteer or specialist.
        Wins { card: CardId, odds: &'static str } = "advice-blackout-wins" per "B3.3",
        /// A plan.
        Finishes { card: CardId, odds: &'static str } = "advice-blackout-finishes" per "B3.8",
        /// An emergency plan.
        FinishesPlan { plan: &'static str, odds: &'static str } = "advice-blackout-finishes-plan" per "B3.8",
        /// Power, for a larger hand.
        RaisesLimit { odds: &'static str } = "advice-blackout-raises-limit" per "B3.9",
        /// Power, for a slot.
        OpensSlot { odds: &'static str } = "advice-blackout-opens-slot" per "B3.9",
        /// A tile.
        Collects { tile: TileId, odds: &'static str } = "advice-blackout-collects" per "B4.5",
        /// A card from the hospital.
        Heals { card: CardId } = "advice-blackout-heals" per "B2.7",
        /// Goods this round.
        Brings { good: Good, n: u8 } = "advice-blackout-brings",
        /// Goods by a card of the plan.
        CardBrings { card: CardId, good: Good, n: u8 } = "advice-blackout-card-brings" per "B2.4",
        /// A card from the hospital by a card of the plan.
        CardHeals { card: CardId, healed: CardId } = "advice-blackout-card-heals" per "B2.7",
        /// A cube by a card of the plan.
        CardPlaces { card: CardId } = "advice-blackout-card-places" per "B2.8",
        /// Points this round.
        Scores { points: i16, cause: Cause } = "advice-blackout-scores",
        /// What other moves would cost.
        Saves { good: Good, n: u8 } = "advice-blackout-saves",
        /// A card that other moves would bring to the hospital.
        Spares { card: CardId } = "advice-blackout-spares" per "B4.7",
        /// Cubes on the map.
        Places { n: u8 } = "advice-blackout-places" per "B3.5",
        /// A check-mark action of the board.
        Unlocks { action: &'static str } = "advice-blackout-unlocks" per "B7.1",
        /// Cards back to hand.
        Refreshes { n: u8 } = "advice-blackout-refreshes" per "B8.2",
        /// A card that somebody else would buy.
        Forestalls { seat: Seat, card: CardId } = "advice-blackout-forestalls" per "B5.1",
        /// Points that somebody else would make.
        Hinders { seat: Seat, points: i16 } = "advice-blackout-hinders",
        /// What a volunteer procures.
        Carries { card: CardId, cubes: u8 } = "advice-blackout-carries" per "B2.4",
        /// What a card scores at the end.
        Worth { card: CardId, points: u8 } = "advice-blackout-worth" per "B9.2",
        /// A start on a link that a goal of a card asks for: `part` says `end` or `way`.
        LinkOf {
            card: CardId,
            goal: u8,
            letter: &'static str,
            part: &'static str,
            cubes: u8,
        } = "advice-blackout-link-of" per "B3.2",
        /// The same for a goal of an emergency plan.
        LinkOfPlan {
            plan: &'static str,
            goal: u8,
            letter: &'static str,
            part: &'static str,
            cubes: u8,
        } = "advice-blackout-link-of-plan" per "B3.2",
        /// A start round the district that the chapter asks for.
        WantedRound { district: District } = "advice-blackout-wanted-round" per "B10.3",
        /// A start on a location of the colour that the chapter asks for.
        WantedRed = "advice-blackout-wanted-red" per "B10.3",
        /// A start that borders districts.
        Borders { n: u8, district: District, cubes: u8 } = "advice-blackout-borders" per "B4.1",
        /// A start beside locations of a colour that goals place cubes on.
        NearColor { color: Color, n: u8 } = "advice-blackout-near-color" per "B3.5",
        /// The goal that the goods of a plan are for.
        Serves { card: CardId, goal: u8 } = "advice-blackout-serves" per "B3.1",
        /// The same for a goal of an emergency plan.
        ServesPlan { plan: &'static str, goal: u8 } = "advice-blackout-serves-plan" per "B3.1",
        /// What experience says it is good for.
        Theme { theme: &'static str } = "advice-blackout-theme",
    }
}

impl Why {
    /// What it is good for.
    pub fn aim(&self) -> Aim {
        match self {
            Why::Secures { .. } | Why::Unlocks { .. } => Aim::Secure,
            Why::Approaches { .. } | Why::Places { .. } | Why::CardPlaces { .. } => Aim::Map,
            Why::Completes { .. } | Why::CompletesPlan { .. } | Why::Finishes { .. } | Why::FinishesPlan { .. } => {
                Aim::Goal
            }
            Why::Wins { .. } => Aim::Goal,
            Why::Serves { .. } | Why::ServesPlan { .. } => Aim::Gather,
            Why::LinkOf { .. } | Why::LinkOfPlan { .. } => Aim::StartLink,
            Why::WantedRound { .. } | Why::WantedRed => Aim::Chapter,
            Why::Borders { .. } | Why::NearColor { .. } => Aim::Start,
            Why::RaisesLimit { .. } | Why::OpensSlot { .. } => Aim::Power,
            Why::Collects { .. } => Aim::Scout,
            Why::Heals { .. } | Why::CardHeals { .. } | Why::Spares { .. } => Aim::Hospital,
            Why::Brings { good, .. } | Why::CardBrings { good, .. } => of_good(*good),
            Why::Scores { .. } | Why::Worth { .. } => Aim::Points,
            Why::Saves { .. } => Aim::Thrift,
            Why::Refreshes { .. } | Why::Carries { .. } => Aim::Cards,
            Why::Forestalls { .. } | Why::Hinders { .. } => Aim::Others,
            Why::Theme { theme } => of_theme(theme),
        }
    }
}

const fn of_good(good: Good) -> Aim {
    match good {
        Good::Resource(_) | Good::Battery => Aim::Goods,
        Good::Dollars => Aim::Money,
        Good::Gps | Good::Transport => Aim::Tokens,
    }
}

fn of_theme(theme: &str) -> Aim {
    match theme {
        "goods" => Aim::Goods,
        "money" => Aim::Money,
        "tokens" => Aim::Tokens,
        "cards" => Aim::Cards,
        "hospital" => Aim::Hospital,
        "engine" => Aim::Engine,
        "power" => Aim::Power,
        "scouting" => Aim::Scout,
        "goals" => Aim::Goal,
        "map" => Aim::Map,
        "chapter" => Aim::Chapter,
        _ => Aim::Points,
    }
}

/// What an answer is about, by its label. What has no card and no place is about nothing.
pub(super) fn about(label: &Label) -> Option<About> {
    Some(match *label {
        Label::Start { location } | Label::Place { location } => About::Location { location },
        Label::Plan { card, .. }
        | Label::Deploy { card, .. }
        | Label::Act { card }
        | Label::Heal { card, .. }
        | Label::CompleteCard { card, .. }
        | Label::Join { card, .. }
        | Label::Buy { card }
        | Label::Discard { card }
        | Label::CheckPlan { card } => About::Card { card },
        Label::Unplan { slot } | Label::Refresh { slot, .. } => About::Slot { slot },
        Label::Procure { good, .. } | Label::Pay { good, .. } | Label::Batteries { good, .. } => About::Good { good },
        Label::PayDollars { resource, .. } => About::Good { good: Good::Resource(resource) },
        Label::BuyBattery => About::Good { good: Good::Battery },
        Label::CompletePlan { plan, .. } | Label::CheckEmergency { plan } => About::Plan { plan },
        Label::CompletePower { goal } => About::Power { goal },
        Label::Search { district } => About::District { district },
        Label::Collect { tile, .. } => About::Tile { tile },
        Label::Mark { action } | Label::Check { action } => About::Action { action },
        _ => return None,
    })
}
