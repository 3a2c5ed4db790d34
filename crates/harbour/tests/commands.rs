//! The commands as a user meets them: what they print, in which language, and what they say to bad input.

mod shell;

use std::io::Read;
use std::process::Stdio;

use serde_json::Value;
use shell::{Shell, feed};

const START: &str = ".,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,. A 0 20-5-5 20-5-5";

#[test]
fn help_speaks_three_languages() {
    let shell = Shell::new();
    for (args, word) in [("--help", "Usage"), ("--lang de --help", "Aufruf"), ("--help --lang=fr", "partie")] {
        let ran = shell.run(args);
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{args}");
        assert!(ran.out.contains(word), "{args}: {}", ran.out);
    }
}

#[test]
fn every_command_has_help_without_english_in_german() {
    let shell = Shell::new();
    let commands = [
        "",
        "arena",
        "arena hongkong",
        "bot",
        "play",
        "play hongkong",
        "perft hongkong",
        "bench hongkong",
        "simulate hongkong",
        "replay",
        "games",
    ];
    let of_servers = ["serve", "backup", "restore", "admin", "admin tables", "admin mute", "health", "verify"];
    for command in commands.into_iter().chain(["completions", "man", "rules", "rules blackout"]).chain(of_servers) {
        let ran = shell.run(&format!("{command} --help --lang de"));
        assert_eq!(ran.code, 0, "{command}: {}", ran.err);
        for english in ["Usage", "default", "possible values", "Print help", "Arguments:"] {
            assert!(!ran.out.contains(english), "{command}: {english} in\n{}", ran.out);
        }
    }
}

#[test]
fn the_system_chooses_the_language_unless_told() {
    let shell = Shell::new();
    let run = |variable: &str, value: &str, args: &[&str]| {
        let mut command = shell.command();
        command.env(variable, value).args(args);
        feed(command, b"").out
    };
    assert!(run("LANG", "de_AT.UTF-8", &["--help"]).contains("Aufruf"));
    assert!(run("LC_ALL", "fr_FR", &["--help"]).contains("Commandes"));
    assert!(run("LANG", "ja_JP.UTF-8", &["--help"]).contains("Usage"));
    assert!(run("LANG", "de_DE", &["--lang", "en", "--help"]).contains("Usage"));
}

#[test]
fn a_wrong_command_line_says_what_to_do() {
    let shell = Shell::new();
    for (args, says) in [
        ("plya", "no command “plya”. Did you mean “play”?"),
        ("play chess", "no game “chess”"),
        ("play", "harbour play blackout"),
        ("perft hongkong", "DEPTH"),
        ("perft hongkong four", "“four” does not fit"),
        ("perft hongkong 99", "“99” does not fit"),
        ("perft hongkong 1 --depht 3", "no option “--depht”"),
        ("perft hongkong 1 --position x --positions y", "exclude each other"),
        ("play hongkong --first c", "can be: a, b, draw"),
        ("simulate hongkong --games 0", "“0” does not fit"),
        ("simulate hongkong --games", "--games"),
        ("--lang es --help", "can be: en, de, fr"),
    ] {
        let ran = shell.run(args);
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{args}");
        assert!(ran.err.replace('\n', " ").contains(says), "{args}: {}", ran.err);
        let said = ran.err.replace('\n', " ");
        assert!(said.contains("See: harbour") && said.contains("--help"), "{args}: {}", ran.err);
    }
    assert!(shell.run("plya --lang de").err.contains("Meintest du „play“?"));
    assert!(shell.run("plya --lang fr").err.contains("Vouliez-vous dire"));
}

#[test]
fn help_is_a_command_too() {
    let shell = Shell::new();
    assert_eq!(shell.run("help").out, shell.run("--help").out);
    assert_eq!(shell.run("help play hongkong").out, shell.run("play hongkong --help").out);
    let wrong = shell.run("play hongkong --first x").err.replace('\n', " ");
    assert!(wrong.contains("See: harbour play hongkong --help"), "{wrong}");
}

#[test]
fn the_first_locale_decides() {
    let shell = Shell::new();
    let mut command = shell.command();
    command.env("LC_ALL", "C").env("LANG", "de_DE.UTF-8").arg("--help");
    assert!(feed(command, b"").out.contains("Usage"));
}

