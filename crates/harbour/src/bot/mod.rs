//! `harbour bot`: a program plays at a seat on a server, by the same protocol as in the arena.
//!
//! The client asks for the view of its seat and lets the server wait for news (docs/api.md), so that every request stands for
//! itself: after a lost connection it goes on from the version it knows.

mod client;
mod link;
mod local;
mod relay;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use bots::arena::{PATIENCE, Trouble};
use clap::ArgMatches;
use game::Seat;
use reqwest::Method;
use serde_json::{Value, json};

use crate::arena::{open_log, reason};
use crate::complaint::Complaint;
use crate::crew::listen;
use crate::external::messages::{Decide, FIRST_PROTOCOL, Hello, LOOKAHEAD_PROTOCOL, Over, PROTOCOLS};
use crate::external::{Named, Program, Refusals, Responder, Stopped, ask, cannot_start, greet};
use crate::say::Say;
use crate::screen::Screen;
use client::{CallError, Client, LONGEST_WAIT};
use link::{Link, Target};
use local::{LocalTable, box_of_files, local_table};
use relay::{Relay, by_seat};

/// How long an answer may take, unless the user says otherwise.
const TIME: u64 = 10_000;

/// How long a server may be away before we give up.
const LONGEST_ABSENCE: Duration = Duration::from_mins(10);

/// The longest name the server takes.
const LONGEST_NAME: usize = 30;

/// `harbour bot --url LINK PROGRAM`
pub fn run(matches: &ArgMatches, mut screen: Screen<'_>) -> Result<(), Complaint> {
    let link = matches.get_one::<String>("url").cloned().unwrap_or_default();
    let Link { server, target } = Link::parse(&link)?;
    let words: Vec<String> = matches.get_many::<String>("PROGRAM").unwrap_or_default().cloned().collect();
    let (called, words) = (words.join(" "), program_words(words));
    let name = matches.get_one::<String>("name").cloned().unwrap_or_else(|| name_of(&words));
    let log = open_log(matches.get_one::<PathBuf>("log"), screen.text)?;
    let mut program = Program::new(words, log);
    // A program that cannot be started takes no seat.
    program.start().map_err(|error| cannot_start(&called, screen.text, &error))?;
    let stop = Arc::new(AtomicBool::new(false));
    listen(stop.clone());
    let mut client = Client::new(&server, stop.clone())?;
    let failed = |error: CallError, screen: &Screen<'_>| -> Complaint {
        let (url, why) = (server.clone(), error.words(screen.text));
        match error {
            CallError::Refused(_) => Say::BotRefused { url, why }.into(),
            CallError::Unreachable(_) | CallError::Interrupted => Say::BotNoServer { url, why }.into(),
        }
    };
    let (id, seat) = match sit_down(&mut client, &target, &name, &screen) {
        Ok(Some(taken)) => taken,
        Ok(None) => return Err(Say::BotOnlyWatching { link }.into()),
        Err(CallError::Interrupted) => return Ok(()),
        Err(error) => return Err(failed(error, &screen)),
    };
    screen.say(&Say::BotSeated { name: name.clone(), seat: seat.letter().into(), url: format!("{server}/t/{id}") })?;
    let time = matches.get_one::<u64>("time").copied().unwrap_or(TIME);
    let session = Session {
        path: format!("/api/v1/tables/{id}"),
        seat,
        name,
        server,
        client,
        program,
        stop,
        time: Duration::from_millis(time),
        relay: None,
        local: None,
        seed: seed()?,
        heard: Vec::new(),
        answered: None,
        decisions: 0,
        in_a_row: 0,
    };
    session.play(&mut screen)
}

/// The words to run a program with. One argument may hold several words, as in the arena.
fn program_words(words: Vec<String>) -> Vec<String> {
    match &words[..] {
        [one] => match Named::without_people(one) {
            Named::Program(words) => words,
            Named::Bot(_) | Named::Other => words,
        },
        _ => words,
    }
}

