//! A second generator, written slowly from the text of the rules: stacks of pieces, no sets of plots, no shortcuts.
#![allow(dead_code, reason = "each test file uses its own part of this")]

use hongkong::{Piece, Placement, Player, Plot};

/// The pieces on a plot from the ground up, and whose each is.
type Stack = [Option<(Player, Piece)>; 5];

/// The board as a box of wooden pieces would show it, row by row.
#[derive(Clone, Copy)]
pub struct Naive {
    stacks: [[Stack; 5]; 5],
    left: [[u8; 3]; 2],
    to_move: Player,
    turns: u8,
    open: bool,
}

/// How high a building is (K7): first its number of pieces, then whether a block is on top, for a block is higher.
type Height = (usize, bool);

impl Naive {
    pub fn start(first: Player) -> Naive {
        Naive { stacks: [[[None; 5]; 5]; 5], left: [[20, 5, 5]; 2], to_move: first, turns: 0, open: false }
    }

    /// The board a text shows. What lies under the topmost pieces matters to no rule, so anything will do there.
    pub fn read(text: &str) -> Naive {
        let words: Vec<&str> = text.split(' ').collect();
        let player = |letter: &str| if letter.eq_ignore_ascii_case("A") { Player::A } else { Player::B };
        let mut naive = Naive::start(player(words[1]));
        for (row, cells) in words[0].split('/').enumerate() {
            for (column, cell) in cells.split(',').enumerate().filter(|(_, cell)| *cell != ".") {
                let (height, top) = cell.split_at(1);
                let height: usize = height.parse().unwrap();
                for level in 0..height {
                    naive.stacks[row][column][level] = Some((player(top), Piece::Standard));
                }
                if top == top.to_lowercase() {
                    naive.stacks[row][column][height - 1] = Some((player(top), Piece::Roof));
                }
            }
        }
        naive.turns = words[2].parse().unwrap();
        for (who, supply) in words[3..5].iter().enumerate() {
            for (kind, left) in supply.split('-').enumerate() {
                naive.left[who][kind] = left.parse().unwrap();
            }
        }
        naive.open = words.len() == 6;
        naive
    }

    pub fn text(&self) -> String {
        let cell = |column: usize, row: usize| {
            let letter = match self.top(column, row) {
                None => return ".".into(),
                Some((Player::A, Piece::Roof)) => 'a',
                Some((Player::B, Piece::Roof)) => 'b',
                Some((Player::A, _)) => 'A',
                Some((Player::B, _)) => 'B',
            };
            format!("{}{letter}", self.pieces(column, row))
        };
        let row = |row: usize| (0..5).map(|column| cell(column, row)).collect::<Vec<String>>().join(",");
        let rows = (0..5).map(row).collect::<Vec<String>>().join("/");
        let [a, b] = self.left.map(|[standard, fast, roof]| format!("{standard}-{fast}-{roof}"));
        let open = if self.open { " +" } else { "" };
        format!("{rows} {} {} {a} {b}{open}", self.to_move, self.turns)
    }

    fn pieces(&self, column: usize, row: usize) -> usize {
        self.stacks[row][column].iter().flatten().count()
    }

    fn top(&self, column: usize, row: usize) -> Option<(Player, Piece)> {
        self.stacks[row][column].iter().flatten().last().copied()
    }

    /// The plots that share an edge with this one, as columns and rows.
    fn beside(column: usize, row: usize) -> Vec<(usize, usize)> {
        let mut beside = Vec::with_capacity(4);
        for other_row in 0..5 {
            for other_column in 0..5 {
                if column.abs_diff(other_column) + row.abs_diff(other_row) == 1 {
                    beside.push((other_column, other_row));
                }
            }
        }
        beside
    }

    /// Whether the rules K3 to K8 let the player to move put such a piece there, should it have one.
    pub fn may_build(&self, piece: Piece, plot: Plot) -> bool {
        let (column, row) = (plot.column(), plot.row());
        if self.turns == 0 && (column, row) == (2, 2) {
            return false; // K3
        }
        let Some((owner, top)) = self.top(column, row) else { return true }; // K4
        let pieces = self.pieces(column, row);
        if top == Piece::Roof || pieces == 5 {
            return false; // K4
        }
        if owner == self.to_move {
            return true; // K5
        }
        let afterwards: Height = (pieces + 1, piece != Piece::Roof);
        Naive::beside(column, row).into_iter().any(|(column, row)| match self.top(column, row) {
            Some((owner, top)) if owner == self.to_move => {
                let own: Height = (self.pieces(column, row), top != Piece::Roof);
                own >= afterwards // K6, K7
            }
            _ => false,
        })
    }

    /// K9.
    pub fn is_over(&self) -> bool {
        let full = (0..5).all(|row| (0..5).all(|column| self.top(column, row).is_some()));
        let used_up = self.left.iter().all(|[standard, _, roof]| *standard == 0 && *roof == 0);
        !self.open && (full || used_up)
    }

    /// Every legal placement: standard blocks, fast blocks, roofs, each in reading order.
    pub fn legal(&self) -> Vec<Placement> {
        let mut legal = Vec::new();
        if self.is_over() {
            return legal;
        }
        for piece in Piece::ALL {
            let has_one = self.left[self.to_move as usize][piece as usize] > 0; // K1
            let fits_the_turn = piece != Piece::Fast || !self.open; // K2
            if has_one && fits_the_turn {
                legal.extend(
                    Plot::all().filter(|&plot| self.may_build(piece, plot)).map(|plot| Placement { piece, plot }),
                );
            }
        }
        legal
    }

    pub fn place(&mut self, placement: Placement) {
        let Placement { piece, plot } = placement;
        let level = self.pieces(plot.column(), plot.row());
        self.stacks[plot.row()][plot.column()][level] = Some((self.to_move, piece));
        self.left[self.to_move as usize][piece as usize] -= 1;
        self.open = piece == Piece::Fast;
        if !self.open {
            self.turns += 1;
            self.to_move = if self.to_move == Player::A { Player::B } else { Player::A };
        }
    }

    fn after(&self, placement: Placement) -> Naive {
        let mut after = *self;
        after.place(placement);
        after
    }

    /// How many lines of so many pieces there are.
    pub fn lines_of_pieces(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.legal().len() as u64,
            _ => self.legal().into_iter().map(|placement| self.after(placement).lines_of_pieces(depth - 1)).sum(),
        }
    }

    /// How many lines of so many turns there are, each turn counted as ordered pieces.
    pub fn lines_of_turns(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let lines = |placement: Placement| match (placement.piece, depth) {
            (Piece::Fast, _) => self.after(placement).lines_of_turns(depth),
            (_, 1) => 1,
            _ => self.after(placement).lines_of_turns(depth - 1),
        };
        self.legal().into_iter().map(lines).sum()
    }
}
