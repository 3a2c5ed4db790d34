//! Advice at the opening of Blackout names concrete reasons, and points at the things it mentions.

mod table;

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use blackout::components::Color;
use blackout::{Action, Blackout, Chapter, Decision, LocationSet, Setup, State, View};
use bots::advice::{Advice, Adviser, Area, Mention, Mentions, mentions_of};
use bots::blackout::advice::{Aim, Why};
use bots::blackout::who_decides;
use bots::roster::Budget;
use game::{Game, Limits, Turn};
use rand_core::Rng;
use table::{blackout as rules, luck};

static GO: AtomicBool = AtomicBool::new(false);

/// All numbers of seats, with and without chapters; one seat plays chapters only.
fn setups() -> impl Iterator<Item = Setup> {
    let chapters = || [None].into_iter().chain(Chapter::ALL.into_iter().map(Some));
    let all = (1..=4).flat_map(move |n_seats| chapters().map(move |chapter| Setup { n_seats, chapter, losses: 0 }));
    all.filter(|setup| setup.n_seats > 1 || setup.chapter.is_some())
}

fn best(rules: &Blackout, view: &View) -> Advice<Blackout> {
    let limits = Limits { time: Duration::from_mins(1), stop: &GO };
    rules.best(&mut Blackout::mind(1), view, None, Budget::Iterations(24), limits).swap_remove(0)
}

/// Goes on until a seat has something to decide, and returns its view.
fn next_question(rules: &Blackout, state: &mut State, rng: &mut impl Rng) -> View {
    loop {
        match rules.turn(state) {
            Turn::Chance => {
                let drawn = rules.outcome(state, game::luck::below(rng, rules.chances(state)));
                rules.resolve(state, drawn, &mut ());
            }
            Turn::Ask(seats) => return rules.view(state, who_decides(state, seats).into()),
            Turn::Over => panic!("over before the first plan"),
        }
    }
}

/// The advice of every seat for its start, then for the first plan of one seat.
fn openings(setup: Setup, seed: u64) -> Vec<(View, Advice<Blackout>)> {
    let rules = rules();
    let (mut state, mut rng) = (rules.start(&setup), luck(seed));
    let mut found = Vec::new();
    loop {
        let view = next_question(&rules, &mut state, &mut rng);
        let advice = best(&rules, &view);
        let is_start = view.table.decision() == Some(Decision::Start);
        let first = advice.answers[0];
        found.push((view, advice));
        if !is_start {
            return found;
        }
        rules.act(&mut state, view.viewer.seat().unwrap(), first, &mut ());
    }
}

#[test]
fn a_start_is_explained_by_districts_links_and_colours() {
    let game = rules();
    let map = &game.components.map;
    let (mut links, mut chapters) = (0, 0);
    for (seed, setup) in setups().enumerate() {
        for (view, advice) in openings(setup, seed as u64) {
            let [Action::Start(location)] = advice.answers[..] else { continue };
            let borders = advice.reasons.iter().find_map(|why| match why {
                Why::Borders { n, district, cubes } => Some((*n, *district, *cubes)),
                _ => None,
            });
            let has_link = advice.reasons.iter().any(|why| matches!(why, Why::LinkOf { .. } | Why::LinkOfPlan { .. }));
            // Three other reasons may leave no room for the districts.
            let Some((n, district, cubes)) = borders else {
                assert!(advice.reasons.len() >= 3, "{setup:?}: {:?}", advice.reasons);
                continue;
            };
            assert_eq!(usize::from(n), map.touched(LocationSet::only(location)).len());
            assert!(map.ring(district).contains(location), "the district lies elsewhere");
            assert_eq!(usize::from(cubes), map.ring(district).len());
            assert!(matches!(advice.aim, Aim::Start | Aim::StartLink | Aim::Chapter), "{:?}", advice.aim);
            assert_eq!(advice.aim == Aim::StartLink, has_link);
            links += usize::from(has_link);
            let wants_red = view.table.setup.chapter == Some(Chapter::IV) && map.color(location) == Color::Red;
            assert_eq!(wants_red, advice.reasons.contains(&Why::WantedRed), "{:?}", advice.reasons);
            chapters +=
                usize::from(advice.reasons.iter().any(|why| matches!(why, Why::WantedRed | Why::WantedRound { .. })));
        }
    }
    assert!(links > 5, "a link was told only {links} times");
    assert!(chapters > 0, "no chapter's wish was told");
}

#[test]
fn a_first_plan_says_what_its_cards_bring_and_for_which_goal() {
    let mut with_goal = 0;
    for (seed, setup) in setups().enumerate() {
        let (view, advice) = openings(setup, seed as u64).pop().unwrap();
        assert_eq!(view.table.decision(), Some(Decision::Plan));
        let brings = |why: &Why| matches!(why, Why::CardBrings { .. } | Why::CardHeals { .. } | Why::CardPlaces { .. });
        assert!(advice.reasons.iter().any(brings), "{setup:?}: {:?}", advice.reasons);
        assert!(!advice.reasons.iter().any(|why| matches!(why, Why::Theme { .. })), "an empty phrase");
        assert!(!matches!(advice.aim, Aim::Nothing | Aim::Thrift), "{setup:?}: {:?}", advice.reasons);
        let goal = |why: &Why| {
            matches!(why, Why::Serves { .. } | Why::ServesPlan { .. } | Why::Wins { .. })
                || matches!(why, Why::Completes { .. } | Why::CompletesPlan { .. })
        };
        with_goal += usize::from(advice.reasons.iter().any(goal));
    }
    assert!(with_goal > 10, "a goal was named only {with_goal} times");
}

#[test]
fn the_steps_of_a_hint_point_at_what_they_mention() {
    for (seed, setup) in setups().enumerate() {
        for (view, advice) in openings(setup, seed as u64) {
            let (aim, about, why) = (advice.aim.mentions(), mentions_of(&advice.about), mentions_of(&advice.reasons));
            assert!(!about.is_empty() && !why.is_empty(), "{advice:?}");
            // The first step gives no card and no place away.
            assert!(aim.iter().all(|mention| matches!(mention, Mention::Area(_) | Mention::Good(_))), "{aim:?}");
            if let [Action::Start(location)] = advice.answers[..] {
                assert!(aim.contains(&Mention::Area(Area::Map)) || advice.aim == Aim::Chapter);
                let label = rules().label(&view, advice.answers[0]);
                assert_eq!(label.mentions(), [Mention::Location(location)]);
                assert!(matches!(about[0], Mention::District(_)), "{about:?}");
            } else {
                let labels = advice.answers.iter().map(|answer| rules().label(&view, *answer)).collect::<Vec<_>>();
                let named = mentions_of(&labels);
                for answer in &advice.answers {
                    let Action::Plan(slot, card) = *answer else { continue };
                    assert!(
                        named.contains(&Mention::Card(card)) && named.contains(&Mention::Slot(slot + 1)),
                        "{named:?}"
                    );
                    assert!(about.contains(&Mention::Card(card)));
                }
            }
        }
    }
}
