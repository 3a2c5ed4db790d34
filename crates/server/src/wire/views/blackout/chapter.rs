//! The conditions of a chapter as a live checklist (B10.3).

use ::blackout::View;
use ::blackout::campaign::{self, Conditions, OtherCondition};
use ::blackout::components::Components;
use game::Seat;
use serde::Serialize;
use utoipa::ToSchema;

use super::super::{PerSeat, part};

/// So many of so many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Share {
    /// How many there are.
    pub have: u8,
    /// How many are asked for.
    pub need: u8,
}

/// How far a seat is with the conditions of its chapter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct ConditionsSheet {
    /// Goals marked on one plan.
    pub goals: Share,
    /// What else the chapter asks for.
    pub other: Option<OtherSheet>,
    /// Orchids by the score.
    pub orchids: Share,
    /// Whether all are met.
    pub met: bool,
}

/// How far each seat is.
pub type AllConditions = PerSeat<ConditionsSheet>;

/// What a chapter asks for beside goals and points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct OtherSheet {
    /// What it is.
    pub kind: OtherKind,
    /// How many there are.
    pub have: u8,
    /// How many are asked for.
    pub need: u8,
    /// Whether it is met.
    pub met: bool,
}

/// What a chapter may ask for beside goals and points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum OtherKind {
    /// Own cubes round the Central district.
    Central,
    /// Own cubes on red locations.
    Red,
    /// Restore-power goals.
    Power,
}

pub(super) fn conditions(components: &Components, before: Option<&View>, now: &View) -> Option<AllConditions> {
    now.table.setup.chapter?;
    part(before, now, |view| PerSeat::of(view.table.seats(), |seat| of_seat(components, view, seat)))
}

fn of_seat(components: &Components, view: &View, seat: Seat) -> Option<ConditionsSheet> {
    let conditions = campaign::conditions(components, &view.table, seat)?;
    let Conditions { goals, goals_needed, other, orchids, orchids_needed } = conditions;
    Some(ConditionsSheet {
        goals: Share { have: goals, need: goals_needed },
        other: other.map(|other| {
            let kind = match other {
                OtherCondition::Central { .. } => OtherKind::Central,
                OtherCondition::Red { .. } => OtherKind::Red,
                OtherCondition::Power { .. } => OtherKind::Power,
            };
            OtherSheet { kind, have: other.have(), need: other.need(), met: other.is_met() }
        }),
        orchids: Share { have: orchids, need: orchids_needed },
        met: conditions.are_met(),
    })
}
