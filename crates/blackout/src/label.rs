//! What is asked, what may be answered, and what an answer costs, in words.

use game::messages;

use crate::components::{CardKind, Challenge, Resource, Specialist};
use crate::effects::gain::{self, Fare};
use crate::effects::requirement::{POWER, goal_at};
use crate::effects::{check_mark, place};
use crate::event::Good;
use crate::flow::{Action, Decision, Tender};
use crate::notation::decision_name;
use crate::phases::{deploy, market, scout};
use crate::rules::decision_of;
use crate::sets::{CardId, District, Location, TileId};
use crate::state::{Eyes, FinishedPlan};

/// The rule that a decision stands in.
fn rule_of(label: &Label) -> Option<&'static str> {
    let (Label::Ask { decision } | Label::Done { decision }) = label else { return None };
    Some(match *decision {
        "start" => "B1.5",
        "plan" => "B2.2",
        "deploy" => "B2.3",
        "procure" => "B2.4",
        "act" | "part" | "single-part" => "B2.6",
        "complete" => "B3.1",
        "pay" => "B2.11",
        "place" => "B3.5",
        "finish" => "B3.8",
        "search" => "B4.1",
        "collect" => "B4.3",
        "team" => "B4.4",
        "buy" => "B5.1",
        "food" | "water" => "B6.2",
        "discard" => "B6.3",
        "mark" => "B7.1",
        "refresh" => "B8.2",
        "check-marks" => "B8.3",
        _ => return None,
    })
}

