//! How the game goes on: frames that wait, what may answer them, and the one place that hands answers to phases.

use game::{Audience, Log, Seat, SeatSet};

use crate::answers::{Answers, answers};
use crate::components::{CardKind, Challenge, CubeColor, Resource, Specialist};
use crate::effects::display::refill;
use crate::effects::{check_mark, pay, place};
use crate::event::Event;
use crate::phases::{clean_up, deploy, market, objectives, plan, refresh, scoring, scout, secure, setup};
use crate::rules::Blackout;
use crate::sets::{ActionSet, CardId, District, Location, TileId};
use crate::state::{Board, Eyes, Slot, State};

/// Where the rules stand.
pub type Frame = game::Frame<Decision, Draw, Run>;

/// A goal's place: an objective spot (0–2), the own or the first common emergency plan (3), the second common one (4), a
/// restore-power goal (5, 6).
pub type Spot = u8;

/// What a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decision {
    /// Where to start (B1.5).
    Start,
    /// What to plan (B2.2).
    Plan,
    /// Which planned card to turn up (B2.3).
    Deploy,
    /// What a volunteer procures (B2.4, B2.5).
    Procure(CardId),
    /// Whether a specialist acts (B2.3).
    Act(CardId),
    /// Whether to take a part that costs (B2.6).
    Part(CardId),
    /// Which goal to complete (B3.1).
    Complete,
    /// How many batteries go into what is left of a goal's cost, from this resource on (B2.11).
    Pay {
        /// The goal's place.
        spot: Spot,
        /// Which goal of it.
        goal: u8,
        /// The resources before this one are paid; 6 for the type of one's choice.
        from: u8,
    },
    /// Where to put a cube (B3.5).
    Place(CubeColor),
    /// Whether to finish a plan now (B3.8).
    Finish(Spot),
    /// Which district to look at (B4.1).
    Search,
    /// Which tile to collect, and by which challenge (B4.3).
    Collect(District),
    /// Who joins the team (B4.4).
    Team {
        /// Where.
        district: District,
        /// Which tile.
        place: u8,
        /// Which challenge.
        challenge: Challenge,
    },
    /// What to buy (B5.1).
    Buy {
        /// How many seats have passed in a row.
        passes: u8,
        /// Whether anything was bought in this phase (B5.6).
        bought: bool,
    },
    /// What to get for food (B6.2).
    Food,
    /// What to get for water (B6.2).
    Water,
    /// Which objective to discard (B6.3).
    Discard,
    /// Which marker to move to a secured district (B7.1).
    Mark(District),
    /// Whether and from which slot to refresh (B8.1).
    Refresh,
    /// Which check-mark action to use, of those left (B8.3).
    CheckMarks(ActionSet),
}

/// What chance is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Draw {
    /// Who starts (B1.5).
    Start,
    /// A seat's next starting volunteer (B1.3).
    Volunteer(Seat),
    /// A seat's emergency plan (B1.3).
    Emergency(Seat),
    /// The dice in this set, a bit each: red, yellow, blue (B2.1).
    Dice(u8),
    /// Three cards for a row (B5.4).
    Row(u8),
    /// The face-down tiles of a district that nobody has looked at (B4.2).
    Tiles(District, Seat),
    /// Who of the team is injured (B4.7).
    Injury(Seat),
}

