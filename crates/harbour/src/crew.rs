//! Games on several threads, with a line on the terminal that says how far it is, and an end when somebody interrupts.

use std::io::{self, IsTerminal, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use text::Text;

use crate::external;
use crate::say::Say;
use crate::serve::Stop;

/// Who plays many games.
pub struct Crew<'a> {
    /// How many play at a time.
    pub threads: usize,
    /// What ends all games at once.
    pub stop: &'a AtomicBool,
    /// What the progress is told in.
    pub text: &'a Text,
}

/// How often the progress is shown.
const TICK: Duration = Duration::from_millis(250);

impl Crew<'_> {
    /// Does the jobs, of which there are so many, and hands over what came of each, in any order, until it answers that it has
    /// enough, or all stop. Each thread has tools of its own. A job without a result ends its thread.
    ///
    /// # Errors
    /// What whoever takes the results complains of; the work then ends.
    pub fn work<J, T, R: Send>(
        &self,
        (jobs, all): (impl Iterator<Item = J> + Send, usize),
        tools: impl Fn() -> T + Sync,
        job: impl Fn(J, &mut T) -> Option<R> + Sync,
        mut take: impl FnMut(R) -> io::Result<bool>,
    ) -> io::Result<()> {
        // They are made one at a time: who tests sequentially asks for more games than fit into memory.
        let jobs = Mutex::new(jobs);
        let next = || jobs.lock().ok()?.next();
        let (sender, results) = channel();
        let mut progress = Progress::begin(all, self.text);
        thread::scope(|scope| {
            for _ in 0..self.threads.clamp(1, all.max(1)) {
                let (sender, next, tools, job) = (sender.clone(), &next, &tools, &job);
                scope.spawn(move || {
                    let _all_stop = StopOnPanic(self.stop);
                    let mut tools = tools();
                    while let Some(one) = next() {
                        let Some(result) = job(one, &mut tools) else { return };
                        if sender.send(result).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(sender);
            let mut taken = Ok(());
            loop {
                match results.recv_timeout(TICK) {
                    Ok(result) if taken.is_ok() => match take(result) {
                        Ok(false) => progress.step(),
                        Ok(true) => self.stop.store(true, Ordering::Relaxed),
                        Err(error) => {
                            taken = Err(error);
                            self.stop.store(true, Ordering::Relaxed);
                        }
                    },
                    Ok(_) => {}
                    Err(RecvTimeoutError::Timeout) => progress.show(),
                    Err(RecvTimeoutError::Disconnected) => break,
                }
            }
            progress.end();
            taken
        })
    }
}

/// One thread a core.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// The first interruption lets the games end at once and what there is be told; the second ends everything, and programs that
/// others would be left with, too.
pub fn listen(stop: Arc<AtomicBool>) {
    let wait = move || {
        let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else { return };
        runtime.block_on(async {
            let Ok(mut signals) = Stop::new() else { return };
            signals.told().await;
            stop.store(true, Ordering::Relaxed);
            signals.told().await;
            external::end_all();
            std::process::exit(130);
        });
    };
    // Without a thread an interruption ends everything at once.
    let _ = thread::Builder::new().spawn(wait);
}

/// A bot of ours that panics is a bug, and nobody should have to wait for the other games to hear of it.
struct StopOnPanic<'a>(&'a AtomicBool);

impl Drop for StopOnPanic<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.store(true, Ordering::Relaxed);
        }
    }
}

/// A line on the terminal that says how far it is; nothing where nobody looks.
struct Progress<'a> {
    text: &'a Text,
    is_shown: bool,
    begun: Instant,
    shown: Instant,
    done: usize,
    all: usize,
}

/// How wide the bar is.
const WIDE: usize = 30;

impl<'a> Progress<'a> {
    fn begin(all: usize, text: &'a Text) -> Progress<'a> {
        Progress {
            text,
            is_shown: io::stderr().is_terminal(),
            begun: Instant::now(),
            shown: Instant::now(),
            done: 0,
            all,
        }
    }

    fn step(&mut self) {
        self.done += 1;
        if self.shown.elapsed() >= TICK {
            self.show();
        }
    }

    fn show(&mut self) {
        if !self.is_shown || self.all == 0 {
            return;
        }
        self.shown = Instant::now();
        let full = WIDE * self.done / self.all;
        let bar = "█".repeat(full) + &"░".repeat(WIDE - full);
        let left = self.begun.elapsed().as_secs_f64() / self.done.max(1) as f64 * (self.all - self.done) as f64;
        let seconds = if self.done == 0 { 0 } else { left as u64 };
        let words = self.text.say(&Say::ArenaProgress { bar, done: self.done, all: self.all, seconds });
        let mut stderr = io::stderr();
        // Nobody misses a bar.
        let _ = write!(stderr, "\r\x1b[K{words}").and_then(|()| stderr.flush());
    }

    fn end(&self) {
        if self.is_shown {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
