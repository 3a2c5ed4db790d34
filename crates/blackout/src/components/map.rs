//! The map (B0.5).

use super::{Color, Letter};
use crate::sets::{District, DistrictSet, Location, LocationSet};

/// Locations, the lines between them, and the districts they bound.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Map {
    n_locations: usize,
    colors: [Color; Location::COUNT],
    letters: [Option<Letter>; Location::COUNT],
    adjacent: [LocationSet; Location::COUNT],
    /// How many lines lie between two locations.
    distances: [[u8; Location::COUNT]; Location::COUNT],
    of_color: [LocationSet; 4],
    centres: [LocationSet; 4],
    rings: [LocationSet; District::COUNT],
    /// The districts each location bounds.
    touched: [DistrictSet; Location::COUNT],
    central: District,
}

impl Map {
    /// A map of locations with colours and letters, lines between them by index, the locations round each district, and
    /// the district that is Central (B10.3). The caller has checked that it is a map of this game.
    pub fn new(
        places: &[(Color, Option<Letter>)],
        lines: &[(Location, Location)],
        rings: [LocationSet; District::COUNT],
        central: District,
    ) -> Map {
        let mut map = Map {
            n_locations: places.len().min(Location::COUNT),
            colors: [Color::Red; Location::COUNT],
            letters: [None; Location::COUNT],
            adjacent: [LocationSet::NONE; Location::COUNT],
            distances: [[u8::MAX; Location::COUNT]; Location::COUNT],
            of_color: [LocationSet::NONE; 4],
            centres: [LocationSet::NONE; 4],
            rings,
            touched: [DistrictSet::NONE; Location::COUNT],
            central,
        };
        for (location, &(color, letter)) in LocationSet::first(map.n_locations).into_iter().zip(places) {
            map.colors[location.index()] = color;
            map.letters[location.index()] = letter;
            map.of_color[color as usize].insert(location);
            if let Some(letter) = letter {
                map.centres[letter as usize].insert(location);
            }
        }
        for &(one, other) in lines {
            map.adjacent[one.index()].insert(other);
            map.adjacent[other.index()].insert(one);
        }
        for district in DistrictSet::first(District::COUNT) {
            for location in rings[district.index()] {
                map.touched[location.index()].insert(district);
            }
        }
        for from in map.locations() {
            map.measure(from);
        }
        map
    }

    /// Fills in the distances from one location, ring by ring.
    fn measure(&mut self, from: Location) {
        let mut reached = LocationSet::only(from);
        let mut edge = reached;
        let mut distance = 0;
        while !edge.is_empty() {
            for location in edge {
                self.distances[from.index()][location.index()] = distance;
            }
            edge = self.beside(edge).without(reached);
            reached = reached.or(edge);
            distance += 1;
        }
    }

    /// All locations.
    pub const fn locations(&self) -> LocationSet {
        LocationSet::first(self.n_locations)
    }

    /// The colour of a location.
    pub const fn color(&self, location: Location) -> Color {
        self.colors[location.index()]
    }

    /// The letter of a crisis centre.
    pub const fn letter(&self, location: Location) -> Option<Letter> {
        self.letters[location.index()]
    }

    /// The locations of a colour.
    pub const fn of_color(&self, color: Color) -> LocationSet {
        self.of_color[color as usize]
    }

    /// The two crisis centres of a letter.
    pub const fn centres(&self, letter: Letter) -> LocationSet {
        self.centres[letter as usize]
    }

    /// The locations a line joins with this one.
    pub const fn adjacent(&self, location: Location) -> LocationSet {
        self.adjacent[location.index()]
    }

    /// The locations a line joins with any of these.
    pub fn beside(&self, locations: LocationSet) -> LocationSet {
        locations.into_iter().fold(LocationSet::NONE, |beside, location| beside.or(self.adjacent(location)))
    }

    /// How many lines lie between two locations.
    pub const fn distance(&self, one: Location, other: Location) -> u8 {
        self.distances[one.index()][other.index()]
    }

    /// The locations round a district.
    pub const fn ring(&self, district: District) -> LocationSet {
        self.rings[district.index()]
    }

    /// The districts that any of these locations bounds.
    pub fn touched(&self, locations: LocationSet) -> DistrictSet {
        locations.into_iter().fold(DistrictSet::NONE, |touched, location| touched.or(self.touched[location.index()]))
    }

    /// The district called Central (B10.3).
    pub const fn central(&self) -> District {
        self.central
    }

    /// Whether the crisis centres of a letter are joined by an unbroken chain of these locations, both ends included
    /// (B3.2).
    pub fn is_linked(&self, letter: Letter, cubes: LocationSet) -> bool {
        let ends = self.centres(letter);
        let Some(start) = ends.into_iter().next().filter(|_| ends.is_within(cubes)) else { return false };
        let mut chain = LocationSet::only(start);
        loop {
            let grown = chain.or(self.beside(chain).and(cubes));
            if grown == chain {
                return ends.is_within(chain);
            }
            chain = grown;
        }
    }
}