/// What goes on by itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Run {
    /// The starting volunteers and the emergency plan of the seat with this number (B1.3).
    Deal(u8),
    /// The next starting place (B1.5).
    StartingPlaces(u8),
    /// A new round begins (B2).
    Round,
    /// Planning is over; the phases follow (B2).
    Planned,
    /// The turn of the seat at this place in order, in this phase.
    Turn(Phase, u8),
    /// A seat's volunteer or specialist goes to its destination, a plan is finished (B3.1, B3.8).
    Completed {
        /// Who.
        seat: Seat,
        /// The goal's place.
        spot: Spot,
        /// Which goal of it.
        goal: u8,
    },
    /// A cube marks a goal of a plan that stays, and it is asked whether to finish it (B3.8).
    Marked {
        /// Who.
        seat: Seat,
        /// Its place.
        spot: Spot,
    },
    /// A plan moves to the check-mark area and its completion effect follows (B3.8).
    Finished {
        /// Who.
        seat: Seat,
        /// Its place.
        spot: Spot,
    },
    /// A team has been formed and succeeds (B4.5).
    Searched {
        /// Who.
        seat: Seat,
        /// Where.
        district: District,
        /// Which tile.
        place: u8,
        /// Which challenge.
        challenge: Challenge,
    },
    /// The display is cleaned up (B6.1).
    CleanRows,
    /// A row that may be empty is refilled, if cards are left then (B5.4).
    Refill(u8),
    /// The next district that may be secured (B7.1).
    Secure(u8),
    /// Cubes round a newly secured district are scored (B7.1).
    ScoreDistrict(District),
    /// The round is over (B8).
    EndRound,
    /// The final scoring (B9.2).
    Score,
}

/// The phases that go seat by seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Phase 2.
    Deploy,
    /// Phase 3.
    Objectives,
    /// Phase 4.
    Scout,
    /// Phase 6, food and water.
    Waste,
    /// Phase 6, objectives.
    Discard,
    /// Phase 8.
    Refresh,
}

/// What a seat may answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// No more, or not at all.
    Done,
    /// Start here (B1.5).
    Start(Location),
    /// Plan a card in a slot, in place of what was planned there (B2.2).
    Plan(Slot, CardId),
    /// Take a planned card back (B2.2).
    Unplan(Slot),
    /// Ready (B2.2).
    Ready,
    /// Not ready after all (B2.2).
    Unready,
    /// Turn up the card in a slot (B2.3).
    Deploy(Slot),
    /// Procure this resource (B2.4).
    Procure(Resource),
    /// Let the specialist act (B2.6).
    Act,
    /// Pay one of these, or a battery instead (B2.10).
    Pay(Resource, Tender),
    /// Pay gasoline and a book (B2.8 d).
    PayBoth(Tender, Tender),
    /// Pay dollars (B2.8 e).
    PayDollars,
    /// Take a card from the hospital (B2.7).
    Heal(CardId, Tender),
    /// Complete a goal (B3.1).
    Complete(Spot, u8),
    /// Put so many batteries into a payment (B2.11).
    Batteries(u8),
    /// Pay with this type, and so many batteries (B2.11).
    PayType(Resource, u8),
    /// Put a cube here (B3.5).
    Place(Location),
    /// Finish the plan now (B3.8).
    Finish,
    /// Look at a district's tiles (B4.1).
    Search(District),
    /// Collect a tile by a challenge (B4.3).
    Collect(u8, Challenge),
    /// Let a card join the team (B4.4).
    Join(CardId),
    /// Buy a card of the display (B5.1).
    Buy(u8, u8),
    /// Feed so many pairs (B6.2).
    Feed(u8),
    /// Turn so many pairs of water into GPS tokens, and so many into $7 (B6.2).
    Water(u8, u8),
    /// Discard an objective (B6.3).
    Discard(u8),
    /// Move the marker of a board action (B7.1).
    Mark(u8),
    /// Take the cards of a slot (B8.2).
    Refresh(Slot),
    /// Use a check-mark action (B8.3).
    Check(u8, Tender),
    /// Buy a battery (B2.9).
    BuyBattery,
}

/// What one resource is paid with (B2.10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tender {
    /// The resource itself, or nothing where nothing is to pay.
    Own,
    /// A battery.
    Battery,
}

