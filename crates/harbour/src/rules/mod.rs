//! `harbour rules`: the rules of a game, all or some of them.

mod blackout;
mod hongkong;

use std::io;

use clap::ArgMatches;
use game::Message;

pub use blackout::BlackoutRule;
pub use hongkong::HongKongRule;

use crate::complaint::Complaint;
use crate::say::Say;
use crate::screen::Screen;

/// Defines the rules of a game as messages: the game in short, then each rule with its number.
macro_rules! book {
    ($(#[$meta:meta])* pub enum $name:ident {
        Short = $short:literal, $( $rule:ident = $key:literal per $number:literal ),* $(,)?
    }) => {
        game::messages! {
            $(#[$meta])*
            #[derive(Clone, Copy, PartialEq, Eq, Debug)]
            pub enum $name { Short = $short, $( $rule = $key per $number ),* }
        }

        impl $name {
            /// The rules one by one.
            pub const NUMBERED: &[$name] = &[ $( $name::$rule ),* ];
        }
    };
}
use book;

/// A game whose rules can be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Book {
    /// Reiner Knizia's Hong Kong.
    HongKong,
    /// Alexander Pfister's Blackout: Hong Kong.
    Blackout,
}

impl Book {
    /// The game in short.
    pub fn short(self) -> &'static dyn Message {
        match self {
            Book::HongKong => &HongKongRule::Short,
            Book::Blackout => &BlackoutRule::Short,
        }
    }

    /// The rules one by one.
    pub fn rules(self) -> Vec<&'static dyn Message> {
        fn all<M: Message>(rules: &'static [M]) -> Vec<&'static dyn Message> {
            rules.iter().map(|rule| rule as &dyn Message).collect()
        }
        match self {
            Book::HongKong => all(HongKongRule::NUMBERED),
            Book::Blackout => all(BlackoutRule::NUMBERED),
        }
    }

    /// What messages call it.
    const fn name(self) -> &'static str {
        match self {
            Book::HongKong => "hongkong",
            Book::Blackout => "blackout",
        }
    }
}

/// `harbour rules hongkong`, `harbour rules blackout`
pub fn run(matches: &ArgMatches, book: Book, mut screen: Screen<'_>) -> Result<(), Complaint> {
    match matches.get_one::<String>("RULE") {
        None => Ok(tell_all(&mut screen, book)?),
        Some(number) => tell_one(&mut screen, book, number)?.map_err(Complaint::from),
    }
}

/// The game in short, then each rule; a section stands apart.
fn tell_all(screen: &mut Screen<'_>, book: Book) -> io::Result<()> {
    screen.say(book.short())?;
    let rules = book.rules();
    for rule in &rules {
        if rules.iter().any(|other| is_within(number_of(*other), number_of(*rule))) {
            screen.line("")?;
        }
        tell(screen, *rule)?;
    }
    Ok(())
}

/// One rule by its number, in any case, and with a section all its rules. The inner error says that there is none.
pub fn tell_one(screen: &mut Screen<'_>, book: Book, number: &str) -> io::Result<Result<(), Say>> {
    let wanted = number.to_ascii_uppercase();
    let is_meant = |rule: &&dyn Message| number_of(*rule) == wanted || is_within(number_of(*rule), &wanted);
    let meant: Vec<&dyn Message> = book.rules().into_iter().filter(is_meant).collect();
    if meant.is_empty() {
        return Ok(Err(Say::NoSuchRule { game: book.name(), number: number.into() }));
    }
    meant.into_iter().try_for_each(|rule| tell(screen, rule)).map(Ok)
}

fn tell(screen: &mut Screen<'_>, rule: &dyn Message) -> io::Result<()> {
    let words = format!("{} {}", number_of(rule), screen.text.say(rule));
    screen.lines(&words)
}

fn number_of(rule: &dyn Message) -> &'static str {
    rule.rule().unwrap_or_default()
}

