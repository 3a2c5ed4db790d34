//! Results of games that have ended, also of those that ended before results were stored.

use super::Doors;
use super::guard::Caller;
use crate::table::Order;
use crate::wire::GameResult;

/// How many results one request derives from recorded games at most; the others follow with the next requests.
pub const MOST_DERIVED: usize = 20;

/// Returns the stored result of a game that is over; where none is stored, derives it from the recorded game and stores it.
pub async fn result_of(
    doors: &Doors,
    caller: &Caller,
    id: &str,
    stored: Option<&str>,
    derived: &mut usize,
) -> Option<GameResult> {
    if let Some(stored) = stored {
        return serde_json::from_str(stored).ok();
    }
    if *derived >= MOST_DERIVED {
        return None;
    }
    *derived += 1;
    let mut info = doors.shared.ask(id, caller.asker(None), Order::Info).await.ok()?;
    let result: GameResult = serde_json::from_value(info["result"].take()).ok()?;
    let text = serde_json::to_string(&result).ok()?;
    if let Err(error) = doors.shared.store.add_missing_result(id, &text).await {
        tracing::warn!(table = id, ?error, "a result was not stored");
    }
    Some(result)
}
