//! B2 the round: dice, planning, volunteers, batteries at any time.

mod plain_box;
mod table;

use blackout::components::{Goal, Resource};
use blackout::{District, Event, Reason, TilePlace};
use game::Seat::{A, B, C};
use game::{Refusal, Viewer};
use plain_box::plain;
use table::{FEED, Play, card, cards, costs, points, set_goal, two, two_with};

/// Two seats before the dice of the first round.
fn before_the_dice() -> Play {
    let mut play = Play::start(plain(), "seats 2");
    while !play.asked().ends_with("start") {
        play.deal_any();
    }
    play.act(B, "start-4");
    play.act(A, "start-0");
    play
}

#[test]
fn example_invalid_result_red_and_blue_are_rolled_again() {
    let mut play = before_the_dice();
    assert_eq!(play.chances(), 216);
    play.deal("dice-medipacks-books-medipacks");
    assert_eq!((play.asked().as_str(), play.chances()), ("chance", 36));
    play.deal("dice-tools-_-gasoline");
    assert_eq!(play.asked(), "plan");
    assert_eq!(play.table().dice, [Some(Resource::Tools), Some(Resource::Books), Some(Resource::Gasoline)]);
}

#[test]
fn example_valid_result_is_not_rolled_again() {
    let mut play = before_the_dice();
    play.deal("dice-gasoline-books-tools");
    assert_eq!(play.asked(), "plan");
    assert_eq!(play.table().dice, [Some(Resource::Gasoline), Some(Resource::Books), Some(Resource::Tools)]);
}

#[test]
fn b2_1_dice_are_rolled_again_until_all_differ_and_only_those_that_do_not() {
    let mut play = before_the_dice();
    play.deal("dice-gasoline-gasoline-gasoline");
    assert_eq!(play.chances(), 216);
    play.deal("dice-food-food-water");
    assert_eq!(play.chances(), 36);
    // The red die now shows what the blue one shows.
    play.deal("dice-gasoline-water-_");
    assert_eq!(play.chances(), 36);
    play.told.clear();
    play.deal("dice-_-books-tools");
    assert_eq!(play.asked(), "plan");
    let again = |color, resource| Event::RolledAgain { color, resource };
    assert_eq!(play.heard(B), [&again("yellow", Resource::Books), &again("blue", Resource::Tools)]);
}

#[test]
fn b2_2_at_most_one_card_in_each_of_three_slots_and_none_is_needed() {
    let mut play = two();
    play.act(A, "plan-1-83 plan-1-84 plan-3-90");
    assert_eq!(play.view(A).planned, [Some(card(84)), None, Some(card(90)), None]);
    let locked = play.refuses(A, "plan-4-81");
    assert_eq!(locked, Refusal::Rule(Reason::Locked { slot: 4 }));
    // A card lies in one slot only; what is not in hand cannot be planned.
    play.refuses(A, "plan-2-84");
    assert_eq!(play.refuses(A, "plan-2-88"), Refusal::Rule(Reason::InHospital { card: card(88) }));
    play.ready();
    assert_eq!(play.asked(), "A deploy");
}

#[test]
fn b2_2_slot_4_is_open_once_unlocked() {
    let mut play = two();
    play.set(A, |board| board.restored = 0b10);
    play.act(A, "plan-4-81");
    assert_eq!(play.view(A).planned[3], Some(card(81)));
    play.refuses(B, "plan-4-93");
}

#[test]
fn b2_2_a_plan_may_be_changed_until_all_are_ready() {
    let mut play = two();
    play.act(A, "plan-1-83 ready");
    assert_eq!(play.refuses(A, "unplan-1"), Refusal::Rule(Reason::IsReady));
    play.act(A, "unready unplan-1 plan-2-83 plan-3-84");
    play.act(B, "plan-1-93 ready");
    assert_eq!(play.asked(), "plan");
    play.act(A, "ready");
    assert_eq!((play.board(A).face_down, play.board(B).face_down), (0b110, 0b001));
    play.refuses(B, "unready");
}

