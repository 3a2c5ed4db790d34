//! Logs: to standard error, in lines or as JSON, without anything that is a secret or somebody's name.

use std::io::{IsTerminal, stderr};

use tracing::{Level, Metadata};
use tracing_subscriber::filter::{EnvFilter, FilterFn};
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;

use crate::settings::Settings;

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
