//! A table comes back from its log: as it was, and so fast that nobody waits for it.

mod common;

use std::time::{Duration, Instant};

use blackout::{Blackout, Chapter, Setup};
use common::{Dice, House, Person};
use game::luck::Seed;
use game::record::{Record, Step, print_step};
use game::{Game, List, Turn};
use sqlx::ConnectOptions;

/// How many lines the longest recorded game has.
fn longest_recorded() -> usize {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../blackout/tests/games");
    let games = std::fs::read_dir(folder).unwrap().map(|game| std::fs::read_to_string(game.unwrap().path()).unwrap());
    games.map(|text| text.lines().count()).max().unwrap()
}

/// A game of four seats at random, every answer a step of its own, to its end.
fn long_game(rules: &Blackout) -> Record<Blackout> {
    let setup = Setup { n_seats: 4, chapter: Some(Chapter::ALL[4]), losses: 0 };
    let mut record = Record::new(rules, setup);
    let mut dice = Dice(9);
    while !record.is_over(rules) {
        let Turn::Ask(seats) = rules.turn(record.state()) else {
            record.deal(rules, Seed([7; 32]), &mut ());
            continue;
        };
        let seat = seats.iter().nth(dice.below(seats.len())).unwrap();
        let mut list = <Blackout as Game>::Actions::default();
        rules.legal_now(record.state(), seat, &mut list);
        // Plans are made, changed now and then, and ended.
        let words = |action: &blackout::Action| rules.print_action(*action);
        let ready = list.actions().iter().copied().find(|action| words(action) == "ready");
        let plain: Vec<_> = list.actions().iter().copied().filter(|action| words(action) != "unready").collect();
        let action =
            ready.filter(|_| dice.below(4) == 0).or_else(|| plain.get(dice.below(plain.len().max(1))).copied());
        if let Some(action) = action {
            record.push(rules, Step::Play(seat, vec![action]), &mut ()).unwrap();
        }
    }
    record
}

/// Puts a finished game into the database, as if it had been played there.
async fn put(house: &House, id: &str, rules: &Blackout, record: &Record<Blackout>) {
    let file = house.folder.path().join("harbour.db");
    let mut database = sqlx::sqlite::SqliteConnectOptions::new().filename(file).connect().await.unwrap();
    let components = rules.edition().components.unwrap();
    let insert = "INSERT INTO box (hash, files) VALUES (?, '') ON CONFLICT DO NOTHING";
    sqlx::query(insert).bind(&components).execute(&mut database).await.unwrap();
    let insert = "INSERT INTO game (id, name, rules, box, setup, options, luck, invitation, watching, is_public, phase, made_at,
                  changed_at) VALUES (?1, 'blackout', ?2, ?3, ?4, '{}', zeroblob(32), ?1 || 'i', ?1 || 'w', 1, 'over', 0, 0)
                  RETURNING key";
    let insert = insert.replace("?1 || 'i'", "CAST(?1 || 'i' AS BLOB)").replace("?1 || 'w'", "CAST(?1 || 'w' AS BLOB)");
    let key: i64 = sqlx::query_scalar(sqlx::AssertSqlSafe(insert))
        .bind(id)
        .bind(rules.edition().rules)
        .bind(&components)
        .bind(rules.print_setup(record.setup()))
        .fetch_one(&mut database)
        .await
        .unwrap();
    for seat in ["A", "B", "C", "D"] {
        let insert = "INSERT INTO seat (game, seat, bot, name) VALUES (?, ?, 'random', 'random')";
        sqlx::query(insert).bind(key).bind(seat).execute(&mut database).await.unwrap();
    }
    sqlx::query("BEGIN").execute(&mut database).await.unwrap();
    for (i, step) in record.steps().iter().enumerate() {
        let line = print_step(rules, step);
        let (actor, text) = line.split_once(' ').unwrap();
        let insert = "INSERT INTO step (game, n, actor, text, at) VALUES (?, ?, ?, ?, 0)";
        let insert = sqlx::query(insert).bind(key).bind(i as i64 + 1).bind(actor).bind(text);
        insert.execute(&mut database).await.unwrap();
    }
    sqlx::query("COMMIT").execute(&mut database).await.unwrap();
}

async fn look(person: &Person, id: &str) -> (Duration, serde_json::Value) {
    let began = Instant::now();
    let info = person.get(&format!("/api/v1/tables/{id}")).await.1;
    (began.elapsed(), info)
}

/// The time to load, as the difference between the first look at a table and the second.
async fn load_times(n: usize) -> (usize, Vec<Duration>) {
    let house = House::new().await;
    let rules = Blackout { components: boxes::embedded().components };
    let record = long_game(&rules);
    let person = house.person("Ada").await;
    let places = record.places(&rules).unwrap().0.to_vec();
    let mut times = Vec::new();
    for i in 0..n {
        let id = format!("loaded{i}");
        put(&house, &id, &rules, &record).await;
        let (first, info) = look(&person, &id).await;
        assert_eq!(info["places"], serde_json::json!(places), "{info}");
        times.push(first.saturating_sub(look(&person, &id).await.0));
    }
    times.sort();
    (record.steps().len(), times)
}

#[tokio::test]
async fn a_long_game_comes_back_as_it_was() {
    let (n_steps, _) = Box::pin(load_times(1)).await;
    assert!(n_steps >= longest_recorded(), "{n_steps} steps are fewer than the longest recorded game has");
}

/// `cargo test --release -p server --test loading -- --ignored --nocapture`
#[tokio::test]
#[ignore = "a figure, for a release build on an idle machine"]
async fn the_longest_game_is_loaded_within_five_milliseconds() {
    let (n_steps, times) = Box::pin(load_times(15)).await;
    println!("{n_steps} steps, loaded in {:?} (median of {}), {:?} at most", times[7], times.len(), times[14]);
    assert!(times[7] < Duration::from_millis(5));
}
