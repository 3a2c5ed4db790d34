//! B3 phase 3: objectives.

mod plain_box;
mod table;

use blackout::Reason;
use blackout::components::{Color, Effect, Goal, Letter, RewardType};
use game::Refusal;
use game::Seat::{A, B};
use table::{ANY, Play, card, cards, costs, cube, dollars, location, places, points, set_goal, tile, two, two_with};

/// A has this goal on its first spot, and it is phase 3.
fn goal_of_a(goal: Goal, change: impl FnOnce(&mut Play)) -> Play {
    let mut play = two_with(|c| set_goal(c, 72, goal));
    // So that the phase is always asked for.
    play.set(A, |board| board.dollars = 50);
    change(&mut play);
    play.ready();
    play.until("A complete");
    play
}

/// Whether A may complete the goal on its first spot.
fn is_open(goal: Goal, change: impl FnOnce(&mut Play)) -> bool {
    goal_of_a(goal, change).offers(A).contains(&"complete-1-1".into())
}

#[test]
fn b3_1_as_many_goals_as_one_can_and_likes_one_after_another() {
    // The first gives the $7 that the second costs.
    let mut play = two_with(|c| {
        set_goal(c, 72, costs([0; 6], dollars(3)));
        set_goal(c, 73, Goal { dollars: 7, effect: points(2), ..Goal::default() });
    });
    play.stock(A, [0; 7]);
    play.ready();
    assert_eq!(play.offers(A), ["done", "complete-1-1"]);
    play.act(A, "complete-1-1 complete-2-1");
    assert_eq!((play.board(A).dollars, play.board(A).score), (0, 2));
    // It need not complete what it can.
    let mut play = two_with(|c| set_goal(c, 72, Goal::default()));
    play.ready();
    play.act(A, "done");
    assert_eq!(play.board(A).objectives[0], Some(card(72)));
}

#[test]
fn b3_1_goals_stand_on_objective_spots_the_own_plan_and_the_board() {
    let mut play = two_with(|c| {
        set_goal(c, 72, Goal::default());
        set_goal(c, 73, Goal::default());
        set_goal(c, 51, Goal::default());
        c.plans[0].goals = [Goal::default(); 3];
    });
    play.objective(A, 2, 51);
    play.stock(A, [4, 0, 0, 0, 0, 0, 0]);
    play.set(A, |board| board.dollars = 10);
    play.slot(A, 2, &[82, 83, 86, 87, 80, 81, 90, 91]);
    play.ready();
    assert_eq!(
        play.offered(A, "complete"),
        "complete-1-1 complete-2-1 complete-3-1 complete-4-1 complete-4-2 complete-4-3 complete-6-1 complete-7-1"
    );
}

#[test]
fn b3_1_seats_take_turns_clockwise() {
    let mut play = two_with(|c| {
        set_goal(c, 72, Goal::default());
        set_goal(c, 74, Goal::default());
    });
    play.ready();
    assert_eq!(play.asked(), "A complete");
    play.refuses(B, "complete-1-1");
    play.act(A, "done");
    play.act(B, "complete-1-1");
    assert!(play.board(B).held.contains(card(74)));
}

#[test]
fn b3_2_named_resources_are_paid_all_of_them() {
    let goal = costs([0, 2, 0, 0, 1, 0], points(1));
    assert!(!is_open(goal, |play| play.stock(A, [3, 1, 3, 3, 1, 3, 0])));
    assert!(!is_open(goal, |play| play.stock(A, [0, 2, 0, 0, 0, 0, 0])));
    let mut play = goal_of_a(goal, |play| play.stock(A, [1, 2, 0, 0, 1, 0, 0]));
    play.act(A, "complete-1-1");
    assert_eq!((play.board(A).stock, play.board(A).score), ([1, 0, 0, 0, 0, 0, 0], 1));
}

#[test]
fn b3_2_n_of_one_type_of_the_payers_choice() {
    let goal = Goal { of_one_type: 3, effect: points(1), ..Goal::default() };
    assert!(!is_open(goal, |play| play.stock(A, [2, 2, 2, 2, 2, 2, 0])));
    let mut play = goal_of_a(goal, |play| play.stock(A, [3, 0, 0, 0, 0, 4, 0]));
    play.act(A, "complete-1-1");
    assert_eq!(play.offers(A), ["type-food-0", "type-medipacks-0"]);
    play.act(A, "type-medipacks-0");
    assert_eq!(play.board(A).stock, [3, 0, 0, 0, 0, 1, 0]);
    // The same cubes do not pay twice.
    let both = Goal { resources: [1, 0, 0, 0, 0, 0], of_one_type: 3, ..Goal::default() };
    assert!(!is_open(both, |play| play.stock(A, [3, 0, 0, 0, 0, 0, 0])));
    assert!(is_open(both, |play| play.stock(A, [4, 0, 0, 0, 0, 0, 0])));
}

