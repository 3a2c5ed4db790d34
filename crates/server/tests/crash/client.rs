//! Somebody who plays over a socket, keeps all that was said, and comes back after a crash.

use serde_json::{Value, json};

use crate::common::{Dice, Person, Socket, choose};

/// A seat's client.
pub struct Client {
    pub person: Person,
    pub table: String,
    pub seat: &'static str,
    dice: Dice,
    /// What the client knows: the version, and the view put together from what changed.
    pub v: u64,
    pub view: Value,
    question: Value,
    undo: u64,
    /// What was heard on the way from one version to another.
    pub told: Vec<(u64, u64, Vec<Value>)>,
    /// Steps the server has acknowledged, and one it perhaps never heard of.
    pub confirmed: Vec<String>,
    pub pending: Option<String>,
}

impl Client {
    pub fn new(person: Person, table: &str, seat: &'static str, seed: u64) -> Client {
        Client {
            person,
            table: table.into(),
            seat,
            dice: Dice(seed),
            v: 0,
            view: json!({}),
            question: Value::Null,
            undo: 0,
            told: Vec::new(),
            confirmed: Vec::new(),
            pending: None,
        }
    }

    fn path(&self, rest: &str) -> String {
        format!("/api/v1/tables/{}/{rest}seat={}", self.table, self.seat)
    }

    /// Comes back with `since`, and is told just what was missed.
    pub async fn resume(&mut self, url: &str) -> Socket {
        self.person = self.person.moved(url);
        let query = format!("seat={}&since={}", self.seat, self.v);
        let mut socket = self.person.socket(&self.table, &query).await;
        let mut view = json!({});
        let hello = loop {
            let message = socket.next().await.expect("the socket is open");
            match message["is"].as_str().unwrap() {
                "part" => put_together(&mut view, &message["view"]),
                "hello" => break message["game"].clone(),
                _ => {}
            }
        };
        let now = hello["v"].as_u64().unwrap();
        assert!(now >= self.v, "the server has forgotten: {now} after {}", self.v);
        let missed = hello["missed"].as_array().cloned().unwrap_or_default();
        let versions: Vec<u64> = missed.iter().map(|heard| heard["v"].as_u64().unwrap()).collect();
        assert_eq!(versions, (self.v + 1..=now).collect::<Vec<u64>>(), "what was missed");
        if self.v > 0 {
            self.check_past().await;
        }
        (self.v, self.view, self.question) = (now, view, hello["question"].clone());
        self.undo = hello["take_backs"]["undo"].as_u64().unwrap();
        socket
    }

    /// Everything that was said before the crash still holds: what was heard, and the view that came of it.
    async fn check_past(&mut self) {
        let (_, then) = self.person.get(&self.path(&format!("log/{}?", self.v))).await;
        assert_eq!(then["view"], self.view, "the view of {} at {}", self.seat, self.v);
        let (_, log) = self.person.get(&self.path("log?")).await;
        for (from, to, events) in self.told.drain(..) {
            let heard = log["heard"].as_array().unwrap().iter();
            let heard = heard.filter(|heard| (from + 1..=to).contains(&heard["v"].as_u64().unwrap()));
            let heard: Vec<Value> = heard.flat_map(|heard| heard["events"].as_array().unwrap().clone()).collect();
            assert_eq!(heard, events, "{} heard that on the way from {from} to {to}", self.seat);
        }
    }

    /// Plays until the socket breaks.
    pub async fn play(mut self, mut socket: Socket) -> Client {
        loop {
            if self.pending.is_none() && self.decide(&mut socket).await.is_err() {
                return self;
            }
            let Some(message) = socket.next_quietly().await else { return self };
            match message["is"].as_str().unwrap() {
                "change" => self.take_change(&message),
                "done" => {
                    let done = self.pending.take().expect("something was sent");
                    self.confirmed.push(done);
                }
                "refused" => panic!("{}: {message}", self.seat),
                _ => {}
            }
        }
    }

    async fn decide(&mut self, socket: &mut Socket) -> Result<(), ()> {
        // Plans are taken back now and then, so that there are steps of all kinds.
        let takes_back = self.undo > 0 && self.question.is_object() && self.dice.below(6) == 0;
        let answer = if takes_back { None } else { choose(&self.question, &mut self.dice) };
        let message = match (&answer, takes_back) {
            (_, true) => json!({ "do": "undo", "how": "step" }),
            (Some(answer), _) => json!({ "do": "answer", "answers": [answer], "question": self.question["number"] }),
            (None, _) => return Ok(()),
        };
        self.pending = Some(answer.unwrap_or("/undo".into()));
        // What is asked next comes with the change.
        self.question = Value::Null;
        socket.try_send(message).await
    }

    fn take_change(&mut self, message: &Value) {
        let v = message["v"].as_u64().unwrap();
        assert!(v > self.v, "{} heard {v} after {}", self.seat, self.v);
        let events = message["events"].as_array().cloned().unwrap_or_default();
        self.told.push((self.v, v, events));
        self.v = v;
        put_together(&mut self.view, &message["view"]);
        if message["question"].is_object() {
            self.question = message["question"].clone();
        }
        self.undo = message["take_backs"]["undo"].as_u64().unwrap();
    }
}

/// Puts sections in the place of older ones; boards seat by seat.
fn put_together(view: &mut Value, sections: &Value) {
    for (name, part) in sections.as_object().unwrap() {
        if name == "boards" {
            for (seat, board) in part.as_object().unwrap() {
                view["boards"][seat] = board.clone();
            }
        } else {
            view[name] = part.clone();
        }
    }
}
