//! Saved games: nothing is lost, nothing of others is overwritten.

mod shell;

use std::fs;

use shell::{Shell, feed, read};

const PEOPLE: &str = "play hongkong --a Ada --b Ben --first a";

#[test]
fn a_game_left_before_its_first_turn_goes_on() {
    let shell = Shell::new();
    shell.type_in(&format!("{PEOPLE} --save game.txt"), "quit\n");
    for command in ["play hongkong --resume game.txt", "replay game.txt"] {
        let ran = shell.type_in(command, "quit\n");
        assert_eq!(ran.code, 0, "{command}: {}", ran.err);
    }
}

#[test]
fn games_begun_at_once_get_files_of_their_own() {
    let shell = Shell::new();
    let children: Vec<_> =
        (0..8).map(|_| shell.command().args(PEOPLE.split(' ')).stdin(std::process::Stdio::null()).output()).collect();
    assert!(children.iter().all(|ran| ran.as_ref().unwrap().status.success()));
    let one_after_another = fs::read_dir(shell.games()).unwrap().count();
    assert_eq!(one_after_another, 8);
    std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| assert_eq!(shell.type_in(PEOPLE, "a1\n").code, 0));
        }
    });
    assert_eq!(fs::read_dir(shell.games()).unwrap().count(), 16);
}

#[test]
fn what_another_terminal_has_written_is_left_alone() {
    let shell = Shell::new();
    shell.type_in(&format!("{PEOPLE} --save game.txt"), "a1\n");
    let mut command = shell.command();
    command.args(["play", "hongkong", "--resume", "game.txt"]);
    command.stdin(std::process::Stdio::piped()).stdout(std::process::Stdio::piped());
    let mut first = command.spawn().unwrap();
    // The first has read the file once it asks, which it does before it reads its input.
    std::thread::sleep(std::time::Duration::from_millis(300));
    shell.type_in("play hongkong --resume game.txt", "c1\n");
    let theirs = shell.read("game.txt");
    std::io::Write::write_all(first.stdin.as_mut().unwrap(), b"b1\nsave mine.txt\n").unwrap();
    let out = String::from_utf8(first.wait_with_output().unwrap().stdout).unwrap();
    assert!(out.contains("has changed since"), "{out}");
    assert_eq!(shell.read("game.txt"), theirs);
    assert!(shell.read("mine.txt").contains("2 B b1"));
}

#[test]
fn one_unreadable_game_does_not_hide_the_others() {
    let shell = Shell::new();
    shell.type_in(PEOPLE, "a1\n");
    fs::write(shell.games().join("hongkong-7.txt"), "nonsense").unwrap();
    fs::create_dir(shell.games().join("hongkong-8.txt")).unwrap();
    let ran = shell.type_in("play hongkong --resume", "b1\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("hongkong-7.txt") && ran.out.contains("Turn 2"), "{}", ran.out);
    assert_eq!(read(&shell.games().join("hongkong-7.txt")), "nonsense");
}

#[test]
fn there_may_be_nothing_to_resume() {
    let ran = Shell::new().run("play hongkong --resume");
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("no unfinished game"), "{}", ran.err);
}

#[test]
fn opening_a_game_does_not_change_its_file() {
    let shell = Shell::new();
    let by_hand = "harbour game 1\ngame hongkong\nrules 1\nsetup first A\n\n1 A a1\nunsealed\n";
    shell.write("game.txt", by_hand);
    let ran = shell.type_in("play hongkong --resume game.txt", "why a1\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("K6"), "{}", ran.out);
    assert_eq!(shell.read("game.txt"), by_hand);
}

#[cfg(unix)]
#[test]
fn a_save_keeps_its_permissions_and_its_link() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let shell = Shell::new();
    shell.type_in(&format!("{PEOPLE} --save game.txt"), "a1\n");
    fs::set_permissions(shell.path("game.txt"), fs::Permissions::from_mode(0o640)).unwrap();
    symlink("game.txt", shell.path("link.txt")).unwrap();
    shell.type_in("play hongkong --resume link.txt", "b1\n");
    assert!(shell.read("game.txt").contains("2 B b1"));
    assert_eq!(fs::metadata(shell.path("game.txt")).unwrap().permissions().mode() & 0o777, 0o640);
    assert!(fs::symlink_metadata(shell.path("link.txt")).unwrap().is_symlink());
}

#[test]
fn a_typing_mistake_makes_no_folders() {
    let shell = Shell::new();
    let ran = shell.type_in(PEOPLE, "a1\nsave no/such/folder/game.txt\n");
    assert!(ran.out.contains("cannot be written"), "{}", ran.out);
    assert!(!shell.path("no").exists());
}

#[test]
fn bent_luck_is_found() {
    let shell = Shell::new();
    shell.type_in("play hongkong --b Ben --seed 1 --save game.txt", "");
    let text = shell.read("game.txt");
    let (drawn, other) =
        if text.contains("1 * 0/2 A") { ("1 * 0/2 A", "1 * 1/2 B") } else { ("1 * 1/2 B", "1 * 0/2 A") };
    let body = text.split("seal").next().unwrap().replace(drawn, other);
    shell.write("bent.txt", &(body + "unsealed\n"));
    for command in ["replay bent.txt", "play hongkong --resume bent.txt"] {
        let ran = shell.run(command);
        assert_eq!(ran.code, 1, "{command}");
        assert!(ran.err.contains("the seed gives"), "{command}: {}", ran.err);
    }
    shell.write("seed.txt", &text.replace("seed 01", "seed x1").replace("seal", "unsealed\nseal"));
    assert!(shell.run("replay seed.txt").err.contains("line"), "what follows the end is refused first");
}

#[test]
fn a_seat_taken_over_is_played_by_who_took_it() {
    let shell = Shell::new();
    let text = "harbour game 1\ngame hongkong\nrules 1\nsetup first A\nseat-A Ada\nseat-B Ben\n\n\
        1 A a1\n2 B /takeover greedy\nunsealed\n";
    shell.write("game.txt", text);
    let ran = shell.type_in("play hongkong --resume game.txt", "");
    assert!(ran.out.contains("Greedy bot builds"), "{}", ran.out);
    assert!(shell.run("replay game.txt").out.contains("greedy plays Greedy bot from here on"), "told");
}

#[test]
fn names_cannot_command_the_terminal() {
    let shell = Shell::new();
    let text =
        "harbour game 1\ngame hongkong\nrules 1\nsetup first A\nseat-A \u{1b}[2JEve\u{202e}\n\n1 A a1\nunsealed\n";
    shell.write("game.txt", text);
    let mut command = shell.command();
    command.args(["replay", "game.txt", "--color", "always"]);
    let ran = feed(command, b"");
    assert!(ran.out.contains("Eve") && !ran.out.contains("\u{1b}[2J") && !ran.out.contains('\u{202e}'), "{}", ran.out);
}

#[test]
fn replay_stops_at_a_step_and_knows_no_more() {
    let shell = Shell::new();
    shell.type_in(&format!("{PEOPLE} --save game.txt"), "a1\nb1\nresign\nresign\n");
    let early = shell.run("replay game.txt --step 1 --json").out;
    assert!(early.contains("\"over\":false") && early.contains("\"winner\":null"), "{early}");
    let whole = shell.run("replay game.txt");
    assert!(whole.out.ends_with("Ada resigns.\nBen wins.\n"), "{}", whole.out);
    assert!(shell.run("replay game.txt --step 9").err.contains("There is no step 9"));
}
