//! Look-ahead teaches nothing that the view does not tell, and plays on by the rules.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use blackout::{Blackout, State};
use bots::blackout::watched_playout;
use game::{Game, List, Seat, SeatSet};
use hongkong::{HongKong, Player, Position};
use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use serde_json::{Value, json};
use text::{Lang, Text};

use super::responder::MOST_ERRORS;
use super::{Deadline, Lookahead, MOST_WORLDS, ProtocolGame, Request, Responder};

static GO_ON: AtomicBool = AtomicBool::new(false);

const NUMBER: u64 = 7;

fn rules() -> Blackout {
    Blackout { components: boxes::embedded().components }
}

/// The reply to a request as it came, or nothing once there were too many errors.
fn reply<G: ProtocolGame>(lookahead: &mut Lookahead<'_, G>, mut request: Value) -> Option<String> {
    request["number"] = NUMBER.into();
    let request: Request = serde_json::from_value(request).unwrap();
    lookahead.respond(request, Deadline { until: Instant::now() + Duration::from_mins(10), stop: &GO_ON })
}

fn ask<G: ProtocolGame>(lookahead: &mut Lookahead<'_, G>, request: Value) -> Value {
    serde_json::from_str(&reply(lookahead, request).unwrap()).unwrap()
}

fn of_seat<'a, G: ProtocolGame>(game: &'a G, text: &'a Text, view: &'a G::View, seat: Seat) -> Lookahead<'a, G> {
    Lookahead::new(game, text, view, (seat, SeatSet::first(2)), (NUMBER, 1))
}

/// The decisions of a random game of Blackout for two, with the seat that is asked.
fn decisions(seed: u64) -> Vec<(State, Seat)> {
    let rules = rules();
    let mut state = rules.start(&rules.parse_setup("seats 2").unwrap());
    let mut all = Vec::new();
    watched_playout(&rules, &mut state, &mut Pcg32::seed_from_u64(seed), |state, _| {
        let seats = rules.turn(state).asked();
        all.push((*state, bots::blackout::who_decides(state, seats)));
    });
    all
}

/// One decision of each kind of the game, so that a test looks at all of them and takes no longer than it must.
fn one_of_each_kind(seed: u64) -> Vec<(State, Seat)> {
    let mut kinds = Vec::new();
    let is_new = |(state, _): &(State, Seat)| {
        let kind = state.table().decision().map(|decision| std::mem::discriminant(&decision));
        let is_new = !kinds.contains(&kind);
        kinds.push(kind);
        is_new
    };
    decisions(seed).into_iter().rev().filter(is_new).collect()
}

fn answers_of(rules: &Blackout, view: &blackout::View) -> Vec<String> {
    let mut list = blackout::Actions::default();
    rules.legal(view, &mut list);
    list.actions().iter().map(|&action| rules.print_action(action)).collect()
}

#[test]
fn states_with_the_same_view_give_the_same_bytes() {
    let (rules, text) = (rules(), Text::new(Lang::En));
    let mut n_hidden = 0;
    for (state, seat) in [1, 2].into_iter().flat_map(one_of_each_kind) {
        let view = rules.view(&state, seat.into());
        let other = rules.sample(&view, &mut Pcg32::seed_from_u64(99));
        n_hidden += usize::from(other != state);
        let answers = answers_of(&rules, &view);
        let talk = |state: &State| {
            let view = rules.view(state, seat.into());
            let mut lookahead = of_seat(&rules, &text, &view, seat);
            let mut replies: Vec<_> = answers
                .iter()
                .map(|answer| reply(&mut lookahead, json!({ "is": "try", "answers": [answer] })))
                .collect();
            replies.push(reply(&mut lookahead, json!({ "is": "sample", "count": 2 })));
            replies
                .push(reply(&mut lookahead, json!({ "is": "try", "world": 1, "answers": [answers[0]], "keep": true })));
            replies.push(reply(&mut lookahead, json!({ "is": "try", "world": 3, "as": "B" })));
            replies.push(reply(&mut lookahead, json!({ "is": "suggest", "bot": "greedy" })));
            replies.push(reply(&mut lookahead, json!({ "is": "rollout", "world": 2, "bot": "random", "length": 1 })));
            replies
        };
        assert_eq!(talk(&state), talk(&other));
    }
    assert!(n_hidden > 3, "hardly anything was hidden: {n_hidden}");
}

