//! A plain box: a map of five by five locations, whose sixteen squares are the districts, and cards made by a pattern. It
//! has every kind of card, line and goal, and nothing of the real box, so that tuning that one breaks no test.

use blackout::components::{
    Card, CardKind, Color, Components, CubeColor, Effect, Goal, Letter, Line, Map, N_DESIGNS, Plan, Resource, Reward,
    RewardType, Specialist, StartingPlace, Tile,
};
use blackout::{Blackout, District, Location, LocationSet};

pub fn plain() -> Blackout {
    Blackout { components: components() }
}

fn components() -> Components {
    let designs: Vec<Card> =
        (0..72).map(objective).chain((0..8).map(starter)).chain((0..12).map(player_card)).collect();
    let tiles: Vec<Tile> = (0..48).map(tile).collect();
    Components {
        hash: *b"0123456789abcdef",
        map: map(),
        dice: [dice(0), dice(1), dice(2)],
        designs: <[Card; N_DESIGNS]>::try_from(designs).unwrap(),
        starting_places: std::array::from_fn(starting_place),
        plans: std::array::from_fn(emergency),
        tiles: tiles.try_into().unwrap(),
    }
}

fn location(column: usize, row: usize) -> Location {
    Location::new(row * 5 + column).unwrap()
}

fn map() -> Map {
    let letters = [(0, Letter::A), (2, Letter::A), (4, Letter::B), (12, Letter::B), (20, Letter::C), (16, Letter::C)];
    let letter = |n: usize| match n {
        22 | 24 => Some(Letter::D),
        _ => letters.iter().find(|(place, _)| *place == n).map(|(_, letter)| *letter),
    };
    let places: Vec<_> = (0..25).map(|n| (Color::ALL[(n + n / 5) % 4], letter(n))).collect();
    let mut lines = Vec::new();
    for row in 0..5 {
        for column in 0..5 {
            if column < 4 {
                lines.push((location(column, row), location(column + 1, row)));
            }
            if row < 4 {
                lines.push((location(column, row), location(column, row + 1)));
            }
        }
    }
    let rings = std::array::from_fn(|n| {
        let (column, row) = (n % 4, n / 4);
        [(0, 0), (1, 0), (0, 1), (1, 1)].iter().map(|(x, y)| location(column + x, row + y)).collect::<LocationSet>()
    });
    Map::new(&places, &lines, rings, District::new(5).unwrap())
}

fn dice(n: usize) -> [Resource; 6] {
    use Resource::{Books, Food, Gasoline, Medipacks, Tools, Water};
    [
        [Food, Food, Tools, Tools, Gasoline, Medipacks],
        [Books, Books, Water, Water, Food, Gasoline],
        [Medipacks, Medipacks, Tools, Gasoline, Water, Books],
    ][n]
}

fn goal(n: usize, effect: Effect) -> Goal {
    let mut resources = [0; 6];
    resources[n % 6] = 1 + (n % 3) as u8;
    resources[(n + 2) % 6] = (n % 2) as u8;
    Goal { resources, effect, ..Goal::default() }
}

fn one(goal: Goal) -> Plan {
    let mut plan = Plan { n_goals: 1, ..Plan::default() };
    plan.goals[0] = goal;
    plan
}

fn cube(color: Color) -> Effect {
    Effect { cube: Some(CubeColor::Only(color)), ..Effect::default() }
}

const ANY: Effect = Effect { points: 0, dollars: 0, cube: Some(CubeColor::Any) };

fn objective(n: usize) -> Card {
    let color = Color::ALL[n % 3];
    let points = 1 + (n % 5) as u8;
    match n {
        0..30 => {
            let mut goal = goal(n, cube(color));
            match n % 5 {
                1 => goal = Goal { slot_set: [2, 1, 0, 0], dollars: 4, effect: goal.effect, ..Goal::default() },
                2 => {
                    goal =
                        Goal { of_one_type: 3, resources: [0, 0, 1, 0, 0, 0], effect: goal.effect, ..Goal::default() }
                }
                _ => {}
            }
            let kind = CardKind::Volunteer { color, cubes: 1 + (n % 3) as u8 };
            Card { kind, icons: 1 + (n % 2) as u8, points, plan: one(goal) }
        }
        30..48 => {
            let resource = Resource::ALL[n % 6];
            let specialist = match n % 6 {
                0 => Specialist::Organiser,
                1 => Specialist::Trader { gain: 2 + (n % 3) as u8, for_tool: 5 },
                2 => Specialist::Guide,
                3 => Specialist::Navigator,
                4 => Specialist::Importer { price: 3 + (n % 2) as u8, resource },
                _ => Specialist::Engineer,
            };
            Card { kind: CardKind::Specialist(specialist), icons: 1, points, plan: one(goal(n, cube(Color::Purple))) }
        }
        _ => Card { kind: CardKind::Plan, icons: 0, points: 0, plan: contingency(n) },
    }
}

