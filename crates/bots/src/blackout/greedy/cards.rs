//! What cards are worth: to have, in hand, and back from hospital.

use arrayvec::ArrayVec;
use blackout::{Board, CardId, CardSet, N_SLOTS};

use super::super::thumb;
use super::outlook::Outlook;

impl Outlook<'_> {
    pub(super) fn best_healing(&self) -> i32 {
        let one = |card| {
            let points = 100 * i32::from(self.components.card(card).points);
            points + self.own(card) + self.in_hand(card) - self.in_hospital(card)
        };
        self.board().hospital.into_iter().map(one).max().unwrap_or(0)
    }

    /// What a card in hospital is worth, since it may come back.
    pub(super) fn in_hospital(&self, card: CardId) -> i32 {
        if self.left > 0 { self.weights.hospital * i32::from(self.components.card(card).points) } else { 0 }
    }

    /// What one more card in hand is worth for being there.
    pub(super) fn in_hand(&self, card: CardId) -> i32 {
        if self.left > 0 { self.use_of(card) * self.weights.in_hand / 100 } else { 0 }
    }

    /// What a card does when it is used once.
    pub(super) fn use_of(&self, card: CardId) -> i32 {
        thumb::use_of(self.components, self.board(), self.weights, card)
    }

    /// What it is worth to have a card.
    pub(super) fn own(&self, card: CardId) -> i32 {
        thumb::own(self.components, self.weights, self.left, card, self.use_of(card))
    }

    pub(super) fn cards(&self, board: &Board, pending: CardSet) -> i32 {
        let hand = board.held.without(pending);
        let mut slots = board.slots;
        for (slot, planned) in slots.iter_mut().zip(self.view.planned) {
            planned.filter(|&card| pending.contains(card)).inspect(|&card| slot.insert(card));
        }
        let owned = slots.iter().fold(hand, |all, slot| all.or(*slot));
        let healing: i32 = board.hospital.into_iter().map(|card| self.in_hospital(card)).sum();
        owned.into_iter().map(|card| self.own(card)).sum::<i32>() + healing + self.ready(board, hand, &slots)
    }

    /// What the cards in hand and those that come back promise for the next rounds: each round plays the best of them.
    pub(super) fn ready(&self, board: &Board, hand: CardSet, slots: &[CardSet; N_SLOTS]) -> i32 {
        if self.left == 0 {
            return 0;
        }
        let weights = self.weights;
        let mut slots = *slots;
        slots.sort_unstable_by_key(|slot| core::cmp::Reverse(slot.len()));
        let mut back = slots.into_iter();
        let mut pool: ArrayVec<i32, 64> = hand.into_iter().map(|card| self.use_of(card)).collect();
        if !self.after_refresh && pool.len() <= board.refresh_limit() {
            pool.extend(back.next().unwrap_or_default().into_iter().map(|card| self.use_of(card)));
        }
        let n_slots = board.n_open_slots();
        let mut worth = 0;
        for percent in [weights.next_round, weights.round_after] {
            pool.sort_unstable_by(|a, b| b.cmp(a));
            let n = n_slots.min(pool.len());
            worth += pool.drain(..n).sum::<i32>() * percent;
            if pool.len() <= board.refresh_limit() {
                pool.extend(back.next().unwrap_or_default().into_iter().map(|card| self.use_of(card)));
            }
        }
        worth += pool.iter().sum::<i32>() * weights.later_round;
        worth / 100
    }
}
