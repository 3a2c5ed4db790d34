//! Playing: answers, taking back, giving up.

use game::{Seat, SeatSet};
use serde_json::{Value, json};

use super::{Asker, Plea, Table, UndoPolicy, letters};
use crate::refused::Refused;
use crate::say::Trouble;
use crate::sitting::TakeBack;
use crate::store::{Phase, SeatRow, Store};

/// How long after a step a misclick can be taken back.
const MISCLICK: i64 = 10_000;

/// How many answers may come together: more than any phase has.
const MOST_ANSWERS: usize = 64;

impl Table {
    pub(super) fn check_playing(&self) -> Result<(), Refused> {
        match self.row.phase {
            Phase::Playing => Ok(()),
            Phase::Waiting => Err(Trouble::NotStarted.into()),
            Phase::Over | Phase::Closed => Err(Trouble::Over.into()),
        }
    }

    fn check_number(answers: &[String]) -> Result<(), Refused> {
        if answers.len() <= MOST_ANSWERS { Ok(()) } else { Err(Trouble::TooManyAnswers { most: MOST_ANSWERS }.into()) }
    }

    /// The seat's own view has changed by what it did itself, so its version and the time are what it has to know.
    fn done(&self, seat: Seat, at: i64) -> Value {
        json!({ "v": self.sitting.version(seat.into()), "at": at })
    }

    pub(super) async fn answer(
        &mut self,
        asker: &Asker,
        seat: Seat,
        answers: &[String],
        question: Option<u64>,
    ) -> Result<Value, Refused> {
        self.check_own(asker, seat)?;
        self.check_playing()?;
        Table::check_number(answers)?;
        let now = self.sitting.question(seat);
        if question.is_some_and(|question| question != now) {
            return Err(Trouble::Stale { now }.into());
        }
        self.sitting.answer(seat, answers, self.now()).map_err(Refused::by_rule)?;
        let at = self.settle(Vec::new()).await?;
        Ok(self.done(seat, at))
    }

    pub(super) async fn take_back(&mut self, asker: &Asker, seat: Seat, how: TakeBack) -> Result<Value, Refused> {
        self.check_own(asker, seat)?;
        self.check_playing()?;
        match self.options.undo {
            UndoPolicy::Full => {}
            UndoPolicy::Misclick => {
                let is_recent = self.sitting.last_of(seat).is_some_and(|at| self.now() - at <= MISCLICK);
                if how == TakeBack::Turn || !is_recent {
                    return Err(Trouble::NoUndoHere.into());
                }
            }
            UndoPolicy::None => return Err(Trouble::NoUndoHere.into()),
        }
        self.sitting.take_back(seat, how, self.now()).map_err(Refused::by_rule)?;
        let at = self.settle(Vec::new()).await?;
        Ok(self.done(seat, at))
    }

    pub(super) async fn again(&mut self, asker: &Asker, seat: Seat) -> Result<Value, Refused> {
        self.check_own(asker, seat)?;
        self.check_playing()?;
        self.sitting.again(seat, self.now()).map_err(Refused::by_rule)?;
        let at = self.settle(Vec::new()).await?;
        Ok(self.done(seat, at))
    }

    /// Asks the other people to take back all since the seat's last step. Where there are none, nobody has to agree.
    pub(super) async fn ask_back(&mut self, asker: &Asker, seat: Seat) -> Result<Value, Refused> {
        self.check_own(asker, seat)?;
        self.check_playing()?;
        if self.options.undo != UndoPolicy::Full {
            return Err(Trouble::NoUndoHere.into());
        }
        let from = self.sitting.last_step_of(seat).ok_or(Trouble::NothingToUndo)?;
        self.plea = Some(Plea { by: seat, from, agreed: SeatSet::only(seat) });
        self.agree_if_all().await
    }

