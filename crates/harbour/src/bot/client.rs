//! Requests to a server.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use reqwest::{Method, StatusCode};
use serde_json::Value;
use server::say::Trouble;
use text::Text;
use tokio::runtime::Runtime;

use crate::complaint::Complaint;
use crate::relayed::Relayed;
use crate::say::Say;
use game::Keys;

/// How long a request may take; the longest one waits for news for [`LONGEST_WAIT`].
const TIMEOUT: Duration = Duration::from_mins(1);

/// How many seconds the server may wait for news before it replies.
pub const LONGEST_WAIT: u64 = 25;

/// How often a request looks whether it was interrupted.
const TICK: Duration = Duration::from_millis(50);

/// A client of one server.
pub struct Client {
    http: reqwest::Client,
    runtime: Runtime,
    server: String,
    token: Option<String>,
    stop: Arc<AtomicBool>,
}

/// Error returned when a request has no result.
#[derive(Debug)]
pub enum CallError {
    /// The server refuses, and says why.
    Refused(Value),
    /// The server cannot be reached, or is about to stop.
    Unreachable(String),
    /// The user has interrupted the program.
    Interrupted,
}

impl CallError {
    /// Whether the server has refused with this message.
    pub fn is(&self, key: &str) -> bool {
        matches!(self, CallError::Refused(error) if error["key"] == key)
    }

    /// The reason in words.
    pub fn words(&self, text: &Text) -> String {
        match self {
            CallError::Refused(error) => match Relayed::of(Trouble::KEYS, error) {
                Some(message) => text.say(&message),
                None => text.say(&Trouble::Failed),
            },
            CallError::Unreachable(why) => why.clone(),
            CallError::Interrupted => String::new(),
        }
    }
}

impl Client {
    /// A client that nobody knows yet.
    pub fn new(server: &str, stop: Arc<AtomicBool>) -> Result<Client, Complaint> {
        let http = reqwest::Client::builder().timeout(TIMEOUT).build();
        let http = http.map_err(|why| Say::Other { why: why.to_string() })?;
        Ok(Client { http, runtime: Runtime::new()?, server: server.into(), token: None, stop })
    }

    /// Shows this token from now on.
    pub fn identify(&mut self, token: &str) {
        self.token = Some(token.into());
    }

    /// Asks for something.
    pub fn get(&self, path: &str) -> Result<Value, CallError> {
        self.call(&Method::GET, path, None)
    }

    /// Asks the server to do something.
    pub fn post(&self, path: &str, body: &Value) -> Result<Value, CallError> {
        self.call(&Method::POST, path, Some(body))
    }

    /// Makes a request, and makes it again after a while where the server asks for less haste.
    fn call(&self, method: &Method, path: &str, body: Option<&Value>) -> Result<Value, CallError> {
        loop {
            let result = self.runtime.block_on(async {
                tokio::select! {
                    result = self.request(method.clone(), path, body) => result,
                    () = self.interrupted() => Err(CallError::Interrupted),
                }
            });
            match &result {
                Err(error) if error.is("server-too-fast") => {
                    let CallError::Refused(why) = error else { return result };
                    let seconds = why["args"]["seconds"].as_u64().unwrap_or(1).clamp(1, 60);
                    self.sleep(Duration::from_secs(seconds))?;
                }
                _ => return result,
            }
        }
    }

    /// Makes a request even though the user has interrupted the program, in order to leave. A failure changes nothing.
    pub fn call_at_the_end(&self, method: Method, path: &str, body: Option<&Value>) {
        // The timeout needs the runtime's timer, so it is created inside.
        let _ = self
            .runtime
            .block_on(async { tokio::time::timeout(Duration::from_secs(5), self.request(method, path, body)).await });
    }

    /// Waits, unless the user interrupts.
    pub fn sleep(&self, time: Duration) -> Result<(), CallError> {
        self.runtime.block_on(async {
            tokio::select! {
                () = tokio::time::sleep(time) => Ok(()),
                () = self.interrupted() => Err(CallError::Interrupted),
            }
        })
    }

    async fn interrupted(&self) {
        while !self.stop.load(Ordering::Relaxed) {
            tokio::time::sleep(TICK).await;
        }
    }

    async fn request(&self, method: Method, path: &str, body: Option<&Value>) -> Result<Value, CallError> {
        let unreachable = |error: reqwest::Error| CallError::Unreachable(cause(&error));
        let mut request = self.http.request(method, format!("{}{path}", self.server));
        if let Some(token) = &self.token {
            request = request.bearer_auth(token);
        }
        if let Some(body) = body {
            request = request.json(body);
        }
        let response = request.send().await.map_err(unreachable)?;
        let status = response.status();
        let body = response.text().await.map_err(unreachable)?;
        let body: Option<Value> = serde_json::from_str(&body).ok();
        match body {
            Some(body) if status.is_success() => Ok(body),
            // A proxy says so while the server is down, and the server itself while it stops.
            _ if matches!(
                status,
                StatusCode::BAD_GATEWAY | StatusCode::SERVICE_UNAVAILABLE | StatusCode::GATEWAY_TIMEOUT
            ) =>
            {
                Err(CallError::Unreachable(status.to_string()))
            }
            Some(body) if body["error"]["key"].is_string() => Err(CallError::Refused(body["error"].clone())),
            // Something else listens there.
            _ => Err(CallError::Unreachable(status.to_string())),
        }
    }
}

/// The innermost cause of an error, which says most.
fn cause(error: &reqwest::Error) -> String {
    let mut cause: &dyn std::error::Error = error;
    while let Some(source) = cause.source() {
        cause = source;
    }
    cause.to_string()
}
