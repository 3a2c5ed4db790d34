//! Advice for Blackout: what the search finds best, and what it does in worlds that fit the view.

mod deeds;
mod mentions;
mod opening;
mod words;

use std::time::Instant;

use blackout::components::CardKind;
use blackout::{Action, Blackout, Decision, Label, N_SLOTS, View};
use game::{BySeat, Game, Limits, Seat, Turn};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;

use self::deeds::{Deeds, play_on};
use self::opening::{served_goal, start_reasons};
use super::brisk::{Planned, play_round};
use super::search::{Aim as Wish, Budget as Effort, Move, Tried, search, step_of_plan, world};
use super::train::is_between_rounds;
use super::value::{N_FEATURES, Theme, Value, themes};
use crate::advice::{Advice, Adviser, Part};
use crate::roster::Budget;

pub use self::words::{About, Aim, Why};

/// In how many worlds all moves are played to see what they do.
const WORLDS: u32 = 24;
/// How many moves are compared, the best first.
const COMPARED: usize = 8;
/// How many reasons are told beside those of the cards of a plan.
const REASONS: usize = 3;

impl Adviser for Blackout {
    type Aim = Aim;
    type About = About;
    type Why = Why;
    type Mind = Pcg32;

    /// Worlds in which a moment is looked at, and rollouts for a doubtful move.
    const REVIEW: [u64; 2] = [32, 2_000];

    fn mind(seed: u64) -> Pcg32 {
        Pcg32::seed_from_u64(seed)
    }

    /// Cards are planned and taken back as often as one likes; whoever is ready has a plan (B2.2).
    fn part(answer: Action) -> Part {
        match answer {
            Action::Plan(..) | Action::Unplan(_) => Part::Prepares,
            Action::Unready => Part::Reopens,
            _ => Part::Makes,
        }
    }

    fn whole(&self, view: &View, answer: Action) -> (View, Vec<Action>) {
        let mut fresh = *view;
        match (answer, view.viewer.seat()) {
            // Who is ready has made a plan.
            (Action::Ready, Some(seat)) => {
                fresh.planned = [None; N_SLOTS];
                fresh.table.ready = fresh.table.ready.without(seat);
                (fresh, steps(fresh, &view.planned))
            }
            _ => (fresh, vec![answer]),
        }
    }

    fn best(
        &self,
        mind: &mut Pcg32,
        view: &View,
        with: Option<&[Action]>,
        budget: Budget,
        limits: Limits<'_>,
    ) -> Vec<Advice<Blackout>> {
        let Some(seat) = view.viewer.seat().filter(|seat| self.turn_seen(view).asked().contains(*seat)) else {
            return Vec::new();
        };
        // Some is left to see what the moves do.
        let thinking = limits.time.mul_f32(0.85);
        let effort = match budget {
            Budget::Time => Effort::Time(thinking),
            Budget::Iterations(n) => Effort::Rollouts(n.min(u64::from(u32::MAX)) as u32),
        };
        // The same question gets the same advice: what is thought now is no luck of later ones.
        let mut rng = mind.clone();
        let deadline = Instant::now() + thinking;
        let mut tried = search(self, view, effort, Wish::of(view, effort), Some(deadline), limits, &mut rng);
        tried.truncate(COMPARED);
        let mut moves: Vec<Move> = tried.iter().map(|tried| tried.chosen).collect();
        if let Some(with) = with.and_then(|with| move_of(view, with)).filter(|with| !moves.contains(with)) {
            moves.push(with);
        }
        let seen = see(self, view, seat, &moves, &mut rng);
        let usual = usual_features(&tried);
        let mut advice = Vec::new();
        for (n, (chosen, seen_now)) in moves.iter().zip(&seen).enumerate() {
            let others: Vec<&Deeds> = seen.iter().enumerate().filter(|(m, _)| *m != n).map(|(_, s)| &s.deeds).collect();
            let found = tried.get(n).filter(|tried| tried.n > 0);
            let themes = found.map(|tried| learned(self, view, tried, &usual)).unwrap_or_default();
            let reasons = reasons(self, view, seat, *chosen, seen_now, &others, themes);
            advice.push(Advice {
                answers: answers(view, *chosen),
                // The search has chosen in other worlds, so that these flatter no move.
                chances: seen_now.chances,
                scores: Some(seen_now.scores),
                aim: aim(view, *chosen, &reasons),
                about: about(self, view, *chosen, &reasons),
                reasons,
            });
        }
        advice
    }

    fn win_chances(&self, mind: &mut Pcg32, view: &View, budget: Budget, _: Limits<'_>) -> BySeat<f32> {
        let worlds = match budget {
            Budget::Time => WORLDS,
            Budget::Iterations(n) => n.min(1_000_000) as u32,
        };
        win_probability(self, view, worlds, mind.clone().next_u64())
    }
}

/// What was seen of a move.
struct Seen {
    deeds: Deeds,
    chances: BySeat<f32>,
    scores: BySeat<f32>,
}

