//! When enough has been played: the generalised sequential probability ratio test over whole deals.
//!
//! A deal of two games brings 0, ½, 1, 1½ or 2 points, hence "pentanomial". The likelihoods are those of the most likely
//! distributions over these with either expectation, as fishtest of Stockfish calculates them.

use std::collections::BTreeMap;

/// Two assumptions about how much stronger the first player is, in Elo points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The one that is to be refuted.
    pub elo0: f64,
    /// The one that is to be shown.
    pub elo1: f64,
}

impl Sprt {
    /// Who is stronger by more loses less than one game in ninety thousand: no test would ever tell.
    pub const MOST: u16 = 2000;

    /// Whether the first assumption is of less than the second, and neither is as good as certain.
    pub fn is_sound(self) -> bool {
        let most = f64::from(Self::MOST);
        self.elo0 < self.elo1 && -most <= self.elo0 && self.elo1 <= most
    }
}

/// What the test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Go on.
    Open,
    /// The first assumption holds, wrongly in one of twenty cases.
    First,
    /// The second assumption holds, wrongly in one of twenty cases.
    Second,
}

/// How the deals went: how many brought which share of their points.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tally(BTreeMap<u32, f64>);

/// Shares are counted to this fineness, which tells all shares of small tables apart.
const FINE: f64 = 1e6;

/// What counts of an outcome that has not happened yet, so that it is unlikely rather than impossible.
const UNSEEN: f64 = 1e-3;

impl Tally {
    /// Counts a deal by the first player's share of its points, from 0 to 1.
    pub fn add(&mut self, share: f64) {
        *self.0.entry((share * FINE).round() as u32).or_default() += 1.0;
    }

    /// All shares with how often they were seen. The five of a deal of two games are always among them.
    fn shares(&self) -> Vec<(f64, f64)> {
        let mut all: BTreeMap<u32, f64> =
            [0.0, 0.25, 0.5, 0.75, 1.0].map(|share| ((share * FINE) as u32, UNSEEN)).into();
        all.extend(&self.0);
        all.into_iter().map(|(share, times)| (f64::from(share) / FINE, times)).collect()
    }
}

impl Sprt {
    /// Where the test ends: the logarithm of (1 − β) / α for α = β = 0.05. The other end is its negative.
    pub fn bound() -> f64 {
        19f64.ln()
    }

    /// The logarithm of how much likelier the second assumption makes what was seen.
    pub fn log_ratio(&self, tally: &Tally) -> f64 {
        if tally.0.is_empty() {
            return 0.0;
        }
        let shares = tally.shares();
        let [zero, one] = [self.elo0, self.elo1].map(|elo| 1.0 / (1.0 + 10f64.powf(-elo / 400.0)));
        let (tilt0, tilt1) = (tilt(&shares, zero), tilt(&shares, one));
        let ratio = |share: f64| ((1.0 + tilt0 * (share - zero)) / (1.0 + tilt1 * (share - one))).ln();
        shares.iter().map(|&(share, times)| times * ratio(share)).sum()
    }

    /// What it says.
    pub fn verdict(&self, tally: &Tally) -> Verdict {
        match self.log_ratio(tally) {
            ratio if ratio >= Sprt::bound() => Verdict::Second,
            ratio if ratio <= -Sprt::bound() => Verdict::First,
            _ => Verdict::Open,
        }
    }
}

/// How the distribution that was seen has to be tilted to be the most likely one with this expectation: its probabilities are
/// those that were seen, each divided by `1 + tilt (share − expectation)`.
fn tilt(shares: &[(f64, f64)], expectation: f64) -> f64 {
    // Every divisor is positive between these two, and the surplus falls from one to the other.
    let (mut low, mut high) = (-1.0 / (1.0 - expectation), 1.0 / expectation);
    for _ in 0..200 {
        let middle = f64::midpoint(low, high);
        let surplus: f64 = shares
            .iter()
            .map(|&(share, times)| times * (share - expectation) / (1.0 + middle * (share - expectation)))
            .sum();
        if surplus > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pentanomial(counts: [u32; 5]) -> Tally {
        let mut tally = Tally::default();
        for (share, times) in [0.0, 0.25, 0.5, 0.75, 1.0].into_iter().zip(counts) {
            (0..times).for_each(|_| tally.add(share));
        }
        tally
    }

    /// What fishtest's own function (`LLR_logistic`) gives for these deals.
    #[test]
    fn the_log_ratio_is_that_of_fishtest() {
        for (counts, elo0, elo1, wanted) in [
            ([3, 20, 50, 22, 5], 0.0, 20.0, 0.040_320_372),
            ([3, 20, 50, 22, 5], 0.0, 5.0, 0.178_380_224),
            ([3, 20, 50, 22, 5], -10.0, 10.0, 0.934_472_911),
            ([0, 10, 30, 12, 0], 0.0, 20.0, -0.270_414_536),
            ([0, 10, 30, 12, 0], 0.0, 5.0, 0.085_226_848),
            ([12, 40, 60, 30, 8], 0.0, 20.0, -2.997_301_135),
        ] {
            let found = Sprt { elo0, elo1 }.log_ratio(&pentanomial(counts));
            assert!((found - wanted).abs() < 1e-6, "{counts:?} {elo0} {elo1}: {found}");
        }
    }

    #[test]
    fn it_ends_at_the_bounds() {
        assert!((Sprt::bound() - 2.944_438_979).abs() < 1e-9);
        let sprt = Sprt { elo0: 0.0, elo1: 20.0 };
        assert_eq!(sprt.verdict(&Tally::default()), Verdict::Open);
        assert_eq!(sprt.verdict(&pentanomial([3, 20, 50, 22, 5])), Verdict::Open);
        assert_eq!(sprt.verdict(&pentanomial([12, 40, 60, 30, 8])), Verdict::First);
        assert_eq!(sprt.verdict(&pentanomial([0, 0, 10, 0, 200])), Verdict::Second);
    }

    #[test]
    fn deals_of_other_sizes_count_too() {
        let mut tally = Tally::default();
        for n in 0..300 {
            tally.add([1.0 / 3.0, 2.0 / 3.0, 5.0 / 6.0][n % 3]);
        }
        assert_eq!(Sprt { elo0: 0.0, elo1: 50.0 }.verdict(&tally), Verdict::Second);
    }
}
