//! B3.8, B3.10 plans with several goals.

mod plain_box;
mod table;

use blackout::Event;
use blackout::components::{Goal, Line, Plan, Resource};
use game::Seat::A;
use table::{ANY, Play, card, cards, costs, dollars, location, points, two_with};

/// A contingency plan with two goals: a food for $6, a tool for 2 points; bonus 5, completion a cube of any colour.
fn contingency() -> Plan {
    let mut plan =
        Plan { n_goals: 2, completion: ANY, bonus: points(5), line: Line::Gain(Resource::Water), ..Plan::default() };
    plan.goals[0] = costs([1, 0, 0, 0, 0, 0], dollars(6));
    plan.goals[1] = costs([0, 1, 0, 0, 0, 0], points(2));
    plan
}

/// A has the plan on its third spot, and this stock, in phase 3.
fn plan_of_a(stock: [u8; 7]) -> Play {
    let mut play = two_with(|c| c.designs[51].plan = contingency());
    play.objective(A, 2, 51);
    play.stock(A, stock);
    play.ready();
    play.until("A complete");
    play
}

#[test]
fn example_plan_1_a_goal_completed_and_the_card_kept() {
    let mut play = plan_of_a([1, 0, 0, 0, 0, 0, 0]);
    let supply = play.board(A).supply;
    play.act(A, "complete-3-1");
    assert_eq!((play.asked().as_str(), play.board(A).dollars), ("A finish", 10));
    play.act(A, "done");
    let board = play.board(A);
    assert_eq!((board.objectives[2], board.marks[2], board.mark_cubes[2]), (Some(card(51)), 0b01, 1));
    // The food came back to the supply, the mark left it.
    assert_eq!((board.supply, board.score, board.finished.len()), (supply, 0, 0));
    // She continues her phase.
    assert_eq!(play.asked(), "A complete");
}

#[test]
fn example_plan_2_the_first_goal_of_an_emergency_plan_and_finish_at_once() {
    let mut play = two_with(|c| c.plans[0].goals[0] = Goal { effect: dollars(5), ..Goal::default() });
    play.stock(A, [0; 7]);
    play.ready();
    let supply = play.board(A).supply;
    play.act(A, "complete-4-1");
    assert_eq!((play.board(A).dollars, play.board(A).mark_cubes[3], play.board(A).supply), (9, 1, supply - 1));
    play.act(A, "finish");
    assert_eq!((play.board(A).emergency, play.board(A).mark_cubes[3], play.board(A).supply), (None, 0, supply));
    // Any colour: 5 is blue, beside 0.
    assert_eq!(play.asked(), "A place");
    play.act(A, "place-5");
    assert!(play.board(A).cubes.contains(location(5)));
    assert_eq!((play.board(A).score, play.board(A).supply), (0, supply - 1));
}

#[test]
fn b3_8_a_finished_emergency_plan_unlocks_its_line_if_it_has_one() {
    let finished = |line: Line| {
        let mut play = two_with(|c| {
            c.plans[0].goals[0] = Goal { effect: dollars(5), ..Goal::default() };
            c.plans[0].line = line;
        });
        play.ready();
        play.act(A, "complete-4-1 finish place-5");
        assert_eq!((play.board(A).finished_emergency, play.board(A).n_finished()), (Some(0), 1));
        play.set(A, |board| board.held = [81, 87, 89].map(card).into_iter().collect());
        play.until("A refresh");
        play.act(A, "refresh-2");
        play
    };
    // Emergency plans come after the contingency plans, of which there is none.
    let mut play = finished(Line::Dollars);
    let before = play.board(A).dollars;
    assert_eq!(play.offered(A, "check"), "check-6");
    play.act(A, "check-6");
    assert_eq!(play.board(A).dollars, before + 3);
    assert!(play.told.iter().any(|(_, event)| matches!(event, Event::CheckedEmergency { seat: A, plan: "A" })));
    // Without one there is nothing to use.
    assert_ne!(finished(Line::None).asked(), "A check");
}

#[test]
fn b8_4_lines_of_emergency_plans_count_like_all_others() {
    // A has finished two contingency plans without a line, and its emergency plan.
    let finished = |line: Line| {
        let mut play = two_with(|c| {
            c.designs[51].plan.line = Line::None;
            c.designs[52].plan.line = Line::None;
            c.plans[0].line = line;
        });
        play.finished(A, &[51, 52]);
        play.set(A, |board| (board.emergency, board.finished_emergency) = (None, Some(0)));
        play.stock(A, [0, 0, 1, 0, 0, 0, 1]);
        play.ready();
        play.set(A, |board| board.held = [81, 87, 89].map(card).into_iter().collect());
        play
    };
    // Its action comes after those of the contingency plans, and can be paid by battery.
    let mut play = finished(Line::Points(Resource::Gasoline));
    play.until("A refresh");
    play.act(A, "refresh-2");
    assert_eq!(play.offered(A, "check"), "check-8 check-8+b");
    let score = play.board(A).score;
    play.act(A, "check-8+b");
    assert_eq!((play.board(A).score, play.board(A).stock[2], play.board(A).stock[6]), (score + 3, 1, 0));
    // What is permanent needs no action.
    let alone = |line| {
        let play = finished(line);
        play.view(A).search_without_team(&play.rules.components).unwrap()
    };
    let (icons, gps) = alone(Line::None);
    assert_eq!((alone(Line::Icon), alone(Line::StrongerGps)), ((icons + 1, gps), (icons, gps + 1)));
    for (line, offers) in [(Line::None, false), (Line::Feed, true)] {
        let mut play = finished(line);
        play.stock(A, [2, 0, 0, 0, 0, 0, 0]);
        let asked = play.questions_until("A refresh");
        assert_eq!(asked.iter().any(|question| question == "A food"), offers, "{line:?}: {asked:?}");
    }
}

