//! The server as its operator meets it: starting, stopping, settings, backups, looking after people.
#![cfg(unix)]

mod served;
mod shell;

use std::os::unix::fs::PermissionsExt;
use std::time::Duration;

use reqwest::Method;
use serde_json::json;
use served::Served;
use server::{Setting, Settings};
use shell::{Shell, feed};
use text::{Lang, Text};

/// What was said, as one line.
fn line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn it_starts_answers_and_stops() {
    let mut served = Served::new();
    for path in ["/healthz", "/readyz"] {
        assert_eq!(served.get(path, "").0, 200, "{path}");
    }
    let (status, page) = served.get("/", "");
    assert!(status == 200 && page.as_str().unwrap().contains("href=\"/api\""), "{page}");
    assert_eq!(served.run("health").code, 0);
    let token = served.data().join("operator.token");
    for secret in ["harbour.db", "harbour.db-wal", "operator.token"] {
        let mode = served.data().join(secret).metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{secret} is its owner's alone");
    }
    let (took, code, _, err) = served.stop();
    assert_eq!(code, Some(0), "{err}");
    assert!(took < Duration::from_secs(2), "{took:?}");
    assert!(!token.exists(), "a token that is good no more is gone");
}

#[test]
#[cfg(target_os = "linux")]
fn it_opens_as_many_files_as_the_system_allows() {
    let (soft, hard) = rlimit::Resource::NOFILE.get().unwrap();
    // A server inherits what this test may open, which is less by one at least.
    rlimit::Resource::NOFILE.set(soft.min(hard - 1), hard).unwrap();
    let served = Served::new();
    let limits = shell::read(format!("/proc/{}/limits", served.process()).as_ref());
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files")).unwrap();
    let figures: Vec<&str> = line.split_whitespace().collect();
    assert_eq!(figures[0], figures[1], "{limits}");
}

#[test]
fn without_a_command_it_serves_with_the_defaults() {
    let shell = Shell::new();
    let mut command = shell.command();
    // The default port may be taken where the tests run, and this address is nobody's: it is the server that says so.
    command.env("HARBOUR_LISTEN", "203.0.113.1:8852").args(["--lang", "de"]);
    let ran = feed(command, b"");
    assert_eq!(ran.code, 1, "{}", ran.out);
    assert!(line(&ran.err).contains("203.0.113.1:8852 lässt sich nicht benutzen"), "{}", ran.err);
    assert!(shell.path("data/harbour/harbour.db").exists(), "the platform's folder holds the data");
}

#[test]
fn a_folder_and_a_port_have_one_server() {
    let served = Served::new();
    let second = served.run("serve --listen 127.0.0.1:0");
    assert_eq!(second.code, 1);
    let said = line(&second.err);
    assert!(said.contains("runs on d already") && said.contains(&served.url), "{said}");
    let address = served.url.strip_prefix("http://").unwrap();
    let elsewhere = served.shell.run(&format!("serve --data elsewhere --listen {address}"));
    assert_eq!(elsewhere.code, 1);
    assert!(line(&elsewhere.err).contains("Another harbour listens"), "{}", elsewhere.err);
    let stranger = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = stranger.local_addr().unwrap();
    let elsewhere = served.shell.run(&format!("serve --data elsewhere --listen {address}"));
    assert!(line(&elsewhere.err).contains("Another program listens"), "{}", elsewhere.err);
}

#[test]
fn the_command_line_wins_over_variables_and_they_over_the_file() {
    let figures = |command_line: &[&str], variable: Option<&str>| {
        let shell = Shell::new();
        shell.write("h.toml", "data = \"d\"\nmax-rate = 1\ntrusted-proxies = [\"127.0.0.1\"]\njson-logs = true\n");
        let mut served = Served::with(shell, |command| {
            command.args(["--config", "h.toml"]).args(command_line);
            command.envs(variable.map(|rate| ("HARBOUR_MAX_RATE", rate)))
        });
        // A burst of five seconds' worth is let through.
        let passed = (0..60).filter(|_| served.get("/api/v1/games", "").0 == 200).count();
        let (_, _, _, err) = served.stop();
        assert!(err.lines().all(|line| serde_json::from_str::<serde_json::Value>(line).is_ok()), "{err}");
        passed
    };
    let from_file = figures(&[], None);
    assert!((5..10).contains(&from_file), "{from_file}");
    let from_variable = figures(&[], Some("4"));
    assert!((20..40).contains(&from_variable), "{from_variable}");
    assert_eq!(figures(&["--max-rate", "1000"], Some("4")), 60);
}

