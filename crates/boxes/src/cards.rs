//! Reads volunteers, specialists and plans (B2.4–B2.8, B3, B8.4).

use blackout::N_CUBES;
use blackout::components::{
    Card, CardKind, Color, CubeColor, Effect, Goal, Letter, Line, Plan, Resource, RewardType, Specialist, StartingPlace,
};

use crate::entry::Entry;
use crate::flaw::BoxFlaw;
use crate::names::{Name, Unique};
use crate::provenance::Provenance;
use crate::words::{COLORS, LETTERS, PLACES, RESOURCES, REWARDS, VOLUNTEER_COLORS, resource};

/// The most of anything printed that is believed.
const MOST: i64 = 99;

/// What the entries of several files share: no id or name twice, and provenance.
pub struct Common<'a> {
    /// Ids and names so far.
    pub unique: &'a mut Unique,
    /// What is printed so far.
    pub provenance: &'a mut Provenance,
}

impl Common<'_> {
    fn name(&mut self, entry: &Entry) -> Option<Name> {
        self.provenance.read(entry);
        let name = Name::read(entry)?;
        self.unique.check(entry, &name);
        Some(name)
    }
}

/// The cards of the objective deck or the starting volunteers: volunteers, then specialists, then plans, as far as the
/// file may have them.
pub fn read_cards(file: &Entry, headings: &[&str], common: &mut Common) -> Vec<(Name, Card)> {
    file.only(headings);
    let mut cards = Vec::new();
    for entry in file.entries("volunteer") {
        entry.only(&["id", "name", "color", "cubes", "icons", "points", "cost", "effect", "printed"]);
        let (name, kind) = (common.name(&entry), volunteer(&entry));
        cards.extend(name.zip(person(&entry, kind, read_goal(&entry))));
    }
    for entry in file.entries("specialist") {
        let mut fields = vec!["id", "name", "does", "icons", "points", "cost", "effect", "printed"];
        fields.extend(specialist_fields(&entry));
        entry.only(&fields);
        let (name, kind) = (common.name(&entry), specialist(&entry));
        cards.extend(name.zip(person(&entry, kind, read_goal(&entry))));
    }
    for entry in file.entries("plan") {
        entry.only(&["id", "name", "goals", "completion", "bonus", "line", "printed"]);
        let name = common.name(&entry);
        let (plan, line) = (read_plan(&entry), read_line(&entry));
        let card = plan.zip(line).map(|(plan, line)| {
            let plan = Plan { line, ..plan };
            Card { kind: CardKind::Plan, icons: 0, points: 0, plan }
        });
        cards.extend(name.zip(card));
    }
    cards
}

/// The player cards, with the place where each starts.
pub fn read_player_cards(file: &Entry, common: &mut Common) -> Vec<(Name, Card, StartingPlace)> {
    file.only(&["volunteer", "specialist"]);
    let mut cards = Vec::new();
    let mut read = |entry: &Entry, kind: Option<CardKind>| {
        let name = common.name(entry);
        let card = person(entry, kind, Some(Plan::default()));
        if let (Some(name), Some(card), Some(place)) = (name, card, entry.word("starts", &PLACES)) {
            cards.push((name, card, place));
        }
    };
    for entry in file.entries("volunteer") {
        entry.only(&["id", "name", "color", "cubes", "icons", "points", "starts", "printed"]);
        read(&entry, volunteer(&entry));
    }
    for entry in file.entries("specialist") {
        let mut fields = vec!["id", "name", "does", "icons", "points", "starts", "printed"];
        fields.extend(specialist_fields(&entry));
        entry.only(&fields);
        read(&entry, specialist(&entry));
    }
    check_starts(file, &cards);
    cards
}