/// A reply to `try` on the own view must not depend on the world it was tried in, else it would be a guess.
#[test]
fn what_is_tried_on_the_own_view_is_certain() {
    let rules = rules();
    for (state, seat) in decisions(3).into_iter().step_by(5) {
        let view = rules.view(&state, seat.into());
        for answer in answers_of(&rules, &view) {
            let action = rules.parse_action(&answer).unwrap();
            let in_world = |seed| {
                let world = rules.sample(&view, &mut Pcg32::seed_from_u64(seed));
                game::preview(&rules, &world, seat, &[action])
            };
            let (one, other) = (in_world(1), in_world(2));
            assert_eq!(one, other, "{answer}");
            let truth = game::preview(&rules, &state, seat, &[action]);
            assert_eq!(one, truth, "{answer}");
        }
    }
}

#[test]
fn a_try_stops_at_a_secret_and_at_another_seat() {
    let (rules, text) = (rules(), Text::new(Lang::En));
    let mut stops = Vec::new();
    for (state, seat) in decisions(4) {
        let view = rules.view(&state, seat.into());
        let mut lookahead = of_seat(&rules, &text, &view, seat);
        for answer in answers_of(&rules, &view) {
            let tried = ask(&mut lookahead, json!({ "is": "try", "answers": [answer], "show": [] }));
            let action = rules.parse_action(&answer).unwrap();
            assert_eq!(tried["stop"] == "secret", rules.reveals(&view, action), "{answer}: {tried}");
            assert_eq!(tried["played"], u32::from(tried["stop"] != "secret"));
            assert_eq!((tried.get("world"), tried.get("chances")), (None, None));
            let stop = tried["stop"].as_str().unwrap().to_string();
            if !stops.contains(&stop) {
                stops.push(stop);
            }
        }
    }
    for stop in ["chance", "end", "other-seat", "secret"] {
        assert!(stops.iter().any(|found| found == stop), "{stop} is not among {stops:?}");
    }
}

#[test]
fn a_turn_of_hong_kong_is_tried_and_refusals_say_why() {
    let text = Text::new(Lang::En);
    let state = hongkong::State::Play(Position::start(Player::A));
    let view = HongKong.view(&state, Seat::A.into());
    let mut lookahead = of_seat(&HongKong, &text, &view, Seat::A);
    let open = ask(&mut lookahead, json!({ "is": "try", "answers": ["b1!"] }));
    assert_eq!((&open["stop"], &open["asked"], &open["scores"]["A"]), (&"end".into(), &json!(["A"]), &1.into()));
    assert!(open["position"].as_str().unwrap().ends_with(" +"), "{open}");
    assert!(
        open["actions"].as_array().unwrap().iter().all(|action| !action["answer"].as_str().unwrap().ends_with('!'))
    );
    let turn = ask(&mut lookahead, json!({ "is": "try", "answers": ["b1!", "c1"], "show": ["heard"] }));
    assert_eq!((&turn["stop"], &turn["played"], &turn["asked"]), (&"other-seat".into(), &2.into(), &json!(["B"])));
    assert_eq!(turn["heard"].as_array().unwrap().len(), 2);
    assert!(turn.get("view").is_none() && turn.get("position").is_none() && turn.get("actions").is_none(), "{turn}");
    for (answers, played) in [(json!(["c3"]), 0), (json!(["b1!", "b1!"]), 1), (json!(["b1!", "win"]), 1)] {
        let refused = ask(&mut lookahead, json!({ "is": "try", "answers": answers }));
        assert_eq!((&refused["stop"], &refused["played"]), (&"refused".into(), &played.into()), "{refused}");
        assert!(!refused["refused"]["words"].as_str().unwrap().is_empty());
    }
}

