//! Tables: making them, sitting down, beginning, talking.
#![expect(unused_qualifications, reason = "the descriptions of calls are written out by a macro")]

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use game::Seat;
use game::luck::from_hex;
use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::{IntoParams, ToSchema};

use super::guard::{Caller, Visitor};
use super::me::clean;
use super::{Body, Doors, Path, Query};
use crate::refused::{Refused, RefusedBody};
use crate::say::Trouble;
use crate::secrets::{Secret, hash, id};
use crate::shelf::Shelf;
use crate::sitting::BOTS;
use crate::store::{CareerRow, GameRow, Listed, Phase, SeatRow};
use crate::table::{Options, Order, Remark};
use crate::wire::GameResult;

/// A link's secret, where a table is private.
#[derive(Deserialize, IntoParams)]
pub struct Link {
    /// The secret of an invitation, of a link to watch, or of a seat's own link.
    #[serde(default)]
    pub link: Option<String>,
}

/// A table to be made.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// `hongkong` or `blackout`.
    pub game: String,
    /// Who sits where: `me` (more than once for several people at one device), `open`, or a bot's name.
    pub seats: Vec<String>,
    /// Names for the seats that say `me`, in the order of all seats: several people at one device have their own. An empty or
    /// missing one is the caller's name.
    #[serde(default)]
    pub names: Vec<String>,
    /// Blackout: the chapter, 1 to 5; none for the base game.
    #[serde(default)]
    pub chapter: Option<u8>,
    /// Hong Kong: the seat that starts; by default it is drawn.
    #[serde(default)]
    pub first: Option<String>,
    /// Blackout: the box, by its hash; by default our own.
    #[serde(default, rename = "box")]
    pub components: Option<String>,
    /// Clock, undo, languages.
    #[serde(default)]
    pub options: Options,
    /// Whether the lobby shows the table and anybody may sit down or watch.
    #[serde(default)]
    pub is_public: bool,
}

pub(super) fn listed(game: &Listed, awaited: Option<&str>, result: Option<&GameResult>) -> Value {
    json!({
        "id": game.id, "game": game.name, "setup": game.setup, "phase": game.phase, "changed_at": game.changed_at,
        "players": game.players.split('\n').collect::<Vec<_>>(), "own": game.own, "awaited": awaited,
        "winners": result.map(|result| &result.winners), "result": result.and_then(|result| result.own(&game.own)),
        // Among the tables of a person, one without a seat of theirs is there because they are invited.
        "invited": awaited.is_some() && game.own.is_empty(),
    })
}

/// Public tables, open ones first.
#[utoipa::path(get, path = "/api/v1/tables", responses((status = 200, body = Object)))]
pub async fn lobby(State(doors): State<Doors>) -> Result<Json<Value>, Refused> {
    let tables = doors.shared.store.lobby(100).await?;
    Ok(Json(json!({ "tables": tables.iter().map(|game| listed(game, None, None)).collect::<Vec<_>>() })))
}

/// The setup in notation.
fn setup(new: &NewTable) -> Result<String, Refused> {
    let bad = |why: &str| Refused::from(Trouble::BadTable { why: why.into() });
    let n = new.seats.len();
    match new.game.as_str() {
        "hongkong" if n != 2 || new.chapter.is_some() || new.components.is_some() => Err(bad("seats")),
        "hongkong" => Ok(new.first.as_ref().map_or("draw".into(), |first| format!("first {first}"))),
        "blackout" if !(1..=4).contains(&n) || n == 1 && new.chapter.is_none() || new.first.is_some() => {
            Err(bad("seats"))
        }
        "blackout" => {
            let rules = &crate::shelf::notation();
            let chapter = match new.chapter {
                Some(chapter @ 1..=5) => Some(blackout::Chapter::ALL[usize::from(chapter) - 1]),
                Some(_) => return Err(bad("chapter")),
                None => None,
            };
            Ok(game::Game::print_setup(&**rules, &blackout::Setup { n_seats: n as u8, chapter, losses: 0 }))
        }
        other => Err(bad(other)),
    }
}

