//! A breach of a law is told, and tells where it is; and a game may leave out what it has no use for.

mod baton;
mod toy;

use baton::{Baton, State};
use game::contract::{Breach, Law, Subject, Trial, check};
use toy::Lanterns;

const TRIAL: Trial = Trial { games: 10, seed: 3 };

#[test]
fn the_first_law_that_does_not_hold_is_told() {
    for flaw in [Law::Clones, Law::Notation] {
        let game = Lanterns { flaw: Some(flaw), ..Lanterns::sound() };
        assert_eq!(check(&game, TRIAL).unwrap_err().law, flaw);
    }
}

#[test]
fn a_breach_says_which_law_and_which_game() {
    let breach = Breach { law: Law::Notation, game: 7, seen: "“ready” reads as Ready".into() };
    assert_eq!(breach.to_string(), "law 4 (Notation) is broken in game 7: “ready” reads as Ready");
}

/// Nothing is hidden and nothing waits, so the laws' own answers will do.
impl Subject for Baton {
    const BOUND: usize = 1_000;

    fn setups(&self) -> Vec<()> {
        vec![()]
    }

    fn audit(&self, _: &State) -> Result<(), String> {
        Ok(())
    }
}

#[test]
fn an_open_game_needs_to_say_little_of_itself() {
    check(&Baton, TRIAL).unwrap();
    assert_eq!(Baton.stack(&State::InTheAir), (0, 0));
}
