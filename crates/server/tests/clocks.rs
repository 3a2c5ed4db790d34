//! Clocks: who is waited for is charged, who runs out of time is played by a bot, and a server that is down charges nobody.

mod common;

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use common::{House, Person};
use reqwest::StatusCode;
use serde_json::{Value, json};

async fn table(ada: &Person, ben: &Person, game: &str, clock: Value) -> String {
    let new = json!({ "game": game, "seats": ["me", "open"], "is_public": true, "options": { "clock": clock } });
    let id = ada.must("/api/v1/tables", new).await["id"].as_str().unwrap().to_owned();
    ben.must(&format!("/api/v1/tables/{id}/join"), json!({})).await;
    ada.must(&format!("/api/v1/tables/{id}/start"), json!({})).await;
    id
}

fn left(view: &Value, seat: usize) -> i64 {
    view["game"]["clock"]["left"][seat].as_i64().unwrap()
}

#[tokio::test]
async fn a_live_clock_runs_for_who_is_asked_and_a_turn_adds_to_it() {
    let time = Arc::new(AtomicI64::new(1_000_000));
    let house = House::at(tempfile::tempdir().unwrap(), &time).await;
    let (ada, ben) = (house.person("Ada").await, house.person("Ben").await);
    let id = table(&ada, &ben, "hongkong", json!({ "kind": "live", "bank": 60, "increment": 5 })).await;
    let view = ada.view(&id, "A").await;
    let seat = view["game"]["asked"]["seats"].as_str().unwrap().to_owned();
    let (mover, n, other) = if seat == "A" { (&ada, 0, 1) } else { (&ben, 1, 0) };
    time.fetch_add(10_000, Ordering::Relaxed);
    let view = mover.view(&id, &seat).await;
    assert_eq!((left(&view, n), left(&view, other)), (50_000, 60_000));
    let question = &view["game"]["question"];
    let answer = question["offers"][0]["answer"].as_str().unwrap();
    assert_eq!(mover.answer(&id, &seat, answer, &question["number"]).await.0, StatusCode::OK);
    let view = mover.view(&id, &seat).await;
    let has_passed = view["game"]["asked"]["seats"] != seat;
    assert_eq!(left(&view, n), if has_passed { 55_000 } else { 50_000 });
}

#[tokio::test]
async fn whose_time_is_over_is_played_by_a_bot_until_they_return() {
    let time = Arc::new(AtomicI64::new(1_000_000));
    let house = House::at(tempfile::tempdir().unwrap(), &time).await;
    let (ada, ben) = (house.person("Ada").await, house.person("Ben").await);
    let id = table(&ada, &ben, "hongkong", json!({ "kind": "days", "hours": 24 })).await;
    let view = ada.view(&id, "A").await;
    let seat = view["game"]["asked"]["seats"].as_str().unwrap().to_owned();
    let (late, n) = if seat == "A" { (&ada, 0) } else { (&ben, 1) };
    let mut socket = late.socket(&id, &format!("seat={seat}")).await;
    socket.next_is("hello").await;
    time.fetch_add(22 * 3_600_000, Ordering::Relaxed);
    late.view(&id, &seat).await;
    assert_eq!(socket.next_is("hurry").await["seats"], seat);
    time.fetch_add(3 * 3_600_000, Ordering::Relaxed);
    let info = late.get(&format!("/api/v1/tables/{id}")).await.1;
    assert_eq!(info["seats"][n]["is_away"], true, "{info}");
    let (status, _) = late.post(&format!("/api/v1/tables/{id}/seats/{seat}/return"), json!({})).await;
    assert_eq!(status, StatusCode::OK);
    let info = late.get(&format!("/api/v1/tables/{id}")).await.1;
    assert_eq!(info["seats"][n]["is_away"], false, "{info}");
}

#[tokio::test]
async fn who_decides_at_the_same_time_is_charged_only_when_late() {
    let time = Arc::new(AtomicI64::new(1_000_000));
    let house = House::at(tempfile::tempdir().unwrap(), &time).await;
    let (ada, ben) = (house.person("Ada").await, house.person("Ben").await);
    let id = table(&ada, &ben, "blackout", json!({ "kind": "live", "bank": 600, "increment": 0 })).await;
    for _ in 0..2 {
        for (person, seat) in [(&ada, "A"), (&ben, "B")] {
            let view = person.view(&id, seat).await;
            let question = &view["game"]["question"];
            if let Some(start) = question["offers"][0]["answer"].as_str().filter(|answer| answer.starts_with("start")) {
                person.answer(&id, seat, start, &question["number"]).await;
            }
        }
    }
    time.fetch_add(30_000, Ordering::Relaxed);
    let view = ada.view(&id, "A").await;
    assert_eq!(view["game"]["asked"]["seats"], "AB", "both plan");
    let before = (left(&view, 0), left(&view, 1));
    let number = &view["game"]["question"]["number"];
    assert_eq!(ada.answer(&id, "A", "ready", number).await.0, StatusCode::OK);
    time.fetch_add(20_000, Ordering::Relaxed);
    let view = ada.view(&id, "A").await;
    assert_eq!((left(&view, 0), left(&view, 1)), (before.0, before.1 - 20_000));
}

