//! What stands above the choices: where the game is, and what the player has. The first screen is kept short enough for a
//! terminal of 24 lines; everything else is shown on request.

use std::io;

use blackout::components::Color;
use blackout::{Action, Event};
use game::{Game, Seat, Viewer};

use super::menu::Pick;
use super::table::Table;
use crate::blackout_table::{Lies, Sight};
use crate::hongkong_board::Look;
use crate::say::Say;

impl Table<'_> {
    /// Where the game stands and what the seat has. Ears hear it once a phase, eyes see it with every question.
    pub(super) fn situation(&mut self, seat: Seat, sight: Sight<'_>) -> io::Result<()> {
        let phase = sight.view.table.phase();
        let now = (sight.view.table.round, phase, seat);
        let is_new = self.head_shown.replace(now) != Some(now);
        if is_new {
            sight.head(&mut self.screen)?;
        }
        if is_new || self.look == Look::Drawn {
            sight.standing(&mut self.screen, seat)?;
        }
        // What slots and goals ask for is what one starts and plans by.
        if is_new && phase <= 1 {
            sight.spots(&mut self.screen, seat)?;
            sight.conditions(&mut self.screen, seat)?;
        }
        if phase == 1 && (is_new || self.look == Look::Drawn) {
            sight.slots(&mut self.screen, seat)?;
            sight.hospital(&mut self.screen, seat)?;
        }
        // Who buys looks for what fits its objectives, and for a free spot.
        if phase == 5 && (is_new || self.look == Look::Drawn) {
            sight.objectives(&mut self.screen, seat)?;
        }
        Ok(())
    }

    /// The choice of a first location (B1.4): what there is to complete in brief, and the locations by colour in one paragraph.
    pub(super) fn offer_start(&mut self, seat: Seat, sight: Sight<'_>) -> io::Result<()> {
        sight.brief(&mut self.screen, seat)?;
        let text = self.screen.text;
        let question = text.say(&self.kept.game.prompt(sight.view));
        self.screen.say(&Say::Question { who: text.name(seat), question })?;
        let mut colors = Vec::new();
        for color in Color::ALL {
            let of_color = self.choices.iter().enumerate().filter_map(|(i, choice)| match choice.pick {
                Pick::Answer(Action::Start(location)) if sight.color(location) == color => {
                    Some(format!("{} {}", i + 1, sight.place_name(location)).replace(' ', "\u{a0}"))
                }
                _ => None,
            });
            let places: Vec<String> = of_color.collect();
            if !places.is_empty() {
                colors.push(text.say(&Lies::StartsOfColor { color, places: places.join(", ") }));
            }
        }
        self.screen.lines(&format!("  {}", colors.join(" ")))
    }

    /// Tells who starts, and marks all that was dealt before the first question as told: the table shows it.
    pub(super) fn tell_set_up(&mut self, viewer: Viewer, from: usize) -> io::Result<usize> {
        let heard = self.kept.record.heard(&self.kept.game, viewer);
        // Alone there is no question who starts.
        let is_alone = self.kept.record.state().table().setup.n_seats == 1;
        let is_dealt = |event: &Event| match event {
            Event::Revealed { .. } | Event::Volunteer { .. } | Event::Emergency { .. } => true,
            Event::Starts { .. } => is_alone,
            _ => false,
        };
        for event in heard.iter().skip(from).filter(|event| !is_dealt(event)) {
            self.screen.say(event)?;
        }
        Ok(heard.len())
    }
}
