//! Runs harbour as a user would, with a data folder of its own.
#![allow(dead_code, reason = "each test file uses its part")]

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

/// A place to run commands in.
pub struct Shell {
    folder: tempfile::TempDir,
}

/// What a command did.
pub struct Ran {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Shell {
    pub fn new() -> Shell {
        Shell { folder: tempfile::tempdir().unwrap() }
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The folder of saved games.
    pub fn games(&self) -> PathBuf {
        self.path("data/harbour/games")
    }

    /// The program in English, without colour, with nothing of the tester's own settings.
    pub fn command(&self) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_harbour"));
        command.current_dir(self.folder.path()).env_clear().env("HOME", self.folder.path());
        command.env("XDG_DATA_HOME", self.path("data")).env("LANG", "C.UTF-8").env("PATH", "");
        command
    }

    pub fn run(&self, args: &str) -> Ran {
        self.type_in(args, "")
    }

    /// Runs a command line of words without spaces, and types the input.
    pub fn type_in(&self, args: &str, input: &str) -> Ran {
        let mut command = self.command();
        command.args(args.split_whitespace());
        feed(command, input.as_bytes())
    }

    pub fn write(&self, name: &str, text: &str) {
        std::fs::write(self.path(name), text).unwrap();
    }

    pub fn read(&self, name: &str) -> String {
        read(&self.path(name))
    }
}

pub fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap()
}

/// Runs a command and types the input.
pub fn feed(mut command: Command, input: &[u8]) -> Ran {
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // A command that needs no input may be gone before it is written.
    let _ = child.stdin.take().unwrap().write_all(input);
    let Output { status, stdout, stderr } = child.wait_with_output().unwrap();
    Ran {
        code: status.code().unwrap_or(-1),
        out: String::from_utf8(stdout).unwrap(),
        err: String::from_utf8(stderr).unwrap(),
    }
}

/// Interrupts what runs, as Ctrl-C does.
#[cfg(unix)]
pub fn interrupt(child: &Child) {
    let killed = Command::new("/bin/kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(killed.success());
}
