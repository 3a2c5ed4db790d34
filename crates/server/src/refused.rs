//! Why something is not done, for who asked.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

use crate::metric::Fault;
use crate::say::Trouble;
use crate::store::NotWritten;
use crate::wire::Said;

/// A refusal: nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// The HTTP status.
    pub status: StatusCode,
    /// Why.
    pub why: Said,
}

/// A refusal as it is sent.
#[derive(Serialize, ToSchema)]
pub struct RefusedBody {
    /// Why, as a key of the message files and its arguments.
    pub error: Said,
}

impl Refused {
    /// A refusal by the rules of the game.
    pub fn by_rule(why: Said) -> Refused {
        Refused { status: StatusCode::CONFLICT, why }
    }
}

impl From<Trouble> for Refused {
    fn from(trouble: Trouble) -> Refused {
        let status = match &trouble {
            Trouble::BadRequest { .. }
            | Trouble::NoSeat { .. }
            | Trouble::NoVersion { .. }
            | Trouble::BadName { .. }
            | Trouble::BotsName { .. }
            | Trouble::BadWords { .. }
            | Trouble::NoPhrase
            | Trouble::BadTable { .. }
            | Trouble::NoBot { .. }
            | Trouble::BadLuck
            | Trouble::BadCode
            | Trouble::BadCareer
            | Trouble::BadFile { .. }
            | Trouble::LongFile { .. }
            | Trouble::TooManyAnswers { .. }
            | Trouble::BadBox { .. } => StatusCode::BAD_REQUEST,
            Trouble::TooLarge { .. } => StatusCode::PAYLOAD_TOO_LARGE,
            Trouble::Unknown | Trouble::NotOperator => StatusCode::UNAUTHORIZED,
            Trouble::OtherSite | Trouble::NotYours { .. } | Trouble::NotHost | Trouble::Muted | Trouble::NotPublic => {
                StatusCode::FORBIDDEN
            }
            Trouble::NoTable | Trouble::NoPerson | Trouble::NoPage | Trouble::BadLink => StatusCode::NOT_FOUND,
            Trouble::NoMethod => StatusCode::METHOD_NOT_ALLOWED,
            Trouble::TooMany { .. } | Trouble::TooFast { .. } => StatusCode::TOO_MANY_REQUESTS,
            Trouble::Failed | Trouble::NotForgotten { .. } => StatusCode::INTERNAL_SERVER_ERROR,
            Trouble::Stopping => StatusCode::SERVICE_UNAVAILABLE,
            Trouble::Taken { .. }
            | Trouble::Full
            | Trouble::TooManyTables { .. }
            | Trouble::Started
            | Trouble::NotStarted
            | Trouble::NotOver
            | Trouble::Over
            | Trouble::OpenSeats
            | Trouble::NotAccepted { .. }
            | Trouble::NotInvited
            | Trouble::Stale { .. }
            | Trouble::NothingToUndo
            | Trouble::NothingToRedo
            | Trouble::NoUndoHere
            | Trouble::NoHintsHere
            | Trouble::NothingAsked => StatusCode::CONFLICT,
        };
        Refused { status, why: Said::of(&trouble) }
    }
}

impl From<sqlx::Error> for Refused {
    fn from(error: sqlx::Error) -> Refused {
        tracing::error!(%error, "the database failed");
        Fault::Database.count();
        Trouble::Failed.into()
    }
}

impl From<NotWritten> for Refused {
    fn from(error: NotWritten) -> Refused {
        if let NotWritten::Failed(why) = error {
            tracing::error!(%why, "something was not written");
            Fault::Write.count();
        }
        Trouble::Failed.into()
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        (self.status, Json(RefusedBody { error: self.why })).into_response()
    }
}
