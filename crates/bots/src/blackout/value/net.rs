//! A small network: one hidden layer beside a linear part, so that most of a value can be read off its features.

use super::features::{Features, N_FEATURES};

/// Hidden units.
pub const N_HIDDEN: usize = 32;

/// The weights for one number of seats. Outputs are points still to come, in tens.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// The linear part, the constant last.
    pub linear: Vec<f32>,
    /// For each feature what it adds to each hidden unit; the constants last.
    pub hidden: Vec<[f32; N_HIDDEN]>,
    /// What each hidden unit adds.
    pub out: [f32; N_HIDDEN],
}

impl Net {
    /// How many numbers a net is.
    pub const N_WEIGHTS: usize = (N_FEATURES + 1) * (N_HIDDEN + 1) + N_HIDDEN;

    /// A net of these numbers, in the order in which [`weights`](Net::weights) gives them.
    pub fn of(weights: &[f32]) -> Option<Net> {
        if weights.len() != Net::N_WEIGHTS {
            return None;
        }
        let (linear, rest) = weights.split_at(N_FEATURES + 1);
        let (hidden, out) = rest.split_at((N_FEATURES + 1) * N_HIDDEN);
        let hidden = hidden.as_chunks::<N_HIDDEN>().0.to_vec();
        Some(Net { linear: linear.to_vec(), hidden, out: out.try_into().ok()? })
    }

    /// All its numbers.
    pub fn weights(&self) -> impl Iterator<Item = f32> {
        let (linear, hidden) = (self.linear.iter(), self.hidden.iter().flatten());
        linear.chain(hidden).chain(&self.out).copied()
    }

    /// The hidden units for these features: what is negative is cut off.
    #[inline]
    pub fn units(&self, features: &Features) -> [f32; N_HIDDEN] {
        let mut units = self.hidden[N_FEATURES];
        for (&feature, weights) in features.iter().zip(&self.hidden) {
            // Half of the features are nothing at most tables.
            if feature != 0.0 {
                for (unit, weight) in units.iter_mut().zip(weights) {
                    *unit += feature * weight;
                }
            }
        }
        units
    }

    /// What these features are worth.
    #[inline]
    pub fn value(&self, features: &Features) -> f32 {
        let mut value = self.linear[N_FEATURES];
        for (feature, weight) in features.iter().zip(&self.linear) {
            value += feature * weight;
        }
        for (unit, weight) in self.units(features).iter().zip(&self.out) {
            value += unit.max(0.0) * weight;
        }
        value
    }

    /// How much the value rises with each feature, here.
    pub fn slope(&self, features: &Features) -> Features {
        let units = self.units(features);
        let mut slope = [0.0; N_FEATURES];
        for (feature, slope) in slope.iter_mut().enumerate() {
            *slope = self.linear[feature];
            for (unit, weight) in self.out.iter().enumerate() {
                if units[unit] > 0.0 {
                    *slope += self.hidden[feature][unit] * weight;
                }
            }
        }
        slope
    }
}
