//! A live table: one task owns its state, takes orders one by one, writes first and tells then.

mod bots;
mod clock;
mod hints;
mod info;
mod operator;
mod options;
mod order;
mod play;
mod rematch;
mod seats;
mod talk;

use std::sync::Arc;
use std::time::{Duration, Instant};

use game::luck::Bytes;
use game::{Seat, SeatSet, Turn, Viewer};
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio::time::sleep;

use crate::hall::Shared;
use crate::metric::{self, Fault};
use crate::refused::Refused;
use crate::say::Trouble;
use crate::sitting::{BOTS, Dealer, Sitting, place};
use crate::store::{Change, GameRow, Phase, Request, SeatRow, StepRow, Store};

pub use clock::{Clocks, Uptime};
pub use hints::Hinted;
pub use options::{Hints, Options, UndoPolicy};
pub use order::{Asker, News, Order, Posted, Remark, WithPosition};

/// How long a table stays in memory when nobody listens and nothing is to be done.
const IDLE: Duration = Duration::from_mins(1);

/// How soon a table looks again after something was not written.
const RETRY: Duration = Duration::from_secs(1);

/// Somebody who is told what happens.
struct Listener {
    viewer: Viewer,
    person: Option<String>,
    sender: mpsc::Sender<News>,
}

/// A seat asks the others to take back what it could not alone.
struct Plea {
    by: Seat,
    /// The step that was meant, whatever has followed it.
    from: usize,
    agreed: SeatSet,
}

/// A live table.
pub struct Table {
    shared: Arc<Shared>,
    row: GameRow,
    seats: Vec<SeatRow>,
    options: Options,
    sitting: Box<dyn Sitting>,
    dealer: Box<dyn Dealer>,
    clocks: Clocks,
    listeners: Vec<Listener>,
    /// When each seat's person last asked for something, in whatever way.
    last_heard: [Option<i64>; 4],
    plea: Option<Plea>,
    /// Who wants to call the game off.
    leaving: SeatSet,
    /// The hint each seat has asked for last.
    hints: [Option<Hinted>; 4],
    /// The question each seat's bot is thinking about.
    thinking: [Option<u64>; 4],
    /// Whether something was not written, so that bots have to be woken again.
    has_failed: bool,
    /// The door to itself, for what bots answer.
    door: mpsc::WeakSender<Posted>,
}

impl Table {
    /// Brings a table to life from its log.
    ///
    /// # Errors
    /// When there is none, or its log cannot be read.
    pub async fn load(shared: Arc<Shared>, id: &str, door: mpsc::WeakSender<Posted>) -> Result<Table, Refused> {
        let row = shared.store.game(id).await?.ok_or(Trouble::NoTable)?;
        let seats = shared.store.seats(row.key).await?;
        let options: Options = serde_json::from_str(&row.options).unwrap_or_default();
        let sitting = shared.shelf.sit_down(&shared.store, &row.name, row.components.as_deref(), &row.setup).await?;
        let dealer = Box::new(sitting.seed(luck_of(&row)));
        let clocks = Clocks::new(options.clock);
        let mut table = Table {
            shared,
            row,
            seats,
            options,
            sitting,
            dealer,
            clocks,
            listeners: Vec::new(),
            last_heard: [None; 4],
            plea: None,
            leaving: SeatSet::NONE,
            hints: [const { None }; 4],
            thinking: [None; 4],
            has_failed: false,
            door,
        };
        table.take_up_log().await?;
        Ok(table)
    }

    /// Reads the log from its beginning: the truth about the game, the luck and the clocks. Where that fails, everything stays
    /// as it was.
    async fn take_up_log(&mut self) -> Result<(), Refused> {
        let store = &self.shared.store;
        let components = self.row.components.as_deref();
        let mut sitting = self.shared.shelf.sit_down(store, &self.row.name, components, &self.row.setup).await?;
        sitting.limit_take_backs(self.options.undo.most());
        let mut clocks = Clocks::new(self.options.clock);
        let mut people: SeatSet = self.seats.iter().filter(|row| row.person.is_some()).map(|row| row.seat).collect();
        for row in store.steps(self.row.key).await? {
            sitting.take_up(&row).map_err(|why| {
                tracing::error!(table = self.row.id, step = row.n, key = why.key, "a log cannot be read");
                Fault::Log.count();
                Refused::from(Trouble::Failed)
            })?;
            follow_people(&row, &mut people, &mut clocks);
            let has_begun = !row.text.starts_with("/entropy");
            if has_begun && self.row.phase != Phase::Waiting {
                press(&mut clocks, &*sitting, self.shared.uptime.at(row.at), people);
            }
        }
        self.dealer = (self.shared.dealers)(sitting.seed(luck_of(&self.row)));
        (self.sitting, self.clocks) = (sitting, clocks);
        if self.row.phase != Phase::Playing {
            self.clocks.stop();
        }
        Ok(())
    }

