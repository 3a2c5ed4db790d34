//! Views as one line of text, so that a program can look ahead on its own machine.

use blackout::Blackout;
use game::{Game, Viewer};
use hongkong::HongKong;

/// A game whose views can be written as text and read back.
pub trait PositionText: Game {
    /// Returns the position as far as the viewer knows it, as one line in notation.
    fn position(view: &Self::View) -> String;

    /// Returns the view that [`position`](PositionText::position) has written for this viewer; `None` if the text is no
    /// position, or another viewer's.
    fn parse_view(position: &str, viewer: Viewer) -> Option<Self::View>;
}

impl PositionText for HongKong {
    fn position(view: &hongkong::View) -> String {
        view.state.to_string()
    }

    fn parse_view(position: &str, viewer: Viewer) -> Option<hongkong::View> {
        Some(hongkong::View { viewer, state: position.parse().ok()? })
    }
}

impl PositionText for Blackout {
    fn position(view: &blackout::View) -> String {
        view.to_string()
    }

    fn parse_view(position: &str, viewer: Viewer) -> Option<blackout::View> {
        position.parse().ok().filter(|view: &blackout::View| view.viewer == viewer)
    }
}
