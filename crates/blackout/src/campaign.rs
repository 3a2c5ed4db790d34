//! B10 Campaign: what a chapter asks for, and how chapters follow each other.

use game::{BySeat, Seat, SeatSet, Turn};

use crate::components::{Color, Components};
use crate::state::{Chapter, Setup, Table};
use crate::view;

/// B10.3: the points for one, two and three orchids.
pub const fn orchid_marks(chapter: Chapter) -> [i16; 3] {
    match chapter {
        Chapter::I => [60, 75, 90],
        Chapter::II => [35, 50, 65],
        Chapter::III => [65, 85, 105],
        Chapter::IV => [65, 80, 95],
        Chapter::V => [105, 125, 145],
    }
}

/// B10.5: the dollars a solo player begins with for having lost the chapter so often.
pub const fn restart_bonus(losses: u8) -> u16 {
    2 * losses as u16
}

/// The conditions of a chapter, for one seat, as far as they are met. They can be looked at at any time; they count after the
/// final scoring (B10.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Conditions {
    /// The most goals marked on one plan.
    pub goals: u8,
    /// How many are asked for.
    pub goals_needed: u8,
    /// What else the chapter asks for.
    pub other: Option<OtherCondition>,
    /// Orchids by the score.
    pub orchids: u8,
    /// Orchids asked for: one, or two when playing alone (B10.5).
    pub orchids_needed: u8,
}

/// What a chapter asks for beside goals and points (B10.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OtherCondition {
    /// Chapter III: 4 own cubes round the Central district.
    Central {
        /// How many there are.
        cubes: u8,
    },
    /// Chapter IV: 4 own cubes on red locations.
    Red {
        /// How many there are.
        cubes: u8,
    },
    /// Chapter V: both restore-power goals.
    Power {
        /// How many are done.
        done: u8,
    },
}

impl OtherCondition {
    /// How many there are.
    pub const fn have(self) -> u8 {
        match self {
            OtherCondition::Central { cubes } | OtherCondition::Red { cubes } => cubes,
            OtherCondition::Power { done } => done,
        }
    }

    /// How many are asked for.
    pub const fn need(self) -> u8 {
        match self {
            OtherCondition::Central { .. } | OtherCondition::Red { .. } => 4,
            OtherCondition::Power { .. } => 2,
        }
    }

    /// Whether it is met.
    pub const fn is_met(self) -> bool {
        self.have() >= self.need()
    }
}

impl Conditions {
    /// Whether all are met, the orchids included.
    pub fn are_met(&self) -> bool {
        self.goals >= self.goals_needed
            && self.other.is_none_or(OtherCondition::is_met)
            && self.orchids >= self.orchids_needed
    }
}

/// How far a seat is with the chapter's conditions; `None` outside the campaign.
pub fn conditions(components: &Components, table: &Table, seat: Seat) -> Option<Conditions> {
    let chapter = table.setup.chapter?;
    let board = &table.boards[seat];
    // A seat is bound to one plan by its first goal (B10.2), so only one of the two has marks.
    let second = board.marks[4] != 0;
    let goals = board.marks[if second { 4 } else { 3 }].count_ones() as u8;
    let goals_needed = if chapter == Chapter::I { all_goals(components, table, second) } else { 2 };
    let other = match chapter {
        Chapter::I | Chapter::II => None,
        Chapter::III => {
            let ring = components.map.ring(components.map.central());
            Some(OtherCondition::Central { cubes: board.cubes.and(ring).len() as u8 })
        }
        Chapter::IV => {
            Some(OtherCondition::Red { cubes: board.cubes.and(components.map.of_color(Color::Red)).len() as u8 })
        }
        Chapter::V => Some(OtherCondition::Power { done: board.restored.count_ones() as u8 }),
    };
    let orchids = orchid_marks(chapter).iter().filter(|&&mark| board.score >= mark).count() as u8;
    let orchids_needed = if table.setup.n_seats == 1 { 2 } else { 1 };
    Some(Conditions { goals, goals_needed, other, orchids, orchids_needed })
}

/// How many goals the first or the second common plan has.
fn all_goals(components: &Components, table: &Table, second: bool) -> u8 {
    table.common_plans[usize::from(second)].map_or(3, |plan| components.plans[plan as usize].n_goals)
}

/// B10.4, B10.5: the seats that win a chapter that is over. Among the seats with the highest score those that meet the
/// conditions, the richest of them.
pub fn winners(components: &Components, table: &Table) -> SeatSet {
    let highest = table.seats().iter().map(|seat| table.boards[seat].score).max();
    let meets = |seat: &Seat| {
        Some(table.boards[*seat].score) == highest
            && conditions(components, table, *seat).is_some_and(|conditions| conditions.are_met())
    };
    let best: SeatSet = table.seats().iter().filter(meets).collect();
    let richest = best.iter().map(|seat| table.boards[seat].dollars).max();
    best.iter().filter(|&seat| Some(table.boards[seat].dollars) == richest).collect()
}

/// B10.4: the orchids of each seat that meets the conditions; `None` for a seat that does not.
pub type ChapterResult = BySeat<Option<u8>>;

/// What came of a chapter that is over.
pub fn result(components: &Components, table: &Table) -> ChapterResult {
    let mut result = ChapterResult::default();
    for seat in table.seats().iter() {
        let met = conditions(components, table, seat).filter(Conditions::are_met);
        result[seat] = met.map(|conditions| conditions.orchids);
    }
    result
}

