//! Bad boxes: each flaw is found, and told with its file, its entry and its reason.

use std::collections::BTreeSet;
use std::fs;

use boxes::{BoxFile, BoxFlaw, Sources};
use game::{Keys, Message};

/// The last goal of emergency plan A, whose price is tuned now and then.
const LAST_GOAL_OF_A: &str = "cost = { dollars = 7 }";

/// Our own box with one text in one file changed.
fn changed(file: BoxFile, from: &str, to: &str) -> Sources {
    let mut sources = Sources::embedded();
    let text = sources.text(file);
    assert!(text.contains(from), "{} has no {from}", file.name());
    let text = text.replacen(from, to, 1);
    sources.replace(file, text);
    sources
}

/// What is wrong with our own box once a text in it is changed.
fn flaws(file: BoxFile, from: &str, to: &str) -> Vec<BoxFlaw> {
    boxes::load(&changed(file, from, to)).expect_err(from)
}

/// Loads fine, but what facts does it break?
fn broken_facts(file: BoxFile, from: &str, to: &str) -> Vec<BoxFlaw> {
    let loaded = boxes::load(&changed(file, from, to)).unwrap_or_else(|flaws| panic!("{from}: {flaws:?}"));
    boxes::check_fixed_facts(&loaded)
}

/// The file, the text in it, what it is changed to, and the flaw that must be told.
type BadInput = (BoxFile, &'static str, &'static str, BoxFlaw);

/// Fields that are missing, misspelt or out of range.
fn bad_fields() -> Vec<BadInput> {
    use BoxFile::{Dice, Objectives, Tiles};
    let cook = || "dim-sum-cook".to_string();
    vec![
        (
            Objectives,
            "id = \"lion-dancer\"",
            "id = lion",
            BoxFlaw::NotToml { file: Objectives, line: 17, why: String::new() },
        ),
        (Objectives, "cubes = 1\n", "", BoxFlaw::Missing { file: Objectives, entry: cook(), field: "cubes".into() }),
        (
            Objectives,
            "icons = 1",
            "icons = \"one\"",
            BoxFlaw::WrongType { file: Objectives, entry: cook(), field: "icons".into(), wanted: boxes::Sort::Number },
        ),
        (
            Objectives,
            "icons = 1",
            "icons = 1\nicon = 1",
            BoxFlaw::UnknownField { file: Objectives, entry: cook(), field: "icon".into() },
        ),
        (
            Objectives,
            "color = \"red\"",
            "color = \"purple\"",
            BoxFlaw::UnknownWord {
                file: Objectives,
                entry: cook(),
                field: "color".into(),
                found: "purple".into(),
                known: "red, yellow, blue".into(),
            },
        ),
        (
            Objectives,
            "food = 1, water = 1",
            "foood = 1, water = 1",
            BoxFlaw::UnknownResource {
                file: Objectives,
                entry: cook(),
                field: "cost.foood".into(),
                found: "foood".into(),
            },
        ),
        (
            Dice,
            "\"tools\", \"gasoline\", \"water\"",
            "\"petrol\", \"gasoline\", \"water\"",
            BoxFlaw::UnknownResource {
                file: Dice,
                entry: "blue".into(),
                field: "faces".into(),
                found: "petrol".into(),
            },
        ),
        (
            Objectives,
            "cubes = 1",
            "cubes = 4",
            BoxFlaw::OutOfRange { file: Objectives, entry: cook(), field: "cubes".into(), found: 4, least: 1, most: 3 },
        ),
        (
            Tiles,
            "simple = { needs = 5, points = 2 }",
            "simple = { needs = 5, points = 2, books = 1 }",
            BoxFlaw::OutOfRange {
                file: Tiles,
                entry: "points-1".into(),
                field: "simple".into(),
                found: 2,
                least: 1,
                most: 1,
            },
        ),
    ]
}

