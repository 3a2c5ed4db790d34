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
