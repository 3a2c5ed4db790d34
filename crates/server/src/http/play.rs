//! Playing over plain HTTP: everything the websocket can do.
#![expect(unused_qualifications, reason = "the descriptions of calls are written out by a macro")]

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use game::{Seat, Viewer};
use serde::Deserialize;
use serde_json::Value;
use tokio::sync::Semaphore;
use utoipa::{IntoParams, ToSchema};

use super::guard::{Caller, Visitor};
use super::tables::{seat_called, seat_orders};
use super::{Body, Doors, Path, Query};
use crate::refused::{Refused, RefusedBody};
use crate::say::Trouble;
use crate::sitting::TakeBack;
use crate::table::{Order, WithPosition};
use crate::wire::Replay;

/// Whose view.
#[derive(Deserialize, IntoParams)]
pub struct Eyes {
    /// A seat of one's own; none to watch.
    #[serde(default)]
    pub seat: Option<String>,
    /// A link's secret, where the table is private.
    #[serde(default)]
    pub link: Option<String>,
    /// The version one knows: what happened since is told.
    #[serde(default)]
    pub since: Option<u64>,
    /// With `since`: wait up to so many seconds for something newer, 50 at most.
    #[serde(default)]
    pub wait: Option<u64>,
}

impl Eyes {
    pub(super) fn viewer(&self) -> Result<Viewer, Refused> {
        self.seat.as_deref().map_or(Ok(Viewer::Spectator), |seat| seat_called(seat).map(Viewer::Seat))
    }
}

/// What a reply contains beside the view.
#[derive(Deserialize, IntoParams)]
pub struct ViewOptions {
    /// Whether `game.position` is the position as far as the viewer knows it, as one line in notation.
    #[serde(default)]
    pub position: bool,
}

/// Everything a viewer knows: the table, the view, what is asked, what may be answered.
#[utoipa::path(get, path = "/api/v1/tables/{id}/view", params(("id" = String, Path), Eyes, ViewOptions),
    responses((status = 200, body = Object), (status = 403, body = RefusedBody), (status = 404, body = RefusedBody)))]
pub async fn look(
    State(doors): State<Doors>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
    Query(options): Query<ViewOptions>,
) -> Result<Json<Value>, Refused> {
    let viewer = eyes.viewer()?;
    let asker = visitor.asker(eyes.link.as_deref());
    let with_position = if options.position { WithPosition::Yes } else { WithPosition::No };
    let look = || doors.shared.ask(&id, asker.clone(), Order::Look(viewer, eyes.since, with_position));
    let seen = look().await?;
    let (Some(since), Some(wait)) = (eyes.since, eyes.wait) else { return Ok(Json(seen)) };
    let is_old = |seen: &Value| {
        seen["game"]["v"].as_u64().is_none_or(|v| v <= since) && seen["game"]["asked"]["is_over"] != true
    };
    if !is_old(&seen) {
        return Ok(Json(seen));
    }
    let (sender, mut news) = tokio::sync::mpsc::channel(4);
    let listened = doors.shared.ask(&id, asker.clone(), Order::Listen(viewer, eyes.since, sender)).await?;
    if is_old(&listened) {
        // Whatever comes, or nothing: the answer is how things are then.
        let _ = tokio::time::timeout(std::time::Duration::from_secs(wait.min(50)), news.recv()).await;
    }
    look().await.map(Json)
}

/// Answers to what a seat is asked.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Answers {
    /// One or more answers in notation, carried out together, up to the first moment when chance, a secret or another seat
    /// comes first.
    pub answers: Vec<String>,
    /// The number of the question they answer; if it is asked no more, nothing is done.
    #[serde(default)]
    pub question: Option<u64>,
}

/// Answers what a seat is asked. It is on the disk when the reply comes.
#[utoipa::path(post, path = "/api/v1/tables/{id}/seats/{seat}/answer", params(("id" = String, Path), ("seat" = String, Path)),
    request_body = Answers,
    responses((status = 200, body = Object), (status = 403, body = RefusedBody), (status = 409, body = RefusedBody)))]
pub async fn answer(
    State(doors): State<Doors>,
    caller: Caller,
    Path((id, seat)): Path<(String, String)>,
    Body(body): Body<Answers>,
) -> Result<Json<Value>, Refused> {
    let order = Order::Answer(seat_called(&seat)?, body.answers, body.question);
    doors.shared.ask(&id, caller.asker(None), order).await.map(Json)
}

/// How much to take back.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HowMuch {
    /// `step` or `turn`.
    pub how: TakeBack,
}

