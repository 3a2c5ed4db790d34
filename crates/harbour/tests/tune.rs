//! The report on the box as its user meets it.

mod shell;

use std::process::Stdio;
use std::time::Duration;

use serde_json::Value;
use shell::Shell;
#[cfg(unix)]
use shell::interrupt;

#[test]
fn the_same_seed_gives_the_same_report_whatever_the_threads() {
    let shell = Shell::new();
    let with = |options: &str| {
        let ran = shell.run(&format!("tune report --games 1 {options}"));
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "nothing moves where nobody looks");
        ran.out
    };
    let once = with("--threads 1 --json");
    assert_eq!(once, with("--threads 3 --json"));
    assert_ne!(once, with("--seed 2 --json"));
    let whole: Value = serde_json::from_str(&once).unwrap();
    let figures = whole["figures"].as_array().unwrap();
    let n_with_target = figures.iter().filter(|figure| !figure["target"].is_null()).count() as u64;
    let count = |name: &str| whole[name].as_u64().unwrap();
    assert_eq!(count("met") + count("open") + count("missed"), n_with_target);
    assert_eq!((&whole["played"], &whole["interrupted"]), (&13.into(), &false.into()));
    for wanted in
        ["median", "orchids", "won", "rounds", "winning", "seat", "used", "points", "spent", "missing", "card"]
    {
        assert!(figures.iter().any(|figure| figure["figure"] == wanted), "{wanted}");
    }
}

#[test]
fn it_is_written_to_a_file_in_three_languages() {
    let shell = Shell::new();
    for (lang, words) in [
        ("en", ["# The box under strong play", "## Cards", "| Dim Sum Cook"]),
        ("de", ["# Die Schachtel bei starkem Spiel", "## Karten", "| Dim-Sum-Köchin"]),
        ("fr", ["# La boîte face au jeu fort", "## Cartes", "| Cuisinière de dim sum"]),
    ] {
        let ran = shell.run(&format!("tune report --games 1 --out report.md --lang {lang}"));
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        assert!(ran.out.contains("report.md"), "{}", ran.out);
        let page = shell.read("report.md");
        assert!(page.contains("harbour tune report --games 1 --seed 1"), "its command: {page}");
        for wanted in words {
            assert!(page.contains(wanted), "{lang}: {wanted} in\n{page}");
        }
    }
}

#[cfg(unix)]
#[test]
fn what_was_interrupted_takes_no_report_s_place() {
    let shell = Shell::new();
    shell.write("report.md", "a whole report\n");
    for (out, as_what) in [("report.md", "--color=never"), ("new.md", "--json")] {
        let mut command = shell.command();
        command.args(["tune", "report", "--games", "1000000", "--out", out, as_what]);
        let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        std::thread::sleep(Duration::from_secs(1));
        interrupt(&child);
        let output = child.wait_with_output().unwrap();
        let [told, said] = [&output.stdout, &output.stderr].map(|bytes| String::from_utf8_lossy(bytes));
        assert!(output.status.success() && said.contains(out), "{said}");
        match serde_json::from_str::<Value>(&told) {
            Ok(report) => assert_eq!(report["interrupted"], true),
            Err(_) => assert!(told.contains("Interrupted") && as_what != "--json", "{told}"),
        }
    }
    assert_eq!(shell.read("report.md"), "a whole report\n");
    assert!(!shell.path("new.md").exists());
}

#[test]
fn what_cannot_be_is_told_before_anything_is_played() {
    let shell = Shell::new();
    shell.run("box export broken");
    shell.write("broken/dice.toml", "dice = []\n");
    for (options, code, words) in [
        ("--box broken", 1, "broken"),
        ("--box nowhere", 1, "nowhere"),
        ("--out nowhere/report.md", 1, "nowhere/report.md"),
        ("--games 0", 2, "--games"),
        ("--seed x", 2, "--seed"),
    ] {
        let ran =
            shell.run(&format!("tune report --games 1000000 {options}").replace("--games 1000000 --games", "--games"));
        assert_eq!(ran.code, code, "{options}: {}", ran.err);
        assert!(ran.err.contains(words), "{options}: {}", ran.err);
    }
}

#[test]
fn games_that_are_kept_are_not_played_again() {
    let shell = Shell::new();
    let with = |options: &str| shell.run(&format!("tune report --games 1 --json {options}"));
    let whole = with("--resume games").out;
    let kept = shell.read("games");
    let lines: Vec<&str> = kept.lines().collect();
    assert_eq!(lines.len(), 1 + 13);
    // As an interruption leaves it: half of the games, and a torn line.
    shell.write("games", &format!("{}\n{}", lines[..9].join("\n"), &lines[9][..20]));
    assert_eq!(with("--resume games").out, whole);
    let again = shell.read("games");
    assert_eq!(again.lines().take(9).collect::<Vec<_>>(), lines[..9], "what was there stays");
    assert_eq!(again.lines().count(), lines.len());
    // More games are added, and the first of them are told by themselves.
    let more: Value = serde_json::from_str(&with("--standard 2 --resume games").out).unwrap();
    assert_eq!((&more["played"], &more["standard"]), (&16.into(), &2.into()));
    assert_eq!(shell.read("games").lines().count(), 1 + 16);
    assert_eq!(with("--resume games").out, whole);
    shell.write("told", &whole);
    let refused = with("--resume told");
    assert!(
        refused.err.contains("no results") && shell.read("told") == whole,
        "a report is no heading: {}",
        refused.err
    );
    let refused = with("--resume new --out ./new");
    assert!(refused.err.contains("cannot hold both") && !shell.path("new").exists(), "{}", refused.err);
    for (content, options, says) in [
        (kept.clone(), "--seed 2", "other terms (seed)"),
        ("this and that\n".into(), "", "no results"),
        (kept.replace("\"series\":12", "\"series\":13"), "", "There are seats or players"),
        (format!("{}\n{{}}\n", lines[0]), "", "games, line 2: This is no game"),
    ] {
        shell.write("games", &content);
        let refused = with(&format!("--resume games {options}"));
        assert!(refused.code != 0 && refused.err.contains(says), "{says}: {}", refused.err);
        assert_eq!(shell.read("games"), content, "it is left as it is");
    }
}
