//! A bot that looks at each of its answers and takes the one after which it stands best.

use blackout::components::{CardKind, Components, Specialist};
use blackout::{Action, Actions, Blackout, Board, CardSet, Decision, End, Event, Frame, State, Table, View};
use game::{Bot, Game, Limits, Rng, Seat, Turn};
use rand_pcg::Pcg32;

use crate::quick;

/// Takes the answer after which it stands best, without looking further. Among equals chance decides.
#[derive(Clone, Debug)]
pub struct Greedy<R = Pcg32>(pub R);

impl<R: Rng> Bot<Blackout> for Greedy<R> {
    fn choose(&mut self, game: &Blackout, view: &View, _: &[Event], _: Limits<'_>) -> Action {
        let mut list = Actions::new();
        game.legal(view, &mut list);
        let Some(seat) = view.viewer.seat() else { return Action::Done };
        let world = game.sample(view, &mut self.0);
        let mut best = (i32::MIN, list[0]);
        let mut equals = 0;
        for &action in &list {
            let worth = worth_of(game, &world, view, seat, action);
            if worth > best.0 {
                best = (worth, action);
                equals = 1;
            } else if worth == best.0 {
                equals += 1;
                if quick(&mut self.0, equals) == 0 {
                    best.1 = action;
                }
            }
        }
        best.1
    }
}

/// What an answer is worth: how the seat stands after it, in hundredths of a point.
fn worth_of(game: &Blackout, world: &State, view: &View, seat: Seat, action: Action) -> i32 {
    let components = &game.components;
    match action {
        // Planning is judged by the plan itself, since nothing comes of it at once.
        Action::Plan(slot, card) => {
            let replaced = view.planned[slot as usize].map_or(0, |card| use_of(components, &view.table, seat, card));
            return 100 + use_of(components, &view.table, seat, card) - replaced;
        }
        Action::Unplan(_) | Action::Unready => return -1_000,
        Action::Ready => return 100,
        // A look costs nothing; what can be collected is judged then.
        Action::Search(_) => return standing(components, &view.table, seat) + 50,
        _ => {}
    }
    let mut after = *world;
    game.act(&mut after, seat, action, &mut ());
    // Paying and placing follow at once; they are judged with the cheapest answers.
    for _ in 0..8 {
        let pays = matches!(after.table().stack.top(), Some(Frame::Ask(_, Decision::Pay { .. } | Decision::Place(_))));
        if !pays || !game.turn(&after).asked().contains(seat) {
            break;
        }
        let mut list = Actions::new();
        game.legal_now(&after, seat, &mut list);
        let cheapest = list.iter().copied().max_by_key(|&answer| {
            let mut then = after;
            game.act(&mut then, seat, answer, &mut ());
            standing(components, then.table(), seat)
        });
        match cheapest {
            Some(answer) => game.act(&mut after, seat, answer, &mut ()),
            None => break,
        }
    }
    let tie = i32::from(action == Action::BuyBattery) * -60;
    if game.turn(&after) == Turn::Over {
        i32::from(after.table().boards[seat].score) * 100
    } else {
        standing(components, after.table(), seat) + tie
    }
}

/// How many rounds are about to come, at most eight.
fn rounds_left(table: &Table) -> i32 {
    match table.end {
        End::LastRound => 0,
        End::Triggered => 1,
        End::Far => 2 + i32::from(table.draw_left) / (3 + i32::from(table.setup.n_seats)),
    }
    .min(8)
}

/// What a card does when it is used once, in hundredths of a point.
fn use_of(components: &Components, table: &Table, seat: Seat, card: blackout::CardId) -> i32 {
    let board = &table.boards[seat];
    match components.card(card).kind {
        CardKind::Volunteer { cubes, .. } => 70 * i32::from(cubes),
        CardKind::Specialist(Specialist::Leader) => 160,
        CardKind::Specialist(Specialist::Doctor) => {
            if board.hospital.is_empty() {
                0
            } else {
                140
            }
        }
        CardKind::Specialist(Specialist::Trader { gain, .. }) => 40 + 35 * i32::from(gain),
        CardKind::Specialist(Specialist::Organiser) => 220,
        CardKind::Specialist(Specialist::Engineer) => 230,
        CardKind::Specialist(Specialist::Guide) => 200,
        CardKind::Specialist(_) => 110,
        CardKind::Plan => 0,
    }
}

/// How a seat stands, in hundredths of a point: points; goods, money and tokens by what they will buy; cards by their points and
/// by how often they will still be used; the map by cubes and districts that are nearly surrounded; plans under way.
fn standing(components: &Components, table: &Table, seat: Seat) -> i32 {
    let (board, left) = (&table.boards[seat], rounds_left(table));
    let goods: i32 = board.stock[..6].iter().map(|&n| i32::from(n)).map(|n| 60 * n - 4 * n * n).sum();
    let batteries = i32::from(board.stock[6]) * 95;
    let dollars = i32::from(board.dollars.min(30)) * if left > 0 { 32 } else { 20 };
    let tokens = i32::from(board.transport) * 40 + i32::from(board.gps) * 60;
    i32::from(board.score) * 100
        + goods
        + batteries
        + dollars
        + tokens
        + cards(components, table, seat, left)
        + map(components, table, seat, left)
        + plans(board, left)
}

fn cards(components: &Components, table: &Table, seat: Seat, left: i32) -> i32 {
    let board = &table.boards[seat];
    let in_slots = board.slots.iter().fold(CardSet::NONE, |all, slot| all.or(*slot));
    let scoring = board.held.or(in_slots);
    let printed: i32 = scoring.into_iter().map(|card| 100 * i32::from(components.card(card).points)).sum();
    let engine: i32 = scoring.into_iter().map(|card| use_of(components, table, seat, card) * left.min(6) / 8).sum();
    let waiting = board.objectives.iter().flatten().count() as i32 * if left > 0 { 150 } else { 0 };
    printed + engine + waiting
}

fn map(components: &Components, table: &Table, seat: Seat, left: i32) -> i32 {
    let board = &table.boards[seat];
    let mut worth = board.cubes.len() as i32 * 60;
    for district in blackout::DistrictSet::first(blackout::District::COUNT).without(table.secured) {
        let ring = components.map.ring(district);
        let (have, need) = (board.cubes.and(ring).len() as i32, ring.len() as i32);
        // A surrounded district is as good as scored; one nearly surrounded is worth the more the more rounds are left.
        let points = [0, 2, 2, 3, 5, 7, 10, 14][ring.len().min(7)] * 100 + 200;
        worth += if have == need { points } else { points * have * have * left.min(4) / (need * need * 6) };
    }
    worth + i32::from(board.unlocked.count_ones() as u8) * 40 * left.min(6)
}

fn plans(board: &Board, left: i32) -> i32 {
    let marks: i32 = board.marks.iter().map(|marks| marks.count_ones() as i32).sum();
    let power = board.restored.count_ones() as i32 * 60 * left.min(6);
    marks * 120 * i32::from(left > 0)
        + power
        + board.finished.len() as i32 * 70 * left.min(6)
        + board.tiles_up.len() as i32 * 180
        + board.tiles_down.len() as i32 * 40 * left.min(4)
}
