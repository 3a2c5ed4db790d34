//! Advice for Hong Kong: the search's best placements, and what they do on the board.

use game::{Arg, BySeat, Limits, Seat, messages};
use hongkong::{Ending, HongKong, Label, Piece, Placement, Player, Plot, PlotSet, Position, View};

use super::search::Searcher;
use super::thought::{Budget as Effort, Ranked, Score};
use crate::advice::{Advice, Adviser, Mention, Mentions};
use crate::roster::Budget;

messages! {
    /// What a turn is good for.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Aim {
        /// The game is won by force.
        Win = "advice-hongkong-aim-win",
        /// Take a building.
        Take = "advice-hongkong-aim-take",
        /// Keep one's own.
        Guard = "advice-hongkong-aim-guard",
        /// Threaten a building.
        Threaten = "advice-hongkong-aim-threaten",
        /// A new building.
        Found = "advice-hongkong-aim-found",
        /// Higher than the neighbours.
        Rise = "advice-hongkong-aim-rise",
    }
}

messages! {
    /// What a turn is about.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum About {
        /// A plot.
        Plot { plot: Plot } = "advice-hongkong-about-plot",
    }
}

messages! {
    /// What a turn does.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Why {
        /// It wins, whatever the opponent does.
        Forces { within: u8 } = "advice-hongkong-forces",
        /// It ends the game.
        Ends = "advice-hongkong-ends" per "K9",
        /// It takes a building.
        Takes { plot: Plot, seat: Seat } = "advice-hongkong-takes" per "K6",
        /// The opponent could have taken these next turn, and no longer can.
        Guards { plots: PlotList, n: u32 } = "advice-hongkong-guards" per "K6",
        /// Nobody builds on it any more.
        Seals { plot: Plot } = "advice-hongkong-seals" per "K4",
        /// These can be taken next turn.
        Threatens { plots: PlotList, n: u32 } = "advice-hongkong-threatens" per "K6",
        /// The centre, which decides when both have as many.
        Centre = "advice-hongkong-centre" per "K10",
        /// A building more.
        Founds { plot: Plot, more: u32, fewer: u32 } = "advice-hongkong-founds" per "K10",
        /// Higher than before, which is harder to take.
        Raises { plot: Plot, height: u8 } = "advice-hongkong-raises" per "K6",
    }
}

/// How many first placements are ranked.
const MOST: usize = 3;
/// The memory of a search for advice: a second of thought fills less.
const MEGABYTES: usize = 16;

impl Adviser for HongKong {
    type Aim = Aim;
    type About = About;
    type Why = Why;
    type Mind = Searcher;

    /// Positions searched: a tenth of a second, and two of them.
    const REVIEW: [u64; 2] = [150_000, 300_000];

    fn mind(_: u64) -> Searcher {
        Searcher::with_megabytes(MEGABYTES)
    }

    fn best(
        &self,
        mind: &mut Searcher,
        view: &View,
        with: Option<&[Placement]>,
        budget: Budget,
        limits: Limits<'_>,
    ) -> Vec<Advice<HongKong>> {
        let Some(position) = view.my_turn() else { return Vec::new() };
        let thought = mind.rank(position, MOST, effort(budget, limits), limits.stop, |_| {});
        let mut ranked = thought.ranked;
        let with = with.and_then(|with| with.first().copied());
        if let Some(with) = with.filter(|with| ranked.iter().all(|ranked| ranked.line.first() != Some(with))) {
            let mut after = *position;
            after.place(with);
            let mut line = vec![with];
            let thought = mind.think(&after, effort(budget, limits), limits.stop);
            line.extend(thought.line);
            let score = score_of(&after, thought.score, position.to_move());
            ranked.push(Ranked { line, score });
        }
        ranked.iter().map(|ranked| advice(position, ranked)).collect()
    }

    fn win_chances(&self, mind: &mut Searcher, view: &View, budget: Budget, limits: Limits<'_>) -> BySeat<f32> {
        let Some(position) = view.state.position() else { return chances(Player::A, 0.5) };
        if let Some(ending) = position.ending() {
            return chances(Player::A, ending.winner().map_or(0.5, |winner| f32::from(u8::from(winner == Player::A))));
        }
        let score = mind.think(position, effort(budget, limits), limits.stop).score;
        chances(position.to_move(), score.win_probability() as f32)
    }
}

fn effort(budget: Budget, limits: Limits<'_>) -> Effort {
    // A little is left for what comes after the search.
    let time = Some(limits.time.mul_f64(0.95));
    match budget {
        Budget::Time => Effort { time, ..Effort::default() },
        Budget::Iterations(nodes) => Effort { time, nodes: Some(nodes), depth: None },
    }
}

/// A score of the player to move, or of an ending, as another player sees it.
fn score_of(position: &Position, score: Score, player: Player) -> Score {
    match position.ending() {
        Some(ending) => ending.winner().map_or(Score::EVEN, |winner| Score::won(winner == player)),
        None if position.to_move() == player => score,
        None => score.reversed(),
    }
}

fn chances(player: Player, chance: f32) -> BySeat<f32> {
    let mut chances = BySeat([0.0; 4]);
    chances[player.seat()] = chance;
    chances[player.other().seat()] = 1.0 - chance;
    chances
}

fn advice(position: &Position, ranked: &Ranked) -> Advice<HongKong> {
    let me = position.to_move();
    // A turn is a placement, or two where the first is a fast block (K2).
    let n = if ranked.line.first().is_some_and(|first| first.piece == Piece::Fast) { 2 } else { 1 };
    let answers: Vec<Placement> = ranked.line.iter().copied().take(n).collect();
    let reasons = reasons(position, &answers, ranked.score);
    Advice {
        about: about(&answers),
        aim: reasons.first().map_or(Aim::Rise, aim),
        reasons,
        chances: chances(me, ranked.score.win_probability() as f32),
        scores: None,
        answers,
    }
}

