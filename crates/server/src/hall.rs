//! All tables: those in memory, and how the others come there.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use game::luck::Seed;
use serde_json::Value;
use tokio::sync::{mpsc, oneshot};

use crate::outside::Outside;
use crate::refused::Refused;
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
    /// The tables in memory.
    pub hall: Hall,
}

/// The tables in memory.
#[derive(Default)]
pub struct Hall(Mutex<HashMap<String, mpsc::Sender<Posted>>>);

impl Hall {
    fn tables(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Posted>>> {
        // A map of doors cannot be half changed.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a table out of memory, unless an order is on its way to it.
    pub fn retire(&self, id: &str, orders: &mpsc::Receiver<Posted>) -> bool {
        let mut tables = self.tables();
        let is_wanted = !orders.is_empty();
        if !is_wanted {
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
        if let Some(door) = self.hall.tables().get(id) {
            return Ok(door.clone());
        }
        let (door, orders) = mpsc::channel(WAITING_ORDERS);
        // Loading is rare and large; boxed, it does not swell every request that waits for a table.
        let table = Box::pin(Table::load(self.clone(), id, door.downgrade())).await?;
        // Another order may have brought it to life in the meantime.
        let mut tables = self.hall.tables();
        if let Some(door) = tables.get(id) {
            return Ok(door.clone());
        }
        tables.insert(id.into(), door.clone());
        tokio::spawn(table.live(orders));
        Ok(door)
    }

    /// Asks something of a table.
    ///
    /// # Errors
    /// Why it is refused.
    pub async fn ask(self: &Arc<Self>, id: &str, asker: Asker, order: Order) -> Result<Value, Refused> {
        let door = self.door(id).await?;
        let (reply, answer) = oneshot::channel();
        let posted = Posted { asker, order, reply: Some(reply) };
        door.send(posted).await.map_err(|_| Trouble::Failed)?;
        answer.await.map_err(|_| Refused::from(Trouble::Failed))?
    }

    /// Brings to life what was going on when the server stopped, so that bots and clocks go on.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn wake_all(self: &Arc<Self>) -> Result<(), Refused> {
        for id in self.store.playing().await? {
            if let Err(why) = self.door(&id).await {
                tracing::error!(table = id, key = why.why.key, "a table cannot be brought to life");
            }
        }
        Ok(())
    }

    /// Stops all tables after what they are at.
    pub async fn stop_all(&self) {
        let doors: Vec<mpsc::Sender<Posted>> = self.hall.tables().drain().map(|(_, door)| door).collect();
        for door in doors {
            let asker = Asker { person: None, name: String::new(), shown: None };
            // One that is gone has stopped.
            let _ = door.send(Posted { asker, order: Order::Stop, reply: None }).await;
            door.closed().await;
        }
    }
}
