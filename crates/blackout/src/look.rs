//! What table and view tell at a glance, for whoever shows them.

use game::Seat;

use crate::components::{Components, Goal, Plan};
use crate::effects::gain::{self, Fare, POINTS};
use crate::effects::place;
use crate::effects::requirement::{self, N_SPOTS, POWER};
use crate::flow::{Decision, Frame, Phase, Run, Spot};
use crate::phases::{market, scout};
use crate::sets::{CardSet, District, Location, TileId};
use crate::state::{Eyes, Table, View};

impl Table {
    /// The spots that can have goals: three for objectives, two for emergency plans, two for restoring power.
    pub const SPOTS: core::ops::Range<Spot> = 0..N_SPOTS;
    /// The first of the two spots for restoring power (B3.9).
    pub const POWER: Spot = POWER;

    /// What somebody is asked.
    pub fn decision(&self) -> Option<Decision> {
        match self.stack.top()? {
            Frame::Ask(_, decision) => Some(decision),
            Frame::Draw(_) | Frame::Run(_) => None,
        }
    }

    /// The phase of the round, 1 to 8, or 0 before the first round (B2).
    pub fn phase(&self) -> u8 {
        let of_decision = self.decision().and_then(|decision| match decision {
            Decision::Start => Some(0),
            Decision::Plan => Some(1),
            Decision::Buy { .. } => Some(5),
            Decision::Mark(_) => Some(7),
            _ => None,
        });
        let of_turn = || {
            self.stack.frames().find_map(|frame| match frame {
                Frame::Run(Run::Turn(phase, _)) => Some(match phase {
                    Phase::Deploy => 2,
                    Phase::Objectives => 3,
                    Phase::Scout => 4,
                    Phase::Waste | Phase::Discard => 6,
                    Phase::Refresh => 8,
                }),
                _ => None,
            })
        };
        of_decision.or_else(of_turn).unwrap_or(0)
    }

    /// The plan or the card's goals on a spot of a seat.
    pub fn plan_on<'a>(&self, components: &'a Components, seat: Seat, spot: Spot) -> Option<&'a Plan> {
        requirement::plan_on(components, self, &self.boards[seat], spot)
    }

    /// A goal on a spot of a seat.
    pub fn goal(&self, components: &Components, seat: Seat, spot: Spot, goal: u8) -> Option<Goal> {
        requirement::goal_at(components, self, &self.boards[seat], spot, goal)
    }

    /// Whether a goal is done, or closed to the seat (B10.2).
    pub fn is_closed(&self, seat: Seat, spot: Spot, goal: u8) -> bool {
        requirement::is_closed(self, &self.boards[seat], spot, goal)
    }

    /// The goals a seat has not done and may still do, each with its spot and place, restoring power included (B3.1, B10.2).
    pub fn open_goals(&self, components: &Components, seat: Seat) -> impl Iterator<Item = (Spot, u8, Goal)> {
        let n_goals = move |spot| match self.plan_on(components, seat, spot) {
            Some(plan) => plan.n_goals,
            None => u8::from(spot >= POWER),
        };
        Self::SPOTS
            .flat_map(move |spot| (0..n_goals(spot)).map(move |goal| (spot, goal)))
            .filter(move |&(spot, goal)| !self.is_closed(seat, spot, goal))
            .filter_map(move |(spot, goal)| Some((spot, goal, self.goal(components, seat, spot, goal)?)))
    }

    /// What a card of a row costs now (B5.2).
    pub fn price(&self, row: usize) -> u8 {
        market::price(&self.rows[row])
    }

    /// How far a location is from a seat's nearest cube, and what a cube there would cost the seat now; none before its
    /// first cube.
    pub fn way(&self, components: &Components, seat: Seat, location: Location) -> Option<(u8, Fare)> {
        let board = &self.boards[seat];
        let distance = place::distance(&components.map, board, location)?;
        Some((distance, gain::fare(board, place::price(&components.map, board, location))))
    }

    /// What so many cubes round a secured district score, and so many face-up tiles at the end (B7.1, B9.2).
    pub const fn points_for(n: usize) -> i16 {
        POINTS[if n < POINTS.len() { n } else { POINTS.len() - 1 }]
    }
}

/// What a search team needs and has (B4.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Search {
    /// What the challenge needs.
    pub need: u8,
    /// What there is without GPS tokens.
    pub strength: u8,
    /// What each GPS token adds.
    pub per_gps: u8,
}

impl View {
    /// The viewer's search strength without a team and GPS tokens, and what each token adds (B4.4).
    pub fn search_without_team(&self, components: &Components) -> Option<(u8, u8)> {
        let eyes = Eyes::of_view(components, self)?;
        Some((scout::strength(eyes, CardSet::NONE), scout::gps_worth(eyes)))
    }

    /// What the viewer's team needs and has: while a team is formed its own, and before with nobody in it yet.
    pub fn search(&self, components: &Components) -> Option<Search> {
        let eyes = Eyes::of_view(components, self)?;
        let (strength, per_gps) = (scout::strength(eyes, self.table.team), scout::gps_worth(eyes));
        match self.table.decision()? {
            Decision::Team { district, place, challenge } => {
                let tile = components.tile(self.tile(components, district, place as usize)?);
                Some(Search { need: scout::need(tile, challenge), strength, per_gps })
            }
            Decision::Collect(_) => Some(Search { need: 0, strength, per_gps }),
            _ => None,
        }
    }

    /// The viewer's hand: what it holds and has not planned. Nothing for spectators.
    pub fn hand(&self) -> CardSet {
        let Some(seat) = self.viewer.seat() else { return CardSet::NONE };
        self.table.boards[seat].held.without(self.planned.iter().flatten().copied().collect())
    }

    /// A tile the viewer may see: face up, or looked at.
    pub fn tile(&self, components: &Components, district: District, place: usize) -> Option<TileId> {
        match self.table.tiles[district.index()][place] {
            crate::TilePlace::FaceUp(tile) => Some(tile),
            _ => Eyes::of_view(components, self)?.tile(district, place),
        }
    }
}
