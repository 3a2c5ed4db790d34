//! Records, tried on the toy game: steps and their undoing, and files with every flaw there is.

mod toy;

use std::collections::BTreeSet;

use game::luck::Seed;
use game::record::{Fault, FileError, Flaw, Record, Step, heading};
use game::{Game, Keys, Message, Refusal, Seat, SeatSet, Turn, Untimely, Viewer};
use toy::{Action, Lanterns, Outcome, Reason};

const GAME: Lanterns = Lanterns::sound();

/// A first round with everything that can happen at a table.
const FILE: &str = "\
harbour game 1
game lanterns
rules 1
box 6-3
setup coins 9
seat-A Ada Lovelace

1 A /entropy 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
2 * 0/6 lamp-1
3 * 3/6 lamp-4
4 * 5/6 lamp-6
5 A bid-2 bid-4
6 B bid-3
7 A /undo 5
8 C /resign
9 C /takeover greedy bot
10 A bid-1
11 B ready
12 C nod
13 A ready
14 * 4/6 die-5
unsealed
";

/// The seal of these lines, computed apart from this project by Python's `hashlib`.
const SEAL: &str = "seal c740354d360bb9e0 a683d763596ee3e9613fec9ea84b9f1db66fc72b6a";

type Written = Record<Lanterns>;
type Read = Result<Written, FileError<Reason>>;

fn read(text: &str) -> Read {
    Record::from_text(&GAME, text)
}

fn written() -> Written {
    read(FILE).unwrap()
}

fn sealed() -> String {
    written().to_text(&GAME)
}

/// The first lines of the file, played.
fn played(lines: usize) -> Written {
    let text: String = FILE.split_inclusive('\n').take(lines).collect();
    read(&(text + "unsealed")).unwrap()
}

fn push(record: &mut Written, step: Step<Lanterns>) -> Result<(), Fault<Reason>> {
    record.push(&GAME, step, &mut ())
}

fn undo(by: impl Into<Option<Seat>>, from: usize) -> Step<Lanterns> {
    Step::Undo { by: by.into(), from }
}

/// What the seat sees of the record's state.
fn seen(record: &Written, seat: Seat) -> toy::View {
    GAME.view(record.state(), seat.into())
}

/// The record as it would be had only these answers been given after the deal.
fn dealt_and(answers: &[(Seat, Action)]) -> Written {
    let mut record = played(11);
    for &(seat, action) in answers {
        push(&mut record, Step::Play(seat, vec![action])).unwrap();
    }
    record
}

#[test]
fn a_file_is_read_and_written_as_it_was() {
    let record = written();
    assert_eq!(record.steps().len(), 14);
    assert_eq!(record.setup(), &9);
    // A bid one coin, B three, C none; the die shows five, and the lamps of B and C are bright.
    assert_eq!(GAME.scores(record.state()).0, [1, 4, 0, 0]);
    assert_eq!(GAME.turn(record.state()), Turn::Chance);
    assert_eq!(record.live().map(|(number, _)| number).collect::<Vec<_>>(), [2, 3, 4, 6, 10, 11, 12, 13, 14]);
    let text = sealed();
    let (lines, seal) = text.trim_end().rsplit_once('\n').unwrap();
    assert_eq!(format!("{lines}\nunsealed\n"), FILE);
    assert_eq!(seal, SEAL);
    assert_eq!(read(&text), Ok(record));
}

#[test]
fn files_with_other_line_ends_and_spaces_at_them_are_read() {
    for text in [FILE.to_owned(), sealed()] {
        assert_eq!(read(&text.replace('\n', "\r\n")), read(&text));
        assert_eq!(read(&text.replace('\n', "  \n")), read(&text));
        assert_eq!(read(text.trim_end()), read(&text));
    }
    assert_eq!(heading(&FILE.replace('\n', "\r\n")).map(|heading| heading.game), Some("lanterns"));
}

#[test]
fn tags_are_kept() {
    let mut record = written();
    assert_eq!(record.tag("seat-A"), Some("Ada Lovelace"));
    assert_eq!(record.tag("seat-B"), None);
    record.set_tag("seat-B", " Bob\n\tthe\u{7f} builder ");
    record.set_tag("seat-A", "Ada");
    record.set_tag("date", "");
    assert_eq!(record.tag("seat-B"), Some("Bob  the  builder"));
    let again = read(&record.to_text(&GAME)).unwrap();
    assert_eq!(again, record);
    let tags = ["seat-A", "seat-B", "date"].map(|name| again.tag(name));
    assert_eq!(tags, [Some("Ada"), Some("Bob  the  builder"), Some("")]);
}

