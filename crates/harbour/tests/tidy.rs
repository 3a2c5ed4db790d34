//! What a careful reader would notice: citations, leftovers, long files, words outside `locales/`.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

/// The project's own files below a folder: path from the root, and text.
fn files(below: &str, endings: &[&str]) -> Vec<(String, String)> {
    let mut found = Vec::new();
    collect(&root().join(below), endings, &mut found);
    found.sort();
    assert!(!found.is_empty(), "there is nothing below {below}");
    found
}

fn collect(folder: &Path, endings: &[&str], found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).unwrap().flatten() {
        let (path, name) = (entry.path(), entry.file_name().into_string().unwrap());
        if path.is_dir() {
            if !["target", "corpus", "artifacts", ".git", "mutants.out", "mutants.out.old", "node_modules", "dist"]
                .contains(&name.as_str())
            {
                collect(&path, endings, found);
            }
        } else if path.extension().is_some_and(|ending| endings.iter().any(|known| ending == *known)) {
            let inside = path.strip_prefix(root()).unwrap().display().to_string();
            found.push((inside, fs::read_to_string(&path).unwrap()));
        }
    }
}

/// The numbers of the rules in a text: what stands before the words of each item.
fn rule_numbers(text: &str, letter: char) -> Vec<String> {
    let items = text.lines().filter_map(|line| line.strip_prefix("- ")?.split_whitespace().next());
    items
        .filter(|word| word.starts_with(letter) && word[1..].starts_with(|c: char| c.is_ascii_digit()))
        .map(Into::into)
        .collect()
}

/// Whether a text cites the number, and not only a longer one.
fn cites(text: &str, number: &str) -> bool {
    let ends = |rest: &str| !rest.starts_with(|c: char| c.is_ascii_digit());
    text.match_indices(number).any(|(at, _)| ends(&text[at + number.len()..]))
}

#[test]
fn every_rule_is_cited_where_it_is_carried_out_and_has_a_test_of_its_name() {
    let numbers = rule_numbers(&fs::read_to_string(root().join("rules/hong-kong.md")).unwrap(), 'K');
    assert_eq!(numbers.len(), 10, "{numbers:?}");
    let sources = files("crates/hongkong/src", &["rs"]);
    let tests = files("crates/hongkong/tests", &["rs"]);
    for number in numbers {
        assert!(sources.iter().any(|(_, text)| cites(text, &number)), "no code cites {number}");
        let name = format!("fn {}_", number.to_lowercase());
        assert!(tests.iter().any(|(_, text)| text.contains(&name)), "no test is named {name}…");
    }
}

#[test]
fn every_rule_of_blackout_is_cited_and_has_a_test_of_its_name() {
    let numbers = rule_numbers(&fs::read_to_string(root().join("rules/blackout.md")).unwrap(), 'B');
    assert_eq!(numbers.len(), 67, "{numbers:?}");
    let mut sources = files("crates/blackout/src", &["rs"]);
    // What the box holds is carried out where the box is read.
    sources.extend(files("crates/boxes/src", &["rs"]));
    let tests = files("crates/blackout/tests", &["rs"]);
    for number in numbers {
        assert!(sources.iter().any(|(_, text)| cites(text, &number)), "no code cites {number}");
        let name = format!("fn {}_", number.to_lowercase().replace('.', "_"));
        assert!(tests.iter().any(|(_, text)| text.contains(&name)), "no test is named {name}…");
    }
}

