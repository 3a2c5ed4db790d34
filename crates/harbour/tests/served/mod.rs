//! A server as its operator runs it, and people who visit it.
#![allow(dead_code, reason = "each test file uses its part")]

use std::io::{BufRead, BufReader, Read};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use reqwest::Method;
use serde_json::{Value, json};
use tokio::runtime::Runtime;

use crate::shell::{Ran, Shell};

/// A server that runs in a folder of its own.
pub struct Served {
    pub shell: Shell,
    pub url: String,
    child: Child,
    out: BufReader<std::process::ChildStdout>,
    runtime: Runtime,
}

impl Served {
    pub fn new() -> Served {
        Served::with(Shell::new(), |command| command.args(["--data", "d"]))
    }

    /// Starts `harbour serve` on a free port, with more to say to it.
    pub fn with(shell: Shell, more: impl FnOnce(&mut Command) -> &mut Command) -> Served {
        let mut command = shell.command();
        command.args(["serve", "--listen", "127.0.0.1:0"]);
        more(&mut command).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        out.read_line(&mut line).unwrap();
        let url = line.trim().rsplit(' ').next().unwrap_or_default().to_owned();
        if !url.starts_with("http://127.0.0.1:") {
            let mut err = String::new();
            child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
            panic!("no address in “{line}”: {err}");
        }
        Served { shell, url, child, out, runtime: Runtime::new().unwrap() }
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
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Sends the signal that ends it; how long it took, its exit code, and what it said on standard output and error.
    pub fn stop(&mut self) -> (Duration, Option<i32>, String, String) {
        let began = Instant::now();
        let killed = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().unwrap();
        assert!(killed.success());
        let (mut out, mut err) = (String::new(), String::new());
        self.out.read_to_string(&mut out).unwrap();
        self.child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
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
