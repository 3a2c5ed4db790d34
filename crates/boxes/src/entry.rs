//! Reads the fields of an entry and reports what is wrong with them.

use std::cell::RefCell;
use std::ops::RangeInclusive;

use toml::{Table, Value};

use crate::drawing::Point;
use crate::file::BoxFile;
use crate::flaw::{BoxFlaw, Sort};

/// The flaws found so far. Reading goes on after a flaw, so that one run tells them all.
#[derive(Default)]
pub struct Report(RefCell<Vec<BoxFlaw>>);

impl Report {
    /// Notes a flaw.
    pub fn push(&self, flaw: BoxFlaw) {
        self.0.borrow_mut().push(flaw);
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.borrow().len()
    }

    /// All flaws found.
    pub fn into_flaws(self) -> Vec<BoxFlaw> {
        self.0.into_inner()
    }
}

/// A table of a file, or a table within one.
pub struct Entry<'a> {
    report: &'a Report,
    table: &'a Table,
    /// The file it stands in.
    pub file: BoxFile,
    /// What the entry is called in flaws: its id, or its number.
    pub name: String,
    /// The fields that lead to it within the entry, such as `goals.1.`.
    path: String,
}

impl<'a> Entry<'a> {
    /// A whole file.
    pub fn of_file(report: &'a Report, file: BoxFile, table: &'a Table) -> Entry<'a> {
        let name = file.name().trim_end_matches(".toml").into();
        Entry { report, table, file, name, path: String::new() }
    }

    /// Notes a flaw.
    pub fn push(&self, flaw: BoxFlaw) {
        self.report.push(flaw);
    }

    /// The whole path of a field within the entry.
    pub fn field(&self, field: &str) -> String {
        format!("{}{field}", self.path)
    }

    /// Whether the field is there.
    pub fn has(&self, field: &str) -> bool {
        self.table.contains_key(field)
    }

    /// The names of all fields.
    pub fn fields(&self) -> impl Iterator<Item = &'a str> {
        self.table.keys().map(String::as_str)
    }

    /// Reports every field beside these.
    pub fn only(&self, known: &[&str]) {
        for field in self.fields().filter(|field| !known.contains(field)) {
            self.push(BoxFlaw::UnknownField { file: self.file, entry: self.name.clone(), field: self.field(field) });
        }
    }

    fn value(&self, field: &str) -> Option<&'a Value> {
        let value = self.table.get(field);
        if value.is_none() {
            self.missing(field);
        }
        value
    }

    fn missing(&self, field: &str) {
        self.push(BoxFlaw::Missing { file: self.file, entry: self.name.clone(), field: self.field(field) });
    }

    /// Reports that a field is of another sort than this.
    pub fn wrong_type(&self, field: &str, wanted: Sort) {
        let (entry, field) = (self.name.clone(), self.field(field));
        self.push(BoxFlaw::WrongType { file: self.file, entry, field, wanted });
    }

    /// What a conversion gave, or a report that the field is of another sort.
    fn sorted<T>(&self, field: &str, sort: Sort, value: Option<T>) -> Option<T> {
        if value.is_none() {
            self.wrong_type(field, sort);
        }
        value
    }

    /// A text that says something.
    pub fn text(&self, field: &str) -> Option<&'a str> {
        let text = self.sorted(field, Sort::Text, self.value(field)?.as_str())?;
        if text.trim().is_empty() {
            self.missing(field);
            return None;
        }
        Some(text)
    }

    /// A number within a range.
    pub fn number(&self, field: &str, range: RangeInclusive<i64>) -> Option<i64> {
        let number = self.sorted(field, Sort::Number, self.value(field)?.as_integer())?;
        self.is_within(field, number, range).then_some(number)
    }

    /// A small number within a range.
    pub fn count(&self, field: &str, range: RangeInclusive<i64>) -> Option<u8> {
        self.number(field, range).and_then(|number| u8::try_from(number).ok())
    }

    /// A small number, 0 when the field is not there.
    pub fn count_if_any(&self, field: &str) -> Option<u8> {
        if self.has(field) { self.count(field, 0..=99) } else { Some(0) }
    }

    /// Whether a number, or how many there are in a list, lies within a range, or else a report.
    pub fn is_within(&self, field: &str, found: i64, range: RangeInclusive<i64>) -> bool {
        let is_within = range.contains(&found);
        if !is_within {
            let (least, most) = range.into_inner();
            let (entry, field) = (self.name.clone(), self.field(field));
            self.push(BoxFlaw::OutOfRange { file: self.file, entry, field, found, least, most });
        }
        is_within
    }

    /// One of a few known words.
    pub fn word<T: Copy>(&self, field: &str, known: &[(&str, T)]) -> Option<T> {
        self.known(field, self.text(field)?, known)
    }

    /// What a word stands for.
    pub fn known<T: Copy>(&self, field: &str, found: &str, known: &[(&str, T)]) -> Option<T> {
        let meaning = known.iter().find(|(word, _)| *word == found).map(|(_, meaning)| *meaning);
        if meaning.is_none() {
            let words: Vec<&str> = known.iter().map(|(word, _)| *word).collect();
            self.push(BoxFlaw::UnknownWord {
                file: self.file,
                entry: self.name.clone(),
                field: self.field(field),
                found: found.into(),
                known: words.join(", "),
            });
        }
        meaning
    }

    fn list(&self, field: &str) -> Option<&'a [Value]> {
        self.sorted(field, Sort::List, self.value(field)?.as_array().map(Vec::as_slice))
    }

    /// A list of texts, as many as the range says.
    pub fn texts(&self, field: &str, range: RangeInclusive<i64>) -> Option<Vec<&'a str>> {
        let list = self.list(field)?;
        let texts = self.sorted(field, Sort::Text, list.iter().map(Value::as_str).collect())?;
        self.is_within(field, list.len() as i64, range).then_some(texts)
    }

    /// Two numbers: to the right, and down.
    pub fn point(&self, field: &str) -> Option<Point> {
        self.sorted(field, Sort::Point, point(self.value(field)?))
    }

    /// Any number of points; none when the field is not there.
    pub fn points(&self, field: &str) -> Option<Vec<Point>> {
        if !self.has(field) {
            return Some(Vec::new());
        }
        let list = self.list(field)?;
        self.sorted(field, Sort::Point, list.iter().map(point).collect())
    }

    /// A table within the entry.
    pub fn table(&self, field: &str) -> Option<Entry<'a>> {
        let table = self.sorted(field, Sort::Table, self.value(field)?.as_table())?;
        Some(self.within(field, table))
    }

    fn within(&self, field: &str, table: &'a Table) -> Entry<'a> {
        let (report, file, name) = (self.report, self.file, self.name.clone());
        Entry { report, table, file, name, path: format!("{}{field}.", self.path) }
    }

    /// The tables of a list within the entry, counted from 1.
    pub fn tables_within(&self, field: &str) -> Option<Vec<Entry<'a>>> {
        let tables = self.list(field)?.iter().map(Value::as_table).collect::<Option<Vec<&Table>>>();
        let tables = self.sorted(field, Sort::Table, tables)?;
        Some(
            tables
                .into_iter()
                .enumerate()
                .map(|(i, table)| self.within(&format!("{field}.{}", i + 1), table))
                .collect(),
        )
    }

    /// The entries of a file under a heading, each called by its id or else by its number; none when there is no such
    /// heading, which is what the count will tell.
    pub fn entries(&self, heading: &str) -> Vec<Entry<'a>> {
        if !self.has(heading) {
            return Vec::new();
        }
        let mut entries = self.tables_within(heading).unwrap_or_default();
        for (i, entry) in entries.iter_mut().enumerate() {
            let id = ["id", "color"].iter().find_map(|field| entry.table.get(*field)?.as_str());
            entry.name = id.map_or_else(|| format!("{heading} {}", i + 1), Into::into);
            entry.path.clear();
        }
        entries
    }

    /// Reports if there are not as many entries under these headings as the box holds. Flawed ones count, lest one flaw
    /// be told twice.
    pub fn check_count(&self, headings: &[&str], kind: &'static str, wanted: usize) {
        let n = |heading: &&str| self.table.get(*heading).and_then(Value::as_array).map_or(0, Vec::len);
        let found = headings.iter().map(n).sum();
        if found != wanted {
            self.push(BoxFlaw::WrongCount { file: self.file, kind, found, wanted });
        }
    }

    /// How many flaws have been found so far, in whatever file.
    pub fn n_flaws(&self) -> usize {
        self.report.len()
    }

    /// The text of a field that may also be something else; nothing is reported.
    pub fn text_if(&self, field: &str) -> Option<&'a str> {
        self.table.get(field)?.as_str()
    }

    /// Whether a path of fields and numbers from 1 leads to something in the entry.
    pub fn leads_somewhere(&self, path: &str) -> bool {
        let mut steps = path.split('.');
        let Some(mut value) = steps.next().and_then(|field| self.table.get(field)) else { return false };
        for step in steps {
            let next = match value {
                Value::Table(table) => table.get(step),
                Value::Array(list) => step.parse().ok().and_then(|n: usize| list.get(n.checked_sub(1)?)),
                _ => None,
            };
            match next {
                Some(next) => value = next,
                None => return false,
            }
        }
        true
    }
}

fn point(value: &Value) -> Option<Point> {
    let [x, y] = value.as_array()?.as_slice() else { return None };
    let whole = |value: &Value| u16::try_from(value.as_integer()?).ok();
    Some(Point { x: whole(x)?, y: whole(y)? })
}
