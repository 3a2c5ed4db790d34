//! Programs and bots that are named on the command line: at a table in the terminal, mistyped, completed by the shell.
#![cfg(unix)]

mod program;
mod shell;

use program::{LAST_ANSWER, QUITTER, example, script};
use shell::{Ran, Shell, feed};

/// What was said, as one line.
fn line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_program_plays_hongkong_in_the_terminal() {
    let shell = Shell::new();
    script(&shell, "mybot", LAST_ANSWER);
    // With its path, and as an executable file in the folder.
    for (name, save) in [("./mybot", "one"), ("mybot", "two")] {
        let ran = shell.run(&format!("play hongkong --a random --b {name} --seed 5 --save {save}"));
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{}", ran.out);
        let file = shell.read(save);
        assert!(file.contains(&format!("program-B {name}\n")) && file.contains("seal"), "{file}");
        assert!(shell.read("over").contains("\"places\""), "the program is told how the game ended");
        let again = shell.run(&format!("replay {save}"));
        assert!(again.code == 0 && again.out.contains(name), "{}", again.out);
    }
}

#[test]
fn a_program_plays_blackout_in_the_terminal() {
    let Some(bot) = example() else {
        println!("not tried, since python3 is not installed");
        return;
    };
    let shell = Shell::new();
    let mut command = shell.command();
    command.args(["play", "blackout", "--a", "level-1", "--b", &bot, "--seed", "5", "--save", "file"]);
    let ran = feed(command, b"");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{}", ran.out);
    assert!(shell.read("file").contains("program-B "));
}

#[test]
fn a_program_that_fails_in_the_terminal_resigns() {
    let shell = Shell::new();
    script(&shell, "mybot", QUITTER);
    let ran = shell.run("play hongkong --a random --b ./mybot --seed 5 --save file");
    let out = line(&ran.out);
    assert!(out.contains("The program of ./mybot forfeits: it exited with code 7."), "{out}");
    assert!(shell.read("file").contains("B /resign"), "{out}");
    let ran = shell.run("play blackout --a random --b ./mybot --c random --seed 5 --save three");
    assert_eq!(ran.code, 0, "{}", ran.err);
    let file = shell.read("three");
    assert!(line(&ran.out).contains("forfeits: it exited") && file.contains("B /takeover level-2"), "{}", ran.out);
}

#[test]
fn a_program_that_cannot_be_started_begins_no_game() {
    let shell = Shell::new();
    let ran = shell.run("play hongkong --b ./nothere --save file");
    assert!(ran.code == 1 && line(&ran.err).contains("there is no “./nothere”"), "{}", ran.err);
    assert!(!shell.path("file").exists());
}

#[test]
fn a_saved_game_starts_no_program_by_itself() {
    let shell = Shell::new();
    script(&shell, "mybot", &format!("echo started >>started\n{LAST_ANSWER}"));
    let ran = shell.run("play hongkong --a Ada --b ./mybot --first a --save file");
    assert!(line(&ran.out).contains("--b ./mybot --resume"), "the way back names the program: {}", ran.out);
    let n_started = shell.read("started").lines().count();
    let ran = shell.run("play hongkong --resume file");
    assert!(ran.code == 1 && line(&ran.err).contains("Add --b “./mybot” to go on with it"), "{}", ran.err);
    assert_eq!(shell.read("started").lines().count(), n_started);
    let ran = shell.type_in("play hongkong --resume file --b ./mybot", "a1\n");
    assert!(ran.code == 0 && shell.read("started").lines().count() > n_started, "{}", ran.err);
    let ran = shell.type_in("play hongkong --resume file --b level-1", "c3\n");
    assert!(ran.code == 0 && shell.read("file").contains("B /takeover level-1"), "{}", ran.err);
    let ran = shell.run("play hongkong --resume file");
    assert_eq!(ran.code, 0, "a bot plays it now: {}", ran.err);
}

#[test]
fn a_campaign_is_not_for_programs() {
    let shell = Shell::new();
    let ran = shell.run("play blackout --campaign --b ./mybot");
    assert!(ran.code == 1 && line(&ran.err).contains("programs cannot play a campaign"), "{}", ran.err);
}