fn contingency(n: usize) -> Plan {
    let resource = Resource::ALL[n % 6];
    let line = match n % 10 {
        0 => Line::Gain(resource),
        1 => Line::Exchange {
            pay: resource,
            gain: [Some(Resource::ALL[(n + 1) % 6]), Some(Resource::ALL[(n + 3) % 6]), None],
        },
        2 => Line::Battery,
        3 => Line::Dollars,
        4 => Line::Points(resource),
        5 => Line::Icon,
        6 => Line::StrongerGps,
        7 => Line::Feed,
        8 => Line::Purify,
        _ => Line::None,
    };
    let mut plan = Plan {
        n_goals: 1 + (n % 3) as u8,
        completion: ANY,
        bonus: Effect { points: 5, ..Effect::default() },
        line,
        ..Plan::default()
    };
    plan.goals[0] = goal(n, Effect { dollars: 6, ..Effect::default() });
    plan.goals[1] = goal(n + 1, Effect { points: 2, ..Effect::default() });
    plan.goals[2] = Goal { tiles: Some([RewardType::Points, RewardType::Books]), effect: ANY, ..Goal::default() };
    plan
}

fn starter(n: usize) -> Card {
    let color = Color::ALL[n % 3];
    let kind = CardKind::Volunteer { color, cubes: 2 };
    Card { kind, icons: 1 + (n % 2) as u8, points: 2, plan: one(goal(n, cube(color))) }
}

fn player_card(n: usize) -> Card {
    let volunteer = |color, cubes| CardKind::Volunteer { color, cubes };
    let kind = match n {
        0 | 1 => volunteer(Color::Yellow, 1),
        2..=4 => volunteer(Color::Red, 1),
        5 => volunteer(Color::Blue, 2),
        6 | 7 => volunteer(Color::Blue, 1),
        8 => CardKind::Specialist(Specialist::Leader),
        9 => CardKind::Specialist(Specialist::Doctor),
        10 => CardKind::Specialist(Specialist::Trader { gain: 3, for_tool: 3 }),
        _ => CardKind::Specialist(Specialist::Scout),
    };
    let icons = match n {
        8 => 2,
        9 => 0,
        _ => 1,
    };
    Card { kind, icons, points: 1, plan: Plan::default() }
}

fn starting_place(n: usize) -> StartingPlace {
    match n {
        0 => StartingPlace::Slot1,
        2 | 6 => StartingPlace::Slot2,
        5 | 8 => StartingPlace::Hospital,
        _ => StartingPlace::Hand,
    }
}

fn emergency(n: usize) -> Plan {
    let letter = [Letter::A, Letter::B, Letter::C, Letter::D][n];
    let mut plan =
        Plan { n_goals: 3, completion: ANY, bonus: Effect { points: 10, ..Effect::default() }, ..Plan::default() };
    plan.goals[0] = Goal { link: Some(letter), effect: Effect { dollars: 5, ..Effect::default() }, ..Goal::default() };
    plan.goals[1] = goal(n, Effect { points: 4, ..Effect::default() });
    plan.goals[2] = Goal { of_one_type: 2, effect: Effect { points: 3, ..Effect::default() }, ..Goal::default() };
    plan
}

fn tile(n: usize) -> Tile {
    let kind = RewardType::ALL[n % 7];
    let simple = 5 + (n % 4) as u8;
    let reward = |n| Reward { kind, n };
    Tile { simple, simple_reward: reward(2), advanced: simple + 4, advanced_reward: reward(4) }
}
