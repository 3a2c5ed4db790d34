//! Words of the domain as the wire says them: as in the notation, where the notation has them.

use ::blackout::End;
use ::blackout::components::{Challenge, Color, Letter, Resource, RewardType, StartingPlace};
use boxes::LineKind;
use game::Seat;
use serde::Serialize;
use utoipa::ToSchema;

/// Defines the words for the values of a type of the rules.
macro_rules! words {
    ($(#[$doc:meta])* $word:ident of $value:ident in $case:tt: $($variant:ident)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
        #[serde(rename_all = $case)]
        pub enum $word {
            $(#[doc = concat!("[`", stringify!($value), "::", stringify!($variant), "`].")] $variant,)*
        }

        impl From<$value> for $word {
            fn from(value: $value) -> $word {
                match value {
                    $($value::$variant => $word::$variant,)*
                }
            }
        }
    };
}

words! {
    /// A seat.
    SeatLetter of Seat in "UPPERCASE": A B C D
}

words! {
    /// A letter of crisis centres.
    LetterWord of Letter in "UPPERCASE": A B C D
}

words! {
    /// A resource.
    ResourceWord of Resource in "kebab-case": Food Tools Gasoline Water Books Medipacks
}

words! {
    /// A colour.
    ColorWord of Color in "kebab-case": Red Yellow Blue Purple
}

words! {
    /// What a tile gives.
    RewardWord of RewardType in "kebab-case": Points Dollars Battery Books Tools Medipacks Gasoline
}

words! {
    /// A challenge of a tile.
    ChallengeWord of Challenge in "kebab-case": Simple Advanced Probe
}

words! {
    /// How far the end has come.
    EndWord of End in "kebab-case": Far Triggered LastRound
}

words! {
    /// Where a player card lies at the start.
    StartingPlaceWord of StartingPlace in "kebab-case": Hand Slot1 Slot2 Hospital
}

words! {
    /// What a line of the map is in the city.
    LineKindWord of LineKind in "kebab-case": Road Tunnel Ferry
}
