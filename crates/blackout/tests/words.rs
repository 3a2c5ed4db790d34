//! What players are told: no two answers read alike, and what a table tells at a glance agrees with what lies there.

mod plain_box;

use std::collections::BTreeSet;

use blackout::components::Line;
use blackout::{Actions, Blackout, Decision, Setup, State, Table};
use game::contract::Subject;
use game::luck::below;
use game::{Audience, Game, Message, Seat, Turn, Viewer};
use rand_core::SeedableRng;
use rand_pcg::Pcg32;

/// Plays random games of every setup and looks at each moment somebody is asked, and at all that is told.
fn every_moment(games: u64, mut look: impl FnMut(&Blackout, &State, Seat, &[(Audience, blackout::Event)])) {
    let rules = plain_box::plain();
    for setup in rules.setups() {
        for n in 0..games {
            one_game(&rules, &setup, n, &mut look);
        }
    }
}

fn one_game(
    rules: &Blackout,
    setup: &Setup,
    seed: u64,
    look: &mut impl FnMut(&Blackout, &State, Seat, &[(Audience, blackout::Event)]),
) {
    let mut rng = Pcg32::seed_from_u64(seed);
    let mut state = rules.start(setup);
    let mut told = Vec::new();
    loop {
        match rules.turn(&state) {
            Turn::Over => return,
            Turn::Chance => {
                let outcome = rules.outcome(&state, below(&mut rng, rules.chances(&state)));
                rules.resolve(&mut state, outcome, &mut told);
            }
            Turn::Ask(seats) => {
                let seat = seats.iter().nth(below(&mut rng, seats.len() as u64) as usize).unwrap();
                look(rules, &state, seat, &told);
                told.clear();
                let mut list = Actions::new();
                rules.legal_now(&state, seat, &mut list);
                let action = list[below(&mut rng, list.len() as u64) as usize];
                rules.act(&mut state, seat, action, &mut told);
            }
        }
    }
}

#[test]
fn whatever_is_asked_and_answered_has_its_rule() {
    let mut without = BTreeSet::new();
    every_moment(1, |rules, state, seat, _| {
        let view = rules.view(state, seat.into());
        let mut list = Actions::new();
        rules.legal(&view, &mut list);
        let labels = list.iter().map(|&action| rules.label(&view, action)).chain([rules.prompt(&view)]);
        without.extend(labels.filter(|label| label.rule().is_none()).map(|label| format!("{label:?}")));
    });
    assert!(without.is_empty(), "{without:?}");
}

#[test]
fn no_two_answers_read_alike() {
    let mut moments = 0;
    every_moment(2, |rules, state, seat, _| {
        moments += 1;
        // Random planning goes to and fro; a part of it will do.
        if state.table().decision() == Some(Decision::Plan) && moments % 25 != 0 {
            return;
        }
        let view = rules.view(state, seat.into());
        let mut list = Actions::new();
        rules.legal(&view, &mut list);
        let mut seen = BTreeSet::new();
        for &action in &list {
            let (label, cost) = (rules.label(&view, action), rules.cost(&view, action));
            // What is free has no cost to tell.
            assert!(!matches!(cost, Some(blackout::Label::CostTokens { tokens: 0, points: 0 })), "{action:?}");
            let cost = cost.map(|cost| format!("{} {:?}", cost.key(), cost.args()));
            let words = format!("{} {:?} {cost:?}", label.key(), label.args());
            assert!(seen.insert(words.clone()), "{action:?} of {list:?} reads {words}");
        }
        assert_ne!(
            format!("{:?}", rules.prompt(&view).args()),
            format!("{:?}", [("decision", game::Arg::Case("none"))])
        );
    });
}

#[test]
fn every_event_names_who_and_what_and_by_which_rule() {
    let mut keys = BTreeSet::new();
    every_moment(2, |_, state, _, told| {
        for (_, event) in told {
            keys.insert(event.key());
            let is_of_the_score = matches!(event, blackout::Event::Scored { .. });
            assert!(event.rule().is_some() || is_of_the_score, "{event:?}");
            for (name, arg) in event.args() {
                if let game::Arg::Seat(seat) = arg {
                    assert!(state.table().seats().contains(seat), "{name} of {event:?}");
                }
                // People count from one.
                if let (true, game::Arg::Number(n)) = (["slot", "place", "row", "spot", "goal"].contains(&name), &arg) {
                    assert!(*n >= 1, "{name} of {event:?}");
                }
            }
        }
    });
    assert!(keys.len() >= 35, "only {keys:?}");
}

