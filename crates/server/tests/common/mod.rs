//! A server for a test, and people who visit it.
#![allow(dead_code, clippy::missing_panics_doc)]

pub mod child;
pub mod outside;
pub mod party;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use reqwest::{Client, Method, StatusCode};
use serde_json::{Value, json};
use server::{Outside, Running, Settings, System};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// A server of its own in a folder of its own.
pub struct House {
    pub running: Running,
    pub folder: tempfile::TempDir,
    /// The time and the secrets, where a test brings them.
    pub told: Option<outside::Told>,
}

pub fn settings(folder: &Path) -> Settings {
    Settings {
        listen: ([127, 0, 0, 1], 0).into(),
        data: folder.into(),
        max_rate: 1_000_000,
        max_answers: 1_000_000,
        max_sockets_per_address: 10_000,
        ..Settings::default()
    }
}

impl House {
    pub async fn new() -> House {
        let folder = tempfile::tempdir().unwrap();
        let running = Running::start(settings(folder.path()), Box::new(System)).await.unwrap();
        House { running, folder, told: None }
    }

    /// A server with other settings than usual.
    pub async fn with(change: impl FnOnce(&mut Settings)) -> House {
        let folder = tempfile::tempdir().unwrap();
        let mut settings = settings(folder.path());
        change(&mut settings);
        let running = Running::start(settings, Box::new(System)).await.unwrap();
        House { running, folder, told: None }
    }

    /// A server whose time and secrets a test brings, so that every run is the same.
    pub async fn told(told: &outside::Told) -> House {
        let folder = tempfile::tempdir().unwrap();
        let running = Running::start(settings(folder.path()), Box::new(told.clone())).await.unwrap();
        House { running, folder, told: Some(told.clone()) }
    }

    /// A server whose time a test sets.
    pub async fn at(folder: tempfile::TempDir, time: &Arc<AtomicI64>) -> House {
        let running = Running::start(settings(folder.path()), Box::new(Watch(time.clone()))).await.unwrap();
        House { running, folder, told: None }
    }

    /// Stops the server and starts it again on the same data.
    pub async fn again(self) -> House {
        let House { running, folder, told } = self;
        running.stop().await;
        let outside: Box<dyn Outside> = match &told {
            Some(told) => Box::new(told.clone()),
            None => Box::new(System),
        };
        let running = Running::start(settings(folder.path()), outside).await.unwrap();
        House { running, folder, told }
    }

    pub fn url(&self) -> String {
        format!("http://{}", self.running.address)
    }

    /// Somebody who introduces themself.
    pub async fn person(&self, name: &str) -> Person {
        Person::new(&self.url(), name).await
    }
}

/// A time that a test sets.
struct Watch(Arc<AtomicI64>);

impl Outside for Watch {
    fn now(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }

    fn fill(&self, bytes: &mut [u8]) {
        System.fill(bytes);
    }
}

/// Somebody with a token.
#[derive(Clone)]
pub struct Person {
    pub client: Client,
    pub url: String,
    pub token: String,
}

impl Person {
    /// Somebody who introduces themself.
    pub async fn new(url: &str, name: &str) -> Person {
        let mut person = Person { client: Client::new(), url: url.into(), token: String::new() };
        let (status, body) = person.post("/api/v1/me", json!({ "name": name, "token": true })).await;
        assert_eq!(status, StatusCode::CREATED, "{body}");
        person.token = body["token"].as_str().unwrap().into();
        person
    }

    pub async fn call(&self, method: Method, path: &str, body: Option<Value>) -> (StatusCode, Value) {
        let mut request = self.client.request(method, format!("{}{path}", self.url));
        if !self.token.is_empty() {
            request = request.bearer_auth(&self.token);
        }
        if let Some(body) = body {
            request = request.json(&body);
        }
        let response = request.send().await.unwrap();
        let status = response.status();
        let text = response.text().await.unwrap();
        let body = serde_json::from_str(&text).unwrap_or(Value::String(text));
        (status, body)
    }

    pub async fn get(&self, path: &str) -> (StatusCode, Value) {
        self.call(Method::GET, path, None).await
    }

    pub async fn post(&self, path: &str, body: Value) -> (StatusCode, Value) {
        self.call(Method::POST, path, Some(body)).await
    }

    /// What comes back for a request, as it is on the wire: status, headers but for the date, body.
    pub async fn raw(&self, method: Method, path: &str, body: Option<&Value>) -> String {
        let mut request = self.client.request(method, format!("{}{path}", self.url)).bearer_auth(&self.token);
        if let Some(body) = body {
            request = request.json(body);
        }
        let response = request.send().await.unwrap();
        let lines = response.headers().iter().filter(|(name, _)| *name != "date");
        let lines = lines.map(|(name, value)| format!("{name}: {}\n", String::from_utf8_lossy(value.as_bytes())));
        let head = format!("{}\n{}", response.status(), lines.collect::<String>());
        head + &response.text().await.unwrap()
    }

    /// The same person at a server that has started anew elsewhere.
    pub fn at(&self, house: &House) -> Person {
        self.moved(&house.url())
    }

