//! How answers are presented to people: their order, the warning before a likely mistake, and the reasons for an empty choice.

mod plain_box;
mod table;

use blackout::components::Resource;
use blackout::{Action, CardSet, Decision, Label, Reason};
use game::Seat::A;
use game::contract::Subject;
use game::luck::below;
use game::{Game, List, Role, Turn, ordered};
use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use table::{Play, card, costs, points, set_goal, two, two_with};

/// What A is offered, in the order in which people see it.
fn seen(play: &Play) -> Vec<String> {
    let offers = game::offers(&play.rules, &play.state, A);
    offers.into_iter().map(|offer| offer.notation).collect()
}

/// The answer that is emphasised.
fn main_of(play: &Play) -> Option<String> {
    let offers = game::offers(&play.rules, &play.state, A);
    offers.into_iter().find(|offer| offer.standing.is_main()).map(|offer| offer.notation)
}

/// Plays random games of every setup and looks at each moment somebody is asked.
fn every_moment(mut look: impl FnMut(&blackout::Blackout, &blackout::View)) {
    let rules = plain_box::plain();
    for (seed, setup) in (0..).zip(rules.setups()) {
        let mut rng = Pcg32::seed_from_u64(seed);
        let mut state = rules.start(&setup);
        loop {
            match rules.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = rules.outcome(&state, below(&mut rng, rules.chances(&state)));
                    rules.resolve(&mut state, outcome, &mut ());
                }
                Turn::Ask(seats) => {
                    let seat = seats.iter().nth(below(&mut rng, seats.len() as u64) as usize).unwrap();
                    let view = rules.view(&state, seat.into());
                    look(&rules, &view);
                    let mut list = blackout::Actions::new();
                    rules.legal(&view, &mut list);
                    let action = list[below(&mut rng, list.len() as u64) as usize];
                    rules.act(&mut state, seat, action, &mut ());
                }
            }
        }
    }
}

#[test]
fn presents_every_legal_action_once_with_batteries_last_and_one_usual_choice_at_most() {
    let mut batteries = 0;
    every_moment(|rules, view| {
        let mut list = blackout::Actions::new();
        rules.legal(view, &mut list);
        let order = ordered(rules, view);
        assert_eq!(order.len(), list.len());
        assert!(list.actions().iter().all(|action| order.iter().any(|(shown, _)| shown == action)));
        assert!(order.iter().filter(|(_, standing)| standing.role == Role::Usual).count() <= 1, "{order:?}");
        if let Some(place) = order.iter().position(|(action, _)| *action == Action::BuyBattery) {
            batteries += 1;
            assert!(place > 0 && place == order.len() - 1, "{order:?}");
        }
    });
    assert!(batteries > 100);
}

#[test]
fn keeping_all_objectives_is_the_usual_choice_and_comes_before_discarding() {
    let mut play = two();
    play.set(A, |board| board.dollars = 9);
    play.ready();
    play.until("A discard");
    assert_eq!(play.offers(A), ["done", "discard-1", "discard-2", "battery"]);
    assert_eq!(seen(&play), ["done", "discard-1", "discard-2", "battery"]);
    assert_eq!(main_of(&play).as_deref(), Some("done"));
}

#[test]
fn passing_comes_after_the_cards_for_sale_and_is_not_emphasised() {
    let mut play = two();
    play.ready();
    play.until("A buy");
    let seen = seen(&play);
    assert_eq!((seen[0].as_str(), seen.last().map(String::as_str)), ("buy-1-1", Some("done")));
    assert_eq!(main_of(&play), None);
}

#[test]
fn a_volunteer_is_first_offered_what_lies_on_its_die_then_what_is_near() {
    let mut play = two();
    play.act(A, "plan-1-83");
    play.ready();
    play.until("A procure");
    assert_eq!(play.offers(A)[..2], ["done", "procure-food"]);
    let seen = seen(&play);
    let Some(Decision::Procure(card)) = play.table().decision() else { panic!("{}", play.asked()) };
    let color = play.rules.components.card(card).color().unwrap();
    let on_die = ["food", "books", "medipacks"][color as usize];
    assert_eq!(seen[0], format!("procure-{on_die}"));
    assert_eq!(main_of(&play), Some(format!("procure-{on_die}")));
    assert_eq!(seen.last().map(String::as_str), Some("done"));
}

