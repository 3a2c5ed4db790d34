//! Hints for who may have them, and reviews of games that are over.

mod common;

use common::{House, Person, played};
use reqwest::StatusCode;
use serde_json::{Value, json};

async fn table(host: &Person, new: Value) -> String {
    let made = host.must("/api/v1/tables", new).await;
    made["id"].as_str().unwrap().to_owned()
}

async fn hint(person: &Person, id: &str, seat: &str, question: Option<u64>) -> (StatusCode, Value) {
    person.post(&format!("/api/v1/tables/{id}/seats/{seat}/hint"), json!({ "question": question })).await
}

/// The view of a seat once it is asked.
async fn asked(person: &Person, id: &str, seat: &str) -> Value {
    let mut since = 0;
    loop {
        let path = format!("/api/v1/tables/{id}/view?seat={seat}&since={since}&wait=10");
        let seen = person.get(&path).await.1;
        if seen["game"]["question"].is_object() {
            return seen;
        }
        since = seen["game"]["v"].as_u64().unwrap();
    }
}

#[tokio::test]
async fn who_plays_against_bots_gets_hints_that_can_be_played() {
    let house = House::new().await;
    let (ada, ben) = (house.person("Ada").await, house.person("Ben").await);
    for game in ["hongkong", "blackout"] {
        let id = table(&ada, json!({ "game": game, "seats": ["me", "greedy"], "is_public": true })).await;
        let info = ada.get(&format!("/api/v1/tables/{id}")).await.1;
        assert_eq!(info["gives_hints"], true, "{info}");
        assert_eq!(hint(&ada, &id, "A", None).await.1["error"]["key"], "server-not-started");
        ada.must(&format!("/api/v1/tables/{id}/start"), json!({})).await;
        let seen = asked(&ada, &id, "A").await;
        let question = seen["game"]["question"]["number"].as_u64();
        let (status, told) = hint(&ada, &id, "A", question).await;
        assert_eq!(status, StatusCode::OK, "{told}");
        assert_eq!(told["question"].as_u64(), question);
        let offers = seen["game"]["question"]["offers"].as_array().unwrap();
        let is_offered = |answer: &Value| offers.iter().any(|offer| offer["answer"] == *answer);
        let advice = told["advice"].as_array().unwrap();
        assert!(!advice.is_empty() && advice.iter().all(|advice| is_offered(&advice["answers"][0])), "{told}");
        for advice in advice {
            assert_eq!(advice["answers"].as_array().unwrap().len(), advice["labels"].as_array().unwrap().len());
            assert!(advice["aim"]["key"].is_string() && advice["chances"].as_array().unwrap().len() == 2);
        }
        // Asked again it is the same, and nobody else is told.
        assert_eq!(hint(&ada, &id, "A", question).await.1, told);
        assert_eq!(hint(&ben, &id, "A", None).await.0, StatusCode::FORBIDDEN);
        assert_eq!(hint(&ada, &id, "B", None).await.0, StatusCode::FORBIDDEN);
        // What is advised is done; then there is no hint for what was asked before.
        let best = advice[0]["answers"][0].as_str().unwrap();
        assert!(ada.answer(&id, "A", best, &json!(question)).await.0.is_success());
        assert_eq!(hint(&ada, &id, "A", question).await.1["error"]["key"], "server-stale");
    }
}

