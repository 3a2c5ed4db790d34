//! Campaigns (B10), alone or together: a chapter is a table like any other.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use blackout::Chapter;
use blackout::campaign::{Campaign, ChapterResult, Verdict, orchid_marks, restart_bonus};
use game::{Game, Seat, SeatSet};
use serde_json::{Value, json};
use tokio::sync::Mutex;

use super::guard::Caller;
use super::tables::{NewTable, found, make};
use super::{Body, Doors, Path};
use crate::refused::{Refused, RefusedBody};
use crate::say::Trouble;
use crate::secrets::id;
use crate::shelf::notation;
use crate::store::{CareerRow, ChapterRow, GameRow, Phase, SeatRow};

/// The campaign as its chapters have left it.
fn campaign(career: &CareerRow, chapters: &[ChapterRow]) -> Campaign {
    let mut campaign = Campaign::new(career.n_seats);
    let played = chapters.iter().filter_map(|chapter| chapter.orchids.as_deref());
    for orchids in played.filter_map(|orchids| serde_json::from_str::<Vec<u8>>(orchids).ok()) {
        let mut result = ChapterResult::default();
        for (seat, orchids) in Seat::ALL.into_iter().zip(orchids) {
            result[seat] = (orchids > 0).then_some(orchids);
        }
        campaign.note(result);
    }
    campaign
}

fn word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Nothing => "nothing",
        Verdict::MadeIt => "made-it",
        Verdict::Good => "good",
        Verdict::VeryGood => "very-good",
        Verdict::Perfect => "perfect",
    }
}

fn sheet(career: &CareerRow, chapters: &[ChapterRow]) -> Value {
    let campaign = campaign(career, chapters);
    let seats: Vec<Value> = SeatSet::first(usize::from(career.n_seats))
        .iter()
        .map(|seat| {
            let orchids: &[u8] = &campaign.orchids[seat];
            json!({ "seat": seat.letter(), "orchids": orchids, "all": campaign.orchids(seat), "verdict": campaign.verdict(seat).map(word) })
        })
        .collect();
    let games = chapters.iter().map(|row| json!({ "id": row.id, "setup": row.setup, "phase": row.phase, "orchids": row.orchids.as_deref().and_then(|text| serde_json::from_str::<Value>(text).ok()) }));
    json!({
        "id": career.id,
        "seats": seats,
        "chapter": campaign.chapter.map(|chapter| chapter as u8 + 1),
        "losses": campaign.losses,
        "bonus": campaign.setup().map_or(0, |setup| restart_bonus(setup.losses)),
        "marks": Chapter::ALL.map(orchid_marks),
        "attempts": campaign.attempts,
        "games": games.collect::<Vec<_>>(),
        "under_way": under_way(chapters).map(|row| &row.id),
    })
}

fn under_way(chapters: &[ChapterRow]) -> Option<&ChapterRow> {
    chapters.last().filter(|row| row.phase == "waiting" || row.phase == "playing")
}

/// A campaign of somebody who has begun it or sits in it.
async fn own(doors: &Doors, caller: &Caller, id: &str) -> Result<(CareerRow, Vec<ChapterRow>), Refused> {
    let mine = doors.shared.store.careers_of(&caller.0.id).await?;
    let career = mine.into_iter().find(|career| career.id == id).ok_or(Trouble::NoTable)?;
    let chapters = doors.shared.store.chapters(id).await?;
    Ok((career, chapters))
}

/// Begins a campaign: makes the table of its first chapter.
#[utoipa::path(post, path = "/api/v1/careers", request_body = NewTable,
    responses((status = 201, body = Object), (status = 400, body = RefusedBody), (status = 401, body = RefusedBody)))]
pub async fn begin(
    State(doors): State<Doors>,
    caller: Caller,
    Body(mut new): Body<NewTable>,
) -> Result<(StatusCode, Json<Value>), Refused> {
    if new.game != blackout::Blackout::NAME
        || new.chapter.is_some_and(|chapter| chapter != 1)
        || !(1..=4).contains(&new.seats.len())
    {
        return Err(Trouble::BadCareer.into());
    }
    new.chapter = Some(1);
    let outside = &*doors.shared.outside;
    let career = CareerRow {
        id: id(outside),
        host: Some(caller.0.id.clone()),
        n_seats: new.seats.len() as u8,
        made_at: outside.now(),
    };
    let mut made = make(&doors, &caller, &new, Some(&career)).await?;
    made["career"] = json!(career.id);
    Ok((StatusCode::CREATED, Json(made)))
}

/// One's campaigns.
#[utoipa::path(get, path = "/api/v1/careers", responses((status = 200, body = Object), (status = 401, body = RefusedBody)))]
pub async fn list(State(doors): State<Doors>, caller: Caller) -> Result<Json<Value>, Refused> {
    let mut sheets = Vec::new();
    for career in doors.shared.store.careers_of(&caller.0.id).await? {
        let chapters = doors.shared.store.chapters(&career.id).await?;
        sheets.push(sheet(&career, &chapters));
    }
    Ok(Json(json!({ "careers": sheets })))
}

/// A campaign: chapter, attempts, losses, orchids, and at the end the verdict.
#[utoipa::path(get, path = "/api/v1/careers/{id}", params(("id" = String, Path)),
    responses((status = 200, body = Object), (status = 401, body = RefusedBody), (status = 404, body = RefusedBody)))]
pub async fn show(State(doors): State<Doors>, caller: Caller, Path(id): Path<String>) -> Result<Json<Value>, Refused> {
    let (career, chapters) = own(&doors, &caller, &id).await?;
    Ok(Json(sheet(&career, &chapters)))
}

/// The table to play at next: the chapter under way, else a new one for the same players, who may be joined by nobody else.
#[utoipa::path(post, path = "/api/v1/careers/{id}/next", params(("id" = String, Path)),
    responses((status = 200, body = Object), (status = 404, body = RefusedBody), (status = 409, body = RefusedBody)))]
pub async fn next(State(doors): State<Doors>, caller: Caller, Path(id): Path<String>) -> Result<Json<Value>, Refused> {
    // Two who go on at the same time get the same table.
    static GOING_ON: Mutex<()> = Mutex::const_new(());
    let _turn = GOING_ON.lock().await;
    let (career, chapters) = own(&doors, &caller, &id).await?;
    if let Some(row) = under_way(&chapters) {
        return Ok(Json(json!({ "id": row.id })));
    }
    let setup = campaign(&career, &chapters).setup().ok_or(Trouble::Over)?;
    let last = chapters.last().ok_or(Trouble::NoTable)?;
    let last = doors.shared.store.game(&last.id).await?.ok_or(Trouble::NoTable)?;
    let seats = doors.shared.store.seats(last.key).await?.into_iter().map(|row| SeatRow {
        // A bot that stood in for a person goes.
        bot: if row.person.is_some() { None } else { row.bot },
        has_resigned: false,
        link: None,
        ..row
    });
    let row = GameRow {
        key: 0,
        setup: notation().print_setup(&setup),
        host: Some(caller.0.id.clone()),
        phase: Phase::Waiting,
        rematch: None,
        ..last
    };
    found(&doors, row, &seats.collect::<Vec<_>>(), None, None).await.map(Json)
}
