//! The process of a program: lines in and out, neither of which can make us wait longer than we want.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use bots::arena::Trouble;
use serde::{Deserialize, Serialize};

use super::lookahead::Request;
use super::messages::FIRST_PROTOCOL;

/// The longest line a program may write.
const LONGEST: u64 = 1 << 16;

/// How much it may write while one answer is waited for.
const MOST: usize = 1 << 20;

/// How many bytes of replies wait for the program at most; then we wait.
const MOST_WAITING: usize = 1 << 22;

/// How many lines wait for us at most; then the program waits.
const LINES: usize = 256;

/// How often we look whether we are told to stop.
const LOOK: Duration = Duration::from_millis(50);

/// How long a program may take to end once its input has ended.
const LEAVE: Duration = Duration::from_millis(500);

/// Where everything that goes to and from programs is written, if anywhere.
pub type Log = Option<Arc<Mutex<File>>>;

/// What a program says.
#[derive(Deserialize, Debug)]
#[serde(tag = "is", rename_all = "lowercase")]
pub enum Reply {
    /// It is ready for the game.
    Ready {
        /// The number of the greeting.
        number: u64,
        /// The protocol it chooses.
        protocol: Option<u32>,
    },
    /// It has decided.
    Answer {
        /// The number of the question.
        number: u64,
        /// The action, in notation.
        answer: String,
    },
    /// It thinks aloud; whatever it says is logged and means nothing to us.
    Info {},
    /// It asks for something while it decides.
    #[serde(untagged)]
    Request(Request),
}

/// The caller's judgement of a reply.
pub enum Verdict {
    /// It is the reply that was wanted.
    Accept,
    /// It is a request, which this line answers; the wanted reply is still to come.
    Respond(String),
    /// It replies to another message, or is of another kind.
    WrongNumber,
    /// It names an action that is not on offer.
    UnknownAnswer,
    /// It asks for something that is not available, or too often for the wrong thing.
    BadMessage,
}

/// Why no reply has come.
pub enum Stopped {
    /// Whoever asked wants no answer any more.
    ByCaller,
    /// The program has failed.
    ByTrouble(Trouble),
}

/// What has come from a program.
enum Line {
    Text(String),
    /// Not UTF-8, or cut off by the end of the program; as much of it as can be shown.
    Broken(String),
    /// Longer than a line may be.
    TooLong(String),
}

/// A program that is started when it is needed, and again after it has failed.
pub struct Program {
    words: Vec<String>,
    log: Log,
    running: Option<Running>,
    number: u64,
    /// The protocol it has chosen.
    pub protocol: u32,
}

struct Running {
    child: Child,
    to: Sender<String>,
    from: Receiver<Line>,
    /// How many bytes wait to be written.
    n_waiting: Arc<AtomicUsize>,
}

impl Program {
    /// The program that is called with these words.
    pub fn new(words: Vec<String>, log: Log) -> Program {
        Program { words, log, running: None, number: 0, protocol: FIRST_PROTOCOL }
    }

    /// Starts it, unless it runs. Its numbers then begin at 1.
    pub fn start(&mut self) -> io::Result<()> {
        if self.running.is_some() {
            return Ok(());
        }
        let (program, args) = self.words.split_first().ok_or(io::ErrorKind::NotFound)?;
        let mut command = Command::new(program);
        command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped());
        // A key that interrupts us is not for it; we end it ourselves, with whatever it has started in its group.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = spawn(&mut command)?;
        let (Some(stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(io::ErrorKind::BrokenPipe.into());
        };
        let (to, lines) = channel();
        let (said, from) = sync_channel(LINES);
        let n_waiting = Arc::new(AtomicUsize::new(0));
        let n_unwritten = n_waiting.clone();
        // Each end has a thread, so that a program that does not read, or never ends a line, holds up only that.
        thread::Builder::new().spawn(move || write_lines(stdin, &lines, &n_unwritten))?;
        thread::Builder::new().spawn(move || read_lines(stdout, &said))?;
        self.running = Some(Running { child, to, from, n_waiting });
        self.number = 0;
        self.protocol = FIRST_PROTOCOL;
        Ok(())
    }

