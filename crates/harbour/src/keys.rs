//! Every key is in every language with the same arguments, and none is unused.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use game::{Key, Keys};
use text::Lang;

use crate::blackout_table::{Lies, Printed};
use crate::external::RequestError;
use crate::games::GamesText;
use crate::replay::stepping::StepText;
use crate::rules::{BlackoutRule, HongKongRule};
use crate::say::{Help, Say};
use crate::tune::Tuned;

/// All keys of the code, with the type each is a variant of.
fn all_keys() -> Vec<(&'static str, &'static Key)> {
    fn of<K: Keys>(name: &'static str) -> impl Iterator<Item = (&'static str, &'static Key)> {
        K::KEYS.iter().map(move |key| (name, key))
    }
    of::<Say>("Say")
        .chain(of::<Help>("Help"))
        .chain(of::<Tuned>("Tuned"))
        .chain(of::<RequestError>("RequestError"))
        .chain(of::<StepText>("StepText"))
        .chain(of::<GamesText>("GamesText"))
        .chain(of::<HongKongRule>("HongKongRule"))
        .chain(of::<BlackoutRule>("BlackoutRule"))
        .chain(of::<Printed>("Printed"))
        .chain(of::<Lies>("Lies"))
        .chain(of::<game::Untimely>("Untimely"))
        .chain(of::<game::record::Flaw>("Flaw"))
        .chain(of::<blackout::Event>("Event"))
        .chain(of::<blackout::Label>("Label"))
        .chain(of::<blackout::Reason>("Reason"))
        .chain(of::<boxes::BoxFlaw>("BoxFlaw"))
        .chain(of::<server::say::AtTable>("AtTable"))
        .chain(of::<server::say::Trouble>("Trouble"))
        .chain(of::<server::say::Phrase>("Phrase"))
        .chain(of::<server::say::About>("About"))
        .chain(of::<server::say::Kind>("Kind"))
        .chain(of::<hongkong::Event>("Event"))
        .chain(of::<hongkong::Label>("Label"))
        .chain(of::<hongkong::Reason>("Reason"))
        .chain(of::<bots::hongkong::advice::Aim>("Aim"))
        .chain(of::<bots::hongkong::advice::About>("About"))
        .chain(of::<bots::hongkong::advice::Why>("Why"))
        .chain(of::<bots::blackout::advice::Aim>("Aim"))
        .chain(of::<bots::blackout::advice::About>("About"))
        .chain(of::<bots::blackout::advice::Why>("Why"))
        .collect()
}

type Args = BTreeSet<String>;

/// The messages of a language, with the arguments each uses.
fn messages_of(lang: Lang) -> BTreeMap<String, Args> {
    messages_in(lang, lang.files().iter().chain(lang.page_files()))
}

fn messages_in<'f>(lang: Lang, files: impl Iterator<Item = &'f (&'f str, &'f str)>) -> BTreeMap<String, Args> {
    let mut messages = BTreeMap::new();
    for (file, source) in files {
        let resource = parser::parse(*source).unwrap_or_else(|(_, errors)| panic!("{lang}/{file}: {errors:?}"));
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let mut args = Args::new();
                    let pattern = message.value.unwrap_or_else(|| panic!("{lang}: {} says nothing", message.id.name));
                    args_of(&pattern, &mut args);
                    let twice = messages.insert(message.id.name.to_string(), args);
                    assert!(twice.is_none(), "{lang}: {} stands there twice", message.id.name);
                }
                Entry::Junk { content } => panic!("{lang}/{file}: {content}"),
                _ => {}
            }
        }
    }
    messages
}

fn args_of(pattern: &Pattern<&str>, args: &mut Args) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression: Expression::Inline(inline) } => args_of_inline(inline, args),
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                args_of_inline(selector, args);
                for variant in variants {
                    args_of(&variant.value, args);
                }
            }
        }
    }
}

fn args_of_inline(inline: &InlineExpression<&str>, args: &mut Args) {
    match inline {
        InlineExpression::VariableReference { id } => {
            args.insert(id.name.to_string());
        }
        // Another message, whose arguments are those of this one, too; they are added when all are known.
        InlineExpression::MessageReference { id, .. } => {
            args.insert(format!("{REFERENCE}{}", id.name));
        }
        _ => {}
    }
}

/// What marks a reference to another message among the arguments.
const REFERENCE: char = '@';

/// Puts the arguments of other messages where these are referred to.
fn follow_references(messages: &BTreeMap<String, Args>) -> BTreeMap<String, Args> {
    let follow = |args: &Args| -> Args {
        let of_other = |arg: &String| match arg.strip_prefix(REFERENCE) {
            Some(other) => messages.get(other).unwrap_or_else(|| panic!("there is no message {other}")).clone(),
            None => Args::from([arg.clone()]),
        };
        args.iter().flat_map(of_other).collect()
    };
    messages.iter().map(|(id, args)| (id.clone(), follow(args))).collect()
}

