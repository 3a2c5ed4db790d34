//! "Report a problem": the game as it is at that step, with what somebody has to say about it, for the operator.

use std::path::Path as FilePath;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use game::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::guard::Caller;
use super::tables::seat_called;
use super::{Body, Doors, Path};
use crate::folder::{make_private, write_private};
use crate::refused::{Refused, RefusedBody};
use crate::say::Trouble;
use crate::secrets::id as new_id;
use crate::table::Order;

/// The most somebody can say, in characters.
const LONGEST: usize = 5_000;
/// The folder below the data folder.
const REPORTS: &str = "reports";

/// A problem.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Problem {
    /// What is wrong.
    pub words: String,
    /// The own seat it is seen from; none for who watches.
    #[serde(default)]
    pub seat: Option<String>,
    /// A link's secret, for who watches a private table.
    #[serde(default)]
    pub link: Option<String>,
}

/// A report that was taken.
#[derive(Serialize, ToSchema)]
pub struct Reported {
    /// What to call it by when one talks to the operator.
    pub id: String,
}

/// Reports a problem. The operator gets the words and the whole log of the game up to now, without names; the answer holds only
/// the report's id.
#[utoipa::path(post, path = "/api/v1/tables/{id}/report", params(("id" = String, Path)), request_body = Problem,
    responses((status = 201, body = Reported), (status = 400, body = RefusedBody), (status = 401, body = RefusedBody),
        (status = 403, body = RefusedBody), (status = 404, body = RefusedBody), (status = 429, body = RefusedBody)))]
pub async fn report(
    State(doors): State<Doors>,
    caller: Caller,
    Path(table): Path<String>,
    Body(problem): Body<Problem>,
) -> Result<(StatusCode, Json<Reported>), Refused> {
    let words = problem.words.trim();
    if words.is_empty() || words.chars().count() > LONGEST {
        return Err(Trouble::BadWords { most: LONGEST }.into());
    }
    doors.limits.check_report(&caller.0.id)?;
    let seat = problem.seat.as_deref().map(seat_called).transpose()?;
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    let asker = caller.asker(problem.link.as_deref());
    let game = doors.shared.ask(&table, asker, Order::Report(viewer)).await?;
    let (outside, settings) = (&*doors.shared.outside, &doors.shared.settings);
    let id = new_id(outside);
    let report = json!({
        "id": id, "table": table, "seat": seat.map(Seat::letter), "step": game["step"], "words": words,
        "at": outside.now(), "version": env!("CARGO_PKG_VERSION"),
    });
    let folder = settings.data.join(REPORTS);
    keep(&folder, &id, &report, game["text"].as_str().unwrap_or_default(), settings.max_reports)?;
    tracing::info!(report = id, table, "a problem was reported");
    Ok((StatusCode::CREATED, Json(Reported { id })))
}

/// Writes the report, unless so many are there already that nobody seems to read them.
fn keep(folder: &FilePath, id: &str, report: &Value, game: &str, most: usize) -> Result<(), Refused> {
    let failed = |error: std::io::Error| {
        tracing::error!(%error, "a report was not kept");
        crate::metric::Fault::Report.count();
        Refused::from(Trouble::Failed)
    };
    make_private(folder).map_err(failed)?;
    // Each report is two files.
    if std::fs::read_dir(folder).map_err(failed)?.count() / 2 >= most {
        return Err(Trouble::TooMany { most }.into());
    }
    write_private(&folder.join(format!("{id}.txt")), game.as_bytes()).map_err(failed)?;
    write_private(&folder.join(format!("{id}.json")), format!("{report:#}\n").as_bytes()).map_err(failed)
}
