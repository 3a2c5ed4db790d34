//! A game of the report as a line in a file of results.

use blackout::{CardId, PLANS};
use bots::tuning::{Goods, Means, Played, Seen, Series};
use serde::{Deserialize, Serialize};

/// What is written of a game.
#[derive(Serialize, Deserialize)]
pub struct GameLine {
    series: usize,
    number: u64,
    rounds: u32,
    seats: Vec<SeatLine>,
}

#[derive(Serialize, Deserialize)]
struct SeatLine {
    score: i16,
    won: bool,
    place: u8,
    dealt: Option<String>,
    orchids: u8,
    bought: Vec<usize>,
    /// Points and uses of map, cards, scouting, power and engine.
    means: [(i32, u32); 5],
    money: i32,
    /// Gained, spent, returned, left and missing, of each resource.
    goods: [[u32; 5]; 6],
}

impl From<&Played> for GameLine {
    fn from(game: &Played) -> GameLine {
        let Played { series, number, rounds, ref seats } = *game;
        GameLine { series, number, rounds, seats: seats.iter().map(SeatLine::from).collect() }
    }
}

impl From<&Seen> for SeatLine {
    fn from(seat: &Seen) -> SeatLine {
        let Means { map, cards, scouting, power, engine, money } = seat.means;
        SeatLine {
            score: seat.score,
            won: seat.has_won,
            place: seat.place,
            dealt: seat.dealt.map(Into::into),
            orchids: seat.orchids,
            bought: seat.bought.into_iter().map(CardId::index).collect(),
            means: [map, cards, scouting, power, engine],
            money,
            goods: seat
                .goods
                .map(|Goods { gained, spent, returned, left, missing }| [gained, spent, returned, left, missing]),
        }
    }
}

impl GameLine {
    /// The game, if it is one of the series.
    pub fn game(self, all: &[Series]) -> Option<Played> {
        let GameLine { series, number, rounds, seats } = self;
        let n_seats = usize::from(all.get(series)?.setup.n_seats);
        let seats: Vec<Seen> = seats.into_iter().map(SeatLine::seat).collect::<Option<_>>()?;
        (seats.len() == n_seats).then_some(Played { series, number, rounds, seats })
    }
}

impl SeatLine {
    fn seat(self) -> Option<Seen> {
        let [map, cards, scouting, power, engine] = self.means;
        let dealt = match self.dealt {
            Some(letter) => Some(PLANS.into_iter().find(|plan| *plan == letter)?),
            None => None,
        };
        Some(Seen {
            score: self.score,
            has_won: self.won,
            place: self.place,
            dealt,
            orchids: self.orchids,
            bought: self.bought.into_iter().map(CardId::new).collect::<Option<_>>()?,
            means: Means { map, cards, scouting, power, engine, money: self.money },
            goods: self.goods.map(|[gained, spent, returned, left, missing]| Goods {
                gained,
                spent,
                returned,
                left,
                missing,
            }),
        })
    }
}
