//! `harbour replay`: a recorded game, step by step.

mod blackout;
mod hongkong;
mod review;
pub mod stepping;

use std::io::{self, IsTerminal};
use std::path::PathBuf;

use clap::ArgMatches;
use game::record::{Record, Step, heading};
use game::{Arg, Audience, Game, Message, Seat, SeatSet, Viewer, heard};
use serde_json::{Map, Value, json};
use text::Text;

use crate::complaint::{Complaint, io_words};
use crate::play::verify;
use crate::say::Say;
use crate::screen::Screen;

/// `harbour replay FILE`
pub fn run(matches: &ArgMatches, screen: Screen<'_>) -> Result<(), Complaint> {
    let (path, source) = read(matches, screen.text)?;
    let recorded = Recorded { matches, path, source: &source };
    match game_of(&recorded)? {
        ::blackout::Blackout::NAME => blackout::run(&recorded, screen),
        _ => hongkong::run(&recorded, screen),
    }
}

/// `harbour review FILE`
pub fn run_review(matches: &ArgMatches, screen: Screen<'_>) -> Result<(), Complaint> {
    let (path, source) = read(matches, screen.text)?;
    let recorded = Recorded { matches, path, source: &source };
    match game_of(&recorded)? {
        ::blackout::Blackout::NAME => review::blackout(&recorded, screen),
        _ => review::hongkong(&recorded, screen),
    }
}

/// Returns whether the game is stepped through: somebody sits at a terminal and has not asked for one step alone.
fn is_stepped(matches: &ArgMatches) -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal() && !matches.contains_id("step")
}

/// The file that is asked for, as text.
fn read(matches: &ArgMatches, text: &Text) -> Result<(PathBuf, String), Complaint> {
    let path = matches.get_one::<PathBuf>("FILE").cloned().unwrap_or_default();
    let read = std::fs::read(&path);
    let bytes = read.map_err(|why| Say::CannotRead { file: path.display().to_string(), why: io_words(text, &why) })?;
    Ok((path, String::from_utf8_lossy(&bytes).into_owned()))
}

/// Which game a file holds. One that says nothing is read as the older game, which tells what is wrong with it.
fn game_of(recorded: &Recorded<'_>) -> Result<&'static str, Complaint> {
    match heading(recorded.source).map(|heading| heading.game) {
        Some(::blackout::Blackout::NAME) => Ok(::blackout::Blackout::NAME),
        Some(::hongkong::HongKong::NAME) | None => Ok(::hongkong::HongKong::NAME),
        Some(other) => Err(Say::UnknownGame { file: recorded.path.display().to_string(), found: other.into() }.into()),
    }
}

/// A file that was read, and what is asked of it.
struct Recorded<'a> {
    matches: &'a ArgMatches,
    path: PathBuf,
    source: &'a str,
}

impl Recorded<'_> {
    /// The game in the file, checked, and up to which step it is told.
    fn record<G: Game>(&self, game: &G, text: &Text) -> Result<(Record<G>, usize), Complaint> {
        let file = self.path.display().to_string();
        let record = Record::from_text(game, self.source).map_err(|error| Complaint::file(text, &file, &error))?;
        verify(text, &record, &self.path)?;
        let last = record.steps().len();
        let until = self.matches.try_get_one::<usize>("step").ok().flatten().copied().unwrap_or(last);
        if until > last { Err(Say::NoSuchStep { step: until, last }.into()) } else { Ok((record, until)) }
    }
}

/// A record up to some step, and what each step did.
struct Told<G: Game> {
    record: Record<G>,
    steps: Vec<ToldStep<G>>,
}

struct ToldStep<G: Game> {
    words: Vec<String>,
    /// How the game stood afterwards.
    state: G::State,
    events: Vec<G::Event>,
    /// Whether it was not taken back later.
    stands: bool,
}

/// Goes through the record again, so that each step is told by the state it was played in. Told is what spectators hear, and of a
/// game that is over everything.
fn go_through<G: Game>(game: &G, record: &Record<G>, until: usize, text: &Text) -> Told<G> {
    let mut again = Record::new(game, record.setup().clone());
    let live: Vec<usize> = record.live().map(|(number, _)| number).collect();
    let is_over = record.is_over(game) && until == record.steps().len();
    let mut steps = Vec::new();
    for (i, step) in record.steps().iter().enumerate().take(until) {
        let mut log: Vec<(Audience, G::Event)> = Vec::new();
        // The record was checked as a whole, so no step of it is refused.
        let _ = again.push(game, step.clone(), &mut log);
        let events: Vec<G::Event> = if is_over {
            log.into_iter().map(|(_, event)| event).collect()
        } else {
            heard(&log, Viewer::Spectator).cloned().collect()
        };
        let mut words: Vec<String> = events.iter().map(|event| text.say(event)).collect();
        words.extend(at_the_table(step).map(|said| text.say(&said)));
        let stands = !step.is_of_the_game() || live.contains(&(i + 1));
        steps.push(ToldStep { words, state: again.state().clone(), events, stands });
    }
    Told { record: again, steps }
}

