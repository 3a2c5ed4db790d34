//! Games to figures.

use std::collections::BTreeMap;
use std::time::Duration;

use super::forfeit::Trouble;
use super::interval::{Interval, share_of};
use super::played::{Done, Match};
use super::rating::{Comparison, Ratings, rate};

/// How numbers are spread.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// The least.
    pub least: f64,
    /// What a tenth, two tenths … nine tenths do not exceed; the fifth is the median.
    pub deciles: [f64; 9],
    /// The most.
    pub most: f64,
}

impl Spread {
    /// The spread of some numbers; all 0 where there are none.
    pub fn of(mut numbers: Vec<f64>) -> Spread {
        numbers.sort_by(f64::total_cmp);
        let (Some(&least), Some(&most)) = (numbers.first(), numbers.last()) else { return Spread::default() };
        // Between two numbers in proportion, as most programs do it.
        let up_to = |share: f64| {
            let place = share * (numbers.len() - 1) as f64;
            let (below, above) = (numbers[place.floor() as usize], numbers[place.ceil() as usize]);
            below + (above - below) * place.fract()
        };
        let deciles = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map(up_to);
        Spread { mean: numbers.iter().sum::<f64>() / numbers.len() as f64, least, deciles, most }
    }

    /// The median.
    pub fn median(&self) -> f64 {
        self.deciles[4]
    }
}

/// What is known of one player.
#[derive(Clone, PartialEq, Debug)]
pub struct Figures {
    /// Games it won, from whichever of its seats.
    pub wins: u64,
    /// Games whose win it shared with others.
    pub draws: u64,
    /// Games others won.
    pub losses: u64,
    /// The share of games it won; a shared win counts as its part.
    pub share: Interval,
    /// Elo points above the first player; `None` where nobody can be compared.
    pub elo: Option<Interval>,
    /// Its scores in games that nobody forfeited.
    pub scores: Spread,
    /// How many seats it had in all games.
    pub seats: u64,
    /// How many decisions it made.
    pub decisions: u64,
    /// How long it thought in all.
    pub thought: Duration,
    /// Its longest thought.
    pub longest: Duration,
    /// How many of its thoughts took more than its time and a twentieth.
    pub late: u64,
    /// How many seats it forfeited, by [kind](Trouble::KINDS).
    pub troubles: [u64; Trouble::KINDS.len()],
}

impl Figures {
    /// How many seats it forfeited.
    pub fn forfeits(&self) -> u64 {
        self.troubles.iter().sum()
    }
}

/// How two players did against each other.
#[derive(Clone, PartialEq, Debug)]
pub struct Against {
    /// The one, by place in the list of players.
    pub one: usize,
    /// The other.
    pub other: usize,
    /// How often the one came before the other.
    pub before: u64,
    /// How often they shared a place.
    pub level: u64,
    /// How often the other came before the one.
    pub behind: u64,
    /// The share of the one; sharing a place is half.
    pub share: Interval,
    /// How many Elo points the one is stronger by all games of all players.
    pub elo: Option<Interval>,
}

/// All figures of a contest.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    /// How many games count.
    pub games: u64,
    /// How many deals they are.
    pub deals: u64,
    /// What is known of each player.
    pub players: Vec<Figures>,
    /// What is known of each two who have met.
    pub pairs: Vec<Against>,
    /// How many games were forfeited by a player.
    pub forfeited: u64,
    /// How long the games were that nobody forfeited.
    pub length: Spread,
}

impl Table {
    /// The figures of some games. Only whole deals make fair figures, so that whoever calls leaves the others out.
    pub fn of(n_players: usize, games: &[&Match]) -> Table {
        let comparisons = comparisons(games);
        let ratings = rate(n_players, &comparisons);
        let deals: std::collections::BTreeSet<(usize, u64)> =
            games.iter().map(|game| (game.pairing, game.deal)).collect();
        Table {
            games: games.len() as u64,
            deals: deals.len() as u64,
            players: (0..n_players).map(|player| figures(player, games, ratings.as_ref())).collect(),
            pairs: against(games, &comparisons, ratings.as_ref()),
            forfeited: games.iter().filter(|game| game.is_forfeited()).count() as u64,
            length: Spread::of(
                games.iter().filter(|game| !game.is_forfeited()).map(|game| f64::from(game.length)).collect(),
            ),
        }
    }
}

/// The points of a player in a game: one for who has won, a part for who shares it with others; `None` for who was not there.
fn points(game: &Match, player: usize) -> Option<f64> {
    let of_winners = |seats: &mut dyn Iterator<Item = &Done>| seats.filter(|seat| seat.place == 1).count() as f64;
    let mut own = game.seats.iter().filter(|seat| seat.player == player).peekable();
    own.peek()?;
    Some(of_winners(&mut own) / of_winners(&mut game.seats.iter()).max(1.0))
}

