//! Setups, actions and outcomes as text. Cards, locations, districts and tiles are numbered as in the box, from 0.
//!
//! An action is a word and its arguments joined by `-`: `plan-2-83`, `complete-0-1`, `place-17`, `pay-tools+b`. Slots and
//! rows count from 1. A payment by battery ends in `+b`.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write;

use game::{Seat, plain_number};

use crate::components::{Challenge, Resource};
use crate::flow::{Action, Decision, Outcome, Tender};
use crate::reason::Reason;
use crate::sets::{ActionSet, CardId, District, Location, TileId};
use crate::state::{Chapter, Setup};

const RESOURCES: [&str; 6] = ["food", "tools", "gasoline", "water", "books", "medipacks"];
pub(crate) const CHALLENGES: [(Challenge, &str); 3] =
    [(Challenge::Simple, "simple"), (Challenge::Advanced, "advanced"), (Challenge::Probe, "probe")];
pub(crate) const CHAPTERS: [(Chapter, &str); 5] =
    [(Chapter::I, "1"), (Chapter::II, "2"), (Chapter::III, "3"), (Chapter::IV, "4"), (Chapter::V, "5")];

/// The name of a decision, by which prompts are chosen.
pub(crate) fn decision_name(decision: Option<Decision>) -> &'static str {
    match decision {
        None => "none",
        Some(Decision::Start) => "start",
        Some(Decision::Plan) => "plan",
        Some(Decision::Deploy) => "deploy",
        Some(Decision::Procure(_)) => "procure",
        Some(Decision::Act(_)) => "act",
        Some(Decision::Part(_)) => "part",
        Some(Decision::Complete) => "complete",
        Some(Decision::Pay { .. }) => "pay",
        Some(Decision::Place(_)) => "place",
        Some(Decision::Finish(_)) => "finish",
        Some(Decision::Search) => "search",
        Some(Decision::Collect(_)) => "collect",
        Some(Decision::Team { .. }) => "team",
        Some(Decision::Buy { .. }) => "buy",
        Some(Decision::Food) => "food",
        Some(Decision::Water) => "water",
        Some(Decision::Discard) => "discard",
        Some(Decision::Mark(_)) => "mark",
        Some(Decision::Refresh) => "refresh",
        Some(Decision::CheckMarks(_)) => "check-marks",
    }
}

/// `seats 2`, `seats 1 chapter 3 losses 2`.
pub(crate) fn print_setup(setup: &Setup) -> String {
    let mut text = format!("seats {}", setup.n_seats);
    if let Some((_, chapter)) = CHAPTERS.iter().find(|(known, _)| Some(*known) == setup.chapter) {
        let _ = write!(text, " chapter {chapter}");
    }
    if setup.losses > 0 {
        let _ = write!(text, " losses {}", setup.losses);
    }
    text
}

pub(crate) fn parse_setup(text: &str) -> Result<Setup, Reason> {
    let bad = || Reason::NoSetup { text: text.into() };
    let mut words = text.split(' ');
    let mut setup = Setup { n_seats: 0, chapter: None, losses: 0 };
    while let (Some(name), value) = (words.next(), words.next()) {
        let value = value.ok_or_else(bad)?;
        match name {
            "seats" => setup.n_seats = plain_number(value).ok_or_else(bad)?,
            "chapter" => {
                let found = CHAPTERS.iter().find(|(_, known)| *known == value);
                setup.chapter = Some(found.ok_or_else(bad)?.0);
            }
            "losses" => setup.losses = plain_number(value).filter(|&losses| losses <= 100).ok_or_else(bad)?,
            _ => return Err(bad()),
        }
    }
    // B1.2: one player plays chapters only; B10.5: only a solo player restarts with more.
    let is_fair = setup.losses == 0 || setup.n_seats == 1;
    let seats = if setup.chapter.is_some() { 1..=4 } else { 2..=4 };
    if seats.contains(&setup.n_seats) && is_fair && print_setup(&setup) == text { Ok(setup) } else { Err(bad()) }
}

pub(crate) fn resource(resource: Resource) -> &'static str {
    RESOURCES[resource as usize]
}

pub(crate) fn parse_resource(text: &str) -> Option<Resource> {
    let place = RESOURCES.iter().position(|known| *known == text)?;
    Some(Resource::ALL[place])
}

