//! Who one is: names, devices, codes and phrases.

mod common;

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use common::{House, Person};
use reqwest::{Client, StatusCode};
use serde_json::{Value, json};

fn with_token(person: &Person, body: &Value) -> Person {
    Person { token: body["token"].as_str().unwrap().into(), ..person.clone() }
}

#[tokio::test]
async fn a_second_device_comes_by_code_once_and_a_lost_one_by_phrase() {
    let house = House::new().await;
    let ada = house.person("Ada").await;
    let me = ada.get("/api/v1/me").await.1;
    let pairing = ada.must("/api/v1/me/pairing", json!({})).await;
    let nobody = Person { token: String::new(), ..ada.clone() };
    let typed = pairing["code"].as_str().unwrap().to_uppercase().replace('-', " ");
    let phone = nobody.must("/api/v1/me/devices", json!({ "code": typed, "token": true })).await;
    assert_eq!(with_token(&ada, &phone).get("/api/v1/me").await.1, me);
    // Both the code and the link are used up now.
    for spent in [&pairing["code"], &pairing["link"]] {
        assert_eq!(nobody.post("/api/v1/me/devices", json!({ "code": spent })).await.0, StatusCode::BAD_REQUEST);
    }
    let phrase = ada.must("/api/v1/me/phrase", json!({})).await["phrase"].clone();
    let found = nobody.must("/api/v1/me/devices", json!({ "phrase": phrase, "token": true })).await;
    let found = with_token(&ada, &found);
    assert_eq!(found.get("/api/v1/me").await.1, me);
    // A new phrase replaces the old one; a forgotten device is nobody's.
    found.must("/api/v1/me/phrase", json!({})).await;
    assert_eq!(nobody.post("/api/v1/me/devices", json!({ "phrase": phrase })).await.0, StatusCode::BAD_REQUEST);
    assert_eq!(found.call(reqwest::Method::DELETE, "/api/v1/me/device", None).await.0, StatusCode::NO_CONTENT);
    assert_eq!(found.get("/api/v1/me").await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(ada.get("/api/v1/me").await.0, StatusCode::OK);
}

#[tokio::test]
async fn names_are_plain_and_short() {
    let house = House::new().await;
    let ada = house.person("  Ada   Lovelace ").await;
    assert_eq!(ada.get("/api/v1/me").await.1["name"], "Ada Lovelace");
    for bad in ["", "   ", "\u{202e}adA", &"x".repeat(31)] {
        assert_eq!(ada.post("/api/v1/me", json!({ "name": bad })).await.0, StatusCode::BAD_REQUEST, "{bad:?}");
    }
    let bots = ada.get("/api/v1/games").await.1["bots"].clone();
    for bot in bots.as_array().unwrap().iter().map(|bot| bot.as_str().unwrap()) {
        for name in [bot.to_owned(), format!(" {} ", bot.to_uppercase())] {
            let (status, said) = ada.call(reqwest::Method::PUT, "/api/v1/me", Some(json!({ "name": name }))).await;
            assert_eq!((status, &said["error"]["key"]), (StatusCode::BAD_REQUEST, &json!("server-bots-name")));
        }
    }
}

#[tokio::test]
async fn a_browsers_cookie_is_renewed_when_it_is_shown() {
    let house = House::new().await;
    let client = Client::new();
    let url = format!("{}/api/v1/me", house.url());
    let set = |response: &reqwest::Response| {
        response.headers().get("set-cookie").map(|cookie| cookie.to_str().unwrap().to_owned())
    };
    let first = set(&client.post(&url).json(&json!({ "name": "Ada" })).send().await.unwrap()).unwrap();
    let device = first.split(';').next().unwrap();
    let again = client.get(&url).header("cookie", device).send().await.unwrap();
    assert_eq!(set(&again), Some(first.clone()), "the same device for as long again");
    // Neither a program nor a stranger gets one.
    let token = house.person("Ben").await.token;
    let program = client.get(&url).header("cookie", device).bearer_auth(token).send().await.unwrap();
    assert_eq!((program.status(), set(&program)), (StatusCode::OK, None));
    let stranger = client.get(&url).header("cookie", "harbour=0000").send().await.unwrap();
    assert_eq!((stranger.status(), set(&stranger)), (StatusCode::UNAUTHORIZED, None));
}

#[tokio::test]
async fn the_cookie_is_out_of_reach_of_scripts_and_other_sites() {
    let house = House::new().await;
    let client = Client::new();
    let url = format!("{}/api/v1/me", house.url());
    let response = client.post(&url).json(&json!({ "name": "Ada" })).send().await.unwrap();
    let cookie = response.headers()["set-cookie"].to_str().unwrap().to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    assert!(!response.text().await.unwrap().contains("token"));
    let device = cookie.split(';').next().unwrap();
    let put = |origin: &'static str| {
        let request = client.put(&url).header("cookie", device).header("origin", origin);
        request.json(&json!({ "name": "Eve" })).send()
    };
    assert_eq!(put("https://elsewhere.example").await.unwrap().status(), StatusCode::FORBIDDEN);
    let origin: &'static str = Box::leak(house.url().into_boxed_str());
    assert_eq!(put(origin).await.unwrap().status(), StatusCode::OK);
}