fn figures(player: usize, games: &[&Match], ratings: Option<&Ratings>) -> Figures {
    let mut figures = Figures {
        wins: 0,
        draws: 0,
        losses: 0,
        share: share_of(&[]),
        elo: ratings.map(|ratings| ratings.difference(player, 0)),
        scores: Spread::default(),
        seats: 0,
        decisions: 0,
        thought: Duration::ZERO,
        longest: Duration::ZERO,
        late: 0,
        troubles: [0; Trouble::KINDS.len()],
    };
    let mut deals: BTreeMap<u64, (f64, f64)> = BTreeMap::new();
    let mut scores = Vec::new();
    for game in games {
        let Some(points) = points(game, player) else { continue };
        let count = match points {
            0.0 => &mut figures.losses,
            1.0 => &mut figures.wins,
            _ => &mut figures.draws,
        };
        *count += 1;
        let deal = deals.entry(game.deal).or_default();
        *deal = (deal.0 + points, deal.1 + 1.0);
        for seat in game.seats.iter().filter(|seat| seat.player == player) {
            figures.seats += 1;
            if !game.is_forfeited() {
                scores.push(f64::from(seat.score));
            }
            figures.decisions += u64::from(seat.decisions);
            figures.thought += seat.thought;
            figures.longest = figures.longest.max(seat.longest);
            figures.late += u64::from(seat.late);
            if let Some(trouble) = &seat.trouble {
                let kind = Trouble::KINDS.iter().position(|kind| *kind == trouble.kind());
                figures.troubles[kind.unwrap_or(Trouble::KINDS.len() - 1)] += 1;
            }
        }
    }
    figures.share = share_of(&deals.into_values().collect::<Vec<_>>());
    figures.scores = Spread::of(scores);
    figures
}

/// Every two seats of different players of a game, compared by their places; one entry a deal and pair.
fn comparisons(games: &[&Match]) -> Vec<Comparison> {
    let mut all: BTreeMap<(u64, usize, usize), (f64, f64)> = BTreeMap::new();
    for game in games {
        for (one, other) in pairs_of(game) {
            let sum = all.entry((game.deal, one.player, other.player)).or_default();
            let points = match one.place.cmp(&other.place) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
            *sum = (sum.0 + points, sum.1 + 1.0);
        }
    }
    let comparison = |((deal, one, other), (points, games))| Comparison { deal, one, other, points, games };
    all.into_iter().map(comparison).collect()
}

/// Every two seats of different players, who comes first in the list of players first.
fn pairs_of(game: &Match) -> impl Iterator<Item = (&Done, &Done)> {
    let seats = &game.seats;
    seats.iter().flat_map(move |one| seats.iter().map(move |other| (one, other))).filter(|(a, b)| a.player < b.player)
}

fn against(games: &[&Match], comparisons: &[Comparison], ratings: Option<&Ratings>) -> Vec<Against> {
    let mut counts: BTreeMap<(usize, usize), [u64; 3]> = BTreeMap::new();
    for (one, other) in games.iter().flat_map(|game| pairs_of(game)) {
        let count = counts.entry((one.player, other.player)).or_default();
        count[match one.place.cmp(&other.place) {
            std::cmp::Ordering::Less => 0,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Greater => 2,
        }] += 1;
    }
    let of_pair = |((one, other), [before, level, behind]): ((usize, usize), [u64; 3])| {
        let are_these = |pair: &&Comparison| (pair.one, pair.other) == (one, other);
        let deals: Vec<(f64, f64)> =
            comparisons.iter().filter(are_these).map(|pair| (pair.points, pair.games)).collect();
        let elo = ratings.map(|ratings| ratings.difference(one, other));
        Against { one, other, before, level, behind, share: share_of(&deals), elo }
    };
    counts.into_iter().map(of_pair).collect()
}

