//! A bot that looks at each of its answers and takes the one after which it stands best.

mod cards;
mod goals;
mod goods;
mod map;
mod outlook;
mod plan;
mod scout;
mod weights;

use blackout::components::Components;
use blackout::{
    Action, Actions, Blackout, CardId, CardSet, Decision, District, Event, Frame, N_SLOTS, State, Table, Tender, View,
};
use game::{Bot, BySeat, Game, Limits, Rng, Seat, Turn};
use rand_pcg::Pcg32;

use super::goods::Goods;
use crate::quick;
use outlook::Outlook;

pub(crate) use map::link_path;
use scout::Scouting;
pub(crate) use weights::Weights;

/// A battery is worth so much less when it is bought before it is needed, since it can still be bought then.
const BOUGHT: i32 = 30;

/// Takes the answer after which it stands best, without looking further. Among equals chance decides.
#[derive(Clone, Debug)]
pub struct Greedy<R = Pcg32>(pub R);

impl<R: Rng> Bot<Blackout> for Greedy<R> {
    fn choose(&mut self, game: &Blackout, view: &View, _: &[Event], _: Limits<'_>) -> Action {
        choose(game, view, &Weights::TUNED, &mut self.0)
    }
}

/// The best answer by these weights.
pub fn choose(game: &Blackout, view: &View, weights: &Weights, rng: &mut impl Rng) -> Action {
    let mut list = Actions::new();
    game.legal(view, &mut list);
    let (Some(seat), Some(Frame::Ask(_, decision))) = (view.viewer.seat(), view.table.stack.top()) else {
        return Action::Done;
    };
    if let [only] = list[..] {
        return only;
    }
    let outlook = Outlook::new(&game.components, view, seat, decision, weights);
    if let Some(action) = outlook.known_answer(decision, &list) {
        return action;
    }
    let mut best = (i32::MIN, list[0]);
    let mut equals = 0;
    outlook.weigh(game, decision, &list, rng, |worth, action, rng| {
        if worth > best.0 {
            best = (worth, action);
            equals = 1;
        } else if worth == best.0 {
            equals += 1;
            if quick(rng, equals) == 0 {
                best.1 = action;
            }
        }
    });
    best.1
}

/// Answers with what they are worth in hundredths of a point, the best first, for who looks further. Where the bot has one
/// idea alone, everything else is worth a little less.
pub(crate) fn ranked(game: &Blackout, view: &View, rng: &mut impl Rng) -> Vec<(i32, Action)> {
    let mut list = Actions::new();
    game.legal(view, &mut list);
    let (Some(seat), Some(Frame::Ask(_, decision))) = (view.viewer.seat(), view.table.stack.top()) else {
        return Vec::new();
    };
    let outlook = Outlook::new(&game.components, view, seat, decision, &Weights::TUNED);
    let mut ranked: Vec<(i32, Action)> = Vec::with_capacity(list.len());
    if let Some(known) = outlook.known_answer(decision, &list) {
        ranked.extend(list.iter().filter(|&&action| action != Action::BuyBattery).map(|&action| (-60, action)));
        ranked.iter_mut().filter(|(_, action)| *action == known).for_each(|(worth, _)| *worth = 0);
    } else {
        outlook.weigh(game, decision, &list, rng, |worth, action, _| ranked.push((worth, action)));
    }
    ranked.sort_by_key(|&(worth, _)| -worth);
    ranked
}

/// How a seat stands between two rounds, in hundredths of a point: goods and goals, cards, the map, tiles, the engine. Nothing
/// of it is hidden from anybody.
pub(crate) fn standing_between_rounds(components: &Components, table: &Table, seat: Seat) -> [i32; 5] {
    let view = View {
        viewer: seat.into(),
        table: *table,
        planned: [None; N_SLOTS],
        planned_sets: BySeat::default(),
        tiles: [[None; 3]; District::COUNT],
    };
    let mut outlook = Outlook::new(components, &view, seat, Decision::Refresh, &Weights::TUNED);
    // The round that begins is still to come.
    outlook.left += 1;
    let board = outlook.board();
    let wishes = outlook.wishes(table, &board.slots);
    [
        outlook.prospect(&Goods::scored(board), CardSet::NONE, &wishes) - 100 * i32::from(board.score),
        outlook.cards(board, CardSet::NONE) + outlook.spots(board),
        outlook.map_now,
        outlook.tiles(board),
        outlook.engine(board),
    ]
}

/// Whole plans with what they are worth, the best first, at most so many.
pub(crate) fn ranked_plans(game: &Blackout, view: &View, most: usize) -> Vec<(i32, [Option<CardId>; N_SLOTS])> {
    let Some(seat) = view.viewer.seat() else { return Vec::new() };
    // All that is held can be planned anew.
    let view = View { planned: [None; N_SLOTS], ..*view };
    Outlook::new(&game.components, &view, seat, Decision::Plan, &Weights::TUNED).ranked_plans(most)
}

