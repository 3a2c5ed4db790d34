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
