//! The ten laws, in order.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::{Move, Run, Subject, legal as legal_of, step};
use crate::record::{Record, Step};
use crate::{BySeat, List, Seat, Turn, Viewer, heard, play};

type Held = Result<(), String>;

fn hold(holds: bool, seen: impl FnOnce() -> String) -> Held {
    if holds { Ok(()) } else { Err(seen()) }
}

pub(super) fn clones<G: Subject>(mut run: Run<'_, G>) -> Held {
    let mut earlier = Vec::new();
    run.walk(|_, state, _| {
        let clone = state.clone();
        hold(clone == *state, || format!("a clone of {state:?} is {clone:?}"))?;
        let seen = format!("{clone:?}");
        earlier.push((clone, seen));
        Ok(())
    })?;
    for (clone, seen) in earlier {
        let now = format!("{clone:?}");
        hold(now == seen, || format!("an earlier clone was {seen} and is now {now}"))?;
    }
    Ok(())
}

pub(super) fn asked<G: Subject>(mut run: Run<'_, G>) -> Held {
    let seats = run.game.seats(run.setup);
    let list_each = |game: &G, state: &G::State| {
        for seat in seats.iter() {
            let list = legal_of(game, state, seat);
            let actions = list.actions();
            let asked = game.turn(state).asked().contains(seat);
            hold(asked != actions.is_empty(), || format!("seat {seat}, asked: {asked}, may do {actions:?}"))?;
            for (i, action) in actions.iter().enumerate() {
                hold(!actions[..i].contains(action), || format!("{action:?} is listed twice for seat {seat}"))?;
            }
            let mut now = G::Actions::default();
            game.legal_now(state, seat, &mut now);
            hold(now.actions() == actions, || format!("state and view of seat {seat} list different actions"))?;
            let seen = game.turn_seen(&game.view(state, seat.into()));
            hold(seen == game.turn(state), || format!("seat {seat} sees {seen:?}"))?;
        }
        let mut none = G::Actions::default();
        game.legal(&game.view(state, Viewer::Spectator), &mut none);
        hold(none.actions().is_empty(), || "a spectator may act".into())
    };
    let last = run.walk(|run, state, _| list_each(run.game, state))?;
    // A game that stops while a seat is asked offered that seat nothing.
    list_each(run.game, &last)
}

pub(super) fn legal<G: Subject>(mut run: Run<'_, G>) -> Held {
    let mut shapes: Vec<G::Action> = Vec::new();
    let seats = run.game.seats(run.setup);
    run.walk(|run, state, _| {
        let game = run.game;
        for seat in seats.iter() {
            let list = legal_of(game, state, seat);
            let view = game.view(state, seat.into());
            for &action in list.actions() {
                hold(play(game, &mut state.clone(), seat, action, &mut ()).is_ok(), || {
                    format!("{action:?} is refused")
                })?;
                let reason = game.why_not(&view, action);
                hold(reason.is_none(), || format!("{action:?} is legal, but {reason:?}"))?;
                if !shapes.contains(&action) {
                    shapes.push(action);
                }
            }
            for _ in 0..shapes.len().min(12) {
                let shape = shapes[run.below(shapes.len() as u64) as usize];
                if list.actions().contains(&shape) {
                    continue;
                }
                let mut after = state.clone();
                let played = play(game, &mut after, seat, shape, &mut ());
                hold(played.is_err(), || format!("{shape:?} of seat {seat} is not legal and was played"))?;
                hold(after == *state, || format!("the refused {shape:?} changed the state"))?;
                let unexplained = game.turn(state).asked().contains(seat) && game.why_not(&view, shape).is_none();
                hold(!unexplained, || format!("{shape:?} is refused to seat {seat} without a reason"))?;
            }
        }
        Ok(())
    })?;
    Ok(())
}

pub(super) fn notation<G: Subject>(mut run: Run<'_, G>) -> Held {
    let setup = run.game.print_setup(run.setup);
    hold(run.game.parse_setup(&setup).as_ref() == Ok(run.setup), || format!("the setup {setup} does not come back"))?;
    let word = |text: &str| !text.is_empty() && !text.starts_with('/') && !text.contains(char::is_whitespace);
    run.walk(|run, state, this| {
        let game = run.game;
        for seat in game.turn(state).asked().iter() {
            for &action in legal_of(game, state, seat).actions() {
                let text = game.print_action(action);
                let back = game.parse_action(&text);
                hold(word(&text), || format!("{action:?} prints as “{text}”"))?;
                hold(back.as_ref() == Ok(&action), || format!("{action:?} prints as {text}, which reads as {back:?}"))?;
            }
        }
        if let Move::Outcome(outcome) = this.this {
            let text = game.print_outcome(outcome);
            let back = game.parse_outcome(&text);
            hold(word(&text), || format!("{outcome:?} prints as “{text}”"))?;
            hold(back.as_ref() == Ok(&outcome), || format!("{outcome:?} prints as {text}, which reads as {back:?}"))?;
        }
        Ok(())
    })?;
    Ok(())
}

