//! The 25 plots of the board, sets of them, and the board's eight symmetries.

use core::fmt;
use core::ops::{BitAnd, BitOr, BitOrAssign, Not};
use core::str::FromStr;

/// A plot of the 5×5 board (K1), `a1` to `e5`: the letter is the column from the left, the number the row from the top.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Plot(u8);

impl Plot {
    /// The plot in the middle (K3, K10).
    pub const CENTRE: Plot = Plot(12);

    /// The plot at a column and a row, each counted from 0.
    pub const fn at(column: usize, row: usize) -> Option<Plot> {
        if column < 5 && row < 5 { Some(Plot((row * 5 + column) as u8)) } else { None }
    }

    /// All plots, row by row.
    pub fn all() -> impl Iterator<Item = Plot> {
        (0..25).map(Plot)
    }

    /// The column from the left, from 0.
    pub const fn column(self) -> usize {
        self.0 as usize % 5
    }

    /// The row from the top, from 0.
    pub const fn row(self) -> usize {
        self.0 as usize / 5
    }

    /// The place in reading order, from 0 to 24.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The plots before it in reading order.
    pub const fn before(self) -> PlotSet {
        PlotSet((1 << self.0) - 1)
    }

    /// The plot as a set.
    pub const fn set(self) -> PlotSet {
        PlotSet(1 << self.0)
    }
}

impl fmt::Display for Plot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column() as u8) as char, self.row() + 1)
    }
}

/// The text names no plot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchPlot;

impl FromStr for Plot {
    type Err = NoSuchPlot;

    fn from_str(text: &str) -> Result<Plot, NoSuchPlot> {
        let &[column @ b'a'..=b'e', row @ b'1'..=b'5'] = text.as_bytes() else { return Err(NoSuchPlot) };
        Ok(Plot((row - b'1') * 5 + (column - b'a')))
    }
}

/// A set of plots: bit 0 is `a1`, bit 24 is `e5`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PlotSet(u32);

impl PlotSet {
    /// No plot.
    pub const NONE: PlotSet = PlotSet(0);
    /// All 25 plots.
    pub const ALL: PlotSet = PlotSet((1 << 25) - 1);
    const LEFT_COLUMN: u32 = 0b00001_00001_00001_00001_00001;
    const RIGHT_COLUMN: u32 = Self::LEFT_COLUMN << 4;

    /// Whether the plot belongs to the set.
    pub const fn contains(self, plot: Plot) -> bool {
        self.0 >> plot.0 & 1 != 0
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set as bits: bit 0 is `a1`, bit 24 is `e5`.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// How many plots are in it.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The plots that share an edge with some plot of the set.
    pub const fn neighbours(self) -> PlotSet {
        let sideways = (self.0 & !Self::RIGHT_COLUMN) << 1 | (self.0 & !Self::LEFT_COLUMN) >> 1;
        PlotSet((sideways | self.0 << 5 | self.0 >> 5) & Self::ALL.0)
    }

    /// The plots of the set, in reading order.
    pub const fn iter(self) -> Plots {
        Plots(self.0)
    }

    /// The plot with this many plots of the set before it, in reading order.
    ///
    /// # Panics
    /// When the set has not so many.
    pub fn nth(self, n: u32) -> Plot {
        let mut rest = self.0;
        for _ in 0..n {
            rest &= rest.wrapping_sub(1);
        }
        assert!(rest != 0, "the set has no plot number {n}");
        Plot(rest.trailing_zeros() as u8)
    }
}

/// The plots of a set, in reading order.
#[derive(Clone, Debug)]
pub struct Plots(u32);

impl Iterator for Plots {
    type Item = Plot;

    fn next(&mut self) -> Option<Plot> {
        let first = self.0.trailing_zeros();
        self.0 &= self.0.wrapping_sub(1);
        (first < 25).then_some(Plot(first as u8))
    }
}

impl IntoIterator for PlotSet {
    type Item = Plot;
    type IntoIter = Plots;

