//! Playing on in a sampled world, where nothing is hidden: answers of any seat, chance, and whole games by bots.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use bots::arena::Contest;
use bots::roster::Budget;
use game::luck::below;
use game::record::Flaw;
use game::{Audience, Bot, Game, Limits, List, Message, Refusal, Rng, Seat, Turn, Untimely};
use rand_core::SeedableRng;
use rand_pcg::Pcg32;

/// The bots that play rollouts: those that decide at once.
pub const ROLLOUT_BOTS: &[&str] = &["random", "greedy", "level-1", "level-2", "level-3"];

/// Why a step in a world was refused.
pub enum StepError<G: Game> {
    /// By the rules, or it was not its time.
    Refused(Refusal<G::Reason>),
    /// It is no step.
    Flaw(Flaw),
}

impl<G: Game> StepError<G> {
    /// The error as something to say.
    pub fn message(&self) -> &dyn Message {
        match self {
            StepError::Refused(refusal) => refusal.message(),
            StepError::Flaw(flaw) => flaw,
        }
    }
}

impl<G: Game> From<Flaw> for StepError<G> {
    fn from(flaw: Flaw) -> StepError<G> {
        StepError::Flaw(flaw)
    }
}

/// Plays one step: `ANSWER` of the seat that decides, `SEAT ANSWER`, `*` for a random outcome, or `* K` for the outcome with
/// that number.
pub fn step<G: Contest>(
    game: &G,
    state: &mut G::State,
    text: &str,
    rng: &mut impl Rng,
    told: &mut Vec<(Audience, G::Event)>,
) -> Result<(), StepError<G>> {
    let (actor, rest) = text.split_once(' ').map_or((None, text), |(actor, rest)| (Some(actor), rest));
    if actor == Some("*") || rest == "*" {
        let number = (rest != "*").then_some(rest);
        return chance(game, state, number, rng, told);
    }
    let asked = match game.turn(state) {
        Turn::Over => return Err(StepError::Refused(Refusal::Untimely(Untimely::Over))),
        Turn::Chance => return Err(StepError::Refused(Refusal::Untimely(Untimely::Chance))),
        Turn::Ask(seats) => seats,
    };
    let seat = match actor {
        None => G::who_decides(state, asked),
        Some(actor) => actor.parse().map_err(|_| Flaw::Actor { found: actor.into() })?,
    };
    let action = game.parse_action(rest).map_err(|why| StepError::Refused(Refusal::Rule(why)))?;
    game::play(game, state, seat, action, told).map_err(StepError::Refused)
}

fn chance<G: Contest>(
    game: &G,
    state: &mut G::State,
    number: Option<&str>,
    rng: &mut impl Rng,
    told: &mut Vec<(Audience, G::Event)>,
) -> Result<(), StepError<G>> {
    if game.turn(state) != Turn::Chance {
        return Err(Flaw::NoChance.into());
    }
    let chances = game.chances(state);
    let k = match number {
        None => below(rng, chances),
        Some(number) => {
            let wrong = || Flaw::Chances { found: number.into(), wanted: chances };
            game::plain_number(number).filter(|&k| k < chances).ok_or_else(wrong)?
        }
    };
    let outcome = game.outcome(state, k);
    game.resolve(state, outcome, told);
    Ok(())
}

/// When a rollout has to end.
#[derive(Clone, Copy)]
pub struct Deadline<'a> {
    /// The moment the answer is due.
    pub until: Instant,
    /// Set where nobody waits for the answer any more.
    pub stop: &'a AtomicBool,
}

impl Deadline<'_> {
    /// Whether the time is up.
    pub fn has_passed(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || Instant::now() >= self.until
    }
}

/// The luck of a rollout. As in the arena, a draw depends on its kind and on how often that was drawn before, so that two
/// rollouts with the same seed have the same dice, whatever the seats do.
struct RolloutLuck {
    seed: u64,
    /// The kinds drawn so far, and how often.
    drawn: Vec<(String, u64)>,
}

impl RolloutLuck {
    fn draw<G: Game>(&mut self, game: &G, state: &G::State) -> u64 {
        let notation = game.print_outcome(game.outcome(state, 0));
        let kind = notation.split('-').next().unwrap_or_default();
        let known = self.drawn.iter().position(|(known, _)| known == kind);
        let place = known.unwrap_or_else(|| {
            self.drawn.push((kind.into(), 0));
            self.drawn.len() - 1
        });
        let (_, times) = &mut self.drawn[place];
        *times += 1;
        let stream = kind.bytes().fold(*times, |stream, byte| stream.wrapping_mul(257).wrapping_add(byte.into()));
        below(&mut Pcg32::new(self.seed, stream), game.chances(state))
    }
}

/// The answer a bot would give to what a view asks. `None` if no such bot plays rollouts, or nobody is asked.
pub fn suggestion<G: Contest>(game: &G, view: &G::View, bot: &str, seed: u64, stop: &AtomicBool) -> Option<G::Action> {
    let mut list = G::Actions::default();
    game.legal(view, &mut list);
    match list.actions() {
        [] => None,
        [only] => Some(*only),
        _ => {
            let mut bot = G::bot_called(bot, Budget::Iterations(1), seed)?;
            Some(bot.choose(game, view, &[], Limits { time: Duration::from_secs(1), stop }))
        }
    }
}

/// Plays on with a bot in every seat to the end of the game, or until it is so many rounds, or turns, longer. `None` when the
/// time is up first, or no such bot plays rollouts.
pub fn rollout<G: Contest>(
    game: &G,
    mut state: G::State,
    bot: &str,
    length: Option<u32>,
    seed: u64,
    deadline: Deadline<'_>,
) -> Option<G::State> {
    let mut rng = Pcg32::seed_from_u64(seed);
    let seats = Seat::ALL.map(|seat| G::bot_called(bot, Budget::Iterations(1), rng.next_u64() ^ seat.index() as u64));
    let mut bots: Vec<Box<dyn Bot<G> + Send>> = seats.into_iter().collect::<Option<_>>()?;
    let mut luck = RolloutLuck { seed: rng.next_u64(), drawn: Vec::new() };
    let longest = length.map(|length| G::length(&state).saturating_add(length));
    let limits = Limits { time: Duration::from_secs(1), stop: deadline.stop };
    let mut list = G::Actions::default();
    loop {
        match game.turn(&state) {
            _ if longest.is_some_and(|longest| G::length(&state) >= longest) => return Some(state),
            Turn::Over => return Some(state),
            Turn::Chance => {
                let k = luck.draw(game, &state);
                let outcome = game.outcome(&state, k);
                game.resolve(&mut state, outcome, &mut ());
            }
            Turn::Ask(asked) => {
                let seat = G::who_decides(&state, asked);
                list.clear();
                game.legal_now(&state, seat, &mut list);
                let action = match list.actions() {
                    [only] => *only,
                    _ if deadline.has_passed() => return None,
                    // None of these bots listens to what its seat has heard.
                    _ => bots[seat.index()].choose(game, &game.view(&state, seat.into()), &[], limits),
                };
                game.act(&mut state, seat, action, &mut ());
            }
        }
    }
}
