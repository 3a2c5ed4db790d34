//! The words in which programs are told of a game.

use boxes::LoadedBox;
use serde_json::value::RawValue;
use text::{Lang, Text};

use crate::blackout_table::name_things;

/// What programs are told by.
pub struct Speech {
    /// English, which knows the names of the box.
    pub text: Text,
    /// All that is printed in the box, where the game has one.
    pub printed: Option<Box<RawValue>>,
}

impl Speech {
    /// For Hong Kong.
    pub fn of_hongkong() -> Speech {
        Speech { text: Text::new(Lang::En), printed: None }
    }

    /// For Blackout with this box.
    pub fn of_blackout(loaded: &LoadedBox) -> Speech {
        let mut text = Text::new(Lang::En);
        name_things(&mut text, loaded);
        Speech { text, printed: serde_json::value::to_raw_value(&server::box_sheet(loaded)).ok() }
    }
}
