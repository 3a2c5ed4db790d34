//! B1 Set-up.

use game::{Audience, BySeat, Log, Seat, SeatSet, Stack};

use crate::campaign::restart_bonus;
use crate::components::{Components, StartingPlace};
use crate::event::Event;
use crate::flow::{Action, Decision, Draw, Frame, Outcome, Run, Turned};
use crate::label::PLANS;
use crate::rules::{Actions, Blackout};
use crate::sets::{CardSet, District, DistrictSet, LocationSet, TileSet};
use crate::state::{BATTERY, Board, Chapter, End, Eyes, N_CUBES, N_SLOTS, Secret, Setup, State, Table, TilePlace};

/// B1.2, B10.1: how many cards are dealt to the reserve deck.
pub(crate) fn reserve(setup: &Setup) -> u8 {
    let by_seats = match setup.chapter {
        None => [36, 36, 21, 15],
        Some(Chapter::I | Chapter::III) => [33, 24, 18, 12],
        Some(Chapter::II) => [48, 42, 39, 36],
        Some(Chapter::IV) => [39, 30, 24, 18],
        Some(Chapter::V) => [27, 18, 9, 0],
    };
    by_seats[usize::from(setup.n_seats - 1).min(3)]
}

/// B10.2: the emergency plans that lie beside the board, by their numbers.
fn common_plans(setup: &Setup) -> [Option<u8>; 2] {
    let (a, b, c, d) = (Some(0), Some(1), Some(2), Some(3));
    let few = setup.n_seats <= 2;
    match setup.chapter {
        None => [None, None],
        Some(Chapter::I) => [a, if few { None } else { d }],
        Some(Chapter::II) => [b, if few { None } else { c }],
        Some(Chapter::III) => [b, if few { None } else { d }],
        Some(Chapter::IV) if few => [c, None],
        Some(Chapter::IV) => [a, c],
        Some(Chapter::V) if few => [d, None],
        Some(Chapter::V) => [b, d],
    }
}

/// The table before anything is drawn.
pub(crate) fn start(rules: &Blackout, setup: &Setup) -> State {
    let mut boards = BySeat([EMPTY; 4]);
    for seat in SeatSet::first(setup.n_seats as usize).iter() {
        boards[seat] = board(&rules.components, setup, seat);
    }
    let mut stack = Stack::default();
    stack.then([
        Frame::Draw(Draw::Row(0)),
        Frame::Draw(Draw::Row(1)),
        Frame::Draw(Draw::Row(2)),
        Frame::Run(Run::Deal(0)),
        Frame::Draw(Draw::Start),
        Frame::Run(Run::StartingPlaces(0)),
        Frame::Run(Run::Round),
    ]);
    let reserve_left = reserve(setup);
    let table = Table {
        stack,
        setup: *setup,
        round: 0,
        first: Seat::A,
        end: End::Far,
        dice: [None; 3],
        rows: [[None; 3]; 3],
        unseen: Components::OBJECTIVES,
        draw_left: 72 - reserve_left,
        reserve_left,
        discarded: CardSet::NONE,
        secured: DistrictSet::NONE,
        searched: DistrictSet::NONE,
        tiles: [[TilePlace::FaceDown; 3]; District::COUNT], // B1.1
        looked: [SeatSet::NONE; District::COUNT],
        tiles_gone: TileSet::NONE,
        team: CardSet::NONE,
        in_hand: CardSet::NONE,
        ready: SeatSet::NONE,
        boards,
        common_plans: common_plans(setup),
    };
    let secret = Secret { planned: BySeat([[None; N_SLOTS]; 4]), tiles: [[None; 3]; District::COUNT] };
    State { table, secret }
}

/// The board of a seat that does not play.
pub(crate) const EMPTY: Board = Board {
    held: CardSet::NONE,
    slots: [CardSet::NONE; N_SLOTS],
    hospital: CardSet::NONE,
    finished: CardSet::NONE,
    cubes: LocationSet::NONE,
    tiles_up: TileSet::NONE,
    tiles_down: TileSet::NONE,
    stock: [0; 7],
    supply: 0,
    dollars: 0,
    score: 0,
    transport: 0,
    gps: 0,
    objectives: [None; 3],
    emergency: None,
    finished_emergency: None,
    marks: [0; 5],
    mark_cubes: [0; 5],
    restored: 0,
    unlocked: 0,
    face_down: 0,
};

