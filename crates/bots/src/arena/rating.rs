//! Elo ratings: the strengths under which the results are most likely (Bradley–Terry), with intervals that know that the games
//! of one deal hang together.

use std::collections::BTreeMap;

use super::interval::{Interval, Z};

/// How two players did against each other in the games of one deal.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Comparison {
    /// Which deal.
    pub deal: u64,
    /// One player, by place in the list.
    pub one: usize,
    /// The other.
    pub other: usize,
    /// How often the one came before the other; sharing a place is half.
    pub points: f64,
    /// Out of how often.
    pub games: f64,
}

/// Elo points that make a player ten times as likely to win, by convention, in natural logarithms.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// What each pair that has met is given beside its games: one game, half won and half lost. Without it a player who won
/// every game would be infinitely strong.
const GIVEN: f64 = 0.5;

/// The strengths of players, as far as the games tell.
#[derive(Clone, PartialEq, Debug)]
pub struct Ratings {
    /// Natural logarithms of odds, the first player's being 0.
    strengths: Vec<f64>,
    /// How their errors go together, without the first player.
    covariance: Vec<Vec<f64>>,
}

impl Ratings {
    /// How many Elo points the one is stronger than the other.
    pub fn difference(&self, one: usize, other: usize) -> Interval {
        let value = (self.strengths[one] - self.strengths[other]) * ELO;
        let of = |a: usize, b: usize| if a == 0 || b == 0 { 0.0 } else { self.covariance[a - 1][b - 1] };
        let variance = of(one, one) + of(other, other) - 2.0 * of(one, other);
        let half = Z * ELO * variance.max(0.0).sqrt();
        Interval { value, low: value - half, high: value + half }
    }
}

/// Rates players by their comparisons; `None` unless every player can be compared with the first, if only through others.
pub fn rate(n_players: usize, comparisons: &[Comparison]) -> Option<Ratings> {
    let mut pairs = Pairs::new();
    for Comparison { one, other, points, games, .. } in comparisons.iter().filter(|pair| pair.one != pair.other) {
        let pair = pairs.entry((*one, *other)).or_insert((GIVEN, 2.0 * GIVEN));
        *pair = (pair.0 + points, pair.1 + games);
    }
    if n_players < 2 || !are_connected(n_players, &pairs) {
        return None;
    }
    let strengths = most_likely(n_players, &pairs)?;
    let inverse = inverse(information(&strengths, &pairs))?;
    let meat = scatter(&strengths, comparisons, pairs.keys());
    Some(Ratings { covariance: product(&product(&inverse, &meat), &inverse), strengths })
}

fn are_connected(n_players: usize, pairs: &Pairs) -> bool {
    let mut reached = vec![false; n_players];
    reached[0] = true;
    for _ in 0..n_players {
        for &(one, other) in pairs.keys() {
            let either = reached[one] || reached[other];
            (reached[one], reached[other]) = (either, either);
        }
    }
    reached.into_iter().all(|is| is)
}

fn chance(strengths: &[f64], one: usize, other: usize) -> f64 {
    1.0 / (1.0 + (strengths[other] - strengths[one]).exp())
}

type Pairs = BTreeMap<(usize, usize), (f64, f64)>;

/// Newton's method; the likelihood has one peak, and steps are short enough not to overshoot it.
fn most_likely(n_players: usize, pairs: &Pairs) -> Option<Vec<f64>> {
    let mut strengths = vec![0.0; n_players];
    for _ in 0..200 {
        let mut slope = vec![0.0; n_players];
        for (&(one, other), (points, games)) in pairs {
            let surplus = points - games * chance(&strengths, one, other);
            slope[one] += surplus;
            slope[other] -= surplus;
        }
        let inverse = inverse(information(&strengths, pairs))?;
        let mut longest: f64 = 0.0;
        for (player, row) in inverse.iter().enumerate() {
            let step: f64 = row.iter().zip(&slope[1..]).map(|(entry, slope)| entry * slope).sum();
            let step = step.clamp(-1.0, 1.0);
            strengths[player + 1] += step;
            longest = longest.max(step.abs());
        }
        if longest < 1e-12 {
            break;
        }
    }
    Some(strengths)
}

