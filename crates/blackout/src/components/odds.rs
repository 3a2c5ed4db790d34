//! What the dice are likely to show: their faces, and the chances after the re-rolls of B2.1.

use super::{Components, Resource};

/// The dice that show the same resource as another, which alone are rolled again (B2.1), as bits: red, yellow, blue.
pub(crate) fn doubles(dice: &[Option<Resource>; 3]) -> u8 {
    let is_double = |n: usize| (0..3).any(|other| other != n && dice[other] == dice[n]);
    (0..3).filter(|&n| is_double(n)).fold(0, |set, n| set | 1 << n)
}

/// The probabilities of everything that may be rolled next: all three dice, or two of them while one lies on a resource.
#[derive(Clone, Copy, Default)]
struct Pending {
    all: f64,
    /// By the die that stays, and what it shows.
    but_one: [[f64; 6]; 3],
}

impl Pending {
    fn total(&self) -> f64 {
        self.all + self.but_one.iter().flatten().sum::<f64>()
    }
}

/// Re-rolls no longer matter below this probability, which is smaller than rounding errors.
const UNDECIDED: f64 = 1e-16;
/// A bound for boxes whose dice hardly ever differ.
const MOST_ROLLS: usize = 10_000;

impl Components {
    /// Returns how many of a die's six faces show a resource; the dice are red, yellow, blue.
    pub fn faces_with(&self, die: usize, resource: Resource) -> u8 {
        self.dice[die].iter().filter(|&&face| face == resource).count() as u8
    }

    /// Returns how likely each resource is to lie under one of the dice in a round, in the order of the rondel. The faces alone do
    /// not tell, since dice that agree are rolled again (B2.1): every roll is followed until the dice differ.
    pub fn odds_on_rondel(&self) -> [f64; 6] {
        let mut odds = [0.0; 6];
        let mut pending = Pending { all: 1.0, ..Pending::default() };
        for _ in 0..MOST_ROLLS {
            if pending.total() < UNDECIDED {
                break;
            }
            let mut next = Pending::default();
            self.roll(None, pending.all, &mut next, &mut odds);
            for (die, by_face) in pending.but_one.iter().enumerate() {
                for (face, &chance) in Resource::ALL.into_iter().zip(by_face) {
                    self.roll(Some((die, face)), chance, &mut next, &mut odds);
                }
            }
            pending = next;
        }
        odds
    }

    /// Rolls all dice but the one that stays, with this probability, and adds what comes of it.
    fn roll(&self, stays: Option<(usize, Resource)>, chance: f64, next: &mut Pending, odds: &mut [f64; 6]) {
        if chance <= 0.0 {
            return;
        }
        let share = chance / 216.0;
        for k in 0..216 {
            let numbers: [usize; 3] = [k % 6, k / 6 % 6, k / 36];
            let mut faces: [Option<Resource>; 3] = core::array::from_fn(|die| Some(self.dice[die][numbers[die]]));
            if let Some((die, face)) = stays {
                faces[die] = Some(face);
            }
            match doubles(&faces) {
                0 => faces.into_iter().flatten().for_each(|face| odds[face as usize] += share),
                0b111 => next.all += share,
                pair => {
                    let die = (0b111 & !pair).trailing_zeros() as usize;
                    if let Some(face) = faces[die] {
                        next.but_one[die][face as usize] += share;
                    }
                }
            }
        }
    }
}
