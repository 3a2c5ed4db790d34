//! The map of Blackout drawn with letters and signs, from the geometry in the box.

use std::io;

use anstyle::{AnsiColor, Style};
use blackout::components::Color;
use blackout::{District, DistrictSet, Location, TilePlace};
use boxes::{LineKind, Point};

use super::show::Sight;
use super::words::Lies;
use crate::screen::Screen;

/// The width of the map where the width of the screen is unknown.
const USUAL: usize = 80;
/// Narrower than this the names would not fit.
const NARROWEST: usize = 72;

impl Sight<'_> {
    /// Draws districts, locations, lines and cubes. Where the screen is too narrow, the map is told in words.
    pub fn draw_map(&self, screen: &mut Screen<'_>) -> io::Result<()> {
        let width = screen.columns().unwrap_or(USUAL);
        let Some(canvas) = (width >= NARROWEST).then(|| self.canvas(width - 1)).flatten() else {
            return self.map(screen);
        };
        canvas.rows().try_for_each(|row| {
            for (style, piece) in pieces(row) {
                screen.paint(style, &piece)?;
            }
            screen.line("")
        })?;
        let seats = self.view.table.seats().iter();
        let seats: Vec<String> = seats.map(|seat| format!("{seat} = {}", self.describe.text.name(seat))).collect();
        let say = |screen: &mut Screen<'_>, what: &Lies| screen.lines(&self.describe.text.say(what));
        say(screen, &Lies::MapLegend { seats: seats.join(", ") })?;
        say(screen, &Lies::MapMore)
    }

    /// The drawing; a little higher where not all names fit, and `None` if they do not fit then either.
    fn canvas(&self, width: usize) -> Option<Canvas> {
        let size = self.describe.loaded.drawing.size;
        // A character is about twice as high as wide, and names need some air.
        let height = (width * usize::from(size.y) * 54 / (usize::from(size.x) * 100)).max(10);
        (0..4).find_map(|more| self.canvas_of(width, height + height * more / 4))
    }

    fn canvas_of(&self, width: usize, height: usize) -> Option<Canvas> {
        let drawing = &self.describe.loaded.drawing;
        let mut canvas = Canvas::new(width, height, drawing.size);
        for line in &drawing.lines {
            let end = |location: Location| drawing.locations[location.index()];
            let way: Vec<Point> =
                [end(line.ends[0])].into_iter().chain(line.bends.iter().copied()).chain([end(line.ends[1])]).collect();
            let sign = match line.kind {
                LineKind::Road => '.',
                LineKind::Tunnel => ':',
                LineKind::Ferry => '~',
            };
            way.windows(2).for_each(|ends| canvas.line(ends[0], ends[1], sign));
        }
        let mut labels = Vec::new();
        for location in self.describe.loaded.components.map.locations() {
            let mark = self.mark(location);
            let (x, y) = canvas.place(drawing.locations[location.index()]);
            let x = x.saturating_sub(1).min(width.checked_sub(mark.len())?);
            canvas.write(x, y, &mark, self.style(location));
            let spots = beside(x, y, mark.len(), self.place_name(location).chars().count());
            labels.push(Label { text: self.place_name(location), style: Style::new(), spots });
        }
        for district in DistrictSet::first(District::COUNT) {
            let text = self.district_label(district);
            let (x, y) = canvas.place(drawing.districts[district.index()].at);
            let spots = around(x, y, text.chars().count());
            labels.push(Label { text, style: Style::new().bold(), spots });
        }
        canvas.label_all(labels).then_some(canvas)
    }

    /// The colour's letter and who has a cube there: `r[ ]`, `y[AC]`.
    fn mark(&self, location: Location) -> String {
        let table = &self.view.table;
        let here = table.seats().iter().filter(|&seat| table.boards[seat].cubes.contains(location));
        let owners: String = here.map(|seat| seat.to_string()).collect();
        let letter = self.describe.text.say(&Lies::MapColor { color: self.color(location) });
        if owners.is_empty() { format!("{letter}[ ]") } else { format!("{letter}[{owners}]") }
    }

    /// The colour of a location.
    pub fn color(&self, location: Location) -> Color {
        self.describe.loaded.components.map.color(location)
    }

    fn style(&self, location: Location) -> Style {
        let color = match self.color(location) {
            Color::Red => AnsiColor::Red,
            Color::Yellow => AnsiColor::Yellow,
            Color::Blue => AnsiColor::Blue,
            Color::Purple => AnsiColor::Magenta,
        };
        Style::new().fg_color(Some(color.into()))
    }

    /// A location's name, with the letter of a crisis centre.
    pub fn place_name(&self, location: Location) -> String {
        let name = self.describe.location(location);
        match self.describe.loaded.components.map.letter(location) {
            Some(letter) => format!("{name} #{}", super::describe::letter(letter)),
            None => name.into(),
        }
    }

    /// A district in capitals, with how many tiles lie there, or that it is secured.
    fn district_label(&self, district: District) -> String {
        let name = self.describe.district(district).to_uppercase();
        let table = &self.view.table;
        if table.secured.contains(district) {
            return format!("{name} ✓");
        }
        let tiles = table.tiles[district.index()].iter();
        let tiles = tiles.filter(|tile| matches!(tile, TilePlace::FaceDown | TilePlace::FaceUp(_))).count();
        if tiles == 0 { name } else { format!("{name} {tiles}") }
    }
}

