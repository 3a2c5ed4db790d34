//! Games of the arena that a program forfeits, and pairings that are stopped because of it.
#![cfg(unix)]

mod program;
mod shell;

use program::QUITTER;
use serde_json::{Value, json};
use shell::{Ran, Shell, feed};

/// The figures of a contest, without what depends on the machine. A contest fails where a pairing was stopped.
fn figures(ran: &Ran) -> Value {
    let mut whole: Value = serde_json::from_str(&ran.out).unwrap_or_else(|_| panic!("{}", ran.err));
    assert_eq!(ran.code, i32::from(whole["stopped"] != json!([])), "{}", ran.err);
    for player in whole["results"].as_array_mut().unwrap() {
        player.as_object_mut().unwrap().remove("time");
    }
    whole
}

/// Plays with a program that exits when it is asked to decide something.
fn with_quitter(args: &[&str]) -> (Shell, Ran) {
    let shell = Shell::new();
    shell.write("bot.sh", QUITTER);
    let mut command = shell.command();
    command.args(["arena", args[0], "/bin/sh bot.sh"]).args(&args[1..]);
    let ran = feed(command, b"");
    (shell, ran)
}

#[test]
fn a_hopeless_pairing_is_stopped_early_and_the_others_go_on() {
    let args = ["hongkong", "random", "greedy", "--games", "40", "--json", "--resume", "file", "--iterations", "1"];
    let (shell, ran) = with_quitter(&args);
    assert_eq!(ran.code, 1);
    let told = figures(&ran);
    assert_eq!(told["games"], 6 + 6 + 40, "three deals of each hopeless pairing, and all of the other");
    assert_eq!((&told["results"][0]["wins"], &told["results"][0]["forfeits"]), (&0.into(), &12.into()));
    let stopped = told["stopped"].as_array().unwrap();
    assert_eq!(stopped.len(), 2);
    assert_eq!((&stopped[0]["deals"], &stopped[0]["reason"]), (&3.into(), &"crash".into()));
    let err = ran.err.replace('\n', " ");
    assert!(err.contains("Stopped early.") && err.contains("forfeited every game of 3 deals in a row"), "{err}");
    assert!(shell.read("file").contains(r#""trouble":{"crash":7}"#), "the results say why");
    let again = {
        let mut command = shell.command();
        command.args(["arena", args[0], "/bin/sh bot.sh"]).args(&args[1..]);
        feed(command, b"")
    };
    assert_eq!((figures(&again), again.code), (told.clone(), 1), "and they are read again");
    let (_, alone) = with_quitter(&[&args[..], &["--threads", "1"]].concat());
    assert_eq!(figures(&alone), told, "threads change nothing");
    let (_, told) = with_quitter(&["hongkong", "random", "--games", "40"]);
    assert!(
        told.out.contains("forfeited 6 seats: exited 6") && told.out.contains("6 games were forfeited"),
        "{}",
        told.out
    );
    assert!(!told.out.contains("Games took"), "no whole game was played: {}", told.out);
}

#[test]
fn a_program_that_fails_among_three_is_last_and_the_others_play_on() {
    let (_, ran) = with_quitter(&["blackout", "random", "greedy", "--seats", "3", "--games", "3", "--json"]);
    let told = figures(&ran);
    let [quitter, random, greedy] = [0, 1, 2].map(|player| told["results"][player].clone());
    assert_eq!((&quitter["wins"], &quitter["losses"], &quitter["forfeits"]), (&0.into(), &3.into(), &3.into()));
    assert_eq!(random["wins"].as_u64().unwrap() + greedy["wins"].as_u64().unwrap(), 3);
    for pair in told["pairs"].as_array().unwrap().iter().filter(|pair| pair["one"] == quitter["name"]) {
        assert_eq!((&pair["before"], &pair["level"]), (&0.into(), &0.into()), "{pair}");
    }
    assert!(greedy["decisions"].as_u64().unwrap() > 100, "a whole game: {greedy}");
}

/// Older versions let greedy win for a program that had failed.
#[test]
fn forfeits_in_older_results_count_as_lost() {
    let shell = Shell::new();
    let contest = "arena hongkong greedy random --games 2 --resume file --json";
    assert_eq!(figures(&shell.run(contest))["results"][0]["wins"], 2);
    let old = shell.read("file").replace("{\"player\":0,", "{\"trouble\":{\"nonsense\":\"hm\"},\"player\":0,");
    shell.write("file", &old);
    let told = figures(&shell.run(contest));
    assert_eq!((&told["results"][0]["wins"], &told["results"][1]["wins"]), (&0.into(), &2.into()));
    assert_eq!(told["results"][0]["troubles"]["nonsense"], 2);
}

#[test]
fn a_saved_game_ends_with_the_resignation_of_the_seat_that_forfeits() {
    for game in ["hongkong", "blackout"] {
        let (shell, ran) = with_quitter(&[game, "random", "--games", "2", "--save-games", "saved"]);
        for (seating, seat) in [(0, "A"), (1, "B")] {
            let file = format!("saved/pairing-0-deal-0-seating-{seating}.txt");
            let saved = shell.read(&file);
            let steps: Vec<&str> = saved.lines().filter(|line| line.contains(" /resign")).collect();
            assert!(matches!(steps[..], [step] if step.ends_with(&format!("{seat} /resign"))), "{saved}{}", ran.err);
            let replayed = shell.run(&format!("replay {file}"));
            assert_eq!((replayed.code, replayed.err.as_str()), (0, ""));
            assert!(replayed.out.contains("bot.sh resigns."), "{}", replayed.out);
            let verified = shell.run(&format!("verify {file}"));
            assert_eq!(verified.code, 0, "{}{}", verified.out, verified.err);
        }
    }
}
