//! Who wins, by what they bought.

use blackout::components::Components;
use blackout::{CardId, PLANS};

use super::frame::{Figure, Found, Kind};
use super::median::{mean_of, ratio_of};
use super::{Played, Seen};
use crate::arena::Interval;

/// For each kind how much more often than by their number its buyers win, then for each card how much more often than the
/// mean of its kind. Whoever buys more wins more, whatever it is; hence the comparison with the kind. A card is bought at
/// most once a game, so that its purchases are independent; those of a kind are not, and are taken game by game.
pub fn of_cards(components: &Components, games: &[&Played]) -> Vec<Found> {
    let cards: Vec<(CardId, Kind)> =
        Components::OBJECTIVES.into_iter().map(|card| (card, Kind::of(components.card(card).kind))).collect();
    let surpluses: Vec<Vec<f64>> = cards.iter().map(|(card, _)| surpluses(*card, games)).collect();
    let kinds = Kind::ALL.map(|kind| of_kind(components, kind, games));
    let of_card = cards.iter().zip(&surpluses).map(|(&(card, kind), surpluses)| {
        let mean = kinds[kind as usize].value.value;
        let Interval { value, low, high } = mean_of(surpluses);
        // Nobody bought it: nothing is known of it.
        let value = if surpluses.is_empty() { mean } else { value };
        let (low, high) = if surpluses.len() < 2 { (-1.0, 1.0) } else { (low - mean, high - mean) };
        let value = value - mean;
        Found {
            figure: Figure::Card(card),
            value: Interval { value, low: low.min(value), high: high.max(value) },
            n: surpluses.len() as u64,
        }
    });
    let of_plan = PLANS.map(|plan| of_dealt(plan, games));
    kinds.iter().cloned().chain(of_plan).chain(of_card).collect()
}

/// How much more often than by their number those win who bought something of a kind, by what they bought.
fn of_kind(components: &Components, kind: Kind, games: &[&Played]) -> Found {
    let is_of_kind = |card: &CardId| Kind::of(components.card(*card).kind) == kind;
    let of_game = |game: &&Played| {
        let bought = |seat: &Seen| seat.bought.into_iter().filter(is_of_kind).count() as f64;
        let each = game.seats.iter().map(|seat| (bought(seat) * surplus(game, seat), bought(seat)));
        each.fold((0.0, 0.0), |sum, each| (sum.0 + each.0, sum.1 + each.1))
    };
    let parts: Vec<(f64, f64)> = games.iter().map(of_game).collect();
    let n: f64 = parts.iter().map(|(_, bought)| bought).sum();
    Found { figure: Figure::Kind(kind), value: ratio_of(&parts), n: n as u64 }
}

/// How much more often than by their number those win who were dealt an emergency plan.
fn of_dealt(plan: &'static str, games: &[&Played]) -> Found {
    let of_game = |game: &&Played| {
        let owner = game.seats.iter().find(|seat| seat.dealt == Some(plan))?;
        Some(surplus(game, owner))
    };
    let surpluses: Vec<f64> = games.iter().filter_map(of_game).collect();
    Found { figure: Figure::Dealt(plan), value: mean_of(&surpluses), n: surpluses.len() as u64 }
}

/// For every purchase of a card: the part of the win that its buyer had, less what everybody has by their number.
fn surpluses(card: CardId, games: &[&Played]) -> Vec<f64> {
    let of_game = |game: &&Played| {
        let buyer = game.seats.iter().find(|seat| seat.bought.contains(card))?;
        Some(surplus(game, buyer))
    };
    games.iter().filter_map(of_game).collect()
}

/// The part of the win that a seat had, less what everybody has by their number.
fn surplus(game: &Played, seat: &Seen) -> f64 {
    game.win_of(seat) - 1.0 / game.seats.len() as f64
}
