//! Placing a cube on the map (B3.5–B3.7).

use game::Log;

use super::gain;
use crate::components::{CubeColor, Map};
use crate::event::Event;
use crate::flow::{Action, Turned};
use crate::rules::Actions;
use crate::sets::{Location, LocationSet};
use crate::state::{Board, Eyes};

/// Where a cube of this colour may go: any location of the colour without an own cube, at whatever price; any colour if the
/// seat stands on all of that colour (B3.5).
pub(crate) fn open(map: &Map, board: &Board, color: CubeColor) -> LocationSet {
    let free = map.locations().without(board.cubes);
    match color {
        CubeColor::Any => free,
        CubeColor::Only(color) => {
            let fitting = free.and(map.of_color(color));
            if fitting.is_empty() { free } else { fitting }
        }
    }
}

/// How far a location is from the seat's nearest cube; none before its first one.
pub(crate) fn distance(map: &Map, board: &Board, location: Location) -> Option<u8> {
    board.cubes.into_iter().map(|cube| map.distance(cube, location)).min()
}

/// How many tokens a location costs: one for each location skipped (B3.6).
pub(crate) fn price(map: &Map, board: &Board, location: Location) -> u8 {
    distance(map, board, location).map_or(0, |distance| distance.saturating_sub(1))
}

/// Lists the places. Without a cube in the supply the gain is lost (B0.7), without a place the placement is void (B3.7).
pub(crate) fn legal(eyes: Eyes<'_>, color: CubeColor, list: &mut Actions) {
    if eyes.board().supply > 0 {
        list.extend(open(&eyes.components.map, eyes.board(), color).into_iter().map(Action::Place));
    }
}

/// A gain that is lost for want of a cube is not lost in silence (B0.7).
pub(crate) fn tell_void<L: Log<Event>>(turned: &mut Turned<'_, L>) {
    let seat = turned.seat;
    if turned.board().supply == 0 {
        turned.tell(|| Event::NoCube { seat, purpose: "map" });
    }
}

/// Places the cube and pays for what was skipped.
pub(crate) fn apply<L: Log<Event>>(turned: &mut Turned<'_, L>, action: Action) {
    let Action::Place(location) = action else { return };
    let seat = turned.seat;
    let tokens = price(&turned.rules.components.map, &turned.state.table.boards[seat], location);
    gain::spend_transport(turned, tokens);
    let board = &mut turned.state.table.boards[seat];
    board.cubes.insert(location);
    board.supply -= 1;
    turned.tell(|| Event::Placed { seat, location });
}