#[tokio::test]
async fn a_host_gives_a_lost_seat_to_whoever_claims_its_link() {
    let time = Arc::new(AtomicI64::new(1_000_000));
    let house = House::at(tempfile::tempdir().unwrap(), &time).await;
    let (ada, ben, cem) = (house.person("Ada").await, house.person("Ben").await, house.person("Cem").await);
    let made =
        ada.must("/api/v1/tables", json!({ "game": "hongkong", "seats": ["me", "open"], "is_public": true })).await;
    let id = made["id"].as_str().unwrap();
    ben.must(&format!("/api/v1/tables/{id}/join"), json!({})).await;
    ada.must(&format!("/api/v1/tables/{id}/start"), json!({})).await;
    assert_eq!(ben.post(&format!("/api/v1/tables/{id}/seats/B/link"), json!({})).await.0, StatusCode::FORBIDDEN);
    let link =
        ada.must(&format!("/api/v1/tables/{id}/seats/B/link"), json!({})).await["link"].as_str().unwrap().to_owned();
    // Looking at a link takes nothing.
    assert_eq!(cem.get(&format!("/api/v1/links/{link}")).await.1["kind"], "seat");
    assert_eq!(ben.view(id, "B").await["table"]["own"], "B");
    assert_eq!(cem.must(&format!("/api/v1/links/{link}/claim"), json!({})).await["seat"], "B");
    assert_eq!(cem.post(&format!("/api/v1/links/{link}/claim"), json!({})).await.0, StatusCode::NOT_FOUND);
    assert_eq!(ben.get(&format!("/api/v1/tables/{id}/view?seat=B")).await.0, StatusCode::FORBIDDEN);
    assert_eq!(cem.view(id, "B").await["table"]["seats"][1]["name"], "Cem");
    // Who is not there can be stood in for, and comes back.
    let put = |person: &Person| {
        let person = person.clone();
        let path = format!("/api/v1/tables/{id}/seats/B/bot");
        async move { person.call(reqwest::Method::PUT, &path, Some(json!({ "bot": "greedy" }))).await }
    };
    assert_eq!(
        ben.clone().call(reqwest::Method::PUT, &format!("/api/v1/tables/{id}/seats/A/bot"), Some(json!({}))).await.0,
        StatusCode::FORBIDDEN
    );
    assert_eq!(put(&ada).await.0, StatusCode::FORBIDDEN, "Cem was there a moment ago");
    time.fetch_add(60_000, Ordering::Relaxed);
    assert_eq!(put(&ada).await.1["seats"][1]["is_away"], true);
    assert_eq!(cem.must(&format!("/api/v1/tables/{id}/seats/B/return"), json!({})).await["seats"][1]["is_away"], false);
    let socket = cem.socket(id, "seat=B").await;
    time.fetch_add(60_000, Ordering::Relaxed);
    assert_eq!(put(&ada).await.0, StatusCode::FORBIDDEN, "Cem listens");
    drop(socket);
}

