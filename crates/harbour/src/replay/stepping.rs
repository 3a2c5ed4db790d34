//! A recorded game in a terminal, one step at a time, each with its board.

use std::io;

use game::record::Step;
use game::{Game, messages};
use text::Text;

use super::{Told, step_words};
use crate::complaint::Complaint;
use crate::play::keyboard::{History, Keyboard, Prompt, Typed};
use crate::play::shown;
use crate::play::words::{Command, command, is_word_of, split};
use crate::say::Say;
use crate::screen::Screen;

messages! {
    /// Messages of a replay that is stepped through.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum StepText {
        Start { last: usize } = "step-start",
        Head { step: usize, last: usize, what: String } = "step-head",
        Hint = "step-hint",
        Prompt { step: usize, last: usize } = "step-prompt",
        AtStart = "step-at-start",
        AtEnd = "step-at-end",
        NoRound { round: String } = "step-no-round",
        NotUnderstood { text: String } = "step-not-understood",
        Help = "step-help",
        HelpBlackout = "step-help-blackout",
        WordNext = "step-word-next",
        WordBack = "step-word-back",
        WordRound = "step-word-round",
        WordFirst = "step-word-first",
        WordLast = "step-word-last",
    }
}

/// A moment of a recorded game.
pub(super) struct Moment<'a, G: Game> {
    /// How the game stands.
    pub state: &'a G::State,
    /// The step that led there; `None` at the start.
    pub step: Option<&'a Step<G>>,
}

/// Shows the moments of a game.
pub(super) trait Stage<G: Game> {
    /// Shows the board after a step.
    fn show(&self, screen: &mut Screen<'_>, moment: &Moment<'_, G>) -> io::Result<()>;
    /// Shows everything on the table.
    fn show_all(&self, screen: &mut Screen<'_>, moment: &Moment<'_, G>) -> io::Result<()>;
    /// Shows what else a line asks for. Returns whether it asks for anything.
    fn look(&self, screen: &mut Screen<'_>, moment: &Moment<'_, G>, line: &str) -> io::Result<bool>;
    /// Shows how the game ended, or that it goes on.
    fn close(&self, screen: &mut Screen<'_>) -> Result<(), Complaint>;
    /// Returns the round a state belongs to.
    fn round(&self, state: &G::State) -> usize;
    /// Returns whether other seats hear nothing of a step.
    fn is_secret(&self, step: &Step<G>) -> bool;
    /// The commands beside those that every game has.
    fn more_help(&self) -> Option<StepText>;
}

/// What a line asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Wish {
    Next,
    Back,
    Step(String),
    Round(Option<String>),
    First,
    Last,
    Other,
}

/// Reads a line. Commands are known by their English words and by those of the language.
fn read(text: &Text, line: &str) -> Wish {
    let (first, rest) = split(line);
    let is = |english: &[&str], ours: StepText| is_word_of(text, &first, english, &ours);
    match rest {
        "" if first.is_empty() || is(&["next", "n"], StepText::WordNext) => Wish::Next,
        "" if is(&["back", "b", "previous", "p"], StepText::WordBack) => Wish::Back,
        "" if first.bytes().all(|byte| byte.is_ascii_digit()) => Wish::Step(first),
        "" if is(&["first"], StepText::WordFirst) => Wish::First,
        "" if is(&["last"], StepText::WordLast) => Wish::Last,
        _ if is(&["round", "r"], StepText::WordRound) => Wish::Round((!rest.is_empty()).then(|| rest.to_string())),
        _ => Wish::Other,
    }
}

/// Steps through a game until its end is seen and left, or the input ends.
pub(super) fn step_through<G: Game>(
    told: &Told<G>,
    start: &G::State,
    stage: &impl Stage<G>,
    screen: &mut Screen<'_>,
) -> Result<(), Complaint> {
    let mut keyboard = Keyboard::new("replay");
    let last = told.steps.len();
    let moment = |at: usize| Moment {
        state: if at == 0 { start } else { &told.steps[at - 1].state },
        step: at.checked_sub(1).map(|i| &told.record.steps()[i]),
    };
    let mut at = 0;
    tell(told, stage, &moment(at), at, screen)?;
    screen.say(&StepText::Hint)?;
    loop {
        let words = screen.text.say(&StepText::Prompt { step: at, last });
        let prompt = Prompt { words, completions: Vec::new(), history: History::Saved };
        let line = match keyboard.read(&prompt)? {
            Typed::Line(line) => line,
            Typed::Ended => return Ok(()),
            Typed::Interrupted => return Err(Complaint::Interrupted),
        };
        let to = match read(screen.text, &line) {
            Wish::Next if at == last => Err(StepText::AtEnd),
            Wish::Next => Ok(at + 1),
            Wish::Back => at.checked_sub(1).ok_or(StepText::AtStart),
            Wish::Step(number) => match number.parse() {
                Ok(step) if step <= last => Ok(step),
                Ok(step) => {
                    screen.say(&Say::NoSuchStep { step, last })?;
                    continue;
                }
                Err(_) => Err(StepText::NotUnderstood { text: shown(&line) }),
            },
            Wish::Round(wanted) => {
                let now = stage.round(moment(at).state);
                let wanted = wanted.unwrap_or_else(|| (now + 1).to_string());
                let round = wanted.parse::<usize>().ok();
                let found = (0..=last).find(|&at| Some(stage.round(moment(at).state)) == round);
                found.ok_or(StepText::NoRound { round: shown(&wanted) })
            }
            Wish::First => Ok(0),
            Wish::Last => Ok(last),
            Wish::Other => match command(screen.text, &line) {
                Some(Command::Quit) => return Ok(()),
                Some(Command::Help) => {
                    screen.say(&StepText::Help)?;
                    stage.more_help().map_or(Ok(()), |more| screen.say(&more))?;
                    continue;
                }
                asked => {
                    if !stage.look(screen, &moment(at), &line)? {
                        if asked == Some(Command::Board) {
                            stage.show_all(screen, &moment(at))?;
                        } else {
                            screen.say(&StepText::NotUnderstood { text: shown(&line) })?;
                        }
                    }
                    continue;
                }
            },
        };
        match to {
            Ok(to) => {
                at = to;
                tell(told, stage, &moment(at), at, screen)?;
            }
            Err(why) => screen.say(&why)?,
        }
    }
}

/// Shows a step with its board, and the end of the game after the last one.
fn tell<G: Game>(
    told: &Told<G>,
    stage: &impl Stage<G>,
    moment: &Moment<'_, G>,
    at: usize,
    screen: &mut Screen<'_>,
) -> Result<(), Complaint> {
    let last = told.steps.len();
    screen.line("")?;
    match moment.step {
        None => screen.say(&StepText::Start { last })?,
        Some(step) => {
            let what = step_words(&told.steps[at - 1], step, |step| stage.is_secret(step), screen.text);
            screen.say(&StepText::Head { step: at, last, what })?;
        }
    }
    stage.show(screen, moment)?;
    if at == last { stage.close(screen) } else { Ok(()) }
}
