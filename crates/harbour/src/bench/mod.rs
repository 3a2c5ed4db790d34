//! `harbour bench`: how fast the rules are, and the bots.

pub mod blackout;
mod bots;
pub mod hongkong;

use std::process::Command;

/// Lets valgrind count the instructions of this program with these arguments, where valgrind is there.
fn instructions(args: &[&str]) -> Option<u64> {
    let run = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(std::env::current_exe().ok()?)
        .args(args)
        .output()
        .ok()?;
    let told = String::from_utf8_lossy(&run.stderr).into_owned();
    told.lines().find_map(|line| line.split_once("Collected : ")?.1.trim().parse().ok())
}
