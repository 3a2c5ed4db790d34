//! Reading what people type: with line editing, history and completion in a terminal, line by line from anything else.

use std::fs::DirBuilder;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

use game::{BySeat, Seat};
use rustyline::completion::Completer;
use rustyline::error::{ReadlineError, Signal};
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::DefaultHistory;
use rustyline::validate::Validator;
use rustyline::{Config, Context, Editor, Helper};

use super::save;
use crate::interrupt;

/// How many lines the history keeps.
const HISTORY: usize = 500;

/// What came from the keyboard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Typed {
    /// A line.
    Line(String),
    /// The end of the input, Ctrl-D in a terminal.
    Ended,
    /// Ctrl-C.
    Interrupted,
}

/// What the reader is asked with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prompt {
    /// The words before the cursor.
    pub words: String,
    /// What Tab completes.
    pub completions: Vec<String>,
    /// Which earlier lines the arrow keys bring back.
    pub history: History,
}

/// A list of earlier lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum History {
    /// The one in the data folder, which later games share.
    Saved,
    /// The one of a player who shares the keyboard, who may have typed secrets: never written, never shown to others.
    Of(Seat),
    /// No earlier lines, and this one is not remembered either.
    Off,
}

/// Where lines come from.
pub struct Keyboard {
    source: Source,
}

enum Source {
    /// A terminal.
    Editor(Box<LineEditor>),
    /// Anything else.
    Lines(Lines),
}

/// Lines that come through a channel, so that Ctrl-C can come between them.
struct Lines {
    receiver: Receiver<io::Result<Typed>>,
    /// The end of the channel for the thread that reads, which starts with the first question: a game between bots reads nothing.
    sender: Option<SyncSender<io::Result<Typed>>>,
}

impl Keyboard {
    /// Reads from standard input and listens for Ctrl-C. `name` says whose history in the data folder is used.
    pub fn new(name: &str) -> Keyboard {
        let editor = if can_edit_lines() { LineEditor::new(name) } else { None };
        if let Some(editor) = editor {
            // The editor reports Ctrl-C itself; the flag is for the time between two questions.
            interrupt::listen(|| ());
            return Keyboard { source: Source::Editor(Box::new(editor)) };
        }
        let (sender, receiver) = sync_channel(1);
        let interrupted = sender.clone();
        interrupt::listen(move || {
            // Where a line already waits, the flag alone stops the game.
            let _ = interrupted.try_send(Ok(Typed::Interrupted));
        });
        Keyboard { source: Source::Lines(Lines { receiver, sender: Some(sender) }) }
    }

    /// Shows the prompt and waits for a line.
    pub fn read(&mut self, prompt: &Prompt) -> io::Result<Typed> {
        match &mut self.source {
            Source::Editor(editor) => editor.read(prompt),
            Source::Lines(lines) => {
                let mut out = io::stdout();
                write!(out, "{} ", prompt.words)?;
                out.flush()?;
                lines.next()
            }
        }
    }
}

impl Lines {
    fn next(&mut self) -> io::Result<Typed> {
        if let Some(sender) = self.sender.take() {
            thread::spawn(move || send_lines(&sender));
        }
        self.receiver.recv().unwrap_or(Ok(Typed::Ended))
    }
}

/// Sends the lines of standard input until it ends, or until nothing reads them any more.
fn send_lines(sender: &SyncSender<io::Result<Typed>>) {
    for line in io::stdin().lines() {
        let line = match line {
            // Bytes that are not text are not an answer either.
            Err(error) if error.kind() == io::ErrorKind::InvalidData => Ok("\u{fffd}".into()),
            line => line,
        };
        if sender.send(line.map(Typed::Line)).is_err() {
            return;
        }
    }
    let _ = sender.send(Ok(Typed::Ended));
}

