//! The websocket: one viewer at one table. What it can do, plain requests can do, too.

use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::SinkExt;
use game::{Seat, Viewer};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio::time::{interval_at, timeout};

use super::address::{address, household};
use super::crowd::Pass;
use super::guard::Visitor;
use super::play::Eyes;
use super::{Doors, Path, Peer, Query};
use crate::metric;
use crate::refused::Refused;
use crate::say::Trouble;
use crate::sitting::TakeBack;
use crate::table::{Asker, News, Order};

/// The largest message a client may send, in bytes.
const LARGEST: usize = 16 * 1024;
/// How many messages may wait for a client before it is dropped, to come back and resume.
const WAITING: usize = 64;
/// How often a silent client is asked whether it is there.
const HEARTBEAT: Duration = Duration::from_secs(25);
/// How long a client may be silent.
const SILENCE: Duration = Duration::from_secs(70);
/// How much too often a client may say something before it is dropped. What comes in time makes up for as much that does not, so only
/// who goes on more than twice as fast as allowed gets there.
const FAR_TOO_OFTEN: u32 = 200;
/// Come back and resume.
const RESUME: CloseFrame = CloseFrame { code: 1012, reason: Utf8Bytes::from_static("resume") };
/// Do not come back like this.
const TOO_FAST: CloseFrame = CloseFrame { code: 1008, reason: Utf8Bytes::from_static("too-fast") };
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
    fn id(&self) -> Option<u64> {
        match self {
            Sent::Answer { id, .. }
            | Sent::Undo { id, .. }
            | Sent::Redo { id }
            | Sent::AskBack { id }
            | Sent::Consent { id, .. }
            | Sent::Preview { id, .. }
            | Sent::WhyNot { id, .. }
            | Sent::Resign { id } => *id,
        }
    }

    fn order(self, seat: Seat) -> Order {
        match self {
            Sent::Answer { answers, question, .. } => Order::Answer(seat, answers, question),
            Sent::Undo { how, .. } => Order::TakeBack(seat, how),
            Sent::Redo { .. } => Order::Again(seat),
            Sent::AskBack { .. } => Order::AskBack(seat),
            Sent::Consent { agrees, .. } => Order::Consent(seat, agrees),
            Sent::Preview { answers, .. } => Order::Preview(seat, answers),
            Sent::WhyNot { answer, .. } => Order::WhyNot(seat, answer),
            Sent::Resign { .. } => Order::Resign(seat),
        }
    }
}

