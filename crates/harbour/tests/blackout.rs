//! Blackout in the terminal, from the first line to the last.

mod shell;

use shell::Shell;

/// Lines that bring any game to its end: be ready, else take the first choice.
fn hasty(n: usize) -> String {
    "ready\n1\n".repeat(n)
}

/// The output on one line, since where lines break is not what is tested.
fn flat(out: &str) -> String {
    out.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_whole_game_between_bots_is_played_saved_and_replayed() {
    let shell = Shell::new();
    let played = shell.run("play blackout --a random --b greedy --c greedy --seed 3 --save game.txt");
    assert_eq!(played.code, 0, "{}", played.err);
    assert!(played.out.contains("The game is over.") && played.out.contains("wins."), "{}", played.out);
    let result: Vec<&str> = played.out.lines().skip_while(|line| !line.contains("The game is over.")).collect();
    let result = flat(&result.join("\n")).split("Look at").next().unwrap().trim().to_string();
    let replayed = flat(&shell.run("replay game.txt").out);
    let scores = result.strip_prefix("The game is over. ").unwrap();
    assert!(replayed.contains(scores), "{scores}\n{replayed}");
    let again = shell.run("play blackout --a random --b greedy --c greedy --seed 3 --save again.txt");
    assert_eq!(played.out, again.out.replace("again.txt", "game.txt"));
    assert_eq!(shell.read("game.txt"), shell.read("again.txt"));
    let json: serde_json::Value = serde_json::from_str(&shell.run("replay game.txt --json").out).unwrap();
    assert_eq!((&json["over"], &json["setup"]), (&true.into(), &"seats 3".into()));
    let last = json["steps"].as_array().unwrap().last().unwrap();
    assert_eq!(last["position"], json["position"]);
}

#[test]
fn a_person_plays_to_the_end_in_every_language() {
    let shell = Shell::new();
    for (lang, ready, over) in
        [("en", "ready", "The game is over"), ("de", "bereit", "Das Spiel ist zu Ende"), ("fr", "prêt", "partie est")]
    {
        let play = format!("play blackout --lang {lang} --seed 7 --plain");
        let ran = shell.type_in(&play, &format!("{ready}\n1\n").repeat(900));
        assert!(flat(&ran.out).contains(over), "{lang}: {}", ran.out);
    }
}

#[test]
fn choices_are_taken_by_number_by_word_and_by_notation() {
    let shell = Shell::new();
    let ran = shell.type_in(
        "play blackout --a Ann --b Bob --seed 1 --save game.txt",
        "central\nadmiralty\nkai tak\n\nshopkeeper\n3\nplan-1-83\nfamily\n99\nquit\n",
    );
    let out = flat(&ran.out);
    assert!(out.contains("“central” fits several choices"), "{out}");
    assert!(out.contains("Ann places a cube on Admiralty") || out.contains("Bob places a cube on Admiralty"), "{out}");
    assert!(out.contains("plans Shopkeeper in slot 3"), "{out}");
    assert!(out.contains("“family” is neither a choice nor a command"), "{out}");
    assert!(out.contains("99 is not a choice here"), "{out}");
    assert!(out.contains("harbour play blackout --resume game.txt"), "{out}");
    let resumed = flat(&shell.type_in("play blackout --resume game.txt", "\n\nquit\n").out);
    assert!(resumed.contains("planned: Shopkeeper (yellow)"), "{resumed}");
}

#[test]
fn a_curtain_falls_between_what_two_people_plan() {
    let shell = Shell::new();
    let input = "kai tak\nadmiralty\n\nshopkeeper\n3\nready\n\nlorry\n3\nready\n\n";
    let ran = shell.type_in("play blackout --a Ann --b Bob --seed 1", input);
    let (first, second) = ran.out.split_once("plans Shopkeeper").unwrap();
    assert!(first.contains("press Enter"), "{first}");
    // Between the two the screen is pushed away, and the second hears nothing of the plan.
    let pushed = second.split_once("press Enter").unwrap().1;
    assert!(pushed.starts_with(". \n") && pushed[..80].matches('\n').count() > 50, "{pushed}");
    let of_second = pushed.split_once("plans Lorry Driver").unwrap().0;
    assert!(!of_second.contains("plans Shopkeeper") && !of_second.contains("planned"), "{of_second}");
}

#[test]
fn an_answer_is_taken_back_alone_or_by_the_table() {
    let shell = Shell::new();
    let input = "undo\nkai tak\nshopkeeper\n3\nundo\nready\nundo\nundo\nquit\n";
    let out = flat(&shell.type_in("play blackout --seed 1 --save game.txt", input).out);
    assert!(out.contains("There is nothing to take back."), "{out}");
    assert!(out.contains("Taken back."), "{out}");
    // Nobody else sits there but a bot.
    assert!(out.contains("Chance has decided since, or something hidden has shown. If you want to"), "{out}");
    let saved = shell.read("game.txt");
    let undone: Vec<&str> = saved.lines().filter(|line| line.contains("/undo")).collect();
    assert_eq!(undone.len(), 2, "{saved}");
    assert!(undone[0].contains(" A /undo") && undone[1].contains(" = /undo"), "{undone:?}");
    let input = "kai tak\nadmiralty\n\nready\n\nready\n\nundo\n";
    let out = flat(&shell.type_in("play blackout --a Ann --b Bob --seed 1", input).out);
    assert!(out.contains("Somebody has learned something since. If all at the table agree"), "{out}");
}

#[test]
fn undo_first_cancels_the_choice_of_a_slot() {
    let shell = Shell::new();
    let input = "kai tak\nshopkeeper\n3\nlorry\nundo\nquit\n";
    let ran = shell.type_in("play blackout --seed 1 --save game.txt", input);
    let out = flat(&ran.out);
    let after = out.split_once("Cancelled.").expect("the choice is cancelled").1;
    assert!(after.contains("Plan your cards") && after.contains("planned: Shopkeeper"), "{after}");
    assert!(!out.contains("Taken back"), "{out}");
    assert!(!shell.read("game.txt").contains("/undo"));
}

#[test]
fn a_question_shows_what_it_hangs_on() {
    let shell = Shell::new();
    let input = "kai tak\nplayer z\nready\n".to_string() + &"1\n".repeat(12);
    let out = flat(&shell.type_in("play blackout --seed 1", &input).out);
    assert!(out.contains("There is no player “z” at the table."), "{out}");
    for says in [
        "Hospital: Boat Family, Leader A: Plan your cards",
        "Search icons in hand 6, other strength 0, GPS tokens 0, each worth 3. A: Which tile do you collect?",
        "Objective 3: free A: Buy a card or pass.",
        "discard First-Aider: needs 2 medipacks; gives a cube on blue",
    ] {
        assert!(out.contains(says), "{says}\n{out}");
    }
}

#[test]
fn why_tells_what_is_missing_with_its_rule() {
    let shell = Shell::new();
    let input = "kai tak\nwhy\nwhy plan-4-81\nready\n".to_string() + "why\n1\n1\nwhy\nquit\n";
    let out = flat(&shell.type_in("play blackout --seed 1", &input).out);
    assert!(out.contains("not now:") && out.contains("(rule"), "{out}");
}

#[test]
fn the_table_and_its_parts_are_shown_on_demand() {
    let shell = Shell::new();
    let input =
        "kai tak\ntable\nmap\nmap list\ndisplay\nplayer B\ncard mechanic\ncard zeppelin\nrules B4.7\nhelp\nquit\n";
    let out = flat(&shell.type_in("play blackout --seed 1", input).out);
    for says in [
        "Draw deck 27, reserve deck 36",
        "r[A]",
        "TUEN MUN",
        "Central: Kennedy Town (blue)",
        "Row 1, $4 each:",
        "7 cards in hand: Shopkeeper",
        "Mechanic: 1 search icon, worth 2 points, purple specialist: $3; 1 tool for $3",
        "No card has “zeppelin” in its name.",
        "B4.7 ",
        "everything on the table",
    ] {
        assert!(out.contains(says), "{says}\n{out}");
    }
}

#[test]
fn giving_up_ends_a_game_for_two_and_hands_a_larger_one_to_a_bot() {
    let shell = Shell::new();
    let out = flat(&shell.type_in("play blackout --seed 1", "kai tak\nresign\nresign\n").out);
    assert!(out.contains("A resigns. Deckhand bot wins."), "{out}");
    let out = flat(&shell.type_in("play blackout --seats 3 --seed 1", "kai tak\nresign\nresign\n").out);
    assert!(out.contains("a bot plays on") && out.contains("The game is over."), "{out}");
}

#[test]
fn a_campaign_goes_on_from_chapter_to_chapter_and_notes_what_was_lost() {
    let shell = Shell::new();
    let first = shell.type_in("play blackout --campaign c.toml --seed 1", &(hasty(2) + "quit\n"));
    assert!(flat(&first.out).contains("Campaign: chapter I."), "{}", first.out);
    let second = shell.type_in("play blackout --campaign c.toml", "resign\nresign\n");
    assert!(second.out.contains("Resuming"), "{}", second.out);
    assert!(flat(&second.out).contains("Campaign: chapter I; lost once so far."), "{}", second.out);
    let third = shell.type_in("play blackout --campaign c.toml --seed 2", &hasty(600));
    assert!(flat(&third.out).contains("Chapter I is lost."), "{}", third.out);
    assert!(flat(&third.out).contains("lost 2 times so far"), "{}", third.out);
    // B10.5: two losses make it $8.
    let fourth = shell.type_in("play blackout --campaign c.toml --seed 3", "player\nquit\n");
    assert!(fourth.out.contains("$8"), "{}", fourth.out);
    // Together the next chapter follows in any case, and a game that was resumed by its file is noted all the same.
    let duel = shell.run("play blackout --campaign duel.toml --a greedy --b greedy --seed 1");
    assert!(flat(&duel.out).contains("Campaign: chapter II."), "{}", duel.out);
    for _ in 0..4 {
        shell.run("play blackout --campaign duel.toml --seed 1");
    }
    let done = shell.run("play blackout --campaign duel.toml");
    assert!(flat(&done.out).contains("orchids in all"), "{}", done.out);
    assert_eq!(shell.read("duel.toml").matches("[[played]]").count(), 5);
    shell.write("bad.toml", "campaign = 1\nplayers = [\"A\"]\n[[played]]\nchapter = 4\ngame = \"x\"\norchids = [1]\n");
    let bad = shell.run("play blackout --campaign bad.toml");
    assert!(bad.code != 0 && bad.err.contains("bad.toml"), "{}", bad.err);
}

#[test]
fn a_game_of_another_box_or_rules_is_refused_with_what_to_do() {
    let shell = Shell::new();
    shell.run("box export mine");
    let objectives = shell.read("mine/objectives.toml").replacen("points = 1", "points = 2", 1);
    shell.write("mine/objectives.toml", &objectives);
    let played = shell.run("play blackout --a greedy --b random --seed 1 --box mine --save game.txt");
    assert_eq!(played.code, 0, "{}", played.err);
    for command in ["replay game.txt", "play blackout --resume game.txt"] {
        let refused = shell.run(command);
        assert!(refused.code != 0 && flat(&refused.err).contains("Name its folder with --box DIR"), "{}", refused.err);
    }
    assert_eq!(shell.run("replay game.txt --box mine").code, 0);
    shell.write("other.txt", &shell.read("game.txt").replacen("rules 1", "rules 9", 1));
    let refused = shell.run("replay other.txt --box mine");
    assert!(flat(&refused.err).contains("rules version 9"), "{}", refused.err);
}

#[test]
fn seats_chapters_and_players_that_do_not_fit_are_refused() {
    let shell = Shell::new();
    for (args, says) in [
        ("play blackout --seats 1", "chapter"),
        ("play blackout --seats 2 --c Cid", "--c"),
        ("play blackout --seats 5", "5"),
        ("play blackout --chapter 6", "6"),
        ("play blackout --campaign --chapter 1", "--chapter"),
    ] {
        let ran = shell.run(args);
        assert!(ran.code != 0 && ran.err.contains(says), "{args}: {}", ran.err);
    }
}
