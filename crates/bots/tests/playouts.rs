//! Random play is as random as it says: compared with all ways to end a game, each with its exact probability.

mod table;

use std::collections::BTreeMap;

use bots::hongkong::{playout_by_pieces, playout_by_turns};
use bots::quick;
use game::Rng;
use hongkong::{Piece, Placement, Player, Position};
use rand_pcg::Pcg32;
use table::{high_game, luck, placements_of};

type Playout = fn(&mut Position, &mut Pcg32) -> u32;
/// The ways on from a position, each as likely as the others.
type Ways = fn(&Position) -> Vec<Vec<Placement>>;

/// A may build on the centre alone, and whatever it does there ends the game.
const ONE_PLOT: &str = "2B,2B,1a,2B,2B/2B,1b,2B,2B,1a/2B,2B,.,2B,2B/2B,1b,2B,2B,1b/1a,2B,2B,2b,1b A 40 3-5-2 5-4-0";

fn single_pieces(position: &Position) -> Vec<Vec<Placement>> {
    placements_of(position).into_iter().map(|placement| vec![placement]).collect()
}

fn whole_turns(position: &Position) -> Vec<Vec<Placement>> {
    let mut turns = Vec::new();
    for first in placements_of(position) {
        if first.piece == Piece::Fast {
            let mut open = *position;
            open.place(first);
            turns.extend(placements_of(&open).into_iter().map(|second| vec![first, second]));
        } else {
            turns.push(vec![first]);
        }
    }
    turns
}

/// Adds the probability of every end that can be reached.
fn add_ends(position: Position, chance: f64, ways: Ways, ends: &mut BTreeMap<String, f64>) {
    if position.is_over() {
        *ends.entry(position.to_string()).or_default() += chance;
        return;
    }
    let on = ways(&position);
    for way in &on {
        let mut after = position;
        for &placement in way {
            after.place(placement);
        }
        add_ends(after, chance / on.len() as f64, ways, ends);
    }
}

/// Whether so many playouts end as often as they should where they can.
fn is_as_likely_as_said(position: &Position, playout: Playout, ways: Ways, seed: u64) -> Result<(), String> {
    const TRIES: u32 = 20_000;
    let mut ends = BTreeMap::new();
    add_ends(*position, 1.0, ways, &mut ends);
    let mut counts: BTreeMap<String, f64> = BTreeMap::new();
    let mut rng = luck(seed);
    for _ in 0..TRIES {
        let mut end = *position;
        playout(&mut end, &mut rng);
        *counts.entry(end.to_string()).or_default() += 1.0;
    }
    if let Some(end) = counts.keys().find(|end| !ends.contains_key(*end)) {
        return Err(format!("{end} cannot be reached from {position}"));
    }
    // Ends that are rarely expected are counted together.
    let (mut cells, mut rare) = (Vec::new(), (0.0, 0.0));
    for (end, chance) in &ends {
        let (count, expected) = (counts.get(end).copied().unwrap_or(0.0), chance * f64::from(TRIES));
        if expected < 10.0 {
            rare = (rare.0 + count, rare.1 + expected);
        } else {
            cells.push((count, expected));
        }
    }
    cells.extend((rare.1 >= 10.0).then_some(rare));
    let chi: f64 = cells.iter().map(|(count, expected)| (count - expected).powi(2) / expected).sum();
    let freedom = cells.len() as f64 - 1.0;
    // Chi-square has mean f and variance 2f; with fixed seeds five deviations and some room are a plain failure.
    let bound = freedom + 5.0 * (2.0 * freedom).sqrt() + 5.0;
    if chi < bound { Ok(()) } else { Err(format!("{position}: chi² {chi:.1} > {bound:.1} over {} ends", cells.len())) }
}

/// The one made up, and last turns of games in which pieces ran out: with and without fast blocks left, and begun.
fn late_positions() -> Vec<Position> {
    let mut positions = vec![ONE_PLOT.parse().unwrap()];
    for seed in 0..16 {
        let game = high_game(seed);
        let Some(last) = game.into_iter().find(|position| position.turns() == 49 && !position.is_over()) else {
            continue;
        };
        positions.push(last);
        if let Some(&fast) = placements_of(&last).iter().find(|placement| placement.piece == Piece::Fast) {
            let mut begun = last;
            begun.place(fast);
            positions.push(begun);
        }
    }
    positions
}

#[test]
fn the_late_positions_are_of_all_kinds() {
    let positions = late_positions();
    let has = |kind: fn(&Position) -> bool| positions.iter().filter(|position| kind(position)).count() >= 2;
    assert!(has(Position::is_open));
    assert!(has(|position| position.supply(position.to_move()).fast > 0 && !position.is_open()));
    assert!(has(|position| position.supply(position.to_move()).standard > 0));
    assert!(has(|position| position.supply(position.to_move()).roof > 0));
}

#[test]
fn by_pieces_each_legal_placement_is_as_likely() {
    for (n, position) in late_positions().iter().enumerate() {
        is_as_likely_as_said(position, playout_by_pieces, single_pieces, n as u64).unwrap();
    }
}

#[test]
fn by_turns_each_whole_turn_is_as_likely() {
    for (n, position) in late_positions().iter().enumerate() {
        is_as_likely_as_said(position, playout_by_turns, whole_turns, n as u64).unwrap();
    }
}

#[test]
fn the_test_tells_the_two_apart() {
    let one_plot = ONE_PLOT.parse().unwrap();
    assert!(is_as_likely_as_said(&one_plot, playout_by_pieces, whole_turns, 0).is_err());
    assert!(is_as_likely_as_said(&one_plot, playout_by_turns, single_pieces, 0).is_err());
}

#[test]
fn a_playout_ends_the_game_and_counts_its_placements() {
    let left = |position: &Position| -> u32 {
        Player::BOTH
            .iter()
            .flat_map(|&player| Piece::ALL.map(|piece| u32::from(position.supply(player).of(piece))))
            .sum()
    };
    for playout in [playout_by_pieces as Playout, playout_by_turns] {
        let mut rng = luck(5);
        for seed in 0..40 {
            for before in high_game(seed).into_iter().step_by(5) {
                let mut after = before;
                let placed = playout(&mut after, &mut rng);
                assert!(after.is_over());
                assert_eq!(placed, left(&before) - left(&after), "{before}");
            }
        }
    }
}

#[test]
fn a_quick_number_is_below_its_bound_and_any_of_them() {
    let mut rng = luck(6);
    for n in 1..=75 {
        let mut counts = vec![0_u32; n as usize];
        (0..400 * n).for_each(|_| counts[quick(&mut rng, n) as usize] += 1);
        assert!(counts.iter().all(|count| (270..540).contains(count)), "{n}: {counts:?}");
    }
    assert_eq!(quick(&mut rng, 1), 0);
    let word = rng.clone().next_u32();
    assert_eq!(u64::from(quick(&mut rng, 1 << 31)), u64::from(word) >> 1);
}
