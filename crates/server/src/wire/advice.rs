//! What bots say of a game.

use serde::Serialize;
use utoipa::ToSchema;

use super::{HintMentions, Said};
use crate::sitting::place;

/// What a bot would do in a seat's place.
#[derive(Debug, Serialize, ToSchema)]
pub struct Hint {
    /// The number of the question it is for.
    pub question: u64,
    /// The moves, the best first.
    pub advice: Vec<Advised>,
}

/// A move that is advised.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Advised {
    /// The move in notation, answer by answer; the first is to be given now.
    pub answers: Vec<String>,
    /// The same in words.
    pub labels: Vec<Said>,
    /// What it is good for; does not tell the move.
    pub aim: Said,
    /// The cards or places it is about.
    pub about: Vec<Said>,
    /// What it does, what weighs most first.
    pub reasons: Vec<Said>,
    /// The things on the table that its three steps mention, to be highlighted.
    pub mentions: HintMentions,
    /// How likely each seat is to win then, in their order, from 0 to 1.
    pub chances: Vec<f32>,
    /// The final scores that are expected then, in the order of the seats, where the bot thinks in scores.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scores: Option<Vec<f32>>,
}

/// How a game went, as far as it is thought out.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReviewSheet {
    /// How much is done, from 0 to 1.
    pub progress: f32,
    /// What was found out, once all is done.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub review: Option<Reviewed>,
}

/// A game that was reviewed.
#[derive(Debug, Serialize, ToSchema)]
pub struct Reviewed {
    /// The letters of the seats.
    pub seats: String,
    /// How likely each seat was to win, as far as it could tell itself, from the start on.
    pub moments: Vec<MomentSheet>,
    /// The steps that changed that most, the first first.
    pub turning_points: Vec<Turned>,
}

/// How likely the seats were to win at a version of the viewer.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MomentSheet {
    /// The version.
    pub v: u64,
    /// Each seat's chance, in their order, from 0 to 1.
    pub chances: Vec<f32>,
}

/// A step that turned the game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Turned {
    /// The viewer's version after it.
    pub v: u64,
    /// The letter of the seat whose chance it changed most.
    pub seat: &'static str,
    /// Its chance before, from 0 to 1.
    pub before: f32,
    /// Its chance after.
    pub after: f32,
    /// `luck`, `move`, or `mistake` where something else was better.
    pub cause: &'static str,
    /// Who moved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<&'static str>,
    /// What they did.
    pub played: Vec<Said>,
    /// What was better.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub instead: Option<Advised>,
}

/// What was found out about a game, by the steps of its record, for whichever viewer asks.
#[derive(Debug, Default)]
pub struct Found {
    /// The letters of the seats.
    pub seats: String,
    /// The seats' chances after each step that stands.
    pub moments: Vec<(usize, Vec<f32>)>,
    /// The turning points.
    pub turning_points: Vec<FoundTurn>,
    /// Each viewer's version after each step, by [`place`]; the start first.
    pub versions: Vec<[u64; 5]>,
}

/// A turning point, by its step.
#[derive(Debug)]
pub struct FoundTurn {
    /// The step's number.
    pub step: usize,
    /// All else.
    pub turned: Turned,
}

impl Found {
    /// The review for a viewer, who counts versions and not steps.
    pub fn seen_by(&self, viewer: game::Viewer) -> Reviewed {
        let version = |step: usize| self.versions.get(step).map_or(0, |versions| versions[place(viewer)]);
        let mut moments: Vec<MomentSheet> = Vec::new();
        for (step, chances) in &self.moments {
            let v = version(*step);
            // What a viewer has not noticed, as others plan, is no moment of its own.
            moments.pop_if(|last| last.v == v);
            moments.push(MomentSheet { v, chances: chances.clone() });
        }
        let turned = |found: &FoundTurn| Turned { v: version(found.step), ..found.turned.clone() };
        let turning_points = self.turning_points.iter().map(turned).collect();
        Reviewed { seats: self.seats.clone(), moments, turning_points }
    }
}
