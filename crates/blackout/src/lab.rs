//! Situations for tests: a state whose open table was set up by hand.

use crate::state::{State, Table};

impl State {
    /// Changes what lies open, as a test needs it. The caller keeps the table possible; secrets stay as they are.
    pub fn edit(&mut self, change: impl FnOnce(&mut Table)) {
        change(&mut self.table);
    }
}
