//! Time and randomness that a test decides.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

use server::Outside;

/// A clock that stands until it is moved, and secrets that come in the same order each time.
#[derive(Clone, Default)]
pub struct Told {
    now: Arc<AtomicI64>,
    filled: Arc<AtomicU64>,
}

impl Told {
    /// A clock at this time, in milliseconds since 1970.
    pub fn at(now: i64) -> Told {
        Told { now: Arc::new(AtomicI64::new(now)), ..Told::default() }
    }

    /// Begins with other secrets.
    pub fn skip(&self, secrets: u64) {
        self.filled.fetch_add(secrets, Ordering::Relaxed);
    }

    /// Lets time pass.
    pub fn pass(&self, milliseconds: i64) {
        self.now.fetch_add(milliseconds, Ordering::Relaxed);
    }
}

impl Outside for Told {
    fn now(&self) -> i64 {
        self.now.load(Ordering::Relaxed)
    }

    fn fill(&self, bytes: &mut [u8]) {
        // Every secret is another one, and none is like a short number.
        let n = self.filled.fetch_add(1, Ordering::Relaxed);
        let mut word = n.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x5bf0_3635_dee5_53d5;
        for byte in bytes {
            word ^= word << 13;
            word ^= word >> 7;
            word ^= word << 17;
            *byte = (word >> 24) as u8;
        }
    }
}
