//! Remarks at the table, and the game as text.

use game::luck::{commitment, to_hex};
use game::{Keys, Viewer};
use serde_json::{Value, json};

use super::{Asker, Remark, Table, letters, luck_of};
use crate::refused::Refused;
use crate::say::{Phrase, Trouble};
use crate::store::{Phase, RemarkRow};
use crate::wire::{Replay, Said};
use crate::words::plain;

/// The longest remark, in characters.
const LONGEST: usize = 500;

impl Table {
    /// Says something to everybody at the table.
    pub(super) async fn say(&mut self, asker: &Asker, remark: Remark) -> Result<Value, Refused> {
        self.may_watch(asker)?;
        let person = asker.person.clone().ok_or(Trouble::Unknown)?;
        let (words, phrase) = match remark {
            Remark::Words(words) => {
                let words = plain(&words).trim().to_owned();
                if words.is_empty() || words.chars().count() > LONGEST {
                    return Err(Trouble::BadWords { most: LONGEST }.into());
                }
                (Some(words), None)
            }
            Remark::Phrase(phrase) => {
                let is_known = Phrase::KEYS.iter().any(|key| key.id == phrase);
                if !is_known {
                    return Err(Trouble::NoPhrase.into());
                }
                (None, Some(phrase))
            }
        };
        let row = RemarkRow { person: Some(person), name: asker.name.clone(), words, phrase, at: self.now() };
        self.shared.store.add_remark(self.row.key, &row).await?;
        let remark = json!({ "name": row.name, "words": row.words, "phrase": row.phrase, "at": row.at });
        self.send_all(&json!({ "is": "remark", "remark": remark }));
        Ok(remark)
    }

    /// All a viewer knew from the beginning on, as text already: a long game is large, and is written once.
    pub(super) fn replay(&self, asker: &Asker, viewer: Viewer) -> Result<Value, Refused> {
        self.may_see(asker, viewer)?;
        let (seats, last) = (letters(self.sitting.seats()), self.sitting.version(viewer));
        let replay =
            Replay { seats, last, result: self.sitting.result(), steps: self.sitting.replay(viewer), game: None };
        serde_json::to_string(&replay).map(Value::String).map_err(|_| Trouble::Failed.into())
    }

    /// After the end the whole game as text, which anybody can replay and verify. Before it only what the viewer knows.
    pub(super) fn export(&self, asker: &Asker, viewer: Viewer) -> Result<Value, Refused> {
        self.may_see(asker, viewer)?;
        if self.row.phase == Phase::Over {
            return Ok(json!({ "text": self.text() }));
        }
        Ok(json!({ "heard": self.sitting.history(viewer) }))
    }

    /// The whole game as text.
    fn text(&self) -> String {
        let server = luck_of(&self.row);
        let mut tags = vec![("commitment", to_hex(&commitment(server))), ("seed", to_hex(&server))];
        for row in &self.seats {
            let name = match row.seat {
                game::Seat::A => "seat-A",
                game::Seat::B => "seat-B",
                game::Seat::C => "seat-C",
                game::Seat::D => "seat-D",
            };
            tags.push((name, row.name.clone()));
        }
        self.sitting.text(&tags)
    }

    /// Draws all the luck again from the seed that is known at the end.
    pub(super) fn verify(&self, asker: &Asker) -> Result<Value, Refused> {
        self.may_watch(asker)?;
        if self.row.phase != Phase::Over {
            return Err(Trouble::NotOver.into());
        }
        let server = luck_of(&self.row);
        let seed = self.sitting.seed(server);
        Ok(match self.sitting.verify(seed) {
            Ok(()) => json!({ "is_fair": true, "commitment": to_hex(&commitment(server)), "seed": to_hex(&seed.0) }),
            Err((step, flaw)) => json!({ "is_fair": false, "step": step, "why": Said::of(&flaw) }),
        })
    }
}