/// Each flaw a file can have: what is changed in the file, and what is found where.
#[test]
fn each_flaw_is_found_on_its_line() {
    let header = |line: usize, flaw: Flaw, from: &str, to: &str| (line, flaw, FILE.replacen(from, to, 1));
    let step = |line: usize, flaw: Flaw, to: &str| {
        let from = FILE.lines().nth(line - 1).unwrap();
        (line, flaw, FILE.replacen(from, to, 1))
    };
    let word = |found: &str| Flaw::Word { found: found.into() };
    let chances = |found: &str| Flaw::Chances { found: found.into(), wanted: 6 };
    let number = |found: &str, wanted| Flaw::Number { found: found.into(), wanted };
    let no_header = |name| Flaw::NoHeader { name };
    let other_box = |found: &str| Flaw::OtherBox { found: found.into(), ours: "6-3".into() };
    let tags = |n: usize| (0..n).map(|i| format!("tag-{i} x")).collect::<Vec<_>>().join("\n");
    let hex = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
    let flaws = [
        (1, Flaw::NotAGame, String::new()),
        header(1, Flaw::NotAGame, "harbour game 1", "harbor game 1"),
        header(1, Flaw::NotAGame, "harbour game 1", ""),
        header(1, Flaw::OtherFormat { found: "2".into() }, "harbour game 1", "harbour game 2"),
        header(2, Flaw::OtherGame { found: "chess".into(), wanted: "lanterns" }, "lanterns", "chess"),
        header(3, Flaw::OtherRules { found: "2".into(), ours: 1 }, "rules 1", "rules 2"),
        header(3, Flaw::OtherRules { found: "01".into(), ours: 1 }, "rules 1", "rules 01"),
        header(4, other_box("6-4"), "box 6-3", "box 6-4"),
        header(6, other_box(""), "box 6-3\n", ""),
        header(6, no_header("game"), "game lanterns\n", ""),
        header(6, no_header("rules"), "rules 1\n", ""),
        header(6, no_header("setup"), "setup coins 9\n", ""),
        header(7, Flaw::TwiceHeader { name: "rules".into() }, "\n\n", "\nrules 1\n\n"),
        header(7, Flaw::TwiceHeader { name: "seat-A".into() }, "\n\n", "\nseat-A Eve\n\n"),
        // Five lines stand there already, so 60 more are one too many.
        header(66, Flaw::LongHeader { most: 64 }, "\n\n", &format!("\n{}\n\n", tags(60))),
        step(9, number("3", 2), "3 * 0/6 lamp-1"),
        step(9, number("02", 2), "02 * 0/6 lamp-1"),
        step(9, number("*", 2), "* 0/6 lamp-1"),
        header(8, number("", 1), "1 A /entropy", "\n1 A /entropy"),
        step(12, Flaw::Actor { found: "E".into() }, "5 E ready"),
        step(12, Flaw::Actor { found: "a".into() }, "5 a ready"),
        step(12, Flaw::Empty, "5 A"),
        step(12, Flaw::Empty, "5"),
        step(12, word("/dance"), "5 A /dance"),
        step(12, word("/resign now"), "5 A /resign now"),
        step(12, word("/resign"), "5 = /resign"),
        step(12, word("/takeover"), "5 A /takeover"),
        step(12, word("/takeover bot"), "5 = /takeover bot"),
        step(12, word("/undo x"), "5 A /undo x"),
        step(12, word("ready"), "5 = ready"),
        step(9, word("lamp-1"), "2 * lamp-1"),
        step(9, word("0-6 lamp-1"), "2 * 0-6 lamp-1"),
        step(9, word("x/6 lamp-1"), "2 * x/6 lamp-1"),
        step(9, word("+0/6 lamp-1"), "2 * +0/6 lamp-1"),
        step(9, word("0/06 lamp-1"), "2 * 0/06 lamp-1"),
        step(12, word("/undo +4"), "5 A /undo +4"),
        step(12, word("/undo 04"), "5 A /undo 04"),
        step(8, word(&format!("/entropy {}", &hex[1..])), &format!("1 A /entropy {}", &hex[1..])),
        step(8, word(&format!("/entropy {hex}0")), &format!("1 A /entropy {hex}0")),
        step(8, word(&format!("/entropy g{}", &hex[1..])), &format!("1 A /entropy g{}", &hex[1..])),
        step(12, Flaw::NoChance, "5 * 0/6 lamp-1"),
        step(9, chances("6/6"), "2 * 6/6 lamp-1"),
        step(9, chances("0/5"), "2 * 0/5 lamp-1"),
        step(9, Flaw::Outcome { found: "lamp-2".into(), wanted: "lamp-1".into() }, "2 * 0/6 lamp-2"),
        step(20, Flaw::TooMany { asked: 1 }, "13 A ready bid-2"),
        step(12, Flaw::NothingToUndo { from: 4 }, "5 A /undo 4"),
        header(22, Flaw::Barrier { from: 13 }, "unsealed", "15 A /undo 13\nunsealed"),
        step(12, Flaw::LateEntropy, &format!("5 A /entropy {hex}")),
        (FILE.lines().count(), Flaw::Truncated, FILE.replace("unsealed\n", "")),
        (8, Flaw::Truncated, FILE.split_inclusive('\n').take(7).collect()),
        (12, Flaw::Edited, sealed().replacen("bid-2", "bid-4", 1)),
        (22, Flaw::SealBroken, sealed().replacen("seal ", "seal 00", 1)),
        (23, Flaw::AfterEnd, format!("{FILE}15 A ready\n")),
        (23, Flaw::AfterEnd, format!("{}\n", sealed())),
        step(15, Flaw::NoSeat { seat: Seat::D }, "8 D /resign"),
    ];
    assert!(read(&FILE.replacen("\n\n", &format!("\n{}\n\n", tags(59)), 1)).is_ok(), "so many are no flaw");
    // What only the seed tells is not found by reading.
    let mut reached = BTreeSet::from(["file-luck"]);
    for (line, flaw, text) in flaws {
        reached.insert(flaw.key());
        assert_eq!(read(&text), Err(FileError { line, fault: Fault::Flaw(flaw) }), "{text}");
    }
    let all: BTreeSet<&str> = Flaw::KEYS.iter().map(|key| key.id).collect();
    assert_eq!(reached, all);
}

