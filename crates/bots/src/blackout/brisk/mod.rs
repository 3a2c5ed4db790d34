//! A player for rollouts: rules of thumb that take a microsecond, straight on a state, without a heap.
//!
//! It looks at nothing its seat cannot see. Where the greedy bot weighs every answer, this one has one idea of each decision.

mod board;
mod plan;
mod scene;

use blackout::{Action, Actions, Blackout, Decision, Event, State, Table};
use game::{Bot, Game, Limits, Log, Rng, Seat, Turn};
use rand_pcg::Pcg32;

pub(crate) use plan::Planned;
use scene::Scene;

use super::playout::{deal, who_decides};
use super::thumb::turn_of;
use super::train::is_between_rounds;

/// Plays by rules of thumb.
#[derive(Clone, Copy, Debug)]
pub struct Brisk;

impl Bot<Blackout> for Brisk {
    fn choose(&mut self, game: &Blackout, view: &blackout::View, _: &[Event], _: Limits<'_>) -> Action {
        let Some(seat) = view.viewer.seat() else { return Action::Done };
        // What is hidden from the seat is not looked at, so any world will do.
        let world = game.sample(view, &mut Pcg32::new(1, 1));
        if let Some(Decision::Plan) = view.table.decision() {
            let best = plan_of(game, &view.table, seat);
            let step = (0..).zip(best).zip(view.planned).find(|((_, best), planned)| best != planned);
            return match step {
                _ if view.table.ready.contains(seat) => Action::Unready,
                Some(((slot, Some(card)), _)) if view.hand().contains(card) => Action::Plan(slot, card),
                Some(((slot, _), Some(_))) => Action::Unplan(slot),
                _ => Action::Ready,
            };
        }
        answer(game, &world, seat)
    }
}

/// The plan a seat makes of all it holds.
pub(crate) fn plan_of(game: &Blackout, table: &Table, seat: Seat) -> Planned {
    Scene::new(&game.components, table, seat, true).plan(table.boards[seat].held)
}

/// Plans and is ready: the whole phase as one step. What the seat had planned is put aside.
pub(crate) fn carry_out_plan(
    game: &Blackout,
    state: &mut State,
    seat: Seat,
    plan: &Planned,
    log: &mut impl Log<Event>,
) {
    if state.table().ready.contains(seat) {
        game.act(state, seat, Action::Unready, log);
    }
    let before = game.view(state, seat.into()).planned;
    for slot in 0..4 {
        if before[usize::from(slot)].is_some() {
            game.act(state, seat, Action::Unplan(slot), log);
        }
    }
    for (slot, card) in (0..).zip(plan) {
        if let Some(card) = card {
            game.act(state, seat, Action::Plan(slot, *card), log);
        }
    }
    game.act(state, seat, Action::Ready, log);
}

/// The answer of a seat that is asked, but not to plan.
pub(crate) fn answer(game: &Blackout, state: &State, seat: Seat) -> Action {
    let table = state.table();
    let Some(decision) = table.decision() else { return Action::Done };
    let mut list = Actions::new();
    if let Decision::Procure(card) = decision {
        let planned = game.view(state, seat.into()).planned;
        return Scene::new(&game.components, table, seat, true).procure(card, &planned);
    }
    game.legal_now(state, seat, &mut list);
    let scene = |before_goals| Scene::new(&game.components, table, seat, before_goals);
    let board = &table.boards[seat];
    let first = list.first().copied().unwrap_or(Action::Done);
    match decision {
        Decision::Plan | Decision::Procure(_) | Decision::Act(_) => first,
        Decision::Start | Decision::Place(_) => scene(true).place(&list),
        Decision::Deploy => {
            let planned = game.view(state, seat.into()).planned;
            let turn = |action: &Action| match *action {
                Action::Deploy(slot) => planned[usize::from(slot)].map_or(9, |card| turn_of(&game.components, card)),
                _ => 9,
            };
            list.iter().copied().min_by_key(turn).unwrap_or(first)
        }
        Decision::Part(card) => scene(true).part(card, &list),
        Decision::Complete => scene(true).complete(&list),
        Decision::Pay { .. } => scene(true).pay(&list),
        Decision::Finish(spot) => {
            if scene(true).finishes(spot) {
                Action::Finish
            } else {
                Action::Done
            }
        }
        Decision::Search => {
            let view = game.view(state, seat.into());
            scene(false).search(&list, board.held, |district, place| view.tile(&game.components, district, place))
        }
        Decision::Collect(district) => {
            let view = game.view(state, seat.into());
            scene(false).collect(&list, board.held, |place| view.tile(&game.components, district, place))
        }
        Decision::Team { .. } => scene(false).join(&list),
        Decision::Buy { .. } => scene(false).buy(&list),
        Decision::Food => *list.iter().rfind(|action| matches!(action, Action::Feed(_))).unwrap_or(&first),
        Decision::Water => {
            let worth = |action: &Action| match *action {
                Action::Water(pairs, purified) => i32::from(pairs) * 10 + i32::from(purified) * 30,
                _ => -1,
            };
            list.iter().copied().max_by_key(worth).unwrap_or(first)
        }
        Decision::Discard => Action::Done,
        Decision::Mark(_) => {
            let liked = [4, 2, 1, 3, 0].map(Action::Mark);
            liked.into_iter().find(|action| list.contains(action)).unwrap_or(first)
        }
        Decision::Refresh => {
            let worth = |action: &Action| match *action {
                Action::Refresh(slot) => {
                    let cards = board.slots[usize::from(slot)];
                    cards.into_iter().map(|card| scene(false).use_of(card)).sum::<i32>()
                }
                _ => -1,
            };
            list.iter().copied().max_by_key(worth).unwrap_or(first)
        }
        Decision::CheckMarks(left) => {
            let mut scene = scene(left.is_single());
            scene.after_waste = !left.is_single();
            scene.check_mark(left, &list)
        }
    }
}

/// Plays on until a round begins or the game is over.
pub fn play_round(game: &Blackout, state: &mut State, rng: &mut impl Rng) {
    tell_round(game, state, rng, &mut ());
}

/// The same, and tells what happens.
pub fn tell_round(game: &Blackout, state: &mut State, rng: &mut impl Rng, log: &mut impl Log<Event>) {
    while tell_step(game, state, rng, log) && !is_between_rounds(state) {}
}

/// Plays one step: an outcome, an answer, or a whole plan; whether the game goes on.
pub fn step(game: &Blackout, state: &mut State, rng: &mut impl Rng) -> bool {
    tell_step(game, state, rng, &mut ())
}

fn tell_step(game: &Blackout, state: &mut State, rng: &mut impl Rng, log: &mut impl Log<Event>) -> bool {
    match game.turn(state) {
        Turn::Over => return false,
        Turn::Chance => deal(game, state, rng, log),
        Turn::Ask(seats) => {
            let seat = who_decides(state, seats);
            if let Some(Decision::Plan) = state.table().decision() {
                let plan = plan_of(game, state.table(), seat);
                carry_out_plan(game, state, seat, &plan, log);
            } else {
                let action = answer(game, state, seat);
                game.act(state, seat, action, log);
            }
        }
    }
    true
}
