//! Who sits where: joining, leaving, giving a seat to a bot and back, beginning.

use game::luck::Bytes;
use game::{Seat, SeatSet, Viewer};
use serde_json::{Value, json};

use super::{Asker, Table, luck_of};
use crate::refused::Refused;
use crate::say::Trouble;
use crate::secrets::Secret;
use crate::sitting::BOTS;
use crate::store::{Change, Phase, SeatRow, Store};

/// How long somebody without a socket counts as being there after the last request.
const PRESENCE: i64 = 60_000;

impl Table {
    pub(super) fn note_presence(&mut self, asker: &Asker) {
        let Some(person) = &asker.person else { return };
        let now = self.now();
        for row in self.seats.iter().filter(|row| row.person.as_ref() == Some(person)) {
            self.last_heard[row.seat.index()] = Some(now);
        }
    }

    /// Whether a seat's person listens, or has asked for something of late: who plays by plain requests is there too.
    pub(super) fn is_there(&self, seat: Seat) -> bool {
        let listens = self.listeners.iter().any(|listener| listener.viewer == Viewer::Seat(seat));
        let heard = self.last_heard[seat.index()];
        listens || heard.is_some_and(|at| self.now() - at < PRESENCE)
    }

    pub(super) fn seat(&self, seat: Seat) -> Option<&SeatRow> {
        self.seats.iter().find(|row| row.seat == seat)
    }

    /// The bot that plays a seat.
    pub(super) fn bot_of(&self, seat: Seat) -> Option<String> {
        self.seat(seat).and_then(|row| row.bot.clone())
    }

    /// The seats that people play themselves.
    pub(super) fn people(&self) -> SeatSet {
        let plays = |row: &&SeatRow| row.person.is_some() && row.bot.is_none() && !row.has_resigned;
        self.seats.iter().filter(plays).map(|row| row.seat).collect()
    }

    pub(super) fn owns(&self, asker: &Asker, seat: Seat) -> bool {
        asker.person.is_some() && self.seat(seat).is_some_and(|row| row.person == asker.person)
    }

    /// The asker must own the seat, and play it.
    pub(super) fn check_own(&self, asker: &Asker, seat: Seat) -> Result<(), Refused> {
        let row = self.seat(seat).ok_or_else(|| Trouble::NoSeat { found: seat.to_string() })?;
        let plays = self.owns(asker, seat) && row.bot.is_none() && !row.has_resigned;
        if plays { Ok(()) } else { Err(Trouble::NotYours { seat }.into()) }
    }

    fn check_host(&self, asker: &Asker) -> Result<(), Refused> {
        if asker.person.is_some() && asker.person == self.row.host { Ok(()) } else { Err(Trouble::NotHost.into()) }
    }

    pub(super) fn check_waiting(&self) -> Result<(), Refused> {
        if self.row.phase == Phase::Waiting { Ok(()) } else { Err(Trouble::Started.into()) }
    }

    /// Who may look at the table at all: anybody at a public one; else who sits there or shows a link.
    pub(super) fn may_watch(&self, asker: &Asker) -> Result<(), Refused> {
        let sits = self.seats.iter().any(|row| row.person.is_some() && row.person == asker.person);
        let shows = asker.shown.as_ref().is_some_and(|shown| {
            *shown == self.row.watching
                || *shown == self.row.invitation
                || self.seats.iter().any(|row| row.link.as_ref() == Some(shown))
        });
        let made = asker.person.is_some() && asker.person == self.row.host;
        let is_invited = !self.invitations_of(asker).is_empty();
        if self.row.is_public || sits || shows || made || is_invited { Ok(()) } else { Err(Trouble::NoTable.into()) }
    }

    /// Who may see what: a seat's own view is its person's alone.
    pub(super) fn may_see(&self, asker: &Asker, viewer: Viewer) -> Result<(), Refused> {
        match viewer {
            Viewer::Spectator => self.may_watch(asker),
            Viewer::Seat(seat) if self.owns(asker, seat) => Ok(()),
            Viewer::Seat(seat) => self.may_watch(asker).and(Err(Trouble::NotYours { seat }.into())),
        }
    }

