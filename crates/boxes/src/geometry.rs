//! Whether lines cross, and which faces they bound. All in whole numbers, hence exact.

use blackout::Location;
use std::cmp::Ordering;

use crate::drawing::{DrawnLine, Point};

/// A face of the drawing.
pub struct Face {
    /// The locations round it, as one walks along its lines.
    pub ring: Vec<Location>,
    /// Its corners, bends included.
    pub outline: Vec<Point>,
}

impl Face {
    /// Whether this is the ring, wherever one starts and whichever way one walks.
    pub fn has_ring(&self, ring: &[Location]) -> bool {
        let n = self.ring.len();
        let is_turned = |ring: &[Location]| (0..n).any(|start| (0..n).all(|i| self.ring[(start + i) % n] == ring[i]));
        let backwards: Vec<Location> = ring.iter().rev().copied().collect();
        ring.len() == n && (is_turned(ring) || is_turned(&backwards))
    }

    /// Whether a point lies inside.
    pub fn contains(&self, point: Point) -> bool {
        let mut is_inside = false;
        for (from, to) in steps(&self.outline) {
            if (from.y > point.y) != (to.y > point.y) {
                let side = turn(from, to, point);
                is_inside ^= if to.y > from.y { side > 0 } else { side < 0 };
            }
        }
        is_inside
    }

    /// Twice the area; negative for the face outside of everything.
    fn area(&self) -> i64 {
        steps(&self.outline)
            .map(|(from, to)| i64::from(from.x) * i64::from(to.y) - i64::from(to.x) * i64::from(from.y))
            .sum()
    }
}

/// The sides of a closed outline.
fn steps(outline: &[Point]) -> impl Iterator<Item = (Point, Point)> {
    outline.iter().copied().zip(outline.iter().copied().cycle().skip(1))
}

/// All points of a line, from its first end to its second.
fn points(locations: &[Point], line: &DrawnLine) -> Vec<Point> {
    let [first, second] = line.ends.map(|end| locations[end.index()]);
    std::iter::once(first).chain(line.bends.iter().copied()).chain(std::iter::once(second)).collect()
}

/// Pairs of lines that meet elsewhere than at a location both end at. A line that meets itself is paired with itself.
pub fn crossings(locations: &[Point], lines: &[DrawnLine]) -> Vec<(usize, usize)> {
    let paths: Vec<Vec<Point>> = lines.iter().map(|line| points(locations, line)).collect();
    let mut found = Vec::new();
    for (i, one) in paths.iter().enumerate() {
        if meets_itself(one) {
            found.push((i, i));
        }
        for (j, other) in paths.iter().enumerate().skip(i + 1) {
            let shares = |point: Point| {
                [one, other].iter().all(|path| path.first() == Some(&point) || path.last() == Some(&point))
            };
            if one.windows(2).any(|a| other.windows(2).any(|b| clash([a[0], a[1]], [b[0], b[1]], shares))) {
                found.push((i, j));
            }
        }
    }
    found
}

fn meets_itself(path: &[Point]) -> bool {
    let sides: Vec<[Point; 2]> = path.windows(2).map(|side| [side[0], side[1]]).collect();
    sides.iter().any(|[from, to]| from == to)
        || (0..sides.len())
            .any(|i| (i + 1..sides.len()).any(|j| clash(sides[i], sides[j], |p| j == i + 1 && p == sides[i][1])))
}

/// Whether two straight stretches meet, other than with their ends at a point they may share.
fn clash(one: [Point; 2], other: [Point; 2], shares: impl Fn(Point) -> bool) -> bool {
    for (end, far) in [(one[0], one[1]), (one[1], one[0])] {
        for (other_end, other_far) in [(other[0], other[1]), (other[1], other[0])] {
            if end == other_end && shares(end) {
                // Both start here: they overlap if they leave in the same direction.
                return turn(end, far, other_far) == 0 && along(end, far, other_far) > 0;
            }
        }
    }
    let [a, b] = one;
    let [c, d] = other;
    let sides = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)].map(i64::signum);
    let is_crossed = sides[0] * sides[1] < 0 && sides[2] * sides[3] < 0;
    is_crossed || is_on(a, b, c) || is_on(a, b, d) || is_on(c, d, a) || is_on(c, d, b)
}

