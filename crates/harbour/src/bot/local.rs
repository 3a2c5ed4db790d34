//! A table's game on this machine, so that a program at a seat on a server can look ahead.

use blackout::Blackout;
use boxes::{BoxFile, LoadedBox, Sources};
use game::{Game, Seat, SeatSet};
use hongkong::HongKong;
use serde_json::Value;
use text::Text;

use crate::external::{Lookahead, ProtocolGame, Responder};

/// A game with the view of one seat.
pub trait LocalTable {
    /// Returns whether a text is a position of this game as the seat knows it.
    fn can_read(&self, position: &str) -> bool;

    /// Returns the look-ahead from a position for the question with this number; `None` if the position cannot be read. All
    /// draws follow from the number and the seed.
    fn lookahead<'a>(
        &'a mut self,
        position: &str,
        text: &'a Text,
        number: u64,
        seed: u64,
    ) -> Option<Box<dyn Responder + 'a>>;
}

/// Error returned when a program cannot look ahead at a table; its message says why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LocalTableError {
    /// The server does not send position texts, or one that cannot be read.
    Position,
    /// The table is played by another version of the rules.
    Rules,
    /// The box of the table cannot be loaded.
    Box,
}

impl LocalTableError {
    /// The reason's name in the message.
    pub const fn reason(self) -> &'static str {
        match self {
            LocalTableError::Position => "position",
            LocalTableError::Rules => "rules",
            LocalTableError::Box => "box",
        }
    }
}

/// The rules of a game and the view of a seat.
struct SeatAtGame<G: Game> {
    game: G,
    seat: Seat,
    seats: SeatSet,
    /// The view that the program is looking ahead from.
    view: Option<G::View>,
}

impl<G: ProtocolGame> LocalTable for SeatAtGame<G> {
    fn can_read(&self, position: &str) -> bool {
        G::parse_view(position, self.seat.into()).is_some()
    }

    fn lookahead<'a>(
        &'a mut self,
        position: &str,
        text: &'a Text,
        number: u64,
        seed: u64,
    ) -> Option<Box<dyn Responder + 'a>> {
        let view = self.view.insert(G::parse_view(position, self.seat.into())?);
        Some(Box::new(Lookahead::new(&self.game, text, view, (self.seat, self.seats), (number, seed))))
    }
}

/// Returns the game of a table as the server describes it, with the view of a seat. `load_box` loads a box by its hash.
pub fn local_table(
    table: &Value,
    position: Option<&str>,
    seat: Seat,
    load_box: impl FnOnce(&str) -> Option<LoadedBox>,
) -> Result<Box<dyn LocalTable>, LocalTableError> {
    let local = match table["box"].as_str() {
        None => with_view_of(HongKong, table, seat)?,
        Some(hash) => {
            let loaded = load_box(hash).ok_or(LocalTableError::Box)?;
            let game = Blackout { components: loaded.components };
            if game.edition().components.as_deref() != Some(hash) {
                return Err(LocalTableError::Box);
            }
            with_view_of(game, table, seat)?
        }
    };
    if position.is_some_and(|position| local.can_read(position)) { Ok(local) } else { Err(LocalTableError::Position) }
}

fn with_view_of<G: ProtocolGame + 'static>(
    game: G,
    table: &Value,
    seat: Seat,
) -> Result<Box<dyn LocalTable>, LocalTableError> {
    if table["game"] != G::NAME || table["rules"] != game.edition().rules {
        return Err(LocalTableError::Rules);
    }
    let setup = table["setup"].as_str().and_then(|setup| game.parse_setup(setup).ok()).ok_or(LocalTableError::Rules)?;
    let seats = game.seats(&setup);
    Ok(Box::new(SeatAtGame { game, seat, seats, view: None }))
}

/// Loads a box from its files as a server sends them; `None` if one is missing or wrong.
pub fn box_of_files(files: &Value) -> Option<LoadedBox> {
    let texts = BoxFile::ALL.iter().map(|file| files["files"][file.name()].as_str().map(Into::into));
    boxes::load(&Sources::of(texts.collect::<Option<_>>()?)?).ok()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn hongkong() -> Value {
        json!({ "game": "hongkong", "rules": HongKong::RULES, "setup": "draw", "box": null })
    }

    fn error_of(
        table: &Value,
        position: Option<&str>,
        load_box: impl FnOnce(&str) -> Option<LoadedBox>,
    ) -> Option<LocalTableError> {
        local_table(table, position, Seat::B, load_box).err()
    }

    #[test]
    fn a_table_that_cannot_be_opened_here_is_explained() {
        let start = hongkong::State::Play(hongkong::Position::start(hongkong::Player::B)).to_string();
        assert_eq!(error_of(&hongkong(), Some(&start), |_| None), None);
        assert_eq!(error_of(&hongkong(), Some("draw"), |_| None), None);
        assert_eq!(error_of(&hongkong(), None, |_| None), Some(LocalTableError::Position));
        assert_eq!(error_of(&hongkong(), Some("viewer B"), |_| None), Some(LocalTableError::Position));
        for (field, value) in [("rules", json!(HongKong::RULES + 1)), ("game", json!("go")), ("setup", json!("?"))] {
            let mut table = hongkong();
            table[field] = value;
            assert_eq!(error_of(&table, Some(&start), |_| None), Some(LocalTableError::Rules), "{field}");
        }
    }

    #[test]
    fn the_box_of_the_table_is_needed() {
        let game = Blackout { components: boxes::embedded().components };
        let setup = game.parse_setup("seats 2").unwrap();
        let position = game.view(&game.start(&setup), Seat::B.into()).to_string();
        let hash = game.edition().components;
        let table = json!({ "game": "blackout", "rules": Blackout::RULES, "setup": "seats 2", "box": hash });
        let embedded = |_: &str| Some(boxes::embedded());
        assert_eq!(error_of(&table, Some(&position), embedded), None);
        assert_eq!(error_of(&table, Some(&position), |_| None), Some(LocalTableError::Box));
        let other =
            json!({ "game": "blackout", "rules": Blackout::RULES, "setup": "seats 2", "box": "0123456789abcdef" });
        assert_eq!(error_of(&other, Some(&position), embedded), Some(LocalTableError::Box));
        let of_another_seat = position.replacen("viewer B", "viewer A", 1);
        assert_eq!(error_of(&table, Some(&of_another_seat), embedded), Some(LocalTableError::Position));
        assert!(box_of_files(&Value::Null).is_none() && box_of_files(&json!({ "files": {} })).is_none());
    }
}
