//! What comes from outside: the time, and randomness. Tests bring their own.

use std::time::{SystemTime, UNIX_EPOCH};

use game::luck::Bytes;

/// The time and randomness.
pub trait Outside: Send + Sync {
    /// Milliseconds since 1970.
    fn now(&self) -> i64;

    /// Fills the bytes with what nobody can guess.
    fn fill(&self, bytes: &mut [u8]);

    /// 256 bits that nobody can guess.
    fn secret(&self) -> Bytes {
        let mut bytes = [0; 32];
        self.fill(&mut bytes);
        bytes
    }
}

/// The system's clock and randomness.
#[derive(Clone, Copy, Debug)]
pub struct System;

impl Outside for System {
    fn now(&self) -> i64 {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
    }

    fn fill(&self, bytes: &mut [u8]) {
        // Without randomness there are no secrets, and so no server.
        getrandom::fill(bytes).expect("the system gives randomness");
    }
}
