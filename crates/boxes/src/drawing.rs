//! The map as it is drawn.

use blackout::Location;

/// A point of the drawing: to the right and down from the upper left corner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Point {
    /// To the right.
    pub x: u16,
    /// Down.
    pub y: u16,
}

/// What a line of the map is in the city. The rules do not tell them apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LineKind {
    /// A road or bridge.
    Road,
    /// A tunnel, under a hill or the harbour.
    Tunnel,
    /// A ferry.
    Ferry,
}

/// A line between two locations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DrawnLine {
    /// The locations it joins.
    pub ends: [Location; 2],
    /// What it is in the city.
    pub kind: LineKind,
    /// Where it bends on its way from the first to the second; nowhere if it is straight.
    pub bends: Vec<Point>,
}

/// A district or a stretch of sea.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Area {
    /// A point inside, where the name and the tiles of a district go.
    pub at: Point,
    /// The locations round it, in order.
    pub ring: Vec<Location>,
    /// The corners of its outline, bends of the lines included.
    pub outline: Vec<Point>,
}

/// All that is needed to draw the map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawing {
    /// How wide and how high the paper is.
    pub size: Point,
    /// Where each location lies.
    pub locations: Vec<Point>,
    /// The lines.
    pub lines: Vec<DrawnLine>,
    /// The districts, in the order of the rules.
    pub districts: Vec<Area>,
    /// The sea that lines enclose.
    pub seas: Vec<Area>,
}