    /// Lives until nobody needs it.
    pub async fn live(mut self, mut orders: mpsc::Receiver<Posted>) {
        let _live = metric::LIVE_TABLES.hold();
        tracing::debug!(table = self.row.id, steps = self.sitting.n_lines(), "table loaded");
        if self.go_on_after_crash().await.is_ok() {
            loop {
                let wait = self.next_tick();
                tokio::select! {
                    posted = orders.recv() => match posted {
                        Some(Posted { order: Order::Stop, .. }) | None => break,
                        Some(posted) => {
                            // Whoever comes too late finds a bot in the seat.
                            if self.clocks.are_there() {
                                self.tick().await;
                            }
                            self.carry_out(posted).await;
                        }
                    },
                    () = sleep(wait) => {
                        self.tick().await;
                        if self.is_idle() && self.shared.hall.retire(&self.row.id, &mut orders) {
                            // What was posted in the last moment is done still.
                            while let Some(posted) = orders.recv().await {
                                self.carry_out(posted).await;
                            }
                            break;
                        }
                    }
                }
            }
        }
        tracing::debug!(table = self.row.id, "table unloaded");
    }

    /// Whether nothing keeps the table in memory.
    fn is_idle(&self) -> bool {
        let thinks = self.thinking.iter().any(Option::is_some);
        self.listeners.is_empty() && !thinks && self.clocks.next_end(self.up()).is_none()
    }

    async fn carry_out(&mut self, posted: Posted) {
        self.note_presence(&posted.asker);
        let (command, began) = (posted.order.name(), Instant::now());
        let result = self.obey(&posted.asker, posted.order).await;
        let error = result.as_ref().err();
        let outcome = match error {
            None => "done",
            Some(why) if why.status.is_server_error() => "failed",
            Some(_) => "refused",
        };
        metric::COMMANDS.count(1, [command.into(), outcome.into()]);
        metric::COMMAND_SECONDS.record_since(began, [command.into()]);
        // Neither the command's content nor the caller's link: both can be secret.
        let (person, error) = (posted.asker.person.as_deref(), error.map(|why| why.why.key));
        let us = began.elapsed().as_micros() as u64;
        tracing::debug!(table = self.row.id, command, person, outcome, error, us, "command");
        if let Some(reply) = posted.reply {
            // Who has asked may be gone.
            let _ = reply.send(result);
        }
    }

    async fn obey(&mut self, asker: &Asker, order: Order) -> Result<Value, Refused> {
        match order {
            Order::Info => self.may_watch(asker).map(|()| self.info(asker)),
            Order::Look(viewer, since, with_position) => self.look(asker, viewer, since, with_position),
            Order::Listen(viewer, since, sender) => self.listen(asker, viewer, since, sender),
            Order::Answer(seat, answers, question) => self.answer(asker, seat, &answers, question).await,
            Order::TakeBack(seat, how) => self.take_back(asker, seat, how).await,
            Order::Again(seat) => self.again(asker, seat).await,
            Order::AskBack(seat) => self.ask_back(asker, seat).await,
            Order::Consent(seat, agrees) => self.consent(asker, seat, agrees).await,
            Order::Resign(seat) => self.resign(asker, seat).await,
            Order::CallOff(seat) => self.call_off(asker, seat).await,
            Order::Join(seat, name) => self.join(asker, seat, name).await,
            Order::Decline => self.decline(asker).await,
            Order::RenameSeat(seat, name) => self.rename_seat(asker, seat, name).await,
            Order::Claim => self.claim(asker).await,
            Order::Leave(seat) => self.leave(asker, seat).await,
            Order::Seat(seat, bot) => self.seat_bot(asker, seat, bot).await,
            Order::Reissue(seat) => self.reissue(asker, seat).await,
            Order::Relink => self.relink(asker).await,
            Order::Return(seat) => self.give_back(asker, seat).await,
            Order::Start => self.start(asker).await,
            Order::Rematch => self.rematch(asker).await,
            Order::Close => self.close(asker).await,
            Order::CloseByOperator => self.close_by_operator().await,
            Order::Forget(person) => self.forget(&person).await,
            Order::AddLuck(seat, bytes) => self.add_luck(asker, seat, bytes).await,
            Order::Say(remark) => self.say(asker, remark).await,
            Order::History(viewer) => self.history(asker, viewer),
            Order::Replay(viewer) => self.replay(asker, viewer),
            Order::LookBack(viewer, v) => self.look_back(asker, viewer, v),
            Order::WhyNot(seat, answer) => self.why_not(asker, seat, &answer),
            Order::Preview(seat, answers) => self.preview(asker, seat, &answers),
            Order::Hint(seat, question, to) => self.hint(asker, seat, question, to),
            Order::Review(viewer, to) => self.review(asker, viewer, to),
            Order::Report(viewer) => self.report(asker, viewer),
            Order::Export(viewer) => self.export(asker, viewer),
            Order::Verify => self.verify(asker),
            Order::Thought(seat, question, answer) => self.take_thought(seat, question, answer).await,
            Order::Stop => Ok(Value::Null),
        }
    }