/// How sharply the likelihood bends, without the first player.
fn information(strengths: &[f64], pairs: &Pairs) -> Vec<Vec<f64>> {
    let n = strengths.len();
    let mut all = vec![vec![0.0; n]; n];
    for (&(one, other), (_, games)) in pairs {
        let chance = chance(strengths, one, other);
        let bend = games * chance * (1.0 - chance);
        all[one][one] += bend;
        all[other][other] += bend;
        all[one][other] -= bend;
        all[other][one] -= bend;
    }
    all.into_iter().skip(1).map(|row| row[1..].to_vec()).collect()
}

/// How far the deals scatter about what the strengths expect of them, without the first player. What each pair is given counts
/// as a won and a lost half game, so that players who never lost have an interval, too.
fn scatter<'a>(
    strengths: &[f64],
    comparisons: &[Comparison],
    pairs: impl Iterator<Item = &'a (usize, usize)>,
) -> Vec<Vec<f64>> {
    let n = strengths.len();
    let mut deals: BTreeMap<u64, Vec<f64>> = BTreeMap::new();
    for Comparison { deal, one, other, points, games } in comparisons.iter().filter(|pair| pair.one != pair.other) {
        let surplus = points - games * chance(strengths, *one, *other);
        let of_deal = deals.entry(*deal).or_insert_with(|| vec![0.0; n]);
        of_deal[*one] += surplus;
        of_deal[*other] -= surplus;
    }
    let n_deals = deals.len() as f64;
    let weight = n_deals / (n_deals - 1.0).max(1.0);
    let mut whole = vec![vec![0.0; n]; n];
    let mut add = |surplus: &[f64], weight: f64| {
        for (row, a) in whole.iter_mut().zip(surplus) {
            for (entry, b) in row.iter_mut().zip(surplus) {
                *entry += weight * a * b;
            }
        }
    };
    for surplus in deals.values() {
        add(surplus, weight);
    }
    for &(one, other) in pairs {
        let chance = chance(strengths, one, other);
        for surplus in [GIVEN * (1.0 - chance), GIVEN * chance] {
            let mut of_pair = vec![0.0; n];
            (of_pair[one], of_pair[other]) = (surplus, -surplus);
            add(&of_pair, 1.0);
        }
    }
    whole.into_iter().skip(1).map(|row| row[1..].to_vec()).collect()
}

/// The inverse of a matrix by elimination; `None` where it has none.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Option<Vec<Vec<f64>>> {
    let n = matrix.len();
    for (i, row) in matrix.iter_mut().enumerate() {
        row.extend((0..n).map(|j| f64::from(u8::from(i == j))));
    }
    for column in 0..n {
        let pivot = (column..n).max_by(|&a, &b| matrix[a][column].abs().total_cmp(&matrix[b][column].abs()))?;
        if matrix[pivot][column].abs() < 1e-300 {
            return None;
        }
        matrix.swap(column, pivot);
        let scale = matrix[column][column];
        matrix[column].iter_mut().for_each(|entry| *entry /= scale);
        let pivot_row = matrix[column].clone();
        for (_, row) in matrix.iter_mut().enumerate().filter(|(row, _)| *row != column) {
            let factor = row[column];
            row.iter_mut().zip(&pivot_row).for_each(|(entry, pivot)| *entry -= factor * pivot);
        }
    }
    Some(matrix.into_iter().map(|row| row[n..].to_vec()).collect())
}

