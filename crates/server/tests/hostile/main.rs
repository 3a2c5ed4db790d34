//! Clients that mean harm: nothing panics, nothing leaks, and other tables go on.

#[path = "../common/mod.rs"]
mod common;
mod raw;

use std::time::{Duration, Instant};

use common::party::{Party, game};
use common::{Dice, House, Person, choose};
use raw::{address, frame, read_to_end, request, socket, upgrade};
use reqwest::{Client, Method, StatusCode};
use serde_json::{Value, json};

use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

/// A table that must not notice anything.
struct Witness {
    party: Party,
    dice: Dice,
    slowest: Duration,
}

impl Witness {
    async fn at(house: &House) -> Witness {
        let party = Party::at(house, game("blackout", 2, None)).await;
        Witness { party, dice: Dice(1), slowest: Duration::ZERO }
    }

    /// Plays a step.
    async fn goes_on(&mut self) {
        let views = self.party.views().await;
        let seat = self.party.awaited(&views[0])[0];
        let answer = choose(&views[seat]["question"], &mut self.dice).unwrap();
        let began = Instant::now();
        self.party.answer(seat, &answer, &views[seat]["question"]["number"]).await;
        self.slowest = self.slowest.max(began.elapsed());
        assert!(self.slowest < Duration::from_secs(2), "a step took {:?}", self.slowest);
    }
}

#[tokio::test]
async fn frames_of_any_kind_end_one_socket_and_nothing_else() {
    let house = House::new().await;
    let mut witness = Witness::at(&house).await;
    let party = Party::at(&house, game("hongkong", 2, None)).await;
    let path = format!("/ws/{}?seat=A", party.id);
    let mut huge = vec![0x81, 0xff];
    huge.extend(u64::MAX.to_be_bytes());
    let bad: Vec<(&str, Vec<u8>)> = vec![
        ("binary", frame(0x82, b"{}")),
        ("no UTF-8", frame(0x81, &[0xff, 0xfe, 0xc0])),
        ("an unknown kind", frame(0x83, b"x")),
        ("reserved bits", frame(0xf1, b"x")),
        ("not masked", vec![0x81, 2, b'{', b'}']),
        ("a ping in pieces", frame(0x09, b"x")),
        ("a ping that is too long", frame(0x89, &[0; 126])),
        ("a piece of nothing", frame(0x80, b"x")),
        ("the longest length", huge),
        ("more than may be", frame(0x81, &vec![b'x'; 17 * 1024])),
        ("much more than may be", frame(0x81, &vec![b'x'; 4 << 20])),
        ("pieces without end", [frame(0x01, &[b'x'; 9_000]), frame(0x00, &[b'x'; 9_000])].concat()),
        ("no frame at all", b"GET / HTTP/1.1\r\n\r\n".to_vec()),
    ];
    for (what, bytes) in bad {
        let mut stream = socket(&party.people[0], &path).await;
        // The server may hang up before it has all.
        let _ = stream.write_all(&bytes).await;
        let _ = stream.shutdown().await;
        read_to_end(&mut stream, Duration::from_secs(3)).await;
        let healthy = party.people[0].get("/healthz").await.0;
        assert_eq!(healthy, StatusCode::OK, "after {what}");
        witness.goes_on().await;
    }
    assert_eq!(party.view(0).await["v"], party.view(1).await["v"]);
}