/// Makes a table. The answer holds the secrets of its links, which are told only now.
#[utoipa::path(post, path = "/api/v1/tables", request_body = NewTable,
    responses((status = 201, body = Object), (status = 400, body = RefusedBody), (status = 401, body = RefusedBody)))]
pub async fn create(
    State(doors): State<Doors>,
    caller: Caller,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<Value>), Refused> {
    make(&doors, &caller, &new, None).await.map(|made| (StatusCode::CREATED, Json(made)))
}

pub(super) async fn make(
    doors: &Doors,
    caller: &Caller,
    new: &NewTable,
    career: Option<&CareerRow>,
) -> Result<Value, Refused> {
    let shared = &doors.shared;
    let bad = |why: &str| Refused::from(Trouble::BadTable { why: why.into() });
    if !new.options.clock.is_sound() {
        return Err(bad("clock"));
    }
    if new.options.languages.len() > 3 || new.options.languages.iter().any(|lang| lang.parse::<text::Lang>().is_err()) {
        return Err(bad("languages"));
    }
    if shared.hall.len() >= shared.settings.max_tables {
        return Err(Trouble::TooMany { most: shared.settings.max_tables }.into());
    }
    let setup = setup(new)?;
    let shelved = shared.shelf.find(&shared.store, new.components.as_deref()).await.map_err(|_| bad("box"))?;
    let (rules, components) = Shelf::edition(&new.game, &shelved).ok_or_else(|| bad("game"))?;
    // A setup the game does not know is refused before anything is kept.
    shared.shelf.sit_down(&shared.store, &new.game, components.as_deref(), &setup).await?;
    if new.names.len() > new.seats.len() {
        return Err(bad("names"));
    }
    let mut seats = Vec::new();
    for (seat, word) in Seat::ALL.into_iter().zip(&new.seats) {
        let (person, bot, name) = match word.as_str() {
            "me" => (Some(caller.0.id.clone()), None, local_name(new, seat, caller)?),
            "open" => (None, None, String::new()),
            bot if BOTS.contains(&bot) => (None, Some(bot.to_owned()), bot.to_owned()),
            other => return Err(Trouble::NoBot { found: other.into() }.into()),
        };
        seats.push(SeatRow { seat, person, invited: None, bot, name, has_resigned: false, link: None });
    }
    if seats.iter().all(|seat| seat.bot.is_some()) {
        return Err(bad("seats"));
    }
    let files = components.clone().map(|hash| (hash, shelved.files.clone()));
    let row = GameRow {
        key: 0,
        id: String::new(),
        name: new.game.clone(),
        rules,
        components,
        setup,
        options: serde_json::to_string(&new.options).unwrap_or_default(),
        host: Some(caller.0.id.clone()),
        luck: Vec::new(),
        invitation: Vec::new(),
        watching: Vec::new(),
        is_public: new.is_public,
        phase: Phase::Waiting,
        career: career.map(|career| career.id.clone()),
        rematch: None,
        made_at: 0,
    };
    found(doors, row, &seats, files, career).await
}

/// The name of one of the caller's own seats.
fn local_name(new: &NewTable, seat: Seat, caller: &Caller) -> Result<String, Refused> {
    match new.names.get(seat.index()).filter(|name| !name.trim().is_empty()) {
        Some(name) => clean(name),
        None => Ok(caller.0.name.clone()),
    }
}

/// Keeps a table under a new name, with new luck and new links, whose secrets are told only now.
pub(super) async fn found(
    doors: &Doors,
    row: GameRow,
    seats: &[SeatRow],
    files: Option<(String, String)>,
    career: Option<&CareerRow>,
) -> Result<Value, Refused> {
    doors.shared.check_may_host(row.host.as_deref()).await?;
    let outside = &*doors.shared.outside;
    let (invitation, watching) = (Secret::new(outside), Secret::new(outside));
    let row = GameRow {
        id: id(outside),
        luck: outside.secret().to_vec(),
        invitation: invitation.hash(),
        watching: watching.hash(),
        made_at: outside.now(),
        ..row
    };
    doors.shared.store.add_game(&row, seats, files, career).await?;
    Ok(json!({ "id": row.id, "invitation": invitation.0, "watching": watching.0 }))
}

