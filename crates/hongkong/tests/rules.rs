//! Every sentence of the rules K1 to K5, by its number. Heights compared (K6 to K8) are in `heights.rs`, the end of the
//! game (K9, K10) is in `endings.rs`.

mod table;

use game::{Game, Refusal, Seat, SeatSet, Turn, Untimely, Viewer, play, play_all};
use hongkong::{Event, HongKong, Piece, Placement, Player, Plot, Position, Reason, Setup, Starts, State};
use table::{START, after, allows, alone, at, full, none_left, on_roof, refuses, told};

#[test]
fn k1_the_board_has_five_by_five_plots() {
    let names: Vec<String> = Plot::all().map(|plot| plot.to_string()).collect();
    let rows = ["a1 b1 c1 d1 e1", "a2 b2 c2 d2 e2", "a3 b3 c3 d3 e3", "a4 b4 c4 d4 e4", "a5 b5 c5 d5 e5"];
    assert_eq!(names.join(" "), rows.join(" "));
    assert_eq!(Plot::CENTRE.to_string(), "c3");
    assert_eq!((Plot::at(4, 0), Plot::at(0, 4)), ("e1".parse().ok(), "a5".parse().ok()));
    assert_eq!((Plot::at(5, 0), Plot::at(0, 5)), (None, None));
}

#[test]
fn k1_each_player_has_20_standard_blocks_5_fast_blocks_and_5_roofs() {
    assert_eq!(Position::start(Player::A).to_string(), START);
    assert_eq!(Position::start(Player::B).to_string(), START.replace('A', "B"));
}

#[test]
fn k1_every_piece_a_roof_too_adds_one_to_the_height() {
    let one = "1A,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,1B A 2 19-5-5 19-5-5";
    for (placement, cell) in [("a1", "2A,"), ("a1!", "2A,"), ("a1^", "2a,")] {
        assert!(after(one, placement).starts_with(cell), "{placement}");
    }
}

#[test]
fn k1_a_piece_is_taken_from_the_supply_of_its_kind_and_player() {
    assert!(after(START, "a1").ends_with(" B 1 19-5-5 20-5-5"));
    assert!(after(START, "a1!").ends_with(" A 0 20-4-5 20-5-5 +"));
    assert!(after(START, "a1^").ends_with(" B 1 20-5-4 20-5-5"));
    assert!(after(&START.replace('A', "B"), "a1").ends_with(" A 1 20-5-5 19-5-5"));
}

#[test]
fn k1_no_piece_is_played_beyond_the_supply() {
    let rows = "4A,4A,4A,4A,4A/.,.,.,.,./.,.,.,.,./.,.,.,.,./4B,4B,4B,4B,4B";
    let last_standard = format!("{rows} A 38 1-5-5 1-5-5").replacen("4A", "3A", 1).replacen("4B", "3B", 1);
    let no_standard = format!("{rows} A 40 0-5-5 0-5-5");
    allows(&last_standard, "a2 b2 a2! a2^");
    refuses(&no_standard, "a2", &none_left(Piece::Standard));
    allows(&no_standard, "a2! a2^");

    let rows = "3A,2A,2A,2A,2A/.,.,.,.,./.,.,.,.,./.,.,.,.,./3B,2B,2B,2B,2B";
    let last_fast = format!("{rows} A 14 13-1-5 13-1-5");
    let no_fast = format!("{rows} A 12 14-0-5 14-0-5");
    allows(&last_fast, "a2 a2! a2^");
    refuses(&no_fast, "a2!", &none_left(Piece::Fast));
    allows(&no_fast, "a2 a2^");

    let last_roof = "1a,1a,1a,1a,1A/.,.,.,.,./.,.,.,.,./.,.,.,.,./1b,1b,1b,1b,1B A 10 19-5-1 19-5-1";
    let no_roof = "1a,1a,1a,1a,1a/.,.,.,.,./.,.,.,.,./.,.,.,.,./1b,1b,1b,1b,1b A 10 20-5-0 20-5-0";
    allows(last_roof, "a2 a2! a2^");
    refuses(no_roof, "a2^", &none_left(Piece::Roof));
    allows(no_roof, "a2 a2!");
}