#[tokio::test]
async fn clocks_stand_still_while_the_server_is_down() {
    let time = Arc::new(AtomicI64::new(1_000_000));
    let first = House::at(tempfile::tempdir().unwrap(), &time).await;
    let (ada, ben) = (first.person("Ada").await, first.person("Ben").await);
    let id = table(&ada, &ben, "hongkong", json!({ "kind": "live", "bank": 60, "increment": 0 })).await;
    let view = ada.view(&id, "A").await;
    let n = usize::from(view["game"]["asked"]["seats"] == "B");
    time.fetch_add(5_000, Ordering::Relaxed);
    let before = left(&ada.view(&id, "A").await, n);
    let House { running, folder, .. } = first;
    running.stop().await;
    time.fetch_add(1_000_000, Ordering::Relaxed);
    let second = House::at(folder, &time).await;
    let after = left(&ada.at(&second).view(&id, "A").await, n);
    assert_eq!(after, before);
}

/// Who moves first at a table of Hong Kong, with the place in lists.
async fn mover<'p>(ada: &'p Person, ben: &'p Person, id: &str) -> (&'p Person, String, usize) {
    let seat = ada.view(id, "A").await["game"]["asked"]["seats"].as_str().unwrap().to_owned();
    if seat == "A" { (ada, seat, 0) } else { (ben, seat, 1) }
}

#[tokio::test]
async fn who_came_back_has_the_same_time_after_a_restart() {
    let time = Arc::new(AtomicI64::new(1_000_000));
    let first = House::at(tempfile::tempdir().unwrap(), &time).await;
    let (ada, ben) = (first.person("Ada").await, first.person("Ben").await);
    let id = table(&ada, &ben, "hongkong", json!({ "kind": "live", "bank": 60, "increment": 0 })).await;
    let (late, seat, n) = mover(&ada, &ben, &id).await;
    time.fetch_add(61_000, Ordering::Relaxed);
    assert_eq!(late.get(&format!("/api/v1/tables/{id}")).await.1["seats"][n]["is_away"], true);
    late.must(&format!("/api/v1/tables/{id}/seats/{seat}/return"), json!({})).await;
    let before = late.view(&id, &seat).await;
    assert_eq!(left(&before, n), 15_000);
    let House { running, folder, .. } = first;
    running.stop().await;
    let second = House::at(folder, &time).await;
    let after = late.at(&second).view(&id, &seat).await;
    assert_eq!((left(&after, n), &after["table"]["seats"][n]["is_away"]), (15_000, &json!(false)));
}

#[tokio::test]
async fn nobody_is_charged_before_the_start_or_after_the_end() {
    let time = Arc::new(AtomicI64::new(1_000_000));
    let house = House::at(tempfile::tempdir().unwrap(), &time).await;
    let (ada, ben) = (house.person("Ada").await, house.person("Ben").await);
    let options = json!({ "clock": { "kind": "live", "bank": 60, "increment": 0 } });
    let new =
        json!({ "game": "hongkong", "seats": ["me", "open"], "first": "A", "is_public": true, "options": options });
    let id = ada.must("/api/v1/tables", new).await["id"].as_str().unwrap().to_owned();
    ben.must(&format!("/api/v1/tables/{id}/join"), json!({})).await;
    time.fetch_add(600_000, Ordering::Relaxed);
    ada.must(&format!("/api/v1/tables/{id}/start"), json!({})).await;
    time.fetch_add(1_000, Ordering::Relaxed);
    assert_eq!(left(&ada.view(&id, "A").await, 0), 59_000);
    for (person, seat) in [(&ada, "A"), (&ben, "B")] {
        person.must(&format!("/api/v1/tables/{id}/seats/{seat}/call-off"), json!({})).await;
    }
    time.fetch_add(600_000, Ordering::Relaxed);
    let view = ada.view(&id, "A").await;
    assert_eq!((&view["game"]["clock"]["running"], left(&view, 0)), (&json!(""), 59_000));
}

#[tokio::test]
async fn to_be_ready_and_think_better_of_it_gains_no_time() {
    let time = Arc::new(AtomicI64::new(1_000_000));
    let house = House::at(tempfile::tempdir().unwrap(), &time).await;
    let (ada, ben) = (house.person("Ada").await, house.person("Ben").await);
    let id = table(&ada, &ben, "blackout", json!({ "kind": "live", "bank": 600, "increment": 30 })).await;
    let before = loop {
        let view = ada.view(&id, "A").await;
        if view["game"]["asked"]["seats"] == "AB" {
            break left(&view, 0);
        }
        for (person, seat) in [(&ada, "A"), (&ben, "B")] {
            let view = person.view(&id, seat).await;
            let question = &view["game"]["question"];
            if let Some(answer) = question["offers"][0]["answer"].as_str() {
                person.answer(&id, seat, answer, &question["number"]).await;
            }
        }
    };
    for _ in 0..3 {
        for answer in ["ready", "unready"] {
            let number = ada.view(&id, "A").await["game"]["question"]["number"].clone();
            assert_eq!(ada.answer(&id, "A", answer, &number).await.0, StatusCode::OK, "{answer}");
        }
    }
    assert_eq!(left(&ada.view(&id, "A").await, 0), before);
}
