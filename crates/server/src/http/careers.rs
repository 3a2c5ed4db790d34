//! Campaigns (B10), alone or together: a chapter is a table like any other.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use blackout::Chapter;
use blackout::campaign::{Attempt, Campaign, ChapterResult, Verdict, orchid_marks, restart_bonus};
use game::{Game, Seat, SeatSet};
use serde_json::{Value, json};
use tokio::sync::Mutex;

use super::guard::Caller;
use super::results::result_of;
use super::tables::{NewTable, found, make};
use super::{Body, Doors, Path};
use crate::refused::{Refused, RefusedBody};
use crate::say::Trouble;
use crate::secrets::id;
use crate::shelf::notation;
use crate::store::{CareerRow, ChapterRow, GameRow, Phase, SeatRow};
use crate::wire::{CampaignSeat, CampaignView, ChapterAttempt, GameResult, ScoreView};

/// A chapter that was begun, and how it came out.
struct Played {
    row: ChapterRow,
    result: Option<GameResult>,
}

impl Played {
    /// The attempt as the campaign notes it; `None` for a chapter that goes on or was called off.
    fn attempt(&self) -> Option<Attempt> {
        let noted: Vec<u8> = serde_json::from_str(self.row.orchids.as_deref()?).ok()?;
        let mut orchids = ChapterResult::default();
        for (seat, noted) in Seat::ALL.into_iter().zip(noted) {
            orchids[seat] = (noted > 0).then_some(noted);
        }
        Some(Attempt { orchids, scores: self.result.as_ref().map(GameResult::scores) })
    }
}

/// The chapters of a campaign with their results.
async fn played(doors: &Doors, caller: &Caller, career: &str) -> Result<Vec<Played>, Refused> {
    let (mut played, mut derived) = (Vec::new(), 0);
    for row in doors.shared.store.chapters(career).await? {
        let result = match row.phase.as_str() {
            "over" => result_of(doors, caller, &row.id, row.result.as_deref(), &mut derived).await,
            _ => None,
        };
        played.push(Played { row, result });
    }
    Ok(played)
}

/// The campaign as its chapters have left it.
fn campaign(career: &CareerRow, chapters: &[Played]) -> Campaign {
    let mut campaign = Campaign::new(career.n_seats);
    for attempt in chapters.iter().filter_map(Played::attempt) {
        campaign.note(attempt);
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

fn view(career: &CareerRow, chapters: Vec<Played>) -> CampaignView {
    let campaign = campaign(career, &chapters);
    let seats = SeatSet::first(usize::from(career.n_seats)).iter().map(|seat| CampaignSeat {
        seat: seat.into(),
        orchids: campaign.orchids[seat],
        all: campaign.orchids(seat),
        verdict: campaign.verdict(seat).map(word),
        scores: campaign.scores[seat].map(|score| score.map(ScoreView::from)),
    });
    CampaignView {
        id: career.id.clone(),
        seats: seats.collect(),
        chapter: campaign.chapter.map(|chapter| chapter as u8 + 1),
        losses: campaign.losses,
        bonus: campaign.setup().map_or(0, |setup| restart_bonus(setup.losses)),
        marks: Chapter::ALL.map(orchid_marks),
        attempts: campaign.attempts,
        under_way: under_way(&chapters).map(|row| row.id.clone()),
        games: chapters.into_iter().map(attempt_view).collect(),
    }
}

fn attempt_view(Played { row, result }: Played) -> ChapterAttempt {
    let orchids = row.orchids.as_deref().and_then(|text| serde_json::from_str(text).ok());
    ChapterAttempt { id: row.id, setup: row.setup, phase: row.phase, orchids, result }
}

fn under_way(chapters: &[Played]) -> Option<&ChapterRow> {
    chapters.last().map(|played| &played.row).filter(|row| row.phase == "waiting" || row.phase == "playing")
}

/// A campaign of somebody who has begun it or sits in it.
async fn own(doors: &Doors, caller: &Caller, id: &str) -> Result<(CareerRow, Vec<Played>), Refused> {
    let mine = doors.shared.store.careers_of(&caller.0.id).await?;
    let career = mine.into_iter().find(|career| career.id == id).ok_or(Trouble::NoTable)?;
    let chapters = played(doors, caller, id).await?;
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
    let mut views = Vec::new();
    for career in doors.shared.store.careers_of(&caller.0.id).await? {
        let chapters = played(&doors, &caller, &career.id).await?;
        views.push(view(&career, chapters));
    }
    Ok(Json(json!({ "careers": views })))
}

/// A campaign: chapter, attempts, losses, orchids, best and latest scores, and at the end the verdict.
#[utoipa::path(get, path = "/api/v1/careers/{id}", params(("id" = String, Path)),
    responses((status = 200, body = CampaignView), (status = 401, body = RefusedBody), (status = 404, body = RefusedBody)))]
pub async fn show(
    State(doors): State<Doors>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<CampaignView>, Refused> {
    let (career, chapters) = own(&doors, &caller, &id).await?;
    Ok(Json(view(&career, chapters)))
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
    let last = &chapters.last().ok_or(Trouble::NoTable)?.row;
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
