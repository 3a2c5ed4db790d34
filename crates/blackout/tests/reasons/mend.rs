//! Mends the one condition that a reason names, and nothing else, on the open table.

use blackout::components::{Card, CardKind, Color, Line, Resource, RewardType};
use blackout::{
    Action, ActionSet, BATTERY, Blackout, Board, CardId, CardSet, Decision, District, Frame, Location, LocationSet,
    Reason, Table, TileId, TilePlace,
};
use game::{Seat, SeatSet};

const BOARD_ACTIONS: [&str; 5] = ["gps", "transport", "dollars", "battery", "points"];

/// The condition to mend, and where.
pub struct Mending<'a> {
    pub rules: &'a Blackout,
    pub table: &'a mut Table,
    pub seat: Seat,
    pub action: Action,
    /// How many are left missing: 0, or 1 to see that the numbers are not too high.
    pub less: u8,
}

/// Whether the reason counts something that is missing.
pub fn counts(reason: &Reason) -> bool {
    use Reason as R;
    matches!(
        reason,
        R::TokensLeft { .. }
            | R::ImportPrice { .. }
            | R::BatteryPrice { .. }
            | R::OwnGoods { .. }
            | R::Batteries { .. }
            | R::RestShort { .. }
            | R::Goods { .. }
            | R::OneType { .. }
            | R::Dollars { .. }
            | R::SlotSet { .. }
            | R::Gap { .. }
            | R::Strength { .. }
            | R::RowPrice { .. }
            | R::Pairs { .. }
            | R::NotFullest { .. }
            | R::CheckPrice { .. }
    )
}

/// Whether another part of the same condition may be named next, with numbers of its own.
pub fn has_parts(reason: &Reason) -> bool {
    use Reason as R;
    matches!(
        reason,
        R::Taken { .. }
            | R::SeveralGoods { .. }
            | R::OwnGoods { .. }
            | R::SlotSet { .. }
            | R::TileType { .. }
            | R::NoCentre { .. }
    )
}

