//! A view as one line of text, and back: the position as far as its viewer knows it.
//!
//! The line is a sequence of words. A field is its name, then its value: `round 4 first A end far dice tools/_/books`. Ids
//! are numbers as in [`notation`](crate::notation), `_` is nothing, `-` an empty set; members of a set are joined by `,`,
//! places of a list by `/`. What follows from the rest, such as evident plans (B0.8), is not written.

use alloc::string::{String, ToString};
use core::error::Error;
use core::fmt;
use core::str::{FromStr, Split};

use game::{BySeat, Seat, SeatSet, Stack, Viewer, plain_number};

use crate::components::{Challenge, Color, CubeColor, Resource};
use crate::flow::{Decision, Draw, Frame, Phase, Run};
use crate::notation::{CHALLENGES, CHAPTERS, parse_resource, resource};
use crate::phases::setup;
use crate::sets::{ActionSet, CardId, CardSet, District, DistrictSet, Location, LocationSet, TileId, TileSet};
use crate::state::{Board, Chapter, End, Setup, Table, TilePlace, View};
use crate::view::evident_plans;

/// Error returned when a text is no position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PositionError {
    /// The number of the first wrong word, from 1.
    pub word: usize,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "position: word {}", self.word)
    }
}

impl Error for PositionError {}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        field(&mut text, "viewer", &self.viewer);
        self.table.print(&mut text);
        field(&mut text, "planned", &self.planned);
        field(&mut text, "known", &self.tiles);
        f.write_str(&text)
    }
}

impl FromStr for View {
    type Err = PositionError;

    /// Reads the text of a view. Whether a game can get there is not checked.
    fn from_str(text: &str) -> Result<View, PositionError> {
        let mut words = Words { rest: text.split(' '), n_read: 0 };
        let view = parse_view(&mut words).ok_or(PositionError { word: words.n_read })?;
        if words.next().is_some() { Err(PositionError { word: words.n_read }) } else { Ok(view) }
    }
}

fn parse_view(words: &mut Words<'_>) -> Option<View> {
    let viewer = words.field("viewer")?;
    let table = Table::parse(words)?;
    let planned = words.field("planned")?;
    let tiles = words.field("known")?;
    Some(View { viewer, planned_sets: evident_plans(&table), table, planned, tiles })
}

/// The words of a position that is being read.
struct Words<'a> {
    rest: Split<'a, char>,
    n_read: usize,
}

impl<'a> Words<'a> {
    fn next(&mut self) -> Option<&'a str> {
        self.n_read += 1;
        self.rest.next()
    }

    /// Reads a field: its name, then its value.
    fn field<T: Part>(&mut self, name: &str) -> Option<T> {
        (self.next()? == name).then(|| T::parse(self))?
    }
}

fn field(text: &mut String, name: &str, value: &impl Part) {
    push_word(text, name);
    value.print(text);
}

fn push_word(text: &mut String, word: &str) {
    if !text.is_empty() {
        text.push(' ');
    }
    text.push_str(word);
}

/// A part of a position: some words.
trait Part: Sized {
    fn print(&self, text: &mut String);
    fn parse(words: &mut Words<'_>) -> Option<Self>;
}

/// A part that is a single word.
trait Word: Sized {
    fn to_word(&self) -> String;
    fn from_word(word: &str) -> Option<Self>;
}

impl<T: Word> Part for T {
    fn print(&self, text: &mut String) {
        push_word(text, &self.to_word());
    }

    fn parse(words: &mut Words<'_>) -> Option<T> {
        T::from_word(words.next()?)
    }
}

/// Several single words are joined to one.
impl<T: Word + Copy, const N: usize> Part for [T; N] {
    fn print(&self, text: &mut String) {
        push_word(text, &joined(self.iter().map(Word::to_word), "/"));
    }

    fn parse(words: &mut Words<'_>) -> Option<[T; N]> {
        let mut places = words.next()?.split('/');
        let mut list = [None; N];
        for place in &mut list {
            *place = Some(T::from_word(places.next()?)?);
        }
        if places.next().is_some() { None } else { collect(list) }
    }
}

fn joined(words: impl Iterator<Item = String>, by: &str) -> String {
    let mut text = String::new();
    for (place, word) in words.enumerate() {
        if place > 0 {
            text.push_str(by);
        }
        text.push_str(&word);
    }
    text
}

fn collect<T: Copy, const N: usize>(list: [Option<T>; N]) -> Option<[T; N]> {
    let first = list.first().copied().flatten()?;
    let mut all = [first; N];
    for (place, item) in all.iter_mut().zip(list) {
        *place = item?;
    }
    Some(all)
}

/// Lists of lists.
macro_rules! tables {
    ($([[$item:ty; $inner:expr]; $outer:expr]),*) => { $(
        impl Part for [[$item; $inner]; $outer] {
            fn print(&self, text: &mut String) {
                for list in self {
                    list.print(text);
                }
            }

            fn parse(words: &mut Words<'_>) -> Option<Self> {
                collect([(); $outer].map(|()| Part::parse(words)))
            }
        }
    )* };
}

tables!([[Option<CardId>; 3]; 3], [[TilePlace; 3]; District::COUNT], [[Option<TileId>; 3]; District::COUNT]);

impl<T: Word> Word for Option<T> {
    fn to_word(&self) -> String {
        self.as_ref().map_or_else(|| "_".into(), Word::to_word)
    }

