//! A file of results: what they were played under, then a line a game. Lines are only ever added, so that whatever
//! interrupts the work costs the games under way and no more.

use std::fs::{File, TryLockError};
use std::io::{self, Read, Write};
use std::path::PathBuf;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use text::Text;

use crate::complaint::{Complaint, io_words};
use crate::say::Say;

/// Where results are kept, if anywhere.
pub struct Results(Option<(PathBuf, File)>);

/// What the results of a file have in common.
pub struct Heading {
    /// The name that says what they are results of.
    pub kind: &'static str,
    /// What they were played under, and the version of the lines by that name.
    pub terms: Value,
}

impl Results {
    /// Opens the file, or begins it with this heading; and the games that were there. A last line that was torn is cut off, once
    /// the file is known to be ours.
    ///
    /// # Errors
    /// Where the file cannot be used, or holds something else: a line that cannot be read, or a game that does not belong here.
    pub fn open<L: DeserializeOwned, T>(
        path: Option<&PathBuf>,
        heading: &Heading,
        game_of: impl Fn(L) -> Option<T>,
        text: &Text,
    ) -> Result<(Results, Vec<T>), Complaint> {
        let Some(path) = path else { return Ok((Results(None), Vec::new())) };
        let name = || path.display().to_string();
        let cannot = |error: io::Error| Complaint::cannot_write(path, text, &error);
        let mut file = File::options().create(true).read(true).append(true).open(path).map_err(cannot)?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => return Err(Say::ResultsInUse { file: name() }.into()),
            // Where files cannot be locked, people have to take care themselves.
            Ok(()) | Err(TryLockError::Error(_)) => {}
        }
        let mut found = Vec::new();
        file.read_to_end(&mut found).map_err(|error| Say::CannotRead { file: name(), why: io_words(text, &error) })?;
        let whole = found.iter().rposition(|byte| *byte == b'\n').map_or(0, |last| last + 1);
        let lines = String::from_utf8_lossy(&found[..whole]);
        let mut lines = lines.lines();
        match lines.next() {
            Some(first) => heading.check(first, &name())?,
            None if heading.terms.to_string().as_bytes().starts_with(&found) => {}
            None => return Err(Say::ResultsNone { file: name() }.into()),
        }
        let mut known = Vec::new();
        for (number, line) in lines.enumerate() {
            let bad = |why: Say| Say::BadFile { file: name(), line: number + 2, why: text.say(&why) };
            let line: L = serde_json::from_str(line).map_err(|_| bad(Say::ResultsNoGame))?;
            known.push(game_of(line).ok_or_else(|| bad(Say::ResultsOtherSeats))?);
        }
        if whole < found.len() {
            file.set_len(whole as u64).map_err(cannot)?;
        }
        let mut results = Results(Some((path.clone(), file)));
        if whole == 0 {
            results.note(&heading.terms).map_err(cannot)?;
        }
        Ok((results, known))
    }

    /// Writes a game's line.
    ///
    /// # Errors
    /// Why it cannot be written.
    pub fn note(&mut self, line: &impl Serialize) -> io::Result<()> {
        let Some((_, file)) = &mut self.0 else { return Ok(()) };
        let line = serde_json::to_string(line).map_err(io::Error::other)?;
        file.write_all(format!("{line}\n").as_bytes())
    }

    /// What to say of a file that cannot be written.
    pub fn complaint(&self, text: &Text, error: &io::Error) -> Complaint {
        let path = self.0.as_ref().map(|(path, _)| path.clone()).unwrap_or_default();
        Complaint::cannot_write(&path, text, error)
    }
}

impl Heading {
    /// Refuses results that were played under other terms, and names those that differ.
    fn check(&self, first: &str, file: &str) -> Result<(), Complaint> {
        let found: Value = serde_json::from_str(first).unwrap_or_default();
        let Some(wanted) = self.terms.as_object() else { return Ok(()) };
        // What has other names as well is something else, such as what was told of the same games.
        let has_same_names = found.as_object().is_some_and(|found| found.len() == wanted.len());
        if found[self.kind] != self.terms[self.kind] || !has_same_names {
            return Err(Say::ResultsNone { file: file.into() }.into());
        }
        let differs = |(name, value): &(&String, &Value)| found[name.as_str()] != **value;
        let differing: Vec<&str> = wanted.iter().filter(differs).map(|(name, _)| name.as_str()).collect();
        if differing.is_empty() {
            return Ok(());
        }
        Err(Say::ResultsOtherTerms { file: file.into(), names: differing.join(", ") }.into())
    }
}