#[test]
fn a_bad_setting_is_told_with_its_source() {
    let shell = Shell::new();
    let ran = shell.run("serve --max-rate none");
    assert_eq!(ran.code, 1);
    assert!(line(&ran.err).contains("“none” (--max-rate) does not fit"), "{}", ran.err);
    let mut command = shell.command();
    command.env("HARBOUR_PUBLIC_URL", "games.example.org").arg("serve");
    let said = line(&feed(command, b"").err);
    assert!(said.contains("(HARBOUR_PUBLIC_URL)") && said.contains("https://"), "{said}");
    for (file, says) in [
        ("max-rate = 0\n", "“0” (bad.toml) does not fit the setting max-rate"),
        ("max-ratte = 1\n", "no setting “max-ratte”"),
        ("\nlisten =\n", "bad.toml, line 2"),
        ("substitute = \"me\"\n", "level-1 to level-5, greedy, uct or random"),
    ] {
        shell.write("bad.toml", file);
        let said = line(&shell.run("serve --config bad.toml").err);
        assert!(said.contains(says), "{file}: {said}");
    }
    assert!(line(&shell.run("serve --config none.toml").err).contains("none.toml cannot be read"));
    assert_eq!(shell.run("serve --ratte 1").code, 2);
}

#[test]
fn a_variable_that_is_no_setting_is_told() {
    let shell = Shell::new();
    let mut served = Served::with(shell, |command| command.args(["--data", "d"]).env("HARBOUR_MAX_RATTE", "1"));
    let (_, code, _, err) = served.stop();
    assert!(code == Some(0) && err.contains("HARBOUR_MAX_RATTE"), "{err}");
}

#[test]
fn a_backup_is_made_while_the_server_runs_and_put_back_elsewhere() {
    let served = Served::new();
    let (_, token) = served.person("Ada");
    let id = served.table(&token, "hongkong", &["me", "open"])["id"].as_str().unwrap().to_owned();
    let backup = served.run("backup copy.db");
    assert_eq!(backup.code, 0, "{}", backup.err);
    assert_eq!(served.run("backup copy.db").code, 1, "a file is never written over");
    assert_eq!(served.shell.path("copy.db").metadata().unwrap().permissions().mode() & 0o077, 0);
    let used = served.run("restore copy.db --force");
    assert!(used.code == 1 && used.err.contains("uses d"), "{}", used.err);
    let later = served.table(&token, "hongkong", &["me", "open"])["id"].as_str().unwrap().to_owned();

    let shell = Shell::new();
    std::fs::copy(served.shell.path("copy.db"), shell.path("copy.db")).unwrap();
    drop(served);
    shell.write("no.db", "nothing of ours");
    assert!(shell.run("restore no.db --data d").err.contains("no backup of harbour"));
    assert!(!shell.path("d/harbour.db").exists());
    // What an older database has left behind is not taken for the new one's.
    std::fs::create_dir(shell.path("d")).unwrap();
    shell.write("d/harbour.db-wal", "an older log");
    assert_eq!(shell.run("restore copy.db --data d").code, 0);
    assert!(!shell.path("d/harbour.db-wal").exists() && shell.path("d/harbour-old-1.db-wal").exists());
    assert!(line(&shell.run("restore copy.db --data d").err).contains("exists already"));
    let forced = shell.run("restore copy.db --data d --force");
    assert!(forced.code == 0 && forced.out.contains("harbour-old-2.db"), "{}", forced.out);
    assert!(shell.path("d/harbour-old-2.db").exists());
    assert_eq!(shell::read(&shell.path("d/harbour-old-1.db-wal")), "an older log", "what was kept is kept");
    let served = Served::with(shell, |command| command.args(["--data", "d"]));
    assert_eq!(served.get(&format!("/api/v1/tables/{id}"), &token).1["is_host"], true, "the token is good still");
    assert_eq!(served.get(&format!("/api/v1/tables/{later}"), &token).0, 404, "what came later is not in it");
}

