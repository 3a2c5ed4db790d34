//! How a seat stands.

use blackout::components::{Components, Effect, Line};
use blackout::{Board, CardSet, Chapter, Decision, Frame, Location, Table, View};
use game::Seat;

use super::super::goods::Goods;
use super::super::thumb::rounds_left;
use super::weights::Weights;

/// What stays the same whatever the seat answers now, so that its answers are compared by one measure.
#[derive(Clone, Copy)]
pub(super) struct Outlook<'a> {
    pub(super) components: &'a Components,
    pub(super) view: &'a View,
    pub(super) seat: Seat,
    pub(super) weights: &'a Weights,
    /// Rounds to come after this one.
    pub(super) left: i32,
    /// Whether the goals of this round can still be completed.
    pub(super) before_goals: bool,
    /// Whether food and water have been wasted this round.
    pub(super) after_waste: bool,
    /// Whether cards come back into hand no more this round.
    pub(super) after_refresh: bool,
    /// What the best card in hospital would be worth for coming back.
    pub(super) heals: i32,
    /// What a cube is worth: on red, yellow, blue, purple, anywhere.
    pub(super) cube: [i32; 5],
    /// The worth of the map as it is.
    pub(super) map_now: i32,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(
        components: &'a Components,
        view: &'a View,
        seat: Seat,
        decision: Decision,
        weights: &'a Weights,
    ) -> Outlook<'a> {
        let before_goals = match decision {
            Decision::Start
            | Decision::Plan
            | Decision::Deploy
            | Decision::Procure(_)
            | Decision::Act(_)
            | Decision::Part(_)
            | Decision::Complete
            | Decision::Pay { .. }
            | Decision::Place(_)
            | Decision::Finish(_) => true,
            Decision::CheckMarks(left) => left.is_single(),
            _ => false,
        };
        let left = rounds_left(&view.table);
        let after_waste = matches!(decision, Decision::Discard | Decision::Mark(_) | Decision::Refresh)
            || matches!(decision, Decision::CheckMarks(_)) && !before_goals;
        let mut outlook = Outlook {
            components,
            view,
            seat,
            weights,
            left,
            before_goals,
            after_waste,
            after_refresh: after_waste && matches!(decision, Decision::Refresh | Decision::CheckMarks(_)),
            heals: 0,
            cube: [0; 5],
            map_now: 0,
        };
        let mut gain = [0; Location::COUNT];
        outlook.map_now = outlook.map_with(&view.table, &mut |missing, each| {
            for location in missing {
                gain[location.index()] += each;
            }
        });
        outlook.cube = outlook.cubes(&gain);
        outlook.heals = outlook.best_healing();
        outlook
    }

    pub(super) fn table(&self) -> &'a Table {
        &self.view.table
    }

    pub(super) fn board(&self) -> &'a Board {
        &self.view.table.boards[self.seat]
    }

    pub(super) fn hand(&self) -> CardSet {
        self.view.hand()
    }

    /// How the seat stands, in hundredths of a point, if it has these planned cards yet to use.
    pub(super) fn standing(&self, table: &Table, pending: CardSet) -> i32 {
        let board = &table.boards[self.seat];
        let wishes = self.wishes(table, &board.slots);
        let goods = Goods::scored(board);
        let to_place = match table.stack.top() {
            Some(Frame::Ask(seats, Decision::Place(color))) if seats.contains(self.seat) => self.cube_worth(color),
            _ => 0,
        };
        self.prospect(&goods, pending, &wishes)
            + self.spots(board)
            + self.cards(board, pending)
            + self.map_worth(table)
            + self.tiles(board)
            + self.engine(board)
            + to_place
    }

    pub(super) fn effect(&self, effect: &Effect) -> i32 {
        100 * i32::from(effect.points)
            + self.weights.dollar * i32::from(effect.dollars)
            + effect.cube.map_or(0, |color| self.cube_worth(color))
    }

    /// Objectives to work on, once this round's goals are done: more than one can tell now will fit them.
    pub(super) fn spots(&self, board: &Board) -> i32 {
        let held = board.objectives.iter().flatten().count() as i32;
        if self.left > 0 && !self.before_goals { held * self.weights.held } else { 0 }
    }

    pub(super) fn tiles(&self, board: &Board) -> i32 {
        let up = board.tiles_up.len();
        let later = i32::from(self.left > 0);
        100 * i32::from(Table::points_for(up))
            + later * self.weights.tile_up * up as i32
            + self.weights.tile_down * self.left.min(5) * board.tiles_down.len() as i32
    }

    /// What gives something in every round to come.
    pub(super) fn engine(&self, board: &Board) -> i32 {
        let weights = self.weights;
        let lines: i32 = board.finished_plans().map(|plan| self.line(plan.line(self.components))).sum();
        let power = i32::from(board.restored & 1) * weights.limit + i32::from(board.restored >> 1 & 1) * weights.slot;
        let power_condition = if self.table().setup.chapter == Some(Chapter::V) {
            board.restored.count_ones() as i32 * weights.condition / 2
        } else {
            0
        };
        let actions: i32 = [40, 45, 60, 45, 60]
            .iter()
            .enumerate()
            .map(|(action, worth)| i32::from(board.unlocked >> action & 1) * worth)
            .sum();
        lines + (power + actions * weights.action / 45) * self.left + power_condition + self.goals_condition(board)
    }

    fn goals_condition(&self, board: &Board) -> i32 {
        let Some(chapter) = self.table().setup.chapter else { return 0 };
        let done = board.marks[3].count_ones().max(board.marks[4].count_ones()) as i32;
        let needed = if chapter == Chapter::I { 3 } else { 2 };
        done.min(needed) * self.weights.condition / needed
    }

    /// What a line gives until the end.
    pub(super) fn line(&self, line: Line) -> i32 {
        let each = match line {
            Line::None => 0,
            Line::Gain(_) => 100,
            Line::Exchange { gain, .. } => 100 * (gain.iter().flatten().count() as i32 - 1),
            Line::Battery => self.weights.battery - 2 * self.weights.dollar,
            Line::Dollars => 3 * self.weights.dollar,
            Line::Points(_) => 200,
            Line::Icon | Line::Feed | Line::Purify => 60,
            Line::StrongerGps => 40,
        };
        each * self.left * self.weights.line / 100
    }
}
