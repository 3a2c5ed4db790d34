//! B7 phase 7: secure districts, B8 phase 8: refresh. District 0 of the plain box is bounded by 0, 1, 5 and 6.

mod plain_box;
mod table;

use blackout::{DistrictSet, Event, TilePlace};
use game::Seat::{A, B, C};
use plain_box::plain;
use table::{Play, card, cards, district, set_rings, tile, two, two_with, with};

const RING: [usize; 4] = [0, 1, 5, 6];

/// Two seats with cubes, in phase 7 or wherever the next question is.
fn securing(a: &[usize], b: &[usize], change: impl FnOnce(&mut Play)) -> Play {
    let mut play = two();
    play.cubes(A, a);
    play.cubes(B, b);
    change(&mut play);
    play.ready();
    play.until("B discard");
    play.act(B, "done");
    play
}

#[test]
fn b7_1_a_district_is_secured_by_a_cube_on_every_location_round_it() {
    let play = securing(&RING, &[24], |_| {});
    assert_eq!(play.table().secured, DistrictSet::only(district(0)));
    let play = securing(&[0, 1, 5], &[6], |_| {});
    assert_eq!(play.table().secured, DistrictSet::NONE);
}

#[test]
fn b7_1_it_is_tested_only_in_this_phase() {
    let mut play = two();
    play.cubes(A, &RING);
    play.ready();
    play.until("B discard");
    assert_eq!(play.table().secured, DistrictSet::NONE);
    assert!(play.table().tiles[0].contains(&TilePlace::FaceDown));
    play.act(B, "done");
    assert_eq!((play.table().secured, play.asked().as_str()), (DistrictSet::only(district(0)), "A mark"));
}

#[test]
fn b7_1_its_tiles_leave_the_game_unseen() {
    let play = securing(&RING, &[24], |play| {
        play.state.edit(|table| table.tiles[0][1] = TilePlace::FaceUp(tile(9)));
    });
    assert_eq!(play.table().tiles[0], [TilePlace::Gone, TilePlace::Empty, TilePlace::Gone]);
    assert!(play.table().tiles_gone.contains(tile(9)));
    assert_eq!(play.table().tiles_gone.len(), 1);
}

#[test]
fn b7_1_tiles_that_left_never_come_again() {
    // A has looked at the tiles of district 0, then secures it. The next look elsewhere finds others.
    let mut play = two();
    play.cubes(A, &RING);
    play.set(A, |board| board.dollars = 5);
    play.ready();
    play.until("A search");
    play.act(A, "search-0");
    play.deal("tiles-0-1-2");
    play.until("plan");
    assert!(play.table().secured.contains(district(0)));
    play.ready();
    play.until("A search");
    assert!(!play.offers(A).contains(&"search-0".into()));
    play.act(A, "search-1");
    assert_eq!(play.chances(), 45 * 44 * 43);
}

#[test]
fn b7_1_a_marker_of_ones_choice_moves_and_unlocks_its_action() {
    let mut play = securing(&RING, &[24], |play| play.set(A, |board| board.unlocked = 0b00100));
    assert_eq!(play.offers(A), ["mark-1", "mark-2", "mark-4", "mark-5"]);
    play.refuses(A, "mark-3");
    let supply = play.board(A).supply;
    play.act(A, "mark-2");
    assert_eq!((play.board(A).unlocked, play.board(A).supply), (0b00110, supply));
}

#[test]
fn b7_1_without_markers_a_supply_cube_and_without_one_nothing() {
    for (supply, after) in [(3, 2), (0, 0)] {
        let play = securing(&RING, &[24], |play| {
            play.set(A, |board| {
                board.unlocked = 0b11111;
                board.supply = supply;
            });
        });
        assert_eq!((play.board(A).supply, play.board(A).score), (after, 5));
    }
}

#[test]
fn b7_1_every_seat_scores_its_own_cubes_by_the_table() {
    // One district of seven locations, surrounded by A.
    let ring: [usize; 7] = [0, 1, 2, 5, 6, 7, 10];
    for (n, score) in [(0, 0), (1, 2), (2, 2), (3, 3), (4, 5), (5, 7), (6, 10), (7, 14)] {
        let mut play = two_with(|c| set_rings(c, &[(0, &ring), (1, &[3, 4, 8]), (4, &[15, 16, 17])]));
        play.cubes(A, &ring);
        play.cubes(B, if n == 0 { &[24] } else { &ring[..n] });
        play.ready();
        play.until("A mark");
        play.act(A, "mark-1");
        if n == 7 {
            play.act(B, "mark-1");
        }
        assert_eq!((play.board(A).score, play.board(B).score), (14, score), "{n} cubes");
    }
}