/// A name and where it may stand, best first.
struct Label {
    text: String,
    style: Style,
    spots: Vec<(isize, isize)>,
}

/// Where the name of a location may stand: right, left, below or above its mark.
fn beside(x: usize, y: usize, mark: usize, name: usize) -> Vec<(isize, isize)> {
    let (x, y, mark, name) = (x as isize, y as isize, mark as isize, name as isize);
    let middle = x + mark / 2 - name / 2;
    let mut spots = vec![(x + mark + 1, y), (x - name - 1, y), (middle, y + 1), (middle, y - 1)];
    for shift in 1..10 {
        spots.extend([
            (middle + shift, y + 1),
            (middle - shift, y + 1),
            (middle + shift, y - 1),
            (middle - shift, y - 1),
        ]);
    }
    spots
}

/// Where the name of a district may stand: near its middle.
fn around(x: usize, y: usize, name: usize) -> Vec<(isize, isize)> {
    let (middle, y) = (x as isize - name as isize / 2, y as isize);
    let shifts = (0..9).flat_map(|shift| [shift, -shift]);
    let rows = [0, 1, -1, 2, -2];
    rows.into_iter().flat_map(|row| shifts.clone().map(move |shift| (middle + shift, y + row))).collect()
}

/// A cell of the drawing.
#[derive(Clone, Copy)]
struct Cell {
    sign: char,
    style: Style,
    /// Whether a mark or a name is there, which nothing may cover.
    is_taken: bool,
}

const EMPTY: Cell = Cell { sign: ' ', style: Style::new(), is_taken: false };

/// Characters in rows, onto which the paper of the box is scaled.
struct Canvas {
    width: usize,
    height: usize,
    paper: Point,
    cells: Vec<Cell>,
}

impl Canvas {
    fn new(width: usize, height: usize, paper: Point) -> Canvas {
        Canvas { width, height, paper, cells: vec![EMPTY; width * height] }
    }

    fn rows(&self) -> impl Iterator<Item = &[Cell]> {
        self.cells.chunks(self.width)
    }

    /// The column and row of a point on the paper.
    fn place(&self, point: Point) -> (usize, usize) {
        let scale = |at: u16, paper: u16, cells: usize| {
            let (at, paper) = (usize::from(at), usize::from(paper.max(1)));
            ((at * (cells - 1) + paper / 2) / paper).min(cells - 1)
        };
        (scale(point.x, self.paper.x, self.width), scale(point.y, self.paper.y, self.height))
    }

    fn line(&mut self, from: Point, to: Point, sign: char) {
        let ((x0, y0), (x1, y1)) = (self.place(from), self.place(to));
        let steps = x0.abs_diff(x1).max(y0.abs_diff(y1)).max(1);
        let between = |a: usize, b: usize, i: usize| (a * (steps - i) + b * i + steps / 2) / steps;
        for i in 0..=steps {
            let at = between(y0, y1, i) * self.width + between(x0, x1, i);
            self.cells[at] = Cell { sign, style: Style::new().dimmed(), is_taken: false };
        }
    }

    fn write(&mut self, x: usize, y: usize, text: &str, style: Style) {
        for (i, sign) in text.chars().enumerate() {
            self.cells[y * self.width + x + i] = Cell { sign, style, is_taken: true };
        }
    }

    /// Places all labels, those with the fewest free spots first. Returns whether all have found room.
    fn label_all(&mut self, mut labels: Vec<Label>) -> bool {
        while !labels.is_empty() {
            let n_free = |label: &Label| label.spots.iter().filter(|&&spot| self.room(label, spot).is_some()).count();
            let Some(next) = (0..labels.len()).min_by_key(|&i| n_free(&labels[i])) else { return true };
            let label = labels.remove(next);
            // A spot is the better, the earlier it is named and the less of the lines it covers.
            let cost = |(i, spot): (usize, &(isize, isize))| Some((3 * self.room(&label, *spot)? + i, *spot));
            let Some((_, (x, y))) = label.spots.iter().enumerate().filter_map(cost).min() else { return false };
            self.write(x as usize, y as usize, &label.text, label.style);
        }
        true
    }

    /// How many signs of lines a label would cover here; `None` if it does not fit, with air on both sides.
    fn room(&self, label: &Label, (x, y): (isize, isize)) -> Option<usize> {
        let (x, y) = (usize::try_from(x).ok()?, usize::try_from(y).ok()?);
        let end = x + label.text.chars().count();
        if end > self.width || y >= self.height {
            return None;
        }
        let row = &self.cells[y * self.width..(y + 1) * self.width];
        if row[x.saturating_sub(1)..(end + 1).min(self.width)].iter().any(|cell| cell.is_taken) {
            return None;
        }
        Some(row[x..end].iter().filter(|cell| cell.sign != ' ').count())
    }
}

/// A row in pieces of one style, without the empty end.
fn pieces(row: &[Cell]) -> Vec<(Style, String)> {
    let end = row.iter().rposition(|cell| cell.sign != ' ').map_or(0, |last| last + 1);
    row[..end]
        .chunk_by(|one, other| one.style == other.style)
        .map(|cells| (cells[0].style, cells.iter().map(|cell| cell.sign).collect()))
        .collect()
}
