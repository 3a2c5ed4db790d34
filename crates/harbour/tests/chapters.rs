//! How chapters of the campaign come out in the terminal (B10.4, B10.5).

mod shell;

use serde_json::{Value, json};
use shell::Shell;

/// Lines that bring any game to its end: be ready, else take the first choice.
fn hasty(n: usize) -> String {
    "ready\n1\n".repeat(n)
}

/// The output on one line, since where lines break is not what is tested.
fn flat(out: &str) -> String {
    out.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn replayed(shell: &Shell, file: &str) -> Value {
    serde_json::from_str(&shell.run(&format!("replay {file} --json")).out).unwrap()
}

/// Checks a finished chapter of bots from every side: what the terminal says, the replay in words and as JSON. Returns its JSON.
fn check(shell: &Shell, args: &str) -> Value {
    // A game is never saved over another one.
    let _ = std::fs::remove_file(shell.path("game.txt"));
    let played = shell.run(&format!("play blackout {args} --save game.txt"));
    assert_eq!(played.code, 0, "{}", played.err);
    let json = replayed(shell, "game.txt");
    let chapter = &json["chapter"];
    let winners = json["winners"].as_array().unwrap();
    assert_eq!(
        (&chapter["complete"], chapter["won"] == true),
        (&json!(true), !winners.is_empty()),
        "{args}: {chapter}"
    );
    assert_eq!(json["winner"], if winners.len() == 1 { winners[0].clone() } else { Value::Null });
    let seats = chapter["seats"].as_array().unwrap();
    let highest = seats.iter().map(|seat| seat["score"].as_i64().unwrap()).max().unwrap();
    for seat in seats {
        let has_won = winners.contains(&seat["seat"]);
        let meets = seat["conditions"]["met"] == true;
        assert_eq!(seat["won"] == true, has_won);
        // B10.4: a winner has the highest score and meets the conditions; every seat that meets them notes orchids.
        assert!(!has_won || meets && seat["score"] == highest, "{args}: {seat}");
        assert_eq!(seat["orchids"].as_u64().unwrap() > 0, meets, "{args}: {seat}");
    }
    let says = match (winners.len(), seats.len()) {
        (0, 1) => " is lost.",
        (0, _) => "Nobody wins chapter ",
        (1, _) => " wins chapter ",
        _ => " share the win of chapter ",
    };
    for out in [&played.out, &shell.run("replay game.txt").out] {
        assert!(flat(out).contains(says), "{args}: {says}\n{out}");
        assert!(flat(out).contains("conditions of the chapter"), "{out}");
    }
    json
}

#[test]
fn b10_5_a_solo_chapter_is_lost_without_its_conditions() {
    let shell = Shell::new();
    let json = check(&shell, "--chapter 1 --a random --seed 1");
    assert_eq!((&json["winner"], &json["winners"]), (&Value::Null, &json!([])), "{json}");
    assert_eq!(json["chapter"]["seats"][0]["conditions"]["orchids"]["need"], 2);
}

#[test]
fn b10_5_a_solo_chapter_is_won_with_its_conditions_and_two_orchids() {
    let shell = Shell::new();
    // The greedy bot wins chapter II now and then; which seed that is depends on its weights.
    let mut games = (1..=60).map(|seed| check(&shell, &format!("--chapter 2 --a greedy --seed {seed}")));
    let won = games.find(|json| json["chapter"]["won"] == true).expect("a won game");
    assert_eq!((&won["winner"], &won["chapter"]["number"]), (&json!("A"), &json!(2)));
    assert!(won["chapter"]["seats"][0]["orchids"].as_u64().unwrap() >= 2);
}

#[test]
fn b10_4_a_chapter_for_several_is_won_by_one_or_by_nobody() {
    let shell = Shell::new();
    let mut games = (1..=60).map(|seed| check(&shell, &format!("--chapter 2 --a greedy --b random --seed {seed}")));
    let won = games.find(|json| json["chapter"]["won"] == true).expect("a won game");
    assert_eq!(won["winners"].as_array().unwrap().len(), 1, "{}", won["chapter"]);
    let nobody = check(&shell, "--chapter 1 --a random --b random --c random --seed 1");
    assert_eq!((&nobody["winners"], &nobody["chapter"]["won"]), (&json!([]), &json!(false)), "{}", nobody["chapter"]);
}

#[test]
fn b10_3_a_chapter_that_is_given_up_is_lost_for_one_and_won_by_nobody_of_two() {
    let shell = Shell::new();
    let alone = shell.type_in("play blackout --chapter 4 --seed 1 --save alone.txt", "resign\nresign\n");
    // The chapter begins with its conditions.
    assert!(flat(&alone.out).contains("Chapter IV: Two goals of one emergency plan, and 4 cubes on red locations."));
    assert!(flat(&alone.out).contains("A resigns."), "{}", alone.out);
    assert!(flat(&alone.out).contains("Chapter IV was given up and is lost."), "{}", alone.out);
    let json = replayed(&shell, "alone.txt");
    assert_eq!(
        (&json["over"], &json["winners"], &json["chapter"]["complete"]),
        (&json!(true), &json!([]), &json!(false))
    );
    assert!(flat(&shell.run("review alone.txt").out).contains("Chapter IV was given up and is lost."));
    let duel = shell.type_in("play blackout --chapter 4 --b greedy --seed 1 --save duel.txt", "resign\nresign\n");
    assert!(flat(&duel.out).contains("Chapter IV was given up: nobody wins it"), "{}", duel.out);
    assert!(!flat(&duel.out).contains(" wins."), "{}", duel.out);
    assert_eq!(replayed(&shell, "duel.txt")["winners"], json!([]));
    // Outside the campaign the last player wins as ever.
    shell.type_in("play blackout --b greedy --seed 1 --save plain.txt", "resign\nresign\n");
    let plain = replayed(&shell, "plain.txt");
    assert_eq!((&plain["winner"], plain.get("chapter")), (&json!("B"), None));
}

#[test]
fn a_campaign_keeps_the_score_of_every_attempt_and_shows_best_and_latest() {
    let shell = Shell::new();
    shell.type_in("play blackout --campaign c.toml --seed 1", &hasty(600));
    shell.type_in("play blackout --campaign c.toml --seed 2", &hasty(600));
    let third = flat(&shell.type_in("play blackout --campaign c.toml --seed 3", "resign\nresign\n").out);
    let file: toml::Table = shell.read("c.toml").parse().unwrap();
    let scores: Vec<i64> =
        file["played"].as_array().unwrap().iter().map(|played| played["scores"][0].as_integer().unwrap()).collect();
    let (best, latest) = (scores.iter().max().unwrap(), scores.last().unwrap());
    assert_eq!(scores.len(), 3);
    assert!(best > latest, "{scores:?}");
    assert_eq!((&file["scores"][0]["best"][0], &file["scores"][0]["latest"][0]), (&(*best).into(), &(*latest).into()));
    assert!(third.contains(&format!("A, chapter I: best score {best}, latest {latest}.")), "{third}");
    // B10.5: the bonus for two and for three losses.
    assert!(
        third.contains("This attempt begins with $4 more.") && third.contains("This attempt begins with $6 more."),
        "{third}"
    );

    // A file of an older version has no scores: they come from the recorded games, as far as these are there.
    let old = shell.read("c.toml");
    let old = old.split("[[scores]]").next().unwrap();
    let old: Vec<&str> = old.lines().filter(|line| !line.starts_with("scores")).collect();
    shell.write("old.toml", &old.join("\n"));
    let opened = flat(&shell.type_in("play blackout --campaign old.toml --seed 4", "quit\n").out);
    assert!(opened.contains(&format!("A, chapter I: best score {best}, latest {latest}.")), "{opened}");
    shell.write("gone.toml", &old.join("\n").replace("/blackout", "/nothing"));
    let opened = flat(&shell.type_in("play blackout --campaign gone.toml --seed 4", "quit\n").out);
    assert!(opened.contains("Campaign: chapter I; lost 3 times so far.") && !opened.contains("best score"), "{opened}");
}
