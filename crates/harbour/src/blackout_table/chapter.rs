//! What a chapter asks for, and how it came out, in the terminal (B10).

use std::io;

use blackout::campaign::{ChapterOutcome, Conditions, OtherCondition, conditions, orchid_marks};
use blackout::{Chapter, Table};
use game::Seat;

use super::describe::Describe;
use super::words::Lies;
use crate::screen::Screen;

/// The number of a chapter as people count.
pub fn number(chapter: Chapter) -> u8 {
    chapter as u8 + 1
}

/// What a chapter asks for, told when it begins: its number, its conditions, and the points for orchids (B10.3, B10.5).
pub fn introduction(screen: &mut Screen<'_>, describe: Describe<'_>, table: &Table) -> io::Result<()> {
    let Some(chapter) = table.setup.chapter else { return Ok(()) };
    let first = conditions(&describe.loaded.components, table, Seat::A);
    let orchids = first.map_or(1, |conditions| conditions.orchids_needed);
    let [one, two, three] = orchid_marks(chapter);
    let asks = describe.text.say(&Lies::ChapterAsks { chapter: number(chapter), orchids });
    let marks = describe.text.say(&Lies::Orchids { one, two, three });
    screen.lines(&format!("{asks} {marks}"))
}

/// How far each seat came with the conditions of its chapter, who has won it, and who notes orchids (B10.4, B10.5).
pub fn result(
    screen: &mut Screen<'_>,
    describe: Describe<'_>,
    table: &Table,
    outcome: &ChapterOutcome,
) -> io::Result<()> {
    for seat in table.seats().iter() {
        tell_conditions(screen, describe, table, seat)?;
    }
    let chapter = number(outcome.chapter);
    let winners: Vec<String> = outcome.winners.iter().map(|seat| describe.text.name(seat)).collect();
    let alone = if table.setup.n_seats == 1 { "yes" } else { "no" };
    let mut say = |what: &Lies| screen.lines(&describe.text.say(what));
    if !outcome.is_complete {
        return say(&Lies::ChapterGivenUp { chapter, alone });
    }
    if winners.is_empty() {
        say(&Lies::ChapterLost { chapter, alone })?;
    } else {
        say(&Lies::ChapterWon { chapter, n: winners.len(), names: winners.join(", ") })?;
    }
    for seat in table.seats().iter() {
        say(&Lies::ChapterEarned { seat, orchids: outcome.orchids[seat].unwrap_or(0) })?;
    }
    Ok(())
}

/// How far a seat is with the conditions of its chapter.
pub fn tell_conditions(screen: &mut Screen<'_>, describe: Describe<'_>, table: &Table, seat: Seat) -> io::Result<()> {
    let Some(Conditions { goals, goals_needed, other, orchids, orchids_needed }) =
        conditions(&describe.loaded.components, table, seat)
    else {
        return Ok(());
    };
    let who = describe.text.name(seat);
    let mut say = |what: &Lies| screen.lines(&describe.text.say(what));
    say(&Lies::Conditions { who, goals, goals_needed, orchids, orchids_needed })?;
    if let Some([one, two, three]) = table.setup.chapter.map(orchid_marks) {
        say(&Lies::Orchids { one, two, three })?;
    }
    match other {
        None => Ok(()),
        Some(OtherCondition::Central { cubes }) => say(&Lies::Central { cubes }),
        Some(OtherCondition::Red { cubes }) => say(&Lies::Red { cubes }),
        Some(OtherCondition::Power { done }) => say(&Lies::PowerGoals { done }),
    }
}