fn about(answers: &[Placement]) -> Vec<About> {
    let mut plots: Vec<Plot> = answers.iter().map(|placement| placement.plot).collect();
    plots.dedup();
    plots.into_iter().map(|plot| About::Plot { plot }).collect()
}

/// What a turn does on the board, what weighs most first.
fn reasons(before: &Position, answers: &[Placement], score: Score) -> Vec<Why> {
    let (me, other) = (before.to_move(), before.to_move().other());
    let mut after = *before;
    for placement in answers {
        after.place(*placement);
    }
    let mut reasons = Vec::new();
    if after.is_over() {
        let wins = after.ending().and_then(Ending::winner) == Some(me);
        reasons.extend(wins.then_some(Why::Ends));
    } else if let Some(proven) = score.proven().filter(|proven| proven.won) {
        reasons.push(Why::Forces { within: proven.within });
    }
    let mine = after.controlled(me);
    let taken = before.controlled(other) & mine;
    reasons.extend(taken.into_iter().map(|plot| Why::Takes { plot, seat: other.seat() }));
    if mine.contains(Plot::CENTRE) && !before.controlled(me).contains(Plot::CENTRE) {
        reasons.push(Why::Centre);
    }
    let guarded = reach_of_turn(before, other) & mine & !reach_of_turn(&after, other);
    if !after.is_over() && !guarded.is_empty() {
        reasons.push(Why::Guards { plots: PlotList(guarded), n: guarded.len() });
    }
    let threats = reach(&after, me) & !reach(before, me);
    if !threats.is_empty() {
        reasons.push(Why::Threatens { plots: PlotList(threats), n: threats.len() });
    }
    let (more, fewer) = (mine.len(), after.controlled(other).len());
    let founded = mine & !before.occupied();
    reasons.extend(founded.into_iter().map(|plot| Why::Founds { plot, more, fewer }));
    let sealed = |position: &Position| position.roofed() | position.taller_than(4);
    let closed = sealed(&after) & !sealed(before) & mine;
    reasons.extend(closed.into_iter().map(|plot| Why::Seals { plot }));
    if reasons.is_empty() {
        let raised = answers.iter().filter_map(|placement| Some((placement.plot, after.building(placement.plot)?)));
        reasons.extend(raised.map(|(plot, building)| Why::Raises { plot, height: building.height }));
    }
    reasons.truncate(4);
    reasons
}

/// What a player could take from the other one with a piece.
fn reach(position: &Position, by: Player) -> PlotSet {
    let legal = position.in_turn_of(by).legal();
    legal.into_iter().fold(PlotSet::NONE, |all, plots| all | plots) & position.controlled(by.other())
}

/// What a player could take from the other one in a turn: a fast block may come first (K2), and the second piece sees the
/// board as it leaves it (K8).
fn reach_of_turn(position: &Position, by: Player) -> PlotSet {
    let turn = position.in_turn_of(by);
    let [_, fast, _] = turn.legal();
    let after = |plot: Plot| {
        let mut after = turn;
        after.place(Placement { piece: Piece::Fast, plot });
        reach(&after, by)
    };
    fast.into_iter().fold(reach(&turn, by), |all, plot| all | after(plot))
}

/// What a reason is good for.
const fn aim(why: &Why) -> Aim {
    match why {
        Why::Forces { .. } | Why::Ends => Aim::Win,
        Why::Takes { .. } => Aim::Take,
        Why::Guards { .. } | Why::Seals { .. } => Aim::Guard,
        Why::Threatens { .. } => Aim::Threaten,
        Why::Founds { .. } | Why::Centre => Aim::Found,
        Why::Raises { .. } => Aim::Rise,
    }
}

/// Several plots, which a message names with commas between them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlotList(pub PlotSet);

impl From<PlotList> for Arg {
    fn from(list: PlotList) -> Arg {
        Arg::Text(list.0.into_iter().map(|plot| plot.to_string()).collect::<Vec<_>>().join(", "))
    }
}

impl Mentions for Aim {
    /// The aim does not tell the plots, and the board is all there is to look at.
    fn mentions(&self) -> Vec<Mention> {
        Vec::new()
    }
}

impl Mentions for About {
    fn mentions(&self) -> Vec<Mention> {
        let About::Plot { plot } = self;
        vec![Mention::Plot(*plot)]
    }
}

impl Mentions for Why {
    fn mentions(&self) -> Vec<Mention> {
        match *self {
            Why::Takes { plot, .. } | Why::Seals { plot } | Why::Founds { plot, .. } | Why::Raises { plot, .. } => {
                vec![Mention::Plot(plot)]
            }
            Why::Guards { plots, .. } | Why::Threatens { plots, .. } => {
                plots.0.into_iter().map(Mention::Plot).collect()
            }
            Why::Centre => vec![Mention::Plot(Plot::CENTRE)],
            Why::Forces { .. } | Why::Ends => Vec::new(),
        }
    }
}

impl Mentions for Label {
    fn mentions(&self) -> Vec<Mention> {
        match *self {
            Label::Found { piece, plot } | Label::Raise { piece, plot, .. } | Label::Take { piece, plot, .. } => {
                vec![Mention::Plot(plot), Mention::Piece(piece)]
            }
            Label::Ask | Label::AskSecond => Vec::new(),
        }
    }
}