/// Whether a number belongs to a section, as B3.2 does to B3.
fn is_within(number: &str, section: &str) -> bool {
    number.strip_prefix(section).is_some_and(|rest| rest.starts_with('.'))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use text::{Lang, Text};

    use super::*;

    const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

    fn numbers_of(book: Book) -> Vec<&'static str> {
        book.rules().into_iter().map(number_of).collect()
    }

    /// The numbers of the rules a text mentions: the letter, a number, and of a rule in a section another.
    fn cited(text: &str, letter: char) -> Vec<String> {
        let digits = |text: &str| text.chars().take_while(char::is_ascii_digit).collect::<String>();
        let mut found = Vec::new();
        for (at, _) in text.match_indices(letter) {
            let (before, after) = (&text[..at], &text[at + 1..]);
            let section = digits(after);
            if section.is_empty() || before.ends_with(|c: char| c.is_alphanumeric() || c == '_') {
                continue;
            }
            let rule = after[section.len()..].strip_prefix('.').map(digits).filter(|rule| !rule.is_empty());
            found.push(rule.map_or(format!("{letter}{section}"), |rule| format!("{letter}{section}.{rule}")));
        }
        found
    }

    /// The numbers a file of `rules/` gives: at the head of its sections and of its items.
    fn given(file: &str, letter: char) -> Vec<String> {
        let text = fs::read_to_string(Path::new(ROOT).join("rules").join(file)).unwrap();
        let head = |line: &str| {
            let words = line.strip_prefix("## ").or(line.strip_prefix("- "))?;
            cited(words.split(' ').next()?, letter).pop()
        };
        text.lines().filter_map(head).collect()
    }

    #[test]
    fn the_books_have_the_numbers_of_the_specification() {
        assert_eq!(numbers_of(Book::HongKong), given("hong-kong.md", 'K'));
        assert_eq!(numbers_of(Book::Blackout), given("blackout.md", 'B'));
    }

    fn sources(folder: &Path, found: &mut Vec<String>) {
        for entry in fs::read_dir(folder).unwrap().flatten() {
            let path = entry.path();
            if path.is_dir() {
                sources(&path, found);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                found.push(fs::read_to_string(path).unwrap());
            }
        }
    }

    #[test]
    fn every_rule_that_code_cites_can_be_read() {
        let known: BTreeSet<&str> = numbers_of(Book::Blackout).into_iter().collect();
        let mut code = Vec::new();
        for name in ["blackout", "boxes"] {
            sources(&Path::new(ROOT).join("crates").join(name).join("src"), &mut code);
        }
        let cited: BTreeSet<String> = code.iter().flat_map(|text| cited(text, 'B')).collect();
        assert!(!cited.is_empty(), "no rule is cited");
        for number in cited {
            assert!(known.contains(number.as_str()), "code cites {number}, which has no text");
        }
    }

    #[test]
    fn the_rules_refer_only_to_rules_there_are() {
        for (book, letter) in [(Book::HongKong, 'K'), (Book::Blackout, 'B')] {
            for text in Lang::ALL.map(Text::new) {
                for rule in book.rules() {
                    for other in cited(&text.say(rule), letter) {
                        let is_there = numbers_of(book).contains(&other.as_str());
                        assert!(is_there, "{}: {} refers to {other}", text.lang(), number_of(rule));
                    }
                }
            }
        }
    }

    #[test]
    fn the_languages_agree_on_every_figure() {
        let figures = |words: &str| -> Vec<String> {
            let mut figures: Vec<String> =
                words.split(|c: char| !c.is_ascii_digit()).filter(|word| !word.is_empty()).map(Into::into).collect();
            figures.sort();
            figures
        };
        let [english, others @ ..] = Lang::ALL.map(Text::new);
        for rule in [Book::HongKong, Book::Blackout].into_iter().flat_map(Book::rules) {
            for text in &others {
                let (there, here) = (figures(&english.say(rule)), figures(&text.say(rule)));
                assert_eq!(there, here, "{} in {}", number_of(rule), text.lang());
            }
        }
    }

    #[test]
    fn french_signs_keep_their_no_break_spaces() {
        let text = Text::new(Lang::Fr);
        for rule in [Book::HongKong, Book::Blackout].into_iter().flat_map(Book::rules) {
            let words = text.say(rule);
            for loose in [" :", " ;", " !", " ?", " »", "« ", "'"] {
                assert!(!words.contains(loose), "{}: “{loose}” in {words}", number_of(rule));
            }
        }
    }
}
