//! The bots there are, by name: the one list that the server, the terminal and the arena share.

use std::time::{Duration, Instant};

use blackout::{Blackout, Decision};
use game::{Bot, Game, Limits, Seat, Stop};
use hongkong::{HongKong, Position};
use rand_core::SeedableRng;
use rand_pcg::Pcg32;

use crate::{Level, Random, blackout as blackout_bots, hongkong as hongkong_bots};

/// The names of all bots: the baselines, then the levels, the weakest first. Every game has a bot of each name.
pub const NAMES: &[&str] = &["random", "greedy", "uct", "level-1", "level-2", "level-3", "level-4", "level-5"];

/// The bots that are opponents for people, the weakest first.
pub const LEVELS: &[&str] = &["level-1", "level-2", "level-3", "level-4", "level-5"];

/// Who plays with somebody that has not said against whom.
pub const USUAL: &str = "level-2";

/// What bounds a bot's thought about one answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// The time its limits name, and what its level takes at most.
    Time,
    /// So many iterations (playouts, or searched positions: what the bot counts), so that the same seed gives the same game
    /// whatever else the machine does. The limits' time then only keeps a table from waiting for ever. Who thinks less anyway
    /// does as ever.
    Iterations(u64),
}

/// A game that bots play.
pub trait Roster: Game {
    /// The bot of this name, within this budget; its whims come from the seed alone.
    fn bot_called(name: &str, budget: Budget, seed: u64) -> Option<Box<dyn Bot<Self> + Send>>;

    /// Whether what the viewer is asked goes on from its last answer, so that one thought is behind both.
    fn goes_on(view: &Self::View) -> bool;
}

impl Roster for HongKong {
    fn bot_called(name: &str, budget: Budget, seed: u64) -> Option<Box<dyn Bot<HongKong> + Send>> {
        let rng = Pcg32::seed_from_u64(seed);
        Some(match name {
            "random" => Box::new(Random(rng)),
            "greedy" => Box::new(hongkong_bots::Greedy(rng)),
            "uct" => Box::new(hongkong_bots::Uct::new(seed).within(budget)),
            _ => Box::new(hongkong_bots::Leveled::new(level(name)?, seed).within(budget)),
        })
    }

    /// A fast block is followed by a second piece (K2).
    fn goes_on(view: &hongkong::View) -> bool {
        view.my_turn().is_some_and(Position::is_open)
    }
}

impl Roster for Blackout {
    fn bot_called(name: &str, budget: Budget, seed: u64) -> Option<Box<dyn Bot<Blackout> + Send>> {
        let rng = Pcg32::seed_from_u64(seed);
        let at_most = |time| match budget {
            Budget::Time => blackout_bots::Budget::Time(time),
            Budget::Iterations(n) => blackout_bots::Budget::Rollouts(u32::try_from(n).unwrap_or(u32::MAX)),
        };
        Some(match name {
            "random" => Box::new(Random(rng)),
            "greedy" => Box::new(blackout_bots::Greedy(rng)),
            "uct" => Box::new(blackout_bots::Uct::new(seed, at_most(Duration::MAX))),
            _ => blackout_bots::bot(level(name)?, seed, at_most(Level::LONGEST)),
        })
    }

    /// A plan is made card by card (B2.2).
    fn goes_on(view: &blackout::View) -> bool {
        let is_ready = view.viewer.seat().is_some_and(|seat| view.table.ready.contains(seat));
        view.table.decision() == Some(Decision::Plan) && !is_ready
    }
}

/// The level of a name.
fn level(name: &str) -> Option<Level> {
    Level::numbered(name.strip_prefix("level-")?.parse().ok()?)
}

