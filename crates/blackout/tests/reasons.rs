//! Why not: an answer is legal exactly when no condition stands against it, what is named can be mended, and every reason is
//! given somewhere. First some examples.

#[path = "reasons/mend.rs"]
mod mend;
mod plain_box;
#[path = "reasons/positions.rs"]
mod positions;
#[path = "reasons/shapes.rs"]
mod shapes;
#[path = "reasons/sweep.rs"]
mod sweep;
mod table;

use blackout::components::{Color, Goal, Letter, Resource, RewardType};
use blackout::{CardSet, Good, Reason};
use game::Seat::{A, B};
use game::{Keys, Refusal};
use sweep::SEEN;
use table::{FEED, Play, card, costs, cube, district, location, points, set_goal, tile, two, two_with, with};

/// Why A may not answer so.
fn why(play: &Play, action: &str) -> Reason {
    match play.refuses(A, action) {
        Refusal::Rule(reason) => reason,
        untimely @ Refusal::Untimely(_) => panic!("{action}: {untimely:?}"),
    }
}

/// A has this goal on its first spot, and it is phase 3.
fn goal_of_a(goal: Goal, change: impl FnOnce(&mut Play)) -> Play {
    let mut play = two_with(|c| set_goal(c, 72, goal));
    play.set(A, |board| board.dollars = 5); // so that a battery could be bought, and the phase is asked for
    change(&mut play);
    play.ready();
    play.until("A complete");
    play
}

#[test]
fn needs_4_tools_has_2_and_1_battery() {
    let mut play = goal_of_a(costs([0, 4, 0, 0, 0, 0], points(1)), |play| play.stock(A, [0, 2, 0, 0, 0, 0, 1]));
    let reason = Reason::Goods { resource: Resource::Tools, need: 4, have: 2, batteries: 1 };
    assert_eq!(why(&play, "complete-1-1"), reason);
    play.stock(A, [0, 3, 0, 0, 0, 0, 1]);
    assert!(play.offers(A).contains(&"complete-1-1".into()));
}

#[test]
fn of_several_resources_the_scarcest_is_named_and_the_others_are_counted() {
    let play = goal_of_a(costs([2, 3, 0, 0, 0, 1], points(1)), |play| play.stock(A, [1, 1, 0, 0, 0, 1, 2]));
    let reason = Reason::SeveralGoods { resource: Resource::Tools, need: 3, have: 1, others: 1, batteries: 2 };
    assert_eq!(why(&play, "complete-1-1"), reason);
}

#[test]
fn of_one_type_only_what_the_named_resources_leave_is_free() {
    let goal = Goal { of_one_type: 3, ..costs([2, 1, 0, 0, 0, 0], points(1)) };
    let play = goal_of_a(goal, |play| play.stock(A, [3, 0, 0, 0, 0, 0, 2]));
    let reason = Reason::OneType { resource: Resource::Food, need: 3, have: 1, batteries: 1 };
    assert_eq!(why(&play, "complete-1-1"), reason);
}

#[test]
fn a_slot_set_names_the_slot_that_comes_nearest() {
    // Slot 2 holds a red card and a blue one.
    let play = goal_of_a(Goal { slot_set: [3, 1, 1, 0], ..Goal::default() }, |_| {});
    let reason = Reason::SlotSet { color: Color::Red, need: 3, have: 1, slot: 2, others: 1 };
    assert_eq!(why(&play, "complete-1-1"), reason);
}

#[test]
fn a_tile_of_the_type_lies_face_down() {
    let goal = Goal { tiles: Some([RewardType::Points, RewardType::Tools]), ..Goal::default() };
    let play = goal_of_a(goal, |play| {
        play.set(A, |board| {
            board.tiles_up.insert(tile(0));
            board.tiles_down.insert(tile(4));
        });
    });
    assert_eq!(why(&play, "complete-1-1"), Reason::TileType { kind: RewardType::Tools, down: 1 });
}

#[test]
fn crisis_centres_lack_an_end_or_some_cubes_between_them() {
    // The letter B stands on 4 and 12, four lines apart.
    let linked = |cubes: &[usize]| {
        let goal = Goal { link: Some(Letter::B), ..Goal::default() };
        why(&goal_of_a(goal, |play| play.cubes(A, cubes)), "complete-1-1")
    };
    assert_eq!(linked(&[4, 3]), Reason::NoCentre { letter: Letter::B, location: location(12) });
    assert_eq!(linked(&[4, 12]), Reason::Gap { letter: Letter::B, missing: 3 });
    assert_eq!(linked(&[4, 12, 9, 13, 2]), Reason::Gap { letter: Letter::B, missing: 1 });
}

