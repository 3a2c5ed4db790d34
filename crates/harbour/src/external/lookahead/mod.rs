//! Look-ahead for programs: while one decides, it may try answers, sample worlds that fit its view, and play on in them, so
//! that it need not know the rules. docs/bots.md describes the requests.
//!
//! Everything here starts from the view of the program's own seat; the true state is out of reach.

mod reply;
mod request;
mod responder;
#[cfg(test)]
mod tests;
mod world;

use std::collections::BTreeMap;

use bots::arena::Contest;
use bots::blackout::value::Value;
use game::{Audience, BySeat, Game, List, Message, Seat, SeatSet, Turn, heard};
use hongkong::HongKong;
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;
use serde::Serialize;
use server::{PositionText, Shown};
use text::Text;

use super::messages::{self, Spoken};
use reply::{Forgotten, RolledOut, Sampled, Stop, Suggested, Tried};
use request::{ForgetFields, RolloutFields, SampleFields, Section, SuggestFields, TryFields, fields};
pub use request::{Request, RequestError};
pub use responder::{Refusals, Responder};
pub use world::Deadline;

/// How many worlds a program may keep during one decision.
const MOST_WORLDS: usize = 4096;

/// How many worlds, answers or games one request may ask for.
const MOST_AT_ONCE: u64 = 1000;

/// A game that third-party programs can play.
pub trait ProtocolGame: Shown + PositionText + Contest {
    /// What each seat is expected to score in the end, by what lies open.
    fn expected(&self, state: &Self::State) -> BySeat<f64>;
}

impl ProtocolGame for HongKong {
    fn expected(&self, state: &hongkong::State) -> BySeat<f64> {
        BySeat(self.scores(state).0.map(f64::from))
    }
}

impl ProtocolGame for blackout::Blackout {
    fn expected(&self, state: &blackout::State) -> BySeat<f64> {
        if self.turn(state) == Turn::Over {
            return BySeat(self.scores(state).0.map(f64::from));
        }
        let table = state.table();
        BySeat(Value::learned(table.setup.n_seats).scores(&self.components, table).0.map(f64::from))
    }
}

/// The look-ahead of one decision.
pub struct Lookahead<'a, G: Game> {
    game: &'a G,
    text: &'a Text,
    view: &'a G::View,
    seat: Seat,
    seats: SeatSet,
    number: u64,
    worlds: BTreeMap<u64, G::State>,
    last_world: u64,
    rng: Pcg32,
    refusals: Refusals<'a>,
}

/// A reply to a request, or its error.
type Reply = Result<String, RequestError>;

