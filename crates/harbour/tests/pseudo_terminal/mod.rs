//! Runs harbour in a pseudo-terminal, as it runs in a window: it sees a terminal of a certain size, and keys arrive one by one.
#![allow(dead_code, reason = "each test file uses its part")]

use std::io::{Read, Write};
use std::process::Child;
use std::sync::{Arc, Condvar, Mutex};
use std::time::{Duration, Instant};

use pty_process::blocking::{Command, Pty, open};
use pty_process::{Size, blocking};

use crate::shell::Shell;

/// How long the tests wait for output that never comes before they fail.
const PATIENCE: Duration = Duration::from_mins(2);

/// The key combinations that tests press.
pub const ENTER: &str = "\r";
pub const TAB: &str = "\t";
pub const UP: &str = "\x1b[A";
pub const LEFT: &str = "\x1b[D";
pub const CTRL_A: &str = "\x01";
pub const CTRL_C: &str = "\x03";
pub const CTRL_D: &str = "\x04";

/// A running harbour and everything it has written.
pub struct Window {
    pty: Arc<Pty>,
    child: Child,
    output: Arc<(Mutex<Output>, Condvar)>,
    /// How much of the output earlier waits have consumed.
    seen: usize,
}

#[derive(Default)]
struct Output {
    text: String,
    is_closed: bool,
}

impl Window {
    /// Starts harbour with the arguments in a window of this many rows and columns.
    pub fn open(shell: &Shell, (rows, columns): (u16, u16), args: &str) -> Window {
        Window::open_as(shell, (rows, columns), "xterm", args)
    }

    /// The same on a terminal of another type.
    pub fn open_as(shell: &Shell, (rows, columns): (u16, u16), term: &str, args: &str) -> Window {
        let (pty, pts): (Pty, blocking::Pts) = open().unwrap();
        pty.resize(Size::new(rows, columns)).unwrap();
        let command = Command::new(env!("CARGO_BIN_EXE_harbour"))
            .args(args.split_whitespace())
            .current_dir(shell.path(""))
            .env_clear()
            .env("HOME", shell.path(""))
            .env("XDG_DATA_HOME", shell.path("data"))
            .env("LANG", "C.UTF-8")
            .env("TERM", term)
            // A shell may export the width a window once had.
            .env("COLUMNS", "33");
        let child = command.spawn(pts).unwrap();
        let (pty, output) = (Arc::new(pty), Arc::new((Mutex::new(Output::default()), Condvar::new())));
        let (reading, writing) = (Arc::clone(&pty), Arc::clone(&output));
        std::thread::spawn(move || {
            let (mut bytes, mut buffer) = (Vec::new(), [0; 4096]);
            loop {
                // Once the program has ended, reading fails.
                let n = (&*reading).read(&mut buffer).unwrap_or(0);
                bytes.extend_from_slice(&buffer[..n]);
                let mut output = writing.0.lock().unwrap();
                output.text = String::from_utf8_lossy(&bytes).into_owned();
                output.is_closed = n == 0;
                writing.1.notify_all();
                if n == 0 {
                    return;
                }
            }
        });
        Window { pty, child, output, seen: 0 }
    }

    /// Presses keys.
    pub fn press(&self, keys: &str) {
        (&*self.pty).write_all(keys.as_bytes()).unwrap();
    }

    /// Types a line.
    pub fn enter(&self, line: &str) {
        self.press(&format!("{line}{ENTER}"));
    }

    pub fn resize(&self, (rows, columns): (u16, u16)) {
        self.pty.resize(Size::new(rows, columns)).unwrap();
    }

    /// Waits until new output holds the text, and returns the new output up to its end, without escape sequences.
    pub fn wait_for(&mut self, text: &str) -> String {
        let deadline = Instant::now() + PATIENCE;
        let mut output = self.output.0.lock().unwrap();
        loop {
            let plain = plain(&output.text);
            if let Some(at) = plain[self.seen..].find(text) {
                let found = plain[self.seen..self.seen + at + text.len()].to_string();
                self.seen += at + text.len();
                return found;
            }
            let left = deadline.saturating_duration_since(Instant::now());
            assert!(!output.is_closed && !left.is_zero(), "“{text}” did not come after:\n{}", &plain[self.seen..]);
            output = self.output.1.wait_timeout(output, left).unwrap().0;
        }
    }

    /// Waits until the program ends, and returns the rest of its output and its exit code.
    pub fn wait_for_end(mut self) -> (String, Option<i32>) {
        let deadline = Instant::now() + PATIENCE;
        let mut output = self.output.0.lock().unwrap();
        while !output.is_closed {
            let left = deadline.saturating_duration_since(Instant::now());
            assert!(!left.is_zero(), "the program did not end after:\n{}", output.text);
            output = self.output.1.wait_timeout(output, left).unwrap().0;
        }
        let rest = plain(&output.text)[self.seen..].to_string();
        drop(output);
        (rest, self.child.wait().unwrap().code())
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The output without escape sequences and carriage returns.
fn plain(output: &str) -> String {
    let (mut plain, mut rest) = (String::new(), output.chars());
    while let Some(sign) = rest.next() {
        match sign {
            '\x1b' => {
                // A sequence such as ESC [ 2 K ends with its first letter.
                rest.by_ref().find(char::is_ascii_alphabetic);
            }
            '\r' => {}
            sign => plain.push(sign),
        }
    }
    plain
}
