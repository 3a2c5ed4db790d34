//! What a browser gets from the server.

use std::sync::LazyLock;

use game::{Message, messages};
use text::{Lang, Text};

messages! {
    /// What the first page says.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Start {
        /// What this is.
        What = "page-what",
        /// How far it is.
        State = "page-state",
        /// How to play at once.
        Terminal = "page-terminal",
        /// Where programs look.
        Api = "page-api",
        /// The public tables.
        Tables = "page-tables",
        /// How the server is.
        Ready = "page-ready",
    }
}

/// The first page: what this is and where one can go. It needs neither scripts nor styles. Each is made once, since reading the
/// words takes much longer than sending them.
pub fn start(lang: Lang) -> &'static str {
    static PAGES: LazyLock<[String; 3]> = LazyLock::new(|| Lang::ALL.map(written));
    &PAGES[lang as usize]
}

fn written(lang: Lang) -> String {
    let text = Text::new(lang);
    let say = |message: &dyn Message| escaped(&text.say(message));
    include_str!("../index.html")
        .replace("{lang}", lang.code())
        .replace("{what}", &say(&Start::What))
        .replace("{state}", &say(&Start::State))
        .replace("{terminal}", &say(&Start::Terminal))
        .replace("{api}", &say(&Start::Api))
        .replace("{tables}", &say(&Start::Tables))
        .replace("{ready}", &say(&Start::Ready))
}

fn escaped(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// The language of ours that a browser's `Accept-Language` likes best; English if it likes none.
pub fn best_lang(accepted: &str) -> Lang {
    let mut wishes: Vec<(f32, Lang)> = Vec::new();
    for wish in accepted.split(',') {
        let mut parts = wish.split(';').map(str::trim);
        let lang = parts.next().and_then(|name| name.parse().ok());
        let weight = parts.find_map(|part| part.strip_prefix("q=")).map_or(Some(1.0), |weight| weight.parse().ok());
        if let (Some(lang), Some(weight)) = (lang, weight) {
            wishes.push((weight, lang));
        }
    }
    // Of equal wishes the first one counts, and none that weighs nothing.
    let best = wishes.iter().filter(|(weight, _)| *weight > 0.0).rev().max_by(|one, other| one.0.total_cmp(&other.0));
    best.map_or(Lang::En, |(_, lang)| *lang)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browser_chooses_the_language() {
        for (accepted, lang) in [
            ("", Lang::En),
            ("ja", Lang::En),
            ("de-AT,de;q=0.9,en;q=0.8", Lang::De),
            ("en;q=0.3, fr;q=0.7", Lang::Fr),
            ("es, fr;q=0.5, de;q=0.5", Lang::Fr),
            ("de;q=0, en;q=0.1", Lang::En),
            ("de;q=x", Lang::En),
        ] {
            assert_eq!(best_lang(accepted), lang, "{accepted}");
        }
    }

    #[test]
    fn the_page_is_whole_in_every_language() {
        for lang in Lang::ALL {
            let page = start(lang);
            assert!(std::ptr::eq(page, start(lang)), "it is made once");
            assert!(page.contains(&format!("<html lang=\"{lang}\">")) && page.contains("href=\"/api\""), "{page}");
            assert!(!page.contains(['{', '}']), "{page}");
            assert!(!page.contains("<script") && !page.contains("<style"), "the page obeys its own policy");
        }
    }
}
