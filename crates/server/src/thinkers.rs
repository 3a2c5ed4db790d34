//! The threads on which bots think. They are few and polite, so that tables always come first.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::thread;
use std::time::Duration;

use thread_priority::{ThreadPriority, set_current_thread_priority};
use tokio::sync::oneshot;

use crate::sitting::Thought;

struct Job {
    thought: Thought,
    time: Duration,
    stop: Arc<AtomicBool>,
    done: oneshot::Sender<Option<String>>,
}

/// The door to the threads. A table has at most one thought a seat under way, and thoughts are taken in the order they came, so
/// no table waits for another one's whole game.
#[derive(Clone)]
pub struct Thinkers(mpsc::Sender<Job>);

impl Thinkers {
    /// Starts so many threads. They end with the last door to them.
    pub fn start(n: usize) -> Thinkers {
        let (sender, receiver) = mpsc::channel::<Job>();
        let receiver = Arc::new(Mutex::new(receiver));
        for number in 0..n.max(1) {
            let receiver = receiver.clone();
            let name = format!("thinker-{number}");
            // Without a thread bots stay silent, which the tables' clocks and people notice; better than no server.
            let _ = thread::Builder::new().name(name).spawn(move || think(&receiver));
        }
        Thinkers(sender)
    }

    /// Lets a bot think: its answer, or nothing if it has failed.
    pub async fn ask(&self, thought: Thought, time: Duration) -> Option<String> {
        let (done, answer) = oneshot::channel();
        let stop = Arc::new(AtomicBool::new(false));
        self.0.send(Job { thought, time, stop: stop.clone(), done }).ok()?;
        let _on_drop = Stop(stop);
        answer.await.ok().flatten()
    }
}

/// Wants the thought to end when nobody waits for it any more.
struct Stop(Arc<AtomicBool>);

impl Drop for Stop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

fn think(receiver: &Mutex<mpsc::Receiver<Job>>) {
    // Where the system does not let us be polite, we think all the same.
    let _ = set_current_thread_priority(ThreadPriority::Min);
    loop {
        let Ok(Ok(job)) = receiver.lock().map(|receiver| receiver.recv()) else { return };
        if job.stop.load(Ordering::Relaxed) {
            continue;
        }
        let answer = catch_unwind(AssertUnwindSafe(|| (job.thought)(job.time, &job.stop))).ok();
        if answer.is_none() {
            metrics::counter!("harbour_bot_failures_total").increment(1);
        }
        // The table may have gone on without it.
        let _ = job.done.send(answer);
    }
}
