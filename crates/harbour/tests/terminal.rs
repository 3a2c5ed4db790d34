//! Play, replay and the list of saved games in a real terminal.
#![cfg(unix)]

mod pseudo_terminal;
mod shell;

use std::os::unix::fs::PermissionsExt;

use pseudo_terminal::{CTRL_A, CTRL_C, CTRL_D, ENTER, LEFT, TAB, UP, Window};
use shell::{Shell, read};

/// A usual terminal: rows and columns.
const USUAL: (u16, u16) = (24, 80);

const PEOPLE: &str = "play hongkong --a Ada --b Ben --first a";

/// The widest line of some output.
fn widest(output: &str) -> usize {
    output.lines().map(|line| line.chars().count()).max().unwrap_or(0)
}

#[test]
fn a_line_can_be_edited_and_brought_back_from_the_history() {
    let shell = Shell::new();
    let mut window = Window::open(&shell, USUAL, PEOPLE);
    window.wait_for("> ");
    // "1", then "c" before it.
    window.press("1");
    window.press(LEFT);
    window.press("c");
    window.press(ENTER);
    window.wait_for("Ada builds on empty c1");
    window.wait_for("> ");
    // The last line again, with "why " before it.
    window.press(UP);
    window.press(CTRL_A);
    window.press("why ");
    window.press(ENTER);
    window.wait_for("(rule\u{a0}K6)");
    window.wait_for("> ");
    window.enter("quit");
    window.wait_for_end();
    let history = shell.path("data/harbour/history/hongkong.txt");
    let mode = std::fs::metadata(&history).unwrap().permissions().mode();
    assert_eq!(mode & 0o077, 0, "others can read the history: {mode:o}");
    assert!(read(&history).ends_with("c1\nwhy c1\nquit\n"), "{}", read(&history));
    // A later game has the same history.
    let mut window = Window::open(&shell, USUAL, "play hongkong --resume");
    window.wait_for("> ");
    window.press(&format!("{UP}{UP}{ENTER}"));
    window.wait_for("(rule\u{a0}K6)");
}

#[test]
fn lines_typed_ahead_are_all_read() {
    let shell = Shell::new();
    let mut window = Window::open(&shell, USUAL, PEOPLE);
    window.wait_for("> ");
    window.press("a1\rb1\rc1\rquit\r");
    window.wait_for("Ada builds on empty a1");
    window.wait_for("Ben builds on empty b1");
    window.wait_for("Ada builds on empty c1");
    assert_eq!(window.wait_for_end().1, Some(0));
}

#[test]
fn tab_completes_choices_and_commands() {
    let shell = Shell::new();
    let mut window = Window::open(&shell, USUAL, "play blackout --seed 1");
    window.wait_for("> ");
    window.press(&format!("kai{TAB}"));
    window.wait_for("Kai Tak");
    window.press(ENTER);
    window.wait_for("places a cube on Kai Tak");
    window.wait_for("> ");
    window.press(&format!("disp{TAB}{ENTER}"));
    window.wait_for("Row 1, $4 each:");
}

#[test]
fn players_who_share_a_keyboard_do_not_see_what_the_other_typed() {
    let shell = Shell::new();
    let mut window = Window::open(&shell, USUAL, "play blackout --a Ann --b Bob --seed 1");
    for line in ["kai tak", "admiralty"] {
        window.wait_for("> ");
        window.enter(line);
    }
    window.wait_for("press Enter");
    window.press(ENTER);
    window.wait_for("> ");
    window.enter("shopkeeper");
    window.wait_for("Which slot");
    window.enter("3");
    window.wait_for("> ");
    window.enter("ready");
    window.wait_for("press Enter");
    window.press(ENTER);
    window.wait_for("> ");
    window.press(&format!("{UP}{UP}{UP}{UP}{UP}"));
    window.press(&format!("{CTRL_A}what {ENTER}"));
    let typed = window.wait_for("is neither a choice nor a command");
    assert!(!typed.contains("shopkeeper"), "{typed}");
    assert!(!shell.path("data/harbour/history/blackout.txt").exists());
}

#[test]
fn ctrl_c_and_ctrl_d_leave_with_the_game_saved_and_say_how_to_continue() {
    let shell = Shell::new();
    for (key, code) in [(CTRL_C, 130), (CTRL_D, 0)] {
        for term in ["xterm", "dumb"] {
            let mut window = Window::open_as(&shell, USUAL, term, &format!("{PEOPLE} --save {code}-{term}.txt"));
            window.wait_for("> ");
            window.enter("a1");
            window.wait_for("Turn 2");
            window.wait_for("> ");
            window.press(key);
            let (said, ended) = window.wait_for_end();
            let command =
                format!("Your game is saved. Continue with:\n  harbour play hongkong --resume {code}-{term}.txt\n");
            assert!(said.contains(&command), "{said}");
            assert_eq!(ended, Some(code), "{term}: {said}");
            assert!(shell.read(&format!("{code}-{term}.txt")).contains("1 A a1"));
        }
    }
}

