//! B0 components and limits, B1 set-up.

mod plain_box;
mod table;

use blackout::components::{Color, Goal, StartingPlace};
use blackout::{CardSet, Event, TilePlace};
use game::Seat::{A, B, C, D};
use game::{Game, Seat, Viewer};
use plain_box::plain;
use table::{ANY, Play, card, cards, costs, cube, district, location, set_goal, tile, two, two_with, with};

#[test]
fn b0_1_one_to_four_seats_play() {
    for text in ["seats 0", "seats 5", "seats 1"] {
        assert!(plain().parse_setup(text).is_err(), "{text}");
    }
    for n in 2..=4 {
        let setup = plain().parse_setup(&format!("seats {n}")).unwrap();
        assert_eq!(plain().seats(&setup).len(), n);
    }
}

#[test]
fn b0_1_a_seat_has_25_cubes_12_cards_5_markers_and_locked_places() {
    let play = Play::planning(plain(), "seats 4");
    for seat in Seat::ALL {
        let board = play.board(seat);
        let on_rondel: u8 = board.stock.iter().sum();
        assert_eq!((board.supply, on_rondel, board.cubes.len()), (23, 1, 1));
        let slots = board.slots.iter().fold(CardSet::NONE, |all, slot| all.or(*slot));
        assert_eq!(board.held.or(board.hospital).or(slots).len(), 12);
        assert_eq!((board.unlocked, board.n_open_slots(), board.refresh_limit()), (0, 3, 4));
    }
}

#[test]
fn b0_2_24_transport_and_12_gps_tokens_are_shared() {
    let play = Play::planning(plain(), "seats 4");
    assert_eq!((play.table().transport_left(), play.table().gps_left()), (24 - 4 * 5, 12));
}

#[test]
fn b0_2_eight_starting_volunteers_and_four_plans_are_just_enough_for_four() {
    let play = Play::planning(plain(), "seats 4");
    let dealt: CardSet = Seat::ALL.into_iter().flat_map(|seat| play.board(seat).objectives).flatten().collect();
    assert_eq!(cards(dealt), (72..80).collect::<Vec<_>>());
    assert_eq!([A, B, C, D].map(|seat| play.board(seat).emergency), [Some(0), Some(1), Some(2), Some(3)]);
    assert_eq!(play.table().unseen.len(), 72 - 9);
}

#[test]
fn b0_3_the_rondel_goes_food_tools_gasoline_water_books_medipacks() {
    // A red volunteer with the red die on food: a token for each segment away.
    let mut play = two();
    play.act(A, "plan-1-83");
    play.ready();
    for (resource, tokens) in [("food", 0), ("tools", 1), ("gasoline", 2), ("water", 3), ("books", 2), ("medipacks", 1)]
    {
        let mut play = play.clone();
        play.act(A, &format!("procure-{resource}"));
        assert_eq!(play.board(A).transport, 5 - tokens, "{resource}");
    }
}

#[test]
fn b0_4_a_plan_never_comes_to_hand_and_so_never_into_a_slot() {
    // A contingency plan with one goal that costs nothing.
    let mut play = two_with(|c| set_goal(c, 51, Goal::default()));
    play.objective(A, 2, 51);
    play.ready();
    play.act(A, "complete-3-1");
    assert_eq!(cards(play.board(A).finished), [51]);
    assert!(!play.board(A).held.contains(card(51)));
    play.until("plan");
    play.refuses(A, "plan-1-51");
}

#[test]
fn b0_4_specialists_are_purple() {
    // A goal wants one purple card in a slot; the Mechanic is one, a yellow volunteer is not.
    let goal = Goal { slot_set: [0, 0, 0, 1], ..Goal::default() };
    let mut play = two_with(|c| set_goal(c, 72, goal));
    play.act(A, "plan-3-90");
    play.ready();
    play.act(A, "done");
    assert!(play.offers(A).contains(&"complete-1-1".into()));
    let mut play = two_with(|c| set_goal(c, 72, goal));
    play.act(A, "plan-3-81");
    play.ready();
    play.act(A, "done");
    assert_eq!(play.asked(), "A complete");
    assert!(!play.offers(A).contains(&"complete-1-1".into()));
}

