//! Games to figures.

use blackout::components::{Components, Resource};
use blackout::{Chapter, Setup};

use super::cards::of_cards;
use super::frame::{Figure, Found, Way};
use super::median::{mean_of, median_of, ratio_of};
use super::{Play, Played, Seen, Series};
use crate::arena::wilson;

/// All figures of the frame, in its order, from the games of [all series](Series::all), in any order.
pub fn figures(components: &Components, games: &[Played]) -> Vec<Found> {
    let all = Series::all();
    let of = |wanted: Series| -> Vec<&Played> { games.iter().filter(|game| all[game.series] == wanted).collect() };
    let mut found = Vec::new();
    for play in [Play::Strong, Play::Greedy] {
        for chapter in Chapter::ALL {
            let setup = Setup { n_seats: 1, chapter: Some(chapter), losses: 0 };
            found.extend(of_chapter(play, chapter, &of(Series { play, setup })));
        }
    }
    let standard = [2, 3, 4].map(|n_seats| {
        (n_seats, of(Series { play: Play::Strong, setup: Setup { n_seats, chapter: None, losses: 0 } }))
    });
    for (n_seats, games) in &standard {
        found.extend(of_length(*n_seats, games));
    }
    for (n_seats, games) in &standard {
        found.extend((0..*n_seats).map(|place| of_place(*n_seats, place, games)));
    }
    let games: Vec<&Played> = standard.iter().flat_map(|(_, games)| games.iter().copied()).collect();
    let winners: Vec<&Seen> = games.iter().flat_map(|game| &game.seats).filter(|seat| seat.has_won).collect();
    found.extend(Way::ALL.iter().flat_map(|&way| of_way(way, &winners)));
    found.extend(of_resources(&games));
    found.extend(of_cards(components, &games));
    found
}

/// The share of some things that are so.
fn share<T>(figure: Figure, things: &[T], is_so: impl Fn(&T) -> bool) -> Found {
    let (n, hits) = (things.len(), things.iter().filter(|thing| is_so(thing)).count());
    Found { figure, value: wilson(hits as f64 / n.max(1) as f64, n as f64), n: n as u64 }
}

fn of_chapter(play: Play, chapter: Chapter, games: &[&Played]) -> Vec<Found> {
    let scores = games.iter().map(|game| f64::from(game.seats[0].score)).collect();
    let orchids = |n: u8| share(Figure::Orchids(play, chapter, n), games, |game| game.seats[0].orchids >= n);
    vec![
        Found { figure: Figure::Median(play, chapter), value: median_of(scores), n: games.len() as u64 },
        orchids(2),
        orchids(3),
        share(Figure::Won(play, chapter), games, |game| game.seats[0].has_won),
    ]
}

fn of_length(n_seats: u8, games: &[&Played]) -> Vec<Found> {
    let median = |figure, number: &dyn Fn(&Played) -> f64| {
        let numbers = games.iter().map(|game| number(game)).collect();
        Found { figure, value: median_of(numbers), n: games.len() as u64 }
    };
    vec![
        median(Figure::Rounds(n_seats), &|game| f64::from(game.rounds)),
        share(Figure::RoundsWithin(n_seats), games, |game| (6..=11).contains(&game.rounds)),
        median(Figure::Winning(n_seats), &|game| f64::from(game.best())),
        share(Figure::WinningWithin(n_seats), games, |game| (100..=160).contains(&game.best())),
    ]
}

fn of_place(n_seats: u8, place: u8, games: &[&Played]) -> Found {
    let wins = |game: &&Played| -> f64 {
        game.seats.iter().filter(|seat| seat.place == place).map(|seat| game.win_of(seat)).sum()
    };
    let n = games.len();
    let rate = games.iter().map(wins).sum::<f64>() / n.max(1) as f64;
    Found { figure: Figure::Seat(n_seats, place), value: wilson(rate, n as f64), n: n as u64 }
}

