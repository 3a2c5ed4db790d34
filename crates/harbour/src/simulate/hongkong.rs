//! Hong Kong between bots.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use bots::roster::{Budget, Roster};
use clap::ArgMatches;
use game::{Audience, Game, Limits, Log, Seat, Turn, Viewer};
use hongkong::{Ending, Event, HongKong, Player, Setup, State};
use serde_json::json;

use super::{in_parallel, luck_of};
use crate::complaint::Complaint;
use crate::say::Say;
use crate::screen::Screen;

/// What came of some games, in whole numbers, so that parts can be added in any order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Summary {
    games: u64,
    wins: [u64; 2],
    draws: u64,
    first_wins: u64,
    by_centre: u64,
    turns: u64,
    pieces: u64,
    buildings: [u64; 2],
}

impl Summary {
    fn add(&mut self, other: &Summary) {
        self.games += other.games;
        self.draws += other.draws;
        self.first_wins += other.first_wins;
        self.by_centre += other.by_centre;
        self.turns += other.turns;
        self.pieces += other.pieces;
        for player in Player::BOTH.map(|player| player as usize) {
            self.wins[player] += other.wins[player];
            self.buildings[player] += other.buildings[player];
        }
    }
}

/// `harbour simulate hongkong`
pub fn run(matches: &ArgMatches, mut screen: Screen<'_>) -> Result<(), Complaint> {
    let number = |name| matches.get_one::<u64>(name).copied().unwrap_or(1);
    let (games, seed) = (number("games"), number("seed"));
    let bot = |name| matches.get_one::<String>(name).map_or("random", String::as_str);
    let names = [bot("a"), bot("b")];
    let summary = in_parallel(games, |n| play(seed, n, names), Summary::add);
    if matches.get_flag("json") {
        let Summary { wins, draws, first_wins, by_centre, turns, pieces, buildings, .. } = summary;
        let whole = json!({
            "game": "hongkong", "rules": HongKong::RULES, "a": names[0], "b": names[1], "games": games, "seed": seed,
            "wins_a": wins[0], "wins_b": wins[1], "draws": draws, "first_player_wins": first_wins,
            "won_by_centre": by_centre, "turns": turns, "pieces": pieces,
            "buildings_a": buildings[0], "buildings_b": buildings[1],
        });
        return Ok(screen.line(&whole.to_string())?);
    }
    Ok(tell(&summary, names, seed, &mut screen)?)
}

fn tell(summary: &Summary, names: [&str; 2], seed: u64, screen: &mut Screen<'_>) -> std::io::Result<()> {
    let games = summary.games;
    let text = screen.text;
    let percent = |n: u64| text.decimal(100.0 * n as f64 / games as f64, 1);
    // Half of the 95 % interval of a share, by the normal approximation.
    let margin = |n: u64| {
        let share = n as f64 / games as f64;
        text.decimal(196.0 * (share * (1.0 - share) / games as f64).sqrt(), 1)
    };
    let mean = |n: u64| text.decimal(n as f64 / games as f64, 2);
    let [a, b] = names.map(String::from);
    screen.say(&Say::SimulateHead { a, b, games, seed: seed.to_string() })?;
    for player in Player::BOTH {
        let wins = summary.wins[player as usize];
        let (percent, margin) = (percent(wins), margin(wins));
        screen.say(&Say::SimulateWins { seat: player.seat(), wins, percent, margin })?;
    }
    screen.say(&Say::SimulateDraws { draws: summary.draws, percent: percent(summary.draws) })?;
    let first = summary.first_wins;
    screen.say(&Say::SimulateFirst { wins: first, percent: percent(first), margin: margin(first) })?;
    screen.say(&Say::SimulateCentre { games: summary.by_centre, percent: percent(summary.by_centre) })?;
    screen.say(&Say::SimulateMeans {
        turns: mean(summary.turns),
        pieces: mean(summary.pieces),
        a: mean(summary.buildings[0]),
        b: mean(summary.buildings[1]),
    })
}

/// Plays one game, as a table would: the bots get views, chance is drawn by seed and step.
fn play(seed: u64, n: u64, names: [&str; 2]) -> Summary {
    let luck = luck_of(seed, n);
    let stop = AtomicBool::new(false);
    let limits = Limits { time: Duration::from_secs(1), stop: &stop };
    let mut bots = [0, 1].map(|i| {
        let whims = luck.draw(1 << 32 | i as u64, 1 << 62);
        HongKong::bot_called(names[i], Budget::Time, whims).expect("the command line knows the names of bots")
    });
    let mut state = HongKong.start(&Setup::Draw);
    // Everything in this game is told to all, so both bots have heard the same.
    let mut heard: Vec<Event> = Vec::new();
    let mut steps = 0;
    loop {
        steps += 1;
        match HongKong.turn(&state) {
            Turn::Over => return summarise(&state, steps - 2),
            Turn::Chance => {
                let k = luck.draw(steps, HongKong.chances(&state));
                let outcome = HongKong.outcome(&state, k);
                HongKong.resolve(&mut state, outcome, &mut Ears(&mut heard));
            }
            Turn::Ask(seats) => {
                let seat = if seats.contains(Seat::A) { Seat::A } else { Seat::B };
                let view = HongKong.view(&state, Viewer::Seat(seat));
                let placement = bots[seat.index()].choose(&HongKong, &view, &heard, limits);
                HongKong.act(&mut state, seat, placement, &mut Ears(&mut heard));
            }
        }
    }
}

/// Who hears whatever is told to all.
struct Ears<'a>(&'a mut Vec<Event>);

impl Log<Event> for Ears<'_> {
    fn tell(&mut self, _: Audience, event: impl FnOnce() -> Event) {
        self.0.push(event());
    }
}

fn summarise(state: &State, pieces: u64) -> Summary {
    let Some((position, ending)) = state.position().and_then(|position| Some((position, position.ending()?))) else {
        return Summary::default();
    };
    let won = |player| u64::from(ending.winner() == Some(player));
    Summary {
        games: 1,
        wins: Player::BOTH.map(won),
        draws: u64::from(ending.winner().is_none()),
        first_wins: won(position.first()),
        by_centre: u64::from(matches!(ending, Ending::Centre { .. })),
        turns: u64::from(position.turns()),
        pieces,
        buildings: Player::BOTH.map(|player| u64::from(position.controlled(player).len())),
    }
}
