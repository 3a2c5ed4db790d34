//! The result of a game, as the page and the database know it.

use game::{BySeat, Seat};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How a game came out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct GameResult {
    /// The letters of the seats that have won. Several share the win; nobody may have won a chapter (B10.4, B10.5).
    pub winners: String,
    /// Each seat's score, in their order.
    pub scores: Vec<i16>,
    /// What came of a chapter; none in other games.
    pub chapter: Option<ChapterEnd>,
}

/// What came of a chapter of the campaign.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ChapterEnd {
    /// The chapter, 1 to 5.
    pub number: u8,
    /// Whether it was played up to the final scoring; otherwise it was given up.
    pub is_complete: bool,
    /// The orchids each seat notes, in their order; none for a seat that has not met the conditions.
    pub orchids: Vec<Option<u8>>,
}

/// The result of a game for one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum OwnResult {
    /// The player alone has won.
    Won,
    /// The player shares the win.
    Tied,
    /// Somebody else has won, or nobody.
    Lost,
}

impl GameResult {
    /// Returns the result for the person who holds these seats; `None` for several people at one device.
    pub fn own(&self, seats: &str) -> Option<OwnResult> {
        if seats.chars().count() != 1 {
            return None;
        }
        Some(match (self.winners.contains(seats), self.winners.len()) {
            (true, 1) => OwnResult::Won,
            (true, _) => OwnResult::Tied,
            (false, _) => OwnResult::Lost,
        })
    }

    /// Returns the score of each seat.
    pub fn scores(&self) -> BySeat<i16> {
        let mut scores = BySeat::default();
        for (seat, &score) in Seat::ALL.into_iter().zip(&self.scores) {
            scores[seat] = score;
        }
        scores
    }
}

#[cfg(test)]
mod tests {
    use super::{GameResult, OwnResult};

    fn result(winners: &str) -> GameResult {
        GameResult { winners: winners.into(), scores: vec![3, 2], chapter: None }
    }

    #[test]
    fn a_player_has_won_tied_or_lost_and_a_shared_device_has_no_result_of_its_own() {
        assert_eq!(result("A").own("A"), Some(OwnResult::Won));
        assert_eq!(result("AB").own("B"), Some(OwnResult::Tied));
        assert_eq!(result("A").own("B"), Some(OwnResult::Lost));
        assert_eq!(result("").own("A"), Some(OwnResult::Lost));
        assert_eq!(result("A").own("AB"), None);
        assert_eq!(result("A").own(""), None);
    }
}