#[test]
fn in_a_world_all_seats_and_chance_are_played_to_the_end() {
    let (rules, text) = (rules(), Text::new(Lang::En));
    let (state, seat) = decisions(5).pop().unwrap();
    let view = rules.view(&state, seat.into());
    let mut lookahead = of_seat(&rules, &text, &view, seat);
    assert_eq!(ask(&mut lookahead, json!({ "is": "sample" }))["worlds"], json!([1]));
    let mut world = 1;
    for _ in 0..1000 {
        let here = ask(&mut lookahead, json!({ "is": "try", "world": world, "show": ["actions"] }));
        if here["stop"] == "over" {
            assert_eq!(here["places"].as_object().unwrap().len(), 2);
            return;
        }
        let step = match (&here["chances"], &here["decides"]) {
            (Value::Number(_), _) => "*".to_string(),
            (_, seat) => {
                let last = here["actions"].as_array().unwrap().last().unwrap();
                format!("{} {}", seat.as_str().unwrap(), last["answer"].as_str().unwrap())
            }
        };
        let next = json!({ "is": "try", "world": world, "answers": [step], "keep": true, "show": [] });
        world = ask(&mut lookahead, next)["world"].as_u64().unwrap();
    }
    panic!("the game does not end");
}

/// The seat that starts in the first world, where harbour draws it with this seed.
fn drawn(lookahead: &mut Lookahead<'_, HongKong>, seed: u64) -> Value {
    ask(lookahead, json!({ "is": "try", "world": 1, "answers": ["*"], "seed": seed }))["decides"].clone()
}

#[test]
fn chance_in_a_world_can_be_chosen_or_drawn() {
    let text = Text::new(Lang::En);
    let view = HongKong.view(&hongkong::State::Draw, Seat::A.into());
    let mut lookahead = of_seat(&HongKong, &text, &view, Seat::A);
    ask(&mut lookahead, json!({ "is": "sample" }));
    assert_eq!(ask(&mut lookahead, json!({ "is": "try", "world": 1 }))["chances"], 2);
    for (k, seat) in [("* 0", "A"), ("* 1", "B")] {
        assert_eq!(ask(&mut lookahead, json!({ "is": "try", "world": 1, "answers": [k] }))["decides"], seat);
    }
    assert_eq!(drawn(&mut lookahead, 3), drawn(&mut lookahead, 3));
    assert!((0..20).any(|seed| drawn(&mut lookahead, seed) != drawn(&mut lookahead, 3)));
    for wrong in ["* 2", "* x", "a1", "E a1"] {
        let refused = ask(&mut lookahead, json!({ "is": "try", "world": 1, "answers": [wrong], "keep": true }));
        assert_eq!((&refused["stop"], refused.get("world")), (&"refused".into(), None), "{wrong}: {refused}");
    }
}

#[test]
fn rollouts_are_reproducible_and_can_be_cut_off() {
    let text = Text::new(Lang::En);
    let view = HongKong.view(&hongkong::State::Play(Position::start(Player::A)), Seat::A.into());
    let mut lookahead = of_seat(&HongKong, &text, &view, Seat::A);
    ask(&mut lookahead, json!({ "is": "sample" }));
    let whole = json!({ "is": "rollout", "world": 1, "bot": "greedy", "answers": ["a1"], "games": 4, "seed": 5 });
    let rolled = ask(&mut lookahead, whole.clone());
    assert_eq!(rolled, ask(&mut lookahead, whole));
    assert_eq!((&rolled["games"], &rolled["ended"]), (&4.into(), &4.into()));
    let wins = |seat: &str| rolled["wins"][seat].as_f64().unwrap();
    assert!((wins("A") + wins("B") - 4.0).abs() < 1e-9, "{rolled}");
    let cut = ask(&mut lookahead, json!({ "is": "rollout", "world": 1, "bot": "random", "length": 3 }));
    assert_eq!((&cut["ended"], &cut["wins"]["A"]), (&0.into(), &0.0.into()));
    let built: f64 = ["A", "B"].map(|seat| cut["scores"][seat].as_f64().unwrap()).iter().sum();
    assert!((1.0..=6.0).contains(&built), "three turns: {cut}");
}

