//! Random play of Blackout with the real box: it allocates nothing and keeps within its bounds; the greedy bot is better.

mod table;

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use allocation_counter::measure;
use blackout::components::{CardKind, Line};
use blackout::{Action, Blackout, CardId, Decision, End, Setup, State, Tender};
use bots::Random;
use bots::blackout::{Greedy, named, playout, watched_playout, who_decides};
use game::luck::below;
use game::{Bot, Game, Limits, Seat, Turn};
use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use table::{blackout as rules, setups};

#[test]
fn random_games_of_every_setup_end_and_allocate_nothing() {
    let rules = rules();
    for setup in setups() {
        let mut rng = Pcg32::seed_from_u64(u64::from(setup.n_seats));
        let info = measure(|| {
            for _ in 0..20 {
                let mut state = rules.start(&setup);
                playout(&rules, &mut state, &mut rng);
                assert_eq!(rules.turn(&state), Turn::Over);
            }
        });
        assert_eq!(info.count_total, 0, "{setup:?}");
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 1_280, "{}", size_of::<State>());
}

/// Plays a two-seat game and returns the scores.
fn play(rules: &Blackout, bots: &mut [Box<dyn Bot<Blackout>>; 2], seed: u64) -> [i16; 2] {
    let stop = AtomicBool::new(false);
    let limits = Limits { time: Duration::from_secs(1), stop: &stop };
    let mut rng = Pcg32::seed_from_u64(seed);
    let mut state = rules.start(&Setup { n_seats: 2, chapter: None, losses: 0 });
    loop {
        match rules.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let k = below(&mut rng, rules.chances(&state));
                let outcome = rules.outcome(&state, k);
                rules.resolve(&mut state, outcome, &mut ());
            }
            Turn::Ask(seats) => {
                let seat = who_decides(&state, seats);
                let view = rules.view(&state, seat.into());
                let action = bots[seat.index()].choose(rules, &view, &[], limits);
                game::play(rules, &mut state, seat, action, &mut ()).unwrap();
            }
        }
    }
    [Seat::A, Seat::B].map(|seat| rules.scores(&state)[seat])
}

#[test]
fn the_greedy_bot_beats_random_play_from_either_seat() {
    let rules = rules();
    let mut wins = 0;
    for n in 0..40 {
        let greedy: Box<dyn Bot<Blackout>> = Box::new(Greedy(Pcg32::seed_from_u64(n)));
        let random: Box<dyn Bot<Blackout>> = Box::new(Random(Pcg32::seed_from_u64(n + 1_000)));
        let is_first = n % 2 == 0;
        let mut bots = if is_first { [greedy, random] } else { [random, greedy] };
        let [a, b] = play(&rules, &mut bots, n);
        wins += u32::from(if is_first { a > b } else { b > a });
    }
    assert_eq!(wins, 40);
}

#[test]
fn two_greedy_bots_score_as_the_box_expects_of_them() {
    let rules = rules();
    let total: i32 = (0..20)
        .map(|n| {
            let mut bots =
                [1, 2].map(|of| -> Box<dyn Bot<Blackout>> { Box::new(Greedy(Pcg32::seed_from_u64(2 * n + of))) });
            play(&rules, &mut bots, n).into_iter().map(i32::from).sum::<i32>()
        })
        .sum();
    assert!((60..90).contains(&(total / 40)), "{} points on average", total / 40);
}

/// A seat that refreshes with a finished plan that gives points, and nothing to pay them with but $5.
fn refreshing(rules: &Blackout, end: End) -> (State, Seat) {
    let gives_points = |card: &CardId| {
        let design = rules.components.card(*card);
        design.kind == CardKind::Plan && matches!(design.plan.line, Line::Points(_))
    };
    let plan = (0..72).filter_map(CardId::new).find(gives_points).unwrap();
    let mut found = None;
    let setup = Setup { n_seats: 2, chapter: None, losses: 0 };
    watched_playout(rules, &mut rules.start(&setup), &mut Pcg32::seed_from_u64(2), |state, _| {
        if state.table().decision() == Some(Decision::Refresh) {
            found = Some(*state);
        }
    });
    let mut state = found.unwrap();
    let seat = who_decides(&state, rules.turn(&state).asked());
    state.edit(|table| {
        table.end = end;
        let board = &mut table.boards[seat];
        (board.dollars, board.stock, board.supply, board.unlocked) = (5, [0; 7], 3, 0);
        board.finished = [plan].into_iter().collect();
        board.finished_emergency = None;
    });
    let mut list = blackout::Actions::new();
    rules.legal_now(&state, seat, &mut list);
    let refresh = list.iter().find(|action| matches!(action, Action::Refresh(_)));
    rules.act(&mut state, seat, *refresh.unwrap(), &mut ());
    (state, seat)
}

#[test]
fn at_the_end_a_battery_is_bought_for_points_that_only_it_can_pay() {
    let rules = rules();
    let stop = AtomicBool::new(false);
    let limits = Limits { time: Duration::from_secs(1), stop: &stop };
    for name in ["greedy", "brisk"] {
        let answer = |state: &State, seat: Seat| {
            named(name, 1).unwrap().0.choose(&rules, &rules.view(state, seat.into()), &[], limits)
        };
        let (mut state, seat) = refreshing(&rules, End::LastRound);
        assert!(matches!(state.table().decision(), Some(Decision::CheckMarks(_))), "{:?}", state.table().decision());
        assert_eq!(answer(&state, seat), Action::BuyBattery, "{name}");
        rules.act(&mut state, seat, Action::BuyBattery, &mut ());
        // There may be nothing left to decide but how it is paid.
        if state.table().decision().is_some_and(|decision| matches!(decision, Decision::CheckMarks(_))) {
            assert_eq!(answer(&state, seat), Action::Check(5, Tender::Battery), "{name}");
        }
        // Before, dollars have better uses.
        let (state, seat) = refreshing(&rules, End::Far);
        assert_eq!(answer(&state, seat), Action::Done, "{name}");
    }
}
