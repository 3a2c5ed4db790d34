//! Bots play by the rules, and the better one wins.

mod table;

use bots::Random;
use bots::hongkong::Greedy;
use game::{Bot, Game, Limits, List};
use hongkong::{HongKong, Player, Setup, State};
use table::{game_between, high_game, luck};

use std::sync::atomic::AtomicBool;
use std::time::Duration;

#[test]
fn greedy_beats_random_in_nine_games_of_ten() {
    const GAMES: u64 = 400;
    let mut won = 0;
    for n in 0..GAMES {
        // Seats and starters change, so that neither is of help.
        let [me, first] = [n % 2, n / 2 % 2].map(|who| Player::BOTH[who as usize]);
        let (mut greedy, mut random) = (Greedy(luck(2 * n)), Random(luck(2 * n + 1)));
        let mut bots: [&mut dyn Bot<HongKong>; 2] =
            if me == Player::A { [&mut greedy, &mut random] } else { [&mut random, &mut greedy] };
        let end = game_between(&mut bots, first);
        won += u64::from(end.ending().unwrap().winner() == Some(me));
    }
    assert!(won * 10 >= GAMES * 9, "greedy has won {won} of {GAMES}");
}

#[test]
fn bots_answer_with_what_is_legal() {
    let stop = AtomicBool::new(false);
    let limits = Limits { time: Duration::ZERO, stop: &stop };
    let (mut greedy, mut random) = (Greedy(luck(1)), Random(luck(2)));
    for seed in 0..60 {
        for position in high_game(seed).into_iter().filter(|position| !position.is_over()) {
            let state = State::Play(position);
            let view = HongKong.view(&state, position.to_move().seat().into());
            let mut list = <HongKong as Game>::Actions::default();
            HongKong.legal(&view, &mut list);
            let answers = [greedy.choose(&HongKong, &view, &[], limits), random.choose(&HongKong, &view, &[], limits)];
            for answer in answers {
                assert!(list.actions().contains(&answer), "{answer} in {position}");
            }
        }
    }
}

#[test]
fn random_plays_anything_legal_equally_often() {
    let state = HongKong.start(&Setup::First(Player::A));
    let view = HongKong.view(&state, game::Seat::A.into());
    let stop = AtomicBool::new(false);
    let mut random = Random(luck(3));
    let mut list = <HongKong as Game>::Actions::default();
    HongKong.legal(&view, &mut list);
    let mut counts = vec![0.0; list.len()];
    for _ in 0..72 * 200 {
        let limits = Limits { time: Duration::ZERO, stop: &stop };
        let answer = random.choose(&HongKong, &view, &[], limits);
        counts[list.iter().position(|placement| *placement == answer).unwrap()] += 1.0;
    }
    let chi: f64 = counts.iter().map(|count: &f64| (count - 200.0).powi(2) / 200.0).sum();
    assert!((35.0..130.0).contains(&chi), "chi² {chi}");
}

#[test]
fn the_same_luck_plays_the_same_game() {
    let game = |seed| game_between(&mut [&mut Greedy(luck(seed)), &mut Random(luck(seed + 1))], Player::A).to_string();
    assert_eq!(game(7), game(7));
    assert_ne!(game(7), game(9));
}