fn tender(tender: Tender) -> &'static str {
    match tender {
        Tender::Own => "",
        Tender::Battery => "+b",
    }
}

/// The text without its mark of a battery, and what it stands for.
fn parse_tender(text: &str) -> (&str, Tender) {
    text.strip_suffix("+b").map_or((text, Tender::Own), |text| (text, Tender::Battery))
}

pub(crate) fn print_action(action: Action) -> String {
    match action {
        Action::Done => "done".into(),
        Action::Start(location) => format!("start-{}", location.index()),
        Action::Plan(slot, card) => format!("plan-{}-{}", slot + 1, card.index()),
        Action::Unplan(slot) => format!("unplan-{}", slot + 1),
        Action::Ready => "ready".into(),
        Action::Unready => "unready".into(),
        Action::Deploy(slot) => format!("deploy-{}", slot + 1),
        Action::Procure(kind) => format!("procure-{}", resource(kind)),
        Action::Act => "act".into(),
        Action::Pay(kind, by) => format!("pay-{}{}", resource(kind), tender(by)),
        Action::PayBoth(gasoline, books) => format!("both-gasoline{}-books{}", tender(gasoline), tender(books)),
        Action::PayDollars => "dollars".into(),
        Action::Heal(card, by) => format!("heal-{}{}", card.index(), tender(by)),
        Action::Complete(spot, goal) => format!("complete-{}-{}", spot + 1, goal + 1),
        Action::Batteries(n) => format!("batteries-{n}"),
        Action::PayType(kind, n) => format!("type-{}-{n}", resource(kind)),
        Action::Place(location) => format!("place-{}", location.index()),
        Action::Finish => "finish".into(),
        Action::Search(district) => format!("search-{}", district.index()),
        Action::Collect(place, challenge) => format!("collect-{}-{}", place + 1, challenge_name(challenge)),
        Action::Join(card) => format!("join-{}", card.index()),
        Action::Buy(row, place) => format!("buy-{}-{}", row + 1, place + 1),
        Action::Feed(pairs) => format!("feed-{pairs}"),
        Action::Water(pairs, purified) => format!("water-{pairs}-{purified}"),
        Action::Discard(spot) => format!("discard-{}", spot + 1),
        Action::Mark(action) => format!("mark-{}", action + 1),
        Action::Refresh(slot) => format!("refresh-{}", slot + 1),
        Action::Check(action, by) => format!("check-{}{}", action + 1, tender(by)),
        Action::BuyBattery => "battery".into(),
    }
}

fn challenge_name(challenge: Challenge) -> &'static str {
    CHALLENGES.iter().find(|(known, _)| *known == challenge).map_or("", |(_, name)| name)
}

pub(crate) fn parse_action(text: &str) -> Result<Action, Reason> {
    let parsed = read_action(text).filter(|&action| print_action(action) == text);
    parsed.ok_or_else(|| Reason::NoAction { text: text.into() })
}