fn of_way(way: Way, winners: &[&Seen]) -> [Found; 2] {
    let of = |seat: &Seen| match way {
        // A district counts, and not the cube everybody begins with.
        Way::Map => (seat.means.map.0, u32::from(seat.means.map.0 > 0)),
        Way::Cards => seat.means.cards,
        Way::Scouting => seat.means.scouting,
        Way::Power => seat.means.power,
        Way::Engine => seat.means.engine,
    };
    let points: Vec<f64> = winners.iter().map(|seat| f64::from(of(seat).0)).collect();
    [
        share(Figure::Used(way), winners, |seat| of(seat).1 > 0),
        Found { figure: Figure::Points(way), value: mean_of(&points), n: points.len() as u64 },
    ]
}

/// Shares of cubes.
fn of_resources(games: &[&Played]) -> Vec<Found> {
    let ratio = |figure: Figure, of: &dyn Fn(&Seen) -> (u32, u32)| {
        let of_game = |game: &&Played| {
            let (parts, wholes): (Vec<u32>, Vec<u32>) = game.seats.iter().map(of).unzip();
            (f64::from(parts.iter().sum::<u32>()), f64::from(wholes.iter().sum::<u32>()))
        };
        let parts: Vec<(f64, f64)> = games.iter().map(of_game).collect();
        Found { figure, value: ratio_of(&parts), n: parts.len() as u64 }
    };
    let spent = |&resource: &Resource| {
        ratio(Figure::Spent(resource), &|seat| {
            let goods = seat.goods[resource as usize];
            (goods.spent, goods.gained)
        })
    };
    let missing = |&resource: &Resource| {
        ratio(Figure::Missing(resource), &|seat| {
            (seat.goods[resource as usize].missing, seat.goods.iter().map(|goods| goods.missing).sum())
        })
    };
    Resource::ALL.iter().map(spent).chain(Resource::ALL.iter().map(missing)).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use blackout::Blackout;

    use super::*;
    use crate::tuning::{Group, play};

    static GO_ON: AtomicBool = AtomicBool::new(false);

    fn some_games(rules: &Blackout) -> Vec<Played> {
        let all = Series::all();
        let jobs = (0..all.len()).flat_map(|series| (0..2).map(move |number| (series, number)));
        jobs.map(|(series, number)| play(rules, &all, series, number, 1, &GO_ON).unwrap()).collect()
    }

    #[test]
    fn every_figure_of_the_frame_has_a_line_whatever_the_order_of_games() {
        let rules = Blackout { components: boxes::embedded().components };
        let mut games = some_games(&rules);
        let found = figures(&rules.components, &games);
        let with_target = |group| {
            found.iter().filter(|found| found.figure.group() == group && found.figure.target().is_some()).count()
        };
        assert_eq!(Group::ALL.map(with_target), [5 + 5, 3 + 3, 3, 5, 6 + 6, 4 + 72]);
        games.reverse();
        // Sums differ in their last digits by the order of what is added.
        for (one, other) in figures(&rules.components, &games).iter().zip(&found) {
            assert_eq!((one.figure, one.n), (other.figure, other.n));
            assert!((one.value.value - other.value.value).abs() < 1e-9, "{one:?} {other:?}");
        }
        for found in &found {
            let crate::arena::Interval { value, low, high } = found.value;
            assert!(low <= value && value <= high, "{found:?}");
        }
        let rates = |n_seats| -> f64 {
            let is_seat = |found: &&Found| matches!(found.figure, Figure::Seat(n, _) if n == n_seats);
            found.iter().filter(is_seat).map(|found| found.value.value).sum()
        };
        assert!((2..=4).all(|n_seats| (rates(n_seats) - 1.0).abs() < 1e-9), "somebody wins every game");
        let missing: f64 = found
            .iter()
            .filter(|found| matches!(found.figure, Figure::Missing(_)))
            .map(|found| found.value.value)
            .sum();
        assert!((missing - 1.0).abs() < 1e-9);
    }
}
