//! What a player might want to do now and cannot, and why.

use std::io;

use blackout::components::{Challenge, Resource};
use blackout::{Action, Actions, Blackout, Decision, District, DistrictSet, Reason, Table, Tender};
use game::{Game, List, Seat};

use super::menu::words_only;
use crate::blackout_table::Sight;
use crate::complaint::with_rule;
use crate::say::Say;
use crate::screen::Screen;

/// Each answer that fits what is asked, but is not legal, with its reason.
pub fn impossible(rules: &Blackout, sight: Sight<'_>, seat: Seat) -> Vec<String> {
    let mut legal = Actions::new();
    rules.legal(sight.view, &mut legal);
    let text = sight.describe.text;
    let why = |action: Action| -> Option<(Action, Reason)> { Some((action, rules.why_not(sight.view, action)?)) };
    considered(sight, seat)
        .into_iter()
        .filter(|action| !legal.actions().contains(action))
        .filter_map(why)
        .map(|(action, why)| {
            let (choice, why) = (words_only(rules, sight, seat, action), with_rule(text, &why));
            text.say(&Say::Impossible { choice, why })
        })
        .collect()
}

/// Says why nothing but a way out is offered, a line for each answer that a player might have wanted.
pub fn tell_obstacles(rules: &Blackout, sight: Sight<'_>, seat: Seat, screen: &mut Screen<'_>) -> io::Result<()> {
    let (text, obstacles) = (sight.describe.text, rules.obstacles(sight.view));
    if !obstacles.is_empty() {
        screen.say(&Say::NothingElse)?;
    }
    obstacles.into_iter().try_for_each(|(action, why)| {
        let (choice, why) = (words_only(rules, sight, seat, action), with_rule(text, &why));
        screen.lines(&format!("  {}", text.say(&Say::Impossible { choice, why })))
    })
}

/// The answers a player thinks of when asked this.
fn considered(sight: Sight<'_>, seat: Seat) -> Vec<Action> {
    let (table, components) = (&sight.view.table, &sight.describe.loaded.components);
    let board = &table.boards[seat];
    let Some(decision) = table.decision() else { return Vec::new() };
    let mut answers: Vec<Action> = match decision {
        Decision::Plan => {
            let anywhere = |card| Action::Plan(0, card);
            let fourth = sight.view.hand().into_iter().next().map(|card| Action::Plan(3, card));
            board.hospital.into_iter().map(anywhere).chain(fourth).collect()
        }
        Decision::Procure(_) => Resource::ALL.into_iter().map(Action::Procure).collect(),
        Decision::Part(_) => part_of(),
        Decision::Complete => {
            let goals = |spot| (0..3).map(move |goal| Action::Complete(spot, goal));
            let exists = |action: &Action| match action {
                Action::Complete(spot, goal) if *spot < Table::POWER || *goal == 0 => {
                    table.goal(components, seat, *spot, *goal).is_some()
                }
                _ => false,
            };
            Table::SPOTS.flat_map(goals).filter(exists).collect()
        }
        Decision::Place(_) => components.map.locations().into_iter().map(Action::Place).collect(),
        Decision::Search => DistrictSet::first(District::COUNT).into_iter().map(Action::Search).collect(),
        Decision::Collect(_) => {
            let challenges = [Challenge::Simple, Challenge::Advanced, Challenge::Probe];
            (0..3).flat_map(|place| challenges.map(|challenge| Action::Collect(place, challenge))).collect()
        }
        Decision::Team { .. } => sight.view.hand().into_iter().map(Action::Join).chain([Action::Done]).collect(),
        Decision::Buy { .. } => {
            let is_there = |(row, place): &(u8, u8)| table.rows[*row as usize][*place as usize].is_some();
            let all = (0..3).flat_map(|row| (0..3).map(move |place| (row, place)));
            all.filter(is_there).map(|(row, place)| Action::Buy(row, place)).collect()
        }
        Decision::Refresh => {
            (0..4).filter(|&slot| !board.slots[usize::from(slot)].is_empty()).map(Action::Refresh).collect()
        }
        Decision::CheckMarks(_) => (0..5 + board.n_finished() as u8).map(|n| Action::Check(n, Tender::Own)).collect(),
        Decision::Start => components.map.locations().into_iter().map(Action::Start).collect(),
        _ => Vec::new(),
    };
    answers.push(Action::BuyBattery);
    answers
}

/// Each resource a part of a specialist could cost, by itself and by battery.
fn part_of() -> Vec<Action> {
    let by = |tender| Resource::ALL.into_iter().map(move |resource| Action::Pay(resource, tender));
    by(Tender::Own).chain(by(Tender::Battery)).collect()
}
