//! What was measured.

use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::Plan;

/// What was measured.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Report {
    /// Steps that were acknowledged in the measured time.
    pub steps: u64,
    /// Steps a second.
    pub steps_per_second: f64,
    /// Half of the steps were heard by every seat within so many milliseconds.
    pub p50_ms: f64,
    /// All but a hundredth were.
    pub p99_ms: f64,
    /// The slowest.
    pub slowest_ms: f64,
    /// Answers that were refused, and sockets that broke.
    pub errors: u64,
    /// Games that came to their end.
    pub finished: u64,
    /// Memory of a live table beside the base, in bytes.
    pub bytes_per_table: usize,
    /// Memory a table has taken beside that by being played for the measured time, in bytes.
    pub bytes_per_table_played: usize,
    /// Memory of a socket that is open and asked nothing, in bytes.
    pub bytes_per_socket: usize,
    /// Memory of the whole server at the end.
    pub bytes_after: usize,
    /// Bytes of a message to the server, on average.
    pub mean_sent: usize,
    /// Bytes of a message from the server, on average.
    pub mean_heard: usize,
    /// Messages from the server for each step.
    pub heard_per_step: f64,
    /// The same traffic against a bare echo.
    pub echo: Option<Echoed>,
}

/// What the bare echo does with the same traffic.
#[derive(Clone, PartialEq, Debug)]
pub struct Echoed {
    /// As many messages as a step takes, so many times a second.
    pub steps_per_second: f64,
}

#[derive(Default)]
struct Open {
    sent: Option<Instant>,
    last_heard: Option<Instant>,
}

/// One table's steps on their way, by the time the server gave them.
type OnTheWay = HashMap<i64, Open>;

pub struct Figures {
    measures: AtomicBool,
    steps: AtomicU64,
    errors: AtomicU64,
    finished: AtomicU64,
    sent: AtomicU64,
    sent_bytes: AtomicU64,
    heard: AtomicU64,
    heard_bytes: AtomicU64,
    tables: Vec<Mutex<OnTheWay>>,
    began: Mutex<Option<Instant>>,
    lasted: Mutex<Duration>,
}

impl Figures {
    pub fn new(tables: usize) -> Figures {
        Figures {
            measures: AtomicBool::new(false),
            steps: AtomicU64::new(0),
            errors: AtomicU64::new(0),
            finished: AtomicU64::new(0),
            sent: AtomicU64::new(0),
            sent_bytes: AtomicU64::new(0),
            heard: AtomicU64::new(0),
            heard_bytes: AtomicU64::new(0),
            tables: (0..tables).map(|_| Mutex::default()).collect(),
            began: Mutex::default(),
            lasted: Mutex::default(),
        }
    }

    pub fn begin(&self) {
        *self.began.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = Some(Instant::now());
        self.measures.store(true, Ordering::Relaxed);
    }

    pub fn end(&self) {
        self.measures.store(false, Ordering::Relaxed);
        let began = *self.began.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let lasted = began.map(|began| began.elapsed()).unwrap_or_default();
        *self.lasted.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = lasted;
    }

    fn is_measuring(&self) -> bool {
        self.measures.load(Ordering::Relaxed)
    }

    /// A message has left.
    pub fn note_sent(&self, bytes: usize) {
        if self.is_measuring() {
            self.sent.fetch_add(1, Ordering::Relaxed);
            self.sent_bytes.fetch_add(bytes as u64, Ordering::Relaxed);
        }
    }

    /// A message has come.
    pub fn note_heard(&self, bytes: usize) {
        if self.is_measuring() {
            self.heard.fetch_add(1, Ordering::Relaxed);
            self.heard_bytes.fetch_add(bytes as u64, Ordering::Relaxed);
        }
    }

    /// A seat has heard of the step of this time; its own seat also says when it was sent.
    pub fn note_change(&self, table: usize, at: i64, sent: Option<Instant>) {
        if self.is_measuring()
            && let Ok(mut steps) = self.tables[table].lock()
        {
            let open = steps.entry(at).or_default();
            open.sent = open.sent.or(sent);
            open.last_heard = Some(Instant::now());
        }
    }

    pub fn note_step(&self) {
        if self.is_measuring() {
            self.steps.fetch_add(1, Ordering::Relaxed);
        }
    }

    pub fn note_error(&self) {
        self.errors.fetch_add(1, Ordering::Relaxed);
    }

    pub fn note_finished(&self) {
        self.finished.fetch_add(1, Ordering::Relaxed);
    }

    pub fn report(&self, plan: &Plan) -> Report {
        let mut times: Vec<Duration> = Vec::new();
        for table in &self.tables {
            if let Ok(steps) = table.lock() {
                let took = |open: &Open| Some(open.last_heard?.saturating_duration_since(open.sent?));
                times.extend(steps.values().filter_map(took));
            }
        }
        times.sort_unstable();
        let at = |percent: usize| {
            let place = (times.len().saturating_sub(1)) * percent / 100;
            times.get(place).map_or(0.0, |time| time.as_secs_f64() * 1_000.0)
        };
        let of = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let lasted = self.lasted.lock().map_or(plan.seconds as f64, |lasted| lasted.as_secs_f64());
        let (steps, sent, heard) = (of(&self.steps), of(&self.sent), of(&self.heard));
        Report {
            steps,
            steps_per_second: steps as f64 / lasted.max(0.001),
            p50_ms: at(50),
            p99_ms: at(99),
            slowest_ms: at(100),
            errors: of(&self.errors),
            finished: of(&self.finished),
            mean_sent: (of(&self.sent_bytes) / sent.max(1)) as usize,
            mean_heard: (of(&self.heard_bytes) / heard.max(1)) as usize,
            heard_per_step: heard as f64 / steps.max(1) as f64,
            ..Report::default()
        }
    }
}
