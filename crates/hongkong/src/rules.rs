//! The game as the contract sees it.

use alloc::format;
use alloc::string::{String, ToString};

use arrayvec::ArrayVec;
use game::{Audience, BySeat, Edition, Game, List, Log, Rng, Seat, SeatSet, Turn, Viewer, messages};

use crate::ending::Ending;
use crate::notation::DRAW;
use crate::plot::Plot;
use crate::position::{Piece, Placement, Player, Position};
use crate::reason::Reason;

/// Hong Kong. It has no box and no variants, so there is nothing to know but the rules version.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HongKong;

/// What is chosen before the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Setup {
    /// Who starts is drawn (K2).
    Draw,
    /// This player starts.
    First(Player),
    /// The game goes on from a position.
    From(Position),
}

/// The whole truth, which is open to all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum State {
    /// Who starts is about to be drawn.
    Draw,
    /// The game is on, or over.
    Play(Position),
}

impl State {
    /// The position, once it is known who starts.
    pub const fn position(&self) -> Option<&Position> {
        match self {
            State::Draw => None,
            State::Play(position) => Some(position),
        }
    }

    fn turn(&self) -> Turn {
        match self {
            State::Draw => Turn::Chance,
            State::Play(position) if position.is_over() => Turn::Over,
            State::Play(position) => Turn::Ask(SeatSet::only(position.to_move().seat())),
        }
    }
}

/// What a viewer knows: everything, and who it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What is there.
    pub state: State,
}

impl View {
    /// The position if the viewer is to move in it.
    pub fn my_turn(&self) -> Option<&Position> {
        let me = self.viewer.seat().and_then(Player::at)?;
        self.state.position().filter(|position| position.to_move() == me && !position.is_over())
    }
}

/// The draw for the first turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Starts(pub Player);

messages! {
    /// What happened.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Event {
        /// It was drawn who starts.
        Starts { seat: Seat } = "hongkong-starts" per "K2",
        /// A piece went on an empty plot.
        Founded { seat: Seat, piece: Piece, plot: Plot } = "hongkong-founded" per "K4",
        /// A piece went on an own block.
        Raised { seat: Seat, piece: Piece, plot: Plot, height: u8 } = "hongkong-raised" per "K5",
        /// A piece went on the opponent's block.
        Taken { seat: Seat, piece: Piece, plot: Plot, height: u8, from: Seat } = "hongkong-taken" per "K6",
        /// Every plot is built on.
        BoardFull = "hongkong-board-full" per "K9",
        /// Every standard block and roof is used.
        UsedUp = "hongkong-used-up" per "K9",
        /// The game was won by buildings.
        Won { seat: Seat, more: u8, fewer: u8 } = "hongkong-won" per "K10",
        /// The game was won by the centre.
        WonByCentre { seat: Seat, each: u8 } = "hongkong-won-by-centre" per "K10",
        /// The game was drawn.
        Drawn { each: u8 } = "hongkong-drawn" per "K10",
    }
}

impl From<Ending> for Event {
    fn from(ending: Ending) -> Event {
        match ending {
            Ending::Buildings { winner, more, fewer } => Event::Won { seat: winner.seat(), more, fewer },
            Ending::Centre { winner, each } => Event::WonByCentre { seat: winner.seat(), each },
            Ending::Drawn { each } => Event::Drawn { each },
        }
    }
}

messages! {
    /// What is asked, and what may be answered.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Label {
        /// Place a piece.
        Ask = "hongkong-ask" per "K2",
        /// Place the second piece of a double move.
        AskSecond = "hongkong-ask-second" per "K2",
        /// Build on an empty plot.
        Found { piece: Piece, plot: Plot } = "hongkong-do-found",
        /// Build on an own block.
        Raise { piece: Piece, plot: Plot, height: u8 } = "hongkong-do-raise",
        /// Build on the opponent's block.
        Take { piece: Piece, plot: Plot, height: u8 } = "hongkong-do-take",
    }
}

impl HongKong {
    /// Rises whenever some recorded game would go on differently; see CHANGELOG.md.
    pub const RULES: u32 = 1;
}

impl Game for HongKong {
    const NAME: &'static str = "hongkong";
    type Setup = Setup;
    type State = State;
    type View = View;
    type Action = Placement;
    type Outcome = Starts;
    type Actions = ArrayVec<Placement, 75>;
    type Event = Event;
    type Label = Label;
    type Reason = Reason;

    fn edition(&self) -> Edition {
        Edition { rules: HongKong::RULES, components: None }
    }

    fn seats(&self, _: &Setup) -> SeatSet {
        SeatSet::first(2)
    }

    fn start(&self, setup: &Setup) -> State {
        match *setup {
            Setup::Draw => State::Draw,
            Setup::First(player) => State::Play(Position::start(player)),
            Setup::From(position) => State::Play(position),
        }
    }

    fn turn(&self, state: &State) -> Turn {
        state.turn()
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View { viewer, state: *state }
    }