    /// The number of the next question.
    pub fn next_number(&mut self) -> u64 {
        self.number += 1;
        self.number
    }

    /// Says something that wants no answer.
    pub fn tell(&mut self, message: &impl Serialize) {
        if let Ok(line) = serde_json::to_string(message) {
            self.send(line);
        }
    }

    fn send(&mut self, line: String) {
        self.note('>', &line);
        if let Some(running) = &self.running {
            running.n_waiting.fetch_add(line.len() + 1, Ordering::Relaxed);
            // One that has gone is noticed when it is asked.
            let _ = running.to.send(line + "\n");
        }
    }

    /// Asks, and waits for the reply that is wanted, answering requests meanwhile. Any other line but `info` is a fault.
    pub fn ask(
        &mut self,
        message: &impl Serialize,
        time: Duration,
        stop: &AtomicBool,
        judge: &mut dyn FnMut(Reply, Instant) -> Verdict,
    ) -> Result<(), Stopped> {
        let until = Instant::now() + time;
        self.tell(message);
        let mut n_read = 0;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let Some(running) = &self.running else { return Err(crashed(None)) };
            let line = match running.from.recv_timeout(left.min(LOOK)) {
                Ok(Line::Text(line)) => line,
                Ok(Line::Broken(line)) => return Err(fault(Trouble::NotJson, &line)),
                Ok(Line::TooLong(line)) => return Err(fault(Trouble::TooMuch, &line)),
                Err(RecvTimeoutError::Disconnected) => return Err(crashed(self.how_it_ended())),
                Err(RecvTimeoutError::Timeout) if stop.load(Ordering::Relaxed) => return Err(Stopped::ByCaller),
                Err(RecvTimeoutError::Timeout) if left.is_zero() => {
                    return Err(Stopped::ByTrouble(Trouble::Stall(time.as_millis().to_string())));
                }
                Err(RecvTimeoutError::Timeout) => continue,
            };
            self.note('<', &line);
            match serde_json::from_str(&line) {
                Ok(Reply::Info {}) if n_read + line.len() <= MOST => n_read += line.len(),
                Ok(Reply::Info {}) => return Err(fault(Trouble::TooMuch, &line)),
                Ok(reply) => match judge(reply, until) {
                    Verdict::Accept => return Ok(()),
                    Verdict::Respond(line) => {
                        self.wait_until_read(until, stop);
                        self.send(line);
                    }
                    Verdict::WrongNumber => return Err(fault(Trouble::WrongNumber, &line)),
                    Verdict::UnknownAnswer => return Err(fault(Trouble::UnknownAnswer, &line)),
                    Verdict::BadMessage => return Err(fault(Trouble::BadMessage, &line)),
                },
                Err(error) if error.is_data() => return Err(fault(Trouble::BadMessage, &line)),
                Err(_) => return Err(fault(Trouble::NotJson, &line)),
            }
            // One that thinks aloud without end has no more time than others.
            if left.is_zero() {
                return Err(Stopped::ByTrouble(Trouble::Stall(time.as_millis().to_string())));
            }
        }
    }

    /// Waits while the program leaves too much unread, so that one that only asks and never reads fills no memory.
    fn wait_until_read(&self, until: Instant, stop: &AtomicBool) {
        let is_full =
            || self.running.as_ref().is_some_and(|running| running.n_waiting.load(Ordering::Relaxed) > MOST_WAITING);
        while is_full() && Instant::now() < until && !stop.load(Ordering::Relaxed) {
            thread::sleep(Duration::from_millis(1));
        }
    }

    /// Ends it at once.
    pub fn kill(&mut self) {
        if let Some(mut running) = self.running.take() {
            end(&mut running.child);
        }
    }

    /// How a program that has closed its output has ended, if it has.
    fn how_it_ended(&mut self) -> Option<i32> {
        wait(&mut self.running.as_mut()?.child, LEAVE).and_then(code)
    }

    fn note(&self, direction: char, line: &str) {
        let Some(log) = &self.log else { return };
        if let Ok(mut log) = log.lock() {
            // A log that cannot be written is not worth a game.
            let _ = writeln!(log, "{} {direction} {line}", self.words.join(" "));
        }
    }
}

