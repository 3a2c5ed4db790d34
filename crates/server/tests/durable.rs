//! Acknowledged means flushed: no acknowledgement and no news of a step leaves the server before the disk has it. The system
//! calls of a server under load are watched with strace, which this test needs.
#![cfg(target_os = "linux")]

mod common;

use std::collections::HashMap;
use std::path::Path;
use std::time::Duration;

use common::child::{ChildServer, serve as serve_child};
use common::party::{LETTERS, Party, game};
use common::{Dice, Person, choose};
use serde_json::{Value, json};
use sqlx::{ConnectOptions, Row};

const N_TABLES: usize = 6;
const N_STEPS: usize = 24;

#[tokio::test]
#[ignore = "the server that the other test starts and watches"]
async fn serve() {
    serve_child().await;
}

/// Plays one seat over a socket; every message it sends has a number of its own.
async fn play(person: Person, table: String, letter: &'static str, first_id: u64) -> Vec<(u64, String)> {
    let mut socket = person.socket(&table, &format!("seat={letter}")).await;
    let mut question = socket.next_is("hello").await["game"]["question"].clone();
    let (mut dice, mut sent) = (Dice(first_id), Vec::new());
    while sent.len() < N_STEPS {
        if let Some(answer) = choose(&question, &mut dice) {
            let id = first_id + sent.len() as u64;
            sent.push((id, answer.clone()));
            socket.send(json!({ "do": "answer", "answers": [answer], "question": question["number"], "id": id })).await;
            question = Value::Null;
        }
        let message = socket.next().await.expect("the socket stays open");
        assert_ne!(message["is"], "refused", "{message}");
        if message["question"].is_object() {
            question = message["question"].clone();
        }
        if message["asked"]["is_over"] == true {
            break;
        }
    }
    // What was sent last is acknowledged, too.
    let _ = tokio::time::timeout(Duration::from_millis(500), socket.next_quietly()).await;
    sent
}

/// What strace has seen, in order.
enum Seen {
    /// Something was written to the log file of the database.
    Written(Vec<u8>),
    /// A flush of it has begun, in this thread.
    FlushBegins(u32),
    /// It has succeeded.
    Flushed(u32),
    /// Something begins to leave on this descriptor.
    Sent(u32, Vec<u8>),
}

/// Reads strace's way to write bytes.
fn bytes(quoted: &str) -> Vec<u8> {
    let mut chars = quoted.bytes().peekable();
    let mut bytes = Vec::new();
    while let Some(c) = chars.next() {
        if c != b'\\' {
            bytes.push(c);
            continue;
        }
        match chars.next() {
            Some(b'n') => bytes.push(b'\n'),
            Some(b't') => bytes.push(b'\t'),
            Some(b'r') => bytes.push(b'\r'),
            Some(b'v') => bytes.push(11),
            Some(b'f') => bytes.push(12),
            Some(digit @ b'0'..=b'7') => {
                let mut value = u32::from(digit - b'0');
                for _ in 0..2 {
                    if let Some(next) = chars.next_if(|c| (b'0'..=b'7').contains(c)) {
                        value = value * 8 + u32::from(next - b'0');
                    }
                }
                bytes.push(value as u8);
            }
            Some(other) => bytes.push(other),
            None => {}
        }
    }
    bytes
}

/// What is between the first quotation mark and the last.
fn quoted(line: &str) -> Vec<u8> {
    let begin = line.find('"').map_or(line.len(), |at| at + 1);
    let end = line.rfind('"').unwrap_or(line.len());
    bytes(line.get(begin..end).unwrap_or_default())
}

