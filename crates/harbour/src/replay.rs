//! `harbour replay`: a recorded game, step by step.

use std::path::PathBuf;

use clap::ArgMatches;
use game::record::{Record, Step, heading};
use game::{Arg, Game, Message, Seat, Viewer, heard};
use hongkong::{Event, HongKong, Placement, Player, PlotSet};
use serde_json::{Map, Value, json};
use text::Text;

use crate::complaint::{Complaint, io_words};
use crate::hongkong_board::{self, Look};
use crate::play::players::Who;
use crate::play::{tell_result, verify};
use crate::say::Say;
use crate::screen::Screen;

/// `harbour replay FILE`
pub fn run(matches: &ArgMatches, screen: Screen<'_>) -> Result<(), Complaint> {
    let path = matches.get_one::<PathBuf>("FILE").cloned().unwrap_or_default();
    let file = path.display().to_string();
    let read = std::fs::read(&path);
    let bytes = read.map_err(|why| Say::CannotRead { file: file.clone(), why: io_words(screen.text, &why) })?;
    let source = String::from_utf8_lossy(&bytes);
    if let Some(other) = heading(&source).filter(|heading| heading.game != HongKong::NAME) {
        return Err(Say::UnknownGame { file, found: other.game.into() }.into());
    }
    let record = Record::from_text(&HongKong, &source).map_err(|error| Complaint::file(screen.text, &file, &error))?;
    verify(screen.text, &record, &path)?;
    let last = record.steps().len();
    let until = matches.get_one::<usize>("step").copied().unwrap_or(last);
    if until > last {
        return Err(Say::NoSuchStep { step: until, last }.into());
    }
    let mut text = Text::new(screen.text.lang());
    for seat in [Seat::A, Seat::B] {
        let name = Who::at(&record, seat).name(&text);
        text.call(seat, &name);
    }
    let screen = screen.speaking(&text);
    let told = go_through(&record, until, &screen);
    let look = if matches.get_flag("plain") { Look::Told } else { Look::Drawn };
    if matches.get_flag("json") { print_json(&told, screen) } else { tell(&told, look, screen) }
}

/// A record up to some step, and what each step did.
struct Told {
    record: Record<HongKong>,
    steps: Vec<ToldStep>,
}

struct ToldStep {
    words: Vec<String>,
    position: Option<String>,
    events: Vec<Event>,
    /// Whether it was not taken back later.
    stands: bool,
}

/// Goes through the record again, so that each step is told by the state it was played in.
fn go_through(record: &Record<HongKong>, until: usize, screen: &Screen<'_>) -> Told {
    let mut again = Record::new(&HongKong, *record.setup());
    let live: Vec<usize> = record.live().map(|(number, _)| number).collect();
    let mut steps = Vec::new();
    for (i, step) in record.steps().iter().enumerate().take(until) {
        let mut log = Vec::new();
        // The record was checked as a whole, so no step of it is refused.
        let _ = again.push(&HongKong, step.clone(), &mut log);
        let events: Vec<Event> = heard(&log, Viewer::Spectator).cloned().collect();
        let mut words: Vec<String> = events.iter().map(|event| screen.text.say(event)).collect();
        words.extend(at_the_table(step).map(|said| screen.text.say(&said)));
        let stands = !step.is_of_the_game() || live.contains(&(i + 1));
        let position = again.state().position().map(ToString::to_string);
        steps.push(ToldStep { words, position, events, stands });
    }
    Told { record: again, steps }
}

/// What a step did that is not of the game itself.
fn at_the_table(step: &Step<HongKong>) -> Option<Say> {
    match step {
        Step::Undo { from, .. } => Some(Say::TakenBack { number: *from }),
        Step::Resign(seat) => Some(Say::Resigned { seat: *seat }),
        Step::Takeover(seat, name) => Some(Say::TakenOver { seat: *seat, name: name.clone() }),
        Step::Entropy(seat, _) => Some(Say::LuckAdded { seat: *seat }),
        Step::Play(..) | Step::Chance { .. } => None,
    }
}

fn tell(told: &Told, look: Look, mut screen: Screen<'_>) -> Result<(), Complaint> {
    screen.say(&Say::ReplayHead { rules: HongKong::RULES, steps: told.steps.len() })?;
    for (i, step) in told.steps.iter().enumerate() {
        screen.say(&Say::ReplayStep { number: i + 1, what: step.words.join(" ") })?;
    }
    match told.record.state().position() {
        None => screen.say(&Say::NotDrawnYet)?,
        Some(position) => {
            hongkong_board::show(&mut screen, position, PlotSet::NONE, look)?;
            if look == Look::Drawn {
                screen.line(&position.to_string())?;
            }
        }
    }
    if told.record.is_over(&HongKong) {
        tell_result(&mut screen, &told.record)?;
    } else {
        screen.say(&Say::StillOpen)?;
    }
    Ok(())
}

fn print_json(told: &Told, mut screen: Screen<'_>) -> Result<(), Complaint> {
    let record = &told.record;
    let steps: Vec<Value> = told
        .steps
        .iter()
        .zip(record.steps())
        .enumerate()
        .map(|(i, (told, step))| step_json(i + 1, told, step))
        .collect();
    let places = record.places(&HongKong);
    let is_first = |player: &Player| places.is_some_and(|places| places[player.seat()] == 1);
    let winners: Vec<String> = Player::BOTH.iter().filter(|player| is_first(player)).map(ToString::to_string).collect();
    let whole = json!({
        "game": HongKong::NAME,
        "rules": HongKong::RULES,
        "setup": HongKong.print_setup(record.setup()),
        "steps": steps,
        "position": record.state().position().map(ToString::to_string),
        "over": record.is_over(&HongKong),
        "winner": if winners.len() == 1 { winners.first() } else { None },
    });
    Ok(screen.line(&whole.to_string())?)
}

fn step_json(number: usize, told: &ToldStep, step: &Step<HongKong>) -> Value {
    let (actor, moves) = match step {
        Step::Play(seat, placements) => (seat.to_string(), placements.iter().map(Placement::to_string).collect()),
        Step::Chance { outcome, .. } => ("*".into(), vec![HongKong.print_outcome(*outcome)]),
        other => (other.seat().map_or("=".into(), |seat| seat.to_string()), Vec::new()),
    };
    json!({
        "number": number,
        "actor": actor,
        "moves": moves,
        "words": told.words,
        "events": told.events.iter().map(event_json).collect::<Vec<_>>(),
        "position": told.position,
        "stands": told.stands,
    })
}

fn event_json(event: &Event) -> Value {
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
