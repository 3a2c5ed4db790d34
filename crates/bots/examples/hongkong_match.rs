//! A match of two bots at Hong Kong, colours swapped in each pair of games and the first placements drawn at random.
//!
//!     cargo run --release -p bots --example hongkong_match -- GAMES SEED BOT BOT
//!
//! A bot is `random`, `greedy`, `level3`, `level5@0.01` (at a hundredth of its budget), `uct=20ms`, `uct=5000` (random games),
//! `search=20ms`, `search=5000` (positions) or `search=d4` (turns). To compare settings, commas follow: for `search` what
//! to leave out (`few:4`) and a file of weights (`w:FILE`), for `uct` curiosity and tries before unfolding (`0.7:4`).

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use bots::Level;
use bots::hongkong::evaluation::Weights;
use bots::hongkong::{Budget, Greedy, Leveled, Pruning, Searcher, Uct};
use bots::{Random, quick};
use game::{Bot, Game, Limits};
use hongkong::{HongKong, Piece, Placement, Player, Position, State};
use rand_core::SeedableRng;
use rand_pcg::Pcg32;

/// How many placements of each pair of games are drawn at random.
const DRAWN: u32 = 4;

enum Who {
    Plain(Box<dyn Bot<HongKong>>),
    Uct(Uct, Budget),
    Search(Box<Searcher>, Budget),
    Level(Box<Leveled>),
}

#[derive(Default)]
struct Tally {
    placements: u64,
    time: f64,
    longest: f64,
    nodes: u64,
    depth: u64,
}

impl Who {
    fn named(name: &str, seed: u64) -> Who {
        let (kind, rest) = name.split_once('=').unwrap_or((name, ""));
        let mut parts = rest.split(',');
        let budget = parts.next().unwrap_or("");
        let budget = if let Some(ms) = budget.strip_suffix("ms") {
            Budget::time(Duration::from_millis(ms.parse().unwrap()))
        } else if let Some(depth) = budget.strip_prefix('d') {
            Budget::depth(depth.parse().unwrap())
        } else {
            Budget::nodes(budget.parse().unwrap_or(1_000))
        };
        if let Some(level) = kind.strip_prefix("level") {
            let (number, scale) = level.split_once('@').unwrap_or((level, "1"));
            let level = Level::numbered(number.parse().unwrap()).expect("levels are 1 to 5");
            return Who::Level(Box::new(Leveled::scaled(level, seed, scale.parse().unwrap())));
        }
        match kind {
            "random" => Who::Plain(Box::new(Random(Pcg32::seed_from_u64(seed)))),
            "greedy" => Who::Plain(Box::new(Greedy(Pcg32::seed_from_u64(seed)))),
            "uct" => {
                let mut uct = Uct::new(seed);
                if let Some((c, u)) = parts.next().and_then(|part| part.split_once(':')) {
                    uct = uct.with(c.parse().unwrap(), u.parse().unwrap());
                }
                Who::Uct(uct, budget)
            }
            "search" => {
                let mut pruning = Pruning::default();
                let mut weights = Weights::tuned().clone();
                for part in parts {
                    let (name, value) = part.split_once(':').unwrap();
                    let number = || value.parse::<f64>().unwrap();
                    match name {
                        "ahead" => pruning.ahead = number() as i32,
                        "behind" => pruning.behind = number() as i32,
                        "few" => pruning.few = number() as usize,
                        "full" => pruning.in_full = number() as usize,
                        "base" => pruning.reduction_base = number(),
                        "divisor" => pruning.reduction_divisor = number(),
                        "doubles" => pruning.doubles_in_full = number() as usize,
                        "aspiration" => pruning.aspiration = number() as i32,
                        "w" => weights = read(value),
                        _ => panic!("{name}"),
                    }
                }
                Who::Search(Box::new(Searcher::with(8, pruning, &weights)), budget)
            }
            _ => panic!("there is no bot {name}"),
        }
    }

