//! The frame of `rules/components.md`: every figure it speaks of, and what each should be.

use blackout::CardId;
use blackout::components::{CardKind, Resource};
use blackout::{Chapter, campaign::orchid_marks};

use super::Play;
use crate::arena::Interval;

/// What figures belong together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Group {
    /// The chapters, played alone.
    Campaign,
    /// How long standard games are, and what they are won with.
    Games,
    /// Who wins, by where they sit.
    Seats,
    /// What a game is won by.
    Ways,
    /// Whether resources are worth something.
    Resources,
    /// Who wins, by what they bought.
    Cards,
}

impl Group {
    /// All groups.
    pub const ALL: [Group; 6] =
        [Group::Campaign, Group::Games, Group::Seats, Group::Ways, Group::Resources, Group::Cards];
}

/// What a game can be won by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Way {
    /// Cubes on the map and districts.
    Map,
    /// Goals and cards.
    Cards,
    /// Scout tiles.
    Scouting,
    /// Restoring power.
    Power,
    /// Check-mark actions, specialists.
    Engine,
}

impl Way {
    /// All five.
    pub const ALL: [Way; 5] = [Way::Map, Way::Cards, Way::Scouting, Way::Power, Way::Engine];
}

/// The kinds of objective cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Volunteers.
    Volunteer,
    /// Specialists.
    Specialist,
    /// Contingency plans.
    Plan,
}

impl Kind {
    /// All three.
    pub const ALL: [Kind; 3] = [Kind::Volunteer, Kind::Specialist, Kind::Plan];

    /// The kind of a card.
    pub const fn of(kind: CardKind) -> Kind {
        match kind {
            CardKind::Volunteer { .. } => Kind::Volunteer,
            CardKind::Specialist(_) => Kind::Specialist,
            CardKind::Plan => Kind::Plan,
        }
    }
}

/// Something that is measured.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Figure {
    /// The median score of a chapter played alone.
    Median(Play, Chapter),
    /// The share of games whose points are enough for so many orchids.
    Orchids(Play, Chapter, u8),
    /// The share of games that are won: all conditions met, with two orchids (B10.5).
    Won(Play, Chapter),
    /// The median number of rounds at so many seats.
    Rounds(u8),
    /// The share of games at so many seats that have 6 to 11 rounds.
    RoundsWithin(u8),
    /// The median winning score at so many seats.
    Winning(u8),
    /// The share of winning scores at so many seats from 100 to 160.
    WinningWithin(u8),
    /// How often a seat wins: at so many seats, so many places after the starting player.
    Seat(u8, u8),
    /// The share of winners who use a way.
    Used(Way),
    /// The points winners have by a way.
    Points(Way),
    /// The share of what is gained of a resource that is paid for something.
    Spent(Resource),
    /// Of all that is missing for goals, the share that is this resource.
    Missing(Resource),
    /// How much more often than by their number buyers of a kind of card win.
    Kind(Kind),
    /// How much more often than by their number those win who were dealt the emergency plan of this letter.
    Dealt(&'static str),
    /// How much more often than the mean of its kind a card's buyers win.
    Card(CardId),
}

/// How a figure is to be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// A share of 1.
    Share,
    /// A difference of shares.
    Difference,
    /// A number: points, rounds.
    Number,
}

/// Where a figure should lie.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Target {
    /// At least.
    pub low: f64,
    /// At most.
    pub high: f64,
}

/// Whether a figure is what it should be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Verdict {
    /// It lies within its target.
    Met,
    /// It lies outside, but perhaps by chance.
    Open,
    /// Its whole interval lies outside.
    Missed,
}

/// A figure that was found.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    /// What was measured.
    pub figure: Figure,
    /// What came of it, with its interval.
    pub value: Interval,
    /// How many games, seats or purchases it rests on.
    pub n: u64,
}

impl Found {
    /// Whether it is what it should be; `None` where the frame asks for nothing.
    pub fn verdict(&self) -> Option<Verdict> {
        self.figure.target().map(|target| target.verdict(&self.value))
    }
}