fn read_action(text: &str) -> Option<Action> {
    let parts: Vec<&str> = text.split('-').collect();
    let from_one = |text: &str| plain_number::<u8>(text)?.checked_sub(1);
    let card = |text: &str| CardId::new(plain_number(text)?);
    Some(match parts[..] {
        ["done"] => Action::Done,
        ["ready"] => Action::Ready,
        ["unready"] => Action::Unready,
        ["act"] => Action::Act,
        ["dollars"] => Action::PayDollars,
        ["finish"] => Action::Finish,
        ["battery"] => Action::BuyBattery,
        ["start", place] => Action::Start(Location::new(plain_number(place)?)?),
        ["plan", slot, planned] => Action::Plan(from_one(slot).filter(|&slot| slot < 4)?, card(planned)?),
        ["unplan", slot] => Action::Unplan(from_one(slot).filter(|&slot| slot < 4)?),
        ["deploy", slot] => Action::Deploy(from_one(slot).filter(|&slot| slot < 4)?),
        ["procure", kind] => Action::Procure(parse_resource(kind)?),
        ["pay", paid] => {
            let (kind, by) = parse_tender(paid);
            Action::Pay(parse_resource(kind)?, by)
        }
        ["both", gasoline, books] => match (parse_tender(gasoline), parse_tender(books)) {
            (("gasoline", gasoline), ("books", books)) => Action::PayBoth(gasoline, books),
            _ => return None,
        },
        ["heal", healed] => {
            let (healed, by) = parse_tender(healed);
            Action::Heal(card(healed)?, by)
        }
        ["complete", spot, goal] => {
            Action::Complete(from_one(spot).filter(|&spot| spot < 7)?, from_one(goal).filter(|&goal| goal < 3)?)
        }
        ["batteries", n] => Action::Batteries(plain_number(n)?),
        ["type", kind, n] => Action::PayType(parse_resource(kind)?, plain_number(n)?),
        ["place", place] => Action::Place(Location::new(plain_number(place)?)?),
        ["search", district] => Action::Search(District::new(plain_number(district)?)?),
        ["collect", place, name] => {
            let (challenge, _) = CHALLENGES.iter().find(|(_, known)| *known == name)?;
            Action::Collect(from_one(place).filter(|&place| place < 3)?, *challenge)
        }
        ["join", joined] => Action::Join(card(joined)?),
        ["buy", row, place] => {
            Action::Buy(from_one(row).filter(|&row| row < 3)?, from_one(place).filter(|&place| place < 3)?)
        }
        ["feed", pairs] => Action::Feed(plain_number(pairs)?),
        ["water", pairs, purified] => Action::Water(plain_number(pairs)?, plain_number(purified)?),
        ["discard", spot] => Action::Discard(from_one(spot).filter(|&spot| spot < 3)?),
        ["mark", action] => Action::Mark(from_one(action).filter(|&action| action < 5)?),
        ["refresh", slot] => Action::Refresh(from_one(slot).filter(|&slot| slot < 4)?),
        ["check", action] => {
            let (action, by) = parse_tender(action);
            Action::Check(from_one(action).filter(|&action| action < ActionSet::MOST)?, by)
        }
        _ => return None,
    })
}

pub(crate) fn print_outcome(outcome: Outcome) -> String {
    match outcome {
        Outcome::Start(seat) => format!("start-{seat}"),
        Outcome::Volunteer(card) => format!("volunteer-{}", card.index()),
        Outcome::Emergency(plan) => format!("emergency-{plan}"),
        Outcome::Dice(faces) => {
            let face = |face: Option<Resource>| face.map_or("_", resource);
            format!("dice-{}-{}-{}", face(faces[0]), face(faces[1]), face(faces[2]))
        }
        Outcome::Row([a, b, c]) => format!("row-{}-{}-{}", a.index(), b.index(), c.index()),
        Outcome::Tiles(tiles) => {
            let tile = |tile: Option<TileId>| tile.map_or("_".into(), |tile| tile.index().to_string());
            format!("tiles-{}-{}-{}", tile(tiles[0]), tile(tiles[1]), tile(tiles[2]))
        }
        Outcome::Injury(card) => format!("injury-{}", card.index()),
    }
}

pub(crate) fn parse_outcome(text: &str) -> Result<Outcome, Reason> {
    let parsed = read_outcome(text).filter(|&outcome| print_outcome(outcome) == text);
    parsed.ok_or_else(|| Reason::NoOutcome { text: text.into() })
}

fn read_outcome(text: &str) -> Option<Outcome> {
    let parts: Vec<&str> = text.split('-').collect();
    let card = |text: &str| CardId::new(plain_number(text)?);
    let face = |text: &str| if text == "_" { Some(None) } else { parse_resource(text).map(Some) };
    let tile = |text: &str| {
        if text == "_" { Some(None) } else { TileId::new(plain_number(text)?).map(Some) }
    };
    Some(match parts[..] {
        ["start", seat] => Outcome::Start(seat.parse::<Seat>().ok()?),
        ["volunteer", dealt] => Outcome::Volunteer(card(dealt)?),
        ["emergency", plan] => Outcome::Emergency(plain_number(plan).filter(|&plan| plan < 4)?),
        ["dice", red, yellow, blue] => Outcome::Dice([face(red)?, face(yellow)?, face(blue)?]),
        ["row", a, b, c] => Outcome::Row([card(a)?, card(b)?, card(c)?]),
        ["tiles", a, b, c] => Outcome::Tiles([tile(a)?, tile(b)?, tile(c)?]),
        ["injury", card_text] => Outcome::Injury(card(card_text)?),
        _ => return None,
    })
}
