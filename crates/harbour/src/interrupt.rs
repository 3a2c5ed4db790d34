//! Ctrl-C, noticed while a bot thinks or a line is awaited, so that a game can be saved before the program ends.

use std::future::ready;
use std::pin::pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::channel;
use std::thread;

use crate::complaint::INTERRUPTED;
use crate::external::end_all;

/// Whether Ctrl-C was pressed.
static PRESSED: AtomicBool = AtomicBool::new(false);

/// Returns the flag that Ctrl-C sets. Bots stop thinking once it is set.
pub fn flag() -> &'static AtomicBool {
    &PRESSED
}

/// Returns whether Ctrl-C was pressed.
pub fn is_pressed() -> bool {
    PRESSED.load(Ordering::Relaxed)
}

/// Handles Ctrl-C from now on: the first one sets the flag and calls `notify`; a second one ends harbour and all third-party bots at once.
pub fn listen(notify: impl FnOnce() + Send + 'static) {
    let (listening, listens) = channel::<()>();
    let wait = move || {
        let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else { return };
        runtime.block_on(async {
            let mut first = pin!(tokio::signal::ctrl_c());
            // The first poll installs the handler.
            let mut is_here = tokio::select! {
                biased;
                result = &mut first => Some(result),
                () = ready(()) => None,
            };
            drop(listening);
            if is_here.is_none() {
                is_here = Some(first.await);
            }
            if !matches!(is_here, Some(Ok(()))) {
                return;
            }
            PRESSED.store(true, Ordering::Relaxed);
            notify();
            if tokio::signal::ctrl_c().await.is_ok() {
                end_all();
                std::process::exit(INTERRUPTED.into());
            }
        });
    };
    // Without a thread Ctrl-C ends the program at once, as it does by default.
    if thread::Builder::new().spawn(wait).is_ok() {
        // Returns an error as soon as the other end is dropped, that is, when the handler is in place.
        let _ = listens.recv();
    }
}
