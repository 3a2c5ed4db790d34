//! The fast generator and a naive one agree in every position of thousands of random games.

mod games;
mod naive;

use games::{placements_of, random_game};
use hongkong::{Openings, Piece, Placement, Plot, PlotSet, Position};
use naive::Naive;

const GAMES: u64 = 2_100;

#[test]
fn both_generators_agree_all_along_random_games() {
    let (mut full_boards, mut used_up, mut seen) = (0, 0, 0);
    for seed in 0..GAMES {
        let (first, placements) = random_game(seed);
        let (mut position, mut naive) = (Position::start(first), Naive::start(first));
        for placement in placements {
            agree(&position, &naive);
            position.place(placement);
            naive.place(placement);
            seen += 1;
        }
        agree(&position, &naive);
        full_boards += u64::from(position.empty().is_empty());
        used_up += u64::from(position.turns() == 50);
    }
    // The games are of use only as long as they reach both ends of the game (K9) often.
    assert!(seen > 50 * GAMES / 2, "{seen} placements");
    assert!(full_boards > 100 && used_up > 100, "{full_boards} full boards, {used_up} games without pieces left");
}

fn agree(position: &Position, naive: &Naive) {
    let text = naive.text();
    assert_eq!(position.to_string(), text);
    assert_eq!(position.is_over(), naive.is_over(), "{text}");
    let legal = naive.legal();
    assert_eq!(placements_of(position), legal, "{text}");
    assert_eq!(legal.is_empty(), naive.is_over(), "K9: {text}");
    for piece in Piece::ALL {
        for plot in Plot::all() {
            let placement = Placement { piece, plot };
            let listed = legal.contains(&placement);
            assert_eq!(position.is_legal(placement), listed, "{placement} in {text}");
            if !naive.is_over() {
                let why = position.why_not(placement);
                assert_eq!(why.is_none(), listed, "{placement} in {text}: {why:?}");
            }
        }
    }
    let now = position.openings();
    assert_eq!(now, openings(naive), "{text}");
    for &first in legal.iter().filter(|placement| placement.piece == Piece::Fast) {
        let mut after = *naive;
        after.place(first);
        assert_eq!(position.openings_after_fast(now, first.plot), openings(&after), "{first} in {text}");
    }
}

fn openings(naive: &Naive) -> Openings {
    let open = |piece: Piece| -> PlotSet { Plot::all().filter(|&plot| naive.may_build(piece, plot)).collect() };
    Openings { blocks: open(Piece::Standard), roofs: open(Piece::Roof) }
}
