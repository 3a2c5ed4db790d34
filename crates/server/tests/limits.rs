//! How much one person, one socket and one address may ask.

mod common;

use common::{House, Person, settings};
use reqwest::{Method, StatusCode};
use serde_json::json;
use server::{Running, Settings, System};

async fn house_with(change: impl FnOnce(&mut Settings)) -> House {
    let folder = tempfile::tempdir().unwrap();
    let mut settings = settings(folder.path());
    change(&mut settings);
    let running = Running::start(settings, Box::new(System)).await.unwrap();
    House { running, folder, told: None }
}

#[tokio::test]
async fn whatever_a_person_does_is_counted_and_looking_is_not() {
    let house = house_with(|settings| settings.max_answers = 1).await;
    let ada = house.person("Ada").await;
    let table = json!({ "game": "hongkong", "seats": ["me", "open"], "is_public": true });
    let id = ada.must("/api/v1/tables", table.clone()).await["id"].as_str().unwrap().to_owned();
    let at = |path: &str| format!("/api/v1/tables/{id}/{path}");
    let chapter = json!({ "game": "blackout", "seats": ["me"] });
    for (method, path, body) in [
        (Method::POST, "/api/v1/tables".into(), table),
        (Method::POST, "/api/v1/careers".into(), chapter),
        (Method::POST, "/api/v1/careers/none/next".into(), json!({})),
        (Method::POST, "/api/v1/links/none/claim".into(), json!({})),
        (Method::POST, "/api/v1/me/pairing".into(), json!({})),
        (Method::PUT, "/api/v1/me".into(), json!({ "name": "Eve" })),
        (Method::POST, at("join"), json!({})),
        (Method::POST, at("start"), json!({})),
        (Method::POST, at("close"), json!({})),
        (Method::POST, at("links"), json!({})),
        (Method::POST, at("rematch"), json!({})),
        (Method::POST, at("remarks"), json!({ "words": "hello" })),
        (Method::PUT, at("note"), json!({ "words": "mine" })),
        (Method::PUT, at("seats/A/bot"), json!({ "bot": "random" })),
        (Method::POST, at("seats/A/answer"), json!({ "answers": ["a1"] })),
        (Method::POST, at("seats/A/preview"), json!({ "answers": ["a1"] })),
        (Method::POST, at("seats/A/why-not"), json!({ "answer": "a1" })),
        (Method::POST, at("seats/A/undo"), json!({ "how": "step" })),
        (Method::POST, at("seats/A/redo"), json!({})),
        (Method::POST, at("seats/A/ask-back"), json!({})),
        (Method::POST, at("seats/A/consent"), json!({ "agrees": true })),
        (Method::POST, at("seats/A/call-off"), json!({})),
        (Method::POST, at("seats/A/resign"), json!({})),
        (Method::POST, at("seats/A/leave"), json!({})),
        (Method::POST, at("seats/A/luck"), json!({ "bytes": "00".repeat(32) })),
    ] {
        let person = house.person("Ben").await;
        let mut statuses = Vec::new();
        for _ in 0..10 {
            statuses.push(person.call(method.clone(), &path, Some(body.clone())).await.0);
        }
        // A burst of five seconds' worth is let through, and each of it counts once.
        assert!(!statuses[..5].contains(&StatusCode::TOO_MANY_REQUESTS), "{method} {path}: {statuses:?}");
        assert!(statuses[5..].contains(&StatusCode::TOO_MANY_REQUESTS), "{method} {path}: {statuses:?}");
        for _ in 0..10 {
            assert_eq!(person.get("/api/v1/me").await.0, StatusCode::OK);
        }
    }
}

#[tokio::test]
async fn a_host_has_only_so_many_tables_that_are_not_over() {
    let house = house_with(|settings| settings.max_tables_per_person = 2).await;
    let (ada, ben) = (house.person("Ada").await, house.person("Ben").await);
    let table = json!({ "game": "hongkong", "seats": ["me", "open"] });
    let make = async |person: &Person| person.post("/api/v1/tables", table.clone()).await;
    let first = make(&ada).await.1["id"].as_str().unwrap().to_owned();
    assert_eq!(make(&ada).await.0, StatusCode::CREATED);
    let (status, said) = make(&ada).await;
    assert_eq!((status, &said["error"]["key"]), (StatusCode::CONFLICT, &json!("server-too-many-tables")));
    assert_eq!(said["error"]["args"]["most"], 2);
    let (status, _) = ada.post("/api/v1/careers", json!({ "game": "blackout", "seats": ["me"] })).await;
    assert_eq!(status, StatusCode::CONFLICT, "a chapter is a table like any other");
    assert_eq!(make(&ben).await.0, StatusCode::CREATED, "somebody else has tables of their own");
    ada.must(&format!("/api/v1/tables/{first}/close"), json!({})).await;
    assert_eq!(make(&ada).await.0, StatusCode::CREATED, "one that is closed does not count");
}
