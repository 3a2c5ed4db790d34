//! A server that runs, from its first connection to its last.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use metrics_exporter_prometheus::PrometheusHandle;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::folder::{Door, FileError, Folder, NotTaken};
use crate::hall::{Dealers, Hall, Shared};
use crate::http::{Doors, Limits, Patient, Peer, router};
use crate::listen::BindError;
use crate::metric;
use crate::outside::{Outside, System};
use crate::reviews::Reviews;
use crate::secrets::Secret;
use crate::settings::Settings;
use crate::shelf::Shelf;
use crate::store::{Change, NotWritten, Store, system_reason};
use crate::table::Uptime;
use crate::thinkers::Thinkers;

/// How often the server notes that it is up.
const PULSE: Duration = Duration::from_secs(5);

/// Why a server did not start.
#[derive(Debug)]
pub enum NotStarted {
    /// Another server uses the folder.
    InUse,
    /// The folder cannot be made or used.
    Folder(FileError),
    /// The database cannot be opened.
    Database(sqlx::Error),
    /// The address cannot be listened at.
    Address(BindError),
}

/// A server that runs.
pub struct Running {
    /// Where it listens; the first address where there are several.
    pub address: SocketAddr,
    folder: Folder,
    shared: Arc<Shared>,
    stop: watch::Sender<bool>,
    serving: JoinHandle<std::io::Result<()>>,
    pulse: JoinHandle<()>,
    waking: JoinHandle<()>,
    writing: JoinHandle<()>,
}

impl Running {
    /// Opens the database, brings back what was going on, and listens.
    ///
    /// # Errors
    /// When folder, database or address cannot be used.
    pub async fn start(settings: Settings, outside: Box<dyn Outside>) -> Result<Running, NotStarted> {
        Running::start_with(settings, outside, Box::new(|seed| Box::new(seed))).await
    }

    /// The same with another source of luck than each table's own seed, so that a game can be told beforehand.
    ///
    /// # Errors
    /// When folder, database or address cannot be used.
    pub async fn start_with(
        settings: Settings,
        outside: Box<dyn Outside>,
        dealers: Dealers,
    ) -> Result<Running, NotStarted> {
        let folder = Folder::take(&settings.data).map_err(|why| match why {
            NotTaken::InUse => NotStarted::InUse,
            NotTaken::Io(error) => NotStarted::Folder(error),
        })?;
        let database = folder.database().map_err(NotStarted::Folder)?;
        let (store, writing) = Store::open(&database).await.map_err(|error| match system_reason(&error) {
            Some(kind) => NotStarted::Folder(FileError { path: database, error: kind.into() }),
            None => NotStarted::Database(error),
        })?;
        let listeners = settings.listen.bind().await.map_err(NotStarted::Address)?;
        let addresses: Vec<SocketAddr> = listeners.iter().filter_map(|listener| listener.local_addr().ok()).collect();
        let address = addresses.first().copied().unwrap_or_else(|| SocketAddr::from(([0, 0, 0, 0], 0)));
        let operator = Secret::new(&System);
        folder.show(&Door { address, token: operator.0.clone() }).map_err(NotStarted::Folder)?;
        let began = outside.now();
        let spans = store.spans().await.map_err(NotStarted::Database)?;
        let threads = settings.bot_threads.unwrap_or_else(|| {
            std::thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1))
        });
        let limits = Arc::new(Limits::new(&settings));
        let shared = Arc::new(Shared {
            store,
            outside,
            thinkers: Thinkers::start(threads),
            shelf: Shelf::new(),
            uptime: Uptime::new(spans, began),
            settings,
            dealers,
            reviews: Reviews::default(),
            hall: Hall::default(),
        });
        let metrics = metric::exporter();
        let pulse = tokio::spawn(beat(shared.clone(), limits.clone(), metrics.clone(), began));
        let doors = Doors { shared: shared.clone(), limits: limits.clone(), operator: operator.hash().into(), metrics };
        let (stop, mut stopped) = watch::channel(false);
        let service = router(doors).into_make_service_with_connect_info::<Peer>();
        let serving = axum::serve(Patient { listeners, limits }, service).with_graceful_shutdown(async move {
            // A sender that is gone means the same.
            let _ = stopped.wait_for(|stopped| *stopped).await;
        });
        let serving = tokio::spawn(serving.into_future());
        for address in addresses {
            tracing::info!(%address, "listening");
        }
        let waking = tokio::spawn(shared.clone().wake_all());
        Ok(Running { address, folder, shared, stop, serving, pulse, waking, writing })
    }

    /// Returns the URL at which a browser on this machine reaches the server.
    pub fn url(&self) -> String {
        self.shared.settings.listen.url(self.address)
    }

    /// Stops: tables finish what they are at, sockets are told to come back, everything is written.
    pub async fn stop(self) {
        self.stop.send_replace(true);
        self.shared.hall.close();
        let _ = self.waking.await;
        self.shared.stop_all().await;
        // Connections that do not end by themselves are cut.
        let _ = tokio::time::timeout(Duration::from_secs(1), self.serving).await;
        self.pulse.abort();
        let _ = self.pulse.await;
        // Clocks have run up to now. Where that cannot be noted, they have run a little less.
        let _ = note_up(&self.shared).await;
        self.shared.store.close().await;
        drop(self.shared);
        let _ = tokio::time::timeout(Duration::from_secs(5), self.writing).await;
        drop(self.folder);
        tracing::info!("stopped");
    }
}

/// Notes again and again that the server is up, and forgets what is old.
async fn beat(shared: Arc<Shared>, limits: Arc<Limits>, metrics: PrometheusHandle, began: i64) {
    let insert = Change::new("INSERT INTO span (began, until) VALUES (?, ?)").bind(began).bind(began);
    let mut noted = shared.store.writer().write(vec![insert]).await;
    let mut interval = tokio::time::interval(PULSE);
    loop {
        interval.tick().await;
        limits.forget();
        // Values of histograms pile up until they are sorted into buckets, also when nobody reads the metrics.
        metrics.run_upkeep();
        if noted.is_err() {
            tracing::warn!("the time could not be noted");
        }
        noted = note_up(&shared).await;
    }
}

async fn note_up(shared: &Shared) -> Result<(), NotWritten> {
    let sql = "UPDATE span SET until = ? WHERE id = (SELECT max(id) FROM span)";
    shared.store.writer().write(vec![Change::new(sql).bind(shared.outside.now())]).await
}
