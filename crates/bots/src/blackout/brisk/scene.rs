//! What a brisk player looks at: its goods, its goals, and what both are worth together. Hundredths of a point throughout.

use arrayvec::ArrayVec;
use blackout::components::{CardKind, Components, CubeColor, Effect, Goal, Line, Plan, Resource};
use blackout::{BATTERY, Board, CardId, CardSet, Chapter, Spot, Table};
use game::Seat;

use crate::blackout::goods::Goods;
use crate::blackout::greedy::Weights;
use crate::blackout::thumb;

/// The weights are those of the greedy bot.
pub(super) const W: Weights = Weights::TUNED;

/// A goal that can be worked on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wish {
    pub(super) spot: Spot,
    /// How many of each resource, a byte each.
    pub(super) resources: u64,
    pub(super) of_one_type: u8,
    pub(super) dollars: u8,
    /// How many resources it takes.
    pub(super) n: i32,
    /// What completing it is worth.
    pub(super) worth: i32,
    /// Whether something else than goods is lacking.
    pub(super) is_barred: bool,
    /// Dollars it gives back.
    pub(super) gives: i32,
}

pub(super) type Wishes = ArrayVec<Wish, 24>;

impl Goods {
    /// Spends transport tokens, and points where they lack (B2.5).
    pub(super) fn spend(&mut self, tokens: i32) {
        let held = tokens.min(self.transport);
        self.transport -= held;
        self.worth -= 100 * (tokens - held);
    }
}

/// A seat at a table, and when.
#[derive(Clone, Copy)]
pub(super) struct Scene<'a> {
    pub(super) components: &'a Components,
    pub(super) table: &'a Table,
    pub(super) seat: Seat,
    /// Rounds to come after this one.
    pub(super) left: i32,
    /// Whether the goals of this round can still be completed.
    pub(super) before_goals: bool,
    /// Whether food and water have been wasted.
    pub(super) after_waste: bool,
}

