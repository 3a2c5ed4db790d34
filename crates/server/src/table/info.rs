//! What there is to know of a table beside its game.

use game::Seat;
use game::luck::{commitment, to_hex};
use serde_json::{Value, json};

use super::{Asker, Table, luck_of};
use crate::store::Phase;

impl Table {
    /// What there is to know of the table, for who asks.
    pub(super) fn info(&self, asker: &Asker) -> Value {
        let mut info = self.public_info();
        let own = self.seats.iter().filter(|row| self.owns(asker, row.seat)).map(|row| row.seat.letter());
        info["own"] = json!(own.collect::<String>());
        info["is_host"] = json!(asker.person.is_some() && asker.person == self.row.host);
        info
    }

    fn public_info(&self) -> Value {
        let seats: Vec<Value> = self
            .seats
            .iter()
            .map(|row| {
                json!({
                    "seat": row.seat.letter(),
                    "name": row.name,
                    "bot": row.bot,
                    "is_open": row.person.is_none() && row.bot.is_none(),
                    "is_away": row.person.is_some() && row.bot.is_some() && !row.has_resigned,
                    "has_resigned": row.has_resigned,
                })
            })
            .collect();
        let is_over = matches!(self.row.phase, Phase::Over | Phase::Closed);
        let server = luck_of(&self.row);
        let added: String = self.sitting.luck_added().iter().map(Seat::letter).collect();
        let places =
            self.sitting.places().map(|places| self.seats.iter().map(|row| places[row.seat]).collect::<Vec<u8>>());
        json!({
            "id": self.row.id,
            "game": self.row.name,
            "rules": self.row.rules,
            "box": self.row.components,
            "setup": self.row.setup,
            "options": self.options,
            "phase": self.row.phase,
            "is_public": self.row.is_public,
            "seats": seats,
            // The hash of the server's part is known from the start, the part itself at the end.
            "luck": {
                "commitment": to_hex(&commitment(server)),
                "added": added,
                "server": is_over.then(|| to_hex(&server)),
                "seed": is_over.then(|| to_hex(&self.sitting.seed(server).0)),
            },
            "places": places.filter(|_| is_over),
            "is_marked": self.sitting.is_marked(),
            "career": self.row.career,
            "rematch": self.row.rematch,
            "made_at": self.row.made_at,
        })
    }

    /// Tells everybody what has changed about the table itself.
    pub(super) fn tell_info(&mut self) {
        let info = json!({ "is": "table", "table": self.public_info() });
        self.send_all(&info);
    }
}
