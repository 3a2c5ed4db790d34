//! Reads and checks the map (B0.5).

use blackout::components::{Color, Letter, Map};
use blackout::{District, Location, LocationSet};

use crate::drawing::{Area, Drawing, DrawnLine, Point};
use crate::entry::Entry;
use crate::flaw::BoxFlaw;
use crate::geometry::{Face, apart, crossings, faces};
use crate::names::{Name, Unique};
use crate::provenance::Provenance;
use crate::words::{COLORS, LETTERS, LINES};

/// A map that has been read.
pub struct ReadMap {
    /// For the rules.
    pub map: Map,
    /// For the eyes.
    pub drawing: Drawing,
    /// Of the locations.
    pub locations: Vec<Name>,
    /// Of the districts.
    pub districts: Vec<Name>,
    /// Of the stretches of sea.
    pub seas: Vec<Name>,
}

/// A location as its entry tells it.
struct Place {
    name: Name,
    color: Color,
    letter: Option<Letter>,
    at: Point,
}

/// Reads the map. `None` after a flaw has been reported.
pub fn read(file: &Entry, provenance: &mut Provenance) -> Option<ReadMap> {
    let before = file.n_flaws();
    file.only(&["size", "central", "locations", "lines", "districts", "seas"]);
    let size = file.point("size");
    let places = read_places(file, provenance);
    let lines = read_lines(file, &places, provenance);
    let mut unique = Unique::default();
    let districts = read_areas(file, "districts", &places, 3..=7, &mut unique, provenance);
    let seas = read_areas(file, "seas", &places, 3..=64, &mut unique, provenance);
    file.check_count(&["districts"], "district", District::COUNT);
    let central = file.text("central").and_then(|id| {
        let at = districts.iter().position(|(name, _)| name.id == id);
        if at.is_none() {
            file.push(BoxFlaw::UnknownDistrict { file: file.file, found: id.into() });
        }
        at.and_then(District::new)
    });
    check_letters(file, &places);
    let points: Vec<Point> = places.iter().map(|place| place.at).collect();
    check_points(file, size?, &places, &lines);
    // Faces make sense only for lines that are all there and do not cross.
    if file.n_flaws() > before || !are_lines_sound(file, &places, &points, &lines) {
        return None;
    }
    let (mut districts, mut seas) = (districts, seas);
    check_faces(file, &places, &faces(&points, &lines), [&mut districts, &mut seas]);

    let of_places: Vec<(Color, Option<Letter>)> = places.iter().map(|place| (place.color, place.letter)).collect();
    let joined: Vec<(Location, Location)> = lines.iter().map(|line| (line.ends[0], line.ends[1])).collect();
    let rings: Vec<LocationSet> = districts.iter().map(|(_, area)| area.ring.iter().copied().collect()).collect();
    let map = Map::new(&of_places, &joined, rings.try_into().ok()?, central?);
    let (district_names, districts) = districts.into_iter().unzip();
    let (sea_names, seas) = seas.into_iter().unzip();
    let drawing = Drawing { size: size?, locations: points, lines, districts, seas };
    let locations = places.into_iter().map(|place| place.name).collect();
    Some(ReadMap { map, drawing, locations, districts: district_names, seas: sea_names })
}

fn read_places(file: &Entry, provenance: &mut Provenance) -> Vec<Place> {
    let entries = file.entries("locations");
    file.is_within("locations", entries.len() as i64, 4..=Location::COUNT as i64);
    let mut unique = Unique::default();
    let mut places = Vec::new();
    for entry in entries {
        entry.only(&["id", "name", "color", "letter", "at", "printed"]);
        provenance.read(&entry);
        let name = Name::read(&entry);
        if let Some(name) = &name {
            unique.check(&entry, name);
        }
        let color = entry.word("color", &COLORS);
        let letter = if entry.has("letter") { entry.word("letter", &LETTERS) } else { None };
        if let (Some(name), Some(color), Some(at)) = (name, color, entry.point("at")) {
            places.push(Place { name, color, letter, at });
        }
    }
    places
}

/// The location of an id, or a report that there is none.
fn location(entry: &Entry, places: &[Place], id: &str) -> Option<Location> {
    let found = places.iter().position(|place| place.name.id == id).and_then(Location::new);
    if found.is_none() {
        entry.push(BoxFlaw::UnknownLocation { file: entry.file, entry: entry.name.clone(), found: id.into() });
    }
    found
}

