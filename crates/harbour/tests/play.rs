//! Games in the terminal, from the first line to the last.

mod shell;

use shell::{Shell, feed, read};

/// The lines of a saved game between header and seal.
fn steps(text: &str) -> Vec<String> {
    let steps = text.split_once("\n\n").unwrap().1;
    steps.lines().filter(|line| !line.starts_with("seal")).map(Into::into).collect()
}

#[test]
fn a_whole_game_between_bots_is_played_saved_and_replayed() {
    let shell = Shell::new();
    let played = shell.run("play hongkong --a random --b greedy --seed 3 --save game.txt");
    assert_eq!(played.code, 0, "{}", played.err);
    let result = played.out.lines().last().unwrap();
    assert!(result.contains("wins") || result.contains("draw"), "{}", played.out);
    let replayed = shell.run("replay game.txt");
    assert!(replayed.out.contains(result), "{}", replayed.out);
    assert_eq!(
        played.out,
        shell.run("play hongkong --a random --b greedy --seed 3 --save again.txt").out.replace("again.txt", "game.txt")
    );
    assert_eq!(shell.read("game.txt"), shell.read("again.txt"));
}

#[test]
fn two_people_play_by_notation_and_by_number() {
    let shell = Shell::new();
    let ran = shell.type_in("play hongkong --a Ada --b Ben --first a --save game.txt", "c2\n1\n1\nb1! c1\nd4!\n2\n3\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert_eq!(steps(&shell.read("game.txt")), ["1 A c2", "2 B a1", "3 A b1! c1", "4 B d4! e1^"]);
}

#[test]
fn an_illegal_placement_is_refused_with_its_rule() {
    let shell = Shell::new();
    let ran = shell.type_in("play hongkong --b Ben --first a", "c3\nwhy c3^\na1^\na1\na1! b1!\n");
    for says in [
        "In the first turn of the game nothing may go on the centre plot c3. (rule\u{a0}K3)",
        "a1 is closed by a roof; nothing goes on a roof. (rule\u{a0}K4)",
    ] {
        assert!(ran.out.replace('\n', " ").contains(says), "{says}\n{}", ran.out);
    }
    let position = ".,.,.,.,./.,2A,1B,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,. B 3 18-5-5 19-5-5";
    let mut command = shell.command();
    command.args(["play", "hongkong", "--b", "Ben", "--position", position]);
    let ran = feed(command, b"b2\n");
    let says = "To make it 3 high you need a building of your own beside it (not diagonally) that is at least as high; your tallest there is 1 high.";
    assert!(ran.out.replace('\n', " ").contains(says) && ran.out.contains("K6"), "{}", ran.out);
}

#[test]
fn undo_takes_back_a_piece_a_turn_and_the_bots_answer() {
    let shell = Shell::new();
    let ran = shell.type_in("play hongkong --first a --seed 1 --save game.txt", "a1!\nundo\nb2\nundo\nundo\nc2\n");
    assert!(
        ran.out.contains("Taken back: a1!")
            && ran.out.contains("Taken back: A b2, B")
            && ran.out.contains("nothing to take back"),
        "{}",
        ran.out
    );
    let steps = steps(&shell.read("game.txt"));
    assert_eq!((&*steps[0], &*steps[2], &*steps[3]), ("1 A b2", "3 = /undo 1", "4 A c2"));
}

#[test]
fn a_game_goes_on_where_it_was_left_even_within_a_turn() {
    let shell = Shell::new();
    let left = shell.type_in("play hongkong --a Ada --b Ben --first a", "a1\nb1!\nquit\n");
    assert!(left.out.contains("harbour play hongkong --resume"), "{}", left.out);
    let file = shell.games().join("hongkong-1.txt");
    assert_eq!(steps(&read(&file)), ["1 A a1", "2 B b1!"]);
    let resumed = shell.type_in("play hongkong --resume", "c1\n");
    assert!(resumed.out.contains("Finish your turn"), "{}", resumed.out);
    assert_eq!(steps(&read(&file)), ["1 A a1", "2 B b1!", "3 B c1"]);
}

#[test]
fn resigning_ends_the_game() {
    let shell = Shell::new();
    let ran =
        shell.type_in("play hongkong --a Ada --b Ben --first b --save game.txt", "a1\nresign\nb1\nresign\nresign\n");
    assert!(ran.out.ends_with("Ben resigns.\nAda wins.\n"), "{}", ran.out);
    let ran = shell.run("play hongkong --resume game.txt");
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("is over"), "{}", ran.err);
    assert!(shell.run("replay game.txt --json").out.contains("\"winner\":\"A\""));
}

#[test]
fn a_broken_save_is_refused_with_its_line_and_left_alone() {
    let shell = Shell::new();
    shell.type_in("play hongkong --a Ada --b Ben --first a --save game.txt", "a1\nb2\nc3\nd4\n");
    let whole = shell.read("game.txt");
    let lines: Vec<&str> = whole.lines().collect();
    let number = |step: &str| lines.iter().position(|line| *line == step).unwrap() + 1;
    let cases = [
        (whole.replace("2 B b2", "2 B b3"), number("2 B b2"), "not as it was written"),
        (whole.replace("2 B b2\n", ""), number("2 B b2"), "not as it was written"),
        (whole.replace("Ada", "Eve"), 5, "not as it was written"),
        (lines[..10].join("\n"), 11, "breaks off"),
        (whole[..whole.len() - 40].to_string(), lines.len(), "seal"),
        (whole.replace("rules 1", "rules 9"), 3, "rules version 9"),
        (whole.replace("game hongkong", "game checkers"), 2, "checkers"),
        (String::new(), 1, "not a game file"),
    ];
    for (text, line, says) in cases {
        shell.write("broken.txt", &text);
        for command in ["play hongkong --resume broken.txt", "replay broken.txt"] {
            let ran = shell.run(command);
            assert_eq!(ran.code, 1, "{command}: {}", ran.out);
            let said = ran.err.replace('\n', " ");
            assert!(said.contains(says), "{command}: {says} not in {said}");
            if !ran.err.contains("checkers") {
                assert!(ran.err.contains(&format!("line {line}:")), "{command}: line {line} not in {}", ran.err);
            }
            assert_eq!(shell.read("broken.txt"), text, "{command} changed the file");
        }
    }
    let ran = shell.run("play hongkong --save game.txt");
    assert!(ran.err.contains("exists already") && shell.read("game.txt") == whole, "{}", ran.err);
}

