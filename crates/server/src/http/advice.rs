//! Hints and reviews.
#![expect(unused_qualifications, reason = "the descriptions of calls are written out by a macro")]

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use game::Viewer;
use serde::Deserialize;
use tokio::sync::oneshot;
use utoipa::{IntoParams, ToSchema};

use super::guard::{Caller, Visitor};
use super::play::READING;
use super::tables::seat_called;
use super::{Body, Doors, Path, Query};
use crate::refused::{Refused, RefusedBody};
use crate::reviews::{WAITING_FOR_FILES, Watched};
use crate::say::Trouble;
use crate::secrets::hash;
use crate::table::Order;
use crate::wire::{Hint, ReviewSheet};

/// The longest somebody waits for a review, in seconds; then they ask again.
const LONGEST: u64 = 20;

/// What a hint is wanted for.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Asking {
    /// The number of the question; if it is asked no more, there is no hint.
    #[serde(default)]
    pub question: Option<u64>,
}

/// What a bot would do in a seat's place, thought of for about a second on what the seat sees. The same question gets the same
/// hint. Refused where the table gives none.
#[utoipa::path(post, path = "/api/v1/tables/{id}/seats/{seat}/hint", params(("id" = String, Path), ("seat" = String, Path)),
    request_body = Asking,
    responses((status = 200, body = Hint), (status = 403, body = RefusedBody), (status = 409, body = RefusedBody)))]
pub async fn hint(
    State(doors): State<Doors>,
    caller: Caller,
    Path((id, seat)): Path<(String, String)>,
    Body(asking): Body<Asking>,
) -> Result<Response, Refused> {
    let seat = seat_called(&seat)?;
    // A thought ends unheard when something else is asked; then the table says so, or has another one.
    for _ in 0..3 {
        let (to, thinking) = oneshot::channel();
        doors.shared.ask(&id, caller.asker(None), Order::Hint(seat, asking.question, to)).await?;
        let mut thinking = thinking.await.map_err(|_| Trouble::Failed)?;
        if let Ok(hint) = thinking.wait_for(Option::is_some).await {
            let hint = hint.clone().ok_or(Trouble::Failed)??;
            return Ok(([("content-type", "application/json")], hint.get().to_owned()).into_response());
        }
    }
    Err(Trouble::Failed.into())
}

/// Whose versions, and how long to wait.
#[derive(Deserialize, IntoParams)]
pub struct Patience {
    /// A seat of one's own; none to watch.
    #[serde(default)]
    pub seat: Option<String>,
    /// A link's secret, where the table is private.
    #[serde(default)]
    pub link: Option<String>,
    /// Wait up to so many seconds for the review to be done, 20 at most.
    #[serde(default)]
    pub wait: Option<u64>,
}

fn viewer(seat: Option<&str>) -> Result<Viewer, Refused> {
    seat.map_or(Ok(Viewer::Spectator), |seat| seat_called(seat).map(Viewer::Seat))
}

/// How a finished game went: how likely each seat was to win, as far as it could tell itself, and what turned that. It is
/// thought out while tables play; until it is done, only how far it is.
#[utoipa::path(get, path = "/api/v1/tables/{id}/review", params(("id" = String, Path), Patience),
    responses((status = 200, body = ReviewSheet), (status = 404, body = RefusedBody), (status = 409, body = RefusedBody)))]
pub async fn review(
    State(doors): State<Doors>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(patience): Query<Patience>,
) -> Result<Json<ReviewSheet>, Refused> {
    let viewer = viewer(patience.seat.as_deref())?;
    let (to, watched) = oneshot::channel();
    doors.shared.ask(&id, visitor.asker(patience.link.as_deref()), Order::Review(viewer, to)).await?;
    let watched = watched.await.map_err(|_| Trouble::Failed)?;
    stand(watched, viewer, patience.wait).await.map(Json)
}

/// A game file, to be reviewed.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReviewFile {
    /// The whole file.
    pub text: String,
    /// Whose versions; a spectator's if none.
    #[serde(default)]
    pub seat: Option<String>,
    /// Wait up to so many seconds for the review to be done, 20 at most.
    #[serde(default)]
    pub wait: Option<u64>,
}

/// Reviews a game from its file. Whoever sends the same file again is told how far it is.
#[utoipa::path(post, path = "/api/v1/reviews", request_body = ReviewFile,
    responses((status = 200, body = ReviewSheet), (status = 400, body = RefusedBody), (status = 429, body = RefusedBody)))]
pub async fn review_file(
    State(doors): State<Doors>,
    Body(file): Body<ReviewFile>,
) -> Result<Json<ReviewSheet>, Refused> {
    let (viewer, wait) = (viewer(file.seat.as_deref())?, file.wait);
    let shared = doors.shared.clone();
    let name = format!("{:x?}", hash(&file.text));
    // Who asks again need not have the file read again.
    if let Some(watched) = shared.reviews.known(&name) {
        return stand(watched, viewer, wait).await.map(Json);
    }
    let _turn = READING.acquire().await.map_err(|_| Trouble::Failed)?;
    let begin = move || -> Result<Watched, Refused> {
        let open = shared.shelf.open_file(&shared.store, &file.text);
        let sitting = tokio::runtime::Handle::current().block_on(open)?;
        if !sitting.is_over() {
            return Err(Trouble::NotOver.into());
        }
        if let Some(seat) = viewer.seat().filter(|seat| !sitting.seats().contains(*seat)) {
            return Err(Trouble::NoSeat { found: seat.to_string() }.into());
        }
        shared.reviews.begin(&name, WAITING_FOR_FILES, &shared.thinkers, || sitting.review())
    };
    // A long file takes its time, and not on the threads that serve tables.
    let watched = tokio::task::spawn_blocking(begin).await.map_err(|_| Trouble::Failed)??;
    stand(watched, viewer, wait).await.map(Json)
}

/// How far a review is, after some waiting.
async fn stand(mut watched: Watched, viewer: Viewer, wait: Option<u64>) -> Result<ReviewSheet, Refused> {
    let wait = Duration::from_secs(wait.unwrap_or(0).min(LONGEST));
    // Whatever comes, or nothing: the answer is how things are then.
    let _ = tokio::time::timeout(wait, watched.wait_for(|stand| stand.found.is_some())).await;
    let stand = watched.borrow().clone();
    let found = stand.found.transpose()?;
    Ok(ReviewSheet { progress: stand.progress, review: found.map(|found| found.seen_by(viewer)) })
}