/// The table a link leads to. Looking takes nothing.
#[utoipa::path(get, path = "/api/v1/links/{link}", params(("link" = String, Path)),
    responses((status = 200, body = Object), (status = 404, body = RefusedBody)))]
pub async fn find(
    State(doors): State<Doors>,
    visitor: Visitor,
    Path(link): Path<String>,
) -> Result<Json<Value>, Refused> {
    let row = doors.shared.store.game_of_link(&hash(&link)).await?.ok_or(Trouble::BadLink)?;
    let kind = if row.invitation == hash(&link) {
        "invitation"
    } else if row.watching == hash(&link) {
        "watching"
    } else {
        "seat"
    };
    let info = doors.shared.ask(&row.id, visitor.asker(Some(&link)), Order::Info).await?;
    Ok(Json(json!({ "kind": kind, "table": info })))
}

/// What there is to know of a table beside its game.
#[utoipa::path(get, path = "/api/v1/tables/{id}", params(("id" = String, Path), Link),
    responses((status = 200, body = Object), (status = 404, body = RefusedBody)))]
pub async fn info(
    State(doors): State<Doors>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(link): Query<Link>,
) -> Result<Json<Value>, Refused> {
    doors.shared.ask(&id, visitor.asker(link.link.as_deref()), Order::Info).await.map(Json)
}

/// A seat to take.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Wish {
    /// Which seat; any if none.
    #[serde(default)]
    pub seat: Option<String>,
    /// The invitation's secret, where the table is private.
    #[serde(default)]
    pub link: Option<String>,
    /// The name to play under there, for another person at the same device; the caller's own if none.
    #[serde(default)]
    pub name: Option<String>,
}

pub(super) fn seat_called(text: &str) -> Result<Seat, Refused> {
    text.parse().map_err(|_| Trouble::NoSeat { found: text.chars().take(20).collect() }.into())
}

/// Takes a free seat, or accepts an invitation: a player who is invited takes the seats reserved for them.
#[utoipa::path(post, path = "/api/v1/tables/{id}/join", params(("id" = String, Path)), request_body = Wish,
    responses((status = 200, body = Object), (status = 404, body = RefusedBody), (status = 409, body = RefusedBody)))]
pub async fn join(
    State(doors): State<Doors>,
    caller: Caller,
    Path(id): Path<String>,
    Body(wish): Body<Wish>,
) -> Result<Json<Value>, Refused> {
    let seat = wish.seat.as_deref().map(seat_called).transpose()?;
    let name = wish.name.as_deref().map(clean).transpose()?;
    doors.shared.ask(&id, caller.asker(wish.link.as_deref()), Order::Join(seat, name)).await.map(Json)
}

/// Takes the seat that a link gives away.
#[utoipa::path(post, path = "/api/v1/links/{link}/claim", params(("link" = String, Path)),
    responses((status = 200, body = Object), (status = 404, body = RefusedBody)))]
pub async fn claim(
    State(doors): State<Doors>,
    caller: Caller,
    Path(link): Path<String>,
) -> Result<Json<Value>, Refused> {
    let row = doors.shared.store.game_of_link(&hash(&link)).await?.ok_or(Trouble::BadLink)?;
    let order = if row.invitation == hash(&link) { Order::Join(None, None) } else { Order::Claim };
    let mut taken = doors.shared.ask(&row.id, caller.asker(Some(&link)), order).await?;
    taken["id"] = json!(row.id);
    Ok(Json(taken))
}