#[tokio::test]
async fn hints_are_off_among_people_unless_the_host_says_so() {
    let house = House::new().await;
    let (ada, ben) = (house.person("Ada").await, house.person("Ben").await);
    let new = |seats: [&str; 2], hints: &str| json!({ "game": "hongkong", "seats": seats, "first": "A", "is_public": true, "options": { "hints": hints } });
    for (seats, hints, gives) in [
        (["me", "open"], "alone", false),
        (["me", "me"], "alone", false),
        (["me", "open"], "always", true),
        (["me", "greedy"], "never", false),
    ] {
        let id = table(&ada, new(seats, hints)).await;
        if seats[1] == "open" {
            ben.must(&format!("/api/v1/tables/{id}/join"), json!({})).await;
        }
        ada.must(&format!("/api/v1/tables/{id}/start"), json!({})).await;
        let info = ben.get(&format!("/api/v1/tables/{id}")).await.1;
        assert_eq!((&info["gives_hints"], &info["options"]["hints"]), (&json!(gives), &json!(hints)));
        let (status, told) = hint(&ada, &id, "A", None).await;
        if gives {
            assert_eq!(status, StatusCode::OK, "{told}");
        } else {
            assert_eq!(told["error"]["key"], "server-no-hints-here");
        }
    }
    let unknown = ada.post("/api/v1/tables", new(["me", "greedy"], "sometimes")).await;
    assert_eq!(unknown.0, StatusCode::BAD_REQUEST);
}

async fn reviewed(person: &Person, path: &str) -> Value {
    let mut before = 0.0;
    loop {
        let (status, sheet) = person.get(path).await;
        assert_eq!(status, StatusCode::OK, "{sheet}");
        let progress = sheet["progress"].as_f64().unwrap();
        assert!(progress >= before && progress <= 1.0, "{before} {progress}");
        before = progress;
        if sheet["review"].is_object() {
            return sheet["review"].clone();
        }
    }
}

#[tokio::test]
async fn a_finished_game_is_reviewed_for_whoever_may_see_it() {
    let house = House::new().await;
    let (ada, ben) = (house.person("Ada").await, house.person("Ben").await);
    for game in ["hongkong", "blackout"] {
        let id = played(&ada, game, 2).await;
        let places = ada.get(&format!("/api/v1/tables/{id}")).await.1["places"].clone();
        let mut by_file = Value::Null;
        for eyes in ["seat=A&", ""] {
            let review = reviewed(&ada, &format!("/api/v1/tables/{id}/review?{eyes}wait=20")).await;
            let last = ada.get(&format!("/api/v1/tables/{id}/replay?{eyes}")).await.1["last"].clone();
            let moments = review["moments"].as_array().unwrap();
            assert!(moments.is_sorted_by_key(|moment| moment["v"].as_u64()), "{moments:?}");
            let end = moments.last().unwrap();
            assert_eq!(end["v"], last);
            for seat in 0..2 {
                assert_eq!(end["chances"][seat].as_f64().unwrap() > 0.4, places[seat] == 1, "{end} {places}");
            }
            // One side plays at random, so that something is to be said.
            let points = review["turning_points"].as_array().unwrap();
            assert!(!points.is_empty());
            for point in points {
                assert!(point["v"].as_u64() <= last.as_u64());
                assert_eq!(point["cause"] == "mistake", point["instead"].is_object(), "{point}");
                assert_eq!(point["cause"] == "luck", point["by"].is_null(), "{point}");
            }
            by_file = review;
        }
        // From its file it is the same; the shorter game shows it.
        if game == "blackout" {
            continue;
        }
        let text = ada.get(&format!("/api/v1/tables/{id}/export")).await.1;
        let mut sheet = Value::Null;
        while !sheet["review"].is_object() {
            sheet = ben.must("/api/v1/reviews", json!({ "text": text, "wait": 20 })).await;
        }
        assert_eq!(sheet["review"], by_file);
    }
}

#[tokio::test]
async fn a_game_that_goes_on_or_is_hidden_is_not_reviewed() {
    let house = House::new().await;
    let (ada, ben) = (house.person("Ada").await, house.person("Ben").await);
    let id = table(&ada, json!({ "game": "hongkong", "seats": ["me", "greedy"] })).await;
    ada.must(&format!("/api/v1/tables/{id}/start"), json!({})).await;
    let path = format!("/api/v1/tables/{id}/review?seat=A");
    assert_eq!(ada.get(&path).await.1["error"]["key"], "server-not-over");
    assert_eq!(ben.get(&path).await.0, StatusCode::NOT_FOUND);
    assert_eq!(ben.post("/api/v1/reviews", json!({ "text": "nothing" })).await.0, StatusCode::BAD_REQUEST);
}