#[test]
fn ctrl_c_while_a_bot_thinks_saves_the_game_without_its_answer() {
    let shell = Shell::new();
    let mut window = Window::open(&shell, USUAL, "play hongkong --b level-5 --first a --save game.txt");
    window.wait_for("> ");
    window.enter("c2");
    // The bot thinks for seconds after the move is told.
    window.wait_for("A builds on empty c2");
    window.press(CTRL_C);
    let (said, code) = window.wait_for_end();
    assert!(said.contains("Your game is saved. Continue with:"), "{said}");
    assert_eq!(code, Some(130), "{said}");
    let saved = shell.read("game.txt");
    assert!(saved.contains("1 A c2"), "{saved}");
    // An answer that was not finished is neither told nor saved.
    assert_eq!(saved.contains("2 B"), said.contains("builds"), "{said}\n{saved}");
}

#[test]
fn text_follows_the_width_of_the_window() {
    let shell = Shell::new();
    let mut window = Window::open(&shell, (24, 100), &format!("{PEOPLE} --lang en"));
    let wide = window.wait_for("> ");
    assert!((80..=100).contains(&widest(&wide)), "{wide}");
    window.resize((24, 40));
    window.enter("rules");
    window.wait_for("rules\n");
    let narrow = window.wait_for("> ");
    assert!((30..=40).contains(&widest(&narrow)), "{narrow}");
}

#[test]
fn a_narrow_window_is_enough_in_every_language() {
    for lang in ["en", "de", "fr"] {
        let shell = Shell::new();
        let mut window = Window::open(&shell, (24, 40), &format!("play hongkong --first a --lang {lang}"));
        for line in ["1", "0", "2", "5", "moves", "help", "undo", "quit"] {
            let shown = window.wait_for("> ");
            let long = shown.lines().find(|line| line.chars().count() > 40 && !line.contains("/harbour/games/"));
            assert_eq!(long, None, "{lang}: {shown}");
            window.enter(line);
        }
        let (said, _) = window.wait_for_end();
        let long = said.lines().find(|line| line.chars().count() > 40 && !line.contains("harbour play"));
        assert_eq!(long, None, "{lang}: {said}");
    }
}

#[test]
fn rules_fit_a_narrow_window_and_are_not_wrapped_in_a_pipe() {
    let shell = Shell::new();
    let (shown, _) = Window::open(&shell, (24, 40), "rules blackout --lang fr").wait_for_end();
    assert!((30..=40).contains(&widest(&shown)), "{}", widest(&shown));
    let piped = shell.run("rules blackout --lang fr").out;
    let flat = |text: &str| text.split(' ').flat_map(str::lines).collect::<Vec<_>>().join(" ");
    assert!(piped.lines().count() < shown.lines().count() / 2);
    assert_eq!(flat(&piped).split_whitespace().count(), flat(&shown).split_whitespace().count());
}

#[test]
fn the_first_screen_of_blackout_fits_a_usual_terminal() {
    for args in ["--seed 1", "--seed 2 --seats 4", "--seed 3 --chapter 1", "--seed 4 --chapter 5"] {
        for lang in ["en", "de", "fr"] {
            let shell = Shell::new();
            let mut window = Window::open(&shell, USUAL, &format!("play blackout --save g.txt --lang {lang} {args}"));
            let screen = window.wait_for("> ");
            let rows: usize = screen.lines().map(|line| line.chars().count().max(1).div_ceil(80)).sum();
            assert!(rows <= 24, "{lang} {args}: {rows} rows:\n{screen}");
            for name in ["Tai Po Market", "Kai Tak", "Mui Wo"] {
                assert!(screen.replace('\u{a0}', " ").contains(name), "{lang} {args}: {name}\n{screen}");
            }
        }
    }
}

