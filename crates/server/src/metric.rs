//! The metrics that `/metrics` exports in the Prometheus text format. Every metric is defined here with its help text; the rest
//! of the server records values through these definitions only, so none is without documentation.

use std::sync::OnceLock;
use std::time::Instant;

use metrics::{Label, Recorder, SharedString};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

/// The type of a metric.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MetricKind {
    /// A number that only grows.
    Counter,
    /// A number that rises and falls.
    Gauge,
    /// The distribution of many values, in buckets.
    Histogram,
}

impl MetricKind {
    /// Returns the name of the type as Prometheus writes it.
    pub fn name(self) -> &'static str {
        match self {
            MetricKind::Counter => "counter",
            MetricKind::Gauge => "gauge",
            MetricKind::Histogram => "histogram",
        }
    }
}

/// A metric.
#[derive(Debug)]
pub struct Metric {
    /// Its name.
    pub name: &'static str,
    /// Its type.
    pub kind: MetricKind,
    /// The names of its labels. Their values come from small fixed sets, so that the number of time series stays bounded.
    pub labels: &'static [&'static str],
    /// Its help text.
    pub help: &'static str,
    /// The upper bounds of the buckets of a histogram.
    buckets: &'static [f64],
}

/// Upper bounds for durations in seconds: from a cached file to a long poll.
const SECONDS: &[f64] = &[0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 60.0];
/// Upper bounds for the requests in one commit.
const PER_COMMIT: &[f64] = &[1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1000.0];

