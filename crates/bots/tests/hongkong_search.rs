//! The search of Hong Kong answers legally, in time, and exactly where the end is near.

mod table;

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bots::Level;
use bots::hongkong::{Budget, Leveled, Searcher, Uct};
use game::{Bot, Game, Limits};
use hongkong::{Ending, HongKong, Player, Position, State};
use table::{game_in, high_game, placements_of};

static GO: AtomicBool = AtomicBool::new(false);

/// Who wins when both play perfectly, found by trying everything: 1 the player to move, -1 the other, 0 nobody.
fn brute(position: &Position, known: &mut HashMap<Position, i8>) -> i8 {
    if position.is_over() {
        let winner = position.ending().and_then(Ending::winner);
        return winner.map_or(0, |winner| if winner == position.to_move() { 1 } else { -1 });
    }
    if let Some(&result) = known.get(position) {
        return result;
    }
    let mut best = -1;
    for placement in placements_of(position) {
        let mut after = *position;
        after.place(placement);
        let result = brute(&after, known) * if after.to_move() == position.to_move() { 1 } else { -1 };
        best = best.max(result);
        if best == 1 {
            break;
        }
    }
    known.insert(*position, best);
    best
}

#[test]
fn near_the_end_it_knows_who_wins() {
    let mut searcher = Searcher::with_megabytes(4);
    let mut results = [0; 3];
    for seed in 0..120 {
        for position in high_game(seed).into_iter().rev().skip(1).take(4) {
            let mut known = HashMap::new();
            let truth = brute(&position, &mut known);
            if known.len() > 200_000 {
                continue;
            }
            let thought = searcher.think(&position, Budget::default(), &GO);
            let said = thought.score.proven().map_or(0, |proven| if proven.won { 1 } else { -1 });
            assert_eq!(said, truth, "{position}: {thought:?}");
            results[(truth + 1) as usize] += 1;
        }
    }
    assert!(results[0] > 20 && results[2] > 20, "both won and lost positions were tried: {results:?}");
}

#[test]
fn every_answer_is_legal_and_every_line_can_be_played() {
    let mut searcher = Searcher::with_megabytes(1);
    for seed in 0..30 {
        for position in high_game(seed).into_iter().step_by(3).filter(|position| !position.is_over()) {
            let thought = searcher.rank(&position, 3, Budget::nodes(3_000), &GO, |_| {});
            assert_eq!(thought.line, thought.ranked[0].line);
            if thought.depth > 0 {
                assert_eq!(thought.ranked.len(), placements_of(&position).len().min(3));
            }
            for entry in &thought.ranked {
                assert!(!entry.line.is_empty());
                let mut after = position;
                for &placement in &entry.line {
                    assert!(after.is_legal(placement), "{placement} of {entry:?} in {position}");
                    after.place(placement);
                }
            }
        }
    }
}

#[test]
fn the_ranked_are_different_and_the_best_is_first() {
    let mut searcher = Searcher::with_megabytes(1);
    for position in high_game(8).into_iter().filter(|position| !position.is_over()) {
        let all = placements_of(&position).len();
        let ranked = searcher.rank(&position, all, Budget::depth(1), &GO, |_| {}).ranked;
        let mut firsts: Vec<String> = ranked.iter().map(|entry| entry.line[0].to_string()).collect();
        assert!(ranked.is_sorted_by(|one, next| one.score >= next.score), "{position}");
        firsts.sort();
        firsts.dedup();
        assert_eq!(firsts.len(), all);
    }
}

#[test]
fn a_game_that_is_over_has_no_answer() {
    let over = *high_game(0).last().unwrap();
    let thought = Searcher::with_megabytes(1).think(&over, Budget::depth(5), &GO);
    assert_eq!((thought.best(), thought.nodes), (None, 0));
    assert_eq!(Uct::new(1).think(&over, Budget::nodes(10), &GO).best, None);
}

#[test]
fn a_budget_of_nodes_is_kept_to_the_node() {
    let mut searcher = Searcher::with_megabytes(1);
    for nodes in [1, 10, 1_000, 5_000, 20_000] {
        for position in high_game(2).into_iter().step_by(7).filter(|position| !position.is_over()) {
            let thought = searcher.think(&position, Budget::nodes(nodes), &GO);
            assert!(thought.nodes <= nodes, "{} of {nodes}", thought.nodes);
            assert!(position.is_legal(thought.best().unwrap()));
        }
    }
}

#[test]
fn no_time_and_a_flag_that_is_set_still_have_an_answer() {
    let mut searcher = Searcher::with_megabytes(1);
    let position = Position::start(Player::A);
    for (budget, stop) in [(Budget::time(Duration::ZERO), false), (Budget::default(), true)] {
        let thought = searcher.think(&position, budget, &AtomicBool::new(stop));
        assert!(thought.nodes <= 2_048, "{}", thought.nodes);
        assert!(position.is_legal(thought.best().unwrap()));
    }
}

