//! Phase 2: deploy (B2.3–B2.8).

use game::Log;

use crate::components::{Card, CardKind, Color, CubeColor, Resource, Specialist};
use crate::effects::check_mark;
use crate::effects::gain::{gain, score, spend_transport};
use crate::effects::pay::{has, pay, pay_one, ways};
use crate::effects::place;
use crate::event::{Cause, Event, Good};
use crate::flow::{Action, Decision, Tender, Turned};
use crate::rules::Actions;
use crate::sets::{ActionSet, CardId, CardSet};
use crate::state::{Eyes, Table};

/// What Scout and Navigator take (B2.7, B2.8 d).
pub(crate) const GASOLINE_OR_BOOKS: [Resource; 2] = [Resource::Gasoline, Resource::Books];

/// B2.3: all face-down cards are turned up, one at a time.
pub(crate) fn open<L: Log<Event>>(turned: &mut Turned<'_, L>) {
    if turned.board().face_down != 0 {
        let ask = turned.ask(Decision::Deploy);
        turned.then([ask]);
    }
}

pub(crate) fn legal(eyes: Eyes<'_>, decision: Decision, list: &mut Actions) {
    match decision {
        Decision::Deploy => {
            list.extend((0..4).filter(|slot| eyes.board().face_down >> slot & 1 != 0).map(Action::Deploy));
        }
        Decision::Procure(_) => {
            list.push(Action::Done);
            // B2.12: what would give nothing is not offered.
            if eyes.board().supply > 0 {
                list.extend(Resource::ALL.iter().copied().map(Action::Procure));
            }
        }
        Decision::Act(card) => {
            let is_leader = eyes.components.card(card).kind == CardKind::Specialist(Specialist::Leader);
            if !is_leader || leader_gives(eyes) {
                list.push(Action::Act);
            }
            list.push(Action::Done);
        }
        Decision::Part(card) => {
            list.push(Action::Done);
            if let CardKind::Specialist(specialist) = eyes.components.card(card).kind {
                legal_part(eyes, specialist, list);
            }
        }
        _ => {}
    }
}

/// B2.12: a Leader without a cube for its battery and without an action that can be used would give nothing.
pub(crate) fn leader_gives(eyes: Eyes<'_>) -> bool {
    let unlocked = ActionSet::one_of(check_mark::unlocked(eyes.components, eyes.board()));
    eyes.board().supply > 0 || check_mark::can_use_any(eyes, unlocked)
}

/// The ways to take the part that costs (B2.6).
fn legal_part(eyes: Eyes<'_>, specialist: Specialist, list: &mut Actions) {
    let (board, table) = (eyes.board(), eyes.table);
    let one_of = |resources: &[Resource], list: &mut Actions| {
        list.extend(ways(board, resources).map(|(resource, tender)| Action::Pay(resource, tender)));
    };
    match specialist {
        Specialist::Scout if table.gps_left() > 0 => one_of(&GASOLINE_OR_BOOKS, list),
        Specialist::Navigator if table.gps_left() > 0 => {
            one_of(&GASOLINE_OR_BOOKS, list);
            for (gasoline, books) in [
                (Tender::Own, Tender::Own),
                (Tender::Own, Tender::Battery),
                (Tender::Battery, Tender::Own),
                (Tender::Battery, Tender::Battery),
            ] {
                let two_batteries = (gasoline, books) == (Tender::Battery, Tender::Battery);
                let is_there = has(board, Resource::Gasoline, gasoline)
                    && has(board, Resource::Books, books)
                    && (!two_batteries || board.batteries() > 1);
                if is_there {
                    list.push(Action::PayBoth(gasoline, books));
                }
            }
        }
        Specialist::Trader { .. } | Specialist::Engineer => one_of(&[Resource::Tools], list),
        Specialist::Doctor => {
            for card in board.hospital {
                list.extend(ways(board, &[Resource::Medipacks]).map(|(_, tender)| Action::Heal(card, tender)));
            }
        }
        Specialist::Organiser if hand_icons(eyes) > 0 => list.push(Action::Act),
        // The Leader's part is a check-mark action; what would give nothing is not offered (B2.12).
        Specialist::Leader | Specialist::Scout | Specialist::Navigator | Specialist::Organiser => {}
        Specialist::Guide => {
            if !place::open(&eyes.components.map, board, CubeColor::Any).is_empty() {
                one_of(&[Resource::Food], list);
            }
        }
        Specialist::Importer { price, .. } => {
            if board.dollars >= u16::from(price) && board.supply > 0 {
                list.push(Action::PayDollars);
            }
        }
    }
}

