//! What lies where: the open table, the secrets, and what a viewer knows of both (B0).

use game::{BySeat, Seat, SeatSet, Stack, Viewer};

use crate::components::{Components, Line, Resource};
use crate::flow::Frame;
use crate::sets::{CardId, CardSet, District, DistrictSet, LocationSet, TileId, TileSet};

/// A chapter of the campaign (B10).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chapter {
    /// Chapter I.
    I,
    /// Chapter II.
    II,
    /// Chapter III.
    III,
    /// Chapter IV.
    IV,
    /// Chapter V.
    V,
}

impl Chapter {
    /// All five.
    pub const ALL: [Chapter; 5] = [Chapter::I, Chapter::II, Chapter::III, Chapter::IV, Chapter::V];
}

/// What is chosen before the start.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// How many seats play, 1 to 4.
    pub n_seats: u8,
    /// The chapter of the campaign; one seat plays chapters only (B1.2).
    pub chapter: Option<Chapter>,
    /// How often a solo player has lost this chapter, for $2 each (B10.5).
    pub losses: u8,
}

/// How far the end has come (B5.5, B9.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// The draw deck is not empty.
    Far,
    /// It became empty this round; one more round follows.
    Triggered,
    /// This is the last round.
    LastRound,
}

/// A slot of a player board, 0 to 3.
pub type Slot = u8;

/// How many slots a board has; the fourth is locked at first (B3.9).
pub const N_SLOTS: usize = 4;
/// The cubes of a seat (B0.1, B0.7).
pub const N_CUBES: u8 = 25;
/// The battery's place in a stock.
pub const BATTERY: usize = 6;

/// A place for a tile in a district.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TilePlace {
    /// Nothing lies there any more.
    Empty,
    /// A tile whose face nobody was shown.
    FaceDown,
    /// A tile that was returned face up (B4.3).
    FaceUp(TileId),
    /// A tile left the game from here face down (B7.1).
    Gone,
}

/// What a seat has in front of it. Everything here is open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    /// Hand and planned cards together; the union is open, the split is not (B0.8).
    pub held: CardSet,
    /// The face-up cards of each slot. Order does not matter (B3.2).
    pub slots: [CardSet; N_SLOTS],
    /// The hospital.
    pub hospital: CardSet,
    /// Finished contingency plans.
    pub finished: CardSet,
    /// Cubes on the map.
    pub cubes: LocationSet,
    /// Scout tiles that lie face up.
    pub tiles_up: TileSet,
    /// Scout tiles that lie face down; what they are was public once (B0.8).
    pub tiles_down: TileSet,
    /// Cubes on the rondel: six resources and batteries.
    pub stock: [u8; 7],
    /// Cubes left to place.
    pub supply: u8,
    /// Dollars.
    pub dollars: u16,
    /// Points; may be below zero (B2.5).
    pub score: i16,
    /// Transport tokens.
    pub transport: u8,
    /// GPS tokens.
    pub gps: u8,
    /// The cards on the objective spots.
    pub objectives: [Option<CardId>; 3],
    /// The seat's own emergency plan, while it is there (B3.10).
    pub emergency: Option<u8>,
    /// The emergency plan it has finished, which lies in the check-mark area (B3.8).
    pub finished_emergency: Option<u8>,
    /// Goals marked, a bit each, on the three spots, on the own plan or the first common one, and on the second common one.
    pub marks: [u8; 5],
    /// The cubes that lie on those marks; a mark without a cube counts all the same (B0.7).
    pub mark_cubes: [u8; 5],
    /// Restore-power goals done, a bit each (B3.9).
    pub restored: u8,
    /// Board check-mark actions that are unlocked, a bit each (B7.1).
    pub unlocked: u8,
    /// Which slots hold a planned card, once planning is over.
    pub face_down: u8,
}

/// A plan in the check-mark area (B3.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FinishedPlan {
    /// A contingency plan.
    Contingency(CardId),
    /// An emergency plan, by its place among A to D.
    Emergency(u8),
}

impl FinishedPlan {
    /// What it adds to the check-mark area.
    pub fn line(self, components: &Components) -> Line {
        match self {
            FinishedPlan::Contingency(card) => components.card(card).plan.line,
            FinishedPlan::Emergency(plan) => components.plans[usize::from(plan)].line,
        }
    }
}

impl Board {
    /// The plans in the check-mark area: contingency plans by rising card, then the emergency plan.
    pub fn finished_plans(&self) -> impl Iterator<Item = FinishedPlan> + use<> {
        let cards = self.finished.into_iter().map(FinishedPlan::Contingency);
        cards.chain(self.finished_emergency.map(FinishedPlan::Emergency))
    }

