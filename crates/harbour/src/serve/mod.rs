//! `harbour serve`: the server, from the settings to the signal that ends it.

pub mod admin;
pub mod copies;
mod sources;

use std::io::{self, IsTerminal, Write};
use std::net::SocketAddr;
use std::time::Duration;

use clap::ArgMatches;
use server::{BindError, Folder, NotStarted, Running, Settings, System};
use text::Text;
use tokio::runtime::Runtime;

use crate::complaint::{Complaint, io_words, write_failure};
use crate::say::Say;
use crate::screen::Screen;

/// `harbour serve`, and `harbour` alone.
pub fn run(matches: &ArgMatches, screen: Screen<'_>) -> Result<(), Complaint> {
    let settings = sources::settings(matches, screen.text)?;
    for name in sources::unknown_variables() {
        let _ = writeln!(anstream::stderr(), "{}", screen.text.say(&Say::NoVariable { name }));
    }
    server::logs::begin(&settings);
    // Every connection is a file. Many systems allow few at first and many on request; where not even that, few have to do.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let runtime = Runtime::new()?;
    let served = runtime.block_on(serve(matches, settings, screen));
    // Whatever still thinks or waits has nothing to write any more.
    runtime.shutdown_background();
    served
}

async fn serve(matches: &ArgMatches, settings: Settings, mut screen: Screen<'_>) -> Result<(), Complaint> {
    // Listening for signals begins first, so that none is missed.
    let mut stop = Stop::new()?;
    let (data, public) = (settings.data.clone(), settings.public_url.clone());
    let started = Running::start(settings, Box::new(System)).await;
    let running = match started {
        Ok(running) => running,
        Err(why) => return Err(not_started(why, &data.display().to_string(), screen.text).await),
    };
    let url = public.unwrap_or_else(|| running.url());
    screen.say(&Say::Serving { url: url.clone() })?;
    screen.say(&Say::ServingFrom { folder: data.display().to_string() })?;
    if !matches.get_flag("no-browser") && has_browser() {
        // Who has no browser reads the address.
        let _ = open::that_detached(&url);
    }
    stop.told().await;
    running.stop().await;
    Ok(())
}

/// Somebody sits before a terminal and can see a window.
fn has_browser() -> bool {
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let has_display = cfg!(any(target_os = "macos", windows)) || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY");
    io::stdout().is_terminal() && has_display
}

/// The signals that end a server, or whatever else runs long.
pub struct Stop {
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
    #[cfg(unix)]
    interrupt: tokio::signal::unix::Signal,
}

impl Stop {
    /// Listens from now on; needs a runtime around it.
    #[cfg(unix)]
    pub fn new() -> io::Result<Stop> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Stop { terminate: signal(SignalKind::terminate())?, interrupt: signal(SignalKind::interrupt())? })
    }

    /// Waits for the next signal.
    #[cfg(unix)]
    pub async fn told(&mut self) {
        tokio::select! {
            _ = self.terminate.recv() => {}
            _ = self.interrupt.recv() => {}
        }
    }

    /// Listens from now on.
    #[cfg(not(unix))]
    #[expect(clippy::unnecessary_wraps, reason = "elsewhere it can fail")]
    pub fn new() -> io::Result<Stop> {
        Ok(Stop {})
    }

    /// Waits for the next signal.
    #[cfg(not(unix))]
    pub async fn told(&mut self) {
        let _ = tokio::signal::ctrl_c().await;
    }
}

async fn not_started(why: NotStarted, folder: &str, text: &Text) -> Complaint {
    let say = match why {
        NotStarted::InUse => match Folder::door(folder.as_ref()).ok().flatten() {
            Some(door) => Say::FolderInUse { folder: folder.into(), url: format!("http://{}", door.address) },
            None => Say::FolderLocked { folder: folder.into() },
        },
        NotStarted::Folder(why) => write_failure(&why.path, text, &why.error),
        NotStarted::Database(error) => Say::BadDatabase { folder: folder.into(), why: error.to_string() },
        NotStarted::Address(BindError::Unresolved(name, _)) => Say::NameUnresolved { name },
        NotStarted::Address(BindError::Refused(address, error)) if error.kind() == io::ErrorKind::AddrInUse => {
            let is_harbour = is_harbour(address).await;
            let address = address.to_string();
            if is_harbour { Say::HarbourListens { address } } else { Say::SomebodyListens { address } }
        }
        NotStarted::Address(BindError::Refused(address, error)) => {
            Say::CannotListen { address: address.to_string(), why: io_words(text, &error) }
        }
    };
    say.into()
}

/// Whether it is one of us who listens at an address.
async fn is_harbour(address: SocketAddr) -> bool {
    let client = reqwest::Client::builder().no_proxy().timeout(Duration::from_secs(1)).build();
    let Ok(client) = client else { return false };
    let Ok(answer) = client.get(format!("http://{address}/api/v1/games")).send().await else { return false };
    let body: serde_json::Value = answer.json().await.unwrap_or_default();
    body["games"].is_array() && body["phrases"].is_array()
}
