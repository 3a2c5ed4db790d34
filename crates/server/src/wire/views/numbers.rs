//! Things of the box by their numbers, written straight from sets.

use ::blackout::{CardId, CardSet, District, DistrictSet, Location, LocationSet, TileId, TileSet};
use serde::{Serialize, Serializer};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

/// What has a number in the box.
pub(super) trait Numbered {
    /// The number, from 0.
    fn number(self) -> u8;
}

/// Defines how a set of things of the box is written.
macro_rules! numbers {
    ($(#[$doc:meta])* $numbers:ident($set:ident of $id:ident)) => {
        impl Numbered for $id {
            fn number(self) -> u8 {
                self.index() as u8
            }
        }

        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct $numbers(pub $set);

        impl Serialize for $numbers {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.0.into_iter().map(Numbered::number))
            }
        }

        impl PartialSchema for $numbers {
            fn schema() -> RefOr<Schema> {
                Vec::<u8>::schema()
            }
        }

        impl ToSchema for $numbers {}
    };
}

numbers! {
    /// Cards.
    Cards(CardSet of CardId)
}

numbers! {
    /// Locations.
    Locations(LocationSet of Location)
}

numbers! {
    /// Districts.
    Districts(DistrictSet of District)
}

numbers! {
    /// Scout tiles.
    Tiles(TileSet of TileId)
}

/// Places that are kept as a bit each, as the notation counts them: from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Places(pub u8);

impl Serialize for Places {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq((1..=8_u8).filter(|place| self.0 >> (place - 1) & 1 != 0))
    }
}

impl PartialSchema for Places {
    fn schema() -> RefOr<Schema> {
        Vec::<u8>::schema()
    }
}

impl ToSchema for Places {}
