//! Sets of cards, locations, tiles and districts as plain bits.

use core::marker::PhantomData;
use core::mem;

/// Defines an id below a bound and a set of such ids.
macro_rules! ids {
    ($(#[$doc:meta])* $id:ident($bound:literal), $(#[$set_doc:meta])* $set:ident($bits:ty)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $id(u8);

        impl $id {
            /// How many there can be.
            pub const COUNT: usize = $bound;

            /// The one with this number.
            pub const fn new(index: usize) -> Option<$id> {
                if index < $bound { Some($id(index as u8)) } else { None }
            }

            /// Its number, from 0.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        $(#[$set_doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $set($bits);

        impl $set {
            /// None.
            pub const NONE: $set = $set(0);

            /// One alone.
            pub const fn only(id: $id) -> $set {
                $set(1 << id.0)
            }

            /// The first `n`.
            pub const fn first(n: usize) -> $set {
                $set(if n >= <$bits>::BITS as usize { <$bits>::MAX } else { (1 << n) - 1 })
            }

            /// Whether it belongs to the set.
            pub const fn contains(self, id: $id) -> bool {
                self.0 >> id.0 & 1 != 0
            }

            /// Puts it in.
            pub const fn insert(&mut self, id: $id) {
                self.0 |= 1 << id.0;
            }

            /// Takes it out.
            pub const fn remove(&mut self, id: $id) {
                self.0 &= !(1 << id.0);
            }

            /// What is in both.
            pub const fn and(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// What is in either.
            pub const fn or(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// What is in this and not in the other.
            pub const fn without(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// Whether all of it is in the other.
            pub const fn is_within(self, other: $set) -> bool {
                self.0 & !other.0 == 0
            }

            /// Whether there is none.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many there are.
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// The one with this many before it.
            pub fn nth(self, n: usize) -> Option<$id> {
                self.into_iter().nth(n)
            }
        }

        impl IntoIterator for $set {
            type Item = $id;
            type IntoIter = Bits<$id>;

            fn into_iter(self) -> Bits<$id> {
                let bits = u128::from(self.0);
                Bits { rest: bits as u64, later: (bits >> 64) as u64, passed: 0, of: PhantomData }
            }
        }

        impl Iterator for Bits<$id> {
            type Item = $id;

            fn next(&mut self) -> Option<$id> {
                self.next_bit().map($id)
            }

            fn nth(&mut self, n: usize) -> Option<$id> {
                self.skip_bits(n);
                self.next()
            }

            fn fold<A, F: FnMut(A, $id) -> A>(self, mut all: A, mut f: F) -> A {
                for (passed, mut rest) in [(self.passed, self.rest), (64, self.later)] {
                    while rest != 0 {
                        all = f(all, $id(passed + rest.trailing_zeros() as u8));
                        rest &= rest - 1;
                    }
                }
                all
            }
        }

        impl FromIterator<$id> for $set {
            fn from_iter<I: IntoIterator<Item = $id>>(ids: I) -> $set {
                ids.into_iter().fold($set::NONE, |set, id| set.or($set::only(id)))
            }
        }

        impl core::fmt::Debug for $set {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_set().entries(*self).finish()
            }
        }
    };
}

/// The members of a set, from the lowest. They are counted off a machine word at a time, since wider integers are slow.
#[derive(Clone)]
pub struct Bits<I> {
    rest: u64,
    later: u64,
    passed: u8,
    of: PhantomData<I>,
}

impl<I> Bits<I> {
    fn next_bit(&mut self) -> Option<u8> {
        if self.rest == 0 {
            if self.later == 0 {
                return None;
            }
            self.next_word();
        }
        let first = self.rest.trailing_zeros() as u8;
        self.rest &= self.rest - 1;
        Some(self.passed + first)
    }

    fn skip_bits(&mut self, mut n: usize) {
        let here = self.rest.count_ones() as usize;
        if n >= here {
            n -= here;
            self.next_word();
        }
        for _ in 0..n {
            self.rest &= self.rest.wrapping_sub(1);
        }
    }

    fn next_word(&mut self) {
        self.rest = mem::take(&mut self.later);
        self.passed = 64;
    }
}

ids! {
    /// A card: 0–71 the objective deck, 72–79 the starting volunteers, 80–127 the player cards, twelve a seat.
    CardId(128),
    /// A set of cards.
    CardSet(u128)
}

ids! {
    /// A location of the map.
    Location(64),
    /// A set of locations.
    LocationSet(u64)
}

ids! {
    /// A district of the map.
    District(16),
    /// A set of districts.
    DistrictSet(u16)
}

ids! {
    /// A scout tile.
    TileId(48),
    /// A set of scout tiles.
    TileSet(u64)
}

/// Check-mark actions as bits: the five of the board, then those of finished plans by their place among them, and last of all
/// whether only one of them may be used (B2.7, B8.3). It is kept as bytes since a frame has no room for a number's alignment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ActionSet([u8; 8]);

impl ActionSet {
    const SINGLE: u64 = 1 << 63;
    /// How many actions there can be.
    pub const MOST: u8 = 63;

    /// These actions, of which each may be used.
    pub const fn each_of(bits: u64) -> ActionSet {
        ActionSet(bits.to_le_bytes())
    }

    /// These actions, of which one may be used.
    pub const fn one_of(bits: u64) -> ActionSet {
        ActionSet((bits | ActionSet::SINGLE).to_le_bytes())
    }

    /// The actions as bits.
    pub const fn bits(self) -> u64 {
        u64::from_le_bytes(self.0) & !ActionSet::SINGLE
    }

    /// Whether only one of them may be used.
    pub const fn is_single(self) -> bool {
        u64::from_le_bytes(self.0) & ActionSet::SINGLE != 0
    }

    /// Whether the action with this number is among them.
    pub const fn contains(self, number: u8) -> bool {
        number < ActionSet::MOST && self.bits() >> number & 1 != 0
    }
}
