//! What a search remembers of positions it has seen, however it came there: the transposition table.

use super::moves::Move;

/// How a remembered score is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// The score itself.
    Exact,
    /// At least so much.
    AtLeast,
    /// At most so much.
    AtMost,
}

/// What is remembered of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Memory {
    /// What to try first.
    pub best: Option<Move>,
    pub score: i32,
    pub bound: Bound,
    pub depth: i32,
}

/// Two words: the key, and the memory packed: score (16 bits), depth (8), bound (8), move (8), age (8). An age of 0 is an
/// empty slot.
#[derive(Clone, Copy, Default)]
struct Slot {
    key: u64,
    packed: u64,
}

impl Slot {
    const fn age(self) -> u8 {
        (self.packed >> 40) as u8
    }

    const fn depth(self) -> i8 {
        (self.packed >> 16) as i8
    }
}

/// Slots that share a line of the processor's cache, so that looking at all costs as much as looking at one.
#[derive(Clone, Copy, Default)]
#[repr(align(64))]
struct Bucket([Slot; 4]);

const NO_MOVE: u8 = u8::MAX;

/// The table.
pub(super) struct Memories {
    buckets: Vec<Bucket>,
    age: u8,
}

impl Memories {
    /// A table of at most so many megabytes; the number of buckets is a power of two. Of none it remembers nothing.
    pub fn of_megabytes(megabytes: usize) -> Memories {
        Memories::of_buckets((megabytes << 20) / size_of::<Bucket>())
    }

    fn of_buckets(most: usize) -> Memories {
        let buckets = if most == 0 { 0 } else { 1 << most.ilog2() };
        Memories { buckets: vec![Bucket::default(); buckets], age: 1 }
    }

    /// Another search begins: what is older goes first when place is needed.
    pub fn grow_older(&mut self) {
        self.age = if self.age == u8::MAX { 1 } else { self.age + 1 };
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.buckets.fill(Bucket::default());
        self.age = 1;
    }

    fn place(&self, key: u64) -> usize {
        key as usize & self.buckets.len().wrapping_sub(1)
    }

    #[inline]
    pub fn recall(&self, key: u64) -> Option<Memory> {
        let bucket = self.buckets.get(self.place(key))?;
        let slot = bucket.0.iter().find(|slot| slot.key == key && slot.age() != 0)?;
        let bound = match (slot.packed >> 24) as u8 {
            0 => Bound::Exact,
            1 => Bound::AtLeast,
            _ => Bound::AtMost,
        };
        let best = (slot.packed >> 32) as u8;
        Some(Memory {
            best: (best != NO_MOVE).then_some(Move(best)),
            score: i32::from(slot.packed as i16),
            bound,
            depth: i32::from(slot.depth()),
        })
    }

    #[inline]
    pub fn remember(&mut self, key: u64, memory: Memory) {
        let (place, age) = (self.place(key), self.age);
        let Some(Bucket(slots)) = self.buckets.get_mut(place) else { return };
        let at = slots.iter().position(|slot| slot.key == key).unwrap_or_else(|| {
            let worth = |slot: &Slot| i32::from(slot.depth()) + if slot.age() == age { 256 } else { 0 };
            (0..slots.len()).min_by_key(|&n| if slots[n].age() == 0 { i32::MIN } else { worth(&slots[n]) }).unwrap_or(0)
        });
        let best = memory.best.map_or(NO_MOVE, |best| best.0);
        let bound = match memory.bound {
            Bound::Exact => 0,
            Bound::AtLeast => 1,
            Bound::AtMost => 2,
        };
        let packed = u64::from(memory.score as i16 as u16)
            | u64::from(memory.depth as i8 as u8) << 16
            | bound << 24
            | u64::from(best) << 32
            | u64::from(age) << 40;
        slots[at] = Slot { key, packed };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_remembered_is_recalled() {
        let mut memories = Memories::of_megabytes(1);
        assert_eq!(memories.buckets.len() * size_of::<Bucket>(), 1 << 20);
        let some = |n: i32| Memory {
            best: (n % 3 != 0).then_some(Move((n % 75) as u8)),
            score: n * 7 - 30_000,
            bound: [Bound::Exact, Bound::AtLeast, Bound::AtMost][n as usize % 3],
            depth: n % 60 - 3,
        };
        for n in 0..8_000 {
            let key = (n as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            memories.remember(key, some(n));
            assert_eq!(memories.recall(key), Some(some(n)));
        }
        memories.clear();
        assert_eq!(memories.recall(0), None);
    }

    #[test]
    fn the_old_and_shallow_give_way() {
        let mut memories = Memories::of_buckets(1);
        let of_depth = |depth| Memory { best: None, score: 0, bound: Bound::Exact, depth };
        for (key, depth) in [(1, 9), (2, 2), (3, 5), (4, 4)] {
            memories.remember(key, of_depth(depth));
        }
        memories.remember(5, of_depth(1));
        assert_eq!(memories.recall(2), None, "the shallowest");
        memories.grow_older();
        for key in 6..9 {
            memories.remember(key, of_depth(0));
        }
        memories.remember(9, of_depth(0));
        assert_eq!(memories.recall(1), None, "the last of the old ones");
    }
}