/// Entries that are too few, too alike or at odds with the rules.
fn bad_entries() -> Vec<BadInput> {
    use BoxFile::{Map, Plans, PlayerCards, StartingVolunteers, Tiles};
    vec![
        (
            Tiles,
            "{ id = \"points-1\", simple = { needs = 5, points = 2 }, advanced = { needs = 9, points = 4 } },",
            "",
            BoxFlaw::WrongCount { file: Tiles, kind: "tile", found: 47, wanted: 48 },
        ),
        (
            Map,
            "{ id = \"yuen-long\", name = \"Yuen Long\", at",
            "{ id = \"Yuen Long\", name = \"Yuen Long\", at",
            BoxFlaw::BadId { file: Map, entry: "Yuen Long".into() },
        ),
        (
            StartingVolunteers,
            "id = \"street-cook\"",
            "id = \"taxi-driver\"",
            BoxFlaw::SameId { file: StartingVolunteers, entry: "taxi-driver".into() },
        ),
        (
            Map,
            "name = \"Sheung Shui\"",
            "name = \"Lok Ma Chau\"",
            BoxFlaw::SameName {
                file: Map,
                entry: "sheung-shui".into(),
                other: "lok-ma-chau".into(),
                name: "Lok Ma Chau".into(),
            },
        ),
        (
            Plans,
            "letter = \"B\"",
            "letter = \"A\"",
            BoxFlaw::SameLetter { file: Plans, entry: "lion-rock-line".into(), other: "southside-corridor".into() },
        ),
        (
            Plans,
            "printed = [\"goals.1.cost\"",
            "printed = [\"goals.4.cost\"",
            BoxFlaw::NotThere { file: Plans, entry: "lion-rock-line".into(), field: "goals.4.cost".into() },
        ),
        (
            Plans,
            LAST_GOAL_OF_A,
            "cost = {}",
            BoxFlaw::FreeGoal { file: Plans, entry: "southside-corridor".into(), field: "goals.3.cost".into() },
        ),
        (
            Plans,
            LAST_GOAL_OF_A,
            "cost = { food = 20, water = 5, any = 1 }",
            BoxFlaw::TooDear {
                file: Plans,
                entry: "southside-corridor".into(),
                field: "goals.3.cost".into(),
                found: 26,
                most: 25,
            },
        ),
        (
            Plans,
            LAST_GOAL_OF_A,
            "cost = { food = 99, water = 99, any = 58 }",
            BoxFlaw::TooDear {
                file: Plans,
                entry: "southside-corridor".into(),
                field: "goals.3.cost".into(),
                found: 256,
                most: 25,
            },
        ),
        (
            PlayerCards,
            "starts = \"slot-1\"",
            "starts = \"slot-2\"",
            BoxFlaw::WrongStart { file: PlayerCards, place: "slot-1" },
        ),
    ]
}

/// Maps that cannot be played on.
fn bad_maps() -> Vec<BadInput> {
    use BoxFile::Map;
    vec![
        (
            Map,
            "{ between = [\"kam-tin\", \"lok-ma-chau\"]",
            "{ between = [\"kam-tin\", \"atlantis\"]",
            BoxFlaw::UnknownLocation { file: Map, entry: "kam-tin–atlantis".into(), found: "atlantis".into() },
        ),
        (
            Map,
            "central = \"central\"",
            "central = \"centre\"",
            BoxFlaw::UnknownDistrict { file: Map, found: "centre".into() },
        ),
        (Map, "letter = \"B\", ", "", BoxFlaw::WrongLetter { file: Map, letter: "B", found: 1 }),
        (Map, "[440, 200]", "[440, 2000]", BoxFlaw::OffPaper { file: Map, entry: "lok-ma-chau".into() }),
        (
            Map,
            "[690, 130]",
            "[440, 200]",
            BoxFlaw::SamePoint { file: Map, entry: "sheung-shui".into(), other: "lok-ma-chau".into() },
        ),
        (
            Map,
            "[\"kam-tin\", \"lok-ma-chau\"]",
            "[\"kam-tin\", \"kam-tin\"]",
            BoxFlaw::Loop { file: Map, entry: "kam-tin–kam-tin".into() },
        ),
        (
            Map,
            "lines = [\n",
            "lines = [\n{ between = [\"tin-shui-wai\", \"lam-tsuen\"], kind = \"road\" },\n",
            BoxFlaw::Crossing {
                file: Map,
                entry: "tin-shui-wai–lam-tsuen".into(),
                other: "kam-tin–lok-ma-chau".into(),
            },
        ),
        (
            Map,
            "bends = [[1180, 340], [1310, 330]]",
            "bends = [[1180, 340], [1310, 330], [1180, 330], [1310, 340]]",
            BoxFlaw::CrossesItself { file: Map, entry: "ma-on-shan–high-island".into() },
        ),
        (
            Map,
            "locations = [\n",
            "locations = [\n{ id = \"lamma\", color = \"red\", at = [600, 1300] },\n",
            BoxFlaw::Apart { file: Map, entry: "lok-ma-chau".into() },
        ),
        (
            Map,
            "[\"lok-ma-chau\", \"kam-tin\", \"tin-shui-wai\"]",
            "[\"lok-ma-chau\", \"kam-tin\", \"lam-tsuen\"]",
            BoxFlaw::NoFace { file: Map, entry: "yuen-long".into() },
        ),
        (
            Map,
            "seas = [\n",
            "seas = [\n{ id = \"pond\", at = [350, 300], ring = [\"kam-tin\", \"lok-ma-chau\", \"tin-shui-wai\"] },\n",
            BoxFlaw::SameFace { file: Map, entry: "pond".into(), other: "yuen-long".into() },
        ),
        (
            Map,
            "{ id = \"lamma-channel\"",
            "# ",
            BoxFlaw::UnclaimedFace { file: Map, ring: "kennedy-town, mui-wo, aberdeen".into() },
        ),
        (Map, "at = [350, 300]", "at = [350, 200]", BoxFlaw::OutsideFace { file: Map, entry: "yuen-long".into() }),
    ]
}

