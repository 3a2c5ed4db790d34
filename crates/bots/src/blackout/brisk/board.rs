//! Goals, the display, check marks, scouting and the map: quick answers to what comes after deploying.

use blackout::components::Color;
use blackout::components::{CardKind, Challenge, Line, Resource, Reward, RewardType, Tile};
use blackout::{
    Action, ActionSet, BATTERY, CardId, CardSet, Chapter, District, DistrictSet, Location, Spot, Table, Tender,
    TilePlace,
};

use super::super::goods::Goods;
use super::scene::{Scene, W, sort, wish};
use crate::blackout::greedy::link_path;
use crate::blackout::value::HALVES;

impl Scene<'_> {
    /// The goal that is worth most beyond what it costs, if any is.
    pub(super) fn complete(&self, list: &[Action]) -> Action {
        let mut best = (0, Action::Done);
        for &action in list {
            let Action::Complete(spot, index) = action else { continue };
            let Some(goal) = self.table.goal(self.components, self.seat, spot, index) else { continue };
            let n: i32 = goal.resources.iter().chain([&goal.of_one_type]).map(|&n| i32::from(n)).sum();
            let each = if self.left > 0 { 60 } else { 20 };
            let net = self.goal_worth(spot, &goal) - n * each - i32::from(goal.dollars) * self.dollar();
            if net > best.0 {
                best = (net, action);
            }
        }
        best.1
    }

    /// How to pay: few batteries, and of what there is most.
    pub(super) fn pay(&self, list: &[Action]) -> Action {
        let stock = &self.board().stock;
        let dear = |action: &Action| match *action {
            Action::Batteries(n) => i32::from(n),
            Action::PayType(resource, n) => {
                let perishes = matches!(resource, Resource::Food | Resource::Water);
                8 * i32::from(n) - i32::from(stock[resource as usize]) - 2 * i32::from(perishes)
            }
            _ => i32::MAX,
        };
        list.iter().copied().min_by_key(dear).unwrap_or(Action::Done)
    }

    /// Whether to finish a plan with goals still open: what it gives now, against what its other goals promise.
    pub(super) fn finishes(&self, spot: Spot) -> bool {
        if spot >= 3 {
            return self.left <= 1;
        }
        let Some(plan) = self.table.plan_on(self.components, self.seat, spot) else { return true };
        let (mut wishes, goods) = (self.wishes(), Goods::of(self.board()));
        let kept = self.promise(&goods, &wishes);
        wishes.retain(|wish| wish.spot != spot);
        self.promise(&goods, &wishes) + self.finish_worth(plan) + W.held >= kept
    }

    /// The card to buy, if one promises more than it costs.
    pub(super) fn buy(&self, list: &[Action]) -> Action {
        if self.left == 0 {
            return Action::Done;
        }
        let (wishes, goods) = (self.wishes(), Goods::of(self.board()));
        let now = self.promise(&goods, &wishes);
        let mut best = (0, Action::Done);
        for &action in list {
            let Action::Buy(row, place) = action else { continue };
            let Some(card) = self.table.rows[usize::from(row)][usize::from(place)] else { continue };
            let design = self.components.card(card);
            let mut with = wishes.clone();
            let plan = &design.plan;
            let (mut is_first, mut barred) = (true, 0);
            for goal in &plan.goals[..usize::from(plan.n_goals)] {
                let own = if design.kind == CardKind::Plan {
                    if is_first { self.finish_worth(plan) } else { 0 }
                } else {
                    self.own(card) + W.to_hand * self.left.min(5) / 5
                };
                is_first = false;
                let worth = self.effect(&goal.effect) + own;
                if goal.tiles.is_some() || goal.link.is_some() || goal.slot_set != [0; 4] {
                    barred += worth / 6;
                } else {
                    let _ = with.try_push(wish(7, goal, worth, false));
                }
            }
            sort(&mut with);
            let mut after = goods;
            after.dollars -= i32::from(self.table.price(usize::from(row)));
            let gain = self.promise(&after, &with) - now + barred.min(150) + W.held;
            if gain > best.0 {
                best = (gain, action);
            }
        }
        best.1
    }

    /// The check-mark action that gains most, if any does.
    pub(super) fn check_mark(&self, left: ActionSet, list: &[Action]) -> Action {
        let (wishes, goods) = (self.wishes(), Goods::of(self.board()));
        let mut best = (self.promise(&goods, &wishes), Action::Done);
        for &action in list {
            let Action::Check(number, tender) = action else { continue };
            let mut after = goods;
            let mut pay = |resource: Resource| {
                after.give(if tender == Tender::Battery { BATTERY } else { resource as usize });
            };
            match number {
                0 => pay(Resource::Books),
                1 => pay(Resource::Gasoline),
                2 => pay(Resource::Tools),
                3 => pay(Resource::Medipacks),
                _ => {}
            }
            match number {
                0 => after.gps += 1,
                1 => after.transport += 2,
                2 => after.dollars += 3,
                3 => after.gain(BATTERY, 1),
                4 => {
                    after.dollars -= 4;
                    after.worth += 200;
                }
                _ => self.line_action(&mut after, number, tender),
            }
            let worth = self.promise(&after, &wishes);
            if worth > best.0 {
                best = (worth, action);
            }
        }
        // At the end a battery is bought for points that only it can pay.
        let buys = best.1 == Action::Done && self.left == 0 && list.contains(&Action::BuyBattery);
        if buys && self.lacks_for_points(left, list) { Action::BuyBattery } else { best.1 }
    }

    /// Whether the action of a finished plan would give points, but cannot be paid.
    fn lacks_for_points(&self, left: ActionSet, list: &[Action]) -> bool {
        (5..).zip(self.board().finished_plans()).any(|(number, plan)| {
            let can_pay = || list.iter().any(|action| matches!(action, Action::Check(n, _) if *n == number));
            matches!(plan.line(self.components), Line::Points(_)) && left.contains(number) && !can_pay()
        })
    }

    fn line_action(&self, goods: &mut Goods, number: u8, tender: Tender) {
        let Some(plan) = self.board().finished_plan(usize::from(number - 5)) else { return };
        let kind = |resource: Resource| if tender == Tender::Battery { BATTERY } else { resource as usize };
        match plan.line(self.components) {
            Line::Gain(resource) => goods.gain(resource as usize, 1),
            Line::Exchange { pay, gain } => {
                goods.give(kind(pay));
                gain.into_iter().flatten().for_each(|resource| goods.gain(resource as usize, 1));
            }
            Line::Battery => {
                goods.dollars -= 2;
                goods.gain(BATTERY, 1);
            }
            Line::Dollars => goods.dollars += 3,
            Line::Points(resource) => {
                goods.give(kind(resource));
                goods.worth += 300;
            }
            Line::None | Line::Icon | Line::StrongerGps | Line::Feed | Line::Purify => {}
        }
    }

    /// What each district would gain by one more own cube.
    fn district_gains(&self) -> [i32; District::COUNT] {
        let mut gains = [0; District::COUNT];
        let cubes = self.board().cubes;
        let open = DistrictSet::first(District::COUNT).without(self.table.secured);
        for district in open {
            let ring = self.components.map.ring(district);
            let missing = ring.without(cubes).len();
            if missing == 0 {
                continue;
            }
            let whole = 100.0 * f32::from(Table::points_for(ring.len())) + (W.action * self.left) as f32;
            let others = self.table.seats().iter().filter(|&seat| seat != self.seat);
            let rival = others.map(|seat| ring.without(self.table.boards[seat].cubes).len()).min().unwrap_or(9);
            let reachable = if missing as i32 > 1 + self.left { 0.0 } else { 1.0 };
            let chance = if rival < missing { 0.5 } else { 1.0 } * reachable;
            let have = ring.len() - missing;
            let more = Table::points_for(have + 1) - Table::points_for(have);
            let share = 100.0 * f32::from(more) * HALVES[rival.min(7)];
            gains[district.index()] = (whole * HOPES[missing.min(7)] * chance + share) as i32;
        }
        gains
    }

    /// Where a cube does most.
    pub(super) fn place(&self, list: &[Action]) -> Action {
        let map = &self.components.map;
        let cubes = self.board().cubes;
        let gains = self.district_gains();
        let mut links = blackout::LocationSet::NONE;
        for (_, _, goal) in self.table.open_goals(self.components, self.seat) {
            if let Some(letter) = goal.link {
                links = links.or(link_path(map, letter, cubes));
            }
        }
        let wanted = match self.table.setup.chapter {
            Some(Chapter::III) => map.ring(map.central()),
            Some(Chapter::IV) => map.of_color(Color::Red),
            _ => blackout::LocationSet::NONE,
        };
        let lacks = cubes.and(wanted).len() < 4;
        let beside = map.beside(cubes);
        let worth = |location: Location| {
            let touched = map.touched(blackout::LocationSet::only(location));
            let mut worth: i32 = touched.into_iter().map(|district| gains[district.index()]).sum();
            if !cubes.is_empty() && !beside.contains(location) {
                let nearest = cubes.into_iter().map(|cube| map.distance(cube, location)).min().unwrap_or(1);
                worth -= i32::from(nearest.saturating_sub(1)) * W.transport;
            }
            worth += 120 * i32::from(links.contains(location));
            worth + W.condition / 2 * i32::from(lacks && wanted.contains(location))
        };
        let mut best = (i32::MIN, Action::Done);
        for &action in list {
            if let Action::Place(location) | Action::Start(location) = action {
                let worth = worth(location);
                if worth > best.0 {
                    best = (worth, action);
                }
            }
        }
        best.1
    }
}

