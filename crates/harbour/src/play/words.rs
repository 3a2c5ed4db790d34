//! The commands every game has, by their English words and by those of the language.

use game::Message;
use text::Text;

use crate::say::Say;

/// What somebody wants beside playing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// What can be typed.
    Help,
    /// What lies on the table.
    Board,
    /// All that is legal.
    Moves,
    /// The last answer back.
    Undo,
    /// What a bot would do, a little more each time.
    Hint,
    /// Why something is not legal.
    Why(String),
    /// The rules, or one of them.
    Rules(Option<String>),
    /// A copy of the game into a file.
    Save(Option<String>),
    /// Give up.
    Resign,
    /// Leave; the game is kept.
    Quit,
}

/// The command a line is, if it is one.
pub fn command(text: &Text, line: &str) -> Option<Command> {
    let (first, rest) = split(line);
    let is = |english: &[&str], ours: Say| is_word(text, &first, english, &ours);
    let argument = (!rest.is_empty()).then(|| rest.to_string());
    if is(&["rules", "rule", "r"], Say::WordRules) {
        return Some(Command::Rules(argument));
    }
    if is(&["save", "s"], Say::WordSave) {
        return Some(Command::Save(argument));
    }
    if is(&["why", "w"], Say::WordWhy) {
        return Some(Command::Why(rest.into()));
    }
    let alone = [
        (&["help", "h", "?"][..], Say::WordHelp, Command::Help),
        (&["board", "b", "table", "t"], Say::WordBoard, Command::Board),
        (&["moves", "m"], Say::WordMoves, Command::Moves),
        (&["undo", "u"], Say::WordUndo, Command::Undo),
        (&["hint"], Say::WordHint, Command::Hint),
        (&["resign"], Say::WordResign, Command::Resign),
        (&["quit", "q", "exit"], Say::WordQuit, Command::Quit),
    ];
    let found = alone.into_iter().find(|(english, ours, _)| is_word(text, &first, english, ours));
    found.filter(|_| rest.is_empty()).map(|(_, _, command)| command)
}

/// The first word in lower case, and the rest.
pub fn split(line: &str) -> (String, &str) {
    let line = line.trim();
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    (first.to_lowercase(), rest.trim())
}

/// Whether the word is one of the English ones, or of those the message holds.
pub fn is_word(text: &Text, word: &str, english: &[&str], ours: &Say) -> bool {
    is_word_of(text, word, english, ours)
}

/// Returns whether the word is one of the English ones, or of those that any message holds.
pub fn is_word_of(text: &Text, word: &str, english: &[&str], ours: &dyn Message) -> bool {
    english.contains(&word) || text.say(ours).split_whitespace().any(|known| known == word)
}

/// The commands every game has, each by the first of its words in the language.
pub fn command_words(text: &Text) -> Vec<String> {
    let words = [
        Say::WordHelp,
        Say::WordBoard,
        Say::WordMoves,
        Say::WordHint,
        Say::WordUndo,
        Say::WordWhy,
        Say::WordRules,
        Say::WordSave,
        Say::WordQuit,
        Say::WordResign,
    ];
    words.iter().map(|word| own_word(text, word)).collect()
}

/// The first of a command's words in the language.
pub fn own_word(text: &Text, word: &Say) -> String {
    text.say(word).split_whitespace().next().unwrap_or_default().into()
}