/// The first player's share of the comparisons in a deal's games, for the sequential test.
pub fn share_of_first(games: &[&Match]) -> f64 {
    let (points, of) =
        comparisons(games).iter().fold((0.0, 0.0), |(points, of), pair| (points + pair.points, of + pair.games));
    if of > 0.0 { points / of } else { 0.5 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(deal: u64, seating: usize, seats: &[(usize, u8, i16)]) -> Match {
        let done = |&(player, place, score): &(usize, u8, i16)| Done {
            player,
            place,
            score,
            decisions: 10,
            thought: Duration::from_millis(20),
            longest: Duration::from_millis(5),
            late: 1,
            trouble: (score == 0).then(|| Trouble::Stall("5 s".into())),
        };
        Match { pairing: 0, deal, seating, seats: seats.iter().map(done).collect(), length: 30 + deal as u32 }
    }

    #[test]
    fn wins_draws_and_losses_are_counted_by_player_not_by_seat() {
        let games = [
            game(0, 0, &[(0, 1, 14), (1, 2, 9)]),
            game(0, 1, &[(1, 1, 13), (0, 2, 12)]),
            game(1, 0, &[(0, 1, 10), (1, 1, 10)]),
            game(1, 1, &[(1, 2, 0), (0, 1, 16)]),
        ];
        let table = Table::of(2, &games.iter().collect::<Vec<_>>());
        assert_eq!((table.games, table.deals), (4, 2));
        let [one, other] = &table.players[..] else { panic!("two players") };
        assert_eq!((one.wins, one.draws, one.losses), (2, 1, 1));
        assert_eq!((other.wins, other.draws, other.losses), (1, 1, 2));
        assert!((one.share.value - 0.625).abs() < 1e-12 && (other.share.value - 0.375).abs() < 1e-12);
        assert_eq!((one.scores.mean, one.scores.median(), one.scores.least, one.scores.most), (12.0, 12.0, 10.0, 14.0));
        assert_eq!(
            (one.decisions, one.thought, one.longest),
            (40, Duration::from_millis(80), Duration::from_millis(5))
        );
        assert_eq!((one.forfeits(), other.forfeits(), other.troubles[1], one.late), (0, 1, 1, 4));
        assert!((table.length.mean - 91.0 / 3.0).abs() < 1e-12, "a forfeited game has no length");
        assert_eq!(table.forfeited, 1);
        let pair = &table.pairs[0];
        assert_eq!((pair.before, pair.level, pair.behind), (2, 1, 1));
        let (first, second) = (one.elo.unwrap(), other.elo.unwrap());
        assert_eq!((first.value, first.low, first.high), (0.0, 0.0, 0.0), "the first is what others are measured by");
        assert!(second.value < 0.0 && (pair.elo.unwrap().value + second.value).abs() < 1e-9);
    }

    #[test]
    fn at_four_seats_a_game_is_won_by_who_has_the_winning_seat_and_all_seats_are_compared() {
        let games = [game(0, 0, &[(0, 1, 40), (1, 2, 30), (0, 3, 20), (1, 4, 10)])];
        let table = Table::of(2, &games.iter().collect::<Vec<_>>());
        let [one, other] = &table.players[..] else { panic!("two players") };
        assert_eq!((one.wins, one.losses, one.share.value, one.seats, one.decisions), (1, 0, 1.0, 2, 20));
        assert_eq!((other.wins, other.losses, other.share.value), (0, 1, 0.0));
        let pair = &table.pairs[0];
        assert_eq!((pair.before, pair.level, pair.behind), (3, 0, 1));
        assert!((share_of_first(&games.iter().collect::<Vec<_>>()) - 0.75).abs() < 1e-12);
    }

    #[test]
    fn a_win_shared_by_two_seats_of_one_player_is_its_own() {
        let shared = game(0, 0, &[(0, 1, 40), (1, 3, 30), (0, 1, 40), (1, 4, 10)]);
        let with_another = game(1, 0, &[(0, 1, 40), (1, 1, 40), (0, 1, 40), (1, 4, 10)]);
        let table = Table::of(2, &[&shared, &with_another]);
        assert_eq!((table.players[0].wins, table.players[0].draws), (1, 1));
        assert_eq!((table.players[1].wins, table.players[1].draws, table.players[1].losses), (0, 1, 1));
        assert!((table.players[0].share.value - 5.0 / 6.0).abs() < 1e-12);
    }

    #[test]
    fn who_plays_alone_has_no_rating() {
        let games = [game(0, 0, &[(0, 1, 40)]), game(1, 0, &[(0, 2, 30)])];
        let table = Table::of(1, &games.iter().collect::<Vec<_>>());
        assert_eq!((table.players[0].wins, table.players[0].losses, table.players[0].elo), (1, 1, None));
        assert!(table.pairs.is_empty());
    }

    #[test]
    fn deciles_are_between_numbers_in_proportion() {
        let spread = Spread::of((0..=20).rev().map(f64::from).collect());
        assert_eq!(spread.deciles.map(|decile| decile.round() as i64), [2, 4, 6, 8, 10, 12, 14, 16, 18]);
        assert!((Spread::of(vec![1.0, 2.0]).median() - 1.5).abs() < 1e-12);
        assert_eq!(Spread::of(Vec::new()), Spread::default());
    }
}