impl Target {
    /// Whether a figure lies where it should.
    pub fn verdict(self, found: &Interval) -> Verdict {
        if found.value >= self.low && found.value <= self.high {
            Verdict::Met
        } else if found.high >= self.low && found.low <= self.high {
            Verdict::Open
        } else {
            Verdict::Missed
        }
    }
}

/// Nearly all: a game now and then may be longer or shorter.
const NEARLY_ALL: f64 = 0.95;
/// The frame says that each way is used; we ask that a quarter of the winners do.
const USED: f64 = 0.25;
/// A resource of which half is not paid for anything is not worth much.
const WORTH: f64 = 0.5;
/// With six resources a sixth each would be even; one that is missing twice as often is the bottleneck.
const BOTTLENECK: f64 = 1.0 / 3.0;

/// How far from the mean of its kind a card's win rate may be, and that of who was dealt a plan from an even share.
const EVEN: f64 = 0.08;

impl Figure {
    /// What it belongs to.
    pub const fn group(self) -> Group {
        match self {
            Figure::Median(..) | Figure::Orchids(..) | Figure::Won(..) => Group::Campaign,
            Figure::Rounds(_) | Figure::RoundsWithin(_) | Figure::Winning(_) | Figure::WinningWithin(_) => Group::Games,
            Figure::Seat(..) => Group::Seats,
            Figure::Used(_) | Figure::Points(_) => Group::Ways,
            Figure::Spent(_) | Figure::Missing(_) => Group::Resources,
            Figure::Kind(_) | Figure::Dealt(_) | Figure::Card(_) => Group::Cards,
        }
    }

    /// How it is to be read.
    pub const fn unit(self) -> Unit {
        match self {
            Figure::Median(..) | Figure::Rounds(_) | Figure::Winning(_) | Figure::Points(_) => Unit::Number,
            Figure::Kind(_) | Figure::Dealt(_) | Figure::Card(_) => Unit::Difference,
            _ => Unit::Share,
        }
    }

    /// What the frame asks for.
    pub fn target(self) -> Option<Target> {
        let within = |low, high| Some(Target { low, high });
        match self {
            Figure::Median(Play::Strong, chapter) => {
                let [_, two, three] = orchid_marks(chapter).map(f64::from);
                within(two, three)
            }
            Figure::Orchids(Play::Greedy, _, 2) => within(0.0, 0.5),
            Figure::RoundsWithin(_) => within(NEARLY_ALL, 1.0),
            Figure::Winning(_) => within(100.0, 160.0),
            Figure::Seat(n_seats, 0) => {
                let fair = 1.0 / f64::from(n_seats);
                within(fair - 0.02, fair + 0.02)
            }
            Figure::Used(_) => within(USED, 1.0),
            Figure::Spent(_) => within(WORTH, 1.0),
            Figure::Missing(_) => within(0.0, BOTTLENECK),
            // The frame speaks of cards that are bought; what is dealt should be no less even.
            Figure::Dealt(_) | Figure::Card(_) => within(-EVEN, EVEN),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_lies_wholly_outside_is_missed() {
        let target = Figure::Card(CardId::new(0).unwrap()).target().unwrap();
        let verdict = |value, reach| target.verdict(&Interval { value, low: value - reach, high: value + reach });
        assert_eq!(verdict(0.079, 0.01), Verdict::Met);
        assert_eq!(verdict(0.09, 0.02), Verdict::Open);
        assert_eq!(verdict(-0.09, 0.02), Verdict::Open);
        assert_eq!(verdict(0.11, 0.02), Verdict::Missed);
        assert_eq!(verdict(-0.11, 0.02), Verdict::Missed);
    }

    #[test]
    fn targets_are_those_of_the_frame() {
        let of = |figure: Figure| figure.target().map(|target| (target.low, target.high));
        assert_eq!(of(Figure::Median(Play::Strong, Chapter::I)), Some((75.0, 90.0)));
        assert_eq!(of(Figure::Median(Play::Strong, Chapter::V)), Some((125.0, 145.0)));
        assert_eq!(of(Figure::Winning(3)), Some((100.0, 160.0)));
        assert_eq!(of(Figure::Seat(4, 0)), Some((0.23, 0.27)));
        assert_eq!(of(Figure::Median(Play::Greedy, Chapter::I)), None);
    }
}
