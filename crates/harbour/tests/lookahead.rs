//! The look-ahead of the bot protocol as programs meet it, the examples that use it, and the games that the arena saves.

mod shell;

use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use shell::{Ran, Shell, feed};

/// Where python3 is, if it is anywhere.
fn python() -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let found = std::env::split_paths(&path).map(|folder| folder.join("python3")).find(|file| file.is_file());
    if found.is_none() {
        println!("not tried, since python3 is not installed");
    }
    found
}

/// A file of this crate or of the repository.
fn file(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    path.canonicalize().unwrap_or_else(|error| panic!("{}: {error}", path.display())).display().to_string()
}

/// Holds a contest between a Python program and a bot, in which the program must not get into trouble.
fn contest(shell: &Shell, python: &Path, game: &str, program: &str, other: &str, more: &str) -> Value {
    let ran = run(shell, python, game, program, other, &format!("--time 60000 {more}"));
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{program}");
    let told: Value = serde_json::from_str(&ran.out).unwrap();
    for (kind, n) in told["results"][0]["troubles"].as_object().unwrap() {
        assert_eq!(n, 0, "{program}: {kind}");
    }
    told
}

fn run(shell: &Shell, python: &Path, game: &str, program: &str, other: &str, more: &str) -> Ran {
    let mut command = shell.command();
    command.env("PATH", std::env::var_os("PATH").unwrap_or_default()).env("PYTHONDONTWRITEBYTECODE", "1");
    let program = format!("{} {program}", python.display());
    command.args(["arena", game, &program, other, "--threads", "1", "--json"]);
    command.args(more.split_whitespace());
    feed(command, b"")
}

fn share(told: &Value) -> f64 {
    told["results"][0]["share"]["value"].as_f64().unwrap()
}

#[test]
fn a_program_of_protocol_1_plays_as_before() {
    let Some(python) = python() else { return };
    let shell = Shell::new();
    for game in ["hongkong", "blackout"] {
        contest(&shell, &python, game, &file("tests/fixtures/protocol_1_bot.py"), "random", "--games 2");
    }
}

#[test]
fn the_one_ply_example_plays_both_games() {
    let Some(python) = python() else { return };
    let shell = Shell::new();
    let program = file("../../examples/one_ply.py");
    let told = contest(&shell, &python, "hongkong", &program, "random", "--games 4");
    assert!(share(&told) > 0.5, "it sees its own turn: {told}");
    contest(&shell, &python, "blackout", &program, "random", "--games 2");
}

#[test]
fn the_sampling_example_plays_both_games() {
    let Some(python) = python() else { return };
    let shell = Shell::new();
    let program = file("../../examples/sampling.py") + " --worlds 2 --length 1";
    contest(&shell, &python, "hongkong", &format!("{program} --bot greedy"), "random", "--games 2");
    contest(&shell, &python, "blackout", &program, "random", "--games 2 --log log");
    let log = shell.read("log");
    for said in ["\"is\":\"sampled\"", "\"is\":\"rolled-out\"", "\"protocols\":[1,2]", "\"position\":\"viewer "] {
        assert!(log.contains(said), "{said} is not in the log");
    }
}

/// Answers with the first action, after it has done this once for each question.
fn program(protocol: &str, before_each_answer: &str) -> String {
    format!(
        r#"
import json, sys
def say(**message):
    print(json.dumps(message), flush=True)
def ask(**message):
    say(**{{"number": number, **message}})
    return json.loads(sys.stdin.readline())
for line in sys.stdin:
    message = json.loads(line)
    number = message.get("number")
    if message["is"] == "hello":
        say(**{{"is": "ready", "number": number}}{protocol})
    elif message["is"] == "decide":
        {before_each_answer}
        say(**{{"is": "answer", "number": number, "answer": message["actions"][0]["answer"]}})
"#
    )
}

