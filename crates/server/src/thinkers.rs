//! The threads on which bots think. They are few and polite, so that tables always come first.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::thread;
use std::time::Duration;

use thread_priority::{ThreadPriority, set_current_thread_priority};
use tokio::sync::oneshot;

use crate::metric;

struct Job {
    /// Thinks, and tells what came of it.
    thought: Box<dyn FnOnce() + Send>,
    /// Whether nobody waits for it any more.
    stop: Arc<AtomicBool>,
}

/// The door to the threads. A table has at most one thought a seat under way, and thoughts are taken in the order they came, so
/// no table waits for another one's whole game. The more of them wait, the less time each is given, so that none waits long.
#[derive(Clone)]
pub struct Thinkers {
    jobs: mpsc::Sender<Job>,
    queue: Arc<Queue>,
}

/// How much there is to do.
struct Queue {
    threads: usize,
    waiting: AtomicUsize,
}

/// What a bot is given that nobody waits behind: an answer may take half of it, which is what the strongest level wants.
pub const WHOLE: Duration = Duration::from_secs(4);
/// How long somebody waits for a thought that may have failed. The shares see to it that none takes nearly as long.
pub const PATIENCE: Duration = Duration::from_secs(20);
/// The least a bot is given: rules of thumb need no more.
const LEAST: Duration = Duration::from_millis(5);

/// What a thought is given where so many wait behind it. It falls with the square of the queue, so that even the last of a long
/// one, whose wait is the sum of all before it, waits but a few seconds.
fn share(threads: usize, waiting: usize) -> Duration {
    let rounds = u32::try_from(waiting.div_ceil(threads.max(1))).unwrap_or(u32::MAX).saturating_add(1);
    (WHOLE / rounds.saturating_mul(rounds)).max(LEAST)
}

impl Thinkers {
    /// Starts so many threads. They end with the last door to them.
    pub fn start(n: usize) -> Thinkers {
        let (jobs, receiver) = mpsc::channel::<Job>();
        let receiver = Arc::new(Mutex::new(receiver));
        let queue = Arc::new(Queue { threads: n.max(1), waiting: AtomicUsize::new(0) });
        for number in 0..n.max(1) {
            let receiver = receiver.clone();
            let name = format!("thinker-{number}");
            // Without a thread bots stay silent, which the tables' clocks and people notice; better than no server.
            let _ = thread::Builder::new().name(name).spawn(move || think(&receiver));
        }
        Thinkers { jobs, queue }
    }

    /// Has something thought about, for so long at most: what came of it, or nothing if it has failed. A thought is given its
    /// time and a flag that wants it to end.
    pub async fn ask<T: Send + 'static>(
        &self,
        thought: impl FnOnce(Duration, &AtomicBool) -> T + Send + 'static,
        most: Duration,
    ) -> Option<T> {
        let waiting = Waiting::in_queue(&self.queue);
        self.think(move |stop| thought(waiting.end().min(most), stop)).await
    }

    /// The same for what no table waits for: bots think no shorter because of it.
    pub async fn ask_aside<T: Send + 'static>(
        &self,
        thought: impl FnOnce(Duration, &AtomicBool) -> T + Send + 'static,
        most: Duration,
    ) -> Option<T> {
        self.think(move |stop| thought(most, stop)).await
    }

    async fn think<T: Send + 'static>(&self, thought: impl FnOnce(&AtomicBool) -> T + Send + 'static) -> Option<T> {
        let (done, answer) = oneshot::channel();
        let stop = Arc::new(AtomicBool::new(false));
        let _on_drop = Stop(stop.clone());
        let flag = stop.clone();
        let thought = move || {
            let answer = catch_unwind(AssertUnwindSafe(|| thought(&flag))).ok();
            if answer.is_none() {
                metric::BOT_FAILURES.count(1, []);
            }
            // Who has asked may have gone on without it.
            let _ = done.send(answer);
        };
        self.jobs.send(Job { thought: Box::new(thought), stop }).ok()?;
        answer.await.ok().flatten()
    }
}

/// A thought that waits for its turn; it does so no longer when it begins, or when nobody wants it any more.
struct Waiting(Arc<Queue>);

impl Waiting {
    fn in_queue(queue: &Arc<Queue>) -> Waiting {
        queue.waiting.fetch_add(1, Ordering::Relaxed);
        Waiting(queue.clone())
    }

    /// Begins: how much time there is, by how many wait behind it.
    fn end(self) -> Duration {
        let queue = self.0.clone();
        drop(self);
        share(queue.threads, queue.waiting.load(Ordering::Relaxed))
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.waiting.fetch_sub(1, Ordering::Relaxed);
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
        if !job.stop.load(Ordering::Relaxed) {
            (job.thought)();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longer_the_queue_the_shorter_the_thought() {
        assert_eq!(share(2, 0), WHOLE);
        assert_eq!(share(2, 2), WHOLE / 4);
        assert_eq!(share(1, usize::MAX - 1), LEAST);
        assert_eq!(share(0, 1), WHOLE / 4);
    }

    #[test]
    fn the_last_of_a_hundred_tables_does_not_wait_longer_than_for_a_person() {
        let wait: Duration = (0..100).map(|waiting| share(1, waiting)).sum();
        assert!(wait < Duration::from_secs(8), "{wait:?}");
    }

    #[tokio::test]
    async fn a_bot_that_fails_leaves_the_thread_to_the_others() {
        let thinkers = Thinkers::start(1);
        assert_eq!(thinkers.ask::<u8>(|_, _| panic!("as it was to be shown"), WHOLE).await, None);
        assert_eq!(thinkers.ask(|time, _| time, LEAST).await, Some(LEAST));
        assert_eq!(thinkers.queue.waiting.load(Ordering::Relaxed), 0);
        // Who gives up before it begins is not counted, either.
        let busy = thinkers.ask(|_, _| thread::sleep(Duration::from_millis(200)), WHOLE);
        let given_up = tokio::time::timeout(Duration::from_millis(50), thinkers.ask(|_, _| (), WHOLE));
        let (busy, given_up) = tokio::join!(busy, given_up);
        assert!(busy.is_some() && given_up.is_err());
        assert!(thinkers.ask_aside(|_, _| (), LEAST).await.is_some());
        assert_eq!(thinkers.queue.waiting.load(Ordering::Relaxed), 0);
    }
}