    /// What seats somebody otherwise, in the database and here.
    pub(super) fn change_seat(&mut self, seat: Seat, how: impl FnOnce(SeatRow) -> SeatRow) -> Result<Change, Refused> {
        let row = self.seats.iter_mut().find(|row| row.seat == seat);
        let row = row.ok_or_else(|| Trouble::NoSeat { found: seat.to_string() })?;
        let before = row.clone();
        *row = how(before.clone());
        let change = Store::to_seat(self.row.key, &before, row);
        if let Some(invited) = before.invited.filter(|_| row.invited.is_none()) {
            self.show_out(&invited);
        }
        Ok(change)
    }

    /// Ends the sockets of a person whose invitation to a private table is over, unless they sit there or have made it.
    fn show_out(&mut self, person: &str) {
        let belongs = |row: &SeatRow| [&row.person, &row.invited].into_iter().flatten().any(|one| one == person);
        if self.row.is_public || self.row.host.as_deref() == Some(person) || self.seats.iter().any(belongs) {
            return;
        }
        self.listeners
            .retain(|listener| listener.viewer != Viewer::Spectator || listener.person.as_deref() != Some(person));
    }

    /// Writes a change of seats, or goes back to what the database says.
    pub(super) async fn write_seats(&mut self, changes: Vec<Change>) -> Result<i64, Refused> {
        match self.settle(changes).await {
            Ok(at) => {
                self.tell_info();
                Ok(at)
            }
            Err(error) => {
                self.seats = self.shared.store.seats(self.row.key).await?;
                Err(error)
            }
        }
    }

    /// Seats a person: on the seats reserved for them, else on a free one. A caller with the invitation's link who has no seat
    /// here may also take one that is reserved for a player who has not answered, since the host has given the link away.
    pub(super) async fn join(
        &mut self,
        asker: &Asker,
        seat: Option<Seat>,
        name: Option<String>,
    ) -> Result<Value, Refused> {
        let person = asker.person.clone().ok_or(Trouble::Unknown)?;
        self.check_waiting()?;
        let has_link = asker.shown.as_ref() == Some(&self.row.invitation);
        let is_host = Some(&person) == self.row.host.as_ref();
        let reserved = self.invitations_of(asker);
        if !self.row.is_public && !has_link && !is_host && reserved.is_empty() {
            return Err(Trouble::BadLink.into());
        }
        let is_free = |row: &&SeatRow| row.person.is_none() && row.bot.is_none();
        let is_open = |row: &&SeatRow| is_free(row) && row.invited.is_none();
        let seats = match seat {
            Some(seat) => {
                let row = self.seat(seat).ok_or_else(|| Trouble::NoSeat { found: seat.to_string() })?;
                let may_sit = is_open(&row) || reserved.contains(&seat);
                if may_sit { vec![seat] } else { return Err(Trouble::Taken { seat }.into()) }
            }
            None if !reserved.is_empty() => reserved,
            None => {
                let open = self.seats.iter().find(is_open);
                let sits = self.seats.iter().any(|row| row.person.as_ref() == Some(&person));
                let unanswered = || self.seats.iter().find(|row| has_link && !sits && is_free(row));
                vec![open.or_else(unanswered).ok_or(Trouble::Full)?.seat]
            }
        };
        let mut changes = Vec::new();
        for &seat in &seats {
            let (person, name) = (person.clone(), name.clone());
            let own_name = asker.name.clone();
            changes.push(self.change_seat(seat, |row| {
                // Whoever accepts a rematch keeps the name of the game before.
                let kept = Some(row.name.clone()).filter(|_| row.invited.as_ref() == Some(&person));
                let name = name.or(kept).unwrap_or(own_name);
                SeatRow { person: Some(person), name, invited: None, link: None, ..row }
            })?);
        }
        self.write_seats(changes).await?;
        Ok(json!({ "seat": seats.first().map(|seat| seat.letter()) }))
    }