#[test]
fn it_can_be_stopped_and_it_ends_with_its_time() {
    let position = Position::start(Player::A);
    let stop = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let search = scope.spawn(|| Searcher::with_megabytes(1).think(&position, Budget::default(), &stop));
        std::thread::sleep(Duration::from_millis(30));
        assert!(!search.is_finished(), "there is far more to search");
        stop.store(true, Ordering::Relaxed);
        assert!(position.is_legal(search.join().unwrap().best().unwrap()));
    });
    let time = Duration::from_millis(30);
    let thought = Searcher::with_megabytes(1).think(&position, Budget::time(time), &GO);
    assert!(thought.time >= time, "it uses what it has: {:?}", thought.time);
}

#[test]
fn progress_goes_deeper_one_by_one() {
    let mut depths = Vec::new();
    let position = Position::start(Player::B);
    let thought = Searcher::with_megabytes(1).rank(&position, 1, Budget::nodes(30_000), &GO, |thought| {
        depths.push(thought.depth);
    });
    assert_eq!(depths, (1..=thought.depth).collect::<Vec<u8>>());
    assert!(thought.depth >= 2);
    assert!((0.0..=1.0).contains(&thought.score.win_probability()));
}

#[test]
fn the_levels_play_legally_and_the_same_by_the_same_seed() {
    // Level five lets the clock decide, so it is shortened to next to nothing and only has to play on.
    for level in Level::ALL {
        let game = |seed| {
            let scale = if level == Level::Five { 1e-4 } else { 0.02 };
            let mut bots = [seed, seed + 1].map(|seed| Leveled::scaled(level, seed, scale));
            let [a, b] = &mut bots;
            let (first, answers) = (Player::BOTH[seed as usize % 2], &mut [a as &mut dyn Bot<HongKong>, b]);
            game_in(answers, first, Duration::from_mins(1)).to_string()
        };
        let (one, again) = (game(5), game(5));
        if level != Level::Five {
            assert_eq!(one, again, "{level:?}");
        }
        if level <= Level::Two {
            assert_ne!(one, game(7), "{level:?} has whims");
        }
    }
}

#[test]
fn uct_plays_the_same_by_the_same_seed() {
    let position = high_game(6)[10];
    let answer = |seed| Uct::new(seed).think(&position, Budget::nodes(2_000), &GO);
    assert_eq!(answer(1), answer(1));
    assert_eq!(answer(1).playouts, 2_000);
    assert!(position.is_legal(answer(2).best.unwrap()));
}

#[test]
fn level_three_and_uct_beat_who_does_not_look_ahead() {
    let mut won = [0, 0];
    for n in 0..12 {
        let me = Player::BOTH[n as usize % 2];
        let mut three = Leveled::new(Level::Three, n);
        let mut uct = Small(Uct::new(n));
        let bots: [&mut dyn Bot<HongKong>; 2] = [&mut three, &mut uct];
        for (bot, won) in bots.into_iter().zip(&mut won) {
            let mut greedy = bots::hongkong::Greedy(table::luck(n));
            let mut pair: [&mut dyn Bot<HongKong>; 2] =
                if me == Player::A { [bot, &mut greedy] } else { [&mut greedy, bot] };
            let end = game_in(&mut pair, Player::A, Duration::from_mins(1));
            *won += u8::from(end.ending().unwrap().winner() == Some(me));
        }
    }
    assert!(won[0] >= 10 && won[1] >= 7, "{won:?} of 12");
}

/// UCT with so many games, whatever the clock says.
struct Small(Uct);

impl Bot<HongKong> for Small {
    fn choose(
        &mut self,
        _: &HongKong,
        view: &hongkong::View,
        _: &[hongkong::Event],
        _: Limits<'_>,
    ) -> hongkong::Placement {
        self.0.think(view.my_turn().unwrap(), Budget::nodes(1_500), &GO).best.unwrap()
    }
}

#[test]
fn a_bot_answers_from_a_view() {
    let position = Position::start(Player::B);
    let view = HongKong.view(&State::Play(position), game::Seat::B.into());
    let limits = Limits { time: Duration::from_millis(5), stop: &GO };
    for level in Level::ALL {
        assert!(position.is_legal(Leveled::new(level, 1).choose(&HongKong, &view, &[], limits)));
        assert_eq!(Level::numbered(level.number()), Some(level));
    }
    assert_eq!((Level::numbered(0), Level::numbered(6)), (None, None));
}
