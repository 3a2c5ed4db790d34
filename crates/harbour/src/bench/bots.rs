//! How fast bots think, on one core.

use std::hint::black_box;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use ::hongkong::{Piece, Placement, Player, Position};
use blackout::{Blackout, Setup, State};
use bots::blackout::brisk::{play_round, step};
use bots::blackout::train::is_between_rounds;
use bots::blackout::value::Value;
use bots::blackout::{Budget, Uct, who_decides};
use bots::hongkong::{self, Searcher};
use bots::quick;
use game::{Bot, Game, Limits, Turn};
use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use serde_json::json;

use crate::complaint::Complaint;
use crate::say::Say;
use crate::screen::Screen;

/// After so many random placements Hong Kong is searched.
const PLACEMENTS: [u32; 8] = [0, 4, 8, 12, 16, 20, 24, 28];

/// What a bot does again and again, and how often in a second.
#[derive(Clone, Copy)]
struct Speed {
    what: &'static str,
    per_second: f64,
}

/// `harbour bench hongkong --bots`: positions searched, random games of plain UCT, and how well a deadline is kept.
pub fn of_hongkong(time: Duration, is_json: bool, mut screen: Screen<'_>) -> Result<(), Complaint> {
    let stop = AtomicBool::new(false);
    let budget = hongkong::Budget::time(time / PLACEMENTS.len() as u32);
    let (mut searcher, mut uct) = (Searcher::default(), hongkong::Uct::new(1));
    let (mut nodes, mut games) = (0, 0);
    let (mut searching, mut playing) = (Duration::ZERO, Duration::ZERO);
    for position in PLACEMENTS.map(after) {
        searcher.forget();
        let thought = searcher.think(&position, budget, &stop);
        nodes += thought.nodes;
        searching += thought.time;
        let before = Instant::now();
        games += uct.think(&position, budget, &stop).playouts;
        playing += before.elapsed();
    }
    let late = lateness(&mut searcher, &stop);
    let (middle, most) = (late[late.len() / 2], late[late.len() - 1]);
    let speeds = [
        Speed { what: "positions", per_second: nodes as f64 / searching.as_secs_f64() },
        Speed { what: "uct", per_second: games as f64 / playing.as_secs_f64() },
    ];
    if is_json {
        let late = json!({ "median_ms": middle, "longest_ms": most });
        return told(&mut screen, json!({ "game": "hongkong", "late": late }), &speeds);
    }
    screen.say(&Say::BenchBots { game: "hongkong", setup: String::new() })?;
    tell(&mut screen, &speeds)?;
    let (middle, most) = (screen.text.decimal(middle, 2), screen.text.decimal(most, 2));
    Ok(screen.say(&Say::BenchDeadlines { middle, most })?)
}

/// By how many milliseconds deadlines between 10 ms and 2 s were missed, in order.
fn lateness(searcher: &mut Searcher, stop: &AtomicBool) -> Vec<f64> {
    let deadlines = [10, 20, 50, 100].repeat(5).into_iter().chain([2_000; 3]);
    let mut late: Vec<f64> = deadlines
        .map(|milliseconds| {
            searcher.forget();
            let before = Instant::now();
            searcher.think(&after(6), hongkong::Budget::time(Duration::from_millis(milliseconds)), stop);
            before.elapsed().as_secs_f64() * 1e3 - milliseconds as f64
        })
        .collect();
    late.sort_by(f64::total_cmp);
    late
}

/// A position after so many random placements that do not end the game.
fn after(placements: u32) -> Position {
    let mut rng = Pcg32::seed_from_u64(7);
    let mut position = Position::start(Player::A);
    for _ in 0..placements {
        let by_piece = Piece::ALL.into_iter().zip(position.legal());
        let all = by_piece.flat_map(|(piece, plots)| plots.into_iter().map(move |plot| Placement { piece, plot }));
        let placed = |placement| {
            let mut after = position;
            after.place(placement);
            after
        };
        let on: Vec<Position> = all.map(placed).filter(|after| !after.is_over()).collect();
        if !on.is_empty() {
            position = on[quick(&mut rng, on.len() as u32) as usize];
        }
    }
    position
}

