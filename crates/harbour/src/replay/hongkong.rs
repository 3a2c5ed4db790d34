//! Replaying Hong Kong.

use std::io;

use game::record::{Record, Step};
use hongkong::{HongKong, PlotSet, State};
use serde_json::Value;
use text::Text;

use super::stepping::{Moment, Stage, StepText, step_through};
use super::{Recorded, Told, by_places, go_through, is_stepped, tell_open, tell_steps, to_json};
use crate::complaint::Complaint;
use crate::hongkong_board::{self, Look};
use crate::play::hongkong::tell_result;
use crate::play::players::name_seats;
use crate::say::Say;
use crate::screen::Screen;

/// Tells the steps, then the board and how the game ended.
pub fn run(recorded: &Recorded<'_>, screen: Screen<'_>) -> Result<(), Complaint> {
    let (record, until) = recorded.record(&HongKong, screen.text)?;
    let mut text = Text::new(screen.text.lang());
    name_seats(&mut text, &HongKong, &record);
    let mut screen = screen.speaking(&text);
    let told = go_through(&HongKong, &record, until, &text);
    if recorded.matches.get_flag("json") {
        return Ok(
            screen.line(&to_json(&HongKong, &told, position, |record| by_places(&HongKong, record)).to_string())?
        );
    }
    let look = if recorded.matches.get_flag("plain") { Look::Told } else { Look::Drawn };
    if is_stepped(recorded.matches) {
        let start = *Record::new(&HongKong, *record.setup()).state();
        return step_through(&told, &start, &Boards { told: &told, look }, &mut screen);
    }
    tell_steps(&HongKong, &told, |_| false, &mut screen)?;
    show(&mut screen, told.record.state(), PlotSet::NONE, look)?;
    if told.record.is_over(&HongKong) {
        tell_result(&mut screen, &told.record)?;
    } else {
        tell_open(&record, &HongKong, until, &mut screen)?;
    }
    Ok(())
}

/// The board, and the position as text for eyes.
fn show(screen: &mut Screen<'_>, state: &State, last: PlotSet, look: Look) -> io::Result<()> {
    let Some(position) = state.position() else { return screen.say(&Say::NotDrawnYet) };
    hongkong_board::show(screen, position, last, look)?;
    if look == Look::Drawn { screen.line(&position.to_string()) } else { Ok(()) }
}

/// The boards of a game, step by step.
struct Boards<'a> {
    told: &'a Told<HongKong>,
    look: Look,
}

impl Stage<HongKong> for Boards<'_> {
    fn show(&self, screen: &mut Screen<'_>, moment: &Moment<'_, HongKong>) -> io::Result<()> {
        let last = match moment.step {
            Some(Step::Play(_, placements)) => placements.iter().map(|placement| placement.plot).collect(),
            _ => PlotSet::NONE,
        };
        show(screen, moment.state, last, self.look)
    }

    fn show_all(&self, screen: &mut Screen<'_>, moment: &Moment<'_, HongKong>) -> io::Result<()> {
        self.show(screen, moment)
    }

    fn look(&self, _: &mut Screen<'_>, _: &Moment<'_, HongKong>, _: &str) -> io::Result<bool> {
        Ok(false)
    }

    fn close(&self, screen: &mut Screen<'_>) -> Result<(), Complaint> {
        let record = &self.told.record;
        if record.is_over(&HongKong) {
            return Ok(tell_result(screen, record)?);
        }
        tell_open(record, &HongKong, record.steps().len(), screen)
    }

    /// A round is a turn of each player.
    fn round(&self, state: &State) -> usize {
        state.position().map_or(0, |position| usize::from(position.turns()).div_ceil(2))
    }

    fn is_secret(&self, _: &Step<HongKong>) -> bool {
        false
    }

    fn more_help(&self) -> Option<StepText> {
        None
    }
}

fn position(state: &State) -> Value {
    state.position().map(ToString::to_string).into()
}