    /// Takes the seat that a link gives away, whoever had it. The link is good once.
    pub(super) async fn claim(&mut self, asker: &Asker) -> Result<Value, Refused> {
        let person = asker.person.clone().ok_or(Trouble::Unknown)?;
        let shown = asker.shown.clone().ok_or(Trouble::BadLink)?;
        let row = self.seats.iter().find(|row| row.link.as_ref() == Some(&shown)).ok_or(Trouble::BadLink)?;
        let (seat, name) = (row.seat, asker.name.clone());
        let former = row.person.clone().filter(|former| *former != person);
        let former = former.map(|former| Store::to_former_holder(self.row.key, seat, &former));
        let change = self.change_seat(seat, |row| SeatRow {
            person: Some(person),
            name,
            invited: None,
            bot: None,
            has_resigned: false,
            link: None,
            ..row
        })?;
        // Whoever had the seat sees it no more.
        self.listeners.retain(|listener| listener.viewer != Viewer::Seat(seat));
        if self.row.phase == Phase::Playing {
            self.sitting.take_over(seat, &asker.name, self.now()).map_err(Refused::by_rule)?;
            self.clocks.return_to(seat);
        }
        self.write_seats([change].into_iter().chain(former).collect()).await?;
        Ok(json!({ "seat": seat.letter() }))
    }

    pub(super) async fn leave(&mut self, asker: &Asker, seat: Seat) -> Result<Value, Refused> {
        self.check_waiting()?;
        let is_host = self.check_host(asker).is_ok();
        if !self.owns(asker, seat) && !is_host {
            return Err(Trouble::NotYours { seat }.into());
        }
        let change = self.change_seat(seat, |row| SeatRow {
            person: None,
            invited: None,
            bot: None,
            name: String::new(),
            ..row
        })?;
        self.listeners.retain(|listener| listener.viewer != Viewer::Seat(seat));
        self.write_seats(vec![change]).await?;
        Ok(self.info(asker))
    }

    /// Before the start the host seats a bot, or opens its seat. Later a person hands the own seat to a bot.
    pub(super) async fn seat_bot(&mut self, asker: &Asker, seat: Seat, bot: Option<String>) -> Result<Value, Refused> {
        if let Some(found) = bot.as_ref().filter(|bot| !BOTS.contains(&bot.as_str())) {
            return Err(Trouble::NoBot { found: found.clone() }.into());
        }
        if self.row.phase == Phase::Playing {
            // The host may do so for somebody who is not there, and who may return at any time.
            if self.is_there(seat) || self.check_host(asker).is_err() || !self.people().contains(seat) {
                self.check_own(asker, seat)?;
            }
            self.hand_to_bot(seat).await?;
            return Ok(self.info(asker));
        }
        self.check_waiting()?;
        self.check_host(asker)?;
        if self.seat(seat).is_some_and(|row| row.person.is_some()) {
            return Err(Trouble::Taken { seat }.into());
        }
        let name = bot.clone().unwrap_or_default();
        let change = self.change_seat(seat, |row| SeatRow { bot, name, invited: None, ..row })?;
        self.write_seats(vec![change]).await?;
        Ok(self.info(asker))
    }

    /// A bot plays for a person who is away.
    pub(super) async fn hand_to_bot(&mut self, seat: Seat) -> Result<(), Refused> {
        let bot = self.shared.settings.substitute.clone();
        self.sitting.take_over(seat, &bot, self.now()).map_err(Refused::by_rule)?;
        let change = self.change_seat(seat, |row| SeatRow { bot: Some(bot), ..row })?;
        self.write_seats(vec![change]).await.map(drop)
    }

