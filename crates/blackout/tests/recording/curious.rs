//! A player who likes what seldom happens, and takes it where it is offered.

use blackout::components::{CardKind, Components, Line, Resource, Specialist};
use blackout::{Action, Actions, Blackout, CardId, Decision, State};
use game::{Game, Seat};

/// The answer it likes best, if it likes any.
pub fn choose(rules: &Blackout, state: &State, seat: Seat, list: &Actions) -> Option<Action> {
    let liking = |action: Action| liking(rules, state, seat, action);
    list.iter().copied().filter(|&action| liking(action) > 0).max_by_key(|&action| liking(action))
}

fn liking(rules: &Blackout, state: &State, seat: Seat, action: Action) -> i32 {
    let (table, components) = (state.table(), &rules.components);
    let has_feed = || table.boards[seat].finished.into_iter().any(|card| is_feed(components, card));
    // To show the hand (B2.8 a), to wait for a bonus (B3.8), to pay for two GPS tokens (B2.8 d), to feed (B6.2).
    let is_rare = match (table.decision(), action) {
        (Some(Decision::Part(_)), Action::Act)
        | (Some(Decision::Finish(_)), Action::Done)
        | (_, Action::PayBoth(..) | Action::Feed(1..)) => true,
        (_, Action::Procure(Resource::Food)) => has_feed(),
        _ => false,
    };
    match action {
        _ if is_rare => 2,
        Action::Complete(..) => 1,
        Action::Buy(row, place) => table.rows[row as usize][place as usize].map_or(0, |card| rarity(components, card)),
        Action::Plan(slot, card) => {
            let is_free = rules.view(state, seat.into()).planned[slot as usize].is_none();
            if is_free { rarity(components, card) } else { 0 }
        }
        _ => 0,
    }
}

fn rarity(components: &Components, card: CardId) -> i32 {
    match components.card(card).kind {
        CardKind::Specialist(Specialist::Organiser | Specialist::Navigator) => 2,
        CardKind::Plan => 1 + i32::from(is_feed(components, card)),
        CardKind::Specialist(_) | CardKind::Volunteer { .. } => 0,
    }
}

fn is_feed(components: &Components, card: CardId) -> bool {
    components.card(card).plan.line == Line::Feed
}
