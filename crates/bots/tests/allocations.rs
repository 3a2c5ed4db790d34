//! Playing allocates nothing: neither the rules by themselves nor random games.

mod table;

use allocation_counter::measure;
use bots::hongkong::{Budget, Searcher, Uct, playout_by_pieces, playout_by_turns};
use game::{Game, List, Turn};
use hongkong::{HongKong, Player, Position, Setup, Starts, Symmetry, perft, perft_turns};
use table::{high_game, luck};

fn allocates_nothing(what: &str, run: impl FnOnce()) {
    let info = measure(run);
    assert_eq!((info.count_total, info.bytes_total), (0, 0), "{what}");
}

#[test]
fn the_measure_counts() {
    assert!(measure(|| drop(std::hint::black_box(vec![1, 2, 3]))).count_total > 0);
}

#[test]
fn a_game_through_the_contract_allocates_nothing() {
    let mut rng = luck(1);
    allocates_nothing("act, legal_now, resolve", || {
        for first in Player::BOTH {
            let mut list = <HongKong as Game>::Actions::default();
            let mut state = HongKong.start(&Setup::Draw);
            HongKong.resolve(&mut state, Starts(first), &mut ());
            while let Turn::Ask(seats) = HongKong.turn(&state) {
                let seat = seats.iter().next().unwrap();
                list.clear();
                HongKong.legal_now(&state, seat, &mut list);
                let n = bots::quick(&mut rng, list.actions().len() as u32);
                HongKong.act(&mut state, seat, list.actions()[n as usize], &mut ());
            }
            assert!(HongKong.places(&state).is_some());
        }
    });
}

#[test]
fn views_samples_and_scores_allocate_nothing() {
    let mut rng = luck(2);
    let state = HongKong.start(&Setup::First(Player::B));
    allocates_nothing("view, sample, scores, legal", || {
        let view = HongKong.view(&state, game::Seat::B.into());
        let sampled = HongKong.sample(&view, &mut rng);
        let mut list = <HongKong as Game>::Actions::default();
        HongKong.legal(&view, &mut list);
        assert_eq!(HongKong.scores(&sampled), HongKong.scores(&state));
    });
}

#[test]
fn random_games_allocate_nothing() {
    let mut rng = luck(3);
    let positions = high_game(4);
    allocates_nothing("playouts", || {
        for position in &positions {
            playout_by_pieces(&mut position.clone(), &mut rng);
            playout_by_turns(&mut position.clone(), &mut rng);
        }
    });
}

#[test]
fn searching_allocates_for_the_answer_alone() {
    let stop = std::sync::atomic::AtomicBool::new(false);
    let mut searcher = Searcher::with_megabytes(1);
    for position in high_game(4).into_iter().step_by(9).filter(|position| !position.is_over()) {
        let info = measure(|| drop(searcher.think(&position, Budget::nodes(20_000), &stop)));
        assert!(info.count_total < 400, "{} allocations in {position}", info.count_total);
    }
    let mut uct = Uct::new(1);
    uct.think(&Position::start(Player::A), Budget::nodes(20_000), &stop);
    allocates_nothing("UCT, once its tree has grown", || {
        uct.think(&Position::start(Player::A), Budget::nodes(1_000), &stop);
    });
}

#[test]
fn counting_and_turning_allocate_nothing() {
    let position = Position::start(Player::A);
    allocates_nothing("perft, symmetry", || {
        assert_eq!((perft(&position, 2), perft_turns(&position, 1)), (4_608, 1_200));
        for symmetry in Symmetry::all() {
            assert_eq!(position.turned(symmetry), position);
        }
    });
}
