//! Any text is a setup, an action, an outcome, a game, or is refused; and what is read comes back as it was written.
#![no_main]

use std::sync::LazyLock;

use blackout::Blackout;
use game::Game;
use game::record::Record;
use libfuzzer_sys::fuzz_target;

static RULES: LazyLock<Blackout> = LazyLock::new(|| Blackout { components: boxes::embedded().components });

fuzz_target!(|text: &str| {
    let rules = &*RULES;
    if let Ok(setup) = rules.parse_setup(text) {
        assert_eq!(rules.print_setup(&setup), text);
    }
    if let Ok(action) = rules.parse_action(text) {
        assert_eq!(rules.print_action(action), text);
    }
    if let Ok(outcome) = rules.parse_outcome(text) {
        assert_eq!(rules.print_outcome(outcome), text);
    }
    if let Ok(record) = Record::from_text(rules, text) {
        let again = Record::from_text(rules, &record.to_text(rules)).expect("what was written is read");
        assert_eq!(again, record);
    }
});