/// How a chapter came out, once the game has stopped (B10.4, B10.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ChapterOutcome {
    /// The chapter.
    pub chapter: Chapter,
    /// Whether it was played up to the final scoring. A chapter that was given up is won by nobody and earns no orchids, since
    /// its conditions are tested after the final scoring (B10.3).
    pub is_complete: bool,
    /// The seats that have won it.
    pub winners: SeatSet,
    /// How far each seat came with the conditions.
    pub conditions: BySeat<Option<Conditions>>,
    /// The orchids each seat notes.
    pub orchids: ChapterResult,
    /// The score of each seat.
    pub scores: BySeat<i16>,
}

/// Returns how a chapter came out that has ended or was given up; `None` outside the campaign.
pub fn outcome(components: &Components, table: &Table) -> Option<ChapterOutcome> {
    let chapter = table.setup.chapter?;
    let is_complete = view::turn(table) == Turn::Over;
    let mut outcome = ChapterOutcome {
        chapter,
        is_complete,
        winners: SeatSet::NONE,
        conditions: BySeat::default(),
        orchids: ChapterResult::default(),
        scores: BySeat(table.boards.0.map(|board| board.score)),
    };
    for seat in table.seats().iter() {
        outcome.conditions[seat] = conditions(components, table, seat);
    }
    if is_complete {
        outcome.winners = winners(components, table);
        outcome.orchids = result(components, table);
    }
    Some(outcome)
}

/// One attempt at a chapter, as a campaign notes it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Attempt {
    /// The orchids each seat notes.
    pub orchids: ChapterResult,
    /// The score of each seat, where it is known: campaigns of older versions did not store it.
    pub scores: Option<BySeat<i16>>,
}

impl From<ChapterOutcome> for Attempt {
    fn from(outcome: ChapterOutcome) -> Attempt {
        Attempt { orchids: outcome.orchids, scores: Some(outcome.scores) }
    }
}

/// The scores of a seat in one chapter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ChapterScore {
    /// The highest score of all attempts.
    pub best: i16,
    /// The score of the latest attempt.
    pub latest: i16,
}

/// A campaign under way: the chapter to play, and what was achieved so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Campaign {
    /// How many seats play.
    pub n_seats: u8,
    /// The chapter to play next; `None` when all five are done.
    pub chapter: Option<Chapter>,
    /// How often a solo player has lost this chapter (B10.5).
    pub losses: u8,
    /// How many attempts there were in all.
    pub attempts: u16,
    /// Each seat's orchids in each chapter.
    pub orchids: BySeat<[u8; 5]>,
    /// Each seat's best and latest score in each chapter, as far as scores are known.
    pub scores: BySeat<[Option<ChapterScore>; 5]>,
}

impl Campaign {
    /// A campaign that begins.
    pub fn new(n_seats: u8) -> Campaign {
        Campaign {
            n_seats,
            chapter: Some(Chapter::I),
            losses: 0,
            attempts: 0,
            orchids: BySeat::default(),
            scores: BySeat::default(),
        }
    }

    /// The game to play next.
    pub fn setup(&self) -> Option<Setup> {
        let losses = if self.n_seats == 1 { self.losses } else { 0 };
        self.chapter.map(|chapter| Setup { n_seats: self.n_seats, chapter: Some(chapter), losses })
    }

    /// Notes an attempt at the present chapter. Alone it must be won to go on (B10.5); together the next one follows in any
    /// case (B10.4).
    pub fn note(&mut self, attempt: Attempt) {
        let Some(chapter) = self.chapter else { return };
        let seats = SeatSet::first(self.n_seats as usize);
        self.attempts += 1;
        if let Some(scores) = attempt.scores {
            for seat in seats.iter() {
                let known = &mut self.scores[seat][chapter as usize];
                let best = known.map_or(scores[seat], |score| score.best.max(scores[seat]));
                *known = Some(ChapterScore { best, latest: scores[seat] });
            }
        }
        if self.n_seats == 1 && attempt.orchids[Seat::A].is_none() {
            self.losses += 1;
            return;
        }
        for seat in seats.iter() {
            self.orchids[seat][chapter as usize] = attempt.orchids[seat].unwrap_or(0);
        }
        self.losses = 0;
        self.chapter = Chapter::ALL.get(chapter as usize + 1).copied();
    }

    /// All orchids of a seat.
    pub fn orchids(&self, seat: Seat) -> u8 {
        self.orchids[seat].iter().sum()
    }

    /// B10.6: the verdict, once all five chapters are done.
    pub fn verdict(&self, seat: Seat) -> Option<Verdict> {
        self.chapter.is_none().then(|| Verdict::of(self.orchids(seat)))
    }
}

/// B10.6: what a campaign was worth.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Verdict {
    /// Fewer than five orchids.
    Nothing,
    /// Five or more.
    MadeIt,
    /// Ten or more.
    Good,
    /// Twelve or more.
    VeryGood,
    /// All fifteen.
    Perfect,
}

impl Verdict {
    /// The verdict on so many orchids.
    pub const fn of(orchids: u8) -> Verdict {
        match orchids {
            15.. => Verdict::Perfect,
            12..=14 => Verdict::VeryGood,
            10..=11 => Verdict::Good,
            5..=9 => Verdict::MadeIt,
            _ => Verdict::Nothing,
        }
    }
}
