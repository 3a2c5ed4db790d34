//! Lanterns: a game for three seats with dice, a secret that chance deals, a secret simultaneous choice and a context.
//!
//! Each round every seat gets a lamp of a number only it sees; all see whether the lamp is bright. Then all bid coins in
//! secret, as often changed as they like, until everybody is ready. The bids are shown and paid, a die is rolled, and who
//! bid no more than the die shows scores the bid, and one more with a bright lamp.
//!
//! [`Flaw`] holds one mistake per law, which that law finds and no other.

mod subject;

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use arrayvec::ArrayVec;
use game::contract::Law;
use game::luck::below;
use game::{Audience, BySeat, Edition, Frame, Game, List, Log, Rng, Seat, SeatSet, Stack, Turn, Viewer, messages};

/// A mistake, named by the law that finds it.
pub type Flaw = Law;

/// The context: how large die and lamps are, how long a game is, and what is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lanterns {
    pub faces: u8,
    pub rounds: u8,
    pub flaw: Option<Flaw>,
}

impl Lanterns {
    pub const fn sound() -> Lanterns {
        Lanterns { faces: 6, rounds: 3, flaw: None }
    }

    fn has(&self, flaw: Flaw) -> bool {
        self.flaw == Some(flaw)
    }

    fn is_bright(&self, lamp: u8) -> bool {
        lamp > self.faces / 2
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    Bid(u8),
    Unbid,
    Ready,
    /// Another way to be ready.
    Nod,
    Unready,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    Lamp(u8),
    Die(u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bidding;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Draw {
    Lamp(Seat),
    Die,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Run {
    Round,
    Show,
}

type Frames = Stack<Frame<Bidding, Draw, Run>, 8>;

/// A counter that clones share, which no state should hold.
#[derive(Clone, Default)]
pub struct Shared(Arc<AtomicU32>);

impl PartialEq for Shared {
    fn eq(&self, other: &Shared) -> bool {
        self.0.load(Ordering::Relaxed) == other.0.load(Ordering::Relaxed)
    }
}

impl Eq for Shared {}

impl Hash for Shared {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.load(Ordering::Relaxed).hash(state);
    }
}

impl fmt::Debug for Shared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    stack: Frames,
    round: u8,
    coins: [u8; 3],
    bank: u8,
    score: [i16; 3],
    bright: [bool; 3],
    ready: SeatSet,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    table: Table,
    lamps: [u8; 3],
    bids: [u8; 3],
    shared: Shared,
    stamp: u32,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct View {
    viewer: Viewer,
    table: Table,
    lamps: [Option<u8>; 3],
    bids: [Option<u8>; 3],
}

messages! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Event {
        Dealt { seat: Seat, bright: u8 } = "toy-dealt" per "T1",
        Lamp { seat: Seat, lamp: u8 } = "toy-lamp" per "T1",
        Bidden { seat: Seat, coins: u8 } = "toy-bid" per "T2",
        Ready { seat: Seat, ready: u8 } = "toy-ready" per "T2",
        Shown { seat: Seat, coins: u8 } = "toy-shown" per "T3",
        Rolled { die: u8 } = "toy-rolled" per "T4",
        Scored { seat: Seat, points: u8 } = "toy-scored" per "T4",
    }
}

messages! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Label {
        Decide = "toy-decide",
        Do { what: String } = "toy-do",
        Coins { coins: u8 } = "toy-coins",
    }
}

messages! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Reason {
        Garbled { text: String } = "toy-garbled",
        Coins { bid: u8, coins: u8 } = "toy-few-coins" per "T2",
        Nothing = "toy-nothing" per "T2",
        IsReady = "toy-is-ready" per "T2",
        NotReady = "toy-not-ready" per "T2",
    }
}

static STARTS: AtomicU32 = AtomicU32::new(0);
const SEATS: [Seat; 3] = [Seat::A, Seat::B, Seat::C];

impl Lanterns {
    /// Lets the rules go on until somebody must answer.
    fn advance(&self, state: &mut State, log: &mut impl Log<Event>) {
        while let Some(Frame::Run(run)) = state.table.stack.top() {
            state.table.stack.pop();
            match run {
                Run::Round => self.begin_round(state),
                Run::Show => show(state, log),
            }
        }
    }

