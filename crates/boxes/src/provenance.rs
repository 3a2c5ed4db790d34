//! Which values are printed on the real components, and which were designed.

use crate::entry::Entry;
use crate::file::BoxFile;
use crate::flaw::BoxFlaw;

/// The word in `printed` that stands for every field of an entry.
const ALL: &str = "all";

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// It stands on the printed component.
    Printed,
    /// It was designed for this box.
    Designed,
}

/// A value, or a whole entry, that is printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Printed {
    /// The file.
    pub file: BoxFile,
    /// The entry's id; of a die its colour.
    pub entry: String,
    /// The field, or the way to it, such as `goals.1.effect`; `all` for every field.
    pub field: String,
}

/// What is printed; all the rest is designed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Provenance(pub Vec<Printed>);

impl Provenance {
    /// Where a field of an entry comes from, or a value within the field: `goals.1.effect` is printed if `goals` is.
    pub fn of(&self, file: BoxFile, entry: &str, field: &str) -> Origin {
        let covers = |printed: &str| {
            let rest = field.strip_prefix(printed);
            printed == ALL || rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        };
        let is_printed = self.0.iter().any(|it| it.file == file && it.entry == entry && covers(&it.field));
        if is_printed { Origin::Printed } else { Origin::Designed }
    }

    /// Reads what an entry says of itself.
    pub(crate) fn read(&mut self, entry: &Entry) {
        if !entry.has("printed") {
            return;
        }
        for field in entry.texts("printed", 0..=99).unwrap_or_default() {
            if field != ALL && !entry.leads_somewhere(field) {
                let (file, name) = (entry.file, entry.name.clone());
                entry.push(BoxFlaw::NotThere { file, entry: name, field: field.into() });
            }
            self.0.push(Printed { file: entry.file, entry: entry.name.clone(), field: field.into() });
        }
    }
}
