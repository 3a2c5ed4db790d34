//! Games a search plays against itself, and what can be learned from them.

use std::sync::atomic::AtomicBool;

use bots::hongkong::evaluation::Features;
use bots::hongkong::{Budget, CIRCUMSTANCES, Searcher, circumstances};
use bots::quick;
use hongkong::{Piece, Placement, Player, Position};
use rand_pcg::Pcg32;

use crate::fit::Sample;

/// How much of what is to be predicted is the result of the game; the rest is the score of the search.
const OF_RESULT: f64 = 0.4;

/// What was seen in games.
pub struct Lessons {
    pub samples: Vec<Sample>,
    /// How often a kind of placement was possible, and how often it was the best.
    possible: [[u32; CIRCUMSTANCES]; 3],
    best: [[u32; CIRCUMSTANCES]; 3],
}

impl Default for Lessons {
    fn default() -> Lessons {
        let none = [[0; CIRCUMSTANCES]; 3];
        Lessons { samples: Vec::new(), possible: none, best: none }
    }
}

impl Lessons {
    /// Placements are counted anew in each round, since better play plays others.
    pub fn forget_placements(&mut self) {
        self.possible = [[0; CIRCUMSTANCES]; 3];
        self.best = self.possible;
    }

    fn count(&mut self, position: &Position, best: Placement) {
        let found = circumstances(position, !hongkong::PlotSet::NONE);
        for (piece, plots) in position.legal().into_iter().enumerate() {
            for plot in plots {
                self.possible[piece][usize::from(found[plot.index()])] += 1;
            }
        }
        self.best[best.piece as usize][usize::from(found[best.plot.index()])] += 1;
    }

    /// What was seen seldom is taken to be somewhat unlikely.
    pub fn priors(&self) -> [[i16; CIRCUMSTANCES]; 3] {
        std::array::from_fn(|piece| {
            std::array::from_fn(|n| {
                let share = (f64::from(self.best[piece][n]) + 0.5) / (f64::from(self.possible[piece][n]) + 50.0);
                (100.0 * (share / (1.0 - share)).ln()) as i16
            })
        })
    }
}

/// Plays a game from a random beginning, now and then with a random placement, and keeps what can be learned.
pub fn play(searcher: &mut Searcher, nodes: u64, mut rng: Pcg32, lessons: &mut Lessons) {
    let stop = AtomicBool::new(false);
    let mut position = Position::start(Player::A);
    searcher.forget();
    for _ in 0..2 + quick(&mut rng, 10) {
        position.place(any(&position, &mut rng));
    }
    let mut game: Vec<(Position, f64)> = Vec::new();
    while !position.is_over() {
        let thought = searcher.think(&position, Budget::nodes(nodes), &stop);
        let best = thought.best().expect("the game is not over");
        if thought.score.proven().is_none() {
            game.push((position, thought.score.win_probability()));
            lessons.count(&position, best);
        }
        // What a search looks at is mostly worse play than its own, so that must be judged, too.
        if quick(&mut rng, 3) == 0 {
            let mut aside = position;
            aside.place(any(&position, &mut rng));
            if !aside.is_over() {
                let thought = searcher.think(&aside, Budget::nodes(nodes / 2), &stop);
                let chance = thought.score.win_probability().clamp(0.01, 0.99) as f32;
                lessons.samples.push(Sample { features: Features::of(&aside), chance });
            }
        }
        let strays = quick(&mut rng, 25) == 0;
        position.place(if strays { any(&position, &mut rng) } else { best });
    }
    let winner = position.ending().and_then(hongkong::Ending::winner);
    for (position, searched) in game {
        let result = winner.map_or(0.5, |winner| f64::from(u8::from(winner == position.to_move())));
        let chance = (OF_RESULT * result + (1.0 - OF_RESULT) * searched) as f32;
        lessons.samples.push(Sample { features: Features::of(&position), chance });
    }
}

/// Any legal placement, each as likely.
pub fn any(position: &Position, rng: &mut Pcg32) -> Placement {
    let legal = position.legal();
    let mut n = quick(rng, legal.iter().map(|plots| plots.len()).sum());
    for (piece, plots) in Piece::ALL.into_iter().zip(legal) {
        if n < plots.len() {
            return Placement { piece, plot: plots.nth(n) };
        }
        n -= plots.len();
    }
    unreachable!("the game is not over")
}
