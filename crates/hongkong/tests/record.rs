//! Whole games of Hong Kong as text.

mod games;

use game::record::{Fault, FileError, Flaw, Record, Step, heading};
use game::{Game, Refusal, Seat, SeatSet, Turn, Untimely};
use games::random_game;
use hongkong::{HongKong, Placement, Player, Position, Reason, Setup, Starts, State};

type Written = Record<HongKong>;
type Read = Result<Written, FileError<Reason>>;

/// A game in which the first move was drawn, a turn was taken back, and one gave up.
const GAME: &str = "\
harbour game 1
game hongkong
rules 1
setup draw
seat-A Ada

1 * 1/2 B
2 B c2
3 A b1! c1
4 = /undo 3
5 A c3! c3^
6 = /undo 5
7 A c1^
8 B /resign
unsealed
";

fn read(text: &str) -> Read {
    Record::from_text(&HongKong, text)
}

fn flaw(line: usize, flaw: Flaw) -> Read {
    Err(FileError { line, fault: flaw.into() })
}

fn refused(line: usize, reason: Reason) -> Read {
    Err(FileError { line, fault: Fault::Refused(Refusal::Rule(reason)) })
}

#[test]
fn a_game_written_by_hand_is_read() {
    let record = read(GAME).unwrap();
    let position = ".,.,1a,.,./.,.,1B,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,. B 2 20-5-4 19-5-5";
    assert_eq!(record.state(), &State::Play(position.parse().unwrap()));
    assert_eq!((record.steps().len(), record.setup(), record.tag("seat-A")), (8, &Setup::Draw, Some("Ada")));
    assert_eq!(record.resigned(), SeatSet::only(Seat::B));
    assert!(record.is_over(&HongKong));
    assert_eq!(heading(GAME).map(|heading| heading.game), Some("hongkong"));
}

#[test]
fn the_game_of_the_documentation_is_read() {
    let notation = include_str!("../../../docs/notation.md");
    let file = notation.split("```\n").find(|block| block.starts_with("harbour game")).unwrap();
    let (steps, _) = file.split_once("seal ").unwrap();
    let record = read(&format!("{steps}unsealed")).unwrap();
    let position = ".,.,1a,.,./.,.,1A,.,./.,.,.,1B,./.,.,.,.,./.,.,.,.,. B 3 19-5-4 19-5-5";
    assert_eq!(record.state(), &State::Play(position.parse().unwrap()));
}

#[test]
fn a_sealed_game_is_written_and_read_alike() {
    let text = read(GAME).unwrap().to_text(&HongKong);
    let (lines, seal) = text.trim_end().rsplit_once('\n').unwrap();
    assert_eq!(format!("{lines}\nunsealed\n"), GAME);
    assert!(seal.starts_with("seal "));
    assert_eq!(read(&text), read(GAME));
    assert_eq!(read(&text).unwrap().to_text(&HongKong), text);
}

#[test]
fn random_games_come_back_whole() {
    for seed in 0..60 {
        let (first, placements) = random_game(seed);
        let mut record = Record::new(&HongKong, Setup::First(first));
        for placement in placements {
            let seat = record.state().position().unwrap().to_move().seat();
            record.push(&HongKong, Step::Play(seat, vec![placement]), &mut ()).unwrap();
        }
        assert!(record.is_over(&HongKong));
        assert_eq!(read(&record.to_text(&HongKong)), Ok(record));
    }
}

#[test]
fn the_edited_line_is_named() {
    let text = read(GAME).unwrap().to_text(&HongKong);
    // The change is told even where the rules would stumble over it elsewhere, or not at all.
    for (line, from, to) in [(3, "rules 1", "rules 1 "), (5, "Ada", "Eve"), (8, "2 B c2", "2 B c3"), (13, "c1^", "c1")]
    {
        let edited = text.replacen(from, to, 1);
        let expected = if to.ends_with(' ') { read(GAME) } else { flaw(line, Flaw::Edited) };
        assert_eq!(read(&edited), expected, "{to}");
    }
    let broken = text.replacen("seal ", "seal 0", 1);
    assert_eq!(read(&broken), flaw(15, Flaw::SealBroken));
}

#[test]
fn a_line_left_out_or_put_in_is_named() {
    let text = read(GAME).unwrap().to_text(&HongKong);
    assert_eq!(read(&text.replacen("8 B /resign\n", "", 1)), flaw(14, Flaw::SealBroken));
    assert_eq!(read(&text.replacen("seat-A Ada\n", "", 1)), flaw(5, Flaw::Edited));
}

