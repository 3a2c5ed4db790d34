//! Our own box: it is sound, keeps the fixed facts, and stays within the frame of `rules/components.md`.

use std::collections::{BTreeMap, BTreeSet};

use blackout::components::{Card, CardKind, Color, CubeColor, Letter, Line, Plan, Resource, RewardType, Specialist};
use blackout::{CardId, District, DistrictSet, Location};
use boxes::{BoxFile, LineKind, LoadedBox, Name, Origin, Sources};
use game::Seat;

fn ours() -> LoadedBox {
    boxes::embedded()
}

fn objectives(loaded: &LoadedBox) -> &[Card] {
    &loaded.components.designs[..72]
}

fn goals(plan: &Plan) -> &[blackout::components::Goal] {
    &plan.goals[..plan.n_goals.into()]
}

#[test]
fn our_box_keeps_the_fixed_facts() {
    assert_eq!(boxes::check_fixed_facts(&ours()), []);
}

#[test]
fn an_exported_box_is_our_box() {
    let folder = tempfile::tempdir().unwrap();
    let inside = folder.path().join("mine");
    boxes::export_to(&inside).unwrap();
    assert_eq!(boxes::load_dir(&inside).unwrap(), ours());
}

#[test]
fn the_hash_ignores_comments_blanks_and_the_order_of_fields() {
    let with = |file: BoxFile, change: &dyn Fn(&str) -> String| {
        let mut sources = Sources::embedded();
        let text = change(sources.text(file));
        assert_ne!(text, sources.text(file));
        sources.replace(file, text);
        boxes::load(&sources).unwrap().components.hash
    };
    let hash = ours().components.hash;
    assert!(hash.iter().all(|digit| b"0123456789abcdef".contains(digit)));
    for file in BoxFile::ALL {
        assert_eq!(with(file, &|text| format!("# Mine.\n\n{text}\n\n")), hash, "{file:?}");
    }
    assert_eq!(with(BoxFile::Objectives, &|text| text.replace(" = ", "  =  ")), hash);
    let turned = |text: &str| text.replacen("color = \"red\"\ncubes = 1\n", "cubes = 1\ncolor = \"red\"\n", 1);
    assert_eq!(with(BoxFile::Objectives, &turned), hash);
    assert_ne!(with(BoxFile::Objectives, &|text| text.replacen("points = 2", "points = 3", 1)), hash);
    assert_ne!(with(BoxFile::Map, &|text| text.replacen("[440, 200]", "[441, 200]", 1)), hash);
}

#[test]
fn everything_has_a_name_of_its_own() {
    let names = ours().names;
    assert_eq!((names.districts.len(), names.cards.len(), names.plans.len(), names.tiles.len()), (16, 92, 4, 48));
    for named in [&names.cards, &names.plans] {
        for name in named {
            assert!(name.en.starts_with(char::is_uppercase), "{name:?}");
            assert!(name.de.starts_with(char::is_uppercase) && name.fr.starts_with(char::is_uppercase), "{name:?}");
        }
    }
    // A district and a location of one name would be mixed up.
    let of = |names: &[Name]| names.iter().map(|name| name.en.clone()).collect::<BTreeSet<_>>();
    assert!(of(&names.locations).is_disjoint(&of(&names.districts)));
    assert_eq!(names.location(Location::new(0).unwrap()).of("fr"), "Lok Ma Chau");
    let leader = names.card_of("leader", Seat::ALL[2]).unwrap();
    assert_eq!((leader.index(), names.card(leader).of("de")), (80 + 24 + 8, "Anführerin"));
    assert_eq!(names.card(CardId::new(0).unwrap()).of("en"), "Dim Sum Cook");
    let central = ours().components.map.central();
    assert_eq!(names.district(central).id, "central");
}

#[test]
fn no_two_cards_are_equal_in_cost_and_effect() {
    let loaded = ours();
    let cards = &loaded.components.designs[..80];
    for (i, card) in cards.iter().enumerate() {
        for (j, other) in cards[..i].iter().enumerate() {
            let names = (&loaded.names.cards[i].en, &loaded.names.cards[j].en);
            assert_ne!((card.kind, card.plan), (other.kind, other.plan), "{names:?}");
        }
    }
}

