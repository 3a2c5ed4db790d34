//! Placements, players and positions as text.
//!
//! A placement is its plot, followed by `!` for a fast block and `^` for a roof: `a3`, `b1!`, `c2^`. A turn is its
//! placements with a space between them: `b1! c1`.
//!
//! A position is five rows joined by `/`, from the top, five cells a row joined by `,`; a cell is `.` or the number of
//! pieces and the owner of the topmost, `A` or `B` for a block, `a` or `b` for a roof. Then the player to move, the
//! number of turns played, and each player's supply as standard-fast-roof. A turn left open by a fast block ends in ` +`:
//! `.,.,1b,.,1A/.,.,.,.,./.,.,.,.,./.,.,.,1a,./1B,.,.,.,. A 2 20-4-4 20-4-4`.

use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use game::plain_number;

use crate::plot::{Plot, PlotSet};
use crate::position::{Building, Piece, Placement, Player, Position, Supply};
use crate::reason::Reason;
use crate::rules::State;

/// The text of a game whose starting player is not drawn yet, as a setup and as a state.
pub(crate) const DRAW: &str = "draw";

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = match self.piece {
            Piece::Standard => "",
            Piece::Fast => "!",
            Piece::Roof => "^",
        };
        write!(f, "{}{mark}", self.plot)
    }
}

impl FromStr for Placement {
    type Err = Reason;

    fn from_str(text: &str) -> Result<Placement, Reason> {
        let (piece, plot) = match (text.strip_suffix('!'), text.strip_suffix('^')) {
            (Some(plot), _) => (Piece::Fast, plot),
            (_, Some(plot)) => (Piece::Roof, plot),
            (None, None) => (Piece::Standard, text),
        };
        let plot = plot.parse().map_err(|_| Reason::NoPlacement { text: text.into() })?;
        Ok(Placement { piece, plot })
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.seat().fmt(f)
    }
}

impl FromStr for Player {
    type Err = Reason;

    fn from_str(text: &str) -> Result<Player, Reason> {
        match text {
            "A" => Ok(Player::A),
            "B" => Ok(Player::B),
            _ => Err(Reason::NoPlayer { text: text.into() }),
        }
    }
}

impl fmt::Display for Supply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.standard, self.fast, self.roof)
    }
}

fn parse_supply(player: Player, text: &str) -> Result<Supply, Reason> {
    let bad = || Reason::BadSupply { seat: player.seat(), text: text.into() };
    let mut parts = text.split('-');
    let mut part = |most: u8| {
        let number = parts.next().and_then(plain_number).filter(|&number| number <= most);
        number.ok_or_else(bad)
    };
    let full = Supply::FULL;
    let supply = Supply { standard: part(full.standard)?, fast: part(full.fast)?, roof: part(full.roof)? };
    if parts.next().is_some() { Err(bad()) } else { Ok(supply) }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for plot in Plot::all() {
            f.write_str(match (plot.row(), plot.column()) {
                (0, 0) => "",
                (_, 0) => "/",
                _ => ",",
            })?;
            match self.building(plot) {
                None => f.write_str(".")?,
                Some(building) => {
                    let top = match (building.owner, building.roofed) {
                        (Player::A, false) => 'A',
                        (Player::B, false) => 'B',
                        (Player::A, true) => 'a',
                        (Player::B, true) => 'b',
                    };
                    write!(f, "{}{top}", building.height)?;
                }
            }
        }
        let [a, b] = Player::BOTH.map(|player| self.supply(player));
        write!(f, " {} {} {a} {b}", self.to_move(), self.turns())?;
        if self.is_open() { f.write_str(" +") } else { Ok(()) }
    }
}

impl fmt::Display for State {
    /// Writes the position, or `draw` before the starting player is drawn.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            State::Draw => f.write_str(DRAW),
            State::Play(position) => position.fmt(f),
        }
    }
}

impl FromStr for State {
    type Err = Reason;

    fn from_str(text: &str) -> Result<State, Reason> {
        if text == DRAW { Ok(State::Draw) } else { text.parse().map(State::Play) }
    }
}

impl FromStr for Position {
    type Err = Reason;

