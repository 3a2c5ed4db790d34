//! Features of goals: what they would give, by how near they are.

use blackout::components::{CardKind, Components, Goal};
use blackout::{BATTERY, Board, Table};
use game::Seat;

use super::features::{HALVES, Theme, Writer};
use crate::blackout::greedy::link_path;
use crate::blackout::thumb::colors_of;

/// What a goal lacks.
struct Lack {
    /// Resources and batteries that are missing.
    goods: u8,
    /// Dollars that are missing.
    dollars: u8,
    /// Cards of its slot set that the best slot lacks.
    cards: u8,
    /// Types of tiles that are missing.
    tiles: u8,
    /// Cubes its link lacks.
    cubes: u8,
}

/// The features of all open goals of a seat.
pub(super) fn goal_features(components: &Components, table: &Table, seat: Seat, rounds: f32, to: &mut Writer<'_>) {
    let board = &table.boards[seat];
    let colors = board.slots.map(|slot| colors_of(components, slot));
    let mut ready = Hope::default();
    let mut near = Hope::default();
    let mut far = Hope::default();
    let mut barred = Hope::default();
    let mut soft = 0.0;
    let (mut power, mut emergency) = ([0.0; 2], 0.0);
    for (spot, _, goal) in table.open_goals(components, seat) {
        let lack = lack(components, board, &goal, &colors);
        if spot >= Table::POWER {
            let cards = 4 - lack.cards.min(4);
            let cost = f32::from(lack.goods.min(4)) / 4.0 + f32::from(lack.dollars.min(10)) / 10.0;
            power[usize::from(spot - Table::POWER)] = f32::from(cards) / 4.0 * (1.0 - 0.5 * cost);
            continue;
        }
        let Some(plan) = table.plan_on(components, seat, spot) else { continue };
        let card = board.objectives.get(usize::from(spot)).copied().flatten().map(|card| components.card(card));
        let own = card.filter(|card| card.kind != CardKind::Plan);
        let open = f32::from(plan.n_goals) - board.marks[usize::from(spot)].count_ones() as f32;
        // Points at once, points of the card that comes to hand, and what a plan gives in the end, shared among its goals.
        let points = f32::from(goal.effect.points) + own.map_or(0.0, |card| f32::from(card.points));
        let later = f32::from(plan.bonus.points) + f32::from(plan.completion.points);
        let worth = (points + later / open.max(1.0)) / 10.0;
        let cubes = f32::from(u8::from(goal.effect.cube.is_some()))
            + f32::from(u8::from(plan.completion.cube.is_some())) / open.max(1.0);
        let hope = Hope { n: 1.0, points: worth, cubes };
        if spot >= 3 {
            emergency += 1.0;
        }
        let steps = lack.goods + lack.dollars.div_ceil(2);
        let bars = lack.cards + lack.tiles + lack.cubes;
        soft +=
            (worth * 10.0 + 3.0 * cubes) * HALVES[usize::from(bars.min(7))] * 0.75_f32.powi(i32::from(steps.min(9)));
        match (bars, steps) {
            (0, 0) => ready.add(hope),
            (0, 1..=2) => near.add(hope),
            (0, _) => far.add(hope),
            _ => barred.add(hope),
        }
    }
    to.about(Theme::Goals);
    for hope in [ready, near, far, barred] {
        to.put(hope.n / 3.0);
        to.put(hope.points);
        to.put(hope.cubes / 3.0);
    }
    to.put_by_time(soft / 20.0, rounds);
    to.put(board.objectives.iter().flatten().count() as f32 / 3.0);
    to.put_by_time(emergency / 3.0, rounds);
    to.put(f32::from(u8::from(board.emergency.is_some())));
    to.about(Theme::Power);
    for near in power {
        to.put_by_time(near, rounds);
    }
}

/// Goals together: how many, what they score, which cubes they bring.
#[derive(Clone, Copy, Default)]
struct Hope {
    n: f32,
    points: f32,
    cubes: f32,
}

impl Hope {
    fn add(&mut self, other: Hope) {
        self.n += other.n;
        self.points += other.points;
        self.cubes += other.cubes;
    }
}

fn lack(components: &Components, board: &Board, goal: &Goal, colors: &[[u8; 4]; 4]) -> Lack {
    let mut goods: u8 = (0..6).map(|kind| goal.resources[kind].saturating_sub(board.stock[kind])).sum();
    if goal.of_one_type > 0 {
        let most = (0..6).map(|kind| board.stock[kind].saturating_sub(goal.resources[kind])).max().unwrap_or(0);
        goods += goal.of_one_type.saturating_sub(most);
    }
    let cards = if goal.slot_set == [0; 4] {
        0
    } else {
        let lacks = |slot: &[u8; 4]| (0..4).map(|color| goal.slot_set[color].saturating_sub(slot[color])).sum::<u8>();
        colors.iter().map(lacks).min().unwrap_or(4)
    };
    let tiles = goal.tiles.map_or(0, |kinds| {
        let has = |kind| board.tiles_up.into_iter().any(|tile| components.tile(tile).kind() == kind);
        kinds.into_iter().filter(|&kind| !has(kind)).count() as u8
    });
    let dollars = u16::from(goal.dollars).saturating_sub(board.dollars) as u8;
    let cubes = goal.link.map_or(0, |letter| {
        if components.map.is_linked(letter, board.cubes) {
            0
        } else {
            link_path(&components.map, letter, board.cubes).len() as u8
        }
    });
    Lack { goods: goods.saturating_sub(board.stock[BATTERY]), dollars, cards, tiles, cubes }
}
