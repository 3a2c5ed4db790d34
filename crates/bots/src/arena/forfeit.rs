//! Forfeits: how a program breaks the protocol, and how the seats of its game are placed then.

/// The reason why a program has forfeited its game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The program exited with this code (for a signal, 128 plus its number, as shells do). Without a code it closed its
    /// output or could not be started again.
    Crash(Option<i32>),
    /// It did not answer in time; the time in milliseconds.
    Stall(String),
    /// It wrote a line that is not JSON.
    NotJson(String),
    /// It wrote JSON that is no message of the protocol.
    BadMessage(String),
    /// It replied to another message than the one it was sent.
    WrongNumber(String),
    /// It answered with something that is not among the actions it was offered.
    UnknownAnswer(String),
    /// It wrote a line, or lines, longer than allowed.
    TooMuch(String),
    /// It decided so often in a row that the game would never end.
    Endless(String),
    /// Any of the above, as results of older versions have it.
    Nonsense(String),
}

impl Trouble {
    /// Every kind, in the order in which they are listed.
    pub const KINDS: [&str; 9] = [
        "crash",
        "stall",
        "not-json",
        "bad-message",
        "wrong-number",
        "unknown-answer",
        "too-much",
        "endless",
        "nonsense",
    ];

    /// The name of the kind, one of [`Trouble::KINDS`].
    pub const fn kind(&self) -> &'static str {
        match self {
            Trouble::Crash(_) => "crash",
            Trouble::Stall(_) => "stall",
            Trouble::NotJson(_) => "not-json",
            Trouble::BadMessage(_) => "bad-message",
            Trouble::WrongNumber(_) => "wrong-number",
            Trouble::UnknownAnswer(_) => "unknown-answer",
            Trouble::TooMuch(_) => "too-much",
            Trouble::Endless(_) => "endless",
            Trouble::Nonsense(_) => "nonsense",
        }
    }
}

/// Changes the places of a game's seats so that those that have forfeited come last and never win. Where the
/// places are a ranking, a single seat that is left wins, and several move up past the seats that have forfeited. Otherwise
/// (a chapter is won or lost by each seat on its own) they keep their places.
pub fn place_forfeits(places: &mut [u8], has_forfeited: &[bool], is_ranking: bool) {
    let before = places.to_vec();
    let left = has_forfeited.iter().filter(|has| !**has).count();
    if left == places.len() {
        return;
    }
    for (place, &forfeited) in places.iter_mut().zip(has_forfeited) {
        if forfeited {
            // Where nobody is left, nobody wins.
            *place = (left as u8 + 1).max(2);
        } else if is_ranking && left == 1 {
            *place = 1;
        } else if is_ranking {
            let ahead = before.iter().zip(has_forfeited).filter(|(other, has)| **has && **other < *place).count();
            *place = place.saturating_sub(ahead as u8);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn placed(places: &[u8], forfeited: &[usize], is_ranking: bool) -> Vec<u8> {
        let mut result = places.to_vec();
        let has_forfeited: Vec<bool> = (0..places.len()).map(|seat| forfeited.contains(&seat)).collect();
        place_forfeits(&mut result, &has_forfeited, is_ranking);
        let once = result.clone();
        place_forfeits(&mut result, &has_forfeited, is_ranking);
        assert_eq!(result, once, "placing twice changes nothing");
        result
    }

    #[test]
    fn the_opponent_wins_a_forfeited_game_of_two() {
        assert_eq!(placed(&[1, 2], &[0], true), [2, 1]);
        assert_eq!(placed(&[1, 2], &[1], true), [1, 2]);
    }

    #[test]
    fn nobody_wins_when_all_forfeit() {
        assert_eq!(placed(&[1, 2], &[0, 1], true), [2, 2]);
        assert_eq!(placed(&[1], &[0], false), [2]);
    }

    #[test]
    fn a_forfeit_at_four_seats_is_last_and_the_others_move_up() {
        assert_eq!(placed(&[2, 1, 3, 4], &[1], true), [1, 4, 2, 3]);
        assert_eq!(placed(&[1, 1, 3, 4], &[0], true), [4, 1, 2, 3]);
        assert_eq!(placed(&[1, 2, 3, 4], &[0, 2], true), [3, 1, 3, 2]);
        assert_eq!(placed(&[1, 2, 3, 4], &[], true), [1, 2, 3, 4]);
    }

    #[test]
    fn a_forfeit_does_not_make_others_win_a_chapter() {
        assert_eq!(placed(&[1, 2, 2], &[0], false), [3, 2, 2]);
        assert_eq!(placed(&[2, 1, 2], &[0], false), [3, 1, 2]);
        assert_eq!(placed(&[2, 2], &[1], false), [2, 2]);
    }
}
