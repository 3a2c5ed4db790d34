//! Campaigns on the server (B10).

mod common;

use common::{Dice, House, Person, choose};
use reqwest::StatusCode;
use serde_json::json;

/// Plays a seat of a table to its end, or gives up.
async fn play(person: &Person, id: &str, dice: &mut Dice) {
    person.must(&format!("/api/v1/tables/{id}/start"), json!({})).await;
    loop {
        let view = person.view(id, "A").await;
        if view["game"]["asked"]["is_over"] == true {
            return;
        }
        match choose(&view["game"]["question"], dice) {
            Some(answer) => drop(person.answer(id, "A", &answer, &view["game"]["question"]["number"]).await),
            None => tokio::time::sleep(std::time::Duration::from_millis(2)).await,
        }
    }
}

#[tokio::test]
async fn a_solo_campaign_restarts_a_lost_chapter_with_more_money() {
    let house = House::new().await;
    let ada = house.person("Ada").await;
    let made = ada.must("/api/v1/careers", json!({ "game": "blackout", "seats": ["me"] })).await;
    let (career, id) = (made["career"].as_str().unwrap().to_owned(), made["id"].as_str().unwrap().to_owned());
    let mut dice = Dice(3);
    play(&ada, &id, &mut dice).await;
    let sheet = ada.get(&format!("/api/v1/careers/{career}")).await.1;
    assert_eq!((&sheet["chapter"], &sheet["losses"], &sheet["attempts"]), (&json!(1), &json!(1), &json!(1)), "{sheet}");
    let second =
        ada.must(&format!("/api/v1/careers/{career}/next"), json!({})).await["id"].as_str().unwrap().to_owned();
    assert_ne!(second, id);
    // Who asks twice gets the same table.
    assert_eq!(ada.must(&format!("/api/v1/careers/{career}/next"), json!({})).await["id"], second);
    ada.must(&format!("/api/v1/tables/{second}/start"), json!({})).await;
    // B10.5: one loss makes it $6.
    assert_eq!(ada.view(&second, "A").await["game"]["view"]["boards"]["A"]["dollars"], 6);
    ada.must(&format!("/api/v1/tables/{second}/seats/A/resign"), json!({})).await;
    let house = house.again().await;
    let sheet = ada.at(&house).get(&format!("/api/v1/careers/{career}")).await.1;
    assert_eq!((&sheet["losses"], &sheet["attempts"]), (&json!(2), &json!(2)), "{sheet}");
    let ben = house.person("Ben").await;
    assert_eq!(ben.get(&format!("/api/v1/careers/{career}")).await.0, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn together_the_next_chapter_follows_in_any_case() {
    let house = House::new().await;
    let ada = house.person("Ada").await;
    let new = json!({ "game": "blackout", "seats": ["me", "greedy"] });
    let made = ada.must("/api/v1/careers", new).await;
    let (career, mut id) = (made["career"].as_str().unwrap().to_owned(), made["id"].as_str().unwrap().to_owned());
    let mut dice = Dice(5);
    for chapter in 1..=5 {
        let sheet = ada.get(&format!("/api/v1/careers/{career}")).await.1;
        assert_eq!(sheet["chapter"], chapter, "{sheet}");
        play(&ada, &id, &mut dice).await;
        let (status, next) = ada.post(&format!("/api/v1/careers/{career}/next"), json!({})).await;
        assert_eq!(status.is_success(), chapter < 5, "{next}");
        if chapter < 5 {
            id = next["id"].as_str().unwrap().into();
        }
    }
    let sheet = ada.get(&format!("/api/v1/careers/{career}")).await.1;
    assert!(sheet["chapter"].is_null() && sheet["seats"][1]["verdict"].is_string(), "{sheet}");
}

#[tokio::test]
async fn two_who_go_on_at_the_same_time_get_the_same_table_and_a_bad_beginning_leaves_nothing() {
    let house = House::new().await;
    let (ada, ben) = (house.person("Ada").await, house.person("Ben").await);
    let (status, _) = ada.post("/api/v1/careers", json!({ "game": "blackout", "seats": ["me", "nobody"] })).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert_eq!(ada.get("/api/v1/careers").await.1["careers"], json!([]));
    let new = json!({ "game": "blackout", "seats": ["me", "open"], "is_public": true });
    let made = ada.must("/api/v1/careers", new).await;
    let (career, id) = (made["career"].as_str().unwrap(), made["id"].as_str().unwrap());
    ben.must(&format!("/api/v1/tables/{id}/join"), json!({})).await;
    ada.must(&format!("/api/v1/tables/{id}/start"), json!({})).await;
    ben.must(&format!("/api/v1/tables/{id}/seats/B/resign"), json!({})).await;
    let next = format!("/api/v1/careers/{career}/next");
    let (one, other) = tokio::join!(ada.must(&next, json!({})), ben.must(&next, json!({})));
    assert_eq!(one["id"], other["id"]);
}
