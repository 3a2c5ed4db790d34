//! Who takes part: bots by their names, and programs of others.

use bots::roster::NAMES;

use crate::complaint::Complaint;
use crate::external::Named;
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
    /// The bot or program of this name.
    pub fn called(name: &str) -> Result<Entrant, Complaint> {
        match Named::without_people(name) {
            Named::Bot(name) => Ok(Entrant::Bot(name.into())),
            Named::Program(words) => Ok(Entrant::Program(words)),
            Named::Other => Err(Say::ArenaNoSuchBot { name: name.into(), known: NAMES.join(", ") }.into()),
        }
    }
}
