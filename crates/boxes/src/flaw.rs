//! What is wrong with a box, told so that one finds the place and knows what to do.

use game::{Arg, messages};

use crate::file::BoxFile;

messages! {
    /// What is wrong with a box: the file, the entry in it, and the reason.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum BoxFlaw {
        /// The file is not in the folder.
        NoFile { file: BoxFile } = "box-no-file",
        /// The file is there but cannot be read.
        Unreadable { file: BoxFile, why: String } = "box-unreadable",
        /// The file is not TOML.
        NotToml { file: BoxFile, line: usize, why: String } = "box-not-toml",
        /// A field is missing.
        Missing { file: BoxFile, entry: String, field: String } = "box-missing",
        /// A field is of another sort than it should be.
        WrongType { file: BoxFile, entry: String, field: String, wanted: Sort } = "box-wrong-type",
        /// There is no such field.
        UnknownField { file: BoxFile, entry: String, field: String } = "box-unknown-field",
        /// There is no such word for this field.
        UnknownWord { file: BoxFile, entry: String, field: String, found: String, known: String } = "box-unknown-word",
        /// There is no such resource.
        UnknownResource { file: BoxFile, entry: String, field: String, found: String } = "box-unknown-resource" per "B0.3",
        /// A number, or how many there are in a list, is out of range.
        OutOfRange { file: BoxFile, entry: String, field: String, found: i64, least: i64, most: i64 } = "box-out-of-range",
        /// There are not as many as the box holds.
        WrongCount { file: BoxFile, kind: &'static str, found: usize, wanted: usize } = "box-wrong-count" per "B0.2",
        /// An id has other characters than notation can bear.
        BadId { file: BoxFile, entry: String } = "box-bad-id",
        /// Two entries have the same id.
        SameId { file: BoxFile, entry: String } = "box-same-id",
        /// Two entries have the same name in some language.
        SameName { file: BoxFile, entry: String, other: String, name: String } = "box-same-name",
        /// Two emergency plans have the same letter.
        SameLetter { file: BoxFile, entry: String, other: String } = "box-same-letter",
        /// Provenance names a field that the entry has not.
        NotThere { file: BoxFile, entry: String, field: String } = "box-not-there",
        /// A goal that costs and requires nothing.
        FreeGoal { file: BoxFile, entry: String, field: String } = "box-free-goal" per "B3.2",
        /// A goal that costs more resources than a seat has cubes.
        TooDear { file: BoxFile, entry: String, field: String, found: u16, most: u8 } = "box-too-dear" per "B0.7",
        /// There are more contingency plans than check-mark actions can be told apart.
        TooManyPlans { file: BoxFile, found: usize, most: usize } = "box-too-many-plans" per "B8.3",
        /// The dice can never show three different resources.
        SameDice { file: BoxFile } = "box-same-dice" per "B2.1",
        /// The player cards that lie in a place at the start are others than the rules say.
        WrongStart { file: BoxFile, place: &'static str } = "box-wrong-start" per "B1.4",
        /// A line or ring names a location the map has not.
        UnknownLocation { file: BoxFile, entry: String, found: String } = "box-unknown-location",
        /// The district named Central is not among the districts.
        UnknownDistrict { file: BoxFile, found: String } = "box-unknown-district" per "B10.3",
        /// A letter does not stand on exactly two locations.
        WrongLetter { file: BoxFile, letter: &'static str, found: usize } = "box-wrong-letter" per "B0.5",
        /// A point lies off the paper.
        OffPaper { file: BoxFile, entry: String } = "box-off-paper",
        /// Two locations lie at the same point.
        SamePoint { file: BoxFile, entry: String, other: String } = "box-same-point",
        /// A line joins a location with itself.
        Loop { file: BoxFile, entry: String } = "box-loop",
        /// Two lines cross, touch or overlap beside a location they share.
        Crossing { file: BoxFile, entry: String, other: String } = "box-crossing" per "B0.5",
        /// A line crosses itself.
        CrossesItself { file: BoxFile, entry: String } = "box-crosses-itself" per "B0.5",
        /// No way leads to a location from the first one.
        Apart { file: BoxFile, entry: String } = "box-apart",
        /// A ring is no face of the drawing.
        NoFace { file: BoxFile, entry: String } = "box-no-face" per "B0.5",
        /// Two districts or seas are the same face.
        SameFace { file: BoxFile, entry: String, other: String } = "box-same-face",
        /// A face of the drawing is neither district nor sea.
        UnclaimedFace { file: BoxFile, ring: String } = "box-unclaimed-face" per "B0.5",
        /// The point of a district or sea lies outside it.
        OutsideFace { file: BoxFile, entry: String } = "box-outside-face",
        /// A fixed fact of rules/components.md does not hold.
        Fact { file: BoxFile, fact: &'static str } = "box-fact",
    }
}

/// What sort of value a field holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sort {
    /// A text in quotation marks.
    Text,
    /// A whole number.
    Number,
    /// A list in brackets.
    List,
    /// A table in braces, or under a heading in brackets.
    Table,
    /// Two numbers in brackets.
    Point,
    /// A text, or a table of texts by language.
    Name,
}

impl From<Sort> for Arg {
    fn from(sort: Sort) -> Arg {
        Arg::Case(match sort {
            Sort::Text => "text",
            Sort::Number => "number",
            Sort::List => "list",
            Sort::Table => "table",
            Sort::Point => "point",
            Sort::Name => "name",
        })
    }
}

impl From<BoxFile> for Arg {
    fn from(file: BoxFile) -> Arg {
        Arg::Text(file.name().into())
    }
}