/// Returns whether people see at once what they type on a screen whose cursor can be moved.
pub fn can_edit_lines() -> bool {
    let term = std::env::var("TERM").unwrap_or_default().to_lowercase();
    let is_simple = cfg!(unix) && ["", "dumb", "cons25", "emacs"].contains(&term.as_str());
    !is_simple && io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// A line that can be edited, with a history.
struct LineEditor {
    editor: Editor<Completions, DefaultHistory>,
    /// The history's file; `None` where it cannot be kept.
    file: Option<PathBuf>,
    /// The lines of players who share the keyboard.
    of_seats: BySeat<Vec<String>>,
    /// The history that is loaded.
    loaded: History,
}

impl LineEditor {
    fn new(name: &str) -> Option<LineEditor> {
        let config = Config::builder()
            .max_history_size(HISTORY)
            .and_then(|config| config.history_ignore_dups(true))
            .ok()?
            // Several lines that are pasted are several answers.
            .bracketed_paste(false)
            .build();
        let mut editor = Editor::with_config(config).ok()?;
        editor.set_helper(Some(Completions(Vec::new())));
        Some(LineEditor { editor, file: history_file(name), of_seats: BySeat::default(), loaded: History::Off })
    }

    fn read(&mut self, prompt: &Prompt) -> io::Result<Typed> {
        self.load(prompt.history);
        if let Some(completions) = self.editor.helper_mut() {
            completions.0.clone_from(&prompt.completions);
        }
        match self.editor.readline(&format!("{} ", prompt.words)) {
            Ok(line) => {
                self.remember(&line);
                Ok(Typed::Line(line))
            }
            Err(ReadlineError::Eof) => Ok(Typed::Ended),
            Err(ReadlineError::Signal(Signal::Resize)) => self.read(prompt),
            Err(ReadlineError::Interrupted | ReadlineError::Signal(_)) => Ok(Typed::Interrupted),
            Err(ReadlineError::Io(error)) if error.kind() == io::ErrorKind::InvalidData => {
                Ok(Typed::Line("\u{fffd}".into()))
            }
            Err(ReadlineError::Io(error)) => Err(error),
            Err(other) => Err(io::Error::other(other)),
        }
    }

    /// Brings back the lines of this history and hides all others. A history that cannot be read is an empty one.
    fn load(&mut self, history: History) {
        if self.loaded == history {
            return;
        }
        let _ = self.editor.clear_history();
        match (history, &self.file) {
            (History::Saved, Some(file)) => {
                let _ = self.editor.load_history(file);
            }
            (History::Of(seat), _) => {
                for line in &self.of_seats[seat] {
                    let _ = self.editor.add_history_entry(line);
                }
            }
            (History::Saved, None) | (History::Off, _) => {}
        }
        self.loaded = history;
    }

    fn remember(&mut self, line: &str) {
        let line = line.trim();
        if line.is_empty() || self.loaded == History::Off {
            return;
        }
        let _ = self.editor.add_history_entry(line);
        match (self.loaded, &self.file) {
            (History::Saved, Some(file)) => {
                let _ = self.editor.append_history(file);
            }
            (History::Of(seat), _) => self.of_seats[seat].push(line.into()),
            (History::Saved, None) | (History::Off, _) => {}
        }
    }
}

/// The file of a history, in a folder that only its owner can read.
fn history_file(name: &str) -> Option<PathBuf> {
    let folder = save::folder()?.with_file_name("history");
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    {
        use std::os::unix::fs::DirBuilderExt;
        builder.mode(0o700);
    }
    builder.recursive(true).create(&folder).ok()?;
    Some(folder.join(format!("{name}.txt")))
}

/// Completes a line to one of some texts.
struct Completions(Vec<String>);

impl Completer for Completions {
    type Candidate = String;

    fn complete(&self, line: &str, at: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        let typed = line[..at].trim_start().to_lowercase();
        let fits = |text: &&String| text.to_lowercase().starts_with(&typed);
        Ok((0, self.0.iter().filter(fits).cloned().collect()))
    }
}

impl Hinter for Completions {
    type Hint = String;
}
impl Highlighter for Completions {}
impl Validator for Completions {}
impl Helper for Completions {}
