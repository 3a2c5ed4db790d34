//! A server in a process of its own, which can be killed. It is this very test binary, started again.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

use server::{Running, System};

use super::settings;

/// The variable that tells the child its folder.
const FOLDER: &str = "HARBOUR_TEST_FOLDER";
/// How the child says where it listens.
const LISTENS: &str = "listens at ";

/// A server in a process of its own.
pub struct ChildServer {
    pub child: Child,
    pub url: String,
    // The pipe is kept open, so that the child can always write.
    _stdout: BufReader<ChildStdout>,
}

impl ChildServer {
    /// Starts one on this folder, under another program if there is one. The test binary must have an ignored test `serve`
    /// that calls [`serve`].
    pub fn start(folder: &Path, under: &[&str]) -> ChildServer {
        let own = std::env::current_exe().unwrap();
        let mut command = match under {
            [] => Command::new(&own),
            [program, args @ ..] => {
                let mut command = Command::new(program);
                command.args(args).arg(&own);
                command
            }
        };
        command.args(["serve", "--exact", "--ignored", "--nocapture", "--test-threads=1"]);
        let mut child = command.env(FOLDER, folder).stdout(Stdio::piped()).spawn().unwrap();
        let mut stdout = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        let address = loop {
            line.clear();
            assert!(stdout.read_line(&mut line).unwrap() > 0, "the server has not started");
            if let Some((_, address)) = line.split_once(LISTENS) {
                break address.trim().to_owned();
            }
        };
        ChildServer { child, url: format!("http://{address}"), _stdout: stdout }
    }

    /// Ends it at once, whatever it is at.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl ChildServer {
    /// Ends a server that is watched by another program: what is watched goes first, so that the program writes all it has
    /// seen.
    pub fn stop_traced(&mut self) {
        let tasks = format!("/proc/{0}/task/{0}/children", self.child.id());
        let children = std::fs::read_to_string(tasks).unwrap_or_default();
        let child = children.split_whitespace().next().expect("the server runs under another program").to_owned();
        assert!(Command::new("kill").args(["-KILL", &child]).status().unwrap().success());
        self.child.wait().unwrap();
    }
}

impl Drop for ChildServer {
    fn drop(&mut self) {
        // One that is gone is gone.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Serves the folder the parent has named until it is killed.
pub async fn serve() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let running = Running::start(settings(Path::new(&folder)), Box::new(System)).await.unwrap();
    println!("{LISTENS}{}", running.address);
    std::future::pending::<()>().await;
}
