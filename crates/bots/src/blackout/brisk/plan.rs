//! Planning, and using what was planned.

use arrayvec::ArrayVec;
use blackout::components::{CardKind, Resource, Specialist};
use blackout::{Action, BATTERY, CardId, CardSet, N_SLOTS, Tender};

use super::super::goods::Goods;
use super::scene::{Scene, W, Wishes};

/// Which card goes where.
pub(crate) type Planned = [Option<CardId>; N_SLOTS];

impl Scene<'_> {
    /// A plan: one card after another, each the best beside those before; then the slots.
    pub(super) fn plan(&self, hand: CardSet) -> Planned {
        let mut wishes = self.wishes();
        // A slot set may be full with what is planned now, so its goal is a goal like others here.
        open_slot_sets(&mut wishes, hand);
        let mut goods = Goods::of(self.board());
        let mut left = hand;
        let mut chosen: ArrayVec<CardId, N_SLOTS> = ArrayVec::new();
        let mut now = self.promise(&goods, &wishes);
        for _ in 0..self.board().n_open_slots() {
            let mut best = (i32::MIN, None, goods);
            let mut seen: ArrayVec<CardId, 64> = ArrayVec::new();
            for card in left {
                let design = self.components.card(card);
                // The points it will score in the end do not tell cards apart here.
                if seen.iter().any(|&other| self.components.card(other).kind == design.kind) {
                    continue;
                }
                let _ = seen.try_push(card);
                let (after, worth) = self.best_use(&goods, card, &wishes);
                let gain = worth - now - i32::from(design.icons) * W.icon;
                if gain > best.0 {
                    best = (gain, Some(card), after);
                }
            }
            let Some(card) = best.1 else { break };
            chosen.push(card);
            left.remove(card);
            goods = best.2;
            now = self.promise(&goods, &wishes);
        }
        self.slots(&chosen, left)
    }

    /// The best that a card does with these goods.
    fn best_use(&self, goods: &Goods, card: CardId, wishes: &Wishes) -> (Goods, i32) {
        let mut best = (*goods, i32::MIN);
        let mut consider = |after: Goods| {
            let worth = self.promise(&after, wishes);
            if worth > best.1 {
                best = (after, worth);
            }
        };
        match self.components.card(card).kind {
            CardKind::Volunteer { color, cubes } => {
                let Some(die) = self.table.dice.get(color as usize).copied().flatten() else { return (*goods, 0) };
                for resource in Resource::ALL {
                    if resource == die || is_wanted(goods, resource, wishes) {
                        let mut after = *goods;
                        after.spend(i32::from(die.distance(resource)));
                        after.gain(resource as usize, cubes);
                        consider(after);
                    }
                }
            }
            CardKind::Specialist(specialist) => {
                let mut given = *goods;
                self.give(&mut given, specialist);
                consider(given);
                let mut after = given;
                if self.take_part(&mut after, specialist) {
                    consider(after);
                }
            }
            CardKind::Plan => {}
        }
        best
    }

    fn give(&self, goods: &mut Goods, specialist: Specialist) {
        match specialist {
            Specialist::Leader => {
                goods.gain(BATTERY, 1);
                goods.worth += if self.board().unlocked == 0 { 0 } else { 50 };
            }
            Specialist::Scout => goods.dollars += 2,
            Specialist::Trader { gain, .. } => goods.dollars += i32::from(gain),
            Specialist::Organiser => goods.dollars += 8,
            Specialist::Engineer => goods.worth += 200,
            Specialist::Doctor | Specialist::Guide | Specialist::Navigator | Specialist::Importer { .. } => {}
        }
    }

    /// Takes the part that costs, with the resource itself or a battery; whether it could.
    fn take_part(&self, goods: &mut Goods, specialist: Specialist) -> bool {
        let pay = |goods: &mut Goods, resource: Resource| goods.give(resource as usize) || goods.give(BATTERY);
        match specialist {
            Specialist::Leader | Specialist::Organiser => false,
            Specialist::Scout | Specialist::Navigator => {
                let paid = goods.give(Resource::Gasoline as usize) || pay(goods, Resource::Books);
                goods.gps += i32::from(paid);
                paid
            }
            Specialist::Trader { for_tool, .. } => {
                let paid = pay(goods, Resource::Tools);
                goods.dollars += if paid { i32::from(for_tool) } else { 0 };
                paid
            }
            Specialist::Engineer => {
                let paid = pay(goods, Resource::Tools);
                goods.worth += if paid { 200 } else { 0 };
                paid
            }
            Specialist::Guide => {
                let paid = pay(goods, Resource::Food);
                goods.worth += if paid { self.cube(blackout::components::CubeColor::Any) } else { 0 };
                paid
            }
            Specialist::Doctor => {
                let best = self.board().hospital.into_iter().map(|card| self.healing(card)).max().unwrap_or(0);
                let paid = best > 0 && pay(goods, Resource::Medipacks);
                goods.worth += if paid { best } else { 0 };
                paid
            }
            Specialist::Importer { price, resource } => {
                let paid = goods.dollars >= i32::from(price);
                if paid {
                    goods.dollars -= i32::from(price);
                    goods.gain(resource as usize, 3);
                }
                paid
            }
        }
    }

    /// What a card that comes back from hospital is worth.
    pub(super) fn healing(&self, card: CardId) -> i32 {
        let points = i32::from(self.components.card(card).points);
        let waiting = if self.left > 0 { W.hospital * points } else { 0 };
        100 * points + self.own(card) + self.use_of(card) * self.left.min(2) / 4 - waiting
    }

    /// The slots for these cards: full sets first, then good cards where they come back soon.
    fn slots(&self, cards: &[CardId], kept: CardSet) -> Planned {
        let board = self.board();
        let n_open = board.n_open_slots();
        let mut sets: ArrayVec<([u8; 4], i32), 8> = ArrayVec::new();
        for (spot, _, goal) in self.table.open_goals(self.components, self.seat) {
            if goal.slot_set != [0; 4] && !sets.is_full() {
                sets.push((goal.slot_set, self.goal_worth(spot, &goal)));
            }
        }
        let can_refresh = kept.len() <= board.refresh_limit();
        // Each open slot grows by one, so their order by size stays as it is.
        let mut soon = [20_i32; N_SLOTS];
        let biggest = (0..n_open).max_by_key(|&slot| (board.slots[slot].len(), N_SLOTS - slot)).unwrap_or(0);
        if can_refresh {
            soon[biggest] = 110;
            let second = (0..n_open).filter(|&slot| slot != biggest).max_by_key(|&slot| board.slots[slot].len());
            soon[second.unwrap_or(biggest)] = soon[second.unwrap_or(biggest)].max(50);
        }
        let mut best = (i32::MIN, [None; N_SLOTS]);
        let mut taken = [None; N_SLOTS];
        each_order(cards, n_open, &mut taken, &mut |planned| {
            let mut worth = 0;
            for (slot, card) in planned.iter().enumerate() {
                worth += card.map_or(0, |card| self.use_of(card) * soon[slot] / 100);
            }
            for (set, whole) in &sets {
                let mut least = 9;
                for (&slot, card) in board.slots.iter().zip(planned).take(n_open) {
                    let mut cards = slot;
                    card.inspect(|&card| cards.insert(card));
                    least = least.min(self.lacks(cards, *set));
                }
                worth += match least {
                    0 => whole / 2,
                    1 if self.left > 0 => whole / 5,
                    2 if self.left > 1 => whole / 12,
                    _ => 0,
                };
            }
            if worth > best.0 {
                best = (worth, *planned);
            }
        });
        best.1
    }

    /// The resource a volunteer procures, in view of what the cards that lie face down will bring.
    pub(super) fn procure(&self, card: CardId, pending: &Planned) -> Action {
        let CardKind::Volunteer { color, cubes } = self.components.card(card).kind else { return Action::Done };
        let Some(die) = self.table.dice.get(color as usize).copied().flatten() else { return Action::Done };
        let (wishes, goods) = (self.wishes(), Goods::of(self.board()));
        let mut best = (self.with_pending(&goods, pending, &wishes), Action::Done);
        for resource in Resource::ALL {
            if resource != die && !is_wanted(&goods, resource, &wishes) {
                continue;
            }
            let mut after = goods;
            after.spend(i32::from(die.distance(resource)));
            after.gain(resource as usize, cubes);
            let worth = self.with_pending(&after, pending, &wishes);
            if worth > best.0 {
                best = (worth, Action::Procure(resource));
            }
        }
        best.1
    }

    /// What goods promise when the cards that lie face down have been used, one after another.
    fn with_pending(&self, goods: &Goods, pending: &Planned, wishes: &Wishes) -> i32 {
        let mut goods = *goods;
        let mut worth = None;
        for card in pending.iter().flatten() {
            let (after, then) = self.best_use(&goods, *card, wishes);
            goods = after;
            worth = Some(then);
        }
        worth.unwrap_or_else(|| self.promise(&goods, wishes))
    }

    /// Whether and how to take the part of a specialist that costs, or a check-mark action: the goods after it decide.
    pub(super) fn part(&self, card: CardId, list: &[Action]) -> Action {
        let CardKind::Specialist(specialist) = self.components.card(card).kind else { return Action::Done };
        let (wishes, goods) = (self.wishes(), Goods::of(self.board()));
        let mut best = (self.promise(&goods, &wishes), Action::Done);
        for &action in list {
            let mut after = goods;
            let kind = |resource: Resource, tender: Tender| match tender {
                Tender::Own => resource as usize,
                Tender::Battery => BATTERY,
            };
            match action {
                Action::Pay(resource, tender) => {
                    after.give(kind(resource, tender));
                    match specialist {
                        Specialist::Scout | Specialist::Navigator => after.gps += 1,
                        Specialist::Trader { for_tool, .. } => after.dollars += i32::from(for_tool),
                        Specialist::Engineer => after.worth += 200,
                        Specialist::Guide => after.worth += self.cube(blackout::components::CubeColor::Any),
                        _ => {}
                    }
                }
                Action::PayBoth(gasoline, books) => {
                    after.give(kind(Resource::Gasoline, gasoline));
                    after.give(kind(Resource::Books, books));
                    after.gps += 2;
                }
                Action::PayDollars => {
                    if let Specialist::Importer { price, resource } = specialist {
                        after.dollars -= i32::from(price);
                        after.gain(resource as usize, 3);
                    }
                }
                Action::Heal(card, tender) => {
                    after.give(kind(Resource::Medipacks, tender));
                    after.worth += self.healing(card);
                }
                Action::Act => after.dollars += 2,
                _ => continue,
            }
            let worth = self.promise(&after, &wishes);
            if worth > best.0 {
                best = (worth, action);
            }
        }
        best.1
    }
}

/// Whether one of the best goals asks for more of a resource than there is.
fn is_wanted(goods: &Goods, resource: Resource, wishes: &Wishes) -> bool {
    let have = goods.stock[resource as usize];
    wishes.iter().take(8).any(|wish| {
        let need = (wish.resources >> (8 * resource as u64)) as u8;
        !wish.is_barred && (need > have || wish.of_one_type > 0 && have > 0)
    })
}

/// Goals whose slot set the hand may fill at once are within reach, though not so surely.
fn open_slot_sets(wishes: &mut Wishes, hand: CardSet) {
    for wish in wishes.iter_mut().filter(|wish| wish.is_barred) {
        wish.is_barred = hand.is_empty();
        wish.worth = wish.worth * 2 / 5;
    }
}

/// Calls with every way to put these cards into the open slots.
fn each_order(cards: &[CardId], n_open: usize, taken: &mut Planned, call: &mut impl FnMut(&Planned)) {
    let Some((&card, rest)) = cards.split_first() else { return call(taken) };
    for slot in 0..n_open {
        if taken[slot].is_none() {
            taken[slot] = Some(card);
            each_order(rest, n_open, taken, call);
            taken[slot] = None;
        }
    }
}
