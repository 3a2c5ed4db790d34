//! What is said to people: a key of `locales/` and its arguments, never words.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::Seat;

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number, which a language may count with.
    Number(i64),
    /// A name or a piece of notation, shown as it is.
    Text(String),
    /// One of a few cases a language may choose its words by, such as `roof`.
    Case(&'static str),
    /// A seat, shown by its player's name.
    Seat(Seat),
    /// Something of the box that has a name in each language, such as a card.
    Named {
        /// What it is.
        kind: &'static str,
        /// Which one.
        index: usize,
    },
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<&'static str> for Arg {
    fn from(case: &'static str) -> Arg {
        Arg::Case(case)
    }
}

macro_rules! numbers {
    ($($number:ty)*) => { $(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                // Languages count in floating point, which is exact to 2^53; nobody counts plurals beyond.
                match i64::try_from(number) {
                    Ok(number) if number.unsigned_abs() <= 1 << 53 => Arg::Number(number),
                    _ => Arg::Text(number.to_string()),
                }
            }
        }
    )* };
}
numbers!(u8 u16 u32 u64 usize i8 i16 i32 i64);

/// A key of `locales/` and the names of its arguments, as the tests compare them with the files.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Key {
    /// The message's id in the files.
    pub id: &'static str,
    /// The arguments it takes.
    pub args: &'static [&'static str],
    /// The variant that stands for it.
    pub variant: &'static str,
}

/// Something that can be said to people. Made by [`messages!`](crate::messages).
pub trait Message {
    /// The key of what is said now.
    fn key(&self) -> &'static str;

    /// Its arguments by name.
    fn args(&self) -> Vec<(&'static str, Arg)>;

    /// The number of the rule behind it, where there is one.
    fn rule(&self) -> Option<&'static str>;
}

/// Every key a type of messages can say.
pub trait Keys {
    /// The keys, in the order of the variants.
    const KEYS: &'static [Key];
}

/// Defines an enum whose variants are messages: the variant's fields are the arguments, and each variant names its key
/// and, after `per`, its rule; or after `ruled by` the function that knows it, where it depends on the arguments.
///
/// ```
/// use game::{Message, messages};
/// messages! {
///     /// Why not.
///     #[derive(Clone, PartialEq, Eq, Debug)]
///     pub enum Reason {
///         /// The building is full.
///         Full { height: u8 } = "full" per "K4",
///     }
/// }
/// let reason = Reason::Full { height: 5 };
/// assert_eq!((reason.key(), reason.rule()), ("full", Some("K4")));
/// ```
#[macro_export]
macro_rules! messages {
    ($(#[$meta:meta])* $vis:vis enum $name:ident { $(
        $(#[$doc:meta])* $variant:ident $({ $($field:ident : $type:ty),* $(,)? })? = $key:literal
        $(per $rule:literal)? $(ruled by $which:path)?
    ),* $(,)? }) => {
        $(#[$meta])*
        $vis enum $name { $(
            $(#[$doc])* $variant $({ $(
                #[doc = concat!("The argument `", stringify!($field), "`.")] $field: $type
            ),* })?
        ),* }

        impl $crate::Keys for $name {
            const KEYS: &'static [$crate::Key] = &[ $( $crate::Key {
                id: $key, args: &[ $( $( stringify!($field) ),* )? ], variant: stringify!($variant),
            } ),* ];
        }

        impl $crate::Message for $name {
            fn key(&self) -> &'static str {
                match self { $( $name::$variant $({ $($field: _),* })? => $key ),* }
            }

            fn args(&self) -> $crate::reexport::Vec<(&'static str, $crate::Arg)> {
                match self { $(
                    $name::$variant $({ $($field),* })? =>
                        $crate::reexport::vec![ $( $( (stringify!($field), $crate::Arg::from($field.clone())) ),* )? ]
                ),* }
            }

            fn rule(&self) -> Option<&'static str> {
                match self { $( $name::$variant $({ $($field: _),* })? => $crate::messages!(@rule self $($rule)? $(by $which)?) ),* }
            }
        }
    };
    (@rule $message:tt $rule:literal) => { Some($rule) };
    (@rule $message:tt by $which:path) => { $which($message) };
    (@rule $message:tt) => { None };
}