/// What chance may answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// This seat starts.
    Start(Seat),
    /// This starting volunteer.
    Volunteer(CardId),
    /// This emergency plan.
    Emergency(u8),
    /// These faces; `None` for dice that were not rolled.
    Dice([Option<Resource>; 3]),
    /// These cards, from the left.
    Row([CardId; 3]),
    /// These tiles; `None` for places that needed none.
    Tiles([Option<TileId>; 3]),
    /// This card is injured.
    Injury(CardId),
}

/// What an answer needs at hand: the rules, the state, who answers, and who listens.
pub(crate) struct Turned<'a, L> {
    pub(crate) rules: &'a Blackout,
    pub(crate) state: &'a mut State,
    pub(crate) seat: Seat,
    pub(crate) log: &'a mut L,
}

impl<L: Log<Event>> Turned<'_, L> {
    pub(crate) fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.log.tell(Audience::All, event);
    }

    pub(crate) fn then<const N: usize>(&mut self, frames: [Frame; N]) {
        self.state.table.stack.then(frames);
    }

    pub(crate) fn board(&mut self) -> &mut Board {
        &mut self.state.table.boards[self.seat]
    }

    /// Asks the same seat.
    pub(crate) fn ask(&self, decision: Decision) -> Frame {
        Frame::Ask(SeatSet::only(self.seat), decision)
    }
}

/// Carries out a legal answer and lets the rules go on.
pub(crate) fn act(rules: &Blackout, state: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    let mut turned = Turned { rules, state, seat, log };
    match action {
        // Planning stays on top, and nothing goes on, until everybody is ready.
        Action::Plan(..) | Action::Unplan(_) | Action::Ready | Action::Unready => {
            plan::apply(&mut turned, action);
            if state.table.ready != state.table.seats() {
                return;
            }
            state.table.stack.pop();
        }
        Action::BuyBattery => pay::buy_battery(&mut turned),
        _ => {
            let Some(Frame::Ask(_, decision)) = turned.state.table.stack.pop() else { return };
            apply(&mut turned, decision, action);
        }
    }
    advance(rules, state, log);
}

/// Hands an answer to its phase; planning, which all do at the same time, has been dealt with.
fn apply<L: Log<Event>>(turned: &mut Turned<'_, L>, decision: Decision, action: Action) {
    match decision {
        Decision::Plan => {}
        Decision::Start => setup::apply(turned, action),
        Decision::Deploy | Decision::Procure(_) | Decision::Act(_) | Decision::Part(_) => {
            deploy::apply(turned, decision, action);
        }
        Decision::Complete | Decision::Finish(_) => objectives::apply(turned, decision, action),
        Decision::Pay { spot, goal, from } => pay::apply(turned, spot, goal, from, action),
        Decision::Place(_) => place::apply(turned, action),
        Decision::Search | Decision::Collect(_) | Decision::Team { .. } => scout::apply(turned, decision, action),
        Decision::Buy { passes, bought } => market::apply(turned, passes, bought, action),
        Decision::Food | Decision::Water | Decision::Discard => clean_up::apply(turned, decision, action),
        Decision::Mark(district) => secure::apply(turned, district, action),
        Decision::Refresh => refresh::apply(turned, action),
        Decision::CheckMarks(left) => check_mark::apply(turned, left, action),
    }
}

/// Carries out an outcome and lets the rules go on.
pub(crate) fn resolve(rules: &Blackout, state: &mut State, outcome: Outcome, log: &mut impl Log<Event>) {
    let Some(Frame::Draw(draw)) = state.table.stack.pop() else { return };
    match (draw, outcome) {
        (Draw::Start | Draw::Volunteer(_) | Draw::Emergency(_), _) => setup::resolve(rules, state, draw, outcome, log),
        (Draw::Dice(_), Outcome::Dice(faces)) => plan::resolve(state, faces, log),
        (Draw::Row(row), Outcome::Row(cards)) => market::resolve(state, row, cards, log),
        (Draw::Tiles(district, seat), Outcome::Tiles(tiles)) => scout::resolve_tiles(state, district, seat, tiles, log),
        (Draw::Injury(seat), Outcome::Injury(card)) => scout::resolve_injury(state, seat, card, log),
        _ => {}
    }
    advance(rules, state, log);
}