#[test]
fn example_plan_3_the_last_goal_brings_the_bonus() {
    let mut play = plan_of_a([1, 1, 0, 0, 0, 0, 0]);
    play.act(A, "complete-3-1 done");
    let supply = play.board(A).supply;
    play.act(A, "complete-3-2");
    // 2 points, 5 for the bonus; nothing is asked but where the cube goes.
    assert_eq!((play.board(A).score, play.asked().as_str()), (7, "A place"));
    assert_eq!((cards(play.board(A).finished), play.board(A).objectives[2]), (vec![51], None));
    // The tool that was paid and the mark came back.
    assert_eq!((play.board(A).supply, play.board(A).mark_cubes[2]), (supply + 2, 0));
    play.act(A, "place-1");
    assert!(play.board(A).cubes.contains(location(1)));
}

#[test]
fn b3_8_goals_in_any_order_each_once() {
    let mut play = plan_of_a([2, 2, 0, 0, 0, 0, 0]);
    play.act(A, "complete-3-2 done");
    assert_eq!(play.offered(A, "complete-3"), "complete-3-1");
    play.refuses(A, "complete-3-2");
    play.act(A, "complete-3-1");
    assert_eq!((play.board(A).score, play.board(A).dollars, cards(play.board(A).finished)), (7, 10, vec![51]));
}

#[test]
fn b3_8_finishing_early_gives_no_bonus_but_the_completion_effect() {
    let mut play = plan_of_a([0, 1, 0, 0, 0, 0, 0]);
    play.act(A, "complete-3-2 finish place-1");
    assert_eq!((play.board(A).score, play.board(A).cubes.len()), (2, 2));
    assert_eq!((cards(play.board(A).finished), play.board(A).marks[2]), (vec![51], 0));
}

#[test]
fn b3_8_the_choice_to_finish_comes_only_with_a_goal() {
    let mut play = plan_of_a([1, 0, 0, 0, 0, 0, 0]);
    play.act(A, "complete-3-1 done");
    // $10 in hand keep the phase open, and there is no way to finish now.
    play.refuses(A, "finish");
    // Nor in the next round, until the other goal is completed.
    play.until("plan");
    play.ready();
    play.until("A complete");
    play.refuses(A, "finish");
    assert_eq!(play.board(A).marks[2], 0b01);
}

#[test]
fn b3_8_a_plan_with_one_goal_brings_goal_bonus_and_completion() {
    let mut play = two_with(|c| {
        c.designs[51].plan = Plan { n_goals: 1, ..contingency() };
    });
    play.objective(A, 2, 51);
    play.stock(A, [1, 0, 0, 0, 0, 0, 0]);
    play.ready();
    play.act(A, "complete-3-1");
    assert_eq!((play.board(A).dollars, play.board(A).score, play.asked().as_str()), (10, 5, "A place"));
}

#[test]
fn b3_8_a_goals_cube_is_placed_before_the_choice_and_the_bonus_cube_before_the_completion() {
    let mut play = two_with(|c| {
        let goal = Goal { effect: ANY, ..Goal::default() };
        c.designs[51].plan =
            Plan { goals: [goal; 3], bonus: ANY, n_goals: 2, completion: points(1), ..Plan::default() };
    });
    play.objective(A, 2, 51);
    play.ready();
    play.act(A, "complete-3-1");
    assert_eq!(play.asked(), "A place");
    play.act(A, "place-1");
    assert_eq!(play.asked(), "A finish");
    play.act(A, "done complete-3-2 place-2");
    assert_eq!((play.asked().as_str(), play.board(A).score), ("A place", 0));
    play.act(A, "place-3");
    assert_eq!((play.board(A).score, play.board(A).cubes.len()), (1, 4));
}

#[test]
fn b3_8_a_finished_plans_line_is_unlocked_from_then_on() {
    let mut play = plan_of_a([1, 1, 0, 0, 0, 0, 0]);
    play.act(A, "complete-3-1 done complete-3-2 place-1");
    // In phase 8 of the same round its action gives a water.
    play.set(A, |board| board.held.remove(card(83)));
    for n in [84, 87, 89] {
        play.set(A, |board| board.held.remove(card(n)));
    }
    play.until("A refresh");
    play.act(A, "refresh-2");
    assert_eq!(play.offered(A, "check"), "check-6");
    play.act(A, "check-6");
    assert_eq!(play.board(A).stock[3], 1);
}

#[test]
fn b3_10_the_emergency_spot_stays_empty() {
    let mut play = two_with(|c| c.plans[0].goals[0] = Goal { effect: dollars(60), ..Goal::default() });
    play.ready();
    play.act(A, "complete-4-1 finish place-1");
    assert_eq!(play.offered(A, "complete-4"), "");
    play.until("A buy");
    play.act(A, "buy-1-1");
    // Three objective spots are full; the free emergency spot takes no card, so that A is not asked again after B.
    assert_eq!((play.board(A).objectives.iter().flatten().count(), play.board(A).emergency), (3, None));
    let questions = play.questions_until("A discard");
    assert!(questions.contains(&"B buy".into()) && !questions.contains(&"A buy".into()), "{questions:?}");
    assert_eq!((play.board(A).objectives.iter().flatten().count(), play.board(A).emergency), (3, None));
    assert!(play.board(A).dollars >= 5);
}