#[test]
fn a_first_goal_binds_to_one_of_two_common_plans() {
    // Plans A and D lie beside the board.
    let mut play = with("seats 3 chapter 1", |_| {});
    play.set(A, |board| {
        board.dollars = 5;
        board.marks[4] = 0b001;
    });
    play.ready();
    play.until("A complete");
    assert_eq!(why(&play, "complete-4-1"), Reason::Bound { plan: "D" });
    assert_eq!(why(&play, "complete-5-1"), Reason::Completed { goal: 1 });
}

#[test]
fn a_battery_that_the_rest_of_the_cost_needs_is_not_spent() {
    let mut play = goal_of_a(costs([1, 1, 0, 0, 0, 0], points(1)), |play| play.stock(A, [1, 0, 0, 0, 0, 0, 1]));
    play.set(A, |board| board.stock[1] = 1);
    play.act(A, "complete-1-1");
    play.set(A, |board| board.stock[1] = 0);
    assert_eq!(why(&play, "batteries-1"), Reason::RestShort { missing: 1 });
    assert_eq!(why(&play, "batteries-2"), Reason::TooManyBatteries { n: 2, need: 1 });
    assert_eq!(why(&play, "type-food-0"), Reason::NoChoice { resource: Resource::Food, need: 1 });
    assert_eq!(why(&play, "battery"), Reason::NoBattery);
    assert_eq!(why(&play, "done"), Reason::MustPay);
}

#[test]
fn a_card_that_cannot_be_planned_is_somewhere_else() {
    let mut play = two();
    play.act(A, "plan-1-83");
    assert_eq!(why(&play, "plan-2-83"), Reason::AlreadyPlanned { card: card(83), slot: 1 });
    assert_eq!(why(&play, "plan-2-82"), Reason::InSlot { card: card(82), slot: 2 });
    assert_eq!(why(&play, "plan-2-88"), Reason::InHospital { card: card(88) });
    assert_eq!(why(&play, "plan-2-0"), Reason::NotInHand { card: card(0) });
    assert_eq!(why(&play, "plan-4-84"), Reason::Locked { slot: 4 });
    assert_eq!(why(&play, "unplan-2"), Reason::NothingPlanned { slot: 2 });
    assert_eq!(why(&play, "unready"), Reason::NotReady);
    // What belongs to another question is told so.
    assert_eq!(why(&play, "search-0"), Reason::NotHere { decision: "plan" });
}

#[test]
fn a_cube_goes_to_its_colour() {
    let mut play = goal_of_a(costs([0; 6], cube(Color::Yellow)), |play| play.cubes(A, &[0]));
    play.act(A, "complete-1-1");
    let (found, color) = (Color::Blue, Color::Yellow);
    assert_eq!(why(&play, "place-5"), Reason::WrongColor { location: location(5), found, color });
    assert_eq!(why(&play, "place-30"), Reason::OffMap { number: 30, n: 25 });
    assert_eq!(why(&play, "done"), Reason::MustPlace);
}

#[test]
fn a_challenge_out_of_reach_tells_what_is_within() {
    // Seven hand cards, six of them with an icon; tiles that need 5, 6 and 7, advanced 9, 10 and 11.
    let mut play = two();
    play.set(A, |board| board.dollars = 5);
    play.ready();
    play.until("A search");
    assert_eq!(why(&play, "search-15"), Reason::NotTouched { district: district(15) });
    play.act(A, "search-0");
    play.deal("tiles-0-1-2");
    let short = |need, have, gps| Reason::Strength { need, have, icons: 6, more: 0, gps, worth: 3 };
    assert_eq!(why(&play, "collect-3-simple"), short(7, 6, 0));
    play.set(A, |board| board.gps = 1);
    assert_eq!(why(&play, "collect-2-advanced"), short(10, 9, 1));
    assert_eq!(why(&play, "collect-2-probe"), Reason::NotLowest { simple: 6, lowest: 5 });
    // With another token there is a choice of who joins.
    play.set(A, |board| board.gps = 2);
    play.act(A, "collect-1-advanced");
    assert_eq!(why(&play, "done"), Reason::NobodyJoined);
    assert_eq!(why(&play, "join-89"), Reason::NoIcon { card: card(89) });
    play.act(A, "join-90");
    assert_eq!(why(&play, "join-90"), Reason::InTeam { card: card(90) });
    assert_eq!(why(&play, "done"), Reason::Strength { need: 9, have: 7, icons: 1, more: 0, gps: 2, worth: 3 });
}