fn read_lines(file: &Entry, places: &[Place], provenance: &mut Provenance) -> Vec<DrawnLine> {
    let mut lines = Vec::new();
    for mut entry in file.entries("lines") {
        entry.only(&["between", "kind", "bends", "printed"]);
        let Some(ids) = entry.texts("between", 2..=2) else { continue };
        entry.name = ids.join("–");
        provenance.read(&entry);
        let ends: Vec<Option<Location>> = ids.iter().map(|id| location(&entry, places, id)).collect();
        let (kind, bends) = (entry.word("kind", &LINES), entry.points("bends"));
        if let (&[Some(one), Some(other)], Some(kind), Some(bends)) = (ends.as_slice(), kind, bends) {
            if one == other {
                entry.push(BoxFlaw::Loop { file: entry.file, entry: entry.name.clone() });
            } else {
                lines.push(DrawnLine { ends: [one, other], kind, bends });
            }
        }
    }
    lines
}

fn read_areas(
    file: &Entry,
    heading: &str,
    places: &[Place],
    sizes: std::ops::RangeInclusive<i64>,
    unique: &mut Unique,
    provenance: &mut Provenance,
) -> Vec<(Name, Area)> {
    let mut areas = Vec::new();
    for entry in file.entries(heading) {
        entry.only(&["id", "name", "at", "ring", "printed"]);
        provenance.read(&entry);
        let name = Name::read(&entry);
        if let Some(name) = &name {
            unique.check(&entry, name);
        }
        let ids = entry.texts("ring", sizes.clone()).unwrap_or_default();
        let ring: Vec<Location> = ids.iter().filter_map(|id| location(&entry, places, id)).collect();
        if let (Some(name), Some(at)) = (name, entry.point("at")) {
            areas.push((name, Area { at, ring, outline: Vec::new() }));
        }
    }
    areas
}

/// Each letter stands on exactly two locations (B0.5).
fn check_letters(file: &Entry, places: &[Place]) {
    for (letter, meaning) in LETTERS {
        let found = places.iter().filter(|place| place.letter == Some(meaning)).count();
        if found != 2 {
            file.push(BoxFlaw::WrongLetter { file: file.file, letter, found });
        }
    }
}

fn check_points(file: &Entry, size: Point, places: &[Place], lines: &[DrawnLine]) {
    let is_off = |point: Point| point.x > size.x || point.y > size.y;
    let off = places.iter().filter(|place| is_off(place.at)).map(|place| place.name.id.clone());
    let off_lines = lines.iter().filter(|line| line.bends.iter().any(|&bend| is_off(bend)));
    for entry in off.chain(off_lines.map(|line| called(line, places))) {
        file.push(BoxFlaw::OffPaper { file: file.file, entry });
    }
    for (i, place) in places.iter().enumerate() {
        if let Some(other) = places[..i].iter().find(|other| other.at == place.at) {
            let (entry, other) = (place.name.id.clone(), other.name.id.clone());
            file.push(BoxFlaw::SamePoint { file: file.file, entry, other });
        }
    }
}

/// What a line is called in flaws: the ids of its ends.
fn called(line: &DrawnLine, places: &[Place]) -> String {
    line.ends.map(|end| places[end.index()].name.id.as_str()).join("–")
}

/// Whether the lines do not cross and lead everywhere.
fn are_lines_sound(file: &Entry, places: &[Place], points: &[Point], lines: &[DrawnLine]) -> bool {
    let crossings = crossings(points, lines);
    for &(one, other) in &crossings {
        let entry = called(&lines[one], places);
        file.push(if one == other {
            BoxFlaw::CrossesItself { file: file.file, entry }
        } else {
            BoxFlaw::Crossing { file: file.file, entry, other: called(&lines[other], places) }
        });
    }
    let apart = apart(points.len(), lines);
    for &location in &apart {
        file.push(BoxFlaw::Apart { file: file.file, entry: places[location].name.id.clone() });
    }
    crossings.is_empty() && apart.is_empty()
}

/// Each district and each sea is a face of its own, and no face is left over (B0.5).
fn check_faces(file: &Entry, places: &[Place], faces: &[Face], areas: [&mut Vec<(Name, Area)>; 2]) {
    let mut owners: Vec<Option<String>> = vec![None; faces.len()];
    for (name, area) in areas.into_iter().flatten() {
        let entry = name.id.clone();
        let Some(at) = faces.iter().position(|face| face.has_ring(&area.ring)) else {
            file.push(BoxFlaw::NoFace { file: file.file, entry });
            continue;
        };
        if let Some(other) = owners[at].replace(entry.clone()) {
            file.push(BoxFlaw::SameFace { file: file.file, entry, other });
            continue;
        }
        if !faces[at].contains(area.at) {
            file.push(BoxFlaw::OutsideFace { file: file.file, entry });
        }
        area.outline.clone_from(&faces[at].outline);
    }
    for (face, _) in faces.iter().zip(&owners).filter(|(_, owner)| owner.is_none()) {
        let ring: Vec<&str> = face.ring.iter().map(|location| places[location.index()].name.id.as_str()).collect();
        file.push(BoxFlaw::UnclaimedFace { file: file.file, ring: ring.join(", ") });
    }
}
