//! How much one person, one socket and one address may ask.

mod common;

use common::{House, Person};
use futures_util::StreamExt;
use reqwest::{Client, Method, StatusCode};
use serde_json::json;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

#[tokio::test]
async fn whatever_a_person_does_is_counted_and_looking_is_not() {
    let house = House::with(|settings| settings.max_answers = 1).await;
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
        (Method::POST, at("decline"), json!({})),
        (Method::POST, at("remarks"), json!({ "words": "hello" })),
        (Method::PUT, at("note"), json!({ "words": "mine" })),
        (Method::PUT, at("seats/A/bot"), json!({ "bot": "random" })),
        (Method::PUT, at("seats/A/name"), json!({ "name": "Eve" })),
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
    let house = House::with(|settings| settings.max_tables_per_person = 2).await;
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

    let quick = ben.must("/api/v1/tables", json!({ "game": "hongkong", "seats": ["me", "random"] })).await;
    let quick = quick["id"].as_str().unwrap();
    ben.must(&format!("/api/v1/tables/{quick}/start"), json!({})).await;
    ben.must(&format!("/api/v1/tables/{quick}/seats/A/resign"), json!({})).await;
    assert_eq!(make(&ben).await.0, StatusCode::CREATED, "one that is over does not count");
    let (status, said) = ben.post(&format!("/api/v1/tables/{quick}/rematch"), json!({})).await;
    assert_eq!((status, &said["error"]["key"]), (StatusCode::CONFLICT, &json!("server-too-many-tables")));
}

#[tokio::test]
async fn nonsense_counts_and_who_goes_on_with_it_is_dropped() {
    let house = House::with(|settings| settings.max_answers = 4).await;
    let ada = house.person("Ada").await;
    let table = json!({ "game": "hongkong", "seats": ["me", "random"], "first": "A", "is_public": true });
    let id = ada.must("/api/v1/tables", table).await["id"].as_str().unwrap().to_owned();
    ada.must(&format!("/api/v1/tables/{id}/start"), json!({})).await;
    let stranger = house.person("Mallory").await;
    // Who plays, and who only watches.
    for (person, query) in [(&ada, "seat=A"), (&stranger, "")] {
        let mut socket = person.socket(&id, query).await;
        socket.next_is("hello").await;
        let mut too_fast = 0;
        for i in 0..60 {
            let message = if i % 2 == 0 { "nonsense" } else { r#"{"do":"why-not","answer":"a1","id":9}"# };
            socket.send_text(message).await;
            let reply = loop {
                let reply = socket.next().await.expect("a little too much is borne");
                if reply["is"] != "change" {
                    break reply;
                }
            };
            if reply["error"]["key"] == "server-too-fast" {
                too_fast += 1;
                assert_eq!(reply["id"], if i % 2 == 0 { json!(null) } else { json!(9) });
            }
        }
        assert!(too_fast > 20, "{query}: {too_fast}");
        let mut code = None;
        for _ in 0..1_000 {
            // It may be closed by now.
            let _ = socket.try_send(json!("nonsense")).await;
            match socket.0.next().await {
                Some(Ok(Message::Close(Some(frame)))) => code = Some(u16::from(frame.code)),
                Some(Ok(_)) => continue,
                Some(Err(_)) | None => {}
            }
            break;
        }
        assert_eq!(code, Some(1008), "{query}");
    }
}

#[tokio::test]
async fn pages_that_take_work_are_not_given_without_end() {
    let house = House::with(|settings| {
        settings.max_rate = 4;
        settings.trusted_proxies = vec!["127.0.0.1/32".parse().unwrap()];
    })
    .await;
    let client = Client::new();
    for (path, from, is_limited) in [
        ("/", "10.0.0.1", true),
        ("/api", "10.0.0.2", true),
        ("/readyz", "10.0.0.3", true),
        ("/healthz", "10.0.0.4", false),
    ] {
        let mut refused = 0;
        for _ in 0..100 {
            let asked = client.get(format!("{}{path}", house.url())).header("x-forwarded-for", from).send().await;
            refused += usize::from(asked.unwrap().status() == StatusCode::TOO_MANY_REQUESTS);
        }
        assert_eq!(refused > 50, is_limited, "{path}: {refused}");
    }
}

/// Connects and asks whether the server lives; the connection, if it has answered.
async fn connect(house: &House) -> Option<TcpStream> {
    let mut stream = TcpStream::connect(house.running.address).await.unwrap();
    // It may be closed by now.
    let _ = stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: harbour.test\r\n\r\n").await;
    let mut head = [0; 12];
    stream.read_exact(&mut head).await.ok().map(|_| stream)
}

#[tokio::test]
async fn an_address_has_only_so_many_connections_but_a_trusted_proxy_has_all_it_wants() {
    let house = House::with(|settings| settings.max_sockets_per_address = 2).await;
    let mut open = Vec::new();
    while let Some(stream) = connect(&house).await {
        open.push(stream);
        assert!(open.len() <= 8, "there is an end");
    }
    assert_eq!(open.len(), 8, "four for each socket");
    open.pop();
    // The server notices in its own time that one is gone.
    while connect(&house).await.is_none() {
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    let house = House::with(|settings| {
        settings.max_sockets_per_address = 2;
        settings.trusted_proxies = vec!["127.0.0.1/32".parse().unwrap()];
    })
    .await;
    let mut open = Vec::new();
    for _ in 0..20 {
        open.push(connect(&house).await.expect("a proxy connects for many"));
    }
}
