//! A rough estimate of what a card costs and what it is worth, for `harbour box show --worth`.
//!
//! The figures are a designer's rule of thumb, not a claim about good play: they show at a glance which card is out of
//! line with the others. All amounts are cents of a HK dollar.

use blackout::components::{
    Card, CardKind, CubeColor, Effect, Goal, Line, Plan, Resource, Reward, RewardType, Specialist,
};

/// A point, which $5 buy at the end (B9.2) and $4 before (B8.4), but which better deals give for half of that.
const POINT: i64 = 225;
/// A cube on the map, which brings three points or a little more while districts are open.
const CUBE: i64 = 700;
/// A cube that may go anywhere.
const CUBE_ANYWHERE: i64 = 800;
/// A battery, which can be bought for $5 at any time (B2.9).
const BATTERY: i64 = 500;
/// A search icon on a card, over a game.
const ICON: i64 = 120;
/// What the plainest volunteer procures; whoever plans another card gives that up.
const PLAIN_CARD: i64 = 175;
/// The middle price in the display (B5.2).
const MIDDLE_PRICE: i64 = 300;
/// How often a card bought in midgame is used, in halves.
const USES: i64 = 5;
/// What costs nothing can be used every round, whatever else is needed; that is worth so much more.
const FREE: i64 = 75;
/// How often the line of a plan is used, which must be finished first.
const LINE_USES: i64 = 2;

/// What something costs, and what it is worth, in cents of a HK dollar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worth {
    /// What the goals cost that are met, without the price in the display.
    pub cost: i64,
    /// What it gives, now and later, when they are met.
    pub worth: i64,
}

impl Worth {
    /// What is won.
    pub const fn surplus(self) -> i64 {
        self.worth - self.cost
    }
}

/// What a card costs and is worth.
pub fn of_card(card: &Card) -> Worth {
    let plan = of_plan(&card.plan);
    let use_of_it = match card.kind {
        CardKind::Volunteer { cubes: 1, .. } => 150,
        CardKind::Volunteer { cubes: 2, .. } => 500,
        CardKind::Volunteer { .. } => 900,
        CardKind::Specialist(specialist) => over_a_game(of_specialist(specialist)),
        CardKind::Plan => 0,
    };
    let itself = i64::from(card.points) * POINT + i64::from(card.icons) * ICON + use_of_it;
    Worth { cost: plan.cost, worth: plan.worth + itself }
}

/// What a plan costs and is worth when it is finished as pays best: with all goals, or earlier and without the bonus (B3.8).
pub fn of_plan(plan: &Plan) -> Worth {
    let all = (1_u8 << plan.n_goals) - 1;
    let of_some = |met: u8| {
        let goals = || (0..usize::from(plan.n_goals)).filter(move |n| met >> n & 1 != 0).map(|n| &plan.goals[n]);
        let effects = goals().map(|goal| of_effect(&goal.effect)).sum::<i64>();
        let bonus = if met == all { of_effect(&plan.bonus) } else { 0 };
        Worth {
            cost: goals().map(of_goal).sum(),
            worth: effects + bonus + of_effect(&plan.completion) + of_line(plan.line),
        }
    };
    let by_price = |worth: &Worth| worth.worth * 1000 / (worth.cost + MIDDLE_PRICE);
    (1..=all).map(of_some).max_by_key(by_price).unwrap_or(of_some(0))
}

/// What the reward of a scout tile is worth.
pub fn of_reward(reward: Reward) -> i64 {
    let each = match reward.kind {
        RewardType::Points => POINT,
        RewardType::Dollars => 100,
        RewardType::Battery => BATTERY,
        RewardType::Books => of_resource(Resource::Books),
        RewardType::Tools => of_resource(Resource::Tools),
        RewardType::Medipacks => of_resource(Resource::Medipacks),
        RewardType::Gasoline => of_resource(Resource::Gasoline),
    };
    i64::from(reward.n) * each
}

/// Food and water spoil at the end of the round (B6.2).
const fn of_resource(resource: Resource) -> i64 {
    match resource {
        Resource::Food | Resource::Water => 150,
        Resource::Tools | Resource::Gasoline | Resource::Books | Resource::Medipacks => 175,
    }
}

fn of_goal(goal: &Goal) -> i64 {
    let resources = Resource::ALL.iter().zip(goal.resources).map(|(resource, n)| of_resource(*resource) * i64::from(n));
    let paid = resources.sum::<i64>() + i64::from(goal.of_one_type) * 175 + i64::from(goal.dollars) * 100;
    // Requirements are shown, not spent, but they take planning: so much for the first cards of a slot, more for others.
    let slot = match goal.slot_set.iter().sum::<u8>() {
        0 => 0,
        1 => 50,
        2 => 175,
        3 => 300,
        n => 500 + 200 * (i64::from(n) - 4),
    };
    let tiles = if goal.tiles.is_some() { 350 } else { 0 };
    let link = if goal.link.is_some() { 800 } else { 0 };
    paid + slot + tiles + link
}

fn of_effect(effect: &Effect) -> i64 {
    let cube = match effect.cube {
        Some(CubeColor::Any) => CUBE_ANYWHERE,
        Some(CubeColor::Only(_)) => CUBE,
        None => 0,
    };
    i64::from(effect.points) * POINT + i64::from(effect.dollars) * 100 + cube
}

/// What one use of a specialist gives.
fn of_specialist(specialist: Specialist) -> i64 {
    let tool = of_resource(Resource::Tools);
    match specialist {
        Specialist::Leader => BATTERY + 200,
        Specialist::Scout => 250,
        Specialist::Doctor | Specialist::Navigator => 300,
        Specialist::Trader { gain, for_tool } => i64::from(gain) * 100 + (i64::from(for_tool) * 100 - tool).max(0),
        Specialist::Organiser => 900,
        Specialist::Guide => CUBE_ANYWHERE - of_resource(Resource::Food),
        // That the type can be relied on is worth something, too.
        Specialist::Importer { price, resource } => 3 * of_resource(resource) - i64::from(price) * 100 + 50,
        Specialist::Engineer => 2 * POINT + (2 * POINT - tool),
    }
}

/// What a card is worth by its uses, beyond those of a plain card.
fn over_a_game(one_use: i64) -> i64 {
    (one_use - PLAIN_CARD).max(0) * USES / 2
}

fn of_line(line: Line) -> i64 {
    let one_use = match line {
        Line::None => 0,
        Line::Gain(resource) => of_resource(resource) + FREE,
        Line::Exchange { pay, gain } => {
            let gained = gain.into_iter().flatten().map(of_resource).sum::<i64>();
            gained - of_resource(pay) + 25
        }
        Line::Battery => BATTERY - 200,
        Line::Points(resource) => 3 * POINT - of_resource(resource),
        Line::Icon => 160,
        Line::StrongerGps => 120,
        Line::Dollars => 300 + FREE,
        Line::Feed => 400,
        Line::Purify => 360,
    };
    one_use * LINE_USES
}