/// What lies where at the start (B1.4). It is tested once all cards are there.
fn check_starts(file: &Entry, cards: &[(Name, Card, StartingPlace)]) {
    if cards.len() != blackout::components::N_PLAYER_CARDS {
        return;
    }
    for (word, place) in PLACES {
        let lying = cards.iter().filter(|(_, _, at)| *at == place).map(|(_, card, _)| card);
        let mut found: Vec<(Option<Color>, u8)> = lying
            .map(|card| match card.kind {
                CardKind::Volunteer { color, cubes } => (Some(color), cubes),
                CardKind::Specialist(Specialist::Leader) => (None, 9),
                CardKind::Specialist(_) | CardKind::Plan => (None, 0),
            })
            .collect();
        found.sort_unstable();
        let (red, yellow, blue) = ((Some(Color::Red), 1), (Some(Color::Yellow), 1), (Some(Color::Blue), 1));
        let wanted = match place {
            StartingPlace::Hand => vec![(None, 0), (None, 0), (None, 0), red, red, yellow, blue],
            StartingPlace::Slot1 => vec![yellow],
            StartingPlace::Slot2 => vec![red, blue],
            StartingPlace::Hospital => vec![(None, 9), (Some(Color::Blue), 2)],
        };
        if found != wanted {
            file.push(BoxFlaw::WrongStart { file: file.file, place: word });
        }
    }
}

/// The emergency plans by letter.
pub fn read_plans(file: &Entry, common: &mut Common) -> Vec<(Letter, Name, Plan)> {
    file.only(&["plan"]);
    let mut plans = Vec::new();
    for entry in file.entries("plan") {
        entry.only(&["id", "letter", "name", "goals", "completion", "bonus", "line", "printed"]);
        let (letter, name) = (entry.word("letter", &LETTERS), common.name(&entry));
        let (plan, line) = (read_plan(&entry), read_line(&entry));
        if let (Some(letter), Some(name), Some(plan), Some(line)) = (letter, name, plan, line) {
            plans.push((letter, name, Plan { line, ..plan }));
        }
    }
    plans
}

fn volunteer(entry: &Entry) -> Option<CardKind> {
    let (color, cubes) = (entry.word("color", &VOLUNTEER_COLORS), entry.count("cubes", 1..=3));
    Some(CardKind::Volunteer { color: color?, cubes: cubes? })
}

/// A volunteer or specialist, who has one goal or, as a player card, none.
fn person(entry: &Entry, kind: Option<CardKind>, plan: Option<Plan>) -> Option<Card> {
    let (icons, points) = (entry.count("icons", 0..=9), entry.count("points", 0..=MOST));
    Some(Card { kind: kind?, icons: icons?, points: points?, plan: plan? })
}

/// The fields a specialist has for what it does.
fn specialist_fields(entry: &Entry) -> &'static [&'static str] {
    match entry.text_if("does") {
        Some("trader") => &["gain", "for_tool"],
        Some("importer") => &["price", "resource"],
        _ => &[],
    }
}

fn specialist(entry: &Entry) -> Option<CardKind> {
    let does = match entry.text_if("does") {
        Some("trader") => {
            let (gain, for_tool) = (entry.count("gain", 0..=MOST), entry.count("for_tool", 0..=MOST));
            Specialist::Trader { gain: gain?, for_tool: for_tool? }
        }
        Some("importer") => {
            let (price, word) = (entry.count("price", 0..=MOST), entry.text("resource"));
            let resource = resource(entry, "resource", word?);
            Specialist::Importer { price: price?, resource: resource? }
        }
        _ => {
            let trader = Specialist::Trader { gain: 0, for_tool: 0 };
            let importer = Specialist::Importer { price: 0, resource: Resource::Food };
            let known = [
                ("leader", Specialist::Leader),
                ("scout", Specialist::Scout),
                ("doctor", Specialist::Doctor),
                ("trader", trader),
                ("organiser", Specialist::Organiser),
                ("guide", Specialist::Guide),
                ("navigator", Specialist::Navigator),
                ("importer", importer),
                ("engineer", Specialist::Engineer),
            ];
            entry.word("does", &known)?
        }
    };
    Some(CardKind::Specialist(does))
}

/// The one goal of a volunteer or specialist.
fn read_goal(entry: &Entry) -> Option<Plan> {
    let goal = goal(entry)?;
    Some(Plan { goals: [goal, Goal::default(), Goal::default()], n_goals: 1, ..Plan::default() })
}