#[test]
fn bad_requests_get_errors_and_cost_the_seat_only_when_there_are_too_many() {
    let Some(python) = python() else { return };
    let shell = Shell::new();
    let bad = r#"assert ask(**{"is": "try", "world": 9})["key"] == "lookahead-no-world""#;
    shell.write("polite.py", &program(", protocol=2", bad));
    contest(&shell, &python, "hongkong", "polite.py", "random", "--games 2");
    shell.write("flood.py", &program(", protocol=2", r#"[say(**{"is": "try"}) for _ in range(200)]"#));
    let ran = run(&shell, &python, "hongkong", "flood.py", "random", "--games 2 --time 60000");
    let told: Value = serde_json::from_str(&ran.out).unwrap();
    let player = &told["results"][0];
    assert_eq!((&player["forfeits"], &player["troubles"]["bad-message"]), (&json!(2), &json!(2)), "{}", ran.err);
}

#[test]
fn a_program_that_asks_without_end_and_reads_no_reply_runs_out_of_time() {
    let Some(python) = python() else { return };
    let shell = Shell::new();
    let ask = r#"while True: say(**{"is": "try", "number": number})"#;
    shell.write("deaf.py", &program(", protocol=2", ask));
    let ran = run(&shell, &python, "hongkong", "deaf.py", "random", "--games 2 --time 300");
    let told: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(told["results"][0]["troubles"]["stall"], 2, "{}", ran.err);
}

#[test]
fn a_program_has_to_choose_protocol_2_for_requests_and_a_known_protocol_at_all() {
    let Some(python) = python() else { return };
    let shell = Shell::new();
    let refused = r#"assert ask(**{"is": "sample"})["key"] == "lookahead-protocol""#;
    shell.write("old.py", &program("", refused));
    contest(&shell, &python, "hongkong", "old.py", "random", "--games 2");
    shell.write("new.py", &program(", protocol=3", "pass"));
    let ran = run(&shell, &python, "hongkong", "new.py", "random", "--games 2 --time 60000");
    let told: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(told["results"][0]["troubles"]["bad-message"], 2, "{}", ran.err);
}

#[test]
fn the_arena_saves_games_that_can_be_replayed_and_verified() {
    let shell = Shell::new();
    for (game, games, first) in [("hongkong", 4, "greedy"), ("blackout", 2, "random")] {
        let ran =
            shell.run(&format!("arena {game} {first} level-2 --games {games} --seed 9 --save-games {game}/saved"));
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        let mut files: Vec<_> =
            std::fs::read_dir(shell.path(&format!("{game}/saved"))).unwrap().map(Result::unwrap).collect();
        files.sort_by_key(std::fs::DirEntry::file_name);
        assert_eq!(files.len(), games);
        assert_eq!(files[1].file_name(), "pairing-0-deal-0-seating-1.txt");
        for file in files {
            let path = file.path().display().to_string();
            let verified = shell.run(&format!("verify {path}"));
            assert!(
                verified.code == 0 && verified.out.contains("of seed 9"),
                "{path}: {}{}",
                verified.out,
                verified.err
            );
            let replayed = shell.run(&format!("replay {path} --json"));
            assert_eq!((replayed.code, replayed.err.as_str()), (0, ""), "{path}");
        }
        let saved = shell.read(&format!("{game}/saved/pairing-0-deal-0-seating-1.txt"));
        for line in ["\nseat-A level-2\n", &format!("\nseat-B {first}\n"), "\nluck arena 1 seed 9 deal 0\n"] {
            assert!(saved.contains(line), "{line} in\n{saved}");
        }
        // The luck of another deal, in a file that is not sealed.
        let bent: String = saved.split_inclusive('\n').filter(|line| !line.starts_with("seal ")).collect();
        let mut bent = (1..9).map(|deal| format!("{}unsealed\n", bent.replace("deal 0\n", &format!("deal {deal}\n"))));
        let is_unfair = |file: String| {
            shell.write("bent", &file);
            let ran = shell.run("verify bent");
            ran.code == 1 && ran.err.contains("is not what the seed gives")
        };
        assert!(bent.any(is_unfair), "the luck of some other deal is another");
    }
    let reviewed = shell.run("review hongkong/saved/pairing-0-deal-0-seating-0.txt");
    assert_eq!((reviewed.code, reviewed.err.as_str()), (0, ""));
}

#[test]
fn a_folder_that_cannot_be_made_is_named_before_the_first_game() {
    let shell = Shell::new();
    shell.write("file", "");
    let ran = shell.run("arena hongkong greedy random --games 2 --save-games file/games");
    assert!(ran.code == 1 && ran.out.is_empty() && ran.err.contains("file/games"), "{}", ran.err);
}

#[test]
fn perft_divides_its_count_by_first_moves() {
    let shell = Shell::new();
    for (args, sum, moves) in
        [("3", "3 297360", 72), ("2 --turns", "2 1334016", 1200), ("1", "1 72", 72), ("0", "0 1", 0)]
    {
        let ran = shell.run(&format!("perft hongkong {args} --divide"));
        let lines: Vec<&str> = ran.out.lines().collect();
        let (last, each) = lines.split_last().unwrap();
        assert_eq!((*last, each.len()), (sum, moves), "{args}");
        let counts = each.iter().map(|line| line.rsplit_once(' ').unwrap().1.parse::<u64>().unwrap());
        assert!(moves == 0 || sum.ends_with(&format!(" {}", counts.sum::<u64>())), "{args}");
    }
    let turns = shell.run("perft hongkong 1 --turns --divide").out;
    assert!(turns.contains("\na1! b1 1\n") && turns.contains("\na1^ 1\n"), "{turns}");
    let as_json = shell.run("perft hongkong 2 --divide --json").out;
    assert!(as_json.starts_with("{\"move\":\"a1\",\"nodes\":"), "{as_json}");
    assert!(as_json.ends_with("{\"depth\":2,\"nodes\":4608}\n"), "{as_json}");
    let ran = shell.run("perft hongkong 1 --divide --positions x");
    assert!(ran.code > 0 && ran.err.contains("exclude each other"), "{}", ran.err);
}
