//! The same traffic against a bare echo: what the stack can do at most.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use tokio_tungstenite::tungstenite::Message;

use crate::figures::Echoed;
use crate::player::connect;
use crate::{NotMeasured, Plan};

/// Where the server echoes.
fn url(plan: &Plan) -> String {
    format!("{}/ws-echo", plan.url.trim_end_matches('/').replacen("http", "ws", 1))
}

/// Whether the server echoes at all; it does so on request.
pub async fn probe(plan: &Plan) -> Result<(), NotMeasured> {
    let url = url(plan);
    connect(&url, "").await.map(drop).map_err(|NotMeasured(why)| NotMeasured(format!("{url}: {why}")))
}

/// As many sockets as the load has, each sending a message of the size a step takes in and out, and getting it back, as fast as they
/// can. A step takes as many messages as the load counted.
pub async fn measure(plan: &Plan, sent: usize, heard: usize, per_step: f64) -> Result<Echoed, NotMeasured> {
    let size = usize::midpoint(sent, heard);
    let count = Arc::new(AtomicU64::new(0));
    let mut tasks = Vec::new();
    for _ in 0..plan.tables * plan.seats {
        let mut socket = connect(&url(plan), "").await?;
        let count = count.clone();
        tasks.push(tokio::spawn(async move {
            let text = "x".repeat(size);
            loop {
                if socket.send(Message::text(text.clone())).await.is_err() {
                    return;
                }
                match socket.next().await {
                    Some(Ok(_)) => count.fetch_add(1, Ordering::Relaxed),
                    _ => return,
                };
            }
        }));
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    let (before, began) = (count.load(Ordering::Relaxed), Instant::now());
    tokio::time::sleep(Duration::from_secs(plan.seconds.min(10))).await;
    let messages = (count.load(Ordering::Relaxed) - before) as f64 / began.elapsed().as_secs_f64();
    tasks.iter().for_each(tokio::task::JoinHandle::abort);
    // An echo moves one message each way; a step moves one to the server and several from it.
    let moved = 2.0 * messages;
    Ok(Echoed { steps_per_second: moved / (1.0 + per_step) })
}