/// Lets the rules go on until somebody must answer: what runs by itself runs, and a decision with one possible answer is
/// answered (B2.12).
pub(crate) fn advance(rules: &Blackout, state: &mut State, log: &mut impl Log<Event>) {
    loop {
        match state.table.stack.top() {
            Some(Frame::Run(run)) => {
                state.table.stack.pop();
                go_on(rules, state, run, log);
            }
            // All but planning is asked of one seat.
            Some(Frame::Ask(seats, decision)) if decision != Decision::Plan => {
                let Some(seat) = seats.iter().next() else { return };
                match answers(Eyes::of_state(&rules.components, state, seat), decision) {
                    Answers::None => {
                        state.table.stack.pop();
                        if let Decision::Place(_) = decision {
                            place::tell_void(&mut Turned { rules, state, seat, log });
                        }
                    }
                    // What a seat alone knows must not show in whether it is asked (B0.8).
                    Answers::One(only) if !hangs_on_a_secret(rules, decision) => {
                        state.table.stack.pop();
                        apply(&mut Turned { rules, state, seat, log }, decision, only);
                    }
                    Answers::One(_) | Answers::Several => return,
                }
            }
            _ => return,
        }
    }
}

/// Whether the answers hang on what the seat alone knows: tiles it looks at, cards in hand.
fn hangs_on_a_secret(rules: &Blackout, decision: Decision) -> bool {
    match decision {
        Decision::Collect(_) => true,
        Decision::Part(card) => rules.components.card(card).kind == CardKind::Specialist(Specialist::Organiser),
        _ => false,
    }
}

fn go_on(rules: &Blackout, state: &mut State, run: Run, log: &mut impl Log<Event>) {
    match run {
        Run::Deal(n) => setup::deal(state, n),
        Run::StartingPlaces(n) => setup::next_starting_place(state, n),
        Run::Round => plan::begin_round(state, log),
        Run::Planned => plan::end(state),
        Run::Turn(phase, n) => turn(rules, state, phase, n, log),
        Run::Completed { seat, spot, goal } => {
            objectives::completed(&mut Turned { rules, state, seat, log }, spot, goal);
        }
        Run::Marked { seat, spot } => objectives::marked(&mut Turned { rules, state, seat, log }, spot),
        Run::Finished { seat, spot } => objectives::finished(&mut Turned { rules, state, seat, log }, spot),
        Run::Searched { seat, district, place, challenge } => {
            scout::searched(&mut Turned { rules, state, seat, log }, district, place, challenge);
        }
        Run::CleanRows => clean_up::clean_rows(state, log),
        Run::Refill(row) => refill(state, row),
        Run::Secure(n) => secure::secure_next(rules, state, n, log),
        Run::ScoreDistrict(district) => secure::score(rules, state, district, log),
        Run::EndRound => refresh::end_round(state, log),
        Run::Score => scoring::score(rules, state, log),
    }
}

/// The turn of the seat at a place in order; after the last one nothing.
fn turn(rules: &Blackout, state: &mut State, phase: Phase, n: u8, log: &mut impl Log<Event>) {
    let Some(seat) = state.table.in_order(n) else { return };
    state.table.stack.then([Frame::Run(Run::Turn(phase, n + 1))]);
    let mut turned = Turned { rules, state, seat, log };
    match phase {
        Phase::Deploy => deploy::open(&mut turned),
        Phase::Objectives => objectives::open(&mut turned),
        Phase::Scout => scout::open(&mut turned),
        Phase::Waste => clean_up::open_waste(&mut turned),
        Phase::Discard => clean_up::open_discard(&mut turned),
        Phase::Refresh => refresh::open(&mut turned),
    }
}
