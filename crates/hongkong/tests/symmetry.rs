//! The rules know no direction: whatever holds on a board holds on the board turned and mirrored.

mod games;

use std::collections::HashSet;

use games::{placements_of, positions};
use hongkong::{Placement, Plot, PlotSet, Position, Symmetry, perft, perft_turns};

/// A symmetry as what it does: where each plot comes to lie.
fn effect(symmetry: Symmetry) -> Vec<Plot> {
    Plot::all().map(|plot| symmetry.plot(plot)).collect()
}

#[test]
fn there_are_eight_and_the_first_changes_nothing() {
    let effects: HashSet<Vec<Plot>> = Symmetry::all().map(effect).collect();
    assert_eq!(effects.len(), 8);
    assert_eq!(effect(Symmetry::all().next().unwrap()), Plot::all().collect::<Vec<Plot>>());
}

#[test]
fn each_keeps_the_centre_and_what_lies_beside_what() {
    for symmetry in Symmetry::all() {
        assert_eq!(symmetry.plot(Plot::CENTRE), Plot::CENTRE);
        for plot in Plot::all() {
            let turned = symmetry.plots(plot.set());
            assert_eq!(turned, symmetry.plot(plot).set());
            assert_eq!(turned.neighbours(), symmetry.plots(plot.set().neighbours()), "{plot} under {symmetry:?}");
        }
    }
}

#[test]
fn a_set_is_turned_as_its_plots_are() {
    // Sets that hold every plot in many companies: the bits of a linear congruence.
    let mut bits = 1_u32;
    for _ in 0..2_000 {
        bits = bits.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let set: PlotSet = Plot::all().filter(|plot| bits >> (plot.index() + 7) & 1 != 0).collect();
        for symmetry in Symmetry::all() {
            let one_by_one: PlotSet = set.iter().map(|plot| symmetry.plot(plot)).collect();
            assert_eq!(symmetry.plots(set), one_by_one, "{set:?} under {symmetry:?}");
        }
    }
}

#[test]
fn each_is_undone_by_its_inverse() {
    for symmetry in Symmetry::all() {
        for plot in Plot::all() {
            assert_eq!(symmetry.inverse().plot(symmetry.plot(plot)), plot, "{symmetry:?}");
            assert_eq!(symmetry.plot(symmetry.inverse().plot(plot)), plot, "{symmetry:?}");
        }
        assert_eq!(symmetry.inverse().inverse(), symmetry);
    }
}

#[test]
fn one_after_another_is_again_one_of_them() {
    let effects: HashSet<Vec<Plot>> = Symmetry::all().map(effect).collect();
    for first in Symmetry::all() {
        for second in Symmetry::all() {
            let both: Vec<Plot> = effect(first).into_iter().map(|plot| second.plot(plot)).collect();
            assert!(effects.contains(&both), "{first:?}, then {second:?}");
        }
    }
}

#[test]
fn legal_placements_turn_with_the_board() {
    for seed in 0..60 {
        for position in positions(seed) {
            for symmetry in Symmetry::all() {
                let turned = position.turned(symmetry);
                assert_eq!(turned.turned(symmetry.inverse()), position);
                assert_eq!(turned.legal(), position.legal().map(|plots| symmetry.plots(plots)), "{position}");
                assert_eq!(turned.ending(), position.ending());
            }
        }
    }
}

#[test]
fn placing_and_turning_may_change_places() {
    for position in positions(61) {
        for placement in placements_of(&position) {
            for symmetry in Symmetry::all() {
                let place = |mut position: Position, placement: Placement| {
                    position.place(placement);
                    position
                };
                let placed_then_turned = place(position, placement).turned(symmetry);
                let turned_then_placed = place(position.turned(symmetry), placement.turned(symmetry));
                assert_eq!(placed_then_turned, turned_then_placed, "{placement} in {position}");
            }
        }
    }
}

#[test]
fn lines_are_as_many_on_the_turned_board() {
    for seed in 70..76 {
        for position in positions(seed).into_iter().step_by(7) {
            let (pieces, turns) = (perft(&position, 2), perft_turns(&position, 1));
            for symmetry in Symmetry::all() {
                let turned = position.turned(symmetry);
                assert_eq!((perft(&turned, 2), perft_turns(&turned, 1)), (pieces, turns), "{turned}");
            }
        }
    }
}

#[test]
fn a_quarter_turn_is_seen_in_the_text() {
    let corner: Position = "1A,2B,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,. A 2 19-5-5 19-4-5".parse().unwrap();
    let turned: HashSet<String> = Symmetry::all()
        .map(|symmetry| corner.turned(symmetry).to_string().split(' ').next().unwrap().replace(".,.,.,.,.", "-"))
        .collect();
    let expected = [
        "1A,2B,.,.,./-/-/-/-",
        ".,.,.,2B,1A/-/-/-/-",
        "-/-/-/-/1A,2B,.,.,.",
        "-/-/-/-/.,.,.,2B,1A",
        "1A,.,.,.,./2B,.,.,.,./-/-/-",
        ".,.,.,.,1A/.,.,.,.,2B/-/-/-",
        "-/-/-/2B,.,.,.,./1A,.,.,.,.",
        "-/-/-/.,.,.,.,2B/.,.,.,.,1A",
    ];
    assert_eq!(turned, expected.into_iter().map(String::from).collect());
}