#[test]
fn ready_is_emphasised_once_something_is_planned_and_before_that_says_so() {
    let mut play = two();
    let caution = |play: &Play| play.rules.caution(&play.view(A), Action::Ready);
    assert_eq!(caution(&play), Some(Label::NothingPlanned));
    assert_eq!((main_of(&play), seen(&play).last().map(String::as_str)), (None, Some("ready")));
    play.act(A, "plan-1-83");
    assert_eq!(caution(&play), None);
    assert_eq!(main_of(&play).as_deref(), Some("ready"));
}

#[test]
fn without_hand_cards_being_ready_needs_no_caution() {
    let mut play = two();
    play.set(A, |board| board.held = CardSet::NONE);
    assert_eq!(play.rules.caution(&play.view(A), Action::Ready), None);
}

#[test]
fn says_for_every_goal_what_is_missing_where_only_batteries_could_help() {
    let mut play = two_with(|c| set_goal(c, 72, costs([2, 0, 0, 0, 0, 0], points(1))));
    play.stock(A, [1, 0, 0, 0, 0, 0, 0]);
    play.set(A, |board| {
        board.dollars = 5;
        board.marks[3] = 0b10; // the goal of the emergency plan that dollars would pay is done
    });
    play.ready();
    play.until("A complete");
    assert_eq!(seen(&play), ["done", "battery"]);
    assert_eq!(main_of(&play).as_deref(), Some("done"));
    let obstacles = play.rules.obstacles(&play.view(A));
    let missing = Reason::Goods { resource: Resource::Food, need: 2, have: 1, batteries: 0 };
    assert_eq!(obstacles[0], (Action::Complete(0, 0), missing));
    // The emergency plan and the goals for restoring power are named as well; what is done is not.
    assert!(obstacles.iter().all(|(action, _)| *action != Action::Complete(3, 1)), "{obstacles:?}");
    assert!(obstacles.iter().any(|(action, _)| matches!(action, Action::Complete(3, _))), "{obstacles:?}");
    assert!(obstacles.iter().any(|(action, _)| *action == Action::Complete(5, 0)), "{obstacles:?}");
}

#[test]
fn says_how_far_a_search_falls_short_where_nothing_can_be_collected() {
    let mut play = two();
    play.set(A, |board| board.held = CardSet::only(card(83)));
    play.ready();
    play.until("A search");
    let district = play.offered(A, "search").split(' ').next().unwrap().to_string();
    play.act(A, &district);
    while play.asked() == "chance" {
        play.deal_any();
    }
    assert_eq!((play.asked().as_str(), seen(&play)), ("A collect", vec!["done".to_string()]));
    let obstacles = play.rules.obstacles(&play.view(A));
    assert_eq!(obstacles.len(), 3);
    for (action, why) in &obstacles {
        let Reason::Strength { need, have, .. } = why else { panic!("{action:?}: {why:?}") };
        assert!(need > have);
    }
    // One of them at least by a probe, which is the easiest.
    assert!(obstacles.iter().any(|(_, why)| matches!(why, Reason::Strength { need: 4, have: 1, .. })), "{obstacles:?}");
}

#[test]
fn obstacles_are_given_exactly_where_only_a_way_out_is_offered_and_are_true() {
    let mut kinds = std::collections::BTreeSet::new();
    every_moment(|rules, view| {
        let mut list = blackout::Actions::new();
        rules.legal(view, &mut list);
        let is_way_out = |action: &Action| matches!(action, Action::Done | Action::BuyBattery);
        let obstacles = rules.obstacles(view);
        for (action, why) in &obstacles {
            assert_eq!(rules.why_not(view, *action).as_ref(), Some(why), "{action:?}");
        }
        let only_a_way_out = list.iter().all(is_way_out);
        assert!(only_a_way_out || obstacles.is_empty());
        let Some(decision) = view.table.decision() else { return };
        // A team that everybody has joined goes; that is no way out.
        if only_a_way_out && !matches!(decision, Decision::Team { .. }) {
            assert!(!obstacles.is_empty(), "{decision:?}");
            kinds.insert(format!("{decision:?}").chars().take_while(char::is_ascii_alphabetic).collect::<String>());
        }
    });
    assert!(kinds.contains("Complete") && kinds.contains("Collect"), "{kinds:?}");
}

#[test]
fn lost_tokens_cite_the_rule_about_tokens_and_lost_resources_that_about_cubes() {
    use blackout::{Event, Good};
    use game::Message;
    let rule = |good| Event::Lost { seat: A, good, n: 1 }.rule();
    assert_eq!([Good::Gps, Good::Transport].map(rule), [Some("B0.6"); 2]);
    assert_eq!([Good::Battery, Good::Resource(Resource::Food)].map(rule), [Some("B0.7"); 2]);
}