/// The name of a program's file: of `python3 examples/bot.py --deep` it is `bot`.
fn name_of(words: &[String]) -> String {
    let is_file =
        |word: &&String| !word.starts_with('-') && (word.contains(std::path::is_separator) || word.contains('.'));
    let file = words.iter().skip(1).find(is_file).or(words.first()).map(Path::new);
    let stem = file.and_then(Path::file_stem).map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    stem.chars().take(LONGEST_NAME).collect()
}

/// Introduces the program and takes a seat: the table and the seat. `None` if the link is for spectators.
fn sit_down(
    client: &mut Client,
    target: &Target,
    name: &str,
    screen: &Screen<'_>,
) -> Result<Option<(String, Seat)>, CallError> {
    let introduction = json!({ "name": name, "lang": screen.text.lang().code(), "token": true });
    // A bad link is found before anybody is introduced.
    if let Target::Secret(secret) = target
        && client.get(&format!("/api/v1/links/{secret}"))?["kind"] == "watching"
    {
        return Ok(None);
    }
    let me = client.post("/api/v1/me", &introduction)?;
    client.identify(me["token"].as_str().unwrap_or_default());
    let (id, taken) = match target {
        Target::Secret(secret) => {
            let taken = client.post(&format!("/api/v1/links/{secret}/claim"), &json!({}))?;
            (taken["id"].as_str().unwrap_or_default().to_owned(), taken)
        }
        Target::Table { id, seat } => {
            (id.clone(), client.post(&format!("/api/v1/tables/{id}/join"), &json!({ "seat": seat }))?)
        }
    };
    let seat = taken["seat"].as_str().and_then(|seat| seat.parse().ok());
    let seat = seat.ok_or_else(|| CallError::Unreachable(taken.to_string()))?;
    Ok(Some((id, seat)))
}

/// A program at a seat.
struct Session {
    /// The path of the table's calls.
    path: String,
    seat: Seat,
    name: String,
    server: String,
    client: Client,
    program: Program,
    stop: Arc<AtomicBool>,
    time: Duration,
    /// How the program is told of the game; `None` until it is greeted.
    relay: Option<Relay>,
    /// The game on this machine, for look-ahead; `None` where that is not available.
    local: Option<Box<dyn LocalTable>>,
    /// A seed for the program and its look-ahead.
    seed: u64,
    /// Events that the program has not been told of.
    heard: Vec<Value>,
    /// The number of the last question that was answered.
    answered: Option<u64>,
    decisions: u64,
    /// How many decisions it has made since it last had to wait.
    in_a_row: u32,
}

/// Why a session ends before the game is over.
enum End {
    /// The user has interrupted it.
    Interrupted,
    /// The program has failed.
    Forfeit(Trouble),
    /// The server has sent a position that cannot be read, so that the program cannot look ahead as it was promised.
    BadPosition,
    /// Something that cannot be helped.
    Failed(Complaint),
}

impl From<Stopped> for End {
    fn from(stopped: Stopped) -> End {
        match stopped {
            Stopped::ByCaller => End::Interrupted,
            Stopped::ByTrouble(trouble) => End::Forfeit(trouble),
        }
    }
}

impl From<Complaint> for End {
    fn from(complaint: Complaint) -> End {
        End::Failed(complaint)
    }
}

impl From<std::io::Error> for End {
    fn from(error: std::io::Error) -> End {
        End::Failed(error.into())
    }
}

impl Session {
    /// Plays until the game is over, and leaves the table in order however that comes.
    fn play(mut self, screen: &mut Screen<'_>) -> Result<(), Complaint> {
        let mut is_on = false;
        let end = match self.play_on(screen, &mut is_on) {
            Ok(()) => return Ok(()),
            Err(end) => end,
        };
        match end {
            End::Interrupted if is_on => {
                self.hand_over();
                Ok(screen.say(&Say::BotLeft { phase: "playing" })?)
            }
            End::Interrupted => {
                self.client.call_at_the_end(Method::POST, &self.seat_path("leave"), Some(&json!({})));
                Ok(screen.say(&Say::BotLeft { phase: "waiting" })?)
            }
            End::Forfeit(trouble) => {
                self.program.kill();
                self.client.call_at_the_end(Method::POST, &self.seat_path("resign"), Some(&json!({})));
                Err(Say::BotForfeits { name: self.name, why: reason(screen.text, &trouble) }.into())
            }
            End::BadPosition => {
                self.hand_over();
                Err(Say::BotBadPosition.into())
            }
            End::Failed(complaint) => Err(complaint),
        }
    }

