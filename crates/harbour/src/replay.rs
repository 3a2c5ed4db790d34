//! `harbour replay`: a recorded game, step by step.

use clap::ArgMatches;
use game::record::{Record, Step, game_name};
use game::{Game, Message, Viewer, heard};
use hongkong::{HongKong, Placement, PlotSet, State};
use serde_json::{Value, json};

use crate::complaint::Complaint;
use crate::hongkong_board::{self, Look};
use crate::play::players::Who;
use crate::say::Say;
use crate::screen::Screen;
use game::Seat;
use text::Text;

/// `harbour replay FILE`
pub fn run(matches: &ArgMatches, screen: Screen<'_>) -> Result<(), Complaint> {
    let file = matches.get_one::<String>("FILE").cloned().unwrap_or_default();
    let bytes = std::fs::read(&file).map_err(|why| Say::CannotRead { file: file.clone(), why: why.to_string() })?;
    let source = String::from_utf8_lossy(&bytes);
    if let Some(found) = game_name(&source).filter(|&found| found != HongKong::NAME) {
        return Err(Say::UnknownGame { file, found: found.into() }.into());
    }
    let record = Record::from_text(&HongKong, &source).map_err(|error| Complaint::file(screen.text, &file, &error))?;
    let last = record.steps().len();
    let until = matches.get_one::<usize>("step").copied().unwrap_or(last);
    if until > last {
        return Err(Say::NoSuchStep { step: until, last }.into());
    }
    let mut text = Text::new(screen.text.lang());
    for seat in [Seat::A, Seat::B] {
        let name = Who::of_tag(&record, seat).name(&text);
        text.call(seat, &name);
    }
    let screen = screen.speaking(&text);
    let look = if matches.get_flag("plain") { Look::Told } else { Look::Drawn };
    if matches.get_flag("json") { print_json(&record, until, screen) } else { tell(&record, until, look, screen) }
}

/// What one step of the record did, or that it was taken back later.
struct Told {
    number: usize,
    words: Vec<String>,
    state: State,
    events: Vec<hongkong::Event>,
    is_live: bool,
}

/// Goes through the record again, so that each step is told by the state it was played in.
fn go_through(record: &Record<HongKong>, until: usize, screen: &Screen<'_>) -> Vec<Told> {
    let mut again = Record::new(&HongKong, *record.setup());
    let live: Vec<usize> = record.live().map(|(number, _)| number).collect();
    let mut told = Vec::new();
    for (i, step) in record.steps().iter().enumerate().take(until) {
        let mut log = Vec::new();
        // The record was checked as a whole, so no step of it is refused.
        let _ = again.push(&HongKong, step.clone(), &mut log);
        let events: Vec<hongkong::Event> = heard(&log, Viewer::Spectator).cloned().collect();
        let mut words: Vec<String> = events.iter().map(|event| screen.text.say(event)).collect();
        match step {
            Step::Undo { from, .. } => words.push(screen.text.say(&Say::TakenBack { number: *from })),
            Step::Resign(seat) => words.push(screen.text.say(&Say::Resigned { seat: *seat })),
            _ => {}
        }
        let is_live = !step.is_of_the_game() || live.contains(&(i + 1));
        told.push(Told { number: i + 1, words, state: *again.state(), events, is_live });
    }
    told
}

fn tell(record: &Record<HongKong>, until: usize, look: Look, mut screen: Screen<'_>) -> Result<(), Complaint> {
    screen.say(&Say::ReplayHead { rules: HongKong::RULES, steps: record.steps().len() })?;
    let told = go_through(record, until, &screen);
    for step in &told {
        screen.say(&Say::ReplayStep { number: step.number, what: step.words.join(" ") })?;
    }
    let state = told.last().map_or_else(|| HongKong.start(record.setup()), |step| step.state);
    match state.position() {
        None => screen.say(&Say::NotDrawnYet)?,
        Some(position) => {
            hongkong_board::show(&mut screen, position, PlotSet::NONE, look)?;
            screen.line(&position.to_string())?;
        }
    }
    if until == record.steps().len() && !record.is_over(&HongKong) {
        screen.say(&Say::StillOpen)?;
    }
    Ok(())
}

fn print_json(record: &Record<HongKong>, until: usize, mut screen: Screen<'_>) -> Result<(), Complaint> {
    let told = go_through(record, until, &screen);
    let steps: Vec<Value> = told.iter().zip(record.steps()).map(|(told, step)| step_json(told, step)).collect();
    let state = told.last().map_or_else(|| HongKong.start(record.setup()), |step| step.state);
    let whole = json!({
        "game": HongKong::NAME,
        "rules": HongKong::RULES,
        "setup": HongKong.print_setup(record.setup()),
        "steps": steps,
        "position": state.position().map(ToString::to_string),
        "over": record.is_over(&HongKong),
        "winner": winner(record, &state),
    });
    Ok(screen.line(&whole.to_string())?)
}

fn winner(record: &Record<HongKong>, state: &State) -> Option<String> {
    let by_resigning = record.resigned().iter().next().map(|seat| if seat == Seat::A { "B" } else { "A" });
    let by_rules = || state.position()?.ending()?.winner().map(|player| player.to_string());
    by_resigning.map(Into::into).or_else(by_rules)
}

fn step_json(told: &Told, step: &Step<HongKong>) -> Value {
    let (actor, moves) = match step {
        Step::Play(seat, placements) => (seat.to_string(), placements.iter().map(Placement::to_string).collect()),
        Step::Chance { outcome, .. } => ("*".into(), vec![HongKong.print_outcome(*outcome)]),
        other => (other.seat().map_or("=".into(), |seat| seat.to_string()), Vec::new()),
    };
    let events: Vec<Value> =
        told.events.iter().map(|event| json!({ "key": event.key(), "rule": event.rule() })).collect();
    json!({
        "number": told.number,
        "actor": actor,
        "moves": moves,
        "words": told.words,
        "events": events,
        "position": told.state.position().map(ToString::to_string),
        "stands": told.is_live,
    })
}
