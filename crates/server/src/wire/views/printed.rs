//! Cards, plans and goals as they are printed.

use ::blackout::CardId;
use ::blackout::components::{CardKind, Color, CubeColor, Effect, Goal, Line, Map, N_PLAYER_CARDS, Plan, Specialist};
use boxes::LoadedBox;
use game::Seat;
use serde::Serialize;
use utoipa::ToSchema;

use super::blackout::{What, asked_by};
use super::components::NameSheet;
use super::{ColorWord, LetterWord, ResourceWord, SeatLetter, StartingPlaceWord};

/// A card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct CardSheet {
    /// What it is called.
    pub name: NameSheet,
    /// What it is and does.
    #[serde(flatten)]
    pub kind: CardKindSheet,
    /// The colour by which it counts in slots; plans have none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub color: Option<ColorWord>,
    /// Search icons.
    pub icons: u8,
    /// Printed points.
    pub points: u8,
    /// Its goals; a player card has none.
    #[serde(flatten)]
    pub plan: PlanSheet,
    /// Whose player card it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<SeatLetter>,
    /// Where a player card lies at the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub starts: Option<StartingPlaceWord>,
}

/// What a card is and does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum CardKindSheet {
    /// A volunteer.
    Volunteer {
        /// How many resources it procures.
        cubes: u8,
    },
    /// A specialist.
    Specialist {
        /// What it does.
        does: SpecialistSheet,
    },
    /// A contingency plan.
    Plan,
}

/// What a specialist does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(tag = "role", rename_all = "kebab-case")]
pub enum SpecialistSheet {
    /// 1 battery, then one unlocked check-mark action.
    Leader,
    /// $2; 1 gasoline or 1 book for 1 GPS.
    Scout,
    /// 1 medipack to take a card from the hospital and score its points.
    Doctor,
    /// Dollars; 1 tool for more.
    Trader {
        /// What it simply gives.
        gain: u8,
        /// What it gives for a tool.
        for_tool: u8,
    },
    /// $5, then $1 per search icon of the revealed hand.
    Organiser,
    /// 1 food for a cube on the map.
    Guide,
    /// 1 gasoline or 1 book for 1 GPS, or both for 2.
    Navigator,
    /// Dollars for 3 resources of one type.
    Importer {
        /// What it costs.
        price: u8,
        /// What it buys.
        resource: ResourceWord,
    },
    /// 2 points; 1 tool for 2 more.
    Engineer,
}

/// Goals, and what finishing them gives.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct PlanSheet {
    /// The goals.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub goals: Vec<PrintedGoal>,
    /// What finishing gives.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub completion: Option<EffectSheet>,
    /// What completing the last goal gives beside.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bonus: Option<EffectSheet>,
    /// What it adds to the check-mark area.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<CheckLine>,
}

/// A goal as it is printed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct PrintedGoal {
    /// What it costs and requires.
    pub needs: Vec<PrintedNeed>,
    /// What it gives at once.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub effect: Option<EffectSheet>,
}

/// So much of something a goal asks for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct PrintedNeed {
    /// What.
    pub what: What,
    /// How much.
    pub need: u8,
}

/// What a goal or a plan gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct EffectSheet {
    /// Points.
    pub points: u8,
    /// Dollars.
    pub dollars: u8,
    /// A cube on a location of this colour.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cube: Option<CubeWord>,
}

/// Where a cube goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CubeWord {
    Red,
    Yellow,
    Blue,
    Purple,
    Any,
}

/// What a finished plan adds to the check-mark area.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum CheckLine {
    /// Gain 1 of a type.
    Gain {
        /// Of what.
        resource: ResourceWord,
    },
    /// 1 of a type for others.
    Exchange {
        /// What is paid.
        pay: ResourceWord,
        /// What is gained.
        gain: Vec<ResourceWord>,
    },
    /// $2 for 1 battery.
    Battery,
    /// Gain $3.
    Dollars,
    /// 1 of a type for 3 points.
    Points {
        /// What is paid.
        pay: ResourceWord,
    },
    /// A permanent search icon.
    Icon,
    /// Each GPS token is worth one more.
    StrongerGps,
    /// 2 food for 4 points in clean up.
    Feed,
    /// 2 water for $7 in clean up.
    Purify,
}

/// An emergency plan.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct EmergencySheet {
    /// What it is called.
    pub name: NameSheet,
    /// Its letter.
    pub letter: LetterWord,
    /// Its goals.
    #[serde(flatten)]
    pub plan: PlanSheet,
}