pub(super) fn replay<G: Subject>(mut run: Run<'_, G>) -> Held {
    let game = run.game;
    let mut record = Record::new(game, run.setup.clone());
    round_trip(game, &record)?;
    let until = run.below(G::BOUND as u64);
    for n in 0..G::BOUND as u64 {
        let Some(this) = run.pick(record.state()) else { break };
        let line = match this {
            Move::Answer(seat, action) => Step::Play(seat, [action].into()),
            Move::Outcome(outcome) => {
                let m = game.chances(record.state());
                let k = (0..m).find(|&k| game.outcome(record.state(), k) == outcome).unwrap_or(m);
                Step::Chance { k, m, outcome }
            }
        };
        record.push(game, line, &mut ()).map_err(|fault| format!("{this:?} is refused: {fault:?}"))?;
        // Undoing folds the game again, so in long games it is tried in the beginning only.
        if n < 200 && run.below(16) == 0 {
            let from = record.steps().len();
            let undo = Step::Undo { by: None, from };
            record.push(game, undo, &mut ()).map_err(|fault| format!("step {from} cannot be undone: {fault:?}"))?;
        }
        if n == until {
            round_trip(game, &record)?;
        }
    }
    round_trip(game, &record)?;
    let requests = in_requests(game, &record)?;
    hold(requests.state() == record.state(), || "answers given together lead elsewhere".into())?;
    round_trip(game, &requests)
}

/// The same game without what was taken back, each seat's answers given together as far as may be.
fn in_requests<G: Subject>(game: &G, record: &Record<G>) -> Result<Record<G>, String> {
    let mut requests: Record<G> = Record::new(game, record.setup().clone());
    let mut open: Option<(Seat, Vec<G::Action>)> = None;
    let mut push =
        |line| requests.push(game, line, &mut ()).map_err(|fault| format!("a request is refused: {fault:?}"));
    let mut reveals = false;
    let mut state = game.start(record.setup());
    for (_, line) in record.live() {
        match (line, &mut open) {
            (Step::Play(seat, actions), Some((by, together))) if by == seat && !reveals => together.extend(actions),
            (line, together) => {
                together.take().map_or(Ok(()), |(seat, actions)| push(Step::Play(seat, actions)))?;
                match line {
                    Step::Play(seat, actions) => *together = Some((*seat, actions.clone())),
                    other => push(other.clone())?,
                }
            }
        }
        (state, reveals) = match line {
            Step::Play(seat, actions) => {
                let reveals = game.reveals(&game.view(&state, (*seat).into()), actions[0]);
                (step(game, &state, Move::Answer(*seat, actions[0])).0, reveals)
            }
            Step::Chance { outcome, .. } => (step(game, &state, Move::Outcome(*outcome)).0, false),
            _ => (state, false),
        };
    }
    open.map_or(Ok(()), |(seat, actions)| push(Step::Play(seat, actions)))?;
    Ok(requests)
}

fn round_trip<G: Subject>(game: &G, record: &Record<G>) -> Held {
    let text = record.to_text(game);
    let again = Record::from_text(game, &text).map_err(|error| format!("the file is refused: {error:?}\n{text}"))?;
    hold(again.state() == record.state(), || format!("replayed, {:?} is {:?}", record.state(), again.state()))?;
    hold(again.to_text(game) == text, || format!("written again, the file is another:\n{text}"))
}

pub(super) fn samples<G: Subject>(mut run: Run<'_, G>) -> Held {
    run.walk(|run, state, _| {
        let viewer = run.viewer();
        let view = run.game.view(state, viewer);
        let sampled = run.game.sample(&view, &mut run.rng);
        let again = run.game.view(&sampled, viewer);
        hold(again == view, || format!("{viewer:?} sees {view:?}, but {again:?} in the sample {sampled:?}"))
    })?;
    Ok(())
}

/// How often each value of each hidden fact came, in truth and in samples.
#[derive(Default)]
pub(super) struct Tally(BTreeMap<String, BTreeMap<u64, [u32; 2]>>);

impl Tally {
    /// Compares truth and samples, fact by fact, by a chi-square test that errs less than once in 100,000 facts.
    pub(super) fn compare(&self) -> Held {
        for (fact, values) in &self.0 {
            let (rare, common): (Vec<[u32; 2]>, Vec<[u32; 2]>) =
                values.values().copied().partition(|[a, b]| a + b < 20);
            let merged = rare.iter().fold([0, 0], |[a, b], [c, d]| [a + c, b + d]);
            let cells: Vec<[u32; 2]> = common.into_iter().chain([merged]).filter(|c| *c != [0, 0]).collect();
            let square = |[a, b]: &[u32; 2]| f64::from(a.abs_diff(*b)) * f64::from(a.abs_diff(*b)) / f64::from(a + b);
            let chi: f64 = cells.iter().map(square).sum();
            let freedom = cells.len() as f64 - 1.0;
            // Laurent and Massart: P(chi² > f + 2√(f·x) + 2x) ≤ e^-x, here with x = 11.6; and √(f·x) ≤ (f + x) / 2.
            let bound = freedom + (freedom + 11.6) + 2.0 * 11.6;
            hold(chi <= bound, || format!("{fact}: truth and samples differ, {values:?}, chi² {chi:.1} > {bound:.1}"))?;
        }
        Ok(())
    }
}