#[test]
fn what_the_game_refuses_is_found_on_its_line() {
    let refused = |line: usize, why: Refusal<Reason>| Err(FileError { line, fault: Fault::Refused(why) });
    let garbled = |text: &str| Refusal::Rule(Reason::Garbled { text: text.into() });
    let with = |from: &str, to: &str| read(&FILE.replacen(from, to, 1));
    assert_eq!(with("setup coins 9", "setup cash 9"), refused(5, garbled("cash 9")));
    assert_eq!(with("6 B bid-3", "6 B bet-3"), refused(13, garbled("bet-3")));
    assert_eq!(with("6 B bid-3", "6 B  bid-3"), refused(13, garbled("")));
    assert_eq!(with("lamp-1", "lamb-1"), refused(9, garbled("lamb-1")));
    assert_eq!(with("6 B bid-3", "6 B bid-7"), refused(13, Refusal::Rule(Reason::Coins { bid: 7, coins: 6 })));
    let nobody = |line| Err(FileError { line, fault: Flaw::NoSeat { seat: Seat::D }.into() });
    assert_eq!(with("6 B bid-3", "6 D bid-3"), nobody(13));
    assert_eq!(with("8 C /resign", "8 D /resign"), nobody(15));
    assert_eq!(with("9 C /takeover", "9 D /takeover"), nobody(16));
    assert_eq!(with("1 A /entropy", "1 D /entropy"), nobody(8));
    // In a file cut off as well, what is refused comes first.
    assert_eq!(read("harbour game 1\ngame lanterns\nrules 1\nbox 6-3\nsetup coins 9\n\n1 A ready"), {
        refused(7, Refusal::Untimely(Untimely::Chance))
    });
}

