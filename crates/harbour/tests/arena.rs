//! The arena as its user meets it: figures, interruptions, and programs that behave and do not.

mod shell;

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use serde_json::Value;
#[cfg(unix)]
use shell::interrupt;
use shell::{Ran, Shell, feed};

/// The figures of a contest, without what depends on the machine. A contest fails where a pairing was stopped.
fn figures(ran: &Ran) -> Value {
    let mut whole: Value = serde_json::from_str(&ran.out).unwrap_or_else(|_| panic!("{}", ran.err));
    assert_eq!(ran.code, i32::from(whole["stopped"] != serde_json::json!([])), "{}", ran.err);
    for player in whole["results"].as_array_mut().unwrap() {
        player.as_object_mut().unwrap().remove("time");
    }
    whole
}

#[test]
fn it_tells_the_figures_in_three_languages() {
    let shell = Shell::new();
    for (lang, words) in [("en", "Games took"), ("de", "Die Partien dauerten"), ("fr", "Les parties ont duré")] {
        let ran = shell.run(&format!("arena hongkong greedy random --games 10 --lang {lang}"));
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "nothing moves where nobody looks");
        for wanted in [words, "greedy\n", "random\n", "95", "Elo 0", "100 ms"] {
            assert!(ran.out.contains(wanted), "{lang}: {wanted} in\n{}", ran.out);
        }
    }
}

#[test]
fn every_deal_is_played_from_all_seats() {
    let shell = Shell::new();
    let two = figures(&shell.run("arena hongkong greedy random --games 11 --json"));
    assert_eq!((&two["games"], &two["deals"]), (&12.into(), &6.into()), "whole deals");
    assert!(two["results"][0]["share"]["value"].as_f64().unwrap() > 0.8);
    assert!(two["results"][1]["elo"]["high"].as_f64().unwrap() < 0.0);
    let three = figures(&shell.run("arena blackout random greedy random --seats 2 --games 2 --json"));
    assert_eq!((&three["games"], three["pairs"].as_array().unwrap().len()), (&6.into(), 3), "all pairings");
    assert_eq!(three["results"][2]["name"], "random #2");
    let four = figures(&shell.run("arena blackout random greedy --seats 4 --games 6 --json"));
    assert_eq!((&four["games"], &four["deals"]), (&6.into(), &2.into()), "AABB from four places, ABAB from two");
    let greedy = &four["results"][1];
    assert_eq!((&greedy["wins"], &greedy["share"]["value"]), (&6.into(), &1.0.into()), "by games, not by seats");
    let solo = figures(&shell.run("arena blackout greedy --seats 1 --chapter 1 --games 3 --json"));
    assert_eq!((&solo["games"], &solo["results"][0]["elo"]), (&3.into(), &Value::Null));
}

#[test]
fn threads_change_nothing() {
    let shell = Shell::new();
    let with = |threads: u8| {
        figures(
            &shell.run(&format!("arena blackout greedy random --games 8 --iterations 5 --threads {threads} --json")),
        )
    };
    assert_eq!(with(1), with(3));
}

#[test]
fn a_contest_that_was_interrupted_goes_on_to_the_same_end() {
    let shell = Shell::new();
    let command = "arena hongkong greedy random greedy --games 20 --iterations 1 --seed 7 --json";
    let at_once = figures(&shell.run(command));
    figures(&shell.run(&format!("{command} --resume all.jsonl")));
    let all = shell.read("all.jsonl");
    assert_eq!(all.lines().count(), 61, "a heading and a line a game");
    // A heading and 16 games, and a half one that was being written.
    let torn: String = all.lines().take(17).flat_map(|line| [line, "\n"]).collect();
    shell.write("torn.jsonl", &(torn.clone() + &all.lines().nth(17).unwrap()[..30]));
    assert_eq!(figures(&shell.run(&format!("{command} --resume torn.jsonl"))), at_once);
    let resumed = shell.read("torn.jsonl");
    assert!(resumed.starts_with(&torn) && resumed.lines().count() == 61, "{resumed}");
    assert_eq!(figures(&shell.run(&format!("{command} --resume torn.jsonl"))), at_once, "and nothing is left to play");
    let fewer = figures(&shell.run(&command.replace("--games 20", "--games 6 --resume torn.jsonl")));
    assert_eq!(
        fewer,
        figures(&shell.run(&command.replace("--games 20", "--games 6"))),
        "what is not asked for is left out"
    );
}

