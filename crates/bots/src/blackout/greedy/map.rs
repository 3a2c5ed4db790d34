//! What the map is worth: districts, links, and where the next cube goes.

use arrayvec::ArrayVec;
use blackout::components::{Color, CubeColor, Letter, Map};
use blackout::{Chapter, District, DistrictSet, Location, LocationSet, Table, TilePlace};

use super::outlook::Outlook;

impl Outlook<'_> {
    pub(super) fn map_worth(&self, table: &Table) -> i32 {
        if table.boards[self.seat].cubes == self.board().cubes && table.secured == self.table().secured {
            self.map_now
        } else {
            self.map(table)
        }
    }

    /// The map: districts by how few cubes they lack, links, and what a chapter asks for.
    pub(super) fn map(&self, table: &Table) -> i32 {
        self.map_with(table, &mut |_, _| {})
    }

    /// The same. Calls with the locations that are lacking and what one of them is worth.
    pub(super) fn map_with(&self, table: &Table, call: &mut impl FnMut(LocationSet, i32)) -> i32 {
        let cubes = table.boards[self.seat].cubes;
        let reach = self.reach(table, cubes) + cubes.len() as i32 * self.weights.cube * i32::from(self.left > 0);
        let open = DistrictSet::first(District::COUNT).without(table.secured);
        let by_others: i32 = open.into_iter().map(|district| self.by_others(table, district)).sum();
        by_others + self.campaign_on_map(table, call) + reach + self.conditions_on_map(cubes)
    }

    /// Districts that can be scouted.
    fn reach(&self, table: &Table, cubes: LocationSet) -> i32 {
        let is_there = |place: &TilePlace| matches!(place, TilePlace::FaceDown | TilePlace::FaceUp(_));
        let touched = self.components.map.touched(cubes).into_iter();
        let n = touched.filter(|district| table.tiles[district.index()].iter().any(is_there)).count();
        self.weights.reach * n.min(6) as i32 * self.left.min(4)
    }

    /// What districts and links are worth if the cubes to come go where they bring most: one after another, the best for
    /// each cube it lacks. Calls with the locations each lacks and what one of them is worth.
    fn campaign_on_map(&self, table: &Table, call: &mut impl FnMut(LocationSet, i32)) -> i32 {
        let map = &self.components.map;
        let mut cubes = table.boards[self.seat].cubes;
        let mut open = DistrictSet::first(District::COUNT).without(table.secured);
        let mut links = self.links(table);
        let mut to_come = self.left * self.weights.cubes_a_round;
        let mut sure = 100;
        let mut worth = 0;
        loop {
            let mut best: (i32, LocationSet, i32, Option<District>) = (0, LocationSet::NONE, 0, None);
            for district in open {
                let missing = map.ring(district).without(cubes);
                let whole = self.district(table, district);
                if missing.is_empty() {
                    worth += whole * sure / 100;
                    open = open.without(DistrictSet::only(district));
                } else if whole / missing.len() as i32 > best.0 {
                    best = (whole / missing.len() as i32, missing, whole, Some(district));
                }
            }
            for &(letter, whole) in &links {
                let missing = link_path(map, letter, cubes);
                if !missing.is_empty() && whole / missing.len() as i32 > best.0 {
                    best = (whole / missing.len() as i32, missing, whole, None);
                }
            }
            let (each, missing, whole, district) = best;
            if each == 0 {
                return worth;
            }
            for _ in missing {
                sure = sure * self.weights.district / 100;
            }
            call(missing, each * sure / 100);
            let needed = 100 * missing.len() as i32;
            if needed > to_come {
                return worth + whole * sure / 100 * to_come / needed;
            }
            to_come -= needed;
            cubes = cubes.or(missing);
            worth += whole * sure / 100;
            match district {
                Some(district) => open = open.without(DistrictSet::only(district)),
                None => links.retain(|&mut (letter, _)| !link_path(map, letter, cubes).is_empty()),
            }
        }
    }

    /// The links that goals ask for, and what they are worth.
    fn links(&self, table: &Table) -> ArrayVec<(Letter, i32), 17> {
        let goals = table.open_goals(self.components, self.seat);
        goals
            .filter_map(|(spot, _, goal)| goal.link.map(|letter| (letter, self.goal_worth(table, spot, &goal.effect))))
            .collect()
    }

    /// What a chapter's condition on the map is worth as far as it is met.
    fn conditions_on_map(&self, cubes: LocationSet) -> i32 {
        cubes.and(self.wanted_by_chapter()).len().min(4) as i32 * self.weights.condition / 2
    }

    /// What it is worth to start there (B1.5): near the links that goals ask for, and near what a chapter asks for. Little
    /// else of a start matters by the end of a game.
    pub(super) fn start(&self, location: Location) -> i32 {
        let map = &self.components.map;
        let to_link = |letter: Letter| {
            let mut ends = map.centres(letter).into_iter();
            let (Some(one), Some(other)) = (ends.next(), ends.next()) else { return 0 };
            let apart = |from: Location, to: Location| i32::from(map.distance(from, to));
            let (to_one, to_other, between) = (apart(location, one), apart(location, other), apart(one, other));
            (to_one + between).min(to_other + between).min(to_one + to_other)
        };
        let goals = self.table().open_goals(self.components, self.seat);
        let cubes = goals.filter_map(|(_, _, goal)| goal.link.map(to_link)).min().unwrap_or(0);
        let wanted = self.wanted_by_chapter().into_iter().map(|wanted| i32::from(map.distance(location, wanted)));
        let districts = map.touched(LocationSet::only(location)).len() as i32;
        self.weights.start_link * -cubes
            + self.weights.start_wanted * -wanted.min().unwrap_or(0)
            + self.weights.start_district * districts
    }

    /// The locations of which a chapter wants four (B10.3).
    fn wanted_by_chapter(&self) -> LocationSet {
        let map = &self.components.map;
        match self.table().setup.chapter {
            Some(Chapter::III) => map.ring(map.central()),
            Some(Chapter::IV) => map.of_color(Color::Red),
            _ => LocationSet::NONE,
        }
    }

    /// What surrounding a district brings beyond what the cubes there bring anyway.
    fn district(&self, table: &Table, district: District) -> i32 {
        let ring = self.components.map.ring(district);
        let mine = &table.boards[self.seat];
        let missing = ring.without(mine.cubes).len();
        let marker = if mine.unlocked == 0b1_1111 { 0 } else { self.weights.action * self.left };
        let whole = 100 * i32::from(Table::points_for(ring.len())) + marker;
        let rival = self.rival_lacks(table, ring);
        let whole = if rival < missing { whole * self.weights.rival / 100 } else { whole };
        whole - self.by_others(table, district)
    }

    /// What the cubes round a district bring by others' surrounding it, the sooner the fewer they lack.
    fn by_others(&self, table: &Table, district: District) -> i32 {
        let ring = self.components.map.ring(district);
        let have = ring.and(table.boards[self.seat].cubes).len();
        let lacks = self.rival_lacks(table, ring);
        if have == 0 || lacks > 4 {
            return 0;
        }
        (0..lacks).fold(100 * i32::from(Table::points_for(have)), |worth, _| worth * self.weights.others / 100)
    }

    /// How many cubes the nearest other seat lacks.
    fn rival_lacks(&self, table: &Table, ring: LocationSet) -> usize {
        let others = table.seats().iter().filter(|&seat| seat != self.seat);
        others.map(|seat| ring.without(table.boards[seat].cubes).len()).min().unwrap_or(9)
    }

    /// What the best cube of each colour, and of any, is worth, if these locations gain so much.
    pub(super) fn cubes(&self, gain: &[i32; Location::COUNT]) -> [i32; 5] {
        let (board, map) = (self.board(), &self.components.map);
        let wanted = self.wanted_by_chapter();
        let lacks_wanted = board.cubes.and(wanted).len() < 4;
        let mut best = [0; 5];
        for location in map.locations().without(board.cubes) {
            let skipped = board.cubes.into_iter().map(|cube| map.distance(cube, location)).min().unwrap_or(1) - 1;
            let condition = if lacks_wanted && wanted.contains(location) { self.weights.condition / 2 } else { 0 };
            let worth =
                gain[location.index()] - i32::from(skipped) * self.weights.transport + self.weights.cube + condition;
            let color = map.color(location) as usize;
            best[color] = best[color].max(worth);
        }
        best[4] = best[..4].iter().copied().max().unwrap_or(0);
        best
    }

    /// The worth of a cube to be placed.
    pub(super) fn cube_worth(&self, color: CubeColor) -> i32 {
        match color {
            CubeColor::Only(color) => self.cube[color as usize],
            CubeColor::Any => self.cube[4],
        }
    }
}

/// The locations a link lacks, the shortest way.
pub(crate) fn link_path(map: &Map, letter: Letter, cubes: LocationSet) -> LocationSet {
    let mut ends = map.centres(letter).into_iter();
    let (Some(start), Some(end)) = (ends.next(), ends.next()) else { return LocationSet::NONE };
    let mut from = [start; Location::COUNT];
    let mut reached = LocationSet::only(start);
    while !reached.contains(end) {
        // Own cubes carry on for nothing; only where none do, a step is taken.
        let beside = map.beside(reached).without(reached);
        let free = beside.and(cubes);
        let new = if free.is_empty() { beside } else { free };
        for location in new {
            if let Some(before) = map.adjacent(location).and(reached).into_iter().next() {
                from[location.index()] = before;
            }
        }
        if new.is_empty() {
            return LocationSet::NONE;
        }
        reached = reached.or(new);
    }
    let mut path = LocationSet::only(start).or(LocationSet::only(end));
    let mut location = end;
    while location != start {
        location = from[location.index()];
        path.insert(location);
    }
    path.without(cubes)
}