#[test]
fn an_edit_is_told_before_the_rules_stumble_over_it() {
    let edited = sealed().replacen("2 * 0/6 lamp-1", "2 * 0/6 lamp-9", 1);
    assert_eq!(read(&edited), Err(FileError { line: 9, fault: Flaw::Edited.into() }));
    let lines_changed = sealed().replacen("6 B bid-3", "6 B bid-4", 1).replacen("Ada", "Eve", 1);
    assert_eq!(read(&lines_changed), Err(FileError { line: 6, fault: Flaw::Edited.into() }));
}

#[test]
fn faults_say_what_they_are() {
    let key = |fault: Fault<Reason>| (fault.message().key(), fault.message().rule());
    assert_eq!(key(Flaw::Edited.into()), ("file-edited", None));
    assert_eq!(key(Fault::Refused(Refusal::Rule(Reason::Nothing))), ("toy-nothing", Some("T2")));
}

#[test]
fn a_seat_takes_back_its_own_steps_and_the_others_stay() {
    let (a, b) = ((Seat::A, Action::Bid(2)), (Seat::B, Action::Bid(3)));
    let mut record = dealt_and(&[a, b, (Seat::A, Action::Unbid), (Seat::C, Action::Ready)]);
    push(&mut record, undo(Seat::A, 5)).unwrap();
    let expected = dealt_and(&[b, (Seat::C, Action::Ready)]);
    assert_eq!(record.state(), expected.state());
    assert_eq!(record.steps().len(), 9);
    // From a later step on, what came before stays.
    let mut record = dealt_and(&[a, b, (Seat::A, Action::Unbid), (Seat::C, Action::Ready)]);
    push(&mut record, undo(Seat::A, 7)).unwrap();
    assert_eq!(record.state(), dealt_and(&[a, b, (Seat::C, Action::Ready)]).state());
    assert_eq!(seen(&record, Seat::A), seen(&dealt_and(&[a, b, (Seat::C, Action::Ready)]), Seat::A));
}

#[test]
fn what_was_taken_back_is_not_taken_back_again() {
    let mut record = dealt_and(&[(Seat::A, Action::Bid(2))]);
    push(&mut record, undo(Seat::A, 5)).unwrap();
    let again = push(&mut record, undo(Seat::A, 5));
    assert_eq!(again, Err(Flaw::NothingToUndo { from: 5 }.into()));
}

#[test]
fn the_table_takes_back_everything_from_a_step_on() {
    let mut record = written();
    push(&mut record, undo(None, 6)).unwrap();
    assert_eq!(record.state(), played(11).state());
    push(&mut record, undo(None, 1)).unwrap();
    assert_eq!(record.state(), &GAME.start(&9));
    assert_eq!(record.live().count(), 0);
    assert_eq!(read(&record.to_text(&GAME)), Ok(record));
}

#[test]
fn what_others_have_heard_is_not_taken_back_alone() {
    let before = written();
    for (by, from) in [(Seat::A, 13), (Seat::A, 5), (Seat::B, 11)] {
        let mut record = before.clone();
        assert_eq!(push(&mut record, undo(by, from)), Err(Flaw::Barrier { from }.into()), "{by} from {from}");
        assert_eq!(record, before);
    }
}

#[test]
fn there_must_be_something_to_take_back() {
    let before = written();
    // C has nothing after step 12, the table nothing in the future or before the start.
    let nothing = [undo(Seat::C, 13), undo(None, 15), undo(None, 99), undo(None, 0), undo(Seat::A, 0)];
    for step in nothing {
        let Step::Undo { from, .. } = step else { unreachable!() };
        let mut record = before.clone();
        assert_eq!(push(&mut record, step), Err(Flaw::NothingToUndo { from }.into()));
        assert_eq!(record, before);
    }
}

#[test]
fn entropy_is_added_before_the_first_step_only() {
    let mut record = Record::new(&GAME, 9);
    for seat in [Seat::B, Seat::A] {
        push(&mut record, Step::Entropy(seat, [seat as u8; 32])).unwrap();
    }
    push(&mut record, Step::Resign(Seat::C)).unwrap();
    push(&mut record, Step::Entropy(Seat::C, [7; 32])).unwrap();
    push(&mut record, Step::Chance { k: 0, m: 6, outcome: Outcome::Lamp(1) }).unwrap();
    let before = record.clone();
    assert_eq!(push(&mut record, Step::Entropy(Seat::C, [9; 32])), Err(Flaw::LateEntropy.into()));
    assert_eq!(record, before);
    assert_eq!(read(&record.to_text(&GAME)), Ok(record));
}