    pub(super) async fn consent(&mut self, asker: &Asker, seat: Seat, agrees: bool) -> Result<Value, Refused> {
        self.check_own(asker, seat)?;
        self.check_playing()?;
        let plea = self.plea.as_mut().ok_or(Trouble::NothingAsked)?;
        if agrees {
            plea.agreed = plea.agreed.with(seat);
            return self.agree_if_all().await;
        }
        let by = plea.by;
        self.plea = None;
        self.send_all(&json!({ "is": "plea", "by": by.letter(), "refused": seat.letter() }));
        Ok(json!({ "agreed": false }))
    }

    async fn agree_if_all(&mut self) -> Result<Value, Refused> {
        let Some(plea) = &self.plea else { return Err(Trouble::NothingAsked.into()) };
        let (by, from, agreed) = (plea.by, plea.from, plea.agreed);
        if !self.have_all_agreed(agreed) {
            self.send_all(&json!({ "is": "plea", "by": by.letter(), "agreed": letters(agreed) }));
            return Ok(json!({ "agreed": false }));
        }
        self.plea = None;
        self.sitting.take_back_for_all(from, self.now()).map_err(Refused::by_rule)?;
        self.settle(Vec::new()).await?;
        Ok(json!({ "agreed": true }))
    }

    /// Whether every person has agreed with one of their seats; one person may have several.
    fn have_all_agreed(&self, agreed: SeatSet) -> bool {
        let owner = |seat: Seat| self.seat(seat).and_then(|row| row.person.clone());
        self.people().iter().all(|seat| agreed.iter().any(|other| owner(other) == owner(seat)))
    }

    /// Gives up. Where three or four play, a bot goes on.
    pub(super) async fn resign(&mut self, asker: &Asker, seat: Seat) -> Result<Value, Refused> {
        self.check_own(asker, seat)?;
        self.check_playing()?;
        let now = self.now();
        self.sitting.resign(seat, now).map_err(Refused::by_rule)?;
        let mut changes = Vec::new();
        if self.sitting.seats().len() > 2 {
            let bot = self.shared.settings.substitute.clone();
            self.sitting.take_over(seat, &bot, now).map_err(Refused::by_rule)?;
            changes.push(self.change_seat(seat, |row| SeatRow { bot: Some(bot), has_resigned: true, ..row })?);
        } else {
            changes.push(self.change_seat(seat, |row| SeatRow { has_resigned: true, ..row })?);
        }
        let at = self.write_seats(changes).await?;
        Ok(self.done(seat, at))
    }

    /// Calls the game off once every person at the table wants to.
    pub(super) async fn call_off(&mut self, asker: &Asker, seat: Seat) -> Result<Value, Refused> {
        self.check_own(asker, seat)?;
        self.check_playing()?;
        self.leaving = self.leaving.with(seat);
        if self.people().less(self.leaving).is_empty() {
            return self.enter(Phase::Closed).await;
        }
        self.send_all(&json!({ "is": "leaving", "seats": letters(self.leaving) }));
        Ok(json!({ "phase": "playing" }))
    }

    pub(super) async fn enter(&mut self, phase: Phase) -> Result<Value, Refused> {
        self.settle(vec![Store::to_phase(self.row.key, phase, self.now())]).await?;
        self.row.phase = phase;
        self.clocks.stop();
        self.tell_info();
        Ok(json!({ "phase": phase.word() }))
    }

    pub(super) fn why_not(&self, asker: &Asker, seat: Seat, answer: &str) -> Result<Value, Refused> {
        self.check_own(asker, seat)?;
        let why = self.sitting.why_not(seat, answer).map_err(Refused::by_rule)?;
        Ok(json!({ "why": why }))
    }

    pub(super) fn preview(&self, asker: &Asker, seat: Seat, answers: &[String]) -> Result<Value, Refused> {
        self.check_own(asker, seat)?;
        self.check_playing()?;
        Table::check_number(answers)?;
        self.sitting.preview(seat, answers).map_err(Refused::by_rule)
    }
}