#[test]
fn colour_comes_only_where_it_is_wanted() {
    let shell = Shell::new();
    let play = |args: &str, no_color: bool| {
        let mut command = shell.command();
        command.args(format!("play hongkong --b Ben --first a {args}").split_whitespace());
        if no_color {
            command.env("NO_COLOR", "1");
        }
        feed(command, b"a1\n").out
    };
    assert!(!play("", false).contains('\u{1b}'), "a pipe gets no colour");
    assert!(play("--color always", false).contains("\u{1b}["));
    assert!(!play("--color never", false).contains('\u{1b}'));
    assert!(!play("--color auto", true).contains('\u{1b}'));
}

#[test]
fn undo_first_gives_back_the_piece_that_was_chosen() {
    let shell = Shell::new();
    let ran = shell.type_in("play hongkong --a Ada --b Ben --first a --save game.txt", "a1\nb1!\n2\nundo\nc1\n");
    assert!(ran.out.contains("Cancelled."), "{}", ran.out);
    assert!(!ran.out.contains("Taken back"), "{}", ran.out);
    assert_eq!(steps(&shell.read("game.txt")), ["1 A a1", "2 B b1! c1"]);
    // A word of caution is cancelled, too, and nothing is taken back with it.
    let ran = shell.type_in("play hongkong --a Ada --b Ben --first a --save other.txt", "a1\nresign\nundo\nresign\n");
    assert!(ran.out.contains("Cancelled.") && !ran.out.contains("Taken back"), "{}", ran.out);
    assert_eq!(steps(&shell.read("other.txt")), ["1 A a1"]);
}

#[test]
fn output_into_a_pipe_is_not_wrapped() {
    let shell = Shell::new();
    let mut command = shell.command();
    command.env("COLUMNS", "40").args(["play", "hongkong", "--first", "a"]);
    let ran = feed(command, b"quit\n");
    let welcome = ran.out.lines().next().unwrap();
    assert!(welcome.starts_with("Hong Kong.") && welcome.ends_with("at any time."), "{}", ran.out);
}

#[test]
fn plain_mode_tells_the_board_in_sentences() {
    let shell = Shell::new();
    let ran = shell.type_in("play hongkong --b Ben --first a --plain", "a1\nb1^\nboard\n");
    assert!(
        ran.out.contains("Row 1: a1\u{a0}A, height\u{a0}1; b1\u{a0}Ben, height\u{a0}1, roof; the rest empty."),
        "{}",
        ran.out
    );
    assert!(!ran.out.contains("+----+"), "{}", ran.out);
    let controls = ran.out.chars().find(|c| c.is_control() && *c != '\n');
    assert_eq!(controls, None);
}

#[test]
fn commands_are_known_in_the_players_language() {
    let shell = Shell::new();
    let german = shell.type_in("play hongkong --b Ben --first a --lang de", "hilfe\nwarum c3\nzüge\nzurück\nende\n");
    for says in ["Befehle:", "(Regel\u{a0}K3)", "Etagenstein: leer: a1", "nichts zurückzunehmen", "--resume"] {
        assert!(german.out.contains(says), "{says}\n{}", german.out);
    }
    let french =
        shell.type_in("play hongkong --b Ben --first a --lang fr", "aide\npourquoi c3\ncoups\nannuler\nquitter\n");
    for says in ["Commandes", "(règle\u{a0}K3)", "Bloc\u{a0}: vides", "rien à annuler", "--resume"] {
        assert!(french.out.contains(says), "{says}\n{}", french.out);
    }
}

#[test]
fn nonsense_is_answered_politely() {
    let shell = Shell::new();
    let mut command = shell.command();
    command.args(["play", "hongkong", "--b", "Ben", "--first", "a"]);
    let ran = feed(
        command,
        b"\xff\xfe\n\x1b[2J\n99\n0\n-1\n99999999999999999999\nz9\na1 b1 c1\nwhy\nsave\nsave /no/such/folder/x.txt\n",
    );
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{}", ran.out);
    for says in [
        "Type “help”",
        "choose one of the numbers shown",
        "“z9” is not a move",
        "Your turn is over before b1 c1",
        "Why what?",
        "Save where?",
    ] {
        assert!(ran.out.contains(says), "{says}\n{}", ran.out);
    }
    assert!(!ran.out.contains('\u{1b}'), "what was typed is not obeyed");
}

#[test]
fn a_game_that_cannot_be_saved_goes_on_and_says_so() {
    let shell = Shell::new();
    shell.write("data", "a file where the folder should be");
    let ran = shell.type_in("play hongkong --b Ben --first a", "a1\nb1\nsave game.txt\n");
    assert_eq!(ran.out.matches("cannot be saved").count(), 2, "{}", ran.out);
    assert_eq!(steps(&shell.read("game.txt")), ["1 A a1", "2 B b1"]);
}
