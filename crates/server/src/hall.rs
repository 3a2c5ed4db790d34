//! All tables: those in memory, and how the others come there.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use game::luck::Seed;
use serde_json::Value;
use tokio::sync::mpsc::error::SendError;
use tokio::sync::{mpsc, oneshot};

use crate::outside::Outside;
use crate::refused::Refused;
use crate::reviews::Reviews;
use crate::say::Trouble;
use crate::settings::Settings;
use crate::shelf::Shelf;
use crate::sitting::Dealer;
use crate::store::Store;
use crate::table::{Asker, Order, Posted, Table, Uptime};
use crate::thinkers::Thinkers;

/// How many orders may wait at a table before who posts them waits, too.
const WAITING_ORDERS: usize = 32;

/// What makes the dealer of a table from its seed.
pub type Dealers = Box<dyn Fn(Seed) -> Box<dyn Dealer> + Send + Sync>;

/// What all tables share.
pub struct Shared {
    /// The database.
    pub store: Store,
    /// Time and randomness.
    pub outside: Box<dyn Outside>,
    /// Where bots think.
    pub thinkers: Thinkers,
    /// Games and boxes.
    pub shelf: Shelf,
    /// The times the server was up.
    pub uptime: Uptime,
    /// How the operator wants it.
    pub settings: Settings,
    /// The luck of tables.
    pub dealers: Dealers,
    /// Reviews of finished games.
    pub reviews: Reviews,
    /// The tables in memory.
    pub hall: Hall,
}

/// The tables in memory.
#[derive(Default)]
pub struct Hall {
    doors: Mutex<HashMap<String, mpsc::Sender<Posted>>>,
    /// Whether the server stops, so that no table comes to life any more.
    is_closed: AtomicBool,
}

impl Hall {
    fn tables(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Posted>>> {
        // A map of doors cannot be half changed.
        self.doors.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The door to a table that lives. One whose task has ended, however, is as good as none.
    fn find(&self, id: &str) -> Option<mpsc::Sender<Posted>> {
        self.tables().get(id).filter(|door| !door.is_closed()).cloned()
    }

    /// From now on no table comes to life.
    pub fn close(&self) {
        self.is_closed.store(true, Ordering::Relaxed);
    }

    fn check_open(&self) -> Result<(), Refused> {
        if self.is_closed.load(Ordering::Relaxed) { Err(Trouble::Stopping.into()) } else { Ok(()) }
    }

    /// Takes a table out of memory, unless an order is on its way to it. Nothing can be posted to it any more then.
    pub fn retire(&self, id: &str, orders: &mut mpsc::Receiver<Posted>) -> bool {
        let mut tables = self.tables();
        let is_wanted = !orders.is_empty();
        if !is_wanted {
            orders.close();
            tables.remove(id);
        }
        !is_wanted
    }

    /// How many tables are in memory.
    pub fn len(&self) -> usize {
        self.tables().len()
    }
}

impl Shared {
    /// The door to a table, which is brought to life if need be.
    async fn door(self: &Arc<Self>, id: &str) -> Result<mpsc::Sender<Posted>, Refused> {
        if let Some(door) = self.hall.find(id) {
            return Ok(door);
        }
        self.hall.check_open()?;
        let (door, orders) = mpsc::channel(WAITING_ORDERS);
        // Loading is rare and large; boxed, it does not swell every request that waits for a table.
        let table = Box::pin(Table::load(self.clone(), id, door.downgrade())).await?;
        // Another order may have brought it to life in the meantime.
        let mut tables = self.hall.tables();
        if let Some(door) = tables.get(id).filter(|door| !door.is_closed()) {
            return Ok(door.clone());
        }
        self.hall.check_open()?;
        tables.insert(id.into(), door.clone());
        tokio::spawn(table.live(orders));
        Ok(door)
    }

    /// Whether somebody may have one more table.
    ///
    /// # Errors
    /// When they have too many that are not over.
    pub async fn check_may_host(&self, person: Option<&str>) -> Result<(), Refused> {
        let most = self.settings.max_tables_per_person;
        match person {
            Some(host) if self.store.n_hosted(host).await? >= most => Err(Trouble::TooManyTables { most }.into()),
            _ => Ok(()),
        }
    }

    /// Asks something of a table.
    ///
    /// # Errors
    /// Why it is refused.
    pub async fn ask(self: &Arc<Self>, id: &str, asker: Asker, order: Order) -> Result<Value, Refused> {
        let door = self.door(id).await?;
        let (reply, answer) = oneshot::channel();
        let posted = Posted { asker, order, reply: Some(reply) };
        if let Err(SendError(posted)) = door.send(posted).await {
            // The table left memory just now; it comes back.
            let door = self.door(id).await?;
            door.send(posted).await.map_err(|_| Trouble::Failed)?;
        }
        answer.await.map_err(|_| Refused::from(Trouble::Failed))?
    }

    /// Brings to life the tables at which a clock may run or a bot think, so that they go on; the others wait for their people.
    pub async fn wake_all(self: Arc<Self>) {
        let ids = self.store.to_wake().await.unwrap_or_else(|error| {
            tracing::error!(%error, "the tables could not be read");
            Vec::new()
        });
        for id in ids {
            if self.hall.check_open().is_err() {
                return;
            }
            if let Err(why) = self.door(&id).await {
                tracing::error!(table = id, key = why.why.key, "a table cannot be brought to life");
            }
        }
    }

    /// Stops all tables after what they are at.
    pub async fn stop_all(&self) {
        self.hall.close();
        let doors: Vec<mpsc::Sender<Posted>> = self.hall.tables().drain().map(|(_, door)| door).collect();
        for door in doors {
            let asker = Asker { person: None, name: String::new(), shown: None };
            // One that is gone has stopped.
            let _ = door.send(Posted { asker, order: Order::Stop, reply: None }).await;
            door.closed().await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_whose_task_has_ended_is_not_there_and_a_table_that_is_wanted_stays() {
        let hall = Hall::default();
        let (door, mut orders) = mpsc::channel(1);
        hall.tables().insert("one".into(), door.clone());
        assert!(hall.find("one").is_some());
        let asker = Asker { person: None, name: String::new(), shown: None };
        assert!(door.try_send(Posted { asker, order: Order::Info, reply: None }).is_ok());
        assert!(!hall.retire("one", &mut orders) && hall.len() == 1);
        drop(orders);
        assert!(hall.find("one").is_none());
    }

    #[test]
    fn a_hall_that_is_closed_lets_no_table_in() {
        let hall = Hall::default();
        assert!(hall.check_open().is_ok());
        hall.close();
        assert!(hall.check_open().is_err());
    }
}