    /// Lets a bot of the server play the seat.
    fn hand_over(&self) {
        self.client.call_at_the_end(Method::PUT, &self.seat_path("bot"), Some(&json!({ "bot": null })));
    }

    fn play_on(&mut self, screen: &mut Screen<'_>, is_on: &mut bool) -> Result<(), End> {
        let (mut since, mut wait, mut has_waited) = (0, 0, false);
        loop {
            let path = format!("{}/view?seat={}&since={since}&wait={wait}&position=true", self.path, self.seat);
            let seen = self.insist(screen, |client| client.get(&path))?;
            wait = LONGEST_WAIT;
            let table = &seen["table"];
            if table["phase"] == "closed" {
                return Ok(screen.say(&Say::BotClosed)?);
            }
            if table["phase"] == "waiting" {
                if !std::mem::replace(&mut has_waited, true) {
                    screen.say(&Say::BotWaiting)?;
                }
                continue;
            }
            if !std::mem::replace(is_on, true) {
                screen.say(&Say::BotStarted)?;
            }
            let game = &seen["game"];
            since = game["v"].as_u64().unwrap_or(since);
            let missed = game["missed"].as_array().map(Vec::as_slice).unwrap_or_default();
            let events = missed.iter().filter_map(|step| step["events"].as_array()).flatten();
            self.heard.extend(events.cloned());
            self.greet(table, game["position"].as_str(), screen)?;
            if game["asked"]["is_over"] == true || table["phase"] == "over" {
                return Ok(self.finish(&seen, screen)?);
            }
            let seats = by_seat(table, |_, row| Some(row));
            if seats.get(self.seat.letter()).is_some_and(|row| row["is_away"] == true) {
                // A bot has stood in while the connection was lost.
                let path = self.seat_path("return");
                self.insist(screen, |client| client.post(&path, &json!({})))?;
                wait = 0;
                continue;
            }
            let number = game["question"]["number"].as_u64();
            if number.is_none() || number == self.answered {
                self.in_a_row = 0;
            } else if self.in_a_row == PATIENCE {
                return Err(End::Forfeit(Trouble::Endless(format!("{PATIENCE} ×"))));
            } else if !self.decide(game, screen)? {
                wait = 0;
            }
        }
    }

    /// Tells the program about the game, once, and waits until it is ready.
    fn greet(&mut self, table: &Value, position: Option<&str>, screen: &mut Screen<'_>) -> Result<(), End> {
        if self.relay.is_some() {
            return Ok(());
        }
        let components = match table["box"].as_str() {
            Some(hash) => Some(self.insist(screen, |client| client.get(&format!("/api/v1/boxes/{hash}")))?),
            None => None,
        };
        let relay = Relay::new(components);
        self.local = self.open_locally(table, position, screen)?;
        let number = self.program.next_number();
        let hello = Hello {
            is: "hello",
            protocol: FIRST_PROTOCOL,
            protocols: if self.local.is_some() { &PROTOCOLS } else { &[FIRST_PROTOCOL] },
            number,
            game: if table["game"] == "blackout" { "blackout" } else { "hongkong" },
            rules: table["rules"].as_u64().unwrap_or_default() as u32,
            setup: table["setup"].as_str().unwrap_or_default(),
            seat: self.seat.letter(),
            seats: by_seat(table, |_, row| row["name"].as_str()),
            iterations: None,
            seed: self.seed,
            printed: relay.printed.as_deref(),
        };
        greet(&mut self.program, &hello, &self.stop)?;
        self.relay = Some(relay);
        Ok(())
    }

