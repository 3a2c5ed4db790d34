//! What holds for any text and any placement, tried on a hundred thousand of each.
//!
//! `PROPTEST_CASES` sets another number of cases.

mod games;

use std::fmt::{Debug, Display};
use std::str::FromStr;
use std::sync::LazyLock;

use game::record::{Record, Step, heading};
use game::{Game, Refusal, play};
use games::{positions, random_game};
use hongkong::{HongKong, Piece, Placement, Player, Plot, Position, Setup, State};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;

fn config() -> ProptestConfig {
    let cases = std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(100_000);
    ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(cases) }
}

/// All positions of some random games, whose texts the properties start from.
static POSITIONS: LazyLock<Vec<Position>> = LazyLock::new(|| (0..60).flat_map(positions).collect());

/// Texts of records: the first steps of random games with what can happen at a table.
static RECORDS: LazyLock<Vec<String>> =
    LazyLock::new(|| (0..24).map(|seed| record_text(seed, seed as usize % 12)).collect());

fn record_text(seed: u64, steps: usize) -> String {
    let (first, placements) = random_game(seed);
    let mut record = Record::new(&HongKong, Setup::First(first));
    let push = |record: &mut Record<HongKong>, step| record.push(&HongKong, step, &mut ()).unwrap();
    record.set_tag("seat-A", "Ada");
    push(&mut record, Step::Entropy(first.seat(), [seed as u8; 32]));
    for placement in placements.into_iter().take(steps) {
        let seat = record.state().position().unwrap().to_move().seat();
        push(&mut record, Step::Play(seat, vec![placement]));
    }
    if steps > 3 {
        push(&mut record, Step::Undo { by: None, from: steps });
        push(&mut record, Step::Resign(first.seat()));
        push(&mut record, Step::Takeover(first.seat(), "bot".into()));
    }
    let text = record.to_text(&HongKong);
    // Half of them unsealed, so that what is changed in them reaches the rules.
    if seed.is_multiple_of(2) {
        text
    } else {
        text.lines().filter(|line| !line.starts_with("seal")).collect::<Vec<_>>().join("\n") + "\nunsealed\n"
    }
}

/// A change of a text at a place: something is put there, over what was there, or taken away.
type Edit = (Index, u8, &'static str);

fn edits() -> impl Strategy<Value = Vec<Edit>> {
    const BITS: [&str; 32] = [
        "",
        " ",
        "\n",
        "\r",
        ",",
        "/",
        ".",
        "-",
        "+",
        "!",
        "^",
        "*",
        "=",
        "A",
        "B",
        "C",
        "a",
        "b",
        "0",
        "1",
        "2",
        "5",
        "6",
        "20",
        "1A",
        "3b",
        "c3",
        "e5^",
        "ä",
        "first ",
        "/undo ",
        "unsealed\n",
    ];
    vec((any::<Index>(), 0..4_u8, proptest::sample::select(&BITS[..])), 0..4)
}

fn edited(text: &str, edits: &[Edit]) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for (place, kind, bit) in edits {
        let at = place.index(chars.len() + 1);
        let until = (at + usize::from(*kind)).min(chars.len());
        chars.splice(at..until, bit.chars());
    }
    chars.into_iter().collect()
}

/// What is read, if anything is, is written so that it is read again.
fn is_stable<T: FromStr<Err: Debug> + Display + PartialEq + Debug>(text: &str) {
    if let Ok(read) = text.parse::<T>() {
        let written = read.to_string();
        assert_eq!(written, text, "there is one way to write what is read");
        assert_eq!(written.parse::<T>().unwrap(), read);
    }
}

fn is_stable_setup(text: &str) {
    if let Ok(setup) = HongKong.parse_setup(text) {
        assert_eq!(HongKong.print_setup(&setup), text);
    }
}

fn is_stable_outcome(text: &str) {
    if let Ok(outcome) = HongKong.parse_outcome(text) {
        assert_eq!(HongKong.print_outcome(outcome), text);
    }
}

