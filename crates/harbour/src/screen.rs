//! Writing to the terminal: words in the reader's language, wrapped to the width the terminal has at that moment.

use std::io::{self, IsTerminal, Write};

use anstream::{AutoStream, ColorChoice};
use anstyle::Style;
use game::Message;
use text::Text;
use textwrap::{Options, WordSeparator, WordSplitter};

/// Where a command writes. Colour comes only where the terminal and its owner want it.
pub struct Screen<'a> {
    /// The language it speaks.
    pub text: &'a Text,
    out: AutoStream<io::Stdout>,
    color: ColorChoice,
}

impl<'a> Screen<'a> {
    /// Standard output.
    pub fn new(text: &'a Text, color: ColorChoice) -> Screen<'a> {
        let stdout = io::stdout();
        let color = if color == ColorChoice::Auto { AutoStream::choice(&stdout) } else { color };
        Screen { text, out: AutoStream::new(stdout, color), color }
    }

    /// Another language or other names, the same terminal.
    pub fn speaking(self, text: &Text) -> Screen<'_> {
        Screen { text, out: self.out, color: self.color }
    }

    /// Returns how many columns there are right now, or `None` if the output is not a terminal.
    #[expect(clippy::unused_self, reason = "a screen is asked for its width, wherever that comes from")]
    pub fn columns(&self) -> Option<usize> {
        columns(&io::stdout())
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
            writeln!(self.out, "{}", wrap(line, columns(&io::stdout()), indent))?;
        }
        Ok(())
    }

    /// Writes something with a number before it, under which its further lines do not begin.
    pub fn item(&mut self, number: usize, words: &str) -> io::Result<()> {
        writeln!(self.out, "{}", wrap(&format!("{number:>3} {words}"), columns(&io::stdout()), "    "))
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
}

/// Returns how many columns a stream has right now, or `None` if it is not a terminal: such output is never wrapped.
pub fn columns(stream: &impl IsTerminal) -> Option<usize> {
    stream.is_terminal().then(|| textwrap::termwidth().clamp(20, 100))
}

/// Wraps text at spaces only, so that commands, options and paths stay whole even where they are wider than the terminal.
pub fn wrap(words: &str, columns: Option<usize>, indent: &str) -> String {
    let Some(columns) = columns else { return words.into() };
    let options = Options::new(columns)
        .subsequent_indent(indent)
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation)
        .break_words(false);
    textwrap::fill(words, options)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wraps_at_spaces_and_never_inside_a_command_or_path() {
        let words = "Continue: harbour --lang en --resume some/long-folder/blackout-12.txt";
        let wrapped = wrap(words, Some(24), "  ");
        assert_eq!(wrapped.split_whitespace().collect::<Vec<_>>(), words.split(' ').collect::<Vec<_>>());
        assert!(wrapped.lines().skip(1).all(|line| line.starts_with("  ")), "{wrapped}");
        assert!(wrapped.lines().any(|line| line.trim() == "some/long-folder/blackout-12.txt"), "{wrapped}");
    }

    #[test]
    fn leaves_output_that_is_not_a_terminal_unwrapped() {
        let words = "word ".repeat(100);
        assert_eq!(wrap(&words, None, ""), words);
    }
}