/// One change for nearly every flaw.
fn bad_inputs() -> Vec<BadInput> {
    [bad_fields(), bad_entries(), bad_maps()].concat()
}

#[test]
fn each_bad_input_is_told_with_file_entry_and_reason() {
    for (file, from, to, wanted) in bad_inputs() {
        let found = flaws(file, from, to);
        let is_it = |flaw: &BoxFlaw| match (flaw, &wanted) {
            // What the parser says is its own affair, and a face may be walked from anywhere.
            (BoxFlaw::NotToml { line, why, .. }, BoxFlaw::NotToml { line: wanted, .. }) => {
                line == wanted && !why.is_empty()
            }
            (BoxFlaw::UnclaimedFace { ring, .. }, BoxFlaw::UnclaimedFace { .. }) => ring.split(", ").count() == 3,
            _ => *flaw == wanted,
        };
        assert!(found.iter().any(is_it), "{from} → {to}: {found:?}");
    }
}

#[test]
fn every_flaw_is_reached() {
    let mut reached: BTreeSet<&str> = bad_inputs().iter().map(|(_, _, _, flaw)| flaw.key()).collect();
    // The other tests of this file reach these.
    reached.extend(["box-no-file", "box-unreadable", "box-fact"]);
    reached.extend(["box-same-dice", "box-too-many-plans"]);
    let all: BTreeSet<&str> = BoxFlaw::KEYS.iter().map(|key| key.id).collect();
    assert_eq!(reached, all);
}

#[test]
fn missing_and_unreadable_files_are_all_told() {
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(boxes::load_dir(folder.path()).unwrap_err().len(), BoxFile::ALL.len());
    boxes::export_to(folder.path()).unwrap();
    fs::remove_file(folder.path().join("dice.toml")).unwrap();
    fs::write(folder.path().join("tiles.toml"), [0xff, 0xfe]).unwrap();
    let flaws = boxes::load_dir(folder.path()).unwrap_err();
    assert_eq!(flaws.len(), 2, "{flaws:?}");
    assert_eq!(flaws[0], BoxFlaw::NoFile { file: BoxFile::Dice });
    assert!(matches!(flaws[1], BoxFlaw::Unreadable { file: BoxFile::Tiles, .. }));
}

#[test]
fn seventy_one_cards_are_too_few() {
    let text = Sources::embedded();
    let text = text.text(BoxFile::Objectives);
    let (without_last, _) = text.rsplit_once("[[plan]]").unwrap();
    let mut sources = Sources::embedded();
    sources.replace(BoxFile::Objectives, without_last.into());
    let wanted = BoxFlaw::WrongCount { file: BoxFile::Objectives, kind: "objective", found: 71, wanted: 72 };
    assert_eq!(boxes::load(&sources).unwrap_err(), [wanted]);
}