#[test]
fn k2_who_starts_is_drawn() {
    let start = HongKong.start(&Setup::Draw);
    assert_eq!(HongKong.turn(&start), Turn::Chance);
    assert_eq!(HongKong.chances(&start), 2);
    for (k, first) in [(0, Player::A), (1, Player::B)] {
        let (mut state, mut log) = (start, Vec::new());
        assert_eq!(HongKong.outcome(&state, k), Starts(first));
        HongKong.resolve(&mut state, Starts(first), &mut log);
        assert_eq!(state.position(), Some(&Position::start(first)));
        assert_eq!(log[0].1, Event::Starts { seat: first.seat() });
        assert_eq!(HongKong.turn(&state), Turn::Ask(SeatSet::only(first.seat())));
        assert_eq!(HongKong.chances(&state), 0);
    }
    assert_eq!(start.position(), None);
    let early = play(&HongKong, &mut start.clone(), Seat::A, "a1".parse().unwrap(), &mut ());
    assert_eq!(early, Err(Refusal::Untimely(Untimely::Chance)));
}

#[test]
fn k2_players_alternate() {
    let mut text = START.to_owned();
    for (n, plot) in ["a1", "b1", "c1", "d1", "e1"].into_iter().enumerate() {
        let mover = Player::BOTH[n % 2];
        assert_eq!((at(&text).to_move(), at(&text).turns(), at(&text).first()), (mover, n as u8, Player::A));
        let other = mover.other().seat();
        let untimely = play(&HongKong, &mut State::Play(at(&text)), other, plot.parse().unwrap(), &mut ());
        assert_eq!(untimely, Err(Refusal::Untimely(Untimely::NotAsked { seat: other })));
        text = after(&text, plot);
    }
}

#[test]
fn k2_a_turn_is_one_of_four() {
    let rows = |top: &str| format!("{top}/.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,.");
    let turns = [
        ("a1", "1A,.,.,.,.", "B 1 19-5-5 20-5-5"),
        ("a1^", "1a,.,.,.,.", "B 1 20-5-4 20-5-5"),
        ("a1! e1", "1A,.,.,.,1A", "B 1 19-4-5 20-5-5"),
        ("a1! e1^", "1A,.,.,.,1a", "B 1 20-4-4 20-5-5"),
    ];
    for (turn, top, rest) in turns {
        assert_eq!(after(START, turn), format!("{} {rest}", rows(top)), "{turn}");
    }
}

#[test]
fn k2_two_pieces_may_go_on_the_same_plot() {
    let rest = ".,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,. B 1";
    assert_eq!(after(START, "a1! a1"), format!("2A,{rest} 19-4-5 20-5-5"));
    assert_eq!(after(START, "a1! a1^"), format!("2a,{rest} 20-4-4 20-5-5"));
}

#[test]
fn k2_there_is_no_lone_fast_block_and_no_second_one() {
    let open = after(START, "a1!");
    refuses(&open, "b1!", &Reason::SecondFast);
    refuses(&open, "a1!", &Reason::SecondFast);
    allows(&open, "a1 b1 a1^ b1^");
    let opponent = play(&HongKong, &mut State::Play(at(&open)), Seat::B, "b1".parse().unwrap(), &mut ());
    assert_eq!(opponent, Err(Refusal::Untimely(Untimely::NotAsked { seat: Seat::B })));
    // The next turn may begin with a fast block again.
    allows(&after(&open, "b1"), "d1! d1");
    // Even with none left the reason is the turn, as more of them would be of no use.
    let last = "3A,2A,2A,2A,2A/.,.,.,.,./.,.,.,.,./.,.,.,.,./3B,2B,2B,2B,2B A 14 13-1-5 13-1-5";
    refuses(&after(last, "a2!"), "b2!", &Reason::SecondFast);
}

#[test]
fn k2_a_turn_ends_with_its_standard_block_or_roof() {
    for turn in ["a1 b1", "a1 b1!", "a1^ b1", "a1! b1 d1", "a1! b1^ d1"] {
        let placements: Vec<Placement> = turn.split(' ').map(|placement| placement.parse().unwrap()).collect();
        let mut state = State::Play(at(START));
        let n = play_all(&HongKong, &mut state, Seat::A, &placements, &mut ());
        assert_eq!(n, Ok(placements.len() - 1), "{turn}");
        assert_eq!(HongKong.turn(&state), Turn::Ask(SeatSet::only(Seat::B)), "{turn}");
    }
}

