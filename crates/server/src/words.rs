//! Text that people write: what would play tricks with a line or a screen is kept out of it.

/// Whether a character is not seen, or turns the order of others round.
pub fn is_trick(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

/// The same text, where every character that is no letter, sign or new line is a space.
pub fn plain(text: &str) -> String {
    let tidy = |c: char| if c != '\n' && (c.is_control() || is_trick(c)) { ' ' } else { c };
    text.chars().map(tidy).collect()
}