    /// The person is back.
    pub(super) async fn give_back(&mut self, asker: &Asker, seat: Seat) -> Result<Value, Refused> {
        let row = self.seat(seat).ok_or_else(|| Trouble::NoSeat { found: seat.to_string() })?;
        if !self.owns(asker, seat) || row.has_resigned {
            return Err(Trouble::NotYours { seat }.into());
        }
        if row.bot.is_some() && self.row.phase == Phase::Playing {
            let name = row.name.clone();
            self.sitting.take_over(seat, &name, self.now()).map_err(Refused::by_rule)?;
            self.clocks.return_to(seat);
            let change = self.change_seat(seat, |row| SeatRow { bot: None, ..row })?;
            self.write_seats(vec![change]).await?;
        }
        Ok(self.info(asker))
    }

    /// A new link that gives the seat to whoever claims it: for a person who has lost theirs.
    pub(super) async fn reissue(&mut self, asker: &Asker, seat: Seat) -> Result<Value, Refused> {
        self.check_host(asker)?;
        let row = self.seat(seat).ok_or_else(|| Trouble::NoSeat { found: seat.to_string() })?;
        if row.person.is_none() {
            return Err(Trouble::NoSeat { found: seat.to_string() }.into());
        }
        let link = Secret::new(&*self.shared.outside);
        let hash = link.hash();
        let change = self.change_seat(seat, |row| SeatRow { link: Some(hash), ..row })?;
        self.write_seats(vec![change]).await?;
        Ok(json!({ "link": link.0 }))
    }

    /// New links, for a host who has lost the old ones or has told them to the wrong person.
    pub(super) async fn relink(&mut self, asker: &Asker) -> Result<Value, Refused> {
        self.check_host(asker)?;
        let outside = &*self.shared.outside;
        let (invitation, watching) = (Secret::new(outside), Secret::new(outside));
        let (join, watch) = (invitation.hash(), watching.hash());
        self.settle(vec![Store::to_links(self.row.key, &join, &watch)]).await?;
        (self.row.invitation, self.row.watching) = (join, watch);
        // Whoever watches by an old link is shown out; who has a new one comes back.
        let seated = self.seats.iter().flat_map(|row| [&row.person, &row.invited]);
        let people: Vec<_> = seated.chain([&self.row.host]).flatten().collect();
        let is_public = self.row.is_public;
        self.listeners.retain(|listener| {
            let belongs = listener.person.as_ref().is_some_and(|person| people.contains(&person));
            is_public || belongs || listener.viewer != Viewer::Spectator
        });
        Ok(json!({ "invitation": invitation.0, "watching": watching.0 }))
    }

    pub(super) async fn add_luck(&mut self, asker: &Asker, seat: Seat, bytes: Bytes) -> Result<Value, Refused> {
        self.check_own(asker, seat)?;
        self.check_waiting()?;
        self.sitting.add_luck(seat, bytes, self.now()).map_err(Refused::by_rule)?;
        self.settle(Vec::new()).await?;
        self.tell_info();
        Ok(self.info(asker))
    }

    pub(super) async fn start(&mut self, asker: &Asker) -> Result<Value, Refused> {
        self.check_host(asker)?;
        self.check_waiting()?;
        if let Some(row) = self.seats.iter().find(|row| row.invited.is_some()) {
            return Err(Trouble::NotAccepted { seat: row.seat }.into());
        }
        if self.seats.iter().any(|row| row.person.is_none() && row.bot.is_none()) {
            return Err(Trouble::OpenSeats.into());
        }
        self.dealer = (self.shared.dealers)(self.sitting.seed(luck_of(&self.row)));
        self.row.phase = Phase::Playing;
        let change = Store::to_phase(self.row.key, Phase::Playing, self.now());
        if let Err(error) = self.settle(vec![change]).await {
            self.row.phase = Phase::Waiting;
            return Err(error);
        }
        self.tell_info();
        Ok(self.info(asker))
    }

    pub(super) async fn close(&mut self, asker: &Asker) -> Result<Value, Refused> {
        self.check_host(asker)?;
        self.check_waiting()?;
        self.enter(Phase::Closed).await
    }
}
