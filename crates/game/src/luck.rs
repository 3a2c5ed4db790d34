//! Luck that can be proved: every draw is keyed by the game's seed and the number of its step.
//!
//! A verifier needs ChaCha20, SHA-256 and the log, nothing of ours. The words of a draw are the key stream of ChaCha20
//! (20 rounds) under the seed as key, the step number as 64-bit little-endian nonce (words 14 and 15) and the block
//! counter from 0, read as 64-bit little-endian numbers. The first word below the largest multiple of `m` that fits
//! into 64 bits, modulo `m`, is the draw.
//!
//! This proves that nobody bent the luck after the commitment. It does not prove that who holds the server's part
//! never looked ahead.

use alloc::string::String;
use core::fmt::Write;

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use crate::Seat;

/// 32 random bytes, or their hash.
pub type Bytes = [u8; 32];

/// The seed of one game's luck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seed(pub Bytes);

impl Seed {
    /// The game's seed, from the server's part and what seats added, in any order.
    ///
    /// It is SHA-256 over `harbour seed 1`, the server's 32 bytes and, clockwise, each adding seat's number (one byte,
    /// from 0) and 32 bytes.
    pub fn of(server: Bytes, added: &[(Seat, Bytes)]) -> Seed {
        let mut hash = Sha256::new();
        hash.update(b"harbour seed 1");
        hash.update(server);
        for seat in Seat::ALL {
            for (_, bytes) in added.iter().filter(|(by, _)| *by == seat) {
                hash.update([seat as u8]);
                hash.update(bytes);
            }
        }
        Seed(hash.finalize().into())
    }

    /// A draw of the step: a number below `m`, each equally likely.
    ///
    /// # Panics
    /// When `m` is 0: there is nothing to draw from.
    pub fn draw(&self, step: u64, m: u64) -> u64 {
        let mut words = ChaCha20Rng::from_seed(self.0);
        words.set_stream(step);
        below(&mut words, m)
    }
}

/// Bytes as hexadecimal digits, as game files hold them.
pub fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// The 32 bytes that 64 hexadecimal digits stand for.
pub fn from_hex(text: &str) -> Option<Bytes> {
    let mut bytes = [0; 32];
    if text.len() != 64 || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        *byte = u8::from_str_radix(core::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(bytes)
}

/// What the server publishes of its part before play: SHA-256 over `harbour luck 1` and the 32 bytes.
pub fn commitment(server: Bytes) -> Bytes {
    Sha256::new().chain_update(b"harbour luck 1").chain_update(server).finalize().into()
}

/// A number below `m`, each equally likely, from the first fitting 64-bit word.
///
/// # Panics
/// When `m` is 0.
pub fn below(words: &mut impl Rng, m: u64) -> u64 {
    let rest = (u64::MAX % m + 1) % m;
    loop {
        let word = words.next_u64();
        if word <= u64::MAX - rest {
            return word % m;
        }
    }
}