#[test]
fn every_key_is_in_every_language_with_its_arguments() {
    for lang in Lang::ALL {
        let messages = follow_references(&messages_of(lang));
        for (of, key) in all_keys() {
            let found = messages.get(key.id).unwrap_or_else(|| panic!("{lang} lacks {}", key.id));
            let wanted: Args = key.args.iter().map(ToString::to_string).collect();
            assert_eq!(*found, wanted, "{lang}: the arguments of {} ({of}::{})", key.id, key.variant);
        }
    }
}

/// The page addresses the viewer: a message about a seat has an attribute that says “you” instead of the seat's name.
#[test]
fn every_event_about_a_seat_can_address_the_viewer() {
    let events = all_keys().into_iter().filter(|(of, _)| ["Event", "AtTable"].contains(of));
    let wanted: BTreeMap<String, Args> = events
        .flat_map(|(_, key)| {
            let all: Args = key.args.iter().map(ToString::to_string).collect();
            let without = move |seat: &str| all.iter().filter(|arg| *arg != seat).cloned().collect::<Args>();
            let attribute = |seat: &str, name: &str| {
                key.args.contains(&seat).then(|| (format!("{}.{name}", key.id), without(seat)))
            };
            [attribute("seat", "you"), attribute("from", "from-you")].into_iter().flatten().collect::<Vec<_>>()
        })
        .collect();
    assert!(wanted.len() > 40, "only {} events are about a seat", wanted.len());
    for lang in Lang::ALL {
        let messages = messages_of(lang);
        let mut found = attributes_of(lang, &messages);
        for (id, args) in &wanted {
            let args_found = found.remove(id).unwrap_or_else(|| panic!("{lang} lacks {id}"));
            assert_eq!(args_found, *args, "{lang}: the arguments of {id}");
        }
        // A refusal and the result of a chapter address the viewer as well.
        found.remove("refused-not-asked.you");
        found.remove("table-chapter-earned.you");
        assert!(found.is_empty(), "{lang}: nothing uses {:?}", found.keys());
    }
}

/// The attributes of a language's messages as `message.attribute`, with the arguments each uses.
fn attributes_of(lang: Lang, messages: &BTreeMap<String, Args>) -> BTreeMap<String, Args> {
    let mut attributes = messages.clone();
    for (file, source) in lang.files().iter().chain(lang.page_files()) {
        let resource = parser::parse(*source).unwrap_or_else(|(_, errors)| panic!("{lang}/{file}: {errors:?}"));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            for attribute in message.attributes {
                let mut args = Args::new();
                args_of(&attribute.value, &mut args);
                attributes.insert(format!("{}.{}", message.id.name, attribute.id.name), args);
            }
        }
    }
    follow_references(&attributes).into_iter().filter(|(id, _)| id.contains('.')).collect()
}

#[test]
fn no_message_is_unused() {
    let keys: BTreeSet<&str> = all_keys().into_iter().map(|(_, key)| key.id).collect();
    let of_page = page_keys();
    for lang in Lang::ALL {
        let messages = messages_of(lang);
        let referred: BTreeSet<&str> =
            messages.values().flatten().filter_map(|arg| arg.strip_prefix(REFERENCE)).collect();
        for id in messages.keys() {
            let is_said = keys.contains(id.as_str()) || of_page.contains(id);
            assert!(is_said || referred.contains(id.as_str()), "{lang}: nothing says {id}");
        }
    }
}

/// The keys the page says: whatever stands between quotation marks in its sources and looks like one.
fn page_keys() -> BTreeSet<String> {
    let sources = files_below(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src"), &["ts", "svelte"]);
    let is_key = |word: &&str| word.contains('-') && word.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    let quoted =
        |source: &str| -> Vec<String> { source.split(['\'', '"', '`']).filter(is_key).map(str::to_owned).collect() };
    sources.iter().flat_map(|source| quoted(source)).collect()
}

#[test]
fn every_key_of_the_page_is_in_every_language_with_the_same_arguments() {
    let english = messages_in(Lang::En, Lang::En.page_files().iter());
    for lang in Lang::ALL {
        let messages = messages_of(lang);
        for key in page_keys().iter().filter(|key| key.starts_with("page-")) {
            assert!(messages.contains_key(key), "{lang} lacks {key}");
        }
        // The arguments stand in the page's own language, so that only the languages can be compared.
        assert_eq!(messages_in(lang, lang.page_files().iter()), english, "{lang}");
    }
}

#[test]
fn no_key_stands_for_two_variants() {
    let mut seen = BTreeSet::new();
    for (of, key) in all_keys() {
        assert!(seen.insert(key.id), "{of}::{} has the key of another variant", key.variant);
    }
}

/// The compiler tells of a variant of ours that nothing makes, but not of one that other crates could make.
#[test]
fn every_variant_is_said_somewhere() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    let sources: Vec<String> = ["game", "hongkong", "blackout", "bots", "boxes", "server", "page", "harbour"]
        .iter()
        .flat_map(|name| files_below(&format!("{root}/{name}/src"), &["rs"]))
        .collect();
    // Books and phrases are told whole, from the lists they make of themselves.
    for (of, key) in all_keys().into_iter().filter(|(of, _)| !["HongKongRule", "BlackoutRule", "Phrase"].contains(of)) {
        let said = format!("{of}::{}", key.variant);
        assert!(sources.iter().any(|source| source.contains(&said)), "nothing says {said}");
    }
}

