//! Cards: planning them, turning them up, what specialists and check-mark actions take.

use super::check::{batteries, cube, own, pay_one, slot_is_there, tokens};
use super::{Met, Reason, counted, demand};
use crate::components::{CardKind, CubeColor, Line, Resource, Specialist};
use crate::effects::check_mark::{CheckMark, N_BOARD_ACTIONS, action_at};
use crate::effects::place;
use crate::event::Good;
use crate::flow::{Action, Tender};
use crate::label::{BOARD_ACTIONS, PLANS};
use crate::phases::deploy::{GASOLINE_OR_BOOKS, hand_icons, leader_gives};
use crate::sets::{ActionSet, CardId};
use crate::state::{Board, Eyes, FinishedPlan, Slot};

/// B2.2: a plan is changed until the seat is ready.
pub(super) fn not_ready(eyes: Eyes<'_>) -> Met {
    demand(!eyes.table.ready.contains(eyes.seat), Reason::IsReady)
}

/// B2.2: a hand card into an open slot.
pub(super) fn plan(eyes: Eyes<'_>, slot: Slot, card: CardId) -> Met {
    not_ready(eyes)?;
    slot_is_open(eyes.board(), slot)?;
    in_hand(eyes, card)
}

/// B2.2: what is planned may be taken back.
pub(super) fn unplan(eyes: Eyes<'_>, slot: Slot) -> Met {
    not_ready(eyes)?;
    slot_is_open(eyes.board(), slot)?;
    demand(eyes.planned()[usize::from(slot)].is_some(), Reason::NothingPlanned { slot: counted(slot) })
}

fn slot_is_open(board: &Board, slot: Slot) -> Met {
    slot_is_there(slot)?;
    demand(usize::from(slot) < board.n_open_slots(), Reason::Locked { slot: counted(slot) })
}

/// The card is in hand, or else where it is.
fn in_hand(eyes: Eyes<'_>, card: CardId) -> Met {
    let board = eyes.board();
    if let Some(slot) = eyes.planned().iter().position(|&planned| planned == Some(card)) {
        return Err(Reason::AlreadyPlanned { card, slot: slot + 1 });
    }
    if let Some(slot) = board.slots.iter().position(|cards| cards.contains(card)) {
        return Err(Reason::InSlot { card, slot: slot + 1 });
    }
    demand(!board.hospital.contains(card), Reason::InHospital { card })?;
    demand(board.held.contains(card), Reason::NotInHand { card })
}

/// B2.3: a card that lies face down.
pub(super) fn deploy(board: &Board, slot: Slot) -> Met {
    slot_is_there(slot)?;
    demand(board.face_down >> slot & 1 != 0, Reason::NothingFaceDown { slot: counted(slot) })
}

/// B2.12: a Leader who would give neither a battery nor an action does not act.
pub(super) fn act(eyes: Eyes<'_>, card: CardId) -> Met {
    let is_leader = eyes.components.card(card).kind == CardKind::Specialist(Specialist::Leader);
    demand(!is_leader || leader_gives(eyes), Reason::LeaderIdle)
}

/// B2.6–B2.8: the part of a specialist that costs.
pub(super) fn part(eyes: Eyes<'_>, card: CardId, action: Action) -> Met {
    let board = eyes.board();
    let CardKind::Specialist(specialist) = eyes.components.card(card).kind else {
        return Err(Reason::NotItsPart { card });
    };
    match (specialist, action) {
        (Specialist::Scout | Specialist::Navigator, Action::Pay(resource, tender)) => {
            tokens(eyes, Good::Gps, 1)?;
            one_of(board, card, &GASOLINE_OR_BOOKS, "gasoline-or-books", (resource, tender))
        }
        (Specialist::Navigator, Action::PayBoth(gasoline, books)) => {
            tokens(eyes, Good::Gps, 1)?;
            pay_both(board, gasoline, books)
        }
        (Specialist::Trader { .. } | Specialist::Engineer, Action::Pay(resource, tender)) => {
            one_of(board, card, &[Resource::Tools], "tools", (resource, tender))
        }
        (Specialist::Doctor, Action::Heal(healed, tender)) => {
            demand(board.hospital.contains(healed), Reason::NotInHospital { card: healed })?;
            pay_one(board, Resource::Medipacks, tender)
        }
        (Specialist::Organiser, Action::Act) => demand(hand_icons(eyes) > 0, Reason::NoIcons),
        (Specialist::Guide, Action::Pay(resource, tender)) => {
            let open = place::open(&eyes.components.map, board, CubeColor::Any);
            demand(!open.is_empty(), Reason::MapFull)?;
            one_of(board, card, &[Resource::Food], "food", (resource, tender))
        }
        (Specialist::Importer { price, .. }, Action::PayDollars) => {
            let have = board.dollars;
            demand(have >= u16::from(price), Reason::ImportPrice { need: price, have })?;
            cube(board)
        }
        _ => Err(Reason::NotItsPart { card }),
    }
}

/// One of these resources; a battery instead is named by the first of them.
fn one_of(
    board: &Board,
    card: CardId,
    resources: &[Resource],
    wanted: &'static str,
    (resource, tender): (Resource, Tender),
) -> Met {
    demand(resources.contains(&resource), Reason::NotTaken { card, wanted, resource })?;
    pay_one(board, resource, tender)?;
    let first = resources[0];
    demand(tender == Tender::Own || resource == first, Reason::BatteriesAlone { resource: first })
}

/// B2.8 d: one of each.
fn pay_both(board: &Board, gasoline: Tender, books: Tender) -> Met {
    let parts = [(Resource::Gasoline, gasoline), (Resource::Books, books)];
    for (resource, tender) in parts {
        own(board, resource, u8::from(tender == Tender::Own))?;
    }
    batteries(board, parts.iter().filter(|(_, tender)| *tender == Tender::Battery).count() as u8)
}

/// B8.3, B8.4: an unlocked action that was not used, gives something, and can be paid so.
pub(super) fn check_mark(eyes: Eyes<'_>, left: ActionSet, number: u8, tender: Tender) -> Met {
    let board = eyes.board();
    let action = unlocked_action(eyes, number)?;
    demand(left.contains(number), Reason::ActionUsed { action: counted(number) })?;
    let (need, have) = (action.dollars(), board.dollars);
    demand(have >= u16::from(need), Reason::CheckPrice { need, have })?;
    match action {
        CheckMark::Gps => tokens(eyes, Good::Gps, 1)?,
        CheckMark::Transport => tokens(eyes, Good::Transport, 1)?,
        CheckMark::Plan(Line::Gain(_) | Line::Battery) => cube(board)?,
        _ => {}
    }
    match action.resource() {
        Some(resource) => pay_one(board, resource, tender),
        None => demand(tender == Tender::Own, Reason::NothingToPay),
    }
}

fn unlocked_action(eyes: Eyes<'_>, number: u8) -> Result<CheckMark, Reason> {
    let board = eyes.board();
    if let Some(&action) = BOARD_ACTIONS.get(usize::from(number)) {
        demand(board.unlocked >> number & 1 != 0, Reason::ActionLocked { action })?;
    }
    action_at(eyes.components, board, number).ok_or_else(|| {
        match board.finished_plan(usize::from(number.saturating_sub(N_BOARD_ACTIONS))) {
            Some(FinishedPlan::Contingency(card)) => Reason::NoActionLine { card },
            Some(FinishedPlan::Emergency(plan)) => Reason::NoEmergencyAction { plan: PLANS[plan as usize] },
            None => Reason::NoCheckMark { action: counted(number) },
        }
    })
}
