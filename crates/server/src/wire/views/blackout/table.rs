//! What lies between the seats: turn, round, display, map, tokens, team.

use ::blackout::campaign::{orchid_marks, restart_bonus, winners};
use ::blackout::components::Resource;
use ::blackout::{Blackout, CardId, Decision, District, TilePlace, View};
use game::{Game, SeatSet, Turn};
use serde::Serialize;
use utoipa::ToSchema;

use super::super::{
    Cards, ChallengeWord, Districts, EndWord, Letters, Numbered, PerSeat, ResourceWord, Scores, SeatLetter, Tiles,
};
use super::number;

/// What was chosen before the start, and what follows from it alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct SetupSheet {
    /// The seats that play.
    pub seats: Letters,
    /// The chapter of the campaign, 1 to 5.
    pub chapter: Option<u8>,
    /// How often this chapter was lost (B10.5).
    pub losses: u8,
    /// The dollars more that a solo player begins with for these losses (B10.5).
    pub bonus: u16,
    /// The points for one, two and three orchids (B10.3).
    pub orchids: Option<[i16; 3]>,
    /// The common emergency plans (B10.2).
    pub plans: [Option<u8>; 2],
}

pub(super) fn setup(view: &View) -> SetupSheet {
    let setup = &view.table.setup;
    SetupSheet {
        seats: Letters(view.table.seats()),
        chapter: setup.chapter.map(|chapter| chapter as u8 + 1),
        losses: setup.losses,
        bonus: restart_bonus(setup.losses),
        orchids: setup.chapter.map(orchid_marks),
        plans: view.table.common_plans,
    }
}

/// Who is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct BlackoutTurn {
    /// Whose answer the game waits for.
    pub asked: Letters,
    /// Who is ready with planning.
    pub ready: Letters,
    /// The spot of the plan that may be finished now, from 1 (B3.8).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub finishing: Option<u8>,
    /// Whether the game is over.
    pub is_over: bool,
    /// Who has won the chapter, once it is over (B10.4, B10.5).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winners: Option<Letters>,
}

pub(super) fn turn(game: &Blackout, view: &View) -> BlackoutTurn {
    let turn = game.turn_seen(view);
    let is_over = turn == Turn::Over;
    let is_won = is_over && view.table.setup.chapter.is_some();
    BlackoutTurn {
        asked: Letters(turn.asked()),
        ready: Letters(view.table.ready),
        finishing: match view.table.decision() {
            Some(Decision::Finish(spot)) => Some(spot + 1),
            _ => None,
        },
        is_over,
        winners: is_won.then(|| Letters(winners(&game.components, &view.table))),
    }
}

/// Where the round stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct RoundSheet {
    /// The round, from 1.
    pub round: u8,
    /// The phase, 1 to 8, or 0 before the first round.
    pub phase: u8,
    /// The starting player.
    pub first: SeatLetter,
    /// How far the end has come.
    pub end: EndWord,
    /// What the dice show.
    pub dice: Dice,
    /// How far each die is from each resource, in the order of the rondel (B2.5).
    pub reach: Reach,
    /// How many cards the draw deck has.
    pub draw_left: u8,
    /// How many cards the reserve deck has.
    pub reserve_left: u8,
}

/// What the dice show.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Dice {
    /// The red one.
    pub red: Option<ResourceWord>,
    /// The yellow one.
    pub yellow: Option<ResourceWord>,
    /// The blue one.
    pub blue: Option<ResourceWord>,
}

/// How far each die is from each of the six resources; none for a die that is not rolled yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Reach {
    /// From the red one.
    pub red: Option<[u8; Resource::ALL.len()]>,
    /// From the yellow one.
    pub yellow: Option<[u8; Resource::ALL.len()]>,
    /// From the blue one.
    pub blue: Option<[u8; Resource::ALL.len()]>,
}

pub(super) fn round(view: &View) -> RoundSheet {
    let table = &view.table;
    let [from_red, from_yellow, from_blue] =
        table.dice.map(|face| face.map(|face| Resource::ALL.map(|resource| face.distance(resource))));
    let [red, yellow, blue] = table.dice.map(|face| face.map(ResourceWord::from));
    RoundSheet {
        round: table.round,
        phase: table.phase(),
        first: table.first.into(),
        end: table.end.into(),
        dice: Dice { red, yellow, blue },
        reach: Reach { red: from_red, yellow: from_yellow, blue: from_blue },
        draw_left: table.draw_left,
        reserve_left: table.reserve_left,
    }
}