impl Drop for Program {
    /// Lets it leave by itself for a moment, since its input has ended, and ends it then.
    fn drop(&mut self) {
        let Some(running) = self.running.take() else { return };
        let Running { mut child, to, from, .. } = running;
        drop(to);
        drop(from);
        // One that has left may have left others behind.
        wait(&mut child, LEAVE);
        end(&mut child);
    }
}

/// The numbers of the programs that run, for whoever ends all of them at once.
static RUNNING: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

fn running() -> MutexGuard<'static, BTreeSet<u32>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Starts a program, and remembers that it runs.
fn spawn(command: &mut Command) -> io::Result<Child> {
    let mut running = running();
    let child = command.spawn()?;
    running.insert(child.id());
    Ok(child)
}

/// Ends a program at once, with all it has started: a wrapper's children would go on without it for ever, and keep the thread
/// that reads from them.
fn end(child: &mut Child) {
    if running().remove(&child.id()) {
        end_group(child.id());
    }
    // A program may have left the group, and elsewhere there is none.
    let _ = child.kill();
    let _ = child.wait();
}

/// Ends all programs at once, and lets no other start: for a process that is about to end without tidying up.
pub fn end_all() {
    let running = running();
    running.iter().copied().for_each(end_group);
    std::mem::forget(running);
}

/// Ends who is in the group of a program. All of it may have ended by itself; the group keeps the number of its leader for as
/// long as anybody is in it.
#[cfg(unix)]
fn end_group(number: u32) {
    if let Some(group) = i32::try_from(number).ok().and_then(rustix::process::Pid::from_raw) {
        let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
    }
}

#[cfg(not(unix))]
fn end_group(_number: u32) {}

/// The code of its end; a signal's is told as shells do.
fn code(status: ExitStatus) -> Option<i32> {
    #[cfg(unix)]
    if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
        return Some(128 + signal);
    }
    status.code()
}

fn wait(child: &mut Child, time: Duration) -> Option<ExitStatus> {
    let until = Instant::now() + time;
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return Some(status),
            Ok(None) if Instant::now() < until => thread::sleep(Duration::from_millis(5)),
            _ => return None,
        }
    }
}

fn crashed(code: Option<i32>) -> Stopped {
    Stopped::ByTrouble(Trouble::Crash(code))
}

/// A fault of the program, with as much of its line as fits into a report.
fn fault(kind: impl FnOnce(String) -> Trouble, line: &str) -> Stopped {
    Stopped::ByTrouble(kind(line.chars().take(120).collect()))
}

fn write_lines(mut stdin: ChildStdin, lines: &Receiver<String>, n_waiting: &AtomicUsize) {
    while let Ok(line) = lines.recv() {
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
        n_waiting.fetch_sub(line.len(), Ordering::Relaxed);
    }
}

fn read_lines(stdout: impl Read, said: &SyncSender<Line>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut bytes = Vec::new();
        if !matches!(stdout.by_ref().take(LONGEST).read_until(b'\n', &mut bytes), Ok(1..)) {
            return;
        }
        let is_whole = bytes.ends_with(b"\n");
        let line = match String::from_utf8(bytes) {
            Ok(line) if is_whole => Line::Text(line.trim().into()),
            Ok(line) if line.len() as u64 == LONGEST => Line::TooLong(line),
            Ok(line) => Line::Broken(line),
            Err(error) => Line::Broken(String::from_utf8_lossy(error.as_bytes()).into_owned()),
        };
        if matches!(&line, Line::Text(line) if line.is_empty()) {
            continue;
        }
        if said.send(line).is_err() {
            return;
        }
    }
}
