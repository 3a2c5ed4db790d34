//! Blackout between bots.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use blackout::campaign::winners;
use blackout::{Blackout, Chapter, Event, Setup};
use bots::blackout::who_decides;
use bots::roster::{Budget, Roster};
use clap::ArgMatches;
use game::{Audience, Game, Limits, Seat, Turn, Viewer, heard};
use serde_json::json;

use super::{in_parallel, luck_of};
use crate::box_commands::load;
use crate::complaint::Complaint;
use crate::say::Say;
use crate::screen::Screen;

/// What came of some games, in whole numbers, so that parts can be added in any order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Summary {
    games: u64,
    rounds: u64,
    answers: u64,
    scores: [i64; 4],
    wins: [u64; 4],
    first_wins: u64,
    best: i64,
}

impl Summary {
    fn add(&mut self, other: &Summary) {
        self.games += other.games;
        self.rounds += other.rounds;
        self.answers += other.answers;
        self.first_wins += other.first_wins;
        self.best += other.best;
        for seat in 0..4 {
            self.scores[seat] += other.scores[seat];
            self.wins[seat] += other.wins[seat];
        }
    }
}

/// The setup the options ask for.
pub fn setup(matches: &ArgMatches) -> Setup {
    let chapter = matches.get_one::<u8>("chapter").map(|&n| Chapter::ALL[usize::from(n - 1)]);
    let default = if chapter.is_some() { 1 } else { 2 };
    let n_seats = matches.get_one::<u8>("seats").copied().unwrap_or(default);
    Setup { n_seats, chapter, losses: 0 }
}

/// Refuses what the rules do not know: one seat without a chapter (B1.2).
pub fn check(setup: Setup) -> Result<Setup, Complaint> {
    if setup.n_seats == 1 && setup.chapter.is_none() { Err(Say::SoloNeedsChapter.into()) } else { Ok(setup) }
}

/// `harbour simulate blackout`
pub fn run(matches: &ArgMatches, mut screen: Screen<'_>) -> Result<(), Complaint> {
    let number = |name| matches.get_one::<u64>(name).copied().unwrap_or(1);
    let (games, seed) = (number("games"), number("seed"));
    let bot = matches.get_one::<String>("bot").map_or("random", String::as_str);
    let setup = check(setup(matches))?;
    let rules = Blackout { components: load(matches, &mut screen)?.components };
    let summary = in_parallel(games, |n| play(&rules, &setup, seed, n, bot), Summary::add);
    let n_seats = usize::from(setup.n_seats);
    let mean = |sum: i64| sum as f64 / games as f64;
    if matches.get_flag("json") {
        let whole = json!({
            "game": Blackout::NAME, "rules": Blackout::RULES, "setup": rules.print_setup(&setup), "bot": bot,
            "games": games, "seed": seed, "rounds": summary.rounds, "answers": summary.answers,
            "scores": summary.scores[..n_seats], "wins": summary.wins[..n_seats],
            "starting_player_wins": summary.first_wins, "winning_scores": summary.best,
        });
        return Ok(screen.line(&whole.to_string())?);
    }
    let text = screen.text;
    screen.say(&Say::BlackoutHead {
        seats: setup.n_seats,
        chapter: setup.chapter.map_or(0, |chapter| chapter as u8 + 1),
        bot: bot.into(),
        games,
        seed: seed.to_string(),
    })?;
    for seat in rules.seats(&setup).iter() {
        let percent = text.decimal(100.0 * mean(summary.wins[seat.index()] as i64), 1);
        let score = text.decimal(mean(summary.scores[seat.index()]), 1);
        screen.say(&Say::BlackoutSeat { seat, score, percent })?;
    }
    let first = text.decimal(100.0 * mean(summary.first_wins as i64), 1);
    let (rounds, answers) = (mean(summary.rounds as i64), mean(summary.answers as i64));
    screen.say(&Say::BlackoutMeans {
        best: text.decimal(mean(summary.best), 1),
        first,
        rounds: text.decimal(rounds, 2),
        answers: text.decimal(answers, 0),
    })?;
    Ok(())
}

/// Plays one game, as a table would: the bots get views, chance is drawn by seed and step.
fn play(rules: &Blackout, setup: &Setup, seed: u64, n: u64, bot: &str) -> Summary {
    let luck = luck_of(seed, n);
    let stop = AtomicBool::new(false);
    let limits = Limits { time: Duration::from_secs(1), stop: &stop };
    let mut bots = [0, 1, 2, 3].map(|i| {
        let whims = luck.draw(1 << 32 | i, 1 << 62);
        Blackout::bot_called(bot, Budget::Time, whims).expect("the command line knows the names of bots")
    });
    let mut state = rules.start(setup);
    let mut started = Seat::A;
    let (mut steps, mut answers) = (0, 0);
    let mut told: Vec<(Audience, Event)> = Vec::new();
    let mut told_to: [Vec<Event>; 4] = Default::default();
    loop {
        steps += 1;
        for seat in rules.seats(setup).iter() {
            told_to[seat.index()].extend(heard(&told, seat.into()).cloned());
        }
        told.clear();
        match rules.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = rules.outcome(&state, luck.draw(steps, rules.chances(&state)));
                if let blackout::Outcome::Start(seat) = outcome {
                    started = seat;
                }
                rules.resolve(&mut state, outcome, &mut told);
            }
            Turn::Ask(seats) => {
                answers += 1;
                let seat = who_decides(&state, seats);
                let view = rules.view(&state, Viewer::Seat(seat));
                let action = bots[seat.index()].choose(rules, &view, &told_to[seat.index()], limits);
                rules.act(&mut state, seat, action, &mut told);
            }
        }
    }
    let mut summary = Summary { games: 1, rounds: u64::from(state.table().round), answers, ..Summary::default() };
    let (scores, places) = (rules.scores(&state), rules.places(&state).unwrap_or_default());
    // B10.4, B10.5: a chapter is won by who meets its conditions.
    let winners = match setup.chapter {
        Some(_) => winners(&rules.components, state.table()),
        None => rules.seats(setup).iter().filter(|&seat| places[seat] == 1).collect(),
    };
    for seat in rules.seats(setup).iter() {
        summary.scores[seat.index()] = i64::from(scores[seat]);
        summary.wins[seat.index()] = u64::from(winners.contains(seat));
    }
    summary.best = i64::from(scores.0.into_iter().take(usize::from(setup.n_seats)).max().unwrap_or_default());
    summary.first_wins = u64::from(winners.contains(started));
    summary
}
