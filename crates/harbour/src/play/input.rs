//! What a line of input means.

use game::Game;
use hongkong::{HongKong, Placement, Reason};
use text::Text;

use crate::say::Say;

/// What somebody at the table typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// Nothing.
    Nothing,
    /// The number of a choice.
    Number(String),
    /// Placements in notation.
    Placements(Vec<Placement>),
    /// What can be typed.
    Help,
    /// The board again.
    Board,
    /// All that is legal.
    Moves,
    /// The last turn back.
    Undo,
    /// Why a placement is not legal.
    Why(Option<Placement>),
    /// A copy of the game into a file.
    Save(Option<String>),
    /// Give up.
    Resign,
    /// Leave; the game is kept.
    Quit,
    /// Something that begins like a placement and is none.
    Garbled(Reason),
    /// Anything else.
    NotUnderstood,
}

/// Reads a line. Commands are known by their English words and by those of the language.
pub fn read(text: &Text, line: &str) -> Input {
    let line = line.trim();
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    if line.is_empty() {
        return Input::Nothing;
    }
    if line.bytes().all(|byte| byte.is_ascii_digit()) {
        return Input::Number(line.into());
    }
    let is = |english: &[&str], ours: Say| {
        let first = first.to_lowercase();
        english.contains(&first.as_str()) || text.say(&ours).split_whitespace().any(|word| word == first)
    };
    let command = if is(&["help", "h", "?"], Say::WordHelp) {
        Input::Help
    } else if is(&["board", "b"], Say::WordBoard) {
        Input::Board
    } else if is(&["moves", "m"], Say::WordMoves) {
        Input::Moves
    } else if is(&["undo", "u"], Say::WordUndo) {
        Input::Undo
    } else if is(&["resign"], Say::WordResign) {
        Input::Resign
    } else if is(&["quit", "q", "exit"], Say::WordQuit) {
        Input::Quit
    } else if is(&["save", "s"], Say::WordSave) {
        return Input::Save((!rest.is_empty()).then(|| rest.into()));
    } else if is(&["why", "w"], Say::WordWhy) {
        return match rest.to_lowercase().as_str() {
            "" => Input::Why(None),
            shape => HongKong.parse_action(shape).map_or_else(Input::Garbled, |shape| Input::Why(Some(shape))),
        };
    } else {
        return placements(line);
    };
    if rest.is_empty() { command } else { Input::NotUnderstood }
}

fn placements(line: &str) -> Input {
    let line = line.to_lowercase();
    let parsed: Result<Vec<Placement>, Reason> =
        line.split_whitespace().map(|word| HongKong.parse_action(word)).collect();
    match parsed {
        Ok(placements) => Input::Placements(placements),
        // A plot or something close to one was meant; anything else is no placement at all.
        Err(why) if line.len() <= 12 && line.bytes().any(|byte| byte.is_ascii_digit()) => Input::Garbled(why),
        Err(_) => Input::NotUnderstood,
    }
}
