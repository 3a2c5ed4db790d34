//! Who one is: a name, devices, a phrase to come back with. No account.

use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::guard::{Caller, DEVICE, shown_cookie, shown_device};
use super::results::result_of;
use super::{Body, Doors};
use crate::refused::{Refused, RefusedBody};
use crate::say::Trouble;
use crate::secrets::{Secret, id};
use crate::sitting::BOTS;
use crate::store::PersonRow;
use crate::table::{Order, WithPosition};
use crate::words::is_trick;

/// The longest name, in characters.
const LONGEST: usize = 30;
/// How long a code for another device is good, in milliseconds.
const PAIRING: i64 = 10 * 60 * 1_000;

/// How somebody wants to be called.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Named {
    /// The name.
    pub name: String,
    /// The language, as a two-letter code.
    #[serde(default)]
    pub lang: Option<String>,
    /// Whether the answer holds a token for a program instead of a cookie for a browser.
    #[serde(default)]
    pub token: bool,
}

/// Who one is.
#[derive(Serialize, ToSchema)]
pub struct Person {
    /// The person's public id.
    pub id: String,
    /// The name.
    pub name: String,
    /// The language.
    pub lang: String,
}

impl From<PersonRow> for Person {
    fn from(row: PersonRow) -> Person {
        Person { id: row.id, name: row.name, lang: row.lang }
    }
}

/// A name on one line that is not too long and not empty.
pub(super) fn clean(name: &str) -> Result<String, Refused> {
    let plain: String = name.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let plain = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    if plain.is_empty() || plain.chars().count() > LONGEST || plain.contains(is_trick) {
        return Err(Trouble::BadName { most: LONGEST }.into());
    }
    // In a log a bot and a person are told apart by their names.
    if BOTS.iter().any(|bot| plain.eq_ignore_ascii_case(bot)) {
        return Err(Trouble::BotsName { name: plain }.into());
    }
    Ok(plain)
}

fn known_lang(lang: Option<&str>) -> String {
    lang.and_then(|lang| lang.parse::<text::Lang>().ok()).unwrap_or(text::Lang::En).code().into()
}

/// The cookie that makes a browser this device. It goes to our own pages only and cannot be read by scripts.
fn cookie(doors: &Doors, secret: &str, seconds: i64) -> HeaderValue {
    let is_secure = doors.shared.settings.public_url.as_ref().is_some_and(|url| url.starts_with("https://"));
    let secure = if is_secure { "; Secure" } else { "" };
    let text = format!("{DEVICE}={secret}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static(""))
}

/// Ten years; browsers make it 400 days, counted from when they were last told.
const LONG: i64 = 315_360_000;

fn with_device(doors: &Doors, person: PersonRow, device: &Secret, as_token: bool) -> Response {
    if as_token {
        let body = json!({ "person": Person::from(person), "token": device.0 });
        return (StatusCode::CREATED, Json(body)).into_response();
    }
    let body = json!({ "person": Person::from(person) });
    (StatusCode::CREATED, [(SET_COOKIE, cookie(doors, &device.0, LONG))], Json(body)).into_response()
}

/// Says how one wants to be called, and gets a device identity: a cookie, or a token for a program.
#[utoipa::path(post, path = "/api/v1/me", request_body = Named,
    responses((status = 201, body = Object), (status = 400, body = RefusedBody), (status = 429, body = RefusedBody)))]
pub async fn introduce(State(doors): State<Doors>, Body(named): Body<Named>) -> Result<Response, Refused> {
    let outside = &*doors.shared.outside;
    let lang = known_lang(named.lang.as_deref());
    let person = PersonRow { id: id(outside), name: clean(&named.name)?, lang, is_muted: false };
    let device = Secret::new(outside);
    doors.shared.store.add_person(&person, &device, outside.now()).await?;
    Ok(with_device(&doors, person, &device, named.token))
}

/// Who one is. A browser's cookie is renewed, so that who comes now and then never loses it.
#[utoipa::path(get, path = "/api/v1/me", responses((status = 200, body = Person), (status = 401, body = RefusedBody)))]
pub async fn show(State(doors): State<Doors>, Caller(person): Caller, headers: HeaderMap) -> Response {
    // Who shows a token is known by it, whatever cookie comes along.
    let own = shown_cookie(&headers).filter(|&cookie| shown_device(&headers) == Some(cookie));
    let renewed = own.map(|secret| [(SET_COOKIE, cookie(&doors, secret, LONG))]);
    (renewed, Json(Person::from(person))).into_response()
}

/// Wants to be called otherwise.
#[utoipa::path(put, path = "/api/v1/me", request_body = Named,
    responses((status = 200, body = Person), (status = 400, body = RefusedBody), (status = 401, body = RefusedBody)))]
pub async fn rename(
    State(doors): State<Doors>,
    Caller(person): Caller,
    Body(named): Body<Named>,
) -> Result<Json<Person>, Refused> {
    let name = clean(&named.name)?;
    let lang = named.lang.as_deref().map_or(person.lang, |lang| known_lang(Some(lang)));
    doors.shared.store.rename_person(&person.id, &name, &lang).await?;
    Ok(Json(Person { id: person.id, name, lang }))
}

