//! What an operator relies on: settings that are checked, logs without secrets, clear errors, documented metrics.
#![cfg(unix)]

mod served;
mod shell;

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use reqwest::Method;
use serde_json::{Value, json};
use served::Served;
use server::Metric;
use shell::{Ran, Shell, feed};

/// The text as one line, however the terminal wrapped it.
fn line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn an_unknown_log_level_is_rejected_with_the_known_ones() {
    let shell = Shell::new();
    shell.write("bad.toml", "log = \"loud\"\n");
    let mut variable = shell.command();
    variable.env("HARBOUR_LOG", "loud").arg("serve");
    for (source, ran) in [
        ("--log", shell.run("serve --log loud")),
        ("HARBOUR_LOG", feed(variable, b"")),
        ("bad.toml", shell.run("serve --config bad.toml")),
    ] {
        assert_eq!(ran.code, 1, "{source}: {}", ran.out);
        let said = line(&ran.err);
        assert!(said.contains(&format!("“loud” ({source})")), "{said}");
        assert!(said.contains("off, error, warn, info, debug or trace"), "{said}");
    }
    assert!(!shell.path("data").exists(), "no server has begun");
}

/// Everything a visitor sends, and everything a server gives to one person alone.
#[test]
fn trace_logs_show_what_the_server_does_and_no_secrets() {
    let shell = Shell::new();
    let mut served = Served::with(shell, |command| command.args(["--data", "d", "--log", "trace"]));
    let (ada_id, ada) = served.person("Ada Quiet");
    let (_, ben) = served.person("Ben Silent");
    let made = served.table(&ada, "blackout", &["me", "open", "random"]);
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let (id, invitation) = (text(&made["id"]), text(&made["invitation"]));
    let at = |path: &str| format!("/api/v1/tables/{id}{path}");
    served.get(&at(&format!("?link={invitation}")), &ben);
    served.post(&format!("/api/v1/links/{invitation}/claim"), &ben, json!({}));
    let luck = "5eed".repeat(16);
    served.post(&at("/seats/A/luck"), &ada, json!({ "bytes": luck }));
    served.post(&at("/start"), &ada, json!({}));
    served.post(&at("/remarks"), &ada, json!({ "words": "whispered" }));
    let seat_link = text(&served.post(&at("/seats/B/link"), &ada, json!({}))["link"]);
    served.post(&format!("/api/v1/links/{seat_link}/claim"), &ben, json!({}));

    let mut socket = served.socket(&id, "seat=A", &ada);
    let offer = |seat: &str, token: &str| {
        let (_, seen) = served.get(&at(&format!("/view?seat={seat}")), token);
        let offers = seen["game"]["question"]["offers"].as_array()?;
        offers.iter().find_map(|offer| offer["answer"].as_str().filter(|answer| answer.len() > 5).map(str::to_owned))
    };
    // Chance decides whether Ben chooses a start before Ada.
    let plan = loop {
        served.until(&at("/view?seat=A"), &ada, |seen| {
            seen["game"]["asked"]["seats"].as_str().filter(|seats| seats.contains(['A', 'B'])).map(str::to_owned)
        });
        if let Some(plan) = offer("A", &ada) {
            break plan;
        }
        if let Some(start) = offer("B", &ben) {
            served.post(&at("/seats/B/answer"), &ben, json!({ "answers": [start] }));
        }
    };
    let reply = served.ask(&mut socket, &json!({ "do": "answer", "answers": [plan], "id": 1 }));
    assert_eq!(reply["is"], "done", "{reply}");
    served.ask(&mut socket, &json!({ "do": "answer", "answers": ["nonsense-from-ada"], "id": 2 }));
    served.post(&at("/seats/B/resign"), &ben, json!({}));
    served.post(&at("/seats/A/resign"), &ada, json!({}));
    served.until(&at(""), &ada, |table| (table["phase"] == "over").then_some(()));
    let game = text(&served.get(&at("/export"), &ada).1);
    let seed =
        game.lines().find_map(|line| line.strip_prefix("seed ")).expect("the seed is told at the end").to_owned();
    let operator = shell::read(&served.data().join("operator.token"));
    served.run(&format!("admin mute {ada_id}"));
    drop(socket);
    let (_, _, _, log) = served.stop();

    for shown in [
        "listening",
        "route=\"/api/v1/links/{link}/claim\" status=200",
        "command=\"start\"",
        "command=\"answer\"",
        "outcome=\"refused\"",
        "table loaded",
        "steps written",
        "committed",
        "bot asked",
        "socket opened",
        "message received",
        "messages sent",
        "socket closed",
    ] {
        assert!(log.contains(shown), "{shown} is not in {log}");
    }
    let secrets: [&str; 12] = [
        &ada,
        &ben,
        &invitation,
        &seat_link,
        &luck,
        &plan,
        &seed,
        &operator,
        "Ada Quiet",
        "Ben Silent",
        "whispered",
        "nonsense-from-ada",
    ];
    for secret in secrets {
        assert!(!log.contains(secret), "{secret} in {log}");
    }
    let visits = log.lines().filter(|line| line.contains("127.0.0.1") && !line.contains("listening"));
    assert_eq!(visits.count(), 0, "no address of a visitor in {log}");
}

