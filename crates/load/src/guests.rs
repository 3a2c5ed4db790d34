//! People who come, make tables and sit down, over plain requests.

use std::sync::Arc;

use reqwest::Client;
use serde_json::{Value, json};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use crate::{NotMeasured, Plan};

/// A table that is on.
pub struct Set {
    pub id: String,
    /// The seats, and what the person there shows.
    pub seats: Vec<(String, String)>,
}

#[derive(Clone)]
pub struct Guests {
    client: Client,
    url: String,
}

impl Guests {
    pub fn new(url: &str) -> Guests {
        Guests { client: Client::new(), url: url.trim_end_matches('/').into() }
    }

    async fn post(&self, path: &str, token: &str, body: Value) -> Result<Value, NotMeasured> {
        let mut request = self.client.post(format!("{}{path}", self.url)).json(&body);
        if !token.is_empty() {
            request = request.bearer_auth(token);
        }
        let response = request.send().await?;
        let (status, text) = (response.status(), response.text().await?);
        if !status.is_success() {
            return Err(NotMeasured(format!("{path}: {status} {text}")));
        }
        Ok(serde_json::from_str(&text)?)
    }

    /// The server's memory in bytes, by its own word.
    pub async fn memory(&self) -> Result<usize, NotMeasured> {
        let text = self.client.get(format!("{}/metrics", self.url)).send().await?.text().await?;
        let line = text.lines().find_map(|line| line.strip_prefix("harbour_memory_bytes "));
        Ok(line.and_then(|number| number.parse::<f64>().ok()).map_or(0, |bytes| bytes as usize))
    }

    /// Makes all tables and starts them, some at a time.
    pub async fn sit_down(&self, plan: &Plan) -> Result<Vec<Set>, NotMeasured> {
        let at_once = Arc::new(Semaphore::new(32));
        let mut making = JoinSet::new();
        for _ in 0..plan.tables {
            let (guests, plan, at_once) = (self.clone(), plan.clone(), at_once.clone());
            making.spawn(async move {
                let _permit = at_once.acquire().await;
                guests.make(&plan).await
            });
        }
        let mut tables = Vec::new();
        while let Some(made) = making.join_next().await {
            tables.push(made??);
        }
        Ok(tables)
    }

    pub async fn make(&self, plan: &Plan) -> Result<Set, NotMeasured> {
        let mut tokens = Vec::new();
        for _ in 0..plan.seats {
            let me = self.post("/api/v1/me", "", json!({ "name": "Guest", "token": true })).await?;
            tokens.push(me["token"].as_str().unwrap_or_default().to_owned());
        }
        let seats: Vec<&str> = (0..plan.seats).map(|seat| if seat == 0 { "me" } else { "open" }).collect();
        let chapter = (plan.game == "blackout" && plan.seats == 1).then_some(1);
        let new = json!({ "game": plan.game, "seats": seats, "chapter": chapter, "is_public": true });
        let id = self.post("/api/v1/tables", &tokens[0], new).await?["id"].as_str().unwrap_or_default().to_owned();
        let letters = ["A", "B", "C", "D"];
        for (seat, token) in letters.iter().zip(&tokens).skip(1) {
            self.post(&format!("/api/v1/tables/{id}/join"), token, json!({ "seat": seat })).await?;
        }
        self.post(&format!("/api/v1/tables/{id}/start"), &tokens[0], json!({})).await?;
        Ok(Set { id, seats: letters.iter().map(ToString::to_string).zip(tokens).collect() })
    }
}
