//! Cards, goals, plans and tiles in words.

use std::io;

use blackout::components::{
    Card, CardKind, Color, CubeColor, Effect, Goal, Letter, Line, Plan, Resource, Reward, Specialist, Tile,
};
use blackout::{CardId, CardSet, District, Good, Location, TileId};
use boxes::LoadedBox;
use game::Message;
use text::{Lang, Text};

use super::words::{Lies, Printed};
use crate::screen::Screen;

/// Tells what things of a box are, in one language.
#[derive(Clone, Copy)]
pub struct Describe<'a> {
    /// The language, which knows the names of this box.
    pub text: &'a Text,
    /// The box.
    pub loaded: &'a LoadedBox,
}

/// Calls the things of a box by their names, and tiles, which have none, by what is printed on them.
pub fn name_things(text: &mut Text, loaded: &LoadedBox) {
    let (names, tiles) = (loaded.names.clone(), loaded.components.tiles);
    let plain = Text::new(text.lang());
    text.call_things(Box::new(move |lang: Lang, kind, index| {
        let name = match kind {
            "card" => names.card(CardId::new(index)?),
            "location" => names.location(Location::new(index)?),
            "district" => names.district(District::new(index)?),
            _ => return tiles.get(index).map(|tile| tile_words(&plain, tile)),
        };
        Some(name.of(lang.code()).into())
    }));
}

fn tile_words(text: &Text, tile: &Tile) -> String {
    let reward = |reward: Reward| text.say(&Printed::TileReward { n: reward.n, kind: reward.kind });
    text.say(&Printed::Tile {
        simple: tile.simple,
        reward: reward(tile.simple_reward),
        advanced: tile.advanced,
        better: reward(tile.advanced_reward),
    })
}

/// The letter as people write it.
pub const fn letter(letter: Letter) -> &'static str {
    ["A", "B", "C", "D"][letter as usize]
}

