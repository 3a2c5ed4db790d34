//! The figures of a contest in words.

use std::io::{self, Write};

use bots::arena::{Against, Figures, Interval, Match, Sprt, Trouble, Verdict};
use bots::roster::Budget;
use game::Game;
use text::Text;

use super::Terms;
use super::figures::{Outcome, mean_thought, milliseconds, per_second};
use super::hopeless::Stopped;
use crate::complaint::Complaint;
use crate::say::Say;
use crate::screen::Screen;

/// Reports at once which players have forfeited a game, and why.
pub fn trouble(text: &Text, names: &[String], game: &Match) {
    for (done, trouble) in game.seats.iter().filter_map(|done| Some((done, done.trouble.as_ref()?))) {
        let (name, why) = (names[done.player].clone(), reason(text, trouble));
        let words = text.say(&Say::ArenaForfeit { name, deal: game.deal, why });
        let _ = writeln!(anstream::stderr(), "{words}");
    }
}

/// The reason of a forfeit in words.
pub fn reason(text: &Text, trouble: &Trouble) -> String {
    let what = match trouble {
        Trouble::Crash(code) => code.map(|code| code.to_string()).unwrap_or_default(),
        Trouble::Stall(what)
        | Trouble::NotJson(what)
        | Trouble::BadMessage(what)
        | Trouble::WrongNumber(what)
        | Trouble::UnknownAnswer(what)
        | Trouble::TooMuch(what)
        | Trouble::Endless(what)
        | Trouble::Nonsense(what) => what.clone(),
    };
    let kind = if *trouble == Trouble::Crash(None) { "gone" } else { trouble.kind() };
    text.say(&Say::ForfeitReason { kind, what })
}

/// Fails when a pairing was stopped because a player forfeited every game.
pub fn hopeless(text: &Text, names: &[String], outcome: &Outcome<'_>) -> Result<(), Complaint> {
    let one = |(pairing, stopped): (usize, &Stopped)| {
        text.say(&Say::ArenaHopeless {
            name: names[stopped.player].clone(),
            players: outcome.names(pairing).join(", "),
            deals: stopped.deals,
            why: reason(text, &stopped.trouble),
        })
    };
    let all: Vec<String> = outcome.stopped().map(one).collect();
    if all.is_empty() { Ok(()) } else { Err(Say::ArenaStopped { what: all.join(" ") }.into()) }
}

/// Tells everything.
pub fn whole<G: Game>(
    screen: &mut Screen<'_>,
    terms: &Terms,
    setup: &str,
    outcome: &Outcome<'_>,
    is_stopped: bool,
) -> io::Result<()> {
    let table = outcome.table();
    let text = screen.text;
    let budget = match terms.budget {
        Budget::Time => text.say(&Say::ArenaTime { ms: terms.time.as_millis() as u64 }),
        Budget::Iterations(n) => text.say(&Say::ArenaIterations { n: n.to_string() }),
    };
    screen.say(&Say::ArenaHead {
        game: G::NAME,
        setup: setup.into(),
        games: table.games,
        deals: table.deals,
        budget,
        seed: terms.seed.to_string(),
    })?;
    for (place, figures) in table.players.iter().enumerate() {
        player(screen, terms, place, figures, table.games > table.forfeited)?;
    }
    if table.pairs.len() > 1 {
        screen.line("")?;
        for pair in &table.pairs {
            against(screen, terms, pair)?;
        }
    }
    screen.line("")?;
    if table.games > table.forfeited {
        screen.say(&Say::ArenaLength {
            game: G::NAME,
            mean: text.decimal(table.length.mean, 1),
            least: text.decimal(table.length.least, 0),
            most: text.decimal(table.length.most, 0),
        })?;
    }
    if table.forfeited > 0 {
        screen.say(&Say::ArenaForfeited { games: table.forfeited })?;
    }
    if let Some((sprt, log_ratio, verdict)) = outcome.tested() {
        screen.say(&Say::ArenaSprt {
            verdict: match verdict {
                Verdict::Open => "open",
                Verdict::First => "first",
                Verdict::Second => "second",
            },
            zero: text.decimal(sprt.elo0, 1),
            one: text.decimal(sprt.elo1, 1),
            ratio: text.decimal(log_ratio, 2),
            bound: text.decimal(Sprt::bound(), 2),
        })?;
    }
    if is_stopped {
        screen.say(&Say::ArenaInterrupted)?;
    }
    if outcome.unfinished() > 0 {
        screen.say(&Say::ArenaUnfinished { games: outcome.unfinished() })?;
    }
    screen.say(&Say::ArenaMethod)
}