/// An order to a seat of a table, with nothing else to say.
macro_rules! seat_orders {
    ($($(#[$doc:meta])* $name:ident, $path:literal, $order:expr;)*) => { $(
        $(#[$doc])*
        #[utoipa::path(post, path = $path, params(("id" = String, Path), ("seat" = String, Path)),
            responses((status = 200, body = Object), (status = 403, body = RefusedBody), (status = 409, body = RefusedBody)))]
        pub async fn $name(
            State(doors): State<Doors>,
            caller: Caller,
            Path((id, seat)): Path<(String, String)>,
        ) -> Result<Json<Value>, Refused> {
            let order: fn(Seat) -> Order = $order;
            doors.shared.ask(&id, caller.asker(None), order(seat_called(&seat)?)).await.map(Json)
        }
    )* };
}
pub(super) use seat_orders;

seat_orders! {
    /// Leaves a seat before the start; the host may send anybody away.
    leave, "/api/v1/tables/{id}/seats/{seat}/leave", Order::Leave;
    /// A new link that gives the seat to whoever claims it, for a person who has lost theirs. The host asks for it.
    reissue, "/api/v1/tables/{id}/seats/{seat}/link", Order::Reissue;
    /// A person takes their seat back from the bot that has played it.
    give_back, "/api/v1/tables/{id}/seats/{seat}/return", Order::Return;
}

/// A bot for a seat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The bot's name; none opens a bot's seat before the start.
    #[serde(default)]
    pub bot: Option<String>,
}

/// Before the start the host seats a bot or opens its seat; during the game a person hands the own seat to a bot.
#[utoipa::path(put, path = "/api/v1/tables/{id}/seats/{seat}/bot", params(("id" = String, Path), ("seat" = String, Path)),
    request_body = Player,
    responses((status = 200, body = Object), (status = 403, body = RefusedBody), (status = 409, body = RefusedBody)))]
pub async fn seat(
    State(doors): State<Doors>,
    caller: Caller,
    Path((id, seat)): Path<(String, String)>,
    Body(player): Body<Player>,
) -> Result<Json<Value>, Refused> {
    let order = Order::Seat(seat_called(&seat)?, player.bot);
    doors.shared.ask(&id, caller.asker(None), order).await.map(Json)
}

/// An order to a table, with nothing else to say.
macro_rules! table_orders {
    ($($(#[$doc:meta])* $name:ident, $path:literal, $order:expr;)*) => { $(
        $(#[$doc])*
        #[utoipa::path(post, path = $path, params(("id" = String, Path)),
            responses((status = 200, body = Object), (status = 403, body = RefusedBody), (status = 409, body = RefusedBody)))]
        pub async fn $name(
            State(doors): State<Doors>,
            caller: Caller,
            Path(id): Path<String>,
        ) -> Result<Json<Value>, Refused> {
            doors.shared.ask(&id, caller.asker(None), $order).await.map(Json)
        }
    )* };
}

table_orders! {
    /// Begins the game. The host does, once no seat is open.
    start, "/api/v1/tables/{id}/start", Order::Start;
    /// Closes a table before the start. The host does.
    close, "/api/v1/tables/{id}/close", Order::Close;
    /// New links to join and to watch, told only now; the old ones lead nowhere any more. The host asks for them.
    relink, "/api/v1/tables/{id}/links", Order::Relink;
    /// A new table for the same players, each one seat further. Bots sit down at once, other players are invited and have to
    /// join. A second caller gets the same table. The first one is told the secrets of its links.
    rematch, "/api/v1/tables/{id}/rematch", Order::Rematch;
    /// Turns down an invitation; the seats reserved for the caller become free.
    decline, "/api/v1/tables/{id}/decline", Order::Decline;
}

/// What a seat adds to the luck.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Luck {
    /// 32 random bytes as 64 hexadecimal digits.
    pub bytes: String,
}

/// Adds to the luck before the start, so that the server alone cannot choose the seed.
#[utoipa::path(post, path = "/api/v1/tables/{id}/seats/{seat}/luck", params(("id" = String, Path), ("seat" = String, Path)),
    request_body = Luck,
    responses((status = 200, body = Object), (status = 403, body = RefusedBody), (status = 409, body = RefusedBody)))]
