//! The counts in `hongkong.perft`, of which each line is a position and the numbers of its lines of play:
//!
//! `position;pieces n n n;turns n n`: by one piece, two, three; by one turn, two.
//!
//! The fast generator must find every number there, and the naive one all but the deepest. The file is written by
//! `UPDATE_EXPECT=1 cargo test -p hongkong --test perft`: the positions are drawn from random games, and the numbers
//! are those of the naive generator.

mod games;
mod naive;

use std::fmt::Write;
use std::sync::LazyLock;

use hongkong::{Player, Position, perft, perft_turns};
use naive::Naive;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/hongkong.perft");

struct Line {
    position: String,
    pieces: Vec<u64>,
    turns: Vec<u64>,
}

fn table() -> &'static [Line] {
    static TABLE: LazyLock<Vec<Line>> = LazyLock::new(|| {
        if std::env::var_os("UPDATE_EXPECT").is_some() {
            std::fs::write(FILE, drawn_table()).unwrap();
        }
        let text = std::fs::read_to_string(FILE).unwrap();
        text.lines().filter(|line| !line.starts_with('#')).map(read_line).collect()
    });
    &TABLE
}

fn read_line(line: &str) -> Line {
    let [position, pieces, turns] = line.split(';').collect::<Vec<&str>>()[..] else { panic!("{line}") };
    let numbers = |text: &str, name: &str| -> Vec<u64> {
        let numbers = text.strip_prefix(name).unwrap_or_else(|| panic!("{line}"));
        numbers.split_whitespace().map(|number| number.parse().unwrap()).collect()
    };
    Line { position: position.into(), pieces: numbers(pieces, "pieces"), turns: numbers(turns, "turns") }
}

/// Both starts, and positions from early to late in random games: every stage of the turn and the end itself.
fn drawn_table() -> String {
    let starts = Player::BOTH.map(|first| (Position::start(first), 4));
    let drawn = (0..64).map(|n| {
        let positions = games::positions(1_000 + n);
        (positions[positions.len() * (n as usize % 16 + 1) / 16 - 1], 3)
    });
    let mut text = String::from("# position;lines by pieces, depth 1 2 3;lines by turns, depth 1 2\n");
    for (position, depth) in starts.into_iter().chain(drawn) {
        let naive = Naive::read(&position.to_string());
        let _ = write!(text, "{position};pieces");
        (1..=depth).for_each(|depth| write!(text, " {}", naive.lines_of_pieces(depth)).unwrap());
        text.push_str(";turns");
        (1..=2).for_each(|depth| write!(text, " {}", naive.lines_of_turns(depth)).unwrap());
        text.push('\n');
    }
    text
}

fn depths(numbers: &[u64]) -> impl Iterator<Item = (u32, u64)> {
    (1..).zip(numbers.iter().copied())
}

#[test]
fn both_generators_find_the_numbers_of_the_table() {
    for Line { position: text, pieces, turns } in table() {
        let (position, naive): (Position, Naive) = (text.parse().unwrap(), Naive::read(text));
        assert_eq!(naive.text(), *text);
        for (depth, number) in depths(pieces) {
            assert_eq!(perft(&position, depth), number, "by {depth} pieces: {text}");
            // The naive one needs seconds for four pieces, which were counted when the table was written.
            if depth < 4 {
                assert_eq!(naive.lines_of_pieces(depth), number, "naively by {depth} pieces: {text}");
            }
        }
        for (depth, number) in depths(turns) {
            assert_eq!(perft_turns(&position, depth), number, "by {depth} turns: {text}");
            assert_eq!(naive.lines_of_turns(depth), number, "naively by {depth} turns: {text}");
        }
    }
}

#[test]
fn the_table_has_positions_of_all_kinds() {
    let table = table();
    let count = |kind: fn(&Position) -> bool| table.iter().filter(|line| kind(&line.position.parse().unwrap())).count();
    assert!(table.len() >= 52);
    assert!(count(Position::is_open) >= 5);
    assert!(count(Position::is_over) >= 4);
    assert!(count(|position| position.turns() >= 40 && !position.is_over()) >= 4);
}

#[test]
fn nothing_is_one_line() {
    let position = Position::start(Player::A);
    assert_eq!((perft(&position, 0), perft_turns(&position, 0)), (1, 1));
}

#[test]
fn the_start_five_pieces_deep() {
    assert_eq!(perft(&Position::start(Player::A), 5), 1_125_109_752);
}
