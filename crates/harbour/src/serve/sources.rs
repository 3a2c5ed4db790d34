//! Where settings come from: defaults, then the file, then the environment, then the command line. What comes later wins.

use std::fs;
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use etcetera::BaseStrategy;
use server::{Setting, Settings};
use text::Text;
use toml::Value;

use crate::complaint::{Complaint, read_failure};
use crate::say::Say;

/// The variable that names the file.
const CONFIG: &str = "HARBOUR_CONFIG";
/// What all our variables begin with.
const OURS: &str = "HARBOUR_";

/// The settings a command runs with. A command takes of the command line what it knows.
pub fn settings(matches: &ArgMatches, text: &Text) -> Result<Settings, Complaint> {
    let mut settings = Settings::default();
    if let Ok(base) = etcetera::choose_base_strategy() {
        settings.data = base.data_dir().join("harbour");
    }
    if let Some(file) = file(matches) {
        read_file(&mut settings, &file, text)?;
    }
    for setting in Setting::all() {
        let variable = setting.variable();
        if let Some(value) = std::env::var_os(&variable) {
            read(&mut settings, setting, &value.to_string_lossy(), &variable, text)?;
        }
    }
    for setting in Setting::all() {
        if let Ok(Some(value)) = matches.try_get_one::<String>(setting.name) {
            read(&mut settings, setting, value, &format!("--{}", setting.name), text)?;
        }
    }
    Ok(settings)
}

/// Variables that begin like ours and are no setting: perhaps a slip of the pen, perhaps somebody else's, who may call a
/// service `harbour`, too. So they are told, not refused.
pub fn unknown_variables() -> Vec<String> {
    let known: Vec<String> = Setting::all().iter().map(Setting::variable).collect();
    let names = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
    names.filter(|name| name.starts_with(OURS) && name != CONFIG && !known.contains(name)).collect()
}

/// The file that was named, else the one in the platform's folder if it is there.
fn file(matches: &ArgMatches) -> Option<PathBuf> {
    let named = matches.get_one::<PathBuf>("config").cloned();
    let named = named.or_else(|| std::env::var_os(CONFIG).map(PathBuf::from));
    named.or_else(|| {
        let base = etcetera::choose_base_strategy().ok()?;
        Some(base.config_dir().join("harbour").join("harbour.toml")).filter(|file| file.is_file())
    })
}

fn read_file(settings: &mut Settings, file: &Path, text: &Text) -> Result<(), Complaint> {
    let name = file.display().to_string();
    let source = fs::read_to_string(file).map_err(|why| read_failure(file, text, &why))?;
    let table: toml::Table = source.parse().map_err(|error: toml::de::Error| {
        let line = error.span().map_or(1, |span| source[..span.start].matches('\n').count() + 1);
        Say::BadToml { file: name.clone(), line, why: error.message().to_owned() }
    })?;
    for (key, value) in &table {
        let Some(setting) = Setting::all().iter().find(|setting| setting.name == key) else {
            let known: Vec<&str> = Setting::all().iter().map(|setting| setting.name).collect();
            return Err(Say::NoSetting { file: name, found: key.clone(), known: known.join(", ") }.into());
        };
        read(settings, setting, &written(value), &name, text)?;
    }
    Ok(())
}

/// A value of the file as it would stand on the command line.
fn written(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(values) => values.iter().map(written).collect::<Vec<_>>().join(","),
        other => other.to_string(),
    }
}

fn read(settings: &mut Settings, setting: &Setting, value: &str, source: &str, text: &Text) -> Result<(), Complaint> {
    if setting.read(settings, value) {
        return Ok(());
    }
    let (name, found, wanted) = (setting.name, value.to_owned(), text.say(&setting.kind));
    Err(Say::BadSetting { source: source.into(), name, found, wanted }.into())
}
