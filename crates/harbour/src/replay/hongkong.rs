//! Replaying Hong Kong.

use hongkong::{HongKong, PlotSet, State};
use serde_json::Value;
use text::Text;

use super::{Recorded, by_places, go_through, tell_open, tell_steps, to_json};
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
    tell_steps(&HongKong, &told, |_| false, &mut screen)?;
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
        tell_open(&record, &HongKong, until, &mut screen)?;
    }
    Ok(())
}

fn position(state: &State) -> Value {
    state.position().map(ToString::to_string).into()
}
