//! Sets count off what they hold.

use blackout::{CardId, CardSet};
use proptest::collection::btree_set;
use proptest::prelude::*;

proptest! {
    #[test]
    fn members_come_from_the_lowest(numbers in btree_set(0..CardId::COUNT, 0..60), n in 0..64_usize) {
        let set: CardSet = numbers.iter().filter_map(|&number| CardId::new(number)).collect();
        let numbers: Vec<usize> = numbers.into_iter().collect();
        prop_assert_eq!(set.into_iter().map(CardId::index).collect::<Vec<_>>(), numbers.clone());
        prop_assert_eq!(set.len(), numbers.len());
        prop_assert_eq!(set.nth(n).map(CardId::index), numbers.get(n).copied());
        let mut rest = set.into_iter();
        prop_assert_eq!(rest.nth(n / 2).map(CardId::index), numbers.get(n / 2).copied());
        prop_assert_eq!(rest.nth(n / 3).map(CardId::index), numbers.get(n / 2 + 1 + n / 3).copied());
        let mut left = Vec::new();
        rest.for_each(|card| left.push(card.index()));
        prop_assert_eq!(left, numbers.into_iter().skip(n / 2 + 2 + n / 3).collect::<Vec<_>>());
    }
}