    fn now(&self) -> i64 {
        self.shared.outside.now()
    }

    fn up(&self) -> i64 {
        self.shared.uptime.at(self.now())
    }

    /// Writes what is fresh, and what goes with it, then tells it. When it cannot be written, nobody hears of it, and the table
    /// is as the log says. Returns the time the steps have in the log.
    async fn settle(&mut self, mut changes: Vec<Change>) -> Result<i64, Refused> {
        let now = self.now();
        if self.row.phase == Phase::Playing {
            self.sitting.deal(&mut *self.dealer, now);
        }
        let ends = self.row.phase == Phase::Playing && self.sitting.is_over();
        if ends {
            changes.push(Store::to_phase(self.row.key, Phase::Over, now));
            changes.extend(self.sitting.result().map(|result| Store::to_result(self.row.key, &result)));
        }
        let fresh = self.sitting.fresh();
        let first = self.sitting.n_lines() - fresh.len() + 1;
        let steps = fresh.iter().enumerate().map(|(i, line)| StepRow {
            game: self.row.key,
            n: (first + i) as i64,
            actor: line.actor.clone(),
            text: line.text.clone(),
            at: line.at,
        });
        let steps: Vec<StepRow> = steps.collect();
        let n_steps = steps.len() as u64;
        self.press_clocks(now);
        let written = self.shared.store.writer().send(Request { steps, changes }).await;
        // The messages are made while the disk is at work, and sent after it.
        let face = self.clocks.face(self.shared.uptime.at(now), self.sitting.seats());
        let changes = self.sitting.tell(self.listening(), face.as_ref());
        if let Err(error) = written.done().await {
            tracing::error!(table = self.row.id, ?error, "a step was not written");
            Fault::Write.count();
            self.has_failed = true;
            self.take_up_log().await?;
            return Err(Trouble::Failed.into());
        }
        metric::STEPS.count(n_steps, []);
        if n_steps > 0 {
            tracing::trace!(table = self.row.id, first, steps = n_steps, "steps written");
        }
        self.send_each(changes);
        if ends {
            tracing::debug!(table = self.row.id, "game over");
            self.row.phase = Phase::Over;
            self.tell_info();
        }
        self.wake_bots();
        Ok(now)
    }

    /// Charges the clocks for the time up to now, and has them run for whom the table waits for.
    fn press_clocks(&mut self, at: i64) {
        if self.row.phase == Phase::Playing {
            let people = self.people();
            press(&mut self.clocks, &*self.sitting, self.shared.uptime.at(at), people);
        }
    }

    /// Chance that was asked when the server stopped decides now.
    async fn go_on_after_crash(&mut self) -> Result<(), Refused> {
        if self.row.phase == Phase::Playing { self.settle(Vec::new()).await.map(drop) } else { Ok(()) }
    }

    fn next_tick(&self) -> Duration {
        if self.has_failed {
            return RETRY;
        }
        let end = self.clocks.next_event(self.up());
        end.map_or(IDLE, |left| Duration::from_millis(left as u64 + 1).min(IDLE))
    }

    /// Whose time is over is played by a bot from now on.
    async fn tick(&mut self) {
        self.listeners.retain(|listener| !listener.sender.is_closed());
        if self.row.phase == Phase::Playing {
            let late = letters(self.clocks.warn(self.up()));
            if !late.is_empty() {
                self.send_all(&json!({ "is": "hurry", "seats": late }));
            }
            for seat in self.clocks.ended(self.up()).iter() {
                // What cannot be written now is tried at the next tick.
                let _ = self.hand_to_bot(seat).await;
            }
        }
        if core::mem::take(&mut self.has_failed) {
            self.wake_bots();
        }
    }

