//! The websocket: one viewer at one table. What it can do, plain requests can do, too.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use game::{Seat, Viewer};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio::time::{interval_at, timeout};

use super::Doors;
use super::guard::{Pass, Visitor, address};
use super::play::Eyes;
use crate::refused::Refused;
use crate::say::Trouble;
use crate::sitting::TakeBack;
use crate::table::{Asker, Order};

/// The largest message a client may send, in bytes.
const LARGEST: usize = 16 * 1024;
/// How many messages may wait for a client before it is dropped, to come back and resume.
const WAITING: usize = 64;
/// How often a silent client is asked whether it is there.
const HEARTBEAT: Duration = Duration::from_secs(25);
/// How long a client may be silent.
const SILENCE: Duration = Duration::from_secs(70);
/// How long one message may take to leave.
const SLOWEST: Duration = Duration::from_secs(10);

/// What a client sends.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
enum Sent {
    Answer { answers: Vec<String>, question: Option<u64>, id: Option<u64> },
    Undo { how: TakeBack, id: Option<u64> },
    Redo { id: Option<u64> },
    AskBack { id: Option<u64> },
    Consent { agrees: bool, id: Option<u64> },
    Preview { answers: Vec<String>, id: Option<u64> },
    WhyNot { answer: String, id: Option<u64> },
    Resign { id: Option<u64> },
}

impl Sent {
    fn order(self, seat: Seat) -> (Option<u64>, Order) {
        match self {
            Sent::Answer { answers, question, id } => (id, Order::Answer(seat, answers, question)),
            Sent::Undo { how, id } => (id, Order::TakeBack(seat, how)),
            Sent::Redo { id } => (id, Order::Again(seat)),
            Sent::AskBack { id } => (id, Order::AskBack(seat)),
            Sent::Consent { agrees, id } => (id, Order::Consent(seat, agrees)),
            Sent::Preview { answers, id } => (id, Order::Preview(seat, answers)),
            Sent::WhyNot { answer, id } => (id, Order::WhyNot(seat, answer)),
            Sent::Resign { id } => (id, Order::Resign(seat)),
        }
    }
}

/// Opens a socket to a table: `/ws/{id}?seat=A&since=17`.
pub async fn open(
    State(doors): State<Doors>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refused> {
    let pass = doors.limits.let_in(address(&doors.shared.settings, &headers, Some(peer)))?;
    let (viewer, asker) = (eyes.viewer()?, visitor.asker(eyes.link.as_deref()));
    let (sender, news) = mpsc::channel(WAITING);
    let hello = doors.shared.ask(&id, asker.clone(), Order::Listen(viewer, eyes.since, sender)).await?;
    let client = Client { doors, id, viewer, asker, news, _pass: pass };
    // As text it is small, and gone once it is sent.
    let hello = hello.to_string();
    Ok(lean(upgrade).on_upgrade(move |socket| client.serve(socket, hello)))
}

/// Buffers as small as messages are: thousands of sockets are open at a time.
fn lean(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade.read_buffer_size(1024).write_buffer_size(0).max_message_size(LARGEST).max_frame_size(LARGEST)
}

/// Sends back what comes: what the stack can do at most, which `harbour load` compares with.
pub async fn echo(State(doors): State<Doors>, upgrade: WebSocketUpgrade) -> Result<Response, Refused> {
    if !doors.shared.settings.echo {
        return Err(Trouble::NoPage.into());
    }
    Ok(lean(upgrade).on_upgrade(async |mut socket: WebSocket| {
        while let Some(Ok(message)) = socket.recv().await {
            if socket.send(message).await.is_err() {
                return;
            }
        }
    }))
}

struct Client {
    doors: Doors,
    id: String,
    viewer: Viewer,
    asker: Asker,
    news: mpsc::Receiver<String>,
    _pass: Pass,
}

impl Client {
    async fn serve(mut self, mut socket: WebSocket, hello: String) {
        metrics::gauge!("harbour_open_sockets").increment(1.0);
        if send(&mut socket, hello).await {
            self.talk(&mut socket).await;
        }
        // A client that has left does not hear it.
        let close = CloseFrame { code: 1012, reason: Utf8Bytes::from_static("resume") };
        let _ = timeout(Duration::from_secs(1), socket.send(Message::Close(Some(close)))).await;
        metrics::gauge!("harbour_open_sockets").decrement(1.0);
    }

    async fn talk(&mut self, socket: &mut WebSocket) {
        let mut heartbeat = interval_at(tokio::time::Instant::now() + HEARTBEAT, HEARTBEAT);
        let mut last_heard = Instant::now();
        loop {
            tokio::select! {
                news = self.news.recv() => match news {
                    Some(message) => if !send(socket, message).await { return },
                    // The table has dropped us: we were too slow, another seat of ours was opened, or the server stops.
                    None => return,
                },
                received = socket.recv() => {
                    last_heard = Instant::now();
                    match received {
                        Some(Ok(Message::Text(text))) => {
                            let reply = self.obey(text.as_str()).await;
                            if !send(socket, reply.to_string()).await { return }
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        Some(Ok(Message::Binary(_) | Message::Close(_)) | Err(_)) | None => return,
                    }
                }
                _ = heartbeat.tick() => {
                    let ping = timeout(SLOWEST, socket.send(Message::Ping(axum::body::Bytes::new()))).await;
                    if last_heard.elapsed() > SILENCE || !matches!(ping, Ok(Ok(()))) { return }
                }
            }
        }
    }

    /// Does what the client wants, and says what came of it.
    async fn obey(&self, text: &str) -> Value {
        let wanted: Sent = match serde_json::from_str(text) {
            Ok(wanted) => wanted,
            Err(why) => return refusal(None, &Trouble::BadRequest { why: why.to_string() }.into()),
        };
        let Viewer::Seat(seat) = self.viewer else { return refusal(None, &Trouble::Unknown.into()) };
        let (id, order) = wanted.order(seat);
        let person = self.asker.person.as_deref().unwrap_or_default();
        if let Err(why) = self.doors.limits.check_person(person) {
            return refusal(id, &why);
        }
        match self.doors.shared.ask(&self.id, self.asker.clone(), order).await {
            Ok(done) => json!({ "is": "done", "id": id, "done": done }),
            Err(why) => refusal(id, &why),
        }
    }
}

fn refusal(id: Option<u64>, why: &Refused) -> Value {
    json!({ "is": "refused", "id": id, "error": why.why })
}

/// Whether the message has left in time.
async fn send(socket: &mut WebSocket, text: String) -> bool {
    matches!(timeout(SLOWEST, socket.send(Message::Text(text.into()))).await, Ok(Ok(())))
}
