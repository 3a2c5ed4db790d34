//! Placements as small numbers, and the order in which a search tries them.

use hongkong::{Openings, Piece, Placement, Plot, PlotSet, Position, Symmetry};

/// How likely a placement is the best, by kind of piece and circumstance.
pub(super) type Priors = [[i16; CIRCUMSTANCES]; 3];

/// A placement as one number: 25 for each kind of piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Move(pub u8);

/// How many different placements there are.
pub(super) const MOVES: usize = 75;

const PLACEMENTS: [Placement; MOVES] = {
    let mut all = [Placement { piece: Piece::Standard, plot: Plot::CENTRE }; MOVES];
    let mut n = 0;
    while n < MOVES {
        if let Some(plot) = Plot::at(n % 25 % 5, n % 25 / 5) {
            all[n] = Placement { piece: Piece::ALL[n / 25], plot };
        }
        n += 1;
    }
    all
};

impl Move {
    pub const fn placement(self) -> Placement {
        PLACEMENTS[self.0 as usize]
    }

    pub const fn of(placement: Placement) -> Move {
        Move(placement.piece as u8 * 25 + placement.plot.index() as u8)
    }

    pub fn turned(self, symmetry: Option<Symmetry>) -> Move {
        symmetry.map_or(self, |symmetry| Move::of(self.placement().turned(symmetry)))
    }
}

/// What a placement does, as far as its chance to be the best depends on it: a place in `priors` for each kind of piece.
///
/// What it goes on: nothing, an own block of height 1 to 4, one of theirs; then whether they could take this building now,
/// whether they could take it from a block put there, and whether that block would stand over a building of theirs.
pub const CIRCUMSTANCES: usize = 9 * 8;

/// The circumstances of each plot for the player to move.
pub fn circumstances(position: &Position, plots: PlotSet) -> [u8; 25] {
    let mine = position.controlled(position.to_move());
    let theirs = position.controlled(position.to_move().other());
    let taller = |n| position.taller_than(n);
    let loose = theirs & !position.roofed() & !taller(4);
    // From which plots they reach up to a height with a block, and from which a block of ours would reach down.
    let (mut reached, mut standing_over) = ([PlotSet::NONE; 8], [PlotSet::NONE; 8]);
    for height in 2..=5 {
        let high = theirs & taller(height - 1);
        reached[height] = (high & (!position.roofed() | taller(height))).neighbours();
        standing_over[height] = (loose & !taller(height - 1)).neighbours();
    }
    let mut found = [0; 25];
    for plot in plots {
        let height = (0..5).filter(|&n| taller(n).contains(plot)).count();
        let on = if height == 0 {
            0
        } else if mine.contains(plot) {
            height
        } else {
            4 + height
        };
        let in_danger = (1..=4).contains(&on) && reached[height + 1].contains(plot);
        let taken_back = reached[height + 2].contains(plot);
        let threatens = standing_over[height + 1].contains(plot);
        found[plot.index()] =
            (on * 8) as u8 | u8::from(in_danger) | u8::from(taken_back) << 1 | u8::from(threatens) << 2;
    }
    found
}

/// How well placements did in this search so far, by piece, plot and what they went on.
pub(super) struct History(Box<[i16]>);

impl History {
    const MOST: i32 = 8_192;

    pub fn new() -> History {
        History(vec![0; MOVES * 9].into())
    }

    pub fn clear(&mut self) {
        self.0.fill(0);
    }

    fn at(placed: Move, circumstance: u8) -> usize {
        usize::from(placed.0) * 9 + usize::from(circumstance >> 3)
    }

    fn of(&self, placed: Move, circumstance: u8) -> i32 {
        i32::from(self.0[History::at(placed, circumstance)])
    }

    /// A placement did well (or badly) so much; what was learned before fades as more is learned.
    pub fn learn(&mut self, placed: Move, circumstance: u8, change: i32) {
        let entry = &mut self.0[History::at(placed, circumstance)];
        let old = i32::from(*entry);
        *entry = (old + change - old * change.abs() / History::MOST) as i16;
    }
}

/// The moves of a position, the most promising first.
pub(super) struct Moves {
    /// A move in the low byte and its promise above, so that they are compared at once.
    scored: [i32; MOVES],
    len: usize,
    next: usize,
    pub openings: Openings,
    pub circumstances: [u8; 25],
}

/// How many of the most promising moves are picked in order. When none of these was good enough, most likely none is.
const IN_ORDER: usize = 12;

impl Moves {
    /// The moves of the position, of which the first and the killers are known to be good.
    pub fn of(
        position: &Position,
        skipped: PlotSet,
        first: Option<Move>,
        killers: [Option<Move>; 2],
        history: &History,
        priors: &Priors,
    ) -> Moves {
        let openings = position.openings();
        let supply = position.supply(position.to_move());
        let when = |holds: bool, plots: PlotSet| if holds { plots } else { PlotSet::NONE };
        let by_piece = [
            when(supply.standard > 0, openings.blocks & !skipped),
            when(supply.fast > 0 && !position.is_open(), openings.blocks),
            when(supply.roof > 0, openings.roofs),
        ];
        let circumstances = circumstances(position, openings.blocks | openings.roofs);
        let mut moves = Moves { scored: [0; MOVES], len: 0, next: 0, openings, circumstances };
        for (piece, plots) in by_piece.into_iter().enumerate() {
            for plot in plots {
                let placed = Move((piece * 25 + plot.index()) as u8);
                let circumstance = circumstances[plot.index()];
                let promise = if first == Some(placed) {
                    1 << 22
                } else if killers.contains(&Some(placed)) {
                    1 << 14
                } else {
                    i32::from(priors[piece][usize::from(circumstance)]) * 8 + history.of(placed, circumstance)
                };
                moves.scored[moves.len] = promise << 8 | i32::from(placed.0);
                moves.len += 1;
            }
        }
        moves
    }

    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl Iterator for Moves {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        let rest = self.scored[..self.len].get_mut(self.next..)?;
        if self.next < IN_ORDER {
            let best = (0..rest.len()).max_by_key(|&n| rest[n])?;
            rest.swap(0, best);
        }
        let first = *rest.first()?;
        self.next += 1;
        Some(Move(first as u8))
    }
}
