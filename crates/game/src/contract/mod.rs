//! The laws every game passes, tried on random games.
//!
//! A game's tests implement [`Subject`] and call [`check`]. The hooks of [`Subject`] say from the rules, not from the
//! code under test, what is conserved, what is hidden and what two worlds may not be told apart by.

mod laws;

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use rand_chacha::ChaCha12Rng;
use rand_core::SeedableRng;

use crate::luck::below;
use crate::{Audience, Game, List, Seat, SeatSet, Turn, Viewer};

/// What moves a game by one step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move<A, O> {
    /// A seat's answer.
    Answer(Seat, A),
    /// An outcome of chance.
    Outcome(O),
}

/// The moves of a game.
pub type MoveOf<G> = Move<<G as Game>::Action, <G as Game>::Outcome>;

/// A game as the laws look at it.
pub trait Subject: Game {
    /// The most steps a game can take, random changes of mind included.
    const BOUND: usize;

    /// The setups to play, each once in turn.
    fn setups(&self) -> Vec<Self::Setup>;

    /// Whether everything that is conserved is still there: pieces, cards, tokens.
    ///
    /// # Errors
    /// What is missing or too many.
    fn audit(&self, state: &Self::State) -> Result<(), String>;

    /// How many frames wait, and how many ever should, which is to be less than what fits.
    fn stack(&self, _state: &Self::State) -> (usize, usize) {
        (0, 0)
    }

    /// What chance has decided and the viewer cannot know: each fact's name and its value. Samples must show each
    /// fact's values as often as the truth does. A name may carry what the viewer does know, so that samples which
    /// ignore it are found out.
    fn hidden(&self, _state: &Self::State, _viewer: Viewer) -> Vec<(String, u64)> {
        Vec::new()
    }

    /// A move for the other world that the viewer must not be able to tell from this one's move; `None` when by the
    /// rules the move shows the viewer how the worlds differ. `state` and `other` are the worlds before the move.
    fn disguise(
        &self,
        _state: &Self::State,
        _other: &Self::State,
        _viewer: Viewer,
        this: MoveOf<Self>,
        _choice: u64,
    ) -> Option<MoveOf<Self>> {
        Some(this)
    }
}

/// A law, by its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Law {
    /// 1: a clone equals its original, and earlier clones never change.
    Clones,
    /// 2: asked seats have an action, others none, and none is listed twice.
    Asked,
    /// 3: what is legal passes `play`; anything else fails with a reason and changes nothing.
    Legal,
    /// 4: notation round trip.
    Notation,
    /// 5: replaying the file gives the same state.
    Replay,
    /// 6: `view(sample(view)) == view`.
    Samples,
    /// 7: samples have true frequencies.
    Frequencies,
    /// 8: a history that differs only in what a seat cannot know gives that seat the same bytes.
    Secrets,
    /// 9: conservation, and the score is the sum of the logged causes.
    Conservation,
    /// 10: the game ends, and the stack stays within its bound.
    End,
}

impl Law {
    /// All laws, in order.
    pub const ALL: [Law; 10] = [
        Law::Clones,
        Law::Asked,
        Law::Legal,
        Law::Notation,
        Law::Replay,
        Law::Samples,
        Law::Frequencies,
        Law::Secrets,
        Law::Conservation,
        Law::End,
    ];
}

/// How much is tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trial {
    /// How many random games each law plays.
    pub games: usize,
    /// The seed of their luck.
    pub seed: u64,
}

/// A law that does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Breach {
    /// The law.
    pub law: Law,
    /// The game that broke it, counted from 0.
    pub game: usize,
    /// What was seen.
    pub seen: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "law {} ({:?}) is broken in game {}: {}", self.law as u8 + 1, self.law, self.game, self.seen)
    }
}

/// Tries all laws.
///
/// # Errors
/// The first law that does not hold.
pub fn check<G: Subject>(game: &G, trial: Trial) -> Result<(), Breach> {
    Law::ALL.into_iter().try_for_each(|law| check_law(game, law, trial))
}

