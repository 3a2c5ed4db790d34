//! What a line of input means.

use game::Seat;
use text::Text;

use super::menu::Choice;
use crate::play::words::{Command, command, command_words, is_word, own_word, split};
use crate::say::Say;

/// What somebody at the table typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// Nothing.
    Nothing,
    /// The number of a choice.
    Number(String),
    /// A command every game has.
    Command(Command),
    /// The card display.
    Display,
    /// The map, drawn or as a list.
    Map { as_list: bool },
    /// The faces of the dice, and how likely each resource is.
    Dice,
    /// The board of a seat, or the reader's own.
    Player(Option<Seat>),
    /// The board of somebody who does not play.
    NoPlayer(String),
    /// All that is printed on a card.
    Card(String),
    /// Notation, or words of a choice.
    Words(String),
}

/// Reads a line. Commands are known by their English words and by those of the language.
pub fn read(text: &Text, line: &str) -> Input {
    let line = line.trim();
    if line.is_empty() {
        return Input::Nothing;
    }
    if line.bytes().all(|byte| byte.is_ascii_digit()) {
        return Input::Number(line.into());
    }
    let (first, rest) = split(line);
    let is = |english: &[&str], ours: Say| is_word(text, &first, english, &ours);
    match rest {
        "" if is(&["display", "d"], Say::WordDisplay) => return Input::Display,
        "" if is(&["map"], Say::WordMap) => return Input::Map { as_list: false },
        list if is(&["map"], Say::WordMap) && is_word(text, &list.to_lowercase(), &["list"], &Say::WordList) => {
            return Input::Map { as_list: true };
        }
        "" if is(&["dice"], Say::WordDice) => return Input::Dice,
        _ if is(&["player", "p"], Say::WordPlayer) => {
            let named = Seat::ALL.into_iter().find(|&seat| {
                rest.eq_ignore_ascii_case(&seat.to_string()) || rest.to_lowercase() == text.name(seat).to_lowercase()
            });
            let is_known = rest.is_empty() || named.is_some();
            return if is_known { Input::Player(named) } else { Input::NoPlayer(rest.into()) };
        }
        _ if is(&["card", "c"], Say::WordCard) => return Input::Card(rest.into()),
        _ => {}
    }
    command(text, line).map_or_else(|| Input::Words(line.into()), Input::Command)
}

/// The texts that Tab completes: the names of the choices, then the commands.
pub fn completions(text: &Text, choices: &[Choice]) -> Vec<String> {
    let name = |choice: &Choice| choice.words.split([':', '(', '[', '–']).next().unwrap_or_default().trim().to_owned();
    let mut completions: Vec<String> = choices.iter().map(name).collect();
    let more = [Say::WordDisplay, Say::WordMap, Say::WordPlayer, Say::WordCard];
    for word in command_words(text).into_iter().chain(more.iter().map(|word| own_word(text, word))) {
        if !completions.contains(&word) {
            completions.push(word);
        }
    }
    completions
}