#[test]
fn b7_1_once_per_game_and_surrounding_it_later_gives_nothing() {
    let mut play = securing(&RING, &[24], |_| {});
    play.act(A, "mark-1");
    assert_eq!((play.board(A).score, play.board(A).unlocked), (5, 1));
    play.cubes(B, &RING);
    play.until("plan");
    play.ready();
    play.until("plan");
    assert_eq!((play.board(A).score, play.board(B).score), (5, 0));
    assert_eq!((play.board(A).unlocked, play.board(B).unlocked), (1, 0));
    assert_eq!(play.table().secured, DistrictSet::only(district(0)));
}

#[test]
fn b7_1_several_districts_come_in_the_boxs_order() {
    // 0, 1, 2 and 5, 6, 7 surround districts 0 and 1: five points each, a marker each.
    let mut play = securing(&[0, 1, 2, 5, 6, 7], &[24], |_| {});
    play.act(A, "mark-3");
    assert_eq!((play.asked().as_str(), play.board(A).score), ("A mark", 5));
    play.act(A, "mark-5");
    assert_eq!((play.board(A).score, play.board(A).unlocked), (10, 0b10100));
    let order = play.told.iter().filter_map(|(_, event)| match event {
        Event::Secured { district } => Some(district.index()),
        _ => None,
    });
    assert_eq!(order.collect::<Vec<_>>(), [0, 1]);
}

#[test]
fn b7_2_choices_go_clockwise_from_the_starting_player() {
    let mut play = Play::planning(plain(), "seats 3");
    for seat in [A, B, C] {
        play.cubes(seat, &RING);
    }
    play.state.edit(|table| table.first = B);
    play.ready();
    play.until("B mark");
    play.act(B, "mark-1");
    play.act(C, "mark-2");
    assert_eq!([A, B, C].map(|seat| play.board(seat).score), [0; 3]);
    play.act(A, "mark-3");
    assert_eq!([A, B, C].map(|seat| play.board(seat).score), [5; 3]);
}

#[test]
fn example_securing_1_three_cubes_and_the_gasoline_marker() {
    let mut play = two_with(|c| set_rings(c, &[(0, &[0, 1, 5])]));
    play.cubes(A, &[0, 1, 5]);
    play.stock(A, [0, 0, 1, 0, 0, 0, 0]);
    play.act(A, "plan-1-83 plan-2-84 plan-3-87");
    play.ready();
    play.until("A mark");
    play.act(A, "mark-2");
    assert_eq!((play.board(A).score, play.table().tiles[0]), (3, [TilePlace::Gone; 3]));
    // From now on he can use the action in phase 8.
    play.until("A refresh");
    play.act(A, "refresh-2 check-2");
    assert_eq!(play.board(A).transport, 7);
}

#[test]
fn example_securing_2_karla_scores_14_and_martin_2() {
    let ring: [usize; 7] = [0, 1, 2, 5, 6, 7, 10];
    let mut play = two_with(|c| set_rings(c, &[(0, &ring), (1, &[3, 4, 8]), (4, &[15, 16, 17])]));
    play.cubes(A, &ring);
    play.cubes(B, &[1, 7]);
    play.ready();
    play.until("A mark");
    play.act(A, "mark-3");
    assert_eq!((play.board(A).score, play.board(B).score), (14, 2));
    assert_eq!((play.board(A).unlocked, play.board(B).unlocked), (0b00100, 0));
}

#[test]
fn example_securing_3_both_in_the_same_round() {
    let mut play = securing(&RING, &RING, |_| {});
    play.act(A, "mark-1");
    play.act(B, "mark-5");
    assert_eq!((play.board(A).score, play.board(B).score), (5, 5));
    assert_eq!((play.board(A).unlocked, play.board(B).unlocked), (0b00001, 0b10000));
}

/// A in phase 8 with so many hand cards and these unlocked board actions; whether it is asked to refresh.
fn refreshing(hand: &[usize], change: impl FnOnce(&mut Play)) -> Play {
    let mut play = two();
    play.set(A, |board| board.held = hand.iter().map(|&n| card(n)).collect());
    change(&mut play);
    play.ready();
    play.until("B discard");
    play.act(B, "done");
    play
}

