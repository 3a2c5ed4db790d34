//! What bots say of a game to people: hints while it goes on, a review at its end.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use bots::advice::{Advice, Cause, Mentions, Played, Reviewing, TurningPoint, labels, mentions_of};
use bots::roster::Budget;
use game::record::Record;
use game::{BySeat, Limits, Seat, SeatSet};

use super::{Review, Seated, Served, Sitting, Thought};
use crate::wire::{Advised, Found, FoundTurn, Hint, HintMentions, MentionView, Said, Turned};

/// How many moves a hint ranks.
const MOST: usize = 3;

impl<G: Served> Seated<G> {
    /// The thought behind a hint: on the seat's view alone, and the same whenever the same is asked.
    pub(super) fn hint_for(&self, seat: Seat) -> Option<Thought<String>> {
        let rules = self.rules.clone();
        let is_asked = rules.turn(self.record.state()).asked().less(self.record.resigned()).contains(seat);
        let (view, question, seats) = (self.shown(self.record.state(), seat.into()), self.question(seat), self.seats());
        let thought = move |time: Duration, stop: &AtomicBool| {
            let limits = Limits { time, stop };
            let advice = rules.best(&mut G::mind(question), &view, None, Budget::Time, limits);
            let advice = advice.iter().take(MOST).map(|advice| advised(&*rules, &view, seat, seats, advice)).collect();
            serde_json::to_string(&Hint { question, advice }).unwrap_or_default()
        };
        (is_asked && !self.is_over()).then(|| -> Thought<String> { Box::new(thought) })
    }

    pub(super) fn reviewed(&self) -> Box<dyn Review> {
        let (rules, record) = (self.rules.clone(), self.record.clone());
        Box::new(UnderReview { rules, record, reviewing: None })
    }
}

fn advised<G: Served>(rules: &G, view: &G::View, seat: Seat, seats: SeatSet, advice: &Advice<G>) -> Advised {
    let labels = labels(rules, view, seat, &advice.answers);
    let mut of_move = mentions_of(&labels);
    of_move.extend(
        mentions_of(&advice.reasons).into_iter().filter(|mention| !of_move.contains(mention)).collect::<Vec<_>>(),
    );
    Advised {
        answers: advice.answers.iter().map(|answer| rules.print_action(*answer)).collect(),
        labels: labels.iter().map(|label| Said::of(label)).collect(),
        aim: Said::of(&advice.aim),
        about: advice.about.iter().map(|about| Said::of(about)).collect(),
        reasons: advice.reasons.iter().map(|why| Said::of(why)).collect(),
        mentions: HintMentions {
            aim: advice.aim.mentions().into_iter().map(MentionView::from).collect(),
            about: mentions_of(&advice.about).into_iter().map(MentionView::from).collect(),
            chosen: of_move.into_iter().map(MentionView::from).collect(),
        },
        chances: by_seat(seats, &advice.chances),
        scores: advice.scores.as_ref().map(|scores| by_seat(seats, scores)),
    }
}

/// Figures in the order of the seats, to three digits: what is beyond them is noise.
fn by_seat(seats: SeatSet, figures: &BySeat<f32>) -> Vec<f32> {
    seats.iter().map(|seat| (figures[seat] * 1e3).round() / 1e3).collect()
}

/// A game under review. All the work is done where bots think, the first look at the record included.
struct UnderReview<G: Served> {
    rules: Arc<G>,
    record: Record<G>,
    reviewing: Option<Reviewing<G>>,
}

impl<G: Served> Review for UnderReview<G> {
    fn go_on(&mut self, time: Duration, stop: &AtomicBool) -> bool {
        let (rules, record) = (&self.rules, &self.record);
        let reviewing = self.reviewing.get_or_insert_with(|| Reviewing::new(&**rules, record, 1));
        reviewing.go_on(&**rules, Limits { time, stop })
    }

    fn progress(&self) -> f32 {
        self.reviewing.as_ref().map_or(0.0, Reviewing::progress)
    }

    fn found(self: Box<Self>) -> Found {
        let UnderReview { rules, record, reviewing } = *self;
        let seats = rules.seats(record.setup());
        let versions = versions(&rules, &record);
        let Some(review) = reviewing.map(Reviewing::review) else { return Found::default() };
        Found {
            seats: seats.iter().map(Seat::letter).collect(),
            moments: review.moments.iter().map(|moment| (moment.step, by_seat(seats, &moment.chances))).collect(),
            turning_points: review.turning_points.iter().map(|point| turned(&*rules, seats, point)).collect(),
            versions,
        }
    }
}

/// Each viewer's version after each step of the record.
fn versions<G: Served>(rules: &Arc<G>, record: &Record<G>) -> Vec<[u64; 5]> {
    let mut versions = vec![[0; 5]];
    let Ok(mut seated) = Seated::new(rules.clone(), &rules.print_setup(record.setup())) else { return versions };
    for step in record.steps() {
        // Every step was checked when it was made.
        let _ = seated.push(step.clone(), 0);
        seated.forget_fresh();
        versions.push(seated.versions);
    }
    versions
}

fn turned<G: Served>(rules: &G, seats: SeatSet, point: &TurningPoint<G>) -> FoundTurn {
    let instead = match &point.cause {
        Cause::Mistake { given, instead } => Some(advised(rules, &given.view, given.seat, seats, instead)),
        Cause::Luck | Cause::Move(_) => None,
    };
    let told = |played: &Played<G>| labels(rules, &played.view, played.seat, &played.answers);
    let played = point.played.as_ref().map(told).unwrap_or_default();
    let turned = Turned {
        v: 0,
        seat: point.seat.letter(),
        before: point.before,
        after: point.after,
        cause: point.cause.key(),
        by: point.cause.by().map(Seat::letter),
        played: played.iter().map(|label| Said::of(label)).collect(),
        instead,
    };
    FoundTurn { step: point.step, turned }
}
