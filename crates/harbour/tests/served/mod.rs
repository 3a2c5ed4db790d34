//! A server as its operator runs it, and people who visit it.
#![allow(dead_code, reason = "each test file uses its part")]

use std::io::{BufRead, BufReader, Read};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use reqwest::Method;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::runtime::Runtime;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::shell::{Ran, Shell};

/// A websocket to a table.
pub type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A server that runs in a folder of its own.
pub struct Served {
    pub shell: Shell,
    pub url: String,
    child: Child,
    out: BufReader<std::process::ChildStdout>,
    // Read all the time: a server that logs much would wait for a reader once the pipe is full.
    err: Option<JoinHandle<String>>,
    runtime: Runtime,
}

impl Served {
    pub fn new() -> Served {
        Served::with(Shell::new(), |command| command.args(["--data", "d"]))
    }

    /// Starts `harbour serve` on a free port, with more to say to it.
    pub fn with(shell: Shell, more: impl FnOnce(&mut Command) -> &mut Command) -> Served {
        Served::at("127.0.0.1:0", shell, more)
    }

    /// Starts `harbour serve` at an address.
    pub fn at(listen: &str, shell: Shell, more: impl FnOnce(&mut Command) -> &mut Command) -> Served {
        let mut command = shell.command();
        command.args(["serve", "--listen", listen]);
        more(&mut command).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut err = child.stderr.take().unwrap();
        let err = thread::spawn(move || {
            let mut text = String::new();
            err.read_to_string(&mut text).unwrap();
            text
        });
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        out.read_line(&mut line).unwrap();
        let url = line.trim().rsplit(' ').next().unwrap_or_default().to_owned();
        assert!(url.starts_with("http://"), "no address in “{line}”: {}", err.join().unwrap());
        Served { shell, url, child, out, err: Some(err), runtime: Runtime::new().unwrap() }
    }

    /// The number of its process.
    pub fn process(&self) -> u32 {
        self.child.id()
    }

    /// The folder of its data.
    pub fn data(&self) -> PathBuf {
        self.shell.path("d")
    }

    pub fn call(&self, method: Method, path: &str, token: &str, body: Option<Value>) -> (u16, Value) {
        let mut request = reqwest::Client::new().request(method, format!("{}{path}", self.url));
        if !token.is_empty() {
            request = request.bearer_auth(token);
        }
        if let Some(body) = body {
            request = request.json(&body);
        }
        self.runtime.block_on(async {
            let response = request.send().await.unwrap();
            let status = response.status().as_u16();
            let text = response.text().await.unwrap();
            (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
        })
    }

    pub fn get(&self, path: &str, token: &str) -> (u16, Value) {
        self.call(Method::GET, path, token, None)
    }

    /// Does what must succeed.
    pub fn post(&self, path: &str, token: &str, body: Value) -> Value {
        let (status, answer) = self.call(Method::POST, path, token, Some(body));
        assert!(status < 300, "{path}: {status} {answer}");
        answer
    }

    /// Somebody who introduces themself: their id and token.
    pub fn person(&self, name: &str) -> (String, String) {
        let answer = self.post("/api/v1/me", "", json!({ "name": name, "token": true }));
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        (text(&answer["person"]["id"]), text(&answer["token"]))
    }

    /// A new table of which somebody is the host.
    pub fn table(&self, token: &str, game: &str, seats: &[&str]) -> Value {
        self.post("/api/v1/tables", token, json!({ "game": game, "seats": seats, "is_public": true }))
    }

    /// A websocket to a table, on the server's own runtime.
    pub fn socket(&self, table: &str, query: &str, token: &str) -> Socket {
        let mut request =
            format!("{}/ws/{table}?{query}", self.url.replace("http://", "ws://")).into_client_request().unwrap();
        request.headers_mut().insert("authorization", format!("Bearer {token}").parse().unwrap());
        self.runtime.block_on(connect_async(request)).unwrap().0
    }

    /// Sends a message over a websocket and returns the reply to it.
    pub fn ask(&self, socket: &mut Socket, message: &Value) -> Value {
        self.runtime.block_on(async {
            socket.send(Message::text(message.to_string())).await.unwrap();
            loop {
                if let Message::Text(text) = socket.next().await.unwrap().unwrap() {
                    let reply: Value = serde_json::from_str(text.as_str()).unwrap();
                    if reply["is"] == "done" || reply["is"] == "refused" {
                        return reply;
                    }
                }
            }
        })
    }

    /// `harbour …` on the same folder.
    pub fn run(&self, args: &str) -> Ran {
        self.shell.run(&format!("{args} --data d"))
    }

    /// Waits until the server says what is wanted.
    pub fn until<T>(&self, path: &str, token: &str, wanted: impl Fn(&Value) -> Option<T>) -> T {
        let began = Instant::now();
        loop {
            let (_, answer) = self.get(path, token);
            if let Some(found) = wanted(&answer) {
                return found;
            }
            assert!(began.elapsed() < Duration::from_mins(1), "{answer}");
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// Sends the signal that ends it; how long it took, its exit code, and what it said on standard output and error.
    pub fn stop(&mut self) -> (Duration, Option<i32>, String, String) {
        let began = Instant::now();
        let killed = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().unwrap();
        assert!(killed.success());
        let mut out = String::new();
        self.out.read_to_string(&mut out).unwrap();
        let err = self.err.take().map(|err| err.join().unwrap()).unwrap_or_default();
        let code = self.child.wait().unwrap().code();
        (began.elapsed(), code, out, err)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // A test that failed leaves nothing running; one that succeeded has stopped it already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
