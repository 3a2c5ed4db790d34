//! Somebody is forgotten: wherever they sit, wherever they sat, and as far as it goes.

mod common;

use common::{House, Person};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use sqlx::ConnectOptions;

/// Forgets somebody in the operator's name.
async fn forget(house: &House, person: &str) -> (StatusCode, Value) {
    let token = std::fs::read_to_string(house.folder.path().join("operator.token")).unwrap();
    let operator = Person { client: reqwest::Client::new(), url: house.url(), token };
    operator.call(Method::DELETE, &format!("/api/v1/operator/people/{person}"), None).await
}

async fn id_of(person: &Person) -> String {
    person.get("/api/v1/me").await.1["id"].as_str().unwrap().to_owned()
}

/// Changes the database beside the server.
async fn change(house: &House, sql: &'static str, id: &str) {
    let file = house.folder.path().join("harbour.db");
    let mut database = sqlx::sqlite::SqliteConnectOptions::new().filename(file).connect().await.unwrap();
    sqlx::query(sql).bind(id).execute(&mut database).await.unwrap();
}

#[tokio::test]
async fn whose_seat_somebody_else_has_claimed_since_is_forgotten_there_too() {
    let house = House::new().await;
    let (ada, ben) = (house.person("Ada").await, house.person("Ben").await);
    let (cem, dan) = (house.person("Cem Unforgettable").await, house.person("Dan").await);
    let table = json!({ "game": "hongkong", "seats": ["me", "open"], "is_public": true });
    let id = ada.must("/api/v1/tables", table).await["id"].as_str().unwrap().to_owned();
    ben.must(&format!("/api/v1/tables/{id}/join"), json!({})).await;
    ada.must(&format!("/api/v1/tables/{id}/start"), json!({})).await;
    for person in [&cem, &dan] {
        let made = ada.must(&format!("/api/v1/tables/{id}/seats/B/link"), json!({})).await;
        person.must(&format!("/api/v1/links/{}/claim", made["link"].as_str().unwrap()), json!({})).await;
    }
    let log = format!("/api/v1/tables/{id}/log");
    assert!(ada.get(&log).await.1.to_string().contains("Unforgettable"), "the log names who has taken over");
    let (status, done) = forget(&house, &id_of(&cem).await).await;
    assert_eq!((status, &done["tables"]), (StatusCode::OK, &json!(1)), "{done}");
    assert!(!ada.get(&log).await.1.to_string().contains("Unforgettable"), "not in memory");
    assert_eq!(dan.view(&id, "B").await["table"]["seats"][1]["name"], "Dan", "who sits there stays");
    let House { running, folder, .. } = house;
    running.stop().await;
    let bytes = std::fs::read(folder.path().join("harbour.db")).unwrap();
    assert!(!bytes.windows(13).any(|part| part == b"Unforgettable"), "not in the file");
}

#[tokio::test]
async fn a_table_that_fails_holds_up_no_other_and_is_told() {
    let house = House::new().await;
    let ada = house.person("Ada").await;
    let me = id_of(&ada).await;
    let mut tables = Vec::new();
    for _ in 0..2 {
        let made = ada.must("/api/v1/tables", json!({ "game": "hongkong", "seats": ["me", "open"] })).await;
        let id = made["id"].as_str().unwrap().to_owned();
        ada.must(&format!("/api/v1/tables/{id}/seats/A/luck"), json!({ "bytes": "00".repeat(32) })).await;
        tables.push((id, made["watching"].as_str().unwrap().to_owned()));
    }
    let house = house.again().await;
    let (broken, watched) = (&tables[0].0, &tables[1]);
    change(&house, "UPDATE step SET text = 'x' || text WHERE game = (SELECT key FROM game WHERE id = ?)", broken).await;
    let (status, said) = forget(&house, &me).await;
    assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR);
    assert_eq!(said["error"]["key"], "server-not-forgotten");
    assert_eq!(said["error"]["args"]["tables"], broken.as_str());
    // All else is done, and the rest can be done later.
    let ada = ada.at(&house);
    assert_eq!(ada.get("/api/v1/me").await.0, StatusCode::UNAUTHORIZED);
    let seen = ada.get(&format!("/api/v1/tables/{}?link={}", watched.0, watched.1)).await.1;
    assert_eq!(seen["seats"][0]["name"], "", "{seen}");
    change(&house, "UPDATE step SET text = substr(text, 2) WHERE game = (SELECT key FROM game WHERE id = ?)", broken)
        .await;
    assert_eq!(forget(&house, &me).await.0, StatusCode::OK);
    assert_eq!(forget(&house, &me).await.0, StatusCode::NOT_FOUND);
}
