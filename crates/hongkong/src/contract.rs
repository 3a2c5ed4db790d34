//! Hong Kong as the laws of the contract look at it.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use game::contract::Subject;

use crate::plot::Plot;
use crate::position::{Piece, Player, Supply};
use crate::rules::{HongKong, Setup, State};

/// Games in their middle, at every stage of a turn and near both ways to end.
const POSITIONS: [&str; 6] = [
    ".,.,1b,.,1A/.,.,.,.,./.,.,.,.,./.,.,.,1a,./1B,.,.,.,. A 2 20-4-4 20-4-4",
    ".,1A,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,. A 0 20-4-5 20-5-5 +",
    "2A,1B,.,.,./3B,2a,.,.,./.,.,1A,.,./.,.,.,4B,4A/.,.,.,.,1b A 16 13-4-4 13-4-4 +",
    "1A,1B,1A,1B,1A/1B,1A,1B,1A,1B/1A,1B,1A,1B,1A/1B,1A,1B,1A,1B/1A,1B,1A,1B,. A 24 8-5-5 8-5-5",
    "1A,1B,1A,1B,1A/1B,1A,1B,1A,1B/1A,1B,1A,1B,1A/1B,1A,1B,1A,1B/1A,1B,1A,1B,1B B 23 8-5-5 9-3-5 +",
    "4A,.,.,.,./5b,5b,5b,5b,5b/.,.,.,.,./5a,5a,5a,4a,4a/.,.,.,.,. B 48 1-3-0 1-3-0",
];

impl Subject for HongKong {
    /// All sixty pieces, and the draw of who starts.
    const BOUND: usize = 61;

    fn setups(&self) -> Vec<Setup> {
        let starts = [Setup::Draw, Setup::First(Player::A), Setup::First(Player::B)];
        let from = |text: &str| Setup::From(text.parse().unwrap_or_else(|why| panic!("{text}: {why:?}")));
        starts.into_iter().chain(POSITIONS.map(from)).collect()
    }

    /// Sixty pieces are on the board or in supply (K1); a building has at most five (K4); whose roofs were used shows on
    /// the board, for nothing covers them (K4).
    fn audit(&self, state: &State) -> Result<(), String> {
        let Some(position) = state.position() else { return Ok(()) };
        let buildings = || Plot::all().filter_map(|plot| position.building(plot));
        let on_board: u32 = buildings().map(|building| u32::from(building.height)).sum();
        let supply =
            |player: Player| Piece::ALL.map(|piece| u32::from(position.supply(player).of(piece))).iter().sum::<u32>();
        let pieces = on_board + supply(Player::A) + supply(Player::B);
        if pieces != 60 {
            return Err(format!("{pieces} pieces in {position}"));
        }
        if buildings().any(|building| building.height > 5) {
            return Err(format!("a building is too high in {position}"));
        }
        for player in Player::BOTH {
            let roofs = buildings().filter(|building| building.roofed && building.owner == player).count();
            let used = Supply::FULL.roof - position.supply(player).roof;
            if roofs != usize::from(used) {
                return Err(format!("{roofs} roofs of {player} are seen of {used} in {position}"));
            }
        }
        Ok(())
    }
}