#[test]
fn the_deck_has_the_parts_of_the_frame() {
    let loaded = ours();
    let deck = objectives(&loaded);
    for color in [Color::Red, Color::Yellow, Color::Blue] {
        let cubes = deck.iter().filter_map(|card| match card.kind {
            CardKind::Volunteer { color: of, cubes } if of == color => Some(cubes),
            _ => None,
        });
        let cubes: Vec<u8> = cubes.collect();
        assert_eq!(cubes.len(), 10, "{color:?}");
        assert!((1..=3).all(|n| cubes.contains(&n)), "{color:?}");
    }
    assert_eq!(deck.iter().filter(|card| matches!(card.kind, CardKind::Specialist(_))).count(), 18);
    let plans: Vec<&Plan> = deck.iter().filter(|card| card.kind == CardKind::Plan).map(|card| &card.plan).collect();
    assert_eq!(plans.len(), 24);
    assert!((1..=3).all(|n| plans.iter().any(|plan| plan.n_goals == n)));
    let imported: BTreeSet<Resource> = deck
        .iter()
        .filter_map(|card| match card.kind {
            CardKind::Specialist(Specialist::Importer { resource, .. }) => Some(resource),
            _ => None,
        })
        .collect();
    assert_eq!(imported.len(), 6);
    assert!(plans.iter().any(|plan| plan.line == Line::None));
}

/// Goods: resources, half of the dollars, and what a requirement is worth in them.
fn goods(goal: &blackout::components::Goal) -> f64 {
    let slot = f64::from(goal.slot_set.iter().sum::<u8>());
    let tiles = if goal.tiles.is_some() { 2.0 } else { 0.0 };
    let paid = goal.resources.iter().sum::<u8>() + goal.of_one_type;
    f64::from(paid) + f64::from(goal.dollars) / 2.0 + slot * 2.0 / 3.0 + tiles
}

#[test]
fn costs_and_points_stay_within_the_frame() {
    let loaded = ours();
    for (card, name) in objectives(&loaded).iter().zip(&loaded.names.cards) {
        for goal in goals(&card.plan) {
            assert!((2.0..=7.0).contains(&goods(goal)), "{}: {}", name.en, goods(goal));
        }
        assert!(card.kind == CardKind::Plan || (1..=6).contains(&card.points), "{}", name.en);
    }
    let points_of = |range: std::ops::Range<f64>| {
        let people = objectives(&loaded).iter().filter(|card| matches!(card.kind, CardKind::Volunteer { .. }));
        let points: Vec<u8> =
            people.filter(|card| range.contains(&goods(&card.plan.goals[0]))).map(|card| card.points).collect();
        f64::from(points.iter().sum::<u8>()) / points.len() as f64
    };
    assert!(points_of(0.0..3.5) < points_of(3.5..5.5) && points_of(3.5..5.5) < points_of(5.5..9.0));
}

#[test]
fn no_card_is_far_out_of_line() {
    let loaded = ours();
    for (card, name) in objectives(&loaded).iter().zip(&loaded.names.cards) {
        let worth = boxes::worth::of_card(card);
        // The display's middle price belongs to the cost (B5.2).
        // What games show goes first (docs/tuning.md); this guards against slips.
        let ratio = worth.worth as f64 / (worth.cost + 300) as f64;
        assert!((1.5..=2.75).contains(&ratio), "{}: {ratio:.2} {worth:?}", name.en);
        assert!(worth.surplus() > 0, "{}", name.en);
    }
}

#[test]
fn no_resource_is_asked_for_much_more_than_another() {
    let loaded = ours();
    let asked = Resource::ALL.map(|resource| {
        let all = objectives(&loaded).iter().flat_map(|card| goals(&card.plan));
        all.map(|goal| u32::from(goal.resources[resource as usize])).sum::<u32>()
    });
    let (least, most) = (asked.iter().min().unwrap(), asked.iter().max().unwrap());
    assert!(most * 10 <= least * 13, "{asked:?}");
}

#[test]
fn starting_volunteers_are_cheap_and_place_their_own_colour() {
    for card in &ours().components.designs[72..80] {
        let goal = card.plan.goals[0];
        let CardKind::Volunteer { color, cubes: 2 } = card.kind else { panic!("{card:?}") };
        assert!((2.0..=3.0).contains(&goods(&goal)) && goal.effect.cube == Some(CubeColor::Only(color)), "{card:?}");
    }
}

#[test]
fn tiles_differ_and_stay_within_the_frame() {
    let tiles = ours().components.tiles;
    for (i, tile) in tiles.iter().enumerate() {
        assert!((5..=8).contains(&tile.simple) && (9..=13).contains(&tile.advanced), "{tile:?}");
        assert!(!tiles[..i].contains(tile), "{tile:?}");
    }
    let same = tiles.iter().filter(|tile| tile.advanced_reward.kind == tile.kind()).count();
    assert!(same > 40);
    assert_eq!(tiles.iter().filter(|tile| tile.kind() == RewardType::Points).count(), 6);
}

