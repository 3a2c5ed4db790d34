//! Tables from their making to their end, over plain HTTP and over sockets.

mod common;

use common::{Dice, House, choose};
use reqwest::StatusCode;
use serde_json::json;

#[tokio::test]
async fn two_people_play_hong_kong_by_link_over_plain_http() {
    let house = House::new().await;
    let (ada, ben) = (house.person("Ada").await, house.person("Ben").await);
    let made = ada.must("/api/v1/tables", json!({ "game": "hongkong", "seats": ["me", "open"] })).await;
    let (id, link) = (made["id"].as_str().unwrap(), made["invitation"].as_str().unwrap());
    // A private table is nobody's business without its link.
    assert_eq!(ben.get(&format!("/api/v1/tables/{id}")).await.0, StatusCode::NOT_FOUND);
    assert_eq!(ben.post(&format!("/api/v1/tables/{id}/join"), json!({})).await.0, StatusCode::NOT_FOUND);
    let found = ben.get(&format!("/api/v1/links/{link}")).await.1;
    assert_eq!(found["kind"], "invitation", "{found}");
    assert_eq!(ben.must(&format!("/api/v1/links/{link}/claim"), json!({})).await["seat"], "B");
    for (person, seat) in [(&ada, "A"), (&ben, "B")] {
        let luck = json!({ "bytes": seat.to_lowercase().repeat(64) });
        person.must(&format!("/api/v1/tables/{id}/seats/{seat}/luck"), luck).await;
    }
    assert_eq!(ben.post(&format!("/api/v1/tables/{id}/start"), json!({})).await.0, StatusCode::FORBIDDEN);
    ada.must(&format!("/api/v1/tables/{id}/start"), json!({})).await;
    let mut dice = Dice(1);
    for _ in 0..200 {
        let view = ada.view(id, "A").await;
        let Some(seat) = view["game"]["asked"]["seats"].as_str().filter(|seats| !seats.is_empty()) else { break };
        let (person, other) = if seat == "A" { (&ada, &ben) } else { (&ben, &ada) };
        let question = person.view(id, seat).await["game"]["question"].clone();
        let answer = choose(&question, &mut dice).unwrap();
        // Nobody answers for somebody else.
        assert_eq!(other.answer(id, seat, &answer, &question["number"]).await.0, StatusCode::FORBIDDEN);
        let (status, done) = person.answer(id, seat, &answer, &question["number"]).await;
        assert_eq!(status, StatusCode::OK, "{done}");
        // The same answer again is an answer to nothing.
        assert_eq!(person.answer(id, seat, &answer, &question["number"]).await.0, StatusCode::CONFLICT);
    }
    let info = ada.get(&format!("/api/v1/tables/{id}")).await.1;
    assert_eq!(info["phase"], "over", "{info}");
    assert_eq!(info["luck"]["added"], "AB");
    let verified = ben.get(&format!("/api/v1/tables/{id}/luck")).await.1;
    assert_eq!(verified["is_fair"], true, "{verified}");
    let text = ben.get(&format!("/api/v1/tables/{id}/export?seat=B")).await.1;
    assert!(text.as_str().unwrap().starts_with("harbour game 1\ngame hongkong\n"), "{text}");
    let again = ben.must("/api/v1/replays", json!({ "text": text, "seat": "A", "v": 3 })).await;
    assert_eq!((&again["game"]["v"], &again["seats"]), (&json!(3), &json!("AB")), "{again}");
    let tampered = text
        .as_str()
        .unwrap()
        .replacen("3 A", "3 B", 1)
        .replacen("3 B", "3 A", 1)
        .replace("setup draw", "setup first A");
    assert_eq!(ben.post("/api/v1/replays", json!({ "text": tampered })).await.0, StatusCode::BAD_REQUEST);
    let rematch = ben.must(&format!("/api/v1/tables/{id}/rematch"), json!({})).await["id"].clone();
    assert_eq!(ada.must(&format!("/api/v1/tables/{id}/rematch"), json!({})).await["id"], rematch);
    let turned = ada.get(&format!("/api/v1/tables/{}", rematch.as_str().unwrap())).await.1;
    assert_eq!((&turned["seats"][0]["name"], &turned["seats"][1]["name"]), (&json!("Ben"), &json!("Ada")), "{turned}");
}

