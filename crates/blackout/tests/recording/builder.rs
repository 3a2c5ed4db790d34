//! A player who wants goals done and districts surrounded, so that playthroughs come to what seldom happens otherwise.

use blackout::components::{CardKind, Components, Goal, Resource, Specialist};
use blackout::{Action, Actions, Blackout, Board, CardId, Decision, District, DistrictSet, Frame, State, Table};
use game::luck::below;
use game::{Game, Rng, Seat};

/// The answer after which the seat stands best; among equals chance decides.
pub fn choose(rules: &Blackout, state: &State, seat: Seat, list: &Actions, rng: &mut impl Rng) -> Action {
    let worths: Vec<i32> = list.iter().map(|&action| worth(rules, state, seat, action)).collect();
    let most = worths.iter().max();
    let best: Vec<Action> =
        list.iter().zip(&worths).filter(|(_, worth)| Some(*worth) == most).map(|(&action, _)| action).collect();
    best[below(rng, best.len() as u64) as usize]
}

fn worth(rules: &Blackout, state: &State, seat: Seat, action: Action) -> i32 {
    let components = &rules.components;
    let use_of = |card| use_of(components, &state.table().boards[seat], card);
    match action {
        Action::Plan(slot, card) => {
            let replaced = rules.view(state, seat.into()).planned[slot as usize];
            return use_of(card) - replaced.map_or(0, use_of);
        }
        Action::Unplan(_) | Action::Unready => return -1,
        Action::Ready => return 0,
        _ => {}
    }
    let mut after = *state;
    rules.act(&mut after, seat, action, &mut ());
    // Paying, placing and finishing belong to what they follow from.
    while let Some(Frame::Ask(asked, Decision::Pay { .. } | Decision::Place(_) | Decision::Finish(_))) =
        after.table().stack.top()
        && asked.contains(seat)
    {
        let mut list = Actions::new();
        rules.legal_now(&after, seat, &mut list);
        let worths = list.iter().filter(|&&answer| answer != Action::BuyBattery).map(|&answer| {
            let mut then = after;
            rules.act(&mut then, seat, answer, &mut ());
            (standing(components, then.table(), seat), then)
        });
        after = worths.max_by_key(|(worth, _)| *worth).unwrap().1;
    }
    let searches = matches!(action, Action::Search(_) | Action::Join(_) | Action::Collect(..));
    standing(components, after.table(), seat) - i32::from(searches)
}

/// What a card does when it is used once.
fn use_of(components: &Components, board: &Board, card: CardId) -> i32 {
    match components.card(card).kind {
        CardKind::Volunteer { cubes, .. } => 10 * i32::from(cubes),
        CardKind::Specialist(Specialist::Guide) => 60,
        CardKind::Specialist(Specialist::Doctor) if board.hospital.is_empty() => 0,
        CardKind::Specialist(Specialist::Trader { gain, .. }) => 10 * i32::from(gain),
        CardKind::Specialist(Specialist::Scout | Specialist::Organiser) => 20,
        CardKind::Specialist(_) => 10,
        CardKind::Plan => 0,
    }
}

/// Cubes above all, best round one district; then goals within reach, and the money to buy them.
fn standing(components: &Components, table: &Table, seat: Seat) -> i32 {
    let board = &table.boards[seat];
    let mut worth = 300 * board.cubes.len() as i32 + 400 * board.unlocked.count_ones() as i32;
    for district in DistrictSet::first(District::COUNT).without(table.secured) {
        let ring = components.map.ring(district);
        let (have, need) = (board.cubes.and(ring).len() as i32, ring.len() as i32);
        worth += if have == need { 600 } else { 300 * have * have / (need * need) };
    }
    for spot in Table::SPOTS.take(board.objectives.len()) {
        let Some(plan) = table.plan_on(components, seat, spot) else { continue };
        let open = (0..plan.n_goals).filter(|&goal| !table.is_closed(seat, spot, goal));
        worth += 120 - open.map(|goal| 24 * missing(board, &plan.goals[goal as usize])).sum::<i32>();
    }
    let cards: usize = board.slots.iter().map(|slot| slot.len()).sum();
    worth += 30 * board.finished.len() as i32 + 3 * board.held.len() as i32 + cards as i32;
    // Food and water are money at the end of the round (B6.2).
    worth += 18 * i32::from(board.has(Resource::Food)) + 8 * i32::from(board.has(Resource::Water));
    worth += board.stock.iter().map(|&n| 4 * i32::from(n.min(4))).sum::<i32>();
    worth + 10 * i32::from(board.dollars.min(14)) + i32::from(board.transport)
}

/// How far a goal is, roughly.
fn missing(board: &Board, goal: &Goal) -> i32 {
    let short = |(&cost, &have): (&u8, &u8)| i32::from(cost.saturating_sub(have));
    let resources: i32 = goal.resources.iter().zip(&board.stock).map(short).sum();
    let most = board.stock[..6].iter().max().map_or(0, |most| short((&goal.of_one_type, most)));
    let cards: i32 = goal.slot_set.iter().map(|&n| i32::from(n)).sum();
    let hard = 4 * i32::from(goal.tiles.is_some()) + 6 * i32::from(goal.link.is_some());
    (resources + most - i32::from(board.batteries())).max(0) + cards + hard
}