pub(super) fn frequencies<G: Subject>(mut run: Run<'_, G>, tally: &mut Tally) -> Held {
    // One moment a game, each as likely as any other, so that what is counted is independent.
    let viewer = run.viewer();
    let mut chosen = None;
    let mut seen = 0;
    run.walk(|run, state, _| {
        seen += 1;
        if run.below(seen) == 0 {
            chosen = Some(state.clone());
        }
        Ok(())
    })?;
    let Some(state) = chosen else { return Ok(()) };
    let view = run.game.view(&state, viewer);
    let sampled = run.game.sample(&view, &mut run.rng);
    for (which, world) in [state, sampled].iter().enumerate() {
        for (fact, value) in run.game.hidden(world, viewer) {
            tally.0.entry(fact).or_default().entry(value).or_default()[which] += 1;
        }
    }
    Ok(())
}

pub(super) fn secrets<G: Subject>(mut run: Run<'_, G>) -> Held {
    let viewer = run.viewer();
    let mut other = run.game.start(run.setup);
    run.walk(|run, state, this| {
        let game = run.game;
        // Every answer is tried out in both worlds, which is slow; a part of the moments will do.
        if run.below(4) == 0 {
            previews(run, state, &other, viewer)?;
        }
        let choice = run.below(u64::MAX);
        let Some(disguised) = game.disguise(state, &other, viewer, this.this, choice) else {
            other = this.after.clone();
            return Ok(());
        };
        let (after, told) = step(game, &other, disguised);
        other = after;
        let here: Vec<_> = heard(this.told, viewer).collect();
        let there: Vec<_> = heard(&told, viewer).collect();
        let what = format!("{:?} or {disguised:?}", this.this);
        hold(here == there, || format!("{viewer:?} hears {here:?} or {there:?} on {what}"))?;
        let (here, there) = (game.view(this.after, viewer), game.view(&other, viewer));
        hold(here == there, || format!("{viewer:?} sees {here:?} or {there:?} after {what}"))
    })?;
    Ok(())
}

/// What the viewer tries out without being shown anything hidden gives the same in both worlds.
fn previews<G: Subject>(run: &mut Run<'_, G>, state: &G::State, other: &G::State, viewer: Viewer) -> Held {
    let Some(seat) = viewer.seat() else { return Ok(()) };
    let view = run.game.view(state, viewer);
    let (here, there) = (crate::offers(run.game, state, seat), crate::offers(run.game, other, seat));
    hold(here == there, || format!("{viewer:?} is offered {here:?} or {there:?}"))?;
    for &action in legal_of(run.game, state, seat).actions() {
        if !run.game.reveals(&view, action) {
            let here = crate::preview(run.game, state, seat, &[action]);
            let there = crate::preview(run.game, other, seat, &[action]);
            hold(here == there, || format!("trying {action:?} tells {viewer:?} {here:?} or {there:?}"))?;
        }
    }
    Ok(())
}

pub(super) fn conservation<G: Subject>(mut run: Run<'_, G>) -> Held {
    let mut scores = run.game.scores(&run.game.start(run.setup));
    run.game.audit(&run.game.start(run.setup))?;
    run.walk(|run, _, this| {
        run.game.audit(this.after)?;
        for (_, event) in this.told {
            add(&mut scores, run.game.score_change(event));
        }
        let found = run.game.scores(this.after);
        hold(found == scores, || format!("the score is {:?}, its causes make {:?}", found.0, scores.0))
    })?;
    Ok(())
}

fn add(scores: &mut BySeat<i16>, change: BySeat<i16>) {
    for seat in Seat::ALL {
        scores[seat] += change[seat];
    }
}

pub(super) fn end<G: Subject>(mut run: Run<'_, G>) -> Held {
    let last = run.walk(|run, _, this| {
        let (waiting, room) = run.game.stack(this.after);
        hold(waiting <= room, || format!("{waiting} frames wait where {room} may"))
    })?;
    let turn = run.game.turn(&last);
    hold(turn == Turn::Over, || format!("after {} steps the game is not over: {turn:?}", G::BOUND))?;
    let places = run.game.places(&last).ok_or("the game is over, and nobody has a place")?;
    let taken: BTreeSet<u8> = run.game.seats(run.setup).iter().map(|seat| places[seat]).collect();
    hold(taken.first() == Some(&1), || format!("nobody is first: {places:?}"))
}
