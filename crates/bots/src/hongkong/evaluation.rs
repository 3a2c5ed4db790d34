//! What a position is worth, guessed without looking ahead: a sum of named features with tuned weights.
//!
//! Most features count the plots of a set. All sets are made first and counted together, because a compiler turns that
//! into a few instructions on whole vectors.

use hongkong::{Plot, PlotSet, Position};

use super::search::CIRCUMSTANCES;
use super::weights::TUNED;

/// This much evaluation is one unit of log-odds: the chance to win is `1 / (1 + exp(-evaluation / LOG_ODDS))`.
pub const LOG_ODDS: f64 = 256.0;

/// The sets of plots counted for each of the two players, by name, in the order of `sets_of`:
///
/// - `sealed`: own buildings that nobody builds on any more, by a roof or five pieces (K4);
/// - `safe`, by height: own buildings that the opponent could not build on now (K6);
/// - `roofable`: those it could build on with a roof only (K7);
/// - `guarded`: those it could take with a block, which could then be taken back;
/// - `exposed`: those it could take with a block for good;
/// - `reach`, by height: plots, not sealed, beside an own building from which a block may be put at this height;
/// - `overlooked`: plots beside which the own building is taller than the opponent's, empty ones and the opponent's;
/// - the centre (K10) once more; and own buildings on `corners` and `edges`, which have fewer neighbours.
pub const SETS: [&str; SETS_EACH] = [
    "sealed",
    "safe-1",
    "safe-2",
    "safe-3",
    "safe-4",
    "roofable-1",
    "roofable-2",
    "roofable-3",
    "roofable-4",
    "guarded-1",
    "guarded-2",
    "guarded-3",
    "exposed-1",
    "exposed-2",
    "exposed-3",
    "exposed-4",
    "reach-2",
    "reach-3",
    "reach-4",
    "reach-5",
    "overlooked-empty",
    "overlooked-theirs",
    "centre-sealed",
    "centre-safe",
    "centre-takeable",
    "centre-overlooked",
    "corners",
    "edges",
];
/// How many sets are counted for each player.
pub const SETS_EACH: usize = 28;
/// How many sets are counted: first those of the player to move, then those of the one who waits.
pub const SETS_BOTH: usize = 2 * SETS_EACH;

/// Weights are given for these numbers of occupied plots, and lie on straight lines between them: the game ends when the
/// last plot is built on (K9), so this tells how far it has come.
pub const KNOTS: [usize; 3] = [4, 14, 24];
/// The weights of one feature at the [`KNOTS`].
pub type Weight = [i16; KNOTS.len()];

const CENTRE: u32 = Plot::CENTRE.set().bits();
const CORNERS: u32 = 1 | 1 << 4 | 1 << 20 | 1 << 24;
const EDGES: u32 = 0b11111_10001_10001_10001_11111 & !CORNERS;

/// A player's buildings as an evaluation looks at them.
struct Side {
    mine: u32,
    /// `by_block[n]`: the plots beside a building of mine from which a block may be put at height `n` (K6, K7).
    by_block: [u32; 6],
    /// `by_roof[n]`: likewise for a roof.
    by_roof: [u32; 6],
}

impl Side {
    #[inline]
    fn of(position: &Position, mine: PlotSet) -> Side {
        let (mut by_block, mut by_roof) = ([0; 6], [0; 6]);
        for n in 2..=5 {
            let high = mine & position.taller_than(n - 1);
            by_roof[n] = high.neighbours().bits();
            by_block[n] = (high & (!position.roofed() | position.taller_than(n))).neighbours().bits();
        }
        Side { mine: mine.bits(), by_block, by_roof }
    }
}

/// The sets of [`SETS`] for the player of `me`.
#[inline]
fn sets_of(position: &Position, me: &Side, they: &Side, sets: &mut [u32]) {
    let taller = |n: usize| position.taller_than(n).bits();
    let occupied = taller(0);
    let empty = !occupied & PlotSet::ALL.bits();
    let sealed = position.roofed().bits() | taller(4);
    let mine = me.mine;
    sets[0] = mine & sealed;
    let loose = mine & !sealed;
    let mut takeable = 0;
    for height in 1..=4 {
        let level = loose & taller(height - 1) & !taller(height);
        let by_block = they.by_block[height + 1];
        let by_roof = they.by_roof[height + 1];
        let guarded = if height < 4 { me.by_block[height + 2] } else { 0 };
        sets[height] = level & !by_roof;
        sets[4 + height] = level & by_roof & !by_block;
        if height < 4 {
            sets[8 + height] = level & by_block & guarded;
        }
        sets[11 + height] = level & by_block & !guarded;
        takeable |= level & by_roof;
    }
    // Where one's tallest neighbour is taller than the other's, one has the last word (K6).
    let mut overlooked = 0;
    for n in 2..=5 {
        sets[14 + n] = me.by_block[n] & !sealed;
        overlooked |= me.by_block[n] & !they.by_block[n];
    }
    sets[20] = empty & overlooked;
    sets[21] = occupied & !mine & !sealed & overlooked;
    sets[22] = mine & sealed & CENTRE;
    sets[23] = loose & !takeable & CENTRE;
    sets[24] = takeable & CENTRE;
    sets[25] = empty & overlooked & CENTRE;
    sets[26] = mine & CORNERS;
    sets[27] = mine & EDGES;
}

