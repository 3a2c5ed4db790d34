//! Planning: one ply is blind here, since nothing comes of a planned card at once.

use blackout::{Action, Actions, CardId, CardSet, N_SLOTS};

use super::super::goods::Goods;
use super::super::thumb::{colors_of, turn_of};
use super::outlook::Outlook;

type Plan = [Option<CardId>; N_SLOTS];

impl Outlook<'_> {
    /// The next step to the best plan that keeps what is planned.
    pub(super) fn next_of_plan(&self) -> Action {
        let planned = self.view.planned;
        let best = self.best_plan(&planned);
        let changed = (0..N_SLOTS).find(|&slot| best[slot] != planned[slot]);
        changed.and_then(|slot| best[slot].map(|card| Action::Plan(slot as u8, card))).unwrap_or(Action::Ready)
    }

    /// The card to turn up first.
    pub(super) fn first_to_deploy(&self, list: &Actions) -> Action {
        let turn = |action: &Action| match *action {
            Action::Deploy(slot) => {
                self.view.planned[slot as usize].map_or(u8::MAX, |card| turn_of(self.components, card))
            }
            _ => u8::MAX,
        };
        list.iter().copied().min_by_key(turn).unwrap_or(list[0])
    }

    /// Of all sets of cards for the slots that are open and free, the one that does most together.
    fn best_plan(&self, planned: &Plan) -> Plan {
        let mut best = (i32::MIN, *planned);
        self.each_plan(planned, |worth, plan| {
            if worth > best.0 {
                best = (worth, plan);
            }
        });
        best.1
    }

    /// The best plans for all open slots, and what they are worth.
    pub(super) fn ranked_plans(&self, most: usize) -> Vec<(i32, Plan)> {
        let mut plans = Vec::with_capacity(128);
        self.each_plan(&[None; N_SLOTS], |worth, plan| plans.push((worth, plan)));
        plans.sort_by_key(|&(worth, _)| -worth);
        plans.truncate(most);
        plans
    }

    /// Calls with every set of cards for the slots that are open and free, in the slots where it does best.
    fn each_plan(&self, planned: &Plan, mut call: impl FnMut(i32, Plan)) {
        let hand: Vec<CardId> = self.hand().into_iter().collect();
        let free: Vec<usize> = (0..self.board().n_open_slots()).filter(|&slot| planned[slot].is_none()).collect();
        let size = free.len().min(hand.len());
        if size == 0 {
            return;
        }
        let mut chosen: Vec<CardId> = Vec::with_capacity(4);
        let slot_sets = self.slot_sets();
        self.each_set(&hand, size, &mut chosen, &mut |cards| {
            for (ready, _, plan) in self.best_slots(planned, &free, cards, &slot_sets) {
                call(ready + self.plan_worth(&plan), plan);
            }
        });
    }

    /// Calls with every set of so many cards, of cards that are alike only once.
    fn each_set(&self, hand: &[CardId], size: usize, chosen: &mut Vec<CardId>, call: &mut impl FnMut(&[CardId])) {
        if size == 0 {
            call(chosen);
            return;
        }
        for n in 0..hand.len() {
            if hand.len() - n < size {
                return;
            }
            let alike = |other: &CardId| self.components.card(*other) == self.components.card(hand[n]);
            if hand[..n].iter().any(alike) {
                continue;
            }
            chosen.push(hand[n]);
            self.each_set(&hand[n + 1..], size - 1, chosen, call);
            chosen.pop();
        }
    }

    /// The slots in which these cards do best: good cards where they come back soon. For each way to fill slot sets one.
    fn best_slots(&self, planned: &Plan, free: &[usize], cards: &[CardId], sets: &[[u8; 4]]) -> Vec<(i32, u64, Plan)> {
        let mut best: Vec<(i32, u64, Plan)> = Vec::with_capacity(6);
        let mut slots = free.to_vec();
        permute(&mut slots, 0, cards.len(), &mut |order| {
            let mut plan = *planned;
            for (&slot, &card) in order.iter().zip(cards) {
                plan[slot] = Some(card);
            }
            let after = self.slots_after(&plan);
            let hand = after.iter().fold(self.board().held, |hand, slot| hand.without(*slot));
            let (ready, lacks) = (self.ready(self.board(), hand, &after), self.lacks_of_sets(&after, hand, sets));
            match best.iter_mut().find(|(_, same, _)| *same == lacks) {
                Some(known) if known.0 < ready => *known = (ready, lacks, plan),
                Some(_) => {}
                None => best.push((ready, lacks, plan)),
            }
        });
        best
    }

    /// The slot sets that goals ask for.
    fn slot_sets(&self) -> Vec<[u8; 4]> {
        let goals = self.table().open_goals(self.components, self.seat);
        goals.map(|(_, _, goal)| goal.slot_set).filter(|set| *set != [0; 4]).collect()
    }

    /// How many cards each slot set lacks, as digits of one number.
    fn lacks_of_sets(&self, slots: &[CardSet; N_SLOTS], hand: CardSet, sets: &[[u8; 4]]) -> u64 {
        let colors = slots.map(|slot| colors_of(self.components, slot));
        let hand = colors_of(self.components, hand);
        let lacks = |set| self.slot_lacks(set, &colors, &hand).map_or(7, |lacks| lacks as u64);
        sets.iter().fold(0, |all, set| all << 3 | lacks(set))
    }

    fn slots_after(&self, plan: &Plan) -> [CardSet; N_SLOTS] {
        let mut slots = self.board().slots;
        for (slot, card) in slots.iter_mut().zip(plan) {
            card.inspect(|&card| slot.insert(card));
        }
        slots
    }

    /// What a whole plan does: what its cards bring for goals, and what stays in hand.
    fn plan_worth(&self, plan: &Plan) -> i32 {
        let cards: CardSet = plan.iter().flatten().copied().collect();
        let wishes = self.wishes(self.table(), &self.slots_after(plan));
        self.prospect(&Goods::scored(self.board()), cards, &wishes) + self.strength(self.board().held.without(cards))
    }
}

impl Outlook<'_> {
    /// What those who stay in hand are worth for scouting.
    fn strength(&self, hand: CardSet) -> i32 {
        let icons: i32 = hand.into_iter().map(|card| i32::from(self.components.card(card).icons)).sum();
        let strength = icons + self.board().tiles_down.len() as i32 + 3 * i32::from(self.board().gps);
        (strength - 4).clamp(0, 5) * self.weights.strength
    }
}

/// Calls with every choice of the first `n` of these, in every order.
fn permute(items: &mut [usize], from: usize, n: usize, call: &mut impl FnMut(&[usize])) {
    if from == n {
        call(&items[..n]);
        return;
    }
    for other in from..items.len() {
        items.swap(from, other);
        permute(items, from + 1, n, call);
        items.swap(from, other);
    }
}
