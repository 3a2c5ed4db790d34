//! The doors: HTTP and websockets.

mod address;
mod advice;
mod careers;
mod crowd;
mod description;
mod guard;
mod me;
mod meta;
mod observe;
mod operator;
mod page;
mod patience;
mod play;
mod report;
mod results;
mod seat_names;
mod socket;
mod tables;

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::IntoResponse;
use axum::routing::{any, get};
use serde::de::DeserializeOwned;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::hall::Shared;
use crate::metric::Fault;
use crate::refused::Refused;
use crate::say::Trouble;
use crate::wire::views::blackout::BlackoutSections;
use crate::wire::views::hongkong::HongKongSections;
use crate::wire::{Asked, ClockFace, Heard, Question, TableSheet, TakeBacks};

pub use guard::Limits;
pub use patience::{Patient, Peer};

/// The largest request, in bytes. A box is the largest thing anybody sends.
const LARGEST: usize = 1 << 20;

/// What the doors know.
#[derive(Clone)]
pub struct Doors {
    /// What all tables share.
    pub shared: Arc<Shared>,
    /// How much anybody may ask.
    pub limits: Arc<Limits>,
    /// The hash of the operator's token.
    pub operator: Arc<[u8]>,
    /// What the metrics show.
    pub metrics: metrics_exporter_prometheus::PrometheusHandle,
}

#[derive(OpenApi)]
#[openapi(
    info(
        title = "harbour",
        description = "Tables of two board games about Hong Kong. Everything the page can do, programs can do: get a token with \
                   POST /api/v1/me, send it as `Authorization: Bearer …`, and play with plain requests or the websocket \
                   at /ws. Texts for people come as keys of the message files and arguments."
    ),
    components(schemas(TableSheet, Question, Asked, TakeBacks, ClockFace, Heard, HongKongSections, BlackoutSections))
)]
struct Api;

/// What `/api` says: every call, and everything that goes over the wire.
pub fn description() -> String {
    let (_, description) = api();
    serde_json::to_string_pretty(&description::complete(description)).unwrap_or_default()
}

fn api() -> (Router<Doors>, utoipa::openapi::OpenApi) {
    OpenApiRouter::with_openapi(Api::openapi())
        .routes(routes!(me::introduce, me::show, me::rename))
        .routes(routes!(me::pair))
        .routes(routes!(me::enter))
        .routes(routes!(me::phrase))
        .routes(routes!(me::forget))
        .routes(routes!(me::games))
        .routes(routes!(tables::lobby, tables::create))
        .routes(routes!(tables::info))
        .routes(routes!(tables::join))
        .routes(routes!(tables::claim))
        .routes(routes!(tables::find))
        .routes(routes!(tables::leave))
        .routes(routes!(tables::seat))
        .routes(routes!(tables::reissue))
        .routes(routes!(tables::give_back))
        .routes(routes!(tables::start))
        .routes(routes!(tables::close))
        .routes(routes!(tables::rematch))
        .routes(routes!(tables::decline))
        .routes(routes!(seat_names::rename_seat))
        .routes(routes!(tables::relink))
        .routes(routes!(tables::add_luck))
        .routes(routes!(tables::remarks, tables::say))
        .routes(routes!(tables::note, tables::set_note))
        .routes(routes!(report::report))
        .routes(routes!(play::look))
        .routes(routes!(play::answer))
        .routes(routes!(play::undo))
        .routes(routes!(play::redo))
        .routes(routes!(play::ask_back))
        .routes(routes!(play::consent))
        .routes(routes!(play::resign))
        .routes(routes!(play::call_off))
        .routes(routes!(play::why_not))
        .routes(routes!(play::preview))
        .routes(routes!(advice::hint))
        .routes(routes!(play::history))
        .routes(routes!(play::look_back))
        .routes(routes!(play::export))
        .routes(routes!(play::verify))
        .merge(large_api())
        .routes(routes!(careers::begin, careers::list))
        .routes(routes!(careers::show))
        .routes(routes!(careers::next))
        .routes(routes!(meta::games))
        .routes(routes!(meta::hello))
        .routes(routes!(meta::box_sheet))
        .routes(routes!(meta::box_files))
        .routes(routes!(meta::add_box))
        .split_for_parts()
}

/// What answers with a whole game, which gains much by being compressed.
fn large_api() -> OpenApiRouter<Doors> {
    OpenApiRouter::new()
        .routes(routes!(play::replay))
        .routes(routes!(play::import))
        .routes(routes!(advice::review))
        .routes(routes!(advice::review_file))
        .layer(CompressionLayer::new())
}

/// All routes.
pub fn router(doors: Doors) -> Router {
    let (api, _) = api();
    let description = description();
    let guarded = api
        .merge(operator::routes())
        .route("/ws/{id}", any(socket::open))
        .layer(from_fn_with_state(doors.clone(), guard::limit))
        .layer(from_fn_with_state(doors.clone(), guard::same_site));
    // What takes some work, and everybody may ask for.
    let limited = from_fn_with_state(doors.clone(), guard::limit);
    let open = Router::new()
        .route("/api", get(move || async move { ([("content-type", "application/json")], description) }))
        .route("/readyz", get(meta::readyz))
        .layer(limited.clone());
    // Files of the page are compressed on their way; what tables say is too short to gain by it.
    let pages = Router::new().fallback(page::serve).layer(CompressionLayer::new()).layer(limited);
    Router::new()
        .merge(guarded)
        .merge(open)
        .route("/ws-echo", any(socket::echo))
        .route("/healthz", get(meta::healthz))
        .route("/metrics", get(meta::metrics))
        .fallback_service(pages)
        .method_not_allowed_fallback(|| async { Refused::from(Trouble::NoMethod) })
        .layer(DefaultBodyLimit::max(LARGEST))
        .layer(from_fn(guard::headers))
        .layer(CatchPanicLayer::custom(|_: Box<dyn std::any::Any + Send>| {
            tracing::error!("a request handler panicked");
            Fault::Panic.count();
            Refused::from(Trouble::Failed).into_response()
        }))
        .layer(from_fn(observe::observe))
        .with_state(doors)
}

/// A JSON body. What is wrong with one is said in our own words.
pub struct Body<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Refused> {
        match axum::Json::<T>::from_request(request, state).await {
            Ok(axum::Json(body)) => Ok(Body(body)),
            Err(rejection) if rejection.status() == axum::http::StatusCode::PAYLOAD_TOO_LARGE => {
                Err(Trouble::TooLarge { most: LARGEST }.into())
            }
            Err(rejection) => Err(Trouble::BadRequest { why: rejection.body_text() }.into()),
        }
    }
}

/// What stands in a path. What is wrong with it is said in our own words.
pub struct Path<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Path<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Path<T>, Refused> {
        let path = axum::extract::Path::<T>::from_request_parts(parts, state).await;
        path.map(|path| Path(path.0)).map_err(|why| Trouble::BadRequest { why: why.body_text() }.into())
    }
}

/// What stands behind a path's question mark. What is wrong with it is said in our own words.
pub struct Query<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Query<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Query<T>, Refused> {
        let query = axum::extract::Query::<T>::from_request_parts(parts, state).await;
        query.map(|query| Query(query.0)).map_err(|why| Trouble::BadRequest { why: why.body_text() }.into())
    }
}
