//! What chance may answer, as numbered, equally likely outcomes.

use crate::components::Resource;
use crate::flow::{Draw, Frame, Outcome};
use crate::phases::{scout, setup};
use crate::rules::Blackout;
use crate::sets::{CardId, District, TileId};
use crate::state::{State, TilePlace};
use game::Seat;

/// How many outcomes there are.
pub(crate) fn chances(state: &State) -> u64 {
    let Some(Frame::Draw(draw)) = state.table.stack.top() else { return 0 };
    match draw {
        Draw::Start => u64::from(state.table.setup.n_seats),
        Draw::Volunteer(_) => setup::volunteers_left(&state.table).len() as u64,
        Draw::Emergency(_) => (0..4).filter(|&plan| setup::is_plan_left(&state.table, plan)).count() as u64,
        Draw::Dice(dice) => 6_u64.pow(dice.count_ones()),
        Draw::Row(_) => falling(state.table.unseen.len(), 3),
        Draw::Tiles(district, _) => {
            falling(state.table.tiles_unseen(&state.secret.tiles).len(), scout::n_undrawn(state, district))
        }
        Draw::Injury(_) => state.table.team.len() as u64,
    }
}

/// How many ways there are to draw `k` of `n` things one after another.
fn falling(n: usize, k: usize) -> u64 {
    (0..k).map(|i| n.saturating_sub(i) as u64).product()
}

/// The outcome with a number.
pub(crate) fn outcome(rules: &Blackout, state: &State, mut k: u64) -> Outcome {
    let Some(Frame::Draw(draw)) = state.table.stack.top() else { return Outcome::Start(Seat::A) };
    match draw {
        Draw::Start => Outcome::Start(Seat::at(k as usize).unwrap_or(Seat::A)),
        Draw::Volunteer(_) => {
            let card = setup::volunteers_left(&state.table).nth(k as usize);
            card.map_or(Outcome::Start(Seat::A), Outcome::Volunteer)
        }
        Draw::Emergency(_) => {
            let left = (0..4).filter(|&plan| setup::is_plan_left(&state.table, plan)).nth(k as usize);
            Outcome::Emergency(left.unwrap_or(0))
        }
        Draw::Dice(dice) => Outcome::Dice(faces(rules, dice, k)),
        Draw::Row(_) => {
            let mut left = state.table.unseen;
            let mut draw_one = || {
                let n = left.len() as u64;
                let card = left.nth((k % n.max(1)) as usize);
                k /= n.max(1);
                card.inspect(|&card| left.remove(card))
            };
            match [draw_one(), draw_one(), draw_one()] {
                [Some(a), Some(b), Some(c)] => Outcome::Row([a, b, c]),
                _ => Outcome::Start(Seat::A),
            }
        }
        Draw::Tiles(district, _) => Outcome::Tiles(tiles(state, district, k)),
        Draw::Injury(_) => {
            let card: Option<CardId> = state.table.team.nth(k as usize);
            card.map_or(Outcome::Start(Seat::A), Outcome::Injury)
        }
    }
}

/// The faces of the dice that are rolled: a digit to the base of six for each (B2.1).
fn faces(rules: &Blackout, dice: u8, mut k: u64) -> [Option<Resource>; 3] {
    let mut faces = [None; 3];
    for (n, face) in faces.iter_mut().enumerate() {
        if dice >> n & 1 != 0 {
            *face = Some(rules.components.dice[n][(k % 6) as usize]);
            k /= 6;
        }
    }
    faces
}

fn tiles(state: &State, district: District, mut k: u64) -> [Option<TileId>; 3] {
    let d = district.index();
    let mut left = state.table.tiles_unseen(&state.secret.tiles);
    let mut drawn = [None; 3];
    for (place, tile) in drawn.iter_mut().enumerate() {
        if state.table.tiles[d][place] == TilePlace::FaceDown && state.secret.tiles[d][place].is_none() {
            let n = left.len() as u64;
            *tile = left.nth((k % n.max(1)) as usize).inspect(|&tile| left.remove(tile));
            k /= n.max(1);
        }
    }
    drawn
}
