//! `harbour admin` and `harbour health`: what an operator asks of the server that runs on a data folder.

use std::time::Duration;

use clap::ArgMatches;
use game::Keys;
use reqwest::{Client, Method};
use serde_json::{Value, json};
use server::say::Trouble;
use server::{Door, Folder};
use text::Text;
use tokio::runtime::Runtime;

use super::sources;
use crate::complaint::{Complaint, read_failure};
use crate::relayed::Relayed;
use crate::say::Say;
use crate::screen::Screen;

/// `harbour admin …`
pub fn run(matches: &ArgMatches, mut screen: Screen<'_>) -> Result<(), Complaint> {
    let Some((command, matches)) = matches.subcommand() else { return Ok(()) };
    let line = Line::to_server(matches, &screen)?;
    let word = |name| matches.get_one::<String>(name).cloned().unwrap_or_default();
    let ask = |method, path: &str, body| line.ask(method, path, body, &screen);
    match command {
        "tables" => {
            let path = format!("tables?all={}", matches.get_flag("all"));
            let found = ask(Method::GET, &path, None)?;
            tell_tables(&found, matches, &mut screen)
        }
        "people" => {
            let path = format!("people?name={}", in_url(&word("NAME")));
            let found = ask(Method::GET, &path, None)?;
            tell_people(&found, matches, &mut screen)
        }
        "close" => {
            ask(Method::POST, &format!("tables/{}/close", in_url(&word("ID"))), None)?;
            Ok(screen.say(&Say::TableClosed)?)
        }
        "mute" => {
            let muted = !matches.get_flag("off");
            let path = format!("people/{}/muted", in_url(&word("PERSON")));
            ask(Method::PUT, &path, Some(json!({ "muted": muted })))?;
            Ok(screen.say(if muted { &Say::PersonMuted } else { &Say::PersonSpeaks })?)
        }
        _ => {
            let done = ask(Method::DELETE, &format!("people/{}", in_url(&word("PERSON"))), None)?;
            Ok(screen.say(&Say::PersonForgotten { tables: done["tables"].as_u64().unwrap_or(0) })?)
        }
    }
}

/// `harbour health`: whether the server on a data folder can serve.
pub fn health(matches: &ArgMatches, mut screen: Screen<'_>) -> Result<(), Complaint> {
    let line = Line::to_server(matches, &screen)?;
    let url = format!("http://{}", line.door.address);
    let asked = line.runtime.block_on(async { line.client.get(format!("{url}/readyz")).send().await });
    let is_well = asked.is_ok_and(|answer| answer.status().is_success());
    if is_well { Ok(screen.say(&Say::Healthy { url })?) } else { Err(Say::NotHealthy { url }.into()) }
}

/// The line to a server.
struct Line {
    door: Door,
    client: Client,
    runtime: Runtime,
    folder: String,
}

impl Line {
    fn to_server(matches: &ArgMatches, screen: &Screen<'_>) -> Result<Line, Complaint> {
        let settings = sources::settings(matches, screen.text)?;
        let folder = settings.data.display().to_string();
        let door = Folder::door(&settings.data).map_err(|why| read_failure(&why.path, screen.text, &why.error))?;
        let door = door.ok_or_else(|| Say::NoServer { folder: folder.clone() })?;
        // The server is on this machine, so no proxy of the user's is between.
        let client = Client::builder().no_proxy().timeout(Duration::from_secs(20)).build();
        let client = client.map_err(|why| Say::Other { why: why.to_string() })?;
        Ok(Line { door, client, runtime: Runtime::new()?, folder })
    }

    fn ask(&self, method: Method, path: &str, body: Option<Value>, screen: &Screen<'_>) -> Result<Value, Complaint> {
        let url = format!("http://{}/api/v1/operator/{path}", self.door.address);
        let request = self.client.request(method, url).bearer_auth(&self.door.token);
        let request = if let Some(body) = body { request.json(&body) } else { request };
        self.runtime.block_on(async {
            let no_server = |_| Say::NoServer { folder: self.folder.clone() };
            let answer = request.send().await.map_err(no_server)?;
            let is_done = answer.status().is_success();
            let body: Value = answer.json().await.map_err(no_server)?;
            if is_done { Ok(body) } else { Err(Say::Refused { why: refusal(screen.text, &body) }.into()) }
        })
    }
}

/// Why the server refuses, in words.
fn refusal(text: &Text, body: &Value) -> String {
    match Relayed::of(Trouble::KEYS, &body["error"]) {
        Some(message) => text.say(&message),
        None => text.say(&Trouble::Failed),
    }
}

/// A text as a part of an address.
fn in_url(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
    text.bytes().map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") }).collect()
}

fn tell_tables(found: &Value, matches: &ArgMatches, screen: &mut Screen<'_>) -> Result<(), Complaint> {
    if matches.get_flag("json") {
        return Ok(screen.line(&found.to_string())?);
    }
    let tables = found["tables"].as_array().map(Vec::as_slice).unwrap_or_default();
    if tables.is_empty() {
        screen.say(&Say::NoTables)?;
    }
    for table in tables {
        let word = |name: &str| table[name].as_str().unwrap_or_default().to_owned();
        let phase = match table["phase"].as_str() {
            Some("waiting") => "waiting",
            Some("playing") => "playing",
            Some("over") => "over",
            _ => "closed",
        };
        let is_public = if table["is_public"] == true { "yes" } else { "no" };
        screen.say(&Say::OverseenTable { id: word("id"), game: word("game"), phase, is_public })?;
        for seat in table["seats"].as_array().into_iter().flatten() {
            let word = |name: &str| seat[name].as_str().unwrap_or_default();
            screen.line(format!("  {} {} {}", word("seat"), word("name"), word("person")).trim_end())?;
        }
    }
    Ok(())
}

fn tell_people(found: &Value, matches: &ArgMatches, screen: &mut Screen<'_>) -> Result<(), Complaint> {
    if matches.get_flag("json") {
        return Ok(screen.line(&found.to_string())?);
    }
    let people = found["people"].as_array().map(Vec::as_slice).unwrap_or_default();
    if people.is_empty() {
        screen.say(&Say::NoPeople)?;
    }
    for person in people {
        let word = |name: &str| person[name].as_str().unwrap_or_default().to_owned();
        let is_muted = if person["is_muted"] == true { "yes" } else { "no" };
        screen.say(&Say::OverseenPerson { id: word("id"), name: word("name"), is_muted })?;
    }
    Ok(())
}
