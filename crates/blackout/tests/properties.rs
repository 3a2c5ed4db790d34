//! The readers of Blackout's notation: no text is too odd, and what is read is written as it was.

mod plain_box;

use game::Game;
use proptest::prelude::*;

/// Words of the notation with numbers and resources, right or wrong; or anything at all.
const TEXT: &str = "(start|plan|unplan|deploy|procure|pay|both|heal|complete|batteries|type|place|search|collect|join|buy|feed|\
    water|discard|mark|refresh|check|seats|chapter|losses|dice|row|tiles|injury|volunteer|emergency)\
    ([- ]([0-9]{1,3}|food|tools|gasoline|books|water|medipacks|simple|advanced|probe|_|A|D)(\\+b)?){0,4}|\
    done|ready|unready|act|finish|battery|dollars|\\PC{0,24}";

#[test]
fn texts_are_read_or_refused() {
    let rules = plain_box::plain();
    let config = ProptestConfig { cases: 100_000, ..ProptestConfig::default() };
    let mut runner = proptest::test_runner::TestRunner::new(config);
    let read = runner.run(&TEXT, |text| {
        if let Ok(action) = rules.parse_action(&text) {
            prop_assert_eq!(rules.print_action(action), text.clone());
        }
        if let Ok(outcome) = rules.parse_outcome(&text) {
            prop_assert_eq!(rules.print_outcome(outcome), text.clone());
        }
        if let Ok(setup) = rules.parse_setup(&text) {
            prop_assert_eq!(rules.print_setup(&setup), text);
        }
        Ok(())
    });
    read.unwrap();
}

#[test]
fn what_lies_beyond_the_board_is_no_action() {
    let rules = plain_box::plain();
    for text in
        ["refresh-5", "mark-6", "discard-4", "buy-4-1", "buy-1-4", "plan-5-80", "deploy-5", "refresh-0", "check-0"]
    {
        assert!(rules.parse_action(text).is_err(), "{text}");
    }
    // As many check-mark actions as a box can have.
    let last = rules.parse_action("check-63").unwrap();
    assert_eq!(rules.print_action(last), "check-63");
    assert!(rules.parse_action("check-64").is_err());
}

#[test]
fn what_the_notation_page_shows_is_read() {
    let rules = plain_box::plain();
    let page = include_str!("../../../docs/notation.md");
    let section = page.split_once("## Blackout").unwrap().1.split_once("## Game files").unwrap().0;
    let quoted = |text: &str| -> Vec<String> { text.split('`').skip(1).step_by(2).map(Into::into).collect() };
    let rows = section.lines().filter_map(|line| line.strip_prefix("| `"));
    let actions: Vec<String> = rows.flat_map(|row| quoted(&format!("`{}", row.split('|').next().unwrap()))).collect();
    assert!(actions.len() > 30, "{actions:?}");
    for action in actions {
        assert!(rules.parse_action(&action).is_ok(), "{action} is no action");
    }
    let outcomes = section.split_once("**An outcome** is").unwrap().1;
    for outcome in quoted(outcomes).iter().filter(|text| *text != "_") {
        assert!(rules.parse_outcome(outcome).is_ok(), "{outcome} is no outcome");
    }
    let setups = section.split_once("**A setup** is").unwrap().1.split_once("a solo chapter").unwrap().0;
    for setup in quoted(setups) {
        assert!(rules.parse_setup(&setup).is_ok(), "{setup} is no setup");
    }
}