#[cfg(unix)]
#[test]
fn an_argument_that_is_no_text_is_refused() {
    use std::os::unix::ffi::OsStrExt;
    let shell = Shell::new();
    let mut command = shell.command();
    command.args(["play", "hongkong", "--a"]).arg(std::ffi::OsStr::from_bytes(b"\xff"));
    assert!(feed(command, b"").err.contains("not valid text"));
}

#[test]
fn rules_are_told_in_three_languages() {
    let shell = Shell::new();
    let all = shell.run("rules hongkong").out;
    assert!(all.contains("K1 The board") && all.contains("K10 You control"), "{all}");
    assert!(shell.run("rules hongkong k6 --lang de").out.starts_with("K6 Auf ein Gebäude"));
    assert!(shell.run("rules hongkong K3 --lang fr").out.starts_with("K3 Au premier tour"));
    let none = shell.run("rules hongkong K11");
    assert!(none.code == 1 && none.err.contains("no rule K11"), "{}", none.err);
}

#[test]
fn the_rules_of_blackout_are_told_in_three_languages() {
    let shell = Shell::new();
    for (lang, says) in [("en", "B2.11 You choose"), ("de", "B2.11 Du entscheidest"), ("fr", "B2.11 Vous choisissez")] {
        let all = shell.run(&format!("rules blackout --lang {lang}"));
        assert_eq!((all.code, all.err.as_str()), (0, ""), "{lang}");
        assert!(all.out.contains(says) && all.out.contains("\n\nB10 "), "{lang}: {}", all.out);
        let one = shell.run(&format!("rules blackout b2.11 --lang {lang}")).out;
        assert!(one.starts_with(says) && one.lines().count() == 1, "{lang}: {one}");
    }
}

#[test]
fn a_section_of_the_rules_is_told_whole() {
    let shell = Shell::new();
    let section = shell.run("rules blackout b1").out;
    let heads = ["B1 ", "B1.1 ", "B1.2 ", "B1.3 ", "B1.4 ", "B1.5 "];
    let places = heads.map(|head| format!("\n{section}").find(&format!("\n{head}")).unwrap());
    assert!(places.is_sorted(), "{section}");
    assert!(!section.contains("\nB10 ") && !section.contains("\nB2 "), "{section}");
}

#[test]
fn who_asks_for_no_rule_hears_which_there_are() {
    let shell = Shell::new();
    for number in ["B11", "B3.11", "B3.", "B", "K6", ""] {
        let mut command = shell.command();
        command.args(["rules", "blackout", number]);
        let none = feed(command, b"");
        assert_eq!((none.code, none.out.as_str()), (1, ""), "{number}");
        let said = none.err.replace('\n', " ");
        assert!(said.contains(&format!("no rule {number} in Blackout")) && said.contains("B0 to B10"), "{said}");
    }
    assert!(shell.run("rules hongkong B3.2 --lang de").err.contains("K1 bis K10"));
}

#[test]
fn large_numbers_are_printed_as_they_are() {
    let ran = Shell::new().run("simulate hongkong --games 1 --seed 18446744073709551615");
    assert!(ran.out.contains("seed 18446744073709551615"), "{}", ran.out);
}

#[test]
fn decimals_are_written_as_the_reader_does() {
    let shell = Shell::new();
    assert!(shell.run("simulate hongkong --games 3 --lang de").out.contains(",0"));
    assert!(!shell.run("simulate hongkong --games 3").out.contains(",0"));
}

#[test]
fn perft_counts() {
    let shell = Shell::new();
    assert_eq!(shell.run("perft hongkong 3").out, "1 72\n2 4608\n3 297360\n");
    assert_eq!(shell.run("perft hongkong 0").out, "0 1\n");
    assert_eq!(shell.run("perft hongkong 2 --turns").out, "1 1200\n2 1334016\n");
    let mut command = shell.command();
    command.args(["perft", "hongkong", "1", "--json", "--position", START]);
    let json: Value = serde_json::from_str(&feed(command, b"").out).unwrap();
    assert_eq!((&json["depth"], &json["nodes"]), (&Value::from(1), &Value::from(72)));
}

#[test]
fn perft_reads_a_file_of_positions() {
    let shell = Shell::new();
    let second = START.replace("A 0", "B 0");
    shell.write("positions.txt", &format!("# both starters\n{START}\n\n{second}\n"));
    assert_eq!(shell.run("perft hongkong 2 --positions positions.txt").out, "4608\n4608\n");
    shell.write("bad.txt", &format!("{START}\n{}\n", START.replace("20-5-5 20", "21-5-5 20")));
    let ran = shell.run("perft hongkong 2 --positions bad.txt");
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("bad.txt, line 2") && ran.err.contains("21-5-5"), "{}", ran.err);
    assert!(shell.run("perft hongkong 2 --positions none.txt").err.contains("none.txt cannot be read"));
    let mut command = shell.command();
    command.args(["perft", "hongkong", "2", "--position", "nonsense"]);
    assert!(feed(command, b"").err.contains("“nonsense” is not a position"));
}

