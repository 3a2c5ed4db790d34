//! `harbour rules`: the rules, all or one of them.

use std::io;

use clap::ArgMatches;
use game::Message;

use crate::complaint::Complaint;
use crate::say::{HongKongRule, Say};
use crate::screen::Screen;

/// `harbour rules hongkong`
pub fn run(matches: &ArgMatches, mut screen: Screen<'_>) -> Result<(), Complaint> {
    match matches.get_one::<String>("RULE") {
        None => Ok(tell_all(&mut screen)?),
        Some(number) => tell_one(&mut screen, number)?.map_err(Complaint::from),
    }
}

/// The game in short, then each rule.
fn tell_all(screen: &mut Screen<'_>) -> io::Result<()> {
    screen.say(&HongKongRule::Short)?;
    HongKongRule::NUMBERED.iter().try_for_each(|rule| tell(screen, *rule))
}

/// One rule by its number, in any case. The inner error says that there is none.
pub fn tell_one(screen: &mut Screen<'_>, number: &str) -> io::Result<Result<(), Say>> {
    let is_it = |rule: &&HongKongRule| rule.rule().is_some_and(|known| known.eq_ignore_ascii_case(number));
    match HongKongRule::NUMBERED.iter().find(is_it) {
        Some(rule) => tell(screen, *rule).map(Ok),
        None => Ok(Err(Say::NoSuchRule { number: number.into() })),
    }
}

/// The rules of Blackout.
pub fn tell_blackout(screen: &mut Screen<'_>, number: Option<String>) -> io::Result<()> {
    let number = number.unwrap_or_default();
    screen.say(&Say::NoSuchRule { number })
}

fn tell(screen: &mut Screen<'_>, rule: HongKongRule) -> io::Result<()> {
    let words = format!("{} {}", rule.rule().unwrap_or_default(), screen.text.say(&rule));
    screen.lines(&words)
}
