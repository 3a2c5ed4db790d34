//! `harbour verify`: every outcome of a game's file drawn again from the seed in it.

use std::path::PathBuf;

use bots::arena::verify_luck;
use clap::ArgMatches;
use game::Game;
use game::luck::{commitment, from_hex, to_hex};
use game::record::{Flaw, Record, Step, heading};
use text::Text;

use crate::arena::saved::{ArenaLuck, LUCK};
use crate::box_commands::load;
use crate::complaint::{Complaint, io_words};
use crate::say::Say;
use crate::screen::Screen;

/// `harbour verify FILE`
pub fn run(matches: &ArgMatches, mut screen: Screen<'_>) -> Result<(), Complaint> {
    let path = matches.get_one::<PathBuf>("FILE").cloned().unwrap_or_default();
    let file = path.display().to_string();
    let bytes = std::fs::read(&path);
    let bytes = bytes.map_err(|why| Say::CannotRead { file: file.clone(), why: io_words(screen.text, &why) })?;
    let source = String::from_utf8_lossy(&bytes);
    match heading(&source).map(|heading| heading.game) {
        Some(blackout::Blackout::NAME) => {
            let loaded = load(matches, &mut screen)?;
            let rules = blackout::Blackout { components: loaded.components };
            check(&rules, &source, &file, &mut screen)
        }
        Some(hongkong::HongKong::NAME) | None => check(&hongkong::HongKong, &source, &file, &mut screen),
        Some(other) => Err(Say::UnknownGame { file, found: other.into() }.into()),
    }
}

/// Checks that the steps follow the rules, that the seed is the one that was promised, and that every draw comes from it.
fn check<G: Game>(game: &G, source: &str, file: &str, screen: &mut Screen<'_>) -> Result<(), Complaint> {
    let text = screen.text;
    let record = Record::from_text(game, source).map_err(|error| Complaint::file(text, file, &error))?;
    if let Some(luck) = record.tag(LUCK).and_then(|luck| luck.parse::<ArenaLuck>().ok()) {
        return check_arena(game, &record, luck, file, screen);
    }
    let Some(seed) = record.tag("seed") else { return Err(Say::NoSeed { file: file.into() }.into()) };
    let server = from_hex(seed).ok_or(Say::BadSeed)?;
    let ours = to_hex(&commitment(server));
    let promised = record.tag("commitment");
    if let Some(promised) = promised.filter(|promised| !promised.eq_ignore_ascii_case(&ours)) {
        return Err(Say::BrokenPromise { file: file.into(), promised: promised.into(), ours }.into());
    }
    record.verify(record.seed(server)).map_err(|why| unfair(text, file, &why))?;
    screen.say(&fair(&record))?;
    match promised {
        Some(_) => screen.say(&Say::PromiseKept { commitment: ours })?,
        None => screen.say(&Say::NoPromise)?,
    }
    let adding = |step: &&Step<G>| matches!(step, Step::Entropy(..));
    screen.say(&Say::LuckOfSeats { seats: record.steps().iter().filter(adding).count() })?;
    if !record.is_over(game) {
        screen.say(&Say::StillOpen { game: G::NAME })?;
    }
    Ok(())
}

/// Checks that every draw of a game of the arena is the one of its deal.
fn check_arena<G: Game>(
    game: &G,
    record: &Record<G>,
    luck: ArenaLuck,
    file: &str,
    screen: &mut Screen<'_>,
) -> Result<(), Complaint> {
    verify_luck(game, record, luck.seed()).map_err(|why| unfair(screen.text, file, &why))?;
    screen.say(&fair(record))?;
    Ok(screen.say(&Say::ArenaLuck { seed: luck.seed.to_string(), deal: luck.deal.to_string() })?)
}

fn unfair(text: &Text, file: &str, (step, flaw): &(usize, Flaw)) -> Say {
    Say::UnfairStep { file: file.into(), step: *step, what: text.say(flaw) }
}

fn fair<G: Game>(record: &Record<G>) -> Say {
    let draws = record.steps().iter().filter(|step| matches!(step, Step::Chance { .. })).count();
    Say::Fair { steps: record.steps().len(), draws }
}
