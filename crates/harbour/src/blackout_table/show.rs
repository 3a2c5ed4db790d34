//! What a viewer sees of the table.

use std::io;

use blackout::components::{Color, Resource};
use blackout::{
    BATTERY, Board, Cause, District, DistrictSet, End, Event, FinishedPlan, Good, Location, N_SLOTS, State, Table,
    TilePlace, View,
};
use game::Seat;

use super::chapter::tell_conditions;
use super::describe::Describe;
use super::words::{Lies, Printed};
use crate::screen::Screen;

/// The table as somebody sees it.
#[derive(Clone, Copy)]
pub struct Sight<'a> {
    /// Tells what things are.
    pub describe: Describe<'a>,
    /// What is seen.
    pub view: &'a View,
}

impl Sight<'_> {
    fn table(&self) -> &Table {
        &self.view.table
    }

    fn say(&self, screen: &mut Screen<'_>, what: &Lies) -> io::Result<()> {
        screen.lines(&self.describe.text.say(what))
    }

    fn words(&self, what: &Lies) -> String {
        self.describe.text.say(what)
    }

    /// Round, phase and dice: one glance.
    pub fn head(&self, screen: &mut Screen<'_>) -> io::Result<()> {
        let table = self.table();
        match (table.round, table.phase()) {
            // Between two rounds, and after the last one.
            (round @ 1.., 0) => self.say(screen, &Lies::RoundOnly { round })?,
            (round, phase) => self.say(screen, &Lies::Phase { round, phase })?,
        }
        if let [Some(red), Some(yellow), Some(blue)] = table.dice {
            let [red, yellow, blue] = [red, yellow, blue].map(|face| self.resource(face));
            self.say(screen, &Lies::Dice { red, yellow, blue })?;
            if table.phase() <= 2 {
                self.say(screen, &Lies::Rondel)?;
            }
        }
        match table.end {
            End::Far => Ok(()),
            End::Triggered => self.say(screen, &Lies::Triggered),
            End::LastRound => self.say(screen, &Lies::LastRound),
        }
    }

    /// Everything: head, decks, display, boards, conditions.
    pub fn all(&self, screen: &mut Screen<'_>) -> io::Result<()> {
        let table = self.table();
        self.head(screen)?;
        self.decks(screen)?;
        let secured: Vec<&str> = table.secured.into_iter().map(|district| self.describe.district(district)).collect();
        if !secured.is_empty() {
            self.say(screen, &Lies::Secured { districts: secured.join(", ") })?;
        }
        self.display(screen)?;
        for seat in table.seats().iter() {
            screen.line("")?;
            self.board(screen, seat)?;
        }
        Ok(())
    }

    fn decks(&self, screen: &mut Screen<'_>) -> io::Result<()> {
        let table = self.table();
        let (draw, reserve) = (table.draw_left, table.reserve_left);
        self.say(screen, &Lies::Decks { draw, reserve, gps: table.gps_left(), transport: table.transport_left() })
    }

    /// The card display with prices.
    pub fn display(&self, screen: &mut Screen<'_>) -> io::Result<()> {
        for (i, row) in self.table().rows.iter().enumerate() {
            let cards: Vec<String> = row.iter().flatten().map(|&card| self.describe.card(card)).collect();
            let number = i + 1;
            if cards.is_empty() {
                self.say(screen, &Lies::RowEmpty { number })?;
                continue;
            }
            self.say(screen, &Lies::Row { number, price: self.table().price(i) })?;
            for card in cards {
                screen.lines(&format!("    {card}"))?;
            }
        }
        Ok(())
    }

    /// Points, money, tokens and stock of a seat.
    pub fn standing(&self, screen: &mut Screen<'_>, seat: Seat) -> io::Result<()> {
        let board = &self.table().boards[seat];
        self.say(
            screen,
            &Lies::Board {
                who: self.describe.text.name(seat),
                points: board.score,
                dollars: board.dollars,
                transport: board.transport,
                gps: board.gps,
                supply: board.supply,
            },
        )?;
        let goods = self.stock(board);
        if goods.is_empty() { self.say(screen, &Lies::NoStock) } else { self.say(screen, &Lies::Stock { goods }) }
    }

    fn stock(&self, board: &Board) -> String {
        let kinds = Resource::ALL.into_iter().map(|resource| (board.has(resource), Good::Resource(resource)));
        let all = kinds.chain([(board.stock[BATTERY], Good::Battery)]);
        let held: Vec<String> = all.filter(|(n, _)| *n > 0).map(|(n, good)| self.describe.goods(n, good)).collect();
        held.join(", ")
    }

    fn resource(&self, resource: Resource) -> String {
        self.describe.text.say(&Printed::Resource { resource })
    }

    /// All that lies before a seat.
    pub fn board(&self, screen: &mut Screen<'_>, seat: Seat) -> io::Result<()> {
        let (board, describe) = (&self.table().boards[seat], &self.describe);
        self.standing(screen, seat)?;
        self.hand(screen, seat)?;
        self.slots(screen, seat)?;
        self.hospital(screen, seat)?;
        self.spots(screen, seat)?;
        if board.n_finished() > 0 {
            let with_line = |plan: FinishedPlan| {
                let name = match plan {
                    FinishedPlan::Contingency(card) => describe.name(card).to_string(),
                    FinishedPlan::Emergency(plan) => self.words(&Lies::Emergency {
                        letter: blackout::PLANS[plan as usize],
                        name: describe.plan_name(plan).into(),
                    }),
                };
                let line = describe.line(plan.line(&describe.loaded.components));
                match line {
                    Some(line) => self.words(&Lies::With { what: name, seats: line }),
                    None => name,
                }
            };
            let cards: Vec<String> = board.finished_plans().map(with_line).collect();
            self.say(screen, &Lies::Finished { cards: cards.join(", ") })?;
        }
        let unlocked = (0..5).filter(|n| board.unlocked >> n & 1 != 0);
        let unlocked: Vec<String> =
            unlocked.map(|n| self.words(&Lies::BoardAction { action: blackout::BOARD_ACTIONS[n] })).collect();
        if !unlocked.is_empty() {
            self.say(screen, &Lies::Unlocked { actions: unlocked.join(", ") })?;
        }
        if !board.tiles_up.is_empty() {
            let tiles: Vec<String> = board.tiles_up.into_iter().map(|tile| describe.tile(tile)).collect();
            self.say(screen, &Lies::TilesUp { tiles: tiles.join(", ") })?;
        }
        if !board.tiles_down.is_empty() {
            let tiles: Vec<String> = board.tiles_down.into_iter().map(|tile| describe.tile(tile)).collect();
            self.say(screen, &Lies::TilesDown { n: tiles.len(), tiles: tiles.join(", ") })?;
        }
        let locations: Vec<&str> = board.cubes.into_iter().map(|location| describe.location(location)).collect();
        if !locations.is_empty() {
            self.say(screen, &Lies::Cubes { n: locations.len(), locations: locations.join(", ") })?;
        }
        self.conditions(screen, seat)
    }

    /// The viewer's own hand; of others what they hold, which is open, without what of it is planned (B0.8).
    fn hand(&self, screen: &mut Screen<'_>, seat: Seat) -> io::Result<()> {
        let board = &self.table().boards[seat];
        if self.view.viewer != seat.into() {
            let (n, planned, cards) = (board.held.len(), board.face_down.count_ones(), self.describe.names(board.held));
            return self.say(
                screen,
                &match (n, planned) {
                    (0, _) => Lies::HandEmpty,
                    (_, 0) => Lies::InHand { n, cards },
                    _ => Lies::Held { n, planned, cards },
                },
            );
        }
        let hand = self.view.hand();
        if hand.is_empty() {
            return self.say(screen, &Lies::HandEmpty);
        }
        self.say(screen, &Lies::Hand { n: hand.len() })?;
        hand.into_iter().try_for_each(|card| screen.lines(&format!("    {}", self.describe.card_in_short(card))))
    }

    /// The slots of a seat and what lies in them.
    pub fn slots(&self, screen: &mut Screen<'_>, seat: Seat) -> io::Result<()> {
        (0..N_SLOTS).try_for_each(|slot| self.slot(screen, seat, slot))
    }

    fn slot(&self, screen: &mut Screen<'_>, seat: Seat, slot: usize) -> io::Result<()> {
        let board = &self.table().boards[seat];
        let number = slot + 1;
        if slot >= board.n_open_slots() {
            return self.say(screen, &Lies::SlotLocked { number });
        }
        self.say(screen, &Lies::Slot { number, cards: self.slot_cards(seat, slot) })
    }

    /// What a slot holds: its cards by name and colour, and what is planned there as far as the viewer may know.
    pub fn slot_cards(&self, seat: Seat, slot: usize) -> String {
        let board = &self.table().boards[seat];
        let card = |card| {
            let name = self.describe.name(card).to_string();
            let color = self.describe.loaded.components.card(card).color().unwrap_or(Color::Purple);
            self.words(&Lies::Colored { name, color })
        };
        let mut cards: Vec<String> = board.slots[slot].into_iter().map(card).collect();
        let is_own = self.view.viewer == seat.into();
        match self.view.planned[slot].filter(|_| is_own) {
            Some(planned) => cards.push(self.words(&Lies::Planned { card: card(planned) })),
            None if !is_own && board.face_down >> slot & 1 != 0 => cards.push(self.words(&Lies::FaceDown)),
            None => {}
        }
        if cards.is_empty() { self.words(&Lies::SlotEmpty) } else { cards.join(", ") }
    }

    /// Who is in the hospital of a seat, if anybody is.
    pub fn hospital(&self, screen: &mut Screen<'_>, seat: Seat) -> io::Result<()> {
        let hospital = self.table().boards[seat].hospital;
        if hospital.is_empty() {
            return Ok(());
        }
        self.say(screen, &Lies::Hospital { cards: self.describe.names(hospital) })
    }

    /// The three objective spots.
    pub fn objectives(&self, screen: &mut Screen<'_>, seat: Seat) -> io::Result<()> {
        let (board, describe) = (&self.table().boards[seat], &self.describe);
        for (i, objective) in board.objectives.iter().enumerate() {
            let number = i as u8 + 1;
            match objective {
                Some(card) => {
                    let what = describe.objective(*card, board.marks[i]);
                    self.say(screen, &Lies::Spot { number, what })?;
                }
                None => self.say(screen, &Lies::SpotEmpty { number })?,
            }
        }
        Ok(())
    }

    /// Objectives, emergency plans and restoring power.
    pub fn spots(&self, screen: &mut Screen<'_>, seat: Seat) -> io::Result<()> {
        let (table, describe) = (self.table(), &self.describe);
        let board = &table.boards[seat];
        self.objectives(screen, seat)?;
        for spot in 3..Table::POWER {
            if let Some(plan) = table.emergency_plan(seat, spot) {
                let is_common = table.is_common(spot);
                screen.lines(&describe.emergency(plan, board.marks[usize::from(spot)], is_common))?;
            }
        }
        for number in 1..=2 {
            let spot = Table::POWER + number - 1;
            match table.goal(&describe.loaded.components, seat, spot, 0) {
                Some(_) if table.is_closed(seat, spot, 0) => self.say(screen, &Lies::PowerDone { number })?,
                Some(goal) => {
                    self.say(screen, &Lies::Power { number, goal: describe.power_goal(&goal, number) })?;
                }
                None => {}
            }
        }
        Ok(())
    }

    /// The names of what a seat has to complete, without what each asks for.
    pub fn brief(&self, screen: &mut Screen<'_>, seat: Seat) -> io::Result<()> {
        let (table, describe) = (self.table(), &self.describe);
        let objectives = table.boards[seat].objectives.iter().flatten();
        let objectives = objectives.map(|&card| describe.name(card).to_string());
        let plans = (3..Table::POWER).filter_map(|spot| table.emergency_plan(seat, spot)).map(|plan| {
            let (letter, name) = (blackout::PLANS[plan as usize], describe.plan_name(plan).into());
            self.words(&Lies::Emergency { letter, name })
        });
        let goals: Vec<String> = objectives.chain(plans).collect();
        if goals.is_empty() { Ok(()) } else { self.say(screen, &Lies::Brief { goals: goals.join(", ") }) }
    }

    /// How far a seat is with its chapter (B10.3).
    pub fn conditions(&self, screen: &mut Screen<'_>, seat: Seat) -> io::Result<()> {
        tell_conditions(screen, self.describe, self.table(), seat)
    }

    /// District by district: the locations round it, who has cubes there, the tiles.
    pub fn map(&self, screen: &mut Screen<'_>) -> io::Result<()> {
        for district in DistrictSet::first(District::COUNT) {
            // In the order in which they lie round it.
            let ring = &self.describe.loaded.drawing.districts[district.index()].ring;
            let ring: Vec<String> = ring.iter().map(|&location| self.place(location)).collect();
            let (name, ring) = (self.describe.district(district).to_string(), ring.join(", "));
            if self.table().secured.contains(district) {
                self.say(screen, &Lies::DistrictSecured { name, ring })?;
            } else {
                self.say(screen, &Lies::District { name, ring, tiles: self.tiles(district) })?;
            }
        }
        screen.line("")?;
        self.describe.neighbours(screen)
    }

    /// A location and who has a cube there.
    fn place(&self, location: Location) -> String {
        let table = self.table();
        let here = table.seats().iter().filter(|&seat| table.boards[seat].cubes.contains(location));
        let seats: Vec<String> = here.map(|seat| self.describe.text.name(seat)).collect();
        let what = self.describe.place(location);
        if seats.is_empty() { what } else { self.words(&Lies::With { what, seats: seats.join(", ") }) }
    }

    /// The tiles of a district: those the viewer may see by what is printed on them, the others by their number.
    pub fn tiles(&self, district: District) -> String {
        let (mut seen, mut face_down) = (Vec::new(), 0);
        for place in 0..3 {
            match self.view.tile(&self.describe.loaded.components, district, place) {
                Some(tile) => seen.push(self.describe.tile(tile)),
                None => {
                    face_down += usize::from(self.table().tiles[district.index()][place] == TilePlace::FaceDown);
                }
            }
        }
        if face_down > 0 {
            seen.push(self.words(&Lies::TilesFaceDown { n: face_down }));
        }
        if seen.is_empty() { self.words(&Lies::NoTiles) } else { seen.join(", ") }
    }

    /// A location as a choice: colour, and how far the seat is round the districts it touches.
    pub fn site(&self, seat: Seat, location: Location) -> String {
        let map = &self.describe.loaded.components.map;
        let cubes = self.table().boards[seat].cubes;
        let touched = map.touched(blackout::LocationSet::only(location)).into_iter();
        let touched: Vec<String> = touched
            .map(|district| {
                let (ring, name) = (map.ring(district), self.describe.district(district).to_string());
                self.words(&if self.table().secured.contains(district) {
                    Lies::RoundSecured { district: name }
                } else {
                    Lies::Round { district: name, cubes: cubes.and(ring).len(), all: ring.len() }
                })
            })
            .collect();
        self.words(&Lies::Touches { place: self.place(location), districts: touched.join(", ") })
    }
}

/// The scores by their causes, from everything that was heard, and how the chapter went.
pub fn result(screen: &mut Screen<'_>, describe: Describe<'_>, state: &State, heard: &[Event]) -> io::Result<()> {
    let table = state.table();
    let mut seats: Vec<Seat> = table.seats().iter().collect();
    seats.sort_by_key(|&seat| std::cmp::Reverse(table.boards[seat].score));
    for seat in seats {
        let mut sums: Vec<(Cause, i16)> = Vec::new();
        for event in heard {
            if let Event::Scored { seat: of, points, cause } = event
                && *of == seat
            {
                match sums.iter_mut().find(|(known, _)| known == cause) {
                    Some((_, sum)) => *sum += points,
                    None => sums.push((*cause, *points)),
                }
            }
        }
        let causes: Vec<String> =
            sums.into_iter().map(|(cause, points)| describe.text.say(&Lies::ScoreCause { points, cause })).collect();
        let points = table.boards[seat].score;
        let causes = if causes.is_empty() { String::from("0") } else { causes.join(", ") };
        screen.lines(&describe.text.say(&Lies::ScoreOf { seat, points, causes }))?;
    }
    Ok(())
}