#[test]
fn b3_2_dollars() {
    let goal = Goal { dollars: 6, effect: points(1), ..Goal::default() };
    let mut play = goal_of_a(goal, |play| play.set(A, |board| board.dollars = 6));
    play.act(A, "complete-1-1");
    assert_eq!((play.board(A).dollars, play.board(A).score), (0, 1));
    let play = goal_of_a(goal, |play| play.set(A, |board| board.dollars = 5));
    assert_eq!(play.refuses(A, "complete-1-1"), Refusal::Rule(Reason::Dollars { need: 6, have: 5 }));
}

#[test]
fn b3_2_slot_set_one_single_slot_holds_at_least_the_shown_cards() {
    // Two red, one blue. Slot 2 holds a red (82) and a blue (86) from the start.
    let goal = Goal { slot_set: [2, 0, 1, 0], ..Goal::default() };
    assert!(!is_open(goal, |_| {}));
    assert!(is_open(goal, |play| play.slot(A, 1, &[83])));
    // Other cards do not matter, nor does a red card in another slot help.
    assert!(is_open(goal, |play| play.slot(A, 1, &[81, 83, 90])));
    assert!(!is_open(goal, |play| play.slot(A, 0, &[83])));
    // The slot set is shown, not spent; cards planned this round count.
    let mut play = two_with(|c| set_goal(c, 72, goal));
    play.act(A, "plan-2-83");
    play.ready();
    play.act(A, "done complete-1-1");
    assert_eq!(cards(play.board(A).slots[1]), [82, 83, 86]);
}

#[test]
fn b3_2_scout_tiles_of_both_types_face_up() {
    // Tile 0 is of type points, 4 of type tools.
    let goal = Goal { tiles: Some([RewardType::Points, RewardType::Tools]), ..Goal::default() };
    let with_tiles = |up: &[usize], down: &[usize]| {
        is_open(goal, |play| {
            play.set(A, |board| {
                board.tiles_up = up.iter().map(|&n| tile(n)).collect();
                board.tiles_down = down.iter().map(|&n| tile(n)).collect();
            });
        })
    };
    assert!(with_tiles(&[0, 4], &[]));
    assert!(!with_tiles(&[0], &[4]));
    assert!(!with_tiles(&[0, 3], &[]));
    assert!(!with_tiles(&[4], &[0]));
    assert!(!is_open(goal, |play| play.set(B, |board| board.tiles_up = [0, 4].map(tile).into_iter().collect())));
    let mut play = goal_of_a(goal, |play| play.set(A, |board| board.tiles_up = [0, 4].map(tile).into_iter().collect()));
    play.act(A, "complete-1-1");
    assert_eq!(play.board(A).tiles_up.len(), 2);
}

#[test]
fn b3_2_crisis_centres_joined_by_an_unbroken_chain_of_own_cubes() {
    // The letter A stands on 0 and 2.
    let goal = Goal { link: Some(Letter::A), ..Goal::default() };
    for (cubes, open) in [
        (&[0, 1, 2][..], true),
        (&[0, 5, 6, 7, 2], true),
        (&[0, 2], false),
        (&[0, 1], false),
        (&[1, 2, 3], false),
        (&[0, 5, 6, 2], false),
    ] {
        assert_eq!(is_open(goal, |play| play.cubes(A, cubes)), open, "{cubes:?}");
    }
    // Another's cube is no link.
    assert!(!is_open(goal, |play| {
        play.cubes(A, &[0, 2]);
        play.cubes(B, &[1]);
    }));
}

#[test]
fn b3_2_all_costs_and_requirements_must_hold() {
    let goal = Goal { dollars: 4, slot_set: [1, 0, 1, 0], ..costs([1, 0, 0, 0, 0, 0], points(1)) };
    assert!(is_open(goal, |play| play.stock(A, [1, 0, 0, 0, 0, 0, 0])));
    assert!(!is_open(goal, |play| play.stock(A, [0; 7])));
    assert!(!is_open(goal, |play| {
        play.stock(A, [1, 0, 0, 0, 0, 0, 1]);
        play.set(A, |board| board.dollars = 3);
    }));
    let play = goal_of_a(goal, |play| {
        play.stock(A, [1, 0, 0, 0, 0, 0, 0]);
        play.hand(A, &[86]);
    });
    assert_eq!(
        play.refuses(A, "complete-1-1"),
        Refusal::Rule(Reason::SlotSet { color: Color::Blue, need: 1, have: 0, slot: 2, others: 0 })
    );
}

