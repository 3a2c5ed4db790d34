//! The game as the contract sees it.

use alloc::string::String;
use alloc::vec::Vec;

use arrayvec::ArrayVec;
use game::{BySeat, Edition, Game, Log, Rng, Seat, SeatSet, Standing, Turn, Viewer};

use crate::answers;
use crate::chance;
use crate::components::Components;
use crate::event::Event;
use crate::flow::{self, Action, Decision, Frame, Outcome};
use crate::label::{self, Label};
use crate::notation;
use crate::phases::{deploy, scoring, setup};
use crate::reason::{self, Reason};
use crate::standing;
use crate::state::{Eyes, Setup, State, View};
use crate::view;

/// The longest list: planning, with every card a seat could ever hold (12 of its own, 2 starting volunteers, 48 of the deck)
/// for each of four slots, and each slot to be emptied.
pub type Actions = ArrayVec<Action, 256>;

/// Blackout with one box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Blackout {
    /// The box.
    pub components: Components,
}

impl Blackout {
    /// Rises whenever some recorded game would go on differently; see CHANGELOG.md.
    pub const RULES: u32 = 1;
}

/// The decision a seat is asked for.
pub(crate) fn decision_of(eyes: Eyes<'_>) -> Option<Decision> {
    match eyes.table.stack.top() {
        Some(Frame::Ask(seats, decision)) if seats.contains(eyes.seat) => Some(decision),
        _ => None,
    }
}

fn list_legal(eyes: Eyes<'_>, list: &mut Actions) {
    if let Some(decision) = decision_of(eyes) {
        answers::legal(eyes, decision, list);
    }
}

impl Game for Blackout {
    const NAME: &'static str = "blackout";
    type Setup = Setup;
    type State = State;
    type View = View;
    type Action = Action;
    type Outcome = Outcome;
    type Actions = Actions;
    type Event = Event;
    type Label = Label;
    type Reason = Reason;

    fn edition(&self) -> Edition {
        let hash = self.components.hash.iter().map(|&byte| char::from(byte)).collect();
        Edition { rules: Blackout::RULES, components: Some(hash) }
    }

    fn seats(&self, setup: &Setup) -> SeatSet {
        SeatSet::first(setup.n_seats as usize)
    }

    fn start(&self, setup: &Setup) -> State {
        setup::start(self, setup)
    }

    fn turn(&self, state: &State) -> Turn {
        view::turn(&state.table)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn turn_seen(&self, view: &View) -> Turn {
        view::turn(&view.table)
    }

    fn legal(&self, view: &View, list: &mut Actions) {
        if let Some(eyes) = Eyes::of_view(&self.components, view) {
            list_legal(eyes, list);
        }
    }

    fn legal_now(&self, state: &State, seat: Seat, list: &mut Actions) {
        list_legal(Eyes::of_state(&self.components, state, seat), list);
    }

    fn why_not(&self, view: &View, action: Action) -> Option<Reason> {
        reason::check(Eyes::of_view(&self.components, view)?, action).err()
    }

    fn reveals(&self, view: &View, action: Action) -> bool {
        let Some(eyes) = Eyes::of_view(&self.components, view) else { return false };
        match action {
            // The last to be ready ends planning, and all see where cards lie.
            Action::Ready => view.table.ready.with(eyes.seat) == view.table.seats(),
            // Tiles are looked at or returned, a card is turned up, a hand is shown.
            Action::Search(_) | Action::Deploy(_) | Action::Collect(..) => true,
            Action::Act if matches!(view.table.stack.top(), Some(Frame::Ask(_, Decision::Part(_)))) => true,
            // Another question comes only where a battery leaves nothing to decide.
            Action::BuyBattery if answers::is_left_to_decide_after_a_battery(&self.components, *view) => false,
            _ => deploy::may_turn_up_the_next(eyes),
        }
    }

    fn act(&self, state: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        flow::act(self, state, seat, action, log);
    }

    fn chances(&self, state: &State) -> u64 {
        chance::chances(state)
    }

    fn outcome(&self, state: &State, k: u64) -> Outcome {
        chance::outcome(self, state, k)
    }

    fn resolve(&self, state: &mut State, outcome: Outcome, log: &mut impl Log<Event>) {
        flow::resolve(self, state, outcome, log);
    }

    fn sample(&self, view: &View, rng: &mut impl Rng) -> State {
        view::sample(view, rng)
    }

    fn scores(&self, state: &State) -> BySeat<i16> {
        BySeat(state.table.boards.0.map(|board| board.score))
    }

    fn score_change(&self, event: &Event) -> BySeat<i16> {
        let mut change = BySeat::default();
        if let Event::Scored { seat, points, .. } = event {
            change[*seat] = *points;
        }
        change
    }

    fn places(&self, state: &State) -> Option<BySeat<u8>> {
        (self.turn(state) == Turn::Over).then(|| scoring::places(&state.table))
    }

    fn prompt(&self, view: &View) -> Label {
        label::prompt(Eyes::of_view(&self.components, view))
    }

    fn label(&self, view: &View, action: Action) -> Label {
        Eyes::of_view(&self.components, view).map_or(Label::Ready, |eyes| label::label(eyes, action))
    }

    fn cost(&self, view: &View, action: Action) -> Option<Label> {
        label::cost(Eyes::of_view(&self.components, view)?, action)
    }

    fn caution(&self, view: &View, action: Action) -> Option<Label> {
        standing::caution(Eyes::of_view(&self.components, view)?, action)
    }

    fn standing(&self, view: &View, action: Action) -> Standing {
        Eyes::of_view(&self.components, view).map_or(Standing::OPTION, |eyes| standing::standing(eyes, action))
    }

    fn obstacles(&self, view: &View) -> Vec<(Action, Reason)> {
        Eyes::of_view(&self.components, view).map(reason::obstacles).unwrap_or_default()
    }

    fn print_setup(&self, setup: &Setup) -> String {
        notation::print_setup(setup)
    }

    fn parse_setup(&self, text: &str) -> Result<Setup, Reason> {
        notation::parse_setup(text)
    }

    fn print_action(&self, action: Action) -> String {
        notation::print_action(action)
    }

    fn parse_action(&self, text: &str) -> Result<Action, Reason> {
        notation::parse_action(text)
    }

    fn print_outcome(&self, outcome: Outcome) -> String {
        notation::print_outcome(outcome)
    }

    fn parse_outcome(&self, text: &str) -> Result<Outcome, Reason> {
        notation::parse_outcome(text)
    }
}
