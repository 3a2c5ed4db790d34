//! Writing to the terminal: words in the reader's language, wrapped to the width there is.

use std::io::{self, IsTerminal, Write};

use anstream::{AutoStream, ColorChoice};
use anstyle::Style;
use game::Message;
use text::Text;

/// Where a command writes. Colour comes only where the terminal and its owner want it.
pub struct Screen<'a> {
    /// The language it speaks.
    pub text: &'a Text,
    out: AutoStream<io::Stdout>,
    color: ColorChoice,
    width: usize,
}

impl<'a> Screen<'a> {
    /// Standard output.
    pub fn new(text: &'a Text, color: ColorChoice) -> Screen<'a> {
        let stdout = io::stdout();
        let color = if color == ColorChoice::Auto { AutoStream::choice(&stdout) } else { color };
        Screen { text, out: AutoStream::new(stdout, color), color, width: terminal_width() }
    }

    /// Another language or other names, the same terminal.
    pub fn speaking(self, text: &Text) -> Screen<'_> {
        Screen { text, out: self.out, color: self.color, width: self.width }
    }

    /// Whether it is painted.
    pub fn color(&self) -> ColorChoice {
        self.color
    }

    /// Says something on lines of its own.
    pub fn say(&mut self, message: &dyn Message) -> io::Result<()> {
        let words = self.text.say(message);
        self.lines(&words)
    }

    /// Writes a text, wrapped; lines that are indented keep their indent.
    pub fn lines(&mut self, words: &str) -> io::Result<()> {
        for line in words.lines() {
            let indent = &line[..line.len() - line.trim_start().len()];
            let options = textwrap::Options::new(self.width).subsequent_indent(indent).break_words(true);
            writeln!(self.out, "{}", textwrap::fill(line, options))?;
        }
        Ok(())
    }

    /// Writes something with a number before it, under which its further lines do not begin.
    pub fn item(&mut self, number: usize, words: &str) -> io::Result<()> {
        let options = textwrap::Options::new(self.width).subsequent_indent("    ").break_words(true);
        writeln!(self.out, "{}", textwrap::fill(&format!("{number:>3} {words}"), options))
    }

    /// Writes a line as it is.
    pub fn line(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "{line}")
    }

    /// Writes a piece of a line, painted.
    pub fn paint(&mut self, style: Style, piece: &str) -> io::Result<()> {
        write!(self.out, "{style}{piece}{style:#}")
    }

    /// Takes what is on the screen out of sight: a terminal is wiped, with what can be scrolled back to; anything else gets
    /// empty lines.
    pub fn push_away(&mut self) -> io::Result<()> {
        if io::stdout().is_terminal() {
            let mut stdout = io::stdout();
            stdout.write_all(b"\x1b[2J\x1b[3J\x1b[H")?;
            return stdout.flush();
        }
        (0..60).try_for_each(|_| self.line(""))
    }

    /// Writes a prompt and leaves the cursor behind it.
    pub fn prompt(&mut self, message: &dyn Message) -> io::Result<()> {
        let words = self.text.say(message);
        write!(self.out, "{words} ")?;
        self.out.flush()
    }
}

/// How many columns there are to write in.
pub fn terminal_width() -> usize {
    let columns = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    columns.unwrap_or_else(textwrap::termwidth).clamp(20, 100)
}
