//! The doors through which people and bots reach a game. Everything behind them may trust its caller.

use alloc::string::String;
use alloc::vec::Vec;

use crate::{Audience, Game, List, Log, Message, Seat, Standing, Turn, heard, messages, ordered};

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

fn check_asked<G: Game>(game: &G, state: &G::State, seat: Seat) -> Result<(), Untimely> {
    match game.turn(state) {
        Turn::Over => Err(Untimely::Over),
        Turn::Chance => Err(Untimely::Chance),
        Turn::Ask(seats) if seats.contains(seat) => Ok(()),
        Turn::Ask(_) => Err(Untimely::NotAsked { seat }),
    }
}

fn check<G: Game>(game: &G, state: &G::State, seat: Seat, action: G::Action) -> Result<(), Refusal<G::Reason>> {
    check_asked(game, state, seat).map_err(Refusal::Untimely)?;
    let mut list = G::Actions::default();
    game.legal_now(state, seat, &mut list);
    if list.actions().contains(&action) {
        return Ok(());
    }
    let reason = game.why_not(&game.view(state, seat.into()), action);
    Err(reason.map_or(Refusal::Untimely(Untimely::NotOffered), Refusal::Rule))
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

/// What came of a list of answers.
pub(crate) struct Played<G: Game> {
    pub(crate) state: G::State,
    pub(crate) told: Vec<(Audience, G::Event)>,
    /// How many of the answers were carried out.
    pub(crate) n: usize,
    /// Whether they cannot be undone: they showed something, or somebody who is asked now has heard of them.
    pub(crate) barrier: bool,
}

/// Why a list of answers was refused: the place of the answer in it, and the reason.
pub(crate) type RefusedAt<G> = (usize, Refusal<<G as Game>::Reason>);

/// Checks a list of answers and carries them out on a copy, up to the first moment when something hidden has shown, or when
/// chance or another seat comes first. What was hidden must not decide whether the rest is refused, else a request that
/// is refused would be a free look.
pub(crate) fn try_all<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    actions: &[G::Action],
) -> Result<Played<G>, RefusedAt<G>> {
    let mut played = Played { state: state.clone(), told: Vec::new(), n: 0, barrier: false };
    check_asked(game, state, seat).map_err(|why| (0, Refusal::Untimely(why)))?;
    for &action in actions {
        check(game, &played.state, seat, action).map_err(|why| (played.n, why))?;
        let reveals = game.reveals(&game.view(&played.state, seat.into()), action);
        game.act(&mut played.state, seat, action, &mut played.told);
        played.n += 1;
        played.barrier |= reveals;
        if reveals || !game.turn(&played.state).asked().contains(seat) {
            break;
        }
    }
    played.barrier |= match game.turn(&played.state) {
        Turn::Chance | Turn::Over => true,
        Turn::Ask(seats) => seats.without(seat).iter().any(|other| heard(&played.told, other.into()).next().is_some()),
    };
    Ok(played)
}

/// Checks a list of answers and carries them out together, up to the first moment when something hidden has shown, or when
/// chance or another seat comes first. Returns how many were carried out.
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
    let played = try_all(game, state, seat, actions)?;
    *state = played.state;
    for (to, event) in played.told {
        log.tell(to, || event);
    }
    Ok(played.n)
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
    /// What the player should know before choosing it, where it is easily chosen by mistake.
    pub caution: Option<G::Label>,
    /// Where it stands among the others.
    pub standing: Standing,
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
        caution: game.caution(&view, action),
        standing: game.standing(&view, action),
        // What the action reveals must not show in what is said of it before.
        barrier: game.reveals(&view, action)
            || try_all(game, state, seat, &[action]).is_ok_and(|played| played.barrier),
    }
}

/// Returns all legal actions of a seat as they are offered, in the order in which people see them.
pub fn offers<G: Game>(game: &G, state: &G::State, seat: Seat) -> Vec<Offer<G>> {
    let actions = ordered(game, &game.view(state, seat.into()));
    actions.into_iter().map(|(action, standing)| Offer { standing, ..offer(game, state, seat, action) }).collect()
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