messages! {
    /// What is asked, and what may be answered.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Label {
        /// What is asked.
        Ask { decision: &'static str } = "blackout-ask" ruled by rule_of,
        /// No more, or not at all.
        Done { decision: &'static str } = "blackout-do-done" ruled by rule_of,
        /// Start here.
        Start { location: Location } = "blackout-do-start" per "B1.5",
        /// Plan a card.
        Plan { slot: u8, card: CardId } = "blackout-do-plan" per "B2.2",
        /// Take a planned card back.
        Unplan { slot: u8 } = "blackout-do-unplan" per "B2.2",
        /// Ready.
        Ready = "blackout-do-ready" per "B2.2",
        /// Not ready after all.
        Unready = "blackout-do-unready" per "B2.2",
        /// Turn up a card.
        Deploy { slot: u8, card: CardId } = "blackout-do-deploy" per "B2.3",
        /// Procure a resource.
        Procure { good: Good, n: u8 } = "blackout-do-procure" per "B2.4",
        /// Let the specialist act.
        Act { card: CardId } = "blackout-do-act" per "B2.6",
        /// Pay one resource.
        Pay { good: Good, n: u8 } = "blackout-do-pay" per "B2.6",
        /// Pay gasoline and a book, some of them by battery.
        PayBoth { by_battery: &'static str } = "blackout-do-pay-both" per "B2.8",
        /// Pay dollars for resources.
        PayDollars { price: u8, resource: Resource } = "blackout-do-pay-dollars" per "B2.8",
        /// Take a card from the hospital.
        Heal { card: CardId, good: Good } = "blackout-do-heal" per "B2.7",
        /// Complete a goal of a card.
        CompleteCard { card: CardId, goal: u8 } = "blackout-do-complete-card" per "B3.1",
        /// Complete a goal of an emergency plan.
        CompletePlan { plan: &'static str, goal: u8 } = "blackout-do-complete-plan" per "B3.1",
        /// Restore power.
        CompletePower { goal: u8 } = "blackout-do-complete-power" per "B3.9",
        /// Put batteries into a payment, beside so many of a resource.
        Batteries { good: Good, n: u8, batteries: u8 } = "blackout-do-batteries" per "B2.11",
        /// Put a cube on the map.
        Place { location: Location } = "blackout-do-place" per "B3.5",
        /// Finish a plan now.
        Finish = "blackout-do-finish" per "B3.8",
        /// Look at a district's tiles.
        Search { district: District } = "blackout-do-search" per "B4.1",
        /// Collect a tile.
        Collect { tile: TileId, challenge: Challenge } = "blackout-do-collect" per "B4.3",
        /// Let a card join the team.
        Join { card: CardId, icons: u8 } = "blackout-do-join" per "B4.4",
        /// Buy a card.
        Buy { card: CardId } = "blackout-do-buy" per "B5.1",
        /// Feed pairs, sell the rest.
        Feed { pairs: u8, rest: u8 } = "blackout-do-feed" per "B6.2",
        /// What water becomes: pairs for GPS, pairs purified, and the rest.
        Water { pairs: u8, purified: u8, rest: u8 } = "blackout-do-water" per "B6.2",
        /// Discard an objective.
        Discard { card: CardId } = "blackout-do-discard" per "B6.3",
        /// Move a marker.
        Mark { action: &'static str } = "blackout-do-mark" per "B7.1",
        /// Take the cards of a slot.
        Refresh { slot: u8, n: u8 } = "blackout-do-refresh" per "B8.2",
        /// Use a check-mark action of the board.
        Check { action: &'static str } = "blackout-do-check" per "B8.4",
        /// Use the check-mark action of a plan.
        CheckPlan { card: CardId } = "blackout-do-check-plan" per "B8.4",
        /// Use the check-mark action of the emergency plan.
        CheckEmergency { plan: &'static str } = "blackout-do-check-emergency" per "B8.4",
        /// Buy a battery.
        BuyBattery = "blackout-do-buy-battery" per "B2.9",
        /// What it costs in dollars.
        CostDollars { n: u8 } = "blackout-cost-dollars",
        /// What it costs in transport tokens, and in points for those that are missing.
        CostTokens { tokens: u8, points: u8 } = "blackout-cost-tokens",
        /// What it costs in GPS tokens.
        CostGps { n: u8 } = "blackout-cost-gps",
        /// It costs a battery.
        CostBattery = "blackout-cost-battery",
        /// No card is planned, though some could be.
        NothingPlanned = "blackout-caution-nothing-planned" per "B2.2",
    }
}

/// What the seat is asked.
pub(crate) fn prompt(eyes: Option<Eyes<'_>>) -> Label {
    Label::Ask { decision: eyes.map_or(decision_name(None), |eyes| asked(eyes, decision_of(eyes))) }
}

/// The name by which messages choose their words for a decision. A specialist with a single part has its own: it has given
/// nothing before (B2.6).
pub(crate) fn asked(eyes: Eyes<'_>, decision: Option<Decision>) -> &'static str {
    match decision {
        Some(Decision::Part(card)) if !deploy::gives_first(eyes.components.card(card).kind) => "single-part",
        _ => decision_name(decision),
    }
}

fn good(resource: Resource, tender: Tender) -> Good {
    match tender {
        Tender::Own => Good::Resource(resource),
        Tender::Battery => Good::Battery,
    }
}

/// The five check-mark actions of the board, by the names messages choose their words by (B8.4).
pub const BOARD_ACTIONS: [&str; 5] = ["gps", "transport", "dollars", "battery", "points"];
/// The emergency plans, in their order.
pub const PLANS: [&str; 4] = ["A", "B", "C", "D"];

/// An action in words.
pub(crate) fn label(eyes: Eyes<'_>, action: Action) -> Label {
    let (board, decision) = (eyes.board(), decision_of(eyes));
    let done = Label::Done { decision: asked(eyes, decision) };
    let rest = |resource, pairs: u8| board.has(resource).saturating_sub(pairs.saturating_mul(2));
    match action {
        Action::Done => done,
        Action::Start(location) => Label::Start { location },
        Action::Plan(slot, card) => Label::Plan { slot: slot + 1, card },
        Action::Unplan(slot) => Label::Unplan { slot: slot + 1 },
        Action::Ready => Label::Ready,
        Action::Unready => Label::Unready,
        Action::Deploy(slot) => {
            card_at(eyes.planned(), slot).map_or(done, |card| Label::Deploy { slot: slot + 1, card })
        }
        Action::Procure(resource) => Label::Procure { good: Good::Resource(resource), n: cubes(eyes, decision) },
        Action::Act => match decision {
            Some(Decision::Act(card) | Decision::Part(card)) => Label::Act { card },
            _ => done,
        },
        Action::Pay(resource, tender) => Label::Pay { good: good(resource, tender), n: 1 },
        Action::PayBoth(gasoline, books) => Label::PayBoth {
            by_battery: match (gasoline, books) {
                (Tender::Own, Tender::Own) => "none",
                (Tender::Battery, Tender::Own) => "gasoline",
                (Tender::Own, Tender::Battery) => "books",
                (Tender::Battery, Tender::Battery) => "both",
            },
        },
        Action::PayDollars => {
            importer(eyes, decision).map_or(done, |(price, resource)| Label::PayDollars { price, resource })
        }
        Action::Heal(card, tender) => Label::Heal { card, good: good(Resource::Medipacks, tender) },
        Action::Complete(spot, goal) if spot >= POWER => Label::CompletePower { goal: spot - POWER + 1 + goal },
        Action::Complete(spot, goal) if spot < 3 => {
            card_at(&board.objectives, spot).map_or(done, |card| Label::CompleteCard { card, goal: goal + 1 })
        }
        Action::Complete(spot, goal) => {
            let plan = eyes.table.emergency_plan(eyes.seat, spot);
            plan.map_or(done, |plan| Label::CompletePlan { plan: PLANS[plan as usize], goal: goal + 1 })
        }
        Action::Batteries(batteries) => payment(eyes, decision, None, batteries).unwrap_or(done),
        Action::PayType(resource, batteries) => payment(eyes, decision, Some(resource), batteries).unwrap_or(done),
        Action::Place(location) => Label::Place { location },
        Action::Finish => Label::Finish,
        Action::Search(district) => Label::Search { district },
        Action::Collect(place, challenge) => match decision {
            Some(Decision::Collect(district)) => {
                eyes.tile(district, place as usize).map_or(done, |tile| Label::Collect { tile, challenge })
            }
            _ => done,
        },
        Action::Join(card) => Label::Join { card, icons: eyes.components.card(card).icons },
        Action::Buy(row, place) => {
            let row = eyes.table.rows.get(usize::from(row));
            row.and_then(|row| card_at(row, place)).map_or(done, |card| Label::Buy { card })
        }
        Action::Feed(pairs) => Label::Feed { pairs, rest: rest(Resource::Food, pairs) },
        Action::Water(pairs, purified) => {
            Label::Water { pairs, purified, rest: rest(Resource::Water, pairs.saturating_add(purified)) }
        }
        Action::Discard(spot) => card_at(&board.objectives, spot).map_or(done, |card| Label::Discard { card }),
        Action::Mark(action) => BOARD_ACTIONS.get(usize::from(action)).map_or(done, |action| Label::Mark { action }),
        Action::Refresh(slot) => Label::Refresh {
            slot: slot + 1,
            n: board.slots.get(usize::from(slot)).map_or(0, |cards| cards.len() as u8),
        },
        Action::Check(number, _) if number < check_mark::N_BOARD_ACTIONS => {
            Label::Check { action: BOARD_ACTIONS[number as usize] }
        }
        Action::Check(number, _) => match board.finished_plan(usize::from(number - check_mark::N_BOARD_ACTIONS)) {
            Some(FinishedPlan::Contingency(card)) => Label::CheckPlan { card },
            Some(FinishedPlan::Emergency(plan)) => Label::CheckEmergency { plan: PLANS[plan as usize] },
            None => done,
        },
        Action::BuyBattery => Label::BuyBattery,
    }
}

/// The card at a place, if there is such a place and one lies there.
fn card_at(places: &[Option<CardId>], place: u8) -> Option<CardId> {
    places.get(usize::from(place)).copied().flatten()
}

/// How many resources the volunteer in question procures.
fn cubes(eyes: Eyes<'_>, decision: Option<Decision>) -> u8 {
    match decision {
        Some(Decision::Procure(card)) => match eyes.components.card(card).kind {
            CardKind::Volunteer { cubes, .. } => cubes,
            CardKind::Specialist(_) | CardKind::Plan => 0,
        },
        _ => 0,
    }
}

/// What the importer in question buys.
fn importer(eyes: Eyes<'_>, decision: Option<Decision>) -> Option<(u8, Resource)> {
    let Some(Decision::Part(card)) = decision else { return None };
    match eyes.components.card(card).kind {
        CardKind::Specialist(Specialist::Importer { price, resource }) => Some((price, resource)),
        _ => None,
    }
}

/// So many batteries in what is being paid now, which is a resource the goal names or one of the seat's own choice.
fn payment(eyes: Eyes<'_>, decision: Option<Decision>, chosen: Option<Resource>, batteries: u8) -> Option<Label> {
    let Some(Decision::Pay { spot, goal, from }) = decision else { return None };
    let goal = goal_at(eyes.components, eyes.table, eyes.board(), spot, goal)?;
    let named = Resource::ALL.get(from as usize).copied();
    let need = named.map_or(goal.of_one_type, |resource| goal.resources[resource as usize]);
    Some(Label::Batteries { good: Good::Resource(named.or(chosen)?), n: need.saturating_sub(batteries), batteries })
}

/// What an action costs beside what its words say.
pub(crate) fn cost(eyes: Eyes<'_>, action: Action) -> Option<Label> {
    let board = eyes.board();
    let tokens = |n: u8| {
        let Fare { tokens, points } = gain::fare(board, n);
        (n > 0).then_some(Label::CostTokens { tokens, points })
    };
    match action {
        Action::Buy(row, _) => Some(Label::CostDollars { n: market::price(eyes.table.rows.get(row as usize)?) }),
        Action::BuyBattery => Some(Label::CostDollars { n: 5 }),
        Action::Place(location) => tokens(place::price(&eyes.components.map, board, location)),
        Action::Procure(resource) => {
            let Some(Decision::Procure(card)) = decision_of(eyes) else { return None };
            tokens(deploy::die_of(eyes.table, eyes.components.card(card))?.distance(resource))
        }
        Action::Check(_, Tender::Battery) => Some(Label::CostBattery),
        Action::Done => {
            let Some(Decision::Team { district, place, challenge }) = decision_of(eyes) else { return None };
            let n = scout::gps_needed(eyes, scout::tile_at(eyes, district, place)?, challenge);
            (n > 0).then_some(Label::CostGps { n })
        }
        _ => None,
    }
}
