//! Rematches: a new table that invites the other players of a finished game, and their answers.

use game::Seat;
use serde_json::{Value, json};

use super::{Asker, Table};
use crate::refused::Refused;
use crate::say::Trouble;
use crate::secrets::{Secret, id};
use crate::store::{GameRow, Phase, SeatRow, Store};

impl Table {
    /// Opens a waiting table for the same players, each one seat further. The caller and the bots sit down at once; the other
    /// players are invited. A second caller gets the table of the first one, unless that was closed.
    pub(super) async fn rematch(&mut self, asker: &Asker) -> Result<Value, Refused> {
        if !self.seats.iter().any(|row| self.owns(asker, row.seat)) {
            return Err(Trouble::NoTable.into());
        }
        if self.row.phase != Phase::Over {
            return Err(Trouble::NotOver.into());
        }
        if let Some(rematch) = &self.row.rematch {
            let is_closed = self.shared.store.game(rematch).await?.is_none_or(|row| row.phase == Phase::Closed);
            if !is_closed {
                return Ok(json!({ "id": rematch }));
            }
        }
        self.shared.check_may_host(asker.person.as_deref()).await?;
        let outside = &*self.shared.outside;
        let (invitation, watching) = (Secret::new(outside), Secret::new(outside));
        let row = GameRow {
            key: 0,
            id: id(outside),
            host: asker.person.clone(),
            luck: outside.secret().to_vec(),
            invitation: invitation.hash(),
            watching: watching.hash(),
            phase: Phase::Waiting,
            career: None,
            rematch: None,
            made_at: self.now(),
            ..self.row.clone()
        };
        let seats = self.rematch_seats(asker);
        self.shared.store.add_game(&row, &seats, None, None).await?;
        self.settle(vec![Store::to_rematch(self.row.key, self.row.rematch.as_deref(), &row.id)]).await?;
        self.row.rematch = Some(row.id.clone());
        self.tell_info();
        Ok(json!({ "id": row.id, "invitation": invitation.0, "watching": watching.0 }))
    }

    /// The seats of a rematch: every player moves one seat on.
    fn rematch_seats(&self, asker: &Asker) -> Vec<SeatRow> {
        let n = self.seats.len();
        let moved = |i: usize| {
            let from = &self.seats[(i + n - 1) % n];
            let (person, invited) = match &from.person {
                Some(person) if asker.person.as_ref() == Some(person) => (Some(person.clone()), None),
                other => (None, other.clone()),
            };
            // A substitute bot leaves with the finished game.
            let bot = if from.person.is_some() { None } else { from.bot.clone() };
            let name = if from.person.is_some() || bot.is_some() { from.name.clone() } else { String::new() };
            SeatRow { seat: self.seats[i].seat, person, invited, bot, name, has_resigned: false, link: None }
        };
        (0..n).map(moved).collect()
    }

    /// The seats that are reserved for a person.
    pub(super) fn invitations_of(&self, asker: &Asker) -> Vec<Seat> {
        let is_theirs = |row: &&SeatRow| asker.person.is_some() && row.invited == asker.person;
        self.seats.iter().filter(is_theirs).map(|row| row.seat).collect()
    }

    /// Turns an invitation down: the seats reserved for the caller become free.
    pub(super) async fn decline(&mut self, asker: &Asker) -> Result<Value, Refused> {
        self.check_waiting()?;
        let seats = self.invitations_of(asker);
        if seats.is_empty() {
            return Err(Trouble::NotInvited.into());
        }
        let mut changes = Vec::new();
        for seat in seats {
            changes.push(self.change_seat(seat, |row| SeatRow { invited: None, name: String::new(), ..row })?);
        }
        self.write_seats(changes).await?;
        self.send_all(&json!({ "is": "declined", "name": asker.name }));
        Ok(json!({ "declined": true }))
    }

    /// Renames one of the caller's own seats before the start, so that several people at one device have their own names.
    pub(super) async fn rename_seat(&mut self, asker: &Asker, seat: Seat, name: String) -> Result<Value, Refused> {
        self.check_own(asker, seat)?;
        self.check_waiting()?;
        let change = self.change_seat(seat, |row| SeatRow { name, ..row })?;
        self.write_seats(vec![change]).await?;
        Ok(self.info(asker))
    }
}