#[test]
fn the_map_is_drawn_with_every_name_and_cube() {
    let shell = Shell::new();
    for lang in ["en", "de", "fr"] {
        let mut window = Window::open(&shell, USUAL, &format!("play blackout --a Ann --b Bob --seed 1 --lang {lang}"));
        for line in ["kai tak", "admiralty"] {
            window.wait_for("> ");
            window.enter(line);
        }
        let (curtain, command) = match lang {
            "en" => ("press Enter", "map"),
            "de" => ("Enter", "plan"),
            _ => ("Entrée", "ville"),
        };
        window.wait_for(curtain);
        window.press(ENTER);
        window.wait_for("> ");
        window.enter(command);
        window.wait_for("\n");
        // The last line names the command that lists the same in words.
        let map = window.wait_for(&format!("{command} list")).replace('\u{a0}', " ");
        assert!(widest(&map) <= 80, "{map}");
        let loaded = boxes::embedded();
        for i in 0..41 {
            let name = loaded.names.location(blackout::Location::new(i).unwrap()).of(lang);
            assert!(map.contains(name), "{lang}: {name} is not on\n{map}");
        }
        for district in blackout::DistrictSet::first(blackout::District::COUNT) {
            let name = loaded.names.district(district).of(lang).to_uppercase();
            assert!(map.contains(&name), "{lang}: {name} is not on\n{map}");
        }
        for cube in ["r[A]", "r[B]"] {
            assert_eq!(map.matches(cube).count(), 1, "the cubes on Kai Tak and Admiralty: {map}");
        }
        assert_eq!(map.matches("[ ]").count(), 39 + 1, "39 free locations and the legend: {map}");
    }
}

#[test]
fn blackout_fits_a_narrow_window() {
    for (lang, ready) in [("en", "ready"), ("de", "bereit"), ("fr", "prêt")] {
        let shell = Shell::new();
        let play = format!("play blackout --save g.txt --lang {lang} --seed 7 --plain");
        let mut window = Window::open(&shell, (24, 40), &play);
        let prompt = match lang {
            "en" => "Your move:",
            "de" => "Dein Zug:",
            _ => "Votre coup",
        };
        for line in [ready, "1"].repeat(15) {
            let shown = window.wait_for(prompt);
            let long = shown.lines().find(|line| line.chars().count() > 40);
            assert_eq!(long, None, "{lang}: {shown}");
            window.enter(line);
        }
    }
}

#[test]
fn a_replay_steps_forth_and_back_with_boards() {
    let shell = Shell::new();
    shell.type_in(&format!("{PEOPLE} --save game.txt"), "a1\nb1\nc1\nresign\nresign\n");
    let mut window = Window::open(&shell, USUAL, "replay game.txt");
    let start = window.wait_for("0/4 > ");
    assert!(start.contains("4 steps follow") && start.contains("a    b    c"), "{start}");
    window.press(ENTER);
    let first = window.wait_for("1/4 > ");
    assert!(first.contains("Step 1 of 4: Ada builds on empty a1") && first.contains("1 |·A1·|"), "{first}");
    window.enter("3");
    let third = window.wait_for("3/4 > ");
    assert!(third.contains("1 | A1 | B1 |·A1·|"), "{third}");
    window.enter("back");
    let second = window.wait_for("2/4 > ");
    assert!(second.contains("1 | A1 |·B1·|    |"), "{second}");
    window.enter("round 2");
    window.wait_for("Step 3 of 4");
    window.wait_for("3/4 > ");
    window.enter("round 9");
    window.wait_for("There is no round 9");
    window.enter("77");
    window.wait_for("There is no step 77");
    window.enter("fly");
    window.wait_for("“fly” is not a command here");
    window.enter("last");
    let last = window.wait_for("4/4 > ");
    assert!(last.contains("Ben resigns.") && last.contains("Ada wins."), "{last}");
    window.press(ENTER);
    window.wait_for("This was the last step");
    window.enter("quit");
    assert_eq!(window.wait_for_end().1, Some(0));
}

#[test]
fn a_replay_of_blackout_shows_boards_and_the_map() {
    let shell = Shell::new();
    shell.run("play blackout --a random --b random --seed 3 --save game.txt");
    let mut window = Window::open(&shell, USUAL, "replay game.txt --lang de");
    window.wait_for("0/");
    let last = window.wait_for(" > ").trim_end_matches(" > ").to_string();
    window.enter("runde 2");
    let round = window.wait_for(" > ");
    assert!(round.contains("Runde 2") && round.contains("Siegpunkte"), "{round}");
    window.enter("plan");
    window.wait_for("KWUN TONG");
    window.enter("konsole B");
    window.wait_for("Krankenhaus:");
    window.enter("schluss");
    window.wait_for(&format!("{last}/{last} > "));
    window.press(CTRL_D);
    assert_eq!(window.wait_for_end().1, Some(0));
}