#[test]
fn no_cited_rule_is_unknown() {
    let numbers = rule_numbers(&fs::read_to_string(root().join("rules/hong-kong.md")).unwrap(), 'K');
    for (file, text) in files("crates/hongkong", &["rs"]) {
        for (at, _) in text.match_indices('K') {
            let digits: String = text[at + 1..].chars().take_while(char::is_ascii_digit).collect();
            let is_citation = !digits.is_empty() && !text[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
            assert!(!is_citation || numbers.contains(&format!("K{digits}")), "{file} cites K{digits}");
        }
    }
}

#[test]
fn files_are_short() {
    let page = files("web/src", &["ts", "svelte", "css"]).into_iter().chain(files("web/tests", &["mjs"]));
    for (file, text) in
        files("crates", &["rs"]).into_iter().chain(page).filter(|(file, _)| !file.ends_with("schema.d.ts"))
    {
        let lines = text.lines().count();
        assert!(lines <= 500, "{file} has {lines} lines");
    }
}

#[test]
fn nothing_is_left_for_nobody() {
    let leftovers = ["TO\u{44}O", "FIX\u{4d}E", "todo\u{21}(", "unimplemented\u{21}(", "dbg\u{21}("];
    let page = files("web/src", &["ts", "svelte", "css"]).into_iter().chain(files("web/tests", &["mjs"]));
    for (file, text) in files("crates", &["rs", "toml"]).into_iter().chain(files("locales", &["ftl"])).chain(page) {
        for leftover in leftovers {
            assert!(!text.contains(leftover), "{file} contains {leftover}");
        }
    }
}

#[test]
fn rules_crates_are_pure() {
    for name in ["game", "hongkong", "blackout"] {
        let sources = files(&format!("crates/{name}/src"), &["rs"]);
        let (_, lib) = sources.iter().find(|(file, _)| file.ends_with("src/lib.rs")).unwrap();
        assert!(lib.contains("#![no_std]"), "{name} is not no_std");
        for (file, text) in &sources {
            assert!(!text.contains("extern crate std"), "{file} reaches for std");
        }
    }
}

#[test]
fn every_crate_obeys_the_lints_of_the_workspace() {
    for (file, text) in files("crates", &["toml"]) {
        assert!(!file.ends_with("Cargo.toml") || text.contains("[lints]\nworkspace = true"), "{file}");
    }
}

/// Words for people come from `locales/`. Two plain words in a row in a string are a sentence, unless it is said to
/// programmers, who read it when the program is wrong.
#[test]
fn words_for_people_are_in_the_message_files() {
    let to_programmers = [
        "panic!",
        "expect(",
        "assert",
        "unreachable!",
        "hold(",
        "reason = ",
        "#[doc",
        "b\"",
        "\"harbour ",
        "\"  harbour ",
    ];
    for name in ["game", "hongkong", "blackout", "boxes", "bots", "text", "page", "harbour"] {
        for (file, text) in files(&format!("crates/{name}/src"), &["rs"]) {
            if file.contains("/contract/") || file.ends_with("contract.rs") || file.ends_with("keys.rs") {
                continue;
            }
            for (i, line) in text.lines().enumerate() {
                let code = line.split("//").next().unwrap_or_default();
                if to_programmers.iter().any(|known| line.contains(known)) {
                    continue;
                }
                for literal in code.split('"').skip(1).step_by(2) {
                    assert!(!is_sentence(literal), "{file}:{}: “{literal}” belongs into locales/", i + 1);
                }
            }
        }
    }
}

fn is_sentence(literal: &str) -> bool {
    let words: Vec<&str> = literal.split(' ').collect();
    let is_word = |word: &str| word.len() > 1 && word.chars().all(|c| c.is_ascii_lowercase());
    words.windows(2).any(|pair| is_word(pair[0]) && is_word(pair[1]))
}

#[test]
fn no_file_knows_a_machine() {
    let paths = ["/ro\u{6f}t/", "/ho\u{6d}e/", "/tm\u{70}/", "/wo\u{72}k/"];
    let texts = files("", &["rs", "toml", "md", "ftl", "txt", "perft", "lock"]);
    for (file, text) in texts {
        for path in paths {
            assert!(!text.contains(path), "{file} contains {path}");
        }
    }
}

#[test]
fn the_readme_names_the_two_commands() {
    let readme = fs::read_to_string(root().join("README.md")).unwrap();
    assert!(readme.contains("cargo run --release") && readme.contains("./test"));
    assert!(fs::read_to_string(root().join(".ci/run")).unwrap().contains("test"));
}

#[test]
fn the_page_knows_every_bot() {
    let page = fs::read_to_string(root().join("web/src/parts").join("home").join("tables.ts")).unwrap();
    for name in bots::roster::NAMES {
        assert!(page.contains(&format!("'{name}'")), "tables.ts does not know {name}");
    }
}

#[test]
fn the_report_on_the_box_is_about_the_box() {
    let report = fs::read_to_string(root().join("docs/tuning.md")).unwrap();
    let hash = boxes::embedded().components.hash;
    let hash = String::from_utf8_lossy(&hash);
    assert!(report.contains(&format!("with box {hash}")), "make docs/tuning.md again: the box is {hash}");
}
