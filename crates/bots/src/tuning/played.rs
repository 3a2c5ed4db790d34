//! One game of a series, and what is noted of it.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use blackout::campaign::conditions;
use blackout::{Action, Blackout, CardSet, Chapter, Event, Setup, Table, View};
use game::{Bot, Game, Limits};
use rand_core::SeedableRng;
use rand_pcg::Pcg32;

use super::ledger::{Goods, Ledger, Means};
use crate::arena::{self, Ending, Player, luck_of, whims};
use crate::blackout::{Budget, Greedy, POLICY, Search};

/// How well all seats of a game play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Play {
    /// The greedy bot.
    Greedy,
    /// The learned policy: the search with few rollouts.
    Strong,
}

impl Play {
    fn bot(self, seed: u64) -> Box<dyn Bot<Blackout> + Send> {
        match self {
            Play::Greedy => Box::new(Greedy(Pcg32::seed_from_u64(seed))),
            Play::Strong => Box::new(Search::new(seed, Budget::Rollouts(POLICY))),
        }
    }
}

/// Games of one sort.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Series {
    /// Who plays.
    pub play: Play,
    /// What is played.
    pub setup: Setup,
}

impl Series {
    /// Every sort of games the frame speaks of: the five chapters alone, greedy and strong; standard games of two to four seats.
    pub fn all() -> Vec<Series> {
        let alone = |play| {
            Chapter::ALL.map(|chapter| Series { play, setup: Setup { n_seats: 1, chapter: Some(chapter), losses: 0 } })
        };
        let together =
            [2, 3, 4].map(|n_seats| Series { play: Play::Strong, setup: Setup { n_seats, chapter: None, losses: 0 } });
        alone(Play::Greedy).into_iter().chain(alone(Play::Strong)).chain(together).collect()
    }
}

/// What is noted of one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seen {
    /// Its score.
    pub score: i16,
    /// Whether it has won, alone or with others.
    pub has_won: bool,
    /// How many places after the starting player of the first round it sat.
    pub place: u8,
    /// The letter of the emergency plan it was dealt; none in the campaign (B10.2).
    pub dealt: Option<&'static str>,
    /// Orchids by its score alone; none outside the campaign.
    pub orchids: u8,
    /// The objective cards it bought.
    pub bought: CardSet,
    /// How it came by its points, and how often it used each means.
    pub means: Means,
    /// What became of each resource.
    pub goods: [Goods; 6],
}

/// What is noted of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// Its series, by place in the list.
    pub series: usize,
    /// Its number in the series.
    pub number: u64,
    /// How many rounds it had.
    pub rounds: u32,
    /// The seats, from A on.
    pub seats: Vec<Seen>,
}

impl Played {
    /// The part of the win that a seat has.
    pub fn win_of(&self, seat: &Seen) -> f64 {
        let winners = self.seats.iter().filter(|seat| seat.has_won).count();
        if seat.has_won { 1.0 / winners as f64 } else { 0.0 }
    }

    /// The best score.
    pub fn best(&self) -> i16 {
        self.seats.iter().map(|seat| seat.score).max().unwrap_or_default()
    }
}

/// Time enough for any answer: rollouts are what bounds it, so that the same seed gives the same game on any machine.
const PATIENCE: Duration = Duration::from_mins(10);

/// Plays a game of a series; `None` if it was stopped. The same seed and number give the same game.
pub fn play(
    rules: &Blackout,
    all: &[Series],
    series: usize,
    number: u64,
    seed: u64,
    stop: &AtomicBool,
) -> Option<Played> {
    let Series { play, setup } = all[series];
    let luck = luck_of(seed, number);
    let mut end = None;
    let mut players: Vec<(usize, Box<dyn Player<Blackout> + '_>)> = Vec::new();
    let mut ears = Some(&mut end);
    for seat in rules.seats(&setup).iter() {
        let bot = play.bot(whims(luck, series, 0, seat));
        players.push((0, Box::new(Witness { bot, end: ears.take() })));
    }
    let (done, rounds) = arena::play(rules, &setup, luck, &mut players, Limits { time: PATIENCE, stop }, None)?;
    drop(players);
    let (table, heard) = end?;
    let ledger = Ledger::of(rules, &heard);
    let seats = rules.seats(&setup).iter().zip(&done).map(|(seat, done)| Seen {
        score: done.score,
        has_won: done.place == 1,
        place: ledger.place(seat, setup.n_seats),
        dealt: ledger.dealt[seat],
        orchids: conditions(&rules.components, &table, seat).map_or(0, |conditions| conditions.orchids),
        bought: ledger.bought[seat],
        means: ledger.means[seat],
        goods: ledger.goods[seat],
    });
    Some(Played { series, number, rounds, seats: seats.collect() })
}

/// Plays as its bot does; the first one keeps what it sees and has heard at the end, of which nothing that is counted is secret.
struct Witness<'a> {
    bot: Box<dyn Bot<Blackout> + Send>,
    end: Option<&'a mut Option<(Table, Vec<Event>)>>,
}

impl Player<Blackout> for Witness<'_> {
    fn choose(&mut self, game: &Blackout, view: &View, heard: &[Event], limits: Limits<'_>) -> Action {
        self.bot.choose(game, view, heard, limits)
    }

    fn end(&mut self, _: &Blackout, view: &View, heard: &[Event], _: &Ending) {
        if let Some(end) = &mut self.end {
            **end = Some((view.table, heard.to_vec()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static GO_ON: AtomicBool = AtomicBool::new(false);

    #[test]
    fn the_same_seed_gives_the_same_game_and_points_add_up() {
        let rules = Blackout { components: boxes::embedded().components };
        let all = Series::all();
        // Greedy and strong alone, and strong with others.
        for series in [0, 7, 11] {
            let game = play(&rules, &all, series, 3, 5, &GO_ON).unwrap();
            assert_eq!(play(&rules, &all, series, 3, 5, &GO_ON).as_ref(), Some(&game));
            assert_ne!(play(&rules, &all, series, 4, 5, &GO_ON).as_ref(), Some(&game));
            assert_eq!(game.seats.len(), usize::from(all[series].setup.n_seats));
            for seat in &game.seats {
                assert_eq!(seat.dealt.is_some(), all[series].setup.chapter.is_none());
                assert_eq!(seat.means.points(), i32::from(seat.score), "every point has its source");
            }
            let mut places: Vec<u8> = game.seats.iter().map(|seat| seat.place).collect();
            places.sort_unstable();
            assert!(places.into_iter().eq(0..all[series].setup.n_seats));
        }
    }

    #[test]
    fn no_resource_is_lost_from_the_books() {
        let rules = Blackout { components: boxes::embedded().components };
        let all = Series::all();
        let game = play(&rules, &all, 11, 1, 1, &GO_ON).unwrap();
        for goods in game.seats.iter().flat_map(|seat| seat.goods) {
            assert_eq!(goods.gained, goods.spent + goods.returned + goods.left, "{goods:?}");
        }
        assert!(game.seats.iter().flat_map(|seat| seat.goods).any(|goods| goods.spent > 0));
    }

    #[test]
    fn a_game_that_is_stopped_is_none() {
        let rules = Blackout { components: boxes::embedded().components };
        let stop = AtomicBool::new(true);
        assert_eq!(play(&rules, &Series::all(), 5, 0, 1, &stop), None);
    }
}