#[tokio::test]
async fn messages_of_any_shape_are_refused_and_the_socket_stays_open() {
    let house = House::new().await;
    let party = Party::at(&house, json!({ "game": "hongkong", "seats": ["me", "open"], "first": "A" })).await;
    let mut socket = party.people[0].socket(&party.id, "seat=A").await;
    let hello = socket.next_is("hello").await;
    let number = &hello["game"]["question"]["number"];
    let before = party.views().await;
    let deep = format!(r#"{{"do":"answer","answers":{}1{}}}"#, "[".repeat(4_000), "]".repeat(4_000));
    let many = json!({ "do": "answer", "answers": vec!["a1"; 2_000] }).to_string();
    let long = json!({ "do": "why-not", "answer": "x".repeat(15_000) }).to_string();
    for bad in [
        "",
        " ",
        "null",
        "[]",
        "{}",
        "1e999",
        "\"answer\"",
        "{\"do\":1}",
        "{\"do\":\"answer\"}",
        "{\"do\":\"start\"}",
        r#"{"do":"answer","answers":"a1"}"#,
        r#"{"do":"answer","answers":[1]}"#,
        r#"{"do":"answer","answers":[]}"#,
        r#"{"do":"answer","answers":["a1"],"question":-1}"#,
        r#"{"do":"answer","answers":["a1"],"question":1.5}"#,
        r#"{"do":"answer","answers":["a1"],"seat":"B"}"#,
        r#"{"do":"answer","do":"undo","answers":["a1"]}"#,
        r#"{"do":"answer","answers":["z9"],"id":1}"#,
        r#"{"do":"answer","answers":["\u0000"]}"#,
        r#"{"do":"undo","how":"everything"}"#,
        r#"{"do":"undo","how":"step"}"#,
        r#"{"do":"redo"}"#,
        r#"{"do":"consent","agrees":true}"#,
        r#"{"do":"answer","answers":["a1"],"question":18446744073709551615}"#,
        &deep,
        &many,
        &long,
    ] {
        socket.send_text(bad).await;
        let reply = socket.next().await.unwrap();
        assert_eq!(reply["is"], "refused", "{bad:.80}: {reply}");
        assert!(reply.to_string().len() < 20_000);
    }
    assert_eq!(party.views().await, before);
    // The same answer twice, and one to a question that is asked no more.
    for kind in ["done", "refused", "refused"] {
        socket.send(json!({ "do": "answer", "answers": ["a1!"], "question": number, "id": 7 })).await;
        let reply = loop {
            let reply = socket.next().await.unwrap();
            if reply["is"] != "change" {
                break reply;
            }
        };
        assert_eq!((reply["is"].as_str().unwrap(), &reply["id"]), (kind, &json!(7)), "{reply}");
    }
    // Who only watches cannot do anything.
    let mut watcher = party.watcher.socket(&party.id, &party.eyes(2)).await;
    watcher.next_is("hello").await;
    watcher.send(json!({ "do": "resign" })).await;
    assert_eq!(watcher.next().await.unwrap()["is"], "refused");
}

#[tokio::test]
async fn nobody_comes_in_with_other_peoples_tokens_or_to_other_peoples_seats() {
    let house = House::new().await;
    let party = Party::at(&house, game("blackout", 2, None)).await;
    let stranger = house.person("Mallory").await;
    let id = &party.id;
    // Both are there; for who is not the host may call a bot.
    let _there = [party.people[0].socket(id, "seat=A").await, party.people[1].socket(id, "seat=B").await];
    let before = party.views().await;
    for (who, seat) in [(&party.people[0], "B"), (&party.people[1], "A"), (&stranger, "A"), (&party.watcher, "A")] {
        let seat_path = format!("/api/v1/tables/{id}/seats/{seat}");
        let tries = [
            (Method::GET, format!("/api/v1/tables/{id}/view?seat={seat}"), Value::Null),
            (Method::GET, format!("/api/v1/tables/{id}/log?seat={seat}"), Value::Null),
            (Method::GET, format!("/api/v1/tables/{id}/log/1?seat={seat}"), Value::Null),
            (Method::GET, format!("/api/v1/tables/{id}/export?seat={seat}"), Value::Null),
            (Method::GET, format!("/ws/{id}?seat={seat}"), Value::Null),
            (Method::POST, format!("{seat_path}/answer"), json!({ "answers": ["ready"] })),
            (Method::POST, format!("{seat_path}/preview"), json!({ "answers": ["ready"] })),
            (Method::POST, format!("{seat_path}/why-not"), json!({ "answer": "ready" })),
            (Method::POST, format!("{seat_path}/undo"), json!({ "how": "step" })),
            (Method::POST, format!("{seat_path}/redo"), json!({})),
            (Method::POST, format!("{seat_path}/resign"), json!({})),
            (Method::POST, format!("{seat_path}/ask-back"), json!({})),
            (Method::POST, format!("{seat_path}/call-off"), json!({})),
            (Method::POST, format!("{seat_path}/return"), json!({})),
            (Method::POST, format!("{seat_path}/luck"), json!({ "bytes": "00".repeat(32) })),
            (Method::PUT, format!("{seat_path}/bot"), json!({ "bot": "random" })),
        ];
        for (method, path, body) in tries {
            let body = (!body.is_null()).then_some(body);
            let (status, answer) = who.call(method.clone(), &path, body).await;
            assert!(status.is_client_error(), "{method} {path}: {status} {answer}");
            assert!(!answer.to_string().contains("\"view\""), "{answer}");
        }
    }
    // Tokens that are none, in all places a secret is shown.
    let short = party.people[0].token[..63].to_owned();
    for token in ["", "x", &"0".repeat(64), &"f".repeat(10_000), "%00", "' OR 1=1 --", &short, "Bearer", "é"] {
        let headers = [("authorization", format!("Bearer {token}")), ("cookie", format!("harbour={token}"))];
        for (name, value) in headers {
            let url = format!("{}/api/v1/me", house.url());
            let Ok(value) = reqwest::header::HeaderValue::from_bytes(value.as_bytes()) else { continue };
            let status = Client::new().get(&url).header(name, value).send().await.unwrap().status();
            assert_eq!(status, StatusCode::UNAUTHORIZED, "{name} {token:.70}");
        }
        for path in [format!("/api/v1/links/{}", token.replace(['%', ' ', '\''], "-")), "/api/v1/links/%00".into()] {
            assert_eq!(stranger.get(&path).await.0, StatusCode::NOT_FOUND, "{path:.80}");
        }
    }
    assert_eq!(party.views().await, before);
}

#[tokio::test]
async fn paths_lead_nowhere_else() {
    let house = House::new().await;
    let party = Party::at(&house, game("hongkong", 2, None)).await;
    let (id, token) = (&party.id, &party.people[0].token);
    let paths = [
        "/..",
        "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/api/v1/tables/..%2f..%2fharbour.db",
        "//",
        "/\\",
        "/harbour.db",
        "/api/../harbour.db",
        "/a/..%00",
        "/api/v1/tables/%00",
        "/api/v1/tables/%ff%fe",
        "/api/v1/tables/' OR '1'='1",
        "/api/v1/boxes/..",
        "/api/v1/boxes/%00",
        "/api/v1/links/..",
        &format!("/api/v1/tables/{id}/view?seat=A&seat=B"),
        &format!("/api/v1/tables/{id}/view?since=-1"),
        &format!("/api/v1/tables/{id}/view?since=99999999999999999999999"),
        &format!("/api/v1/tables/{id}/view?seat=%F0%9F%92%A9"),
        &format!("/api/v1/tables/{id}/log/99999999999999999999999?seat=A"),
        &format!("/api/v1/tables/{id}/log/18446744073709551615?seat=A"),
        &format!("/api/v1/tables/{id}/log/-1?seat=A"),
        &format!("/api/v1/tables/{id}/seats/E/answer"),
        &format!("/api/v1/tables/{id}x"),
        &format!("/{}", "a".repeat(60_000)),
    ];
    for path in paths {
        let path = path.replace(' ', "%20");
        let text =
            format!("GET {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\nConnection: close\r\n\r\n");
        let status = request(&house.url(), &text).await.unwrap_or(400);
        assert!((400..500).contains(&status), "{path:.100}: {status}");
    }
    // Requests that are none.
    for text in [
        "\r\n\r\n",
        "GET\r\n\r\n",
        "GET / HTTP/9.9\r\n\r\n",
        "POST /api/v1/me HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        "POST /api/v1/me HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n",
        "POST /api/v1/me HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n",
        &format!("GET / HTTP/1.1\r\nHost: x\r\n{}\r\n", "X: y\r\n".repeat(3_000)),
        &format!("GET / HTTP/1.1\r\nHost: x\r\nX: {}\r\n\r\n", "y".repeat(1 << 20)),
        "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}\u{0}\u{1}\u{fc}\u{3}\u{3}\r\n\r\n",
    ] {
        let status = raw::garbage(&house.url(), text).await.unwrap_or(400);
        assert!((400..500).contains(&status), "{text:.60}: {status}");
    }
    // Bodies that are none.
    let url = format!("{}/api/v1/tables", house.url());
    for (kind, body) in [
        ("text/plain", "{}".to_owned()),
        ("application/x-www-form-urlencoded", "game=hongkong".into()),
        ("application/json", "{".into()),
        ("application/json", "[".repeat(100_000)),
        ("application/json", format!(r#"{{"game":"{}"}}"#, "x".repeat(2 << 20))),
        ("application/json", r#"{"game":"blackout","seats":["me","open"],"chapter":300}"#.into()),
        ("application/json", json!({ "game": "blackout", "seats": vec!["me"; 1_000] }).to_string()),
        ("application/json", json!({ "game": "hongkong", "seats": ["me", "open"], "first": "C" }).to_string()),
        ("application/json", json!({ "game": "hongkong", "seats": ["me", "open"], "first": "x\nsetup y" }).to_string()),
    ] {
        let made = Client::new().post(&url).bearer_auth(token).header("content-type", kind).body(body).send().await;
        // One that is too large may not be read to its end.
        if let Ok(made) = made {
            assert!(made.status().is_client_error(), "{kind}: {}", made.status());
        }
    }
}

#[tokio::test]
async fn other_sites_can_do_nothing_in_a_persons_name() {
    let house = House::new().await;
    let client = Client::new();
    let url = format!("{}/api/v1/me", house.url());
    let made = client.post(&url).json(&json!({ "name": "Ada" })).send().await.unwrap();
    let cookie = made.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
    let host = address(&house.url()).to_string();
    let table = json!({ "game": "hongkong", "seats": ["me", "random"], "first": "A" });
    let tables = format!("{}/api/v1/tables", house.url());
    let own = client.post(&tables).header("cookie", &cookie).header("origin", house.url()).json(&table).send().await;
    let own: Value = own.unwrap().json().await.unwrap();
    let id = own["id"].as_str().unwrap();
    let foreign: Vec<Vec<(&str, String)>> = vec![
        vec![("origin", "https://evil.example".into())],
        vec![("origin", "null".into())],
        vec![("origin", String::new())],
        vec![("origin", format!("http://{host}.evil.example"))],
        vec![("origin", format!("http://{host}@evil.example"))],
        vec![("origin", format!("http://evil.example/{host}"))],
        vec![("sec-fetch-site", "cross-site".into())],
        vec![("sec-fetch-site", "same-site".into())],
        vec![("sec-fetch-site", "cross-site".into()), ("origin", house.url())],
        vec![("origin", "https://evil.example".into()), ("authorization", "Basic YTpi".into())],
        vec![("origin", "https://evil.example".into()), ("authorization", "bearer x".into())],
    ];
    for headers in &foreign {
        for (method, path, body) in [
            (Method::POST, "/api/v1/tables".to_owned(), table.clone()),
            (Method::PUT, "/api/v1/me".into(), json!({ "name": "Eve" })),
            (Method::DELETE, "/api/v1/me/device".into(), json!({})),
            (Method::POST, format!("/api/v1/tables/{id}/start"), json!({})),
        ] {
            let mut call = client.request(method.clone(), format!("{}{path}", house.url())).header("cookie", &cookie);
            for (name, value) in headers {
                call = call.header(*name, value);
            }
            let status = call.json(&body).send().await.unwrap().status();
            assert_eq!(status, StatusCode::FORBIDDEN, "{method} {path} {headers:?}");
        }
        let lines: Vec<String> = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
        let lines = format!("Cookie: {cookie}\r\n{}", lines.concat());
        let status = request(&house.url(), &upgrade(&format!("/ws/{id}?seat=A"), &lines)).await;
        assert_eq!(status, Some(403), "{headers:?}");
    }
    // The page itself may: with the cookie alone, as programs do, or from our own origin.
    let opens = upgrade(&format!("/ws/{id}?seat=A"), &format!("Cookie: {cookie}\r\nOrigin: http://harbour.test\r\n"));
    assert_eq!(request(&house.url(), &opens).await, Some(101));
    let me = client.get(&url).header("cookie", &cookie).send().await.unwrap();
    assert!(me.headers().get("access-control-allow-origin").is_none());
    assert_eq!(me.json::<Value>().await.unwrap()["name"], "Ada");
}

#[tokio::test]
async fn half_open_connections_keep_nobody_out() {
    let many = std::env::var("HARBOUR_HALF_OPEN").ok().and_then(|n| n.parse().ok()).unwrap_or(2_000);
    let house = House::new().await;
    let mut witness = Witness::at(&house).await;
    let mut open = Vec::new();
    for i in 0..many {
        let mut stream = TcpStream::connect(address(&house.url())).await.unwrap();
        match i % 3 {
            0 => {}
            1 => stream.write_all(b"GET /api/v1/tables HTTP/1.1\r\nHost: x\r\nX-Slow: ").await.unwrap(),
            _ => {
                let head = "POST /api/v1/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{";
                stream.write_all(head.as_bytes()).await.unwrap();
            }
        }
        open.push(stream);
        if i % 400 == 0 {
            witness.goes_on().await;
        }
    }
    for _ in 0..10 {
        witness.goes_on().await;
    }
    println!("{many} half-open connections, the slowest step took {:?}", witness.slowest);
}

#[tokio::test]
async fn who_never_reads_is_dropped_and_slows_nobody() {
    let house = House::new().await;
    let party = Party::at(&house, game("blackout", 2, None)).await;
    let mut dice = Dice(2);
    while !party.view(0).await["question"].to_string().contains("\"plan-") {
        let view = party.view(0).await;
        let seat = party.awaited(&view)[0];
        let question = party.view(seat).await["question"].clone();
        party.answer(seat, &choose(&question, &mut dice).unwrap(), &question["number"]).await;
    }
    // Several devices of seat A: one reads, the others never do.
    let mut reader = party.people[0].socket(&party.id, "seat=A").await;
    let hello = reader.next_is("hello").await;
    let mut slow = Vec::new();
    for _ in 0..5 {
        slow.push(socket(&party.people[0], &format!("/ws/{}?seat=A", party.id)).await);
    }
    let offers = hello["game"]["question"]["offers"].as_array().unwrap();
    let plan = offers.iter().find_map(|offer| offer["answer"].as_str().filter(|answer| answer.starts_with("plan-")));
    let (mut slowest, mut sent) = (Duration::ZERO, 0);
    // As much as no system keeps for one connection.
    while sent < 16 << 20 {
        let began = Instant::now();
        reader.send(json!({ "do": "answer", "answers": [plan] })).await;
        sent += reader.next_is("change").await.to_string().len();
        reader.send(json!({ "do": "undo", "how": "step" })).await;
        sent += reader.next_is("change").await.to_string().len();
        slowest = slowest.max(began.elapsed());
    }
    assert!(slowest < Duration::from_secs(2), "{slowest:?}");
    for stream in &mut slow {
        let read = read_to_end(stream, Duration::from_secs(15)).await;
        assert!(read < sent, "nobody was dropped: {read} of {sent} bytes");
    }
    // Who was dropped comes back and knows what everybody knows.
    let mut back = party.people[0].socket(&party.id, "seat=A&since=1").await;
    assert_eq!(back.next_is("hello").await["game"]["v"], party.view(0).await["v"]);
}

#[tokio::test]
async fn floods_are_refused_and_hold_up_nobody_else() {
    let house = House::with(|settings| {
        settings.max_rate = 20;
        settings.max_answers = 4;
        settings.max_sockets_per_address = 3;
        settings.trusted_proxies = vec!["127.0.0.1/32".parse().unwrap()];
    })
    .await;
    let client = Client::new();
    let ask = |from: &'static str, path: &str| {
        let call = client.get(format!("{}{path}", house.url())).header("x-forwarded-for", from);
        async move { call.send().await.unwrap().status() }
    };
    let mut refused = 0;
    for _ in 0..300 {
        refused += usize::from(ask("10.0.0.1", "/api/v1/games").await == StatusCode::TOO_MANY_REQUESTS);
    }
    assert!(refused > 50, "{refused}");
    // What a client writes before its proxy's word helps nothing; somebody else is not held up.
    assert_eq!(ask("1.2.3.4, 10.0.0.1", "/api/v1/games").await, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(ask("10.0.0.2", "/api/v1/games").await, StatusCode::OK);
    // A person's own answers are counted, too, wherever they come from.
    let ada = Person::new(&house.url(), "Ada").await;
    let made = ada.must("/api/v1/tables", json!({ "game": "hongkong", "seats": ["me", "random"], "first": "A" })).await;
    let id = made["id"].as_str().unwrap();
    ada.must(&format!("/api/v1/tables/{id}/start"), json!({})).await;
    let mut socket = ada.socket(id, "seat=A").await;
    socket.next_is("hello").await;
    let mut too_fast = 0;
    for _ in 0..60 {
        socket.send(json!({ "do": "why-not", "answer": "a1" })).await;
        let reply = socket.next().await.unwrap();
        too_fast += usize::from(reply["error"]["key"] == "server-too-fast");
    }
    assert!(too_fast > 20, "{too_fast}");
    // And sockets.
    let mut statuses = Vec::new();
    let mut kept = Vec::new();
    for _ in 0..4 {
        let mut stream = TcpStream::connect(address(&house.url())).await.unwrap();
        let lines = format!("Authorization: Bearer {}\r\nX-Forwarded-For: 10.9.9.9\r\n", ada.token);
        stream.write_all(upgrade(&format!("/ws/{id}?seat=A"), &lines).as_bytes()).await.unwrap();
        let mut head = [0; 12];
        tokio::io::AsyncReadExt::read_exact(&mut stream, &mut head).await.unwrap();
        statuses.push(String::from_utf8_lossy(&head[9..]).into_owned());
        kept.push(stream);
    }
    assert_eq!(statuses, ["101", "101", "101", "429"]);
}

#[tokio::test]
async fn names_and_remarks_play_no_tricks() {
    let house = House::new().await;
    let ada = house.person("Ada").await;
    for bad in [
        "",
        " ",
        "\u{0}",
        "\u{202e}evil",
        "a\u{2066}b",
        "\u{200b}",
        "\u{feff}",
        "\u{61c}x",
        "\u{2060}",
        "\u{3164}",
        "\u{2800}",
        "\u{ad}",
        "\u{e0041}",
        &"x".repeat(31),
        &"\u{1f600}".repeat(31),
        &"x".repeat(100_000),
    ] {
        let (status, _) = ada.post("/api/v1/me", json!({ "name": bad })).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{bad:?}");
    }
    for (good, plain) in [("A\nB", "A B"), ("\u{1b}[31mred", "[31mred"), ("陳大文", "陳大文"), ("<b>&\"'", "<b>&\"'")]
    {
        let (status, body) = ada.post("/api/v1/me", json!({ "name": good, "token": true })).await;
        assert_eq!((status, &body["person"]["name"]), (StatusCode::CREATED, &json!(plain)));
    }
    let party = Party::at(&house, game("hongkong", 2, None)).await;
    let remarks = format!("/api/v1/tables/{}/remarks", party.id);
    for bad in [
        json!({}),
        json!({ "words": "" }),
        json!({ "words": " \n\t\u{202e} " }),
        json!({ "words": "x".repeat(501) }),
        json!({ "words": "x", "phrase": "server-phrase-hello" }),
        json!({ "phrase": "server-failed" }),
        json!({ "words": ["x"] }),
    ] {
        let (status, answer) = party.people[0].post(&remarks, bad.clone()).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{bad}: {answer}");
    }
    let said = party.people[0].must(&remarks, json!({ "words": "a\u{202e}b\u{0}c\nd" })).await;
    assert_eq!(said["words"], "a b c\nd");
    party.people[0].must(&remarks, json!({ "words": "é".repeat(500) })).await;
}