impl Mending<'_> {
    fn board(&mut self) -> &mut Board {
        &mut self.table.boards[self.seat]
    }

    /// Mends it, or says that nothing on the open table can.
    #[allow(clippy::too_many_lines, reason = "so that the compiler asks for an arm for each new reason")]
    pub fn mend(&mut self, reason: &Reason) -> bool {
        use Reason as R;
        match *reason {
            // What belongs elsewhere, must be done, is not there at all, or hangs on what is hidden.
            R::NotAsked
            | R::NotHere { .. }
            | R::MustStart
            | R::MustTurnUp { .. }
            | R::MustPay
            | R::MustPlace
            | R::MustReturn { .. }
            | R::MustMark { .. }
            | R::OffMap { .. }
            | R::NoSlot { .. }
            | R::AlreadyPlanned { .. }
            | R::NothingPlanned { .. }
            | R::NothingFaceDown { .. }
            | R::NotItsPart { .. }
            | R::NotTaken { .. }
            | R::NoBattery
            | R::BatteriesAlone { .. }
            | R::TooManyBatteries { .. }
            | R::NameType { .. }
            | R::NoChoice { .. }
            | R::NoGoal { .. }
            | R::NoIcon { .. }
            | R::NoCheckMark { .. }
            | R::NoActionLine { .. }
            | R::NoEmergencyAction { .. }
            | R::NothingToPay
            | R::NoSetup { .. }
            | R::NoAction { .. }
            | R::NoOutcome { .. } => return false,

            R::NoCube | R::LastCube | R::LeaderIdle => self.board().supply += 1,
            R::ImportPrice { need, have }
            | R::BatteryPrice { need, have }
            | R::Dollars { need, have }
            | R::RowPrice { need, have, .. }
            | R::CheckPrice { need, have } => {
                assert_eq!(self.board().dollars, have);
                self.board().dollars = u16::from(need - self.less);
            }
            R::TokensLeft { .. }
            | R::OwnGoods { .. }
            | R::Batteries { .. }
            | R::RestShort { .. }
            | R::Goods { .. }
            | R::SeveralGoods { .. }
            | R::OneType { .. }
            | R::Pairs { .. }
            | R::Strength { .. } => return self.mend_goods(reason),

            R::Taken { .. }
            | R::OwnCube { .. }
            | R::WrongColor { .. }
            | R::MapFull
            | R::NoCentre { .. }
            | R::Gap { .. }
            | R::NotTouched { .. }
            | R::Searched { .. }
            | R::NoTiles { .. }
            | R::Secured { .. }
            | R::NoTile { .. }
            | R::NotLowest { .. } => return self.mend_map(reason),

            R::InHospital { card } | R::InSlot { card, .. } | R::NotInHand { card } | R::NotHandCard { card } => {
                to_hand(self.board(), card);
            }
            R::NoTeam | R::NoIcons => to_hand(self.board(), card(1)),
            R::NotInHospital { card } => {
                to_hand(self.board(), card);
                self.board().held.remove(card);
                self.board().hospital.insert(card);
            }
            R::InTeam { card } => self.table.team.remove(card),
            R::NobodyJoined => {
                let rules = self.rules;
                let searcher = self.board().held.into_iter().find(|&card| rules.components.card(card).icons > 0);
                self.table.team.insert(searcher.unwrap());
            }
            R::SlotSet { color, need, have, slot, .. } => {
                let is_fitting = |card: &Card| card.color() == Some(color);
                self.fill_slot(slot, need - have - self.less, is_fitting);
            }
            R::SlotEmpty { slot } => self.fill_slot(slot as u8, 1, |card| card.color() == Some(Color::Red)),
            R::NotFullest { slot, n, most } => {
                let missing = (most - n) as u8 - self.less;
                self.fill_slot(slot as u8, missing, |card| card.kind != CardKind::Plan);
            }
            R::TileType { kind, .. } => self.turn_up_tile(kind),
            R::NoPairs { resource } => {
                let line = if resource == Resource::Food { Line::Feed } else { Line::Purify };
                let rules = self.rules;
                let plan = (0..72).map(card).find(|&card| rules.components.card(card).plan.line == line);
                self.board().finished.insert(plan.unwrap());
            }

            R::IsReady
            | R::NotReady
            | R::Locked { .. }
            | R::EmptySpot { .. }
            | R::NoGoals
            | R::Completed { .. }
            | R::Restored
            | R::Bound { .. }
            | R::NoCard { .. }
            | R::NoSpot
            | R::NothingToDiscard { .. }
            | R::MarkerMoved { .. }
            | R::ActionLocked { .. }
            | R::ActionUsed { .. } => return self.mend_board(reason),
        }
        true
    }

    fn mend_goods(&mut self, reason: &Reason) -> bool {
        let less = self.less;
        let board = self.board();
        match *reason {
            Reason::TokensLeft { good, need, have } => {
                // Others, or the seat itself, give tokens back.
                let is_gps = good == blackout::Good::Gps;
                for _ in 0..need - have - less {
                    let held = |board: &Board| if is_gps { board.gps } else { board.transport };
                    let holder = self.table.boards.0.iter_mut().max_by_key(|board| held(board)).unwrap();
                    *(if is_gps { &mut holder.gps } else { &mut holder.transport }) -= 1;
                }
            }
            Reason::OwnGoods { resource, need, have } => board.stock[resource as usize] += need - have - less,
            Reason::Batteries { need, batteries } => board.stock[BATTERY] += need - batteries - less,
            Reason::RestShort { missing } => board.stock[BATTERY] += missing - less,
            Reason::Goods { resource, need, have, batteries } | Reason::OneType { resource, need, have, batteries } => {
                board.stock[resource as usize] += need - have - batteries - less;
            }
            Reason::SeveralGoods { resource, need, have, others, batteries } => {
                assert!(need - have + others > batteries);
                board.stock[resource as usize] += need - have;
            }
            // Nobody has more than 25 cubes.
            Reason::Pairs { need, .. } if need > 25 => return false,
            Reason::Pairs { resource, need, have } => board.stock[resource as usize] += need as u8 - have - less,
            Reason::Strength { need, have, worth, .. } => board.gps += (need - have).div_ceil(worth) - less,
            _ => unreachable!(),
        }
        true
    }

    fn mend_map(&mut self, reason: &Reason) -> bool {
        let map = &self.rules.components.map;
        let table = &mut *self.table;
        match *reason {
            Reason::Taken { location, seat } => table.boards[seat].cubes.remove(location),
            Reason::OwnCube { location } => table.boards[self.seat].cubes.remove(location),
            // Who stands on all of a colour may go anywhere (B3.5).
            Reason::WrongColor { color, .. } => {
                let cubes = &mut table.boards[self.seat].cubes;
                *cubes = cubes.or(map.of_color(color));
            }
            Reason::MapFull => table.boards[self.seat].cubes.remove(Location::new(0).unwrap()),
            Reason::NoCentre { location, .. } => table.boards[self.seat].cubes.insert(location),
            Reason::Gap { letter, missing } => {
                let gap = self.shortest_gap(map.centres(letter));
                assert_eq!(gap.len(), usize::from(missing), "{gap:?}");
                for location in gap.into_iter().skip(usize::from(self.less)) {
                    self.board().cubes.insert(location);
                }
            }
            Reason::NotTouched { district } => {
                table.boards[self.seat].cubes.insert(map.ring(district).into_iter().next().unwrap());
            }
            Reason::Searched { district } => table.searched.remove(district),
            Reason::NoTiles { district } | Reason::Secured { district } => {
                table.tiles[district.index()][0] = TilePlace::FaceDown;
            }
            Reason::NoTile { place } if place > 3 => return false,
            Reason::NoTile { place } => {
                let tile = TilePlace::FaceUp(TileId::new(0).unwrap());
                table.tiles[district_of(table).index()][usize::from(place) - 1] = tile;
            }
            Reason::NotLowest { .. } => {
                let Action::Collect(place, _) = self.action else { panic!("{:?}", self.action) };
                let tiles = &mut table.tiles[district_of(table).index()];
                (0..3).filter(|&other| other != usize::from(place)).for_each(|other| tiles[other] = TilePlace::Empty);
            }
            _ => unreachable!(),
        }
        true
    }

    fn mend_board(&mut self, reason: &Reason) -> bool {
        let (seat, action) = (self.seat, self.action);
        let table = &mut *self.table;
        let board = &mut table.boards[seat];
        let bit = |name| 1 << BOARD_ACTIONS.iter().position(|known| *known == name).unwrap();
        match (reason.clone(), action) {
            (Reason::IsReady, _) => table.ready = table.ready.without(seat),
            (Reason::NotReady, _) => table.ready = table.ready.with(seat),
            (Reason::Locked { .. }, _) => board.restored |= 0b10,
            (Reason::EmptySpot { spot: spot @ 1..=3 } | Reason::NothingToDiscard { spot: spot @ 1..=3 }, _) => {
                board.objectives[usize::from(spot) - 1] = Some(card(0));
            }
            (Reason::NoGoals, Action::Complete(3, _)) => board.emergency = Some(0),
            (Reason::NoGoals, Action::Complete(4, _)) => table.common_plans = [Some(0), Some(1)],
            (Reason::Completed { .. }, Action::Complete(spot, goal)) => board.marks[usize::from(spot)] &= !(1 << goal),
            (Reason::Restored, Action::Complete(spot, _)) => board.restored &= !(1 << (spot - 5)),
            (Reason::Bound { .. }, Action::Complete(spot, _)) => board.marks[usize::from(7 - spot)] = 0,
            (Reason::NoSpot, _) => board.objectives[0] = None,
            (Reason::NoCard { .. }, Action::Buy(row @ 0..3, place @ 0..3)) => {
                table.rows[usize::from(row)][usize::from(place)] = Some(card(0));
            }
            // What no board or display has room for.
            (Reason::NothingToDiscard { .. } | Reason::NoGoals | Reason::NoCard { .. }, _) => return false,
            (Reason::MarkerMoved { action }, _) => board.unlocked &= !bit(action),
            (Reason::ActionLocked { action }, _) => board.unlocked |= bit(action),
            (Reason::ActionUsed { .. }, Action::Check(number, _)) => {
                let Some(Frame::Ask(_, Decision::CheckMarks(left))) = table.stack.pop() else { panic!() };
                let bits = left.bits() | 1 << number;
                let left = if left.is_single() { ActionSet::one_of(bits) } else { ActionSet::each_of(bits) };
                table.stack.then([Frame::Ask(SeatSet::only(seat), Decision::CheckMarks(left))]);
            }
            _ => unreachable!(),
        }
        true
    }

    /// Puts so many more cards that fit into a slot, counted from 1.
    fn fill_slot(&mut self, slot: u8, n: u8, is_fitting: impl Fn(&Card) -> bool) {
        let cards = self.board().slots[usize::from(slot) - 1];
        let components = &self.rules.components;
        let fitting = (0..80).map(card).filter(|&card| !cards.contains(card) && is_fitting(components.card(card)));
        let more: CardSet = fitting.take(usize::from(n)).collect();
        assert_eq!(more.len(), usize::from(n));
        self.board().slots[usize::from(slot) - 1] = cards.or(more);
    }

    fn turn_up_tile(&mut self, kind: RewardType) {
        let components = &self.rules.components;
        let tile = (0..TileId::COUNT).filter_map(TileId::new).find(|&tile| components.tile(tile).kind() == kind);
        self.board().tiles_down.remove(tile.unwrap());
        self.board().tiles_up.insert(tile.unwrap());
    }

    /// The locations without an own cube on the best way between two, found by trying ever longer ways.
    fn shortest_gap(&mut self, ends: LocationSet) -> Vec<Location> {
        let cubes = self.board().cubes;
        let map = &self.rules.components.map;
        let [from, to] = <[Location; 2]>::try_from(ends.into_iter().collect::<Vec<_>>()).unwrap();
        let mut best: Vec<Option<Vec<Location>>> = vec![None; Location::COUNT];
        best[from.index()] = Some(Vec::new());
        for _ in map.locations() {
            for here in map.locations() {
                let Some(way) = best[here.index()].clone() else { continue };
                for next in map.adjacent(here) {
                    let mut longer = way.clone();
                    longer.extend((!cubes.contains(next)).then_some(next));
                    let known = &mut best[next.index()];
                    if known.as_ref().is_none_or(|known| known.len() > longer.len()) {
                        *known = Some(longer);
                    }
                }
            }
        }
        best[to.index()].clone().unwrap()
    }
}

fn card(n: usize) -> CardId {
    CardId::new(n).unwrap()
}

/// The card comes to hand, wherever it was.
fn to_hand(board: &mut Board, card: CardId) {
    board.hospital.remove(card);
    board.slots.iter_mut().for_each(|slot| slot.remove(card));
    board.held.insert(card);
}

/// The district whose tiles are asked about.
fn district_of(table: &Table) -> District {
    match table.stack.top() {
        Some(Frame::Ask(_, Decision::Collect(district))) => district,
        other => panic!("{other:?}"),
    }
}
