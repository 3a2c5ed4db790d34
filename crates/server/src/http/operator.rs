//! The operator's own calls. They are not part of the described interface: `harbour admin` makes them, with the token that
//! the server leaves in its data folder.

use axum::extract::{FromRequestParts, State};
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use axum::routing::{delete, get, post, put};
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Body, Doors, Path, Query};
use crate::refused::Refused;
use crate::say::Trouble;
use crate::secrets::hash;
use crate::store::NotWritten;
use crate::table::{Asker, Order};

/// The most rows a list has.
const MOST: i64 = 1_000;

/// The operator's calls.
pub fn routes() -> Router<Doors> {
    Router::new()
        .route("/api/v1/operator/tables", get(tables))
        .route("/api/v1/operator/tables/{id}/close", post(close))
        .route("/api/v1/operator/people", get(people))
        .route("/api/v1/operator/people/{id}/muted", put(mute))
        .route("/api/v1/operator/people/{id}", delete(forget))
}

/// Who shows the operator's token.
struct Operator;

impl FromRequestParts<Doors> for Operator {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, doors: &Doors) -> Result<Operator, Refused> {
        let bearer = parts.headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
        let shown = bearer.and_then(|value| value.strip_prefix("Bearer ")).map(hash).unwrap_or_default();
        // Hashes are compared, and all of their bytes, so that the time it takes tells nothing.
        let is_equal = shown.len() == doors.operator.len()
            && shown.iter().zip(doors.operator.iter()).fold(0, |differ, (one, other)| differ | (one ^ other)) == 0;
        if is_equal { Ok(Operator) } else { Err(Trouble::NotOperator.into()) }
    }
}

fn asker() -> Asker {
    Asker { person: None, name: String::new(), shown: None }
}

/// Which tables.
#[derive(Deserialize)]
struct Which {
    #[serde(default)]
    all: bool,
}

async fn tables(State(doors): State<Doors>, _: Operator, Query(which): Query<Which>) -> Result<Json<Value>, Refused> {
    let tables = doors.shared.store.oversee_tables(which.all, MOST).await?;
    Ok(Json(json!({ "tables": tables })))
}

async fn close(State(doors): State<Doors>, _: Operator, Path(id): Path<String>) -> Result<Json<Value>, Refused> {
    let closed = doors.shared.ask(&id, asker(), Order::CloseByOperator).await?;
    tracing::info!(table = id, "closed by the operator");
    Ok(Json(closed))
}

/// Whom to look for.
#[derive(Deserialize)]
struct Called {
    #[serde(default)]
    name: String,
}

async fn people(State(doors): State<Doors>, _: Operator, Query(called): Query<Called>) -> Result<Json<Value>, Refused> {
    let people = doors.shared.store.oversee_people(&called.name, MOST).await?;
    Ok(Json(json!({ "people": people })))
}

/// Whether somebody's remarks are stopped.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Muted {
    muted: bool,
}

/// Somebody who is not there cannot be changed.
fn no_person(error: NotWritten) -> Refused {
    if error == NotWritten::Conflict { Trouble::NoPerson.into() } else { error.into() }
}

async fn mute(
    State(doors): State<Doors>,
    _: Operator,
    Path(id): Path<String>,
    Body(muted): Body<Muted>,
) -> Result<Json<Value>, Refused> {
    doors.shared.store.mute(&id, muted.muted).await.map_err(no_person)?;
    tracing::info!(person = id, muted = muted.muted, "muted by the operator");
    Ok(Json(json!({ "muted": muted.muted })))
}

async fn forget(State(doors): State<Doors>, _: Operator, Path(id): Path<String>) -> Result<Json<Value>, Refused> {
    let store = &doors.shared.store;
    let tables = store.tables_of(&id).await?;
    // Where somebody else has the seat now, the log changes first, and the table then reads it again.
    store.forget_former_holder(&id).await?;
    let mut failed: Vec<&str> = Vec::new();
    for table in &tables {
        if let Err(why) = doors.shared.ask(table, asker(), Order::Forget(id.clone())).await {
            tracing::error!(table, key = why.why.key, "somebody could not be forgotten at a table");
            failed.push(table);
        }
    }
    store.forget_person(&id, failed.is_empty()).await.map_err(no_person)?;
    tracing::info!(tables = tables.len(), failed = failed.len(), "somebody was forgotten");
    if !failed.is_empty() {
        return Err(Trouble::NotForgotten { tables: failed.join(", ") }.into());
    }
    Ok(Json(json!({ "tables": tables.len() })))
}
