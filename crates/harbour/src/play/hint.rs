//! A hint in three steps, each on one more wish: what to aim at, which card or place, the move and why.

use std::collections::VecDeque;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use bots::advice::{Advice, Adviser, labels};
use bots::roster::Budget;
use game::{Limits, Seat};
use text::Text;

use crate::say::Say;

/// How long a bot thinks about a hint.
const TIME: Duration = Duration::from_secs(1);

/// The hint of what is asked now.
#[derive(Default)]
pub struct Hints {
    /// Which question it is for, and what is left to tell of it.
    told: Option<(usize, VecDeque<Vec<String>>)>,
}

impl Hints {
    /// The next step of the hint for a question, which goes by a number of its own; the last one again and again.
    pub fn next<G: Adviser>(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        question: usize,
        text: &Text,
    ) -> Vec<String> {
        if self.told.as_ref().is_none_or(|(of, _)| *of != question) {
            let stop = AtomicBool::new(false);
            let limits = Limits { time: TIME, stop: &stop };
            let advice = game.best(&mut G::mind(question as u64), view, None, Budget::Time, limits);
            let steps = advice.first().map(|best| steps(game, view, seat, best, text)).unwrap_or_default();
            self.told = Some((question, steps));
        }
        let Some((_, steps)) = &mut self.told else { return Vec::new() };
        if steps.len() > 1 { steps.pop_front().unwrap_or_default() } else { steps.front().cloned().unwrap_or_default() }
    }
}

/// What each step tells. A move that is about no card and no place has one step less.
fn steps<G: Adviser>(game: &G, view: &G::View, seat: Seat, advice: &Advice<G>, text: &Text) -> VecDeque<Vec<String>> {
    let about: Vec<String> = advice.about.iter().map(|about| text.say(about)).collect();
    let moves = labels(game, view, seat, &advice.answers);
    let moves: Vec<String> = moves.iter().map(|label| text.say(label)).collect();
    let mut last = vec![text.say(&Say::HintMove { what: moves.join("; ") })];
    last.extend(advice.reasons.iter().map(|why| text.say(why)));
    last.push(text.say(&Say::HintChance { n: percent(advice.chances[seat]) }));
    let steps = [vec![text.say(&advice.aim)], about, last];
    steps.into_iter().filter(|step| !step.is_empty()).collect()
}

/// A chance in hundredths.
pub fn percent(chance: f32) -> u8 {
    (100.0 * chance).round().clamp(0.0, 100.0) as u8
}