#[test]
fn b2_2_seats_plan_at_the_same_time_and_only_the_owner_may_look() {
    let mut play = two();
    play.act(B, "plan-1-93");
    play.act(A, "plan-1-83 plan-2-84");
    play.ready();
    assert_eq!(play.view(B).planned[0], Some(card(93)));
    assert_eq!(play.view(A).planned[0], Some(card(83)));
    assert_eq!(play.view(Viewer::Spectator).planned, [None; 4]);
    let hears = |viewer| play.heard(viewer).iter().any(|event| matches!(event, Event::Planned { seat: B, .. }));
    assert_eq!((hears(Viewer::Seat(A)), hears(Viewer::Spectator), hears(Viewer::Seat(B))), (false, false, true));
}

#[test]
fn b2_3_cards_are_turned_up_one_at_a_time_in_any_order() {
    let mut play = two();
    play.act(A, "plan-1-83 plan-2-84 plan-3-87");
    play.act(B, "plan-1-93");
    play.ready();
    assert_eq!(play.offers(A), ["deploy-1", "deploy-2", "deploy-3"]);
    play.act(A, "deploy-3");
    // It is carried out before the next one, and the others stay hidden.
    assert_eq!((play.asked().as_str(), play.board(A).face_down), ("A procure", 0b011));
    assert!(play.board(A).slots[2].contains(card(87)));
    assert!(play.view(B).table.boards[A].held.contains(card(83)));
    play.act(A, "procure-medipacks");
    assert_eq!(play.offers(A), ["deploy-1", "deploy-2"]);
    // A declined card stays face up in its slot.
    play.act(A, "deploy-1 done");
    assert_eq!(cards(play.board(A).slots[0]), [80, 83]);
    assert_eq!(play.board(A).stock, [0, 0, 0, 0, 0, 1, 1]);
    // The last one turns by itself; then comes the next seat.
    assert_eq!(play.asked(), "A procure");
    play.act(A, "done");
    assert_eq!(play.asked(), "B procure");
}

#[test]
fn b2_4_a_volunteer_procures_n_of_what_the_die_of_its_colour_shows() {
    // 83 red with 1, 81 yellow with 1, 85 blue with 2.
    for (n, resource, gained) in [(83, "food", [1, 0, 0, 0, 0, 0, 1]), (81, "books", [0, 0, 0, 0, 1, 0, 1])] {
        let mut play = two();
        play.act(A, &format!("plan-1-{n}"));
        play.ready();
        play.act(A, &format!("procure-{resource}"));
        assert_eq!((play.board(A).stock, play.board(A).transport), (gained, 5), "card {n}");
    }
    let mut play = two();
    play.hand(A, &[85]);
    play.act(A, "plan-1-85");
    play.ready();
    play.act(A, "procure-medipacks");
    assert_eq!((play.board(A).stock, play.board(A).transport), ([0, 0, 0, 0, 0, 2, 1], 5));
}

#[test]
fn example_deploy_volunteers_and_specialists() {
    // Peter's blue volunteer with 2 cubes brings 2 tools, his Mechanic $3 and for one of the tools $3 more, his red
    // volunteer a gasoline.
    let mut play = two();
    play.state.edit(|table| table.dice = [Some(Resource::Gasoline), Some(Resource::Books), Some(Resource::Tools)]);
    play.hand(A, &[85]);
    play.act(A, "plan-1-83 plan-2-85 plan-3-90");
    play.ready();
    play.act(A, "deploy-2 procure-tools deploy-3 act");
    assert_eq!(play.board(A).dollars, 7);
    play.act(A, "pay-tools");
    assert_eq!(play.board(A).dollars, 10);
    // The red volunteer is the last one, and turns up by itself.
    play.act(A, "procure-gasoline");
    assert_eq!((play.board(A).stock, play.board(A).transport), ([0, 1, 1, 0, 0, 0, 1], 5));
}

