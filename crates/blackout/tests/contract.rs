//! The laws of the contract.

mod plain_box;

use game::contract::{Law, Trial, check_law};
use plain_box::plain;

fn hold(law: Law, games: usize) {
    check_law(&plain(), law, Trial { games, seed: 7 }).unwrap_or_else(|breach| panic!("{breach}"));
}

#[test]
fn law_1_clones() {
    hold(Law::Clones, 8);
}

#[test]
fn law_2_asked() {
    hold(Law::Asked, 16);
}

#[test]
fn law_3_legal() {
    hold(Law::Legal, 8);
}

#[test]
fn law_4_notation() {
    hold(Law::Notation, 8);
}

#[test]
fn law_5_replay() {
    hold(Law::Replay, 4);
}

#[test]
fn law_6_samples() {
    hold(Law::Samples, 40);
}

#[test]
fn law_7_frequencies() {
    hold(Law::Frequencies, 400);
}

#[test]
fn law_8_secrets() {
    hold(Law::Secrets, 40);
}

#[test]
fn law_9_conservation() {
    hold(Law::Conservation, 40);
}

#[test]
fn law_10_end() {
    hold(Law::End, 80);
}
