//! The baton: a game for two seats in which a single answer leads to each kind of turn. Who holds the baton may keep it,
//! hand it over, slip it to the other without a word, toss it, so that chance gives it to somebody, or drop it, which ends
//! the game; and may look at what is written on it, which changes nothing but cannot be unlearned.

use arrayvec::ArrayVec;
use game::{Audience, BySeat, Edition, Game, List, Log, Rng, Seat, SeatSet, Turn, Viewer, messages};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Baton;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum State {
    Held(Seat),
    InTheAir,
    Dropped,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    Keep,
    Hand,
    Toss,
    Drop,
    Look,
    Slip,
}

pub const ACTIONS: [(Action, &str); 6] = [
    (Action::Keep, "keep"),
    (Action::Hand, "hand"),
    (Action::Toss, "toss"),
    (Action::Drop, "drop"),
    (Action::Look, "look"),
    (Action::Slip, "slip"),
];

messages! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Event {
        Done { seat: Seat } = "baton-done",
    }
}

messages! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Label {
        Do = "baton-do",
    }
}

messages! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Reason {
        Garbled = "baton-garbled",
    }
}

impl Game for Baton {
    const NAME: &'static str = "baton";
    type Setup = ();
    type State = State;
    type View = (Viewer, State);
    type Action = Action;
    type Outcome = Seat;
    type Actions = ArrayVec<Action, 6>;
    type Event = Event;
    type Label = Label;
    type Reason = Reason;

    fn edition(&self) -> Edition {
        Edition { rules: 1, components: None }
    }

    fn seats(&self, (): &()) -> SeatSet {
        SeatSet::first(2)
    }

    fn start(&self, (): &()) -> State {
        State::Held(Seat::A)
    }

    fn turn(&self, state: &State) -> Turn {
        match state {
            State::Held(seat) => Turn::Ask(SeatSet::only(*seat)),
            State::InTheAir => Turn::Chance,
            State::Dropped => Turn::Over,
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> Self::View {
        (viewer, *state)
    }

    fn turn_seen(&self, (_, state): &Self::View) -> Turn {
        self.turn(state)
    }

    fn legal(&self, (viewer, state): &Self::View, list: &mut Self::Actions) {
        if viewer.seat().is_some_and(|seat| *state == State::Held(seat)) {
            for (action, _) in ACTIONS {
                list.add(action);
            }
        }
    }

    fn why_not(&self, _: &Self::View, _: Action) -> Option<Reason> {
        None
    }

    fn reveals(&self, _: &Self::View, action: Action) -> bool {
        action == Action::Look
    }

    fn act(&self, state: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        *state = match action {
            Action::Keep | Action::Look => State::Held(seat),
            Action::Hand | Action::Slip => State::Held(if seat == Seat::A { Seat::B } else { Seat::A }),
            Action::Toss => State::InTheAir,
            Action::Drop => State::Dropped,
        };
        if action != Action::Slip {
            log.tell(Audience::All, || Event::Done { seat });
        }
    }

    fn chances(&self, _: &State) -> u64 {
        2
    }

    fn outcome(&self, _: &State, k: u64) -> Seat {
        Seat::ALL[k as usize]
    }

    fn resolve(&self, state: &mut State, seat: Seat, _: &mut impl Log<Event>) {
        *state = State::Held(seat);
    }

    fn sample(&self, (_, state): &Self::View, _: &mut impl Rng) -> State {
        *state
    }

    fn scores(&self, _: &State) -> BySeat<i16> {
        BySeat::default()
    }

    fn score_change(&self, _: &Event) -> BySeat<i16> {
        BySeat::default()
    }

    fn places(&self, state: &State) -> Option<BySeat<u8>> {
        (*state == State::Dropped).then_some(BySeat([1, 1, 0, 0]))
    }

    fn prompt(&self, _: &Self::View) -> Label {
        Label::Do
    }

    fn label(&self, _: &Self::View, _: Action) -> Label {
        Label::Do
    }

    fn cost(&self, _: &Self::View, _: Action) -> Option<Label> {
        None
    }

    fn print_setup(&self, (): &()) -> String {
        "plain".into()
    }

    fn parse_setup(&self, text: &str) -> Result<(), Reason> {
        if text == "plain" { Ok(()) } else { Err(Reason::Garbled) }
    }

    fn print_action(&self, action: Action) -> String {
        ACTIONS[action as usize].1.into()
    }

    fn parse_action(&self, text: &str) -> Result<Action, Reason> {
        let found = ACTIONS.iter().find(|(_, word)| *word == text);
        found.map(|(action, _)| *action).ok_or(Reason::Garbled)
    }

    fn print_outcome(&self, seat: Seat) -> String {
        seat.to_string()
    }

    fn parse_outcome(&self, text: &str) -> Result<Seat, Reason> {
        text.parse().map_err(|_| Reason::Garbled)
    }
}
