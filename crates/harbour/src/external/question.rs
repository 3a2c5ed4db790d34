//! Greeting a program and asking it to decide, as the arena, the terminal and `harbour bot` do.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use serde::Serialize;

use super::lookahead::{Deadline, Responder};
use super::messages::{Decide, FIRST_PROTOCOL, Hello};
use super::program::{Program, Reply, Stopped, Verdict};
use super::{GRACE, START};

/// Greets a program, waits until it is ready, and stores the protocol that it chooses.
pub fn greet(program: &mut Program, hello: &Hello<'_>, stop: &AtomicBool) -> Result<(), Stopped> {
    let mut chosen = FIRST_PROTOCOL;
    let mut judge = |reply: Reply, _: Instant| match reply {
        Reply::Ready { number, protocol } if number == hello.number => {
            chosen = protocol.unwrap_or(FIRST_PROTOCOL);
            if hello.protocols.contains(&chosen) { Verdict::Accept } else { Verdict::BadMessage }
        }
        _ => Verdict::WrongNumber,
    };
    program.ask(hello, START, stop, &mut judge)?;
    program.protocol = chosen;
    Ok(())
}

/// Asks a program to decide within a time and lets a responder answer its requests meanwhile. Returns the action that the
/// program has chosen; `find` returns the action of an answer, if it is on offer.
pub fn ask<A, S: Serialize, E: Serialize>(
    program: &mut Program,
    decide: &Decide<S, E>,
    time: Duration,
    stop: &AtomicBool,
    responder: &mut dyn Responder,
    find: impl Fn(&str) -> Option<A>,
) -> Result<A, Stopped> {
    let mut chosen = None;
    let mut judge = |reply: Reply, until: Instant| match reply {
        Reply::Answer { number, answer } if number == decide.number => {
            chosen = find(&answer);
            if chosen.is_some() { Verdict::Accept } else { Verdict::UnknownAnswer }
        }
        Reply::Request(request) => {
            responder.respond(request, Deadline { until, stop }).map_or(Verdict::BadMessage, Verdict::Respond)
        }
        Reply::Answer { .. } | Reply::Ready { .. } | Reply::Info {} => Verdict::WrongNumber,
    };
    program.ask(decide, time + GRACE, stop, &mut judge)?;
    // An accepted answer has chosen something.
    chosen.ok_or(Stopped::ByCaller)
}