    /// The same person at another address.
    pub fn moved(&self, url: &str) -> Person {
        Person { url: url.into(), client: Client::new(), token: self.token.clone() }
    }

    /// Does what must succeed.
    pub async fn must(&self, path: &str, body: Value) -> Value {
        let (status, answer) = self.post(path, body).await;
        assert!(status.is_success(), "{path}: {status} {answer}");
        answer
    }

    /// What a seat sees.
    pub async fn view(&self, table: &str, seat: &str) -> Value {
        let (status, view) = self.get(&format!("/api/v1/tables/{table}/view?seat={seat}")).await;
        assert_eq!(status, StatusCode::OK, "{view}");
        view
    }

    pub async fn answer(&self, table: &str, seat: &str, answer: &str, question: &Value) -> (StatusCode, Value) {
        let body = json!({ "answers": [answer], "question": question });
        self.post(&format!("/api/v1/tables/{table}/seats/{seat}/answer"), body).await
    }

    /// A socket to a table.
    pub async fn socket(&self, table: &str, query: &str) -> Socket {
        let url = format!("{}/ws/{table}?{query}", self.url.replace("http://", "ws://"));
        let mut request = url.into_client_request().unwrap();
        let bearer = format!("Bearer {}", self.token).parse().unwrap();
        request.headers_mut().insert("authorization", bearer);
        Socket(connect_async(request).await.unwrap().0)
    }
}

/// A socket to a table.
pub struct Socket(pub WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    pub async fn send(&mut self, message: Value) {
        self.send_text(&message.to_string()).await;
    }

    /// Sends a text as it is.
    pub async fn send_text(&mut self, text: &str) {
        self.0.send(Message::text(text.to_owned())).await.unwrap();
    }

    /// Sends what perhaps does not arrive.
    ///
    /// # Errors
    /// When the socket is broken.
    pub async fn try_send(&mut self, message: Value) -> Result<(), ()> {
        self.0.send(Message::text(message.to_string())).await.map_err(|_| ())
    }

    /// The next message however long it takes, or nothing if the socket is closed.
    pub async fn next_quietly(&mut self) -> Option<Value> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Some(serde_json::from_str(text.as_str()).unwrap()),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next message, or nothing if the socket is closed.
    pub async fn next(&mut self) -> Option<Value> {
        self.next_text().await.map(|text| serde_json::from_str(&text).unwrap())
    }

    /// The next message as it came.
    pub async fn next_text(&mut self) -> Option<String> {
        loop {
            let next = tokio::time::timeout(Duration::from_secs(10), self.0.next()).await;
            match next.expect("something is said within ten seconds") {
                Some(Ok(Message::Text(text))) => return Some(text.as_str().to_owned()),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// Says good bye and waits for the other side to do so.
    pub async fn close(&mut self) {
        // One that is closed already is closed.
        let _ = self.0.close(None).await;
        while self.next_text().await.is_some() {}
    }

    /// The next message of a kind.
    pub async fn next_is(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await.expect("the socket is open");
            if message["is"] == kind {
                return message;
            }
        }
    }
}

/// A small generator for choices in tests.
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % n as u64) as usize
    }
}

/// An answer for a question, ready rather than not, so that games end. None where one would only be ready no more.
pub fn choose(question: &Value, dice: &mut Dice) -> Option<String> {
    let offers = question["offers"].as_array()?;
    let answers: Vec<&str> = offers.iter().filter_map(|offer| offer["answer"].as_str()).collect();
    if answers.contains(&"ready") && dice.below(3) == 0 {
        return Some("ready".into());
    }
    let plain: Vec<&str> =
        answers.into_iter().filter(|answer| !answer.starts_with("unplan") && *answer != "unready").collect();
    (!plain.is_empty()).then(|| plain[dice.below(plain.len())].into())
}

/// A table of one person in the first seat and bots in the others, played to its end.
pub async fn played(ada: &Person, game: &str, n_seats: usize) -> String {
    let seats: Vec<&str> = (0..n_seats).map(|seat| if seat == 0 { "me" } else { "greedy" }).collect();
    let made = ada.must("/api/v1/tables", json!({ "game": game, "seats": seats, "is_public": true })).await;
    let id = made["id"].as_str().unwrap().to_owned();
    ada.must(&format!("/api/v1/tables/{id}/start"), json!({})).await;
    let mut dice = Dice(5);
    let mut since = 0;
    loop {
        let path = format!("/api/v1/tables/{id}/view?seat=A&since={since}&wait=10");
        let (_, seen) = ada.get(&path).await;
        if seen["game"]["asked"]["is_over"] == true {
            return id;
        }
        let question = &seen["game"]["question"];
        match choose(question, &mut dice).filter(|_| seen["game"]["asked"]["seats"].as_str().unwrap().contains('A')) {
            Some(answer) => assert!(ada.answer(&id, "A", &answer, &question["number"]).await.0.is_success()),
            None => since = seen["game"]["v"].as_u64().unwrap(),
        }
    }
}
