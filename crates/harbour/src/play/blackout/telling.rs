//! What happened and how it ended, in words.

use std::io;

use blackout::campaign::outcome;
use blackout::{Blackout, CardId, Event};
use game::record::Record;
use game::{Arg, Message, Seat, Viewer};

use super::meaning::meant;
use super::table::Table;
use crate::blackout_table::{self, Describe};
use crate::play::shown;
use crate::say::Say;
use crate::screen::Screen;

impl Table<'_> {
    /// Tells a seat what it has heard since it was last told; what one player did stands in one paragraph.
    pub(super) fn tell(&mut self, viewer: Viewer, from: usize) -> io::Result<usize> {
        let heard = self.kept.record.heard(&self.kept.game, viewer);
        let mut paragraph: Vec<String> = Vec::new();
        let mut of = None;
        for event in heard.iter().skip(from) {
            let actor = actor(event);
            let begins_round = matches!(event, Event::Round { .. });
            if actor != of || begins_round {
                self.end_paragraph(&mut paragraph)?;
            }
            if begins_round {
                self.screen.line("")?;
            }
            of = actor;
            paragraph.push(self.screen.text.say(event));
        }
        self.end_paragraph(&mut paragraph)?;
        Ok(heard.len())
    }

    /// Tells what the chapter asks for; nothing outside the campaign.
    pub(super) fn introduce_chapter(&mut self) -> io::Result<()> {
        let describe = self.describe();
        blackout_table::chapter::introduction(&mut self.screen, describe, self.kept.record.state().table())
    }

    fn end_paragraph(&mut self, paragraph: &mut Vec<String>) -> io::Result<()> {
        if paragraph.is_empty() { Ok(()) } else { self.screen.lines(&std::mem::take(paragraph).join(" ")) }
    }
}

/// Who an event is about.
fn actor(event: &Event) -> Option<Seat> {
    event.args().into_iter().find_map(|(_, arg)| match arg {
        Arg::Seat(seat) => Some(seat),
        _ => None,
    })
}

/// Scores by their causes, and who has won, once the game is over.
pub fn tell_result(
    screen: &mut Screen<'_>,
    describe: Describe<'_>,
    rules: &Blackout,
    record: &Record<Blackout>,
) -> io::Result<()> {
    let Some(places) = record.places(rules) else { return Ok(()) };
    blackout_table::result(screen, describe, record.state(), &record.heard(rules, Viewer::Spectator))?;
    let table = record.state().table();
    for seat in table.seats().iter().filter(|&seat| record.resigned().contains(seat)) {
        screen.say(&Say::Resigned { seat })?;
    }
    if let Some(outcome) = outcome(&rules.components, table) {
        return blackout_table::chapter::result(screen, describe, table, &outcome);
    }
    let winners: Vec<String> =
        table.seats().iter().filter(|&seat| places[seat] == 1).map(|seat| describe.text.name(seat)).collect();
    match &winners[..] {
        [] => Ok(()),
        [_] => screen.say(&Say::WonBlackout { name: winners.concat() }),
        _ => screen.say(&Say::SharedBlackout { names: winners.join(", ") }),
    }
}

/// Tells all that is printed on the cards whose names hold the words.
pub fn tell_cards(screen: &mut Screen<'_>, describe: Describe<'_>, typed: &str) -> io::Result<()> {
    if typed.is_empty() {
        return screen.say(&Say::CardWhat);
    }
    // Beyond the first seat's player cards names only repeat.
    let cards: Vec<CardId> = (0..92).filter_map(CardId::new).collect();
    let names: Vec<&str> = cards.iter().map(|&card| describe.name(card)).collect();
    let found = meant(&names, typed);
    if found.is_empty() {
        return screen.say(&Say::NoSuchCard { text: shown(typed) });
    }
    found.into_iter().try_for_each(|i| screen.lines(&describe.card(cards[i])))
}
