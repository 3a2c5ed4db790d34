//! What may be played now, for eyes by number and for ears in groups.

use std::io;

use game::Game;
use hongkong::{HongKong, Label, Piece, Placement, Plot, Position, State, View};

use crate::say::Say;
use crate::screen::Screen;

/// The pieces that may be placed somewhere.
pub fn pieces(position: &Position) -> Vec<Piece> {
    let legal = position.legal();
    Piece::ALL.into_iter().filter(|&piece| !legal[piece as usize].is_empty()).collect()
}

/// What the player to move sees.
fn view(position: &Position) -> View {
    HongKong.view(&State::Play(*position), position.to_move().seat().into())
}

/// The numbered choices: the pieces, or the plots of the piece chosen.
pub fn tell(screen: &mut Screen<'_>, position: &Position, chosen: Option<Piece>) -> io::Result<()> {
    let choices = match chosen {
        None => piece_choices(position),
        Some(piece) => {
            screen.say(&Say::Plots { piece })?;
            plot_choices(position, piece)
        }
    };
    let choices: Vec<String> = choices.iter().map(|choice| screen.text.say(choice)).collect();
    screen.lines(&format!("  {}", choices.join(", ")))
}

fn piece_choices(position: &Position) -> Vec<Say> {
    let supply = position.supply(position.to_move());
    let name = |(i, piece): (usize, Piece)| Say::PieceChoice { number: i + 1, piece, left: supply.of(piece) };
    pieces(position).into_iter().enumerate().map(name).collect()
}

fn plot_choices(position: &Position, piece: Piece) -> Vec<Say> {
    let view = view(position);
    let name = |(i, plot): (usize, Plot)| {
        let (number, name) = (i + 1, plot.to_string());
        match HongKong.label(&view, Placement { piece, plot }) {
            Label::Raise { height, .. } => Say::PlotRaises { number, plot: name, height },
            Label::Take { height, .. } => Say::PlotTakes { number, plot: name, height },
            _ => Say::PlotChoice { number, plot: name },
        }
    };
    let back = (pieces(position).len() > 1).then_some(Say::Back { number: 0 });
    position.legal()[piece as usize].iter().enumerate().map(name).chain(back).collect()
}

/// Everything that may be played, by piece and by what it does.
pub fn list(screen: &mut Screen<'_>, position: &Position) -> io::Result<()> {
    let (text, view) = (screen.text, view(position));
    for piece in pieces(position) {
        let (mut empty, mut own, mut taken) = (Vec::new(), Vec::new(), Vec::new());
        for plot in position.legal()[piece as usize] {
            let group = match HongKong.label(&view, Placement { piece, plot }) {
                Label::Raise { .. } => &mut own,
                Label::Take { .. } => &mut taken,
                _ => &mut empty,
            };
            group.push(plot.to_string());
        }
        let groups = [
            (!empty.is_empty()).then(|| Say::MovesEmpty { plots: empty.join(" ") }),
            (!own.is_empty()).then(|| Say::MovesOwn { plots: own.join(" ") }),
            (!taken.is_empty()).then(|| Say::MovesTaking { plots: taken.join(" ") }),
        ];
        let groups = groups.iter().flatten().map(|group| text.say(group));
        let moves = groups.reduce(|one, other| text.say(&Say::And { one, other })).unwrap_or_default();
        screen.say(&Say::PieceMoves { piece, moves })?;
    }
    Ok(())
}
