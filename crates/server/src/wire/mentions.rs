//! References to the things on the table that a hint mentions, for a screen to highlight.

use blackout::Good;
use bots::advice::{Area, Mention};
use hongkong::Piece;
use serde::Serialize;
use utoipa::ToSchema;

use super::views::{ResourceWord, SeatLetter};

/// The things that the three steps of a hint mention.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct HintMentions {
    /// What the aim mentions: only parts of the table, so that the move is not given away.
    pub aim: Vec<MentionView>,
    /// The cards or places the move is about.
    pub about: Vec<MentionView>,
    /// What the move itself and the reasons for it mention.
    #[serde(rename = "move")]
    pub chosen: Vec<MentionView>,
}

/// Something on the table that a hint mentions. Indices are those of the box.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum MentionView {
    /// A plot of Hong Kong's board, in notation.
    Plot {
        /// Which one.
        plot: String,
    },
    /// A kind of piece in the player's supply.
    Piece {
        /// Which one.
        piece: PieceWord,
    },
    /// A location of Blackout's map.
    Location {
        /// Which one.
        index: usize,
    },
    /// A district of the map.
    District {
        /// Which one.
        index: usize,
    },
    /// A card, wherever it lies.
    Card {
        /// Which one.
        index: usize,
    },
    /// A goal of a card.
    CardGoal {
        /// The card.
        index: usize,
        /// The goal's number, from 1.
        goal: u8,
    },
    /// An emergency plan.
    Plan {
        /// Which one.
        index: usize,
    },
    /// A goal of an emergency plan.
    PlanGoal {
        /// The plan.
        index: usize,
        /// The goal's number, from 1.
        goal: u8,
    },
    /// A restore-power goal.
    Power {
        /// Its number, 1 or 2.
        goal: u8,
    },
    /// A scout tile.
    Tile {
        /// Which one.
        index: usize,
    },
    /// A slot of the player's board.
    Slot {
        /// Its number, from 1.
        slot: u8,
    },
    /// A resource on the rondel.
    Resource {
        /// Which one.
        resource: ResourceWord,
    },
    /// The batteries, the money or the tokens of the player.
    Holding {
        /// Which of them.
        holding: HoldingWord,
    },
    /// A check-mark action of the player's board.
    CheckMark {
        /// Which one, by the name the box gives it.
        action: &'static str,
    },
    /// Another player's board.
    Seat {
        /// Whose.
        seat: SeatLetter,
    },
    /// A whole part of the table.
    Area {
        /// Which one.
        area: AreaWord,
    },
}

/// A kind of piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PieceWord {
    /// A standard block.
    Standard,
    /// A fast block.
    Fast,
    /// A roof.
    Roof,
}

/// What a player has beside the six resources.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum HoldingWord {
    /// Batteries.
    Battery,
    /// Dollars.
    Dollars,
    /// GPS tokens.
    Gps,
    /// Transport tokens.
    Transport,
}

/// A part of Blackout's table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum AreaWord {
    /// The map.
    Map,
    /// The objectives and emergency plans.
    Goals,
    /// The restore-power goals.
    Power,
    /// The rondel.
    Rondel,
    /// The hand.
    Hand,
    /// The slots.
    Slots,
    /// The hospital.
    Hospital,
    /// The check-mark area.
    CheckMarks,
    /// The conditions of a chapter.
    Conditions,
    /// The other players' boards.
    Opponents,
}

impl From<Mention> for MentionView {
    fn from(mention: Mention) -> MentionView {
        match mention {
            Mention::Plot(plot) => MentionView::Plot { plot: plot.to_string() },
            Mention::Piece(piece) => MentionView::Piece { piece: piece.into() },
            Mention::Location(location) => MentionView::Location { index: location.index() },
            Mention::District(district) => MentionView::District { index: district.index() },
            Mention::Card(card) => MentionView::Card { index: card.index() },
            Mention::CardGoal(card, goal) => MentionView::CardGoal { index: card.index(), goal },
            Mention::Plan(plan) => MentionView::Plan { index: plan.into() },
            Mention::PlanGoal(plan, goal) => MentionView::PlanGoal { index: plan.into(), goal },
            Mention::Power(goal) => MentionView::Power { goal },
            Mention::Tile(tile) => MentionView::Tile { index: tile.index() },
            Mention::Slot(slot) => MentionView::Slot { slot },
            Mention::Good(Good::Resource(resource)) => MentionView::Resource { resource: resource.into() },
            Mention::Good(Good::Battery) => MentionView::Holding { holding: HoldingWord::Battery },
            Mention::Good(Good::Dollars) => MentionView::Holding { holding: HoldingWord::Dollars },
            Mention::Good(Good::Gps) => MentionView::Holding { holding: HoldingWord::Gps },
            Mention::Good(Good::Transport) => MentionView::Holding { holding: HoldingWord::Transport },
            Mention::CheckMark(action) => MentionView::CheckMark { action },
            Mention::Seat(seat) => MentionView::Seat { seat: seat.into() },
            Mention::Area(area) => MentionView::Area { area: area.into() },
        }
    }
}

impl From<Piece> for PieceWord {
    fn from(piece: Piece) -> PieceWord {
        match piece {
            Piece::Standard => PieceWord::Standard,
            Piece::Fast => PieceWord::Fast,
            Piece::Roof => PieceWord::Roof,
        }
    }
}

impl From<Area> for AreaWord {
    fn from(area: Area) -> AreaWord {
        match area {
            Area::Map => AreaWord::Map,
            Area::Goals => AreaWord::Goals,
            Area::Power => AreaWord::Power,
            Area::Rondel => AreaWord::Rondel,
            Area::Hand => AreaWord::Hand,
            Area::Slots => AreaWord::Slots,
            Area::Hospital => AreaWord::Hospital,
            Area::CheckMarks => AreaWord::CheckMarks,
            Area::Conditions => AreaWord::Conditions,
            Area::Opponents => AreaWord::Opponents,
        }
    }
}
