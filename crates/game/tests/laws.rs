//! The laws hold for a sound game, and each finds the mistake made for it, which no other law finds; but for clones that share
//! something, over which a record stumbles, too, since it keeps states to go back to.

mod toy;

use game::contract::{Law, Trial, check, check_law};
use toy::Lanterns;

/// Frequencies show only in numbers; every other flaw shows soon.
fn trial(law: Law) -> Trial {
    Trial { games: if law == Law::Frequencies { 400 } else { 40 }, seed: 1 }
}

#[test]
fn a_sound_game_passes_every_law() {
    check(&Lanterns::sound(), Trial { games: 200, seed: 1 }).unwrap();
    check(&Lanterns { faces: 4, rounds: 1, flaw: None }, Trial { games: 200, seed: 2 }).unwrap();
}

#[test]
fn each_law_alone_finds_its_flaw() {
    for flaw in Law::ALL {
        let game = Lanterns { flaw: Some(flaw), ..Lanterns::sound() };
        for law in Law::ALL {
            let found = check_law(&game, law, trial(law));
            let stumbles = flaw == Law::Clones && law == Law::Replay;
            assert_eq!(found.is_err(), law == flaw || stumbles, "flaw {flaw:?}, law {law:?}: {found:?}");
        }
    }
}