#[tokio::test]
async fn a_host_makes_new_links_and_the_old_ones_lead_nowhere() {
    let house = House::new().await;
    let (ada, ben) = (house.person("Ada").await, house.person("Ben").await);
    let made = ada.must("/api/v1/tables", json!({ "game": "hongkong", "seats": ["me", "open"] })).await;
    let (id, old) = (made["id"].as_str().unwrap(), made["invitation"].as_str().unwrap());
    // A stranger watches by the old link, and so does the host without one.
    let mut stranger = ben.socket(id, &format!("link={}", made["watching"].as_str().unwrap())).await;
    let mut host = ada.socket(id, "").await;
    for socket in [&mut stranger, &mut host] {
        socket.next_is("hello").await;
    }
    let new = ada.must(&format!("/api/v1/tables/{id}/links"), json!({})).await;
    assert_eq!(ben.get(&format!("/api/v1/links/{old}")).await.0, StatusCode::NOT_FOUND);
    let watching = new["watching"].as_str().unwrap();
    assert_eq!(ben.get(&format!("/api/v1/links/{watching}")).await.1["kind"], "watching");
    assert_eq!(ben.post(&format!("/api/v1/links/{watching}/claim"), json!({})).await.0, StatusCode::NOT_FOUND);
    let invitation = new["invitation"].as_str().unwrap();
    assert_eq!(ben.must(&format!("/api/v1/links/{invitation}/claim"), json!({})).await["seat"], "B");
    assert_eq!(stranger.next().await, None, "who watched by an old link is shown out");
    assert_eq!(host.next().await.unwrap()["is"], "table", "the host hears who has come");
}

#[tokio::test]
async fn remarks_reach_everybody_and_notes_nobody() {
    let house = House::new().await;
    let (ada, ben) = (house.person("Ada").await, house.person("Ben").await);
    let made =
        ada.must("/api/v1/tables", json!({ "game": "hongkong", "seats": ["me", "open"], "is_public": true })).await;
    let id = made["id"].as_str().unwrap();
    let mut socket = ben.socket(id, "").await;
    socket.next_is("hello").await;
    ada.must(&format!("/api/v1/tables/{id}/remarks"), json!({ "phrase": "server-phrase-hello" })).await;
    assert_eq!(socket.next_is("remark").await["remark"]["phrase"], "server-phrase-hello");
    assert_eq!(
        ada.post(&format!("/api/v1/tables/{id}/remarks"), json!({ "phrase": "nonsense" })).await.0,
        StatusCode::BAD_REQUEST
    );
    ben.must(&format!("/api/v1/tables/{id}/remarks"), json!({ "words": "bonjour" })).await;
    let remarks = ada.get(&format!("/api/v1/tables/{id}/remarks")).await.1;
    assert_eq!(remarks["remarks"][1]["words"], "bonjour", "{remarks}");
    ada.call(reqwest::Method::PUT, &format!("/api/v1/tables/{id}/note"), Some(json!({ "words": "mine" }))).await;
    assert_eq!(ada.get(&format!("/api/v1/tables/{id}/note")).await.1["words"], "mine");
    assert_eq!(ben.get(&format!("/api/v1/tables/{id}/note")).await.1["words"], "");
}

#[tokio::test]
async fn who_claims_the_seat_of_somebody_who_gave_up_plays_it() {
    let house = House::new().await;
    let (ada, ben, cem) = (house.person("Ada").await, house.person("Ben").await, house.person("Cem").await);
    let new = json!({ "game": "blackout", "seats": ["me", "open", "greedy"], "is_public": true });
    let id = ada.must("/api/v1/tables", new).await["id"].as_str().unwrap().to_owned();
    ben.must(&format!("/api/v1/tables/{id}/join"), json!({})).await;
    ada.must(&format!("/api/v1/tables/{id}/start"), json!({})).await;
    ben.must(&format!("/api/v1/tables/{id}/seats/B/resign"), json!({})).await;
    let link = ada.must(&format!("/api/v1/tables/{id}/seats/B/link"), json!({})).await["link"].clone();
    cem.must(&format!("/api/v1/links/{}/claim", link.as_str().unwrap()), json!({})).await;
    let info = cem.view(&id, "B").await["table"]["seats"][1].clone();
    assert_eq!((&info["has_resigned"], &info["bot"]), (&json!(false), &Value::Null), "{info}");
    let back = cem.post(&format!("/api/v1/tables/{id}/seats/B/why-not"), json!({ "answer": "ready" })).await;
    assert_eq!(back.0, StatusCode::OK, "{}", back.1);
}