impl CardSheet {
    /// The sheet of a card.
    pub(super) fn of(loaded: &LoadedBox, id: CardId) -> CardSheet {
        let card = loaded.components.card(id);
        // The player cards come last, twelve a seat.
        let own = id.index().checked_sub(80);
        CardSheet {
            name: loaded.names.card(id).into(),
            kind: kind(card.kind),
            color: card.color().map(ColorWord::from),
            icons: card.icons,
            points: card.points,
            plan: PlanSheet::of(&loaded.components.map, &card.plan),
            seat: own.and_then(|n| Seat::at(n / N_PLAYER_CARDS)).map(SeatLetter::from),
            starts: own.map(|n| loaded.components.starting_places[n % N_PLAYER_CARDS].into()),
        }
    }
}

fn kind(kind: CardKind) -> CardKindSheet {
    match kind {
        CardKind::Volunteer { cubes, .. } => CardKindSheet::Volunteer { cubes },
        CardKind::Specialist(specialist) => CardKindSheet::Specialist { does: specialist.into() },
        CardKind::Plan => CardKindSheet::Plan,
    }
}

impl From<Specialist> for SpecialistSheet {
    fn from(specialist: Specialist) -> SpecialistSheet {
        match specialist {
            Specialist::Leader => SpecialistSheet::Leader,
            Specialist::Scout => SpecialistSheet::Scout,
            Specialist::Doctor => SpecialistSheet::Doctor,
            Specialist::Trader { gain, for_tool } => SpecialistSheet::Trader { gain, for_tool },
            Specialist::Organiser => SpecialistSheet::Organiser,
            Specialist::Guide => SpecialistSheet::Guide,
            Specialist::Navigator => SpecialistSheet::Navigator,
            Specialist::Importer { price, resource } => SpecialistSheet::Importer { price, resource: resource.into() },
            Specialist::Engineer => SpecialistSheet::Engineer,
        }
    }
}

impl PlanSheet {
    fn of(map: &Map, plan: &Plan) -> PlanSheet {
        let goals = &plan.goals[..usize::from(plan.n_goals)];
        PlanSheet {
            goals: goals.iter().map(|goal| PrintedGoal::of(map, goal)).collect(),
            completion: effect(plan.completion),
            bonus: effect(plan.bonus),
            line: line(plan.line),
        }
    }
}

impl PrintedGoal {
    /// The sheet of a goal.
    pub(super) fn of(map: &Map, goal: &Goal) -> PrintedGoal {
        let needs = asked_by(map, goal).map(|(what, need)| PrintedNeed { what, need });
        PrintedGoal { needs: needs.collect(), effect: effect(goal.effect) }
    }
}

fn effect(effect: Effect) -> Option<EffectSheet> {
    let Effect { points, dollars, cube } = effect;
    (effect != Effect::default()).then(|| EffectSheet { points, dollars, cube: cube.map(CubeWord::from) })
}

impl From<CubeColor> for CubeWord {
    fn from(color: CubeColor) -> CubeWord {
        match color {
            CubeColor::Only(Color::Red) => CubeWord::Red,
            CubeColor::Only(Color::Yellow) => CubeWord::Yellow,
            CubeColor::Only(Color::Blue) => CubeWord::Blue,
            CubeColor::Only(Color::Purple) => CubeWord::Purple,
            CubeColor::Any => CubeWord::Any,
        }
    }
}

fn line(line: Line) -> Option<CheckLine> {
    Some(match line {
        Line::None => return None,
        Line::Gain(resource) => CheckLine::Gain { resource: resource.into() },
        Line::Exchange { pay, gain } => {
            CheckLine::Exchange { pay: pay.into(), gain: gain.into_iter().flatten().map(ResourceWord::from).collect() }
        }
        Line::Battery => CheckLine::Battery,
        Line::Dollars => CheckLine::Dollars,
        Line::Points(pay) => CheckLine::Points { pay: pay.into() },
        Line::Icon => CheckLine::Icon,
        Line::StrongerGps => CheckLine::StrongerGps,
        Line::Feed => CheckLine::Feed,
        Line::Purify => CheckLine::Purify,
    })
}

impl EmergencySheet {
    /// The sheet of an emergency plan.
    ///
    /// # Panics
    /// When there is no such plan.
    pub(super) fn of(loaded: &LoadedBox, plan: usize) -> EmergencySheet {
        let letter = [LetterWord::A, LetterWord::B, LetterWord::C, LetterWord::D][plan];
        let printed = PlanSheet::of(&loaded.components.map, &loaded.components.plans[plan]);
        EmergencySheet { name: (&loaded.names.plans[plan]).into(), letter, plan: printed }
    }
}
