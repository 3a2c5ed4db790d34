//! Goals, and what completing them is worth.

use arrayvec::ArrayVec;
use blackout::components::{CardKind, Effect, Goal};
use blackout::{CardId, CardSet, Chapter, N_SLOTS, Table};

use super::super::thumb::colors_of;
use super::outlook::Outlook;

/// A goal that may be completed.
pub(super) struct Wish {
    pub(super) spot: u8,
    pub(super) goal: Goal,
    /// What completing it is worth.
    pub(super) worth: i32,
    /// What its requirements still ask for.
    pub(super) bar: i32,
    /// How many resources it costs.
    pub(super) n: i32,
}

/// All goals of a seat: three objectives and two plans of three goals each, and restoring power.
pub(super) type Wishes = ArrayVec<Wish, 17>;

impl Wish {
    pub(super) fn new(spot: u8, goal: Goal, worth: i32, bar: i32) -> Wish {
        let n = goal.resources.iter().chain([&goal.of_one_type]).map(|&n| i32::from(n)).sum();
        Wish { spot, goal, worth, bar, n }
    }
}

impl Outlook<'_> {
    /// The goals that can still be completed, the best first.
    pub(super) fn wishes(&self, table: &Table, slots: &[CardSet; N_SLOTS]) -> Wishes {
        let colors = slots.map(|slot| colors_of(self.components, slot));
        let hand = slots.iter().fold(table.boards[self.seat].held, |hand, slot| hand.without(*slot));
        let hand = colors_of(self.components, hand);
        let mut wishes = Wishes::new();
        for (spot, _, goal) in table.open_goals(self.components, self.seat) {
            let board = &table.boards[self.seat];
            let Some(slot_cards) = self.slot_lacks(&goal.slot_set, &colors, &hand) else { continue };
            let tile_types = goal.tiles.map_or(0, |kinds| {
                let has = |kind| board.tiles_up.into_iter().any(|tile| self.components.tile(tile).kind() == kind);
                kinds.into_iter().filter(|&kind| !has(kind)).count() as i32
            });
            // What cubes a link lacks is a matter of the map.
            let is_linked = |letter| self.components.map.is_linked(letter, board.cubes);
            if tile_types > self.left || !goal.link.is_none_or(is_linked) {
                continue;
            }
            let bar = slot_cards * self.weights.slot_card + tile_types * self.weights.tile_type;
            let worth = self.goal_worth(table, spot, &goal.effect);
            let _ = wishes.try_push(Wish::new(spot, goal, worth, bar));
        }
        for spot in 0..5 {
            self.add_finish(table, spot, &mut wishes);
        }
        let price = self.weights.lacked;
        wishes.sort_unstable_by_key(|wish| -(wish.worth - wish.n * price - wish.bar));
        wishes
    }

    /// Whether a plan is kept whatever it would bring to finish it now: an emergency plan takes no spot, so it can wait. One
    /// with a line waits, too: bots that finished it early for the line won less.
    pub(super) fn keeps(&self, spot: u8) -> bool {
        spot == 3 && self.left > 1
    }

    /// A plan can be finished with any of its goals (B3.8): the easiest one is worth the completion, the others the bonus.
    fn add_finish(&self, table: &Table, spot: u8, wishes: &mut [Wish]) {
        let board = &table.boards[self.seat];
        let Some(plan) = table.plan_on(self.components, self.seat, spot) else { return };
        let is_plan = |card: CardId| self.components.card(card).kind == CardKind::Plan;
        let is_common = table.is_common(spot);
        if spot < 3 && !board.objectives[spot as usize].is_some_and(is_plan) || is_common {
            return;
        }
        let open = i32::from(plan.n_goals) - board.marks[spot as usize].count_ones() as i32;
        let bonus = if spot < 3 { self.effect(&plan.bonus) / open.max(1) } else { 0 };
        let finish = self.effect(&plan.completion) + self.line(plan.line);
        let finish = if self.keeps(spot) { finish / open.max(1) } else { finish };
        let price = self.weights.lacked;
        let here = || |wish: &&mut Wish| wish.spot == spot;
        wishes.iter_mut().filter(here()).for_each(|wish| wish.worth += bonus);
        let easiest = wishes.iter_mut().filter(here()).max_by_key(|wish| wish.worth - wish.n * price - wish.bar);
        if let Some(wish) = easiest {
            wish.worth += finish;
        }
    }

    /// How many cards a slot set lacks; `None` where hand and time do not give them.
    pub(super) fn slot_lacks(&self, wanted: &[u8; 4], slots: &[[u8; 4]; N_SLOTS], hand: &[u8; 4]) -> Option<i32> {
        let lacks = |found: &[u8; 4]| {
            let both = [0, 1, 2, 3].map(|color| found[color] + hand[color]);
            (lacking(wanted, &both) == 0).then(|| lacking(wanted, found))
        };
        slots.iter().filter_map(lacks).min().filter(|&lacks| lacks <= self.weights.slot_hope.min(self.left))
    }

    /// What completing a goal is worth.
    pub(super) fn goal_worth(&self, table: &Table, spot: u8, effect: &Effect) -> i32 {
        let board = &table.boards[self.seat];
        let at_once = self.effect(effect);
        let Some(plan) = table.plan_on(self.components, self.seat, spot) else {
            let power = if spot == 5 { self.weights.limit } else { self.weights.slot };
            let condition = if table.setup.chapter == Some(Chapter::V) { self.weights.condition / 2 } else { 0 };
            return at_once + power * self.left + condition;
        };
        let open = i32::from(plan.n_goals) - board.marks[spot as usize].count_ones() as i32;
        match board.objectives.get(spot as usize).copied().flatten() {
            Some(card) if self.components.card(card).kind != CardKind::Plan => {
                at_once + self.own(card) + self.weights.to_hand * self.left.min(5) / 5
            }
            Some(_) => at_once,
            None if table.is_common(spot) => {
                let needed = if table.setup.chapter == Some(Chapter::I) { 3 } else { 2 };
                let done = i32::from(plan.n_goals) - open;
                let condition = if done < needed { self.weights.condition / needed } else { 0 };
                at_once + self.effect(&plan.bonus) / open.max(1) + condition
            }
            None => at_once + self.effect(&plan.bonus) / open.max(1),
        }
    }
}

/// How many cards a slot set lacks.
pub(super) fn lacking(wanted: &[u8; 4], found: &[u8; 4]) -> i32 {
    wanted.iter().zip(found).map(|(wanted, found)| i32::from(wanted.saturating_sub(*found))).sum()
}
