//! Everything about a box of Blackout that never changes, for a page to draw.

use ::blackout::components::{Components, Resource, Reward, RewardType};
use ::blackout::{BOARD_ACTIONS, Blackout, CardId, CardSet, District, DistrictSet, Setup, Table};
use boxes::{Area, LoadedBox, Name, Point};
use game::{Game, Seat};
use serde::Serialize;
use utoipa::ToSchema;

use super::printed::{CardSheet, EmergencySheet, PrintedGoal};
use super::{ColorWord, LetterWord, LineKindWord, Numbered, ResourceWord, RewardWord};

/// A box as it is printed. Lists are in the order of the numbers by which views name things.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct BoxSheet {
    /// The box's content hash, by which recorded games name it.
    pub hash: String,
    /// How wide and how high the map is drawn.
    pub size: [u16; 2],
    /// The locations.
    pub locations: Vec<LocationSheet>,
    /// The lines between them.
    pub lines: Vec<LineSheet>,
    /// The districts.
    pub districts: Vec<AreaSheet>,
    /// The sea that lines enclose.
    pub seas: Vec<AreaSheet>,
    /// The district called Central.
    pub central: u8,
    /// The faces of the dice.
    pub dice: DiceSheet,
    /// All cards: objectives, starting volunteers, and twelve player cards a seat.
    pub cards: Vec<CardSheet>,
    /// The emergency plans A to D.
    pub plans: Vec<EmergencySheet>,
    /// The two goals for restoring power.
    pub power: Vec<PrintedGoal>,
    /// The scout tiles.
    pub tiles: Vec<TileSheet>,
    /// The check-mark actions of every board.
    pub board_actions: Vec<String>,
    /// The points for none, one, two … cubes round a secured district, or face-up tiles at the end; more give no more.
    pub points_for: Vec<i16>,
}

/// What something is called.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct NameSheet {
    /// The same in every language.
    pub id: String,
    /// In English.
    pub en: String,
    /// In German.
    pub de: String,
    /// In French.
    pub fr: String,
}

/// A location.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct LocationSheet {
    /// What it is called.
    pub name: NameSheet,
    /// Its colour.
    pub color: ColorWord,
    /// Its letter, if it is a crisis centre.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub letter: Option<LetterWord>,
    /// Where it lies: to the right and down.
    pub at: [u16; 2],
}

/// A line between two locations.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct LineSheet {
    /// The locations it joins.
    pub ends: [u8; 2],
    /// What it is in the city.
    pub kind: LineKindWord,
    /// Where it bends on its way from the first to the second.
    pub bends: Vec<[u16; 2]>,
}

/// A district or a stretch of sea.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct AreaSheet {
    /// What it is called.
    pub name: NameSheet,
    /// A point inside, where the name and the tiles of a district go.
    pub at: [u16; 2],
    /// The locations round it, in order.
    pub ring: Vec<u8>,
    /// The corners of its outline, bends of the lines included.
    pub outline: Vec<[u16; 2]>,
}

/// The faces of the dice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct DiceSheet {
    /// Of the red one.
    pub red: Vec<ResourceWord>,
    /// Of the yellow one.
    pub yellow: Vec<ResourceWord>,
    /// Of the blue one.
    pub blue: Vec<ResourceWord>,
    /// How likely each resource is, in the order of the rondel.
    pub odds: Vec<ResourceOdds>,
}

/// How likely a resource is to be rolled.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct ResourceOdds {
    /// The resource.
    pub resource: ResourceWord,
    /// How many of the six faces of the red, the yellow and the blue die show it.
    pub faces: [u8; 3],
    /// How likely it is to be on the rondel in a round, in percent. Dice that agree are rolled again, which is taken into account.
    pub percent: u8,
}

/// A scout tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct TileSheet {
    /// The same in every language.
    pub id: String,
    /// The simple challenge, whose reward makes the tile's type.
    pub simple: ChallengeSheet,
    /// The advanced challenge.
    pub advanced: ChallengeSheet,
}

/// A challenge of a tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct ChallengeSheet {
    /// What it needs.
    pub need: u8,
    /// What it gives.
    pub reward: RewardWord,
    /// How much of that.
    pub n: u8,
}

/// The sheet of a box.
pub fn components(loaded: &LoadedBox) -> BoxSheet {
    let LoadedBox { components, names, drawing, .. } = loaded;
    let locations = components.map.locations().into_iter().map(|location| LocationSheet {
        name: names.location(location).into(),
        color: components.map.color(location).into(),
        letter: components.map.letter(location).map(LetterWord::from),
        at: at(drawing.locations[location.index()]),
    });
    let lines = drawing.lines.iter().map(|line| LineSheet {
        ends: line.ends.map(Numbered::number),
        kind: line.kind.into(),
        bends: line.bends.iter().copied().map(at).collect(),
    });
    let areas = |areas: &[Area], names: &[Name]| areas.iter().zip(names).map(area).collect();
    let [red, yellow, blue] = components.dice.map(|faces| faces.map(ResourceWord::from).to_vec());
    BoxSheet {
        hash: components.hash.iter().map(|&byte| char::from(byte)).collect(),
        size: at(drawing.size),
        locations: locations.collect(),
        lines: lines.collect(),
        districts: areas(&drawing.districts, &names.districts),
        seas: areas(&drawing.seas, &names.seas),
        central: components.map.central().number(),
        dice: DiceSheet { red, yellow, blue, odds: odds(components) },
        cards: CardSet::first(CardId::COUNT).into_iter().map(|card| CardSheet::of(loaded, card)).collect(),
        plans: (0..4).map(|plan| EmergencySheet::of(loaded, plan)).collect(),
        power: power(components),
        tiles: components
            .tiles
            .iter()
            .zip(&names.tiles)
            .map(|(tile, id)| TileSheet {
                id: id.clone(),
                simple: challenge(tile.simple, tile.simple_reward),
                advanced: challenge(tile.advanced, tile.advanced_reward),
            })
            .collect(),
        board_actions: BOARD_ACTIONS.map(String::from).to_vec(),
        points_for: points_for(components),
    }
}