impl<'a> Scene<'a> {
    pub(super) fn new(components: &'a Components, table: &'a Table, seat: Seat, before_goals: bool) -> Scene<'a> {
        Scene { components, table, seat, left: thumb::rounds_left(table), before_goals, after_waste: false }
    }

    pub(super) fn board(&self) -> &'a Board {
        &self.table.boards[self.seat]
    }

    /// The goals that can be worked on, the best first.
    pub(super) fn wishes(&self) -> Wishes {
        let mut wishes = Wishes::new();
        let board = self.board();
        for (spot, _, goal) in self.table.open_goals(self.components, self.seat) {
            let is_barred = !self.holds(board, &goal);
            // A slot set can be filled by planning; tiles and links take longer than a round.
            if is_barred && (goal.tiles.is_some() || goal.link.is_some()) {
                continue;
            }
            let worth = self.goal_worth(spot, &goal);
            let _ = wishes.try_push(wish(spot, &goal, worth, is_barred));
        }
        for spot in 0..3 {
            self.share_finish(spot, &mut wishes);
        }
        sort(&mut wishes);
        wishes
    }

    /// A plan is finished once: with its easiest goal (B3.8). The others count for what they give and their share of the bonus.
    fn share_finish(&self, spot: Spot, wishes: &mut Wishes) {
        let here = |wish: &&mut Wish| wish.spot == spot;
        let n = wishes.iter_mut().filter(here).count() as i32;
        let Some(plan) = self.table.plan_on(self.components, self.seat, spot).filter(|_| n > 1) else { return };
        let (finish, bonus) = (self.finish_worth(plan), self.effect(&plan.bonus) / n);
        let easiest = wishes.iter().enumerate().filter(|(_, wish)| wish.spot == spot);
        let easiest = easiest.max_by_key(|(_, wish)| wish.worth - wish.n * W.lacked).map(|(n, _)| n);
        for (n, wish) in wishes.iter_mut().enumerate().filter(|(_, wish)| wish.spot == spot) {
            wish.worth += bonus - if Some(n) == easiest { 0 } else { finish };
        }
    }

    fn holds(&self, board: &Board, goal: &Goal) -> bool {
        let slots_fit = goal.slot_set == [0; 4] || board.slots.iter().any(|&slot| self.lacks(slot, goal.slot_set) == 0);
        let tiles_fit = goal.tiles.is_none_or(|kinds| {
            let has = |kind| board.tiles_up.into_iter().any(|tile| self.components.tile(tile).kind() == kind);
            kinds.into_iter().all(has)
        });
        slots_fit && tiles_fit && goal.link.is_none_or(|letter| self.components.map.is_linked(letter, board.cubes))
    }

    /// How many cards a slot lacks for a set.
    pub(super) fn lacks(&self, slot: CardSet, wanted: [u8; 4]) -> i32 {
        let mut wanted = wanted;
        for card in slot {
            if let Some(color) = self.components.card(card).color() {
                wanted[color as usize] = wanted[color as usize].saturating_sub(1);
            }
        }
        wanted.into_iter().map(i32::from).sum()
    }

    /// What completing a goal is worth.
    pub(super) fn goal_worth(&self, spot: u8, goal: &Goal) -> i32 {
        let at_once = self.effect(&goal.effect);
        let board = self.board();
        let Some(plan) = self.table.plan_on(self.components, self.seat, spot) else {
            let condition = if self.table.setup.chapter == Some(Chapter::V) { W.condition } else { 0 };
            return at_once + W.limit * self.left + condition;
        };
        let marks = board.marks[usize::from(spot)].count_ones() as i32;
        match board.objectives.get(usize::from(spot)).copied().flatten() {
            Some(card) if self.components.card(card).kind != CardKind::Plan => {
                at_once + self.own(card) + W.to_hand * self.left.min(5) / 5
            }
            Some(_) => at_once + self.finish_worth(plan),
            None => {
                let open = i32::from(plan.n_goals) - marks;
                let finish = || self.finish_worth(plan) / open.max(1);
                let last = if self.table.is_common(spot) { W.condition / 2 } else { finish() };
                at_once + self.effect(&plan.bonus) / open.max(1) + last
            }
        }
    }

    /// What finishing a plan gives.
    pub(super) fn finish_worth(&self, plan: &Plan) -> i32 {
        self.effect(&plan.completion) + line_worth(plan.line) * self.left
    }

    pub(super) fn effect(&self, effect: &Effect) -> i32 {
        100 * i32::from(effect.points)
            + self.dollar() * i32::from(effect.dollars)
            + effect.cube.map_or(0, |color| self.cube(color))
    }

    /// What a cube on the map is worth before one knows where.
    pub(super) fn cube(&self, color: CubeColor) -> i32 {
        let any = if color == CubeColor::Any { 60 } else { 0 };
        if self.board().supply == 0 { 0 } else { 150 + 25 * self.left.min(4) + any }
    }

    pub(super) fn dollar(&self) -> i32 {
        if self.left > 0 { W.dollar } else { 20 }
    }

    /// What it is worth to have a card.
    pub(super) fn own(&self, card: CardId) -> i32 {
        thumb::own(self.components, &W, self.left, card, self.use_of(card))
    }

    /// What a card does when it is used once.
    pub(super) fn use_of(&self, card: CardId) -> i32 {
        thumb::use_of(self.components, self.board(), &W, card)
    }

    /// What goods are worth in view of the goals: those that can be paid, those that are nearly paid, and the rest.
    pub(super) fn promise(&self, goods: &Goods, wishes: &[Wish]) -> i32 {
        let mut purse = Purse::of(goods);
        let mut worth = goods.worth;
        let mut paid = 0_u32;
        if self.before_goals {
            for (n, wish) in wishes.iter().enumerate() {
                if wish.is_barred || i32::from(wish.dollars) > purse.dollars {
                    continue;
                }
                let (after, lacks, _) = purse.pay(wish);
                if lacks == 0 {
                    purse = after;
                    paid |= 1 << n;
                    worth += wish.worth - wish.worth / 50 - wish.gives * W.dollar;
                    purse.dollars += wish.gives;
                }
            }
        }
        if !self.after_waste {
            worth += self.perishables(&mut purse);
        }
        let mut owed = 0;
        for (n, wish) in wishes.iter().enumerate() {
            if paid >> n & 1 != 0 || wish.is_barred {
                continue;
            }
            let (after, lacks, dollars) = purse.pay(wish);
            let rounds = ((owed + lacks + W.income - 1) / W.income).max(1);
            if rounds > self.left {
                continue;
            }
            let percent = W.patience - W.haste * (rounds - 1);
            let net = wish.worth * percent / 100 - lacks * W.lacked - dollars * W.dollar;
            if net > (wish.n - lacks) * W.spare / 2 {
                purse = after;
                owed += lacks;
                worth += net;
            }
        }
        worth + self.rest(&purse, goods)
    }

    fn perishables(&self, purse: &mut Purse) -> i32 {
        let (food, water) = (purse.stock(Resource::Food as usize), purse.stock(Resource::Water as usize));
        purse.dollars += 2 * food + water % 2;
        purse.stock &= !(0xFF << (8 * Resource::Food as u64) | 0xFF << (8 * Resource::Water as u64));
        let gps = if self.left > 0 { W.gps } else { 0 };
        water / 2 * gps.max(2 * self.dollar())
    }

    fn rest(&self, purse: &Purse, goods: &Goods) -> i32 {
        if self.left == 0 {
            let sold: i32 = purse.batteries + (0..6).map(|kind| purse.stock(kind)).sum::<i32>();
            let tokens = if self.before_goals { W.gps * goods.gps + W.transport * goods.transport } else { 0 };
            return 20 * (sold + purse.dollars) + tokens;
        }
        let spare: i32 = (0..6).map(|kind| SPARE[purse.stock(kind).min(5) as usize]).sum();
        let small = purse.dollars.min(W.purse);
        spare
            + purse.batteries * W.battery
            + small * W.dollar
            + (purse.dollars - small) * W.rich_dollar
            + goods.transport.min(8) * W.transport
            + goods.gps.min(6) * W.gps
    }
}

