//! Check-mark actions, on the board and on finished plans (B8.3, B8.4).

use game::Log;

use super::gain::{gain, score};
use super::pay::{pay, pay_one, ways};
use crate::components::{Components, Line, Resource};
use crate::event::{Cause, Event, Good};
use crate::flow::{Action, Decision, Tender, Turned};
use crate::label::{BOARD_ACTIONS, PLANS};
use crate::rules::Actions;
use crate::sets::ActionSet;
use crate::state::{Board, Eyes, FinishedPlan};

/// The five board actions.
pub(crate) const N_BOARD_ACTIONS: u8 = 5;

/// What an action costs and does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CheckMark {
    /// 1 book for 1 GPS.
    Gps,
    /// 1 gasoline for 2 transport tokens.
    Transport,
    /// 1 tool for $3.
    Dollars,
    /// 1 medipack for 1 battery.
    Battery,
    /// $4 for 2 points.
    Points,
    /// An action of a finished plan.
    Plan(Line),
}

impl CheckMark {
    const BOARD: [CheckMark; N_BOARD_ACTIONS as usize] =
        [CheckMark::Gps, CheckMark::Transport, CheckMark::Dollars, CheckMark::Battery, CheckMark::Points];

    /// The resource it costs.
    pub(crate) fn resource(self) -> Option<Resource> {
        match self {
            CheckMark::Gps => Some(Resource::Books),
            CheckMark::Transport => Some(Resource::Gasoline),
            CheckMark::Dollars => Some(Resource::Tools),
            CheckMark::Battery => Some(Resource::Medipacks),
            CheckMark::Plan(Line::Exchange { pay, .. } | Line::Points(pay)) => Some(pay),
            CheckMark::Points | CheckMark::Plan(_) => None,
        }
    }

    /// The dollars it costs.
    pub(crate) const fn dollars(self) -> u8 {
        match self {
            CheckMark::Points => 4,
            CheckMark::Plan(Line::Battery) => 2,
            _ => 0,
        }
    }

    /// Whether it would give anything (B0.6, B2.12). Paying a resource or a battery frees a cube first.
    fn gives(self, eyes: Eyes<'_>) -> bool {
        match self {
            CheckMark::Gps => eyes.table.gps_left() > 0,
            CheckMark::Transport => eyes.table.transport_left() > 0,
            CheckMark::Plan(Line::Gain(_) | Line::Battery) => eyes.board().supply > 0,
            _ => true,
        }
    }
}

/// The action behind a number: board actions first, then those of the finished plans that have one.
pub(crate) fn action_at(components: &Components, board: &Board, number: u8) -> Option<CheckMark> {
    if number < N_BOARD_ACTIONS {
        return Some(CheckMark::BOARD[number as usize]);
    }
    match board.finished_plan(usize::from(number - N_BOARD_ACTIONS))?.line(components) {
        Line::None | Line::Icon | Line::StrongerGps | Line::Feed | Line::Purify => None, // B8.4: no actions
        line => Some(CheckMark::Plan(line)),
    }
}

/// All unlocked actions as bits (B8.3).
pub(crate) fn unlocked(components: &Components, board: &Board) -> u64 {
    let plans = N_BOARD_ACTIONS..N_BOARD_ACTIONS + board.n_finished() as u8;
    let on_plans = plans.filter(|&number| action_at(components, board, number).is_some());
    on_plans.fold(u64::from(board.unlocked), |bits, number| bits | 1 << number)
}

/// Lists the actions left, with each way to pay, and none.
pub(crate) fn legal(eyes: Eyes<'_>, left: ActionSet, list: &mut Actions) {
    list.push(Action::Done);
    let board = eyes.board();
    let mut left = left.bits();
    while left != 0 {
        let number = left.trailing_zeros() as u8;
        left &= left - 1;
        let Some(action) = action_at(eyes.components, board, number) else { continue };
        if board.dollars < u16::from(action.dollars()) || !action.gives(eyes) {
            continue;
        }
        match action.resource() {
            None => list.push(Action::Check(number, Tender::Own)),
            Some(resource) => {
                list.extend(ways(board, &[resource]).map(|(_, tender)| Action::Check(number, tender)));
            }
        }
    }
}

/// Whether one of these actions can be used now.
pub(crate) fn can_use_any(eyes: Eyes<'_>, left: ActionSet) -> bool {
    let mut list = Actions::new();
    legal(eyes, left, &mut list);
    list.len() > 1
}

/// Uses one action and asks for another of those left.
pub(crate) fn apply<L: Log<Event>>(turned: &mut Turned<'_, L>, left: ActionSet, action: Action) {
    let Action::Check(number, tender) = action else { return };
    let rest = left.bits() & !(1 << number);
    if rest != 0 && !left.is_single() {
        let again = turned.ask(Decision::CheckMarks(ActionSet::each_of(rest)));
        turned.then([again]);
    }
    let components = &turned.rules.components;
    let (seat, board) = (turned.seat, &turned.state.table.boards[turned.seat]);
    let Some(action) = action_at(components, board, number) else { return };
    if let Some(name) = BOARD_ACTIONS.get(usize::from(number)) {
        turned.tell(|| Event::Checked { seat, action: name });
    } else {
        match board.finished_plan(usize::from(number - N_BOARD_ACTIONS)) {
            Some(FinishedPlan::Contingency(card)) => turned.tell(|| Event::CheckedPlan { seat, card }),
            Some(FinishedPlan::Emergency(plan)) => {
                turned.tell(|| Event::CheckedEmergency { seat, plan: PLANS[plan as usize] });
            }
            None => {}
        }
    }
    pay(turned, Good::Dollars, action.dollars());
    if let Some(resource) = action.resource() {
        pay_one(turned, resource, tender);
    }
    carry_out(turned, action);
}

fn carry_out<L: Log<Event>>(turned: &mut Turned<'_, L>, action: CheckMark) {
    match action {
        CheckMark::Gps => gain(turned, Good::Gps, 1),
        CheckMark::Transport => gain(turned, Good::Transport, 2),
        CheckMark::Dollars | CheckMark::Plan(Line::Dollars) => gain(turned, Good::Dollars, 3),
        CheckMark::Battery | CheckMark::Plan(Line::Battery) => gain(turned, Good::Battery, 1),
        CheckMark::Points => score(turned, 2, Cause::CheckMark),
        CheckMark::Plan(Line::Gain(resource)) => gain(turned, Good::Resource(resource), 1),
        CheckMark::Plan(Line::Points(_)) => score(turned, 3, Cause::CheckMark),
        CheckMark::Plan(Line::Exchange { gain: gained, .. }) => {
            for resource in gained.into_iter().flatten() {
                gain(turned, Good::Resource(resource), 1);
            }
        }
        CheckMark::Plan(Line::None | Line::Icon | Line::StrongerGps | Line::Feed | Line::Purify) => {}
    }
}
