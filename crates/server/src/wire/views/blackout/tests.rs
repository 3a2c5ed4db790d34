//! Sections of Blackout over random games.

use ::blackout::{Blackout, Chapter, Setup};
use bots::blackout::who_decides;
use game::{Game, Seat, Viewer};
use serde_json::{Value, json};

use super::super::tests::{Sent, VIEWERS, follow, read, states};

fn blackout() -> Blackout {
    Blackout { components: boxes::embedded().components }
}

const FOUR: Setup = Setup { n_seats: 4, chapter: None, losses: 0 };
const CHAPTER: Setup = Setup { n_seats: 3, chapter: Some(Chapter::III), losses: 0 };

#[test]
fn changes_add_up_to_the_whole() {
    let game = blackout();
    for (seed, setup) in [FOUR, CHAPTER, Setup { n_seats: 1, chapter: Some(Chapter::V), losses: 2 }].iter().enumerate()
    {
        let sent = follow(&game, setup, seed as u64 + 1, who_decides);
        let (changes, wholes) = (Sent::mean(&sent.changes), Sent::mean(&sent.wholes));
        let told: Vec<usize> = sent.changes.iter().copied().filter(|&size| size > 2).collect();
        println!("{} seats: {} changes, {changes} bytes on average", setup.n_seats, sent.changes.len());
        println!("  {} of them not empty, {} bytes on average", told.len(), Sent::mean(&told));
        println!("  a whole has {wholes} bytes, {} at most", sent.wholes.iter().max().unwrap());
        for (name, bytes) in &sent.by_section {
            println!("  {name}: {} bytes a change", bytes / sent.changes.len());
        }
        assert!(sent.wholes.iter().all(|&size| size < 12_000));
        assert!(changes < 900);
    }
}

#[test]
fn a_whole_has_every_section_that_is_the_viewers() {
    let game = blackout();
    let names = |setup: &Setup, viewer: Viewer| {
        let (whole, _) = read(&game, None, &game.view(&game.start(setup), viewer));
        let mut names: Vec<String> = whole.into_iter().map(|(name, _)| name).collect();
        names.sort_unstable();
        names
    };
    let open = ["boards", "discarded", "display", "map", "round", "scores", "setup", "team", "tokens", "turn"];
    let sorted = |more: &[&str]| {
        let mut names: Vec<String> = open.iter().chain(more).map(|name| (*name).into()).collect();
        names.sort_unstable();
        names
    };
    assert_eq!(names(&FOUR, Viewer::Spectator), sorted(&[]));
    assert_eq!(names(&FOUR, Seat::B.into()), sorted(&["goals", "mine", "ways"]));
    assert_eq!(names(&CHAPTER, Viewer::Spectator), sorted(&["conditions"]));
    assert_eq!(names(&CHAPTER, Seat::B.into()), sorted(&["conditions", "goals", "mine", "ways"]));
}

#[test]
fn what_is_planned_shows_to_its_seat_alone() {
    let game = blackout();
    let mut planned = 0;
    for pair in states(&game, &FOUR, 7, who_decides).windows(2) {
        let views = |viewer| (game.view(&pair[0], viewer), game.view(&pair[1], viewer));
        for seat in Seat::ALL {
            let (before, now) = views(seat.into());
            if before.planned == now.planned || before.table != now.table {
                continue;
            }
            planned += 1;
            for viewer in VIEWERS {
                let (before, now) = views(viewer);
                let (change, _) = read(&game, Some(&before), &now);
                let sections: Vec<&String> = change.keys().collect();
                assert_eq!(sections, if viewer == seat.into() { vec!["mine"] } else { vec![] });
            }
        }
    }
    assert!(planned > 50, "too few plans to tell: {planned}");
}

#[test]
fn a_board_tells_its_goals_and_how_far_they_are() {
    let game = blackout();
    // Random players seldom complete a goal; some of several games have one.
    let states = (3..23).flat_map(|seed| states(&game, &FOUR, seed, who_decides)).step_by(7);
    let mut done = 0;
    for state in states {
        let (whole, _) = read(&game, None, &game.view(&state, Seat::A.into()));
        let spots = whole["boards"]["A"]["spots"].as_array().unwrap();
        let goals = whole["goals"].as_array().unwrap();
        assert_eq!((spots.len(), goals.len()), (7, 7));
        for (spot, goals) in spots.iter().zip(goals) {
            let totals = spot["goals"].as_array().map_or(&[][..], Vec::as_slice);
            assert_eq!(totals.len(), goals.as_array().unwrap().len());
            for (total, goal) in totals.iter().zip(goals.as_array().unwrap()) {
                assert_eq!(total["is"], goal["is"]);
                let sum = |field| {
                    let needs = goal["needs"].as_array().unwrap();
                    needs.iter().map(|need: &Value| need[field].as_u64().unwrap()).sum::<u64>()
                };
                if goal["is"] == "done" {
                    done += 1;
                    assert_eq!(total["have"], total["need"]);
                } else {
                    assert_eq!((&total["have"], &total["need"]), (&json!(sum("have")), &json!(sum("need"))));
                }
            }
        }
    }
    assert!(done > 0, "no goal was done in these games");
}

#[test]
fn the_display_tells_prices_as_the_rules_ask_them() {
    use ::blackout::{Action, Actions, Label};
    let game = blackout();
    let mut asked = 0;
    for state in states(&game, &FOUR, 5, who_decides) {
        for seat in game.turn(&state).asked().iter() {
            let view = game.view(&state, seat.into());
            let display = super::table::display(&view);
            let mut list = Actions::new();
            game.legal(&view, &mut list);
            for &action in &list {
                if let Action::Buy(row, _) = action {
                    let cost = game.cost(&view, action);
                    let price = display[usize::from(row)].price;
                    assert_eq!(cost, Some(Label::CostDollars { n: price }));
                    asked += 1;
                }
            }
        }
    }
    assert!(asked > 20);
}

#[test]
fn ways_and_reach_tell_costs_as_the_rules_ask_them() {
    use ::blackout::components::Resource;
    use ::blackout::{Action, Actions, Label};
    let game = blackout();
    let (mut placed, mut procured) = (0, 0);
    for state in states(&game, &FOUR, 6, who_decides) {
        for seat in game.turn(&state).asked().iter() {
            let view = game.view(&state, seat.into());
            let (whole, _) = read(&game, None, &view);
            let mut list = Actions::new();
            game.legal(&view, &mut list);
            let tokens = |tokens: &Value, points: &Value| match [tokens, points].map(|n| n.as_u64().unwrap() as u8) {
                [0, 0] => None,
                [tokens, points] => Some(Label::CostTokens { tokens, points }),
            };
            let held = view.table.boards[seat].transport;
            for &action in &list {
                match action {
                    Action::Place(location) => {
                        let way = &whole["ways"][location.index()];
                        assert_eq!(game.cost(&view, action), tokens(&way["tokens"], &way["points"]));
                        placed += 1;
                    }
                    Action::Procure(resource) => {
                        // A volunteer starts from the die of its colour: one of the three tells the price.
                        let place = Resource::ALL.iter().position(|&one| one == resource).unwrap();
                        let costs = ["red", "yellow", "blue"].map(|die| {
                            let steps = whole["round"]["reach"][die][place].as_u64().unwrap() as u8;
                            tokens(&json!(steps.min(held)), &json!(steps.saturating_sub(held)))
                        });
                        assert!(costs.contains(&game.cost(&view, action)));
                        procured += 1;
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(placed > 20 && procured > 20, "too few to tell: {placed}, {procured}");
}
