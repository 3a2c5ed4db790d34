//! Taking an answer back, and giving up.

use std::io;

use blackout::{Blackout, Event};
use bots::roster::USUAL;
use game::Seat;
use game::record::Step;

use super::table::Table;
use crate::play::players::Who;
use crate::play::words::Command;
use crate::say::Say;

impl Table<'_> {
    /// Takes back the seat's last answer, or, when somebody has learned something since, everything since then after a
    /// second word.
    pub(super) fn undo(&mut self, seat: Seat, is_confirmed: bool) -> io::Result<()> {
        let of_seat = |(_, step): &(usize, &Step<Blackout>)| step.seat() == Some(seat);
        let Some(from) = self.kept.record.live().rev().find(of_seat).map(|(number, _)| number) else {
            return self.screen.say(&Say::NothingToUndo);
        };
        let alone = Step::Undo { by: Some(seat), from };
        let together = Step::Undo { by: None, from };
        let dropped = self.kept.record.live().filter(|(number, step)| *number >= from && step.is_of_the_game()).count();
        let mut log: Vec<(game::Audience, Event)> = Vec::new();
        if self.kept.record.push(&self.kept.game, alone, &mut log).is_err() {
            if !is_confirmed {
                self.confirming = Some(Command::Undo);
                // Who plays alone, or with bots, has nobody to agree with.
                let is_alone = self.people().count() == 1;
                let steps = dropped;
                return self.screen.say(&if is_alone {
                    Say::ReallyUndoAlone { steps }
                } else {
                    Say::ReallyUndo { steps }
                });
            }
            self.add(together)?;
        }
        (self.chosen, self.choices) = (None, Vec::new());
        for other in self.state().table().seats().iter() {
            let heard = self.kept.record.heard(&self.kept.game, other.into()).len();
            self.told[other] = self.told[other].min(heard);
        }
        self.screen.say(&Say::UndoneOne)
    }

    pub(super) fn resign(&mut self, seat: Seat) -> io::Result<()> {
        if self.state().table().seats().len() > 2 {
            // The others go on, so somebody must play the seat.
            self.add(Step::Takeover(seat, USUAL.into()))?;
            self.players[seat] = Some(Who::Bot(USUAL));
            return self.screen.say(&Say::BotTakesOver { seat });
        }
        self.add(Step::Resign(seat))
    }
}