#[test]
fn b3_3_a_card_that_comes_to_hand_may_search_at_once_and_is_planned_next_round() {
    let mut play = goal_of_a(Goal::default(), |_| {});
    play.act(A, "complete-1-1");
    assert!(play.board(A).held.contains(card(72)));
    assert_eq!((play.board(A).objectives[0], play.board(A).n_hand()), (None, 8));
    play.until("A search");
    play.act(A, "search-0");
    play.deal("tiles-0-1-2");
    play.act(A, "collect-1-simple");
    assert!(play.offers(A).contains(&"join-72".into()));
    play.act(A, "join-72 join-81 join-83 join-84 join-87 done");
    play.deal("injury-81");
    play.until("plan");
    assert!(play.offers(A).contains(&"plan-1-72".into()));
}

#[test]
fn b3_3_a_card_that_came_to_hand_counts_for_the_limit_of_phase_8() {
    // Four hand cards are left after planning; with the completed one there are five.
    for (answer, refreshes) in [("done", true), ("complete-1-1", false)] {
        let mut play = two_with(|c| set_goal(c, 72, Goal::default()));
        play.act(A, "plan-1-83 plan-2-84 plan-3-87");
        play.ready();
        play.until("A complete");
        play.act(A, answer);
        let questions = play.questions_until("plan");
        assert_eq!(questions.contains(&"A refresh".into()), refreshes, "{answer}");
    }
}

#[test]
fn b3_4_points_and_dollars_first_the_cube_last() {
    let effect = Effect { points: 2, dollars: 3, ..cube(Color::Yellow) };
    let mut play = goal_of_a(Goal { effect, ..Goal::default() }, |_| {});
    play.act(A, "complete-1-1");
    assert_eq!((play.asked().as_str(), play.board(A).score, play.board(A).dollars), ("A place", 2, 53));
    assert_eq!(play.offered(A, "place"), "place-1 place-8 place-11 place-18 place-21");
    let mut play = goal_of_a(Goal { effect: ANY, ..Goal::default() }, |_| {});
    play.act(A, "complete-1-1");
    assert_eq!(play.offered(A, "place").split(' ').count(), 24);
}

/// A places a cube of a colour from these cubes.
fn placing(color: Color, cubes: &[usize]) -> Play {
    let mut play = goal_of_a(costs([0; 6], cube(color)), |play| play.cubes(A, cubes));
    play.act(A, "complete-1-1");
    play
}

#[test]
fn b3_5_a_cube_is_compulsory_of_the_colour_and_not_beside_ones_own() {
    let play = placing(Color::Yellow, &[0, 11]);
    assert_eq!(play.refuses(A, "place-11"), Refusal::Rule(Reason::OwnCube { location: location(11) }));
    play.refuses(A, "place-5"); // blue
    play.refuses(A, "done");
    assert_eq!(play.offered(A, "place"), "place-1 place-8 place-18 place-21");
}

#[test]
fn b3_5_others_cubes_do_not_matter_and_the_cube_counts_at_once() {
    let mut play = two_with(|c| {
        set_goal(c, 72, costs([0; 6], cube(Color::Yellow)));
        set_goal(c, 73, Goal { link: Some(Letter::A), effect: points(5), ..Goal::default() });
    });
    play.cubes(A, &[0, 2]);
    play.cubes(B, &[1]);
    play.ready();
    play.refuses(A, "complete-2-1");
    play.act(A, "complete-1-1 place-1 complete-2-1");
    assert_eq!((play.board(A).score, play.board(A).transport), (5, 5));
    assert!(play.board(B).cubes.contains(location(1)));
}

#[test]
fn b3_5_who_stands_on_all_of_a_colour_may_place_on_any() {
    let play = placing(Color::Purple, &[3, 6, 13, 16, 23]);
    assert_eq!(play.offered(A, "place").split(' ').count(), 20);
    let play = placing(Color::Purple, &[3, 6, 13]);
    assert_eq!(play.offered(A, "place"), "place-16 place-23");
    // On the last one the cube goes by itself.
    let play = placing(Color::Purple, &[3, 6, 13, 16]);
    assert_ne!(play.asked(), "A place");
    assert_eq!(places(play.board(A).cubes), [3, 6, 13, 16, 23]);
}

#[test]
fn b3_6_a_token_for_each_location_skipped_from_the_nearest_cube() {
    // From 0: yellow 1 is adjacent, 11 three lines away, 8 four, 21 five.
    for (place, tokens) in [(1, 0), (11, 2), (8, 3), (21, 4)] {
        let mut play = placing(Color::Yellow, &[0]);
        play.act(A, &format!("place-{place}"));
        assert_eq!(play.board(A).transport, 5 - tokens, "{place}");
    }
    // The nearest cube counts.
    let mut play = placing(Color::Yellow, &[0, 16]);
    play.act(A, "place-21");
    assert_eq!(play.board(A).transport, 5);
}

