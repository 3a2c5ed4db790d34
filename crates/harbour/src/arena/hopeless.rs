//! Pairings that are stopped early, since one of their players forfeits every game.

use bots::arena::{Match, Trouble};

/// A pairing is stopped when a player has forfeited every game of this many deals in a row.
pub const DEALS: u64 = 3;

/// A pairing that was stopped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stopped {
    /// The player that forfeited, by place in the list of players.
    pub player: usize,
    /// How many deals in a row it forfeited.
    pub deals: u64,
    /// The reason of its last forfeit.
    pub trouble: Trouble,
}

/// Counts how many deals in a row each player of a pairing has forfeited. It is shown the deals in their order, so that
/// neither threads nor interruptions change where a pairing stops.
#[derive(Clone, Debug, Default)]
pub struct Streaks(Vec<(usize, u64)>);

impl Streaks {
    /// Takes in the games of the next deal. Returns how the pairing was stopped if a player has forfeited `enough` deals
    /// in a row.
    pub fn add(&mut self, games: &[&Match], enough: u64) -> Option<Stopped> {
        let forfeits = |game: &&Match, player: usize| -> Option<Trouble> {
            game.seats.iter().filter(|seat| seat.player == player).find_map(|seat| seat.trouble.clone())
        };
        let mut players: Vec<usize> = games.iter().flat_map(|game| game.seats.iter().map(|seat| seat.player)).collect();
        players.sort_unstable();
        players.dedup();
        let before = std::mem::take(&mut self.0);
        for player in players {
            let sat = |game: &&&Match| game.seats.iter().any(|seat| seat.player == player);
            let troubles: Option<Vec<Trouble>> = games.iter().filter(sat).map(|game| forfeits(game, player)).collect();
            let Some(trouble) = troubles.and_then(|mut troubles| troubles.pop()) else { continue };
            let deals = before.iter().find(|(of, _)| *of == player).map_or(0, |(_, deals)| *deals) + 1;
            if deals >= enough {
                return Some(Stopped { player, deals, trouble });
            }
            self.0.push((player, deals));
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bots::arena::Done;

    use super::*;

    /// A game between players 0 and 1, who have forfeited or not.
    fn game(forfeited: [bool; 2]) -> Match {
        let seat = |player: usize| Done {
            player,
            place: 1 + u8::from(forfeited[player]),
            score: 0,
            decisions: 0,
            thought: Duration::ZERO,
            longest: Duration::ZERO,
            late: 0,
            trouble: forfeited[player].then_some(Trouble::Crash(Some(player as i32))),
        };
        Match { pairing: 0, deal: 0, seating: 0, seats: vec![seat(0), seat(1)], length: 0 }
    }

    const NONE: [bool; 2] = [false, false];
    const FIRST: [bool; 2] = [true, false];
    const SECOND: [bool; 2] = [false, true];

    /// After how many deals the pairing stops, and whose fault it is.
    fn stops(deals: &[[[bool; 2]; 2]]) -> Option<(usize, usize)> {
        let mut streaks = Streaks::default();
        deals.iter().zip(1..).find_map(|(games, n)| {
            let games = games.map(game);
            let stopped = streaks.add(&games.iter().collect::<Vec<_>>(), DEALS)?;
            assert_eq!(stopped.trouble, Trouble::Crash(Some(stopped.player as i32)));
            Some((n, stopped.player))
        })
    }

    #[test]
    fn three_forfeited_deals_in_a_row_stop_a_pairing() {
        assert_eq!(stops(&[[FIRST, FIRST]; 5]), Some((3, 0)));
        assert_eq!(stops(&[[NONE, NONE], [SECOND, SECOND], [SECOND, SECOND], [SECOND, SECOND]]), Some((4, 1)));
    }

    #[test]
    fn a_player_that_finishes_a_game_now_and_then_goes_on() {
        assert_eq!(stops(&[[FIRST, FIRST], [FIRST, FIRST], [FIRST, NONE], [FIRST, FIRST], [FIRST, FIRST]]), None);
        assert_eq!(stops(&[[FIRST, SECOND]; 5]), None, "each has played one game of a deal");
    }

    #[test]
    fn fewer_deals_are_enough_where_fewer_are_played() {
        let games = [game(FIRST), game(FIRST)];
        let stopped = Streaks::default().add(&games.iter().collect::<Vec<_>>(), 1);
        assert_eq!(stopped.map(|stopped| (stopped.player, stopped.deals)), Some((0, 1)));
    }
}
