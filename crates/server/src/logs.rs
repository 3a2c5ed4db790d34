//! Logs: to standard error, in lines or as JSON, without anything that is a secret or somebody's name.

use std::io::{IsTerminal, stderr};

use tracing::{Level, Metadata};
use tracing_subscriber::filter::{EnvFilter, FilterFn};
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;

use crate::settings::Settings;

/// The levels of the setting `log`, from silence to everything.
const LEVELS: [&str; 6] = ["off", "error", "warn", "info", "debug", "trace"];

/// Whether a text is a value of the setting `log`: comma-separated parts, each a level or `TARGET=LEVEL`. [`EnvFilter`] accepts
/// far more, and takes a mistyped level for the name of a target that it then shows in full.
pub(crate) fn is_filter(text: &str) -> bool {
    let is_level = |level: &str| LEVELS.iter().any(|known| level.eq_ignore_ascii_case(known));
    let is_target = |target: &str| {
        let is_name = |name: &str| !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
        target.split("::").all(is_name)
    };
    let is_part = |part: &str| match part.split_once('=') {
        Some((target, level)) => is_target(target.trim()) && is_level(level.trim()),
        None => is_level(part),
    };
    text.split(',').map(str::trim).all(is_part) && EnvFilter::try_new(text).is_ok()
}

/// Begins to log as the settings say. Where somebody else logs already, nothing changes.
pub fn begin(settings: &Settings) {
    let wanted = EnvFilter::try_new(&settings.log).unwrap_or_else(|_| EnvFilter::new("info"));
    let lines = tracing_subscriber::fmt::layer().with_writer(stderr);
    let lines = if settings.json_logs {
        lines.json().flatten_event(true).boxed()
    } else {
        lines.with_ansi(stderr().is_terminal()).boxed()
    };
    let ours = FilterFn::new(is_ours);
    // Where another one is installed, ours stays silent.
    let _ = tracing_subscriber::registry().with(lines.with_filter(ours)).with(wanted).try_init();
}

/// The libraries below us know no secrets; when they are asked for every detail, they show whole messages. Of them only
/// warnings are let through, whatever the operator wants to hear.
fn is_ours(metadata: &Metadata<'_>) -> bool {
    let from = metadata.target().split("::").next().unwrap_or_default();
    matches!(from, "server" | "harbour") || *metadata.level() <= Level::WARN
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accepts_levels_and_levels_by_target() {
        for text in
            ["off", "error", "warn", "info", "debug", "trace", "INFO", "warn,server=debug", "server::http=trace, off"]
        {
            assert!(is_filter(text), "{text}");
        }
    }

    #[test]
    fn rejects_what_is_not_a_level() {
        for text in
            ["loud", "", ",", "info,", "server", "server=loud", "warn,loud", "=info", "info=", "[span]=info", "3"]
        {
            assert!(!is_filter(text), "{text}");
        }
    }
}