/// A bot's answer to what a seat is asked now, and where that goes on, all answers up to its end: a bot need not be kept from one
/// step to the next to remember what it wanted. The time of the limits is for all of them together: each may take half of what
/// is left, since more may follow.
pub fn answers<G: Roster>(
    bot: &mut dyn Bot<G>,
    game: &G,
    state: &G::State,
    seat: Seat,
    heard: &[G::Event],
    limits: Limits<'_>,
) -> Vec<G::Action> {
    let begun = Instant::now();
    let half = || Limits { time: limits.time.saturating_sub(begun.elapsed()) / 2, ..limits };
    let mut answers = vec![bot.choose(game, &game.view(state, seat.into()), heard, half())];
    while answers.len() < MOST_STEPS {
        let preview = game::preview(game, state, seat, &answers);
        if preview.stop != Stop::End || !G::goes_on(&preview.view) {
            break;
        }
        let heard: Vec<G::Event> = heard.iter().cloned().chain(preview.events).collect();
        answers.push(bot.choose(game, &preview.view, &heard, half()));
    }
    answers
}

/// Who has not come to an end after so many steps is asked anew.
const MOST_STEPS: usize = 40;

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use blackout::{Action, Setup};
    use hongkong::{Event, Piece, Placement, Player, State, View};

    use super::*;

    #[test]
    fn every_name_is_a_bot_of_every_game() {
        for name in NAMES {
            assert!(HongKong::bot_called(name, Budget::Time, 1).is_some(), "{name}");
            assert!(Blackout::bot_called(name, Budget::Iterations(10), 1).is_some(), "{name}");
        }
        for name in ["nobody", "level-0", "level-6", "level-", "level-05x"] {
            assert!(HongKong::bot_called(name, Budget::Time, 1).is_none(), "{name}");
            assert!(Blackout::bot_called(name, Budget::Time, 1).is_none(), "{name}");
        }
    }

    #[test]
    fn the_levels_and_the_usual_opponent_are_among_the_names() {
        assert!(LEVELS.iter().chain([&USUAL]).all(|name| NAMES.contains(name)));
        assert!(LEVELS.contains(&USUAL));
    }

    #[test]
    fn a_plan_is_answered_whole_and_ends_with_being_ready() {
        let game = Blackout { components: boxes::embedded().components };
        let limits = Limits { time: Duration::from_secs(5), stop: &AtomicBool::new(false) };
        for name in NAMES.iter().filter(|name| **name != "random") {
            let mut rng = Pcg32::seed_from_u64(7);
            let mut state = game.start(&Setup { n_seats: 2, chapter: None, losses: 0 });
            while state.table().decision() != Some(Decision::Plan) {
                crate::blackout::brisk::step(&game, &mut state, &mut rng);
            }
            let mut bot = Blackout::bot_called(name, Budget::Iterations(30), 3).unwrap();
            // All are asked at once, and none waits for the others.
            for seat in [Seat::B, Seat::A] {
                let answers = answers(&mut *bot, &game, &state, seat, &[], limits);
                assert_eq!(answers.last(), Some(&Action::Ready), "{name}: {answers:?}");
                assert!(answers.len() > 1, "{name} in {seat} plans nothing");
                assert!(game::play_all(&game, &mut state, seat, &answers, &mut ()).is_ok(), "{name}");
            }
        }
    }

    /// A bot that takes all the time it is given, and notes how much that was.
    struct Thorough(Vec<Duration>);

    impl Bot<HongKong> for Thorough {
        fn choose(&mut self, _: &HongKong, view: &View, _: &[Event], limits: Limits<'_>) -> Placement {
            self.0.push(limits.time);
            std::thread::sleep(limits.time);
            let [standard, fast, _] = view.my_turn().unwrap().legal();
            let piece = if fast.is_empty() { Piece::Standard } else { Piece::Fast };
            let plot = (if fast.is_empty() { standard } else { fast }).into_iter().next().unwrap();
            Placement { piece, plot }
        }
    }

    #[test]
    fn who_takes_all_the_time_has_some_left_for_the_second_piece() {
        let state = State::Play(Position::start(Player::A));
        let limits = Limits { time: Duration::from_millis(400), stop: &AtomicBool::new(false) };
        let mut bot = Thorough(Vec::new());
        let answers = answers(&mut bot, &HongKong, &state, Seat::A, &[], limits);
        assert_eq!(answers.iter().map(|answer| answer.piece).collect::<Vec<_>>(), [Piece::Fast, Piece::Standard]);
        let [first, second] = bot.0[..] else { panic!("{:?}", bot.0) };
        assert!(second > Duration::ZERO && first + second < limits.time, "{first:?}, then {second:?}");
    }
}