#[test]
fn what_root_restores_belongs_to_the_folders_owner() {
    use std::os::unix::fs::{MetadataExt, chown};
    let served = Served::new();
    served.run("backup copy.db");
    let folder = served.shell.path("new");
    std::fs::create_dir(&folder).unwrap();
    // Only root can give a folder away.
    if chown(&folder, Some(4711), Some(4712)).is_err() {
        return;
    }
    assert_eq!(served.shell.run("restore copy.db --data new").code, 0);
    for file in ["harbour.db", "harbour.lock"] {
        let found = folder.join(file).metadata().unwrap();
        assert_eq!((found.uid(), found.gid()), (4711, 4712), "{file}");
    }
}

#[test]
fn a_damaged_backup_is_refused() {
    let served = Served::new();
    served.run("backup copy.db");
    let mut bytes = std::fs::read(served.shell.path("copy.db")).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle - 3000..middle + 3000].fill(0x5a);
    std::fs::write(served.shell.path("torn.db"), bytes).unwrap();
    let ran = served.shell.run("restore torn.db --data new");
    assert!(ran.code == 1 && ran.err.contains("damaged"), "{}", ran.err);
    assert!(!served.shell.path("new/harbour.db").exists());
}

#[test]
fn only_the_operator_operates() {
    let served = Served::new();
    let (_, token) = served.person("Ada");
    for shown in ["", "0", &token] {
        let (status, answer) = served.get("/api/v1/operator/tables", shown);
        assert_eq!((status, answer["error"]["key"].as_str()), (401, Some("server-not-operator")));
    }
    let description = served.get("/api", "").1.to_string();
    assert!(
        description.contains("/report") && !description.contains("operator/"),
        "operators' calls are not described"
    );
    let nobody = Shell::new().run("admin tables --data d");
    assert!(nobody.code == 1 && nobody.err.contains("No server runs"), "{}", nobody.err);
}

#[test]
fn an_operator_closes_a_table() {
    let served = Served::new();
    let (ada, token) = served.person("Ada");
    let id = served.table(&token, "hongkong", &["me", "random"])["id"].as_str().unwrap().to_owned();
    let listed = served.run("admin tables").out;
    assert!(listed.contains(&id) && listed.contains(&format!("A Ada {ada}")), "{listed}");
    assert_eq!(served.run(&format!("admin close {id}")).code, 0);
    assert_eq!(served.get(&format!("/api/v1/tables/{id}"), &token).1["phase"], "closed");
    assert!(served.run("admin tables").out.contains("no tables"));
    assert!(served.run("admin tables --all").out.contains(&id));
    assert!(served.run(&format!("admin close {id}")).err.contains("is over"));
    assert!(served.run("admin close nowhere --lang de").err.contains("Diesen Tisch gibt es nicht"));
}

#[test]
fn an_operator_mutes_a_person_and_lets_them_speak_again() {
    let served = Served::new();
    let (ada, token) = served.person("Ada");
    let id = served.table(&token, "hongkong", &["me", "open"])["id"].as_str().unwrap().to_owned();
    let path = format!("/api/v1/tables/{id}/remarks");
    let say = || served.call(Method::POST, &path, &token, Some(json!({ "words": "hello" }))).0;
    assert_eq!(say(), 200);
    assert_eq!(served.run(&format!("admin mute {ada}")).code, 0);
    assert_eq!(say(), 403);
    assert!(served.run("admin people ad").out.contains(&format!("{ada} Ada (muted)")));
    assert_eq!(served.run(&format!("admin mute {ada} --off")).code, 0);
    assert_eq!(say(), 200);
    assert!(served.run("admin mute nobody").err.contains("nobody with this id"));
}

