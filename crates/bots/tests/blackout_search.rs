//! The levels of Blackout: they play by the rules, keep their time, are the same by the same seed, and never peek.

mod table;

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use allocation_counter::measure;
use blackout::{Actions, Blackout, Setup, State, View};
use bots::Level;
use bots::blackout::brisk::play_round;
use bots::blackout::train::is_between_rounds;
use bots::blackout::value::{Flaw, N_FEATURES, Value, features, parse, print, themes};
use bots::blackout::{Budget, Search, bot, named, playout, watched_playout, who_decides, win_probability};
use game::luck::below;
use game::{Bot, Game, Limits, Turn};
use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use table::{blackout as rules, setups};

/// Plays a game through the checked door, a bot of these names in each seat in turn; returns all answers in notation.
fn play(rules: &Blackout, setup: &Setup, names: &[&str], seed: u64) -> Vec<String> {
    let stop = AtomicBool::new(false);
    let limits = Limits { time: Duration::from_mins(1), stop: &stop };
    let mut bots: Vec<_> = (0..4).map(|seat| named(names[seat % names.len()], seed + seat as u64).unwrap().0).collect();
    let mut rng = Pcg32::seed_from_u64(seed);
    let mut state = rules.start(setup);
    let mut answers = Vec::new();
    loop {
        match rules.turn(&state) {
            Turn::Over => return answers,
            Turn::Chance => {
                let outcome = rules.outcome(&state, below(&mut rng, rules.chances(&state)));
                rules.resolve(&mut state, outcome, &mut ());
            }
            Turn::Ask(seats) => {
                let seat = who_decides(&state, seats);
                let action = bots[seat.index()].choose(rules, &rules.view(&state, seat.into()), &[], limits);
                answers.push(rules.print_action(action));
                game::play(rules, &mut state, seat, action, &mut ()).unwrap();
            }
        }
    }
}

/// Views of seats that have something to decide, from random games.
fn views(rules: &Blackout, setup: &Setup, each: usize) -> Vec<View> {
    let mut rng = Pcg32::seed_from_u64(5);
    let (mut views, mut n) = (Vec::new(), 0);
    watched_playout(rules, &mut rules.start(setup), &mut rng, |state, _| {
        n += 1;
        if n % each == 0 {
            let seat = who_decides(state, rules.turn(state).asked());
            views.push(rules.view(state, seat.into()));
        }
    });
    views
}