#[inline]
fn sets(position: &Position) -> [u32; SETS_BOTH] {
    let [mine, theirs] = [position.to_move(), position.to_move().other()].map(|player| position.controlled(player));
    let (me, they) = (Side::of(position, mine), Side::of(position, theirs));
    let mut sets = [0; SETS_BOTH];
    let (first, second) = sets.split_at_mut(SETS_EACH);
    sets_of(position, &me, &they, first);
    sets_of(position, &they, &me, second);
    sets
}

/// What [`Evaluation::evaluate`] adds up, for who tunes the weights: how often each feature occurs.
#[derive(Clone, Debug)]
pub struct Features {
    /// The plots in each set.
    pub sets: [u8; SETS_BOTH],
    /// The fast blocks and roofs left to the player to move, then to the other.
    pub supplies: [[u8; 2]; 2],
    /// Whether the turn is open.
    pub open: bool,
    /// The occupied plots.
    pub occupied: u8,
}

impl Features {
    /// The features of a position.
    pub fn of(position: &Position) -> Features {
        let supply = |player| {
            let supply = position.supply(player);
            [supply.fast, supply.roof]
        };
        Features {
            sets: sets(position).map(|set| set.count_ones() as u8),
            supplies: [supply(position.to_move()), supply(position.to_move().other())],
            open: position.is_open(),
            occupied: position.occupied().len() as u8,
        }
    }
}

/// Where a number of occupied plots lies between two [`KNOTS`]: the first of them, and the way to the next in tenths.
pub const fn between(occupied: usize) -> (usize, i32) {
    if occupied <= KNOTS[0] {
        (0, 0)
    } else if occupied >= KNOTS[2] {
        (1, 10)
    } else if occupied < KNOTS[1] {
        (0, (occupied - KNOTS[0]) as i32)
    } else {
        (1, (occupied - KNOTS[1]) as i32)
    }
}

const fn at(weight: Weight, occupied: usize) -> i16 {
    let (knot, tenths) = between(occupied);
    ((weight[knot] as i32 * (10 - tenths) + weight[knot + 1] as i32 * tenths) / 10) as i16
}

/// What is known of the game: all that is tuned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights {
    /// For each of [`SETS`], as a set of the player to move and of the one who waits.
    pub sets: [[Weight; 2]; SETS_EACH],
    /// For the player to move and for the one who waits: by how many fast blocks are left, and by how many roofs.
    pub supplies: [[[Weight; 6]; 2]; 2],
    /// For being to move: with a whole turn, and when a fast block has left the turn open.
    pub tempo: [Weight; 2],
    /// How likely a placement is the best by kind of piece and circumstance, in hundredths of log-odds.
    pub priors: [[i16; CIRCUMSTANCES]; 3],
}

impl Weights {
    /// Those in the source.
    pub const fn tuned() -> &'static Weights {
        &TUNED
    }
}

/// The weights for one number of occupied plots.
#[derive(Clone, Debug)]
struct Row {
    sets: [i16; SETS_BOTH],
    /// By player (to move, waiting), fast blocks and roofs.
    supplies: [[[i16; 6]; 6]; 2],
    tempo: [i16; 2],
}

/// Weights laid out for each number of occupied plots, so that an evaluation need not interpolate.
#[derive(Clone, Debug)]
pub struct Evaluation(Box<[Row; 26]>);

impl Evaluation {
    /// Lays out weights.
    pub fn of(weights: &Weights) -> Evaluation {
        Evaluation(Box::new(std::array::from_fn(|occupied| {
            let supplied = |side: usize, fast: usize, roof: usize| {
                let [of_fast, of_roof] = &weights.supplies[side];
                at(of_fast[fast], occupied) + at(of_roof[roof], occupied)
            };
            Row {
                sets: std::array::from_fn(|n| at(weights.sets[n % SETS_EACH][n / SETS_EACH], occupied)),
                supplies: [0, 1]
                    .map(|side| std::array::from_fn(|fast| std::array::from_fn(|roof| supplied(side, fast, roof)))),
                tempo: weights.tempo.map(|weight| at(weight, occupied)),
            }
        })))
    }

    /// What the player to move may expect, in [`LOG_ODDS`] of winning.
    pub fn evaluate(&self, position: &Position) -> i32 {
        let row = &self.0[position.occupied().len() as usize];
        let sets = sets(position);
        let counted: i32 =
            sets.iter().zip(&row.sets).map(|(set, &weight)| set.count_ones() as i32 * i32::from(weight)).sum();
        let me = position.supply(position.to_move());
        let they = position.supply(position.to_move().other());
        counted
            + i32::from(row.supplies[0][usize::from(me.fast)][usize::from(me.roof)])
            + i32::from(row.supplies[1][usize::from(they.fast)][usize::from(they.roof)])
            + i32::from(row.tempo[usize::from(position.is_open())])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_lie_on_straight_lines_between_the_knots() {
        let weight = [100, 0, -50];
        let values: Vec<i16> = [0, 4, 9, 14, 19, 24, 25].into_iter().map(|occupied| at(weight, occupied)).collect();
        assert_eq!(values, [100, 100, 50, 0, -25, -50, -50]);
    }
}