/// Our own box with these faces on the dice.
fn with_dice(red: &str, yellow: &str, blue: &str) -> Result<boxes::LoadedBox, Vec<BoxFlaw>> {
    let die = |color: &str, faces: &str| {
        let faces: Vec<String> = faces.split(' ').cycle().take(6).map(|face| format!("\"{face}\"")).collect();
        format!("{{ color = \"{color}\", faces = [{}] }}", faces.join(", "))
    };
    let all = [die("red", red), die("yellow", yellow), die("blue", blue)];
    let mut sources = Sources::embedded();
    sources.replace(BoxFile::Dice, format!("dice = [{}]", all.join(", ")));
    boxes::load(&sources)
}

#[test]
fn b2_1_dice_that_can_never_differ_are_refused() {
    let refused = |found: Result<_, Vec<BoxFlaw>>| found.unwrap_err() == [BoxFlaw::SameDice { file: BoxFile::Dice }];
    assert!(refused(with_dice("food", "food", "water books")));
    assert!(refused(with_dice("food", "water", "food water")));
    assert!(refused(with_dice("food water", "water food", "water food")));
    assert!(with_dice("food", "water food", "water food books").is_ok());
    assert!(with_dice("food", "water", "books").is_ok());
}

#[test]
fn b0_7_a_goal_may_take_all_cubes_of_a_seat() {
    let dear = changed(BoxFile::Plans, LAST_GOAL_OF_A, "cost = { food = 20, water = 4, any = 1 }");
    assert!(boxes::load(&dear).is_ok());
}

#[test]
fn b8_3_more_plans_than_there_are_numbers_for_their_actions_are_refused() {
    let plans = |n: usize| {
        let plan = |i: usize| {
            let goal = "goals = [{ cost = { dollars = 1 }, effect = {} }], completion = {}";
            format!("{{ id = \"plan-{i}\", name = \"Plan {i}\", {goal} }}")
        };
        let volunteer = |i: usize| {
            let person = "color = \"red\", cubes = 1, icons = 1, points = 0, cost = { dollars = 1 }, effect = {}";
            format!("{{ id = \"red-{i}\", name = \"Red {i}\", {person} }}")
        };
        let plans: Vec<String> = (0..n).map(plan).collect();
        let volunteers: Vec<String> = (n..72).map(volunteer).collect();
        let mut sources = Sources::embedded();
        let text = format!("plan = [{}]\nvolunteer = [{}]", plans.join(", "), volunteers.join(", "));
        sources.replace(BoxFile::Objectives, text);
        boxes::load(&sources)
    };
    assert!(plans(57).is_ok(), "{:?}", plans(57));
    let wanted = BoxFlaw::TooManyPlans { file: BoxFile::Objectives, found: 58, most: 57 };
    assert_eq!(plans(58).unwrap_err(), [wanted]);
}

#[test]
fn a_missing_location_is_told_wherever_it_is_named() {
    let line = "  { id = \"stanley\", name = \"Stanley\", color = \"purple\", at = [1130, 1260] },\n";
    let flaws = flaws(BoxFile::Map, line, "");
    let told = flaws.iter().filter(|flaw| matches!(flaw, BoxFlaw::UnknownLocation { found, .. } if found == "stanley"));
    assert_eq!((told.count(), flaws.len()), (3, 3), "{flaws:?}");
}

#[test]
fn one_run_tells_the_flaws_of_all_files() {
    let mut sources = changed(BoxFile::Dice, "\"food\"", "\"foood\"");
    let tiles = sources.text(BoxFile::Tiles).replacen("needs = 5", "needs = 0", 1);
    sources.replace(BoxFile::Tiles, tiles);
    assert_eq!(boxes::load(&sources).unwrap_err().len(), 2);
}

#[test]
fn a_box_that_breaks_a_fact_is_still_a_box() {
    use BoxFile::{Dice, Map, Objectives, Plans, PlayerCards, StartingVolunteers, Tiles};
    let changes = [
        (Dice, "dice", "\"food\", \"food\"", "\"food\", \"water\""),
        (PlayerCards, "player-icons", "icons = 1", "icons = 2"),
        (PlayerCards, "player-specialists", "for_tool = 3", "for_tool = 4"),
        (StartingVolunteers, "starting-volunteers", "cubes = 2", "cubes = 1"),
        (Objectives, "icons", "icons = 1", "icons = 3"),
        (Objectives, "own-color", "cube = \"red\"", "cube = \"blue\""),
        (Objectives, "lines", "always = \"feed\"", "always = \"gps\""),
        (Objectives, "tile-requirements", "[\"points\", \"tools\"]", "[\"points\", \"battery\"]"),
        (Objectives, "specimen-slot", "[\"yellow\", \"red\", \"red\"]", "[\"yellow\", \"red\"]"),
        (Objectives, "specimen-dollars", "effect = { dollars = 6 }", "effect = { dollars = 5 }"),
        (Plans, "plan-goals", "link = \"B\"", "link = \"A\""),
        (Plans, "plan-dollars", "dollars = 5", "dollars = 6"),
        (Tiles, "tile-types", "simple = { needs = 5, points = 2 }", "simple = { needs = 5, dollars = 2 }"),
        (Tiles, "tile-challenges", "advanced = { needs = 9, points = 4 }", "advanced = { needs = 9, points = 2 }"),
        (Map, "central", "name = \"Central\"", "name = \"Victoria\""),
    ];
    for (file, fact, from, to) in changes {
        assert_eq!(broken_facts(file, from, to), [BoxFlaw::Fact { file, fact }], "{from} → {to}");
    }
}