#[test]
fn a_file_cut_off_is_named() {
    let text = read(GAME).unwrap().to_text(&HongKong);
    let lines: Vec<&str> = text.lines().collect();
    for n in 6..lines.len() {
        assert_eq!(read(&(lines[..n].join("\n") + "\n")), flaw(n + 1, Flaw::Truncated), "{n} lines");
    }
    // A seal that was cut itself is no seal of these lines.
    let cut = &text[..text.len() - 5];
    assert_eq!(read(cut), flaw(lines.len(), Flaw::SealBroken));
}

#[test]
fn what_the_rules_refuse_is_named_with_its_line() {
    let centre = GAME.replace("2 B c2", "2 B c3");
    assert_eq!(read(&centre), refused(8, Reason::Centre));
    let garbled = GAME.replace("2 B c2", "2 B c9");
    assert_eq!(read(&garbled), refused(8, Reason::NoPlacement { text: "c9".into() }));
    let setup = GAME.replace("setup draw", "setup first C");
    assert_eq!(read(&setup), refused(4, Reason::NoPlayer { text: "C".into() }));
    let other = GAME.replace("2 B c2", "2 A c2");
    let not_asked = Fault::Refused(Refusal::Untimely(Untimely::NotAsked { seat: Seat::A }));
    assert_eq!(read(&other), Err(FileError { line: 8, fault: not_asked }));
    let two_turns = GAME.replace("2 B c2", "2 B c2 c4");
    assert_eq!(read(&two_turns), flaw(8, Flaw::TooMany { asked: 1 }));
}

#[test]
fn the_draw_is_checked() {
    let other = |line: &str| read(&GAME.replace("1 * 1/2 B", line));
    let outcome = Flaw::Outcome { found: "A".into(), wanted: "B".into() };
    assert_eq!(other("1 * 1/2 A"), flaw(7, outcome));
    assert_eq!(other("1 * 2/2 B"), flaw(7, Flaw::Chances { found: "2/2".into(), wanted: 2 }));
    assert_eq!(other("1 * 1/3 B"), flaw(7, Flaw::Chances { found: "1/3".into(), wanted: 2 }));
    let again = GAME.replace("2 B c2", "2 * 1/2 B");
    assert_eq!(read(&again), flaw(8, Flaw::NoChance));
}

#[test]
fn a_turn_that_was_answered_is_taken_back_by_the_table_alone() {
    let mut record: Written = Record::new(&HongKong, Setup::First(Player::A));
    let place = |text: &str| vec![text.parse::<Placement>().unwrap()];
    record.push(&HongKong, Step::Play(Seat::A, place("a1")), &mut ()).unwrap();
    record.push(&HongKong, Step::Play(Seat::B, place("b1")), &mut ()).unwrap();
    let alone = record.push(&HongKong, Step::Undo { by: Some(Seat::A), from: 1 }, &mut ());
    assert_eq!(alone, Err(Flaw::Barrier { from: 1 }.into()));
    record.push(&HongKong, Step::Undo { by: None, from: 1 }, &mut ()).unwrap();
    assert_eq!(record.state(), &State::Play(Position::start(Player::A)));
}

#[test]
fn a_record_is_walked_state_by_state() {
    let record = read(GAME).unwrap();
    let mut texts = Vec::new();
    record.walk(&HongKong, |step, state, told| {
        assert_eq!(told.len(), usize::from(step.is_some()));
        texts.push(state.position().map(|position| (position.to_move(), position.turns())));
    });
    assert_eq!(texts, [None, Some((Player::B, 0)), Some((Player::A, 1)), Some((Player::B, 2))]);
    let live: Vec<usize> = record.live().map(|(number, _)| number).collect();
    assert_eq!(live, [1, 2, 7]);
    assert_eq!(record.steps()[0], Step::Chance { k: 1, m: 2, outcome: Starts(Player::B) });
}

#[test]
fn a_game_goes_on_from_a_position() {
    let last = "5a,5a,5a,5a,5a/.,.,.,.,./.,.,.,.,./.,.,.,.,1A/5b,5b,5b,5b,4b B 49 0-5-0 1-4-0";
    let mut record: Written = Record::new(&HongKong, Setup::From(last.parse().unwrap()));
    record.push(&HongKong, Step::Play(Seat::B, vec!["c3".parse().unwrap()]), &mut ()).unwrap();
    assert!(record.is_over(&HongKong));
    assert_eq!(HongKong.turn(record.state()), Turn::Over);
    assert_eq!(read(&record.to_text(&HongKong)), Ok(record));
}
