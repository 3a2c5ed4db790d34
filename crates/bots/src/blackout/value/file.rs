//! Learned weights as text, with the command that made them and a checksum.

use core::fmt::Write;

use super::{N_FEATURES, N_HIDDEN, Net, Value};

/// What can be wrong with a file of weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// It does not begin as such a file does.
    Head,
    /// A number cannot be read or is not finite.
    Number,
    /// There are too few or too many numbers for the features of this version.
    Length,
    /// The checksum is another.
    Checksum,
}

const HEAD: &str = "harbour value 1";
const N_NUMBERS: usize = 2 + N_FEATURES + 1 + Net::N_WEIGHTS;

/// The text of a value: its head, the command that made it, its checksum, then numbers in lines of a dozen.
pub fn print(value: &Value, command: &str) -> String {
    let numbers = value.spread.into_iter().chain(value.meets.iter().copied()).chain(value.net.weights());
    let mut body = String::new();
    for (n, number) in numbers.enumerate() {
        // Ten thousandths are finer than anything training can tell apart.
        let rounded = (number * 1e4).round() as i64;
        let _ = write!(body, "{rounded}{}", if n % 12 == 11 { '\n' } else { ' ' });
    }
    let body = body.trim_end();
    format!("{HEAD}\nby {command}\nfeatures {N_FEATURES} hidden {N_HIDDEN} sum {:016x}\n{body}\n", checksum(body))
}

/// The value that a text holds.
///
/// # Errors
/// What is wrong with it.
pub fn parse(text: &str) -> Result<Value, Flaw> {
    let mut parts = text.splitn(4, '\n');
    let (head, _, about, body) = (parts.next(), parts.next(), parts.next(), parts.next());
    let (Some(HEAD), Some(about), Some(body)) = (head, about, body) else { return Err(Flaw::Head) };
    let body = body.trim_end();
    let sum = about.rsplit(' ').next().unwrap_or_default();
    if u64::from_str_radix(sum, 16) != Ok(checksum(body)) {
        return Err(Flaw::Checksum);
    }
    let read = |word: &str| word.parse::<i32>().map(|number| number as f32 / 1e4).map_err(|_| Flaw::Number);
    let numbers: Vec<f32> = body.split_ascii_whitespace().map(read).collect::<Result<_, _>>()?;
    if numbers.len() != N_NUMBERS {
        return Err(Flaw::Length);
    }
    let (spread, rest) = numbers.split_at(2);
    let (meets, net) = rest.split_at(N_FEATURES + 1);
    let net = Net::of(net).ok_or(Flaw::Length)?;
    Ok(Value { net, spread: [spread[0], spread[1]], meets: meets.to_vec() })
}

/// FNV-1a: it finds accidents, and nobody gains by forging a weight.
fn checksum(text: &str) -> u64 {
    let words = text.bytes().filter(|byte| *byte != b'\r');
    words.fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
