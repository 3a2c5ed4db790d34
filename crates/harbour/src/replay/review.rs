//! `harbour review`: what turned a recorded game, as bots see it.

use bots::advice::{Adviser, Cause, Played, TurningPoint, labels, review};
use game::Seat;
use game::record::Record;
use text::Text;

use super::Recorded;
use crate::blackout_table::{Describe, name_things};
use crate::box_commands::load;
use crate::complaint::Complaint;
use crate::play::blackout::tell_result;
use crate::play::percent;
use crate::play::players::name_seats;
use crate::say::Say;
use crate::screen::Screen;

pub fn hongkong(recorded: &Recorded<'_>, screen: Screen<'_>) -> Result<(), Complaint> {
    let (record, _) = recorded.record(&hongkong::HongKong, screen.text)?;
    let mut text = Text::new(screen.text.lang());
    name_seats(&mut text, &hongkong::HongKong, &record);
    tell(&hongkong::HongKong, &record, screen.speaking(&text))
}

pub fn blackout(recorded: &Recorded<'_>, mut screen: Screen<'_>) -> Result<(), Complaint> {
    let loaded = load(recorded.matches, &mut screen)?;
    let rules = blackout::Blackout { components: loaded.components.clone() };
    let (record, _) = recorded.record(&rules, screen.text)?;
    let mut text = Text::new(screen.text.lang());
    name_seats(&mut text, &rules, &record);
    name_things(&mut text, &loaded);
    let mut screen = screen.speaking(&text);
    // The turning points of a chapter make sense only with what it asked for and how it came out.
    if record.is_over(&rules) && record.setup().chapter.is_some() {
        tell_result(&mut screen, Describe { text: &text, loaded: &loaded }, &rules, &record)?;
        screen.line("")?;
    }
    tell(&rules, &record, screen)
}

/// Tells the turning points, the first first. A game that goes on is nobody's to judge yet: its secrets would be told.
fn tell<G: Adviser>(game: &G, record: &Record<G>, mut screen: Screen<'_>) -> Result<(), Complaint> {
    if !record.is_over(game) {
        return Err(Say::StillOpen { game: G::NAME }.into());
    }
    let points = review(game, record, 1).turning_points;
    if points.is_empty() {
        screen.say(&Say::NoTurns)?;
    }
    for point in &points {
        tell_point(game, point, &mut screen)?;
    }
    Ok(())
}

fn tell_point<G: Adviser>(game: &G, point: &TurningPoint<G>, screen: &mut Screen<'_>) -> Result<(), Complaint> {
    let name = |seat: Seat| screen.text.name(seat);
    let by = point.cause.by();
    let turn = Say::Turned {
        step: point.step,
        cause: point.cause.key(),
        seat: name(point.seat),
        by: by.map(name).unwrap_or_default(),
        own: if by == Some(point.seat) { "yes" } else { "no" },
        before: percent(point.before),
        after: percent(point.after),
    };
    screen.say(&turn)?;
    let joined = |played: &Played<G>, answers: &[G::Action]| {
        let labels = labels(game, &played.view, played.seat, answers);
        labels.iter().map(|label| screen.text.say(label)).collect::<Vec<_>>().join("; ")
    };
    let played = point.played.as_ref().map(|played| joined(played, &played.answers));
    let better = match &point.cause {
        Cause::Mistake { given, instead } => Some((joined(given, &instead.answers), &instead.reasons)),
        Cause::Luck | Cause::Move(_) => None,
    };
    if let Some(what) = played {
        screen.say(&Say::Played { what })?;
    }
    if let Some((what, reasons)) = better {
        screen.say(&Say::Instead { what })?;
        for why in reasons {
            screen.say(why)?;
        }
    }
    screen.line("")?;
    Ok(())
}
