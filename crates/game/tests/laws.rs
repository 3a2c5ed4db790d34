//! The laws hold for a sound game, and each finds the mistake made for it, which no other law finds.

mod toy;

use game::contract::{Law, Trial, check, check_law};
use toy::Lanterns;

const TRIAL: Trial = Trial { games: 200, seed: 1 };

#[test]
fn a_sound_game_passes_every_law() {
    check(&Lanterns::sound(), TRIAL).unwrap();
    check(&Lanterns { faces: 4, rounds: 1, flaw: None }, TRIAL).unwrap();
}

#[test]
fn each_law_alone_finds_its_flaw() {
    for flaw in Law::ALL {
        let game = Lanterns { flaw: Some(flaw), ..Lanterns::sound() };
        for law in Law::ALL {
            let found = check_law(&game, law, TRIAL);
            assert_eq!(found.is_err(), law == flaw, "flaw {flaw:?}, law {law:?}: {found:?}");
        }
    }
}