#[test]
fn a_bot_suggests_a_legal_answer_of_the_seat_that_decides() {
    let (rules, text) = (rules(), Text::new(Lang::En));
    for (state, seat) in one_of_each_kind(6) {
        let view = rules.view(&state, seat.into());
        let mut lookahead = of_seat(&rules, &text, &view, seat);
        ask(&mut lookahead, json!({ "is": "sample" }));
        for request in
            [json!({ "is": "suggest", "bot": "level-3" }), json!({ "is": "suggest", "bot": "level-3", "world": 1 })]
        {
            let suggested = ask(&mut lookahead, request);
            assert_eq!(suggested["seat"], seat.letter());
            assert!(answers_of(&rules, &view).iter().any(|answer| suggested["answer"] == **answer), "{suggested}");
        }
    }
    let view = HongKong.view(&hongkong::State::Draw, Seat::A.into());
    let mut lookahead = of_seat(&HongKong, &text, &view, Seat::A);
    ask(&mut lookahead, json!({ "is": "sample" }));
    let nobody = ask(&mut lookahead, json!({ "is": "suggest", "bot": "greedy", "world": 1 }));
    assert_eq!(nobody["key"], "lookahead-nobody-asked");
}

#[test]
fn bad_requests_are_answered_by_errors_up_to_a_limit() {
    let text = Text::new(Lang::En);
    let view = HongKong.view(&hongkong::State::Play(Position::start(Player::A)), Seat::A.into());
    let mut lookahead = of_seat(&HongKong, &text, &view, Seat::A);
    ask(&mut lookahead, json!({ "is": "sample" }));
    let bad = [
        ("lookahead-malformed", json!({ "is": "try", "answer": "a1" })),
        ("lookahead-malformed", json!({ "is": "try", "answers": "a1" })),
        ("lookahead-malformed", json!({ "is": "rollout", "world": 1 })),
        ("lookahead-malformed", json!({ "is": "rollout", "world": 1, "bot": "greedy", "answers": ["c3"] })),
        ("lookahead-no-world", json!({ "is": "try", "world": 2 })),
        ("lookahead-no-seat", json!({ "is": "try", "world": 1, "as": "C" })),
        ("lookahead-needs-world", json!({ "is": "try", "keep": true })),
        ("lookahead-range", json!({ "is": "sample", "count": 0 })),
        ("lookahead-range", json!({ "is": "sample", "count": 100_000 })),
        ("lookahead-no-bot", json!({ "is": "suggest", "bot": "uct" })),
        ("lookahead-no-bot", json!({ "is": "rollout", "world": 1, "bot": "level-5" })),
    ];
    for (key, request) in &bad {
        let error = ask(&mut lookahead, request.clone());
        assert_eq!((&error["is"], &error["key"], &error["number"]), (&"error".into(), &(*key).into(), &NUMBER.into()));
        assert!(!error["words"].as_str().unwrap().is_empty());
    }
    let number: Request = serde_json::from_value(json!({ "is": "sample", "number": 3 })).unwrap();
    let deadline = Deadline { until: Instant::now(), stop: &GO_ON };
    assert!(lookahead.respond(number, deadline).unwrap().contains("lookahead-number"));
    for _ in 0..MOST_ERRORS - bad.len() as u32 - 1 {
        assert!(reply(&mut lookahead, json!({ "is": "try", "world": 9 })).is_some());
    }
    assert!(reply(&mut lookahead, json!({ "is": "sample" })).is_some(), "good requests go on");
    assert_eq!(reply(&mut lookahead, json!({ "is": "try", "world": 9 })), None);
}

#[test]
fn no_more_worlds_are_kept_than_fit_and_forgotten_ones_make_room() {
    let text = Text::new(Lang::En);
    let view = HongKong.view(&hongkong::State::Play(Position::start(Player::A)), Seat::A.into());
    let mut lookahead = of_seat(&HongKong, &text, &view, Seat::A);
    for _ in 0..MOST_WORLDS / 512 {
        assert_eq!(ask(&mut lookahead, json!({ "is": "sample", "count": 512 }))["is"], "sampled");
    }
    let full = json!({ "is": "try", "world": 1, "keep": true });
    assert_eq!(ask(&mut lookahead, full.clone())["key"], "lookahead-too-many-worlds");
    assert_eq!(ask(&mut lookahead, json!({ "is": "sample" }))["key"], "lookahead-too-many-worlds");
    assert_eq!(ask(&mut lookahead, json!({ "is": "forget", "worlds": [2, 3] }))["left"], MOST_WORLDS - 2);
    assert_eq!(ask(&mut lookahead, full)["world"], MOST_WORLDS + 1);
    assert_eq!(ask(&mut lookahead, json!({ "is": "forget" }))["left"], 0);
}