/// Positive if one turns one way going from `a` to `b` and on to `c`, negative for the other way, 0 straight on.
fn turn(a: Point, b: Point, c: Point) -> i64 {
    let ([bx, by], [cx, cy]) = (from_to(a, b), from_to(a, c));
    bx * cy - by * cx
}

/// Positive if `b` and `c` lie on the same side of `a`.
fn along(a: Point, b: Point, c: Point) -> i64 {
    let ([bx, by], [cx, cy]) = (from_to(a, b), from_to(a, c));
    bx * cx + by * cy
}

fn from_to(from: Point, to: Point) -> [i64; 2] {
    [i64::from(to.x) - i64::from(from.x), i64::from(to.y) - i64::from(from.y)]
}

/// Whether a point lies on a straight stretch.
fn is_on(a: Point, b: Point, point: Point) -> bool {
    turn(a, b, point) == 0 && along(point, a, b) <= 0
}

/// The locations one cannot reach from the first.
pub fn apart(n_locations: usize, lines: &[DrawnLine]) -> Vec<usize> {
    let mut reached = vec![false; n_locations];
    let mut open = vec![0];
    while let Some(here) = open.pop() {
        if n_locations == 0 || std::mem::replace(&mut reached[here], true) {
            continue;
        }
        for line in lines {
            let [one, other] = line.ends.map(Location::index);
            open.extend([(one, other), (other, one)].into_iter().filter(|(from, _)| *from == here).map(|(_, to)| to));
        }
    }
    (0..n_locations).filter(|&location| !reached[location]).collect()
}

/// The faces that lines bound, without the one outside. The lines must be connected and must not cross.
pub fn faces(locations: &[Point], lines: &[DrawnLine]) -> Vec<Face> {
    // Each line is walked both ways: 2n from its first end to its second, 2n + 1 back.
    let paths: Vec<Vec<Point>> = lines
        .iter()
        .flat_map(|line| {
            let there = points(locations, line);
            let back = there.iter().rev().copied().collect();
            [there, back]
        })
        .collect();
    let start = |walk: usize| lines[walk / 2].ends[walk % 2];
    let mut leaving: Vec<Vec<usize>> = vec![Vec::new(); locations.len()];
    for walk in 0..paths.len() {
        leaving[start(walk).index()].push(walk);
    }
    for walks in &mut leaving {
        walks.sort_by(|&one, &other| by_direction(&paths[one], &paths[other]));
    }
    // At its end a walk goes on along the neighbour of the line it came by, so that the face stays at the same hand.
    let next = |walk: usize| {
        let walks = &leaving[start(walk ^ 1).index()];
        let at = walks.iter().position(|&other| other == walk ^ 1).unwrap_or_default();
        walks[(at + walks.len() - 1) % walks.len()]
    };
    let mut walked = vec![false; paths.len()];
    let mut faces = Vec::new();
    for first in 0..paths.len() {
        let mut face = Face { ring: Vec::new(), outline: Vec::new() };
        let mut walk = first;
        while !std::mem::replace(&mut walked[walk], true) {
            face.ring.push(start(walk));
            face.outline.extend(&paths[walk][..paths[walk].len() - 1]);
            walk = next(walk);
        }
        if face.area() > 0 {
            faces.push(face);
        }
    }
    faces
}

/// The order of two paths that leave the same location, once round it.
fn by_direction(one: &[Point], other: &[Point]) -> Ordering {
    let half = |path: &[Point]| {
        let [x, y] = from_to(path[0], path[1]);
        y < 0 || y == 0 && x < 0
    };
    half(one).cmp(&half(other)).then_with(|| 0.cmp(&turn(one[0], one[1], other[1])))
}
