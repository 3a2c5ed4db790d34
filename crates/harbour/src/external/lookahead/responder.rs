//! Responses to the requests of a program, also of one that may not look ahead.

use text::Text;

use super::reply::Failure;
use super::request::{Request, RequestError};
use super::world::Deadline;
use super::{Reply, line};
use crate::external::messages::Spoken;

/// How many bad requests a program may send during one decision before it loses its seat.
pub const MOST_ERRORS: u32 = 100;

/// A responder to the requests that a program sends while it decides.
pub trait Responder {
    /// Returns the line that answers a request; `None` once there were too many bad ones.
    fn respond(&mut self, request: Request, deadline: Deadline<'_>) -> Option<String>;
}

/// The errors that answer bad requests during one decision. As a responder it refuses every request, as it is right for a
/// program that speaks protocol 1.
pub struct Refusals<'a> {
    text: &'a Text,
    number: u64,
    n_errors: u32,
}

impl<'a> Refusals<'a> {
    /// Creates the refusals for the question with this number.
    pub fn new(text: &'a Text, number: u64) -> Refusals<'a> {
        Refusals { text, number, n_errors: 0 }
    }

    /// Returns the line of an error, unless there were too many.
    pub(super) fn refuse(&mut self, error: &RequestError) -> Reply {
        self.n_errors += 1;
        if self.n_errors > MOST_ERRORS {
            return Err(error.clone());
        }
        line(&Failure { is: "error", number: self.number, error: Spoken::of(self.text, error) })
    }
}

impl Responder for Refusals<'_> {
    fn respond(&mut self, _: Request, _: Deadline<'_>) -> Option<String> {
        self.refuse(&RequestError::Protocol).ok()
    }
}
