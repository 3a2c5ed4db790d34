//! Hong Kong passes the laws every game passes.

use game::contract::{Law, Subject, Trial, check, check_law};
use game::{Game, Turn};
use hongkong::HongKong;

#[test]
fn hong_kong_passes_every_law() {
    check(&HongKong, Trial { games: 1_000, seed: 20 }).unwrap();
}

#[test]
fn each_law_holds_by_itself_with_other_luck() {
    for law in Law::ALL {
        check_law(&HongKong, law, Trial { games: 90, seed: 21 }).unwrap();
    }
}

#[test]
fn every_setup_of_the_trials_begins_a_game() {
    for setup in HongKong.setups() {
        assert_ne!(HongKong.turn(&HongKong.start(&setup)), Turn::Over);
    }
}
