//! People around one table.

use reqwest::StatusCode;
use serde_json::{Value, json};

use super::{House, Person};

/// The letters of the seats.
pub const LETTERS: [&str; 4] = ["A", "B", "C", "D"];

/// People who sit around a table, each in one seat, and one who only watches.
pub struct Party {
    pub id: String,
    pub people: Vec<Person>,
    pub watcher: Person,
    pub watching: String,
}

/// A table of Hong Kong, or of Blackout with so many seats and perhaps a chapter.
pub fn game(name: &str, n_seats: usize, chapter: Option<u8>) -> Value {
    let seats: Vec<&str> = (0..n_seats).map(|i| if i == 0 { "me" } else { "open" }).collect();
    let mut table = json!({ "game": name, "seats": seats });
    if let Some(chapter) = chapter {
        table["chapter"] = json!(chapter);
    }
    table
}

impl Party {
    /// Makes the table, lets everybody in, and begins.
    pub async fn at(house: &House, table: Value) -> Party {
        Party::new(&house.url(), table).await
    }

    /// The same by a server's address.
    pub async fn new(url: &str, table: Value) -> Party {
        let n = table["seats"].as_array().unwrap().iter().filter(|seat| **seat == "me" || **seat == "open").count();
        let mut people = Vec::new();
        for name in &["Ada", "Ben", "Cleo", "Dan"][..n] {
            people.push(Person::new(url, name).await);
        }
        let watcher = Person::new(url, "Wanda").await;
        let made = people[0].must("/api/v1/tables", table).await;
        let text = |name: &str| made[name].as_str().unwrap().to_owned();
        let (id, link, watching) = (text("id"), text("invitation"), text("watching"));
        for person in &people[1..] {
            person.must(&format!("/api/v1/links/{link}/claim"), json!({})).await;
        }
        people[0].must(&format!("/api/v1/tables/{id}/start"), json!({})).await;
        Party { id, people, watcher, watching }
    }

    /// The same people at a server that has started anew elsewhere.
    pub fn moved(self, house: &House) -> Party {
        let people = self.people.iter().map(|person| person.at(house)).collect();
        Party { people, watcher: self.watcher.at(house), ..self }
    }

    /// The path of a seat.
    pub fn seat(&self, seat: usize) -> String {
        format!("/api/v1/tables/{}/seats/{}", self.id, LETTERS[seat])
    }

    /// What is added to a path to be a viewer: a seat's number, or the number of seats for who watches.
    pub fn eyes(&self, viewer: usize) -> String {
        if viewer < self.people.len() { format!("seat={}", LETTERS[viewer]) } else { format!("link={}", self.watching) }
    }

    /// Who looks with these eyes.
    pub fn viewer(&self, viewer: usize) -> &Person {
        self.people.get(viewer).unwrap_or(&self.watcher)
    }

    /// What a viewer knows of the game.
    pub async fn view(&self, viewer: usize) -> Value {
        let path = format!("/api/v1/tables/{}/view?{}", self.id, self.eyes(viewer));
        let (status, seen) = self.viewer(viewer).get(&path).await;
        assert_eq!(status, StatusCode::OK, "{seen}");
        seen["game"].clone()
    }

    /// What all viewers know, the one who watches last.
    pub async fn views(&self) -> Vec<Value> {
        let mut views = Vec::new();
        for viewer in 0..=self.people.len() {
            views.push(self.view(viewer).await);
        }
        views
    }

    /// The seats that are waited for.
    pub fn awaited(&self, view: &Value) -> Vec<usize> {
        let seats = view["asked"]["seats"].as_str().unwrap();
        (0..self.people.len()).filter(|&seat| seats.contains(LETTERS[seat])).collect()
    }

    /// Answers, which must be right.
    pub async fn answer(&self, seat: usize, answer: &str, question: &Value) -> Value {
        let body = json!({ "answers": [answer], "question": question });
        self.people[seat].must(&format!("{}/answer", self.seat(seat)), body).await
    }

    /// Takes back a `step` or the `turn`.
    pub async fn undo(&self, seat: usize, how: &str) -> (StatusCode, Value) {
        self.people[seat].post(&format!("{}/undo", self.seat(seat)), json!({ "how": how })).await
    }

    /// Does something to a seat that needs no words.
    pub async fn plain(&self, seat: usize, what: &str) -> (StatusCode, Value) {
        self.people[seat].post(&format!("{}/{what}", self.seat(seat)), json!({})).await
    }

    /// Agrees, or not.
    pub async fn consent(&self, seat: usize, agrees: bool) -> (StatusCode, Value) {
        self.people[seat].post(&format!("{}/consent", self.seat(seat)), json!({ "agrees": agrees })).await
    }
}