fn odds(components: &Components) -> Vec<ResourceOdds> {
    let odds = Resource::ALL.into_iter().zip(components.odds_on_rondel());
    odds.map(|(resource, chance)| ResourceOdds {
        resource: resource.into(),
        faces: [0, 1, 2].map(|die| components.faces_with(die, resource)),
        percent: (chance * 100.0).round() as u8,
    })
    .collect()
}

fn at(point: Point) -> [u16; 2] {
    [point.x, point.y]
}

fn area((area, name): (&Area, &Name)) -> AreaSheet {
    AreaSheet {
        name: name.into(),
        at: at(area.at),
        ring: area.ring.iter().copied().map(Numbered::number).collect(),
        outline: area.outline.iter().copied().map(at).collect(),
    }
}

impl From<&Name> for NameSheet {
    fn from(name: &Name) -> NameSheet {
        let Name { id, en, de, fr } = name.clone();
        NameSheet { id, en, de, fr }
    }
}

fn challenge(need: u8, reward: Reward) -> ChallengeSheet {
    ChallengeSheet { need, reward: reward.kind.into(), n: reward.n }
}

/// The goals for restoring power are the same in every box, so any table tells them.
fn power(components: &Components) -> Vec<PrintedGoal> {
    let game = Blackout { components: components.clone() };
    let state = game.start(&Setup { n_seats: 2, chapter: None, losses: 0 });
    let goals = (Table::POWER..Table::SPOTS.end).filter_map(|spot| state.table().goal(components, Seat::A, spot, 0));
    goals.map(|goal| PrintedGoal::of(&components.map, &goal)).collect()
}

/// As long as the largest ring or the most types of tiles.
fn points_for(components: &Components) -> Vec<i16> {
    let rings = DistrictSet::first(District::COUNT).into_iter().map(|district| components.map.ring(district).len());
    let most = rings.max().unwrap_or(0).max(RewardType::ALL.len());
    (0..=most).map(Table::points_for).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_of_the_box_has_its_entry() {
        let sheet = components(&boxes::embedded());
        assert_eq!(sheet.cards.len(), CardId::COUNT);
        assert_eq!(sheet.districts.len(), District::COUNT);
        assert_eq!((sheet.plans.len(), sheet.power.len(), sheet.tiles.len()), (4, 2, 48));
        let n = sheet.locations.len() as u8;
        assert!(sheet.lines.iter().flat_map(|line| line.ends).all(|end| end < n));
        assert!(sheet.districts.iter().flat_map(|district| &district.ring).all(|&place| place < n));
        assert_eq!(sheet.locations.iter().filter(|place| place.letter.is_some()).count(), 8);
        assert_eq!(sheet.points_for[..8], [0, 2, 2, 3, 5, 7, 10, 14]);
    }

    #[test]
    fn the_odds_of_each_resource_are_told() {
        let dice = components(&boxes::embedded()).dice;
        let told: Vec<_> = dice.odds.iter().map(|odds| (odds.resource, odds.faces, odds.percent)).collect();
        assert_eq!(told[0], (ResourceWord::Food, [2, 1, 0], 49));
        assert_eq!(told[5], (ResourceWord::Medipacks, [1, 0, 2], 52));
        assert_eq!(told.iter().map(|&(_, _, percent)| u16::from(percent)).sum::<u16>(), 300);
    }

    #[test]
    fn a_card_is_told_with_names_kind_goals_and_what_they_give() {
        let sheet = serde_json::to_value(components(&boxes::embedded())).unwrap();
        let cook = &sheet["cards"][0];
        assert_eq!(cook["name"]["de"], "Dim-Sum-Köchin");
        assert_eq!((&cook["kind"], &cook["cubes"], &cook["color"]), (&"volunteer".into(), &1.into(), &"red".into()));
        let needs = serde_json::json!([{ "what": "food", "need": 1 }, { "what": "water", "need": 1 }]);
        assert_eq!(cook["goals"][0]["needs"], needs);
        assert_eq!(cook["goals"][0]["effect"]["cube"], "red");
        assert_eq!(sheet["cards"][80]["seat"], "A");
        assert_eq!(sheet["cards"][92]["seat"], "B");
        assert_eq!(sheet["plans"][0]["goals"][0]["needs"][0]["what"], "link-A");
        assert_eq!(sheet["power"][1]["needs"][0], serde_json::json!({ "what": "dollars", "need": 10 }));
    }
}
