//! Who takes part: bots by their names, and programs of others.

use bots::roster::NAMES;

use crate::complaint::Complaint;
use crate::say::Say;

/// Somebody who takes part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entrant {
    /// The bot of this name.
    Bot(String),
    /// The program that is called with these words.
    Program(Vec<String>),
}

impl Entrant {
    /// Who is called so: a bot, or else a program, which has a path or several words.
    pub fn called(name: &str) -> Result<Entrant, Complaint> {
        if NAMES.contains(&name) {
            return Ok(Entrant::Bot(name.into()));
        }
        let words: Vec<String> = name.split_whitespace().map(Into::into).collect();
        if words.len() > 1 || name.contains(std::path::is_separator) {
            return Ok(Entrant::Program(words));
        }
        Err(Say::ArenaNoSuchBot { name: name.into(), known: NAMES.join(", ") }.into())
    }
}
