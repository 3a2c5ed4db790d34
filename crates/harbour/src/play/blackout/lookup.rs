//! Looking up what is printed on cards.

use std::io;

use blackout::CardId;

use super::meaning::meant;
use super::table::Table;
use crate::play::shown;
use crate::say::Say;

impl Table<'_> {
    /// Prints all cards whose names contain the words.
    pub(super) fn cards(&mut self, typed: &str) -> io::Result<()> {
        let describe = self.describe();
        if typed.is_empty() {
            return self.screen.say(&Say::CardWhat);
        }
        // Beyond the first seat's player cards names only repeat.
        let cards: Vec<CardId> = (0..92).filter_map(CardId::new).collect();
        let names: Vec<&str> = cards.iter().map(|&card| describe.name(card)).collect();
        let found = meant(&names, typed);
        if found.is_empty() {
            return self.screen.say(&Say::NoSuchCard { text: shown(typed) });
        }
        found.into_iter().try_for_each(|i| self.screen.lines(&describe.card(cards[i])))
    }
}
