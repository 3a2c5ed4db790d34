//! Who sits where. Every deal is played once from each place round the table, so that neither seats nor luck favour anybody.

/// Who sits at each seat, by place in the list of players.
pub type Seating = Vec<usize>;

/// Players who meet at one table. With two seats it is a pair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pairing {
    /// Who meets.
    pub players: Vec<usize>,
    /// Each is one order round the table, turned through all its places.
    circles: Vec<Vec<Seating>>,
}

impl Pairing {
    /// All pairings of so many players at tables of so many seats: every choice of players where there are enough of them;
    /// else one table where each has as many seats as any other, or one more in turn.
    pub fn all(n_players: usize, n_seats: usize) -> Vec<Pairing> {
        let everybody: Vec<usize> = (0..n_players).collect();
        if n_players >= n_seats {
            return choices(&everybody, n_seats)
                .into_iter()
                .map(|players| Pairing { circles: circles(&players), players })
                .collect();
        }
        let (each, left) = (n_seats / n_players, n_seats % n_players);
        let line_ups = choices(&everybody, left).into_iter().map(|more| {
            let mut all: Vec<usize> = everybody.iter().flat_map(|&player| vec![player; each]).collect();
            all.extend(more);
            all.sort_unstable();
            all
        });
        let circles = line_ups.flat_map(|line_up| circles(&line_up)).collect();
        vec![Pairing { players: everybody, circles }]
    }

    /// The seatings a deal is played with. The deals go through all orders round the table in turn.
    pub fn seatings(&self, deal: u64) -> &[Seating] {
        &self.circles[(deal % self.circles.len() as u64) as usize]
    }

    /// How many games so many deals are.
    pub fn games_in(&self, deals: u64) -> u64 {
        let n_circles = self.circles.len() as u64;
        let rest: u64 = (0..deals % n_circles).map(|deal| self.seatings(deal).len() as u64).sum();
        deals / n_circles * self.round() + rest
    }

    /// How many deals make at least so many games.
    pub fn deals_for(&self, games: u64) -> u64 {
        let n_circles = self.circles.len() as u64;
        let (mut deals, mut left) = (games / self.round() * n_circles, games % self.round());
        while left > 0 {
            left = left.saturating_sub(self.seatings(deals).len() as u64);
            deals += 1;
        }
        deals
    }

    /// How many games a deal of each order round the table makes.
    fn round(&self) -> u64 {
        self.circles.iter().map(|circle| circle.len() as u64).sum()
    }
}

/// All choices of `n`, in order.
fn choices(of: &[usize], n: usize) -> Vec<Vec<usize>> {
    if n == 0 {
        return vec![Vec::new()];
    }
    let Some((&first, rest)) = of.split_first() else { return Vec::new() };
    let with = choices(rest, n - 1).into_iter().map(|mut choice| {
        choice.insert(0, first);
        choice
    });
    with.chain(choices(rest, n)).collect()
}

/// All different orders of these players, those together that are the same round the table.
fn circles(players: &[usize]) -> Vec<Vec<Seating>> {
    let mut circles: Vec<Vec<Seating>> = Vec::new();
    for order in orders(players) {
        if circles.iter().any(|circle| circle.contains(&order)) {
            continue;
        }
        let mut circle: Vec<Seating> = Vec::new();
        for turned in 0..order.len() {
            let mut seating = order.clone();
            seating.rotate_right(turned);
            if !circle.contains(&seating) {
                circle.push(seating);
            }
        }
        circles.push(circle);
    }
    circles
}

/// All different orders of these players.
fn orders(players: &[usize]) -> Vec<Seating> {
    if players.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (place, &first) in players.iter().enumerate() {
        if players[..place].contains(&first) {
            continue;
        }
        let mut rest = players.to_vec();
        rest.remove(place);
        all.extend(orders(&rest).into_iter().map(|mut order| {
            order.insert(0, first);
            order
        }));
    }
    all
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Every seating of the pairing, each as often as it is played in a whole round of deals.
    fn whole_round(pairing: &Pairing) -> Vec<&Seating> {
        (0..pairing.circles.len() as u64).flat_map(|deal| pairing.seatings(deal)).collect()
    }

    #[test]
    fn two_seats_are_swapped() {
        let pairings = Pairing::all(3, 2);
        assert_eq!(
            pairings.iter().map(|pairing| pairing.players.clone()).collect::<Vec<_>>(),
            [[0, 1], [0, 2], [1, 2]]
        );
        assert_eq!(pairings[1].seatings(7), [[0, 2], [2, 0]]);
        assert_eq!((pairings[0].deals_for(1000), pairings[0].deals_for(1)), (500, 1));
    }

    #[test]
    fn every_seating_comes_once_and_nobody_sits_anywhere_more_often() {
        for (players, seats, in_all) in
            [(2, 2, 2), (3, 3, 6), (4, 4, 24), (2, 4, 6), (2, 3, 6), (3, 4, 36), (1, 1, 1), (1, 3, 1)]
        {
            let pairings = Pairing::all(players, seats);
            assert_eq!(pairings.len(), 1);
            let round = whole_round(&pairings[0]);
            assert_eq!(round.len(), in_all, "{players} players, {seats} seats");
            assert_eq!(round.iter().collect::<BTreeSet<_>>().len(), in_all, "none comes twice");
            for seat in 0..seats {
                for player in 0..players {
                    let times = round.iter().filter(|seating| seating[seat] == player).count();
                    assert_eq!(times * players, in_all, "player {player} at seat {seat}");
                }
            }
        }
    }

    #[test]
    fn every_deal_is_played_from_all_places() {
        let pairing = &Pairing::all(4, 4)[0];
        for deal in 0..6 {
            let seatings = pairing.seatings(deal);
            assert_eq!(seatings.len(), 4);
            for player in 0..4 {
                let places: BTreeSet<_> =
                    seatings.iter().map(|seating| seating.iter().position(|&p| p == player)).collect();
                assert_eq!(places.len(), 4, "deal {deal}");
            }
        }
    }

    #[test]
    fn games_are_rounded_up_to_whole_deals() {
        // AABB has four places round the table, ABAB two.
        let pairing = &Pairing::all(2, 4)[0];
        assert_eq!([0, 1, 4, 5, 6, 7, 300].map(|games| pairing.deals_for(games)), [0, 1, 1, 2, 2, 3, 100]);
        assert_eq!(Pairing::all(5, 4).len(), 5);
    }
}