#[test]
fn what_the_row_costs_and_what_food_and_water_bring() {
    let mut play = two();
    play.stock(A, [3, 0, 0, 3, 0, 0, 2]);
    play.finished(A, &[FEED]); // so that there is a choice
    play.set(A, |board| board.dollars = 5);
    play.ready();
    play.until("A buy");
    play.set(A, |board| board.dollars = 3);
    assert_eq!(why(&play, "buy-2-1"), Reason::RowPrice { row: 2, need: 4, have: 3 });
    play.set(A, |board| board.dollars = 5);
    play.until("A food");
    play.set(A, |board| board.finished = CardSet::NONE);
    assert_eq!(why(&play, "feed-1"), Reason::NoPairs { resource: Resource::Food });
    assert_eq!(why(&play, "done"), Reason::MustReturn { resource: Resource::Food, have: 3 });
    play.act(A, "feed-0");
    // Batteries are no water.
    assert_eq!(why(&play, "water-2-0"), Reason::Pairs { resource: Resource::Water, need: 4, have: 3 });
    play.set(B, |board| board.gps = 12);
    assert_eq!(why(&play, "water-1-0"), Reason::TokensLeft { good: Good::Gps, need: 1, have: 0 });
}

#[test]
fn a_check_mark_action_is_locked_used_or_too_dear() {
    let mut play = two();
    play.stock(A, [0, 1, 0, 0, 0, 0, 0]);
    play.set(A, |board| {
        board.held = board.held.into_iter().take(3).collect();
        board.unlocked = 0b1_0101;
    });
    play.ready();
    play.until("A refresh");
    assert_eq!(why(&play, "refresh-1"), Reason::NotFullest { slot: 1, n: 1, most: 2 });
    play.act(A, "refresh-2");
    play.set(A, |board| board.dollars = 0);
    assert_eq!(why(&play, "check-2"), Reason::ActionLocked { action: "transport" });
    assert_eq!(why(&play, "check-1"), Reason::OwnGoods { resource: Resource::Books, need: 1, have: 0 });
    assert_eq!(why(&play, "check-1+b"), Reason::Batteries { need: 1, batteries: 0 });
    assert_eq!(why(&play, "check-5"), Reason::CheckPrice { need: 4, have: 0 });
    play.set(A, |board| board.dollars = 9);
    play.act(A, "check-3");
    assert_eq!(why(&play, "check-3"), Reason::ActionUsed { action: 3 });
}

/// The first few of many.
fn some(found: &[String]) -> &[String] {
    &found[..found.len().min(10)]
}

#[test]
fn an_answer_is_legal_exactly_when_no_condition_stands_against_it() {
    assert!(SEEN.positions > 1000, "only {} positions", SEEN.positions);
    assert!(SEEN.torn.is_empty(), "{} answers, such as {:#?}", SEEN.torn.len(), some(&SEEN.torn));
}

#[test]
fn mending_what_is_named_makes_the_answer_legal_or_names_another_condition() {
    assert!(SEEN.lasting.is_empty(), "{:#?}", some(&SEEN.lasting));
    assert!(SEEN.mended.len() > 40, "only {:?} were mended", SEEN.mended);
}

#[test]
fn one_less_than_what_is_named_is_not_enough() {
    assert!(SEEN.loose.is_empty(), "{:#?}", some(&SEEN.loose));
}

#[test]
fn every_reason_is_given() {
    let of_actions = Reason::KEYS.iter().filter(|key| !key.id.starts_with("blackout-text-"));
    let missing: Vec<&str> = of_actions.map(|key| key.id).filter(|id| !SEEN.given.contains_key(id)).collect();
    assert!(missing.is_empty(), "never given: {missing:?}");
}

#[test]
fn every_reason_names_a_rule_that_is_written_down() {
    let rules = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../rules/blackout.md")).unwrap();
    for (key, rule) in &SEEN.given {
        let rule = rule.unwrap_or_else(|| panic!("{key} has no rule"));
        let is_written = rules.lines().any(|line| {
            let line = line.trim_start_matches(['-', '#', ' ']);
            line.strip_prefix(rule).is_some_and(|rest| rest.starts_with(' '))
        });
        assert!(is_written, "{key} names {rule}");
    }
}