/// A record may be read from several texts, with other line ends for one, but is written in one way.
fn is_stable_record(text: &str) {
    let _ = heading(text).map(|heading| heading.game);
    if let Ok(record) = Record::from_text(&HongKong, text) {
        let written = record.to_text(&HongKong);
        let again = Record::from_text(&HongKong, &written).unwrap();
        assert_eq!(again.to_text(&HongKong), written);
        assert_eq!(again, record);
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>(), few in "[a-eA-C0-9.,/!^+ -]{0,12}") {
        for text in [text.as_str(), few.as_str()] {
            is_stable::<Placement>(text);
            is_stable::<Player>(text);
            is_stable::<Position>(text);
            is_stable_setup(text);
            is_stable_outcome(text);
            is_stable_record(text);
        }
    }

    #[test]
    fn changed_placements_are_read_or_refused(n in 0..75_usize, edits in edits()) {
        let text = edited(&placement(n).to_string(), &edits);
        is_stable::<Placement>(&text);
        is_stable::<Player>(&text);
        is_stable_outcome(&text);
    }

    #[test]
    fn changed_positions_and_setups_are_read_or_refused(which in any::<Index>(), edits in edits()) {
        let text = edited(&which.get(POSITIONS.as_slice()).to_string(), &edits);
        is_stable::<Position>(&text);
        is_stable_setup(&format!("position {text}"));
        is_stable_setup(&edited("first A", &edits));
        is_stable_setup(&edited("draw", &edits));
    }

    #[test]
    fn any_numbers_make_a_position_that_can_be_played_or_none(
        which in any::<Index>(), turns in 0..52_u8, supplies in any::<[[u8; 3]; 2]>(), open in any::<bool>()
    ) {
        let position = which.get(POSITIONS.as_slice()).to_string();
        let rows = position.split(' ').next().unwrap();
        let [a, b] = supplies.map(|[standard, fast, roof]| format!("{}-{}-{}", standard % 21, fast % 6, roof % 6));
        let (mover, open) = (Player::BOTH[usize::from(turns % 2)], if open { " +" } else { "" });
        let text = format!("{rows} {mover} {turns} {a} {b}{open}");
        is_stable::<Position>(&text);
    }

    #[test]
    fn changed_records_are_read_or_refused(which in any::<Index>(), edits in edits()) {
        let text: &String = which.get(RECORDS.as_slice());
        is_stable_record(&edited(text, &edits));
    }

    #[test]
    fn what_is_read_can_be_played(which in any::<Index>(), edits in edits(), choices in vec(any::<Index>(), 8)) {
        let text = edited(&which.get(POSITIONS.as_slice()).to_string(), &edits);
        let Ok(mut position) = text.parse::<Position>() else { return Ok(()) };
        for choice in choices {
            let legal = games::placements_of(&position);
            prop_assert_eq!(legal.is_empty(), position.is_over(), "{}", position);
            if legal.is_empty() {
                break;
            }
            position.place(*choice.get(&legal));
            prop_assert_eq!(position.to_string().parse::<Position>(), Ok(position));
        }
    }

    #[test]
    fn a_placement_is_played_exactly_when_it_is_listed(which in any::<Index>(), n in 0..75_usize) {
        let (position, placement) = (which.get(POSITIONS.as_slice()), placement(n));
        let seat = position.to_move().seat();
        let before = State::Play(*position);
        let mut list = <HongKong as Game>::Actions::default();
        HongKong.legal_now(&before, seat, &mut list);
        let (mut after, mut told) = (before, Vec::new());
        match play(&HongKong, &mut after, seat, placement, &mut told) {
            Ok(()) => {
                prop_assert!(list.contains(&placement));
                prop_assert_ne!(after, before);
                prop_assert!(!told.is_empty());
            }
            Err(refusal) => {
                prop_assert!(!list.contains(&placement));
                prop_assert_eq!(after, before);
                prop_assert!(told.is_empty());
                let explained = matches!(refusal, Refusal::Rule(_));
                prop_assert_eq!(explained, !position.is_over());
            }
        }
    }
}

fn placement(n: usize) -> Placement {
    Placement { piece: Piece::ALL[n / 25], plot: Plot::all().nth(n % 25).unwrap() }
}
