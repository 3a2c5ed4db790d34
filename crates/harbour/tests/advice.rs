//! Hints and reviews in the terminal.

mod shell;

use shell::Shell;

#[test]
fn a_hint_tells_more_each_time_and_then_repeats_the_move() {
    let shell = Shell::new();
    for (game, about) in [("hongkong --first a", "Look at "), ("blackout --seats 2 --seed 1", "Look at ")] {
        let ran = shell.type_in(&format!("play {game}"), "hint\nhint\nhint\nhint\n");
        assert_eq!(ran.code, 0, "{}", ran.err);
        let lines: Vec<&str> = ran.out.lines().collect();
        let at = |words: &str| lines.iter().position(|line| line.contains(words));
        let (about, moved) = (at(about).expect(&ran.out), at("The move: ").expect(&ran.out));
        assert!(about < moved, "{}", ran.out);
        assert_eq!(ran.out.matches("The move: ").count(), 2, "{}", ran.out);
        assert!(ran.out.contains("Chance to win: about"), "{}", ran.out);
    }
}

#[test]
fn a_review_says_what_turned_a_game() {
    let shell = Shell::new();
    let played = shell.run("play hongkong --a random --b greedy --seed 3 --save game.txt");
    assert_eq!(played.code, 0, "{}", played.err);
    let reviewed = shell.run("review game.txt");
    assert_eq!(reviewed.code, 0, "{}", reviewed.err);
    assert!(reviewed.out.contains("Step ") && reviewed.out.contains("Better: "), "{}", reviewed.out);
    assert_eq!(shell.run("review nothing.txt").code, shell.run("replay nothing.txt").code);
}

#[test]
fn a_game_that_goes_on_is_not_reviewed() {
    let shell = Shell::new();
    shell.type_in("play blackout --a Ann --b Bob --seed 1 --save game.txt", "kai tak\nadmiralty\n\nready\nquit\n");
    let reviewed = shell.run("review game.txt");
    assert_ne!(reviewed.code, 0);
    assert!(reviewed.out.is_empty() && reviewed.err.contains("The game is not over."), "{}", reviewed.err);
}

#[test]
fn a_hint_that_may_tell_of_tiles_is_not_left_for_the_next_person() {
    let shell = Shell::new();
    // Ann looks at tiles and leaves them where they are.
    let until_ann_buys = "kai tak\nadmiralty\n\nready\n\nready\n\n1\n1\n1\n1\n5\n1\n1\n";
    for (hint, falls) in [("hint\n", true), ("", false)] {
        let input = format!("{until_ann_buys}{hint}1\n");
        let ran = shell.type_in("play blackout --a Ann --b Bob --seed 1 --plain", &input);
        let (_, after) = ran.out.split_once("Ann: Buy a card or pass.").expect(&ran.out);
        assert_eq!(after.contains("Bob, your turn."), falls, "{after}");
    }
}