/// Defines the metrics and lists them all.
macro_rules! define {
    ($($(#[$doc:meta])* $metric:ident = $value:expr;)*) => {
        $($(#[$doc])* pub static $metric: Metric = $value;)*

        static ALL: &[&Metric] = &[$(&$metric),*];
    };
}

define! {
    /// HTTP requests, by the route's template.
    HTTP_REQUESTS = Metric::counter("harbour_http_requests_total", &["method", "route", "status"],
        "HTTP requests answered, by method, route and status. Files of the page have the route “page”.");
    /// The latency of HTTP requests.
    HTTP_SECONDS = Metric::histogram("harbour_http_request_seconds", &["method", "route"], SECONDS,
        "Time to answer an HTTP request, in seconds. Long polls wait up to 50 seconds on purpose.");
    /// Faults of the server.
    ERRORS = Metric::counter("harbour_errors_total", &["source"],
        "Faults of the server itself: database (a query failed), write (a write failed), panic (a request handler panicked), \
         log (a stored game cannot be read), report (a problem report could not be saved).");
    /// Requests over a rate limit.
    TOO_FAST = Metric::counter("harbour_refused_too_fast_total", &[],
        "HTTP requests refused because their address exceeded max-rate.");
    /// Open websockets.
    OPEN_SOCKETS = Metric::gauge("harbour_open_sockets", "Websockets open now.");
    /// All websockets there were.
    SOCKETS = Metric::counter("harbour_sockets_total", &[], "Websockets opened.");
    /// Messages over websockets.
    SOCKET_MESSAGES = Metric::counter("harbour_socket_messages_total", &["direction"],
        "Text messages over websockets, received from clients or sent to them.");
    /// Commands to tables, however they came.
    COMMANDS = Metric::counter("harbour_table_commands_total", &["command", "outcome"],
        "Commands to tables, from HTTP, websockets and bots: done, refused (the caller's fault) or failed (the server's fault).");
    /// The latency of commands.
    COMMAND_SECONDS = Metric::histogram("harbour_table_command_seconds", &["command"], SECONDS,
        "Time a table takes to carry out a command, including the write to disk, in seconds.");
    /// Steps of games.
    STEPS = Metric::counter("harbour_steps_total", &[], "Steps of games written to disk.");
    /// Tables with a running task.
    LIVE_TABLES = Metric::gauge("harbour_live_tables", "Tables whose task runs now.");
    /// Tables the registry knows.
    TABLES_IN_MEMORY = Metric::gauge("harbour_tables_in_memory", "Tables held in memory now.");
    /// Write requests committed together.
    REQUESTS_PER_COMMIT = Metric::histogram("harbour_requests_per_commit", &[], PER_COMMIT,
        "Write requests that one database transaction commits.");
    /// The latency of commits.
    COMMIT_SECONDS = Metric::histogram("harbour_commit_seconds", &[], SECONDS,
        "Time of one database transaction including the flush to disk, in seconds.");
    /// Writes that did not happen.
    FAILED_WRITES = Metric::counter("harbour_failed_writes_total", &["reason"],
        "Write requests that were not carried out: conflict (the row was changed or does not exist) or database (the database failed).");
    /// Bots that panicked.
    BOT_FAILURES = Metric::counter("harbour_bot_failures_total", &[], "Bots that panicked while they thought.");
    /// The memory of the process.
    MEMORY = Metric::gauge("harbour_memory_bytes", "Resident memory of the process in bytes; 0 where the system does not tell.");
}

/// A fault of the server, as a value of the label of [`ERRORS`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// A database query failed.
    Database,
    /// A write failed.
    Write,
    /// A request handler panicked.
    Panic,
    /// A stored game cannot be read.
    Log,
    /// A problem report could not be saved.
    Report,
}

impl Fault {
    const ALL: [Fault; 5] = [Fault::Database, Fault::Write, Fault::Panic, Fault::Log, Fault::Report];

    fn name(self) -> &'static str {
        match self {
            Fault::Database => "database",
            Fault::Write => "write",
            Fault::Panic => "panic",
            Fault::Log => "log",
            Fault::Report => "report",
        }
    }

    /// Counts the fault.
    pub fn count(self) {
        ERRORS.count(1, [self.name().into()]);
    }
}

impl Metric {
    const fn counter(name: &'static str, labels: &'static [&'static str], help: &'static str) -> Metric {
        Metric { name, kind: MetricKind::Counter, labels, help, buckets: &[] }
    }

    const fn gauge(name: &'static str, help: &'static str) -> Metric {
        Metric { name, kind: MetricKind::Gauge, labels: &[], help, buckets: &[] }
    }

    const fn histogram(
        name: &'static str,
        labels: &'static [&'static str],
        buckets: &'static [f64],
        help: &'static str,
    ) -> Metric {
        Metric { name, kind: MetricKind::Histogram, labels, help, buckets }
    }

    /// Returns all metrics.
    pub fn all() -> &'static [&'static Metric] {
        ALL
    }

    fn labels<const N: usize>(&self, values: [SharedString; N]) -> Vec<Label> {
        debug_assert_eq!(N, self.labels.len(), "{} has other labels", self.name);
        self.labels.iter().zip(values).map(|(name, value)| Label::new(*name, value)).collect()
    }

    /// Adds to a counter; the values are those of its labels, in order.
    pub(crate) fn count<const N: usize>(&self, n: u64, values: [SharedString; N]) {
        metrics::counter!(self.name, self.labels(values)).increment(n);
    }

    /// Records a value of a histogram.
    pub(crate) fn record<const N: usize>(&self, value: f64, values: [SharedString; N]) {
        metrics::histogram!(self.name, self.labels(values)).record(value);
    }

    /// Records the seconds since a moment in a histogram.
    pub(crate) fn record_since<const N: usize>(&self, began: Instant, values: [SharedString; N]) {
        self.record(began.elapsed().as_secs_f64(), values);
    }

    /// Sets a gauge.
    pub(crate) fn set(&self, value: f64) {
        metrics::gauge!(self.name).set(value);
    }

    /// Raises a gauge by one until the guard is dropped.
    pub(crate) fn hold(&'static self) -> GaugeGuard {
        metrics::gauge!(self.name).increment(1.0);
        GaugeGuard(self)
    }
}

/// Keeps a gauge raised by one.
pub(crate) struct GaugeGuard(&'static Metric);

impl Drop for GaugeGuard {
    fn drop(&mut self) {
        metrics::gauge!(self.0.name).decrement(1.0);
    }
}

/// Returns the exporter, which is installed at the first call. A process has one, however many servers tests start in it.
pub(crate) fn exporter() -> PrometheusHandle {
    static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();
    HANDLE.get_or_init(install).clone()
}

fn install() -> PrometheusHandle {
    let histograms = ALL.iter().filter(|metric| metric.kind == MetricKind::Histogram);
    let builder = histograms.fold(PrometheusBuilder::new(), |builder, metric| {
        // It fails only without buckets, and then the exporter shows quantiles.
        let with_buckets = builder.set_buckets_for_metric(Matcher::Full(metric.name.into()), metric.buckets);
        with_buckets.unwrap_or_default()
    });
    let recorder = builder.build_recorder();
    for metric in ALL {
        let (name, help) = (metric.name.into(), metric.help.into());
        match metric.kind {
            MetricKind::Counter => recorder.describe_counter(name, None, help),
            MetricKind::Gauge => recorder.describe_gauge(name, None, help),
            MetricKind::Histogram => recorder.describe_histogram(name, None, help),
        }
    }
    let handle = recorder.handle();
    // If another recorder is installed already, ours exports nothing, and nothing else suffers.
    let _ = metrics::set_global_recorder(recorder);
    start_at_zero();
    handle
}

/// Exports the series that are known beforehand from the start, so that the first event is seen as an increase.
fn start_at_zero() {
    for metric in ALL.iter().filter(|metric| metric.labels.is_empty()) {
        match metric.kind {
            MetricKind::Counter => metric.count(0, []),
            MetricKind::Gauge => metrics::gauge!(metric.name).increment(0.0),
            MetricKind::Histogram => {}
        }
    }
    for fault in Fault::ALL {
        ERRORS.count(0, [fault.name().into()]);
    }
    for reason in ["conflict", "database"] {
        FAILED_WRITES.count(0, [reason.into()]);
    }
    for direction in ["received", "sent"] {
        SOCKET_MESSAGES.count(0, [direction.into()]);
    }
}