#[test]
fn results_of_other_terms_are_not_mixed() {
    let shell = Shell::new();
    shell.run("arena hongkong greedy random --games 2 --resume file");
    for (args, says) in [
        ("hongkong greedy random --games 2 --seed 2", "other terms (seed)"),
        ("hongkong random greedy --games 2", "other terms (players)"),
        ("hongkong greedy random --games 2 --iterations 5", "iterations"),
        ("blackout greedy random --games 2", "game"),
    ] {
        let ran = shell.run(&format!("arena {args} --resume file"));
        assert!(ran.code == 1 && ran.err.replace('\n', " ").contains(says), "{args}: {}", ran.err);
    }
}

#[test]
fn a_file_that_holds_something_else_is_left_alone() {
    let shell = Shell::new();
    let contest = "arena hongkong greedy random --games 2 --resume file --json";
    let played = figures(&shell.run(contest));
    let good = shell.read("file");
    let heading = good.lines().next().unwrap();
    for (content, says) in [
        ("this and that\n".into(), "no results"),
        ("this and that".into(), "no results"),
        ("this and\nthat".into(), "no results"),
        (good.replace("\"player\":1", "\"player\":7"), "file, line 2: There are seats"),
        (format!("{heading}\n{{}}\n{{"), "file, line 2: This is no game"),
    ] {
        shell.write("file", &content);
        let ran = shell.run(contest);
        assert!(ran.code == 1 && ran.err.replace('\n', " ").contains(says), "{content}: {}", ran.err);
        assert_eq!(shell.read("file"), content);
    }
    // What we have torn ourselves is mended, be it the first line.
    for torn in [good.len() - 5, heading.len() + 7, heading.len() / 2, 0] {
        shell.write("file", &good[..torn]);
        assert_eq!(figures(&shell.run(contest)), played);
        assert_eq!(shell.read("file").lines().count(), 3);
    }
}

#[test]
fn a_test_ends_as_soon_as_it_is_decided_and_with_the_same_deal() {
    let shell = Shell::new();
    let with = |threads: u8| {
        let args = format!("arena hongkong greedy random --sprt 0 200 --games 2000 --threads {threads} --json");
        figures(&shell.run(&args))
    };
    let one = with(1);
    assert_eq!(one["sprt"]["verdict"], "elo1");
    assert!(one["games"].as_u64().unwrap() < 200, "{one}");
    assert_eq!(one, with(3));
    // More games than anybody could keep a list of, and none once it is decided.
    let args = "arena hongkong greedy random --sprt 0 200 --games 1000000000 --resume file --json";
    assert_eq!(figures(&shell.run(args))["games"], one["games"]);
    let decided = shell.read("file");
    assert_eq!(figures(&shell.run(args))["games"], one["games"]);
    assert_eq!(shell.read("file"), decided, "nothing is played any more");
    let told = shell.run("arena hongkong random greedy --sprt -200 0 --games 2000");
    assert!(told.out.contains("The test has ended: -200.0 Elo points"), "{}", told.out);
}

#[test]
fn a_wrong_call_says_what_to_do() {
    let shell = Shell::new();
    for (args, says) in [
        ("hongkong greedy", "at least two"),
        ("hongkong greedy gredy", "no bot “gredy”"),
        ("hongkong greedy gredy", "Did you mean “greedy”?"),
        ("hongkong greedy random --threads 0", "from 1 to 1000"),
        ("hongkong greedy random greedy --sprt 0 5", "two players"),
        ("hongkong greedy random --sprt 5 0", "smaller"),
        ("hongkong greedy random --sprt nan nan", "smaller"),
        ("hongkong greedy random --sprt 0 inf", "smaller"),
        ("hongkong greedy random --sprt 0 10000", "from −2000 to 2000"),
        ("hongkong greedy random --threads 1000000", "1000000"),
        ("hongkong greedy random --time 5 --iterations 5", "--iterations"),
        ("blackout greedy random --seats 1", "chapter"),
    ] {
        let ran = shell.run(&format!("arena {args}"));
        assert!(ran.code > 0 && ran.err.replace('\n', " ").contains(says), "{args}: {}", ran.err);
    }
}

