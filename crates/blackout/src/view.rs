//! What a viewer knows, and worlds that fit it (B0.8).

use game::luck::below;
use game::{BySeat, Rng, Seat, Turn, Viewer};

use crate::flow::Frame;
use crate::sets::{CardId, CardSet, District};
use crate::state::{N_SLOTS, Secret, State, Table, TilePlace, View};

/// What the table waits for.
pub(crate) fn turn(table: &Table) -> Turn {
    match table.stack.top() {
        Some(Frame::Ask(seats, _)) => Turn::Ask(seats),
        Some(Frame::Draw(_)) => Turn::Chance,
        Some(Frame::Run(_)) | None => Turn::Over,
    }
}

/// What a viewer knows of the state: the table; its own plans; the tiles it has looked at; what follows for plans of others.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let table = state.table;
    let mut tiles = [[None; 3]; District::COUNT];
    let mut planned = [None; N_SLOTS];
    if let Some(seat) = viewer.seat() {
        planned = state.secret.planned[seat];
        for (d, known) in tiles.iter_mut().enumerate() {
            if table.looked[d].contains(seat) {
                *known = state.secret.tiles[d];
            }
        }
    }
    View { viewer, table, planned, planned_sets: evident_plans(&table), tiles }
}

/// What lies face down by each seat, where no other card can (B0.8).
pub(crate) fn evident_plans(table: &Table) -> BySeat<Option<CardSet>> {
    let mut planned_sets = BySeat::default();
    for seat in table.seats().iter() {
        planned_sets[seat] = evident_plan(table, seat);
    }
    planned_sets
}

/// What lies face down by a seat, where no other card can (B0.8).
fn evident_plan(table: &Table, seat: Seat) -> Option<CardSet> {
    let n_planned = table.boards[seat].face_down.count_ones() as usize;
    let may_be_planned = table.may_be_planned(seat);
    (n_planned > 0 && may_be_planned.len() == n_planned).then_some(may_be_planned)
}

/// A world that fits the view. Tiles that others have looked at are any the viewer has not seen; plans of others are any of
/// the cards they hold that are not known to be in hand.
pub(crate) fn sample(view: &View, rng: &mut impl Rng) -> State {
    let table = view.table;
    let mut secret = Secret { planned: BySeat([[None; N_SLOTS]; 4]), tiles: [[None; 3]; District::COUNT] };
    for seat in table.seats().iter() {
        secret.planned[seat] = if view.viewer == seat.into() { view.planned } else { sample_plan(view, seat, rng) };
    }
    let mut left = table.tiles_unseen(&view.tiles);
    for d in 0..District::COUNT {
        for place in 0..3 {
            let is_hidden = matches!(table.tiles[d][place], TilePlace::FaceDown | TilePlace::Gone);
            let is_looked_at = is_hidden && !table.looked[d].is_empty();
            if is_looked_at {
                let known = view.tiles[d][place];
                secret.tiles[d][place] = known.or_else(|| {
                    let drawn = left.nth(below(rng, left.len() as u64) as usize);
                    drawn.inspect(|&tile| left.remove(tile))
                });
            }
        }
    }
    State { table, secret }
}

/// A plan of another seat: in the slots that hold one, any card that may be there; while all plan, anything at all.
fn sample_plan(view: &View, seat: Seat, rng: &mut impl Rng) -> [Option<CardId>; N_SLOTS] {
    let board = &view.table.boards[seat];
    let is_planning = matches!(view.table.stack.top(), Some(Frame::Ask(_, crate::flow::Decision::Plan)));
    let mut left = view.table.may_be_planned(seat);
    let mut planned = [None; N_SLOTS];
    for (slot, card) in planned.iter_mut().enumerate() {
        let holds = if is_planning {
            slot < board.n_open_slots() && below(rng, left.len() as u64 + 1) > 0
        } else {
            board.face_down >> slot & 1 != 0
        };
        if holds && !left.is_empty() {
            *card = left.nth(below(rng, left.len() as u64) as usize);
            card.inspect(|&card| left.remove(card));
        }
    }
    planned
}