fn player(screen: &mut Screen<'_>, terms: &Terms, place: usize, figures: &Figures, has_scores: bool) -> io::Result<()> {
    let text = screen.text;
    // What rounds to nothing has no sign.
    let points = |points: f64| text.decimal(points.round() + 0.0, 0);
    screen.line("")?;
    screen.say(&Say::ArenaPlayer { name: terms.labels[place].clone() })?;
    screen.say(&Say::ArenaResult {
        wins: figures.wins,
        draws: figures.draws,
        losses: figures.losses,
        share: share(text, figures.share),
    })?;
    if let Some(elo) = figures.elo {
        if place == 0 {
            screen.say(&Say::ArenaEloFirst)?;
        } else {
            let (elo, low, high) = (points(elo.value), points(elo.low), points(elo.high));
            screen.say(&Say::ArenaElo { elo, low, high, first: terms.labels[0].clone() })?;
        }
    }
    if has_scores {
        let deciles: Vec<String> = figures.scores.deciles.iter().map(|&score| points(score)).collect();
        let (mean, median) = (text.decimal(figures.scores.mean, 1), text.decimal(figures.scores.median(), 1));
        screen.say(&Say::ArenaScores { mean, median, deciles: deciles.join(" ") })?;
    }
    if figures.decisions > 0 {
        screen.say(&Say::ArenaThought {
            decisions: text.decimal(figures.decisions as f64 / figures.seats.max(1) as f64, 1),
            rate: points(per_second(figures)),
            mean: span(text, mean_thought(figures)),
            longest: span(text, milliseconds(figures.longest)),
        })?;
    }
    if figures.late > 0 && terms.budget == Budget::Time {
        screen.say(&Say::ArenaLate { late: figures.late })?;
    }
    if figures.forfeits() > 0 {
        let kinds = Trouble::KINDS.into_iter().zip(figures.troubles).filter(|(_, n)| *n > 0);
        let kinds: Vec<String> = kinds.map(|(kind, n)| text.say(&Say::ForfeitKind { kind, n })).collect();
        screen.say(&Say::ArenaTroubles { seats: figures.forfeits(), kinds: kinds.join(", ") })?;
    }
    Ok(())
}

/// A share with its interval.
fn share(text: &Text, share: Interval) -> String {
    let percent = |share: f64| text.decimal(100.0 * share, 1);
    text.say(&Say::ArenaShare { percent: percent(share.value), low: percent(share.low), high: percent(share.high) })
}

/// Milliseconds, in the unit that suits them.
fn span(text: &Text, ms: f64) -> String {
    let (number, unit) = match ms {
        ..0.001 => (ms * 1e6, "ns"),
        ..1.0 => (ms * 1e3, "µs"),
        ..10_000.0 => (ms, "ms"),
        _ => (ms / 1e3, "s"),
    };
    let digits = usize::from(number < 100.0);
    format!("{}\u{a0}{unit}", text.decimal(number, digits))
}

fn against(screen: &mut Screen<'_>, terms: &Terms, pair: &Against) -> io::Result<()> {
    let text = screen.text;
    screen.say(&Say::ArenaAgainst {
        one: terms.labels[pair.one].clone(),
        other: terms.labels[pair.other].clone(),
        before: pair.before,
        level: pair.level,
        behind: pair.behind,
        share: share(text, pair.share),
    })
}