/// What one of so many cubes that a district lacks is worth of the whole: its share, as far as the others will come.
const HOPES: [f32; 8] = [0.0, 0.75, 0.281, 0.141, 0.079, 0.047, 0.03, 0.019];

/// Scouting.
impl Scene<'_> {
    /// What an injured card costs.
    fn injury(&self, card: CardId) -> i32 {
        let points = i32::from(self.components.card(card).points);
        let waiting = if self.left > 0 { W.hospital * points } else { 0 };
        self.own(card) + self.use_of(card) * self.left.min(2) / 3 - waiting
    }

    /// The district with the best tile to be seen, or the most tiles.
    pub(super) fn search(
        &self,
        list: &[Action],
        hand: CardSet,
        known: impl Fn(District, usize) -> Option<blackout::TileId>,
    ) -> Action {
        let icons: i32 = hand.into_iter().map(|card| i32::from(self.components.card(card).icons)).sum();
        let strength = icons + self.board().tiles_down.len() as i32 + 3 * i32::from(self.board().gps);
        if strength < 4 {
            return Action::Done;
        }
        let worth = |action: &Action| {
            let Action::Search(district) = *action else { return -1 };
            let mut worth = 0;
            for place in 0..3 {
                worth += match self.table.tiles[district.index()][place] {
                    TilePlace::Empty | TilePlace::Gone => 0,
                    TilePlace::FaceDown | TilePlace::FaceUp(_) => match known(district, place) {
                        Some(tile) => {
                            let tile = self.components.tile(tile);
                            let (simple, advanced) = (i32::from(tile.simple), i32::from(tile.advanced));
                            let within = |need: i32| i32::from(need <= strength);
                            (self.tile_worth(tile, Challenge::Simple) * within(simple))
                                .max(self.tile_worth(tile, Challenge::Advanced) * within(advanced))
                                / 2
                        }
                        None => 120,
                    },
                };
            }
            worth
        };
        list.iter().copied().max_by_key(worth).unwrap_or(Action::Done)
    }

    /// The tile and challenge that are worth their team.
    pub(super) fn collect(
        &self,
        list: &[Action],
        hand: CardSet,
        tile_at: impl Fn(usize) -> Option<blackout::TileId>,
    ) -> Action {
        let searchers = hand.into_iter().filter(|&card| self.components.card(card).icons > 0);
        let mut cheapest = [i32::MAX; 2];
        let mut icons = 0;
        let mut sum = (0, 0);
        for card in searchers {
            let injury = self.injury(card);
            icons += i32::from(self.components.card(card).icons);
            sum = (sum.0 + injury, sum.1 + 1);
            if injury < cheapest[0] {
                cheapest = [injury, cheapest[0]];
            } else if injury < cheapest[1] {
                cheapest[1] = injury;
            }
        }
        if sum.1 == 0 {
            return Action::Done;
        }
        let base = self.board().tiles_down.len() as i32;
        let mut best = (0, Action::Done);
        for &action in list {
            let Action::Collect(place, challenge) = action else { continue };
            let Some(tile) = tile_at(usize::from(place)) else { continue };
            let tile = self.components.tile(tile);
            let need = match challenge {
                Challenge::Simple => i32::from(tile.simple),
                Challenge::Advanced => i32::from(tile.advanced),
                Challenge::Probe => 4,
            } - base;
            let tokens = (need - icons + 2).max(0) / 3;
            let gps = if self.left > 0 { W.gps } else { 1 };
            // The more of the hand must go, the more likely it is somebody of worth who is injured.
            let part = (need.clamp(1, icons.max(1)) - 1) as f32 / icons.max(1) as f32;
            let injured = cheapest[0] as f32 * (1.0 - part) + sum.0 as f32 / sum.1 as f32 * part;
            let worth = self.tile_worth(tile, challenge) - injured as i32 - tokens * gps;
            if worth > best.0 {
                best = (worth, action);
            }
        }
        best.1
    }

    fn tile_worth(&self, tile: &Tile, challenge: Challenge) -> i32 {
        let board = self.board();
        let reward = match challenge {
            Challenge::Simple => self.reward(tile.simple_reward),
            Challenge::Advanced => self.reward(tile.advanced_reward),
            Challenge::Probe => 0,
        };
        let has = board.tiles_up.into_iter().any(|other| self.components.tile(other).kind() == tile.kind());
        if has || challenge == Challenge::Probe {
            return reward + W.tile_down * self.left.min(5);
        }
        let up = board.tiles_up.len();
        let more = 100 * i32::from(Table::points_for(up + 1) - Table::points_for(up));
        reward + more + if self.left > 0 { W.tile_up } else { 0 }
    }

    fn reward(&self, reward: Reward) -> i32 {
        let n = i32::from(reward.n);
        let good = if self.left > 0 { 85 } else { 20 };
        match reward.kind {
            RewardType::Points => 100 * n,
            RewardType::Dollars => self.dollar() * n,
            _ => good * n,
        }
    }

    /// Who joins next: who is missed least for what it brings; nobody once that is enough.
    pub(super) fn join(&self, list: &[Action]) -> Action {
        if list.contains(&Action::Done) {
            return Action::Done;
        }
        let dear = |action: &Action| match *action {
            Action::Join(card) => self.injury(card) / i32::from(self.components.card(card).icons.max(1)),
            _ => i32::MAX,
        };
        list.iter().copied().min_by_key(dear).unwrap_or(list[0])
    }
}
