//! Shares and their intervals.

/// A figure and where it lies with a probability of 95 %.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// The estimate.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// How many standard deviations of a normal distribution hold 95 %.
pub const Z: f64 = 1.959_963_984_540_054;

/// Wilson's interval of a share that was seen in `n` independent trials. It stays within 0 and 1 and says something even
/// where the share is 0 or 1.
pub fn wilson(share: f64, n: f64) -> Interval {
    if n <= 0.0 {
        return Interval { value: share, low: 0.0, high: 1.0 };
    }
    let spread = Z * Z / n;
    let centre = (share + spread / 2.0) / (1.0 + spread);
    let half = Z / (1.0 + spread) * (share * (1.0 - share) / n + spread / (4.0 * n)).sqrt();
    // Rounding must not put the share itself outside.
    Interval { value: share, low: (centre - half).clamp(0.0, share), high: (centre + half).clamp(share, 1.0) }
}

/// A share with its interval, from what came of each deal: points, and out of how many games.
///
/// The games of one deal are not independent: they share luck, and mostly pull in opposite directions. How far the deals
/// scatter tells how many independent games they are worth, and Wilson's interval is taken for that number; at most the
/// number of games, and at least that of deals.
pub fn share_of(deals: &[(f64, f64)]) -> Interval {
    let n_deals = deals.len() as f64;
    let games: f64 = deals.iter().map(|(_, games)| games).sum();
    if games <= 0.0 {
        return Interval { value: 0.0, low: 0.0, high: 1.0 };
    }
    let share = deals.iter().map(|(points, _)| points).sum::<f64>() / games;
    let squares: f64 = deals.iter().map(|(points, of)| (points - share * of).powi(2)).sum();
    let variance = squares * n_deals / (n_deals - 1.0).max(1.0) / (games * games);
    let of_one = share * (1.0 - share);
    // Where everything went one way, nothing scatters, and the deals are all that is known to be independent.
    let worth =
        if of_one < 1e-12 || n_deals < 2.0 { n_deals } else { (of_one / variance).clamp(n_deals.min(games), games) };
    wilson(share, worth)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_near(found: f64, wanted: f64) -> bool {
        (found - wanted).abs() < 1e-4
    }

    /// Values as they are printed for Wilson's interval without correction (Newcombe 1998, table I, method 3).
    #[test]
    fn wilson_is_as_published() {
        for (hits, n, low, high) in [
            (81.0, 263.0, 0.2553, 0.3662),
            (15.0, 148.0, 0.0624, 0.1605),
            (0.0, 20.0, 0.0, 0.1611),
            (1.0, 29.0, 0.0061, 0.1718),
        ] {
            let interval = wilson(hits / n, n);
            assert!(is_near(interval.low, low) && is_near(interval.high, high), "{hits}/{n}: {interval:?}");
        }
    }

    #[test]
    fn deals_that_always_split_are_worth_all_their_games() {
        let even = vec![(1.0, 2.0); 50];
        assert_eq!(share_of(&even), wilson(0.5, 100.0));
    }

    #[test]
    fn games_that_always_agree_are_worth_one_a_deal() {
        let agreeing: Vec<(f64, f64)> = (0..50).map(|n| (f64::from(n % 2) * 2.0, 2.0)).collect();
        let interval = share_of(&agreeing);
        assert!((interval.low - wilson(0.5, 50.0).low).abs() < 1e-9, "{interval:?}");
        assert_eq!(share_of(&[(2.0, 2.0); 50]), wilson(1.0, 50.0), "and so are those that all were won");
    }

    #[test]
    fn independent_games_are_worth_what_they_are() {
        // A quarter of the deals won twice, a quarter lost twice, half split: as with a coin.
        let coins: Vec<(f64, f64)> = (0..400).map(|n| ([0.0, 1.0, 1.0, 2.0][n % 4], 2.0)).collect();
        let (found, wanted) = (share_of(&coins), wilson(0.5, 800.0));
        assert!((found.high - wanted.high).abs() < 1e-3, "{found:?} {wanted:?}");
    }
}
