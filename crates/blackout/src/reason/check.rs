//! What is asked, and the conditions of each answer to it.

use super::{Met, Reason, cards, counted, demand, goals, scout};
use crate::components::{CubeColor, Line, Resource};
use crate::effects::place;
use crate::event::Good;
use crate::flow::{Action, Decision, Tender};
use crate::label::{BOARD_ACTIONS, asked};
use crate::phases::clean_up::has_line;
use crate::phases::market::price;
use crate::rules::decision_of;
use crate::sets::Location;
use crate::state::{Board, Eyes, N_SLOTS, Slot};

/// Whether a seat may answer so, or else the rule and the condition that forbid it.
pub(crate) fn check(eyes: Eyes<'_>, action: Action) -> Met {
    let Some(decision) = decision_of(eyes) else { return Err(Reason::NotAsked) };
    match (decision, action) {
        (_, Action::BuyBattery) => buy_battery(eyes, decision),
        (Decision::Team { district, place, challenge }, Action::Done) => scout::go(eyes, district, place, challenge),
        (_, Action::Done) => done(eyes, decision),
        (Decision::Start, Action::Start(location)) => start(eyes, location),
        (Decision::Plan, Action::Plan(slot, card)) => cards::plan(eyes, slot, card),
        (Decision::Plan, Action::Unplan(slot)) => cards::unplan(eyes, slot),
        (Decision::Plan, Action::Ready) => cards::not_ready(eyes),
        (Decision::Plan, Action::Unready) => demand(eyes.table.ready.contains(eyes.seat), Reason::NotReady),
        (Decision::Deploy, Action::Deploy(slot)) => cards::deploy(eyes.board(), slot),
        (Decision::Procure(_), Action::Procure(_)) => cube(eyes.board()),
        (Decision::Act(card), Action::Act) => cards::act(eyes, card),
        (
            Decision::Part(card),
            Action::Act | Action::Pay(..) | Action::PayBoth(..) | Action::PayDollars | Action::Heal(..),
        ) => cards::part(eyes, card, action),
        (Decision::Complete, Action::Complete(spot, goal)) => goals::complete(eyes, spot, goal),
        (Decision::Pay { spot, goal, from }, Action::Batteries(_) | Action::PayType(..)) => {
            goals::pay(eyes, spot, goal, from, action)
        }
        (Decision::Place(color), Action::Place(location)) => place_cube(eyes, color, location),
        (Decision::Finish(_), Action::Finish) => Ok(()),
        (Decision::Search, Action::Search(district)) => scout::search(eyes, district),
        (Decision::Collect(district), Action::Collect(place, challenge)) => {
            scout::collect(eyes, district, place, challenge)
        }
        (Decision::Team { .. }, Action::Join(card)) => scout::join(eyes, card),
        (Decision::Buy { .. }, Action::Buy(row, place)) => buy(eyes, row, place),
        (Decision::Food, Action::Feed(pairs)) => feed(eyes, pairs),
        (Decision::Water, Action::Water(pairs, purified)) => water(eyes, pairs, purified),
        (Decision::Discard, Action::Discard(spot)) => discard(eyes.board(), spot),
        (Decision::Mark(_), Action::Mark(action)) => mark(eyes.board(), action),
        (Decision::Refresh, Action::Refresh(slot)) => refresh(eyes.board(), slot),
        (Decision::CheckMarks(left), Action::Check(action, tender)) => cards::check_mark(eyes, left, action, tender),
        _ => not_here(eyes, decision),
    }
}

fn not_here(eyes: Eyes<'_>, decision: Decision) -> Met {
    Err(Reason::NotHere { decision: asked(eyes, Some(decision)) })
}

/// What can be declined, and what cannot.
fn done(eyes: Eyes<'_>, decision: Decision) -> Met {
    let must_return = |resource| Err(Reason::MustReturn { resource, have: eyes.board().has(resource) });
    match decision {
        Decision::Start => Err(Reason::MustStart),
        Decision::Plan => not_here(eyes, decision),
        Decision::Deploy => Err(Reason::MustTurnUp { n: eyes.board().face_down.count_ones() }),
        Decision::Pay { .. } => Err(Reason::MustPay),
        Decision::Place(_) => Err(Reason::MustPlace),
        Decision::Food => must_return(Resource::Food),
        Decision::Water => must_return(Resource::Water),
        Decision::Mark(district) => Err(Reason::MustMark { district }),
        _ => Ok(()),
    }
}

/// B2.9: in phases 2–8, but not inside a payment, for $5 and a cube; not for the last cube where one must be placed (B3.5).
fn buy_battery(eyes: Eyes<'_>, decision: Decision) -> Met {
    let board = eyes.board();
    demand(!matches!(decision, Decision::Start | Decision::Plan | Decision::Pay { .. }), Reason::NoBattery)?;
    demand(board.dollars >= 5, Reason::BatteryPrice { need: 5, have: board.dollars })?;
    cube(board)?;
    demand(board.supply > 1 || !matches!(decision, Decision::Place(_)), Reason::LastCube)
}

/// B0.7: a cube is left in the supply.
pub(super) fn cube(board: &Board) -> Met {
    demand(board.supply > 0, Reason::NoCube)
}