/// A code to type, and a secret for a link, with either of which another device becomes this person's, once, within ten minutes.
#[utoipa::path(post, path = "/api/v1/me/pairing", responses((status = 200, body = Object), (status = 401, body = RefusedBody)))]
pub async fn pair(State(doors): State<Doors>, Caller(person): Caller) -> Result<Json<Value>, Refused> {
    let now = doors.shared.outside.now();
    let (code, link) = (Secret::short(&*doors.shared.outside), Secret::new(&*doors.shared.outside));
    doors.shared.store.add_pairing(&person.id, &[&code, &link], now, now + PAIRING).await?;
    Ok(Json(json!({ "code": code.0, "link": link.0, "until": now + PAIRING })))
}

/// What another device shows to become somebody's.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Shown {
    /// A code from another device.
    #[serde(default)]
    pub code: Option<String>,
    /// Or the recovery phrase.
    #[serde(default)]
    pub phrase: Option<String>,
    /// Whether the answer holds a token for a program instead of a cookie for a browser.
    #[serde(default)]
    pub token: bool,
}

/// Becomes somebody who one is already: by a code from another device, or by the recovery phrase.
#[utoipa::path(post, path = "/api/v1/me/devices", request_body = Shown,
    responses((status = 201, body = Object), (status = 400, body = RefusedBody)))]
pub async fn enter(State(doors): State<Doors>, Body(shown): Body<Shown>) -> Result<Response, Refused> {
    let (store, outside) = (&doors.shared.store, &*doors.shared.outside);
    let now = outside.now();
    let person = match (&shown.code, &shown.phrase) {
        (Some(code), None) => store.person_of_pairing(code, now).await?,
        (None, Some(phrase)) => store.person_of_phrase(phrase).await?,
        _ => None,
    };
    let person = person.ok_or(Trouble::BadCode)?;
    let device = Secret::new(outside);
    let added = store.add_device(&device, &person.id, shown.code.as_deref(), now).await;
    added.map_err(|_| Trouble::BadCode)?;
    Ok(with_device(&doors, person, &device, shown.token))
}

/// A new recovery phrase to write down. An older one is good no more.
#[utoipa::path(post, path = "/api/v1/me/phrase", responses((status = 200, body = Object), (status = 401, body = RefusedBody)))]
pub async fn phrase(State(doors): State<Doors>, Caller(person): Caller) -> Result<Json<Value>, Refused> {
    let phrase = Secret::phrase(&*doors.shared.outside);
    doors.shared.store.set_phrase(&person.id, &phrase).await?;
    Ok(Json(json!({ "phrase": phrase.0 })))
}

/// Makes this device forget who one is.
#[utoipa::path(delete, path = "/api/v1/me/device", responses((status = 204), (status = 401, body = RefusedBody)))]
pub async fn forget(State(doors): State<Doors>, _: Caller, headers: HeaderMap) -> Result<Response, Refused> {
    if let Some(secret) = shown_device(&headers) {
        doors.shared.store.remove_device(secret).await?;
    }
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, cookie(&doors, "", 0))]).into_response())
}

/// The tables one sits at; those that wait for one come first.
#[utoipa::path(get, path = "/api/v1/me/games", responses((status = 200, body = Object), (status = 401, body = RefusedBody)))]
pub async fn games(State(doors): State<Doors>, caller: Caller) -> Result<Json<Value>, Refused> {
    let listed = doors.shared.store.games_of(&caller.0.id, 100).await?;
    let (mut games, mut derived) = (Vec::new(), 0);
    for mut game in listed {
        let mut awaited = String::new();
        if game.phase == "playing" {
            let order = Order::Look(game::Viewer::Spectator, None, WithPosition::No);
            // Whoever sits at a table may watch it; and what no spectator has noticed does not show here, either.
            if let Ok(seen) = doors.shared.ask(&game.id, caller.asker(None), order).await {
                seen["game"]["asked"]["seats"].as_str().unwrap_or_default().clone_into(&mut awaited);
                game.changed_at = game.changed_at.max(seen["game"]["at"].as_i64().unwrap_or(0));
            }
        }
        let result = match game.phase.as_str() {
            "over" => result_of(&doors, &caller, &game.id, game.result.as_deref(), &mut derived).await,
            _ => None,
        };
        let is_your_turn = game.own.chars().any(|seat| awaited.contains(seat));
        let is_on = matches!(game.phase.as_str(), "waiting" | "playing");
        let place = (!is_your_turn, !is_on, -game.changed_at);
        games.push((place, super::tables::listed(&game, Some(&awaited), result.as_ref())));
    }
    games.sort_by_key(|(place, _)| *place);
    Ok(Json(json!({ "games": games.into_iter().map(|(_, game)| game).collect::<Vec<_>>() })))
}
