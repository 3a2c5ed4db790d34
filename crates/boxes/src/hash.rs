//! The hash of a box's content, by which recorded games name it.

use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use toml::{Table, Value};

use crate::file::BoxFile;

/// The first 16 hexadecimal digits of the SHA-256 of all files. Comments, blank space and the order of fields do not
/// matter; everything else does.
pub fn hash(tables: &[Table; BoxFile::ALL.len()]) -> [u8; 16] {
    let mut content = String::new();
    for (file, table) in BoxFile::ALL.iter().zip(tables) {
        content.push_str(file.name());
        write_table(table, &mut content);
        content.push('\n');
    }
    let mut digits = [0; 16];
    for (pair, byte) in digits.chunks_mut(2).zip(Sha256::digest(content.as_bytes())) {
        for (digit, half) in pair.iter_mut().zip([byte >> 4, byte & 15]) {
            *digit = b"0123456789abcdef"[half as usize];
        }
    }
    digits
}

/// Writes a value in the one way that is ours.
fn write(value: &Value, content: &mut String) {
    match value {
        Value::Table(table) => write_table(table, content),
        Value::Array(values) => {
            content.push('[');
            for value in values {
                write(value, content);
                content.push(',');
            }
            content.push(']');
        }
        Value::String(text) => {
            // The length before the text keeps two different boxes from ever being written alike.
            let _ = write!(content, "{}:{text}", text.len());
        }
        Value::Integer(number) => {
            let _ = write!(content, "{number}");
        }
        Value::Float(_) | Value::Boolean(_) | Value::Datetime(_) => {
            let _ = write!(content, "{value:?}");
        }
    }
}

fn write_table(table: &Table, content: &mut String) {
    let mut fields: Vec<(&String, &Value)> = table.iter().collect();
    fields.sort_by_key(|(field, _)| *field);
    content.push('{');
    for (field, value) in fields {
        let _ = write!(content, "{}:{field}=", field.len());
        write(value, content);
        content.push(',');
    }
    content.push('}');
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Recorded games name their box by this hash, so the way it is made must never change.
    #[test]
    fn the_hash_of_a_known_box_stays() {
        let tables = BoxFile::ALL.map(|file| {
            let text = format!("b = [1, 'two', {{ c = -3 }}]\na = '{}'", file.name());
            text.parse::<Table>().unwrap()
        });
        assert_eq!(std::str::from_utf8(&hash(&tables)), Ok("5aa9ebab3f04d460"));
    }
}
