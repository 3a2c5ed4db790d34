//! Texts: what is written comes back, and what was never written is refused with what is wrong with it.

mod games;
mod table;

use game::{Game, Message, Seat};
use games::positions;
use hongkong::{HongKong, Piece, Placement, Player, Plot, Position, Reason, Setup, Starts, State};
use table::{START, at};

/// The example of the notation's documentation.
const EXAMPLE: &str = ".,.,1b,.,1A/.,.,.,.,./.,.,.,.,./.,.,.,1a,./1B,.,.,.,. A 2 20-4-4 20-4-4";

#[test]
fn placements_come_back() {
    for plot in Plot::all() {
        for (piece, mark) in [(Piece::Standard, ""), (Piece::Fast, "!"), (Piece::Roof, "^")] {
            let placement = Placement { piece, plot };
            let text = placement.to_string();
            assert_eq!(text, format!("{plot}{mark}"));
            assert_eq!(text.parse(), Ok(placement));
            assert_eq!(HongKong.print_action(placement), text);
            assert_eq!(HongKong.parse_action(&text), Ok(placement));
        }
    }
    assert_eq!("c2^".parse(), Ok(Placement { piece: Piece::Roof, plot: Plot::at(2, 1).unwrap() }));
}

#[test]
fn bad_placements_are_refused() {
    let bad = [
        "", "a", "3", "a0", "a6", "f1", "A1", "`1", "1a", "a1!!", "a1^^", "a1!^", "a1^!", "!", "^", "!a1", "a1 ",
        " a1", "a11", "a1?", "ä1", "a１", "a1\n", "b1! c1",
    ];
    for text in bad {
        assert_eq!(text.parse::<Placement>(), Err(Reason::NoPlacement { text: text.into() }), "{text:?}");
        assert_eq!(HongKong.parse_action(text), Err(Reason::NoPlacement { text: text.into() }), "{text:?}");
    }
}

#[test]
fn players_and_outcomes_come_back() {
    for (player, text) in [(Player::A, "A"), (Player::B, "B")] {
        assert_eq!(player.to_string(), text);
        assert_eq!(text.parse(), Ok(player));
        assert_eq!(HongKong.print_outcome(Starts(player)), text);
        assert_eq!(HongKong.parse_outcome(text), Ok(Starts(player)));
        assert_eq!(Player::at(player.seat()), Some(player));
    }
    assert_eq!((Player::at(Seat::C), Player::at(Seat::D)), (None, None));
    for text in ["", "a", "C", "AB", "A ", " B"] {
        assert_eq!(text.parse::<Player>(), Err(Reason::NoPlayer { text: text.into() }));
        assert_eq!(HongKong.parse_outcome(text), Err(Reason::NoPlayer { text: text.into() }));
    }
}

#[test]
fn setups_come_back() {
    let position = format!("position {EXAMPLE}");
    let setups = [
        (Setup::Draw, "draw"),
        (Setup::First(Player::A), "first A"),
        (Setup::First(Player::B), "first B"),
        (Setup::From(at(EXAMPLE)), position.as_str()),
    ];
    for (setup, text) in setups {
        assert_eq!(HongKong.print_setup(&setup), text);
        assert_eq!(HongKong.parse_setup(text), Ok(setup));
    }
}

#[test]
fn bad_setups_are_refused() {
    for text in ["", "draw ", "draw A", "Draw", "first", "second A", "position", " first A"] {
        assert_eq!(HongKong.parse_setup(text), Err(Reason::NoSetup { text: text.into() }), "{text:?}");
    }
    assert_eq!(HongKong.parse_setup("first C"), Err(Reason::NoPlayer { text: "C".into() }));
    assert_eq!(HongKong.parse_setup("first  A"), Err(Reason::NoPlayer { text: " A".into() }));
    assert_eq!(HongKong.parse_setup("position x"), Err(Reason::NoPosition { text: "x".into() }));
}