/// The search icons in hand; cards in slots are not in hand (B2.8 a).
pub(crate) fn hand_icons(eyes: Eyes<'_>) -> u8 {
    eyes.icons(eyes.hand())
}

pub(crate) fn apply<L: Log<Event>>(turned: &mut Turned<'_, L>, decision: Decision, action: Action) {
    match (decision, action) {
        (Decision::Deploy, Action::Deploy(slot)) => turn_up(turned, slot),
        (Decision::Procure(card), Action::Procure(resource)) => procure(turned, card, resource),
        (Decision::Act(card), Action::Act) => give(turned, card),
        (Decision::Part(card) | Decision::Procure(card) | Decision::Act(card), Action::Done) => {
            decline(turned, decision, card);
        }
        (Decision::Part(card), action) => {
            if let CardKind::Specialist(specialist) = turned.rules.components.card(card).kind {
                take_part(turned, specialist, action);
            }
        }
        _ => {}
    }
}

/// Tells of a card that was not used. Of one that has given something already, only the rest is left.
fn decline<L: Log<Event>>(turned: &mut Turned<'_, L>, decision: Decision, card: CardId) {
    let seat = turned.seat;
    let is_rest = matches!(decision, Decision::Part(_)) && gives_first(turned.rules.components.card(card).kind);
    if !is_rest {
        turned.tell(|| Event::Declined { seat, card });
    }
}

/// Whether a card gives something before it asks for anything (B2.6).
pub(crate) fn gives_first(kind: CardKind) -> bool {
    match kind {
        CardKind::Specialist(specialist) => !matches!(
            specialist,
            Specialist::Doctor | Specialist::Guide | Specialist::Navigator | Specialist::Importer { .. }
        ),
        CardKind::Volunteer { .. } | CardKind::Plan => false,
    }
}

/// Turns a card up and lets it act, before the next one.
fn turn_up<L: Log<Event>>(turned: &mut Turned<'_, L>, slot: u8) {
    let seat = turned.seat;
    let Some(card) = turned.state.secret.planned[seat][slot as usize].take() else { return };
    let board = turned.board();
    board.held.remove(card);
    board.slots[slot as usize].insert(card);
    board.face_down &= !(1 << slot);
    if board.face_down == 0 {
        turned.state.table.in_hand = CardSet::NONE;
    }
    turned.tell(|| Event::TurnedUp { seat, slot: slot + 1, card });
    open(turned);
    let ask = turned.ask(match turned.rules.components.card(card).kind {
        CardKind::Volunteer { .. } => Decision::Procure(card),
        kind if gives_first(kind) => Decision::Act(card),
        _ => Decision::Part(card),
    });
    turned.then([ask]);
}

/// Whether the seat's turn may be at its end, and the next seat has one card alone to turn up and nothing to decide before:
/// then it is turned up at once (B2.12), and all see it.
pub(crate) fn may_turn_up_the_next(eyes: Eyes<'_>) -> bool {
    let table = eyes.table;
    let places = (0..).map_while(|n| table.in_order(n));
    let next = places.skip_while(|&seat| seat != eyes.seat).skip(1).find(|&seat| table.boards[seat].face_down != 0);
    eyes.board().face_down.count_ones() <= 1 && next.is_some_and(|next| table.boards[next].face_down.count_ones() <= 1)
}

/// What the die of a volunteer's colour shows (B2.4).
pub(crate) fn die_of(table: &Table, card: &Card) -> Option<Resource> {
    match card.color()? {
        Color::Red => table.dice[0],
        Color::Yellow => table.dice[1],
        Color::Blue => table.dice[2],
        Color::Purple => None,
    }
}