#[test]
fn b8_1_with_at_most_4_hand_cards() {
    assert_eq!(refreshing(&[81, 83, 84, 87], |_| {}).asked(), "A refresh");
    assert_ne!(refreshing(&[81, 83, 84, 87, 89], |_| {}).asked(), "A refresh");
}

#[test]
fn b8_1_with_at_most_6_once_power_is_restored() {
    let restored = |play: &mut Play| play.set(A, |board| board.restored = 0b01);
    assert_eq!(refreshing(&[81, 83, 84, 87, 89, 90], restored).asked(), "A refresh");
    assert_ne!(refreshing(&[81, 83, 84, 87, 89, 90, 91], restored).asked(), "A refresh");
    let other = |play: &mut Play| play.set(A, |board| board.restored = 0b10);
    assert_ne!(refreshing(&[81, 83, 84, 87, 89], other).asked(), "A refresh");
}

#[test]
fn b8_1_in_turn_and_only_who_likes() {
    let mut play = refreshing(&[81], |play| play.set(B, |board| board.held = blackout::CardSet::NONE));
    play.act(A, "done");
    assert_eq!((play.asked().as_str(), cards(play.board(A).held)), ("B refresh", vec![81]));
    play.act(B, "refresh-2");
    assert_eq!(cards(play.board(B).held), [94, 98]);
}

#[test]
fn b8_2_all_cards_of_the_fullest_slot_of_ones_choice_among_ties() {
    let mut play = refreshing(&[81], |_| {});
    assert_eq!(play.offers(A), ["done", "refresh-2"]);
    play.act(A, "refresh-2");
    assert_eq!((cards(play.board(A).held), play.board(A).slots[1].len()), (vec![81, 82, 86], 0));
    let mut tied = refreshing(&[81], |play| {
        play.slot(A, 0, &[83]);
        play.slot(A, 3, &[84, 87]);
    });
    assert_eq!(tied.offers(A), ["done", "refresh-1", "refresh-2", "refresh-4"]);
    tied.act(A, "refresh-4");
    assert_eq!(cards(tied.board(A).held), [81, 84, 87]);
}

#[test]
fn b8_3_without_cards_to_take_there_is_nothing() {
    let play = refreshing(&[81], |play| {
        play.set(A, |board| {
            board.slots = [blackout::CardSet::NONE; 4];
            board.unlocked = 0b10000;
        });
    });
    assert_ne!(play.asked(), "A refresh");
    assert_eq!(play.board(A).dollars, 4);
}

#[test]
fn b8_3_each_unlocked_action_once_in_any_order_and_one_may_pay_for_the_next() {
    let mut play = refreshing(&[81], |play| {
        play.set(A, |board| {
            board.unlocked = 0b10100;
            board.dollars = 1;
        });
        play.stock(A, [0, 2, 0, 0, 0, 0, 0]);
    });
    play.act(A, "refresh-2");
    assert_eq!(play.offers(A), ["done", "check-3"]);
    play.act(A, "check-3");
    // $4 now; a tool is left, but the action is used.
    assert_eq!(play.offers(A), ["done", "check-5"]);
    play.act(A, "check-5");
    let board = play.board(A);
    assert_eq!((board.dollars, board.score, board.stock[1]), (0, 2, 1));
    assert_ne!(play.asked(), "A checkmarks");
}

#[test]
fn b8_3_not_for_who_declines_to_refresh() {
    let mut play = refreshing(&[81], |play| play.set(A, |board| board.unlocked = 0b10000));
    play.act(A, "done");
    assert_ne!(play.asked(), "A checkmarks");
}

#[test]
fn b8_3_actions_unlocked_this_very_round_are_included() {
    let mut play = securing(&RING, &[24], |play| {
        play.set(A, |board| board.held = [81].map(card).into_iter().collect());
    });
    play.act(A, "mark-5 refresh-2 check-5");
    assert_eq!((play.board(A).dollars, play.board(A).score), (0, 5 + 2));
}

/// A in phase 8 with all board actions unlocked, these plans, this stock.
fn checking(stock: [u8; 7], plans: &[usize]) -> Play {
    let mut play = refreshing(&[81], |play| {
        play.set(A, |board| board.unlocked = 0b11111);
        play.finished(A, plans);
        play.stock(A, [0, stock[1], stock[2], 0, stock[4], stock[5], stock[6]]);
    });
    play.act(A, "refresh-2");
    // Food and water are wasted before this phase; a test may want them here.
    play.stock(A, stock);
    play
}

