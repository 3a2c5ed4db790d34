//! `harbour backup` and `harbour restore`: the database as a file.

use std::path::PathBuf;

use clap::ArgMatches;
use server::NotCopied;
use text::Text;
use tokio::runtime::Runtime;

use super::sources;
use crate::complaint::{Complaint, read_failure, write_failure};
use crate::say::Say;
use crate::screen::Screen;

/// `harbour backup FILE`
pub fn backup(matches: &ArgMatches, mut screen: Screen<'_>) -> Result<(), Complaint> {
    let (settings, file) = (sources::settings(matches, screen.text)?, file(matches));
    let copied = Runtime::new()?.block_on(server::backup(&settings.data, &file));
    copied.map_err(|why| match why {
        NotCopied::Exists(file) => Say::Exists { file: file.display().to_string() },
        why => not_copied(why, screen.text),
    })?;
    Ok(screen.say(&Say::BackedUp { file: file.display().to_string() })?)
}

/// `harbour restore FILE`
pub fn restore(matches: &ArgMatches, mut screen: Screen<'_>) -> Result<(), Complaint> {
    let (settings, file) = (sources::settings(matches, screen.text)?, file(matches));
    let copied = Runtime::new()?.block_on(server::restore(&settings.data, &file, matches.get_flag("force")));
    let kept = copied.map_err(|why| match why {
        NotCopied::Exists(file) => Say::DatabaseExists { file: file.display().to_string() },
        NotCopied::InUse => Say::StopFirst { folder: settings.data.display().to_string() },
        why => not_copied(why, screen.text),
    })?;
    screen.say(&Say::Restored { folder: settings.data.display().to_string() })?;
    match kept {
        Some(old) => Ok(screen.say(&Say::OldKept { file: old.display().to_string() })?),
        None => Ok(()),
    }
}

fn file(matches: &ArgMatches) -> PathBuf {
    matches.get_one::<PathBuf>("FILE").cloned().unwrap_or_default()
}

fn not_copied(why: NotCopied, text: &Text) -> Say {
    let name = |file: PathBuf| file.display().to_string();
    match why {
        NotCopied::NothingThere(file) => Say::NoDatabase { file: name(file) },
        NotCopied::Exists(file) => Say::Exists { file: name(file) },
        NotCopied::InUse => Say::StopFirst { folder: String::new() },
        NotCopied::Damaged(file) => Say::Damaged { file: name(file) },
        NotCopied::TooNew(file) => Say::TooNew { file: name(file) },
        NotCopied::Unreadable(file, error) => read_failure(&file, text, &error),
        NotCopied::Io(file, error) => write_failure(&file, text, &error),
        NotCopied::Database(file, error) => Say::CannotRead { file: name(file), why: error.to_string() },
    }
}