#[test]
fn b0_5_a_location_may_bound_several_districts() {
    let mut play = two();
    play.cubes(A, &[6]);
    play.ready();
    play.until("A search");
    assert_eq!(play.offered(A, "search"), "search-0 search-1 search-4 search-5");
}

#[test]
fn b0_5_a_crisis_centre_is_a_location_like_any_other() {
    // 12 is blue and holds the letter B: a blue cube may go there.
    let mut play = two_with(|c| set_goal(c, 72, costs([0; 6], cube(Color::Blue))));
    play.cubes(A, &[7]);
    play.ready();
    play.act(A, "complete-1-1 place-12");
    assert!(play.board(A).cubes.contains(location(12)));
    assert_eq!(play.board(A).transport, 5);
}

#[test]
fn b0_6_money_is_unlimited() {
    let mut play = two();
    play.set(A, |board| board.dollars = 1000);
    play.stock(A, [20, 0, 0, 0, 0, 0, 0]);
    play.ready();
    // There is no choice: all food is returned for $2 each.
    play.until("A discard");
    assert_eq!((play.board(A).dollars, play.board(A).stock), (1040, [0; 7]));
}

#[test]
fn b0_6_what_would_give_no_token_is_not_offered() {
    // The Scout's GPS for gasoline.
    for (held_by_b, offers) in [(12, ""), (11, "pay-gasoline")] {
        let mut play = two();
        play.stock(A, [0, 0, 1, 0, 0, 0, 0]);
        play.set(B, |board| board.gps = held_by_b);
        play.act(A, "plan-1-91");
        play.ready();
        play.act(A, "act");
        let offered = if play.asked() == "A part" { play.offered(A, "pay") } else { String::new() };
        assert_eq!(offered, offers, "with {held_by_b} tokens away");
    }
}

#[test]
fn b0_6_an_exchange_that_gives_less_than_printed_may_be_taken() {
    // Gasoline for two transport tokens, with one left in the supply.
    let mut play = two();
    play.set(A, |board| board.unlocked = 0b00010);
    play.stock(A, [0, 0, 1, 0, 0, 0, 0]);
    play.set(B, |board| board.transport = 18);
    play.act(A, "plan-1-83 plan-2-84 plan-3-87");
    play.ready();
    play.until("A refresh");
    play.act(A, "refresh-2 check-2");
    assert_eq!((play.board(A).transport, play.table().transport_left()), (6, 0));
    assert_eq!(play.board(A).stock[2], 0);
}

#[test]
fn b0_6_spent_tokens_return_and_bought_ones_are_always_there() {
    // Nobody has left a transport token in the supply; A has two and needs three.
    let mut play = two();
    play.set(A, |board| board.transport = 2);
    play.set(B, |board| board.transport = 22);
    play.act(A, "plan-1-83");
    play.ready();
    play.act(A, "procure-water");
    assert_eq!((play.board(A).transport, play.board(A).score), (0, -1));
    assert_eq!(play.table().transport_left(), 2);
}

#[test]
fn b0_7_a_resource_without_a_cube_is_lost() {
    // A blue volunteer with 2 cubes, one cube in the supply.
    let mut play = two();
    play.hand(A, &[85]);
    play.set(A, |board| board.supply = 1);
    play.act(A, "plan-1-85");
    play.ready();
    play.act(A, "procure-medipacks");
    assert_eq!((play.board(A).stock[5], play.board(A).supply), (1, 0));
}

#[test]
fn b0_7_of_several_kinds_the_first_printed_come_first() {
    // The exchange of plan 51: water for books and food. Paying the water frees the only cube.
    let mut play = two();
    play.finished(A, &[51]);
    play.hand(A, &[88]);
    play.stock(A, [0, 0, 0, 1, 0, 0, 0]);
    play.set(A, |board| board.supply = 0);
    play.act(A, "plan-1-88");
    play.ready();
    play.act(A, "act check-6");
    assert_eq!(play.board(A).stock, [0, 0, 0, 0, 1, 0, 0]);
}

#[test]
fn b0_7_a_map_cube_without_a_cube_is_lost_and_the_rest_happens() {
    let effect = blackout::components::Effect { points: 3, dollars: 2, ..ANY };
    let mut play = two_with(|c| set_goal(c, 72, Goal { effect, ..Goal::default() }));
    play.set(A, |board| board.supply = 0);
    play.ready();
    play.act(A, "complete-1-1");
    assert_ne!(play.asked(), "A place");
    assert_eq!((play.board(A).score, play.board(A).dollars, play.board(A).cubes.len()), (3, 6, 1));
    assert!(play.board(A).held.contains(card(72)));
    assert!(play.heard(B).contains(&&Event::NoCube { seat: A, purpose: "map" }));
}

