//! What is said about figures, as keys with arguments.

use blackout::CardId;
use blackout::components::Resource;
use game::messages;

messages! {
    /// The words of the report.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Tuned {
        Title = "tune-title",
        Made { command: String, hash: String } = "tune-made",
        Method = "tune-method",
        Interrupted { games: usize, all: usize } = "tune-interrupted",
        Summary { met: usize, open: usize, missed: usize } = "tune-summary",
        Written { file: String } = "tune-written",
        NotWritten { file: String } = "tune-not-written",
        Group { group: &'static str } = "tune-group",
        Note { group: &'static str } = "tune-note",
        Column { column: &'static str } = "tune-column",
        Percent { number: String } = "tune-percent",
        Between { low: String, high: String } = "tune-between",
        AtLeast { low: String } = "tune-at-least",
        AtMost { high: String } = "tune-at-most",
        Verdict { verdict: &'static str } = "tune-verdict",
        Median { play: &'static str, chapter: &'static str } = "tune-median",
        Orchids { play: &'static str, chapter: &'static str, orchids: u8 } = "tune-orchids",
        Won { play: &'static str, chapter: &'static str } = "tune-won",
        Rounds { seats: u8 } = "tune-rounds",
        RoundsWithin { seats: u8 } = "tune-rounds-within",
        Winning { seats: u8 } = "tune-winning",
        WinningWithin { seats: u8 } = "tune-winning-within",
        Seat { seats: u8, place: u8 } = "tune-seat",
        Used { way: &'static str } = "tune-used",
        Points { way: &'static str } = "tune-points",
        Spent { resource: Resource } = "tune-spent",
        Missing { resource: Resource } = "tune-missing",
        Kind { kind: &'static str } = "tune-kind",
        Dealt { plan: &'static str } = "tune-dealt",
        Card { card: CardId } = "tune-card",
    }
}