/// B2.4, B2.5: n of one resource, a token for each segment away from the die.
fn procure<L: Log<Event>>(turned: &mut Turned<'_, L>, card: CardId, resource: Resource) {
    let design = turned.rules.components.card(card);
    let CardKind::Volunteer { cubes, .. } = design.kind else { return };
    let Some(rolled) = die_of(&turned.state.table, design) else { return };
    spend_transport(turned, rolled.distance(resource));
    gain(turned, Good::Resource(resource), cubes);
}

/// B2.6: what the specialist simply gives comes first, then the part that costs is asked for.
fn give<L: Log<Event>>(turned: &mut Turned<'_, L>, card: CardId) {
    let CardKind::Specialist(specialist) = turned.rules.components.card(card).kind else { return };
    let part = turned.ask(Decision::Part(card));
    match specialist {
        Specialist::Leader => {
            // B8.5: the action used here does not use up the one in phase 8, so nothing is noted.
            let unlocked = check_mark::unlocked(&turned.rules.components, &turned.state.table.boards[turned.seat]);
            if unlocked != 0 {
                let ask = turned.ask(Decision::CheckMarks(ActionSet::one_of(unlocked)));
                turned.then([ask]);
            }
            gain(turned, Good::Battery, 1);
            return;
        }
        Specialist::Scout => gain(turned, Good::Dollars, 2),
        Specialist::Trader { gain: dollars, .. } => gain(turned, Good::Dollars, dollars),
        Specialist::Organiser => gain(turned, Good::Dollars, 5),
        Specialist::Engineer => score(turned, 2, Cause::Specialist),
        Specialist::Doctor | Specialist::Guide | Specialist::Navigator | Specialist::Importer { .. } => {}
    }
    turned.then([part]);
}

/// The part that costs (B2.7, B2.8).
fn take_part<L: Log<Event>>(turned: &mut Turned<'_, L>, specialist: Specialist, action: Action) {
    match (specialist, action) {
        (Specialist::Scout | Specialist::Navigator, Action::Pay(resource, tender)) => {
            pay_one(turned, resource, tender);
            gain(turned, Good::Gps, 1);
        }
        (Specialist::Navigator, Action::PayBoth(gasoline, books)) => {
            pay_one(turned, Resource::Gasoline, gasoline);
            pay_one(turned, Resource::Books, books);
            gain(turned, Good::Gps, 2);
        }
        (Specialist::Trader { for_tool, .. }, Action::Pay(resource, tender)) => {
            pay_one(turned, resource, tender);
            gain(turned, Good::Dollars, for_tool);
        }
        (Specialist::Engineer, Action::Pay(resource, tender)) => {
            pay_one(turned, resource, tender);
            score(turned, 2, Cause::Specialist);
        }
        (Specialist::Doctor, Action::Heal(card, tender)) => {
            pay_one(turned, Resource::Medipacks, tender);
            let (seat, points) = (turned.seat, turned.rules.components.card(card).points);
            turned.board().hospital.remove(card);
            turned.board().held.insert(card);
            know_in_hand(turned, CardSet::only(card));
            turned.tell(|| Event::Healed { seat, card });
            score(turned, i16::from(points), Cause::Specialist);
        }
        (Specialist::Guide, Action::Pay(resource, tender)) => {
            pay_one(turned, resource, tender);
            let ask = turned.ask(Decision::Place(CubeColor::Any));
            turned.then([ask]);
        }
        (Specialist::Importer { price, resource }, Action::PayDollars) => {
            pay(turned, Good::Dollars, price);
            gain(turned, Good::Resource(resource), 3);
        }
        (Specialist::Organiser, Action::Act) => {
            let seat = turned.seat;
            let eyes = Eyes::of_state(&turned.rules.components, turned.state, seat);
            let (icons, hand) = (hand_icons(eyes), eyes.hand());
            know_in_hand(turned, hand);
            turned.tell(|| Event::HandShown { seat, icons });
            gain(turned, Good::Dollars, icons);
        }
        _ => {}
    }
}

/// All know these cards to be in hand, and thus that they are not among the plans that lie face down (B0.8).
fn know_in_hand<L: Log<Event>>(turned: &mut Turned<'_, L>, cards: CardSet) {
    if turned.board().face_down != 0 {
        turned.state.table.in_hand = turned.state.table.in_hand.or(cards);
    }
}