/// What a step did that is not of the game itself.
fn at_the_table<G: Game>(step: &Step<G>) -> Option<Say> {
    match step {
        Step::Undo { from, .. } => Some(Say::TakenBack { number: *from }),
        Step::Resign(seat) => Some(Say::Resigned { seat: *seat }),
        Step::Takeover(seat, name) => Some(Say::TakenOver { seat: *seat, name: name.clone() }),
        Step::Entropy(seat, _) => Some(Say::LuckAdded { seat: *seat }),
        Step::Play(..) | Step::Chance { .. } => None,
    }
}

/// The steps in words. A step that spectators hear nothing of is told as such: it was secret, or there was nothing to tell.
fn tell_steps<G: Game>(
    game: &G,
    told: &Told<G>,
    is_secret: impl Fn(&Step<G>) -> bool,
    screen: &mut Screen<'_>,
) -> Result<(), Complaint> {
    screen.say(&Say::ReplayHead { game: G::NAME, rules: game.edition().rules, steps: told.steps.len() })?;
    for (i, (told, step)) in told.steps.iter().zip(told.record.steps()).enumerate() {
        let what = step_words(told, step, &is_secret, screen.text);
        screen.say(&Say::ReplayStep { number: i + 1, what })?;
    }
    Ok(())
}

/// A step in words; what spectators hear nothing of was secret, or there was nothing to tell.
fn step_words<G: Game>(
    told: &ToldStep<G>,
    step: &Step<G>,
    is_secret: impl Fn(&Step<G>) -> bool,
    text: &Text,
) -> String {
    match (told.words.is_empty(), step.seat()) {
        (true, Some(seat)) if is_secret(step) => text.say(&Say::InSecret { seat }),
        (true, Some(seat)) => text.say(&Say::GoesOn { seat }),
        (true, None) => text.say(&Say::DrawnUnseen),
        _ => told.words.join(" "),
    }
}

/// What there is to say of a game that is not told to its end, or has none yet.
fn tell_open<G: Game>(record: &Record<G>, game: &G, until: usize, screen: &mut Screen<'_>) -> Result<(), Complaint> {
    let last = record.steps().len();
    let what = if record.is_over(game) || until < last {
        Say::StoppedHere { step: until, last }
    } else {
        Say::StillOpen { game: G::NAME }
    };
    Ok(screen.say(&what)?)
}

/// The result of a game, for programs.
struct Ending {
    winners: SeatSet,
    /// What came of a chapter of Blackout's campaign.
    chapter: Option<Value>,
}

/// The seats in the first place have won.
fn by_places<G: Game>(game: &G, record: &Record<G>) -> Ending {
    let places = record.places(game);
    let is_first = |seat: &Seat| places.is_some_and(|places| places[*seat] == 1);
    Ending { winners: game.seats(record.setup()).iter().filter(is_first).collect(), chapter: None }
}

/// The whole for programs. `position` tells how a state stands, `ending` who has won a game that is over.
fn to_json<G: Game>(
    game: &G,
    told: &Told<G>,
    position: impl Fn(&G::State) -> Value,
    ending: impl Fn(&Record<G>) -> Ending,
) -> Value {
    let record = &told.record;
    let steps = told.steps.iter().zip(record.steps()).enumerate();
    let steps: Vec<Value> =
        steps.map(|(i, (told, step))| step_json(game, i + 1, told, step, &position(&told.state))).collect();
    let edition = game.edition();
    let ending = record.is_over(game).then(|| ending(record));
    let winners: Vec<String> =
        ending.iter().flat_map(|ending| ending.winners.iter()).map(|seat| seat.to_string()).collect();
    let mut whole = json!({
        "game": G::NAME,
        "rules": edition.rules,
        "box": edition.components,
        "setup": game.print_setup(record.setup()),
        "steps": steps,
        "position": position(record.state()),
        "over": record.is_over(game),
        "winner": if winners.len() == 1 { winners.first() } else { None },
        "winners": winners,
    });
    if let Some(chapter) = ending.and_then(|ending| ending.chapter) {
        whole["chapter"] = chapter;
    }
    whole
}

fn step_json<G: Game>(game: &G, number: usize, told: &ToldStep<G>, step: &Step<G>, position: &Value) -> Value {
    let (actor, moves) = match step {
        Step::Play(seat, actions) => {
            (seat.to_string(), actions.iter().map(|&action| game.print_action(action)).collect())
        }
        Step::Chance { outcome, .. } => ("*".into(), vec![game.print_outcome(*outcome)]),
        other => (other.seat().map_or("=".into(), |seat| seat.to_string()), Vec::new()),
    };
    json!({
        "number": number,
        "actor": actor,
        "moves": moves,
        "words": told.words,
        "events": told.events.iter().map(event_json).collect::<Vec<_>>(),
        "position": position,
        "stands": told.stands,
    })
}

fn event_json(event: &impl Message) -> Value {
    let args: Map<String, Value> = event.args().into_iter().map(|(name, arg)| (name.into(), arg_json(arg))).collect();
    json!({ "key": event.key(), "rule": event.rule(), "args": args })
}

fn arg_json(arg: Arg) -> Value {
    match arg {
        Arg::Number(number) => number.into(),
        Arg::Text(text) => text.into(),
        Arg::Case(case) => case.into(),
        Arg::Seat(seat) => seat.to_string().into(),
        Arg::Named { kind, index } => json!({ "kind": kind, "index": index }),
    }
}