    fn into_iter(self) -> Plots {
        Plots(self.0)
    }
}

impl FromIterator<Plot> for PlotSet {
    fn from_iter<I: IntoIterator<Item = Plot>>(plots: I) -> PlotSet {
        plots.into_iter().fold(PlotSet::NONE, |set, plot| set | plot.set())
    }
}

impl BitAnd for PlotSet {
    type Output = PlotSet;

    fn bitand(self, other: PlotSet) -> PlotSet {
        PlotSet(self.0 & other.0)
    }
}

impl BitOr for PlotSet {
    type Output = PlotSet;

    fn bitor(self, other: PlotSet) -> PlotSet {
        PlotSet(self.0 | other.0)
    }
}

impl BitOrAssign for PlotSet {
    fn bitor_assign(&mut self, other: PlotSet) {
        self.0 |= other.0;
    }
}

impl Not for PlotSet {
    type Output = PlotSet;

    fn not(self) -> PlotSet {
        PlotSet(!self.0 & PlotSet::ALL.0)
    }
}

impl fmt::Debug for PlotSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// `DIAGONALS[n]`: the plots whose column is `n` more than their row.
const DIAGONALS: [u32; 5] = {
    let mut diagonals = [0; 5];
    let mut column = 0;
    while column < 5 {
        let mut row = 0;
        while row <= column {
            diagonals[column - row] |= 1 << (row * 5 + column);
            row += 1;
        }
        column += 1;
    }
    diagonals
};

/// One of the eight ways to turn and mirror the board. The rules know no direction, so they are alike.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Symmetry {
    /// Left and right change places.
    mirrored: bool,
    /// Top and bottom change places.
    flipped: bool,
    /// Then columns and rows change places.
    transposed: bool,
}

impl Symmetry {
    /// All eight, the one that changes nothing first.
    pub fn all() -> impl Iterator<Item = Symmetry> {
        (0..8).map(|n| Symmetry { mirrored: n & 1 != 0, flipped: n & 2 != 0, transposed: n & 4 != 0 })
    }

    /// The symmetry that undoes this one.
    pub fn inverse(self) -> Symmetry {
        if self.transposed {
            Symmetry { mirrored: self.flipped, flipped: self.mirrored, transposed: true }
        } else {
            self
        }
    }

    /// Where the plot comes to lie.
    pub const fn plot(self, plot: Plot) -> Plot {
        let column = if self.mirrored { 4 - plot.column() } else { plot.column() };
        let row = if self.flipped { 4 - plot.row() } else { plot.row() };
        if self.transposed { Plot((column * 5 + row) as u8) } else { Plot((row * 5 + column) as u8) }
    }

    /// Where the plots come to lie. Whole columns, rows and diagonals are moved at once, since searches ask for this often.
    pub const fn plots(self, plots: PlotSet) -> PlotSet {
        const COLUMN: u32 = PlotSet::LEFT_COLUMN;
        const ROW: u32 = 0b11111;
        let mut bits = plots.0;
        if self.mirrored {
            bits = (bits & COLUMN) << 4
                | (bits & COLUMN << 1) << 2
                | bits & COLUMN << 2
                | (bits & COLUMN << 3) >> 2
                | (bits & COLUMN << 4) >> 4;
        }
        if self.flipped {
            bits = (bits & ROW) << 20
                | (bits & ROW << 5) << 10
                | bits & ROW << 10
                | (bits & ROW << 15) >> 10
                | (bits & ROW << 20) >> 20;
        }
        if self.transposed {
            // A plot `n` columns further right than it lies down moves by four places for each of these columns.
            let mut turned = bits & DIAGONALS[0];
            let mut n = 1;
            while n < 5 {
                turned |= (bits & DIAGONALS[n]) << (4 * n) | bits >> (4 * n) & DIAGONALS[n];
                n += 1;
            }
            bits = turned;
        }
        PlotSet(bits)
    }
}
