//! Results of games: who has won, what came of a chapter, and what lists and campaigns tell of it (B10.4, B10.5).

mod common;

use common::{Dice, House, Person, choose};
use serde_json::{Value, json};
use sqlx::ConnectOptions;

/// Plays seat A of a table to its end.
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

async fn make(person: &Person, table: Value) -> String {
    person.must("/api/v1/tables", table).await["id"].as_str().unwrap().into()
}

async fn give_up(person: &Person, id: &str, seat: &str) {
    person.must(&format!("/api/v1/tables/{id}/seats/{seat}/resign"), json!({})).await;
}

async fn result(person: &Person, id: &str) -> Value {
    person.get(&format!("/api/v1/tables/{id}")).await.1["result"].take()
}

/// What the list of a person's games tells of one.
async fn listed(person: &Person, id: &str) -> Value {
    let games = person.get("/api/v1/me/games").await.1;
    games["games"].as_array().unwrap().iter().find(|game| game["id"] == id).unwrap().clone()
}

#[tokio::test]
async fn b10_5_a_lost_solo_chapter_has_no_winner() {
    let house = House::new().await;
    let ada = house.person("Ada").await;
    let id = make(&ada, json!({ "game": "blackout", "seats": ["me"], "chapter": 1 })).await;
    assert!(result(&ada, &id).await.is_null());
    play(&ada, &id, &mut Dice(3)).await;
    let found = result(&ada, &id).await;
    assert_eq!(found["winners"], "", "{found}");
    assert_eq!(found["chapter"], json!({ "number": 1, "is_complete": true, "orchids": [null] }));
    assert_eq!(found["scores"][0], ada.view(&id, "A").await["game"]["view"]["scores"]["A"]);
    let replay = ada.get(&format!("/api/v1/tables/{id}/replay?seat=A")).await.1;
    assert_eq!(replay["result"], found);
    let game = listed(&ada, &id).await;
    assert_eq!((&game["result"], &game["winners"]), (&json!("lost"), &json!("")));
}

#[tokio::test]
async fn b10_3_a_chapter_that_is_given_up_has_no_winner_and_any_other_game_has_one() {
    let house = House::new().await;
    let ada = house.person("Ada").await;
    let chapter = make(&ada, json!({ "game": "blackout", "seats": ["me", "me"], "chapter": 2 })).await;
    ada.must(&format!("/api/v1/tables/{chapter}/start"), json!({})).await;
    give_up(&ada, &chapter, "A").await;
    let found = result(&ada, &chapter).await;
    assert_eq!((&found["winners"], &found["chapter"]["is_complete"]), (&json!(""), &json!(false)), "{found}");
    // Two people share the device: the list names the winner, which is nobody.
    let game = listed(&ada, &chapter).await;
    assert_eq!((&game["result"], &game["winners"]), (&Value::Null, &json!("")));
    let plain = make(&ada, json!({ "game": "blackout", "seats": ["me", "greedy"] })).await;
    ada.must(&format!("/api/v1/tables/{plain}/start"), json!({})).await;
    give_up(&ada, &plain, "A").await;
    assert_eq!(result(&ada, &plain).await["winners"], "B");
    assert_eq!(listed(&ada, &plain).await["result"], "lost");
}

#[tokio::test]
async fn a_campaign_stores_the_score_of_every_attempt_and_older_games_are_derived() {
    let house = House::new().await;
    let ada = house.person("Ada").await;
    let made = ada.must("/api/v1/careers", json!({ "game": "blackout", "seats": ["me"] })).await;
    let (career, first) = (made["career"].as_str().unwrap().to_owned(), made["id"].as_str().unwrap().to_owned());
    play(&ada, &first, &mut Dice(3)).await;
    let next = ada.must(&format!("/api/v1/careers/{career}/next"), json!({})).await;
    let second = next["id"].as_str().unwrap().to_owned();
    ada.must(&format!("/api/v1/tables/{second}/start"), json!({})).await;
    give_up(&ada, &second, "A").await;
    let path = format!("/api/v1/careers/{career}");
    let campaign = ada.get(&path).await.1;
    let score = result(&ada, &first).await["scores"][0].as_i64().unwrap();
    let scores = json!({ "best": score.max(0), "latest": 0 });
    assert_eq!(campaign["seats"][0]["scores"], json!([scores, null, null, null, null]), "{campaign}");
    assert_eq!(campaign["games"][0]["result"]["chapter"]["is_complete"], true);
    assert_eq!(campaign["games"][1]["result"]["chapter"]["is_complete"], false);

    // A database of an older version knows no results.
    let file = house.folder.path().join("harbour.db");
    let mut database = sqlx::sqlite::SqliteConnectOptions::new().filename(file).connect().await.unwrap();
    sqlx::query("UPDATE game SET result = NULL").execute(&mut database).await.unwrap();
    drop(database);
    let house = house.again().await;
    let ada = ada.at(&house);
    assert_eq!(ada.get(&path).await.1, campaign);
    assert_eq!(listed(&ada, &first).await["result"], "lost");
}
