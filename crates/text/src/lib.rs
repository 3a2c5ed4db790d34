//! Keys and arguments to words. The words live in `locales/`, which the page shares.

use std::fmt;
use std::str::FromStr;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use game::{Arg, BySeat, Message, Seat};
use unic_langid::LanguageIdentifier;

/// A language harbour speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lang {
    /// English.
    En,
    /// Deutsch.
    De,
    /// Français.
    Fr,
}

impl Lang {
    /// All languages.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::De, Lang::Fr];

    /// The two-letter code.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::De => "de",
            Lang::Fr => "fr",
        }
    }

    /// The message files of the language, by name. Those that the page alone speaks with are [apart](Lang::page_files).
    pub const fn files(self) -> &'static [(&'static str, &'static str)] {
        macro_rules! files {
            ($lang:literal) => {
                &[
                    ("advice.ftl", include_str!(concat!("../../../locales/", $lang, "/advice.ftl"))),
                    ("game.ftl", include_str!(concat!("../../../locales/", $lang, "/game.ftl"))),
                    ("blackout.ftl", include_str!(concat!("../../../locales/", $lang, "/blackout.ftl"))),
                    ("box.ftl", include_str!(concat!("../../../locales/", $lang, "/box.ftl"))),
                    ("hongkong.ftl", include_str!(concat!("../../../locales/", $lang, "/hongkong.ftl"))),
                    ("rules.ftl", include_str!(concat!("../../../locales/", $lang, "/rules.ftl"))),
                    ("rules_blackout.ftl", include_str!(concat!("../../../locales/", $lang, "/rules_blackout.ftl"))),
                    ("table.ftl", include_str!(concat!("../../../locales/", $lang, "/table.ftl"))),
                    ("console.ftl", include_str!(concat!("../../../locales/", $lang, "/console.ftl"))),
                    ("terminal.ftl", include_str!(concat!("../../../locales/", $lang, "/terminal.ftl"))),
                    ("server.ftl", include_str!(concat!("../../../locales/", $lang, "/server.ftl"))),
                    ("tune.ftl", include_str!(concat!("../../../locales/", $lang, "/tune.ftl"))),
                    ("help.ftl", include_str!(concat!("../../../locales/", $lang, "/help.ftl"))),
                ]
            };
        }
        match self {
            Lang::En => files!("en"),
            Lang::De => files!("de"),
            Lang::Fr => files!("fr"),
        }
    }

    /// The message files of the page, by name.
    pub const fn page_files(self) -> &'static [(&'static str, &'static str)] {
        macro_rules! files {
            ($lang:literal) => {
                &[
                    ("page.ftl", include_str!(concat!("../../../locales/", $lang, "/page.ftl"))),
                    ("page_advice.ftl", include_str!(concat!("../../../locales/", $lang, "/page_advice.ftl"))),
                    ("page_cards.ftl", include_str!(concat!("../../../locales/", $lang, "/page_cards.ftl"))),
                    ("page_home.ftl", include_str!(concat!("../../../locales/", $lang, "/page_home.ftl"))),
                    ("page_map.ftl", include_str!(concat!("../../../locales/", $lang, "/page_map.ftl"))),
                    ("page_board.ftl", include_str!(concat!("../../../locales/", $lang, "/page_board.ftl"))),
                    ("page_hongkong.ftl", include_str!(concat!("../../../locales/", $lang, "/page_hongkong.ftl"))),
                    ("page_game.ftl", include_str!(concat!("../../../locales/", $lang, "/page_game.ftl"))),
                    ("page_rulebook.ftl", include_str!(concat!("../../../locales/", $lang, "/page_rulebook.ftl"))),
                ]
            };
        }
        match self {
            Lang::En => files!("en"),
            Lang::De => files!("de"),
            Lang::Fr => files!("fr"),
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The text names no language harbour speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchLang;

impl FromStr for Lang {
    type Err = NoSuchLang;

    /// Reads `de` as well as what systems say, such as `de_AT.UTF-8` or `de-CH`.
    fn from_str(text: &str) -> Result<Lang, NoSuchLang> {
        let code = text.split(['_', '-', '.', '@']).next().unwrap_or_default();
        Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(code)).ok_or(NoSuchLang)
    }
}

/// Speaks one language.
pub struct Text {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    names: BySeat<Option<String>>,
    things: Option<Things>,
}

/// Names the things of a box: the language, the kind of thing, which one.
pub type Things = Box<dyn Fn(Lang, &str, usize) -> Option<String> + Send + Sync>;

impl Text {
    /// Speaks the language, and calls the seats by their letters.
    ///
    /// # Panics
    /// When a message file of ours is broken, which the tests keep from happening.
    pub fn new(lang: Lang) -> Text {
        let id: LanguageIdentifier = lang.code().parse().expect("a language code is a language identifier");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        for (name, source) in lang.files() {
            let resource = FluentResource::try_new((*source).into());
            let resource = resource.unwrap_or_else(|(_, why)| panic!("{lang}/{name}: {why:?}"));
            bundle.add_resource(resource).unwrap_or_else(|why| panic!("{lang}/{name}: {why:?}"));
        }
        Text { lang, bundle, names: BySeat::default(), things: None }
    }

    /// The language.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// Calls a seat by its player's name from now on.
    pub fn call(&mut self, seat: Seat, name: &str) {
        self.names[seat] = Some(name.into());
    }

    /// Calls the things of a box by their names from now on.
    pub fn call_things(&mut self, things: Things) {
        self.things = Some(things);
    }

    /// How a thing of the box is called; by its kind and number where nobody has named it.
    fn thing(&self, kind: &str, index: usize) -> String {
        let named = self.things.as_ref().and_then(|things| things(self.lang, kind, index));
        named.unwrap_or_else(|| format!("{kind} {index}"))
    }

    /// How a seat is called.
    pub fn name(&self, seat: Seat) -> String {
        self.names[seat].clone().unwrap_or_else(|| seat.to_string())
    }

    /// The message in words.
    ///
    /// # Panics
    /// When the language lacks the message or the message an argument, which the tests keep from happening.
    pub fn say(&self, message: &dyn Message) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in message.args() {
            args.set(
                name,
                match arg {
                    Arg::Number(number) => FluentValue::from(number),
                    Arg::Text(text) => FluentValue::from(harmless(&text)),
                    Arg::Case(case) => FluentValue::from(case),
                    Arg::Named { kind, index } => FluentValue::from(harmless(&self.thing(kind, index))),
                    Arg::Seat(seat) => FluentValue::from(harmless(&self.name(seat))),
                },
            );
        }
        let key = message.key();
        let pattern = self.bundle.get_message(key).and_then(|found| found.value());
        let pattern = pattern.unwrap_or_else(|| panic!("{}: there is no message {key}", self.lang));
        let mut errors = Vec::new();
        let words = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        assert!(errors.is_empty(), "{}: {key}: {errors:?}", self.lang);
        words
    }
}

impl Text {
    /// A number with so many digits after the point, which is a comma in most of Europe.
    pub fn decimal(&self, number: f64, digits: usize) -> String {
        let number = format!("{number:.digits$}");
        match self.lang {
            Lang::En => number,
            Lang::De | Lang::Fr => number.replace('.', ","),
        }
    }
}

/// What somebody else wrote, without what a terminal would obey or what turns the direction of writing.
fn harmless(text: &str) -> String {
    let is_trick = |c: &char| {
        let turns = matches!(c, '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
        turns || c.is_control() && *c != '\n'
    };
    text.chars().filter(|c| !is_trick(c)).collect()
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Text").field("lang", &self.lang).field("names", &self.names).finish_non_exhaustive()
    }
}