#[test]
fn the_example_of_the_documentation_is_read_as_it_says() {
    let position = at(EXAMPLE);
    assert_eq!(position.to_string(), EXAMPLE);
    let building = |plot: &str| {
        let building = position.building(plot.parse().unwrap()).unwrap();
        (building.height, building.owner, building.roofed)
    };
    assert_eq!(building("c1"), (1, Player::B, true));
    assert_eq!(building("e1"), (1, Player::A, false));
    assert_eq!(building("d4"), (1, Player::A, true));
    assert_eq!(building("a5"), (1, Player::B, false));
    assert_eq!((position.to_move(), position.turns(), position.is_open()), (Player::A, 2, false));
    // It comes about as the text has it: a fast block and a roof each.
    let mut played = Position::start(Player::A);
    for placement in ["e1!", "d4^", "a5!", "c1^"] {
        played.place(placement.parse().unwrap());
    }
    assert_eq!(played, position);
}

#[test]
fn the_documentation_shows_the_same_example() {
    assert!(include_str!("../../../docs/notation.md").contains(EXAMPLE));
}

#[test]
fn positions_of_games_come_back() {
    for seed in 0..150 {
        for position in positions(seed) {
            let text = position.to_string();
            assert_eq!(text.parse(), Ok(position), "{text}");
            let setup = Setup::From(position);
            assert_eq!(HongKong.parse_setup(&HongKong.print_setup(&setup)), Ok(setup));
        }
    }
}

#[test]
fn states_come_back_from_their_text() {
    let states = positions(3).into_iter().map(State::Play).chain([State::Draw]);
    for state in states {
        let text = state.to_string();
        assert_eq!(text.parse(), Ok(state), "{text}");
    }
    assert_eq!(State::Draw.to_string(), "draw");
    assert_eq!("drawn".parse::<State>(), Err(Reason::NoPosition { text: "drawn".into() }));
}

#[test]
fn a_position_has_its_parts() {
    let rest = "20-5-5 20-5-5";
    let rows = START.split(' ').next().unwrap();
    let texts = [
        String::new(),
        rows.into(),
        format!("{rows} A 0 20-5-5"),
        format!("{rows}  A 0 {rest}"),
        format!("{rows} A 0 {rest} -"),
        format!("{rows} A 0 {rest} "),
        format!("{rows} A 0 {rest} + "),
        format!("{rows} A 0 {rest} + +"),
        format!("{rows} A 51 {rest}"),
        format!("{rows} A 00 {rest}"),
        format!("{rows} A 01 {rest}"),
        format!("{rows} A +0 {rest}"),
        format!("{rows} A -1 {rest}"),
        format!("{rows} A 256 {rest}"),
        format!("{rows} A x {rest}"),
    ];
    for text in texts {
        let found = text.parse::<Position>();
        let supply_read_first = text.contains("  ");
        match found {
            Err(Reason::NoPosition { text: named }) => assert_eq!(named, text),
            Err(Reason::BadSupply { .. }) if supply_read_first => {}
            _ => panic!("{text:?} is read as {found:?}"),
        }
    }
    let other = START.replace(" A ", " C ");
    assert_eq!(other.parse::<Position>(), Err(Reason::NoPlayer { text: "C".into() }));
}

#[test]
fn a_board_has_five_rows_of_five_cells() {
    let rest = "A 0 20-5-5 20-5-5";
    let row = ".,.,.,.,.";
    let rows = [
        format!("{row}/{row}/{row}/{row}"),
        format!("{row}/{row}/{row}/{row}/{row}/{row}"),
        format!("{row}/{row}/{row}/{row}/{row}/"),
        format!("{row}/{row}/.,.,.,./{row}/{row}"),
        format!("{row}/{row}/{row},./{row}/{row}"),
        // As many cells as there should be, but not row by row.
        format!("{row},./{row}/{row}/{row}/.,.,.,."),
        ".".into(),
    ];
    for rows in rows {
        let found = format!("{rows} {rest}").parse::<Position>();
        assert_eq!(found, Err(Reason::BadRows { text: rows.clone() }));
    }
}

#[test]
fn a_cell_is_empty_or_a_building() {
    for cell in ["", "A", "1", "0A", "6A", "1C", "A1", "1AA", "11A", "..", "1 ", "-", "１A", "1À"] {
        let text = START.replacen("./.", &format!("./{cell}"), 1);
        let found = text.parse::<Position>();
        if cell.contains(' ') {
            assert!(found.is_err());
        } else {
            assert_eq!(found, Err(Reason::BadCell { plot: "a2".parse().unwrap(), text: cell.into() }), "{text}");
        }
    }
}

