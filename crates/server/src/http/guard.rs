//! Who may pass: other sites may not, floods may not, and what goes out carries the usual headers.

use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::header::{AUTHORIZATION, COOKIE, HOST, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::Response;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use ipnet::IpNet;

use super::address::{address, household};
use super::crowd::{Crowd, Pass};
use super::{Doors, Peer};
use crate::metric;
use crate::refused::Refused;
use crate::say::Trouble;
use crate::settings::Settings;
use crate::store::PersonRow;
use crate::table::Asker;

/// The cookie that holds a device's secret.
pub const DEVICE: &str = "harbour";

/// Connections from one address for each socket it may open: a browser asks over some more beside it.
const CONNECTIONS_PER_SOCKET: usize = 4;

/// How much anybody may ask.
pub struct Limits {
    by_address: DefaultKeyedRateLimiter<IpAddr>,
    by_person: DefaultKeyedRateLimiter<String>,
    reports: DefaultKeyedRateLimiter<String>,
    sockets: Crowd,
    connections: Crowd,
    proxies: Vec<IpNet>,
    max_sockets: usize,
    max_per_address: usize,
}

impl Limits {
    /// Limits as the settings say. A burst of some seconds' worth is let through.
    pub fn new(settings: &Settings) -> Limits {
        let quota = |rate: u32| {
            let rate = NonZeroU32::new(rate.max(1)).unwrap_or(NonZeroU32::MIN);
            Quota::per_second(rate).allow_burst(rate.saturating_mul(NonZeroU32::new(5).unwrap_or(NonZeroU32::MIN)))
        };
        Limits {
            by_address: RateLimiter::keyed(quota(settings.max_rate)),
            by_person: RateLimiter::keyed(quota(settings.max_answers)),
            // Some problems come together, but nobody has one every second.
            reports: RateLimiter::keyed(
                Quota::per_minute(NonZeroU32::MIN).allow_burst(NonZeroU32::new(5).unwrap_or(NonZeroU32::MIN)),
            ),
            sockets: Crowd::default(),
            connections: Crowd::default(),
            proxies: settings.trusted_proxies.clone(),
            max_sockets: settings.max_sockets,
            max_per_address: settings.max_sockets_per_address,
        }
    }

    /// Whether something may come from an address once more.
    ///
    /// # Errors
    /// When it was too much.
    pub fn check_address(&self, address: IpAddr) -> Result<(), Refused> {
        let is_free = self.by_address.check_key(&household(address)).is_ok();
        if is_free { Ok(()) } else { Err(Trouble::TooFast { seconds: 1 }.into()) }
    }

    /// Whether a person may do something once more.
    ///
    /// # Errors
    /// When it was too much.
    pub fn check_person(&self, person: &str) -> Result<(), Refused> {
        let is_free = self.by_person.check_key(&person.to_owned()).is_ok();
        if is_free { Ok(()) } else { Err(Trouble::TooFast { seconds: 1 }.into()) }
    }

    /// Whether a person may report once more.
    ///
    /// # Errors
    /// When it was too much.
    pub fn check_report(&self, person: &str) -> Result<(), Refused> {
        let is_free = self.reports.check_key(&person.to_owned()).is_ok();
        if is_free { Ok(()) } else { Err(Trouble::TooFast { seconds: 60 }.into()) }
    }

    /// Counts a socket from an address for as long as the pass is kept.
    ///
    /// # Errors
    /// When there are too many.
    pub fn let_in(&self, address: IpAddr) -> Result<Pass, Refused> {
        let pass = self.sockets.let_in(address, self.max_sockets, self.max_per_address);
        pass.ok_or(Trouble::TooMany { most: self.max_per_address.min(self.max_sockets) }.into())
    }

    /// Counts a connection from an address for as long as the pass is kept; none if there are too many.
    pub fn connect(&self, address: IpAddr) -> Option<Pass> {
        let is_proxy = self.proxies.iter().any(|proxy| proxy.contains(&address.to_canonical()));
        // A proxy connects for all its visitors.
        let most = if is_proxy { usize::MAX } else { self.max_per_address.saturating_mul(CONNECTIONS_PER_SOCKET) };
        self.connections.let_in(address, usize::MAX, most)
    }

    /// Forgets addresses and people that have asked nothing for a while.
    pub fn forget(&self) {
        self.by_address.retain_recent();
        self.by_person.retain_recent();
        self.reports.retain_recent();
    }
}

fn peer(request: &Request) -> Option<SocketAddr> {
    request.extensions().get::<ConnectInfo<Peer>>().map(|info| info.0.0)
}

/// Refuses floods.
pub async fn limit(State(doors): State<Doors>, request: Request, next: Next) -> Result<Response, Refused> {
    let address = address(&doors.shared.settings, request.headers(), peer(&request));
    doors.limits.check_address(address).inspect_err(|_| metric::TOO_FAST.count(1, []))?;
    Ok(next.run(request).await)
}

/// Refuses what another site makes a browser do. Programs that show a token themselves are no browsers.
pub async fn same_site(State(doors): State<Doors>, request: Request, next: Next) -> Result<Response, Refused> {
    let headers = request.headers();
    let is_socket = request.uri().path().starts_with("/ws/");
    let is_harmless = matches!(*request.method(), Method::GET | Method::HEAD) && !is_socket;
    if is_harmless || shown_token(headers).is_some() || is_from_here(&doors.shared.settings, headers) {
        Ok(next.run(request).await)
    } else {
        Err(Trouble::OtherSite.into())
    }
}

/// Whether a browser says that the request comes from our own page. Who sends neither header is no browser.
fn is_from_here(settings: &Settings, headers: &HeaderMap) -> bool {
    let text = |name: &HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let site = headers.get("sec-fetch-site").and_then(|value| value.to_str().ok());
    if site.is_some_and(|site| site != "same-origin" && site != "none") {
        return false;
    }
    let Some(origin) = text(&ORIGIN) else { return true };
    let host_of = |url: &str| url.split_once("://").map(|(_, host)| host.trim_end_matches('/').to_ascii_lowercase());
    let ours = settings.public_url.as_deref().and_then(host_of);
    let host = text(&HOST).map(str::to_ascii_lowercase);
    host_of(origin).is_some_and(|origin| Some(&origin) == ours.as_ref() || Some(&origin) == host.as_ref())
}

/// Adds the headers that keep a page to itself.
pub async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in [
        (
            "content-security-policy",
            "default-src 'self'; connect-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; \
             object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
        ),
        ("x-content-type-options", "nosniff"),
        ("x-frame-options", "DENY"),
        ("referrer-policy", "no-referrer"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
        ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
    ] {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if !headers.contains_key("cache-control") {
        headers.insert("cache-control", HeaderValue::from_static("no-store"));
    }
    response
}

/// The token a program shows. A browser never shows one by itself, unlike a name and password of another kind.
fn shown_token(headers: &HeaderMap) -> Option<&str> {
    let shown = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    shown.and_then(|value| value.strip_prefix("Bearer ")).map(str::trim)
}

/// The secret a request shows: a program's token, or a browser's cookie.
pub fn shown_device(headers: &HeaderMap) -> Option<&str> {
    shown_token(headers).or_else(|| shown_cookie(headers))
}

/// The secret in a browser's cookie.
pub fn shown_cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    cookies.flat_map(|line| line.split(';')).find_map(|cookie| {
        let (name, value) = cookie.trim().split_once('=')?;
        (name == DEVICE).then_some(value)
    })
}

/// Who asks, if a device of theirs is known.
pub struct Visitor(pub Option<PersonRow>);

impl FromRequestParts<Doors> for Visitor {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, doors: &Doors) -> Result<Visitor, Refused> {
        let Some(secret) = shown_device(&parts.headers) else { return Ok(Visitor(None)) };
        Ok(Visitor(doors.shared.store.person_of_device(secret).await?))
    }
}

impl Visitor {
    /// Who asks something of a table, and the link they show.
    pub fn asker(&self, link: Option<&str>) -> Asker {
        Asker {
            person: self.0.as_ref().map(|person| person.id.clone()),
            name: self.0.as_ref().map(|person| person.name.clone()).unwrap_or_default(),
            shown: link.map(crate::secrets::hash),
        }
    }
}

/// Who asks, known. Whatever a person does counts against what one person may do, beside looking.
pub struct Caller(pub PersonRow);

impl FromRequestParts<Doors> for Caller {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, doors: &Doors) -> Result<Caller, Refused> {
        let Visitor(person) = Visitor::from_request_parts(parts, doors).await?;
        let caller = person.map(Caller).ok_or(Trouble::Unknown)?;
        if !matches!(parts.method, Method::GET | Method::HEAD) {
            doors.limits.check_person(&caller.0.id)?;
        }
        Ok(caller)
    }
}

impl Caller {
    /// Who asks something of a table, and the link they show.
    pub fn asker(&self, link: Option<&str>) -> Asker {
        Asker { person: Some(self.0.id.clone()), name: self.0.name.clone(), shown: link.map(crate::secrets::hash) }
    }
}
