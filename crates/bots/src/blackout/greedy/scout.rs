//! Scouting: which district, which tile, which team. One ply is blind to the tiles nobody has seen and to who will be injured.

use blackout::components::{Challenge, Reward, RewardType, Tile};
use blackout::{Action, Actions, BATTERY, CardId, CardSet, District, DistrictSet, TileId, TilePlace, TileSet};

use super::super::goods::Goods;
use super::goals::{Wish, Wishes};
use super::outlook::Outlook;

/// What scouting hangs on: who may go, and what the goals want.
pub(super) struct Scouting<'a> {
    outlook: &'a Outlook<'a>,
    wishes: Wishes,
    /// Hand cards with search icons, with what is lost if one is injured; the least first.
    searchers: Vec<(i32, CardId)>,
}

/// Who goes, and what it costs on average.
struct Team {
    cards: CardSet,
    cost: i32,
}

impl<'a> Scouting<'a> {
    pub(super) fn new(outlook: &'a Outlook<'a>) -> Scouting<'a> {
        let board = outlook.board();
        let wishes = outlook.wishes(outlook.table(), &board.slots);
        let icons = |card: CardId| outlook.components.card(card).icons;
        let hand = outlook.hand();
        let ready = outlook.ready(board, hand, &board.slots);
        let injury = |card: CardId| {
            let rest = outlook.ready(board, hand.without(CardSet::only(card)), &board.slots);
            outlook.own(card) + ready - rest - outlook.in_hospital(card)
        };
        let mut searchers: Vec<(i32, CardId)> =
            hand.into_iter().filter(|&card| icons(card) > 0).map(|card| (injury(card), card)).collect();
        searchers.sort_unstable_by_key(|&(injury, card)| (injury, u8::MAX - icons(card), card));
        Scouting { outlook, wishes, searchers }
    }

    /// The district that promises most. A look costs nothing.
    pub(super) fn search(&self, list: &Actions) -> Action {
        let unseen = self.unseen_worths();
        let worth = |action: &Action| match action {
            Action::Search(district) => self.promise_of(*district, &unseen),
            Action::Done => -1,
            _ => -2,
        };
        list.iter().copied().max_by_key(worth).unwrap_or(Action::Done)
    }

    /// The tile to collect, if one is worth its team.
    pub(super) fn collect(&self, district: District, list: &Actions) -> Action {
        let worth = |action: &Action| match action {
            Action::Collect(place, challenge) => self
                .tile_at(district, *place as usize)
                .and_then(|tile| self.challenge_worth(self.outlook.components.tile(tile), *challenge))
                .unwrap_or(-1),
            Action::Done => 0,
            _ => -1,
        };
        list.iter().copied().max_by_key(worth).unwrap_or(Action::Done)
    }

    /// The next card of the team.
    pub(super) fn join(&self, district: District, place: u8, challenge: Challenge, list: &Actions) -> Action {
        let tile = self.tile_at(district, place as usize).map(|tile| self.outlook.components.tile(tile));
        let team = tile.and_then(|tile| self.team(need(tile, challenge)));
        let cards = team.map_or(CardSet::NONE, |team| team.cards).without(self.outlook.table().team);
        let joins = |action: &Action| matches!(action, Action::Join(card) if cards.contains(*card));
        let next = list.iter().copied().find(joins);
        next.or_else(|| list.contains(&Action::Done).then_some(Action::Done)).unwrap_or(list[0])
    }

    fn promise_of(&self, district: District, unseen: &[i32]) -> i32 {
        let mut hidden = 0;
        let mut best = 0;
        for place in 0..3 {
            if let Some(tile) = self.tile_at(district, place) {
                best = best.max(self.best_challenge(tile));
            } else {
                let here = self.outlook.table().tiles[district.index()][place];
                hidden += usize::from(here == TilePlace::FaceDown);
            }
        }
        // The best of so many unseen tiles is expected to stand there in the order of all.
        let of_hidden = if hidden == 0 || unseen.is_empty() { 0 } else { unseen[unseen.len() * hidden / (hidden + 1)] };
        best.max(of_hidden + self.outlook.weights.curiosity * hidden as i32)
    }

    /// What the tiles this seat has not seen are worth to it, from the lowest.
    fn unseen_worths(&self) -> Vec<i32> {
        let table = self.outlook.table();
        let mut seen =
            table.boards.0.iter().fold(table.tiles_gone, |seen, board| seen.or(board.tiles_up).or(board.tiles_down));
        for district in DistrictSet::first(District::COUNT) {
            for place in 0..3 {
                self.tile_at(district, place).inspect(|&tile| seen.insert(tile));
            }
        }
        let unseen = TileSet::first(TileId::COUNT).without(seen);
        let mut worths: Vec<i32> = unseen.into_iter().map(|tile| self.best_challenge(tile)).collect();
        worths.sort_unstable();
        worths
    }

    /// A tile the seat may see.
    fn tile_at(&self, district: District, place: usize) -> Option<TileId> {
        self.outlook.view.tile(self.outlook.components, district, place)
    }

    /// What the better of a tile's challenges is worth, nothing if neither is worth its team.
    fn best_challenge(&self, tile: TileId) -> i32 {
        let tile = self.outlook.components.tile(tile);
        let worth = |challenge| self.challenge_worth(tile, challenge).unwrap_or(0);
        worth(Challenge::Simple).max(worth(Challenge::Advanced)).max(0)
    }

    fn challenge_worth(&self, tile: &Tile, challenge: Challenge) -> Option<i32> {
        let team = self.team(need(tile, challenge))?;
        Some(self.tile_worth(tile, challenge) - team.cost)
    }

    /// What a tile brings: its reward, a type more, strength for later (B4.5, B4.6, B9.2).
    fn tile_worth(&self, tile: &Tile, challenge: Challenge) -> i32 {
        let (outlook, board) = (self.outlook, self.outlook.board());
        let mut after = *board;
        let reward = match challenge {
            Challenge::Simple => self.reward(tile.simple_reward),
            Challenge::Advanced => self.reward(tile.advanced_reward),
            Challenge::Probe => 0,
        };
        let has_type = board.tiles_up.into_iter().any(|other| outlook.components.tile(other).kind() == tile.kind());
        let id = TileSet::first(TileId::COUNT).without(board.tiles_up.or(board.tiles_down)).nth(0);
        let is_up = challenge != Challenge::Probe && !has_type;
        id.inspect(|&any| if is_up { after.tiles_up.insert(any) } else { after.tiles_down.insert(any) });
        let asked_for = if is_up { self.asked_for(tile.kind()) } else { 0 };
        reward + outlook.tiles(&after) - outlook.tiles(board) + asked_for
    }

    /// What a type of tile is worth to goals that ask for it.
    fn asked_for(&self, kind: RewardType) -> i32 {
        let asks = |wish: &&Wish| wish.goal.tiles.is_some_and(|kinds| kinds.contains(&kind));
        self.wishes.iter().filter(asks).count() as i32 * self.outlook.weights.tile_type
    }

    /// What a reward is worth, in view of the goals.
    fn reward(&self, reward: Reward) -> i32 {
        let before = Goods::scored(self.outlook.board());
        let mut after = before;
        match reward.kind {
            RewardType::Points => return 100 * i32::from(reward.n),
            RewardType::Dollars => after.dollars += i32::from(reward.n),
            kind => after.stock[kind.resource().map_or(BATTERY, |resource| resource as usize)] += reward.n,
        }
        self.outlook.promise(&after, &self.wishes) - self.outlook.promise(&before, &self.wishes)
    }

    /// The team that meets a challenge at the least cost: any of it may be injured, each as likely (B4.7), so whoever is
    /// missed least goes first, and GPS tokens make up for the rest (B4.4).
    fn team(&self, need: u8) -> Option<Team> {
        let (outlook, board) = (self.outlook, self.outlook.board());
        let (strength, gps_strength) = outlook.view.search_without_team(outlook.components)?;
        let (mut strength, gps_strength) = (i32::from(strength), i32::from(gps_strength));
        let gps_worth = if outlook.left > 0 { outlook.weights.gps } else { 1 };
        let mut best: Option<Team> = None;
        let (mut cards, mut loss) = (CardSet::NONE, 0);
        for &(injury, card) in &self.searchers {
            cards.insert(card);
            strength += i32::from(outlook.components.card(card).icons);
            loss += injury;
            let short = (i32::from(need) - strength).max(0);
            let tokens = (short + gps_strength - 1) / gps_strength;
            let cost = loss / cards.len() as i32 + tokens * gps_worth;
            if tokens <= i32::from(board.gps) && best.as_ref().is_none_or(|team| cost < team.cost) {
                best = Some(Team { cards, cost });
            }
        }
        best
    }
}

/// What a challenge needs (B4.3, B4.6).
fn need(tile: &Tile, challenge: Challenge) -> u8 {
    match challenge {
        Challenge::Simple => tile.simple,
        Challenge::Advanced => tile.advanced,
        Challenge::Probe => 4,
    }
}