#[cfg(unix)]
#[test]
fn an_interruption_leaves_a_good_file_and_tells_what_there_is() {
    let shell = Shell::new();
    let mut command = shell.command();
    command.args(["arena", "blackout", "greedy", "random", "--games", "1000000", "--resume", "file", "--json"]);
    let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let until = Instant::now() + Duration::from_mins(1);
    while std::fs::read_to_string(shell.path("file")).unwrap_or_default().lines().count() < 10 && Instant::now() < until
    {
        std::thread::sleep(Duration::from_millis(20));
    }
    interrupt(&child);
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    let told: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(told["interrupted"], true);
    let file = shell.read("file");
    assert!(file.ends_with('\n') && file.lines().all(|line| serde_json::from_str::<Value>(line).is_ok()));
    let played = told["games"].as_u64().unwrap() + told["unfinished"].as_u64().unwrap();
    assert_eq!(played, file.lines().count() as u64 - 1);
}

/// Where python3 is, if it is anywhere.
fn python() -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join("python3")).find(|file| file.is_file())
}

fn example() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py").canonicalize().unwrap()
}

#[test]
fn the_example_plays_both_games() {
    let code = std::fs::read_to_string(example()).unwrap();
    assert!(code.lines().count() < 60);
    let Some(python) = python() else {
        println!("not tried, since python3 is not installed");
        return;
    };
    let shell = Shell::new();
    for (game, games) in [("hongkong", 4), ("blackout", 2)] {
        let mut command = shell.command();
        command.env("PATH", std::env::var_os("PATH").unwrap_or_default());
        let bot = format!("{} {}", python.display(), example().display());
        command.args(["arena", game, &bot, "random", "--games", &games.to_string(), "--time", "20000", "--json"]);
        command.args(["--threads", "1", "--log", "log"]);
        let ran = feed(command, b"");
        assert_eq!(ran.err, "", "{game}");
        let told = figures(&ran);
        assert_eq!((&told["results"][0]["forfeits"], &told["forfeited"]), (&0.into(), &0.into()));
        assert!(told["results"][0]["share"]["value"].as_f64().unwrap() > 0.5, "its ideas are better than none: {told}");
    }
    let log = shell.read("log");
    for said in
        ["\"is\":\"hello\"", "\"is\":\"decide\"", "\"is\":\"over\"", "< {\"is\": \"info\"", "\"box\":{", "\"words\":"]
    {
        assert!(log.contains(said), "{said} is not in the log");
    }
}

/// Plays two games of Blackout against a shell script that does this after its greeting; what the figures and stderr say.
#[cfg(unix)]
fn against_script(script: &str) -> (Value, String) {
    let shell = Shell::new();
    let ready = r#"read -r hello; echo '{"is":"ready","number":1}'"#;
    shell.write("bot.sh", &format!("echo $$ >> pids\n{}\n", script.replace("READY", ready)));
    let mut command = shell.command();
    command.args(["arena", "blackout", "/bin/sh bot.sh", "random", "--games", "2", "--threads", "1"]);
    command.args(["--time", "200", "--json"]);
    let ran = feed(command, b"");
    all_have_ended(&shell, script);
    (figures(&ran), ran.err)
}

