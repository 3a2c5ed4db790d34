//! The text of a position: it says everything that its viewer knows, and can be read back.

mod frozen;

use blackout::{PositionError, State, View};
use frozen::frozen;
use game::{Game, Seat, Viewer};
use rand_core::SeedableRng;
use rand_pcg::Pcg32;

/// Calls the function with the state before each decision of a random game.
fn each_decision(setup: &str, seed: u64, mut see: impl FnMut(&State)) {
    let rules = frozen();
    let mut state = rules.start(&rules.parse_setup(setup).unwrap());
    see(&state);
    bots::blackout::watched_playout(&rules, &mut state, &mut Pcg32::seed_from_u64(seed), |state, _| see(state));
    see(&state);
}

#[test]
fn every_view_is_read_back_from_its_text() {
    let rules = frozen();
    for (setup, seed) in [("seats 1 chapter 2 losses 1", 1), ("seats 2", 2), ("seats 3 chapter 5", 3), ("seats 4", 4)] {
        let mut n_views = 0;
        each_decision(setup, seed, |state| {
            for viewer in
                Seat::ALL.into_iter().take(state.table().seats().len()).map(Viewer::Seat).chain([Viewer::Spectator])
            {
                let view = rules.view(state, viewer);
                let text = view.to_string();
                assert_eq!(text.parse(), Ok(view), "{text}");
                n_views += 1;
            }
        });
        assert!(n_views > 100, "{setup}: {n_views}");
    }
}

#[test]
fn different_views_have_different_texts() {
    let rules = frozen();
    let mut seen = std::collections::HashMap::new();
    each_decision("seats 2", 7, |state| {
        for seat in [Seat::A, Seat::B] {
            let view = rules.view(state, seat.into());
            assert_eq!(*seen.entry(view.to_string()).or_insert(view), view);
        }
    });
}

#[test]
fn the_first_wrong_word_is_named() {
    let rules = frozen();
    let state = rules.start(&rules.parse_setup("seats 2").unwrap());
    let text = rules.view(&state, Seat::A.into()).to_string();
    assert!(text.starts_with("viewer A setup n_seats 2 chapter _ losses 0 stack 7 draw chance row row 0"), "{text}");
    let word = |wrong: &str| wrong.parse::<View>().unwrap_err().word;
    assert_eq!(word(""), 1);
    assert_eq!(word(&text.replace("viewer A", "viewer E")), 2);
    assert_eq!(word(&text.replace("stack 7", "stack 17")), 11);
    let n_words = text.split(' ').count();
    assert_eq!(word(&format!("{text} more")), n_words + 1);
    let cut = text.rsplit_once(' ').unwrap().0;
    assert_eq!(cut.parse::<View>(), Err(PositionError { word: n_words }));
}
