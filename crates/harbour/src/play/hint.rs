//! A hint in three steps, each on one more wish: what to aim at, which card or place, the move and why.

use std::collections::VecDeque;
use std::io;
use std::time::Duration;

use bots::advice::{Advice, Adviser, labels};
use bots::roster::Budget;
use game::{Limits, Seat, SeatSet};
use text::Text;

use crate::interrupt;
use crate::say::Say;
use crate::screen::Screen;

/// How long a bot thinks about a hint.
const TIME: Duration = Duration::from_secs(1);

/// The hint of what is asked now.
pub struct Hints<G: Adviser> {
    /// What the seat saw then, and what is left to tell.
    told: Option<(G::View, VecDeque<Vec<String>>)>,
}

impl<G: Adviser> Default for Hints<G> {
    fn default() -> Hints<G> {
        Hints { told: None }
    }
}

impl<G: Adviser> Hints<G> {
    /// Tells the next step of the hint; the last one again and again.
    pub fn tell(
        &mut self,
        game: &G,
        view: &G::View,
        (seat, seats): (Seat, SeatSet),
        screen: &mut Screen<'_>,
    ) -> io::Result<()> {
        if self.told.as_ref().is_none_or(|(of, _)| of != view) {
            let limits = Limits { time: TIME, stop: interrupt::flag() };
            let advice = game.best(&mut G::mind(1), view, None, Budget::Time, limits);
            let steps =
                advice.first().map(|best| steps(game, view, (seat, seats), best, screen.text)).unwrap_or_default();
            self.told = Some((view.clone(), steps));
        }
        let Some((_, steps)) = &mut self.told else { return Ok(()) };
        let is_last = steps.len() == 1;
        let words = if is_last { steps.front().cloned() } else { steps.pop_front() };
        words.unwrap_or_default().iter().try_for_each(|line| screen.lines(line))
    }
}

/// What each step tells. A move that is about no card and no place has one step less.
fn steps<G: Adviser>(
    game: &G,
    view: &G::View,
    (seat, seats): (Seat, SeatSet),
    advice: &Advice<G>,
    text: &Text,
) -> VecDeque<Vec<String>> {
    let about: Vec<String> = advice.about.iter().map(|about| text.say(about)).collect();
    let moves = labels(game, view, seat, &advice.answers);
    let moves: Vec<String> = moves.iter().map(|label| text.say(label)).collect();
    let mut last = vec![text.say(&Say::HintMove { what: moves.join("; ") })];
    last.extend(advice.reasons.iter().map(|why| text.say(why)));
    last.push(text.say(&Say::HintChance { n: percent(advice.chances[seat]), seats: seats.len() }));
    let steps = [vec![text.say(&advice.aim)], about, last];
    steps.into_iter().filter(|step| !step.is_empty()).collect()
}

/// A chance in hundredths.
pub fn percent(chance: f32) -> u8 {
    (100.0 * chance).round().clamp(0.0, 100.0) as u8
}
