//! Records to text and back.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write;

use sha2::{Digest, Sha256};

use super::{Fault, FileError, Flaw, Record, Step, clean};
use crate::luck::{from_hex, to_hex};
use crate::{Game, Refusal, Seat, plain_number};

const FIRST_LINE: &str = "harbour game ";
const FORMAT: &str = "1";
/// The most lines a header has. Each is compared with all before it, so their number is bounded.
const LONGEST_HEADER: usize = 64;

/// What the header of a file says it is, for who has to find the right game, rules and box first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heading<'a> {
    /// The game.
    pub game: &'a str,
    /// The rules version.
    pub rules: &'a str,
    /// The content hash of the box.
    pub components: Option<&'a str>,
}

/// Reads no more of a file than its heading.
pub fn heading(text: &str) -> Option<Heading<'_>> {
    let mut lines = without_mark(text).lines();
    lines.next().filter(|line| line.starts_with(FIRST_LINE))?;
    let header: Vec<&str> = lines.take_while(|line| !line.trim_end().is_empty()).collect();
    let named = |name: &str| header.iter().find_map(|line| line.strip_prefix(name)).map(str::trim_end);
    Some(Heading { game: named("game ")?, rules: named("rules ")?, components: named("box ") })
}

/// The text without the mark some editors put in front of it.
fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

impl<G: Game> Record<G> {
    /// The record as text, sealed.
    pub fn to_text(&self, game: &G) -> String {
        let mut text = format!("{FIRST_LINE}{FORMAT}\ngame {}\nrules {}\n", G::NAME, self.edition.rules);
        if let Some(components) = &self.edition.components {
            let _ = writeln!(text, "box {components}");
        }
        let _ = writeln!(text, "setup {}", game.print_setup(&self.setup));
        for (name, value) in &self.tags {
            let _ = writeln!(text, "{name} {value}");
        }
        text.push('\n');
        for (i, step) in self.steps.iter().enumerate() {
            let _ = writeln!(text, "{} {}", i + 1, print_step(game, step));
        }
        let seal = seal(text.lines());
        text + &seal + "\n"
    }

    /// The record a text stands for, every step of it checked.
    ///
    /// # Errors
    /// The first line that is wrong, and what is wrong with it.
    pub fn from_text(game: &G, text: &str) -> Result<Record<G>, FileError<G::Reason>> {
        let text = without_mark(text);
        let mut lines = text.lines().enumerate().map(|(i, line)| (i + 1, line.trim_end()));
        let at = |line: usize| move |fault: Fault<G::Reason>| FileError { line, fault };
        let flaw = |line: usize, flaw: Flaw| FileError { line, fault: flaw.into() };

        let (_, first) = lines.next().unwrap_or((1, ""));
        let format = first.strip_prefix(FIRST_LINE).ok_or_else(|| flaw(1, Flaw::NotAGame))?;
        if format != FORMAT {
            return Err(flaw(1, Flaw::OtherFormat { found: format.into() }));
        }
        let mut header: Vec<(usize, &str, &str)> = Vec::new();
        let mut last = 1;
        for (n, line) in lines.by_ref() {
            last = n;
            if line.is_empty() {
                break;
            }
            if header.len() == LONGEST_HEADER {
                return Err(flaw(n, Flaw::LongHeader { most: LONGEST_HEADER }));
            }
            let (name, value) = line.split_once(' ').unwrap_or((line, ""));
            if header.iter().any(|(_, known, _)| *known == name) {
                return Err(flaw(n, Flaw::TwiceHeader { name: name.into() }));
            }
            header.push((n, name, value));
        }
        let named = |name: &'static str| {
            let found = header.iter().find(|(_, known, _)| *known == name);
            found.map(|&(n, _, value)| (n, value)).ok_or_else(|| flaw(last, Flaw::NoHeader { name }))
        };
        let edition = game.edition();
        let (n, found) = named("game")?;
        if found != G::NAME {
            return Err(flaw(n, Flaw::OtherGame { found: found.into(), wanted: G::NAME }));
        }
        let (n, found) = named("rules")?;
        if found != edition.rules.to_string() {
            return Err(flaw(n, Flaw::OtherRules { found: found.into(), ours: edition.rules }));
        }
        let ours = edition.components.unwrap_or_default();
        let (n, found) = named("box").unwrap_or((last, ""));
        if found != ours {
            return Err(flaw(n, Flaw::OtherBox { found: found.into(), ours }));
        }
        let (n, setup) = named("setup")?;
        let setup = game.parse_setup(setup).map_err(|why| at(n)(Fault::Refused(Refusal::Rule(why))))?;

        let mut record = Record::new(game, setup);
        let known = ["game", "rules", "box", "setup"];
        let tags = header.iter().filter(|(_, name, _)| !known.contains(name));
        record.tags = tags.map(|&(_, name, value)| (name.into(), clean(value))).collect();