    /// Opens the table's game on this machine, so that the program can look ahead. Tells the user where it cannot.
    fn open_locally(
        &self,
        table: &Value,
        position: Option<&str>,
        screen: &mut Screen<'_>,
    ) -> Result<Option<Box<dyn LocalTable>>, End> {
        let embedded = boxes::embedded();
        let files = match table["box"].as_str() {
            Some(hash) if hash.as_bytes() != embedded.components.hash => {
                let path = format!("/api/v1/boxes/{hash}/files");
                self.insist(screen, |client| match client.get(&path) {
                    // A server of an older version does not know the call.
                    Err(CallError::Refused(_)) => Ok(Value::Null),
                    result => result,
                })?
            }
            _ => Value::Null,
        };
        let load_box = |hash: &str| {
            if hash.as_bytes() == embedded.components.hash { Some(embedded) } else { box_of_files(&files) }
        };
        match local_table(table, position, self.seat, load_box) {
            Ok(local) => Ok(Some(local)),
            Err(error) => {
                screen.say(&Say::BotNoLookahead { reason: error.reason() })?;
                Ok(None)
            }
        }
    }

    /// Lets the program decide and sends its answer. Returns whether the server has taken it; otherwise the table has gone on.
    fn decide(&mut self, game: &Value, screen: &mut Screen<'_>) -> Result<bool, End> {
        let Some(relay) = &self.relay else { return Ok(false) };
        let (question, number) = (&game["question"], self.program.next_number());
        let position = game["position"].as_str();
        let offers = relay.offers(question);
        let time = self.time_left(game);
        let decide = Decide {
            is: "decide",
            number,
            deadline_ms: time.as_millis() as u64,
            prompt: relay.words(&question["prompt"]),
            position: position.map(Into::into),
            view: &game["view"],
            heard: self.heard.drain(..).map(|event| relay.event(&event)).collect(),
            actions: offers,
        };
        // The position comes with the question, so that both are of the same moment.
        let mut responder: Box<dyn Responder> = match &mut self.local {
            Some(local) if self.program.protocol >= LOOKAHEAD_PROTOCOL => {
                let lookahead = local.lookahead(position.unwrap_or_default(), &relay.text, number, self.seed);
                lookahead.ok_or(End::BadPosition)?
            }
            _ => Box::new(Refusals::new(&relay.text, number)),
        };
        let offers = &decide.actions;
        let find = |answer: &str| offers.iter().find(|offer| offer.answer == answer).map(|offer| offer.answer.clone());
        let chosen = ask(&mut self.program, &decide, time, &self.stop, &mut *responder, find)?;
        drop(responder);
        let asked = question["number"].as_u64();
        let (path, body) = (self.seat_path("answer"), json!({ "answers": [chosen], "question": asked }));
        let is_stale = |error: &CallError| error.is("server-stale") || error.is("server-over");
        let taken = self.insist(screen, |client| match client.post(&path, &body) {
            Err(error) if is_stale(&error) => Ok(Value::Null),
            result => result,
        })?;
        if !taken.is_null() {
            self.answered = asked;
            self.decisions += 1;
            self.in_a_row += 1;
        }
        Ok(!taken.is_null())
    }

    /// How long the program may take: its own time, or what the seat's clock leaves.
    fn time_left(&self, game: &Value) -> Duration {
        let left = game["clock"]["left"][self.seat.index()].as_u64();
        // The way to the server and back takes time, too.
        left.map_or(self.time, |left| self.time.min(Duration::from_millis(left.saturating_sub(500).max(50))))
    }

