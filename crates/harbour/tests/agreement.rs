//! Numbers and nouns agree in every language, and what is none is not told.

use blackout::components::Resource;
use blackout::{Cause, Event, Good, Label};
use game::{Message, Seat};
use text::{Lang, Text};

/// What the three languages say, with plain spaces.
fn told(message: &dyn Message) -> [String; 3] {
    [Lang::En, Lang::De, Lang::Fr].map(|lang| Text::new(lang).say(message).replace('\u{a0}', " "))
}

#[test]
fn what_is_paid_or_procured_is_told_in_its_number() {
    let (tools, books) = (Good::Resource(Resource::Tools), Good::Resource(Resource::Books));
    for (label, words) in [
        (Label::Pay { good: tools, n: 1 }, ["pay 1 tool", "1 Werkzeug zahlen", "payer 1 outil"]),
        (Label::Pay { good: Good::Battery, n: 1 }, ["pay 1 battery", "1 Batterie zahlen", "payer 1 batterie"]),
        (Label::Procure { good: books, n: 1 }, ["1 book", "1 Buch", "1 manuel"]),
        (Label::Procure { good: books, n: 3 }, ["3 books", "3 Bücher", "3 manuels"]),
        (Label::Batteries { good: books, n: 2, batteries: 0 }, ["2 books", "2 Bücher", "2 manuels"]),
        (
            Label::Batteries { good: books, n: 1, batteries: 1 },
            ["1 book and 1 battery", "1 Buch und 1 Batterie", "1 manuel et 1 batterie"],
        ),
        (Label::Batteries { good: books, n: 0, batteries: 4 }, ["4 batteries", "4 Batterien", "4 batteries"]),
    ] {
        assert_eq!(told(&label), words, "{label:?}");
    }
}

#[test]
fn food_and_water_are_told_without_empty_parts() {
    for (label, words) in [
        (
            Label::Feed { pairs: 0, rest: 3 },
            ["3 food for $2 each", "3 Lebensmittel für je 2 HK Dollar", "3 nourriture pour 2 HKD pièce"],
        ),
        (
            Label::Feed { pairs: 1, rest: 0 },
            ["1 pair for 4 points", "1 Paar für 4 Siegpunkte", "1 paire pour 4 points"],
        ),
        (
            Label::Feed { pairs: 2, rest: 1 },
            [
                "2 pairs for 4 points each; 1 food for $2",
                "2 Paare für je 4 Siegpunkte; 1 Lebensmittel für 2 HK Dollar",
                "2 paires pour 4 points chacune ; 1 nourriture pour 2 HKD",
            ],
        ),
        (
            Label::Water { pairs: 0, purified: 0, rest: 1 },
            ["1 water for $1", "1 Wasser für 1 HK Dollar", "1 ration d’eau pour 1 HKD"],
        ),
        (
            Label::Water { pairs: 1, purified: 0, rest: 0 },
            ["1 pair for 1 GPS token", "1 Paar für 1 GPS-Gerät", "1 paire pour 1 jeton GPS"],
        ),
        (
            Label::Water { pairs: 0, purified: 2, rest: 1 },
            [
                "2 pairs for $7 each; 1 water for $1",
                "2 Paare für je 7 HK Dollar; 1 Wasser für 1 HK Dollar",
                "2 paires pour 7 HKD chacune ; 1 ration d’eau pour 1 HKD",
            ],
        ),
        (
            Label::Water { pairs: 2, purified: 1, rest: 2 },
            [
                "2 pairs for 1 GPS token each; 1 pair for $7; 2 water for $1 each",
                "2 Paare für je 1 GPS-Gerät; 1 Paar für 7 HK Dollar; 2 Wasser für je 1 HK Dollar",
                "2 paires pour 1 jeton GPS chacune ; 1 paire pour 7 HKD ; 2 rations d’eau pour 1 HKD pièce",
            ],
        ),
    ] {
        assert_eq!(told(&label), words, "{label:?}");
    }
}

#[test]
fn a_price_in_tokens_and_points_names_only_what_is_paid() {
    for (tokens, points, words) in [
        (2, 0, ["2 transport tokens", "2 Transportscheine", "2 jetons transport"]),
        (0, 1, ["1 point", "1 Siegpunkt", "1 point"]),
        (
            2,
            1,
            ["2 transport tokens and 1 point", "2 Transportscheine und 1 Siegpunkt", "2 jetons transport et 1 point"],
        ),
        (
            1,
            2,
            ["1 transport token and 2 points", "1 Transportschein und 2 Siegpunkte", "1 jeton transport et 2 points"],
        ),
    ] {
        assert_eq!(told(&Label::CostTokens { tokens, points }), words);
    }
}

#[test]
fn what_is_lost_is_told_with_the_right_reason() {
    let lost = |good, n| told(&Event::Lost { seat: Seat::A, good, n });
    assert_eq!(
        lost(Good::Resource(Resource::Tools), 1),
        [
            "A has no cube left for 1 tool.",
            "A hat keinen Markierstein mehr für 1 Werkzeug.",
            "A n’a plus de cube pour 1 outil.",
        ]
    );
    assert_eq!(
        lost(Good::Gps, 1),
        [
            "A should get 1 GPS token, but the common supply is empty.",
            "A sollte 1 GPS-Gerät erhalten, doch der allgemeine Vorrat ist leer.",
            "A devait recevoir 1 jeton GPS, mais la réserve commune est vide.",
        ]
    );
}

#[test]
fn a_lost_point_keeps_its_sign() {
    assert_eq!(
        told(&Event::Scored { seat: Seat::A, points: -1, cause: Cause::Tokens }),
        ["A: -1 point (transport tokens).", "A: -1 Siegpunkt (Transportscheine).", "A : -1 point (jetons transport)."]
    );
}
