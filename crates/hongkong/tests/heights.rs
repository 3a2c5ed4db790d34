//! Every sentence of the rules K6 to K8: building on the opponent's blocks, heights compared, and the second piece.

mod table;

use game::Seat;
use hongkong::{Event, Piece};
use table::{after, allows, alone, full, refuses, roof_too_low, told, too_low};

#[test]
fn k6_needs_an_own_neighbour_as_high_as_the_building_would_be() {
    let too_low_by_one = "1B,1A,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,. A 2 19-5-5 19-5-5";
    let just_high_enough = "1B,2A,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,1B A 4 18-5-5 18-5-5";
    let higher = "1B,3A,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,1B A 4 18-5-5 18-4-5";
    for placement in ["a1", "a1!", "a1^"] {
        refuses(too_low_by_one, placement, &too_low("a1", 2, 1));
        allows(just_high_enough, placement);
        allows(higher, placement);
    }
}

#[test]
fn k6_holds_at_every_height() {
    let beside = [
        (
            "2B,2A,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,. A 4 18-5-5 18-5-5",
            "2B,3A,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,1B A 6 17-5-5 17-5-5",
            3,
        ),
        (
            "3B,3A,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,. A 6 17-5-5 17-5-5",
            "3B,4A,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,1B A 8 16-5-5 16-5-5",
            4,
        ),
        (
            "4B,4A,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,. A 8 16-5-5 16-5-5",
            "4B,5A,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,1B A 10 15-5-5 15-5-5",
            5,
        ),
    ];
    for (below, level, height) in beside {
        for placement in ["a1", "a1!", "a1^"] {
            refuses(below, placement, &too_low("a1", height, height - 1));
            allows(level, placement);
        }
    }
}

#[test]
fn k6_alone_one_takes_nothing() {
    let text = "5A,.,.,.,./.,.,.,.,./.,.,3B,.,./.,.,.,.,./.,.,.,.,1B A 8 16-5-5 16-4-5";
    for placement in ["c3", "c3!", "c3^"] {
        refuses(text, placement, &alone("c3", 4));
    }
    refuses(text, "e5", &alone("e5", 2));
}

#[test]
fn k6_a_corner_is_no_edge() {
    let corners = ".,.,.,.,./.,2A,.,2A,./.,.,1B,.,./.,2A,.,2A,./.,.,.,.,. A 8 16-5-5 16-4-5";
    refuses(corners, "c3", &alone("c3", 2));
    for edge in [
        ".,.,.,.,./.,.,2A,.,./.,.,1B,.,./.,.,.,.,./.,.,.,.,1B B 4 18-5-5 18-5-5",
        ".,.,.,.,./.,.,.,.,./.,2A,1B,.,./.,.,.,.,./.,.,.,.,1B B 4 18-5-5 18-5-5",
        ".,.,.,.,./.,.,.,.,./.,.,1B,2A,./.,.,.,.,./.,.,.,.,1B B 4 18-5-5 18-5-5",
        ".,.,.,.,./.,.,.,.,./.,.,1B,.,./.,.,2A,.,./.,.,.,.,1B B 4 18-5-5 18-5-5",
    ] {
        allows(&after(edge, "a1"), "c3 c3! c3^");
    }
}

#[test]
fn k6_the_board_does_not_go_round() {
    let text = "1B,.,.,.,5A/1B,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,5A,.,1B A 12 14-5-5 14-4-5";
    refuses(text, "a2", &alone("a2", 2));
    refuses(text, "a1", &alone("a1", 2));
    refuses(text, "e5", &alone("e5", 2));
    let text = ".,.,1B,.,./5A,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,5A,.,. A 10 15-5-5 15-4-5";
    refuses(text, "c1", &alone("c1", 2));
    let text = ".,.,.,.,1B/5A,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,. A 6 17-5-5 17-5-5";
    refuses(text, "e1", &alone("e1", 2));
}

#[test]
fn k6_the_neighbour_must_be_controlled_by_oneself() {
    let text = "1B,5B,.,.,./1A,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,. A 6 17-5-5 17-4-5";
    refuses(text, "a1", &too_low("a1", 2, 1));
    refuses("1B,5B,.,.,./.,1A,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,. A 6 17-5-5 17-4-5", "a1", &alone("a1", 2));
}

#[test]
fn k6_any_neighbour_will_do_and_the_tallest_is_named() {
    let low = ".,.,.,.,./.,.,1A,.,./.,3A,3B,2A,./.,.,1A,.,./.,.,.,.,1B A 10 15-5-5 15-4-5";
    refuses(low, "c3", &too_low("c3", 4, 3));
    allows(".,.,.,.,./.,.,1A,.,./.,3A,3B,2A,./.,.,4A,.,./.,.,.,.,1B A 14 13-5-5 13-5-5", "c3 c3! c3^");
}

#[test]
fn k6_what_is_taken_changes_hands() {
    let text = "1B,2A,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,1B A 4 18-5-5 18-5-5";
    let taken =
        Event::Taken { seat: Seat::A, piece: Piece::Roof, plot: "a1".parse().unwrap(), height: 2, from: Seat::B };
    assert_eq!(told(text, "a1^"), [taken]);
    assert!(after(text, "a1").starts_with("2A,2A,"));
    assert!(after(text, "a1^").starts_with("2a,2A,"));
}