    fn begin_round(&self, state: &mut State) {
        if state.table.round == self.rounds {
            if !self.has(Flaw::End) {
                return;
            }
            state.table.round -= 1;
        }
        state.table.round += 1;
        (state.lamps, state.bids) = ([0; 3], [0; 3]);
        (state.table.bright, state.table.ready) = ([false; 3], SeatSet::NONE);
        let all = SeatSet::first(3);
        state.table.stack.then([
            Frame::Draw(Draw::Lamp(Seat::A)),
            Frame::Draw(Draw::Lamp(Seat::B)),
            Frame::Draw(Draw::Lamp(Seat::C)),
            Frame::Ask(all, Bidding),
            Frame::Draw(Draw::Die),
            Frame::Run(Run::Round),
        ]);
    }

    fn score(&self, state: &mut State, die: u8, log: &mut impl Log<Event>) {
        log.tell(Audience::All, || Event::Rolled { die });
        for seat in SEATS {
            let i = seat.index();
            if state.bids[i] > 0 && state.bids[i] <= die {
                let points = state.bids[i] + u8::from(state.table.bright[i]);
                state.table.score[i] += i16::from(points);
                log.tell(Audience::All, || Event::Scored { seat, points });
                if self.has(Flaw::Conservation) {
                    state.table.score[i] += 1;
                }
            }
        }
    }
}

fn show(state: &mut State, log: &mut impl Log<Event>) {
    for seat in SEATS {
        let coins = state.bids[seat.index()];
        state.table.coins[seat.index()] -= coins;
        state.table.bank += coins;
        log.tell(Audience::All, || Event::Shown { seat, coins });
    }
}

fn turn(table: &Table) -> Turn {
    match table.stack.top() {
        Some(Frame::Ask(seats, _)) => Turn::Ask(seats),
        Some(Frame::Draw(_)) => Turn::Chance,
        Some(Frame::Run(_)) | None => Turn::Over,
    }
}

impl Game for Lanterns {
    const NAME: &'static str = "lanterns";
    type Setup = u8;
    type State = State;
    type View = View;
    type Action = Action;
    type Outcome = Outcome;
    type Actions = ArrayVec<Action, 16>;
    type Event = Event;
    type Label = Label;
    type Reason = Reason;

    fn edition(&self) -> Edition {
        Edition { rules: 1, components: Some(format!("{}-{}", self.faces, self.rounds)) }
    }

    fn seats(&self, _: &u8) -> SeatSet {
        SeatSet::first(3)
    }

    fn start(&self, coins: &u8) -> State {
        let table = Table {
            stack: Stack::default(),
            round: 0,
            coins: [*coins; 3],
            bank: 0,
            score: [0; 3],
            bright: [false; 3],
            ready: SeatSet::NONE,
        };
        let stamp = if self.has(Flaw::Replay) { STARTS.fetch_add(1, Ordering::Relaxed) } else { 0 };
        let mut state = State { table, lamps: [0; 3], bids: [0; 3], shared: Shared::default(), stamp };
        self.begin_round(&mut state);
        state
    }

    fn turn(&self, state: &State) -> Turn {
        turn(&state.table)
    }

    fn turn_seen(&self, view: &View) -> Turn {
        turn(&view.table)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let own = |values: [u8; 3]| SEATS.map(|seat| (viewer.seat() == Some(seat)).then_some(values[seat.index()]));
        // Once the bids have been shown they are open.
        let shown = !matches!(turn(&state.table), Turn::Ask(_)) && state.table.ready.len() == 3;
        let bids = if shown || self.has(Flaw::Secrets) { state.bids.map(Some) } else { own(state.bids) };
        View { viewer, table: state.table.clone(), lamps: own(state.lamps), bids }
    }