    fn from_word(word: &str) -> Option<Option<T>> {
        if word == "_" { Some(None) } else { T::from_word(word).map(Some) }
    }
}

/// Numbers below zero included.
macro_rules! numbers {
    ($($number:ty),*) => { $(
        impl Word for $number {
            fn to_word(&self) -> String {
                self.to_string()
            }

            fn from_word(word: &str) -> Option<$number> {
                word.parse().ok().filter(|number: &$number| number.to_string() == word)
            }
        }
    )* };
}

numbers!(u8, u16, i16);

/// Ids and sets of them.
macro_rules! ids {
    ($($id:ty),*; $($set:ty),*) => {
        $(impl Word for $id {
            fn to_word(&self) -> String {
                self.index().to_string()
            }

            fn from_word(word: &str) -> Option<$id> {
                <$id>::new(plain_number(word)?)
            }
        })*
        $(impl Word for $set {
            fn to_word(&self) -> String {
                if self.is_empty() { "-".into() } else { joined(self.into_iter().map(|id| id.to_word()), ",") }
            }

            fn from_word(word: &str) -> Option<$set> {
                if word == "-" { Some(<$set>::NONE) } else { word.split(',').map(Word::from_word).collect() }
            }
        })*
    };
}

ids!(CardId, District, Location, TileId; CardSet, DistrictSet, LocationSet, TileSet);

impl Word for Seat {
    fn to_word(&self) -> String {
        self.letter().into()
    }

    fn from_word(word: &str) -> Option<Seat> {
        word.parse().ok()
    }
}

impl Word for SeatSet {
    fn to_word(&self) -> String {
        if self.is_empty() { "-".into() } else { self.iter().map(Seat::letter).collect() }
    }

    fn from_word(word: &str) -> Option<SeatSet> {
        if word == "-" {
            return Some(SeatSet::NONE);
        }
        word.split("").filter(|letter| !letter.is_empty()).map(Seat::from_word).collect()
    }
}

impl Word for Viewer {
    fn to_word(&self) -> String {
        self.seat().to_word()
    }

    fn from_word(word: &str) -> Option<Viewer> {
        Some(<Option<Seat>>::from_word(word)?.map_or(Viewer::Spectator, Viewer::Seat))
    }
}

impl Word for bool {
    fn to_word(&self) -> String {
        if *self { "yes" } else { "no" }.into()
    }

    fn from_word(word: &str) -> Option<bool> {
        ["no", "yes"].iter().position(|known| *known == word).map(|place| place == 1)
    }
}

impl Word for Resource {
    fn to_word(&self) -> String {
        resource(*self).into()
    }

    fn from_word(word: &str) -> Option<Resource> {
        parse_resource(word)
    }
}

/// The board actions and plans that are left as bits, with `one-` before them where only one may be used.
impl Word for ActionSet {
    fn to_word(&self) -> String {
        let mut word: String = if self.is_single() { "one-" } else { "" }.into();
        word.push_str(&self.bits().to_string());
        word
    }

    fn from_word(word: &str) -> Option<ActionSet> {
        match word.strip_prefix("one-") {
            Some(bits) => Some(ActionSet::one_of(plain_number(bits)?)),
            None => Some(ActionSet::each_of(plain_number(word)?)),
        }
    }
}

/// `x` for an empty place, `?` for a tile face down, `gone` for one that has left face down, or the number of one face up.
impl Word for TilePlace {
    fn to_word(&self) -> String {
        match self {
            TilePlace::Empty => "x".into(),
            TilePlace::FaceDown => "?".into(),
            TilePlace::Gone => "gone".into(),
            TilePlace::FaceUp(tile) => tile.to_word(),
        }
    }