fn read_trace(trace: &str) -> Vec<Seen> {
    let mut seen = Vec::new();
    let mut unfinished: HashMap<u32, &str> = HashMap::new();
    for line in trace.lines() {
        let Some((thread, rest)) = line.split_once(' ') else { continue };
        let (Ok(thread), rest) = (thread.parse::<u32>(), rest.trim_start()) else { continue };
        let is_resumed = rest.starts_with("<...");
        let call = if is_resumed { unfinished.remove(&thread).unwrap_or_default() } else { rest };
        if rest.ends_with("<unfinished ...>") {
            unfinished.insert(thread, rest);
        }
        let (is_begun, is_done) = (!is_resumed, !rest.ends_with("<unfinished ...>"));
        let is_of_log = call.split(',').next().unwrap_or_default().contains("harbour.db-wal>");
        let is_good = !rest.contains(" = -1 ");
        match call.split('(').next().unwrap_or_default() {
            "fdatasync" | "fsync" if is_of_log => {
                seen.extend(is_begun.then_some(Seen::FlushBegins(thread)));
                seen.extend((is_done && is_good).then_some(Seen::Flushed(thread)));
            }
            "pwrite64" | "write" if is_of_log && is_done && is_good => seen.push(Seen::Written(quoted(call))),
            "sendto" | "write" | "writev" | "sendmsg" if is_begun && call.contains("<TCP") => {
                let descriptor = call.split(['(', '<']).nth(1).and_then(|number| number.parse().ok()).unwrap_or(0);
                seen.push(Seen::Sent(descriptor, quoted(call)));
            }
            _ => {}
        }
    }
    seen
}

/// A step as its bytes lie in a page of the database: the table's key, its number, who, what.
fn row_bytes(key: u8, n: u8, actor: &str, text: &str) -> Vec<u8> {
    [&[key, n][..], actor.as_bytes(), text.as_bytes()].concat()
}

fn find(haystack: &[u8], needle: &[u8]) -> Option<usize> {
    haystack.windows(needle.len()).position(|window| window == needle)
}

/// What a message tells that leaves the server: the answer it acknowledges, the version it comes to, the table it is about.
/// Several messages may leave together.
enum Told {
    Done(u64),
    Change(u64),
    Table(String),
}

