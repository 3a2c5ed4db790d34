//! The list of saved games.

mod shell;

use serde_json::Value;
use shell::Shell;

fn json(shell: &Shell) -> Vec<Value> {
    serde_json::from_str(&shell.run("games --json").out).unwrap()
}

/// The game in a file of the folder of saved games.
fn game<'a>(games: &'a [Value], file: &str) -> &'a Value {
    let is_it = |game: &&Value| game["file"].as_str().unwrap().ends_with(file);
    games.iter().find(is_it).unwrap_or_else(|| panic!("{file} is not in {games:?}"))
}

#[test]
fn says_where_games_would_be_if_there_are_none() {
    let shell = Shell::new();
    let ran = shell.run("games");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(ran.out.contains("no saved games in") && ran.out.contains("harbour play blackout"), "{}", ran.out);
    assert_eq!(shell.run("games --json").out, "[]\n");
}

#[test]
fn lists_players_state_and_a_command_that_continues() {
    let shell = Shell::new();
    shell.type_in("play hongkong --a Ada --b Ben --first a", "a1\n");
    shell.type_in("play hongkong --a Ada --b Ben --first a", "resign\nresign\n");
    shell.type_in("play blackout --seed 1", "kai tak\nquit\n");
    shell.type_in("play blackout --a Ann --b Bob --seed 1", "quit\n");
    let told = shell.run("games").out;
    for says in
        ["Hong Kong, saved 20", ": Ada, Ben", "Turn 2; Ben to play.", "Finished; Ben won.", "Round 1; A to play."]
    {
        assert!(told.contains(says), "{says}\n{told}");
    }
    assert!(told.contains("Set-up; Ann to play.") || told.contains("Set-up; Bob to play."), "{told}");
    let games = json(&shell);
    assert_eq!(games.len(), 4);
    let open = game(&games, "hongkong-1.txt");
    assert_eq!((&open["over"], &open["to_play"], &open["turn"]), (&false.into(), &"B".into(), &2.into()));
    assert_eq!(open["players"][1]["name"], "Ben");
    let over = game(&games, "hongkong-2.txt");
    assert_eq!((&over["over"], &over["winners"][0]), (&true.into(), &"B".into()));
    let blackout = game(&games, "blackout-1.txt");
    assert_eq!((&blackout["round"], &blackout["players"][1]["is_bot"]), (&1.into(), &true.into()));
    for (game, says) in [(open, "Turn 2"), (over, "Ada resigns."), (blackout, "Plan your cards")] {
        let command = game["command"].as_str().unwrap();
        assert!(told.contains(&format!("  {command}\n")), "{command}\n{told}");
        let ran = shell.run(command.strip_prefix("harbour ").unwrap());
        assert!(ran.code == 0 && ran.out.contains(says), "{command}: {}{}", ran.out, ran.err);
    }
}

#[test]
fn a_chapter_is_continued_with_its_campaign_until_it_is_over() {
    let shell = Shell::new();
    shell.type_in("play blackout --campaign --seed 1", "1\nquit\n");
    let games = json(&shell);
    let command = games[0]["command"].as_str().unwrap();
    assert!(
        command.starts_with("harbour play blackout --campaign ") && command.ends_with("campaign-1.toml"),
        "{command}"
    );
    let ran = shell.type_in(command.strip_prefix("harbour ").unwrap(), "resign\nresign\n");
    assert!(ran.out.contains("Resuming"), "{}", ran.out);
    let games = json(&shell);
    assert_eq!((&games[0]["over"], games[0]["winners"].as_array().map(Vec::len)), (&true.into(), Some(0)));
    assert!(shell.run("games").out.contains("Finished.\n"));
}

#[test]
fn a_file_that_cannot_be_read_is_listed_with_the_reason() {
    let shell = Shell::new();
    shell.type_in("play hongkong --a Ada --b Ben --first a", "a1\n");
    std::fs::write(shell.games().join("hongkong-7.txt"), "nonsense").unwrap();
    let ran = shell.run("games");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("hongkong-7.txt, line 1:") && ran.out.contains("Turn 2; Ben to play."), "{}", ran.out);
    let games = json(&shell);
    let broken = game(&games, "hongkong-7.txt");
    assert!(broken["error"].is_string() && broken["command"].is_null(), "{broken}");
}
