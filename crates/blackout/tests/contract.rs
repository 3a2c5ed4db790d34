//! The laws of the contract on a plain box, which has more of everything odd; `laws.rs` tries them on many more games.

mod plain_box;

use game::contract::{Law, Trial, check_law};
use plain_box::plain;

fn hold(law: Law, games: usize) {
    check_law(&plain(), law, Trial { games, seed: 7 }).unwrap_or_else(|breach| panic!("{breach}"));
}

#[test]
fn law_1_clones() {
    hold(Law::Clones, 24);
}

#[test]
fn law_2_asked() {
    hold(Law::Asked, 24);
}

#[test]
fn law_3_legal() {
    hold(Law::Legal, 24);
}

#[test]
fn law_4_notation() {
    hold(Law::Notation, 24);
}

#[test]
fn law_5_replay() {
    hold(Law::Replay, 12);
}

#[test]
fn law_6_samples() {
    hold(Law::Samples, 48);
}

#[test]
fn law_7_frequencies() {
    hold(Law::Frequencies, 480);
}

#[test]
fn law_8_secrets() {
    hold(Law::Secrets, 48);
}

#[test]
fn law_9_conservation() {
    hold(Law::Conservation, 48);
}

#[test]
fn law_10_end() {
    hold(Law::End, 96);
}