    /// One of those, by its place.
    pub fn finished_plan(&self, place: usize) -> Option<FinishedPlan> {
        match self.finished.nth(place) {
            Some(card) => Some(FinishedPlan::Contingency(card)),
            None if place == self.finished.len() => self.finished_emergency.map(FinishedPlan::Emergency),
            None => None,
        }
    }

    /// How many plans lie in the check-mark area.
    pub const fn n_finished(&self) -> usize {
        self.finished.len() + self.finished_emergency.is_some() as usize
    }

    /// How many of them have this line.
    pub fn lines(&self, components: &Components, line: Line) -> u8 {
        self.finished_plans().filter(|plan| plan.line(components) == line).count() as u8
    }

    /// The limit of hand cards to refresh (B8.1, B3.9).
    pub const fn refresh_limit(&self) -> usize {
        if self.restored & 1 != 0 { 6 } else { 4 }
    }

    /// How many slots are open (B2.2, B3.9).
    pub const fn n_open_slots(&self) -> usize {
        if self.restored & 2 != 0 { 4 } else { 3 }
    }

    /// How many hand cards there are, which is open even while the plans are not.
    pub const fn n_hand(&self) -> usize {
        self.held.len() - self.face_down.count_ones() as usize
    }

    /// The cubes on a card return to the supply.
    pub(crate) fn take_marks_back(&mut self, spot: usize) {
        self.supply += self.mark_cubes[spot];
        self.mark_cubes[spot] = 0;
        self.marks[spot] = 0;
    }

    /// How many of a resource are there.
    pub const fn has(&self, resource: Resource) -> u8 {
        self.stock[resource as usize]
    }

    /// How many batteries are there.
    pub const fn batteries(&self) -> u8 {
        self.stock[BATTERY]
    }
}

/// Everything that lies open on the table, and where the rules stand. Holds no secret.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    /// What happens next.
    pub stack: Stack<Frame, 16>,
    /// What was chosen before the start.
    pub setup: Setup,
    /// The round, from 1.
    pub round: u8,
    /// The starting player of the round.
    pub first: Seat,
    /// How far the end has come.
    pub end: End,
    /// What the red, the yellow and the blue die show.
    pub dice: [Option<Resource>; 3],
    /// The card display.
    pub rows: [[Option<CardId>; 3]; 3],
    /// The objective cards nobody has seen: draw and reserve deck.
    pub unseen: CardSet,
    /// How many of them are in the draw deck.
    pub draw_left: u8,
    /// How many of them are in the reserve deck.
    pub reserve_left: u8,
    /// Objective cards that were discarded.
    pub discarded: CardSet,
    /// Districts that are secured.
    pub secured: DistrictSet,
    /// Districts that were chosen this round (B4.1).
    pub searched: DistrictSet,
    /// The tiles of each district.
    pub tiles: [[TilePlace; 3]; District::COUNT],
    /// Who has looked at a district's tiles, which is open (B0.8).
    pub looked: [SeatSet; District::COUNT],
    /// Tiles that left the game face up.
    pub tiles_gone: TileSet,
    /// The team that is being formed (B4.4).
    pub team: CardSet,
    /// Cards that all know to be in the hand of the seat that deploys, while plans of it lie face down: a revealed hand
    /// (B2.8 a), what has come from the hospital since planning (B3.3).
    pub in_hand: CardSet,
    /// Who is ready with planning.
    pub ready: SeatSet,
    /// The boards.
    pub boards: BySeat<Board>,
    /// The common emergency plans of the campaign (B10.2).
    pub common_plans: [Option<u8>; 2],
}

impl Table {
    /// The seats that play.
    pub const fn seats(&self) -> SeatSet {
        SeatSet::first(self.setup.n_seats as usize)
    }

    /// The seat that comes `n` places after the starting player, clockwise.
    pub const fn in_order(&self, n: u8) -> Option<Seat> {
        if n < self.setup.n_seats {
            Seat::at((self.first.index() + n as usize) % self.setup.n_seats as usize)
        } else {
            None
        }
    }

    /// The cards a seat may have planned, as far as all can tell: what it holds, less what is known to be in hand.
    pub const fn may_be_planned(&self, seat: Seat) -> CardSet {
        self.boards.0[seat.index()].held.without(self.in_hand)
    }

    /// The tiles that are neither open nor among those known to lie, or to have lain, face down.
    pub(crate) fn tiles_unseen(&self, known: &[[Option<TileId>; 3]; District::COUNT]) -> TileSet {
        let of_boards =
            self.boards.0.iter().fold(self.tiles_gone, |seen, board| seen.or(board.tiles_up).or(board.tiles_down));
        let face_up = self.tiles.iter().flatten().filter_map(|place| match place {
            TilePlace::FaceUp(tile) => Some(*tile),
            TilePlace::Empty | TilePlace::FaceDown | TilePlace::Gone => None,
        });
        let in_districts = face_up.chain(known.iter().flatten().flatten().copied()).collect();
        TileSet::first(TileId::COUNT).without(of_boards.or(in_districts))
    }