    fn legal(&self, view: &View, list: &mut Self::Actions) {
        let Some(seat) = view.viewer.seat().filter(|&seat| turn(&view.table).asked().contains(seat)) else { return };
        if view.table.ready.contains(seat) {
            list.add(Action::Unready);
            return;
        }
        let bid = view.bids[seat.index()].unwrap_or(0);
        list.add(Action::Ready);
        list.add(Action::Nod);
        if bid > 0 {
            list.add(Action::Unbid);
        }
        for coins in 1..=view.table.coins[seat.index()].min(self.faces) {
            list.add(Action::Bid(coins));
        }
        if self.has(Flaw::Asked) {
            list.add(Action::Ready);
        }
    }

    fn why_not(&self, view: &View, action: Action) -> Option<Reason> {
        let seat = view.viewer.seat()?;
        let coins = view.table.coins[seat.index()].min(self.faces);
        match action {
            Action::Unready => (!view.table.ready.contains(seat)).then_some(Reason::NotReady),
            _ if view.table.ready.contains(seat) => Some(Reason::IsReady),
            Action::Bid(_) if self.has(Flaw::Legal) => None,
            Action::Bid(bid) if bid == 0 || bid > coins => Some(Reason::Coins { bid, coins }),
            Action::Unbid if view.bids[seat.index()] == Some(0) => Some(Reason::Nothing),
            Action::Bid(_) | Action::Unbid | Action::Ready | Action::Nod => None,
        }
    }

    fn reveals(&self, view: &View, action: Action) -> bool {
        let Some(seat) = view.viewer.seat() else { return false };
        matches!(action, Action::Ready | Action::Nod) && view.table.ready.with(seat).len() == 3
    }

    fn act(&self, state: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        let me = Audience::Only(SeatSet::only(seat));
        if self.has(Flaw::Clones) {
            state.shared.0.fetch_add(1, Ordering::Relaxed);
        }
        match action {
            Action::Bid(coins) => {
                state.bids[seat.index()] = coins;
                log.tell(me, || Event::Bidden { seat, coins });
            }
            Action::Unbid => {
                state.bids[seat.index()] = 0;
                log.tell(me, || Event::Bidden { seat, coins: 0 });
            }
            Action::Ready | Action::Nod => {
                state.table.ready = state.table.ready.with(seat);
                log.tell(Audience::All, || Event::Ready { seat, ready: 1 });
            }
            Action::Unready => {
                state.table.ready = state.table.ready.without(seat);
                log.tell(Audience::All, || Event::Ready { seat, ready: 0 });
            }
        }
        if state.table.ready.len() == 3 {
            state.table.stack.pop();
            state.table.stack.then([Frame::Run(Run::Show)]);
        }
        self.advance(state, log);
    }

    fn chances(&self, _: &State) -> u64 {
        u64::from(self.faces)
    }

    fn outcome(&self, state: &State, k: u64) -> Outcome {
        match state.table.stack.top() {
            Some(Frame::Draw(Draw::Lamp(_))) => Outcome::Lamp(k as u8 + 1),
            _ => Outcome::Die(k as u8 + 1),
        }
    }

    fn resolve(&self, state: &mut State, outcome: Outcome, log: &mut impl Log<Event>) {
        match (state.table.stack.pop(), outcome) {
            (Some(Frame::Draw(Draw::Lamp(seat))), Outcome::Lamp(lamp)) => {
                state.lamps[seat.index()] = lamp;
                state.table.bright[seat.index()] = self.is_bright(lamp);
                log.tell(Audience::All, || Event::Dealt { seat, bright: u8::from(self.is_bright(lamp)) });
                log.tell(Audience::Only(SeatSet::only(seat)), || Event::Lamp { seat, lamp });
            }
            (_, Outcome::Die(die)) => self.score(state, die, log),
            (frame, Outcome::Lamp(_)) => unreachable!("a lamp for {frame:?}"),
        }
        self.advance(state, log);
    }

