//! What helps players: the dice distribution cards, the whole box in words, why there is nothing to choose, and exact words.

mod shell;

use shell::Shell;

/// The output on one line, since where lines break is not what is tested.
fn flat(out: &str) -> String {
    out.split_whitespace().collect::<Vec<_>>().join(" ")
}

const DICE: [(&str, &str, [&str; 3]); 3] = [
    (
        "en",
        "dice",
        [
            "Red die: food 2/6, tools 2/6, gasoline 1/6, medipacks 1/6",
            "Blue die: tools 1/6, gasoline 1/6, water 1/6, books 1/6, medipacks 2/6",
            "Somewhere on the rondel: food 49 %, tools 51 %, gasoline 46 %, water 51 %, books 51 %, medipacks 52 %",
        ],
    ),
    (
        "de",
        "würfel",
        [
            "Roter Würfel: Lebensmittel 2/6, Werkzeug 2/6, Benzin 1/6, Erste-Hilfe-Koffer 1/6",
            "Gelber Würfel: Lebensmittel 1/6, Benzin 1/6, Wasser 2/6, Bücher 2/6",
            "Irgendwo auf dem Rondell: Lebensmittel 49 %,",
        ],
    ),
    (
        "fr",
        "dés",
        [
            "Dé rouge : nourriture 2/6, outils 2/6, carburant 1/6, médicaments 1/6",
            "Dé jaune : nourriture 1/6, carburant 1/6, rations d’eau 2/6, manuels 2/6",
            "Quelque part sur le cadran : nourriture 49 %,",
        ],
    ),
];

#[test]
fn dice_are_shown_during_play_in_every_language() {
    let shell = Shell::new();
    for (lang, word, lines) in DICE {
        let help = format!("play blackout --seed 1 --lang {lang} --save {lang}.txt");
        let out = flat(&shell.type_in(&help, &format!("{word}\nhelp\nquit\n")).out);
        for line in lines {
            assert!(out.contains(line), "{line}: {out}");
        }
        assert!(out.contains(&format!(" {word}:")) || out.contains(&format!(" {word} :")), "help names it: {out}");
    }
}

#[test]
fn box_show_prints_dice_plans_and_tiles() {
    let shell = Shell::new();
    for (lang, _, lines) in DICE {
        let out = flat(&shell.run(&format!("box show --lang {lang}")).out);
        for line in lines {
            assert!(out.contains(line), "{line}: {out}");
        }
    }
    let out = shell.run("box show").out;
    let starting = |word: &str| out.lines().filter(|line| line.starts_with(word)).count();
    assert_eq!(starting("Emergency plan "), 4, "{out}");
    let tiles = out.lines().filter(|line| line.contains(": “strength ")).count();
    assert_eq!(tiles, 48, "{out}");
    assert!(!shell.run("box show --worth").out.contains("Emergency plan "));
}

#[test]
fn the_terminal_says_when_nothing_is_planned() {
    let shell = Shell::new();
    let out = flat(&shell.type_in("play blackout --seed 1 --save game.txt", "1\nready\nquit\n").out);
    assert_eq!(out.matches("You have planned nothing.").count(), 1, "{out}");
    let out = flat(&shell.type_in("play blackout --seed 1 --save other.txt", "1\nplan-1-83\nready\nquit\n").out);
    assert!(!out.contains("You have planned nothing."), "{out}");
}

#[test]
fn the_terminal_says_why_there_is_nothing_but_a_way_out() {
    let shell = Shell::new();
    let out = flat(&shell.type_in("play blackout --seed 1 --save game.txt", &"ready\n1\n".repeat(60)).out);
    let (_, after) = out.split_once("Nothing else is possible here:").unwrap_or_else(|| panic!("{out}"));
    assert!(after.contains(" – not now: "), "{after}");
}

#[test]
fn a_battery_is_offered_last_and_keeping_all_first() {
    let shell = Shell::new();
    let out = shell.type_in("play blackout --seed 1 --save game.txt", &"ready\n1\n".repeat(60)).out;
    let lines: Vec<&str> = out.lines().map(str::trim).collect();
    assert!(lines.iter().all(|line| !line.starts_with("1 buy a battery")), "{out}");
    assert!(lines.iter().any(|line| line.starts_with("1 keep all objectives")), "{out}");
    assert!(lines.iter().all(|line| !line.starts_with("1 discard")), "{out}");
}

#[test]
fn k9_the_short_rules_name_the_pieces_that_end_the_game() {
    let shell = Shell::new();
    for (lang, words) in [
        ("en", "both players have used all standard blocks and roofs; fast blocks may be left"),
        ("de", "beide alle Etagen- und Dachsteine verbraucht haben; Extra-Etagensteine dürfen übrig bleiben"),
        ("fr", "les deux joueurs ont utilisé tous leurs blocs (rapides exceptés) et tous leurs toits"),
    ] {
        let out = flat(&shell.run(&format!("rules hongkong --lang {lang}")).out);
        assert!(out.contains(words), "{out}");
    }
}
