//! Rematches: the other players are asked, bots sit down at once, and nobody is seated who has not accepted.

mod common;

use common::{House, Person};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

/// A finished game of people who have all joined by the link; the host resigns.
async fn finished(people: &[&Person], mut new: Value) -> String {
    new["game"] = json!("hongkong");
    let made = people[0].must("/api/v1/tables", new).await;
    let (id, link) = (made["id"].as_str().unwrap(), made["invitation"].as_str().unwrap());
    for person in &people[1..] {
        person.must(&format!("/api/v1/links/{link}/claim"), json!({})).await;
    }
    people[0].must(&format!("/api/v1/tables/{id}/start"), json!({})).await;
    people[0].must(&format!("/api/v1/tables/{id}/seats/A/resign"), json!({})).await;
    assert_eq!(people[0].get(&format!("/api/v1/tables/{id}")).await.1["phase"], "over");
    id.to_owned()
}

async fn info(person: &Person, id: &str) -> Value {
    let (status, info) = person.get(&format!("/api/v1/tables/{id}")).await;
    assert_eq!(status, StatusCode::OK, "{info}");
    info
}

fn seat_named<'a>(info: &'a Value, name: &str) -> &'a Value {
    info["seats"].as_array().unwrap().iter().find(|seat| seat["name"] == name).unwrap_or_else(|| panic!("{info}"))
}

#[tokio::test]
async fn a_rematch_waits_until_every_invited_player_has_joined() {
    let house = House::new().await;
    let (ada, ben) = (house.person("Ada").await, house.person("Ben").await);
    let id = finished(&[&ada, &ben], json!({ "seats": ["me", "open"] })).await;
    let mut socket = ben.socket(&id, "seat=B").await;
    socket.next_is("hello").await;
    let made = ada.must(&format!("/api/v1/tables/{id}/rematch"), json!({})).await;
    let next = made["id"].as_str().unwrap();
    assert!(made["invitation"].is_string() && made["watching"].is_string(), "the host is told the links: {made}");
    // Ben hears of it at the finished table, and may look although the table is private.
    assert_eq!(socket.next_is("table").await["table"]["rematch"], next);
    let seen = info(&ben, next).await;
    let invited = seat_named(&seen, "Ben");
    assert_eq!((&invited["is_invited"], &invited["is_open"]), (&json!(true), &json!(false)), "{invited}");
    assert_eq!((&seen["own"], &seen["invited"]), (&json!(""), &invited["seat"]), "he does not sit there yet");
    assert_eq!(seen["host"], seat_named(&seen, "Ada")["seat"]);
    let listed = ben.get("/api/v1/me/games").await.1["games"].clone();
    let listed = listed.as_array().unwrap().iter().find(|game| game["id"] == next).unwrap().clone();
    assert_eq!((&listed["invited"], &listed["own"]), (&json!(true), &json!("")), "{listed}");
    // It does not start before he has answered.
    let (status, said) = ada.post(&format!("/api/v1/tables/{next}/start"), json!({})).await;
    assert_eq!((status, &said["error"]["key"]), (StatusCode::CONFLICT, &json!("server-not-accepted")));
    assert_eq!(said["error"]["args"]["seat"]["seat"], invited["seat"]);
    // A second one to ask gets the same table and is not seated by that.
    assert_eq!(ben.must(&format!("/api/v1/tables/{id}/rematch"), json!({})).await, json!({ "id": next }));
    assert_eq!(info(&ben, next).await["own"], "");
    let taken = ben.must(&format!("/api/v1/tables/{next}/join"), json!({})).await;
    assert_eq!(taken["seat"], invited["seat"]);
    let seen = info(&ben, next).await;
    assert_eq!((&seen["own"], &seen["invited"]), (&invited["seat"], &json!("")));
    ada.must(&format!("/api/v1/tables/{next}/start"), json!({})).await;
    assert_eq!(info(&ada, next).await["phase"], "playing");
}

#[tokio::test]
async fn a_rematch_against_bots_can_start_at_once() {
    let house = House::new().await;
    let ada = house.person("Ada").await;
    let id = finished(&[&ada], json!({ "seats": ["me", "greedy"] })).await;
    let next = ada.must(&format!("/api/v1/tables/{id}/rematch"), json!({})).await["id"].as_str().unwrap().to_owned();
    let seen = info(&ada, &next).await;
    assert!(seen["seats"].as_array().unwrap().iter().all(|seat| seat["is_invited"] == false), "{seen}");
    assert_eq!((&seat_named(&seen, "greedy")["bot"], &seen["own"]), (&json!("greedy"), &json!("B")));
    ada.must(&format!("/api/v1/tables/{next}/start"), json!({})).await;
}