pub async fn add_luck(
    State(doors): State<Doors>,
    caller: Caller,
    Path((id, seat)): Path<(String, String)>,
    Body(luck): Body<Luck>,
) -> Result<Json<Value>, Refused> {
    let bytes = from_hex(&luck.bytes).ok_or(Trouble::BadLuck)?;
    doors.shared.ask(&id, caller.asker(None), Order::AddLuck(seat_called(&seat)?, bytes)).await.map(Json)
}

/// What was said at a table.
#[utoipa::path(get, path = "/api/v1/tables/{id}/remarks", params(("id" = String, Path), Link),
    responses((status = 200, body = Object), (status = 404, body = RefusedBody)))]
pub async fn remarks(
    State(doors): State<Doors>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(link): Query<Link>,
) -> Result<Json<Value>, Refused> {
    doors.shared.ask(&id, visitor.asker(link.link.as_deref()), Order::Info).await?;
    let row = doors.shared.store.game(&id).await?.ok_or(Trouble::NoTable)?;
    let remarks = doors.shared.store.remarks(row.key).await?;
    let remarks =
        remarks.iter().map(|row| json!({ "name": row.name, "words": row.words, "phrase": row.phrase, "at": row.at }));
    Ok(Json(json!({ "remarks": remarks.collect::<Vec<_>>() })))
}

/// Something to say: words, or a phrase that everybody reads in their own language.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Saying {
    /// Own words.
    #[serde(default)]
    pub words: Option<String>,
    /// A phrase of `/api/v1/games`.
    #[serde(default)]
    pub phrase: Option<String>,
    /// A link's secret, for who watches a private table.
    #[serde(default)]
    pub link: Option<String>,
}

/// Says something to everybody at the table.
#[utoipa::path(post, path = "/api/v1/tables/{id}/remarks", params(("id" = String, Path)), request_body = Saying,
    responses((status = 200, body = Object), (status = 400, body = RefusedBody), (status = 404, body = RefusedBody)))]
pub async fn say(
    State(doors): State<Doors>,
    caller: Caller,
    Path(id): Path<String>,
    Body(saying): Body<Saying>,
) -> Result<Json<Value>, Refused> {
    if caller.0.is_muted {
        return Err(Trouble::Muted.into());
    }
    let remark = match (saying.words, saying.phrase) {
        (Some(words), None) => Remark::Words(words),
        (None, Some(phrase)) => Remark::Phrase(phrase),
        _ => return Err(Trouble::NoPhrase.into()),
    };
    doors.shared.ask(&id, caller.asker(saying.link.as_deref()), Order::Say(remark)).await.map(Json)
}

/// A note for oneself.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// The words; none to tear it up.
    pub words: String,
}

/// One's own note at a table, which nobody else sees.
#[utoipa::path(get, path = "/api/v1/tables/{id}/note", params(("id" = String, Path)),
    responses((status = 200, body = Object), (status = 404, body = RefusedBody)))]
pub async fn note(State(doors): State<Doors>, caller: Caller, Path(id): Path<String>) -> Result<Json<Value>, Refused> {
    let row = doors.shared.store.game(&id).await?.ok_or(Trouble::NoTable)?;
    let words = doors.shared.store.note(row.key, &caller.0.id).await?.unwrap_or_default();
    Ok(Json(json!({ "words": words })))
}

/// Writes one's own note.
#[utoipa::path(put, path = "/api/v1/tables/{id}/note", params(("id" = String, Path)), request_body = Note,
    responses((status = 200, body = Object), (status = 400, body = RefusedBody), (status = 404, body = RefusedBody)))]
pub async fn set_note(
    State(doors): State<Doors>,
    caller: Caller,
    Path(id): Path<String>,
    Body(note): Body<Note>,
) -> Result<Json<Value>, Refused> {
    const LONGEST: usize = 10_000;
    if note.words.chars().count() > LONGEST {
        return Err(Trouble::BadWords { most: LONGEST }.into());
    }
    doors.shared.ask(&id, caller.asker(None), Order::Info).await?;
    let row = doors.shared.store.game(&id).await?.ok_or(Trouble::NoTable)?;
    doors.shared.store.set_note(row.key, &caller.0.id, &note.words).await?;
    Ok(Json(json!({ "words": note.words })))
}
