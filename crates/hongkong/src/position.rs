//! Who stands how high where, and what may be built (K1–K9).

use game::Seat;

use crate::plot::{Plot, PlotSet, Symmetry};

/// One of the two players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Player {
    /// The player at seat A.
    A,
    /// The player at seat B.
    B,
}

impl Player {
    /// Both players.
    pub const BOTH: [Player; 2] = [Player::A, Player::B];

    /// The opponent.
    pub const fn other(self) -> Player {
        match self {
            Player::A => Player::B,
            Player::B => Player::A,
        }
    }

    /// The player's seat.
    pub const fn seat(self) -> Seat {
        match self {
            Player::A => Seat::A,
            Player::B => Seat::B,
        }
    }

    /// The player at a seat.
    pub const fn at(seat: Seat) -> Option<Player> {
        match seat {
            Seat::A => Some(Player::A),
            Seat::B => Some(Player::B),
            Seat::C | Seat::D => None,
        }
    }
}

/// A kind of piece (K1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    /// A standard block.
    Standard,
    /// A fast block, after which the same player goes on.
    Fast,
    /// A roof, on which nothing is built.
    Roof,
}

impl Piece {
    /// All kinds.
    pub const ALL: [Piece; 3] = [Piece::Standard, Piece::Fast, Piece::Roof];
}

/// A piece on a plot: the smallest thing a player decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Placement {
    /// What is placed.
    pub piece: Piece,
    /// Where.
    pub plot: Plot,
}

/// What a player has left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Supply {
    /// Standard blocks.
    pub standard: u8,
    /// Fast blocks.
    pub fast: u8,
    /// Roofs.
    pub roof: u8,
}

impl Supply {
    /// Everything, at the start (K1).
    pub const FULL: Supply = Supply { standard: 20, fast: 5, roof: 5 };

    /// How many of a kind.
    pub const fn of(self, piece: Piece) -> u8 {
        match piece {
            Piece::Standard => self.standard,
            Piece::Fast => self.fast,
            Piece::Roof => self.roof,
        }
    }

    fn take(&mut self, piece: Piece) {
        let left = match piece {
            Piece::Standard => &mut self.standard,
            Piece::Fast => &mut self.fast,
            Piece::Roof => &mut self.roof,
        };
        *left -= 1;
    }
}

/// A building (K7, K10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Building {
    /// How many pieces it has.
    pub height: u8,
    /// Whose piece is topmost, and thus who controls it.
    pub owner: Player,
    /// Whether that piece is a roof.
    pub roofed: bool,
}

/// The plots open to the player to move, for any block and for a roof, whatever it has left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Openings {
    /// Where a block may go.
    pub blocks: PlotSet,
    /// Where a roof may go.
    pub roofs: PlotSet,
}

/// The board, both supplies and whose turn it is. What lies under the topmost pieces matters to no rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// `taller[n]`: the plots with more than `n` pieces. The sixth set is always empty, so that one can ask what is taller
    /// than the tallest.
    pub(crate) taller: [PlotSet; 6],
    /// The plots topped by a roof.
    pub(crate) roofed: PlotSet,
    /// The plots topped by a piece of B.
    pub(crate) of_b: PlotSet,
    pub(crate) supply: [Supply; 2],
    pub(crate) to_move: Player,
    /// How many turns were finished.
    pub(crate) turns: u8,
    /// Whether a fast block has left the turn open.
    pub(crate) open: bool,
}

impl Position {
    /// Each player's turns at most, as each uses one standard block or roof (K9).
    pub const TURNS_EACH: u8 = 25;

    /// The empty board.
    pub const fn start(first: Player) -> Position {
        Position {
            taller: [PlotSet::NONE; 6],
            roofed: PlotSet::NONE,
            of_b: PlotSet::NONE,
            supply: [Supply::FULL; 2],
            to_move: first,
            turns: 0,
            open: false,
        }
    }

    /// Whose turn it is.
    pub const fn to_move(&self) -> Player {
        self.to_move
    }

    /// How many turns were finished.
    pub const fn turns(&self) -> u8 {
        self.turns
    }

    /// Whether a fast block has left the turn open.
    pub const fn is_open(&self) -> bool {
        self.open
    }

    /// Who had the first turn.
    pub const fn first(&self) -> Player {
        if self.turns.is_multiple_of(2) { self.to_move } else { self.to_move.other() }
    }

    /// What a player has left.
    pub const fn supply(&self, player: Player) -> Supply {
        self.supply[player as usize]
    }

    /// The building on a plot.
    pub fn building(&self, plot: Plot) -> Option<Building> {
        let height = self.taller.iter().filter(|taller| taller.contains(plot)).count() as u8;
        let owner = if self.of_b.contains(plot) { Player::B } else { Player::A };
        (height > 0).then_some(Building { height, owner, roofed: self.roofed.contains(plot) })
    }

    /// The plots with a building.
    pub const fn occupied(&self) -> PlotSet {
        self.taller[0]
    }

    /// The plots with more than `n` pieces, `n` being at most 5; nothing is taller than five pieces (K4).
    pub const fn taller_than(&self, n: usize) -> PlotSet {
        self.taller[n]
    }

    /// The plots topped by a roof.
    pub const fn roofed(&self) -> PlotSet {
        self.roofed
    }