#[test]
fn admin_tables_json_lists_seats_as_an_array() {
    let served = Served::new();
    let (ada, token) = served.person("Ada Lovelace");
    let id = served.table(&token, "blackout", &["me", "open", "random"])["id"].clone();
    let ran = served.run("admin tables --json");
    let listed: Value = serde_json::from_str(&ran.out).unwrap();
    let table = &listed["tables"][0];
    assert_eq!((&table["id"], &table["game"], &table["phase"]), (&id, &json!("blackout"), &json!("waiting")));
    assert!(table["is_public"] == true && table["changed_at"].is_i64(), "{table}");
    let seats = table["seats"].as_array().expect("an array");
    assert_eq!(seats[0], json!({ "seat": "A", "name": "Ada Lovelace", "person": ada, "bot": null }));
    assert_eq!((&seats[1]["seat"], &seats[1]["person"], &seats[1]["bot"]), (&json!("B"), &Value::Null, &Value::Null));
    assert_eq!(
        (&seats[2]["seat"], &seats[2]["person"], &seats[2]["bot"]),
        (&json!("C"), &Value::Null, &json!("random"))
    );
    let plain = served.run("admin tables").out;
    assert!(plain.contains(&format!("  A Ada Lovelace {ada}\n")), "{plain}");
}

#[test]
fn it_listens_at_a_host_name() {
    let served = Served::at("localhost:0", Shell::new(), |command| command.args(["--data", "d"]));
    let port = served.url.strip_prefix("http://localhost:").expect("the name is kept").to_owned();
    assert_eq!(served.get("/healthz", "").0, 200);
    assert_eq!(served.run("health").code, 0);
    // A second server is told where the first one is.
    let second = served.shell.run(&format!("serve --data other --listen localhost:{port}"));
    assert!(second.code == 1 && line(&second.err).contains("Another harbour listens"), "{}", second.err);
}

#[test]
fn a_host_name_that_does_not_resolve_is_named() {
    let shell = Shell::new();
    let ran = shell.run("serve --listen nowhere.invalid:8852");
    assert_eq!(ran.code, 1);
    assert!(line(&ran.err).contains("The host name nowhere.invalid does not resolve"), "{}", ran.err);
    let ran = shell.run("serve --listen localhost");
    assert!(line(&ran.err).contains("with a port, such as 127.0.0.1:8852, localhost:8852"), "{}", ran.err);
}

const NOBODY: u32 = 65534;

/// Runs harbour as a user without any rights of their own: root may read and write everything, so root becomes nobody.
fn run_unprivileged(shell: &Shell, args: &str) -> Ran {
    let mut command = shell.command();
    if rustix::process::geteuid().is_root() {
        let program = program_for_nobody(shell);
        let mut other = Command::new(program);
        other.env_clear().envs(command.get_envs().filter_map(|(name, value)| Some((name, value?))));
        other.current_dir(shell.path("")).uid(NOBODY).gid(NOBODY);
        command = other;
    }
    command.args(args.split_whitespace());
    feed(command, b"")
}

/// Returns the program at a path that nobody can reach: a copy where the tests are built in a private folder.
fn program_for_nobody(shell: &Shell) -> PathBuf {
    let built = PathBuf::from(env!("CARGO_BIN_EXE_harbour"));
    let is_reachable = Command::new(&built).arg("--version").uid(NOBODY).gid(NOBODY).output().is_ok();
    if is_reachable {
        return built;
    }
    let copy = shell.path("harbour-for-all");
    if !copy.exists() {
        fs::copy(&built, &copy).unwrap();
        allow(&copy, 0o755);
    }
    copy
}

fn allow(path: &Path, mode: u32) {
    fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
}