#[test]
fn b3_6_any_location_can_be_skipped_whatever_its_colour_or_occupant() {
    // From 6 past the red 7, where B stands, to the yellow 8.
    let mut play = goal_of_a(costs([0; 6], cube(Color::Yellow)), |play| {
        play.cubes(A, &[1, 6]);
        play.cubes(B, &[7, 11]);
    });
    play.act(A, "complete-1-1 place-8");
    assert_eq!((play.board(A).transport, places(play.board(A).cubes)), (4, vec![1, 6, 8]));
}

#[test]
fn b3_7_missing_tokens_are_bought_at_a_point_each() {
    let mut play = placing(Color::Yellow, &[0]);
    play.set(A, |board| board.transport = 1);
    play.act(A, "place-21");
    assert_eq!((play.board(A).transport, play.board(A).score), (0, -3));
    assert!(play.board(A).cubes.contains(location(21)));
}

#[test]
fn b3_7_without_a_free_location_the_placement_is_void() {
    let mut play = goal_of_a(costs([0; 6], cube(Color::Yellow)), |play| {
        play.set(A, |board| {
            board.cubes = (0..25).map(location).collect();
            board.supply = 1;
        });
    });
    play.act(A, "complete-1-1");
    assert_eq!((play.board(A).supply, play.board(A).cubes.len()), (1, 25));
    assert!(play.board(A).held.contains(card(72)));
    assert_ne!(play.asked(), "A place");
}

#[test]
fn example_complete_a_goal_and_place_a_cube() {
    // One yellow and two red in a slot, $4; a yellow cube. From 0 and 12: 11 is adjacent (option 1), 8 is two lines away
    // (option 2: one token, though B stands there).
    let goal = Goal { dollars: 4, slot_set: [2, 1, 0, 0], effect: cube(Color::Yellow), ..Goal::default() };
    let mut play = two_with(|c| set_goal(c, 72, goal));
    play.cubes(A, &[12]);
    play.cubes(B, &[8]);
    play.slot(A, 0, &[82, 83]);
    play.ready();
    play.act(A, "complete-1-1");
    assert_eq!((play.board(A).dollars, play.board(A).held.contains(card(72))), (0, true));
    for (option, tokens) in [("place-11", 0), ("place-8", 1)] {
        let mut play = play.clone();
        play.act(A, option);
        assert_eq!((play.board(A).transport, play.board(A).cubes.len()), (5 - tokens, 2), "{option}");
    }
}

#[test]
fn b3_9_restoring_power_takes_4_of_a_type_and_two_blue_and_two_red() {
    let four = |stock: [u8; 7], slot: &[usize]| {
        let mut play = two();
        play.stock(A, stock);
        play.slot(A, 2, slot);
        play.ready();
        play.until("A complete");
        play
    };
    let mut play = four([0, 0, 3, 0, 0, 0, 1], &[82, 83, 86, 87]);
    play.act(A, "complete-6-1");
    assert_eq!((play.board(A).score, play.board(A).refresh_limit(), play.board(A).stock), (10, 6, [0; 7]));
    // Once per game.
    play.stock(A, [0, 0, 4, 0, 0, 0, 0]);
    play.set(A, |board| board.dollars = 5);
    play.until("A complete");
    assert_eq!(play.refuses(A, "complete-6-1"), Refusal::Rule(Reason::Restored));
    let short = |stock, slot: &[usize]| !four(stock, slot).offers(A).contains(&"complete-6-1".into());
    assert!(short([0, 0, 3, 0, 1, 0, 0], &[82, 83, 86, 87]));
    assert!(short([0, 0, 4, 0, 0, 0, 0], &[82, 83, 86]));
    // The colours must be in one slot.
    assert!(short([0, 0, 4, 0, 0, 0, 0], &[83, 84, 87]));
}

#[test]
fn b3_9_restoring_power_for_10_dollars_opens_slot_4_for_the_next_planning() {
    let mut play = two();
    play.set(A, |board| board.dollars = 10);
    play.slot(A, 2, &[80, 81, 90, 91]);
    play.ready();
    assert!(play.offers(A).contains(&"complete-7-1".into()));
    play.act(A, "complete-7-1");
    assert_eq!((play.board(A).score, play.board(A).dollars, play.board(A).refresh_limit()), (10, 0, 4));
    play.until("plan");
    assert!(play.offers(A).contains(&"plan-4-83".into()));
    let mut play = two();
    play.set(A, |board| board.dollars = 9);
    play.slot(A, 2, &[80, 81, 90, 91]);
    play.ready();
    assert_eq!(play.refuses(A, "complete-7-1"), Refusal::Rule(Reason::Dollars { need: 10, have: 9 }));
}