#[test]
fn facts_that_take_several_changes_are_checked_too() {
    let all = |file: BoxFile, from: &str, to: &str| {
        let mut sources = Sources::embedded();
        let text = sources.text(file).replace(from, to);
        sources.replace(file, text);
        let loaded = boxes::load(&sources).unwrap_or_else(|flaws| panic!("{from}: {flaws:?}"));
        boxes::check_fixed_facts(&loaded)
    };
    let fact = |file, fact| BoxFlaw::Fact { file, fact };
    let objective = |name| fact(BoxFile::Objectives, name);
    assert!(all(BoxFile::Objectives, "price = 4", "price = 3").contains(&objective("specialists")));
    assert!(
        all(BoxFile::Objectives, "completion = { cube = \"any\" }", "completion = {}")
            .contains(&objective("finishing"))
    );
    assert!(
        all(BoxFile::Objectives, "bonus = { points = 5 }", "bonus = { points = 6 }")
            .contains(&objective("specimen-points"))
    );
    let tiles = all(BoxFile::Tiles, "needs = 6, books = 2", "needs = 7, books = 2");
    assert_eq!(tiles, [fact(BoxFile::Tiles, "tile-specimen")]);
    let map = all(BoxFile::Map, "color = \"red\"", "color = \"blue\"");
    assert_eq!(map, [fact(BoxFile::Map, "red")]);
    // A road through the North leaves no district of seven: it becomes one of four, and the rest a sea.
    let mut sources = changed(
        BoxFile::Map,
        "lines = [\n",
        "lines = [\n{ between = [\"sheung-shui\", \"lam-tsuen\"], kind = \"road\" },\n",
    );
    let north = "\"sha-tau-kok\", \"tai-mei-tuk\", \"tai-po-market\", \"lam-tsuen\", \"kam-tin\"] },";
    let text = sources.text(BoxFile::Map).replacen(north, "\"lam-tsuen\", \"kam-tin\"] },", 1);
    let text = text.replacen("at = [770, 220]", "at = [550, 250]", 1).replacen(
        "seas = [\n",
        "seas = [\n{ id = \"lake\", at = [800, 220], ring = [\"sheung-shui\", \"sha-tau-kok\", \"tai-mei-tuk\", \
         \"tai-po-market\", \"lam-tsuen\"] },\n",
        1,
    );
    sources.replace(BoxFile::Map, text);
    let loaded = boxes::load(&sources).unwrap_or_else(|flaws| panic!("{flaws:?}"));
    assert_eq!(boxes::check_fixed_facts(&loaded), [fact(BoxFile::Map, "district-sizes")]);
}

/// A line is easily lost while typing; whatever it was, the loader answers with a box or with what is wrong.
#[test]
fn a_lost_line_never_ends_in_silence() {
    for file in BoxFile::ALL {
        let ours = Sources::embedded();
        let lines: Vec<&str> = ours.text(file).lines().collect();
        let step = if lines.len() > 200 { 7 } else { 1 };
        for lost in (0..lines.len()).step_by(step) {
            let rest: Vec<&str> = lines.iter().enumerate().filter(|(i, _)| *i != lost).map(|(_, line)| *line).collect();
            let mut sources = ours.clone();
            sources.replace(file, rest.join("\n"));
            let flaws = boxes::load(&sources).err();
            assert!(flaws.is_none_or(|flaws| !flaws.is_empty()), "{}:{}", file.name(), lost + 1);
        }
    }
}