    fn turn_seen(&self, view: &View) -> Turn {
        view.state.turn()
    }

    fn legal(&self, view: &View, list: &mut Self::Actions) {
        if let Some(seat) = view.viewer.seat() {
            self.legal_now(&view.state, seat, list);
        }
    }

    fn legal_now(&self, state: &State, seat: Seat, list: &mut Self::Actions) {
        let Some(position) = state.position().filter(|position| position.to_move().seat() == seat) else { return };
        for (piece, plots) in Piece::ALL.into_iter().zip(position.legal()) {
            for plot in plots {
                list.add(Placement { piece, plot });
            }
        }
    }

    fn why_not(&self, view: &View, placement: Placement) -> Option<Reason> {
        view.state.position()?.why_not(placement)
    }

    fn reveals(&self, _: &View, _: Placement) -> bool {
        false
    }

    fn act(&self, state: &mut State, seat: Seat, placement: Placement, log: &mut impl Log<Event>) {
        let State::Play(position) = state else { return };
        let below = position.building(placement.plot);
        position.place(placement);
        let Placement { piece, plot } = placement;
        log.tell(Audience::All, || match below {
            None => Event::Founded { seat, piece, plot },
            Some(below) if below.owner.seat() == seat => Event::Raised { seat, piece, plot, height: below.height + 1 },
            Some(below) => Event::Taken { seat, piece, plot, height: below.height + 1, from: below.owner.seat() },
        });
        if let Some(ending) = position.ending() {
            let is_full = position.empty().is_empty();
            log.tell(Audience::All, || if is_full { Event::BoardFull } else { Event::UsedUp });
            log.tell(Audience::All, || ending.into());
        }
    }

    fn chances(&self, state: &State) -> u64 {
        if *state == State::Draw { 2 } else { 0 }
    }

    fn outcome(&self, _: &State, k: u64) -> Starts {
        Starts(if k == 0 { Player::A } else { Player::B })
    }

    fn resolve(&self, state: &mut State, Starts(first): Starts, log: &mut impl Log<Event>) {
        *state = State::Play(Position::start(first)); // K2
        log.tell(Audience::All, || Event::Starts { seat: first.seat() });
    }

    fn sample(&self, view: &View, _: &mut impl Rng) -> State {
        view.state
    }

    fn scores(&self, state: &State) -> BySeat<i16> {
        let mut scores = BySeat::default();
        if let Some(position) = state.position() {
            for player in Player::BOTH {
                scores[player.seat()] = position.controlled(player).len() as i16;
            }
        }
        scores
    }

    fn score_change(&self, event: &Event) -> BySeat<i16> {
        let mut change = BySeat::default();
        match event {
            Event::Founded { seat, .. } => change[*seat] = 1,
            Event::Taken { seat, from, .. } => {
                change[*seat] = 1;
                change[*from] = -1;
            }
            _ => {}
        }
        change
    }

    fn places(&self, state: &State) -> Option<BySeat<u8>> {
        let ending = state.position()?.ending()?;
        let mut places = BySeat::default();
        for player in Player::BOTH {
            places[player.seat()] = if ending.winner() == Some(player.other()) { 2 } else { 1 };
        }
        Some(places)
    }

    fn prompt(&self, view: &View) -> Label {
        match view.state.position() {
            Some(position) if position.is_open() => Label::AskSecond,
            _ => Label::Ask,
        }
    }

    fn label(&self, view: &View, placement: Placement) -> Label {
        let Placement { piece, plot } = placement;
        let below = view.state.position().and_then(|position| position.building(plot));
        match below {
            None => Label::Found { piece, plot },
            Some(below) if Viewer::from(below.owner.seat()) == view.viewer => {
                Label::Raise { piece, plot, height: below.height + 1 }
            }
            Some(below) => Label::Take { piece, plot, height: below.height + 1 },
        }
    }

    fn cost(&self, _: &View, _: Placement) -> Option<Label> {
        None
    }

    fn print_setup(&self, setup: &Setup) -> String {
        match setup {
            Setup::Draw => DRAW.into(),
            Setup::First(player) => format!("first {player}"),
            Setup::From(position) => format!("position {position}"),
        }
    }

    fn parse_setup(&self, text: &str) -> Result<Setup, Reason> {
        match text.split_once(' ') {
            None if text == DRAW => Ok(Setup::Draw),
            Some(("first", player)) => Ok(Setup::First(player.parse()?)),
            Some(("position", position)) => Ok(Setup::From(position.parse()?)),
            _ => Err(Reason::NoSetup { text: text.into() }),
        }
    }

    fn print_action(&self, placement: Placement) -> String {
        placement.to_string()
    }

    fn parse_action(&self, text: &str) -> Result<Placement, Reason> {
        text.parse()
    }

    fn print_outcome(&self, Starts(first): Starts) -> String {
        first.to_string()
    }

    fn parse_outcome(&self, text: &str) -> Result<Starts, Reason> {
        text.parse().map(Starts)
    }
}
