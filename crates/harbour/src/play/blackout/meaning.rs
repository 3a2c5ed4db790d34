//! Which of several texts somebody means by a few letters of it.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The texts that are meant, by their places: those whose name is just that, else those whose name begins so, else those with a
/// word in the name that begins so, else those that hold it anywhere but in brackets. The name is what stands before the first
/// colon, bracket or dash.
pub fn meant(texts: &[&str], typed: &str) -> Vec<usize> {
    let typed = plain(typed);
    if typed.is_empty() {
        return Vec::new();
    }
    let name = |text: &str| plain(text.split([':', '(', '[', '–']).next().unwrap_or_default());
    let fits: [&dyn Fn(&str) -> bool; 4] = [
        &|text| name(text) == typed,
        &|text| name(text).starts_with(&typed),
        &|text| format!(" {}", name(text)).contains(&format!(" {typed}")),
        &|text| plain(&without_brackets(text)).contains(&typed),
    ];
    let found = fits.iter().map(|fits| -> Vec<usize> { (0..texts.len()).filter(|&i| fits(texts[i])).collect() });
    found.into_iter().find(|found| !found.is_empty()).unwrap_or_default()
}

/// What people type without thinking of it: small letters without accents, plain spaces and apostrophes.
fn plain(text: &str) -> String {
    let folded = text.nfd().filter(|&c| !is_combining_mark(c)).map(|c| match c {
        '’' => '\'',
        c if c.is_whitespace() => ' ',
        c => c,
    });
    folded.collect::<String>().to_lowercase().replace('œ', "oe").replace('ß', "ss").trim().into()
}

fn without_brackets(text: &str) -> String {
    let mut depth = 0;
    let outside = |c: &char| {
        depth += i32::from(matches!(c, '(' | '['));
        let is_outside = depth == 0;
        depth -= i32::from(matches!(c, ')' | ']'));
        is_outside
    };
    text.chars().filter(outside).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_closest_text_is_meant() {
        let texts = [
            "Exchange Student: blue",
            "Student: yellow",
            "Chai Wan (red) [Wan Chai 0 of 4]",
            "Admiralty (red) [Wan Chai 0 of 4]",
            "Médecin : « œuvre »",
            "Gardienne d’immeuble : rouge",
        ];
        for (typed, found) in [
            ("student", vec![1]),
            ("stud", vec![1]),
            ("exch", vec![0]),
            ("chai", vec![2]),
            ("wan", vec![2]),
            ("yellow", vec![1]),
            ("MEDECIN", vec![4]),
            ("gardienne d'im", vec![5]),
            ("oeuvre", vec![4]),
            ("of 4", vec![]),
            ("", vec![]),
            ("zeppelin", vec![]),
        ] {
            assert_eq!(meant(&texts, typed), found, "{typed}");
        }
    }
}
