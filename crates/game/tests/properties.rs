//! The small readers of the contract: no text is too odd, and what is read is written as it was.

use game::luck::{from_hex, to_hex};
use game::record::heading;
use game::{Seat, plain_number};
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig { cases: 100_000, ..ProptestConfig::default() })]

    #[test]
    fn numbers_have_one_text(text in "[0-9+-]{0,6}|\\PC{0,6}") {
        if let Some(number) = plain_number::<u64>(&text) {
            prop_assert_eq!(number.to_string(), text);
        }
    }

    #[test]
    fn bytes_come_back_from_hex(text in "[0-9a-f]{60,66}|\\PC{0,70}") {
        if let Some(bytes) = from_hex(&text) {
            prop_assert_eq!(to_hex(&bytes), text.to_lowercase());
        }
    }

    #[test]
    fn seats_and_headings_are_read_or_refused(text in "[A-E]{0,2}|harbour game 1\n(game|rules|box|\\PC){0,4}\\PC{0,20}|\\PC{0,40}") {
        if let Ok(seat) = text.parse::<Seat>() {
            prop_assert_eq!(seat.to_string(), text.clone());
        }
        if let Some(heading) = heading(&text) {
            prop_assert!(text.contains(heading.game) && text.contains(heading.rules));
        }
    }
}
