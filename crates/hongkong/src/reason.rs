//! Why not: the rule and the unmet condition, or what is wrong with a text.

use alloc::string::String;

use game::{Arg, Seat, messages};

use crate::plot::{Plot, PlotSet};
use crate::position::{Piece, Placement, Player, Position};

messages! {
    /// Why a placement is not legal now, or what is wrong with a text.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Reason {
        /// The player has none of that piece left.
        NoneLeft { piece: Piece } = "hongkong-why-none-left" per "K1",
        /// A fast block is followed by a standard block or a roof.
        SecondFast = "hongkong-why-second-fast" per "K2",
        /// The centre stays free in the first turn of all.
        Centre = "hongkong-why-centre" per "K3",
        /// Nothing goes on a roof.
        OnRoof { plot: Plot } = "hongkong-why-on-roof" per "K4",
        /// The building has five pieces.
        Full { plot: Plot } = "hongkong-why-full" per "K4",
        /// The building is the opponent's, and no building beside it is one's own.
        Alone { plot: Plot, height: u8 } = "hongkong-why-alone" per "K6",
        /// The building is the opponent's, and one's own tallest beside it is too low.
        TooLow { plot: Plot, height: u8, tallest: u8 } = "hongkong-why-too-low" per "K6",
        /// The tallest one's own building beside it is high enough, but for its roof.
        RoofTooLow { plot: Plot, height: u8, roofs: u8 } = "hongkong-why-roof-too-low" per "K7",
        /// The game is over.
        Over = "hongkong-why-over" per "K9",
        /// The text is no placement.
        NoPlacement { text: String } = "hongkong-text-placement",
        /// The text names no player.
        NoPlayer { text: String } = "hongkong-text-player",
        /// The text is no setup.
        NoSetup { text: String } = "hongkong-text-setup",
        /// The text has not the parts of a position.
        NoPosition { text: String } = "hongkong-position-form",
        /// A row has not five cells, or there are not five rows.
        BadRows { text: String } = "hongkong-position-rows",
        /// A cell is neither empty nor a building.
        BadCell { plot: Plot, text: String } = "hongkong-position-cell",
        /// A supply is not three numbers within bounds.
        BadSupply { seat: Seat, text: String } = "hongkong-position-supply",
        /// The turns played do not fit the pieces used.
        BadTurns { turns: u8, used: u8, seat: Seat } = "hongkong-position-turns",
        /// There are other pieces on the board than were used.
        BadPieces { board: u8, used: u8 } = "hongkong-position-pieces",
        /// There are other roofs on the board than were used.
        BadRoofs { board: u8, used: u8, seat: Seat } = "hongkong-position-roofs",
        /// A player has more buildings than pieces used.
        BadOwner { board: u8, used: u8, seat: Seat } = "hongkong-position-owner",
        /// More fast blocks were used than turns allow.
        BadFast { fast: u8, turns: u8, seat: Seat } = "hongkong-position-fast",
        /// The turn is open, but no fast block of the player lies there that another piece could follow.
        BadOpen = "hongkong-position-open",
        /// The centre was built on in the first turn of all.
        BadCentre = "hongkong-position-centre" per "K3",
    }
}

impl From<Piece> for Arg {
    fn from(piece: Piece) -> Arg {
        Arg::Case(match piece {
            Piece::Standard => "standard",
            Piece::Fast => "fast",
            Piece::Roof => "roof",
        })
    }
}

impl From<Plot> for Arg {
    fn from(plot: Plot) -> Arg {
        Arg::Text(alloc::format!("{plot}"))
    }
}

impl From<Player> for Arg {
    fn from(player: Player) -> Arg {
        Arg::Seat(player.seat())
    }
}

impl Position {
    /// The rule and the unmet condition that forbid the player to move this placement; `None` if it is legal.
    pub fn why_not(&self, placement: Placement) -> Option<Reason> {
        let Placement { piece, plot } = placement;
        if self.is_over() {
            return Some(Reason::Over);
        }
        if piece == Piece::Fast && self.is_open() {
            return Some(Reason::SecondFast);
        }
        if self.supply(self.to_move()).of(piece) == 0 {
            return Some(Reason::NoneLeft { piece });
        }
        if self.turns() == 0 && plot == Plot::CENTRE {
            return Some(Reason::Centre);
        }
        let below = self.building(plot)?;
        if below.roofed {
            return Some(Reason::OnRoof { plot });
        }
        if below.height == 5 {
            return Some(Reason::Full { plot });
        }
        if below.owner == self.to_move() {
            return None;
        }
        let height = below.height + 1;
        let beside: PlotSet = plot.set().neighbours() & self.controlled(self.to_move());
        let high_enough = |other: Plot| {
            self.building(other)
                .is_some_and(|own| own.height > height || own.height == height && (!own.roofed || piece == Piece::Roof))
        };
        if beside.iter().any(high_enough) {
            return None;
        }
        let tallest = beside.iter().filter_map(|other| self.building(other)).map(|own| own.height).max();
        Some(match tallest {
            None => Reason::Alone { plot, height },
            Some(tallest) if tallest == height => {
                Reason::RoofTooLow { plot, height, roofs: self.supply(self.to_move()).roof }
            }
            Some(tallest) => Reason::TooLow { plot, height, tallest },
        })
    }
}