#[test]
fn b0_7_a_goal_without_a_cube_to_mark_it_is_marked_all_the_same() {
    let mut play = two_with(|c| c.plans[0].goals = [Goal::default(); 3]);
    play.set(A, |board| board.supply = 0);
    play.ready();
    play.act(A, "complete-4-1 done");
    assert_eq!((play.board(A).marks[3], play.board(A).mark_cubes[3]), (1, 0));
    assert!(play.heard(B).contains(&&Event::NoCube { seat: A, purpose: "goal" }));
    assert_eq!(play.offered(A, "complete-4"), "complete-4-2 complete-4-3");
}

#[test]
fn b0_7_what_is_paid_returns_to_the_supply() {
    let mut play = two_with(|c| set_goal(c, 72, costs([2, 0, 0, 0, 0, 0], table::points(1))));
    play.stock(A, [2, 0, 0, 0, 0, 0, 0]);
    let before = play.board(A).supply;
    play.ready();
    play.act(A, "complete-1-1");
    assert_eq!(play.board(A).supply, before + 2);
}

#[test]
fn b0_8_planned_cards_are_the_owners_secret_and_the_union_is_open() {
    let (mut one, mut other) = (two(), two());
    one.act(A, "plan-1-83 ready");
    other.act(A, "plan-2-90 ready");
    for viewer in [Viewer::Seat(B), Viewer::Spectator] {
        assert_eq!(one.view(viewer), other.view(viewer));
        assert_eq!(one.heard(viewer), other.heard(viewer));
    }
    assert_eq!(one.view(A).planned, [Some(card(83)), None, None, None]);
    assert_eq!(cards(one.view(B).table.boards[A].held), [81, 83, 84, 87, 89, 90, 91]);
}

#[test]
fn b0_8_face_down_tiles_are_known_to_who_has_looked_and_that_is_open() {
    let mut play = two();
    play.set(A, |board| board.dollars = 5);
    play.ready();
    play.until("A search");
    play.act(A, "search-0");
    play.deal("tiles-7-14-21");
    let known = |play: &Play, viewer: Viewer| play.view(viewer).tiles[0];
    assert_eq!(known(&play, A.into()), [Some(tile(7)), Some(tile(14)), Some(tile(21))]);
    assert_eq!(known(&play, B.into()), [None; 3]);
    assert_eq!(known(&play, Viewer::Spectator), [None; 3]);
    let looked = play.view(Viewer::Spectator).table.looked[0];
    assert_eq!(looked.iter().collect::<Vec<_>>(), [A]);
}

#[test]
fn b0_8_discards_and_collected_face_down_tiles_are_open() {
    let mut play = two();
    play.ready();
    play.until("A search");
    play.act(A, "search-0");
    play.deal("tiles-0-1-2");
    play.act(A, "collect-1-probe join-81 join-83 join-84 join-87 done");
    play.deal("injury-81");
    play.until("A discard");
    play.act(A, "discard-1");
    let seen = play.view(B).table;
    assert!(seen.boards[A].tiles_down.contains(tile(0)));
    assert!(seen.discarded.contains(card(72)));
}

#[test]
fn b1_1_three_face_down_tiles_lie_on_each_of_16_districts() {
    let mut play = two();
    assert_eq!(play.table().tiles, [[TilePlace::FaceDown; 3]; 16]);
    play.ready();
    play.until("A search");
    play.act(A, "search-0");
    assert_eq!(play.chances(), 48 * 47 * 46);
}

#[test]
fn b1_2_the_reserve_deck_is_36_21_15_and_nine_cards_lie_open() {
    for (n, reserve) in [(2, 36), (3, 21), (4, 15)] {
        let play = Play::planning(plain(), &format!("seats {n}"));
        let table = play.table();
        assert_eq!((table.reserve_left, table.draw_left), (reserve, 72 - reserve - 9), "{n} seats");
        assert!(table.rows.iter().flatten().all(Option::is_some));
    }
}