/// B0.6: so many tokens are left on the table.
pub(super) fn tokens(eyes: Eyes<'_>, good: Good, need: u8) -> Met {
    let have = if good == Good::Gps { eyes.table.gps_left() } else { eyes.table.transport_left() };
    demand(have >= need, Reason::TokensLeft { good, need, have })
}

/// One resource can be paid so (B2.10, B2.11).
pub(super) fn pay_one(board: &Board, resource: Resource, tender: Tender) -> Met {
    match tender {
        Tender::Own => own(board, resource, 1),
        Tender::Battery => batteries(board, 1),
    }
}

/// So many of a resource can be paid with itself.
pub(super) fn own(board: &Board, resource: Resource, need: u8) -> Met {
    let have = board.has(resource);
    demand(have >= need, Reason::OwnGoods { resource, need, have })
}

/// So many batteries can be paid.
pub(super) fn batteries(board: &Board, need: u8) -> Met {
    let batteries = board.batteries();
    demand(batteries >= need, Reason::Batteries { need, batteries })
}

/// The board has such a slot.
pub(super) fn slot_is_there(slot: Slot) -> Met {
    demand(usize::from(slot) < N_SLOTS, Reason::NoSlot { slot: counted(slot) })
}

fn on_map(eyes: Eyes<'_>, location: Location) -> Met {
    let locations = eyes.components.map.locations();
    demand(locations.contains(location), Reason::OffMap { number: location.index(), n: locations.len() })
}

/// B1.5: any location, but none that another seat has.
fn start(eyes: Eyes<'_>, location: Location) -> Met {
    on_map(eyes, location)?;
    let holder = eyes.table.seats().iter().find(|&seat| eyes.table.boards[seat].cubes.contains(location));
    holder.map_or(Ok(()), |seat| Err(Reason::Taken { location, seat }))
}

/// B3.5: a location without an own cube, of the colour unless one stands on all of it.
fn place_cube(eyes: Eyes<'_>, color: CubeColor, location: Location) -> Met {
    let (map, board) = (&eyes.components.map, eyes.board());
    cube(board)?;
    on_map(eyes, location)?;
    demand(!board.cubes.contains(location), Reason::OwnCube { location })?;
    match color {
        CubeColor::Only(color) if !place::open(map, board, CubeColor::Only(color)).contains(location) => {
            Err(Reason::WrongColor { location, found: map.color(location), color })
        }
        _ => Ok(()),
    }
}

/// B5.1–B5.3: a card that lies there, a free spot, the price of the row.
fn buy(eyes: Eyes<'_>, row: u8, place: u8) -> Met {
    let (board, cards) = (eyes.board(), eyes.table.rows.get(usize::from(row)));
    let no_card = Reason::NoCard { row: counted(row), place: counted(place) };
    let Some(cards) = cards.filter(|cards| cards.get(usize::from(place)).is_some_and(Option::is_some)) else {
        return Err(no_card);
    };
    demand(board.objectives.iter().any(Option::is_none), Reason::NoSpot)?;
    let (need, have) = (price(cards), board.dollars);
    demand(have >= u16::from(need), Reason::RowPrice { row: counted(row), need, have })
}

/// So many pairs of food or water are there (B6.2); batteries do not count (B2.10).
fn pairs(board: &Board, resource: Resource, pairs: u16) -> Met {
    let (need, have) = (2 * pairs, board.has(resource));
    demand(u16::from(have) >= need, Reason::Pairs { resource, need, have })
}

/// B6.2: pairs of food for points, with the plan "feed".
fn feed(eyes: Eyes<'_>, fed: u8) -> Met {
    demand(fed == 0 || has_line(eyes, Line::Feed), Reason::NoPairs { resource: Resource::Food })?;
    pairs(eyes.board(), Resource::Food, u16::from(fed))
}

/// B6.2: pairs of water for GPS tokens, as far as there are any; for $7 with the plan "purify".
fn water(eyes: Eyes<'_>, for_gps: u8, purified: u8) -> Met {
    demand(purified == 0 || has_line(eyes, Line::Purify), Reason::NoPairs { resource: Resource::Water })?;
    pairs(eyes.board(), Resource::Water, u16::from(for_gps) + u16::from(purified))?;
    tokens(eyes, Good::Gps, for_gps)
}

/// B6.3: an objective that lies there.
fn discard(board: &Board, spot: u8) -> Met {
    let lies_there = board.objectives.get(usize::from(spot)).is_some_and(Option::is_some);
    demand(lies_there, Reason::NothingToDiscard { spot: counted(spot) })
}

/// B7.1: a marker that is still on the board.
fn mark(board: &Board, number: u8) -> Met {
    let Some(&action) = BOARD_ACTIONS.get(usize::from(number)) else {
        return Err(Reason::NoCheckMark { action: counted(number) });
    };
    demand(board.unlocked >> number & 1 == 0, Reason::MarkerMoved { action })
}

/// B8.2: the slot with the most cards.
fn refresh(board: &Board, slot: Slot) -> Met {
    slot_is_there(slot)?;
    let n = board.slots[usize::from(slot)].len();
    let most = board.slots.iter().map(|slot| slot.len()).max().unwrap_or(0);
    demand(n > 0, Reason::SlotEmpty { slot: counted(slot) })?;
    demand(n == most, Reason::NotFullest { slot: counted(slot), n, most })
}