#[tokio::test]
async fn a_declined_rematch_frees_the_seat_and_tells_the_host() {
    let house = House::new().await;
    let (ada, ben, cem) = (house.person("Ada").await, house.person("Ben").await, house.person("Cem").await);
    let id = finished(&[&ada, &ben], json!({ "seats": ["me", "open"] })).await;
    let made = ada.must(&format!("/api/v1/tables/{id}/rematch"), json!({})).await;
    let next = made["id"].as_str().unwrap();
    let own = info(&ada, next).await["own"].as_str().unwrap().to_owned();
    let mut socket = ada.socket(next, &format!("seat={own}")).await;
    socket.next_is("hello").await;
    assert_eq!(
        cem.post(&format!("/api/v1/tables/{next}/decline"), json!({})).await.1["error"]["key"],
        "server-not-invited"
    );
    ben.must(&format!("/api/v1/tables/{next}/decline"), json!({})).await;
    assert_eq!(socket.next_is("declined").await["name"], "Ben");
    let seen = info(&ada, next).await;
    let free: Vec<&Value> = seen["seats"].as_array().unwrap().iter().filter(|seat| seat["is_open"] == true).collect();
    assert_eq!((free.len(), &free[0]["name"]), (1, &json!("")), "{seen}");
    assert_eq!(ben.get(&format!("/api/v1/tables/{next}")).await.0, StatusCode::NOT_FOUND, "the table is private");
    let (status, said) = ada.post(&format!("/api/v1/tables/{next}/start"), json!({})).await;
    assert_eq!((status, &said["error"]["key"]), (StatusCode::CONFLICT, &json!("server-open-seats")));
    // A closed rematch can be asked for again.
    ada.must(&format!("/api/v1/tables/{next}/close"), json!({})).await;
    let again = ben.must(&format!("/api/v1/tables/{id}/rematch"), json!({})).await;
    assert_ne!(again["id"], next);
    assert_eq!(info(&ada, again["id"].as_str().unwrap()).await["invited"].as_str().unwrap().len(), 1);
}

#[tokio::test]
async fn a_reserved_seat_is_for_the_invited_player_or_for_the_link_of_the_host() {
    let house = House::new().await;
    let (ada, ben) = (house.person("Ada").await, house.person("Ben").await);
    let (cem, dan) = (house.person("Cem").await, house.person("Dan").await);
    let new = json!({ "seats": ["me", "open"], "is_public": true });
    let id = finished(&[&ada, &ben], new).await;
    let made = ada.must(&format!("/api/v1/tables/{id}/rematch"), json!({})).await;
    let (next, link) = (made["id"].as_str().unwrap(), made["invitation"].as_str().unwrap());
    let reserved = info(&ben, next).await["invited"].clone();
    // The table is public, but the seat is not free.
    assert_eq!(cem.post(&format!("/api/v1/tables/{next}/join"), json!({})).await.1["error"]["key"], "server-full");
    let (_, said) = cem.post(&format!("/api/v1/tables/{next}/join"), json!({ "seat": reserved })).await;
    assert_eq!(said["error"]["key"], "server-taken");
    // Whoever the host gives the link to may take it.
    assert_eq!(cem.must(&format!("/api/v1/links/{link}/claim"), json!({})).await["seat"], reserved);
    assert_eq!(ben.post(&format!("/api/v1/tables/{next}/join"), json!({})).await.1["error"]["key"], "server-full");
    // An invitation that is withdrawn leaves a free seat.
    let other = finished(&[&ada, &ben], json!({ "seats": ["me", "open"] })).await;
    let next = ada.must(&format!("/api/v1/tables/{other}/rematch"), json!({})).await["id"].as_str().unwrap().to_owned();
    let reserved = info(&ben, &next).await["invited"].as_str().unwrap().to_owned();
    let leave = format!("/api/v1/tables/{next}/seats/{reserved}/leave");
    assert_eq!(dan.post(&leave, json!({})).await.0, StatusCode::FORBIDDEN);
    ada.must(&leave, json!({})).await;
    assert_eq!(ben.post(&format!("/api/v1/tables/{next}/join"), json!({})).await.0, StatusCode::NOT_FOUND);
    let bot = Some(json!({ "bot": "greedy" }));
    let path = format!("/api/v1/tables/{next}/seats/{reserved}/bot");
    assert!(ada.call(Method::PUT, &path, bot).await.0.is_success());
    ada.must(&format!("/api/v1/tables/{next}/start"), json!({})).await;
}

