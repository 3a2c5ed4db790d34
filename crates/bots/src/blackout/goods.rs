//! What a seat has to pay with, as bots think of it.

use blackout::Board;

/// Goods and tokens of a seat, on which trades are tried.
#[derive(Clone, Copy, Debug)]
pub(super) struct Goods {
    pub(super) stock: [u8; 7],
    pub(super) dollars: i32,
    pub(super) transport: i32,
    pub(super) gps: i32,
    /// Worth that is no good: points, cubes on the map, cards that come back; in hundredths of a point.
    pub(super) worth: i32,
    /// Cubes for more.
    supply: u8,
}

impl Goods {
    pub(super) fn of(board: &Board) -> Goods {
        Goods {
            stock: board.stock,
            dollars: i32::from(board.dollars),
            transport: i32::from(board.transport),
            gps: i32::from(board.gps),
            worth: 0,
            supply: board.supply,
        }
    }

    pub(super) fn gain(&mut self, kind: usize, n: u8) {
        let n = n.min(self.supply);
        self.stock[kind] += n;
        self.supply -= n;
    }

    /// Gives one of a kind, if there is one.
    pub(super) fn give(&mut self, kind: usize) -> bool {
        let has = self.stock[kind] > 0;
        if has {
            self.stock[kind] -= 1;
            self.supply += 1;
        }
        has
    }
}
