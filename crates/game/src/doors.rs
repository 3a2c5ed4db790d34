//! The doors through which people and bots reach a game. Everything behind them may trust its caller.

use alloc::string::String;
use alloc::vec::Vec;

use crate::{Audience, Game, List, Log, Message, Seat, Turn, heard, messages};

messages! {
    /// An answer nobody asked for.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Untimely {
        /// The game has ended.
        Over = "refused-over",
        /// Chance comes first.
        Chance = "refused-chance",
        /// Somebody else is asked.
        NotAsked { seat: Seat } = "refused-not-asked",
        /// The action is not among those offered.
        NotOffered = "refused-not-offered",
    }
}

/// Why an answer was refused. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal<R> {
    /// It came at the wrong time or from the wrong seat.
    Untimely(Untimely),
    /// A rule of the game forbids it.
    Rule(R),
}

impl<R: Message> Refusal<R> {
    /// The refusal as something to say.
    pub fn message(&self) -> &dyn Message {
        match self {
            Refusal::Untimely(untimely) => untimely,
            Refusal::Rule(reason) => reason,
        }
    }
}

fn check<G: Game>(game: &G, state: &G::State, seat: Seat, action: G::Action) -> Result<(), Refusal<G::Reason>> {
    let untimely = match game.turn(state) {
        Turn::Over => Untimely::Over,
        Turn::Chance => Untimely::Chance,
        Turn::Ask(seats) if !seats.contains(seat) => Untimely::NotAsked { seat },
        Turn::Ask(_) => {
            let mut list = G::Actions::default();
            game.legal_now(state, seat, &mut list);
            if list.actions().contains(&action) {
                return Ok(());
            }
            if let Some(reason) = game.why_not(&game.view(state, seat.into()), action) {
                return Err(Refusal::Rule(reason));
            }
            Untimely::NotOffered
        }
    };
    Err(Refusal::Untimely(untimely))
}

/// Checks an answer and carries it out.
///
/// # Errors
/// Why it was refused; the state is then as it was.
pub fn play<G: Game>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    action: G::Action,
    log: &mut impl Log<G::Event>,
) -> Result<(), Refusal<G::Reason>> {
    check(game, state, seat, action)?;
    game.act(state, seat, action, log);
    Ok(())
}

/// Checks a list of answers and carries them out together, up to the first moment when chance or another seat comes
/// first. Returns how many were carried out.
///
/// # Errors
/// The place of the refused answer in the list, and why; the state is then as it was.
pub fn play_all<G: Game>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    actions: &[G::Action],
    log: &mut impl Log<G::Event>,
) -> Result<usize, (usize, Refusal<G::Reason>)> {
    let mut after = state.clone();
    let mut told = Vec::new();
    let mut n = 0;
    for &action in actions {
        play(game, &mut after, seat, action, &mut told).map_err(|refusal| (n, refusal))?;
        n += 1;
        if !game.turn(&after).asked().contains(seat) {
            break;
        }
    }
    *state = after;
    for (to, event) in told {
        log.tell(to, || event);
    }
    Ok(n)
}

/// An action as it is offered to a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer<G: Game> {
    /// The action.
    pub action: G::Action,
    /// The action as text.
    pub notation: String,
    /// The action in words.
    pub label: G::Label,
    /// What it costs.
    pub cost: Option<G::Label>,
    /// Whether it can no longer be undone afterwards: somebody will have learned something.
    pub barrier: bool,
}

/// A legal action of a seat as it is offered.
pub fn offer<G: Game>(game: &G, state: &G::State, seat: Seat, action: G::Action) -> Offer<G> {
    let view = game.view(state, seat.into());
    Offer {
        action,
        notation: game.print_action(action),
        label: game.label(&view, action),
        cost: game.cost(&view, action),
        barrier: game.reveals(&view, action) || is_heard_and_answered(game, state, seat, action),
    }
}

/// Whether after the action chance decides, or another seat that heard of it is asked.
fn is_heard_and_answered<G: Game>(game: &G, state: &G::State, seat: Seat, action: G::Action) -> bool {
    let mut after = state.clone();
    let mut told: Vec<(Audience, G::Event)> = Vec::new();
    game.act(&mut after, seat, action, &mut told);
    match game.turn(&after) {
        Turn::Chance | Turn::Over => true,
        Turn::Ask(seats) => seats.without(seat).iter().any(|other| heard(&told, other.into()).next().is_some()),
    }
}

/// All legal actions of a seat as they are offered.
pub fn offers<G: Game>(game: &G, state: &G::State, seat: Seat) -> Vec<Offer<G>> {
    let mut list = G::Actions::default();
    game.legal_now(state, seat, &mut list);
    list.actions().iter().map(|&action| offer(game, state, seat, action)).collect()
}

/// Where a preview stopped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stop<R> {
    /// At the end of the list; the same seat is asked again.
    End,
    /// Before an answer that would show something hidden.
    Secret,
    /// Where chance decides.
    Chance,
    /// Where another seat is asked.
    OtherSeat,
    /// At the end of the game.
    Over,
    /// Before an answer that is refused.
    Refused(Refusal<R>),
}

/// What would come of a list of answers, as far as the seat may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview<G: Game> {
    /// What the seat would see.
    pub view: G::View,
    /// What it would hear.
    pub events: Vec<G::Event>,
    /// How many answers of the list that takes.
    pub played: usize,
    /// Why it goes no further.
    pub stop: Stop<G::Reason>,
}

/// Tries a list of answers on a copy of the state. It stops before anything hidden shows, so it teaches nothing.
pub fn preview<G: Game>(game: &G, state: &G::State, seat: Seat, actions: &[G::Action]) -> Preview<G> {
    let mut after = state.clone();
    let mut told: Vec<(Audience, G::Event)> = Vec::new();
    let mut played = 0;
    let mut stop = Stop::End;
    for &action in actions {
        if let Err(refusal) = check(game, &after, seat, action) {
            stop = Stop::Refused(refusal);
            break;
        }
        if game.reveals(&game.view(&after, seat.into()), action) {
            stop = Stop::Secret;
            break;
        }
        game.act(&mut after, seat, action, &mut told);
        played += 1;
        stop = match game.turn(&after) {
            Turn::Chance => Stop::Chance,
            Turn::Over => Stop::Over,
            Turn::Ask(seats) if seats.contains(seat) => Stop::End,
            Turn::Ask(_) => Stop::OtherSeat,
        };
        if stop != Stop::End {
            break;
        }
    }
    Preview { view: game.view(&after, seat.into()), events: heard(&told, seat.into()).cloned().collect(), played, stop }
}
