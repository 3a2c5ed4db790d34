//! What is the same for all tables, and how the server is.

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use game::{Game, Keys};
use serde_json::{Value, json};

use super::address::is_near;
use super::guard::{Caller, Visitor};
use super::me::Person;
use super::{Body, Doors, Path, Peer};
use crate::metric;
use crate::refused::{Refused, RefusedBody};
use crate::say::{Phrase, Trouble};
use crate::sitting::BOTS;
use crate::wire::views::components::components;

/// The games, their rules versions and bots, and the phrases.
#[utoipa::path(get, path = "/api/v1/games", responses((status = 200, body = Object)))]
pub async fn games(State(doors): State<Doors>) -> Json<Value> {
    let embedded = doors.shared.shelf.embedded();
    let phrases: Vec<&str> = Phrase::KEYS.iter().map(|key| key.id).collect();
    Json(json!({
        "games": [
            { "name": hongkong::HongKong::NAME, "rules": hongkong::HongKong.edition().rules, "seats": [2, 2] },
            { "name": blackout::Blackout::NAME, "rules": embedded.rules.edition().rules, "seats": [1, 4], "box": embedded.hash() },
        ],
        "bots": BOTS,
        "phrases": phrases,
        "version": env!("CARGO_PKG_VERSION"),
    }))
}

/// All that is printed in a box: the map, the cards, the tiles, in three languages.
#[utoipa::path(get, path = "/api/v1/boxes/{hash}", params(("hash" = String, Path)),
    responses((status = 200, body = crate::wire::views::components::BoxSheet), (status = 404, body = RefusedBody)))]
pub async fn box_sheet(State(doors): State<Doors>, Path(hash): Path<String>) -> Result<Response, Refused> {
    let shelved = doors.shared.shelf.find(&doors.shared.store, Some(&hash)).await?;
    // A box is called by its content, so it never changes.
    let headers = [("cache-control", "public, max-age=31536000, immutable")];
    Ok((headers, Json(components(&shelved.loaded))).into_response())
}

/// What a page wants to know first.
#[derive(serde::Serialize, utoipa::ToSchema)]
pub struct Hello {
    /// Who asks, if anybody who is known here.
    pub person: Option<Person>,
    /// The edition of the page; when it changes, an open page is old.
    pub page: &'static str,
    /// The version of the server.
    pub version: &'static str,
}

/// Who one is, if anybody, and how new the page is.
#[utoipa::path(get, path = "/api/v1/hello", responses((status = 200, body = Hello)))]
pub async fn hello(visitor: Visitor) -> Json<Hello> {
    let person = visitor.0.map(Person::from);
    Json(Hello { person, page: page::edition(), version: env!("CARGO_PKG_VERSION") })
}

/// Returns the files of a box, as `POST /api/v1/boxes` takes them, so that a program can load it on its own machine.
#[utoipa::path(get, path = "/api/v1/boxes/{hash}/files", params(("hash" = String, Path)),
    responses((status = 200, body = BoxFiles), (status = 404, body = RefusedBody)))]
pub async fn box_files(State(doors): State<Doors>, Path(hash): Path<String>) -> Result<Response, Refused> {
    let shelved = doors.shared.shelf.find(&doors.shared.store, Some(&hash)).await?;
    let texts: Vec<String> = serde_json::from_str(&shelved.files).map_err(|_| Trouble::Failed)?;
    let names = boxes::BoxFile::ALL.map(|file| file.name().to_owned());
    let files = BoxFiles { files: names.into_iter().zip(texts).collect() };
    let headers = [("cache-control", "public, max-age=31536000, immutable")];
    Ok((headers, Json(files)).into_response())
}

/// The files of a box.
#[derive(serde::Deserialize, serde::Serialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BoxFiles {
    /// Its files by name, as `harbour box export` writes them.
    pub files: std::collections::BTreeMap<String, String>,
}

/// Brings a box, so that tables can be made with it. It is kept with the first table that is.
#[utoipa::path(post, path = "/api/v1/boxes", request_body = BoxFiles,
    responses((status = 200, body = Object), (status = 400, body = RefusedBody), (status = 401, body = RefusedBody),
        (status = 403, body = RefusedBody), (status = 413, body = RefusedBody), (status = 429, body = RefusedBody)))]
pub async fn add_box(State(doors): State<Doors>, _: Caller, Body(new): Body<BoxFiles>) -> Result<Json<Value>, Refused> {
    let missing = |file: &boxes::BoxFile| Trouble::BadBox { why: file.name().into() };
    let texts = boxes::BoxFile::ALL.iter().map(|file| new.files.get(file.name()).ok_or_else(|| missing(file)));
    let texts: Vec<&String> = texts.collect::<Result<_, _>>()?;
    let shelved = doors.shared.shelf.add(&serde_json::to_string(&texts).unwrap_or_default())?;
    Ok(Json(json!({ "hash": shelved.hash() })))
}

/// Whether the server lives.
pub async fn healthz() -> &'static str {
    "ok\n"
}

/// Whether it can serve: the database answers.
pub async fn readyz(State(doors): State<Doors>) -> (StatusCode, &'static str) {
    if doors.shared.store.is_well().await {
        (StatusCode::OK, "ok\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "database\n")
    }
}

/// Figures for Prometheus, for this machine and trusted proxies, or for anybody if the operator wants it so.
pub async fn metrics(
    State(doors): State<Doors>,
    ConnectInfo(Peer(peer)): ConnectInfo<Peer>,
    headers: HeaderMap,
) -> Result<String, Refused> {
    if !doors.shared.settings.metrics_public && !is_near(&doors.shared.settings, &headers, peer) {
        return Err(Trouble::NotPublic.into());
    }
    metric::TABLES_IN_MEMORY.set(doors.shared.hall.len() as f64);
    metric::MEMORY.set(memory() as f64);
    Ok(doors.metrics.render())
}

/// The memory of the process, where the system tells it.
fn memory() -> u64 {
    const PAGE: u64 = 4096;
    let statm = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    statm.split(' ').nth(1).and_then(|pages| pages.parse::<u64>().ok()).map_or(0, |pages| pages * PAGE)
}
