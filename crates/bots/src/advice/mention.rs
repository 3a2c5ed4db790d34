//! References to the things on the table that advice mentions, so that a screen can highlight them.

use blackout::{CardId, District, Good, Location, TileId};
use game::Seat;
use hongkong::{Piece, Plot};

/// Something on the table that advice mentions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mention {
    /// A plot of Hong Kong's board.
    Plot(Plot),
    /// A kind of piece in the player's supply.
    Piece(Piece),
    /// A location of Blackout's map.
    Location(Location),
    /// A district of the map.
    District(District),
    /// A card, wherever it lies.
    Card(CardId),
    /// A goal of a card, the first being 1.
    CardGoal(CardId, u8),
    /// An emergency plan, by its place among A to D.
    Plan(u8),
    /// A goal of an emergency plan.
    PlanGoal(u8, u8),
    /// A restore-power goal, 1 or 2.
    Power(u8),
    /// A scout tile.
    Tile(TileId),
    /// A slot of the player's board, the first being 1.
    Slot(u8),
    /// A resource on the rondel, the battery, money or a token.
    Good(Good),
    /// A check-mark action of the player's board.
    CheckMark(&'static str),
    /// Another player's board.
    Seat(Seat),
    /// A whole part of the table.
    Area(Area),
}

/// A part of Blackout's table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Area {
    /// The map.
    Map,
    /// The objectives and emergency plans.
    Goals,
    /// The restore-power goals.
    Power,
    /// The rondel with the resources.
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

/// A message that can point at what it mentions.
pub trait Mentions {
    /// The things it mentions, in the order of its words.
    fn mentions(&self) -> Vec<Mention>;
}

/// All the things that messages mention, each once.
pub fn mentions_of<'a, M: Mentions + 'a>(messages: impl IntoIterator<Item = &'a M>) -> Vec<Mention> {
    let mut all = Vec::new();
    for mention in messages.into_iter().flat_map(Mentions::mentions) {
        if !all.contains(&mention) {
            all.push(mention);
        }
    }
    all
}
