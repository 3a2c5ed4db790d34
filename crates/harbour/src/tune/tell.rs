//! The report in words: Markdown, with columns that line up, so that it reads alike on a terminal and in a document.

use std::fmt::Write;

use bots::tuning::{Figure, Found, Group, Unit, Verdict};
use text::Text;

use super::Report;
use super::say::Tuned;
use super::words::{group, name, verdict};

/// The whole report.
pub fn whole(text: &Text, report: &Report) -> String {
    let mut page = String::new();
    let mut paragraph = |said: &Tuned| {
        let _ = writeln!(page, "{}\n", text.say(said));
    };
    paragraph(&Tuned::Title);
    paragraph(&Tuned::Made { command: report.command(), hash: report.hash.clone() });
    if report.is_interrupted() {
        paragraph(&Tuned::Interrupted { games: report.games.len(), all: report.wanted });
    }
    paragraph(&summary(report));
    paragraph(&Tuned::Method);
    for of in Group::ALL {
        let _ = write!(
            page,
            "{}\n\n{}\n\n",
            text.say(&Tuned::Group { group: group(of) }),
            text.say(&Tuned::Note { group: group(of) })
        );
        table(text, &mut page, report.figures.iter().filter(|found| found.figure.group() == of));
    }
    page.truncate(page.trim_end().len());
    page
}

/// How many figures are what they should be.
pub fn summary(report: &Report) -> Tuned {
    Tuned::Summary {
        met: report.count(Verdict::Met),
        open: report.count(Verdict::Open),
        missed: report.count(Verdict::Missed),
    }
}

const COLUMNS: [&str; 6] = ["figure", "found", "interval", "n", "target", "verdict"];

fn table<'f>(text: &Text, page: &mut String, figures: impl Iterator<Item = &'f Found>) {
    let mut rows = vec![COLUMNS.map(|column| text.say(&Tuned::Column { column }))];
    rows.extend(figures.map(|found| row(text, found)));
    let wide: [usize; COLUMNS.len()] =
        std::array::from_fn(|column| rows.iter().map(|row| row[column].chars().count()).fold(3, usize::max));
    for (number, row) in rows.iter().enumerate() {
        let cells: Vec<String> = row.iter().zip(wide).map(|(cell, wide)| format!("{cell:wide$}")).collect();
        let _ = writeln!(page, "| {} |", cells.join(" | "));
        if number == 0 {
            let _ = writeln!(page, "| {} |", wide.map(|wide| "-".repeat(wide)).join(" | "));
        }
    }
    page.push('\n');
}

fn row(text: &Text, found: &Found) -> [String; COLUMNS.len()] {
    let show = |number: f64| number_of(text, found.figure, number);
    let between = |low: String, high: String| text.say(&Tuned::Between { low, high });
    let target = found.figure.target().map(|target| match found.figure.unit() {
        Unit::Share if target.low <= 0.0 => text.say(&Tuned::AtMost { high: show(target.high) }),
        Unit::Share if target.high >= 1.0 => text.say(&Tuned::AtLeast { low: show(target.low) }),
        _ => between(show(target.low), show(target.high)),
    });
    [
        text.say(&name(found.figure)),
        show(found.value.value),
        between(show(found.value.low), show(found.value.high)),
        found.n.to_string(),
        target.unwrap_or_default(),
        text.say(&Tuned::Verdict { verdict: verdict(found.verdict()) }),
    ]
}

/// A number as its figure is read. What rounds to nothing has no sign; of a few games alone nothing bounds a median or mean.
fn number_of(text: &Text, figure: Figure, number: f64) -> String {
    if number.is_infinite() {
        return if number > 0.0 { "∞" } else { "−∞" }.into();
    }
    let rounded = |number: f64| (number * 10.0).round() / 10.0 + 0.0;
    match figure.unit() {
        Unit::Number => text.decimal(rounded(number), 1),
        Unit::Share => text.say(&Tuned::Percent { number: text.decimal(rounded(100.0 * number), 1) }),
        Unit::Difference => {
            let points = rounded(100.0 * number);
            let sign = if points > 0.0 { "+" } else { "" };
            format!("{sign}{}", text.decimal(points, 1)).replace('-', "−")
        }
    }
}
