//! Reasons for a place to start, and what the goods of a plan are for: at the opening hardly anything happens at once that
//! could be named.

use blackout::components::{Color, CubeColor, Goal, Letter};
use blackout::{Blackout, Chapter, Good, Location, LocationSet, PLANS, View};
use game::Seat;

use super::words::Why;

/// Why to start at a location (B1.5), with weights: links the goals ask for, what the chapter asks for, districts and tiles
/// within reach, colours the goals place cubes on.
pub(super) fn start_reasons(game: &Blackout, view: &View, seat: Seat, location: Location) -> Vec<(f32, Why)> {
    let map = &game.components.map;
    let mut found = Vec::new();
    let mut seen = Vec::new();
    for (spot, goal, wanted) in view.table.open_goals(&game.components, seat) {
        let Some(letter) = wanted.link.filter(|letter| !seen.contains(letter)) else { continue };
        seen.push(letter);
        found.extend(link_reason(game, view, seat, (spot, goal, letter), location));
    }
    match view.table.setup.chapter {
        Some(Chapter::III) if map.ring(map.central()).contains(location) => {
            found.push((5.0, Why::WantedRound { district: map.central() }));
        }
        Some(Chapter::IV) if map.color(location) == Color::Red => found.push((5.0, Why::WantedRed)),
        _ => {}
    }
    let bordered = map.touched(LocationSet::only(location)).without(view.table.secured);
    if let Some(smallest) = bordered.into_iter().min_by_key(|district| map.ring(*district).len()) {
        let cubes = map.ring(smallest).len() as u8;
        found.push((4.0, Why::Borders { n: bordered.len() as u8, district: smallest, cubes }));
    }
    found.extend(near_color(game, view, seat, location));
    found
}

/// How a location helps a link that a goal asks for (B3.2).
fn link_reason(
    game: &Blackout,
    view: &View,
    seat: Seat,
    (spot, goal, letter): (u8, u8, Letter),
    location: Location,
) -> Option<(f32, Why)> {
    let map = &game.components.map;
    let mut ends = map.centres(letter).into_iter();
    let (one, other) = (ends.next()?, ends.next()?);
    let between = map.distance(one, other);
    let is_end = location == one || location == other;
    let is_between = map.distance(location, one) + map.distance(location, other) == between;
    if !is_end && !is_between {
        return None;
    }
    let (letter, part) = (letter_word(letter), if is_end { "end" } else { "way" });
    let (goal, cubes) = (goal + 1, between + 1);
    let why = match view.table.boards[seat].objectives.get(usize::from(spot)).copied().flatten() {
        Some(card) => Why::LinkOf { card, goal, letter, part, cubes },
        None => Why::LinkOfPlan { plan: plan_word(view, seat, spot)?, goal, letter, part, cubes },
    };
    Some((if is_end { 6.0 } else { 5.5 }, why))
}

/// The colour that the seat's goals place cubes on and that most neighbours of a location have (B3.5).
fn near_color(game: &Blackout, view: &View, seat: Seat, location: Location) -> Option<(f32, Why)> {
    let map = &game.components.map;
    let placed = |color: Color| {
        let places = |goal: &Goal| goal.effect.cube == Some(CubeColor::Only(color));
        view.table.open_goals(&game.components, seat).any(|(_, _, goal)| places(&goal))
    };
    let near = |color: Color| map.adjacent(location).and(map.of_color(color)).len() as u8;
    let colors = [Color::Red, Color::Yellow, Color::Blue, Color::Purple];
    let best = colors.into_iter().filter(|color| placed(*color)).max_by_key(|color| near(*color))?;
    (near(best) > 0).then(|| (3.0, Why::NearColor { color: best, n: near(best) }))
}

/// The goal that the goods of a plan help most, where they do not complete one at once anyway.
pub(super) fn served_goal(game: &Blackout, view: &View, seat: Seat, reasons: &[Why]) -> Option<Why> {
    let names_goal = |why: &Why| {
        matches!(why, Why::Completes { .. } | Why::CompletesPlan { .. } | Why::Wins { .. } | Why::Finishes { .. })
    };
    if reasons.iter().any(names_goal) {
        return None;
    }
    let mut brought = [0; 6];
    for why in reasons {
        if let Why::CardBrings { good: Good::Resource(resource), n, .. } = *why {
            brought[resource as usize] += n;
        }
    }
    let stock = view.table.boards[seat].stock;
    // The share of a goal's resources that are there then, of goals that the plan brings nearer.
    let share = |goal: &Goal| {
        let needed: u8 = goal.resources.iter().sum();
        let with = |more: &[u8; 6]| (0..6).map(|kind| goal.resources[kind].min(stock[kind] + more[kind])).sum::<u8>();
        let (before, after) = (with(&[0; 6]), with(&brought));
        (needed > 0 && after > before).then(|| f32::from(after) / f32::from(needed))
    };
    let open = view.table.open_goals(&game.components, seat);
    let scored = open.filter_map(|(spot, goal, wanted)| Some((share(&wanted)?, spot, goal)));
    let (_, spot, goal) = scored.max_by(|a, b| a.0.total_cmp(&b.0).then(b.1.cmp(&a.1)))?;
    let goal = goal + 1;
    match view.table.boards[seat].objectives.get(usize::from(spot)).copied().flatten() {
        Some(card) => Some(Why::Serves { card, goal }),
        None => Some(Why::ServesPlan { plan: plan_word(view, seat, spot)?, goal }),
    }
}

/// The letter of the emergency plan on a spot.
fn plan_word(view: &View, seat: Seat, spot: u8) -> Option<&'static str> {
    let plan = view.table.emergency_plan(seat, spot)?;
    PLANS.get(usize::from(plan)).copied()
}

const fn letter_word(letter: Letter) -> &'static str {
    match letter {
        Letter::A => "A",
        Letter::B => "B",
        Letter::C => "C",
        Letter::D => "D",
    }
}