#[test]
fn a_supply_is_three_numbers_within_bounds() {
    let bad = [
        "", "20", "20-5", "20-5-5-0", "21-5-5", "20-6-5", "20-5-6", "020-5-5", "20-05-5", "+20-5-5", "20--5", "20-5-",
        "a-5-5",
    ];
    for text in bad {
        for (seat, other) in [(Seat::A, "A 0 {} 20-5-5"), (Seat::B, "A 0 20-5-5 {}")] {
            let rows = START.split(' ').next().unwrap();
            let found = format!("{rows} {}", other.replace("{}", text)).parse::<Position>();
            assert_eq!(found, Err(Reason::BadSupply { seat, text: text.into() }));
        }
    }
}

#[test]
fn numbers_that_no_game_can_reach_are_refused() {
    let (one, row) = ("1A,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,.", ".,.,.,.,.");
    let many = "1A,1A,1A,1A,1A/1A,1A,1A,1A,1A";
    let refused = [
        // A has placed one more, or one less, than it had turns; then the same of B.
        (format!("{one} A 0 19-5-5 20-5-5"), Reason::BadTurns { turns: 0, used: 1, seat: Seat::A }),
        (format!("{one} B 1 20-5-5 20-5-5"), Reason::BadTurns { turns: 1, used: 0, seat: Seat::A }),
        (format!("{one} B 1 19-5-5 19-5-5"), Reason::BadTurns { turns: 1, used: 1, seat: Seat::B }),
        (format!("{one} A 2 19-5-5 20-5-5"), Reason::BadTurns { turns: 2, used: 0, seat: Seat::B }),
        // Who began is told by who is to move: here it was B.
        (format!("{one} A 1 19-5-5 20-5-5"), Reason::BadTurns { turns: 1, used: 1, seat: Seat::A }),
        // Two fast blocks in one turn.
        (format!("3A{} B 1 19-3-5 20-5-5", &one[2..]), Reason::BadFast { fast: 2, turns: 1, seat: Seat::A }),
        (format!("2A{} A 0 20-3-5 20-5-5 +", &one[2..]), Reason::BadFast { fast: 2, turns: 1, seat: Seat::A }),
        (format!("{one} A 0 20-4-5 20-5-5"), Reason::BadFast { fast: 1, turns: 0, seat: Seat::A }),
        (format!("1B{} A 0 20-5-5 20-4-5 +", &one[2..]), Reason::BadFast { fast: 1, turns: 0, seat: Seat::B }),
        // A roof that is not seen, and one that was not used.
        (format!("{one} B 1 20-5-4 20-5-5"), Reason::BadRoofs { board: 0, used: 1, seat: Seat::A }),
        (format!("1a{} B 1 19-5-5 20-5-5", &one[2..]), Reason::BadRoofs { board: 1, used: 0, seat: Seat::A }),
        (format!("1b{} B 1 19-5-5 20-5-5", &one[2..]), Reason::BadRoofs { board: 1, used: 0, seat: Seat::B }),
        // More buildings than pieces used.
        (format!("1A,1A{} A 2 19-5-5 19-5-5", &one[4..]), Reason::BadOwner { board: 2, used: 1, seat: Seat::A }),
        (
            format!("{many}/{row}/{row}/{row} A 10 15-5-5 15-5-5"),
            Reason::BadOwner { board: 10, used: 5, seat: Seat::A },
        ),
        (format!("1B{} B 1 19-5-5 20-5-5", &one[2..]), Reason::BadOwner { board: 1, used: 0, seat: Seat::B }),
        // More pieces, and fewer, than were used.
        (format!("2A{} B 1 19-5-5 20-5-5", &one[2..]), Reason::BadPieces { board: 2, used: 1 }),
        (format!("{one} A 2 19-5-5 19-5-5"), Reason::BadPieces { board: 1, used: 2 }),
    ];
    for (text, why) in refused {
        assert_eq!(text.parse::<Position>(), Err(why), "{text}");
    }
}

