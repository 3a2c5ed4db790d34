//! The fixed facts of `rules/components.md`, which our own box must keep.

use blackout::components::{
    Card, CardKind, Color, Components, CubeColor, Effect, Goal, Letter, Line, Plan, Resource, RewardType, Specialist,
    Tile,
};
use blackout::{District, DistrictSet};

use crate::LoadedBox;
use crate::file::BoxFile;
use crate::flaw::BoxFlaw;
use crate::words::LETTERS;
use crate::worth::of_reward;

/// Every fixed fact that does not hold. A transcribed box need not pass: some of the facts are inferred.
pub fn check_fixed_facts(loaded: &LoadedBox) -> Vec<BoxFlaw> {
    let components = &loaded.components;
    let (objectives, rest) = components.designs.split_at(72);
    let (starting, players) = rest.split_at(8);
    let facts = [
        (BoxFile::Dice, "dice", has_dice(components)),
        (BoxFile::PlayerCards, "player-icons", players.iter().all(has_player_icons)),
        (BoxFile::PlayerCards, "player-specialists", has_player_specialists(players)),
        (BoxFile::StartingVolunteers, "starting-volunteers", starting.iter().all(is_starting_volunteer)),
        (BoxFile::Objectives, "icons", objectives.iter().all(has_icons)),
        (BoxFile::Objectives, "own-color", objectives.iter().chain(starting).all(places_own_color)),
        (BoxFile::Objectives, "specialists", has_specialists(objectives)),
        (BoxFile::Objectives, "lines", has_lines(objectives)),
        (BoxFile::Objectives, "finishing", has_usual_finish(objectives)),
        (BoxFile::Objectives, "tile-requirements", goals_of(objectives).all(has_usual_tiles)),
        (BoxFile::Objectives, "specimen-slot", objectives.iter().any(is_slot_specimen)),
        (BoxFile::Objectives, "specimen-dollars", objectives.iter().any(is_dollars_specimen)),
        (BoxFile::Objectives, "specimen-points", objectives.iter().any(is_points_specimen)),
        (BoxFile::Plans, "plan-goals", has_emergency_plans(components)),
        (BoxFile::Plans, "plan-dollars", components.plans.iter().flat_map(goals).any(|goal| goal.effect.dollars == 5)),
        (BoxFile::Tiles, "tile-types", has_tile_types(components)),
        (BoxFile::Tiles, "tile-challenges", has_tile_challenges(components)),
        (BoxFile::Tiles, "tile-specimen", has_tile_specimen(components)),
        (BoxFile::Map, "district-sizes", has_district_sizes(components)),
        (BoxFile::Map, "red", components.map.of_color(Color::Red).len() >= 4),
        (BoxFile::Map, "central", has_central(loaded)),
    ];
    let broken = facts.into_iter().filter(|(_, _, holds)| !holds);
    broken.map(|(file, fact, _)| BoxFlaw::Fact { file, fact }).collect()
}

fn goals(plan: &Plan) -> &[Goal] {
    &plan.goals[..plan.n_goals.into()]
}

fn goals_of(cards: &[Card]) -> impl Iterator<Item = &Goal> {
    cards.iter().flat_map(|card| goals(&card.plan))
}

fn plans_among(cards: &[Card]) -> impl Iterator<Item = &Plan> {
    cards.iter().filter(|card| card.kind == CardKind::Plan).map(|card| &card.plan)
}

/// The faces of the examples and reports, and every resource on three faces.
fn has_dice(components: &Components) -> bool {
    use Resource::{Books, Food, Gasoline, Medipacks, Tools, Water};
    let wanted = [
        [Food, Food, Tools, Tools, Gasoline, Medipacks],
        [Food, Gasoline, Water, Water, Books, Books],
        [Tools, Gasoline, Water, Books, Medipacks, Medipacks],
    ];
    let mut dice = components.dice;
    for die in &mut dice {
        die.sort_unstable();
    }
    dice == wanted
}

fn has_player_icons(card: &Card) -> bool {
    card.icons
        == match card.kind {
            CardKind::Specialist(Specialist::Leader) => 2,
            CardKind::Specialist(Specialist::Doctor) => 0,
            _ => 1,
        }
}

fn has_player_specialists(cards: &[Card]) -> bool {
    let mechanic = Specialist::Trader { gain: 3, for_tool: 3 };
    let wanted = [Specialist::Leader, Specialist::Doctor, mechanic, Specialist::Scout];
    wanted.into_iter().all(|specialist| cards.iter().any(|card| card.kind == CardKind::Specialist(specialist)))
}

/// One or two icons and two cubes, paid in goods.
fn is_starting_volunteer(card: &Card) -> bool {
    let goods: u8 = card.plan.goals[0].resources.iter().sum();
    matches!(card.kind, CardKind::Volunteer { cubes: 2, .. }) && (1..=2).contains(&card.icons) && goods > 0
}

fn has_icons(card: &Card) -> bool {
    card.kind == CardKind::Plan || (1..=2).contains(&card.icons)
}

/// Volunteers and specialists place a cube on their own colour or on any.
fn places_own_color(card: &Card) -> bool {
    let cube = card.plan.goals[0].effect.cube;
    card.color().is_none_or(|color| cube == Some(CubeColor::Only(color)) || cube == Some(CubeColor::Any))
}