    /// The emergency plan on a spot of a seat: its own or the first common one, or the second common one (B10.2).
    pub fn emergency_plan(&self, seat: Seat, spot: u8) -> Option<u8> {
        match spot {
            3 => self.boards[seat].emergency.or(self.common_plans[0]),
            4 => self.common_plans[1],
            _ => None,
        }
    }

    /// Whether a spot is one of a common plan, which is marked but never finished (B10.2).
    pub fn is_common(&self, spot: u8) -> bool {
        matches!(spot, 3 | 4) && self.common_plans[0].is_some()
    }

    /// GPS tokens nobody has (B0.6).
    pub fn gps_left(&self) -> u8 {
        12 - self.boards.0.iter().map(|board| board.gps).sum::<u8>()
    }

    /// Transport tokens nobody has (B0.6).
    pub fn transport_left(&self) -> u8 {
        24 - self.boards.0.iter().map(|board| board.transport).sum::<u8>()
    }
}

/// What is hidden from somebody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Secret {
    /// Planned cards by seat and slot.
    pub(crate) planned: BySeat<[Option<CardId>; N_SLOTS]>,
    /// Face-down tiles that somebody has looked at, those that have left the game since included: what was seen stays seen
    /// (B4.2).
    pub(crate) tiles: [[Option<TileId>; 3]; District::COUNT],
}

/// The whole truth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) table: Table,
    pub(crate) secret: Secret,
}

impl State {
    /// What lies open.
    pub const fn table(&self) -> &Table {
        &self.table
    }
}

/// What a viewer knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open.
    pub table: Table,
    /// The viewer's own planned cards.
    pub planned: [Option<CardId>; N_SLOTS],
    /// What lies face down by each seat where all can tell, though not in which slot: mostly because a hand was revealed
    /// (B2.8 a).
    pub planned_sets: BySeat<Option<CardSet>>,
    /// Face-down tiles the viewer has looked at, those that have left the game since included.
    pub tiles: [[Option<TileId>; 3]; District::COUNT],
}

/// What a seat that is asked sees, without copying it: the table, its own plans, the tiles it has looked at.
#[derive(Clone, Copy)]
pub(crate) struct Eyes<'a> {
    pub(crate) components: &'a Components,
    pub(crate) table: &'a Table,
    pub(crate) seat: Seat,
    planned: &'a [Option<CardId>; N_SLOTS],
    tiles: &'a [[Option<TileId>; 3]; District::COUNT],
}

impl<'a> Eyes<'a> {
    /// A seat's eyes on the true state. They look at no tile the seat has not looked at.
    pub(crate) fn of_state(components: &'a Components, state: &'a State, seat: Seat) -> Eyes<'a> {
        let (planned, tiles) = (&state.secret.planned[seat], &state.secret.tiles);
        Eyes { components, table: &state.table, seat, planned, tiles }
    }

    /// The eyes of a view's owner.
    pub(crate) fn of_view(components: &'a Components, view: &'a View) -> Option<Eyes<'a>> {
        let seat = view.viewer.seat()?;
        Some(Eyes { components, table: &view.table, seat, planned: &view.planned, tiles: &view.tiles })
    }

    pub(crate) fn board(&self) -> &'a Board {
        &self.table.boards[self.seat]
    }

    pub(crate) fn planned(&self) -> &'a [Option<CardId>; N_SLOTS] {
        self.planned
    }

    /// The hand: what is held and not planned.
    pub(crate) fn hand(&self) -> CardSet {
        self.board().held.without(self.planned.iter().flatten().copied().collect())
    }

    /// The search icons of cards. A box may print more than anything asks for, so the sum stops at the most a byte holds.
    pub(crate) fn icons(&self, cards: CardSet) -> u8 {
        cards.into_iter().fold(0, |sum, card| sum.saturating_add(self.components.card(card).icons))
    }

    /// What the seat would see if the table were this one.
    pub(crate) fn on<'b>(self, table: &'b Table) -> Eyes<'b>
    where
        'a: 'b,
    {
        Eyes { table, ..self }
    }

    /// A tile the seat may see: face up, or looked at.
    pub(crate) fn tile(&self, district: District, place: usize) -> Option<TileId> {
        match self.table.tiles[district.index()][place] {
            TilePlace::FaceUp(tile) => Some(tile),
            TilePlace::FaceDown if self.table.looked[district.index()].contains(self.seat) => {
                self.tiles[district.index()][place]
            }
            TilePlace::Empty | TilePlace::FaceDown | TilePlace::Gone => None,
        }
    }
}