    fn choose(&mut self, position: &Position, tally: &mut Tally) -> Placement {
        let stop = AtomicBool::new(false);
        let begin = Instant::now();
        let placement = match self {
            Who::Plain(bot) => {
                let view = HongKong.view(&State::Play(*position), position.to_move().seat().into());
                bot.choose(&HongKong, &view, &[], Limits { time: Duration::from_millis(20), stop: &stop })
            }
            Who::Level(bot) => {
                let thought = bot.think(position, Limits { time: Duration::from_secs(10), stop: &stop });
                tally.nodes += thought.nodes;
                tally.depth += u64::from(thought.depth);
                thought.best().unwrap()
            }
            Who::Uct(uct, budget) => {
                let tried = uct.think(position, *budget, &stop);
                tally.nodes += tried.playouts;
                tried.best.unwrap()
            }
            Who::Search(searcher, budget) => {
                let thought = searcher.think(position, *budget, &stop);
                tally.nodes += thought.nodes;
                tally.depth += u64::from(thought.depth);
                thought.best().unwrap()
            }
        };
        let time = begin.elapsed().as_secs_f64();
        tally.placements += 1;
        tally.time += time;
        tally.longest = tally.longest.max(time);
        assert!(position.is_legal(placement), "{placement} in {position}");
        placement
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [games, seed] = [0, 1].map(|n| args[n].parse::<u64>().expect("a number"));
    let names = [&args[2], &args[3]];
    let mut bots = [Who::named(names[0], 2 * seed), Who::named(names[1], 2 * seed + 1)];
    let mut tallies = [Tally::default(), Tally::default()];
    let (mut won, mut drawn, mut lost, mut first_won, mut placements) = (0, 0, 0, 0, 0_u64);
    for n in 0..games {
        let mut rng = Pcg32::seed_from_u64((seed << 32) | (n / 2));
        let mut position = Position::start(Player::A);
        for _ in 0..DRAWN {
            position.place(any(&position, &mut rng));
        }
        let me = Player::BOTH[n as usize % 2];
        for bot in &mut bots {
            if let Who::Search(searcher, _) = bot {
                searcher.forget();
            }
        }
        placements += u64::from(DRAWN);
        while !position.is_over() {
            let who = usize::from(position.to_move() != me);
            position.place(bots[who].choose(&position, &mut tallies[who]));
            placements += 1;
        }
        match position.ending().and_then(hongkong::Ending::winner) {
            Some(winner) if winner == me => won += 1,
            Some(_) => lost += 1,
            None => drawn += 1,
        }
        first_won += u64::from(position.ending().and_then(hongkong::Ending::winner) == Some(Player::A));
    }
    let share = (f64::from(won) + 0.5 * f64::from(drawn)) / games as f64;
    // Wilson's interval, which holds near 0 and 1, too.
    let (n, z) = (games as f64, 1.96);
    let centre = (share + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z / (1.0 + z * z / n) * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    println!(
        "{} against {}: {won} won, {drawn} drawn, {lost} lost: {:.1} % ({:.1} to {:.1}); first player {:.0} %, {:.1} placements a game",
        names[0],
        names[1],
        100.0 * share,
        100.0 * (centre - half),
        100.0 * (centre + half),
        100.0 * first_won as f64 / n,
        placements as f64 / n,
    );
    for (name, tally) in names.iter().zip(&tallies) {
        println!(
            "    {name}: {:.2} ms a placement, longest {:.1}, {:.0} nodes at {:.2} million a second, depth {:.1}",
            1e3 * tally.time / tally.placements as f64,
            1e3 * tally.longest,
            tally.nodes as f64 / tally.placements as f64,
            tally.nodes as f64 / tally.time / 1e6,
            tally.depth as f64 / tally.placements as f64,
        );
    }
}

/// The weights of a file such as the tuner writes: all its numbers, in the order of the fields.
fn read(path: &str) -> Weights {
    let text = std::fs::read_to_string(path).expect("a file of weights");
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join(" ");
    let code = &code[code.find("sets:").expect("weights")..];
    let mut numbers = code.split(|c: char| c != '-' && !c.is_ascii_digit()).filter_map(|word| word.parse::<i16>().ok());
    let mut weights = Weights::tuned().clone();
    let Weights { sets, supplies, tempo, priors } = &mut weights;
    let of_sets = sets.iter_mut().flatten().flatten();
    let of_supplies = supplies.iter_mut().flatten().flatten().flatten();
    for weight in of_sets.chain(of_supplies).chain(tempo.iter_mut().flatten()).chain(priors.iter_mut().flatten()) {
        *weight = numbers.next().expect("as many numbers as weights");
    }
    assert_eq!(numbers.next(), None);
    weights
}

fn any(position: &Position, rng: &mut Pcg32) -> Placement {
    let legal = position.legal();
    let mut n = quick(rng, legal.iter().map(|plots| plots.len()).sum());
    for (piece, plots) in Piece::ALL.into_iter().zip(legal) {
        if n < plots.len() {
            return Placement { piece, plot: plots.nth(n) };
        }
        n -= plots.len();
    }
    unreachable!("the game is not over")
}