/// What so many of a resource are worth that no goal asks for.
const SPARE: [i32; 6] = {
    let mut spare = [0; 6];
    let mut n = 1;
    while n < 6 {
        spare[n as usize] = W.spare * n - W.spare * n * (n - 1) / 10;
        n += 1;
    }
    spare
};

/// Goods while goals are paid in thought. The six resources are the bytes of one number, since this is what rollouts do most.
#[derive(Clone, Copy)]
struct Purse {
    stock: u64,
    batteries: i32,
    dollars: i32,
}

impl Purse {
    fn of(goods: &Goods) -> Purse {
        let batteries = i32::from(goods.stock[BATTERY]);
        Purse { stock: in_bytes(&goods.stock[..BATTERY]), batteries, dollars: goods.dollars }
    }

    fn stock(&self, kind: usize) -> i32 {
        (self.stock >> (8 * kind) & 0xFF) as i32
    }

    /// What is left when a goal is paid as far as it goes, and how many resources and dollars are lacking.
    #[inline]
    fn pay(&self, wish: &Wish) -> (Purse, i32, i32) {
        const TOPS: u64 = 0x8080_8080_8080_8080;
        let mut after = *self;
        // A byte keeps its top bit where there is enough; nothing is ever so many that it would reach there.
        let enough = (((self.stock | TOPS) - wish.resources) & TOPS) >> 7;
        let mask = enough * 0xFF;
        let paid = wish.resources & mask | self.stock & !mask;
        after.stock -= paid;
        let mut lacks = ((wish.resources - paid).wrapping_mul(0x0101_0101_0101_0101) >> 56) as i32;
        if wish.of_one_type > 0 {
            let need = i32::from(wish.of_one_type);
            let most = (0..6).max_by_key(|&kind| after.stock(kind).min(need)).unwrap_or(0);
            let paid = need.min(after.stock(most));
            after.stock -= (paid as u64) << (8 * most);
            lacks += need - paid;
        }
        let batteries = self.batteries.min(lacks);
        after.batteries -= batteries;
        let dollars = self.dollars.min(i32::from(wish.dollars));
        after.dollars -= dollars;
        (after, lacks - batteries, i32::from(wish.dollars) - dollars)
    }
}

/// Numbers as the bytes of one, the first lowest.
fn in_bytes(numbers: &[u8]) -> u64 {
    numbers.iter().rev().fold(0, |all, &number| all << 8 | u64::from(number))
}

pub(super) fn wish(spot: Spot, goal: &Goal, worth: i32, is_barred: bool) -> Wish {
    let n = goal.resources.iter().chain([&goal.of_one_type]).map(|&n| i32::from(n)).sum();
    Wish {
        spot,
        resources: in_bytes(&goal.resources),
        of_one_type: goal.of_one_type,
        dollars: goal.dollars,
        n,
        worth,
        is_barred,
        gives: i32::from(goal.effect.dollars),
    }
}

/// What a line gives in a round.
const fn line_worth(line: Line) -> i32 {
    match line {
        Line::None => 0,
        Line::Gain(_) => 70,
        Line::Exchange { .. } | Line::Icon | Line::Feed | Line::Purify => 45,
        Line::Battery | Line::StrongerGps => 20,
        Line::Dollars => 95,
        Line::Points(_) => 140,
    }
}

/// The best first, by what is left of their worth when they are paid.
pub(super) fn sort(wishes: &mut Wishes) {
    wishes.sort_unstable_by_key(|wish| wish.n * W.lacked - wish.worth);
}