#[tokio::test]
async fn an_invitation_survives_a_restart_and_is_forgotten_with_the_person() {
    let house = House::new().await;
    let (ada, ben) = (house.person("Ada").await, house.person("Ben Unforgettable").await);
    let id = finished(&[&ada, &ben], json!({ "seats": ["me", "open"] })).await;
    let next = ada.must(&format!("/api/v1/tables/{id}/rematch"), json!({})).await["id"].as_str().unwrap().to_owned();
    let house = house.again().await;
    let (ada, ben) = (ada.at(&house), ben.at(&house));
    assert_eq!(info(&ben, &next).await["invited"].as_str().unwrap().len(), 1);
    let token = std::fs::read_to_string(house.folder.path().join("operator.token")).unwrap();
    let operator = Person { client: reqwest::Client::new(), url: house.url(), token };
    let me = ben.get("/api/v1/me").await.1["id"].as_str().unwrap().to_owned();
    assert_eq!(operator.call(Method::DELETE, &format!("/api/v1/operator/people/{me}"), None).await.0, StatusCode::OK);
    let seen = info(&ada, &next).await;
    assert!(!seen.to_string().contains("Unforgettable"), "{seen}");
    assert!(seen["seats"].as_array().unwrap().iter().any(|seat| seat["is_open"] == true));
}

#[tokio::test]
async fn people_at_one_device_have_their_own_names() {
    let house = House::new().await;
    let ada = house.person("Ada").await;
    let new = json!({ "seats": ["me", "me"], "names": ["", " Player 2 "] });
    let id = finished(&[&ada], new).await;
    let names =
        |info: &Value| info["seats"].as_array().unwrap().iter().map(|seat| seat["name"].clone()).collect::<Vec<_>>();
    assert_eq!(names(&info(&ada, &id).await), ["Ada", "Player 2"]);
    // A rematch keeps them, and needs nobody's consent.
    let next = ada.must(&format!("/api/v1/tables/{id}/rematch"), json!({})).await["id"].as_str().unwrap().to_owned();
    assert_eq!(names(&info(&ada, &next).await), ["Player 2", "Ada"]);
    let rename = |seat: &str, name: &str| {
        let (path, body) = (format!("/api/v1/tables/{next}/seats/{seat}/name"), json!({ "name": name }));
        let ada = ada.clone();
        async move { ada.call(Method::PUT, &path, Some(body)).await }
    };
    assert!(rename("A", "Grandpa").await.0.is_success());
    assert_eq!(names(&info(&ada, &next).await), ["Grandpa", "Ada"]);
    assert_eq!(rename("A", "greedy").await.1["error"]["key"], "server-bots-name");
    assert_eq!(rename("A", "  ").await.1["error"]["key"], "server-bad-name");
    let stranger = house.person("Cem").await;
    let (path, name) = (format!("/api/v1/tables/{next}/seats/A/name"), json!({ "name": "Cem" }));
    assert_eq!(stranger.call(Method::PUT, &path, Some(name)).await.0, StatusCode::FORBIDDEN);
    ada.must(&format!("/api/v1/tables/{next}/start"), json!({})).await;
    assert_eq!(rename("A", "Later").await.1["error"]["key"], "server-started");
    let bad = json!({ "game": "hongkong", "seats": ["me", "me"], "names": ["a", "b", "c"] });
    assert_eq!(ada.post("/api/v1/tables", bad).await.0, StatusCode::BAD_REQUEST);
    let bots = json!({ "game": "hongkong", "seats": ["me", "me"], "names": ["Ada", "random"] });
    assert_eq!(ada.post("/api/v1/tables", bots).await.1["error"]["key"], "server-bots-name");
    // A second person sits down in the waiting room.
    let made = ada.must("/api/v1/tables", json!({ "game": "hongkong", "seats": ["me", "open"] })).await;
    let open = made["id"].as_str().unwrap();
    ada.must(&format!("/api/v1/tables/{open}/join"), json!({ "seat": "B", "name": "Player 2" })).await;
    assert_eq!(names(&info(&ada, open).await), ["Ada", "Player 2"]);
}
