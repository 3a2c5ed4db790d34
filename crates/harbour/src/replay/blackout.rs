//! Replaying Blackout.

use std::io;

use blackout::campaign::{ChapterOutcome, OtherCondition, outcome};
use blackout::{Action, Blackout, State, View};
use game::record::{Record, Step};
use game::{Game, Seat, Viewer};
use serde_json::{Value, json};
use text::Text;

use super::stepping::{Moment, Stage, StepText, step_through};
use super::{Ending, Recorded, Told, by_places, go_through, is_stepped, tell_open, tell_steps, to_json};
use crate::blackout_table::chapter::number;
use crate::blackout_table::{Describe, Sight, name_things};
use crate::box_commands::load;
use crate::complaint::Complaint;
use crate::hongkong_board::Look;
use crate::play::blackout::input::{self, Input};
use crate::play::blackout::{tell_cards, tell_result};
use crate::play::players::name_seats;
use crate::play::shown;
use crate::say::Say;
use crate::screen::Screen;

/// Tells the steps, then the table and how the game ended.
pub fn run(recorded: &Recorded<'_>, mut screen: Screen<'_>) -> Result<(), Complaint> {
    let loaded = load(recorded.matches, &mut screen)?;
    let rules = Blackout { components: loaded.components.clone() };
    let (record, until) = recorded.record(&rules, screen.text)?;
    let mut text = Text::new(screen.text.lang());
    name_seats(&mut text, &rules, &record);
    name_things(&mut text, &loaded);
    let mut screen = screen.speaking(&text);
    let told = go_through(&rules, &record, until, &text);
    if recorded.matches.get_flag("json") {
        return Ok(screen.line(&to_json(&rules, &told, position, |record| ending(&rules, record)).to_string())?);
    }
    if is_stepped(recorded.matches) {
        let start = *Record::new(&rules, *record.setup()).state();
        let look = if recorded.matches.get_flag("plain") { Look::Told } else { Look::Drawn };
        let tables = Tables { rules: &rules, told: &told, describe: Describe { text: &text, loaded: &loaded }, look };
        return step_through(&told, &start, &tables, &mut screen);
    }
    tell_steps(&rules, &told, is_secret, &mut screen)?;
    screen.line("")?;
    let (describe, view) =
        (Describe { text: &text, loaded: &loaded }, rules.view(told.record.state(), Viewer::Spectator));
    Sight { describe, view: &view }.all(&mut screen)?;
    screen.line("")?;
    if told.record.is_over(&rules) {
        tell_result(&mut screen, describe, &rules, &told.record)?;
    } else {
        tell_open(&record, &rules, until, &mut screen)?;
    }
    Ok(())
}

/// Planning is what nobody else hears of.
fn is_secret(step: &Step<Blackout>) -> bool {
    let plans = |action: &Action| matches!(action, Action::Plan(..) | Action::Unplan(_));
    matches!(step, Step::Play(_, actions) if actions.iter().any(plans))
}

/// Who has won; in a chapter also which conditions each seat has met and the orchids it notes (B10.4, B10.5).
fn ending(rules: &Blackout, record: &Record<Blackout>) -> Ending {
    let Some(outcome) = outcome(&rules.components, record.state().table()) else { return by_places(rules, record) };
    let seats = rules.seats(record.setup());
    let seats: Vec<Value> = seats.iter().map(|seat| chapter_seat(&outcome, seat)).collect();
    let chapter = json!({
        "number": number(outcome.chapter),
        "complete": outcome.is_complete,
        "won": !outcome.winners.is_empty(),
        "seats": seats,
    });
    Ending { winners: outcome.winners, chapter: Some(chapter) }
}

fn chapter_seat(outcome: &ChapterOutcome, seat: Seat) -> Value {
    let conditions = outcome.conditions[seat].map(|conditions| {
        let progress = |have: u8, need: u8| json!({ "have": have, "need": need, "met": have >= need });
        let mut list = json!({
            "goals": progress(conditions.goals, conditions.goals_needed),
            "orchids": progress(conditions.orchids, conditions.orchids_needed),
            "met": conditions.are_met(),
        });
        if let Some(other) = conditions.other {
            let key = match other {
                OtherCondition::Central { .. } => "central",
                OtherCondition::Red { .. } => "red",
                OtherCondition::Power { .. } => "power",
            };
            list[key] = progress(other.have(), other.need());
        }
        list
    });
    json!({
        "seat": seat.to_string(),
        "won": outcome.winners.contains(seat),
        "score": outcome.scores[seat],
        "conditions": conditions,
        "orchids": outcome.orchids[seat].unwrap_or(0),
    })
}

/// The tables of a game, step by step.
struct Tables<'a> {
    rules: &'a Blackout,
    told: &'a Told<Blackout>,
    describe: Describe<'a>,
    look: Look,
}

impl Tables<'_> {
    fn view(&self, moment: &Moment<'_, Blackout>) -> View {
        self.rules.view(moment.state, Viewer::Spectator)
    }
}

impl Stage<Blackout> for Tables<'_> {
    /// The board of the player who acted; of the others points, money and goods.
    fn show(&self, screen: &mut Screen<'_>, moment: &Moment<'_, Blackout>) -> io::Result<()> {
        let view = self.view(moment);
        let sight = Sight { describe: self.describe, view: &view };
        sight.head(screen)?;
        let actor = moment.step.and_then(Step::seat);
        for seat in view.table.seats().iter() {
            if Some(seat) == actor {
                sight.board(screen, seat)?;
            } else {
                sight.standing(screen, seat)?;
            }
        }
        Ok(())
    }

    fn show_all(&self, screen: &mut Screen<'_>, moment: &Moment<'_, Blackout>) -> io::Result<()> {
        Sight { describe: self.describe, view: &self.view(moment) }.all(screen)
    }

    fn look(&self, screen: &mut Screen<'_>, moment: &Moment<'_, Blackout>, line: &str) -> io::Result<bool> {
        let view = self.view(moment);
        let sight = Sight { describe: self.describe, view: &view };
        match input::read(self.describe.text, line) {
            Input::Display => sight.display(screen)?,
            Input::Map { as_list } if as_list || self.look == Look::Told => sight.map(screen)?,
            Input::Map { .. } => sight.draw_map(screen)?,
            Input::Player(Some(seat)) if view.table.seats().contains(seat) => sight.board(screen, seat)?,
            Input::Player(Some(seat)) => screen.say(&Say::NobodySits { seat: seat.to_string() })?,
            Input::NoPlayer(name) => screen.say(&Say::NoSuchPlayer { text: shown(&name) })?,
            Input::Card(name) => tell_cards(screen, self.describe, &name)?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn close(&self, screen: &mut Screen<'_>) -> Result<(), Complaint> {
        let record = &self.told.record;
        if record.is_over(self.rules) {
            return Ok(tell_result(screen, self.describe, self.rules, record)?);
        }
        tell_open(record, self.rules, record.steps().len(), screen)
    }

    fn round(&self, state: &State) -> usize {
        state.table().round.into()
    }

    fn is_secret(&self, step: &Step<Blackout>) -> bool {
        is_secret(step)
    }

    fn more_help(&self) -> Option<StepText> {
        Some(StepText::HelpBlackout)
    }
}

/// Round, phase and scores.
fn position(state: &State) -> Value {
    let table = state.table();
    let scores: Vec<i16> = table.seats().iter().map(|seat| table.boards[seat].score).collect();
    json!({ "round": table.round, "phase": table.phase(), "scores": scores })
}
