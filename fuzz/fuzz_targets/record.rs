//! Any text is a record or is refused on one of its lines, and a record is written so that it is read again.
#![no_main]

use game::record::{Record, heading};
use hongkong::HongKong;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let _ = heading(text).map(|heading| heading.game);
    match Record::from_text(&HongKong, text) {
        Ok(record) => {
            let written = record.to_text(&HongKong);
            assert_eq!(Record::from_text(&HongKong, &written).as_ref(), Ok(&record));
        }
        Err(error) => assert!((1..=text.lines().count() + 1).contains(&error.line)),
    }
});