#[test]
fn example_transport_options() {
    // Peter's blue volunteer with 2 cubes, the blue die on tools: 1 token for food or gasoline, 2 for medipacks or water, 3
    // for books.
    let mut play = two();
    play.state.edit(|table| table.dice = [Some(Resource::Gasoline), Some(Resource::Books), Some(Resource::Tools)]);
    play.hand(A, &[85]);
    play.act(A, "plan-2-85");
    play.ready();
    for (resource, place, tokens) in
        [("tools", 1, 0), ("food", 0, 1), ("gasoline", 2, 1), ("medipacks", 5, 2), ("water", 3, 2), ("books", 4, 3)]
    {
        let mut play = play.clone();
        play.act(A, &format!("procure-{resource}"));
        assert_eq!((play.board(A).stock[place], play.board(A).transport), (2, 5 - tokens), "{resource}");
    }
}

#[test]
fn b2_5_any_number_of_volunteers_may_use_tokens() {
    let mut play = two();
    play.act(A, "plan-1-83 plan-2-84");
    play.ready();
    play.act(A, "deploy-1 procure-tools procure-gasoline");
    assert_eq!((play.board(A).stock, play.board(A).transport), ([0, 1, 1, 0, 0, 0, 1], 2));
}

#[test]
fn b2_5_missing_tokens_cost_a_point_each_and_held_ones_go_first() {
    let mut play = two();
    play.set(A, |board| board.transport = 1);
    play.act(A, "plan-1-83");
    play.ready();
    play.act(A, "procure-water");
    assert_eq!((play.board(A).transport, play.board(A).score), (0, -2));
    // The supply keeps what was bought and spent at once.
    assert_eq!(play.table().transport_left(), 24 - 5);
}

#[test]
fn b2_9_a_battery_for_5_dollars_whenever_there_is_a_decision_in_phases_2_to_8() {
    let decisions = ["procure", "complete", "search", "buy", "food", "discard", "mark", "refresh"];
    for decision in decisions {
        let mut play = two();
        play.set(A, |board| board.dollars = 50);
        play.finished(A, &[FEED]);
        play.stock(A, [2, 0, 0, 0, 0, 0, 0]);
        play.cubes(A, &[0, 1, 5, 6]);
        play.act(A, "plan-1-83 plan-2-84 plan-3-87");
        play.ready();
        play.until(&format!("A {decision}"));
        let before = play.board(A).dollars;
        play.act(A, "battery");
        assert_eq!((play.board(A).stock[6], play.board(A).dollars), (1, before - 5), "{decision}");
    }
}

#[test]
fn b2_9_no_battery_for_less_than_5_nor_without_a_cube() {
    let mut play = two();
    play.act(A, "plan-1-83");
    play.ready();
    assert_eq!(play.refuses(A, "battery"), Refusal::Rule(Reason::BatteryPrice { need: 5, have: 4 }));
    play.set(A, |board| board.dollars = 5);
    assert!(play.offers(A).contains(&"battery".into()));
    play.set(A, |board| board.supply = 0);
    assert_eq!(play.refuses(A, "battery"), Refusal::Rule(Reason::NoCube));
}

#[test]
fn b2_9_no_battery_in_phase_1_nor_inside_a_payment() {
    let mut play = two_with(|c| set_goal(c, 72, costs([1, 0, 0, 0, 0, 0], points(1))));
    play.stock(A, [1, 0, 0, 0, 0, 0, 1]);
    play.set(A, |board| board.dollars = 50);
    play.refuses(A, "battery");
    play.ready();
    play.act(A, "complete-1-1");
    assert_eq!(play.offers(A), ["batteries-0", "batteries-1"]);
    play.refuses(A, "battery");
}

#[test]
fn b2_9_a_payment_starts_only_when_what_is_held_pays_all_of_it() {
    let mut play = two_with(|c| set_goal(c, 72, costs([2, 0, 0, 0, 0, 0], points(1))));
    play.stock(A, [1, 0, 0, 0, 0, 0, 0]);
    play.set(A, |board| board.dollars = 5);
    play.ready();
    let missing = Reason::Goods { resource: Resource::Food, need: 2, have: 1, batteries: 0 };
    assert_eq!(play.refuses(A, "complete-1-1"), Refusal::Rule(missing));
    // Bought, it is used at once.
    play.act(A, "battery complete-1-1");
    assert_eq!((play.board(A).score, play.board(A).stock), (1, [0; 7]));
}

