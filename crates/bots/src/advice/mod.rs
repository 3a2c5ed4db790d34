//! What is best and why, in one shape for all games: for hints, and for looking back at a game.
//!
//! Advice comes from a view alone, so it can tell nobody what their seat does not know.

mod mention;
mod review;

use std::fmt::Debug;

use game::{BySeat, Game, Keys, Limits, Message, Seat};
use rand_core::SeedableRng;
use rand_pcg::Pcg32;

use crate::arena::Contest;
use crate::roster::Budget;

pub use mention::{Area, Mention, Mentions, mentions_of};
pub use review::{Cause, Moment, Played, Review, Reviewing, TurningPoint, review};

/// A move, with what is to be expected of it and why.
#[derive(Clone, Debug)]
pub struct Advice<G: Adviser> {
    /// The move, answer by answer: the first is to be given now, those that follow as far as they can be known.
    pub answers: Vec<G::Action>,
    /// How likely each seat is to win.
    pub chances: BySeat<f32>,
    /// The final scores that are to be expected, where the bot thinks in scores.
    pub scores: Option<BySeat<f32>>,
    /// What the move is good for, without telling what it is.
    pub aim: G::Aim,
    /// What the move is about: the cards or places it takes, without telling what to do with them.
    pub about: Vec<G::About>,
    /// What it does, what weighs most first.
    pub reasons: Vec<G::Why>,
}

/// What an answer is to the move it belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// It makes the move.
    Makes,
    /// It only prepares the move: nothing is decided before another answer makes it.
    Prepares,
    /// It opens again what was made, as if it had only been prepared.
    Reopens,
}

/// A game whose moves can be advised.
pub trait Adviser: Contest<Label: Mentions> {
    /// What moves are good for.
    type Aim: Message + Keys + Mentions + Clone + Eq + Debug + Send;
    /// What moves are about.
    type About: Message + Keys + Mentions + Clone + Eq + Debug + Send;
    /// What moves do.
    type Why: Message + Keys + Mentions + Clone + Eq + Debug + Send;
    /// What is kept from one thought to the next.
    type Mind: Send;

    /// A fresh mind, whose whims come from the seed alone.
    fn mind(seed: u64) -> Self::Mind;

    /// What an answer is to the move it belongs to. Most are a move by themselves.
    fn part(_: Self::Action) -> Part {
        Part::Makes
    }

    /// The whole move that an answer makes, and the view it is made from: where several small answers make one decision,
    /// the last of them alone tells nothing.
    fn whole(&self, view: &Self::View, answer: Self::Action) -> (Self::View, Vec<Self::Action>) {
        (view.clone(), vec![answer])
    }

    /// The moves of the viewer, who is asked, the best first; the move `with` is among them, whatever it is worth.
    fn best(
        &self,
        mind: &mut Self::Mind,
        view: &Self::View,
        with: Option<&[Self::Action]>,
        budget: Budget,
        limits: Limits<'_>,
    ) -> Vec<Advice<Self>>;

    /// How likely each seat is to win, as far as the viewer can tell.
    fn win_chances(&self, mind: &mut Self::Mind, view: &Self::View, budget: Budget, limits: Limits<'_>) -> BySeat<f32>;

    /// The iterations that a look at one moment, and a thought about one doubtful move, take in a review.
    const REVIEW: [u64; 2];
}

/// The words for answers of the viewer that follow each other: each is told as it stands when those before are given.
pub fn labels<G: Game>(game: &G, view: &G::View, viewer: Seat, answers: &[G::Action]) -> Vec<G::Label> {
    let mut world = game.sample(view, &mut Pcg32::seed_from_u64(0));
    let mut labels = Vec::new();
    for answer in answers {
        labels.push(game.label(&game.view(&world, viewer.into()), *answer));
        game.act(&mut world, viewer, *answer, &mut ());
    }
    labels
}
