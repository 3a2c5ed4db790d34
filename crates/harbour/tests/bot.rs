//! `harbour bot`: a program at a seat of a real server.
#![cfg(unix)]

mod program;
mod served;
mod shell;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::process::{Child, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

use program::{LAST_ANSWER, QUITTER, example, example_called, script};
use serde_json::{Value, json};
use served::Served;
use shell::interrupt;

/// What was said, as one line.
fn line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A table with one server bot and one open seat, and its host.
fn table(served: &Served, game: &str) -> (Value, String) {
    let (_, host) = served.person("Host");
    let made = served.post("/api/v1/tables", &host, json!({ "game": game, "seats": ["level-1", "open"] }));
    (made, host)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

/// `harbour bot` as it runs.
struct Bot {
    child: Child,
    out: BufReader<std::process::ChildStdout>,
    said: String,
}

impl Bot {
    fn start(served: &Served, args: &[&str]) -> Bot {
        let mut command = served.shell.command();
        // An interpreter may be a script that needs the tester's path.
        command.env("PATH", std::env::var_os("PATH").unwrap_or_default()).env("PYTHONDONTWRITEBYTECODE", "1");
        command.arg("bot").args(args).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let out = BufReader::new(child.stdout.take().unwrap());
        Bot { child, out, said: String::new() }
    }

    /// Reads on until it says this.
    fn until(&mut self, words: &str) {
        loop {
            let mut line = String::new();
            let n = self.out.read_line(&mut line).unwrap();
            self.said += &line;
            if line.contains(words) {
                return;
            }
            if n == 0 {
                let mut err = String::new();
                self.child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
                panic!("it never says “{words}”: {}{err}", self.said);
            }
        }
    }

    /// Waits for its end: the exit code, all it has said, and its complaints.
    fn end(mut self) -> (Option<i32>, String, String) {
        let mut err = String::new();
        self.out.read_to_string(&mut self.said).unwrap();
        self.child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
        (self.child.wait().unwrap().code(), line(&self.said), line(&err))
    }
}

#[test]
fn a_program_plays_a_whole_game_on_a_server() {
    let served = Served::new();
    script(&served.shell, "mybot", LAST_ANSWER);
    let (made, host) = table(&served, "hongkong");
    let link = format!("{}/l/{}", served.url, text(&made["invitation"]));
    let mut bot = Bot::start(&served, &["--url", &link, "--log", "log", "./mybot"]);
    bot.until("mybot has taken seat B");
    bot.until("Waiting until the game begins.");
    served.post(&format!("/api/v1/tables/{}/start", text(&made["id"])), &host, json!({}));
    let (code, out, err) = bot.end();
    assert_eq!((code, err.as_str()), (Some(0), ""), "{out}");
    assert!(out.contains("Game over after") && out.contains("B (mybot): place"), "{out}");
    let (_, info) = served.get(&format!("/api/v1/tables/{}", text(&made["id"])), &host);
    assert_eq!((&info["phase"], &info["seats"][1]["has_resigned"]), (&"over".into(), &false.into()), "{info}");
    // The program was told what a program in the arena is told.
    let log = served.shell.read("log");
    let messages = |is: &str| -> Vec<Value> {
        let sent = log.lines().filter_map(|line| line.strip_prefix("./mybot > "));
        sent.map(|line| serde_json::from_str(line).unwrap()).filter(|message: &Value| message["is"] == is).collect()
    };
    let (hello, decide, over) = (messages("hello"), messages("decide"), messages("over"));
    assert_eq!((hello.len(), over.len()), (1, 1));
    assert_eq!(
        (&hello[0]["game"], &hello[0]["seat"], &hello[0]["seats"]["B"]),
        (&"hongkong".into(), &"B".into(), &"mybot".into())
    );
    assert!(decide.len() > 5 && decide[0]["view"]["plots"].is_array() && decide[0]["prompt"] == "Place a piece.");
    assert!(decide[0]["actions"][0]["words"].is_string() && decide[0]["position"].is_string());
    assert!(decide.iter().any(|decide| decide["heard"][0]["words"].is_string()));
    assert_eq!(over[0]["places"].as_object().unwrap().len(), 2);
}

#[test]
fn a_program_plays_blackout_at_a_public_table() {
    let Some(python) = example() else {
        println!("not tried, since python3 is not installed");
        return;
    };
    let served = Served::new();
    let (_, host) = served.person("Host");
    let made = served.table(&host, "blackout", &["open", "level-1"]);
    let link = format!("{}/t/{}", served.url, text(&made["id"]));
    let mut bot = Bot::start(&served, &["--url", &link, "--name", "Snake", &python]);
    bot.until("Snake has taken seat A");
    served.post(&format!("/api/v1/tables/{}/start", text(&made["id"])), &host, json!({}));
    let (code, out, err) = bot.end();
    assert_eq!((code, err.as_str()), (Some(0), ""), "{out}");
    assert!(out.contains("A (Snake): place"), "{out}");
}

/// Lets `one_ply.py`, which looks ahead by protocol 2, play a whole game at the open seat of a table.
fn look_ahead(served: &Served, made: &Value, host: &str) {
    let Some(python) = example_called("one_ply.py") else {
        println!("not tried, since python3 is not installed");
        return;
    };
    let link = format!("{}/l/{}", served.url, text(&made["invitation"]));
    let mut bot = Bot::start(served, &["--url", &link, "--log", "log", "--time", "60000", &python]);
    bot.until("Waiting until");
    let path = format!("/api/v1/tables/{}", text(&made["id"]));
    served.post(&format!("{path}/start"), host, json!({}));
    let (code, out, err) = bot.end();
    assert_eq!((code, err.as_str()), (Some(0), ""), "{out}");
    assert!(out.contains("Game over after") && !out.contains("protocol 1"), "{out}");
    assert_eq!(served.get(&path, host).1["seats"][1]["has_resigned"], false);
    let log = served.shell.read("log");
    let messages = |direction: char, is: &str| -> Vec<Value> {
        let parts = log.lines().filter_map(|line| line.split_once(&format!(" {direction} {{")));
        let parsed = parts.map(|(_, message)| serde_json::from_str(&format!("{{{message}")).unwrap());
        parsed.filter(|message: &Value| message["is"] == is).collect()
    };
    assert_eq!(messages('>', "hello")[0]["protocols"], json!([1, 2]));
    let (decide, tried) = (messages('>', "decide"), messages('>', "tried"));
    assert!(decide.len() > 5 && decide.iter().all(|decide| decide["position"].is_string()));
    assert_eq!((tried.len(), messages('>', "error").len()), (messages('<', "try").len(), 0));
    assert!(tried.len() > decide.len() && tried.iter().any(|tried| tried["stop"] == "other-seat"), "{}", tried.len());
    // Every offered answer is legal in the view that the program tries it in.
    assert!(tried.iter().all(|tried| tried["stop"] != "refused"));
}

#[test]
fn a_program_looks_ahead_in_hong_kong_on_a_server() {
    let served = Served::new();
    let (made, host) = table(&served, "hongkong");
    look_ahead(&served, &made, &host);
}

#[test]
fn a_program_looks_ahead_in_blackout_on_a_server() {
    let served = Served::new();
    let (made, host) = table(&served, "blackout");
    look_ahead(&served, &made, &host);
}

#[test]
fn a_program_looks_ahead_with_the_box_of_the_table() {
    let served = Served::new();
    let (_, host) = served.person("Host");
    let mut files = serde_json::Map::new();
    for file in boxes::BoxFile::ALL {
        files.insert(file.name().into(), boxes::Sources::embedded().text(file).into());
    }
    let objectives = text(&files["objectives.toml"]).replacen("points = 1", "points = 2", 1);
    files["objectives.toml"] = objectives.into();
    let hash = served.post("/api/v1/boxes", &host, json!({ "files": files }))["hash"].clone();
    let new = json!({ "game": "blackout", "seats": ["level-1", "open"], "box": hash });
    let made = served.post("/api/v1/tables", &host, new);
    look_ahead(&served, &made, &host);
}

/// Sends a request although it speaks protocol 1, and then gives the last answer on offer.
const ASKS_WITHOUT_PROTOCOL: &str = r#"
while read -r line; do
    number=${line#*\"number\":}
    number=${number%%,*}
    number=${number%%\}}
    answer=${line##*\"answer\":\"}
    case $line in
        *'"is":"hello"'*) echo "{\"is\":\"ready\",\"number\":$number}" ;;
        *'"is":"decide"'*)
            echo "{\"is\":\"sample\",\"number\":$number}"
            read -r reply
            echo "$reply" >reply
            echo "{\"is\":\"answer\",\"number\":$number,\"answer\":\"${answer%%\"*}\"}" ;;
    esac
done
"#;

#[test]
fn a_request_by_protocol_1_is_answered_by_an_error() {
    let served = Served::new();
    script(&served.shell, "mybot", ASKS_WITHOUT_PROTOCOL);
    let (made, host) = table(&served, "hongkong");
    let link = format!("{}/l/{}", served.url, text(&made["invitation"]));
    let mut bot = Bot::start(&served, &["--url", &link, "./mybot"]);
    bot.until("Waiting until");
    served.post(&format!("/api/v1/tables/{}/start", text(&made["id"])), &host, json!({}));
    let (code, out, err) = bot.end();
    assert_eq!((code, err.as_str()), (Some(0), ""), "{out}");
    let reply: Value = serde_json::from_str(&served.shell.read("reply")).unwrap();
    assert_eq!((&reply["is"], &reply["key"]), (&"error".into(), &"lookahead-protocol".into()), "{reply}");
}

#[test]
fn a_program_that_fails_on_a_server_resigns() {
    let served = Served::new();
    script(&served.shell, "mybot", QUITTER);
    let (made, host) = table(&served, "hongkong");
    let link = format!("{}/l/{}", served.url, text(&made["invitation"]));
    let mut bot = Bot::start(&served, &["--url", &link, "./mybot"]);
    bot.until("has taken seat B");
    served.post(&format!("/api/v1/tables/{}/start", text(&made["id"])), &host, json!({}));
    let (code, _, err) = bot.end();
    assert_eq!(code, Some(1));
    assert!(err.contains("“mybot” forfeits the game and has resigned its seat: it exited with code 7."), "{err}");
    let (_, info) = served.get(&format!("/api/v1/tables/{}", text(&made["id"])), &host);
    assert_eq!((&info["phase"], &info["places"]), (&"over".into(), &json!([1, 2])), "{info}");
}

#[test]
fn a_link_that_leads_to_no_seat_is_explained() {
    let served = Served::new();
    script(&served.shell, "mybot", LAST_ANSWER);
    let (made, host) = table(&served, "hongkong");
    let (_, guest) = served.person("Guest");
    let taken = format!("{}/l/{}", served.url, text(&made["invitation"]));
    served.post(&format!("/api/v1/links/{}/claim", text(&made["invitation"])), &guest, json!({}));
    let public = served.table(&host, "hongkong", &["me", "open"]);
    let free = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    for (link, program, says) in [
        (taken, "./mybot", "No seat is free"),
        (format!("{}/t/{}/A", served.url, text(&public["id"])), "./mybot", "taken"),
        (format!("{}/l/{}", served.url, text(&made["watching"])), "./mybot", "a link for spectators"),
        (format!("{}/l/nonsense", served.url), "./mybot", "refuses:"),
        (served.url.clone(), "./mybot", "is no link to a table"),
        ("https://example.org/l/x".into(), "./mybot", "needs HTTPS"),
        (format!("http://{free}/l/x"), "./mybot", "No harbour server answers"),
        (format!("{}/t/{}", served.url, text(&public["id"])), "./nothere", "there is no “./nothere”"),
    ] {
        let (code, out, err) = Bot::start(&served, &["--url", &link, program]).end();
        assert!(code == Some(1) && err.contains(says), "{link}: {out} {err}");
    }
    let (_, info) = served.get(&format!("/api/v1/tables/{}", text(&public["id"])), &host);
    assert_eq!(info["seats"][1]["is_open"], true, "a program that cannot be started takes no seat");
}

#[test]
fn an_interruption_leaves_the_table_in_order() {
    let served = Served::new();
    // It is ready for the game and never answers.
    script(
        &served.shell,
        "slow",
        "read -r hello; echo '{\"is\":\"ready\",\"number\":1}'; while read -r line; do :; done\n",
    );
    let (made, host) = table(&served, "hongkong");
    let path = format!("/api/v1/tables/{}", text(&made["id"]));
    let link = format!("{}/l/{}", served.url, text(&made["invitation"]));
    let mut bot = Bot::start(&served, &["--url", &link, "./slow"]);
    bot.until("Waiting until");
    interrupt(&bot.child);
    let (code, out, err) = bot.end();
    assert!(code == Some(0) && out.contains("The seat is free again."), "{out} {err}");
    assert_eq!(served.get(&path, &host).1["seats"][1]["is_open"], true);
    let mut bot = Bot::start(&served, &["--url", &link, "--time", "60000", "./slow"]);
    bot.until("Waiting until");
    served.post(&format!("{path}/start"), &host, json!({}));
    bot.until("The game has begun.");
    interrupt(&bot.child);
    let (code, out, err) = bot.end();
    assert!(code == Some(0) && out.contains("A bot of the server plays the seat from now on."), "{out} {err}");
    served.until(&path, &host, |info| (info["phase"] == "over").then_some(()));
}

/// Carries bytes between a client and the server, until it is told not to.
struct Wire {
    address: String,
    is_open: Arc<AtomicBool>,
    streams: Arc<Mutex<Vec<TcpStream>>>,
}

impl Wire {
    fn to(url: &str) -> Wire {
        let server = url.strip_prefix("http://").unwrap().to_owned();
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let wire = Wire {
            address: listener.local_addr().unwrap().to_string(),
            is_open: Arc::new(AtomicBool::new(true)),
            streams: Arc::default(),
        };
        let (is_open, streams) = (wire.is_open.clone(), wire.streams.clone());
        thread::spawn(move || {
            for near in listener.incoming().map_while(Result::ok) {
                let mut streams = streams.lock().unwrap();
                let Ok(far) = TcpStream::connect(&server) else { continue };
                if !is_open.load(Ordering::SeqCst) {
                    continue;
                }
                for (from, to) in [(&near, &far), (&far, &near)] {
                    let (mut from, mut to) = (from.try_clone().unwrap(), to.try_clone().unwrap());
                    thread::spawn(move || {
                        let _ = std::io::copy(&mut from, &mut to);
                        let _ = to.flush();
                        let _ = to.shutdown(Shutdown::Both);
                    });
                }
                streams.extend([near, far]);
            }
        });
        wire
    }

    fn cut(&self) {
        let mut streams = self.streams.lock().unwrap();
        self.is_open.store(false, Ordering::SeqCst);
        streams.drain(..).for_each(|stream| drop(stream.shutdown(Shutdown::Both)));
    }

    fn mend(&self) {
        self.is_open.store(true, Ordering::SeqCst);
    }
}

#[test]
fn a_lost_connection_is_made_again() {
    let served = Served::new();
    script(&served.shell, "mybot", LAST_ANSWER);
    let wire = Wire::to(&served.url);
    let (made, host) = table(&served, "hongkong");
    let link = format!("http://{}/l/{}", wire.address, text(&made["invitation"]));
    let mut bot = Bot::start(&served, &["--url", &link, "./mybot"]);
    bot.until("Waiting until");
    wire.cut();
    bot.until("is lost");
    wire.mend();
    bot.until("The connection is back.");
    served.post(&format!("/api/v1/tables/{}/start", text(&made["id"])), &host, json!({}));
    let (code, out, err) = bot.end();
    assert_eq!((code, err.as_str()), (Some(0), ""), "{out}");
    assert!(out.contains("Game over"), "{out}");
}