fn product(a: &[Vec<f64>], b: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let entry = |row: &[f64], column: usize| row.iter().zip(b).map(|(entry, row)| entry * row[column]).sum();
    a.iter().map(|row| (0..b.len()).map(|column| entry(row, column)).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So many deals of two games each; every one brings the first of the two so many points.
    fn meet(one: usize, other: usize, points_of_deals: &[(f64, usize)]) -> Vec<Comparison> {
        let each = points_of_deals.iter().flat_map(|&(points, times)| vec![points; times]);
        each.zip(0..).map(|(points, deal)| Comparison { deal, one, other, points, games: 2.0 }).collect()
    }

    #[test]
    fn a_share_of_the_games_is_a_number_of_elo_points() {
        // 400 log10(p / (1 − p)): 64 % are 100 points, 76 % are 200. What is given to the pair moves it a little.
        for (share, elo) in [(0.5, 0.0), (0.640_065, 100.0), (0.759_747, 200.0), (0.359_935, -100.0)] {
            let wins = (share * 10_000.0) as usize;
            let ratings = rate(2, &meet(0, 1, &[(2.0, wins), (0.0, 10_000 - wins)])).unwrap();
            assert!((ratings.difference(0, 1).value - elo).abs() < 0.2, "{share}: {:?}", ratings.difference(0, 1));
        }
    }

    #[test]
    fn the_interval_is_that_of_the_share_where_games_are_independent() {
        let coins = meet(1, 0, &[(2.0, 250), (1.0, 500), (0.0, 250)]);
        let ratings = rate(2, &coins).unwrap();
        // Of 2,000 even games the share has a standard error of 1.118 points of a hundred, and a hundredth is 6.95 Elo there.
        let interval = ratings.difference(0, 1);
        assert!((interval.high - 1.96 * 1.118 * 6.949).abs() < 0.2, "{interval:?}");
        assert!((interval.low + interval.high).abs() < 1e-9);
    }

    #[test]
    fn deals_that_always_split_leave_hardly_a_doubt_and_those_that_agree_more() {
        let half = |points: &[(f64, usize)]| rate(2, &meet(0, 1, points)).unwrap().difference(0, 1).high;
        let (split, coins, agree) =
            (half(&[(1.0, 100)]), half(&[(2.0, 25), (1.0, 50), (0.0, 25)]), half(&[(2.0, 50), (0.0, 50)]));
        assert!(split < coins / 3.0 && (agree / coins - 2f64.sqrt()).abs() < 0.02, "{split} {coins} {agree}");
    }

    #[test]
    fn who_wins_all_is_strong_within_reason_and_has_an_interval() {
        let interval = rate(2, &meet(0, 1, &[(2.0, 50)])).unwrap().difference(0, 1);
        // ln(201) × 173.7 = 921, and Wilson's lower end for 100 of 100 games is at 96.3 %, or 566.
        assert!((interval.value - 921.2).abs() < 0.5, "{interval:?}");
        assert!((450.0..650.0).contains(&interval.low), "{interval:?}");
    }

    #[test]
    fn strengths_add_up_over_a_chain_of_players() {
        // Each beats the next in three of four games, and 0 and 2 never meet.
        let mut chain = meet(0, 1, &[(2.0, 7500), (0.0, 2500)]);
        chain.extend(meet(1, 2, &[(2.0, 7500), (0.0, 2500)]));
        let ratings = rate(3, &chain).unwrap();
        let step = 400.0 * 3f64.log10();
        assert!((ratings.difference(0, 1).value - step).abs() < 0.1);
        assert!((ratings.difference(0, 2).value - 2.0 * step).abs() < 0.2);
        let (near, far) = (ratings.difference(0, 1), ratings.difference(0, 2));
        assert!(far.high - far.low > near.high - near.low, "the farther, the less sure");
    }

    #[test]
    fn who_never_met_cannot_be_compared() {
        assert_eq!(rate(3, &meet(0, 1, &[(1.0, 5)])), None);
        assert_eq!(rate(1, &[]), None);
    }
}
