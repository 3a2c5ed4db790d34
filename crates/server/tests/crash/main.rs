//! A server that is killed at any moment loses nothing it has acknowledged, and repeats nothing.
//!
//! `HARBOUR_CRASHES=200 cargo test --release -p server --test crash` kills it 200 times.

mod client;
#[path = "../common/mod.rs"]
mod common;

use std::path::Path;
use std::time::Duration;

use client::Client;
use common::Dice;
use common::child::{ChildServer, serve as serve_child};
use common::party::{LETTERS, Party, game};
use serde_json::json;
use sqlx::{ConnectOptions, Row};

#[tokio::test]
#[ignore = "the server that the other test starts and kills"]
async fn serve() {
    serve_child().await;
}

/// The seats' steps at a table as they lie on the disk, and that there are no gaps between them.
async fn steps(folder: &Path, table: &str) -> Vec<(String, String)> {
    let file = folder.join("harbour.db");
    let mut database = sqlx::sqlite::SqliteConnectOptions::new().filename(file).connect().await.unwrap();
    let sql = "SELECT n, actor, text FROM step JOIN game ON game.key = step.game WHERE game.id = ? ORDER BY n";
    let rows = sqlx::query(sql).bind(table).fetch_all(&mut database).await.unwrap();
    for (i, row) in rows.iter().enumerate() {
        assert_eq!(row.get::<i64, _>(0), i as i64 + 1, "a gap in the log of {table}");
    }
    rows.iter().map(|row| (row.get(1), row.get(2))).collect()
}

/// What was acknowledged is in the log once, in order; what was only sent is there once or not at all.
async fn check_log(folder: &Path, client: &mut Client) {
    let lines = steps(folder, &client.table).await;
    let own = lines.iter().filter(|(actor, _)| actor == client.seat);
    let own: Vec<&str> = own.map(|(_, text)| if text.starts_with("/undo") { "/undo" } else { text }).collect();
    let pending = client.pending.take();
    if own.len() == client.confirmed.len() + 1 && pending.is_some() {
        client.confirmed.extend(pending);
    }
    assert_eq!(own, client.confirmed, "the steps of seat {} at {}", client.seat, client.table);
}

/// Four tables: both games, planning with two, three and four seats, one of them a bot's.
async fn new_clients(url: &str, seed: u64) -> Vec<Client> {
    let mut with_bot = game("blackout", 3, Some(2));
    with_bot["seats"] = json!(["me", "random", "open"]);
    let tables = [game("hongkong", 2, None), game("blackout", 2, None), with_bot, game("blackout", 4, None)];
    let mut clients = Vec::new();
    for (i, table) in tables.into_iter().enumerate() {
        let seats: Vec<&'static str> =
            if i == 2 { vec!["A", "C"] } else { LETTERS[..table["seats"].as_array().unwrap().len()].to_vec() };
        let party = Party::new(url, table).await;
        for (person, seat) in party.people.iter().zip(seats) {
            let seed = seed * 100 + clients.len() as u64;
            clients.push(Client::new(person.clone(), &party.id, seat, seed));
        }
    }
    clients
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_and_nothing_is_repeated() {
    let crashes: usize = std::env::var("HARBOUR_CRASHES").ok().and_then(|n| n.parse().ok()).unwrap_or(12);
    let folder = tempfile::tempdir().unwrap();
    let mut dice = Dice(std::process::id().into());
    let mut clients: Vec<Client> = Vec::new();
    let (mut acknowledged, mut in_doubt, mut found) = (0, 0, 0);
    for crash in 0..=crashes {
        let mut server = ChildServer::start(folder.path(), &[]);
        let mut sockets = Vec::new();
        for client in &mut clients {
            in_doubt += usize::from(client.pending.is_some());
            let known = client.confirmed.len();
            check_log(folder.path(), client).await;
            found += client.confirmed.len() - known;
            sockets.push(client.resume(&server.url).await);
        }
        if crash == crashes {
            break;
        }
        if crash % 8 == 0 {
            clients = new_clients(&server.url, crash as u64).await;
            sockets.clear();
            for client in &mut clients {
                sockets.push(client.resume(&server.url).await);
            }
        }
        let known: usize = clients.iter().map(|client| client.confirmed.len()).sum();
        let playing: Vec<_> =
            clients.drain(..).zip(sockets).map(|(client, socket)| tokio::spawn(client.play(socket))).collect();
        tokio::time::sleep(Duration::from_millis(dice.below(300) as u64 + 5)).await;
        server.kill();
        for client in playing {
            clients.push(client.await.unwrap());
        }
        acknowledged += clients.iter().map(|client| client.confirmed.len()).sum::<usize>() - known;
    }
    println!("{crashes} crashes, {acknowledged} acknowledged steps, {in_doubt} in doubt, {found} of them written");
    assert!(acknowledged > 10 * crashes, "hardly anything was played: {acknowledged}");
    assert!(in_doubt > 0, "no crash came while something was under way");
}
