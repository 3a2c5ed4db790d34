//! What an operator does at a table, and what is reported to them.

use game::luck::{commitment, to_hex};
use game::{Seat, Viewer};
use serde_json::{Value, json};

use super::{Asker, Table, luck_of};
use crate::refused::Refused;
use crate::say::Trouble;
use crate::sitting::BOTS;
use crate::store::{Phase, SeatRow, Store};

impl Table {
    /// Ends a table that is not over.
    pub(super) async fn close_by_operator(&mut self) -> Result<Value, Refused> {
        if matches!(self.row.phase, Phase::Over | Phase::Closed) {
            return Err(Trouble::Over.into());
        }
        self.enter(Phase::Closed).await
    }

    /// Forgets a person: before the start their seats open, in a game a bot plays on, and what was played stays under the seat's
    /// letter instead of a name.
    pub(super) async fn forget(&mut self, person: &str) -> Result<Value, Refused> {
        let is_theirs = |row: &&SeatRow| row.person.as_deref() == Some(person);
        let seats: Vec<Seat> = self.seats.iter().filter(is_theirs).map(|row| row.seat).collect();
        let mut changes = Vec::new();
        for &seat in &seats {
            let phase = self.row.phase;
            let is_playing = phase == Phase::Playing && self.bot_of(seat).is_none();
            let resigned = self.seat(seat).is_some_and(|row| row.has_resigned);
            let bot = (is_playing && !resigned).then(|| self.shared.settings.substitute.clone());
            if let Some(bot) = &bot {
                self.sitting.take_over(seat, bot, self.now()).map_err(Refused::by_rule)?;
            }
            let name = if phase == Phase::Waiting { String::new() } else { seat.to_string() };
            changes.push(self.change_seat(seat, |row| {
                let bot = bot.or_else(|| row.bot.clone());
                SeatRow { person: None, name, bot, link: None, ..row }
            })?);
            changes.push(Store::to_nameless(self.row.key, seat));
        }
        let is_reserved = |row: &&SeatRow| row.invited.as_deref() == Some(person);
        let reserved: Vec<Seat> = self.seats.iter().filter(is_reserved).map(|row| row.seat).collect();
        for seat in reserved {
            changes.push(self.change_seat(seat, |row| SeatRow { invited: None, name: String::new(), ..row })?);
        }
        self.listeners.retain(|listener| listener.person.as_deref() != Some(person));
        self.write_seats(changes).await?;
        // The log in memory still has the name.
        self.take_up_log().await?;
        self.tell_info();
        Ok(json!({ "seats": seats.len() }))
    }

    /// The game as a report shows it: the whole log, without names, and without the seed as long as it would tell the future.
    pub(super) fn report(&self, asker: &Asker, viewer: Viewer) -> Result<Value, Refused> {
        self.may_see(asker, viewer)?;
        let server = luck_of(&self.row);
        let mut tags = vec![("commitment", to_hex(&commitment(server)))];
        if self.row.phase == Phase::Over {
            tags.push(("seed", to_hex(&server)));
        }
        let text = without_names(&self.sitting.text(&tags));
        Ok(json!({ "step": self.sitting.n_lines(), "text": text }))
    }
}

/// A game file without the names of who has taken over a seat. What is changed is sealed no more.
fn without_names(text: &str) -> String {
    let mut plain = String::new();
    for line in text.lines() {
        match line.split_once(" /takeover ") {
            Some((step, name)) if !BOTS.contains(&name) => {
                let seat = step.rsplit(' ').next().unwrap_or_default();
                plain.extend([step, " /takeover ", seat]);
            }
            _ if line.starts_with("seal ") => plain.push_str("unsealed"),
            _ => plain.push_str(line),
        }
        plain.push('\n');
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::without_names;

    #[test]
    fn a_report_names_nobody() {
        let file = "harbour game 1\n\n1 A a1\n2 B /takeover greedy\n3 B /takeover Ben Hur\nseal 00 0011\n";
        let plain = "harbour game 1\n\n1 A a1\n2 B /takeover greedy\n3 B /takeover B\nunsealed\n";
        assert_eq!(without_names(file), plain);
    }
}