#[test]
fn resignation_ends_the_game_for_the_last_and_a_takeover_lifts_it() {
    let over = || Err(Fault::Refused(Refusal::Untimely(Untimely::Over)));
    let ready = |seat| Step::Play(seat, vec![Action::Ready]);
    let mut record = played(11);
    push(&mut record, Step::Resign(Seat::A)).unwrap();
    assert!(!record.is_over(&GAME));
    push(&mut record, ready(Seat::B)).unwrap();
    push(&mut record, Step::Resign(Seat::C)).unwrap();
    assert_eq!(record.resigned(), SeatSet::only(Seat::A).with(Seat::C));
    assert!(record.is_over(&GAME));
    assert_eq!(push(&mut record, ready(Seat::C)), over());
    assert_eq!(push(&mut record, Step::Resign(Seat::B)), over());
    push(&mut record, Step::Takeover(Seat::C, "bot".into())).unwrap();
    assert_eq!(record.resigned(), SeatSet::only(Seat::A));
    assert!(!record.is_over(&GAME));
    push(&mut record, ready(Seat::C)).unwrap();
    assert_eq!(read(&record.to_text(&GAME)), Ok(record));
}

#[test]
fn nothing_of_the_game_follows_its_end() {
    let game = Lanterns { rounds: 1, ..GAME };
    let mut record = Record::new(&game, 0);
    let lamp = || Step::Chance { k: 0, m: 6, outcome: Outcome::Lamp(1) };
    let ready = |seat| Step::Play(seat, vec![Action::Ready]);
    let die = Step::Chance { k: 5, m: 6, outcome: Outcome::Die(6) };
    for step in [lamp(), lamp(), lamp(), ready(Seat::A), ready(Seat::B), ready(Seat::C), die] {
        assert!(!record.is_over(&game));
        record.push(&game, step, &mut ()).unwrap();
    }
    assert!(record.is_over(&game));
    for step in [ready(Seat::A), lamp(), Step::Resign(Seat::A)] {
        let late = record.push(&game, step, &mut ());
        assert_eq!(late, Err(Fault::Refused(Refusal::Untimely(Untimely::Over))));
    }
    assert_eq!(record.steps().len(), 7);
}

#[test]
fn a_refused_step_leaves_the_record_and_the_log_as_they_were() {
    let before = played(11);
    let refused = [
        Step::Play(Seat::A, vec![Action::Bid(2), Action::Unready]),
        Step::Play(Seat::D, vec![Action::Ready]),
        Step::Chance { k: 0, m: 6, outcome: Outcome::Lamp(1) },
        Step::Resign(Seat::D),
    ];
    for step in refused {
        let (mut record, mut log) = (before.clone(), Vec::new());
        assert!(record.push(&GAME, step, &mut log).is_err());
        assert_eq!((record, log), (before.clone(), vec![]));
    }
}

#[test]
fn too_many_answers_leave_the_record_and_the_log_as_they_were() {
    let before = played(19);
    let (mut record, mut log) = (before.clone(), Vec::new());
    let answers = Step::Play(Seat::A, vec![Action::Ready, Action::Bid(1)]);
    assert_eq!(record.push(&GAME, answers, &mut log), Err(Flaw::TooMany { asked: 1 }.into()));
    assert_eq!((record, log), (before, vec![]));
}

#[test]
fn what_a_step_tells_is_heard_and_walked_again() {
    let record = written();
    let mut told_again = Vec::new();
    let mut states = Vec::new();
    record.walk(&GAME, |step, state, told| {
        assert_eq!(step.is_none(), states.is_empty());
        states.push(state.clone());
        told_again.extend(told.to_vec());
    });
    assert_eq!(states.len(), 1 + record.live().count());
    assert_eq!((states.first(), states.last()), (Some(&GAME.start(&9)), Some(record.state())));
    // The same steps, pushed one by one, tell the same.
    let (mut again, mut told) = (Record::new(&GAME, 9), Vec::new());
    for (_, step) in record.live() {
        again.push(&GAME, step.clone(), &mut told).unwrap();
    }
    assert_eq!(told, told_again);
    assert_eq!(again.state(), record.state());
    assert_eq!(GAME.view(again.state(), Viewer::Spectator), GAME.view(record.state(), Viewer::Spectator));
}