    /// The position a text stands for. It is refused when no game can get there by its numbers of pieces and turns.
    fn from_str(text: &str) -> Result<Position, Reason> {
        let form = || Reason::NoPosition { text: text.into() };
        let mut parts = text.split(' ');
        let mut part = || parts.next().ok_or_else(form);
        let (rows, to_move, turns, a, b) = (part()?, part()?, part()?, part()?, part()?);
        let open = match (parts.next(), parts.next()) {
            (None, _) => false,
            (Some("+"), None) => true,
            _ => return Err(form()),
        };
        let mut position = Position {
            supply: [parse_supply(Player::A, a)?, parse_supply(Player::B, b)?],
            to_move: to_move.parse()?,
            turns: plain_number(turns).filter(|&turns| turns <= 2 * Position::TURNS_EACH).ok_or_else(form)?,
            open,
            ..Position::start(Player::A)
        };
        let cells = rows.split('/').map(|row| row.split(','));
        if cells.clone().count() != 5 || cells.clone().any(|row| row.count() != 5) {
            return Err(Reason::BadRows { text: rows.into() });
        }
        for (plot, cell) in Plot::all().zip(cells.flatten()) {
            parse_cell(&mut position, plot, cell)?;
        }
        check(&position)?;
        Ok(position)
    }
}

fn parse_cell(position: &mut Position, plot: Plot, cell: &str) -> Result<(), Reason> {
    if cell == "." {
        return Ok(());
    }
    let &[height @ b'1'..=b'5', top @ (b'A' | b'B' | b'a' | b'b')] = cell.as_bytes() else {
        return Err(Reason::BadCell { plot, text: String::from(cell) });
    };
    for taller in &mut position.taller[..usize::from(height - b'0')] {
        *taller |= plot.set();
    }
    if top.eq_ignore_ascii_case(&b'b') {
        position.of_b |= plot.set();
    }
    if top.is_ascii_lowercase() {
        position.roofed |= plot.set();
    }
    Ok(())
}

/// Compares what lies on the board with what was used in the turns played.
fn check(position: &Position) -> Result<(), Reason> {
    let used = |player: Player, piece: Piece| Supply::FULL.of(piece) - position.supply(player).of(piece);
    let all = |player: Player| Piece::ALL.map(|piece| used(player, piece)).iter().sum::<u8>();
    let len = |plots: PlotSet| plots.len() as u8;
    for player in Player::BOTH {
        let seat = player.seat();
        // K9: each turn uses exactly one standard block or roof.
        let turns = if player == position.first() { position.turns.div_ceil(2) } else { position.turns / 2 };
        let finished = used(player, Piece::Standard) + used(player, Piece::Roof);
        if finished != turns {
            return Err(Reason::BadTurns { turns: position.turns, used: finished, seat });
        }
        // K2: at most one fast block a turn.
        let begun = turns + u8::from(position.open && player == position.to_move);
        let fast = used(player, Piece::Fast);
        if fast > begun {
            return Err(Reason::BadFast { fast, turns: begun, seat });
        }
        let roofs = len(position.controlled(player) & position.roofed);
        if roofs != used(player, Piece::Roof) {
            return Err(Reason::BadRoofs { board: roofs, used: used(player, Piece::Roof), seat });
        }
        let tops = len(position.controlled(player));
        if tops > all(player) {
            return Err(Reason::BadOwner { board: tops, used: all(player), seat });
        }
    }
    let board = position.taller.iter().map(|&taller| len(taller)).sum();
    let placed = all(Player::A) + all(Player::B);
    if board != placed {
        return Err(Reason::BadPieces { board, used: placed });
    }
    // K2: a turn is opened by a fast block, which still lies on top, and on a full board it has just filled the last plot.
    let mover = position.to_move;
    let own = position.controlled(mover) & !position.roofed;
    let full = position.empty().is_empty();
    let opened_on = if full { own & !position.taller[1] } else { own };
    if position.open && (used(mover, Piece::Fast) == 0 || opened_on.is_empty() || position.turns == 50) {
        return Err(Reason::BadOpen);
    }
    // K3: as long as the starting player has had but one turn, whatever stands on the centre is the other's alone.
    let first = position.first();
    let first_has_had_one = position.turns < 2 || position.turns == 2 && !position.open;
    let is_of_first = |centre: Building| centre.owner == first || centre.height > all(first.other());
    if first_has_had_one && position.building(Plot::CENTRE).is_some_and(is_of_first) {
        return Err(Reason::BadCentre);
    }
    Ok(())
}
