//! B3 Phase 3: objectives.

use game::Log;

use crate::components::CardKind;
use crate::effects::gain::{effects, score};
use crate::effects::pay;
use crate::effects::requirement::{self, N_SPOTS, POWER, goal_at, goals_on, is_open, plan_on};
use crate::event::{Cause, Event};
use crate::flow::{Action, Decision, Frame, Run, Spot, Turned};
use crate::label::PLANS;
use crate::rules::Actions;
use crate::state::Eyes;

/// B3.1: as many goals as the seat can and likes.
pub(crate) fn open<L: Log<Event>>(turned: &mut Turned<'_, L>) {
    let ask = turned.ask(Decision::Complete);
    turned.then([ask]);
}

pub(crate) fn legal(eyes: Eyes<'_>, decision: Decision, list: &mut Actions) {
    if let Decision::Finish(_) = decision {
        list.extend([Action::Finish, Action::Done]);
        return;
    }
    list.push(Action::Done);
    for spot in 0..N_SPOTS {
        let goals = goals_on(eyes.components, eyes.table, eyes.board(), spot);
        for (index, goal) in (0..).zip(goals) {
            if is_open(eyes, spot, index, goal) {
                list.push(Action::Complete(spot, index));
            }
        }
    }
}

/// Whether batteries that the seat can buy would open a goal (B2.12).
pub(crate) fn could_open_by_batteries(eyes: Eyes<'_>) -> bool {
    (0..N_SPOTS).any(|spot| {
        let goals = goals_on(eyes.components, eyes.table, eyes.board(), spot);
        (0..).zip(goals).any(|(index, goal)| requirement::could_open_by_batteries(eyes, spot, index, goal))
    })
}

pub(crate) fn apply<L: Log<Event>>(turned: &mut Turned<'_, L>, decision: Decision, action: Action) {
    let seat = turned.seat;
    match (decision, action) {
        (Decision::Complete, Action::Complete(spot, goal)) => {
            let again = turned.ask(Decision::Complete);
            turned.then([Frame::Run(Run::Completed { seat, spot, goal }), again]);
            tell_completed(turned, spot, goal);
            pay::open(turned, spot, goal);
        }
        (Decision::Finish(spot), Action::Finish) => turned.then([Frame::Run(Run::Finished { seat, spot })]),
        _ => {}
    }
}

fn tell_completed<L: Log<Event>>(turned: &mut Turned<'_, L>, spot: Spot, goal: u8) {
    let (seat, table) = (turned.seat, &turned.state.table);
    let (spot_number, goal) = (spot + 1, goal + 1);
    if spot >= POWER {
        return turned.tell(|| Event::RestoredPower { seat, goal: spot_number - POWER });
    }
    if let Some(card) = table.boards[seat].objectives.get(usize::from(spot)).copied().flatten() {
        return turned.tell(|| Event::CompletedCard { seat, card, spot: spot_number, goal });
    }
    if let Some(plan) = table.emergency_plan(seat, spot) {
        turned.tell(|| Event::CompletedPlan { seat, plan: PLANS[plan as usize], goal });
    }
}

/// All costs are paid: the goal's effect, and what becomes of the card.
pub(crate) fn completed<L: Log<Event>>(turned: &mut Turned<'_, L>, spot: Spot, goal: u8) {
    let seat = turned.seat;
    let components = &turned.rules.components;
    let table = &turned.state.table;
    let Some(done) = goal_at(components, table, &table.boards[seat], spot, goal) else { return };
    if spot >= POWER {
        turned.board().restored |= 1 << (spot - POWER); // B3.9
        score(turned, i16::from(done.effect.points), Cause::Power);
        return;
    }
    let card = if spot < 3 { table.boards[seat].objectives[spot as usize] } else { None };
    let Some(plan) = plan_on(components, table, &table.boards[seat], spot) else { return };
    if let Some(card) = card.filter(|&card| components.card(card).kind != CardKind::Plan) {
        // B3.3: a volunteer or specialist comes to hand.
        turned.board().objectives[spot as usize] = None;
        turned.board().held.insert(card);
        turned.tell(|| Event::ToHand { seat, card });
        effects(turned, &[(done.effect, Cause::Goal)]);
        return;
    }
    turned.board().marks[spot as usize] |= 1 << goal;
    let all = (1 << plan.n_goals) - 1;
    let is_common = turned.state.table.is_common(spot);
    if turned.board().marks[spot as usize] == all {
        // B3.8: the last goal brings the bonus and finishes the plan; a common one stays (B10.2).
        turned.then([Frame::Run(if is_common { Run::Marked { seat, spot } } else { Run::Finished { seat, spot } })]);
        effects(turned, &[(done.effect, Cause::Goal), (plan.bonus, Cause::Bonus)]);
    } else {
        turned.then([Frame::Run(Run::Marked { seat, spot })]);
        effects(turned, &[(done.effect, Cause::Goal)]);
    }
}

/// B3.8: a cube marks the goal, if one is left (B0.7); then finish the plan now or keep it.
pub(crate) fn marked<L: Log<Event>>(turned: &mut Turned<'_, L>, spot: Spot) {
    let is_common = turned.state.table.is_common(spot);
    let (seat, board) = (turned.seat, turned.board());
    if board.supply > 0 {
        board.supply -= 1;
        board.mark_cubes[spot as usize] += 1;
    } else {
        turned.tell(|| Event::NoCube { seat, purpose: "goal" });
    }
    if !is_common {
        let ask = turned.ask(Decision::Finish(spot));
        turned.then([ask]);
    }
}

/// B3.8: cubes back, the card to the check-mark area, then its completion effect.
pub(crate) fn finished<L: Log<Event>>(turned: &mut Turned<'_, L>, spot: Spot) {
    let seat = turned.seat;
    let table = &turned.state.table;
    let Some(plan) = plan_on(&turned.rules.components, table, &table.boards[seat], spot) else { return };
    let board = turned.board();
    board.take_marks_back(spot as usize);
    if spot < 3 {
        if let Some(card) = board.objectives[spot as usize].take() {
            board.finished.insert(card);
            turned.tell(|| Event::FinishedCard { seat, card, spot: spot + 1 });
        }
    } else if let Some(plan) = board.emergency.take() {
        // B3.10: the spot stays empty.
        board.finished_emergency = Some(plan);
        turned.tell(|| Event::FinishedPlan { seat, plan: PLANS[plan as usize] });
    }
    effects(turned, &[(plan.completion, Cause::Completion)]);
}
