//! The board of Hong Kong in the terminal: drawn, with colour or without, or told row by row.

use std::io;

use anstyle::{AnsiColor, Style};
use hongkong::{Building, Player, Plot, PlotSet, Position};
use text::Text;

use crate::say::Say;
use crate::screen::Screen;

/// How the board is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// As a grid.
    Drawn,
    /// In sentences, for ears.
    Told,
}

/// Shows board, standing and supplies. `last` are the plots of the last turn.
pub fn show(screen: &mut Screen<'_>, position: &Position, last: PlotSet, look: Look) -> io::Result<()> {
    match look {
        Look::Drawn => draw(screen, position, last)?,
        Look::Told => tell(screen, position)?,
    }
    for player in Player::BOTH {
        let supply = position.supply(player);
        screen.say(&Say::Standing {
            who: known_as(screen.text, player),
            buildings: position.controlled(player).len(),
            standard: supply.standard,
            fast: supply.fast,
            roof: supply.roof,
        })?;
    }
    Ok(())
}

/// A player by name and letter, or by the letter alone.
pub fn known_as(text: &Text, player: Player) -> String {
    let (seat, letter) = (player.seat(), player.to_string());
    if text.name(seat) == letter { letter } else { text.say(&Say::KnownAs { seat, letter }) }
}

/// The standing in one sentence.
pub fn score(text: &Text, position: &Position) -> Say {
    let buildings = |player| position.controlled(player).len();
    Say::Score {
        a: known_as(text, Player::A),
        b: known_as(text, Player::B),
        buildings_a: buildings(Player::A),
        buildings_b: buildings(Player::B),
        empty: position.empty().len(),
    }
}

fn draw(screen: &mut Screen<'_>, position: &Position, last: PlotSet) -> io::Result<()> {
    screen.line("\n     a    b    c    d    e")?;
    for row in 0..5 {
        screen.line("  +----+----+----+----+----+")?;
        screen.paint(Style::new(), &format!("{} |", row + 1))?;
        for plot in (0..5).filter_map(|column| Plot::at(column, row)) {
            let building = position.building(plot);
            screen.paint(style(building, last.contains(plot)), &cell(building, last.contains(plot)))?;
            screen.paint(Style::new(), "|")?;
        }
        screen.line("")?;
    }
    screen.line("  +----+----+----+----+----+")
}

/// Owner and height, a roof as `^`; the plots of the last turn between dots, since colour alone tells nobody.
fn cell(building: Option<Building>, is_last: bool) -> String {
    let Some(Building { height, owner, roofed }) = building else { return "    ".into() };
    let (before, after) = match (is_last, roofed) {
        (true, true) => ('·', '^'),
        (true, false) => ('·', '·'),
        (false, true) => (' ', '^'),
        (false, false) => (' ', ' '),
    };
    format!("{before}{owner}{height}{after}")
}

fn style(building: Option<Building>, is_last: bool) -> Style {
    let style = match building.map(|building| building.owner) {
        None => Style::new(),
        Some(Player::A) => Style::new().fg_color(Some(AnsiColor::Cyan.into())),
        Some(Player::B) => Style::new().fg_color(Some(AnsiColor::Yellow.into())),
    };
    if is_last { style.bold() } else { style }
}

/// Row by row what stands there. Empty plots are not named one by one, since that is long to listen to.
fn tell(screen: &mut Screen<'_>, position: &Position) -> io::Result<()> {
    for row in 0..5 {
        let text = screen.text;
        let plots = (0..5).filter_map(|column| Plot::at(column, row));
        let mut cells: Vec<String> = plots.filter_map(|plot| tell_plot(text, position, plot)).collect();
        match cells.len() {
            0 => cells.push(text.say(&Say::RowEmpty)),
            5 => {}
            _ => cells.push(text.say(&Say::RestEmpty)),
        }
        let and = |one, other| text.say(&Say::And { one, other });
        let cells = cells.into_iter().reduce(and).unwrap_or_default();
        screen.say(&Say::Row { row: row + 1, cells })?;
    }
    Ok(())
}

fn tell_plot(text: &Text, position: &Position, plot: Plot) -> Option<String> {
    let Building { height, owner, roofed } = position.building(plot)?;
    let (plot, seat) = (plot.to_string(), owner.seat());
    Some(text.say(&if roofed { Say::CellRoof { plot, seat, height } } else { Say::CellBlock { plot, seat, height } }))
}