#[test]
fn the_map_is_well_mixed() {
    let loaded = ours();
    let map = &loaded.components.map;
    assert!((36..=44).contains(&map.locations().len()));
    for color in Color::ALL {
        assert!((10..=11).contains(&map.of_color(color).len()), "{color:?}");
    }
    for location in map.locations() {
        let same = map.adjacent(location).into_iter().filter(|it| map.color(*it) == map.color(location)).count();
        assert_eq!(same, 0, "{}", loaded.names.location(location).en);
        assert!(
            !map.touched(blackout::LocationSet::only(location)).is_empty(),
            "{} bounds no district",
            loaded.names.location(location).en
        );
    }
    for district in DistrictSet::first(District::COUNT) {
        let colors: BTreeSet<Color> = map.ring(district).into_iter().map(|location| map.color(location)).collect();
        assert!(colors.len() >= 3, "{}", loaded.names.district(district).en);
    }
    let mut sizes: BTreeMap<usize, usize> = BTreeMap::new();
    for area in &loaded.drawing.districts {
        *sizes.entry(area.ring.len()).or_default() += 1;
        assert!(area.outline.len() >= area.ring.len());
    }
    assert_eq!(sizes.into_iter().collect::<Vec<_>>(), [(3, 2), (4, 6), (5, 5), (6, 2), (7, 1)]);
    for kind in [LineKind::Road, LineKind::Tunnel, LineKind::Ferry] {
        assert!(loaded.drawing.lines.iter().any(|line| line.kind == kind));
    }
}

#[test]
fn crisis_centres_lie_at_differing_distances() {
    let map = ours().components.map;
    let apart = [Letter::A, Letter::B, Letter::C, Letter::D].map(|letter| {
        let [one, other] = map.centres(letter).into_iter().collect::<Vec<_>>()[..] else { panic!("{letter:?}") };
        map.distance(one, other)
    });
    assert_eq!(apart, [3, 4, 4, 5]);
}

#[test]
fn only_what_is_known_is_called_printed() {
    let provenance = ours().provenance;
    let of = |file, entry, field| provenance.of(file, entry, field);
    assert_eq!(of(BoxFile::Objectives, "tea-master", "cost"), Origin::Printed);
    assert_eq!(of(BoxFile::Objectives, "tea-master", "cost.dollars"), Origin::Printed);
    assert_eq!(of(BoxFile::Objectives, "tea-master", "points"), Origin::Designed);
    assert_eq!(of(BoxFile::Plans, "lion-rock-line", "goals.1.cost"), Origin::Printed);
    assert_eq!(of(BoxFile::Plans, "lion-rock-line", "goals.1"), Origin::Designed);
    assert_eq!(of(BoxFile::Dice, "red", "faces.6"), Origin::Printed);
    assert_eq!(of(BoxFile::Dice, "red", "faces.1"), Origin::Designed);
    assert_eq!(of(BoxFile::Map, "central", "name"), Origin::Printed);
    assert_eq!(of(BoxFile::Map, "central", "ring"), Origin::Designed);
    let mut all = boxes::Provenance::default();
    all.0.push(boxes::Printed { file: BoxFile::Tiles, entry: "tools-1".into(), field: "all".into() });
    assert_eq!(all.of(BoxFile::Tiles, "tools-1", "simple"), Origin::Printed);
    assert_eq!(all.of(BoxFile::Tiles, "tools-2", "simple"), Origin::Designed);
}

#[test]
fn the_examples_of_the_docs_are_toml() {
    let docs = include_str!("../../../docs/box.md");
    let examples: Vec<&str> = docs.split("```toml\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(examples.len() >= 5);
    for example in examples {
        example.parse::<toml::Table>().unwrap_or_else(|why| panic!("{why}\n{example}"));
    }
}

/// The chances were worked out separately, in fractions, from the re-rolls as a system of equations: a state for three dice to roll, and one for
/// each die that stays on a resource while the other two are rolled.
#[test]
fn b2_1_the_odds_of_each_resource_allow_for_rerolls() {
    let components = boxes::embedded().components;
    let of = 154_701.0;
    let exact = [76_444.0, 78_682.0, 70_701.0, 78_682.0, 78_682.0, 80_912.0].map(|n: f64| n / of);
    for (found, exact) in components.odds_on_rondel().into_iter().zip(exact) {
        assert!((found - exact).abs() < 1e-12, "{found} {exact}");
    }
    let faces = [0, 1, 2].map(|die| Resource::ALL.map(|resource| components.faces_with(die, resource)));
    assert_eq!(faces, [[2, 2, 1, 0, 0, 1], [1, 0, 1, 2, 2, 0], [0, 1, 1, 1, 1, 2]]);
}