/// The files with these endings below a folder.
fn files_below(folder: &str, endings: &[&str]) -> Vec<String> {
    let mut sources = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources.extend(files_below(path.to_str().unwrap(), endings));
        } else if path.extension().is_some_and(|ending| endings.iter().any(|wanted| ending == *wanted)) {
            sources.push(std::fs::read_to_string(path).unwrap());
        }
    }
    sources
}

/// Numbers and nouns agree, in a sentence that says what is missing.
#[test]
fn a_shortage_is_told_with_its_numbers() {
    use blackout::Reason;
    use blackout::components::{Color, Resource};
    let tools = Resource::Tools;
    let told = |lang, reason: &Reason| text::Text::new(lang).say(reason);
    for (reason, [en, de, fr]) in [
        (
            Reason::Goods { resource: tools, need: 4, have: 2, batteries: 1 },
            [
                "This needs 4 tools; you have 2 and 1 battery.",
                "Dafür brauchst du 4 Werkzeug; du hast 2 und 1 Batterie.",
                "Il faut 4 outils\u{a0}; vous avez 2 outils et 1 batterie.",
            ],
        ),
        (
            Reason::Goods { resource: Resource::Books, need: 1, have: 0, batteries: 0 },
            [
                "This needs 1 book; you have none and no battery.",
                "Dafür brauchst du 1 Buch; du hast nichts davon und keine Batterie.",
                "Il faut 1 manuel\u{a0}; vous avez 0 manuel et 0 batterie.",
            ],
        ),
        (
            Reason::OneType { resource: tools, need: 4, have: 1, batteries: 2 },
            [
                "This needs 4 resources of one type; for it you have at best 1 tool and 2 batteries.",
                "Dafür brauchst du 4 Waren einer Art; frei hast du dafür höchstens 1 Werkzeug und 2 Batterien.",
                "Il faut 4 ressources d’un même type\u{a0}; vous pouvez y mettre au mieux 1 outil et 2 batteries.",
            ],
        ),
        (
            Reason::SlotSet { color: Color::Red, need: 2, have: 1, slot: 3, others: 0 },
            [
                "One slot has to hold 2 red cards; slot 3 comes nearest and has 1.",
                "Ein Slot muss 2 rote Karten enthalten; am nächsten kommt Slot 3 mit 1.",
                "Un même emplacement doit contenir 2 cartes rouges\u{a0}; le plus proche est l’emplacement 3, qui en a 1.",
            ],
        ),
        (
            Reason::NotHere { decision: "search" },
            [
                "That is no answer to what is asked now: Which district do you scout?",
                "Das ist keine Antwort auf das, was jetzt gefragt ist: Welchen Bezirk erkundest du?",
                "Cela ne répond pas à ce qui est demandé maintenant\u{a0}: Quel district explorez-vous\u{a0}?",
            ],
        ),
    ] {
        assert_eq!([Lang::En, Lang::De, Lang::Fr].map(|lang| told(lang, &reason)), [en, de, fr]);
    }
}

/// In French a sign of two parts keeps to the word before it, so that no line begins with it.
#[test]
fn french_signs_do_not_wrap_alone() {
    for (file, source) in Lang::Fr.files().iter().chain(Lang::Fr.page_files()) {
        for (number, line) in (1..).zip(source.lines()).filter(|(_, line)| !line.starts_with('#')) {
            let signs = [" ?", " !", " ;", " :", " »"].iter().flat_map(|sign| line.match_indices(sign));
            let follows_a_word = |at: usize| line[..at].ends_with(|c: char| c.is_alphanumeric() || ")}»".contains(c));
            let alone = signs.filter(|(at, _)| follows_a_word(*at)).count();
            assert_eq!(alone, 0, "{file}, line {number}: {line}");
        }
    }
}