fn told_in(sent: &[u8]) -> Vec<Told> {
    let text = String::from_utf8_lossy(sent);
    let mut told = Vec::new();
    for (at, _) in text.match_indices(r#""is":""#) {
        let (before, after) = (&text[..at], &text[at + 6..]);
        let digits =
            |text: &str| text.split(|c: char| !c.is_ascii_digit()).next().and_then(|digits| digits.parse().ok());
        if after.starts_with("done") {
            let id = before.rfind(r#""id":"#).and_then(|at| digits(&before[at + 5..]));
            told.extend(id.map(Told::Done));
        } else if let Some(rest) = after.strip_prefix(r#"change","v":"#) {
            told.extend(digits(rest).map(Told::Change));
        } else if let Some(at) = after.find(r#""id":""#).filter(|_| after.starts_with("table")) {
            told.extend(after[at + 6..].split('"').next().map(|id| Told::Table(id.to_owned())));
        }
    }
    told
}

struct Logged {
    key: u8,
    table: String,
    n: u8,
    actor: String,
    text: String,
}

async fn log(folder: &Path) -> Vec<Logged> {
    let file = folder.join("harbour.db");
    let mut database = sqlx::sqlite::SqliteConnectOptions::new().filename(file).connect().await.unwrap();
    let sql = "SELECT key, game.id, n, actor, text FROM step JOIN game ON game.key = step.game ORDER BY key, n";
    let rows = sqlx::query(sql).fetch_all(&mut database).await.unwrap();
    let read = |row: &sqlx::sqlite::SqliteRow| Logged {
        key: row.get::<i64, _>(0) as u8,
        table: row.get(1),
        n: row.get::<i64, _>(2) as u8,
        actor: row.get(3),
        text: row.get(4),
    };
    rows.iter().map(read).collect()
}

/// For each step the place in the trace at which a flush that covers it had succeeded.
fn flushed_at(seen: &[Seen], steps: &[Logged]) -> Vec<Option<usize>> {
    let mut written: Vec<bool> = vec![false; steps.len()];
    let mut flushed: Vec<Option<usize>> = vec![None; steps.len()];
    let mut covered: HashMap<u32, Vec<usize>> = HashMap::new();
    for (at, seen) in seen.iter().enumerate() {
        match seen {
            Seen::Written(page) => {
                for (step, written) in steps.iter().zip(&mut written).filter(|(_, written)| !**written) {
                    *written = find(page, &row_bytes(step.key, step.n, &step.actor, &step.text)).is_some();
                }
            }
            Seen::FlushBegins(thread) => {
                let now = (0..steps.len()).filter(|&step| written[step]).collect();
                covered.insert(*thread, now);
            }
            Seen::Flushed(thread) => {
                for step in covered.remove(thread).unwrap_or_default() {
                    flushed[step].get_or_insert(at);
                }
            }
            Seen::Sent(..) => {}
        }
    }
    flushed
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_acknowledgement_leaves_before_the_flush_that_covers_its_step() {
    let is_there = std::process::Command::new("strace").arg("-V").output().is_ok();
    assert!(is_there, "this test needs strace: install the package strace");
    let folder = tempfile::tempdir().unwrap();
    let trace = folder.path().join("trace");
    let calls = "trace=fsync,fdatasync,pwrite64,write,writev,sendto,sendmsg";
    let under = ["strace", "-f", "-yy", "-s", "65536", "-o", trace.to_str().unwrap(), "-e", calls];
    let mut server = ChildServer::start(folder.path(), &under);
    let mut playing = Vec::new();
    for i in 0..=N_TABLES {
        let party = Party::new(&server.url, game("hongkong", 2, None)).await;
        // The number of the first table is written in no byte at all, so that one only takes up the number.
        for (seat, person) in party.people.iter().enumerate().filter(|_| i > 0) {
            let first_id = 1_000_000 + 10_000 * i as u64 + 1_000 * seat as u64;
            let (person, table) = (person.clone(), party.id.clone());
            playing.push(tokio::spawn(async move {
                let sent = play(person, table.clone(), LETTERS[seat], first_id).await;
                (table, LETTERS[seat], sent)
            }));
        }
    }
    // Every answer by its number, and the step it became.
    let mut answers: HashMap<u64, (String, &str, usize, String)> = HashMap::new();
    for played in playing {
        let (table, seat, answered) = played.await.unwrap();
        for (i, (id, answer)) in answered.into_iter().enumerate() {
            answers.insert(id, (table.clone(), seat, i, answer));
        }
    }
    server.stop_traced();
    let steps = log(folder.path()).await;
    let seen = read_trace(&String::from_utf8_lossy(&std::fs::read(&trace).unwrap()));
    let flushed = flushed_at(&seen, &steps);
    let is_covered = |step: usize, at: usize| flushed[step].is_some_and(|flushed| flushed < at);
    let mut tables: HashMap<u32, String> = HashMap::new();
    let (mut acknowledged, mut told) = (0, 0);
    for (at, seen) in seen.iter().enumerate() {
        let Seen::Sent(socket, message) = seen else { continue };
        for news in told_in(message) {
            match news {
                Told::Table(table) => drop(tables.insert(*socket, table)),
                Told::Done(id) => {
                    let (table, seat, i, answer) = &answers[&id];
                    let own = |step: &(usize, &Logged)| step.1.table == *table && step.1.actor == *seat;
                    let (step, logged) = steps.iter().enumerate().filter(own).nth(*i).unwrap();
                    assert_eq!(logged.text, *answer);
                    assert!(is_covered(step, at), "{answer} of {seat} was acknowledged before it was flushed");
                    acknowledged += 1;
                }
                Told::Change(v) => {
                    // In Hong Kong everybody notices every step, so the version is the step's number.
                    let is_it = |step: &Logged| step.table == tables[socket] && u64::from(step.n) == v;
                    let step = steps.iter().position(is_it).unwrap();
                    assert!(is_covered(step, at), "step {v} of {} was told before it was flushed", tables[socket]);
                    told += 1;
                }
            }
        }
    }
    println!("{acknowledged} acknowledgements and {told} messages, each after the flush that covers it");
    assert!(acknowledged >= answers.len() - 2 * N_TABLES && acknowledged > 100, "{acknowledged} of {}", answers.len());
    assert!(told > 200, "{told}");
}