#[test]
fn k2_there_is_no_passing() {
    // Whatever is offered is a piece: every legal action places one.
    let mut list = <HongKong as Game>::Actions::default();
    for text in [START, &after(START, "a1!")] {
        list.clear();
        HongKong.legal(&HongKong.view(&State::Play(at(text)), Viewer::Seat(Seat::A)), &mut list);
        assert!(!list.is_empty());
        assert!(list.iter().all(|placement| after(text, &placement.to_string()) != text));
    }
}

#[test]
fn k3_no_piece_of_the_first_turn_goes_on_the_centre() {
    for start in [START.to_owned(), START.replace('A', "B")] {
        for centre in ["c3", "c3!", "c3^"] {
            refuses(&start, centre, &Reason::Centre);
        }
        allows(&start, "c2 b3! d3^ c4");
    }
}

#[test]
fn k3_nor_does_the_second_of_two() {
    let open = after(START, "c2!");
    refuses(&open, "c3", &Reason::Centre);
    refuses(&open, "c3^", &Reason::Centre);
    allows(&open, "c2 c2^ b3 b3^");
}

#[test]
fn k3_the_second_player_is_free() {
    for first_turn in ["a1", "a1^", "a1! a1"] {
        allows(&after(START, first_turn), "c3 c3! c3^");
    }
    assert!(after(&after(START, "a1"), "c3! c3").contains("/.,.,2B,.,./"));
}

#[test]
fn k3_the_starting_player_is_free_from_its_second_turn_on() {
    allows(&after(&after(START, "a1"), "e1"), "c3 c3! c3^");
}

#[test]
fn k4_any_piece_goes_on_an_empty_plot() {
    let text = "5B,.,5b,.,1A/.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,. A 10 15-5-5 16-4-4";
    // Towers of the opponent beside it are no matter.
    allows(text, "b1 b1! b1^ e5 e5! e5^");
    let [founded] = &told(text, "b1^")[..] else { panic!() };
    assert_eq!(*founded, Event::Founded { seat: Seat::A, piece: Piece::Roof, plot: "b1".parse().unwrap() });
}

#[test]
fn k4_nothing_goes_on_a_roof() {
    let text = "1a,3A,2b,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,1B/.,.,.,.,. A 6 18-5-4 18-4-4";
    for (plot, pieces) in [("a1", ["a1", "a1!", "a1^"]), ("c1", ["c1", "c1!", "c1^"])] {
        for placement in pieces {
            refuses(text, placement, &on_roof(plot));
        }
    }
}

#[test]
fn k4_a_building_has_at_most_five_pieces() {
    let text = "4A,5A,.,.,./.,.,.,.,./4B,5A,5B,.,./.,.,.,.,./.,.,.,.,. A 22 9-5-5 9-4-5";
    allows(text, "a1 a1! a1^ a3 a3! a3^");
    for placement in ["b1", "b1!", "b1^"] {
        refuses(text, placement, &full("b1"));
    }
    // A full building is full before it is out of reach.
    for placement in ["c3", "c3!", "c3^"] {
        refuses(text, placement, &full("c3"));
    }
}

#[test]
fn k4_a_roof_on_five_pieces_is_a_roof_first() {
    refuses("5a,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,1B A 6 18-5-4 17-5-5", "a1", &on_roof("a1"));
}

#[test]
fn k5_a_player_always_builds_on_its_own_block() {
    for height in 1..5 {
        let text = [
            "1A,.,.,.,./5B,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,. A 6 17-5-5 17-5-5",
            "2A,.,.,.,./5B,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,. A 6 17-5-5 17-4-5",
            "3A,.,.,.,./5B,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,. A 8 16-5-5 16-5-5",
            "4A,.,.,.,./5B,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,. A 8 16-5-5 16-4-5",
        ][height - 1];
        allows(text, "a1 a1! a1^");
        let raised = Event::Raised {
            seat: Seat::A,
            piece: Piece::Standard,
            plot: "a1".parse().unwrap(),
            height: height as u8 + 1,
        };
        assert_eq!(told(text, "a1"), [raised]);
    }
}

#[test]
fn k5_whatever_lies_beneath_the_own_block() {
    let text = "1B,2A,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,1B A 4 18-5-5 18-5-5";
    refuses(text, "e5", &alone("e5", 2));
    let taken = after(text, "a1");
    assert!(taken.starts_with("2A,2A,"));
    let later = after(&taken, "e4");
    allows(&later, "a1 a1! a1^");
}