    fn sample(&self, view: &View, rng: &mut impl Rng) -> State {
        let mut state =
            State { table: view.table.clone(), lamps: [0; 3], bids: [0; 3], shared: Shared::default(), stamp: 0 };
        let half = self.faces / 2;
        for seat in SEATS {
            let i = seat.index();
            let dealt = lamp_is_dealt(&view.table, seat);
            let dim = 1 + below(rng, u64::from(half)) as u8;
            let bright = half + 1 + below(rng, u64::from(self.faces - half)) as u8;
            let drawn = match (dealt, view.table.bright[i]) {
                (false, _) => 0,
                (true, true) if self.has(Flaw::Frequencies) => self.faces,
                (true, true) => bright,
                (true, false) => dim,
            };
            state.lamps[i] = view.lamps[i].unwrap_or(drawn);
            state.bids[i] = view.bids[i].unwrap_or_else(|| match turn(&view.table) {
                Turn::Ask(_) => below(rng, u64::from(view.table.coins[i].min(self.faces)) + 1) as u8,
                _ => 0,
            });
        }
        if self.has(Flaw::Samples) {
            state.table.round = 1;
        }
        state
    }

    fn scores(&self, state: &State) -> BySeat<i16> {
        let [a, b, c] = state.table.score;
        BySeat([a, b, c, 0])
    }

    fn score_change(&self, event: &Event) -> BySeat<i16> {
        let mut change = BySeat::default();
        if let Event::Scored { seat, points } = event {
            change[*seat] = i16::from(*points);
        }
        change
    }

    fn places(&self, state: &State) -> Option<BySeat<u8>> {
        let score = state.table.score;
        (turn(&state.table) == Turn::Over).then(|| {
            let place = |i: usize| 1 + score.iter().filter(|other| **other > score[i]).count() as u8;
            BySeat([place(0), place(1), place(2), 0])
        })
    }

    fn prompt(&self, _: &View) -> Label {
        Label::Decide
    }

    fn label(&self, _: &View, action: Action) -> Label {
        Label::Do { what: self.print_action(action) }
    }

    fn cost(&self, _: &View, action: Action) -> Option<Label> {
        if let Action::Bid(coins) = action { Some(Label::Coins { coins }) } else { None }
    }

    fn print_setup(&self, coins: &u8) -> String {
        format!("coins {coins}")
    }

    fn parse_setup(&self, text: &str) -> Result<u8, Reason> {
        let coins = text.strip_prefix("coins ").and_then(|coins| coins.parse().ok());
        coins.ok_or_else(|| Reason::Garbled { text: text.into() })
    }

    fn print_action(&self, action: Action) -> String {
        match action {
            Action::Bid(coins) => format!("bid-{coins}"),
            Action::Unbid => "unbid".into(),
            Action::Ready => "ready".into(),
            Action::Nod if self.has(Flaw::Notation) => "ready".into(),
            Action::Nod => "nod".into(),
            Action::Unready => "unready".into(),
        }
    }

    fn parse_action(&self, text: &str) -> Result<Action, Reason> {
        match text {
            "unbid" => Ok(Action::Unbid),
            "ready" => Ok(Action::Ready),
            "nod" => Ok(Action::Nod),
            "unready" => Ok(Action::Unready),
            _ => {
                let coins = text.strip_prefix("bid-").and_then(|coins| coins.parse().ok());
                coins.map(Action::Bid).ok_or_else(|| Reason::Garbled { text: text.into() })
            }
        }
    }

    fn print_outcome(&self, outcome: Outcome) -> String {
        match outcome {
            Outcome::Lamp(lamp) => format!("lamp-{lamp}"),
            Outcome::Die(die) => format!("die-{die}"),
        }
    }

    fn parse_outcome(&self, text: &str) -> Result<Outcome, Reason> {
        let number = |kind: &str| text.strip_prefix(kind).and_then(|number| number.parse().ok());
        let lamp = number("lamp-").map(Outcome::Lamp);
        lamp.or_else(|| number("die-").map(Outcome::Die)).ok_or_else(|| Reason::Garbled { text: text.into() })
    }
}

/// Whether this round's lamp of the seat has been dealt, which all can tell by what is drawn next.
fn lamp_is_dealt(table: &Table, seat: Seat) -> bool {
    match table.stack.top() {
        Some(Frame::Draw(Draw::Lamp(next))) => seat < next,
        Some(_) => true,
        None => false,
    }
}
