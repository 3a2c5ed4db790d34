//! What belongs to seats, by their letters.

use std::borrow::Cow;

use game::{Seat, SeatSet};
use serde::{Serialize, Serializer};
use utoipa::openapi::schema::ObjectBuilder;
use utoipa::openapi::{Ref, RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

use super::SeatLetter;

/// One value for each of some seats, by letter. Fields of it are declared by an alias, as utoipa's derive of the struct
/// around it knows generic types only where it has derived them too.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "UPPERCASE")]
pub struct PerSeat<T> {
    /// For seat A.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub a: Option<T>,
    /// For seat B.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub b: Option<T>,
    /// For seat C.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub c: Option<T>,
    /// For seat D.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub d: Option<T>,
}

impl<T> PerSeat<T> {
    /// The values of those of these seats that have one.
    pub(super) fn of(seats: SeatSet, value: impl Fn(Seat) -> Option<T>) -> PerSeat<T> {
        let of = |seat| if seats.contains(seat) { value(seat) } else { None };
        PerSeat { a: of(Seat::A), b: of(Seat::B), c: of(Seat::C), d: of(Seat::D) }
    }
}

// By hand, since the derive would write the value's whole schema four times.
impl<T: ToSchema> PartialSchema for PerSeat<T> {
    fn schema() -> RefOr<Schema> {
        let value = || Ref::from_schema_name(T::name());
        Seat::ALL.iter().fold(ObjectBuilder::new(), |all, seat| all.property(seat.to_string(), value())).into()
    }
}

impl<T: ToSchema> ToSchema for PerSeat<T> {
    fn name() -> Cow<'static, str> {
        format!("PerSeat_{}", T::name()).into()
    }

    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        schemas.push((T::name().into(), T::schema()));
        T::schemas(schemas);
    }
}

/// Seats, by their letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Letters(pub SeatSet);

impl Serialize for Letters {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(SeatLetter::from))
    }
}

impl PartialSchema for Letters {
    fn schema() -> RefOr<Schema> {
        Vec::<SeatLetter>::schema()
    }
}

impl ToSchema for Letters {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        schemas.push((SeatLetter::name().into(), SeatLetter::schema()));
    }
}

/// The score of each seat.
pub type Scores = PerSeat<i16>;
