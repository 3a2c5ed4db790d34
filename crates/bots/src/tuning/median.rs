//! Medians, means and ratios with their intervals.

use crate::arena::{Interval, Spread, Z};

/// The median of some numbers. Its interval lies between the two numbers that would hold the true median 19 times in 20, by
/// their ranks, whatever the numbers' distribution; so few numbers that none has such a rank do not bound it.
pub fn median_of(mut numbers: Vec<f64>) -> Interval {
    numbers.sort_by(f64::total_cmp);
    let n = numbers.len() as f64;
    let reach = Z * n.sqrt() / 2.0;
    let at = |rank: f64| if rank < 0.0 { None } else { numbers.get(rank as usize).copied() };
    let low = at((n / 2.0 - reach).floor() - 1.0).unwrap_or(f64::NEG_INFINITY);
    let high = at((n / 2.0 + reach).ceil()).unwrap_or(f64::INFINITY);
    Interval { value: Spread::of(numbers.clone()).median(), low, high }
}

/// The mean of some numbers, by the normal approximation.
pub fn mean_of(numbers: &[f64]) -> Interval {
    let n = numbers.len() as f64;
    let value = numbers.iter().sum::<f64>() / n.max(1.0);
    let squares: f64 = numbers.iter().map(|number| (number - value).powi(2)).sum();
    // One number alone says nothing of how far others stray.
    let reach = if n < 2.0 { f64::INFINITY } else { Z * (squares / (n - 1.0) / n).sqrt() };
    Interval { value, low: value - reach, high: value + reach }
}

/// Parts of wholes, game by game: the ratio of their sums. What happens in one game hangs together, so that the interval is made
/// by the scatter of games.
pub fn ratio_of(parts: &[(f64, f64)]) -> Interval {
    let whole: f64 = parts.iter().map(|(_, whole)| whole).sum();
    let value = parts.iter().map(|(part, _)| part).sum::<f64>() / whole.max(1.0);
    let strays: Vec<f64> = parts.iter().map(|(part, whole)| part - value * whole).collect();
    let mean = mean_of(&strays);
    // Parts of nothing say nothing.
    let reach = if whole == 0.0 { f64::INFINITY } else { (mean.high - mean.value) * parts.len() as f64 / whole };
    Interval { value, low: value - reach, high: value + reach }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_median_lies_between_its_ranks() {
        // Ranks 40 and 61 of 100, as tables of the sign test have it.
        let interval = median_of((1..=100).rev().map(f64::from).collect());
        assert_eq!((interval.value, interval.low, interval.high), (50.5, 40.0, 61.0));
        let one = median_of(vec![7.0]);
        assert_eq!((one.low, one.value, one.high), (f64::NEG_INFINITY, 7.0, f64::INFINITY));
        assert_eq!(median_of(Vec::new()), Interval { value: 0.0, low: f64::NEG_INFINITY, high: f64::INFINITY });
    }

    #[test]
    fn a_mean_strays_with_its_numbers() {
        let interval = mean_of(&[0.0, 1.0].repeat(50));
        assert!((interval.value - 0.5).abs() < 1e-12);
        assert!((interval.high - 0.5 - Z * (0.25 / 99.0_f64).sqrt()).abs() < 1e-12);
        assert!(mean_of(&[3.0]).high.is_infinite());
    }

    #[test]
    fn a_ratio_counts_wholes_by_their_size() {
        let found = ratio_of(&[(1.0, 1.0), (0.0, 3.0), (1.0, 1.0), (0.0, 3.0)]);
        assert!((found.value - 0.25).abs() < 1e-12 && found.low < 0.25 && found.high > 0.25);
        let even = ratio_of(&[(1.0, 2.0); 10]);
        assert_eq!((even.low, even.high), (0.5, 0.5));
        for nothing in [&[][..], &[(0.0, 0.0); 3]] {
            assert_eq!(ratio_of(nothing), Interval { value: 0.0, low: f64::NEG_INFINITY, high: f64::INFINITY });
        }
    }

    #[test]
    fn what_hangs_together_in_a_game_counts_once() {
        let [alone, tenfold] = [1.0, 10.0].map(|n| ratio_of(&[(0.0, n), (n, n)].repeat(50)));
        assert!((alone.high - tenfold.high).abs() < 1e-12, "{alone:?} {tenfold:?}");
    }
}