#[test]
fn permission_errors_are_reported_as_such() {
    let mut served = Served::new();
    assert_eq!(served.run("backup copy.db").code, 0);
    let path = |name: &str| served.shell.path(name);
    allow(&path(""), 0o777);
    allow(&path("d"), 0o000);
    let denied = |args: &str, file: &str, advice: &str| {
        let ran = run_unprivileged(&served.shell, args);
        let said = line(&ran.err);
        assert_eq!(ran.code, 1, "{args}: {}", ran.out);
        assert!(said.contains(&format!("Permission denied: {file} cannot be")), "{args}: {said}");
        assert!(said.contains(advice), "{args}: {said}");
    };
    let as_user = "Run this command as a user who may read it";
    denied("admin tables --data d", "d/harbour.address", as_user);
    denied("health --data d", "d/harbour.address", as_user);
    denied("backup other.db --data d", "d/harbour.db", as_user);
    denied("restore copy.db --data own", "copy.db", as_user);

    allow(&path("copy.db"), 0o644);
    assert_eq!(run_unprivileged(&served.shell, "restore copy.db --data own").code, 0);
    fs::create_dir(path("locked")).unwrap();
    allow(&path("locked"), 0o000);
    let elsewhere = "Choose a place where you may write";
    denied("backup locked/new.db --data own", "locked/new.db", elsewhere);
    denied("serve --data locked/d", "locked/d", elsewhere);
    denied("box export locked/box", "locked/box", elsewhere);
    let german = run_unprivileged(&served.shell, "admin tables --data d --lang de");
    assert!(line(&german.err).contains("Zugriff verweigert: d/harbour.address"), "{}", german.err);

    // The database alone is somebody else's, as after a start as root by mistake.
    allow(&path("own/harbour.db"), 0o000);
    denied("serve --data own --listen 127.0.0.1:0", "own/harbour.db", elsewhere);
    allow(&path("locked"), 0o700);
    allow(&path("d"), 0o700);
    assert_eq!(served.stop().1, Some(0));
}

#[test]
fn box_export_names_the_files_that_exist_and_writes_nothing() {
    let shell = Shell::new();
    fs::create_dir(shell.path("mine")).unwrap();
    shell.write("mine/dice.toml", "my dice");
    shell.write("mine/plans.toml", "my plans");
    let ran = shell.run("box export mine");
    assert_eq!((ran.code, ran.out.as_str()), (1, ""));
    let said = line(&ran.err);
    assert!(said.contains("Nothing was written: mine already contains dice.toml, plans.toml."), "{said}");
    assert!(said.contains("Choose another folder, or move or delete these files first"), "{said}");
    assert!(!said.contains("mistakes"), "{said}");
    assert_eq!(fs::read_dir(shell.path("mine")).unwrap().count(), 2);
    assert_eq!(shell.read("mine/dice.toml"), "my dice");
    assert_eq!(shell.run("box export other").code, 0);
    assert_eq!(shell.run("box check other").code, 0);
}

#[test]
fn the_documentation_lists_every_metric() {
    let document = include_str!("../../../docs/server.md");
    for metric in Metric::all() {
        let labels: Vec<String> = metric.labels.iter().map(|label| format!("`{label}`")).collect();
        let labels = if labels.is_empty() { "–".into() } else { labels.join(", ") };
        let row = format!("| `{}` | {} | {labels} | {} |", metric.name, metric.kind.name(), metric.help);
        assert!(document.contains(&row), "docs/server.md lacks: {row}");
    }
    let rows = document.lines().filter(|line| line.starts_with("| `harbour_")).count();
    assert_eq!(rows, Metric::all().len(), "docs/server.md lists a metric that does not exist");
}

#[test]
fn docker_ignores_what_git_ignores() {
    let docker = shell::read(&root().join(".dockerignore"));
    let patterns: Vec<&str> = docker.lines().filter(|line| !line.starts_with('#')).collect();
    for (folder, file) in [("", ".gitignore"), ("web/", "web/.gitignore")] {
        for ignored in shell::read(&root().join(file)).lines().filter(|line| !line.is_empty()) {
            let path = format!("{folder}{}", ignored.trim_start_matches('/'));
            let name = path.rsplit('/').next().unwrap_or_default();
            let is_covered =
                patterns.iter().any(|pattern| *pattern == path || pattern.strip_prefix("**/") == Some(name));
            assert!(is_covered, ".dockerignore does not cover {path}");
        }
    }
}

#[test]
fn requests_are_counted_by_route_and_not_by_path() {
    let served = Served::new();
    let (_, ada) = served.person("Ada");
    for table in ["none-such", "nor-this"] {
        assert_eq!(served.get(&format!("/api/v1/tables/{table}"), &ada).0, 404);
    }
    served.get("/no/such/file", "");
    served.call(Method::from_bytes(b"BREW").unwrap(), "/api/v1/games", "", None);
    let metrics = served.get("/metrics", "").1;
    let metrics = metrics.as_str().unwrap();
    for line in [
        "harbour_http_requests_total{method=\"GET\",route=\"/api/v1/tables/{id}\",status=\"404\"} 2",
        "harbour_http_requests_total{method=\"GET\",route=\"page\",status=\"404\"} 1",
        "harbour_http_requests_total{method=\"other\",route=\"/api/v1/games\",status=\"405\"} 1",
        "harbour_http_request_seconds_count{method=\"GET\",route=\"/api/v1/tables/{id}\"} 2",
    ] {
        assert!(metrics.contains(line), "{line} is not in {metrics}");
    }
    for path in ["none-such", "/no/such/file", "BREW"] {
        assert!(!metrics.contains(path), "{path} in {metrics}");
    }
}
