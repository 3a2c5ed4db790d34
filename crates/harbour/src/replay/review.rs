//! `harbour review`: what turned a recorded game, as bots see it.

use bots::advice::{Adviser, Cause, TurningPoint, labels, review};
use game::record::{Record, Step};
use game::{Seat, Viewer};
use text::Text;

use super::Recorded;
use crate::blackout_table::name_things;
use crate::box_commands::load;
use crate::complaint::Complaint;
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
    tell(&rules, &record, screen.speaking(&text))
}

/// Tells the turning points, the first first.
fn tell<G: Adviser>(game: &G, record: &Record<G>, mut screen: Screen<'_>) -> Result<(), Complaint> {
    let points = review(game, record, 1).turning_points;
    if points.is_empty() {
        screen.say(&Say::NoTurns)?;
    }
    for point in &points {
        tell_point(game, record, point, &mut screen)?;
    }
    Ok(())
}

fn tell_point<G: Adviser>(
    game: &G,
    record: &Record<G>,
    point: &TurningPoint<G>,
    screen: &mut Screen<'_>,
) -> Result<(), Complaint> {
    let name = |seat: Seat| screen.text.name(seat);
    let (cause, by) = match &point.cause {
        Cause::Luck => ("luck", None),
        Cause::Move(by) => ("move", Some(*by)),
        Cause::Mistake { seat, .. } => ("mistake", Some(*seat)),
    };
    let turn = Say::Turned {
        step: point.step,
        cause,
        seat: name(point.seat),
        by: by.map(name).unwrap_or_default(),
        own: if by == Some(point.seat) { "yes" } else { "no" },
        before: percent(point.before),
        after: percent(point.after),
    };
    screen.say(&turn)?;
    let Step::Play(seat, answers) = &record.steps()[point.step - 1] else { return Ok(()) };
    let mut state = before(game, record, point.step);
    let joined =
        |labels: Vec<G::Label>| labels.iter().map(|label| screen.text.say(label)).collect::<Vec<_>>().join("; ");
    let played = joined(labels(game, &game.view(&state, Viewer::from(*seat)), *seat, answers));
    let mut better = None;
    for answer in answers {
        if let Cause::Mistake { answer: given, instead, .. } = &point.cause
            && given == answer
        {
            let view = game.view(&state, Viewer::from(*seat));
            better = Some((joined(labels(game, &view, *seat, &instead.answers)), &instead.reasons));
        }
        game.act(&mut state, *seat, *answer, &mut ());
    }
    screen.say(&Say::Played { what: played })?;
    if let Some((what, reasons)) = better {
        screen.say(&Say::Instead { what })?;
        for why in reasons {
            screen.say(why)?;
        }
    }
    screen.line("")?;
    Ok(())
}

/// The state before a step that stands.
fn before<G: Adviser>(game: &G, record: &Record<G>, step: usize) -> G::State {
    let mut numbers = record.live().map(|(number, _)| number);
    let mut found = game.start(record.setup());
    let mut is_there = false;
    record.walk(game, |of, state, _| {
        is_there |= of.is_some() && numbers.next() == Some(step);
        if !is_there {
            found = state.clone();
        }
    });
    found
}