/// `harbour bench blackout --bots`: cut-off rollouts, and random games of plain UCT.
///
/// A rollout copies a state, lets every seat play on by rules of thumb to the end of the round, and values the table then for
/// all seats. A whole one begins with the dice: every seat plans, deploys, completes goals, scouts, buys, cleans up and
/// refreshes. The search's own begin where somebody has just decided something. UCT's go to the end of the game at random.
pub fn of_blackout(
    rules: &Blackout,
    setup: &Setup,
    time: Duration,
    is_json: bool,
    mut screen: Screen<'_>,
) -> Result<(), Complaint> {
    let (rounds, decisions) = moments(rules, setup);
    let speeds = [
        Speed { what: "decisions", per_second: rollouts(rules, &decisions, time) },
        Speed { what: "rounds", per_second: rollouts(rules, &rounds, time) },
        Speed { what: "uct", per_second: random_games(rules, &decisions, time) },
    ];
    let setup = rules.print_setup(setup);
    if is_json {
        return told(&mut screen, json!({ "game": Blackout::NAME, "setup": setup }), &speeds);
    }
    screen.say(&Say::BenchBots { game: Blackout::NAME, setup })?;
    tell(&mut screen, &speeds)
}

/// The states before each round and at each decision of some games by rules of thumb.
fn moments(rules: &Blackout, setup: &Setup) -> (Vec<State>, Vec<State>) {
    let mut rng = Pcg32::seed_from_u64(1);
    let (mut rounds, mut decisions): (Vec<State>, Vec<State>) = (Vec::new(), Vec::new());
    for _ in 0..20 {
        let mut state = rules.start(setup);
        loop {
            if is_between_rounds(&state) {
                rounds.push(state);
            } else if matches!(rules.turn(&state), Turn::Ask(_)) {
                decisions.push(state);
            }
            if !step(rules, &mut state, &mut rng) {
                break;
            }
        }
    }
    (rounds, decisions)
}

fn rollouts(rules: &Blackout, from: &[State], time: Duration) -> f64 {
    let mut rng = Pcg32::seed_from_u64(1);
    let value = Value::learned(from[0].table().setup.n_seats);
    let (mut n, clock) = (0_u64, Clock::begin());
    while clock.elapsed() < time {
        for state in from.iter().step_by(7) {
            let mut state = *state;
            play_round(rules, &mut state, &mut rng);
            let scores = value.scores(&rules.components, state.table());
            black_box(value.win_chances(&rules.components, state.table(), &scores));
            n += 1;
        }
    }
    n as f64 / clock.on_core()
}

fn random_games(rules: &Blackout, from: &[State], time: Duration) -> f64 {
    let stop = AtomicBool::new(false);
    let mut uct = Uct::new(1, Budget::Rollouts(50));
    let clock = Clock::begin();
    while clock.elapsed() < time {
        for state in from.iter().step_by(37) {
            let seat = who_decides(state, rules.turn(state).asked());
            uct.choose(rules, &rules.view(state, seat.into()), &[], Limits { time, stop: &stop });
        }
    }
    uct.rollouts as f64 / clock.on_core()
}

fn tell(screen: &mut Screen<'_>, speeds: &[Speed]) -> Result<(), Complaint> {
    for speed in speeds {
        let rate = screen.text.decimal(speed.per_second, 0);
        screen.say(&Say::BenchThought { what: speed.what, rate })?;
    }
    Ok(())
}

fn told(screen: &mut Screen<'_>, mut whole: serde_json::Value, speeds: &[Speed]) -> Result<(), Complaint> {
    for speed in speeds {
        whole["per_second"][speed.what] = speed.per_second.into();
    }
    Ok(screen.line(&whole.to_string())?)
}

/// Time, and how much of it this program was on a core, where the system tells: others may use the machine.
struct Clock {
    begun: Instant,
    on_core: Option<f64>,
}

impl Clock {
    fn begin() -> Clock {
        Clock { begun: Instant::now(), on_core: Clock::so_far() }
    }

    fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }

    fn on_core(&self) -> f64 {
        let whole = self.elapsed().as_secs_f64();
        Clock::so_far().zip(self.on_core).map_or(whole, |(now, then)| now - then)
    }

    fn so_far() -> Option<f64> {
        let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
        Some(text.split(' ').next()?.parse::<f64>().ok()? / 1e9)
    }
}