/// Takes back a seat's own last step, or all it can: back to the last moment when somebody learned something.
#[utoipa::path(post, path = "/api/v1/tables/{id}/seats/{seat}/undo", params(("id" = String, Path), ("seat" = String, Path)),
    request_body = HowMuch,
    responses((status = 200, body = Object), (status = 403, body = RefusedBody), (status = 409, body = RefusedBody)))]
pub async fn undo(
    State(doors): State<Doors>,
    caller: Caller,
    Path((id, seat)): Path<(String, String)>,
    Body(body): Body<HowMuch>,
) -> Result<Json<Value>, Refused> {
    let order = Order::TakeBack(seat_called(&seat)?, body.how);
    doors.shared.ask(&id, caller.asker(None), order).await.map(Json)
}

seat_orders! {
    /// Does again what was taken back last.
    redo, "/api/v1/tables/{id}/seats/{seat}/redo", Order::Again;
    /// Asks the others to take back all since the seat's last step, that step included.
    ask_back, "/api/v1/tables/{id}/seats/{seat}/ask-back", Order::AskBack;
    /// Gives up. Where three or four play, a bot goes on.
    resign, "/api/v1/tables/{id}/seats/{seat}/resign", Order::Resign;
    /// Agrees to call the game off; it is, once every person has.
    call_off, "/api/v1/tables/{id}/seats/{seat}/call-off", Order::CallOff;
}

/// Whether one agrees.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Agreement {
    /// Yes or no.
    pub agrees: bool,
}

/// Agrees, or not, to what somebody asked to take back.
#[utoipa::path(post, path = "/api/v1/tables/{id}/seats/{seat}/consent", params(("id" = String, Path), ("seat" = String, Path)),
    request_body = Agreement,
    responses((status = 200, body = Object), (status = 403, body = RefusedBody), (status = 409, body = RefusedBody)))]
pub async fn consent(
    State(doors): State<Doors>,
    caller: Caller,
    Path((id, seat)): Path<(String, String)>,
    Body(body): Body<Agreement>,
) -> Result<Json<Value>, Refused> {
    doors.shared.ask(&id, caller.asker(None), Order::Consent(seat_called(&seat)?, body.agrees)).await.map(Json)
}

/// An answer that is perhaps not possible.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Doubt {
    /// In notation.
    pub answer: String,
}

/// Why an answer is not possible: the rule and the unmet condition, or nothing.
#[utoipa::path(post, path = "/api/v1/tables/{id}/seats/{seat}/why-not", params(("id" = String, Path), ("seat" = String, Path)),
    request_body = Doubt,
    responses((status = 200, body = Object), (status = 403, body = RefusedBody), (status = 409, body = RefusedBody)))]
pub async fn why_not(
    State(doors): State<Doors>,
    caller: Caller,
    Path((id, seat)): Path<(String, String)>,
    Body(body): Body<Doubt>,
) -> Result<Json<Value>, Refused> {
    doors.shared.ask(&id, caller.asker(None), Order::WhyNot(seat_called(&seat)?, body.answer)).await.map(Json)
}

/// What would come of answers, up to where chance, a secret or another seat comes first. Nothing is done.
#[utoipa::path(post, path = "/api/v1/tables/{id}/seats/{seat}/preview", params(("id" = String, Path), ("seat" = String, Path)),
    request_body = Answers,
    responses((status = 200, body = Object), (status = 403, body = RefusedBody), (status = 409, body = RefusedBody)))]
pub async fn preview(
    State(doors): State<Doors>,
    caller: Caller,
    Path((id, seat)): Path<(String, String)>,
    Body(body): Body<Answers>,
) -> Result<Json<Value>, Refused> {
    doors.shared.ask(&id, caller.asker(None), Order::Preview(seat_called(&seat)?, body.answers)).await.map(Json)
}

/// Everything a viewer has heard, by version.
#[utoipa::path(get, path = "/api/v1/tables/{id}/log", params(("id" = String, Path), Eyes),
    responses((status = 200, body = Object), (status = 403, body = RefusedBody), (status = 404, body = RefusedBody)))]
pub async fn history(
    State(doors): State<Doors>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
) -> Result<Json<Value>, Refused> {
    doors.shared.ask(&id, visitor.asker(eyes.link.as_deref()), Order::History(eyes.viewer()?)).await.map(Json)
}

/// The game from its beginning on as a viewer came to know it: at each version what was heard, who was asked, and the sections
/// of the view that were others before.
#[utoipa::path(get, path = "/api/v1/tables/{id}/replay", params(("id" = String, Path), Eyes),
    responses((status = 200, body = Replay), (status = 403, body = RefusedBody), (status = 404, body = RefusedBody)))]