    /// Which viewers are listened to by somebody, by [`place`].
    fn listening(&self) -> [bool; 5] {
        let mut listening = [false; 5];
        self.listeners.iter().for_each(|listener| listening[place(listener.viewer)] = true);
        listening
    }

    /// Sends each viewer's message to all who listen as that viewer.
    fn send_each(&mut self, messages: [Option<String>; 5]) {
        let messages = messages.map(|message| message.map(|text| News::new(text.into())));
        self.listeners.retain(|listener| match &messages[place(listener.viewer)] {
            // A slow listener is dropped and comes back; it never slows the table.
            Some(message) => listener.sender.try_send(message.clone()).is_ok(),
            None => true,
        });
    }

    /// Sends everybody the same.
    fn send_all(&mut self, message: &Value) {
        let text = News::new(message.to_string().into());
        self.listeners.retain(|listener| listener.sender.try_send(text.clone()).is_ok());
    }

    fn listen(
        &mut self,
        asker: &Asker,
        viewer: Viewer,
        since: Option<u64>,
        sender: mpsc::Sender<News>,
    ) -> Result<Value, Refused> {
        let mut whole = self.look(asker, viewer, since, WithPosition::No)?;
        whole["is"] = json!("hello");
        // Several seats on one device: one view is open at a time, so that nobody looks over a shoulder that is their own.
        let is_other_seat = |listener: &Listener| {
            listener.person.is_some()
                && listener.person == asker.person
                && viewer.seat().is_some()
                && listener.viewer != viewer
        };
        self.listeners.retain(|listener| !listener.sender.is_closed() && !is_other_seat(listener));
        self.listeners.push(Listener { viewer, person: asker.person.clone(), sender });
        Ok(whole)
    }

    fn look(
        &self,
        asker: &Asker,
        viewer: Viewer,
        since: Option<u64>,
        with_position: WithPosition,
    ) -> Result<Value, Refused> {
        self.may_see(asker, viewer)?;
        let face = self.clocks.face(self.up(), self.sitting.seats());
        let mut whole = json!({ "table": self.info(asker) });
        if self.row.phase != Phase::Waiting {
            whole["game"] = self.sitting.whole(viewer, since, face);
            if with_position == WithPosition::Yes {
                whole["game"]["position"] = self.sitting.position(viewer).into();
            }
        }
        // What is being asked among the people, for whoever comes back in the middle of it.
        if let Some(plea) = &self.plea {
            whole["plea"] = json!({ "by": plea.by.letter(), "agreed": letters(plea.agreed) });
        }
        if !self.leaving.is_empty() {
            whole["leaving"] = json!(letters(self.leaving));
        }
        Ok(whole)
    }

    fn history(&self, asker: &Asker, viewer: Viewer) -> Result<Value, Refused> {
        self.may_see(asker, viewer)?;
        Ok(json!({ "heard": self.sitting.history(viewer) }))
    }

    fn look_back(&self, asker: &Asker, viewer: Viewer, v: u64) -> Result<Value, Refused> {
        self.may_see(asker, viewer)?;
        let last = self.sitting.version(viewer);
        self.sitting.whole_at(viewer, v).ok_or(Trouble::NoVersion { last }.into())
    }
}

/// Charges clocks for the time up to now, and has them run for whom the game waits for. While chance is asked, nobody is.
fn press(clocks: &mut Clocks, sitting: &dyn Sitting, up: i64, people: SeatSet) {
    if clocks.are_there() && sitting.turn() != Turn::Chance {
        clocks.press(up, sitting.awaited(), sitting.turn().asked(), people);
    }
}

/// Who plays the seats that have a person, by a line of the log: nobody is called like a bot.
fn follow_people(row: &StepRow, people: &mut SeatSet, clocks: &mut Clocks) {
    let Ok(seat) = row.actor.parse::<Seat>() else { return };
    if row.text == "/resign" {
        *people = people.without(seat);
    } else if let Some(name) = row.text.strip_prefix("/takeover ") {
        if BOTS.contains(&name) {
            *people = people.without(seat);
        } else {
            *people = people.with(seat);
            clocks.return_to(seat);
        }
    }
}

fn letters(seats: SeatSet) -> String {
    seats.iter().map(Seat::letter).collect()
}

/// The server's part of the luck.
fn luck_of(row: &GameRow) -> Bytes {
    row.luck.as_slice().try_into().unwrap_or([0; 32])
}