#[tokio::test]
async fn a_person_and_three_bots_play_blackout_over_a_socket() {
    let house = House::new().await;
    let ada = house.person("Ada").await;
    let seats = json!(["greedy", "me", "random", "greedy"]);
    let made = ada.must("/api/v1/tables", json!({ "game": "blackout", "seats": seats })).await;
    let id = made["id"].as_str().unwrap();
    ada.must(&format!("/api/v1/tables/{id}/start"), json!({})).await;
    let mut socket = ada.socket(id, "seat=B").await;
    let hello = socket.next_is("hello").await;
    let mut v = hello["game"]["v"].as_u64().unwrap();
    let mut question = hello["game"]["question"].clone();
    let mut dice = Dice(7);
    let mut answered = 0;
    loop {
        if let Some(answer) = choose(&question, &mut dice) {
            answered += 1;
            socket
                .send(json!({ "do": "answer", "answers": [answer], "question": question["number"], "id": answered }))
                .await;
            question = json!(null);
        }
        let message = socket.next().await.expect("the socket stays open");
        match message["is"].as_str().unwrap() {
            "change" => {
                assert!(message["v"].as_u64().unwrap() > v, "{message}");
                v = message["v"].as_u64().unwrap();
                if message["question"].is_object() {
                    question = message["question"].clone();
                }
                if message["asked"]["is_over"] == true {
                    break;
                }
            }
            "refused" => panic!("{message}"),
            _ => {}
        }
    }
    assert!(answered > 20, "only {answered} answers");
    let whole = ada.view(id, "B").await;
    assert_eq!(whole["game"]["v"], v);
    let log = ada.get(&format!("/api/v1/tables/{id}/log?seat=B")).await.1;
    let heard = log["heard"].as_array().unwrap();
    assert_eq!(heard.len() as u64, v, "each version is in the log");
    let middle = ada.get(&format!("/api/v1/tables/{id}/log/{}?seat=B", v / 2)).await.1;
    assert_eq!(middle["v"], v / 2);
    // The log is the truth: after a restart everything is as it was.
    let house = house.again().await;
    assert_eq!(ada.at(&house).view(id, "B").await, whole);
}

#[tokio::test]
async fn a_box_that_somebody_brings_is_played_with_and_kept() {
    let house = House::new().await;
    let ada = house.person("Ada").await;
    let mut files = serde_json::Map::new();
    for file in boxes::BoxFile::ALL {
        files.insert(file.name().into(), boxes::Sources::embedded().text(file).into());
    }
    let objectives = files["objectives.toml"].as_str().unwrap().replacen("points = 1", "points = 2", 1);
    files["objectives.toml"] = objectives.into();
    let hash = ada.must("/api/v1/boxes", json!({ "files": files })).await["hash"].as_str().unwrap().to_owned();
    let new = json!({ "game": "blackout", "seats": ["me", "greedy"], "box": hash });
    let id = ada.must("/api/v1/tables", new).await["id"].as_str().unwrap().to_owned();
    ada.must(&format!("/api/v1/tables/{id}/start"), json!({})).await;
    let house = house.again().await;
    let ada = ada.at(&house);
    assert_eq!(ada.view(&id, "A").await["table"]["box"], hash.as_str());
    assert_eq!(ada.get(&format!("/api/v1/boxes/{hash}")).await.0, StatusCode::OK);
    let (status, sent) = ada.get(&format!("/api/v1/boxes/{hash}/files")).await;
    assert_eq!((status, &sent), (StatusCode::OK, &json!({ "files": files })));
    assert_eq!(ada.get("/api/v1/boxes/0123456789abcdef/files").await.0, StatusCode::NOT_FOUND);
    files.remove("map.toml");
    assert_eq!(ada.post("/api/v1/boxes", json!({ "files": files })).await.0, StatusCode::BAD_REQUEST);
    let unknown = json!({ "game": "blackout", "seats": ["me", "greedy"], "box": "0123456789abcdef" });
    assert_eq!(ada.post("/api/v1/tables", unknown).await.0, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn too_much_at_once_is_refused_and_changes_nothing() {
    let house = House::new().await;
    let ada = house.person("Ada").await;
    let made = ada.must("/api/v1/tables", json!({ "game": "blackout", "seats": ["me"], "chapter": 1 })).await;
    let id = made["id"].as_str().unwrap();
    ada.must(&format!("/api/v1/tables/{id}/start"), json!({})).await;
    for call in ["answer", "preview"] {
        let many = json!({ "answers": vec!["ready"; 65] });
        let (status, why) = ada.post(&format!("/api/v1/tables/{id}/seats/A/{call}"), many).await;
        assert_eq!((status, &why["error"]["key"]), (StatusCode::BAD_REQUEST, &json!("server-too-many-answers")));
    }
    let text = "harbour game 1\ngame hongkong\nrules 1\nsetup draw\n\n".to_owned() + &"1 * 0/2 A\n".repeat(20_000);
    let (status, why) = ada.post("/api/v1/replays", json!({ "text": text })).await;
    assert_eq!((status, &why["error"]["key"]), (StatusCode::BAD_REQUEST, &json!("server-long-file")));
}

#[tokio::test]
async fn a_server_that_stops_brings_no_table_to_life() {
    let house = House::new().await;
    let ada = house.person("Ada").await;
    let made = ada.must("/api/v1/tables", json!({ "game": "hongkong", "seats": ["me", "me"] })).await;
    let id = made["id"].as_str().unwrap().to_owned();
    ada.must(&format!("/api/v1/tables/{id}/start"), json!({})).await;
    let v = ada.view(&id, "A").await["game"]["v"].as_u64().unwrap();
    let waiting = {
        let ada = ada.clone();
        let path = format!("/api/v1/tables/{id}/view?seat=A&since={v}&wait=50");
        tokio::spawn(async move { ada.get(&path).await })
    };
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    let House { running, folder, .. } = house;
    // A table that came to life again would keep the database open, and the stop would wait for it in vain.
    tokio::time::timeout(std::time::Duration::from_secs(4), running.stop()).await.expect("it stops");
    assert_eq!(waiting.await.unwrap().0, StatusCode::SERVICE_UNAVAILABLE);
    drop(folder);
}