#[test]
fn every_level_plays_by_the_rules_at_every_setup() {
    let rules = rules();
    for (n, setup) in setups().enumerate() {
        play(&rules, &setup, &["search:6", "level:1", "level:2", "brisk"], n as u64);
        play(&rules, &setup, &["uct:2", "level:3", "search:4,rounds=2,care=1", "search:4,win=30,faith=0"], n as u64);
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let rules = rules();
    let setup = Setup { n_seats: 2, chapter: None, losses: 0 };
    for name in ["search:8", "uct:4", "level:1", "policy"] {
        assert_eq!(play(&rules, &setup, &[name], 7), play(&rules, &setup, &[name], 7), "{name}");
    }
    assert_ne!(play(&rules, &setup, &["level:1"], 7), play(&rules, &setup, &["level:1"], 8));
}

#[test]
fn deadlines_are_kept_and_a_stop_is_heard() {
    let rules = rules();
    let views = views(&rules, &Setup { n_seats: 4, chapter: None, losses: 0 }, 97);
    for (time, is_stopped) in
        [(Duration::ZERO, false), (Duration::from_millis(20), false), (Duration::from_mins(1), true)]
    {
        let stop = AtomicBool::new(is_stopped);
        for view in &views {
            for mut bot in [
                named("policy", 1).unwrap().0,
                named("uct:100000000", 1).unwrap().0,
                bot(Level::Five, 1, Budget::Time(Level::LONGEST)),
            ] {
                let before = Instant::now();
                let action = bot.choose(&rules, view, &[], Limits { time, stop: &stop });
                // Others may use the machine, so only what would be without a limit at all is told apart.
                assert!(before.elapsed() < Duration::from_millis(1_500), "{:?}", before.elapsed());
                let mut list = Actions::new();
                rules.legal(view, &mut list);
                assert!(list.contains(&action));
            }
        }
    }
}

#[test]
fn what_a_seat_cannot_see_changes_nothing() {
    let rules = rules();
    let stop = AtomicBool::new(false);
    let limits = Limits { time: Duration::from_mins(1), stop: &stop };
    let mut rng = Pcg32::seed_from_u64(3);
    let mut hidden = 0;
    for view in views(&rules, &Setup { n_seats: 3, chapter: None, losses: 0 }, 23) {
        let worlds: Vec<State> = (0..4).map(|_| rules.sample(&view, &mut rng)).collect();
        hidden += usize::from(worlds.iter().any(|world| *world != worlds[0]));
        let answer = |world: &State| {
            let view = rules.view(world, view.viewer);
            Search::new(9, Budget::Rollouts(12)).choose(&rules, &view, &[], limits)
        };
        let first = answer(&worlds[0]);
        assert!(worlds.iter().all(|world| answer(world) == first));
        let chances = win_probability(&rules, &rules.view(&worlds[1], view.viewer), 4, 1);
        assert_eq!(chances, win_probability(&rules, &view, 4, 1));
    }
    assert!(hidden > 5, "worlds that differ: {hidden}");
}

#[test]
fn learned_values_load_and_a_changed_digit_is_found() {
    for n_seats in 1..=4 {
        let value = Value::learned(n_seats);
        assert!(value.net.weights().chain(value.meets.iter().copied()).all(f32::is_finite));
        assert!(value.stray(8.0) > value.stray(1.0));
        let text = print(value, "a command");
        assert_eq!(parse(&text).as_ref(), Ok(value));
        let (head, digits) = text.split_at(text.len() - 9);
        let changed = digits.replace(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'], "4");
        assert_eq!(parse(&format!("{head}{changed} 4")), Err(Flaw::Checksum));
    }
    assert_eq!(parse("something else\n\n\n\n"), Err(Flaw::Head));
}

#[test]
fn features_are_finite_and_of_the_size_of_one() {
    let rules = rules();
    for setup in setups() {
        let mut rng = Pcg32::seed_from_u64(u64::from(setup.n_seats));
        for _ in 0..3 {
            let mut state = rules.start(&setup);
            play_round(&rules, &mut state, &mut rng);
            while is_between_rounds(&state) {
                for seat in state.table().seats().iter() {
                    let mut of = [0.0; N_FEATURES];
                    features(&rules.components, state.table(), seat, &mut of);
                    assert!(of.iter().all(|feature| feature.is_finite() && feature.abs() < 40.0), "{of:?}");
                }
                let scores = Value::learned(setup.n_seats).scores(&rules.components, state.table());
                assert!(scores.0.iter().all(|score| (-60.0..400.0).contains(score)), "{scores:?}");
                assert_eq!(themes(&rules.components, state.table()).len(), N_FEATURES);
                play_round(&rules, &mut state, &mut rng);
            }
            assert_eq!(rules.turn(&state), Turn::Over);
        }
    }
}

#[test]
fn rollouts_allocate_nothing() {
    let rules = rules();
    for setup in setups() {
        let value = Value::learned(setup.n_seats);
        let mut rng = Pcg32::seed_from_u64(1);
        let info = measure(|| {
            let mut state = rules.start(&setup);
            while rules.turn(&state) != Turn::Over {
                play_round(&rules, &mut state, &mut rng);
                let scores = value.scores(&rules.components, state.table());
                value.win_chances(&rules.components, state.table(), &scores);
            }
        });
        assert_eq!(info.count_total, 0, "{setup:?}");
    }
}

#[test]
fn who_has_won_is_certain_to_win() {
    let rules = rules();
    let mut rng = Pcg32::seed_from_u64(2);
    for _ in 0..20 {
        let mut state = rules.start(&Setup { n_seats: 2, chapter: None, losses: 0 });
        playout(&rules, &mut state, &mut rng);
        let (places, view) = (rules.places(&state).unwrap(), rules.view(&state, game::Seat::A.into()));
        let chances = win_probability(&rules, &view, 1, 1);
        let winners = state.table().seats().iter().filter(|seat| places[*seat] == 1).count();
        for seat in state.table().seats().iter() {
            let certain = if places[seat] == 1 { 1.0 / winners as f32 } else { 0.0 };
            assert!((chances[seat] - certain).abs() < 0.02, "{chances:?} {places:?}");
        }
    }
}
