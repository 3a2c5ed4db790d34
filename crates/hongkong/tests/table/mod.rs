//! Positions as text, placements as text, and the answers of every door at once.
#![allow(dead_code, reason = "each test file uses its own part of this")]

use game::{Audience, Game, Refusal, Turn, play, play_all};
use hongkong::{Event, HongKong, Piece, Placement, Position, Reason, State};

pub const START: &str = ".,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,. A 0 20-5-5 20-5-5";

pub fn at(position: &str) -> Position {
    position.parse().unwrap_or_else(|why| panic!("{position}: {why:?}"))
}

/// The position after a turn or a part of one, such as `b1! c1`, carried out whole.
pub fn after(position: &str, turn: &str) -> String {
    let (state, _) = played(position, turn);
    state.position().unwrap().to_string()
}

/// What is told of a turn.
pub fn told(position: &str, turn: &str) -> Vec<Event> {
    played(position, turn).1
}

fn played(position: &str, turn: &str) -> (State, Vec<Event>) {
    let seat = at(position).to_move().seat();
    let placements: Vec<Placement> = turn.split(' ').map(|placement| placement.parse().unwrap()).collect();
    let mut state = State::Play(at(position));
    let mut log: Vec<(Audience, Event)> = Vec::new();
    let n = play_all(&HongKong, &mut state, seat, &placements, &mut log);
    assert_eq!(n, Ok(placements.len()), "{turn} in {position}");
    (state, log.into_iter().map(|(_, event)| event).collect())
}

/// Every door lets the player to move make each of these placements.
pub fn allows(position: &str, placements: &str) {
    for placement in placements.split(' ') {
        assert_eq!(answer(position, placement), Ok(()), "{placement} in {position}");
    }
}

/// Every door refuses the player to move this placement, for this reason.
pub fn refuses(position: &str, placement: &str, why: &Reason) {
    assert_eq!(answer(position, placement).as_ref(), Err(why), "{placement} in {position}");
}

fn answer(text: &str, placement: &str) -> Result<(), Reason> {
    let (position, placement): (Position, Placement) = (at(text), placement.parse().unwrap());
    let why = position.why_not(placement);
    assert_eq!(position.is_legal(placement), why.is_none(), "{placement} in {text}");
    let mut state = State::Play(position);
    match play(&HongKong, &mut state, position.to_move().seat(), placement, &mut ()) {
        Ok(()) => assert_eq!(why, None),
        Err(refusal) => {
            assert_eq!(Some(refusal), why.clone().map(Refusal::Rule));
            assert_eq!(state, State::Play(position));
        }
    }
    why.map_or(Ok(()), Err)
}

/// Whether the game waits for nobody.
pub fn is_over(position: &str) -> bool {
    let over = HongKong.turn(&State::Play(at(position))) == Turn::Over;
    assert_eq!(over, at(position).is_over());
    assert_eq!(over, at(position).ending().is_some());
    over
}

pub fn none_left(piece: Piece) -> Reason {
    Reason::NoneLeft { piece }
}

pub fn on_roof(plot: &str) -> Reason {
    Reason::OnRoof { plot: plot.parse().unwrap() }
}

pub fn full(plot: &str) -> Reason {
    Reason::Full { plot: plot.parse().unwrap() }
}

pub fn alone(plot: &str, height: u8) -> Reason {
    Reason::Alone { plot: plot.parse().unwrap(), height }
}

pub fn too_low(plot: &str, height: u8, tallest: u8) -> Reason {
    Reason::TooLow { plot: plot.parse().unwrap(), height, tallest }
}

pub fn roof_too_low(plot: &str, height: u8, roofs: u8) -> Reason {
    Reason::RoofTooLow { plot: plot.parse().unwrap(), height, roofs }
}
