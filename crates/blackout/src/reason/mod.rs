//! Why not: the rule and the unmet condition, with its numbers. What forbids an answer is looked up condition by condition,
//! on what the seat sees and nothing else.

mod cards;
mod check;
mod goals;
mod obstacles;
mod scout;

use alloc::string::String;

use game::{Arg, Seat, messages};

pub(crate) use check::check;
pub(crate) use obstacles::obstacles;

use crate::components::{Color, Letter, Resource, RewardType};
use crate::event::Good;
use crate::sets::{CardId, District, Location};

/// Nothing stands in the way, or this does.
type Met = Result<(), Reason>;

/// One condition of an answer.
fn demand(holds: bool, reason: Reason) -> Met {
    if holds { Ok(()) } else { Err(reason) }
}

/// A number from 0 as people count it, also where it is far out of range.
fn counted(n: u8) -> u16 {
    u16::from(n) + 1
}

impl From<Letter> for Arg {
    fn from(letter: Letter) -> Arg {
        Arg::Case(match letter {
            Letter::A => "A",
            Letter::B => "B",
            Letter::C => "C",
            Letter::D => "D",
        })
    }
}

messages! {
    /// Why an action is not legal now, or what is wrong with a text. Slots, spots, goals, rows, places and actions count from
    /// 1, as people do.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Reason {
        /// Nothing is asked of the seat.
        NotAsked = "blackout-why-not-asked" per "B2",
        /// The answer belongs to another question.
        NotHere { decision: &'static str } = "blackout-why-not-here" per "B2",

        // What must be done cannot be declined.
        /// A starting place must be chosen.
        MustStart = "blackout-why-must-start" per "B1.5",
        /// All planned cards are turned up.
        MustTurnUp { n: u32 } = "blackout-why-must-turn-up" per "B2.3",
        /// All costs are paid.
        MustPay = "blackout-why-must-pay" per "B3.1",
        /// The cube must be placed.
        MustPlace = "blackout-why-must-place" per "B3.5",
        /// Food and water go back.
        MustReturn { resource: Resource, have: u8 } = "blackout-why-must-return" per "B6.2",
        /// A marker must be moved.
        MustMark { district: District } = "blackout-why-must-mark" per "B7.1",

        // Cubes and tokens.
        /// No cube is left in the supply.
        NoCube = "blackout-why-no-cube" per "B0.7",
        /// The last cube of the supply has to be placed.
        LastCube = "blackout-why-last-cube" per "B3.5",
        /// Too few tokens are left on the table.
        TokensLeft { good: Good, need: u8, have: u8 } = "blackout-why-tokens-left" per "B0.6",

        // The map.
        /// There is no such location.
        OffMap { number: usize, n: usize } = "blackout-why-off-map" per "B0.5",
        /// Somebody starts there.
        Taken { location: Location, seat: Seat } = "blackout-why-taken" per "B1.5",
        /// One's own cube is there.
        OwnCube { location: Location } = "blackout-why-own-cube" per "B3.5",
        /// The location has another colour.
        WrongColor { location: Location, found: Color, color: Color } = "blackout-why-wrong-color" per "B3.5",
        /// One's own cubes are everywhere.
        MapFull = "blackout-why-map-full" per "B3.7",

        // Planning and deploying.
        /// A seat that is ready changes nothing.
        IsReady = "blackout-why-is-ready" per "B2.2",
        /// A seat that is not ready has nothing to take back.
        NotReady = "blackout-why-not-ready" per "B2.2",
        /// There is no such slot.
        NoSlot { slot: u16 } = "blackout-why-no-slot" per "B0.1",
        /// The slot is locked.
        Locked { slot: u16 } = "blackout-why-locked" per "B2.2",
        /// The card is planned already.
        AlreadyPlanned { card: CardId, slot: usize } = "blackout-why-already-planned" per "B2.2",
        /// The card is in the hospital.
        InHospital { card: CardId } = "blackout-why-in-hospital" per "B2.2",
        /// The card lies face up in a slot.
        InSlot { card: CardId, slot: usize } = "blackout-why-in-slot" per "B2.2",
        /// The card is not in hand.
        NotInHand { card: CardId } = "blackout-why-not-in-hand" per "B2.2",
        /// Nothing is planned in the slot.
        NothingPlanned { slot: u16 } = "blackout-why-nothing-planned" per "B2.2",
        /// No card lies face down in the slot.
        NothingFaceDown { slot: u16 } = "blackout-why-nothing-face-down" per "B2.3",
        /// The Leader would give nothing.
        LeaderIdle = "blackout-why-leader-idle" per "B2.12",
        /// The specialist does something else.
        NotItsPart { card: CardId } = "blackout-why-not-its-part" per "B2.6",
        /// The specialist takes another resource.
        NotTaken { card: CardId, wanted: &'static str, resource: Resource } = "blackout-why-not-taken" per "B2.6",
        /// The card is not in the hospital.
        NotInHospital { card: CardId } = "blackout-why-not-in-hospital" per "B2.7",
        /// The hand has no search icon to be paid for.
        NoIcons = "blackout-why-no-icons" per "B2.8",
        /// There are too few dollars for what the specialist buys.
        ImportPrice { need: u8, have: u16 } = "blackout-why-import-price" per "B2.8",

        // Batteries and ways of paying.
        /// Batteries are not bought here.
        NoBattery = "blackout-why-no-battery" per "B2.9",
        /// There are too few dollars for a battery.
        BatteryPrice { need: u8, have: u16 } = "blackout-why-battery-price" per "B2.9",
        /// What is paid with batteries alone is listed once.
        BatteriesAlone { resource: Resource } = "blackout-why-batteries-alone" per "B2.10",
        /// There are too few of the resource to pay so.
        OwnGoods { resource: Resource, need: u8, have: u8 } = "blackout-why-own-goods" per "B2.11",
        /// There are too few batteries to pay so.
        Batteries { need: u8, batteries: u8 } = "blackout-why-batteries" per "B2.11",
        /// That is more batteries than there is to pay.
        TooManyBatteries { n: u8, need: u8 } = "blackout-why-too-many-batteries" per "B2.11",
        /// Paid so, too little would be left for the rest.
        RestShort { missing: u8 } = "blackout-why-rest-short" per "B2.9",
        /// A type is to be named.
        NameType { need: u8 } = "blackout-why-name-type" per "B3.2",
        /// No type is to be named.
        NoChoice { resource: Resource, need: u8 } = "blackout-why-no-choice" per "B3.2",

        // Goals.
        /// The objective spot is empty.
        EmptySpot { spot: u16 } = "blackout-why-empty-spot" per "B3.1",
        /// Nothing with goals lies there.
        NoGoals = "blackout-why-no-goals" per "B3.1",
        /// What lies there has fewer goals.
        NoGoal { goal: u16, n: u8 } = "blackout-why-no-goal" per "B3.1",
        /// The goal was completed.
        Completed { goal: u16 } = "blackout-why-completed" per "B3.8",
        /// Power was restored so before.
        Restored = "blackout-why-restored" per "B3.9",
        /// The seat is bound to the other common plan.
        Bound { plan: &'static str } = "blackout-why-bound" per "B10.2",
        /// There are too few of one resource, even with batteries.
        Goods { resource: Resource, need: u8, have: u8, batteries: u8 } = "blackout-why-goods" per "B3.2",
        /// There are too few of several resources, of this one the most.
        SeveralGoods { resource: Resource, need: u8, have: u8, others: u8, batteries: u8 }
            = "blackout-why-several-goods" per "B3.2",
        /// There are too few of each type; of this one there are most.
        OneType { resource: Resource, need: u8, have: u8, batteries: u8 } = "blackout-why-one-type" per "B3.2",
        /// There are too few dollars for a goal.
        Dollars { need: u8, have: u16 } = "blackout-why-dollars" per "B3.2",
        /// No slot holds the cards by colour; this one comes nearest.
        SlotSet { color: Color, need: u8, have: u8, slot: u8, others: u8 } = "blackout-why-slot-set" per "B3.2",
        /// No face-up scout tile is of the type.
        TileType { kind: RewardType, down: usize } = "blackout-why-tile-type" per "B3.2",
        /// A crisis centre has no own cube.
        NoCentre { letter: Letter, location: Location } = "blackout-why-no-centre" per "B3.2",
        /// The chain between the crisis centres has a gap.
        Gap { letter: Letter, missing: u8 } = "blackout-why-gap" per "B3.2",

        // Scouting.
        /// No own cube is at the district.
        NotTouched { district: District } = "blackout-why-not-touched" per "B4.1",
        /// The district was chosen this round.
        Searched { district: District } = "blackout-why-searched" per "B4.1",
        /// The district has no tiles left.
        NoTiles { district: District } = "blackout-why-no-tiles" per "B4.1",
        /// The district is secured, and its tiles are gone.
        Secured { district: District } = "blackout-why-secured" per "B7.1",
        /// No tile lies at this place.
        NoTile { place: u16 } = "blackout-why-no-tile" per "B4.3",
        /// Another tile's simple challenge is lower.
        NotLowest { simple: u8, lowest: u8 } = "blackout-why-not-lowest" per "B4.6",
        /// No hand card has search icons.
        NoTeam = "blackout-why-no-team" per "B4.4",
        /// The strength does not reach the challenge.
        Strength { need: u8, have: u8, icons: u8, more: u8, gps: u8, worth: u8 } = "blackout-why-strength" per "B4.4",
        /// Whoever joins must be in hand.
        NotHandCard { card: CardId } = "blackout-why-not-hand-card" per "B4.4",
        /// The card has no search icon.
        NoIcon { card: CardId } = "blackout-why-no-icon" per "B4.4",
        /// The card has joined.
        InTeam { card: CardId } = "blackout-why-in-team" per "B4.4",
        /// Nobody has joined.
        NobodyJoined = "blackout-why-nobody-joined" per "B4.4",

        // New objectives and clean up.
        /// No card lies there.
        NoCard { row: u16, place: u16 } = "blackout-why-no-card" per "B5.1",
        /// No objective spot is free.
        NoSpot = "blackout-why-no-spot" per "B5.3",
        /// There are too few dollars for a card of the row.
        RowPrice { row: u16, need: u8, have: u16 } = "blackout-why-row-price" per "B5.2",
        /// There are too few for so many pairs.
        Pairs { resource: Resource, need: u16, have: u8 } = "blackout-why-pairs" per "B6.2",
        /// No finished plan turns pairs of this into more.
        NoPairs { resource: Resource } = "blackout-why-no-pairs" per "B6.2",
        /// No objective to discard lies there.
        NothingToDiscard { spot: u16 } = "blackout-why-nothing-to-discard" per "B6.3",

        // Markers, slots and check marks.
        /// The marker was moved before.
        MarkerMoved { action: &'static str } = "blackout-why-marker-moved" per "B7.1",
        /// No cards lie in the slot.
        SlotEmpty { slot: u16 } = "blackout-why-slot-empty" per "B8.2",
        /// Another slot holds more cards.
        NotFullest { slot: u16, n: usize, most: usize } = "blackout-why-not-fullest" per "B8.2",
        /// There is no such check-mark action.
        NoCheckMark { action: u16 } = "blackout-why-no-check-mark" per "B8.4",
        /// The line of the plan is no action.
        NoActionLine { card: CardId } = "blackout-why-no-action-line" per "B8.4",
        /// The line of the emergency plan is no action, or it has none.
        NoEmergencyAction { plan: &'static str } = "blackout-why-no-emergency-action" per "B8.4",
        /// The board action is not unlocked.
        ActionLocked { action: &'static str } = "blackout-why-action-locked" per "B8.3",
        /// The action was used.
        ActionUsed { action: u16 } = "blackout-why-action-used" per "B8.3",
        /// There are too few dollars for the action.
        CheckPrice { need: u8, have: u16 } = "blackout-why-check-price" per "B8.4",
        /// The action costs no resource, so no battery stands for one.
        NothingToPay = "blackout-why-nothing-to-pay" per "B8.4",

        // Texts.
        /// The text is no setup.
        NoSetup { text: String } = "blackout-text-setup",
        /// The text is no action.
        NoAction { text: String } = "blackout-text-action",
        /// The text is no outcome.
        NoOutcome { text: String } = "blackout-text-outcome",
    }
}
