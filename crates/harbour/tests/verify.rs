//! `harbour verify`: luck that can be proved, and what gives a bent game away.
#![cfg(unix)]

mod served;
mod shell;

use game::luck::{commitment, from_hex, to_hex};
use serde_json::json;
use served::Served;
use shell::Shell;

/// A finished game of Blackout as its server exports it.
fn finished() -> String {
    let served = Served::new();
    let (_, ada) = served.person("Ada");
    let made = served.table(&ada, "blackout", &["me", "random", "random"]);
    let at = |path: &str| format!("/api/v1/tables/{}{path}", made["id"].as_str().unwrap());
    let promised = served.get(&at(""), &ada).1["luck"]["commitment"].clone();
    served.post(&at("/seats/A/luck"), &ada, json!({ "bytes": "7".repeat(64) }));
    served.post(&at("/start"), &ada, json!({}));
    let (status, early) = served.get(&at("/export?seat=A"), &ada);
    assert!(status == 200 && early["text"].is_null(), "before the end nobody gets the seed");
    served.post(&at("/seats/A/resign"), &ada, json!({}));
    served.until(&at(""), &ada, |table| (table["phase"] == "over").then_some(()));
    let game = served.get(&at("/export"), &ada).1.as_str().unwrap().to_owned();
    assert!(game.contains(&format!("commitment {}\n", promised.as_str().unwrap())), "the promise is kept");
    game
}

/// The file with some of it written otherwise, and no seal that would tell.
fn bent(game: &str, from: &str, to: &str) -> String {
    assert!(game.contains(from), "{from}");
    let open = game.replacen(from, to, 1);
    let (steps, _) = open.rsplit_once("seal ").unwrap();
    format!("{steps}unsealed\n")
}

#[test]
fn a_bent_game_is_told_at_its_first_wrong_step() {
    let shell = Shell::new();
    let game = finished();
    let verify = |name: &str, text: &str| {
        shell.write(name, text);
        let ran = shell.run(&format!("verify {name}"));
        (ran.code, format!("{} {}", ran.out, ran.err).split_whitespace().collect::<Vec<_>>().join(" "))
    };
    let (code, said) = verify("fair.txt", &game);
    assert_eq!(code, 0, "{said}");
    assert!(said.contains("drawn again") && said.contains("fits the commitment"), "{said}");
    assert!(said.contains("1 seat added to the luck") && said.contains("does not prove"), "{said}");

    let tag = |name: &str| {
        let line = game.lines().find_map(|line| line.strip_prefix(name));
        line.unwrap().trim().to_owned()
    };
    let first_draw = game.lines().find(|line| line.contains(" * ")).unwrap();
    let step = first_draw.split(' ').next().unwrap();

    let (code, said) = verify("edited.txt", &game.replacen("7777", "8777", 1));
    assert!(code == 1 && said.contains("not as it was written"), "the seal tells: {said}");
    let (code, said) = verify("entropy.txt", &bent(&game, "7777", "8777"));
    assert!(code == 1 && said.contains(&format!("Step {step} is not what the seed gives")), "{said}");
    let other = "5".repeat(64);
    let (code, said) = verify("seed.txt", &bent(&game, &tag("seed "), &other));
    assert!(code == 1 && said.contains("not the one that was promised"), "{said}");
    let promise = to_hex(&commitment(from_hex(&other).unwrap()));
    let both = bent(&game, &tag("seed "), &other).replacen(&tag("commitment "), &promise, 1);
    let (code, said) = verify("both.txt", &both);
    assert!(code == 1 && said.contains(&format!("Step {step} is not what the seed gives")), "{said}");
    let (code, said) = verify("none.txt", &bent(&game, &format!("seed {}\n", tag("seed ")), ""));
    assert!(code == 1 && said.contains("holds no seed"), "{said}");
}

#[test]
fn a_later_draw_that_was_bent_is_named_itself() {
    let shell = Shell::new();
    let game = finished();
    // A draw of one from one cannot be bent, so the last with a choice is.
    let mut draws = game.lines().filter_map(|line| {
        let (k, m) = line.split(' ').nth(2).filter(|_| line.contains(" * "))?.split_once('/')?;
        Some((line, k.parse::<u64>().unwrap(), m.parse::<u64>().unwrap()))
    });
    let (last, k, m) = draws.rfind(|&(_, _, m)| m > 1).unwrap();
    let changed = last.replacen(&format!(" {k}/"), &format!(" {}/", (k + 1) % m), 1);
    shell.write("bent.txt", &bent(&game, last, &changed));
    let ran = shell.run("verify bent.txt");
    let line = 1 + game.lines().position(|line| line == last).unwrap();
    assert!(ran.code == 1 && ran.err.contains(&format!("line {line}")), "{}", ran.err);
}