impl<'a, G: ProtocolGame> Lookahead<'a, G> {
    /// The look-ahead of a seat that is asked the question with this number. All its draws follow from the seed.
    pub fn new(
        game: &'a G,
        text: &'a Text,
        view: &'a G::View,
        (seat, seats): (Seat, SeatSet),
        (number, seed): (u64, u64),
    ) -> Lookahead<'a, G> {
        let rng = Pcg32::new(seed, number);
        let refusals = Refusals::new(text, number);
        Lookahead { game, text, view, seat, seats, number, worlds: BTreeMap::new(), last_world: 0, rng, refusals }
    }

    fn try_answers(&mut self, request: &TryFields) -> Reply {
        self.check_number(request.number)?;
        in_range("answers", request.answers.len() as u64, 0)?;
        match request.world {
            Some(world) => self.try_in_world(world, request),
            None => self.try_in_view(request),
        }
    }

    /// Plays answers of the own seat up to chance, a secret or another seat. They are tried in some world that fits the view;
    /// since everything up to there is known, it makes no difference in which.
    fn try_in_view(&mut self, request: &TryFields) -> Reply {
        for (is_there, field) in
            [(request.viewer.is_some(), "as"), (request.keep, "keep"), (request.seed.is_some(), "seed")]
        {
            if is_there {
                return Err(RequestError::NeedsWorld { field });
            }
        }
        let parsed: Vec<_> = request.answers.iter().map(|answer| self.game.parse_action(answer)).collect();
        let good: Vec<G::Action> = parsed.iter().map_while(|action| action.as_ref().ok().copied()).collect();
        let bad = parsed.into_iter().find_map(Result::err);
        let state = self.game.sample(self.view, &mut Pcg32::seed_from_u64(0));
        let preview = game::preview(self.game, &state, self.seat, &good);
        let (stop, refused) = match &preview.stop {
            game::Stop::End => match &bad {
                Some(reason) => (Stop::Refused, Some(reason as &dyn Message)),
                None => (Stop::End, None),
            },
            game::Stop::Secret => (Stop::Secret, None),
            game::Stop::Chance => (Stop::Chance, None),
            game::Stop::OtherSeat => (Stop::OtherSeat, None),
            game::Stop::Over => (Stop::Over, None),
            game::Stop::Refused(refusal) => (Stop::Refused, Some(refusal.message())),
        };
        let mut after = state;
        for &action in &good[..preview.played] {
            self.game.act(&mut after, self.seat, action, &mut ());
        }
        let view = &preview.view;
        let asked = self.game.turn_seen(view).asked();
        let shows = |section| shows(request, section);
        line(&Tried {
            is: "tried",
            number: self.number,
            played: preview.played,
            stop,
            refused: refused.map(|why| Spoken::of(self.text, why)),
            world: None,
            asked: asked.iter().map(Seat::letter).collect(),
            decides: None,
            chances: None,
            scores: self.by_seat(self.game.scores(&after)),
            expected: self.by_seat(self.game.expected(&after)),
            places: self.places(&after),
            position: shows(Section::Position).then(|| G::position(view)),
            view: shows(Section::View).then(|| self.game.sections(None, view)),
            heard: shows(Section::Heard).then(|| self.spoken(&mut preview.events.iter())),
            actions: shows(Section::Actions).then(|| self.actions(view)),
        })
    }

    fn try_in_world(&mut self, world: u64, request: &TryFields) -> Reply {
        let viewer = match &request.viewer {
            None => self.seat,
            Some(letter) => letter
                .parse()
                .ok()
                .filter(|&seat| self.seats.contains(seat))
                .ok_or_else(|| RequestError::NoSeat { found: letter.clone() })?,
        };
        let mut state = self.world(world)?.clone();
        let mut rng = self.luck(request.seed);
        let mut told: Vec<(Audience, G::Event)> = Vec::new();
        let mut played = 0;
        let mut refused = None;
        for answer in &request.answers {
            if let Err(error) = world::step(self.game, &mut state, answer, &mut rng, &mut told) {
                refused = Some(error);
                break;
            }
            played += 1;
        }
        let turn = self.game.turn(&state);
        let decides = match turn {
            Turn::Ask(seats) => Some(G::who_decides(&state, seats)),
            Turn::Chance | Turn::Over => None,
        };
        let kept = if request.keep && refused.is_none() { Some(self.keep(state.clone())?) } else { None };
        let view = self.game.view(&state, viewer.into());
        let shows = |section| shows(request, section);
        line(&Tried {
            is: "tried",
            number: self.number,
            played,
            stop: match turn {
                _ if refused.is_some() => Stop::Refused,
                Turn::Over => Stop::Over,
                Turn::Chance => Stop::Chance,
                Turn::Ask(_) => Stop::End,
            },
            refused: refused.map(|why| Spoken::of(self.text, why.message())),
            world: kept,
            asked: turn.asked().iter().map(Seat::letter).collect(),
            decides: decides.map(Seat::letter),
            chances: (turn == Turn::Chance).then(|| self.game.chances(&state)),
            scores: self.by_seat(self.game.scores(&state)),
            expected: self.by_seat(self.game.expected(&state)),
            places: self.places(&state),
            position: shows(Section::Position).then(|| G::position(&view)),
            view: shows(Section::View).then(|| self.game.sections(None, &view)),
            heard: shows(Section::Heard).then(|| self.spoken(&mut heard(&told, viewer.into()))),
            actions: shows(Section::Actions)
                .then(|| decides.map_or_else(Vec::new, |seat| self.actions(&self.game.view(&state, seat.into())))),
        })
    }

    fn sample(&mut self, request: &SampleFields) -> Reply {
        self.check_number(request.number)?;
        in_range("count", request.count, 1)?;
        if self.worlds.len() + request.count as usize > MOST_WORLDS {
            return Err(RequestError::TooManyWorlds { most: MOST_WORLDS });
        }
        let mut rng = self.luck(request.seed);
        let mut worlds = Vec::new();
        for _ in 0..request.count {
            let state = self.game.sample(self.view, &mut rng);
            worlds.push(self.keep(state)?);
        }
        line(&Sampled { is: "sampled", number: self.number, worlds })
    }

    fn rollout(&mut self, request: &RolloutFields, deadline: Deadline<'_>) -> Reply {
        self.check_number(request.number)?;
        in_range("answers", request.answers.len() as u64, 0)?;
        in_range("games", request.games, 1)?;
        check_bot(&request.bot)?;
        let start = self.world(request.world)?.clone();
        let mut rng = self.luck(request.seed);
        let (mut games, mut ended) = (0_u32, 0);
        let mut scores = BySeat([0.0; 4]);
        let mut expected = BySeat([0.0; 4]);
        let mut wins = BySeat([0.0; 4]);
        for _ in 0..request.games {
            let mut state = start.clone();
            for answer in &request.answers {
                if let Err(error) = world::step(self.game, &mut state, answer, &mut rng, &mut Vec::new()) {
                    let why = self.text.say(error.message());
                    return Err(RequestError::Malformed { why: format!("{answer}: {why}") });
                }
            }
            let seed = rng.next_u64();
            // Where the time is up, the program has lost its seat, whatever is answered.
            let Some(last) = world::rollout(self.game, state, &request.bot, request.length, seed, deadline) else {
                break;
            };
            games += 1;
            let points = self.game.scores(&last);
            let in_the_end = self.game.expected(&last);
            for seat in self.seats.iter() {
                scores[seat] += f64::from(points[seat]);
                expected[seat] += in_the_end[seat];
            }
            if self.game.turn(&last) == Turn::Over {
                ended += 1;
                let places = self.game.result(&last);
                let winners: SeatSet = self.seats.iter().filter(|&seat| places[seat] == 1).collect();
                winners.iter().for_each(|seat| wins[seat] += 1.0 / winners.len() as f64);
            }
        }
        let per_game = 1.0 / f64::from(games.max(1));
        scores.0.iter_mut().chain(&mut expected.0).for_each(|score| *score *= per_game);
        let (scores, expected, wins) = (self.by_seat(scores), self.by_seat(expected), self.by_seat(wins));
        line(&RolledOut { is: "rolled-out", number: self.number, games: games.into(), ended, scores, expected, wins })
    }

    fn suggest(&mut self, request: &SuggestFields, deadline: Deadline<'_>) -> Reply {
        self.check_number(request.number)?;
        check_bot(&request.bot)?;
        let (seat, view) = match request.world {
            None => (self.seat, self.view.clone()),
            Some(world) => {
                let state = self.world(world)?;
                let Turn::Ask(asked) = self.game.turn(state) else { return Err(RequestError::NobodyAsked { world }) };
                let seat = G::who_decides(state, asked);
                (seat, self.game.view(state, seat.into()))
            }
        };
        let seed = self.luck(request.seed).next_u64();
        let known = world::suggestion(self.game, &view, &request.bot, seed, deadline.stop);
        let answer = known.ok_or(RequestError::NobodyAsked { world: request.world.unwrap_or_default() })?;
        let answer = self.game.print_action(answer);
        line(&Suggested { is: "suggested", number: self.number, seat: seat.letter(), answer })
    }

    fn forget(&mut self, request: &ForgetFields) -> Reply {
        self.check_number(request.number)?;
        match &request.worlds {
            None => self.worlds.clear(),
            Some(worlds) => worlds.iter().for_each(|world| {
                self.worlds.remove(world);
            }),
        }
        line(&Forgotten { is: "forgotten", number: self.number, left: self.worlds.len() })
    }

    fn check_number(&self, found: u64) -> Result<(), RequestError> {
        if found == self.number { Ok(()) } else { Err(RequestError::Number { found, wanted: self.number }) }
    }

    fn world(&self, world: u64) -> Result<&G::State, RequestError> {
        self.worlds.get(&world).ok_or(RequestError::NoWorld { world })
    }

    /// Keeps a state as a new world.
    fn keep(&mut self, state: G::State) -> Result<u64, RequestError> {
        if self.worlds.len() >= MOST_WORLDS {
            return Err(RequestError::TooManyWorlds { most: MOST_WORLDS });
        }
        self.last_world += 1;
        self.worlds.insert(self.last_world, state);
        Ok(self.last_world)
    }

    /// The source of a request's draws: its own seed, or the next draw of this decision.
    fn luck(&mut self, seed: Option<u64>) -> Pcg32 {
        Pcg32::seed_from_u64(seed.unwrap_or_else(|| self.rng.next_u64()))
    }

    fn by_seat<T: Copy>(&self, values: BySeat<T>) -> BTreeMap<&'static str, T> {
        self.seats.iter().map(|seat| (seat.letter(), values[seat])).collect()
    }

    fn places(&self, state: &G::State) -> Option<BTreeMap<&'static str, u8>> {
        (self.game.turn(state) == Turn::Over).then(|| self.by_seat(self.game.result(state)))
    }

    fn spoken<'e>(&self, events: &mut dyn Iterator<Item = &'e G::Event>) -> Vec<Spoken>
    where
        G::Event: 'e,
    {
        events.map(|event| Spoken::of(self.text, event)).collect()
    }

    fn actions(&self, view: &G::View) -> Vec<messages::Offered> {
        let mut list = G::Actions::default();
        self.game.legal(view, &mut list);
        list.actions().iter().map(|&action| messages::offered(self.game, self.text, view, action)).collect()
    }
}