/// A campaign and its game are files that people send each other.
#[test]
fn a_campaign_file_starts_no_program() {
    let shell = Shell::new();
    script(&shell, "mybot", &format!("echo started >>started\n{LAST_ANSWER}"));
    let ran = shell.run("play blackout --campaign c.toml --a Ada --b Ben --seed 1");
    assert_eq!(ran.code, 0, "{}", ran.err);
    let campaign = shell.read("c.toml");
    let game = campaign.lines().find_map(|line| line.strip_prefix("game = ")).unwrap().trim_matches('"').to_owned();
    // The game under way says that a program plays.
    let file = shell.games().join(&game);
    let text = std::fs::read_to_string(&file).unwrap();
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with("seal ")).collect();
    let bent = lines.join("\n").replace("seat-B Ben", "seat-B ./mybot\nprogram-B ./mybot") + "\nunsealed\n";
    assert!(bent.contains("program-B"), "{bent}");
    std::fs::write(&file, bent).unwrap();
    let ran = shell.run("play blackout --campaign c.toml");
    assert!(ran.code == 1 && line(&ran.err).contains("programs cannot play a campaign"), "{}", ran.err);
    // The campaign names a player like a program, and the next game begins.
    let lines: Vec<&str> = campaign.lines().filter(|line| !line.starts_with("game = ")).collect();
    shell.write("c.toml", &(lines.join("\n").replace("\"Ben\"", "\"./mybot\"") + "\n"));
    let ran = shell.run("play blackout --campaign c.toml");
    assert!(ran.code == 0 && ran.out.contains("./mybot"), "{} {}", ran.out, ran.err);
    assert!(!shell.path("started").exists(), "a file has started a program");
}

#[test]
fn a_name_that_nobody_gave_starts_no_program() {
    let shell = Shell::new();
    script(&shell, "A", &format!("echo started >>started\n{LAST_ANSWER}"));
    assert_eq!(shell.run("play hongkong").code, 0);
    assert_eq!(shell.run("play blackout").code, 0);
    assert!(!shell.path("started").exists());
}

#[test]
fn a_mistyped_bot_is_not_a_person() {
    let shell = Shell::new();
    for (args, guess) in [
        ("play hongkong --b level-9", "level-5"),
        ("play hongkong --b levle-3", "level-3"),
        ("play blackout --c Level-3", "level-3"),
        ("play blackout --a gredy", "greedy"),
        ("arena hongkong random levle-3", "level-3"),
    ] {
        let ran = shell.run(args);
        let err = line(&ran.err);
        assert!(ran.code == 2 && err.contains("There is no bot"), "{args}: {err}");
        assert!(err.contains(&format!("Did you mean “{guess}”?")), "{args}: {err}");
    }
    let ran = shell.run("play hongkong --a Levi --b Brandon");
    assert!(ran.code == 0 && ran.out.contains("Brandon"), "{}", ran.err);
}

#[test]
fn an_unknown_game_is_answered_with_the_games() {
    let shell = Shell::new();
    for command in ["play", "rules", "simulate", "arena", "bench"] {
        let ran = shell.run(&format!("{command} chess"));
        let err = line(&ran.err);
        assert!(ran.code == 2 && err.contains("There is no game “chess” here."), "{command}: {err}");
        assert!(err.contains("blackout") && err.contains("hongkong"), "{command}: {err}");
    }
    assert!(line(&shell.run("perft blackout 1").err).contains("The games are: hongkong."));
    assert!(line(&shell.run("chess").err).contains("There is no command “chess”"));
    assert!(line(&shell.run("play chess --lang de").err).contains("Ein Spiel „chess“ gibt es hier nicht"));
}

#[test]
fn a_number_of_seats_that_is_not_allowed_names_the_range() {
    let shell = Shell::new();
    for command in ["play blackout", "arena blackout greedy random", "simulate blackout", "bench blackout", "load"] {
        for seats in ["5", "0", "two"] {
            let Ran { code, err, .. } = shell.run(&format!("{command} --seats {seats}"));
            let err = line(&err);
            assert!(
                code == 2 && err.contains("--seats <N>: it must be a whole number from 1 to 4."),
                "{command}: {err}"
            );
        }
    }
    let err = line(&shell.run("play blackout --chapter 6").err);
    assert!(err.contains("from 1 to 5"), "{err}");
}

#[test]
fn shells_complete_the_names_of_bots() {
    let shell = Shell::new();
    let bots = "random greedy uct level-1 level-2 level-3 level-4 level-5";
    let bash = shell.run("completions bash").out;
    let mut command = "";
    let mut completed = Vec::new();
    let mut option = "";
    for text in bash.lines().map(str::trim) {
        match text.strip_suffix(')') {
            Some(name) if name.starts_with("harbour__") => command = name,
            Some(name) if name.starts_with("--") => option = name,
            _ if text.contains(&format!("compgen -W \"{bots}\"")) => completed.push((command, option)),
            _ => {}
        }
    }
    for (of, options) in [
        ("play__subcmd__hongkong", &["--a", "--b"][..]),
        ("play__subcmd__blackout", &["--a", "--b", "--c", "--d"]),
        ("simulate__subcmd__hongkong", &["--a", "--b"]),
        ("simulate__subcmd__blackout", &["--bot"]),
    ] {
        for option in options {
            let is_it = |(command, completed): &(&str, &str)| {
                command.replace("subcmd__", "").ends_with(&of.replace("subcmd__", "")) && completed == option
            };
            assert!(completed.iter().any(is_it), "{of} {option}: {completed:?}");
        }
    }
}