#[test]
fn a_person_is_forgotten_and_their_games_stay() {
    let mut served = Served::new();
    let (ada, ada_token) = served.person("Ada Unforgettable");
    let (_, ben) = served.person("Ben");
    let made = served.table(&ada_token, "blackout", &["me", "open", "random"]);
    let id = made["id"].as_str().unwrap();
    let at = |path: &str| format!("/api/v1/tables/{id}{path}");
    served.post(&at("/join"), &ben, json!({}));
    served.post(&at("/start"), &ada_token, json!({}));
    served.post(&at("/remarks"), &ada_token, json!({ "words": "I am Ada Unforgettable" }));
    // She leaves and comes back, so that her name is in the log.
    served.call(Method::PUT, &at("/seats/A/bot"), &ada_token, Some(json!({ "bot": "random" })));
    served.post(&at("/seats/A/return"), &ada_token, json!({}));
    let forgotten = served.run(&format!("admin forget {ada}"));
    assert_eq!(forgotten.code, 0, "{}", forgotten.err);
    assert!(line(&forgotten.out).contains("1 table stays"), "{}", forgotten.out);
    assert_eq!(served.get("/api/v1/me", &ada_token).0, 401, "her devices are forgotten");
    let seat = &served.get(&at(""), &ben).1["seats"][0];
    assert_eq!((seat["name"].as_str(), seat["bot"].as_str()), (Some("A"), Some("level-3")), "a bot plays on: {seat}");
    served.post(&at("/seats/B/resign"), &ben, json!({}));
    served.until(&at(""), &ben, |table| (table["phase"] == "over").then_some(()));
    let (_, game) = served.get(&at("/export"), &ben);
    assert!(game.as_str().unwrap().contains("seat-A A\n"), "{game}");
    assert!(!game.as_str().unwrap().contains("Unforgettable"));
    served.shell.write("game.txt", game.as_str().unwrap());
    assert_eq!(served.shell.run("verify game.txt").code, 0, "the game is still whole");
    served.stop();
    let bytes = std::fs::read(served.data().join("harbour.db")).unwrap();
    let is_there = bytes.windows(13).any(|part| part == b"Unforgettable");
    assert!(!is_there, "not even the file holds the name");
}

#[test]
fn a_problem_is_reported_to_the_operator_alone() {
    let served = Served::new();
    let (_, ada) = served.person("Ada");
    let made = served.table(&ada, "blackout", &["me", "random"]);
    let id = made["id"].as_str().unwrap();
    served.post(&format!("/api/v1/tables/{id}/start"), &ada, json!({}));
    let path = format!("/api/v1/tables/{id}/report");
    let answer = served.post(&path, &ada, json!({ "words": "the die looks odd", "seat": "A" }));
    let report = answer["id"].as_str().unwrap();
    assert_eq!(answer, json!({ "id": report }), "who reports learns nothing");
    let folder = served.data().join("reports");
    let words = shell::read(&folder.join(format!("{report}.json")));
    assert!(words.contains("the die looks odd") && words.contains(id), "{words}");
    let game = shell::read(&folder.join(format!("{report}.txt")));
    assert!(!game.contains("seed ") && !game.contains("Ada"), "neither the future nor a name: {game}");
    let replayed = served.shell.run(&format!("replay d/reports/{report}.txt"));
    assert_eq!(replayed.code, 0, "{}", replayed.err);

    let (_, ben) = served.person("Ben");
    let tell = |token: &str, body| served.call(Method::POST, &path, token, Some(body)).0;
    assert_eq!(tell(&ben, json!({ "words": "hm", "seat": "A" })), 403, "of somebody else's seat");
    assert_eq!(tell(&ada, json!({ "words": " ", "seat": "A" })), 400);
    let answers: Vec<u16> = (0..10).map(|_| tell(&ada, json!({ "words": "again" }))).collect();
    assert!(answers.contains(&201) && answers.last() == Some(&429), "{answers:?}");
}