fn read_plan(entry: &Entry) -> Option<Plan> {
    let entries = entry.tables_within("goals");
    let completion = entry.table("completion").and_then(|effect| read_effect(&effect));
    let bonus = if entry.has("bonus") {
        entry.table("bonus").and_then(|effect| read_effect(&effect))
    } else {
        Some(Effect::default())
    };
    let entries = entries?;
    if !entry.is_within("goals", entries.len() as i64, 1..=3) {
        return None;
    }
    let mut goals = [Goal::default(); 3];
    for (place, goal_entry) in goals.iter_mut().zip(&entries) {
        goal_entry.only(&["cost", "effect"]);
        *place = goal(goal_entry)?;
    }
    Some(Plan { goals, n_goals: entries.len() as u8, completion: completion?, bonus: bonus?, line: Line::None })
}

/// Cost and effect, in an entry of its own or in a card.
fn goal(entry: &Entry) -> Option<Goal> {
    let (cost, effect) = (entry.table("cost"), entry.table("effect"));
    let effect = effect.and_then(|effect| read_effect(&effect));
    let goal = read_cost(&cost?)?;
    if goal == Goal::default() {
        let field = entry.field("cost");
        entry.push(BoxFlaw::FreeGoal { file: entry.file, entry: entry.name.clone(), field });
    }
    // B0.7: nobody ever has more resources than cubes.
    let found = goal.resources.iter().chain([&goal.of_one_type]).map(|&n| u16::from(n)).sum();
    if found > u16::from(N_CUBES) {
        let (name, field) = (entry.name.clone(), entry.field("cost"));
        entry.push(BoxFlaw::TooDear { file: entry.file, entry: name, field, found, most: N_CUBES });
    }
    Some(Goal { effect: effect?, ..goal })
}

fn read_cost(cost: &Entry) -> Option<Goal> {
    let mut goal = Goal::default();
    for field in cost.fields() {
        match field {
            "any" => goal.of_one_type = cost.count(field, 1..=MOST)?,
            "dollars" => goal.dollars = cost.count(field, 1..=MOST)?,
            "slot" => {
                for color in cost.texts(field, 1..=12)? {
                    goal.slot_set[cost.known(field, color, &COLORS)? as usize] += 1;
                }
            }
            "tiles" => {
                let types = cost.texts(field, 2..=2)?;
                let types: Vec<RewardType> =
                    types.iter().filter_map(|word| cost.known(field, word, &REWARDS)).collect();
                goal.tiles = Some(types.try_into().ok()?);
            }
            "link" => goal.link = Some(cost.word(field, &LETTERS)?),
            _ => goal.resources[resource(cost, field, field)? as usize] = cost.count(field, 1..=MOST)?,
        }
    }
    Some(goal)
}

fn read_effect(effect: &Entry) -> Option<Effect> {
    effect.only(&["points", "dollars", "cube"]);
    let cube = if effect.has("cube") {
        let [red, yellow, blue, purple] = COLORS.map(|(word, color)| (word, CubeColor::Only(color)));
        Some(effect.word("cube", &[red, yellow, blue, purple, ("any", CubeColor::Any)])?)
    } else {
        None
    };
    let (points, dollars) = (effect.count_if_any("points"), effect.count_if_any("dollars"));
    Some(Effect { points: points?, dollars: dollars?, cube })
}

/// The line of a plan: what it gains, pays for, buys, or is always.
fn read_line(entry: &Entry) -> Option<Line> {
    if !entry.has("line") {
        return Some(Line::None);
    }
    let line = entry.table("line")?;
    if line.has("always") {
        line.only(&["always"]);
        let known = [("icon", Line::Icon), ("gps", Line::StrongerGps), ("feed", Line::Feed), ("purify", Line::Purify)];
        return line.word("always", &known);
    }
    if line.has("buy") {
        line.only(&["buy"]);
        return line.word("buy", &[("battery", Line::Battery)]);
    }
    line.only(&["pay", "gain"]);
    let gain = line.text_if("gain");
    if !line.has("pay") {
        let known = RESOURCES.map(|(word, resource)| (word, Line::Gain(resource)));
        return if gain == Some("dollars") { Some(Line::Dollars) } else { line.word("gain", &known) };
    }
    let pay = resource(&line, "pay", line.text("pay")?)?;
    if gain == Some("points") {
        return Some(Line::Points(pay));
    }
    let words = line.texts("gain", 1..=3)?;
    let mut gain = [None; 3];
    for (place, word) in gain.iter_mut().zip(words) {
        *place = Some(resource(&line, "gain", word)?);
    }
    Some(Line::Exchange { pay, gain })
}