/// A row of the card display.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct RowSheet {
    /// Its three places.
    pub cards: [Option<u8>; 3],
    /// What a card of it costs now.
    pub price: u8,
}

pub(super) fn display(view: &View) -> [RowSheet; 3] {
    [0, 1, 2].map(|row| RowSheet { cards: view.table.rows[row].map(number::<CardId>), price: view.table.price(row) })
}

/// Districts and their tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct MapSheet {
    /// Districts that are secured.
    pub secured: Districts,
    /// Districts that were chosen this round.
    pub searched: Districts,
    /// Tiles that left the game face up.
    pub gone: Tiles,
    /// What lies in each district.
    pub districts: [DistrictSheet; District::COUNT],
}

/// What lies in a district.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct DistrictSheet {
    /// What lies at its three places.
    pub tiles: [Lying; 3],
    /// Who has looked at the tiles.
    pub looked: Letters,
}

/// What lies at a place for a tile: the number of a tile that lies face up, or a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum Lying {
    /// A tile that lies face up.
    Up(u8),
    /// Nothing that can be seen.
    Not(Hidden),
}

/// Why no tile is seen at a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Hidden {
    /// Nothing lies there any more.
    Empty,
    /// A tile lies face down.
    Down,
    /// A tile left the game from here face down.
    Gone,
}

pub(super) fn map(view: &View) -> MapSheet {
    let table = &view.table;
    let mut districts =
        [DistrictSheet { tiles: [Lying::Not(Hidden::Empty); 3], looked: Letters(SeatSet::NONE) }; District::COUNT];
    for ((sheet, tiles), looked) in districts.iter_mut().zip(&table.tiles).zip(table.looked) {
        *sheet = DistrictSheet { tiles: tiles.map(lying), looked: Letters(looked) };
    }
    MapSheet {
        secured: Districts(table.secured),
        searched: Districts(table.searched),
        gone: Tiles(table.tiles_gone),
        districts,
    }
}

fn lying(place: TilePlace) -> Lying {
    match place {
        TilePlace::FaceUp(tile) => Lying::Up(tile.number()),
        TilePlace::Empty => Lying::Not(Hidden::Empty),
        TilePlace::FaceDown => Lying::Not(Hidden::Down),
        TilePlace::Gone => Lying::Not(Hidden::Gone),
    }
}

/// Tokens nobody has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Tokens {
    /// GPS tokens.
    pub gps: u8,
    /// Transport tokens.
    pub transport: u8,
}

pub(super) fn tokens(view: &View) -> Tokens {
    Tokens { gps: view.table.gps_left(), transport: view.table.transport_left() }
}

/// The search that is going on, if any.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct TeamSheet {
    /// Who has joined.
    pub cards: Cards,
    /// Where.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub district: Option<u8>,
    /// The tile's place there, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<u8>,
    /// The challenge.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub challenge: Option<ChallengeWord>,
    /// What the viewer's own team needs and has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub strength: Option<Strength>,
}

/// What a search team needs and has (B4.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Strength {
    /// What the challenge needs; 0 while none is chosen.
    pub need: u8,
    /// What there is without GPS tokens.
    pub have: u8,
    /// What each GPS token adds.
    pub per_gps: u8,
}

pub(super) fn team(game: &Blackout, view: &View) -> TeamSheet {
    let table = &view.table;
    let (district, place, challenge) = match table.decision() {
        Some(Decision::Collect(district)) => (Some(district), None, None),
        Some(Decision::Team { district, place, challenge, .. }) => (Some(district), Some(place + 1), Some(challenge)),
        _ => (None, None, None),
    };
    let asked = game.turn_seen(view).asked();
    let is_own = view.viewer.seat().is_some_and(|seat| asked.contains(seat));
    let search = if is_own { view.search(&game.components) } else { None };
    TeamSheet {
        cards: Cards(table.team),
        district: number(district),
        place,
        challenge: challenge.map(ChallengeWord::from),
        strength: search.map(|search| Strength { need: search.need, have: search.strength, per_gps: search.per_gps }),
    }
}

pub(super) fn scores(view: &View) -> Scores {
    PerSeat::of(view.table.seats(), |seat| Some(view.table.boards[seat].score))
}