pub async fn replay(
    State(doors): State<Doors>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
) -> Result<Response, Refused> {
    let order = Order::Replay(eyes.viewer()?);
    let written = doors.shared.ask(&id, visitor.asker(eyes.link.as_deref()), order).await?;
    let Value::String(text) = written else { return Err(Trouble::Failed.into()) };
    Ok(([("content-type", "application/json")], text).into_response())
}

/// The game as a viewer knew it at a version.
#[utoipa::path(get, path = "/api/v1/tables/{id}/log/{v}", params(("id" = String, Path), ("v" = u64, Path), Eyes),
    responses((status = 200, body = Object), (status = 400, body = RefusedBody), (status = 404, body = RefusedBody)))]
pub async fn look_back(
    State(doors): State<Doors>,
    visitor: Visitor,
    Path((id, v)): Path<(String, u64)>,
    Query(eyes): Query<Eyes>,
) -> Result<Json<Value>, Refused> {
    doors.shared.ask(&id, visitor.asker(eyes.link.as_deref()), Order::LookBack(eyes.viewer()?, v)).await.map(Json)
}

/// The game: after the end as text that `harbour replay` and `harbour verify` read, before it what the viewer has heard.
#[utoipa::path(get, path = "/api/v1/tables/{id}/export", params(("id" = String, Path), Eyes),
    responses((status = 200, content((String = "text/plain"), (Object = "application/json"))), (status = 403, body = RefusedBody), (status = 404, body = RefusedBody)))]
pub async fn export(
    State(doors): State<Doors>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
) -> Result<Response, Refused> {
    let order = Order::Export(eyes.viewer()?);
    let exported = doors.shared.ask(&id, visitor.asker(eyes.link.as_deref()), order).await?;
    Ok(match exported["text"].as_str() {
        Some(text) => ([("content-type", "text/plain; charset=utf-8")], text.to_owned()).into_response(),
        None => Json(exported).into_response(),
    })
}

/// Draws all the luck of a finished game again.
#[utoipa::path(get, path = "/api/v1/tables/{id}/luck", params(("id" = String, Path), Eyes),
    responses((status = 200, body = Object), (status = 404, body = RefusedBody), (status = 409, body = RefusedBody)))]
pub async fn verify(
    State(doors): State<Doors>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
) -> Result<Json<Value>, Refused> {
    doors.shared.ask(&id, visitor.asker(eyes.link.as_deref()), Order::Verify).await.map(Json)
}

/// A game file, to be looked at.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GameFile {
    /// The whole file.
    pub text: String,
    /// Whose knowledge; a spectator's if none.
    #[serde(default)]
    pub seat: Option<String>,
    /// A version to tell all of.
    #[serde(default)]
    pub v: Option<u64>,
}

/// A long file takes its time: one at a time, and not on the threads that serve tables.
pub static READING: Semaphore = Semaphore::const_new(1);

/// Replays a game from its file, as a viewer came to know it. Nothing is kept.
#[utoipa::path(post, path = "/api/v1/replays", request_body = GameFile,
    responses((status = 200, body = Replay), (status = 400, body = RefusedBody), (status = 429, body = RefusedBody)))]
pub async fn import(State(doors): State<Doors>, Body(file): Body<GameFile>) -> Result<Json<Replay>, Refused> {
    let _turn = READING.acquire().await.map_err(|_| Trouble::Failed)?;
    let replaying = move || tokio::runtime::Handle::current().block_on(replayed(&doors, &file));
    tokio::task::spawn_blocking(replaying).await.map_err(|_| Trouble::Failed)?.map(Json)
}

async fn replayed(doors: &Doors, file: &GameFile) -> Result<Replay, Refused> {
    let seat = file.seat.as_deref().map(seat_called).transpose()?;
    let sitting = doors.shared.shelf.open_file(&doors.shared.store, &file.text).await?;
    if let Some(seat) = seat.filter(|seat| !sitting.seats().contains(*seat)) {
        return Err(Trouble::NoSeat { found: seat.to_string() }.into());
    }
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    let last = sitting.version(viewer);
    let whole = |v| sitting.whole_at(viewer, v).ok_or(Trouble::NoVersion { last });
    let game = file.v.map(whole).transpose()?;
    let seats = sitting.seats().iter().map(Seat::letter).collect();
    Ok(Replay { seats, last, result: sitting.result(), steps: sitting.replay(viewer), game })
}
