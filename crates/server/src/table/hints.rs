//! Hints and reviews: bots think of them for who asks, apart from the table, which never waits.

use std::sync::Arc;
use std::time::Duration;

use game::{Seat, Viewer};
use serde_json::Value;
use serde_json::value::RawValue;
use tokio::sync::{oneshot, watch};
use tokio::task::AbortHandle;

use super::{Asker, Hints, Table};
use crate::refused::Refused;
use crate::reviews::{WAITING, Watched};
use crate::say::Trouble;
use crate::store::Phase;
use crate::thinkers::PATIENCE;
use crate::wire::Said;

/// How long a bot thinks about a hint.
const TIME: Duration = Duration::from_secs(1);

/// A hint that is being thought about: nothing yet, then the hint, or that none came.
pub type Thinking = watch::Receiver<Option<Result<Arc<RawValue>, Trouble>>>;

/// A hint that was asked for. It holds for one question, and whoever asks again gets the same.
pub struct Hinted {
    question: u64,
    hint: Thinking,
    thinking: AbortHandle,
}

impl Drop for Hinted {
    /// What is thought about an old question helps nobody.
    fn drop(&mut self) {
        self.thinking.abort();
    }
}

impl Table {
    /// Whether seats get hints here.
    pub(super) fn gives_hints(&self) -> bool {
        match self.options.hints {
            Hints::Always => true,
            Hints::Never => false,
            Hints::Alone => self.seats.iter().filter(|row| row.person.is_some() || row.bot.is_none()).count() <= 1,
        }
    }

    /// Has a bot think about what a seat is asked, on what the seat sees.
    pub(super) fn hint(
        &mut self,
        asker: &Asker,
        seat: Seat,
        question: Option<u64>,
        to: oneshot::Sender<Thinking>,
    ) -> Result<Value, Refused> {
        self.check_own(asker, seat)?;
        self.check_playing()?;
        if !self.gives_hints() {
            return Err(Trouble::NoHintsHere.into());
        }
        let now = self.sitting.question(seat);
        if question.is_some_and(|question| question != now) {
            return Err(Trouble::Stale { now }.into());
        }
        let not_asked = || Refused::by_rule(Said::of(&game::Untimely::NotAsked { seat }));
        // What has failed is tried again.
        let is_good = |hinted: &Hinted| hinted.question == now && !matches!(*hinted.hint.borrow(), Some(Err(_)));
        let hinted = self.hints[seat.index()].take().filter(is_good);
        let hinted = hinted.or_else(|| self.think_of_hint(seat, now)).ok_or_else(not_asked)?;
        // Who has asked may be gone.
        let _ = to.send(hinted.hint.clone());
        self.hints[seat.index()] = Some(hinted);
        Ok(Value::Null)
    }

    fn think_of_hint(&self, seat: Seat, question: u64) -> Option<Hinted> {
        let thought = self.sitting.hint(seat)?;
        let (tell, hint) = watch::channel(None);
        let thinkers = self.shared.thinkers.clone();
        let thinking = tokio::spawn(async move {
            let hint = tokio::time::timeout(PATIENCE, thinkers.ask(thought, TIME)).await.ok().flatten();
            let hint = hint.and_then(|text| RawValue::from_string(text).ok());
            tell.send_replace(Some(hint.map(Arc::from).ok_or(Trouble::Failed)));
        });
        Some(Hinted { question, hint, thinking: thinking.abort_handle() })
    }

    /// Has bots look at the finished game again. All is open then, so nobody learns what they may not.
    pub(super) fn review(&self, asker: &Asker, viewer: Viewer, to: oneshot::Sender<Watched>) -> Result<Value, Refused> {
        self.may_see(asker, viewer)?;
        if self.row.phase != Phase::Over {
            return Err(Trouble::NotOver.into());
        }
        let watched =
            self.shared.reviews.begin(&self.row.id, WAITING, &self.shared.thinkers, || self.sitting.review())?;
        let _ = to.send(watched);
        Ok(Value::Null)
    }
}
