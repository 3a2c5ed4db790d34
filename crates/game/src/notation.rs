//! What the notation of every game shares.

use core::str::FromStr;

/// A number as we write it: digits alone, no sign, no zero in front. So a number has one text.
pub fn plain_number<N: FromStr>(text: &str) -> Option<N> {
    let is_plain = text == "0" || !text.starts_with('0') && text.bytes().all(|digit| digit.is_ascii_digit());
    text.parse().ok().filter(|_| is_plain)
}