#[test]
fn a_table_tells_phase_and_goals_at_a_glance() {
    every_moment(1, |rules, state, seat, _| {
        let (table, view) = (state.table(), rules.view(state, seat.into()));
        let phase = table.phase();
        let allowed: &[u8] = match table.decision().unwrap() {
            Decision::Start => &[0],
            Decision::Plan => &[1],
            Decision::Deploy | Decision::Procure(_) | Decision::Act(_) | Decision::Part(_) => &[2],
            Decision::Complete | Decision::Finish(_) | Decision::Pay { .. } => &[3],
            Decision::Place(_) => &[2, 3],
            Decision::Search | Decision::Collect(_) | Decision::Team { .. } => &[4],
            Decision::Buy { .. } => &[5],
            Decision::Food | Decision::Water | Decision::Discard => &[6],
            Decision::Mark(_) => &[7],
            Decision::Refresh => &[8],
            Decision::CheckMarks(_) => &[2, 8],
        };
        assert!(allowed.contains(&phase), "{:?} in phase {phase}", table.decision());
        let planned = view.planned.iter().flatten().copied().collect();
        assert_eq!(view.hand().or(planned), table.boards[seat].held);
        assert!(view.hand().and(planned).is_empty());
        assert!(rules.view(state, Viewer::Spectator).hand().is_empty());
        for spot in Table::SPOTS {
            let n_goals = table.plan_on(&rules.components, seat, spot).map_or(0, |plan| plan.n_goals);
            let n_goals = if spot >= Table::POWER { 1 } else { n_goals };
            for goal in 0..3 {
                let is_there = table.goal(&rules.components, seat, spot, goal).is_some();
                assert_eq!(is_there, goal < n_goals || spot >= Table::POWER, "goal {goal} on {spot}");
                // B3.8, B3.9, B10.2: done, or closed by a goal of the other common plan.
                let board = &table.boards[seat];
                let is_closed = match spot {
                    0..=2 => board.marks[usize::from(spot)] >> goal & 1 != 0,
                    3 | 4 => {
                        let other = board.marks[usize::from(7 - spot)];
                        let is_bound = table.common_plans[0].is_some() && other != 0;
                        is_bound || board.marks[usize::from(spot)] >> goal & 1 != 0
                    }
                    _ => board.restored >> (spot - Table::POWER) & 1 != 0,
                };
                assert_eq!(table.is_closed(seat, spot, goal), is_closed, "goal {goal} on {spot}");
                let is_open = table.open_goals(&rules.components, seat).any(|(s, g, _)| (s, g) == (spot, goal));
                assert_eq!(is_open, goal < n_goals && !is_closed, "goal {goal} on {spot}");
            }
        }
    });
}

#[test]
fn a_team_sees_what_it_needs_and_has() {
    let mut teams = 0;
    every_moment(2, |rules, state, seat, _| {
        let view = rules.view(state, seat.into());
        let search = view.search(&rules.components);
        // B4.4: without a team there are the icons of finished plans and the tiles face down.
        let board = &state.table().boards[seat];
        let lines = |line| {
            let cards = board.finished.into_iter().map(|card| rules.components.card(card).plan.line);
            let emergency = board.finished_emergency.map(|plan| rules.components.plans[usize::from(plan)].line);
            cards.chain(emergency).filter(|&found| found == line).count() as u8
        };
        let alone = lines(Line::Icon) + board.tiles_down.len() as u8;
        assert_eq!(view.search_without_team(&rules.components), Some((alone, 3 + lines(Line::StrongerGps))));
        match state.table().decision() {
            Some(Decision::Team { .. }) => {
                let search = search.unwrap();
                let icons: u8 = state.table().team.into_iter().map(|card| rules.components.card(card).icons).sum();
                assert!(search.need >= 4 && search.strength >= icons && search.per_gps >= 3, "{search:?}");
                // Who may go has strength enough, GPS tokens included; who may not has not, or nobody is in the team.
                let mut list = Actions::new();
                rules.legal(&view, &mut list);
                let reach = search.strength + state.table().boards[seat].gps * search.per_gps;
                let may_go = list.contains(&blackout::Action::Done);
                assert_eq!(may_go, reach >= search.need && !state.table().team.is_empty());
                teams += 1;
            }
            Some(Decision::Collect(_)) => assert_eq!(search.unwrap().need, 0),
            _ => assert_eq!(search, None),
        }
    });
    assert!(teams > 40, "only {teams} teams");
}
