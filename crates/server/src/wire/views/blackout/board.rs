//! What a seat has in front of it, all of it open.

use ::blackout::components::Components;
use ::blackout::{BATTERY, BOARD_ACTIONS, Board, CardId, N_SLOTS, Table, View};
use game::Seat;
use serde::{Serialize, Serializer};
use utoipa::ToSchema;

use super::super::{Cards, Locations, PerSeat, Places, Tiles, those_there};
use super::goals::{GoalWord, needs, on_spot};
use super::{N_SPOTS, is_same_board, number};

/// A seat's board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct BoardSheet {
    /// Points.
    pub score: i16,
    /// Dollars.
    pub dollars: u16,
    /// Cubes on the rondel.
    pub stock: Stock,
    /// Cubes left to place.
    pub supply: u8,
    /// Transport tokens.
    pub transport: u8,
    /// GPS tokens.
    pub gps: u8,
    /// Hand and planned cards together (B0.8).
    pub held: Cards,
    /// How many of them are in hand.
    pub hand: u8,
    /// The face-up cards of each slot.
    pub slots: [Cards; N_SLOTS],
    /// The slots that hold a planned card, once planning is over.
    pub face_down: Places,
    /// What lies face down, where all can tell, though not in which slot.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub planned: Option<Cards>,
    /// How many slots are open.
    pub open_slots: u8,
    /// The limit of hand cards to refresh.
    pub refresh_limit: u8,
    /// The hospital.
    pub hospital: Cards,
    /// Finished contingency plans.
    pub finished: Cards,
    /// The finished emergency plan, by its place among A to D.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub finished_emergency: Option<u8>,
    /// What lies on each spot: three for objectives, two for emergency plans, two for restoring power.
    pub spots: [Option<SpotSheet>; N_SPOTS],
    /// Check-mark actions of the board that are unlocked.
    #[serde(serialize_with = "board_actions")]
    #[schema(value_type = Vec<String>)]
    pub unlocked: u8,
    /// Cubes on the map.
    pub cubes: Locations,
    /// Scout tiles that lie face up.
    pub tiles_up: Tiles,
    /// Scout tiles that lie face down; what they are was public once.
    pub tiles_down: Tiles,
}

/// Boards, each by its seat.
pub type Boards = PerSeat<BoardSheet>;

/// Cubes on the rondel.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Stock {
    pub food: u8,
    pub tools: u8,
    pub gasoline: u8,
    pub water: u8,
    pub books: u8,
    pub medipacks: u8,
    pub battery: u8,
}

/// What lies on a spot, and how far its seat is with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct SpotSheet {
    /// The card on an objective spot.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<u8>,
    /// The emergency plan on a spot for those.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plan: Option<u8>,
    /// Whether it is a common plan of the chapter, which is never finished (B10.2).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_common: bool,
    /// The cubes that lie on its marked goals; a mark without a cube counts all the same (B0.7).
    #[serde(skip_serializing_if = "is_none")]
    pub cubes: u8,
    /// Its goals, in their order.
    #[serde(serialize_with = "those_there")]
    #[schema(value_type = Vec<Progress>)]
    pub goals: [Option<Progress>; 3],
}

/// How far a seat is with a goal, everything it asks for taken together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Progress {
    /// Where it stands; absent while it is open.
    #[serde(skip_serializing_if = "GoalWord::is_open")]
    pub is: GoalWord,
    /// How much of what is needed the seat has.
    pub have: u8,
    /// How much is needed.
    pub need: u8,
}

// The signature is what serde asks for.
fn is_none(n: &u8) -> bool {
    *n == 0
}

fn board_actions<S: Serializer>(unlocked: &u8, serializer: S) -> Result<S::Ok, S::Error> {
    let names = (0..).zip(BOARD_ACTIONS);
    serializer.collect_seq(names.filter(|(n, _)| unlocked >> n & 1 != 0).map(|(_, name)| name))
}

/// The boards that have changed.
pub(super) fn boards(components: &Components, before: Option<&View>, now: &View) -> Option<Boards> {
    let is_changed = |seat: Seat| !before.is_some_and(|before| is_same_board(before, now, seat));
    let changed = now.table.seats().iter().filter(|&seat| is_changed(seat)).collect::<game::SeatSet>();
    (!changed.is_empty()).then(|| PerSeat::of(changed, |seat| Some(board(components, now, seat))))
}

fn board(components: &Components, view: &View, seat: Seat) -> BoardSheet {
    let board = &view.table.boards[seat];
    BoardSheet {
        score: board.score,
        dollars: board.dollars,
        stock: stock(board),
        supply: board.supply,
        transport: board.transport,
        gps: board.gps,
        held: Cards(board.held),
        hand: board.n_hand() as u8,
        slots: board.slots.map(Cards),
        face_down: Places(board.face_down),
        planned: view.planned_sets[seat].map(Cards),
        open_slots: board.n_open_slots() as u8,
        refresh_limit: board.refresh_limit() as u8,
        hospital: Cards(board.hospital),
        finished: Cards(board.finished),
        finished_emergency: board.finished_emergency,
        spots: spots(components, &view.table, seat),
        unlocked: board.unlocked,
        cubes: Locations(board.cubes),
        tiles_up: Tiles(board.tiles_up),
        tiles_down: Tiles(board.tiles_down),
    }
}

fn stock(board: &Board) -> Stock {
    let [food, tools, gasoline, water, books, medipacks, battery] = board.stock;
    const { assert!(BATTERY == 6) };
    Stock { food, tools, gasoline, water, books, medipacks, battery }
}

fn spots(components: &Components, table: &Table, seat: Seat) -> [Option<SpotSheet>; N_SPOTS] {
    let board = &table.boards[seat];
    let mut spots = [None; N_SPOTS];
    for (sheet, spot) in spots.iter_mut().zip(Table::SPOTS) {
        let place = usize::from(spot);
        let goals = on_spot(components, table, (seat, spot), |goal, is| {
            let all = needs(components, board, goal);
            let of = |part: fn(&super::Need) -> u8| all.iter().flatten().map(part).sum::<u8>();
            let need = of(|need| need.need);
            Progress { is, have: if is == GoalWord::Done { need } else { of(|need| need.have) }, need }
        });
        *sheet = goals[0].map(|_| SpotSheet {
            card: board.objectives.get(place).copied().and_then(number::<CardId>),
            plan: table.emergency_plan(seat, spot),
            is_common: table.is_common(spot),
            cubes: board.mark_cubes.get(place).copied().unwrap_or(0),
            goals,
        });
    }
    spots
}