#[test]
fn b1_2_one_player_plays_chapters_only() {
    assert!(plain().parse_setup("seats 1").is_err());
    assert!(plain().parse_setup("seats 1 chapter 1").is_ok());
}

#[test]
fn b1_3_what_a_seat_starts_with() {
    let play = Play::planning(plain(), "seats 3");
    for seat in [A, B, C] {
        let board = play.board(seat);
        assert_eq!((board.score, board.transport, board.gps, board.dollars), (0, 5, 0, 4));
        assert_eq!(board.stock, [0, 0, 0, 0, 0, 0, 1]);
        assert_eq!(board.objectives.map(|card| card.is_some()), [true, true, false]);
        assert!(board.emergency.is_some());
    }
}

#[test]
fn b1_3_volunteers_and_plans_are_dealt_at_random_and_none_twice() {
    let mut play = Play::start(plain(), "seats 2");
    for row in ["row-9-10-11", "row-12-13-14", "row-15-16-17"] {
        play.deal(row);
    }
    for (chances, outcome) in [(8, "volunteer-79"), (7, "volunteer-74"), (4, "emergency-3"), (6, "volunteer-72")] {
        assert_eq!(play.chances(), chances);
        play.deal(outcome);
    }
    assert_eq!((play.chances(), play.board(A).emergency), (5, Some(3)));
    play.deal("volunteer-73");
    assert_eq!(play.chances(), 3);
    assert_eq!(play.board(A).objectives, [Some(card(79)), Some(card(74)), None]);
}

#[test]
fn b1_4_where_the_player_cards_lie() {
    let play = two();
    for (seat, first) in [(A, 80), (B, 92)] {
        let board = play.board(seat);
        let from_zero = |set: CardSet| cards(set).iter().map(|card| card - first).collect::<Vec<_>>();
        assert_eq!(from_zero(board.hospital), [5, 8]); // blue with 2 cubes, Leader
        assert_eq!(board.slots.map(CardSet::len), [1, 2, 0, 0]);
        assert_eq!((from_zero(board.slots[0]), from_zero(board.slots[1])), (vec![0], vec![2, 6])); // yellow; red, blue
        assert_eq!(from_zero(board.held), [1, 3, 4, 7, 9, 10, 11]);
    }
}

#[test]
fn b1_4_the_box_says_which_cards_go_where() {
    let play = two_with(|c| c.starting_places.swap(0, 1));
    assert_eq!(cards(play.board(A).slots[0]), [81]);
    assert!(play.board(A).held.contains(card(80)));
    let play = two_with(|c| c.starting_places[9] = StartingPlace::Hospital);
    assert_eq!(cards(play.board(A).hospital), [85, 88, 89]);
}

/// Up to the drawing of the starting player.
fn before_the_start(setup: &str) -> Play {
    let mut play = Play::start(plain(), setup);
    while !play.rules.print_outcome(play.rules.outcome(&play.state, 0)).starts_with("start") {
        play.deal_any();
    }
    play
}

#[test]
fn b1_5_the_starting_player_is_drawn_and_places_last_counter_clockwise() {
    let mut play = before_the_start("seats 4");
    assert_eq!(play.chances(), 4);
    play.deal("start-B");
    for (seat, place) in [(A, "start-3"), (D, "start-8"), (C, "start-9"), (B, "start-10")] {
        assert_eq!(play.asked(), format!("{seat} start"));
        play.act(seat, place);
    }
    assert_eq!(play.table().first, B);
    assert_eq!(table::places(play.board(D).cubes), [8]);
}

#[test]
fn b1_5_the_locations_differ_and_everything_is_open_before() {
    let mut play = before_the_start("seats 2");
    play.deal("start-A");
    assert_eq!(play.offers(B).len(), 25);
    assert!(play.table().rows.iter().flatten().all(Option::is_some));
    assert!(play.board(A).objectives[1].is_some() && play.board(A).emergency.is_some());
    play.act(B, "start-12");
    play.refuses(A, "start-12");
    assert_eq!(play.offers(A).len(), 24);
}

#[test]
fn b1_3_no_own_plan_in_a_chapter() {
    let play = with("seats 2 chapter 1", |_| {});
    assert_eq!((play.board(A).emergency, play.board(B).emergency), (None, None));
    assert_eq!(play.table().tiles[district(3).index()], [TilePlace::FaceDown; 3]);
}
