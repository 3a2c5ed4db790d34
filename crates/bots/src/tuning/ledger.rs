//! What all heard of a game, put in order: who bought what, where points came from, what became of each resource.

use blackout::components::{Goal, Resource};
use blackout::{Blackout, CardId, CardSet, Cause, Event, Good};
use game::{BySeat, Seat};

/// How a seat came by its points, and how often it used what a game can be won by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Means {
    /// Points of secured districts, and cubes on the map.
    pub map: (i32, u32),
    /// Points of goals, bonuses and cards, and goals completed.
    pub cards: (i32, u32),
    /// Points of scout tiles, at once and at the end, and tiles collected.
    pub scouting: (i32, u32),
    /// Points of restored power, and how often it was restored.
    pub power: (i32, u32),
    /// Points of check-mark actions, feeding and specialists, and check-mark actions used.
    pub engine: (i32, u32),
    /// Points for dollars at the end, less those paid for tokens.
    pub money: i32,
}

impl Means {
    /// All points.
    pub const fn points(&self) -> i32 {
        self.map.0 + self.cards.0 + self.scouting.0 + self.power.0 + self.engine.0 + self.money
    }

    fn score(&mut self, points: i32, cause: Cause) {
        let of = match cause {
            Cause::District => &mut self.map.0,
            Cause::Goal | Cause::Bonus | Cause::Completion | Cause::Cards => &mut self.cards.0,
            Cause::Scouting | Cause::Tiles => &mut self.scouting.0,
            Cause::Power => &mut self.power.0,
            Cause::CheckMark | Cause::Feeding | Cause::Specialist => &mut self.engine.0,
            Cause::Tokens | Cause::Dollars => &mut self.money,
        };
        *of += points;
    }
}

/// What became of a resource.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Goods {
    /// How many came.
    pub gained: u32,
    /// How many were paid for something.
    pub spent: u32,
    /// How many went back in clean up (B6.2).
    pub returned: u32,
    /// How many were left at the end.
    pub left: u32,
    /// How often it was missing for a goal when a round's goals were done.
    pub missing: u32,
}

/// The books of all seats.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ledger {
    start: Option<Seat>,
    /// The letters of the emergency plans that were dealt.
    pub dealt: BySeat<Option<&'static str>>,
    /// Objective cards bought.
    pub bought: BySeat<CardSet>,
    /// Where points came from.
    pub means: BySeat<Means>,
    /// What became of each resource.
    pub goods: BySeat<[Goods; 6]>,
    stock: BySeat<[u32; 6]>,
    /// The goals to come on each seat's spots.
    open: BySeat<Vec<(CardId, u8)>>,
    /// Whether food and water are going back.
    is_cleaning: bool,
}

impl Ledger {
    /// The books of what was heard.
    pub fn of(rules: &Blackout, heard: &[Event]) -> Ledger {
        let mut ledger = Ledger::default();
        for event in heard {
            ledger.note(rules, event);
        }
        for seat in Seat::ALL {
            for kind in 0..6 {
                ledger.goods[seat][kind].left = ledger.stock[seat][kind];
            }
        }
        ledger
    }

    /// How many places after the starting player of the first round a seat sits.
    pub fn place(&self, seat: Seat, n_seats: u8) -> u8 {
        let n_seats = usize::from(n_seats);
        ((seat.index() + n_seats - self.start.unwrap_or(Seat::A).index()) % n_seats) as u8
    }

    fn note(&mut self, rules: &Blackout, event: &Event) {
        match *event {
            Event::Starts { seat } => self.start = Some(seat),
            Event::Emergency { seat, plan } => self.dealt[seat] = Some(plan),
            Event::Round { .. } | Event::Refreshed { .. } => self.is_cleaning = false,
            Event::Removed { .. } if !self.is_cleaning => {
                self.is_cleaning = true;
                self.count_missing(rules);
            }
            Event::Volunteer { seat, card } => self.lay(rules, seat, card),
            Event::Bought { seat, card, .. } => {
                self.bought[seat].insert(card);
                self.lay(rules, seat, card);
            }
            Event::CompletedCard { seat, card, goal, .. } => {
                self.means[seat].cards.1 += 1;
                self.open[seat].retain(|open| *open != (card, goal - 1));
            }
            Event::CompletedPlan { seat, .. } => self.means[seat].cards.1 += 1,
            Event::FinishedCard { seat, card, .. } | Event::Discarded { seat, card, .. } => {
                self.open[seat].retain(|open| open.0 != card);
            }
            Event::Placed { seat, .. } => self.means[seat].map.1 += 1,
            Event::Collected { seat, .. } => self.means[seat].scouting.1 += 1,
            Event::RestoredPower { seat, .. } => self.means[seat].power.1 += 1,
            Event::Checked { seat, .. } | Event::CheckedPlan { seat, .. } | Event::CheckedEmergency { seat, .. } => {
                self.means[seat].engine.1 += 1;
            }
            Event::Scored { seat, points, cause } => self.means[seat].score(points.into(), cause),
            Event::Gained { seat, good: Good::Resource(resource), n } => self.gain(seat, resource, n.into()),
            Event::Paid { seat, good: Good::Resource(resource), n } => self.pay(seat, resource, n.into()),
            _ => {}
        }
    }

    fn lay(&mut self, rules: &Blackout, seat: Seat, card: CardId) {
        self.open[seat].extend((0..rules.components.card(card).plan.n_goals).map(|goal| (card, goal)));
    }

    fn gain(&mut self, seat: Seat, resource: Resource, n: u32) {
        self.goods[seat][resource as usize].gained += n;
        self.stock[seat][resource as usize] += n;
    }

    fn pay(&mut self, seat: Seat, resource: Resource, n: u32) {
        let goods = &mut self.goods[seat][resource as usize];
        *(if self.is_cleaning { &mut goods.returned } else { &mut goods.spent }) += n;
        self.stock[seat][resource as usize] -= n;
    }

    /// Each goal that lies there when goals are done for this round misses what the stock has too little of.
    fn count_missing(&mut self, rules: &Blackout) {
        for seat in Seat::ALL {
            for &(card, goal) in &self.open[seat] {
                let Goal { resources, .. } = rules.components.card(card).plan.goals[usize::from(goal)];
                for (kind, &need) in resources.iter().enumerate() {
                    self.goods[seat][kind].missing += u32::from(u32::from(need) > self.stock[seat][kind]);
                }
            }
        }
    }
}