impl Describe<'_> {
    fn say(&self, message: &dyn Message) -> String {
        self.text.say(message)
    }

    /// A card's name.
    pub fn name(&self, card: CardId) -> &str {
        self.loaded.names.card(card).of(self.text.lang().code())
    }

    /// Cards by their names.
    pub fn names(&self, cards: CardSet) -> String {
        let names: Vec<&str> = cards.into_iter().map(|card| self.name(card)).collect();
        names.join(", ")
    }

    /// A location's name.
    pub fn location(&self, location: Location) -> &str {
        self.loaded.names.location(location).of(self.text.lang().code())
    }

    /// A district's name.
    pub fn district(&self, district: District) -> &str {
        self.loaded.names.district(district).of(self.text.lang().code())
    }

    /// A tile by what is printed on it.
    pub fn tile(&self, tile: TileId) -> String {
        tile_words(self.text, self.loaded.components.tile(tile))
    }

    /// What a card is and does, without its goals: what counts once it is in hand.
    pub fn ability(&self, card: CardId) -> String {
        let card = self.loaded.components.card(card);
        let mut parts = Vec::new();
        if card.icons > 0 {
            parts.push(self.say(&Printed::Icons { n: card.icons }));
        }
        if card.points > 0 {
            parts.push(self.say(&Printed::Worth { n: card.points }));
        }
        // What a specialist does comes last, since it has commas of its own.
        match card.kind {
            CardKind::Specialist(_) => parts.push(self.say(&kind(card))),
            CardKind::Volunteer { .. } | CardKind::Plan => parts.insert(0, self.say(&kind(card))),
        }
        parts.join(", ")
    }

    /// A card by name with all that is printed on it.
    pub fn card(&self, card: CardId) -> String {
        let mut details = vec![self.ability(card)];
        details.extend(self.plan_details(&self.loaded.components.card(card).plan, 0, false));
        self.say(&Printed::Card { name: self.name(card).into(), details: self.join(details) })
    }

    /// A card by name with what it is and does.
    pub fn card_in_short(&self, card: CardId) -> String {
        self.say(&Printed::Card { name: self.name(card).into(), details: self.ability(card) })
    }

    /// A card on an objective spot: what is still to do, and what it will be.
    pub fn objective(&self, card: CardId, marks: u8) -> String {
        self.say(&Printed::Card { name: self.name(card).into(), details: self.objective_details(card, marks) })
    }

    /// The same without its name.
    pub fn objective_details(&self, card: CardId, marks: u8) -> String {
        let mut details = self.plan_details(&self.loaded.components.card(card).plan, marks, false);
        details.push(self.ability(card));
        self.join(details)
    }

    /// An emergency plan's name.
    pub fn plan_name(&self, plan: u8) -> &str {
        self.loaded.names.plans[plan as usize].of(self.text.lang().code())
    }

    /// Parts of a whole, with what the language puts between them.
    fn join(&self, parts: Vec<String>) -> String {
        parts.into_iter().reduce(|one, other| self.say(&Printed::And { one, other })).unwrap_or_default()
    }

    /// An emergency plan with what is still to do; a common one is never finished (B10.2).
    pub fn emergency(&self, plan: u8, marks: u8, is_common: bool) -> String {
        let name = self.plan_name(plan).into();
        let details = self.join(self.plan_details(&self.loaded.components.plans[plan as usize], marks, is_common));
        self.say(&Printed::EmergencyPlan { letter: blackout::PLANS[plan as usize], name, details })
    }

    fn plan_details(&self, plan: &Plan, marks: u8, is_common: bool) -> Vec<String> {
        let goal = |n: u8| {
            let goal = self.goal(&plan.goals[n as usize]);
            let number = n + 1;
            match (plan.n_goals, marks >> n & 1) {
                (1, _) => goal,
                (_, 0) => self.say(&Printed::GoalNumber { number, goal }),
                _ => self.say(&Printed::GoalDone { number }),
            }
        };
        let mut details: Vec<String> = (0..plan.n_goals).map(goal).collect();
        let completion = self.effect(&plan.completion);
        if !completion.is_empty() && !is_common {
            details.push(self.say(&Printed::Completion { effect: completion }));
        }
        let bonus = self.effect(&plan.bonus);
        if !bonus.is_empty() {
            details.push(self.say(&Printed::Bonus { effect: bonus }));
        }
        // B10.2: a common plan is never finished.
        details.extend(self.line(plan.line).filter(|_| !is_common));
        details
    }

    /// What a goal costs and requires, and what it gives.
    pub fn goal(&self, goal: &Goal) -> String {
        let cost = self.cost(goal);
        match self.effect(&goal.effect) {
            effect if effect.is_empty() => cost,
            effect => self.say(&Printed::Goal { cost, effect }),
        }
    }

    /// A goal for restoring power, with what it brings beside its points (B3.9).
    pub fn power_goal(&self, goal: &Goal, number: u8) -> String {
        let brings = if number == 1 { Printed::RefreshLimit } else { Printed::FourthSlot };
        format!("{}, {}", self.goal(goal), self.say(&brings))
    }

    fn cost(&self, goal: &Goal) -> String {
        let mut parts = Vec::new();
        for resource in Resource::ALL {
            let n = goal.resources[resource as usize];
            if n > 0 {
                parts.push(self.goods(n, Good::Resource(resource)));
            }
        }
        if goal.of_one_type > 0 {
            parts.push(self.say(&Printed::OneType { n: goal.of_one_type }));
        }
        if goal.dollars > 0 {
            parts.push(self.goods(goal.dollars, Good::Dollars));
        }
        if goal.slot_set != [0; 4] {
            let cards = Color::ALL.into_iter().filter(|&color| goal.slot_set[color as usize] > 0);
            let cards: Vec<String> =
                cards.map(|color| self.say(&Printed::SlotCards { n: goal.slot_set[color as usize], color })).collect();
            parts.push(self.say(&Printed::SlotSet { cards: cards.join(" + ") }));
        }
        if let Some([one, other]) = goal.tiles {
            parts.push(self.say(&Printed::Tiles { one, other }));
        }
        if let Some(link) = goal.link {
            parts.push(self.say(&Printed::Link { letter: letter(link) }));
        }
        parts.join(", ")
    }

    /// So many of something.
    pub fn goods(&self, n: u8, good: Good) -> String {
        self.say(&Printed::Goods { n, good })
    }

    fn effect(&self, effect: &Effect) -> String {
        let mut parts = Vec::new();
        if effect.points > 0 {
            parts.push(self.say(&Printed::Points { n: effect.points }));
        }
        if effect.dollars > 0 {
            parts.push(self.goods(effect.dollars, Good::Dollars));
        }
        parts.extend(effect.cube.map(|cube| {
            self.say(&match cube {
                CubeColor::Only(color) => Printed::CubeOn { color },
                CubeColor::Any => Printed::CubeAnywhere,
            })
        }));
        parts.join(", ")
    }

    /// What a finished plan adds to the check-mark area.
    pub fn line(&self, line: Line) -> Option<String> {
        let printed = match line {
            Line::None => return None,
            Line::Gain(resource) => Printed::LineGain { good: Good::Resource(resource), n: 1 },
            Line::Exchange { pay, gain } => {
                let gained: Vec<String> =
                    gain.into_iter().flatten().map(|resource| self.goods(1, Good::Resource(resource))).collect();
                Printed::LineExchange { resource: pay, gain: gained.join(" + ") }
            }
            Line::Battery => Printed::LineBattery,
            Line::Dollars => Printed::LineDollars,
            Line::Points(resource) => Printed::LinePoints { resource },
            Line::Icon => Printed::LineIcon,
            Line::StrongerGps => Printed::LineStrongerGps,
            Line::Feed => Printed::LineFeed,
            Line::Purify => Printed::LinePurify,
        };
        Some(self.say(&printed))
    }

    /// What lies beside each location.
    pub fn neighbours(&self, screen: &mut Screen<'_>) -> io::Result<()> {
        let map = &self.loaded.components.map;
        map.locations().into_iter().try_for_each(|location| {
            let others: Vec<&str> = map.adjacent(location).into_iter().map(|other| self.location(other)).collect();
            let (place, others) = (self.place(location), others.join(", "));
            screen.lines(&self.say(&Lies::Neighbours { place, others }))
        })
    }

    /// A location with its colour and, if it is a crisis centre, its letter.
    pub fn place(&self, location: Location) -> String {
        let (name, map) = (self.location(location).to_string(), &self.loaded.components.map);
        let color = map.color(location);
        match map.letter(location) {
            None => self.say(&Lies::Colored { name, color }),
            Some(found) => self.say(&Lies::Centre { name, color, letter: letter(found) }),
        }
    }
}

fn kind(card: &Card) -> Printed {
    match card.kind {
        CardKind::Volunteer { color, cubes } => Printed::Volunteer { color, cubes },
        CardKind::Plan => Printed::Plan,
        CardKind::Specialist(specialist) => match specialist {
            Specialist::Leader => Printed::Leader,
            Specialist::Scout => Printed::Scout,
            Specialist::Doctor => Printed::Doctor,
            Specialist::Trader { gain, for_tool } => Printed::Trader { gain, for_tool },
            Specialist::Organiser => Printed::Organiser,
            Specialist::Guide => Printed::Guide,
            Specialist::Navigator => Printed::Navigator,
            Specialist::Importer { price, resource } => Printed::Importer { price, resource },
            Specialist::Engineer => Printed::Engineer,
        },
    }
}