#[test]
fn b2_10_a_battery_pays_for_any_resource_even_all_of_one_type() {
    for kind in 0..6 {
        let mut resources = [0; 6];
        resources[kind] = 1;
        let mut play = two_with(|c| set_goal(c, 72, costs(resources, points(1))));
        play.ready();
        play.act(A, "complete-1-1");
        assert_eq!((play.board(A).score, play.board(A).stock), (1, [0; 7]), "resource {kind}");
    }
    let goal = Goal { of_one_type: 3, effect: points(1), ..Goal::default() };
    let mut play = two_with(|c| set_goal(c, 72, goal));
    play.stock(A, [0, 0, 0, 0, 0, 0, 3]);
    play.ready();
    play.act(A, "complete-1-1");
    assert_eq!((play.board(A).score, play.board(A).stock), (1, [0; 7]));
}

#[test]
fn b2_10_never_in_phase_6() {
    // Batteries are not wasted, and do not make a pair of food or water.
    let with_batteries = |food, water| {
        let mut play = two();
        play.finished(A, &[57, 58]);
        play.stock(A, [food, 0, 0, water, 0, 0, 3]);
        play.set(A, |board| board.dollars = 5);
        play.ready();
        play
    };
    let mut play = with_batteries(3, 3);
    play.until("A food");
    assert_eq!(play.offers(A), ["feed-0", "feed-1", "battery"]);
    play.act(A, "feed-0");
    assert_eq!(play.asked(), "A water");
    assert_eq!(play.offers(A), ["water-0-0", "water-0-1", "water-1-0", "battery"]);
    play.act(A, "water-0-0");
    assert_eq!(play.board(A).stock, [0, 0, 0, 0, 0, 0, 3]);
    // With one of each there is no pair, and thus no choice.
    let mut play = with_batteries(1, 1);
    let questions = play.questions_until("A discard");
    assert!(!questions.contains(&"A food".into()) && !questions.contains(&"A water".into()), "{questions:?}");
    assert_eq!(play.board(A).stock, [0, 0, 0, 0, 0, 0, 3]);
}

#[test]
fn b2_11_the_payer_chooses_how_many_batteries_go_in() {
    let mut play = two_with(|c| set_goal(c, 72, costs([0, 2, 0, 0, 1, 0], points(1))));
    play.stock(A, [0, 2, 0, 0, 0, 0, 2]);
    play.ready();
    play.act(A, "complete-1-1");
    // The book needs a battery, so that at most one is left for the tools.
    assert_eq!(play.offers(A), ["batteries-0", "batteries-1"]);
    play.act(A, "batteries-1");
    assert_eq!((play.board(A).stock, play.board(A).score), ([0, 1, 0, 0, 0, 0, 0], 1));
}

#[test]
fn b2_11_also_of_one_type_of_ones_choice() {
    let goal = Goal { of_one_type: 2, effect: points(1), ..Goal::default() };
    let mut play = two_with(|c| set_goal(c, 72, goal));
    play.stock(A, [1, 2, 0, 0, 0, 0, 2]);
    play.ready();
    play.act(A, "complete-1-1");
    assert_eq!(play.offers(A), ["type-food-1", "type-tools-0", "type-tools-1", "type-food-2"]);
    play.act(A, "type-food-1");
    assert_eq!(play.board(A).stock, [0, 2, 0, 0, 0, 0, 1]);
}

#[test]
fn b2_12_what_has_one_answer_is_not_asked() {
    // Nothing planned, nothing payable, no money: the first question is whether to scout.
    let mut play = two();
    play.stock(A, [0; 7]);
    play.stock(B, [0; 7]);
    play.ready();
    assert_eq!(play.asked(), "A search");
    // With $5 a battery could open a goal.
    let mut play = two();
    play.stock(A, [0; 7]);
    play.set(A, |board| board.dollars = 5);
    play.ready();
    assert_eq!(play.asked(), "A complete");
}

