//! The result of a game that has ended.

use game::{Seat, SeatSet};

use super::{Seated, Served};
use crate::wire::{ChapterEnd, GameResult};

impl<G: Served> Seated<G> {
    /// Returns how the game came out, once nobody can go on. A chapter has its own winners (B10.4, B10.5); any other game is
    /// won by the seats in the first place.
    pub(super) fn game_result(&self) -> Option<GameResult> {
        let places = self.record.places(&*self.rules)?;
        let (rules, state) = (&*self.rules, self.record.state());
        let seats = rules.seats(self.record.setup());
        let outcome = rules.chapter_outcome(state);
        let first: SeatSet = seats.iter().filter(|&seat| places[seat] == 1).collect();
        let winners = outcome.map_or(first, |outcome| outcome.winners);
        let scores = rules.scores(state);
        Some(GameResult {
            winners: winners.iter().map(Seat::letter).collect(),
            scores: seats.iter().map(|seat| scores[seat]).collect(),
            chapter: outcome.map(|outcome| ChapterEnd {
                number: outcome.chapter as u8 + 1,
                is_complete: outcome.is_complete,
                orchids: seats.iter().map(|seat| outcome.orchids[seat]).collect(),
            }),
        })
    }
}