    /// The plots a player controls (K10).
    pub fn controlled(&self, player: Player) -> PlotSet {
        match player {
            Player::A => self.occupied() & !self.of_b,
            Player::B => self.of_b,
        }
    }

    /// K9: after a turn, when every plot is occupied or every standard block and roof is used.
    pub fn is_over(&self) -> bool {
        !self.open && (self.occupied() == PlotSet::ALL || self.turns == 2 * Position::TURNS_EACH)
    }

    /// Where the player to move may build, whatever it has left (K3–K8).
    pub fn openings(&self) -> Openings {
        let mine = self.controlled(self.to_move);
        // K4: nothing goes on a roof.
        let blocks_of_mine = mine & !self.roofed;
        let blocks_of_theirs = self.occupied() & !mine & !self.roofed;
        // K4, K5: an empty plot and one's own block are open, up to five pieces.
        let free = !self.occupied() | blocks_of_mine & !self.taller[4];
        let mut openings = Openings { blocks: free, roofs: free };
        // K6: their block of height n is open beside a building of mine that is at least as high as n + 1 pieces would
        // be. K7: a roof needs a building of n + 1 pieces there; a block needs that one topped by a block, or a taller.
        for n in 1..5 {
            let for_roofs = mine & self.taller[n];
            if for_roofs.is_empty() {
                break;
            }
            let theirs = blocks_of_theirs & self.taller[n - 1] & !self.taller[n];
            let for_blocks = for_roofs & (!self.roofed | self.taller[n + 1]);
            openings.roofs |= theirs & for_roofs.neighbours();
            openings.blocks |= theirs & for_blocks.neighbours();
        }
        // K3: not the centre in the first turn of all.
        if self.turns == 0 {
            openings.blocks = openings.blocks & !Plot::CENTRE.set();
            openings.roofs = openings.roofs & !Plot::CENTRE.set();
        }
        openings
    }

    /// The same board in a turn of this player: what they threaten while the other one thinks.
    pub fn in_turn_of(&self, player: Player) -> Position {
        Position { to_move: player, open: self.open && self.to_move == player, ..*self }
    }

    /// The openings once the player to move has put a fast block on one of the plots open now: the board as the first
    /// piece leaves it (K8), without placing it.
    pub fn openings_after_fast(&self, now: Openings, plot: Plot) -> Openings {
        let set = plot.set();
        // K6, K7: the block stands as high as any building of theirs beside it would be that is no taller now than this
        // plot is.
        let mut no_taller = PlotSet::NONE;
        for n in 0..4 {
            if self.taller[n].contains(plot) {
                no_taller = !self.taller[n + 1];
            }
        }
        let theirs = self.occupied() & !self.controlled(self.to_move) & !self.roofed;
        let beside = set.neighbours() & theirs & no_taller;
        // K4, K5: the block itself can be built on unless it is the fifth piece.
        let opened = if self.taller[3].contains(plot) { beside } else { beside | set };
        Openings { blocks: now.blocks & !set | opened, roofs: now.roofs & !set | opened }
    }

    /// Where the player to move may place each kind of piece: standard blocks, fast blocks, roofs. Nothing once the game
    /// is over.
    pub fn legal(&self) -> [PlotSet; 3] {
        if self.is_over() {
            return [PlotSet::NONE; 3];
        }
        let Openings { blocks, roofs } = self.openings();
        let supply = self.supply(self.to_move);
        let when = |holds: bool, plots: PlotSet| if holds { plots } else { PlotSet::NONE };
        [
            when(supply.standard > 0, blocks),
            // K2: one fast block a turn, and first.
            when(supply.fast > 0 && !self.open, blocks),
            when(supply.roof > 0, roofs),
        ]
    }

    /// Whether the player to move may place this.
    pub fn is_legal(&self, placement: Placement) -> bool {
        self.legal()[placement.piece as usize].contains(placement.plot)
    }

    /// Places a piece, which the caller knows to be legal.
    pub fn place(&mut self, placement: Placement) {
        let Placement { piece, plot } = placement;
        let set = plot.set();
        // One more piece: what was taller than n is now taller than n + 1, on this plot.
        let [one, two, three, four, _, _] = self.taller;
        self.taller[1] |= one & set;
        self.taller[2] |= two & set;
        self.taller[3] |= three & set;
        self.taller[4] |= four & set;
        self.taller[0] |= set;
        self.of_b = match self.to_move {
            Player::A => self.of_b & !set,
            Player::B => self.of_b | set,
        };
        self.supply[self.to_move as usize].take(piece);
        match piece {
            // K8: the second piece sees the board as the first left it.
            Piece::Fast => self.open = true,
            Piece::Standard | Piece::Roof => {
                if piece == Piece::Roof {
                    self.roofed |= set;
                }
                self.open = false;
                self.turns += 1;
                self.to_move = self.to_move.other();
            }
        }
    }

    /// The position turned or mirrored.
    pub fn turned(&self, symmetry: Symmetry) -> Position {
        Position {
            taller: self.taller.map(|plots| symmetry.plots(plots)),
            roofed: symmetry.plots(self.roofed),
            of_b: symmetry.plots(self.of_b),
            ..*self
        }
    }
}

impl Placement {
    /// The placement turned or mirrored.
    pub fn turned(self, symmetry: Symmetry) -> Placement {
        Placement { piece: self.piece, plot: symmetry.plot(self.plot) }
    }
}
