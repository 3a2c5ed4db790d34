//! The page and its files, out of the binary.

use axum::http::header::{ACCEPT, CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};

use crate::refused::Refused;
use crate::say::Trouble;

/// What lies at an address that no call has. Whoever wants a page gets one that says so; programs are told in their own way.
pub async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let is_api = uri.path().starts_with("/api") || uri.path().starts_with("/ws");
    if is_api || !matches!(method, Method::GET | Method::HEAD) {
        return Refused::from(Trouble::NoPage).into_response();
    }
    if let Some(file) = page::file(uri.path()) {
        return answer(file, &headers, StatusCode::OK);
    }
    let wants_page =
        headers.get(ACCEPT).and_then(|value| value.to_str().ok()).is_some_and(|all| all.contains("text/html"));
    match page::index().filter(|_| wants_page) {
        Some(file) => answer(file, &headers, StatusCode::NOT_FOUND),
        None => Refused::from(Trouble::NoPage).into_response(),
    }
}

fn answer(file: page::File, headers: &HeaderMap, status: StatusCode) -> Response {
    let known = headers.get(IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    // A proxy that compresses marks what it has compressed as a weak likeness.
    let is_known =
        known.is_some_and(|known| known.split(',').any(|tag| tag.trim().trim_start_matches("W/") == file.etag));
    // Names stay the same from edition to edition, so a browser asks each time whether its copy is still good.
    let about = [(ETAG, file.etag.clone()), (CACHE_CONTROL, "no-cache".to_owned())];
    if is_known && status == StatusCode::OK {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    (status, about, [(CONTENT_TYPE, file.mime)], file.bytes).into_response()
}
