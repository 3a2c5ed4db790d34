//! Names of the people who play at one device.

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use serde_json::Value;
use utoipa::ToSchema;

use super::guard::Caller;
use super::me::clean;
use super::tables::seat_called;
use super::{Body, Doors, Path};
use crate::refused::{Refused, RefusedBody};
use crate::table::Order;

/// A name for a seat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatName {
    /// The name.
    pub name: String,
}

/// Renames one of the caller's own seats before the start, so that several people at one device have their own names.
#[utoipa::path(put, path = "/api/v1/tables/{id}/seats/{seat}/name", params(("id" = String, Path), ("seat" = String, Path)),
    request_body = SeatName,
    responses((status = 200, body = Object), (status = 403, body = RefusedBody), (status = 409, body = RefusedBody)))]
pub async fn rename_seat(
    State(doors): State<Doors>,
    caller: Caller,
    Path((id, seat)): Path<(String, String)>,
    Body(named): Body<SeatName>,
) -> Result<Json<Value>, Refused> {
    let order = Order::RenameSeat(seat_called(&seat)?, clean(&named.name)?);
    doors.shared.ask(&id, caller.asker(None), order).await.map(Json)
}