/// All kinds of B2.8, b in several versions, e with both prices.
fn has_specialists(cards: &[Card]) -> bool {
    let mut found: Vec<Specialist> = Vec::new();
    for card in cards {
        if let CardKind::Specialist(specialist) = card.kind
            && !found.contains(&specialist)
        {
            found.push(specialist);
        }
    }
    let versions = found.iter().filter(|it| matches!(it, Specialist::Trader { .. })).count();
    let has_price =
        |wanted| found.iter().any(|it| matches!(it, Specialist::Importer { price, .. } if *price == wanted));
    let plain = [Specialist::Organiser, Specialist::Guide, Specialist::Navigator, Specialist::Engineer];
    plain.iter().all(|it| found.contains(it)) && versions > 1 && has_price(3) && has_price(4)
}

/// All lines of B8.4 and the four permanent ones.
fn has_lines(cards: &[Card]) -> bool {
    let has = |wanted: fn(&Line) -> bool| plans_among(cards).any(|plan| wanted(&plan.line));
    has(|it| matches!(it, Line::Gain(_)))
        && has(|it| matches!(it, Line::Exchange { .. }))
        && has(|it| *it == Line::Battery)
        && has(|it| *it == Line::Dollars)
        && has(|it| matches!(it, Line::Points(_)))
        && has(|it| *it == Line::Icon)
        && has(|it| *it == Line::StrongerGps)
        && has(|it| *it == Line::Feed)
        && has(|it| *it == Line::Purify)
}

/// Completion is mostly a cube on any colour, the bonus mostly points.
fn has_usual_finish(cards: &[Card]) -> bool {
    let n_plans = plans_among(cards).count();
    let cubes = plans_among(cards).filter(|plan| plan.completion.cube == Some(CubeColor::Any)).count();
    let with_bonus = plans_among(cards).filter(|plan| plan.bonus != Effect::default()).count();
    let points = plans_among(cards).filter(|plan| plan.bonus.points > 0).count();
    2 * cubes > n_plans && 2 * points > with_bonus
}

/// Points and a resource that keeps.
fn has_usual_tiles(goal: &Goal) -> bool {
    goal.tiles.is_none_or(|[one, other]| one == RewardType::Points && other.resource().is_some())
}

/// A slot with yellow, red and red and $4: to hand, and a cube on yellow.
fn is_slot_specimen(card: &Card) -> bool {
    let wanted = Goal {
        dollars: 4,
        slot_set: [2, 1, 0, 0],
        effect: Effect { cube: Some(CubeColor::Only(Color::Yellow)), ..Effect::default() },
        ..Goal::default()
    };
    card.kind != CardKind::Plan && card.plan.goals[0] == wanted
}

/// A plan with two goals, one of which pays $6.
fn is_dollars_specimen(card: &Card) -> bool {
    card.kind == CardKind::Plan
        && card.plan.n_goals == 2
        && goals(&card.plan).iter().any(|goal| goal.effect.dollars == 6)
}

/// A plan with a bonus of 5 points, one of whose goals costs resources and pays 2 points.
fn is_points_specimen(card: &Card) -> bool {
    let pays = |goal: &Goal| goal.resources.iter().any(|&n| n > 0) && goal.effect.points == 2;
    card.kind == CardKind::Plan && card.plan.bonus.points == 5 && goals(&card.plan).iter().any(pays)
}

fn has_emergency_plans(components: &Components) -> bool {
    let letters = LETTERS.iter().map(|(_, letter)| *letter);
    letters.zip(&components.plans).all(|(letter, plan)| is_emergency_plan(letter, plan))
}

/// Three goals, among them the link of the letter; a cube on any colour; a bonus.
fn is_emergency_plan(letter: Letter, plan: &Plan) -> bool {
    let any_color = Effect { cube: Some(CubeColor::Any), ..Effect::default() };
    let links: Vec<Letter> = goals(plan).iter().filter_map(|goal| goal.link).collect();
    plan.n_goals == 3 && links == [letter] && plan.completion == any_color && plan.bonus != Effect::default()
}

/// Seven of each type, six of points.
fn has_tile_types(components: &Components) -> bool {
    RewardType::ALL.into_iter().all(|kind| {
        let n = components.tiles.iter().filter(|tile| tile.kind() == kind).count();
        n == if kind == RewardType::Points { 6 } else { 7 }
    })
}

/// The advanced challenge is harder and its reward better; most simple ones exceed the probe's 4 (B4.6).
fn has_tile_challenges(components: &Components) -> bool {
    let tiles = &components.tiles;
    let is_better = |tile: &Tile| of_reward(tile.advanced_reward) > of_reward(tile.simple_reward);
    let hard = tiles.iter().filter(|tile| tile.simple > 4).count();
    tiles.iter().all(|tile| tile.advanced > tile.simple && is_better(tile)) && 2 * hard > tiles.len()
}

/// The tile of the books' example: a simple challenge of 6 for 2 books.
fn has_tile_specimen(components: &Components) -> bool {
    components.tiles.iter().any(|tile| {
        let reward = tile.simple_reward;
        tile.simple == 6 && reward.kind == RewardType::Books && reward.n == 2
    })
}

/// At least one district each of 3, 4, 5 and 7 locations; none is smaller or larger, which the loader has checked.
fn has_district_sizes(components: &Components) -> bool {
    let sizes: Vec<usize> =
        DistrictSet::first(District::COUNT).into_iter().map(|district| components.map.ring(district).len()).collect();
    [3, 4, 5, 7].iter().all(|size| sizes.contains(size))
}

fn has_central(loaded: &LoadedBox) -> bool {
    let central = loaded.components.map.central();
    loaded.names.district(central).en == "Central" && loaded.components.map.ring(central).len() >= 4
}