/// Plays all moves in the same worlds with the same luck.
fn see(game: &Blackout, view: &View, seat: Seat, moves: &[Move], rng: &mut Pcg32) -> Vec<Seen> {
    let none = || Seen { deeds: Deeds::default(), chances: BySeat([0.0; 4]), scores: BySeat([0.0; 4]) };
    let mut seen: Vec<Seen> = moves.iter().map(|_| none()).collect();
    let value = Value::learned(view.table.setup.n_seats);
    for _ in 0..WORLDS {
        let (world, luck) = (world(game, view, rng), Pcg32::seed_from_u64(rng.next_u64()));
        for (chosen, seen) in moves.iter().zip(&mut seen) {
            let (after, told) = play_on(game, &world, seat, *chosen, &mut luck.clone());
            seen.deeds.add(&game.components, seat, &told);
            let scores = value.scores(&game.components, after.table());
            let chances = value.win_chances(&game.components, after.table(), &scores);
            add(&mut seen.scores, &scores, WORLDS);
            add(&mut seen.chances, &chances, WORLDS);
        }
    }
    seen
}

fn add(sum: &mut BySeat<f32>, of: &BySeat<f32>, worlds: u32) {
    sum.0.iter_mut().zip(of.0).for_each(|(sum, of)| *sum += of / worlds.max(1) as f32);
}

/// The move that answers make: while planning they make a plan.
fn move_of(view: &View, answers: &[Action]) -> Option<Move> {
    if view.table.decision() != Some(Decision::Plan) {
        return answers.first().copied().map(Move::Answer);
    }
    let mut plan = view.planned;
    for answer in answers {
        match *answer {
            Action::Plan(slot, card) => plan[usize::from(slot)] = Some(card),
            Action::Unplan(slot) => plan[usize::from(slot)] = None,
            _ => {}
        }
    }
    Some(Move::Plan(plan))
}

/// A move answer by answer.
fn answers(view: &View, chosen: Move) -> Vec<Action> {
    match chosen {
        Move::Answer(action) => vec![action],
        Move::Plan(plan) => steps(*view, &plan),
    }
}

/// The answers that lead to a plan, and that it is one.
fn steps(mut view: View, plan: &Planned) -> Vec<Action> {
    let mut steps = Vec::new();
    loop {
        let step = step_of_plan(&view, plan);
        steps.push(step);
        match step {
            Action::Plan(slot, card) => view.planned[usize::from(slot)] = Some(card),
            Action::Unplan(slot) => view.planned[usize::from(slot)] = None,
            Action::Unready => {
                let Some(seat) = view.viewer.seat() else { return steps };
                view.table.ready = view.table.ready.without(seat);
            }
            _ => return steps,
        }
    }
}

/// The features that the moves tried lead to on average.
fn usual_features(tried: &[Tried]) -> [f32; N_FEATURES] {
    let n = tried.iter().filter(|tried| tried.n > 0).count().max(1) as f32;
    let mut usual = [0.0; N_FEATURES];
    for tried in tried.iter().filter(|tried| tried.n > 0) {
        usual.iter_mut().zip(&tried.features).for_each(|(usual, feature)| *usual += feature / n);
    }
    usual
}

/// What a move is better at than others as the learned value has it, in points, what weighs most first.
fn learned(game: &Blackout, view: &View, tried: &Tried, usual: &[f32; N_FEATURES]) -> Vec<(f32, Why)> {
    let mut sums = [0.0; Theme::COUNT];
    let slope = Value::learned(view.table.setup.n_seats).net.slope(&tried.features);
    for (feature, theme) in themes(&game.components, &view.table).into_iter().enumerate() {
        sums[theme as usize] += 10.0 * slope[feature] * (tried.features[feature] - usual[feature]);
    }
    let worth = |(theme, points): (Theme, f32)| {
        let theme = named(theme).filter(|_| points >= 0.2)?;
        Some((points, Why::Theme { theme }))
    };
    let mut found: Vec<(f32, Why)> = Theme::ALL.into_iter().zip(sums).filter_map(worth).collect();
    found.sort_by(|a, b| b.0.total_cmp(&a.0));
    found
}

/// How messages call a theme. Time is nobody's doing, and the score says itself.
const fn named(theme: Theme) -> Option<&'static str> {
    Some(match theme {
        Theme::Time | Theme::Score => return None,
        Theme::Goods => "goods",
        Theme::Money => "money",
        Theme::Tokens => "tokens",
        Theme::Cards => "cards",
        Theme::Hospital => "hospital",
        Theme::Engine => "engine",
        Theme::Power => "power",
        Theme::Scouting => "scouting",
        Theme::Goals => "goals",
        Theme::Map => "map",
        Theme::Chapter => "chapter",
    })
}