/// Tries one law.
///
/// # Errors
/// The first game in which it does not hold.
pub fn check_law<G: Subject>(game: &G, law: Law, trial: Trial) -> Result<(), Breach> {
    let setups = game.setups();
    let mut tally = laws::Tally::default();
    for n in 0..trial.games {
        let mut rng = ChaCha12Rng::seed_from_u64(trial.seed);
        rng.set_stream(n as u64);
        let run = Run { game, setup: &setups[n % setups.len()], rng };
        let found = match law {
            Law::Clones => laws::clones(run),
            Law::Asked => laws::asked(run),
            Law::Legal => laws::legal(run),
            Law::Notation => laws::notation(run),
            Law::Replay => laws::replay(run),
            Law::Samples => laws::samples(run),
            Law::Frequencies => laws::frequencies(run, &mut tally),
            Law::Secrets => laws::secrets(run),
            Law::Conservation => laws::conservation(run),
            Law::End => laws::end(run),
        };
        found.map_err(|seen| Breach { law, game: n, seen })?;
    }
    tally.compare().map_err(|seen| Breach { law, game: trial.games, seen })
}

/// One random game under a law.
struct Run<'a, G: Subject> {
    game: &'a G,
    setup: &'a G::Setup,
    rng: ChaCha12Rng,
}

impl<G: Subject> Run<'_, G> {
    /// A move at random: any asked seat, any of its actions; any outcome. `None` at the end.
    fn pick(&mut self, state: &G::State) -> Option<MoveOf<G>> {
        match self.game.turn(state) {
            Turn::Over => None,
            Turn::Chance => Some(Move::Outcome(self.game.outcome(state, self.below(self.game.chances(state))))),
            Turn::Ask(seats) => {
                // Who has but one answer, such as to take back being ready, mostly leaves it to those who have a choice.
                let has_choice = |&seat: &Seat| legal(self.game, state, seat).actions().len() > 1;
                let choosing: SeatSet = seats.iter().filter(has_choice).collect();
                let seats = if choosing.is_empty() || self.below(16) == 0 { seats } else { choosing };
                let seat = seats.iter().nth(self.below(seats.len() as u64) as usize)?;
                let list = legal(self.game, state, seat);
                let actions = list.actions();
                (!actions.is_empty()).then(|| Move::Answer(seat, actions[self.below(actions.len() as u64) as usize]))
            }
        }
    }

    fn below(&mut self, m: u64) -> u64 {
        below(&mut self.rng, m)
    }

    /// Anybody who looks, at random.
    fn viewer(&mut self) -> Viewer {
        let seats = self.game.seats(self.setup);
        let who = self.below(seats.len() as u64 + 1) as usize;
        seats.iter().nth(who).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Plays a whole game, and shows each state, the move it gets, and what was told.
    fn walk(
        &mut self,
        mut see: impl FnMut(&mut Self, &G::State, &Step<G>) -> Result<(), String>,
    ) -> Result<G::State, String> {
        let mut state = self.game.start(self.setup);
        for _ in 0..G::BOUND {
            let Some(this) = self.pick(&state) else { break };
            let (after, told) = step(self.game, &state, this);
            see(self, &state, &Step { this, after: &after, told: &told })?;
            state = after;
        }
        Ok(state)
    }
}

struct Step<'a, G: Game> {
    this: MoveOf<G>,
    after: &'a G::State,
    told: &'a [(Audience, G::Event)],
}

fn step<G: Game>(game: &G, state: &G::State, this: MoveOf<G>) -> (G::State, Vec<(Audience, G::Event)>) {
    let (mut after, mut told) = (state.clone(), Vec::new());
    match this {
        Move::Answer(seat, action) => game.act(&mut after, seat, action, &mut told),
        Move::Outcome(outcome) => game.resolve(&mut after, outcome, &mut told),
    }
    (after, told)
}

fn legal<G: Game>(game: &G, state: &G::State, seat: Seat) -> G::Actions {
    let mut list = G::Actions::default();
    game.legal(&game.view(state, seat.into()), &mut list);
    list
}
