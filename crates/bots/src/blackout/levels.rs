//! The bots of Blackout: five levels, and all of them by name.

use std::time::Duration;

use blackout::{Action, Actions, Blackout, Decision, Event, View};
use game::{Bot, Game, Limits};
use rand_core::SeedableRng;
use rand_pcg::Pcg32;

use super::search::{Aim, Budget, Care, Search};
use super::uct::Uct;
use super::{Brisk, Greedy};
use crate::{Level, Random, quick};

/// Rollouts of the policy: strong play at less than a millisecond an answer, for games by the thousand. More of them add little.
pub const POLICY: u32 = 24;

/// A bot of this level with luck from a seed; level five, which alone thinks as long as it may, within this budget.
pub fn bot(level: Level, seed: u64, budget: Budget) -> Box<dyn Bot<Blackout> + Send> {
    let rng = Pcg32::seed_from_u64(seed);
    match level {
        // Plays along: every second answer is any that does no harm, as a child would try things.
        Level::One => Box::new(Casual { rng, whims: 50 }),
        // Has one idea of each decision, and often enough none.
        Level::Two => Box::new(Casual { rng, whims: 20 }),
        // Plays by rules of thumb.
        Level::Three => Box::new(Brisk),
        // Weighs each of its answers, without looking further.
        Level::Four => Box::new(Greedy(rng)),
        // Tries its answers in worlds that fit what it sees.
        Level::Five => Box::new(Search::new(seed, budget)),
    }
}

/// Plays by rules of thumb, but now and then anything.
#[derive(Clone, Debug)]
pub struct Casual {
    /// Its luck.
    pub rng: Pcg32,
    /// How many answers in a hundred are whims.
    pub whims: u32,
}

impl Bot<Blackout> for Casual {
    fn choose(&mut self, game: &Blackout, view: &View, heard: &[Event], limits: Limits<'_>) -> Action {
        if quick(&mut self.rng, 100) >= self.whims {
            return Brisk.choose(game, view, heard, limits);
        }
        let mut list = Actions::new();
        game.legal(view, &mut list);
        // A whim is no nuisance: it neither undoes nor keeps the table waiting, and throws nothing away.
        let is_planning = view.table.decision() == Some(Decision::Plan);
        let mut kind: Actions = list.iter().copied().filter(|action| is_kind(view, *action)).collect();
        if is_planning && kind.len() > 1 {
            kind.retain(|action| *action != Action::Ready);
        }
        if kind.is_empty() { list[0] } else { kind[quick(&mut self.rng, kind.len() as u32) as usize] }
    }
}

fn is_kind(view: &View, action: Action) -> bool {
    match action {
        Action::Unplan(_) | Action::Unready | Action::BuyBattery | Action::Discard(_) => false,
        Action::Plan(slot, _) => view.planned[usize::from(slot)].is_none(),
        _ => true,
    }
}

/// The bot of a name, and the time it wants for an answer: `random`, `brisk`, `greedy`, `policy`, `level:1` to `level:5`, and by their
/// budget in rollouts or milliseconds `uct:500`, `uct:20ms`, `search:100`, `search:20ms`, with an aim where it is another
/// (`search:100,win=30,envy=1,faith=1,rounds=1,care=0`).
pub fn named(name: &str, seed: u64) -> Option<(Box<dyn Bot<Blackout> + Send>, Duration)> {
    let rng = Pcg32::seed_from_u64(seed);
    let at_once = Duration::from_millis(1);
    let (kind, rest) = name.split_once(':').unwrap_or((name, ""));
    Some(match kind {
        "random" => (Box::new(Random(rng)), at_once),
        "brisk" => (Box::new(Brisk), at_once),
        "greedy" => (Box::new(Greedy(rng)), at_once),
        "policy" => (Box::new(Search::new(seed, Budget::Rollouts(POLICY))), Duration::from_mins(1)),
        "level" => {
            let level = Level::numbered(rest.parse().ok()?)?;
            (bot(level, seed, Budget::Time(Level::LONGEST)), Level::LONGEST)
        }
        "uct" => {
            let (budget, time) = budget(rest)?;
            (Box::new(Uct::new(seed, budget)), time)
        }
        "search" => {
            let mut words = rest.split(',');
            let (budget, time) = budget(words.next()?)?;
            let mut aim = None;
            for word in words {
                aim = Some(with(aim.unwrap_or_default(), word)?);
            }
            let search = Search::new(seed, budget);
            (Box::new(if let Some(aim) = aim { search.aiming(aim) } else { search }), time)
        }
        _ => return None,
    })
}

/// An aim with one of its numbers changed.
fn with(mut aim: Aim, word: &str) -> Option<Aim> {
    let (key, number) = word.split_once('=')?;
    let number: f32 = number.parse().ok()?;
    match key {
        "win" => aim.win = number,
        "envy" => aim.envy = number,
        "faith" => aim.faith = number,
        "care" => aim.care = [Care::Nobody, Care::Own, Care::All][(number as usize).min(2)],
        "rounds" => aim.rounds = number as u8,
        _ => return None,
    }
    Some(aim)
}

/// A budget in rollouts or milliseconds, and the time it takes at most.
fn budget(word: &str) -> Option<(Budget, Duration)> {
    match word.strip_suffix("ms") {
        Some(ms) => {
            let time = Duration::from_millis(ms.parse().ok()?);
            Some((Budget::Time(time), time))
        }
        None => Some((Budget::Rollouts(word.parse().ok()?), Duration::from_mins(1))),
    }
}
