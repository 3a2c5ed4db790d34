//! What a game is.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Debug;
use core::hash::Hash;

use arrayvec::ArrayVec;

use crate::{BySeat, Keys, Log, Message, Rng, Seat, SeatSet, Standing, Viewer};

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// An answer of any of these seats; more than one while they decide at the same time.
    Ask(SeatSet),
    /// An outcome, which only the dealer can give.
    Chance,
    /// Nothing any more.
    Over,
}

impl Turn {
    /// The seats that are asked.
    pub fn asked(self) -> SeatSet {
        match self {
            Turn::Ask(seats) => seats,
            Turn::Chance | Turn::Over => SeatSet::NONE,
        }
    }
}

/// Which rules and components a recorded game was played with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edition {
    /// Rises whenever some recorded game would go on differently; see CHANGELOG.md.
    pub rules: u32,
    /// The content hash of the box, where the game has one.
    pub components: Option<String>,
}

/// A list that legal actions are written into. It is reused, so that asking for them allocates nothing.
pub trait List<A>: Default {
    /// Adds an action.
    fn add(&mut self, action: A);
    /// Empties the list.
    fn clear(&mut self);
    /// The actions in it.
    fn actions(&self) -> &[A];
}

impl<A, const N: usize> List<A> for ArrayVec<A, N> {
    fn add(&mut self, action: A) {
        self.push(action);
    }

    fn clear(&mut self) {
        ArrayVec::clear(self);
    }

    fn actions(&self) -> &[A] {
        self
    }
}

/// A game: the value itself is its fixed context (rules version, box, variant), shared and never changed.
///
/// The functions are pure: no clock, no file, no thread, no random source of their own. `act` and `resolve` trust their
/// caller and allocate nothing; [`play`](crate::play) is the checked door.
pub trait Game: Clone + Eq + Debug {
    /// The name in commands and game files.
    const NAME: &'static str;
    /// What is chosen before the start.
    type Setup: Clone + Eq + Debug;
    /// The whole truth: plain bytes.
    type State: Clone + Eq + Hash + Debug;
    /// What one viewer knows.
    type View: Clone + Eq + Hash + Debug;
    /// What a seat may answer.
    type Action: Copy + Eq + Debug;
    /// What chance may answer. A type of its own, so that no client can send dice.
    type Outcome: Copy + Eq + Debug;
    /// Room for the longest list of legal actions.
    type Actions: List<Self::Action>;
    /// What happened, for people.
    type Event: Message + Keys + Clone + Eq + Debug;
    /// What is asked, an action, or its cost, for people.
    type Label: Message + Keys + Clone + Eq + Debug;
    /// Why not, for people.
    type Reason: Message + Keys + Clone + Eq + Debug;

    /// The rules version and the box.
    fn edition(&self) -> Edition;
    /// The seats that play.
    fn seats(&self, setup: &Self::Setup) -> SeatSet;
    /// The state at the start.
    fn start(&self, setup: &Self::Setup) -> Self::State;
    /// What the state waits for.
    fn turn(&self, state: &Self::State) -> Turn;
    /// What a viewer knows of the state.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;
    /// What the state waits for, which every view tells.
    fn turn_seen(&self, view: &Self::View) -> Turn;

    /// The legal actions of the viewer, which depend on its view alone. None for who is not asked.
    fn legal(&self, view: &Self::View, list: &mut Self::Actions);
    /// The same from the state, where a game can spare itself the view.
    fn legal_now(&self, state: &Self::State, seat: Seat, list: &mut Self::Actions) {
        self.legal(&self.view(state, seat.into()), list);
    }
    /// The rule and the unmet condition that forbid the viewer, who is asked, this action; `None` if it is legal.
    fn why_not(&self, view: &Self::View, action: Self::Action) -> Option<Self::Reason>;
    /// Whether the action shows something hidden, so that it cannot be tried or taken back.
    fn reveals(&self, view: &Self::View, action: Self::Action) -> bool;
    /// Carries out a legal action.
    fn act(&self, state: &mut Self::State, seat: Seat, action: Self::Action, log: &mut impl Log<Self::Event>);

    /// How many equally likely outcomes chance has now; at least one while the turn is [`Turn::Chance`]. Uneven chances are
    /// several steps, and so is what has more outcomes than fit: a deck is drawn from when a card is needed.
    fn chances(&self, state: &Self::State) -> u64;
    /// One of them, by its number below [`chances`](Game::chances).
    fn outcome(&self, state: &Self::State, k: u64) -> Self::Outcome;
    /// Carries out an outcome of now.
    fn resolve(&self, state: &mut Self::State, outcome: Self::Outcome, log: &mut impl Log<Self::Event>);
    /// A state that fits the view, with the frequencies of chance.
    fn sample(&self, view: &Self::View, rng: &mut impl Rng) -> Self::State;

    /// The score of each seat now.
    fn scores(&self, state: &Self::State) -> BySeat<i16>;
    /// What an event adds to the scores. All of a game's events together make its scores.
    fn score_change(&self, event: &Self::Event) -> BySeat<i16>;
    /// Each seat's place once the game is over: 1 for who won, the same number for who shares a place.
    fn places(&self, state: &Self::State) -> Option<BySeat<u8>>;

    /// What the viewer, who is asked, is to decide.
    fn prompt(&self, view: &Self::View) -> Self::Label;
    /// A legal action in words.
    fn label(&self, view: &Self::View, action: Self::Action) -> Self::Label;
    /// What a legal action costs, where it costs something.
    fn cost(&self, view: &Self::View, action: Self::Action) -> Option<Self::Label>;
    /// What the viewer should know before choosing a legal action, where it is easily chosen by mistake.
    fn caution(&self, _view: &Self::View, _action: Self::Action) -> Option<Self::Label> {
        None
    }
    /// Where a legal action stands among the others when people choose.
    fn standing(&self, _view: &Self::View, _action: Self::Action) -> Standing {
        Standing::OPTION
    }
    /// Why the viewer, who is asked, is offered nothing but a way out: the actions it might have wanted, each with the rule and
    /// the condition that forbid it. Empty where there is something to choose.
    fn obstacles(&self, _view: &Self::View) -> Vec<(Self::Action, Self::Reason)> {
        Vec::new()
    }

    /// A setup as one line of text.
    fn print_setup(&self, setup: &Self::Setup) -> String;
    /// The setup a line stands for.
    ///
    /// # Errors
    /// What is wrong with the text.
    fn parse_setup(&self, text: &str) -> Result<Self::Setup, Self::Reason>;
    /// An action as text without white space.
    fn print_action(&self, action: Self::Action) -> String;
    /// The action a text stands for, legal or not.
    ///
    /// # Errors
    /// What is wrong with the text.
    fn parse_action(&self, text: &str) -> Result<Self::Action, Self::Reason>;
    /// An outcome as text without white space.
    fn print_outcome(&self, outcome: Self::Outcome) -> String;
    /// The outcome a text stands for, possible now or not.
    ///
    /// # Errors
    /// What is wrong with the text.
    fn parse_outcome(&self, text: &str) -> Result<Self::Outcome, Self::Reason>;
}
