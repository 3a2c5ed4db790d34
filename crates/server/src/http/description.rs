//! What the API's description says of every call alike.

use utoipa::openapi::path::{Operation, PathItem};
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme};
use utoipa::openapi::{ContentBuilder, OpenApi, Ref, RefOr, Response, ResponseBuilder};

/// How any call may be refused; the body says why.
const REFUSALS: [(&str, &str); 9] = [
    ("400", "The request is not what is wanted."),
    ("401", "Who asks has shown no device that is known."),
    ("403", "Who asks may not do that."),
    ("404", "There is no such thing, or not for who asks."),
    ("405", "The call exists, but not with this method."),
    ("409", "It is not possible now, or the rules of the game forbid it."),
    ("413", "The request is too large."),
    ("429", "Too many requests."),
    ("500", "Something failed that is not the asker's fault."),
];

/// Adds how calls may be refused, and how a program shows who it is.
pub fn complete(mut description: OpenApi) -> OpenApi {
    for path in description.paths.paths.values_mut() {
        operations(path).for_each(add_refusals);
    }
    let token = SecurityScheme::Http(HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build());
    description.components.get_or_insert_default().add_security_scheme("token", token);
    // A few calls can be made by anybody.
    let nothing: [String; 0] = [];
    description.security = Some(vec![SecurityRequirement::new("token", nothing), SecurityRequirement::default()]);
    description
}

fn operations(path: &mut PathItem) -> impl Iterator<Item = &mut Operation> {
    [&mut path.get, &mut path.put, &mut path.post, &mut path.delete].into_iter().flatten()
}

fn add_refusals(operation: &mut Operation) {
    for (status, why) in REFUSALS {
        operation.responses.responses.entry(status.into()).or_insert_with(|| RefOr::T(refusal(why)));
    }
}

fn refusal(why: &str) -> Response {
    let body = ContentBuilder::new().schema(Some(Ref::from_schema_name("RefusedBody"))).build();
    ResponseBuilder::new().description(why).content("application/json", body).build()
}
