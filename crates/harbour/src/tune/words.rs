//! Figures by their names: for people as messages, for programs as JSON.

use blackout::Chapter;
use bots::tuning::{Figure, Found, Group, Kind, Play, Verdict, Way};
use serde_json::{Value, json};

use super::say::Tuned;

const fn play(play: Play) -> &'static str {
    match play {
        Play::Greedy => "greedy",
        Play::Strong => "strong",
    }
}

const fn chapter(chapter: Chapter) -> &'static str {
    match chapter {
        Chapter::I => "I",
        Chapter::II => "II",
        Chapter::III => "III",
        Chapter::IV => "IV",
        Chapter::V => "V",
    }
}

const fn way(way: Way) -> &'static str {
    match way {
        Way::Map => "map",
        Way::Cards => "cards",
        Way::Scouting => "scouting",
        Way::Power => "power",
        Way::Engine => "engine",
    }
}

const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Volunteer => "volunteer",
        Kind::Specialist => "specialist",
        Kind::Plan => "plan",
    }
}

/// The name of a group.
pub const fn group(group: Group) -> &'static str {
    match group {
        Group::Campaign => "campaign",
        Group::Games => "games",
        Group::Seats => "seats",
        Group::Ways => "ways",
        Group::Resources => "resources",
        Group::Cards => "cards",
    }
}

/// The name of a verdict; of none, too.
pub const fn verdict(verdict: Option<Verdict>) -> &'static str {
    match verdict {
        Some(Verdict::Met) => "met",
        Some(Verdict::Open) => "open",
        Some(Verdict::Missed) => "missed",
        None => "none",
    }
}

/// What a figure is called.
pub fn name(figure: Figure) -> Tuned {
    match figure {
        Figure::Median(by, of) => Tuned::Median { play: play(by), chapter: chapter(of) },
        Figure::Orchids(by, of, orchids) => Tuned::Orchids { play: play(by), chapter: chapter(of), orchids },
        Figure::Won(by, of) => Tuned::Won { play: play(by), chapter: chapter(of) },
        Figure::Rounds(seats) => Tuned::Rounds { seats },
        Figure::RoundsWithin(seats) => Tuned::RoundsWithin { seats },
        Figure::Winning(seats) => Tuned::Winning { seats },
        Figure::WinningWithin(seats) => Tuned::WinningWithin { seats },
        Figure::Seat(seats, place) => Tuned::Seat { seats, place: place + 1 },
        Figure::Used(by) => Tuned::Used { way: way(by) },
        Figure::Points(by) => Tuned::Points { way: way(by) },
        Figure::Spent(resource) => Tuned::Spent { resource },
        Figure::Missing(resource) => Tuned::Missing { resource },
        Figure::Kind(of) => Tuned::Kind { kind: kind(of) },
        Figure::Dealt(plan) => Tuned::Dealt { plan },
        Figure::Card(card) => Tuned::Card { card },
    }
}

/// A figure for programs: its key and arguments, as it is called for people, and what was found.
pub fn as_json(found: &Found) -> Value {
    use game::{Arg, Message};
    let name = name(found.figure);
    let mut whole = json!({
        "figure": name.key().trim_start_matches("tune-"), "group": group(found.figure.group()),
        "value": found.value.value, "low": found.value.low, "high": found.value.high, "n": found.n,
        "target": found.figure.target().map(|target| json!({ "low": target.low, "high": target.high })),
        "verdict": found.verdict().map(|of| verdict(Some(of))),
    });
    for (key, arg) in name.args() {
        whole[key] = match arg {
            Arg::Number(number) => number.into(),
            Arg::Text(text) => text.into(),
            Arg::Case(case) => case.into(),
            Arg::Seat(seat) => seat.index().into(),
            Arg::Named { index, .. } => index.into(),
        };
    }
    whole
}