impl Outlook<'_> {
    /// The answer to decisions in which one ply is blind.
    fn known_answer(&self, decision: Decision, list: &Actions) -> Option<Action> {
        match decision {
            Decision::Plan => Some(self.next_of_plan()),
            Decision::Deploy => Some(self.first_to_deploy(list)),
            Decision::Finish(spot) if self.keeps(spot) => Some(Action::Done),
            Decision::Search => Some(Scouting::new(self).search(list)),
            Decision::Collect(district) => Some(Scouting::new(self).collect(district, list)),
            Decision::Team { district, place, challenge } => {
                Some(Scouting::new(self).join(district, place, challenge, list))
            }
            _ => None,
        }
    }

    /// Calls with every answer that is worth a thought and how the seat stands after it.
    fn weigh<R: Rng>(
        &self,
        game: &Blackout,
        decision: Decision,
        list: &Actions,
        rng: &mut R,
        mut call: impl FnMut(i32, Action, &mut R),
    ) {
        if decision == Decision::Start {
            for &action in list {
                if let Action::Start(location) = action {
                    call(self.start(location), action, rng);
                }
            }
            return;
        }
        let world = game.sample(self.view, rng);
        // A battery is bought where it can be used; for check marks only at the end, when dollars buy nothing better.
        let buys = match decision {
            Decision::Complete | Decision::Part(_) => true,
            Decision::CheckMarks(_) => self.left == 0,
            _ => false,
        };
        for &action in list.iter().filter(|&&action| buys || action != Action::BuyBattery) {
            let gives_up = decision == Decision::Complete && action == Action::Done;
            let measure = Outlook { before_goals: self.before_goals && !gives_up, ..*self };
            call(measure.after(game, &world, action), action, rng);
        }
    }

    /// How the seat stands after an answer, with what follows at once.
    fn after(&self, game: &Blackout, world: &State, action: Action) -> i32 {
        let mut after = *world;
        game.act(&mut after, self.seat, action, &mut ());
        // What a goal costs is paid as it is cheapest, and a plan is finished if that is better.
        while let Some(Frame::Ask(seats, Decision::Pay { .. } | Decision::Finish(_))) = after.table().stack.top()
            && seats.contains(self.seat)
        {
            let mut list = Actions::new();
            game.legal_now(&after, self.seat, &mut list);
            if let Some(Frame::Ask(_, Decision::Finish(spot))) = after.table().stack.top()
                && self.keeps(spot)
            {
                game.act(&mut after, self.seat, Action::Done, &mut ());
                continue;
            }
            let cheapest = list.iter().copied().max_by_key(|&answer| {
                let mut then = after;
                game.act(&mut then, self.seat, answer, &mut ());
                self.standing(then.table(), CardSet::NONE)
            });
            let Some(answer) = cheapest else { break };
            game.act(&mut after, self.seat, answer, &mut ());
        }
        if action == Action::BuyBattery && matches!(after.table().decision(), Some(Decision::CheckMarks(_))) {
            return self.after_paying_by_battery(game, &after) - BOUGHT;
        }
        if game.turn(&after) == Turn::Over {
            return 100 * i32::from(after.table().boards[self.seat].score);
        }
        let tie = if action == Action::BuyBattery { BOUGHT } else { 0 };
        self.standing(after.table(), self.pending(&after, action)) - tie
    }

    /// How the seat stands if it pays a check-mark action with the battery it has bought for that.
    fn after_paying_by_battery(&self, game: &Blackout, bought: &State) -> i32 {
        let mut list = Actions::new();
        game.legal_now(bought, self.seat, &mut list);
        let by_battery = list.iter().filter(|action| matches!(action, Action::Check(_, Tender::Battery)));
        by_battery.map(|action| self.after(game, bought, *action)).max().unwrap_or(i32::MIN / 2)
    }

    /// The planned cards that are still face down.
    fn pending(&self, after: &State, action: Action) -> CardSet {
        let face_down = after.table().boards[self.seat].face_down;
        let planned = self.view.planned.iter().enumerate();
        let mut pending: CardSet =
            planned.filter(|(slot, _)| face_down >> slot & 1 != 0).filter_map(|(_, card)| *card).collect();
        if let (
            Action::Deploy(_),
            Some(Frame::Ask(_, Decision::Procure(card) | Decision::Act(card) | Decision::Part(card))),
        ) = (action, after.table().stack.top())
        {
            pending.insert(card);
        }
        pending
    }
}
