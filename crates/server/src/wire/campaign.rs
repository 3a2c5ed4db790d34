//! A campaign as its players see it (B10).

use blackout::campaign::ChapterScore;
use serde::Serialize;
use utoipa::ToSchema;

use super::GameResult;
use super::views::SeatLetter;

/// A campaign: the chapter to play, and what was achieved so far.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct CampaignView {
    /// The name in links.
    pub id: String,
    /// What each seat has achieved.
    pub seats: Vec<CampaignSeat>,
    /// The chapter to play, 1 to 5; none when all five are done.
    pub chapter: Option<u8>,
    /// How often a solo player has lost this chapter (B10.5).
    pub losses: u8,
    /// The dollars more that the next attempt begins with (B10.5).
    pub bonus: u16,
    /// The points for one, two and three orchids in each chapter (B10.3).
    pub marks: [[i16; 3]; 5],
    /// How many attempts there were in all.
    pub attempts: u16,
    /// The attempts in their order, the one under way included.
    pub games: Vec<ChapterAttempt>,
    /// The table of the chapter that is being played.
    pub under_way: Option<String>,
}

/// What a seat has achieved in a campaign.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct CampaignSeat {
    /// Which seat.
    pub seat: SeatLetter,
    /// Its orchids in each chapter.
    pub orchids: [u8; 5],
    /// All its orchids.
    pub all: u8,
    /// The verdict, once all five chapters are done (B10.6).
    pub verdict: Option<&'static str>,
    /// Its best and latest score in each chapter; none where no score is known.
    pub scores: [Option<ScoreView>; 5],
}

/// The scores of a seat in one chapter.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct ScoreView {
    /// The highest score of all attempts.
    pub best: i16,
    /// The score of the latest attempt.
    pub latest: i16,
}

impl From<ChapterScore> for ScoreView {
    fn from(score: ChapterScore) -> ScoreView {
        ScoreView { best: score.best, latest: score.latest }
    }
}

/// One attempt at a chapter.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ChapterAttempt {
    /// The table's name in links.
    pub id: String,
    /// What was chosen before its start, in notation.
    pub setup: String,
    /// How far it is.
    pub phase: String,
    /// Each seat's orchids, once it is over; 0 for a seat that has not met the conditions.
    pub orchids: Option<Vec<u8>>,
    /// How it came out, once it is over.
    pub result: Option<GameResult>,
}