#[test]
fn k6_holds_for_the_second_player_as_well() {
    let text = "2B,1A,.,.,./.,1A,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,. B 3 18-5-5 19-4-5";
    allows(text, "b1 b1! b1^");
    refuses(text, "b2", &alone("b2", 2));
}

#[test]
fn k7_a_roof_goes_at_the_level_of_an_adjacent_own_roof() {
    for text in [
        "1B,2a,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,1B A 4 19-5-4 18-5-5",
        "4B,5a,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,1B A 10 16-5-4 15-5-5",
    ] {
        allows(text, "a1^");
    }
}

#[test]
fn k7_a_roof_goes_at_the_level_of_an_adjacent_own_block() {
    allows("1B,2A,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,1B A 4 18-5-5 18-5-5", "a1^");
    refuses("2B,2A,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,. A 4 18-5-5 18-5-5", "a1^", &too_low("a1", 3, 2));
    refuses("2B,2a,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,. A 4 19-5-4 18-5-5", "a1^", &too_low("a1", 3, 2));
}

#[test]
fn k7_a_block_does_not_go_at_the_level_of_an_own_roof() {
    for (text, height) in [
        ("1B,2a,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,1B A 4 19-5-4 18-5-5", 2),
        ("2B,3a,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,1B A 6 18-5-4 17-5-5", 3),
        ("3B,4a,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,1B A 8 17-5-4 16-5-5", 4),
        ("4B,5a,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,1B A 10 16-5-4 15-5-5", 5),
    ] {
        refuses(text, "a1", &roof_too_low("a1", height, 4));
        refuses(text, "a1!", &roof_too_low("a1", height, 4));
    }
}

#[test]
fn k7_a_block_goes_below_a_taller_own_roof() {
    for text in [
        "1B,3a,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,1B A 4 19-5-4 18-4-5",
        "2B,4a,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,1B A 6 18-5-4 17-4-5",
        "3B,5a,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,1B A 8 17-5-4 16-4-5",
    ] {
        allows(text, "a1 a1! a1^");
    }
}

#[test]
fn k7_a_block_beside_a_roof_and_a_block() {
    // A lower block beside a roof at the level is no help, another block at the level is.
    let lower = "1B,2a,.,.,./1A,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,1B A 4 19-5-4 18-4-5";
    refuses(lower, "a1", &roof_too_low("a1", 2, 4));
    let level = "1B,2a,.,.,./2A,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,1B,1B A 6 18-5-4 17-4-5";
    allows(level, "a1 a1! a1^");
}

#[test]
fn k7_a_lower_roof_is_too_low_by_pieces() {
    let text = "2B,2a,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,. A 4 19-5-4 18-5-5";
    refuses(text, "a1", &too_low("a1", 3, 2));
}

#[test]
fn k8_the_second_piece_stands_beside_the_first() {
    // One piece too low, a fast block on the neighbour brings it level.
    let text = "1B,1A,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,. A 2 19-5-5 19-5-5";
    refuses(text, "a1", &too_low("a1", 2, 1));
    for (turn, top) in [("b1! a1", "2A,2A,"), ("b1! a1^", "2a,2A,")] {
        assert!(after(text, turn).starts_with(top), "{turn}");
    }
    let two_too_low = "2B,1A,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,1A A 4 18-5-5 18-5-5";
    refuses(&after(two_too_low, "b1!"), "a1", &too_low("a1", 3, 2));
}

#[test]
fn k8_the_second_piece_may_go_on_what_the_first_took() {
    let text = "1B,2A,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,1B A 4 18-5-5 18-5-5";
    for (turn, top) in [("a1! a1", "3A,2A,"), ("a1! a1^", "3a,2A,")] {
        assert!(after(text, turn).starts_with(top), "{turn}");
    }
}

#[test]
fn k8_the_second_piece_may_go_on_from_what_the_first_took() {
    // b1 is taken with the help of c1, and then gives the height for a1.
    let text = "1B,1B,2A,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,. A 4 18-5-5 18-5-5";
    refuses(text, "a1", &alone("a1", 2));
    assert!(after(text, "b1! a1").starts_with("2A,2A,2A,"));
    assert!(after(text, "b1! a1^").starts_with("2a,2A,2A,"));
}

#[test]
fn k8_the_first_block_founds_nothing_high() {
    // A fast block on an empty plot stands one high, beside which nothing can be taken.
    let text = "1B,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,1A A 2 19-5-5 19-5-5";
    refuses(&after(text, "b1!"), "a1", &too_low("a1", 2, 1));
    refuses(&after(text, "b1!"), "a1^", &too_low("a1", 2, 1));
}

#[test]
fn k8_the_fifth_piece_closes_the_building_for_the_second() {
    let text = "3A,4A,4B,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,. A 10 15-5-5 15-4-5";
    let open = after(text, "b1!");
    refuses(&open, "b1", &full("b1"));
    refuses(&open, "b1^", &full("b1"));
    allows(&open, "c1 c1^");
    allows(&after(text, "a1!"), "a1 a1^");
}
