//! What the greedy bot, the brisk one and the learned value see alike. Worth is in hundredths of a point throughout.

use blackout::components::{CardKind, Components, Specialist};
use blackout::{Board, CardId, CardSet, End, Table};

use super::greedy::Weights;

/// Rounds to come after this one.
pub(super) fn rounds_left(table: &Table) -> i32 {
    match table.end {
        End::LastRound => 0,
        End::Triggered => 1,
        End::Far => {
            let shown = table.rows.iter().flatten().flatten().count() as i32;
            1 + (i32::from(table.draw_left) + shown - 5) / (3 + i32::from(table.setup.n_seats))
        }
    }
}

/// When a card is to be turned up: volunteers first, since specialists may want what they bring; who gives before who takes.
pub(super) fn turn_of(components: &Components, card: CardId) -> u8 {
    match components.card(card).kind {
        CardKind::Volunteer { .. } => 0,
        CardKind::Specialist(Specialist::Leader) => 1,
        CardKind::Specialist(Specialist::Importer { .. }) => 2,
        _ => 3,
    }
}

/// What a card does when it is used once.
#[inline]
pub(super) fn use_of(components: &Components, board: &Board, weights: &Weights, card: CardId) -> i32 {
    let specialist = match components.card(card).kind {
        CardKind::Volunteer { cubes, .. } => return weights.volunteer * i32::from(cubes),
        CardKind::Specialist(specialist) => specialist,
        CardKind::Plan => return 0,
    };
    match specialist {
        Specialist::Leader => weights.battery + 60,
        Specialist::Doctor => {
            if board.hospital.is_empty() {
                30
            } else {
                200
            }
        }
        Specialist::Scout => 2 * weights.dollar + 30,
        Specialist::Trader { gain, for_tool } => {
            i32::from(gain) * weights.dollar + (i32::from(for_tool) * weights.dollar - 90).max(0)
        }
        Specialist::Organiser => 8 * weights.dollar,
        Specialist::Engineer => 260,
        Specialist::Guide => 200,
        Specialist::Navigator => 120,
        Specialist::Importer { price, .. } => 3 * weights.volunteer - i32::from(price) * weights.dollar,
    }
}

/// What it is worth to have a card that does so much when it is used, so many rounds before the end: its points, and how much
/// better it is than a plain volunteer.
#[inline]
pub(super) fn own(components: &Components, weights: &Weights, left: i32, card: CardId, used: i32) -> i32 {
    let design = components.card(card);
    let better = (used - weights.plain).max(0) * left * weights.used / 100;
    let icons = (i32::from(design.icons) - 1).max(0) * left * weights.icon;
    100 * i32::from(design.points) + better + icons
}

/// How many cards of each colour there are.
pub(super) fn colors_of(components: &Components, cards: CardSet) -> [u8; 4] {
    let mut found = [0; 4];
    for card in cards {
        if let Some(color) = components.card(card).color() {
            found[color as usize] += 1;
        }
    }
    found
}