    /// Tells the program and the user how the game has ended.
    fn finish(&mut self, seen: &Value, screen: &mut Screen<'_>) -> Result<(), Complaint> {
        let (Some(relay), table, view) = (&self.relay, &seen["table"], &seen["game"]["view"]) else { return Ok(()) };
        let places = by_seat(table, |n, _| table["places"][n].as_u64().map(|place| place as u8));
        let score = |row: &Value| view["scores"][row["seat"].as_str()?].as_i64().map(|score| score as i16);
        let scores = by_seat(table, |_, row| score(row));
        let resigned = by_seat(table, |_, row| (row["has_resigned"] == true).then_some(()));
        let over = Over {
            is: "over",
            places: places.clone(),
            scores: scores.clone(),
            view,
            heard: self.heard.drain(..).map(|event| relay.event(&event)).collect(),
            forfeited: resigned.into_keys().collect(),
        };
        self.program.tell(&over);
        if places.is_empty() {
            return Ok(screen.say(&Say::BotClosed)?);
        }
        let names = by_seat(table, |_, row| row["name"].as_str());
        let standing = |(&seat, &name): (&&'static str, &&str)| {
            screen.text.say(&Say::BotStanding {
                seat: seat.into(),
                name: name.into(),
                place: places.get(seat).copied().unwrap_or_default().into(),
                points: scores.get(seat).copied().unwrap_or_default().into(),
            })
        };
        let standings: Vec<String> = names.iter().map(standing).collect();
        Ok(screen.say(&Say::BotOver { decisions: self.decisions, standings: standings.join("; ") })?)
    }

    /// Makes a request, and again for as long as the server is away.
    fn insist(
        &self,
        screen: &mut Screen<'_>,
        request: impl Fn(&Client) -> Result<Value, CallError>,
    ) -> Result<Value, End> {
        let began = Instant::now();
        let mut pause = Duration::from_millis(250);
        let mut is_lost = false;
        loop {
            match request(&self.client) {
                Ok(_) | Err(CallError::Refused(_)) if is_lost => {
                    screen.say(&Say::BotConnected)?;
                    is_lost = false;
                    // Whatever it was, it is asked anew, since the server may know nothing of the first time.
                }
                Ok(value) => return Ok(value),
                Err(CallError::Interrupted) => return Err(End::Interrupted),
                Err(error @ CallError::Refused(_)) => {
                    let (seat, why) = (self.seat.letter().into(), error.words(screen.text));
                    let complaint = Say::BotTakenAway { seat, name: self.name.clone(), why };
                    return Err(End::Failed(complaint.into()));
                }
                Err(CallError::Unreachable(_)) if began.elapsed() > LONGEST_ABSENCE => {
                    let minutes = LONGEST_ABSENCE.as_secs() / 60;
                    return Err(End::Failed(Say::BotGaveUp { url: self.server.clone(), minutes }.into()));
                }
                Err(CallError::Unreachable(why)) => {
                    if !std::mem::replace(&mut is_lost, true) {
                        screen.say(&Say::BotDisconnected { url: self.server.clone(), why })?;
                    }
                    self.client.sleep(pause).map_err(|_| End::Interrupted)?;
                    pause = (pause * 2).min(Duration::from_secs(10));
                }
            }
        }
    }

    fn seat_path(&self, call: &str) -> String {
        format!("{}/seats/{}/{call}", self.path, self.seat)
    }
}

/// A seed for the program's whims.
fn seed() -> Result<u64, Complaint> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(|why| Say::Other { why: why.to_string() })?;
    // Many languages count in floating point, which is exact to 2^53.
    Ok(u64::from_le_bytes(bytes) % (1 << 53))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_called_by_its_file() {
        for (words, name) in [
            ("./mybot", "mybot"),
            ("python3 examples/bot.py --deep", "bot"),
            ("/opt/bots/deep-blue.sh --deep", "deep-blue"),
            ("mybot", "mybot"),
            ("node --trace /x/y/player.js", "player"),
        ] {
            let words: Vec<String> = words.split(' ').map(Into::into).collect();
            assert_eq!(name_of(&words), name, "{words:?}");
        }
        assert_eq!(name_of(&["./".to_owned() + &"x".repeat(40)]).len(), LONGEST_NAME);
    }
}
