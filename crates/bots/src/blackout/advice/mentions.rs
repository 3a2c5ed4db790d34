//! Which things on the table Blackout's advice mentions.

use blackout::{Good, Label, PLANS};

use super::words::{About, Aim, Why};
use crate::advice::{Area, Mention, Mentions};

impl Mentions for Aim {
    fn mentions(&self) -> Vec<Mention> {
        let areas: &[Area] = match self {
            Aim::Secure | Aim::Scout | Aim::Map | Aim::Start => &[Area::Map],
            Aim::StartLink => &[Area::Map, Area::Goals],
            Aim::Goal | Aim::Gather => &[Area::Goals],
            Aim::Power => &[Area::Power],
            Aim::Goods | Aim::Thrift => &[Area::Rondel],
            Aim::Cards => &[Area::Hand, Area::Slots],
            Aim::Hospital => &[Area::Hospital],
            Aim::Engine => &[Area::CheckMarks],
            Aim::Chapter => &[Area::Conditions],
            Aim::Others => &[Area::Opponents],
            Aim::Money => return vec![Mention::Good(Good::Dollars)],
            Aim::Tokens => return vec![Mention::Good(Good::Gps), Mention::Good(Good::Transport)],
            Aim::Points | Aim::Save | Aim::Nothing => &[],
        };
        areas.iter().copied().map(Mention::Area).collect()
    }
}

impl Mentions for About {
    fn mentions(&self) -> Vec<Mention> {
        let mention = match *self {
            About::Card { card } => Mention::Card(card),
            About::Plan { plan } => return plan_of(plan).map(Mention::Plan).into_iter().collect(),
            About::Power { goal } => Mention::Power(goal),
            About::District { district } => Mention::District(district),
            About::Location { location } => Mention::Location(location),
            About::Tile { tile } => Mention::Tile(tile),
            About::Slot { slot } => Mention::Slot(slot),
            About::Good { good } => Mention::Good(good),
            About::Action { action } => Mention::CheckMark(action),
        };
        vec![mention]
    }
}

impl Mentions for Why {
    fn mentions(&self) -> Vec<Mention> {
        let plan_goal = |plan, goal| plan_of(plan).map(|plan| Mention::PlanGoal(plan, goal)).into_iter().collect();
        match *self {
            Why::Secures { district, .. }
            | Why::Approaches { district, .. }
            | Why::Borders { district, .. }
            | Why::WantedRound { district } => vec![Mention::District(district)],
            Why::Completes { card, goal, .. } | Why::LinkOf { card, goal, .. } | Why::Serves { card, goal } => {
                vec![Mention::CardGoal(card, goal)]
            }
            Why::CompletesPlan { plan, goal, .. }
            | Why::LinkOfPlan { plan, goal, .. }
            | Why::ServesPlan { plan, goal } => plan_goal(plan, goal),
            Why::FinishesPlan { plan, .. } => plan_of(plan).map(Mention::Plan).into_iter().collect(),
            Why::Wins { card, .. }
            | Why::Finishes { card, .. }
            | Why::Heals { card }
            | Why::CardPlaces { card }
            | Why::Spares { card }
            | Why::Carries { card, .. }
            | Why::Worth { card, .. } => vec![Mention::Card(card)],
            Why::CardHeals { card, healed } => vec![Mention::Card(card), Mention::Card(healed)],
            Why::CardBrings { card, good, .. } => vec![Mention::Card(card), Mention::Good(good)],
            Why::RaisesLimit { .. } => vec![Mention::Power(1)],
            Why::OpensSlot { .. } => vec![Mention::Power(2), Mention::Slot(4)],
            Why::Collects { tile, .. } => vec![Mention::Tile(tile)],
            Why::Brings { good, .. } | Why::Saves { good, .. } => vec![Mention::Good(good)],
            Why::Unlocks { action } => vec![Mention::CheckMark(action)],
            Why::Forestalls { seat, card } => vec![Mention::Card(card), Mention::Seat(seat)],
            Why::Hinders { seat, .. } => vec![Mention::Seat(seat)],
            Why::Scores { .. }
            | Why::Places { .. }
            | Why::Refreshes { .. }
            | Why::Theme { .. }
            | Why::NearColor { .. }
            | Why::WantedRed => Vec::new(),
        }
    }
}

impl Mentions for Label {
    fn mentions(&self) -> Vec<Mention> {
        match *self {
            Label::Plan { slot, card } | Label::Deploy { slot, card } => vec![Mention::Card(card), Mention::Slot(slot)],
            Label::Heal { card, good } => vec![Mention::Card(card), Mention::Good(good)],
            Label::CompleteCard { card, goal } => vec![Mention::CardGoal(card, goal)],
            Label::CompletePlan { plan, goal } => {
                plan_of(plan).map(|plan| Mention::PlanGoal(plan, goal)).into_iter().collect()
            }
            _ => super::words::about(self).map(|about| about.mentions()).unwrap_or_default(),
        }
    }
}

/// The place of an emergency plan among A to D.
fn plan_of(letter: &str) -> Option<u8> {
    PLANS.iter().position(|plan| *plan == letter).map(|place| place as u8)
}