/// Why a move: what it does that others do not, what it is itself, and, where nothing of that can be named, what experience
/// says.
fn reasons(
    game: &Blackout,
    view: &View,
    seat: Seat,
    chosen: Move,
    seen: &Seen,
    others: &[&Deeds],
    themes: Vec<(f32, Why)>,
) -> Vec<Why> {
    let mut found = seen.deeds.against(others);
    match chosen {
        // What the rest of the round happens to bring tells little of a place to start.
        Move::Answer(Action::Start(location)) => found = start_reasons(game, view, seat, location),
        Move::Answer(Action::Place(location)) => {
            let cubes = view.table.boards[seat].cubes;
            let mut with = cubes;
            with.insert(location);
            for district in nearby(game, view, location) {
                let left = game.components.map.ring(district).without(with).len() as u8;
                if matches!(left, 1..=2) {
                    found.push((1.5 / f32::from(left), Why::Approaches { district, left }));
                }
            }
        }
        Move::Answer(Action::Buy(row, place)) => {
            if let Some(card) = view.table.rows[usize::from(row)][usize::from(place)] {
                let design = game.components.card(card);
                if let CardKind::Volunteer { cubes, .. } = design.kind {
                    found.push((f32::from(cubes) * 0.5, Why::Carries { card, cubes }));
                }
                if design.points >= 2 {
                    found.push((f32::from(design.points) * 0.4, Why::Worth { card, points: design.points }));
                }
            }
        }
        _ => {}
    }
    found.sort_by(|a, b| b.0.total_cmp(&a.0));
    found.truncate(REASONS);
    // A plan is mostly for its cards, which are told in any case.
    if let Move::Plan(plan) = chosen {
        found.extend(seen.deeds.of_cards(plan.into_iter().flatten()).into_iter().map(|why| (0.0, why)));
        let told: Vec<Why> = found.iter().map(|(_, why)| why.clone()).collect();
        found.extend(served_goal(game, view, seat, &told).map(|why| (0.0, why)));
        // The goal comes first, then the cards; that something is saved as well comes last.
        found.sort_by_key(|(_, why)| match why {
            Why::Serves { .. } | Why::ServesPlan { .. } => 0,
            Why::Saves { .. } => 2,
            _ => 1,
        });
    }
    if found.is_empty() {
        found = themes;
        found.truncate(2);
    }
    found.into_iter().map(|(_, why)| why).collect()
}

/// The open districts round which a location lies.
fn nearby(game: &Blackout, view: &View, location: blackout::Location) -> impl Iterator<Item = blackout::District> {
    let secured = view.table.secured;
    let touched = game.components.map.touched(blackout::LocationSet::only(location));
    touched.into_iter().filter(move |district| !secured.contains(*district))
}

fn aim(view: &View, chosen: Move, reasons: &[Why]) -> Aim {
    let is_nothing = matches!(chosen, Move::Answer(Action::Done)) && view.table.decision() != Some(Decision::Food);
    match reasons.first() {
        None | Some(Why::Saves { .. }) if is_nothing => Aim::Save,
        Some(why) => why.aim(),
        None => Aim::Nothing,
    }
}

fn about(game: &Blackout, view: &View, chosen: Move, reasons: &[Why]) -> Vec<About> {
    match chosen {
        Move::Plan(plan) => plan.into_iter().flatten().map(|card| About::Card { card }).collect(),
        Move::Answer(action) => match (game.label(view, action), view.viewer.seat()) {
            // Where a cube goes is the move itself; round which district is the hint.
            (Label::Place { location } | Label::Start { location }, Some(seat)) => {
                let cubes = view.table.boards[seat].cubes;
                let lacks = |district: &blackout::District| game.components.map.ring(*district).without(cubes).len();
                let nearest = nearby(game, view, location).min_by_key(lacks);
                let place = nearest.map_or(About::Location { location }, |district| About::District { district });
                // A link is asked for by a goal, which is worth a look as well.
                let asked_by = |why: &Why| match *why {
                    Why::LinkOf { card, .. } => Some(About::Card { card }),
                    Why::LinkOfPlan { plan, .. } => Some(About::Plan { plan }),
                    _ => None,
                };
                [place].into_iter().chain(reasons.iter().filter_map(asked_by)).collect()
            }
            (label, _) => words::about(&label).into_iter().collect(),
        },
    }
}

/// How likely each seat is to win, as far as the viewer can tell: over so many worlds that fit its view, each played on to
/// the end of the round. Alone it is the chance to win the chapter.
pub fn win_probability(game: &Blackout, view: &View, worlds: u32, seed: u64) -> BySeat<f32> {
    let mut rng = Pcg32::seed_from_u64(seed);
    let value = Value::learned(view.table.setup.n_seats);
    let mut sum = BySeat([0.0; 4]);
    let is_over = game.turn_seen(view) == Turn::Over;
    let worlds = if is_over { 1 } else { worlds.max(1) };
    for _ in 0..worlds {
        let mut state = game.sample(view, &mut rng);
        let mut luck = Pcg32::seed_from_u64(rng.next_u64());
        if !is_between_rounds(&state) {
            play_round(game, &mut state, &mut luck);
        }
        let scores = value.scores(&game.components, state.table());
        let chances = value.win_chances(&game.components, state.table(), &scores);
        add(&mut sum, &chances, worlds);
    }
    sum
}
