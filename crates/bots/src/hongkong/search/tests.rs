//! The search agrees with a plain minimax that knows none of its tricks, where it is told to look at everything.

use std::sync::atomic::AtomicBool;

use hongkong::{Piece, Placement, Player, Position, Symmetry};
use rand_core::SeedableRng;
use rand_pcg::Pcg32;

use super::*;
use crate::hongkong::thought::Score;
use crate::quick;

fn placements_of(position: &Position) -> Vec<Placement> {
    let by_piece = Piece::ALL.into_iter().zip(position.legal());
    by_piece.flat_map(|(piece, plots)| plots.into_iter().map(move |plot| Placement { piece, plot })).collect()
}

/// Positions of a random game.
fn game(seed: u64) -> Vec<Position> {
    let mut rng = Pcg32::seed_from_u64(seed);
    let mut positions = vec![Position::start(Player::BOTH[seed as usize % 2])];
    let mut position = positions[0];
    while !position.is_over() {
        let all = placements_of(&position);
        position.place(all[quick(&mut rng, all.len() as u32) as usize]);
        positions.push(position);
    }
    positions.pop();
    positions
}

/// The score of a position as the rules and the evaluation say, turn after turn, and without any shortcut.
fn minimax(evaluation: &Evaluation, position: &Position, depth: i32, ply: usize) -> i32 {
    if let Some(score) = settled::settled(position, ply) {
        return score;
    }
    if depth <= 0 {
        return evaluation.evaluate(position);
    }
    let after = |placement: Placement| {
        let mut after = *position;
        after.place(placement);
        if placement.piece == Piece::Fast {
            minimax(evaluation, &after, depth, ply + 1)
        } else {
            -minimax(evaluation, &after, depth - 1, ply + 1)
        }
    };
    placements_of(position).into_iter().map(after).max().unwrap_or(0)
}

fn plain(megabytes: usize) -> Searcher {
    Searcher { is_plain: true, ..Searcher::with_megabytes(megabytes) }
}

fn score(searcher: &mut Searcher, position: &Position, depth: u8) -> Score {
    searcher.think(position, Budget::depth(depth), &AtomicBool::new(false)).score
}

#[test]
fn one_turn_ahead_it_agrees_with_minimax() {
    let (mut with, mut without) = (plain(1), plain(0));
    let evaluation = with.evaluation.clone();
    for seed in 0..40 {
        for position in game(seed) {
            let truth = Score(minimax(&evaluation, &position, 1, 0));
            assert_eq!(score(&mut with, &position, 1), truth, "{position}");
            assert_eq!(score(&mut without, &position, 1), truth, "without memory: {position}");
        }
    }
}

#[test]
fn further_ahead_it_agrees_with_minimax() {
    let (mut with, mut without) = (plain(1), plain(0));
    let evaluation = with.evaluation.clone();
    for seed in 0..60 {
        for position in game(seed).into_iter().rev().take(3) {
            for depth in 2..=3 {
                let wide = perft_at_most(&position, depth, 120_000);
                if wide {
                    continue;
                }
                let truth = Score(minimax(&evaluation, &position, i32::from(depth), 0));
                assert_eq!(score(&mut with, &position, depth), truth, "depth {depth}: {position}");
                assert_eq!(score(&mut without, &position, depth), truth, "without memory, depth {depth}: {position}");
            }
        }
    }
}

/// Whether there are more lines than a test has time for.
fn perft_at_most(position: &Position, turns: u8, most: u64) -> bool {
    hongkong::perft_turns(position, u32::from(turns) - 1) > most / 100
        || hongkong::perft_turns(position, u32::from(turns)) > most
}

#[test]
fn a_turned_board_is_worth_the_same() {
    for seed in 0..12 {
        for position in game(seed).into_iter().step_by(5) {
            let mut one = plain(1);
            let truth = score(&mut one, &position, 1);
            for symmetry in Symmetry::all() {
                let turned = position.turned(symmetry);
                // With the memory of the other board and with none, the score is the same.
                assert_eq!(score(&mut one, &turned, 1), truth, "{position} under {symmetry:?}");
                let thought = plain(1).think(&turned, Budget::depth(1), &AtomicBool::new(false));
                assert_eq!(thought.score, truth, "{position} under {symmetry:?}");
                // The answer, turned back, is as good on the first board.
                let back = thought.best().unwrap().turned(symmetry.inverse());
                let ranked = one.rank(&position, 75, Budget::depth(1), &AtomicBool::new(false), |_| {}).ranked;
                let same = ranked.iter().find(|entry| entry.line[0] == back).unwrap();
                assert_eq!(same.score, truth, "{back} in {position}");
            }
        }
    }
}

#[test]
fn early_positions_have_the_key_of_their_turned_ones() {
    for seed in 0..40 {
        for position in game(seed) {
            let (number, _) = key::key(&position, hongkong::PlotSet::NONE);
            for symmetry in Symmetry::all() {
                let turned = position.turned(symmetry);
                let (other, _) = key::key(&turned, hongkong::PlotSet::NONE);
                let is_one = turned == position || position.turns() < key::SYMMETRIC_TURNS;
                assert_eq!(number == other, is_one, "{position} under {symmetry:?}");
            }
        }
    }
}

#[test]
fn different_positions_have_different_keys() {
    let mut seen = std::collections::HashMap::new();
    for seed in 0..400 {
        for position in game(seed).into_iter().filter(|position| position.turns() >= key::SYMMETRIC_TURNS) {
            let before = seen.insert(key::key(&position, hongkong::PlotSet::NONE).0, position);
            assert!(before.is_none_or(|before| before == position), "{position} and {before:?}");
        }
    }
}
