//! Who has won, and why (K10).

use crate::plot::{Plot, PlotSet};
use crate::position::{Player, Position};

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// One player controls more buildings.
    Buildings {
        /// Who.
        winner: Player,
        /// How many the winner controls.
        more: u8,
        /// How many the other one does.
        fewer: u8,
    },
    /// Both control as many, and the winner controls the centre.
    Centre {
        /// Who.
        winner: Player,
        /// How many each controls.
        each: u8,
    },
    /// Both control as many, and the centre is empty.
    Drawn {
        /// How many each controls.
        each: u8,
    },
}

impl Ending {
    /// Who has won, unless the game is drawn.
    pub const fn winner(self) -> Option<Player> {
        match self {
            Ending::Buildings { winner, .. } | Ending::Centre { winner, .. } => Some(winner),
            Ending::Drawn { .. } => None,
        }
    }
}

impl Position {
    /// K10: how the game ended, once it is over.
    pub fn ending(&self) -> Option<Ending> {
        self.is_over().then(|| {
            let [a, b] = Player::BOTH.map(|player| self.controlled(player).len() as u8);
            let centre = self.building(Plot::CENTRE);
            match (a.cmp(&b), centre) {
                (core::cmp::Ordering::Greater, _) => Ending::Buildings { winner: Player::A, more: a, fewer: b },
                (core::cmp::Ordering::Less, _) => Ending::Buildings { winner: Player::B, more: b, fewer: a },
                (core::cmp::Ordering::Equal, Some(building)) => Ending::Centre { winner: building.owner, each: a },
                (core::cmp::Ordering::Equal, None) => Ending::Drawn { each: a },
            }
        })
    }

    /// The plots still empty.
    pub fn empty(&self) -> PlotSet {
        !self.occupied()
    }
}
