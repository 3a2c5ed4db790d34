//! The ten laws on the frozen box. Of every 24 games six are for each number of seats (see `Subject::setups`), so that 4,008
//! games are 1,002 for one seat, for two, for three and for four. Every step of every game is looked at.

mod frozen;

use frozen::frozen;
use game::contract::{Law, Subject, Trial, check_law};

/// At least 1,000 for each number of seats.
const MANY: usize = 4_008;

fn hold(law: Law, games: usize, seed: u64) {
    check_law(&frozen(), law, Trial { games, seed }).unwrap_or_else(|breach| panic!("{breach}"));
}

#[test]
fn many_games_are_a_thousand_for_each_number_of_seats() {
    let setups = frozen().setups();
    for n_seats in 1..=4 {
        let games = (0..MANY).filter(|n| setups[n % setups.len()].n_seats == n_seats).count();
        assert!(games >= 1_000, "{games} games for {n_seats}");
    }
}

#[test]
fn law_1_clones() {
    hold(Law::Clones, 48, 1);
}

#[test]
fn law_2_asked() {
    hold(Law::Asked, 480, 2);
}

#[test]
fn law_3_legal() {
    hold(Law::Legal, 96, 3);
}

#[test]
fn law_4_notation() {
    hold(Law::Notation, 240, 4);
}

#[test]
fn law_5_replay() {
    hold(Law::Replay, 24, 5);
}

#[test]
fn law_6_samples() {
    hold(Law::Samples, MANY, 6);
}

#[test]
fn law_7_frequencies() {
    hold(Law::Frequencies, MANY, 7);
}

/// In two halves, since it is the slowest: what a seat is offered, and what it would see of each, is compared in two worlds.
#[test]
fn law_8_secrets() {
    hold(Law::Secrets, MANY / 2, 8);
}

#[test]
fn law_8_secrets_with_other_luck() {
    hold(Law::Secrets, MANY / 2, 80);
}

#[test]
fn law_9_conservation() {
    hold(Law::Conservation, 960, 9);
}

#[test]
fn law_10_end() {
    hold(Law::End, 960, 10);
}
