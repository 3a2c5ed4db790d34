//! Bots in seats: they are asked like people, and answer through the same door.

use game::Seat;
use serde_json::Value;
use sha2::{Digest, Sha256};

use super::{Order, Posted, Table};
use crate::refused::Refused;
use crate::store::Phase;
use crate::table::Asker;
use crate::thinkers::{PATIENCE, WHOLE};

impl Table {
    /// Asks every bot that the table waits for and that is not thinking about this very question.
    pub(super) fn wake_bots(&mut self) {
        if self.row.phase != Phase::Playing {
            return;
        }
        for seat in self.sitting.awaited().iter() {
            let question = self.sitting.question(seat);
            if self.thinking[seat.index()] != Some(question)
                && let Some(bot) = self.bot_of(seat)
            {
                self.thinking[seat.index()] = Some(question);
                self.ask_bot(seat, &bot, question);
            }
        }
    }

    fn ask_bot(&self, seat: Seat, bot: &str, question: u64) {
        let Some(thought) = self.sitting.thought(seat, bot, whim(&self.row.luck, seat, question)) else { return };
        tracing::trace!(table = self.row.id, %seat, bot, question, "bot asked");
        let (thinkers, door) = (self.shared.thinkers.clone(), self.door.clone());
        tokio::spawn(async move {
            let answer = tokio::time::timeout(PATIENCE, thinkers.ask(thought, WHOLE)).await.ok().flatten();
            if let Some(door) = door.upgrade() {
                let asker = Asker { person: None, name: String::new(), shown: None };
                let order = Order::Thought(seat, question, answer);
                // A table that is gone asks again when it is back.
                let _ = door.send(Posted { asker, order, reply: None }).await;
            }
        });
    }

    /// Takes a bot's answer. One that has failed is replaced by the first answer on offer, so that nobody waits for ever.
    pub(super) async fn take_thought(
        &mut self,
        seat: Seat,
        question: u64,
        answer: Option<Vec<String>>,
    ) -> Result<Value, Refused> {
        if self.thinking[seat.index()] == Some(question) {
            self.thinking[seat.index()] = None;
        }
        if self.row.phase != Phase::Playing || self.bot_of(seat).is_none() || self.sitting.question(seat) != question {
            self.wake_bots();
            return Ok(Value::Null);
        }
        let now = self.now();
        let answer = answer.filter(|answer| !answer.is_empty());
        let played = answer.is_some_and(|answer| self.sitting.answer(seat, &answer, now).is_ok());
        if !played {
            tracing::warn!(table = self.row.id, %seat, "a bot gave no answer that is possible");
            let offers = self.sitting.whole(seat.into(), None, None);
            let first = offers["question"]["offers"][0]["answer"].as_str().map(str::to_owned);
            if let Some(first) = first {
                self.sitting.answer(seat, &[first], now).map_err(Refused::by_rule)?;
            }
        }
        self.settle(Vec::new()).await?;
        Ok(Value::Null)
    }
}

/// What a bot's chance decisions come from. It follows from the luck, which nobody knows, so that nobody can think what the bot
/// thinks; and a bot that is asked again after a restart answers the same.
fn whim(luck: &[u8], seat: Seat, question: u64) -> u64 {
    let digest = Sha256::new()
        .chain_update(b"harbour whim")
        .chain_update(luck)
        .chain_update(seat.letter())
        .chain_update(question.to_be_bytes())
        .finalize();
    digest.iter().take(8).fold(0, |whim, byte| whim << 8 | u64::from(*byte))
}