#[test]
fn b8_4_the_five_board_actions() {
    let after = |action: &str| {
        let mut play = checking([0, 1, 1, 0, 1, 1, 0], &[]);
        play.act(A, action);
        let board = play.board(A);
        (board.stock, board.gps, board.transport, board.dollars, board.score)
    };
    assert_eq!(after("check-1"), ([0, 1, 1, 0, 0, 1, 0], 1, 5, 4, 0));
    assert_eq!(after("check-2"), ([0, 1, 0, 0, 1, 1, 0], 0, 7, 4, 0));
    assert_eq!(after("check-3"), ([0, 0, 1, 0, 1, 1, 0], 0, 5, 7, 0));
    assert_eq!(after("check-4"), ([0, 1, 1, 0, 1, 0, 1], 0, 5, 4, 0));
    assert_eq!(after("check-5"), ([0, 1, 1, 0, 1, 1, 0], 0, 5, 0, 2));
}

#[test]
fn b8_4_the_actions_of_plans() {
    // 50 gains gasoline; 51 gives books and food for water; 52 a battery for $2; 53 $3; 54 3 points for food.
    let after = |plan: usize, stock: [u8; 7]| {
        let mut play = checking(stock, &[plan]);
        play.act(A, "check-6");
        let board = play.board(A);
        (board.stock, board.dollars, board.score)
    };
    assert_eq!(after(50, [0; 7]), ([0, 0, 1, 0, 0, 0, 0], 4, 0));
    assert_eq!(after(51, [0, 0, 0, 1, 0, 0, 0]), ([1, 0, 0, 0, 1, 0, 0], 4, 0));
    assert_eq!(after(52, [0; 7]), ([0, 0, 0, 0, 0, 0, 1], 2, 0));
    assert_eq!(after(53, [0; 7]), ([0; 7], 7, 0));
    assert_eq!(after(54, [1, 0, 0, 0, 0, 0, 0]), ([0; 7], 4, 3));
}

#[test]
fn b8_4_permanent_lines_are_no_actions() {
    let play = checking([0; 7], &[55, 56, 57, 58, 59]);
    assert_eq!(play.offered(A, "check"), "check-5");
}

#[test]
fn b8_4_what_cannot_be_paid_is_not_offered() {
    let mut play = checking([0; 7], &[51, 52, 54]);
    play.set(A, |board| board.dollars = 1);
    assert_eq!(play.offers(A), ["done"]);
    play.stock(A, [0, 0, 0, 0, 0, 0, 1]);
    assert_eq!(play.offered(A, "check"), "check-1+b check-2+b check-3+b check-4+b check-6+b check-8+b");
}

#[test]
fn b8_5_the_leaders_action_does_not_use_up_the_one_in_phase_8() {
    let mut play = two();
    play.set(A, |board| board.unlocked = 0b00100);
    play.hand(A, &[88]);
    play.stock(A, [0, 2, 0, 0, 0, 0, 0]);
    play.set(A, |board| board.held = [81, 88].map(card).into_iter().collect());
    play.act(A, "plan-3-88");
    play.ready();
    play.act(A, "act check-3");
    assert_eq!(play.board(A).dollars, 7);
    play.until("A refresh");
    play.act(A, "refresh-2 check-3");
    assert_eq!((play.board(A).dollars, play.board(A).stock[1]), (10, 0));
}

#[test]
fn example_refresh_three_cards_in_hand_and_a_slot_of_four() {
    // Martin has 3 hand cards; his second slot has 4 cards, the most; he takes them and then uses his actions.
    let mut play = with("seats 2", |_| {});
    play.slot(A, 1, &[83, 84]);
    play.set(A, |board| {
        board.held = [81, 87, 89].map(card).into_iter().collect();
        board.unlocked = 0b10000;
    });
    play.ready();
    play.until("A refresh");
    assert_eq!(play.offers(A), ["done", "refresh-2"]);
    play.act(A, "refresh-2");
    assert_eq!(cards(play.board(A).held), [81, 82, 83, 84, 86, 87, 89]);
    play.act(A, "check-5");
    assert_eq!(play.board(A).score, 2);
}