        let mut refused = None;
        for (n, line) in lines.by_ref() {
            last = n;
            if line.starts_with("seal ") || line == "unsealed" {
                // An edit is told by the seal before the rules can stumble over its consequences.
                check_seal(text, n, line).map_err(|(n, broken)| flaw(n, broken))?;
                return match (refused, lines.next()) {
                    (Some(error), _) => Err(error),
                    (None, Some((n, _))) => Err(flaw(n, Flaw::AfterEnd)),
                    (None, None) => Ok(record),
                };
            }
            if refused.is_none() {
                let added =
                    parse_step(game, record.steps.len() + 1, line).and_then(|step| record.push(game, step, &mut ()));
                refused = added.err().map(at(n));
            }
        }
        Err(refused.unwrap_or_else(|| flaw(last + 1, Flaw::Truncated)))
    }
}

/// A step as text without its number: its actor, a space, what it is.
pub fn print_step<G: Game>(game: &G, step: &Step<G>) -> String {
    match step {
        Step::Play(seat, actions) => {
            let answers: Vec<String> = actions.iter().map(|&action| game.print_action(action)).collect();
            format!("{seat} {}", answers.join(" "))
        }
        Step::Chance { k, m, outcome } => format!("* {k}/{m} {}", game.print_outcome(*outcome)),
        Step::Undo { by: Some(seat), from } => format!("{seat} /undo {from}"),
        Step::Undo { by: None, from } => format!("= /undo {from}"),
        Step::Resign(seat) => format!("{seat} /resign"),
        Step::Takeover(seat, by) => format!("{seat} /takeover {by}"),
        Step::Entropy(seat, bytes) => format!("{seat} /entropy {}", to_hex(bytes)),
    }
}

fn parse_step<G: Game>(game: &G, wanted: usize, line: &str) -> Result<Step<G>, Fault<G::Reason>> {
    let (number, rest) = line.split_once(' ').unwrap_or((line, ""));
    if number != wanted.to_string() {
        return Err(Flaw::Number { found: number.into(), wanted }.into());
    }
    read_step(game, rest)
}

/// The step a text without its number stands for, possible now or not.
///
/// # Errors
/// What is wrong with the text.
pub fn read_step<G: Game>(game: &G, line: &str) -> Result<Step<G>, Fault<G::Reason>> {
    let (actor, rest) = line.split_once(' ').unwrap_or((line, ""));
    if rest.is_empty() {
        return Err(Flaw::Empty.into());
    }
    let garbled = |why| Fault::Refused(Refusal::Rule(why));
    let word = || Fault::from(Flaw::Word { found: rest.into() });
    if actor == "*" {
        let (which, outcome) = rest.split_once(' ').ok_or_else(word)?;
        let (k, m) =
            which.split_once('/').and_then(|(k, m)| Some((plain_number(k)?, plain_number(m)?))).ok_or_else(word)?;
        return Ok(Step::Chance { k, m, outcome: game.parse_outcome(outcome).map_err(garbled)? });
    }
    let seat: Option<Seat> = match actor {
        "=" => None,
        _ => Some(actor.parse().map_err(|_| Flaw::Actor { found: actor.into() })?),
    };
    if let Some(table) = rest.strip_prefix('/') {
        let (verb, argument) = table.split_once(' ').unwrap_or((table, ""));
        return match (verb, seat) {
            ("undo", by) => Ok(Step::Undo { by, from: plain_number(argument).ok_or_else(word)? }),
            ("resign", Some(seat)) if argument.is_empty() => Ok(Step::Resign(seat)),
            ("takeover", Some(seat)) if !argument.is_empty() => Ok(Step::Takeover(seat, argument.into())),
            ("entropy", Some(seat)) => Ok(Step::Entropy(seat, from_hex(argument).ok_or_else(word)?)),
            _ => Err(word()),
        };
    }
    let seat = seat.ok_or_else(word)?;
    let actions = rest.split(' ').map(|action| game.parse_action(action).map_err(garbled));
    Ok(Step::Play(seat, actions.collect::<Result<_, _>>()?))
}

/// The last line of a file: a digest of the lines before it, and one byte for each.
fn seal<'a>(lines: impl Iterator<Item = &'a str>) -> String {
    let mut whole = Sha256::new();
    let mut marks = Vec::new();
    for line in lines.map(str::trim_end) {
        whole.update(line);
        whole.update("\n");
        marks.push(Sha256::digest(line)[0]);
    }
    format!("seal {} {}", to_hex(&whole.finalize()[..8]), to_hex(&marks))
}

/// Compares the seal on line `n` with the lines before it; the first line that differs is named.
fn check_seal(text: &str, n: usize, found: &str) -> Result<(), (usize, Flaw)> {
    if found == "unsealed" {
        return Ok(());
    }
    let ours = seal(text.lines().take(n - 1));
    if ours == found {
        return Ok(());
    }
    // The marks of a seal, two digits a line; none where the seal itself is broken.
    let marks = |seal: &str| -> Vec<String> {
        let parts: Vec<&str> = seal.split(' ').collect();
        let marks = if let [_, _, marks] = parts[..] { marks } else { "" };
        marks.as_bytes().chunks(2).map(|pair| String::from_utf8_lossy(pair).into_owned()).collect()
    };
    let (ours, found) = (marks(&ours), marks(found));
    match ours.iter().zip(&found).position(|(our, their)| our != their) {
        Some(line) => Err((line + 1, Flaw::Edited)),
        None => Err((n, Flaw::SealBroken)),
    }
}