/// All whose numbers the script has noted must have ended, if not at this very moment. Who is dead and unburied has.
#[cfg(unix)]
fn all_have_ended(shell: &Shell, script: &str) {
    if !Path::new("/proc/self/stat").exists() {
        println!("not tried, since there is no /proc to look who runs");
        return;
    }
    let runs = |pid: &str| {
        let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
        stat.rsplit(") ").next().is_some_and(|rest| !rest.is_empty() && !rest.starts_with('Z'))
    };
    let until = Instant::now() + Duration::from_secs(5);
    for pid in shell.read("pids").lines() {
        while runs(pid) {
            assert!(Instant::now() < until, "{script}: {pid} still runs");
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

/// Takes a second to start, leaves a child behind, and gives the last answer on offer.
#[cfg(unix)]
const WRAPPER: &str = r#"
/bin/sleep 60 2>&- &
echo $! >> pids
/bin/sleep 1
while read -r line; do
    number=${line#*\"number\":}
    number=${number%%,*}
    answer=${line##*\"answer\":\"}
    case $line in
        *'"is":"hello"'*) echo "{\"is\":\"ready\",\"number\":$number}" ;;
        *'"is":"decide"'*) echo "{\"is\":\"answer\",\"number\":$number,\"answer\":\"${answer%%\"*}\"}" ;;
    esac
done
"#;

#[cfg(unix)]
#[test]
fn an_external_program_is_timed_from_question_to_answer_and_leaves_nobody_behind() {
    let shell = Shell::new();
    shell.write("bot.sh", WRAPPER);
    let mut command = shell.command();
    command.args(["arena", "hongkong", "/bin/sh bot.sh", "random", "--games", "2", "--threads", "1"]);
    command.args(["--time", "900", "--json"]);
    let ran = feed(command, b"");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let told: Value = serde_json::from_str(&ran.out).unwrap();
    let time = &told["results"][0]["time"];
    assert!(time["longest_ms"].as_f64().unwrap() < 900.0 && time["late"] == 0, "its start is no thought: {time}");
    assert_eq!(shell.read("pids").lines().count(), 1, "what was started to see whether it can be plays all games");
    all_have_ended(&shell, WRAPPER);
}

#[cfg(unix)]
#[test]
fn an_external_program_that_stalls_is_ended_with_its_children() {
    let (told, err) = against_script("READY; /bin/sleep 60 2>&- & echo $! >> pids; wait");
    assert_eq!(told["results"][0]["troubles"]["stall"], 2, "{err}");
}

/// Four that are deaf take two seconds to be let go, one after the other. Whoever does not wait for that leaves nobody behind.
#[cfg(unix)]
#[test]
fn an_external_program_is_ended_by_a_second_interruption_as_well() {
    let shell = Shell::new();
    shell.write("bot.sh", "echo $$ >> pids\necho '{\"is\":\"ready\",\"number\":1}'; exec /bin/sleep 60 2>&-\n");
    let mut command = shell.command();
    command.args(["arena", "blackout", "/bin/sh bot.sh", "/bin/sh bot.sh", "--seats", "4", "--threads", "1"]);
    command.args(["--time", "60000", "--log", "log"]);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let until = Instant::now() + Duration::from_mins(1);
    while !std::fs::read_to_string(shell.path("log")).unwrap_or_default().contains("decide") && Instant::now() < until {
        std::thread::sleep(Duration::from_millis(20));
    }
    for _ in 0..2 {
        interrupt(&child);
        std::thread::sleep(Duration::from_millis(200));
    }
    assert_eq!(child.wait().unwrap().code(), Some(130));
    all_have_ended(&shell, "deaf");
}

#[cfg(unix)]
#[test]
fn an_external_program_that_cannot_be_started_is_refused_before_the_first_game() {
    let shell = Shell::new();
    shell.write("bot.py", "#!/usr/bin/env python3\n");
    for (bot, lang, says) in [
        ("./nothere", "en", "there is no “./nothere”"),
        ("python3 bot.py", "en", "there is no “python3”"),
        ("./bot.py", "en", "chmod +x ./bot.py"),
        ("./bot.py", "de", "keine ausführbare Datei"),
        ("./bot.py", "fr", "exécutable"),
    ] {
        let mut command = shell.command();
        command.args(["arena", "hongkong", "random", bot, "--games", "2", "--resume", "file", "--lang", lang]);
        let ran = feed(command, b"");
        assert!(ran.code == 1 && ran.err.replace('\n', " ").contains(says), "{bot}: {}", ran.err);
        assert_eq!((ran.out.as_str(), shell.path("file").exists()), ("", false), "{bot}: nothing was played");
    }
}

/// Results can be looked at where the program is not, but not added to.
#[cfg(unix)]
#[test]
fn an_external_program_that_is_gone_is_missed_only_where_games_are_left() {
    let shell = Shell::new();
    let contest = |games: &str| {
        let mut command = shell.command();
        command.args(["arena", "hongkong", "./bot", "random", "--json", "--resume", "file", "--games", games]);
        feed(command, b"")
    };
    std::os::unix::fs::symlink("/bin/cat", shell.path("bot")).unwrap();
    let played = figures(&contest("2"));
    std::fs::remove_file(shell.path("bot")).unwrap();
    assert_eq!(figures(&contest("2")), played);
    assert_eq!(contest("4").code, 1);
    assert_eq!(shell.read("file").lines().count(), 3, "a heading and the games there were");
}

#[cfg(unix)]
#[test]
fn a_program_that_breaks_the_protocol_forfeits_and_is_reported() {
    let says = |answer: &str| format!("READY; while read -r line; do echo '{answer}'; done");
    let cases = [
        ("crash", "READY; read -r line; exit 3".to_string(), "it exited with code 3."),
        ("crash", "READY; kill -9 $$".into(), "it exited with code 137."),
        ("crash", "exit 0".into(), "it exited with code 0."),
        ("crash", "READY; exec 1>&-; while read -r line; do :; done".into(), "it closed its output"),
        // It reads and is silent; it does not even read, while more is written than a pipe holds.
        ("stall", "READY; while read -r line; do :; done".into(), "within 300 ms"),
        ("stall", "echo '{\"is\":\"ready\",\"number\":1}'; exec /bin/sleep 60".into(), "within 300 ms"),
        ("stall", "READY; while :; do echo '{\"is\":\"info\"}'; /bin/sleep 0.01; done".into(), "within 300 ms"),
        ("not-json", says("hm"), "a line that is not JSON: hm"),
        ("not-json", says(r#"{"is":"info"}{"is":"info"}"#), "not JSON"),
        ("bad-message", says(r#"{"is":"win"}"#), "no message of the protocol"),
        ("bad-message", says("7"), "no message of the protocol"),
        ("unknown-answer", says(r#"{"is":"answer","number":2,"answer":"win"}"#), "win"),
        ("unknown-answer", says(r#"{"is":"answer","number":2,"answer":"dice-food-food-food"}"#), "dice"),
        ("wrong-number", says(r#"{"is":"answer","number":1,"answer":"start-1"}"#), "start-1"),
        ("wrong-number", says(r#"{"is":"ready","number":2}"#), "another message"),
        ("too-much", "READY; line=xxxxxxxx; while :; do line=$line$line; echo \"$line\"; done".into(), "xxx"),
    ];
    for (kind, script, says) in cases {
        let (told, err) = against_script(&script);
        let troubles = &told["results"][0]["troubles"];
        // The shell may be slow to write a line that is too long; its first ones are not JSON anyway.
        let n = if kind == "too-much" { troubles["not-json"].as_u64().unwrap() } else { 0 };
        assert_eq!(troubles[kind].as_u64().unwrap() + n, 2, "{script}: {told}\n{err}");
        assert_eq!((&told["games"], &told["forfeited"]), (&2.into(), &2.into()));
        assert!(err.contains(says) && err.matches("forfeits a game of deal 0").count() == 2, "{script}: {err}");
        assert_eq!((&told["results"][0]["wins"], &told["results"][1]["wins"]), (&0.into(), &2.into()), "{told}");
        assert_eq!(told["stopped"][0]["forfeited_by"], "/bin/sh bot.sh");
    }
}

/// Plans are the one thing that can be changed for ever.
#[test]
fn a_program_that_never_ends_its_turn_forfeits() {
    let Some(python) = python() else {
        println!("not tried, since python3 is not installed");
        return;
    };
    let shell = Shell::new();
    let code = std::fs::read_to_string(example()).unwrap();
    let fickle = code.replace("return -9  # Who", "return 9  # Who");
    assert_ne!(fickle, code);
    shell.write("fickle.py", &fickle);
    let mut command = shell.command();
    command.env("PATH", std::env::var_os("PATH").unwrap_or_default());
    let bot = format!("{} fickle.py", python.display());
    command.args(["arena", "blackout", &bot, "random", "--games", "1", "--time", "20000", "--json"]);
    let ran = feed(command, b"");
    assert_eq!(figures(&ran)["results"][0]["troubles"]["endless"], 2);
    assert!(ran.err.contains("1000 × plan-"), "{}", ran.err);
}

#[cfg(unix)]
#[test]
fn who_floods_is_stopped() {
    let flood = "READY; while :; do echo '{\"is\":\"info\",\"line\":\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\"}'; done";
    let (told, err) = against_script(flood);
    let troubles = &told["results"][0]["troubles"];
    assert_eq!(troubles["stall"].as_u64().unwrap() + troubles["too-much"].as_u64().unwrap(), 2, "{told} {err}");
}
