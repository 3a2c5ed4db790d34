//! Programs that play, as executable scripts.
#![allow(dead_code, reason = "each test file uses its part")]

use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::shell::Shell;

/// Gives the last answer on offer, which in Hong Kong leads to the end of the game.
pub const LAST_ANSWER: &str = r#"
while read -r line; do
    number=${line#*\"number\":}
    number=${number%%,*}
    answer=${line##*\"answer\":\"}
    case $line in
        *'"is":"hello"'*) echo "{\"is\":\"ready\",\"number\":$number}" ;;
        *'"is":"decide"'*) echo "{\"is\":\"answer\",\"number\":$number,\"answer\":\"${answer%%\"*}\"}" ;;
        *'"is":"over"'*) echo "$line" >over ;;
    esac
done
"#;

/// Is ready, and exits when it is asked to decide something.
pub const QUITTER: &str = r#"
read -r hello; echo '{"is":"ready","number":1}'; read -r line; exit 7
"#;

/// Writes an executable shell script.
pub fn script(shell: &Shell, name: &str, code: &str) {
    shell.write(name, &format!("#!/bin/sh\n{code}"));
    std::fs::set_permissions(shell.path(name), PermissionsExt::from_mode(0o755)).unwrap();
}

/// The simplest example bot in Python as words of a command line; `None` where Python is not installed.
pub fn example() -> Option<String> {
    example_called("bot.py")
}

/// An example in Python as words of a command line; `None` where Python is not installed.
pub fn example_called(file: &str) -> Option<String> {
    let path = std::env::var_os("PATH")?;
    let found = std::env::split_paths(&path).map(|folder| folder.join("python3")).find(|file| file.is_file())?;
    // A version manager's wrapper needs the path of commands; the interpreter behind it does not.
    let told = Command::new(found).args(["-c", "import sys; print(sys.executable, end='')"]).output().ok()?;
    let python = PathBuf::from(String::from_utf8(told.stdout).ok()?);
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    let bot = examples.join(file).canonicalize().unwrap();
    Some(format!("{} {}", python.display(), bot.display()))
}
