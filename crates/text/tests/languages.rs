//! Languages by what systems call them.

use proptest::prelude::*;
use text::{Lang, NoSuchLang};

#[test]
fn systems_name_languages_in_many_ways() {
    for (text, lang) in [("de", Lang::De), ("de_AT.UTF-8", Lang::De), ("fr-CH", Lang::Fr), ("EN@euro", Lang::En)] {
        assert_eq!(text.parse(), Ok(lang), "{text}");
    }
    for text in ["", "C", "POSIX", "ja_JP", "deutsch", "_de"] {
        assert_eq!(text.parse::<Lang>(), Err(NoSuchLang), "{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100_000, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_a_language_or_none(text in "(en|de|fr|DE)?[-_.@]?\\PC{0,8}") {
        if let Ok(lang) = text.parse::<Lang>() {
            prop_assert!(text.to_lowercase().starts_with(lang.code()));
        }
    }
}
