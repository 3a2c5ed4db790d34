//! Goods, and the goals they are wished for.

use blackout::components::{CardKind, Goal, Resource, Specialist};
use blackout::{BATTERY, Board, CardId, CardSet};

use super::super::goods::Goods;
use super::super::thumb::turn_of;
use super::goals::Wish;
use super::outlook::Outlook;

impl Goods {
    /// With the points that are scored already.
    pub(super) fn scored(board: &Board) -> Goods {
        let mut goods = Goods::of(board);
        goods.worth = 100 * i32::from(board.score);
        goods
    }

    /// Pays one of a resource, or a battery; whether it could.
    fn pay_one(&mut self, resource: Resource) -> bool {
        self.give(resource as usize) || self.give(BATTERY)
    }

    /// Pays a goal as far as it goes, and says how many resources and dollars are lacking.
    fn pay(&mut self, goal: &Goal) -> (i32, i32) {
        let mut lacks = 0;
        for (have, &need) in self.stock.iter_mut().zip(&goal.resources) {
            let paid = need.min(*have);
            *have -= paid;
            lacks += i32::from(need - paid);
        }
        if goal.of_one_type > 0 {
            let most = (0..6).max_by_key(|&kind| (self.stock[kind].min(goal.of_one_type), is_perishable(kind)));
            let paid = goal.of_one_type.min(self.stock[most.unwrap_or(0)]);
            self.stock[most.unwrap_or(0)] -= paid;
            lacks += i32::from(goal.of_one_type - paid);
        }
        let batteries = self.stock[BATTERY].min(u8::try_from(lacks).unwrap_or(u8::MAX));
        self.stock[BATTERY] -= batteries;
        let dollars = self.dollars.min(i32::from(goal.dollars));
        self.dollars -= dollars;
        (lacks - i32::from(batteries), i32::from(goal.dollars) - dollars)
    }
}

