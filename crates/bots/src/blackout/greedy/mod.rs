//! A bot that looks at each of its answers and takes the one after which it stands best.

mod cards;
mod goals;
mod goods;
mod map;
mod outlook;
mod plan;
mod scout;
mod weights;

use blackout::{Action, Actions, Blackout, CardSet, Decision, Event, Frame, State, View};
use game::{Bot, Game, Limits, Rng, Turn};
use rand_pcg::Pcg32;

use crate::quick;
use outlook::Outlook;

use scout::Scouting;
pub(crate) use map::link_path;
pub(crate) use weights::Weights;

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
    match decision {
        Decision::Plan => outlook.next_of_plan(),
        Decision::Deploy => outlook.first_to_deploy(&list),
        Decision::Finish(spot) if outlook.keeps(spot) => Action::Done,
        Decision::Search => Scouting::new(&outlook).search(&list),
        Decision::Collect(district) => Scouting::new(&outlook).collect(district, &list),
        Decision::Team { district, place, challenge } => {
            Scouting::new(&outlook).join(district, place, challenge, &list)
        }
        _ => {
            let world = game.sample(view, rng);
            let mut best = (i32::MIN, list[0]);
            let mut equals = 0;
            // A battery is bought where it can be used.
            let buys = matches!(decision, Decision::Complete | Decision::Part(_));
            for &action in list.iter().filter(|&&action| buys || action != Action::BuyBattery) {
                let gives_up = decision == Decision::Complete && action == Action::Done;
                let measure = Outlook { before_goals: outlook.before_goals && !gives_up, ..outlook };
                let worth = measure.after(game, &world, action);
                if worth > best.0 {
                    best = (worth, action);
                    equals = 1;
                } else if worth == best.0 {
                    equals += 1;
                    if quick(rng, equals) == 0 {
                        best.1 = action;
                    }
                }
            }
            best.1
        }
    }
}

impl Outlook<'_> {
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
        if game.turn(&after) == Turn::Over {
            return 100 * i32::from(after.table().boards[self.seat].score);
        }
        // A battery can still be bought when it is needed.
        let tie = if action == Action::BuyBattery { 30 } else { 0 };
        self.standing(after.table(), self.pending(&after, action)) - tie
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
