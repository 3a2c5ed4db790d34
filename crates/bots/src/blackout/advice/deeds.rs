//! What moves really do: each is played in the same worlds, and what happens after one of them but not after the others is
//! a reason for it.

use blackout::components::{CardKind, Components, Resource};
use blackout::{Blackout, CardId, Cause, District, Event, Good, State, TileId};
use game::{Audience, Game, Seat};
use rand_pcg::Pcg32;

use super::words::Why;
use crate::blackout::brisk::{carry_out_plan, tell_round};
use crate::blackout::search::Move;

/// Something that happens in the rest of a round.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Deed {
    Secure(District),
    Complete(CardId, u8),
    CompletePlan(&'static str, u8),
    Win(CardId),
    Finish(CardId),
    FinishPlan(&'static str),
    Power(u8),
    Collect(TileId),
    Heal(CardId),
    Gain(Good),
    /// What a card of the plan brings.
    CardGain(CardId, Good),
    CardPlace(CardId),
    /// A card of the plan brings another one back from the hospital.
    CardHeal(CardId, CardId),
    Score(Cause),
    Pay(Good),
    Injure(CardId),
    Place,
    Mark(&'static str),
    Refresh,
    OtherBuys(Seat, CardId),
    OtherScores(Seat),
}

/// How often deeds happened, and how much of them.
#[derive(Clone, Debug, Default)]
pub(super) struct Deeds {
    worlds: f32,
    /// In how many worlds, and how much in all.
    done: Vec<(Deed, f32, f32)>,
}

/// Carries out a move in a world and plays the round to its end.
pub(super) fn play_on(
    game: &Blackout,
    world: &State,
    seat: Seat,
    chosen: Move,
    luck: &mut Pcg32,
) -> (State, Vec<(Audience, Event)>) {
    let mut state = *world;
    let mut told = Vec::new();
    match chosen {
        Move::Answer(action) => game.act(&mut state, seat, action, &mut told),
        Move::Plan(plan) => carry_out_plan(game, &mut state, seat, &plan, &mut told),
    }
    tell_round(game, &mut state, luck, &mut told);
    (state, told)
}

impl Deeds {
    /// Adds what happened in one world.
    pub(super) fn add(&mut self, components: &Components, me: Seat, told: &[(Audience, Event)]) {
        let mut here: Vec<(Deed, f32)> = Vec::new();
        let mut note = |deed: Deed, n: f32| match here.iter_mut().find(|(known, _)| *known == deed) {
            Some((_, sum)) => *sum += n,
            None => here.push((deed, n)),
        };
        // The district that is being secured, and the card of one's own that acts.
        let (mut secured, mut card) = (None, None);
        for (_, event) in told {
            match *event {
                Event::TurnedUp { seat, card: turned, .. } => card = (seat == me).then_some(turned),
                Event::Gained { seat, good, n } if seat == me => {
                    note(Deed::Gain(good), f32::from(n));
                    if let Some(card) = card {
                        note(Deed::CardGain(card, good), f32::from(n));
                    }
                }
                Event::Paid { seat, good, n } if seat == me => note(Deed::Pay(good), f32::from(n)),
                Event::Placed { seat, .. } if seat == me => {
                    note(Deed::Place, 1.0);
                    if let Some(card) = card {
                        note(Deed::CardPlace(card), 1.0);
                    }
                }
                Event::Healed { seat, card: healed } if seat == me => {
                    note(Deed::Heal(healed), 1.0);
                    if let Some(card) = card {
                        note(Deed::CardHeal(card, healed), 1.0);
                    }
                }
                Event::CompletedCard { seat, card: done, goal, .. } => {
                    card = None;
                    if seat == me {
                        let is_plan = components.card(done).kind == CardKind::Plan;
                        note(if is_plan { Deed::Complete(done, goal) } else { Deed::Win(done) }, 1.0);
                    }
                }
                Event::CompletedPlan { seat, plan, goal } => {
                    card = None;
                    if seat == me {
                        note(Deed::CompletePlan(plan, goal), 1.0);
                    }
                }
                Event::RestoredPower { seat, goal } => {
                    card = None;
                    if seat == me {
                        note(Deed::Power(goal), 1.0);
                    }
                }
                Event::FinishedCard { seat, card, .. } if seat == me => note(Deed::Finish(card), 1.0),
                Event::FinishedPlan { seat, plan } if seat == me => note(Deed::FinishPlan(plan), 1.0),
                Event::Looked { .. } | Event::Passed { .. } | Event::Removed { .. } => card = None,
                Event::Collected { seat, tile, .. } if seat == me => note(Deed::Collect(tile), 1.0),
                Event::Injured { seat, card } if seat == me => note(Deed::Injure(card), 1.0),
                Event::Bought { seat, card: bought, .. } => {
                    card = None;
                    if seat != me {
                        note(Deed::OtherBuys(seat, bought), 1.0);
                    }
                }
                Event::Secured { district } => secured = Some(district),
                Event::Marked { seat, action, .. } if seat == me => note(Deed::Mark(action), 1.0),
                Event::Refreshed { seat, n, .. } if seat == me => note(Deed::Refresh, f32::from(n)),
                Event::Scored { seat, points, .. } if seat != me => note(Deed::OtherScores(seat), f32::from(points)),
                Event::Scored { points, cause: Cause::District, .. } => {
                    if let Some(district) = secured {
                        note(Deed::Secure(district), f32::from(points));
                    }
                }
                Event::Scored { points, cause, .. } => note(Deed::Score(cause), f32::from(points)),
                _ => {}
            }
        }
        self.worlds += 1.0;
        for (deed, n) in here {
            match self.done.iter_mut().find(|(known, ..)| *known == deed) {
                Some((_, worlds, sum)) => {
                    *worlds += 1.0;
                    *sum += n;
                }
                None => self.done.push((deed, 1.0, n)),
            }
        }
    }

    /// In which share of the worlds a deed is done, and how much of it in a world.
    fn of(&self, deed: Deed) -> (f32, f32) {
        let found = self.done.iter().find(|(known, ..)| *known == deed);
        found.map_or((0.0, 0.0), |(_, worlds, sum)| (worlds / self.worlds, sum / self.worlds))
    }

    /// What each card of a plan brings, in the order of the cards.
    pub(super) fn of_cards(&self, cards: impl Iterator<Item = CardId>) -> Vec<Why> {
        let brings = |card: CardId| {
            let goods = self.done.iter().filter_map(|(deed, worlds, sum)| match deed {
                Deed::CardGain(of, good) if *of == card => Some((*good, worlds / self.worlds, sum / worlds)),
                _ => None,
            });
            let most =
                goods.filter(|(_, share, _)| *share >= LIKELY).max_by(|a, b| (a.1 * a.2).total_cmp(&(b.1 * b.2)));
            let gain = most.map(|(good, _, n)| Why::CardBrings { card, good, n: n.round().max(1.0) as u8 });
            let heals = self.done.iter().find_map(|(deed, worlds, _)| match deed {
                Deed::CardHeal(of, healed) if *of == card && worlds / self.worlds >= LIKELY => Some(*healed),
                _ => None,
            });
            let places = || (self.of(Deed::CardPlace(card)).0 >= LIKELY).then_some(Why::CardPlaces { card });
            heals.map(|healed| Why::CardHeals { card, healed }).or(gain).or_else(places)
        };
        cards.filter_map(brings).collect()
    }

    /// What happens after this move and not after those, with its weight in points, what weighs most first.
    pub(super) fn against(&self, others: &[&Deeds]) -> Vec<(f32, Why)> {
        let n = others.len().max(1) as f32;
        let usual = |deed: Deed| {
            let sums = others.iter().map(|other| other.of(deed));
            sums.fold((0.0, 0.0), |sum, of| (sum.0 + of.0 / n, sum.1 + of.1 / n))
        };
        let mut found: Vec<(f32, Why)> = Vec::new();
        for &(deed, ..) in &self.done {
            let (own, usual) = (self.of(deed), usual(deed));
            found.extend(does(deed, own, usual));
        }
        let mut avoided: Vec<Deed> = Vec::new();
        for (deed, ..) in others.iter().flat_map(|other| &other.done) {
            if !avoided.contains(deed) {
                avoided.push(*deed);
                found.extend(avoids(*deed, self.of(*deed), usual(*deed)));
            }
        }
        found.sort_by(|a, b| b.0.total_cmp(&a.0));
        found
    }
}

/// A deed in so great a share of worlds is likely,
const LIKELY: f32 = 0.55;
/// in so great a share it is sure;
const SURE: f32 = 0.95;
/// and so much more often than after other moves it is done because of the move.
const MORE_OFTEN: f32 = 0.3;

/// What a move does that others do not. Each figure is how often, and how much in a world.
fn does(deed: Deed, own: (f32, f32), usual: (f32, f32)) -> Option<(f32, Why)> {
    let odds = if own.0 >= SURE { "sure" } else { "likely" };
    let more = own.1 - usual.1;
    let whole = |n: f32| n.round().max(1.0);
    let goods = |least: f32, of: fn(u8) -> Why, weight: f32| {
        (more >= least && own.0 >= LIKELY).then(|| (more * weight, of(whole(own.1) as u8)))
    };
    let (weight, why) = match deed {
        Deed::Gain(good) => {
            let why = Why::Brings { good, n: whole(own.1) as u8 };
            return (more >= least(good) && own.0 >= LIKELY).then_some((more * worth(good), why));
        }
        Deed::Place => return goods(0.5, |n| Why::Places { n }, 2.0),
        Deed::Refresh => return goods(0.75, |n| Why::Refreshes { n }, 0.8),
        Deed::Score(cause) => {
            let is_own = matches!(
                cause,
                Cause::Specialist | Cause::Scouting | Cause::Feeding | Cause::CheckMark | Cause::Dollars | Cause::Tiles
            );
            let why = Why::Scores { points: own.1.round() as i16, cause };
            return (is_own && more >= 0.75 && own.0 >= LIKELY).then_some((more, why));
        }
        Deed::Secure(district) => {
            // What the cubes there score, in the worlds in which they do.
            let points = (own.1 / own.0.max(0.01)).round() as i16;
            let is_more = more >= 0.75 || own.0 - usual.0 >= MORE_OFTEN;
            return (is_more && own.0 >= LIKELY).then_some((more, Why::Secures { district, points, odds }));
        }
        Deed::Complete(card, goal) => (4.0, Why::Completes { card, goal, odds }),
        Deed::CompletePlan(plan, goal) => (4.0, Why::CompletesPlan { plan, goal, odds }),
        Deed::Win(card) => (5.0, Why::Wins { card, odds }),
        Deed::Finish(card) => (6.0, Why::Finishes { card, odds }),
        Deed::FinishPlan(plan) => (6.0, Why::FinishesPlan { plan, odds }),
        Deed::Power(1) => (12.0, Why::RaisesLimit { odds }),
        Deed::Power(_) => (12.0, Why::OpensSlot { odds }),
        Deed::Collect(tile) => (4.0, Why::Collects { tile, odds }),
        Deed::Heal(card) => (3.0, Why::Heals { card }),
        Deed::Mark(action) => (3.0, Why::Unlocks { action }),
        Deed::CardGain(..)
        | Deed::CardPlace(_)
        | Deed::CardHeal(..)
        | Deed::Pay(_)
        | Deed::Injure(_)
        | Deed::OtherBuys(..)
        | Deed::OtherScores(_) => return None,
    };
    let is_more = own.0 >= LIKELY && own.0 - usual.0 >= MORE_OFTEN;
    is_more.then_some(((own.0 - usual.0) * weight, why))
}

/// What other moves bring about and this one does not.
fn avoids(deed: Deed, own: (f32, f32), usual: (f32, f32)) -> Option<(f32, Why)> {
    let (rarer, less) = (usual.0 - own.0, usual.1 - own.1);
    match deed {
        Deed::Pay(good) => {
            let why = Why::Saves { good, n: less.round().max(1.0) as u8 };
            (less >= least(good)).then_some((0.7 * less * worth(good), why))
        }
        Deed::Injure(card) => (rarer >= 0.5).then_some((3.0 * rarer, Why::Spares { card })),
        Deed::OtherBuys(seat, card) => (rarer >= 0.5).then_some((2.0 * rarer, Why::Forestalls { seat, card })),
        Deed::OtherScores(seat) => (less >= 1.5).then_some((less, Why::Hinders { seat, points: less.round() as i16 })),
        _ => None,
    }
}

/// What a good is worth in points, roughly.
const fn worth(good: Good) -> f32 {
    match good {
        Good::Resource(Resource::Food | Resource::Water) => 0.8,
        Good::Resource(_) => 1.2,
        Good::Battery => 2.0,
        Good::Dollars => 0.5,
        Good::Gps => 1.5,
        Good::Transport => 1.0,
    }
}

/// How much more or less of a good is worth a word.
const fn least(good: Good) -> f32 {
    match good {
        Good::Dollars => 1.5,
        _ => 0.75,
    }
}
