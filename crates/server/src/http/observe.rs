//! Counts, times and logs HTTP requests.

use std::time::Instant;

use axum::extract::{MatchedPath, Request};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::Response;

use crate::metric;

/// The route of requests that no route of the interface takes: files of the page, and paths that do not exist.
const PAGE: &str = "page";

/// Measures a request. It is known by its route's template, such as `/api/v1/tables/{id}`: the path itself can hold the secret of a
/// link, and there are more paths than a metric can have labels.
pub async fn observe(request: Request, next: Next) -> Response {
    let began = Instant::now();
    let method = method_name(request.method());
    let route = request.extensions().get::<MatchedPath>().map_or(PAGE, MatchedPath::as_str).to_owned();
    let response = next.run(request).await;
    let status = response.status();
    metric::HTTP_SECONDS.record_since(began, [method.into(), route.clone().into()]);
    let us = began.elapsed().as_micros() as u64;
    tracing::debug!(method, route, status = status.as_u16(), us, "request");
    metric::HTTP_REQUESTS.count(1, [method.into(), route.into(), status.as_str().to_owned().into()]);
    response
}

/// The name of a method. Clients can make up methods, so unknown ones share a name.
fn method_name(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::DELETE => "DELETE",
        Method::PATCH => "PATCH",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}
