//! A player at one seat with one socket, who answers at random from what is offered.

use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;
use tokio::net::TcpStream;
use tokio::sync::Semaphore;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, client_async_with_config};

use crate::figures::Figures;
use crate::guests::{Guests, Set};
use crate::wire::Heard;
use crate::{NotMeasured, Plan};

pub type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// How fast all players together go.
#[derive(Clone)]
pub struct Pace(Option<Arc<Semaphore>>);

impl Pace {
    pub fn new(rate: Option<u32>) -> Pace {
        Pace(rate.map(|_| Arc::new(Semaphore::new(0))))
    }

    /// Lets so many steps a second go.
    pub async fn run(self, rate: Option<u32>) {
        let (Some(steps), Some(rate)) = (self.0, rate) else { return };
        let mut ticks = tokio::time::interval(Duration::from_millis(1));
        let started = Instant::now();
        let mut given = 0_u64;
        loop {
            ticks.tick().await;
            let due = (started.elapsed().as_secs_f64() * f64::from(rate)) as u64;
            steps.add_permits((due - given) as usize);
            given = due;
        }
    }

    async fn wait(self) {
        if let Some(steps) = self.0
            && let Ok(permit) = steps.acquire().await
        {
            permit.forget();
        }
    }
}

/// Connects with buffers as small as the server's.
pub async fn connect(url: &str, token: &str) -> Result<Socket, NotMeasured> {
    let mut request = url.into_client_request()?;
    request.headers_mut().insert("authorization", format!("Bearer {token}").parse()?);
    let host = url.split('/').nth(2).unwrap_or_default();
    let stream = TcpStream::connect(host).await?;
    stream.set_nodelay(true)?;
    let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
    Ok(client_async_with_config(request, MaybeTlsStream::Plain(stream), Some(config)).await?.0)
}

/// As many who only watch as there are players; each has been greeted.
pub async fn watch(plan: &Plan, tables: &[Set]) -> Result<Vec<Socket>, NotMeasured> {
    let ws = plan.url.trim_end_matches('/').replacen("http", "ws", 1);
    let mut sockets = Vec::new();
    for table in tables {
        for (_, token) in &table.seats {
            let mut socket = connect(&format!("{ws}/ws/{}", table.id), token).await?;
            while let Some(Ok(message)) = socket.next().await {
                if message.to_text().is_ok_and(|text| text.contains(r#""is":"hello""#)) {
                    break;
                }
            }
            sockets.push(socket);
        }
    }
    Ok(sockets)
}

pub struct Player {
    socket: Socket,
    plan: Plan,
    number: usize,
    is_host: bool,
    figures: Arc<Figures>,
    pace: Pace,
    whims: Pcg32,
    /// The question and answer on their way.
    next: Option<(u64, String)>,
    sent: Option<Instant>,
}

impl Player {
    pub async fn connect(
        plan: &Plan,
        table: &Set,
        (seat, token): &(String, String),
        number: usize,
        figures: Arc<Figures>,
        pace: Pace,
    ) -> Result<Player, NotMeasured> {
        let ws = plan.url.trim_end_matches('/').replacen("http", "ws", 1);
        let socket = connect(&format!("{ws}/ws/{}?seat={seat}", table.id), token).await?;
        let whims = Pcg32::seed_from_u64(number as u64 * 4 + u64::from(seat.as_bytes()[0]));
        Ok(Player {
            socket,
            plan: plan.clone(),
            number,
            is_host: seat == "A",
            figures,
            pace,
            whims,
            next: None,
            sent: None,
        })
    }

    /// Plays until it is stopped; when a game is over, its table is left and the host sets up another. Boxed, since playing leads to
    /// further players.
    pub fn play(self) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        Box::pin(self.play_on())
    }

    async fn play_on(mut self) {
        // Who waits for its turn to send goes on listening, and keeps its place in the queue.
        let mut turn: Option<Pin<Box<dyn Future<Output = ()> + Send>>> = None;
        loop {
            if turn.is_none() && self.sent.is_none() && self.next.is_some() {
                turn = Some(Box::pin(self.pace.clone().wait()));
            }
            let heard = tokio::select! {
                () = async { turn.as_mut().expect("it is waited for").await }, if turn.is_some() => None,
                heard = self.socket.next() => Some(heard),
            };
            if heard.is_none() {
                turn = None;
            }
            match heard {
                None => {
                    if self.answer().await.is_err() {
                        return self.figures.note_error();
                    }
                }
                Some(Some(Ok(Message::Text(text)))) => {
                    self.figures.note_heard(text.len());
                    if self.hear(text.as_str()) {
                        return self.leave().await;
                    }
                }
                Some(Some(Ok(Message::Close(_)) | Err(_)) | None) => return self.figures.note_error(),
                Some(Some(Ok(_))) => {}
            }
        }
    }

    async fn answer(&mut self) -> Result<(), NotMeasured> {
        let Some((question, answer)) = self.next.take() else { return Ok(()) };
        let text = format!(r#"{{"do":"answer","answers":["{answer}"],"question":{question},"id":1}}"#);
        self.figures.note_sent(text.len());
        self.sent = Some(Instant::now());
        Ok(self.socket.send(Message::text(text)).await?)
    }

    /// Takes a message in; whether the game is over.
    fn hear(&mut self, text: &str) -> bool {
        let Ok(heard) = serde_json::from_str::<Heard<'_>>(text) else {
            self.figures.note_error();
            return false;
        };
        let whims = &mut self.whims;
        let mut below = |n: usize| (whims.next_u32() as usize) % n.max(1);
        match heard.is {
            "change" => {
                self.figures.note_change(self.number, heard.at, None);
                if let Some(question) = heard.question {
                    self.next = question.choose(&mut below).map(|answer| (question.number, answer));
                }
                heard.asked.is_over
            }
            "hello" => {
                let Some(whole) = heard.game else { return false };
                if let Some(question) = whole.question {
                    self.next = question.choose(&mut below).map(|answer| (question.number, answer));
                }
                whole.asked.is_over
            }
            "done" => {
                self.figures.note_change(self.number, heard.done.at, self.sent.take());
                self.figures.note_step();
                false
            }
            "refused" => {
                self.sent = None;
                // Somebody else was faster where all decide at the same time; everything else is a fault.
                if heard.error.is_none_or(|error| !error.get().contains("server-stale")) {
                    self.figures.note_error();
                }
                false
            }
            _ => false,
        }
    }

    async fn leave(mut self) {
        // The server may have closed it.
        let _ = self.socket.close(None).await;
        if !self.is_host {
            return;
        }
        self.figures.note_finished();
        let guests = Guests::new(&self.plan.url);
        let Ok(table) = guests.make(&self.plan).await else { return self.figures.note_error() };
        for seat in &table.seats {
            let (figures, pace) = (self.figures.clone(), self.pace.clone());
            match Player::connect(&self.plan, &table, seat, self.number, figures, pace).await {
                Ok(player) => drop(tokio::spawn(player.play())),
                Err(_) => self.figures.note_error(),
            }
        }
    }
}
