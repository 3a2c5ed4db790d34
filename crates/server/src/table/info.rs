//! What there is to know of a table beside its game.

use game::Seat;
use game::luck::{commitment, to_hex};
use serde_json::{Value, json};

use super::{Asker, Table, luck_of};
use crate::store::{Phase, SeatRow};
use crate::wire::{LuckSheet, SeatSheet, TableSheet};

impl Table {
    /// What there is to know of the table, for who asks.
    pub(super) fn info(&self, asker: &Asker) -> Value {
        let own = self.seats.iter().filter(|row| self.owns(asker, row.seat)).map(|row| row.seat.letter());
        let is_host = asker.person.is_some() && asker.person == self.row.host;
        let invited = self.invitations_of(asker).into_iter().map(Seat::letter).collect();
        let own = Some(own.collect());
        let sheet = TableSheet { own, invited: Some(invited), is_host: Some(is_host), ..self.sheet() };
        serde_json::to_value(sheet).unwrap_or_default()
    }

    fn sheet(&self) -> TableSheet {
        let seats = self.seats.iter().map(|row| SeatSheet {
            seat: row.seat.into(),
            name: row.name.clone(),
            bot: row.bot.clone(),
            is_open: row.person.is_none() && row.bot.is_none() && row.invited.is_none(),
            is_invited: row.invited.is_some(),
            is_away: row.person.is_some() && row.bot.is_some() && !row.has_resigned,
            has_resigned: row.has_resigned,
        });
        let is_hosts = |row: &&SeatRow| row.person.is_some() && row.person == self.row.host;
        let is_over = matches!(self.row.phase, Phase::Over | Phase::Closed);
        let server = luck_of(&self.row);
        let places =
            self.sitting.places().map(|places| self.seats.iter().map(|row| places[row.seat]).collect::<Vec<u8>>());
        TableSheet {
            id: self.row.id.clone(),
            game: self.row.name.clone(),
            rules: self.row.rules,
            components: self.row.components.clone(),
            setup: self.row.setup.clone(),
            options: self.options.clone(),
            phase: self.row.phase,
            is_public: self.row.is_public,
            seats: seats.collect(),
            // The hash of the server's part is known from the start, the part itself at the end.
            luck: LuckSheet {
                commitment: to_hex(&commitment(server)),
                added: self.sitting.luck_added().iter().map(Seat::letter).collect(),
                server: is_over.then(|| to_hex(&server)),
                seed: is_over.then(|| to_hex(&self.sitting.seed(server).0)),
            },
            places: places.filter(|_| is_over),
            result: self.sitting.result().filter(|_| is_over),
            is_marked: self.sitting.is_marked(),
            gives_hints: self.gives_hints(),
            career: self.row.career.clone(),
            rematch: self.row.rematch.clone(),
            host: self.seats.iter().find(is_hosts).map(|row| row.seat.into()),
            made_at: self.row.made_at,
            own: None,
            invited: None,
            is_host: None,
        }
    }

    /// Tells everybody what has changed about the table itself.
    pub(super) fn tell_info(&mut self) {
        let info = json!({ "is": "table", "table": self.sheet() });
        self.send_all(&info);
    }
}