/// What takes a choice away.
type Change = fn(&mut Play);

/// A has $5 and cubes, and in each phase a choice.
fn with_choices() -> Play {
    let mut play = two();
    play.finished(A, &[FEED]);
    play.stock(A, [2, 0, 0, 0, 0, 0, 0]);
    play.set(A, |board| {
        board.dollars = 5;
        board.held = board.held.into_iter().take(3).collect();
    });
    play
}

#[test]
fn b2_12_a_battery_alone_is_no_reason_to_ask() {
    let without: [(&str, Change); 6] = [
        ("A search", |play| play.state.edit(|table| table.tiles = [[TilePlace::Empty; 3]; District::COUNT])),
        ("A buy", |play| play.objective(A, 2, 40)),
        ("A food", |play| play.stock(A, [0; 7])),
        ("A food", |play| play.stock(A, [1, 0, 0, 0, 0, 0, 0])),
        ("A discard", |play| play.set(A, |board| board.objectives = [None; 3])),
        ("A refresh", |play| play.set(A, |board| board.slots = Default::default())),
    ];
    for (question, change) in without {
        let is_asked = |mut play: Play| {
            play.ready();
            let questions = play.questions_until("plan");
            assert!(play.board(A).dollars >= 5 && play.board(A).supply > 0);
            questions.contains(&question.into())
        };
        let mut play = with_choices();
        change(&mut play);
        assert_eq!((is_asked(with_choices()), is_asked(play)), (true, false), "{question}");
    }
}

#[test]
fn b2_12_where_a_battery_could_open_another_answer_the_seat_is_asked() {
    let mut play = two();
    play.stock(A, [0; 7]);
    play.set(A, |board| {
        board.dollars = 5;
        board.held = [83, 84, 89].map(card).into_iter().collect();
        board.unlocked = 0b00001;
    });
    play.act(A, "plan-1-89");
    play.ready();
    let is_asked = |play: &Play, decision: &str, opened: &str| {
        assert_eq!((play.asked(), play.offers(A)), (format!("A {decision}"), vec!["done".into(), "battery".into()]));
        let mut bought = play.clone();
        bought.act(A, "battery");
        assert_ne!(bought.offered(A, opened), "", "{decision}");
    };
    // The Doctor could heal, a goal could be paid, a book could be replaced.
    is_asked(&play, "part", "heal");
    play.act(A, "done");
    is_asked(&play, "complete", "complete");
    play.until("A refresh");
    play.act(A, "refresh-2");
    is_asked(&play, "checkmarks", "check-1");
}

#[test]
fn b2_12_what_cannot_be_paid_or_acts_on_nothing_is_not_offered() {
    // The Doctor without a medipack, then with an empty hospital.
    let mut play = two();
    play.stock(A, [0; 7]);
    play.act(A, "plan-1-89");
    play.ready();
    assert_ne!(play.asked(), "A part");
    let mut play = two();
    play.stock(A, [0, 0, 0, 0, 0, 1, 0]);
    play.act(A, "plan-1-89");
    play.hand(A, &[85, 88]);
    play.ready();
    assert_ne!(play.asked(), "A part");
    // A volunteer without a cube in the supply.
    let mut play = two();
    play.set(A, |board| board.supply = 0);
    play.act(A, "plan-1-83");
    play.ready();
    assert_ne!(play.asked(), "A procure");
    assert!(play.board(A).slots[0].contains(card(83)));
}

#[test]
fn b2_phases_go_clockwise_from_the_starting_player_who_changes() {
    let mut play = Play::planning(plain(), "seats 3");
    for (first, second, third) in [(A, B, C), (B, C, A), (C, A, B)] {
        assert_eq!(play.table().first, first);
        play.ready();
        for seat in [first, second, third] {
            play.until(&format!("{seat} search"));
            play.act(seat, "done");
        }
        play.until("plan");
    }
    assert_eq!((play.table().first, play.table().round), (A, 4));
}