    fn from_word(word: &str) -> Option<TilePlace> {
        match word {
            "x" => Some(TilePlace::Empty),
            "?" => Some(TilePlace::FaceDown),
            "gone" => Some(TilePlace::Gone),
            tile => TileId::from_word(tile).map(TilePlace::FaceUp),
        }
    }
}

/// Values that have a name each.
macro_rules! names {
    ($type:ty: $names:expr) => {
        impl Word for $type {
            fn to_word(&self) -> String {
                $names.iter().find(|(known, _)| known == self).map_or("_", |(_, name)| name).into()
            }

            fn from_word(word: &str) -> Option<$type> {
                $names.iter().find(|(_, name)| *name == word).map(|(known, _)| *known)
            }
        }
    };
}

names!(Chapter: CHAPTERS);
names!(Challenge: CHALLENGES);
names!(End: [(End::Far, "far"), (End::Triggered, "triggered"), (End::LastRound, "last-round")]);
names!(CubeColor: [
    (CubeColor::Any, "any"),
    (CubeColor::Only(Color::Red), "red"),
    (CubeColor::Only(Color::Yellow), "yellow"),
    (CubeColor::Only(Color::Blue), "blue"),
    (CubeColor::Only(Color::Purple), "purple"),
]);
names!(Phase: [
    (Phase::Deploy, "deploy"),
    (Phase::Objectives, "objectives"),
    (Phase::Scout, "scout"),
    (Phase::Waste, "waste"),
    (Phase::Discard, "discard"),
    (Phase::Refresh, "refresh"),
]);

/// A struct is its fields.
macro_rules! fields {
    ($type:ident { $($field:ident),* $(,)? }) => {
        impl Part for $type {
            fn print(&self, text: &mut String) {
                $(field(text, stringify!($field), &self.$field);)*
            }

            fn parse(words: &mut Words<'_>) -> Option<$type> {
                Some($type { $($field: words.field(stringify!($field))?),* })
            }
        }
    };
}

fields!(Setup { n_seats, chapter, losses });
fields!(Board {
    held,
    slots,
    hospital,
    finished,
    cubes,
    tiles_up,
    tiles_down,
    stock,
    supply,
    dollars,
    score,
    transport,
    gps,
    objectives,
    emergency,
    finished_emergency,
    marks,
    mark_cubes,
    restored,
    unlocked,
    face_down,
});
fields!(Table {
    setup,
    stack,
    round,
    first,
    end,
    dice,
    rows,
    unseen,
    draw_left,
    reserve_left,
    discarded,
    secured,
    searched,
    tiles,
    looked,
    tiles_gone,
    team,
    in_hand,
    ready,
    boards,
    common_plans,
});

/// An enum is the name of the variant and its fields.
macro_rules! variants {
    ($type:ident { $($name:literal $variant:ident $(($($item:ident),*))? $({$($field:ident),*})?),* $(,)? }) => {
        impl Part for $type {
            fn print(&self, text: &mut String) {
                match self {
                    $($type::$variant $(($($item),*))? $({$($field),*})? => {
                        push_word(text, $name);
                        $($(field(text, stringify!($item), $item);)*)?
                        $($(field(text, stringify!($field), $field);)*)?
                    })*
                }
            }

            fn parse(words: &mut Words<'_>) -> Option<$type> {
                Some(match words.next()? {
                    $($name => $type::$variant
                        $(($(words.field(stringify!($item))?),*))?
                        $({$($field: words.field(stringify!($field))?),*})?,)*
                    _ => return None,
                })
            }
        }
    };
}

variants!(Frame { "ask" Ask(seats, decision), "draw" Draw(chance), "then" Run(run) });
variants!(Decision {
    "start" Start, "plan" Plan, "deploy" Deploy, "procure" Procure(card), "act" Act(card), "part" Part(card),
    "complete" Complete, "pay" Pay { spot, goal, from }, "place" Place(color), "finish" Finish(spot), "search" Search,
    "collect" Collect(district), "team" Team { district, place, challenge }, "buy" Buy { passes, bought }, "food" Food,
    "water" Water, "discard" Discard, "mark" Mark(district), "refresh" Refresh, "check-marks" CheckMarks(actions),
});
variants!(Draw {
    "start" Start, "volunteer" Volunteer(seat), "emergency" Emergency(seat), "dice" Dice(dice), "row" Row(row),
    "tiles" Tiles(district, seat), "injury" Injury(seat),
});
variants!(Run {
    "deal" Deal(n), "starting-places" StartingPlaces(n), "round" Round, "planned" Planned, "turn" Turn(phase, n),
    "completed" Completed { seat, spot, goal }, "marked" Marked { seat, spot }, "finished" Finished { seat, spot },
    "searched" Searched { seat, district, place, challenge }, "clean-rows" CleanRows, "refill" Refill(row),
    "secure" Secure(n), "score-district" ScoreDistrict(district), "end-round" EndRound, "score" Score,
});

/// The number of frames, then the frames from the top.
impl<const N: usize> Part for Stack<Frame, N> {
    fn print(&self, text: &mut String) {
        push_word(text, &self.len().to_string());
        self.frames().for_each(|frame| frame.print(text));
    }

    fn parse(words: &mut Words<'_>) -> Option<Stack<Frame, N>> {
        let n: usize = plain_number(words.next()?).filter(|&n| n <= N)?;
        let mut frames = [None; N];
        for frame in &mut frames[..n] {
            *frame = Some(Frame::parse(words)?);
        }
        let mut stack = Stack::default();
        for frame in frames.into_iter().flatten().rev() {
            stack.then([frame]);
        }
        Some(stack)
    }
}

/// The boards of the seats that play, each after its seat; `end` closes the list.
impl Part for BySeat<Board> {
    fn print(&self, text: &mut String) {
        for seat in Seat::ALL.into_iter().filter(|&seat| self[seat] != setup::EMPTY) {
            field(text, seat.letter(), &self[seat]);
        }
        push_word(text, "end");
    }

    fn parse(words: &mut Words<'_>) -> Option<BySeat<Board>> {
        let mut boards = BySeat([setup::EMPTY; 4]);
        loop {
            match words.next()? {
                "end" => return Some(boards),
                seat => boards[Seat::from_word(seat)?] = Board::parse(words)?,
            }
        }
    }
}