#[test]
fn an_open_turn_shows_its_fast_block() {
    let opened = "1A,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,. A 0 20-4-5 20-5-5 +";
    assert!(at(opened).is_open());
    let refused = [
        // No fast block was used at all.
        START.to_owned() + " +",
        // B has not opened its turn: only A has used one.
        "2A,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,. B 1 19-4-5 20-5-5 +".into(),
        // B has used one, but nothing of B's is a block on top.
        "3A,1b,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,. B 3 18-5-5 20-4-4 +".into(),
        // The last turn has been played.
        "5a,5a,5a,5a,5a/.,.,.,.,./.,.,1A,.,./.,.,.,.,./5b,5b,5b,5b,5b A 50 0-5-0 0-4-0 +".into(),
        // The board is full, and no block of B's stands there that can have filled the last plot.
        "1A,1A,1A,1A,1A/1A,1A,1A,1A,1A/2A,2B,2B,2B,2B/2B,2B,2B,2B,1b/1b,1b,1b,1b,2B B 33 3-4-5 9-4-0 +".into(),
    ];
    for text in refused {
        assert_eq!(text.parse::<Position>(), Err(Reason::BadOpen), "{text}");
    }
    // The same full board with a lone block of B's is one within a turn.
    assert!(
        at("1A,1A,1A,1A,1A/1A,1A,1A,1A,1A/3A,2B,2B,2B,2B/2B,2B,2B,2B,1b/1b,1b,1b,1b,1B B 33 3-4-5 9-4-0 +").is_open()
    );
}

#[test]
fn the_centre_is_not_the_starting_players_before_its_second_turn() {
    let refused = [
        ".,.,.,.,./.,.,.,.,./.,.,1A,.,./.,.,.,.,./.,.,.,.,. A 0 20-4-5 20-5-5 +",
        ".,.,.,.,./.,.,.,.,./.,.,1A,.,./.,.,.,.,./.,.,.,.,. B 1 19-5-5 20-5-5",
        ".,.,.,.,./.,.,.,.,./.,.,2a,.,./.,.,.,.,./.,.,.,.,. B 1 20-4-4 20-5-5",
        // The other has played meanwhile, but elsewhere; or there, but on a piece that cannot have been its own.
        ".,.,.,.,./.,.,.,.,./.,.,1A,.,./.,.,.,.,./.,.,.,.,1B B 1 19-5-5 20-4-5 +",
        ".,.,.,.,./.,.,.,.,./.,.,1A,.,./.,.,.,.,./.,.,.,.,1B A 2 19-5-5 19-5-5",
        ".,.,.,.,./.,.,.,.,./.,.,2B,.,./.,.,.,.,./.,.,.,.,. A 2 19-5-5 19-5-5",
    ];
    for text in refused {
        assert_eq!(text.parse::<Position>(), Err(Reason::BadCentre), "{text}");
    }
    at(".,.,.,.,./.,.,.,.,./.,.,1B,.,./.,.,.,.,./.,.,.,.,1A B 1 19-5-5 20-4-5 +");
    at(".,.,.,.,./.,.,.,.,./.,.,1B,.,./.,.,.,.,./.,.,.,.,1A A 2 19-5-5 19-5-5");
    at(".,.,.,.,./.,.,.,.,./.,.,2B,.,./.,.,.,.,./.,.,.,.,1A A 2 19-5-5 19-4-5");
    // In its second turn the starting player may build there as well.
    at(".,.,.,.,./.,.,.,.,./.,.,1A,.,./.,.,.,.,./.,.,.,1B,1A A 2 19-4-5 19-5-5 +");
    assert_eq!(Reason::BadCentre.rule(), Some("K3"));
}

#[test]
fn numbers_have_no_sign_and_no_zero_in_front() {
    for (good, bad) in [(" 0 ", " 00 "), (" 0 ", " +0 "), ("20-5-5 20", "+20-5-5 20"), ("-5 20", "-05 20")] {
        let text = START.replacen(good, bad, 1);
        assert!(text.parse::<Position>().is_err(), "{text}");
    }
}