/// B1.3, B1.4: a seat's board. A solo player has more for every loss (B10.5).
fn board(components: &Components, setup: &Setup, seat: Seat) -> Board {
    let mut board = EMPTY;
    board.stock[BATTERY] = 1;
    board.supply = N_CUBES - 1;
    board.transport = 5;
    board.dollars = 4 + restart_bonus(setup.losses);
    for (n, place) in components.starting_places.iter().enumerate() {
        if let Some(card) = Components::player_card(seat, n) {
            match place {
                StartingPlace::Hand => board.held.insert(card),
                StartingPlace::Slot1 => board.slots[0].insert(card),
                StartingPlace::Slot2 => board.slots[1].insert(card),
                StartingPlace::Hospital => board.hospital.insert(card),
            }
        }
    }
    board
}

/// B1.3: two starting volunteers for each seat, and an emergency plan unless it is a chapter (B10.2).
pub(crate) fn deal(state: &mut State, n: u8) {
    let Some(seat) = Seat::at(usize::from(n)).filter(|_| n < state.table.setup.n_seats) else { return };
    let volunteer = Frame::Draw(Draw::Volunteer(seat));
    state.table.stack.then([Frame::Run(Run::Deal(n + 1))]);
    if state.table.setup.chapter.is_none() {
        state.table.stack.then([Frame::Draw(Draw::Emergency(seat))]);
    }
    state.table.stack.then([volunteer, volunteer]);
}

/// The starting volunteers that are not dealt.
pub(crate) fn volunteers_left(table: &Table) -> CardSet {
    let dealt = table.boards.0.iter().flat_map(|board| board.objectives).flatten().collect();
    Components::STARTING_VOLUNTEERS.without(dealt)
}

/// Whether an emergency plan is not dealt.
pub(crate) fn is_plan_left(table: &Table, plan: u8) -> bool {
    table.boards.0.iter().all(|board| board.emergency != Some(plan))
}

/// What was drawn in set-up.
pub(crate) fn resolve(_: &Blackout, state: &mut State, draw: Draw, outcome: Outcome, log: &mut impl Log<Event>) {
    let table = &mut state.table;
    match (draw, outcome) {
        (Draw::Start, Outcome::Start(seat)) => {
            table.first = seat;
            log.tell(Audience::All, || Event::Starts { seat });
        }
        (Draw::Volunteer(seat), Outcome::Volunteer(card)) => {
            let spots = &mut table.boards[seat].objectives;
            if let Some(spot) = spots.iter_mut().find(|spot| spot.is_none()) {
                *spot = Some(card);
            }
            log.tell(Audience::All, || Event::Volunteer { seat, card });
        }
        (Draw::Emergency(seat), Outcome::Emergency(plan)) => {
            table.boards[seat].emergency = Some(plan);
            log.tell(Audience::All, || Event::Emergency { seat, plan: PLANS[plan as usize] });
        }
        _ => {}
    }
}

/// B1.5: counter-clockwise from the right of the starting player, who comes last.
pub(crate) fn next_starting_place(state: &mut State, n: u8) {
    let n_seats = state.table.setup.n_seats;
    if n == n_seats {
        return;
    }
    let index = (state.table.first.index() + usize::from(n_seats - 1 - n)) % usize::from(n_seats);
    if let Some(seat) = Seat::at(index) {
        state
            .table
            .stack
            .then([Frame::Ask(SeatSet::only(seat), Decision::Start), Frame::Run(Run::StartingPlaces(n + 1))]);
    }
}

/// B1.5: any location, but none that another seat has.
pub(crate) fn legal(eyes: Eyes<'_>, list: &mut Actions) {
    let taken = eyes.table.boards.0.iter().fold(LocationSet::NONE, |taken, board| taken.or(board.cubes));
    list.extend(eyes.components.map.locations().without(taken).into_iter().map(Action::Start));
}

pub(crate) fn apply<L: Log<Event>>(turned: &mut Turned<'_, L>, action: Action) {
    let Action::Start(location) = action else { return };
    let seat = turned.seat;
    turned.board().cubes.insert(location);
    turned.board().supply -= 1;
    turned.tell(|| Event::Placed { seat, location });
}
