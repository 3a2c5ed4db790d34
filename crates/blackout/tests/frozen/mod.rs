//! The frozen copy of the box, which no tuning changes.

use std::path::Path;

use blackout::Blackout;

pub fn frozen() -> Blackout {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/frozen_box");
    let loaded = boxes::load_dir(&folder).unwrap_or_else(|flaws| panic!("the frozen box is broken: {flaws:?}"));
    Blackout { components: loaded.components }
}
