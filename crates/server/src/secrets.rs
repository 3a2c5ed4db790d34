//! Secrets as people and programs carry them: text, of which the database keeps only the hash.

use std::fmt::Write;

use game::luck::{Bytes, to_hex};
use sha2::{Digest, Sha256};

use crate::outside::Outside;

/// Letters and digits that nobody confuses: no i, l, o, u.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// A secret that is told once and kept as its hash.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Secret(pub String);

impl Secret {
    /// A new one of 256 bits, for links, cookies and programs.
    pub fn new(outside: &dyn Outside) -> Secret {
        Secret(to_hex(&outside.secret()))
    }

    /// A new one of 40 bits to type on another device; it is good for one try within minutes.
    pub fn short(outside: &dyn Outside) -> Secret {
        let letters = letters(&outside.secret()[..8]);
        Secret(format!("{}-{}", &letters[..4], &letters[4..]))
    }

    /// A new one of 160 bits in groups of four, to be written down.
    pub fn phrase(outside: &dyn Outside) -> Secret {
        let letters = letters(&outside.secret());
        let groups: Vec<&str> = (0..8).map(|group| &letters[4 * group..4 * group + 4]).collect();
        Secret(groups.join("-"))
    }

    /// What the database keeps of it.
    pub fn hash(&self) -> Vec<u8> {
        hash(&self.0)
    }
}

/// What the database keeps of a secret that somebody shows. Case and dashes do not matter, so that it can be typed.
pub fn hash(shown: &str) -> Vec<u8> {
    let plain: String = shown.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect();
    Sha256::digest(plain).to_vec()
}

/// One letter a byte, five bits of it.
fn letters(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| ALPHABET[usize::from(byte % 32)] as char).collect()
}

/// A new public name for a thing: 80 bits, which nobody meets by chance.
pub fn id(outside: &dyn Outside) -> String {
    let bytes: Bytes = outside.secret();
    bytes[..16].iter().fold(String::new(), |mut id, byte| {
        let _ = write!(id, "{}", ALPHABET[usize::from(byte % 32)] as char);
        id
    })
}