#[test]
fn a_closed_pipe_is_no_failure() {
    let shell = Shell::new();
    shell.write("positions.txt", &format!("{START}\n").repeat(20_000));
    for args in ["perft hongkong 1 --positions positions.txt", "completions bash", "--help", "man"] {
        let mut child =
            shell.command().args(args.split(' ')).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        let mut err = String::new();
        child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
        assert!(child.wait().unwrap().success(), "{args}: {err}");
        assert_eq!(err, "", "{args}");
    }
}

#[test]
fn the_same_seed_gives_the_same_summary() {
    let shell = Shell::new();
    let one = shell.run("simulate hongkong --games 200 --seed 7");
    assert_eq!(one.code, 0, "{}", one.err);
    assert_eq!(one.out, shell.run("simulate hongkong --games 200 --seed 7").out);
    assert_ne!(one.out, shell.run("simulate hongkong --games 200 --seed 8").out);
    let json: Value = serde_json::from_str(&shell.run("simulate hongkong --games 200 --seed 7 --json").out).unwrap();
    let number = |name: &str| json[name].as_u64().unwrap();
    assert_eq!(number("wins_a") + number("wins_b") + number("draws"), 200);
    assert!(one.out.contains(&format!("Wins by A: {}", number("wins_a"))));
}

#[test]
fn greedy_beats_random_in_a_simulation() {
    let ran = Shell::new().run("simulate hongkong --games 100 --a greedy --b random --json");
    let json: Value = serde_json::from_str(&ran.out).unwrap();
    assert!(json["wins_a"].as_u64().unwrap() >= 90, "{json}");
}

#[test]
fn the_bench_prints_its_figures() {
    let json: Value = serde_json::from_str(&Shell::new().run("bench hongkong --seconds 1 --json").out).unwrap();
    assert_eq!(json["perft"]["nodes"], 18_568_152);
    for kind in [0, 1] {
        assert!(json["playouts"][kind]["ns_per_piece"].as_f64().unwrap() > 0.0, "{json}");
    }
}

#[test]
fn the_bench_of_blackout_counts_every_decision_in_its_phase() {
    let json: Value = serde_json::from_str(&Shell::new().run("bench blackout --seconds 1 --json").out).unwrap();
    let phases: Vec<f64> = json["decisions_per_phase"].as_array().unwrap().iter().filter_map(Value::as_f64).collect();
    let whole = json["decisions_per_game"].as_f64().unwrap();
    assert!((phases.iter().sum::<f64>() - whole).abs() < 0.01, "{json}");
    assert!((phases[0] - 4.0).abs() < 0.01, "each of four seats chooses where to start: {json}");
}

#[test]
fn the_bench_of_bots_prints_how_fast_they_think() {
    let shell = Shell::new();
    for (args, speeds) in [
        ("hongkong", &["positions", "uct"][..]),
        ("blackout --seats 2", &["decisions", "rounds", "uct"]),
        ("blackout --seats 1 --chapter 5", &["decisions", "rounds", "uct"]),
    ] {
        let ran = shell.run(&format!("bench {args} --bots --seconds 1 --json"));
        let json: Value = serde_json::from_str(&ran.out).unwrap();
        for speed in speeds {
            assert!(json["per_second"][speed].as_f64().unwrap() > 0.0, "{json}");
        }
    }
    let told = shell.run("bench blackout --bots --seconds 1");
    assert!(told.out.contains("seats 4") && told.out.contains("of whole rounds"), "{}", told.out);
}

#[test]
fn completions_and_man_pages_know_every_command() {
    let shell = Shell::new();
    for name in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let ran = shell.run(&format!("completions {name}"));
        assert!(ran.out.contains("simulate") && ran.out.contains("plain"), "{name}: {}", ran.err);
    }
    assert!(shell.run("man").out.contains(".TH harbour"));
    assert_eq!(shell.run("man --out pages").code, 0);
    assert!(shell.read("pages/harbour-play-hongkong.1").contains("resume"));
}