impl Outlook<'_> {
    /// What goods are worth in view of the goals: those that can be paid now, those that are nearly paid, and the rest.
    pub(super) fn promise(&self, goods: &Goods, wishes: &[Wish]) -> i32 {
        let weights = self.weights;
        let mut goods = *goods;
        let mut worth = goods.worth;
        let mut paid = 0_u32;
        if self.before_goals {
            for (n, wish) in wishes.iter().enumerate().filter(|(_, wish)| wish.bar == 0) {
                let mut after = goods;
                if after.pay(&wish.goal) == (0, 0) {
                    goods = after;
                    paid |= 1 << n;
                    worth += wish.worth * 98 / 100;
                    goods.dollars += i32::from(wish.goal.effect.dollars);
                    worth -= i32::from(wish.goal.effect.dollars) * weights.dollar;
                }
            }
        }
        if !self.after_waste {
            worth += self.perishables(&mut goods);
        }
        let mut owed = 0;
        for (_, wish) in wishes.iter().enumerate().filter(|(n, _)| paid >> n & 1 == 0) {
            let mut after = goods;
            let (lacks, dollars) = after.pay(&wish.goal);
            let rounds = ((owed + lacks + weights.income - 1) / weights.income).max(1);
            // A slot set is hoped for only if the next round can complete it: its slot wants to come back.
            let is_slot_set = wish.goal.slot_set != [0; 4];
            if rounds > self.left || is_slot_set && (rounds > 1 || dollars > weights.slot_dollars) {
                continue;
            }
            let percent = weights.patience - weights.haste * (rounds - 1);
            let percent = if is_slot_set { percent * weights.slot_keep / 100 } else { percent };
            let net = wish.worth * percent / 100 - lacks * weights.lacked - dollars * weights.dollar - wish.bar;
            let given = (wish.n - lacks) * weights.spare / 2;
            if net > given {
                goods = after;
                owed += lacks;
                worth += net;
            }
        }
        worth + self.rest(&goods)
    }

    /// Turns food and water into what they bring unused, and says what that is worth beyond dollars (B6.2).
    fn perishables(&self, goods: &mut Goods) -> i32 {
        let (food, water) = (Resource::Food as usize, Resource::Water as usize);
        goods.dollars += 2 * i32::from(goods.stock[food]) + i32::from(goods.stock[water] % 2);
        let pairs = i32::from(goods.stock[water] / 2);
        goods.stock[food] = 0;
        goods.stock[water] = 0;
        let dollar = if self.left > 0 { self.weights.dollar } else { 20 };
        let gps = if self.left > 0 { self.weights.gps } else { 0 };
        pairs * gps.max(2 * dollar)
    }

    /// Goods no goal asks for.
    fn rest(&self, goods: &Goods) -> i32 {
        let weights = self.weights;
        if self.left == 0 {
            let sold: i32 = goods.stock.iter().map(|&n| i32::from(n)).sum();
            let gps = if self.before_goals { weights.gps * goods.gps } else { 0 };
            return 20 * (sold + goods.dollars)
                + gps
                + if self.before_goals { weights.transport * goods.transport } else { 0 };
        }
        let spare: i32 = goods.stock[..6]
            .iter()
            .map(|&n| i32::from(n.min(5)))
            .map(|n| weights.spare * n - weights.spare * n * (n - 1) / 10)
            .sum();
        let purse = goods.dollars.min(weights.purse);
        spare
            + i32::from(goods.stock[BATTERY]) * weights.battery
            + purse * weights.dollar
            + (goods.dollars - purse) * weights.rich_dollar
            + goods.transport.min(8) * weights.transport
            + goods.gps.min(6) * weights.gps
    }

    /// What goods are worth when these cards, planned and not yet turned up, have been used as well as possible.
    pub(super) fn prospect(&self, goods: &Goods, cards: CardSet, wishes: &[Wish]) -> i32 {
        if cards.is_empty() {
            return self.promise(goods, wishes);
        }
        let mut order: Vec<(CardId, Way)> = cards.into_iter().map(|card| (card, self.first_way(card))).collect();
        order.sort_by_key(|&(card, _)| turn_of(self.components, card));
        let mut best = self.promise(&self.after_uses(goods, &order), wishes);
        // A goal may want several volunteers to go elsewhere together, so each goal is tried as a whole first.
        let plain = order.clone();
        for wish in wishes.iter().filter(|wish| wish.bar == 0 && wish.n > 0) {
            let mut towards = plain.clone();
            self.go_for(&mut towards, goods, &wish.goal);
            let worth = self.promise(&self.after_uses(goods, &towards), wishes);
            if worth > best {
                best = worth;
                order = towards;
            }
        }
        for _ in 0..2 {
            let before = best;
            for n in 0..order.len() {
                let kept = order[n].1;
                let mut chosen = kept;
                for way in self.ways(order[n].0, wishes) {
                    if way != chosen {
                        order[n].1 = way;
                        let worth = self.promise(&self.after_uses(goods, &order), wishes);
                        if worth > best {
                            best = worth;
                            chosen = way;
                        }
                    }
                }
                order[n].1 = chosen;
            }
            if best == before {
                break;
            }
        }
        best
    }

    /// Sends volunteers for what a goal lacks, each to where it helps most.
    fn go_for(&self, uses: &mut [(CardId, Way)], goods: &Goods, goal: &Goal) {
        let mut lacks = [0; 6];
        for (lack, (&need, &have)) in lacks.iter_mut().zip(goal.resources.iter().zip(&goods.stock)) {
            *lack = i32::from(need) - i32::from(have);
        }
        for (card, way) in uses {
            let CardKind::Volunteer { color, cubes } = self.components.card(*card).kind else { continue };
            let Some(die) = self.table().dice[color as usize] else { continue };
            let helps = |resource: &Resource| {
                let brings = lacks[*resource as usize].min(i32::from(cubes));
                brings * self.weights.lacked - i32::from(die.distance(*resource)) * self.weights.transport
            };
            let lacked = Resource::ALL.into_iter().filter(|&resource| lacks[resource as usize] > 0);
            if let Some(resource) = lacked.max_by_key(helps) {
                *way = Way::Procure(resource);
                lacks[resource as usize] -= i32::from(cubes);
            }
        }
    }

    fn first_way(&self, card: CardId) -> Way {
        match self.components.card(card).kind {
            CardKind::Volunteer { color, .. } => self.table().dice[color as usize].map_or(Way::Plain, Way::Procure),
            _ => Way::Plain,
        }
    }

    /// The ways to use a card that may be worth a thought.
    fn ways(&self, card: CardId, wishes: &[Wish]) -> impl Iterator<Item = Way> {
        let is_volunteer = matches!(self.components.card(card).kind, CardKind::Volunteer { .. });
        let wanted = |resource: Resource| {
            wishes.iter().any(|wish| wish.goal.resources[resource as usize] > 0 || wish.goal.of_one_type > 0)
        };
        let procured: [Option<Way>; 6] =
            Resource::ALL.map(|resource| (is_volunteer && wanted(resource)).then_some(Way::Procure(resource)));
        procured.into_iter().flatten().chain((!is_volunteer).then_some(Way::Pay))
    }

    fn after_uses(&self, goods: &Goods, uses: &[(CardId, Way)]) -> Goods {
        let mut goods = *goods;
        for &(card, way) in uses {
            self.use_card(&mut goods, card, way);
        }
        goods
    }

    fn use_card(&self, goods: &mut Goods, card: CardId, way: Way) {
        let specialist = match self.components.card(card).kind {
            CardKind::Volunteer { color, cubes } => {
                if let (Way::Procure(resource), Some(die)) = (way, self.table().dice[color as usize]) {
                    let tokens = i32::from(die.distance(resource));
                    let held = tokens.min(goods.transport);
                    goods.transport -= held;
                    goods.worth -= 100 * (tokens - held);
                    goods.gain(resource as usize, cubes);
                }
                return;
            }
            CardKind::Specialist(specialist) => specialist,
            CardKind::Plan => return,
        };
        let pays = way == Way::Pay;
        match specialist {
            Specialist::Leader => {
                goods.gain(BATTERY, 1);
                if self.board().unlocked != 0 {
                    goods.worth += 50;
                }
            }
            Specialist::Scout => {
                goods.dollars += 2;
                if pays && (goods.pay_one(Resource::Gasoline) || goods.pay_one(Resource::Books)) {
                    goods.gps += 1;
                }
            }
            Specialist::Doctor => {
                if pays && self.heals > 0 && goods.pay_one(Resource::Medipacks) {
                    goods.worth += self.heals;
                }
            }
            Specialist::Trader { gain, for_tool } => {
                goods.dollars += i32::from(gain);
                if pays && goods.pay_one(Resource::Tools) {
                    goods.dollars += i32::from(for_tool);
                }
            }
            Specialist::Organiser => goods.dollars += 8,
            Specialist::Guide => {
                if pays && goods.pay_one(Resource::Food) {
                    goods.worth += self.cube[4];
                }
            }
            Specialist::Navigator => {
                if pays {
                    goods.gps += i32::from(goods.pay_one(Resource::Gasoline));
                    goods.gps += i32::from(goods.pay_one(Resource::Books));
                }
            }
            Specialist::Importer { price, resource } => {
                if pays && goods.dollars >= i32::from(price) {
                    goods.dollars -= i32::from(price);
                    goods.gain(resource as usize, 3);
                }
            }
            Specialist::Engineer => {
                goods.worth += 200;
                if pays && goods.pay_one(Resource::Tools) {
                    goods.worth += 200;
                }
            }
        }
    }
}

/// A way to use a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    /// Only what it simply gives.
    Plain,
    /// Procure this.
    Procure(Resource),
    /// Take the part that costs.
    Pay,
}

/// What food and water bring if they are not used: dollars each.
const fn is_perishable(resource: usize) -> bool {
    resource == Resource::Food as usize || resource == Resource::Water as usize
}