impl<G: ProtocolGame> Responder for Lookahead<'_, G> {
    fn respond(&mut self, request: Request, deadline: Deadline<'_>) -> Option<String> {
        let reply = match request {
            Request::Try(request) => fields(request).and_then(|request| self.try_answers(&request)),
            Request::Sample(request) => fields(request).and_then(|request| self.sample(&request)),
            Request::Rollout(request) => fields(request).and_then(|request| self.rollout(&request, deadline)),
            Request::Suggest(request) => fields(request).and_then(|request| self.suggest(&request, deadline)),
            Request::Forget(request) => fields(request).and_then(|request| self.forget(&request)),
        };
        reply.or_else(|error| self.refusals.refuse(&error)).ok()
    }
}

fn check_bot(bot: &str) -> Result<(), RequestError> {
    if world::ROLLOUT_BOTS.contains(&bot) {
        return Ok(());
    }
    Err(RequestError::NoBot { found: bot.into(), known: world::ROLLOUT_BOTS.join(", ") })
}

fn shows(request: &TryFields, section: Section) -> bool {
    request.show.as_deref().unwrap_or(&Section::ALL).contains(&section)
}

fn in_range(field: &'static str, found: u64, least: u64) -> Result<(), RequestError> {
    if (least..=MOST_AT_ONCE).contains(&found) {
        Ok(())
    } else {
        Err(RequestError::Range { field, most: MOST_AT_ONCE })
    }
}

fn line(reply: &impl Serialize) -> Reply {
    serde_json::to_string(reply).map_err(|why| RequestError::Malformed { why: why.to_string() })
}