#[test]
fn logs_hold_no_secrets_and_no_names() {
    let shell = Shell::new();
    let mut served = Served::with(shell, |command| command.args(["--data", "d"]).env("HARBOUR_LOG", "trace"));
    let (ada, token) = served.person("Ada Quiet");
    let (_, ben) = served.person("Ben Silent");
    let made = served.post("/api/v1/tables", &token, json!({ "game": "hongkong", "seats": ["me", "open"] }));
    let (id, invitation) = (made["id"].as_str().unwrap(), made["invitation"].as_str().unwrap());
    served.post(&format!("/api/v1/links/{invitation}/claim"), &ben, json!({}));
    served.post(&format!("/api/v1/tables/{id}/start"), &token, json!({}));
    served.post(&format!("/api/v1/tables/{id}/remarks"), &token, json!({ "words": "whispered" }));
    served.post(&format!("/api/v1/tables/{id}/report"), &token, json!({ "words": "murmured", "seat": "A" }));
    let operator = shell::read(&served.data().join("operator.token"));
    served.run(&format!("admin mute {ada}"));
    served.run(&format!("admin forget {ada}"));
    let (_, _, _, err) = served.stop();
    assert!(err.contains("listening") && err.contains("a problem was reported"), "something is logged: {err}");
    for secret in [&token, &ben, invitation, &operator, "Ada Quiet", "Ben Silent", "whispered", "murmured"] {
        assert!(!err.contains(secret), "{secret} in {err}");
    }
}

#[test]
fn figures_are_for_this_machine_unless_they_are_public() {
    let ask = |served: &Served, forwarded: Option<&str>| {
        let mut request = reqwest::Client::new().get(format!("{}/metrics", served.url));
        if let Some(forwarded) = forwarded {
            request = request.header("x-forwarded-for", forwarded);
        }
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(async { request.send().await.unwrap().status().as_u16() })
    };
    let served = Served::new();
    assert_eq!(ask(&served, None), 200);
    assert_eq!(ask(&served, Some("203.0.113.9")), 403, "a proxy nobody told of may ask for anybody");
    assert_eq!(ask(&served, Some("127.0.0.1")), 403, "and what it says is not believed");
    let with = |option: &'static str| Served::with(Shell::new(), |command| command.args(["--data", "d", option]));
    let proxied = with("--trusted-proxies=127.0.0.1");
    assert_eq!(ask(&proxied, Some("203.0.113.9")), 403);
    assert_eq!(ask(&proxied, None), 200);
    assert_eq!(ask(&with("--metrics-public"), Some("203.0.113.9")), 200);
}

#[test]
fn a_load_tells_its_figures_and_at_once_when_there_is_no_echo() {
    let load = |served: &Served| {
        served.shell.run(&format!("load --url {} --game hongkong --tables 2 --seconds 1 --echo", served.url))
    };
    let deaf = Served::new();
    let ran = load(&deaf);
    assert!(ran.code == 1 && line(&ran.err).contains("/ws-echo: HTTP error: 404"), "{}", ran.err);
    let tables = &deaf.get("/api/v1/tables", "").1["tables"];
    assert_eq!(tables, &json!([]), "nothing was begun");
    let echoing = Served::with(Shell::new(), |command| {
        command.args(["--data", "d", "--echo", "--max-rate", "1000000", "--max-answers", "1000000"])
    });
    let ran = load(&echoing);
    assert_eq!(ran.code, 0, "{}", ran.err);
    for says in ["2 tables with 4 sockets", "Memory: ", "Memory after the play: ", "bare echo"] {
        assert!(line(&ran.out).contains(says), "{says}: {}", ran.out);
    }
}

#[test]
fn the_documentation_tells_every_setting() {
    let text = Text::new(Lang::En);
    let document = include_str!("../../../docs/server.md");
    for setting in Setting::all() {
        let default = match (setting.name, setting.show(&Settings::default())) {
            ("data", _) => "the platform’s data folder".into(),
            (_, value) if value.is_empty() => "–".into(),
            (_, value) => format!("`{value}`"),
        };
        let row = format!("| `{}` | {default} | {} |", setting.name, text.say(&setting.about));
        assert!(document.contains(&row), "docs/server.md lacks: {row}");
    }
}
