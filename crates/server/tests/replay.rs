//! A game that is looked at again: step by step the same as looking back at every version.

mod common;

use std::time::Instant;

use common::{House, Person, played};
use reqwest::StatusCode;
use serde_json::{Map, Value, json};

/// Which versions of Blackout are compared for who watches: looking back at one goes through all before it.
const EVERY: u64 = 5;

/// Takes in a change as a page does: a section replaces what was there, a board that of its seat.
fn fold(view: &mut Map<String, Value>, change: &Value) {
    for (name, section) in change.as_object().unwrap() {
        match view.get_mut(name) {
            Some(Value::Object(boards)) if name == "boards" => boards.extend(section.as_object().unwrap().clone()),
            _ => drop(view.insert(name.clone(), section.clone())),
        }
    }
}

/// Goes through what a viewer is told of a whole game, and compares every so many versions with a look back at them.
async fn compare(ada: &Person, id: &str, eyes: &str, every: u64) -> Value {
    let table = format!("/api/v1/tables/{id}");
    let began = Instant::now();
    let (status, replay) = ada.get(&format!("{table}/replay?{eyes}")).await;
    let took = began.elapsed();
    assert_eq!(status, StatusCode::OK, "{replay}");
    let steps = replay["steps"].as_array().unwrap();
    println!("{} steps, {} bytes, {took:?}", steps.len(), replay.to_string().len());
    let heard = ada.get(&format!("{table}/log?{eyes}")).await.1["heard"].clone();
    assert_eq!(steps.len(), heard.as_array().unwrap().len() + 1);
    let (mut view, last) = (Map::new(), replay["last"].as_u64().unwrap());
    for (v, step) in (0_u64..).zip(steps) {
        assert_eq!(step["v"], v);
        fold(&mut view, &step["view"]);
        if v > 0 {
            let told = &heard[v as usize - 1];
            assert_eq!((&step["at"], &step["events"]), (&told["at"], &told["events"]), "{eyes} {v}");
        }
        if v % every == 0 || v == last {
            let then = ada.get(&format!("{table}/log/{v}?{eyes}")).await.1;
            assert_eq!(Value::Object(view.clone()).to_string(), then["view"].to_string(), "{eyes} {v}");
            assert_eq!(step["asked"], then["asked"], "{eyes} {v}");
        }
    }
    assert_eq!(steps.len() as u64, last + 1);
    // How things are now is where it ends.
    let now = ada.get(&format!("{table}/view?{eyes}")).await.1;
    assert_eq!(Value::Object(view).to_string(), now["game"]["view"].to_string(), "{eyes}");
    replay
}

/// The same game from its file is the same, but for the times, which no file has.
async fn compare_file(ada: &Person, id: &str, seat: Option<&str>, mut replay: Value) {
    let text = ada.get(&format!("/api/v1/tables/{id}/export")).await.1;
    let again = ada.must("/api/v1/replays", json!({ "text": text, "seat": seat })).await;
    for step in replay["steps"].as_array_mut().unwrap() {
        step["at"] = json!(0);
    }
    assert!(again == replay, "{id} {seat:?}");
}

#[tokio::test]
async fn a_replay_of_hong_kong_is_what_was_known_at_every_version() {
    let house = House::new().await;
    let ada = house.person("Ada").await;
    let id = played(&ada, "hongkong", 2).await;
    let own = compare(&ada, &id, "seat=A", 1).await;
    compare_file(&ada, &id, Some("A"), own).await;
    let watched = compare(&ada, &id, "", 1).await;
    compare_file(&ada, &id, None, watched).await;
}

#[tokio::test]
async fn a_replay_of_blackout_is_what_was_known_at_every_version() {
    let house = House::new().await;
    let ada = house.person("Ada").await;
    let id = played(&ada, "blackout", 4).await;
    let own = compare(&ada, &id, "seat=A", 1).await;
    compare_file(&ada, &id, Some("A"), own).await;
    let watched = compare(&ada, &id, "", EVERY).await;
    compare_file(&ada, &id, None, watched).await;
}

/// Who may not read the log may not see the game again either, and a game that goes on is told as far as it is.
#[tokio::test]
async fn a_replay_is_refused_like_the_log() {
    let house = House::new().await;
    let (ada, ben) = (house.person("Ada").await, house.person("Ben").await);
    let made = ada.must("/api/v1/tables", json!({ "game": "blackout", "seats": ["me", "greedy"] })).await;
    let (id, link) = (made["id"].as_str().unwrap(), made["watching"].as_str().unwrap());
    ada.must(&format!("/api/v1/tables/{id}/start"), json!({})).await;
    for eyes in ["", "?seat=A", "?seat=B", "?seat=C", "?seat=X", "?link=nothing"] {
        for person in [&ada, &ben] {
            let [log, replay] = ["log", "replay"].map(|what| format!("/api/v1/tables/{id}/{what}{eyes}"));
            let (log, replay) = (person.get(&log).await, person.get(&replay).await);
            assert_eq!(log.0, replay.0, "{eyes}");
            assert_eq!(log.1["error"], replay.1["error"], "{eyes}");
        }
    }
    let watched = ben.get(&format!("/api/v1/tables/{id}/replay?link={link}")).await.1;
    let first = &watched["steps"][0];
    assert!(first["view"]["boards"].is_object() && watched["seats"] == "AB", "{first}");
    // What only a seat knows is in no step of who watches.
    assert!(
        watched["steps"].as_array().unwrap().iter().all(|step| step["view"].get("mine").is_none_or(Value::is_null))
    );
    let own = ada.get(&format!("/api/v1/tables/{id}/replay?seat=A")).await.1;
    assert!(own["steps"][0]["view"]["mine"].is_object());
}