/// Opens a socket to a table: `/ws/{id}?seat=A&since=17`.
pub async fn open(
    State(doors): State<Doors>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
    ConnectInfo(Peer(peer)): ConnectInfo<Peer>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refused> {
    let address = address(&doors.shared.settings, &headers, Some(peer));
    let pass = doors.limits.let_in(address)?;
    let (viewer, asker) = (eyes.viewer()?, visitor.asker(eyes.link.as_deref()));
    let (sender, news) = mpsc::channel(WAITING);
    let hello = doors.shared.ask(&id, asker.clone(), Order::Listen(viewer, eyes.since, sender)).await?;
    let counted_as = asker.person.clone().unwrap_or_else(|| household(address).to_string());
    let client = Client { doors, id, viewer, asker, counted_as, too_often: 0, news, _pass: pass };
    let greeting = in_parts(hello);
    Ok(lean(upgrade).on_upgrade(move |socket| client.serve(socket, greeting)))
}

/// The first messages to a client: the view section by section, then all else. A buffer grows to the largest message that was ever
/// sent, and stays so for as long as the socket is open; so messages are small.
fn in_parts(mut hello: Value) -> Vec<String> {
    let view = hello.get_mut("game").and_then(|game| game.as_object_mut()).and_then(|game| game.remove("view"));
    let table = hello.as_object_mut().and_then(|hello| hello.remove("table"));
    let mut parts = vec![json!({ "is": "table", "table": table }).to_string()];
    let mut add = |view: Value| parts.push(json!({ "is": "part", "view": view }).to_string());
    for (name, section) in view.as_ref().and_then(Value::as_object).into_iter().flatten() {
        match section.as_object().filter(|_| name == "boards") {
            Some(boards) => boards.iter().for_each(|(seat, board)| add(json!({ "boards": { seat: board } }))),
            None => add(json!({ name: section })),
        }
    }
    parts.push(hello.to_string());
    parts
}

/// Buffers as small as messages are: thousands of sockets are open at a time.
fn lean(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade.read_buffer_size(512).write_buffer_size(1024).max_message_size(LARGEST).max_frame_size(LARGEST)
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
    /// Whose messages these are: a known person's, or an address's.
    counted_as: String,
    /// How much more has come than may come.
    too_often: u32,
    news: mpsc::Receiver<News>,
    _pass: Pass,
}

impl Client {
    async fn serve(mut self, mut socket: WebSocket, greeting: Vec<String>) {
        let _open = metric::OPEN_SOCKETS.hold();
        self.note_opened(greeting.len() as u64);
        // What has happened since comes after the whole greeting, else an older section would replace a newer one.
        let greeted = timeout(SLOWEST, async {
            for part in greeting {
                // One by one, so that the buffer stays as small as they are.
                socket.send(Message::Text(part.into())).await?;
            }
            Ok::<(), axum::Error>(())
        });
        let close = if matches!(greeted.await, Ok(Ok(()))) { self.talk(&mut socket).await } else { RESUME };
        self.note_closed(close.code);
        // A client that has left does not hear it.
        let _ = timeout(Duration::from_secs(1), socket.send(Message::Close(Some(close)))).await;
    }

    /// Talks with the client until either side has enough; what to say at the end.
    async fn talk(&mut self, socket: &mut WebSocket) -> CloseFrame {
        let mut heartbeat = interval_at(tokio::time::Instant::now() + HEARTBEAT, HEARTBEAT);
        let mut last_heard = Instant::now();
        loop {
            tokio::select! {
                news = self.news.recv() => match news {
                    Some(message) => if !self.send(socket, Utf8Bytes::clone(&message)).await { return RESUME },
                    // The table has dropped us: we were too slow, another seat of ours was opened, or the server stops.
                    None => return RESUME,
                },
                received = socket.recv() => {
                    last_heard = Instant::now();
                    // Whatever comes is counted, also what is nonsense, or from who may only watch.
                    let in_time = self.doors.limits.check_person(&self.counted_as);
                    self.too_often = if in_time.is_ok() { self.too_often.saturating_sub(1) } else { self.too_often + 1 };
                    if self.too_often > FAR_TOO_OFTEN { return TOO_FAST }
                    match received {
                        Some(Ok(Message::Text(text))) => {
                            self.note_received(text.len());
                            let reply = self.obey(text.as_str(), in_time).await;
                            if !self.send(socket, reply.to_string().into()).await { return RESUME }
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        Some(Ok(Message::Binary(_) | Message::Close(_)) | Err(_)) | None => return RESUME,
                    }
                }
                _ = heartbeat.tick() => {
                    let ping = timeout(SLOWEST, socket.send(Message::Ping(axum::body::Bytes::new()))).await;
                    if last_heard.elapsed() > SILENCE || !matches!(ping, Ok(Ok(()))) { return RESUME }
                }
            }
        }
    }

    /// Sends a message and what waits behind it, with one call to the system; whether all has left in time.
    async fn send(&mut self, socket: &mut WebSocket, first: Utf8Bytes) -> bool {
        let news = &mut self.news;
        let sending = async {
            let mut messages: u32 = 1;
            socket.feed(Message::Text(first)).await?;
            while let Ok(message) = news.try_recv() {
                messages += 1;
                socket.feed(Message::Text(Utf8Bytes::clone(&message))).await?;
            }
            socket.flush().await?;
            Ok::<u32, axum::Error>(messages)
        };
        let Ok(Ok(messages)) = timeout(SLOWEST, sending).await else { return false };
        self.note_sent(messages.into());
        true
    }

    // What is counted and logged stands in functions of its own, so that it takes no room in the future of a socket that waits.

    fn note_opened(&self, greeting: u64) {
        metric::SOCKETS.count(1, []);
        metric::SOCKET_MESSAGES.count(greeting, ["sent".into()]);
        let person = self.asker.person.as_deref();
        tracing::debug!(table = self.id, viewer = ?self.viewer, person, "socket opened");
    }

    fn note_received(&self, bytes: usize) {
        metric::SOCKET_MESSAGES.count(1, ["received".into()]);
        tracing::trace!(table = self.id, viewer = ?self.viewer, bytes, "message received");
    }

    fn note_sent(&self, messages: u64) {
        metric::SOCKET_MESSAGES.count(messages, ["sent".into()]);
        tracing::trace!(table = self.id, viewer = ?self.viewer, messages, "messages sent");
    }

    fn note_closed(&self, code: u16) {
        tracing::debug!(table = self.id, viewer = ?self.viewer, code, "socket closed");
    }

    /// Does what the client wants, unless it wants too much, and says what came of it.
    async fn obey(&self, text: &str, in_time: Result<(), Refused>) -> Value {
        let wanted: Result<Sent, _> = serde_json::from_str(text);
        let id = wanted.as_ref().ok().and_then(Sent::id);
        if let Err(why) = in_time {
            return refusal(id, &why);
        }
        let wanted = match wanted {
            Ok(wanted) => wanted,
            Err(why) => return refusal(None, &Trouble::BadRequest { why: why.to_string() }.into()),
        };
        let Viewer::Seat(seat) = self.viewer else { return refusal(id, &Trouble::Unknown.into()) };
        match self.doors.shared.ask(&self.id, self.asker.clone(), wanted.order(seat)).await {
            Ok(done) => json!({ "is": "done", "id": id, "done": done }),
            Err(why) => refusal(id, &why),
        }
    }
}

fn refusal(id: Option<u64>, why: &Refused) -> Value {
    json!({ "is": "refused", "id": id, "error": why.why })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Thousands of sockets wait at a time, each with all it may ever wait for.
    #[test]
    fn a_socket_that_waits_is_small() {
        fn size<F>(_: impl Fn(Client, WebSocket, Vec<String>) -> F) -> usize {
            size_of::<F>()
        }
        assert!(size(Client::serve) < 2_600, "{} bytes", size(Client::serve));
    }
}
