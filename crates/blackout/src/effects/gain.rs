//! Gaining: resources, batteries, dollars, tokens, points (B0.6, B0.7).

use game::Log;

use crate::components::{Effect, Reward, RewardType};
use crate::event::{Cause, Event, Good};
use crate::flow::{Decision, Turned};
use crate::state::{BATTERY, Board};

/// B7.1: points by the number of cubes round a district, and by the number of face-up tiles at the end (B9.2).
pub(crate) const POINTS: [i16; 8] = [0, 2, 2, 3, 5, 7, 10, 14];

/// Gains so many of a good, as far as cubes and tokens go; the rest is lost.
pub(crate) fn gain<L: Log<Event>>(turned: &mut Turned<'_, L>, good: Good, n: u8) {
    let seat = turned.seat;
    let table = &mut turned.state.table;
    let received = match good {
        Good::Dollars => n,                                                    // B0.6: money is unlimited
        Good::Gps => n.min(table.gps_left()),                                  // B0.6
        Good::Transport => n.min(table.transport_left()),                      // B0.6
        Good::Resource(_) | Good::Battery => n.min(table.boards[seat].supply), // B0.7
    };
    let board = &mut table.boards[seat];
    match good {
        Good::Dollars => board.dollars += u16::from(received),
        Good::Gps => board.gps += received,
        Good::Transport => board.transport += received,
        Good::Resource(resource) => {
            board.stock[resource as usize] += received;
            board.supply -= received;
        }
        Good::Battery => {
            board.stock[BATTERY] += received;
            board.supply -= received;
        }
    }
    if received > 0 {
        turned.tell(|| Event::Gained { seat, good, n: received });
    }
    if received < n {
        turned.tell(|| Event::Lost { seat, good, n: n - received });
    }
}

/// Scores points, or loses them.
pub(crate) fn score<L: Log<Event>>(turned: &mut Turned<'_, L>, points: i16, cause: Cause) {
    if points != 0 {
        let seat = turned.seat;
        turned.state.table.boards[seat].score += points;
        turned.tell(|| Event::Scored { seat, points, cause });
    }
}

/// Spends transport tokens, those held first; missing ones are bought at 1 point each (B2.5, B3.7).
pub(crate) fn spend_transport<L: Log<Event>>(turned: &mut Turned<'_, L>, n: u8) {
    let seat = turned.seat;
    let board = &mut turned.state.table.boards[seat];
    let Fare { tokens, points } = fare(board, n);
    board.transport -= tokens;
    if tokens > 0 {
        turned.tell(|| Event::Paid { seat, good: Good::Transport, n: tokens });
    }
    score(turned, -i16::from(points), Cause::Tokens);
}

/// What a way costs: transport tokens, and points for those that are missing (B3.6, B3.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Fare {
    /// Held tokens.
    pub tokens: u8,
    /// Points.
    pub points: u8,
}

/// How a seat pays so many transport tokens: those it holds, and a point for each that is missing.
pub(crate) fn fare(board: &Board, n: u8) -> Fare {
    let tokens = n.min(board.transport);
    Fare { tokens, points: n - tokens }
}

/// B3.4: points, dollars, and last of all cubes on the map, which are asked for; of several effects in their order.
pub(crate) fn effects<L: Log<Event>>(turned: &mut Turned<'_, L>, effects: &[(Effect, Cause)]) {
    for (effect, cause) in effects {
        score(turned, i16::from(effect.points), *cause);
        if effect.dollars > 0 {
            gain(turned, Good::Dollars, effect.dollars);
        }
    }
    // What is asked last is answered first.
    for color in effects.iter().rev().filter_map(|(effect, _)| effect.cube) {
        let ask = turned.ask(Decision::Place(color));
        turned.then([ask]);
    }
}

/// B4.5: the reward of a tile.
pub(crate) fn reward<L: Log<Event>>(turned: &mut Turned<'_, L>, reward: Reward) {
    match reward.kind {
        RewardType::Points => score(turned, i16::from(reward.n), Cause::Scouting),
        RewardType::Dollars => gain(turned, Good::Dollars, reward.n),
        RewardType::Battery => gain(turned, Good::Battery, reward.n),
        RewardType::Books | RewardType::Tools | RewardType::Medipacks | RewardType::Gasoline => {
            if let Some(resource) = reward.kind.resource() {
                gain(turned, Good::Resource(resource), reward.n);
            }
        }
    }
}