#[test]
fn a_step_knows_its_seat_and_whether_it_moves_the_game() {
    let known: Vec<(Option<Seat>, bool)> =
        written().steps().iter().map(|step| (step.seat(), step.is_of_the_game())).collect();
    let (a, b, c) = (Some(Seat::A), Some(Seat::B), Some(Seat::C));
    let chance = (None, true);
    let expected = [
        (a, false),
        chance,
        chance,
        chance,
        (a, true),
        (b, true),
        (a, false),
        (c, false),
        (c, false),
        (a, true),
        (b, true),
        (c, true),
        (a, true),
        chance,
    ];
    assert_eq!(known, expected);
    assert_eq!((undo(None, 1).seat(), undo(None, 1).is_of_the_game()), (None, false));
}

#[test]
fn a_record_without_a_step_is_read_again() {
    let record: Written = Record::new(&GAME, 9);
    assert_eq!(read(&record.to_text(&GAME)), Ok(record));
}

#[test]
fn no_answers_are_no_step() {
    let mut record = played(11);
    let before = record.clone();
    assert_eq!(push(&mut record, Step::Play(Seat::B, vec![])), Err(Flaw::Empty.into()));
    assert_eq!(push(&mut record, Step::Takeover(Seat::B, " \n".into())), Err(Flaw::Empty.into()));
    assert_eq!(record, before);
}

#[test]
fn names_stay_on_their_line() {
    let mut record: Written = Record::new(&GAME, 9);
    push(&mut record, Step::Takeover(Seat::B, "x\n2 B /resign\u{202e} ".into())).unwrap();
    assert_eq!(record.taken_over(Seat::B), Some("x 2 B /resign"));
    assert_eq!(read(&record.to_text(&GAME)), Ok(record));
}

#[test]
fn luck_is_dealt_by_seed_and_step_and_can_be_verified() {
    let mut record: Written = Record::new(&GAME, 9);
    push(&mut record, Step::Entropy(Seat::B, [7; 32])).unwrap();
    assert_eq!(push(&mut record, Step::Entropy(Seat::B, [8; 32])), Err(Flaw::LateEntropy.into()));
    let seed = record.seed([1; 32]);
    assert_eq!(seed, Seed::of([1; 32], &[(Seat::B, [7; 32])]));
    for _ in 0..4 {
        record.deal(&GAME, seed, &mut ());
    }
    assert_eq!(record.steps().len(), 4, "three lamps are dealt, and then chance is not asked");
    assert_eq!(record.verify(seed), Ok(()));
    let other = Seed([9; 32]);
    let draws = |step: u64| (seed.draw(step, 6), other.draw(step, 6));
    let (step, (found, wanted)) = (2..=4).map(|n| (n, draws(n))).find(|(_, (k, other))| k != other).unwrap();
    assert_eq!(record.verify(other), Err((step as usize, Flaw::Luck { found, wanted })));
    push(&mut record, undo(None, 2)).unwrap();
    assert_eq!(push(&mut record, Step::Entropy(Seat::A, [8; 32])), Err(Flaw::LateEntropy.into()), "luck was seen");
}

#[test]
fn who_has_given_up_plays_no_more_and_loses() {
    let mut record = played(11);
    push(&mut record, Step::Resign(Seat::A)).unwrap();
    let not_asked = Fault::Refused(Refusal::Untimely(Untimely::NotAsked { seat: Seat::A }));
    assert_eq!(push(&mut record, Step::Play(Seat::A, vec![Action::Ready])), Err(not_asked));
    assert_eq!(record.places(&GAME), None);
    push(&mut record, Step::Resign(Seat::C)).unwrap();
    assert_eq!(record.places(&GAME).unwrap().0, [2, 1, 2, 0]);
}

#[test]
fn everybody_hears_what_was_told_to_them() {
    let record = written();
    let lamps = |viewer: Viewer| {
        record.heard(&GAME, viewer).iter().filter(|event| matches!(event, toy::Event::Lamp { .. })).count()
    };
    assert_eq!((lamps(Seat::A.into()), lamps(Viewer::Spectator)), (1, 0));
}
