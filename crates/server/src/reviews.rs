//! Reviews of finished games: thought out in pieces where bots think, so that tables come first, and kept for a while.

use std::collections::VecDeque;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::{Semaphore, watch};

use crate::refused::Refused;
use crate::say::Trouble;
use crate::sitting::Review;
use crate::thinkers::Thinkers;
use crate::wire::Found;

/// How long a piece takes where it can be divided. A closer look at one step cannot, and takes up to two seconds.
const PIECE: Duration = Duration::from_millis(100);
/// How many reviews are thought about at the same time; the others wait, so that one thread at most is taken from tables.
const AT_ONCE: usize = 1;
/// How many reviews are kept, those that wait included,
const KEPT: usize = 64;
/// and how many may wait where a table asks for one more,
pub const WAITING: usize = 16;
/// or where somebody brings a file: files leave room for tables.
pub const WAITING_FOR_FILES: usize = 8;

/// How far a review is.
#[derive(Clone, Debug, Default)]
pub struct Stand {
    /// From 0 to 1.
    pub progress: f32,
    /// What was found out, once all is done; or that it failed.
    pub found: Option<Result<Arc<Found>, Trouble>>,
}

/// A review, watched.
pub type Watched = watch::Receiver<Stand>;

/// The reviews that are kept, the newest last.
pub struct Reviews {
    kept: Mutex<VecDeque<(String, Watched)>>,
    turns: Arc<Semaphore>,
}

impl Default for Reviews {
    fn default() -> Reviews {
        Reviews { kept: Mutex::default(), turns: Arc::new(Semaphore::new(AT_ONCE)) }
    }
}

impl Reviews {
    fn kept(&self) -> MutexGuard<'_, VecDeque<(String, Watched)>> {
        // A list cannot be half changed.
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The review of this name. That it failed is told once; who asks again has it tried again.
    pub fn known(&self, name: &str) -> Option<Watched> {
        let mut kept = self.kept();
        let at = kept.iter().position(|(known, _)| known == name)?;
        let watched = kept[at].1.clone();
        if matches!(watched.borrow().found, Some(Err(_))) {
            kept.remove(at);
        }
        Some(watched)
    }

    /// The review of this name, which is begun if there is none.
    ///
    /// # Errors
    /// When so many wait.
    pub fn begin(
        &self,
        name: &str,
        most: usize,
        thinkers: &Thinkers,
        review: impl FnOnce() -> Box<dyn Review>,
    ) -> Result<Watched, Refused> {
        if let Some(watched) = self.known(name) {
            return Ok(watched);
        }
        let mut kept = self.kept();
        if kept.iter().filter(|(_, watched)| watched.borrow().found.is_none()).count() >= most {
            return Err(Trouble::TooMany { most }.into());
        }
        if kept.len() >= KEPT {
            kept.pop_front();
        }
        let (tell, watched) = watch::channel(Stand::default());
        tokio::spawn(ponder(self.turns.clone(), thinkers.clone(), review(), tell));
        kept.push_back((name.into(), watched.clone()));
        Ok(watched)
    }
}

/// Thinks a review out, piece by piece.
async fn ponder(turns: Arc<Semaphore>, thinkers: Thinkers, mut review: Box<dyn Review>, tell: watch::Sender<Stand>) {
    let Ok(_turn) = turns.acquire().await else { return };
    loop {
        let piece = move |time: Duration, stop: &AtomicBool| {
            if review.go_on(time, stop) { Ok(review) } else { Err(Arc::new(review.found())) }
        };
        match thinkers.ask_aside(piece, PIECE).await {
            Some(Ok(later)) => {
                tell.send_replace(Stand { progress: later.progress(), found: None });
                review = later;
            }
            Some(Err(found)) => {
                tell.send_replace(Stand { progress: 1.0, found: Some(Ok(found)) });
                return;
            }
            None => {
                tell.send_replace(Stand { progress: 1.0, found: Some(Err(Trouble::Failed)) });
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A review that is never done.
    struct Endless;

    impl Review for Endless {
        fn go_on(&mut self, _: Duration, _: &AtomicBool) -> bool {
            true
        }

        fn progress(&self) -> f32 {
            0.5
        }

        fn found(self: Box<Self>) -> Found {
            unreachable!("it is never done")
        }
    }

    #[tokio::test]
    async fn files_leave_room_for_tables() {
        let (reviews, thinkers) = (Reviews::default(), Thinkers::start(1));
        let begin = |name: String, most| reviews.begin(&name, most, &thinkers, || Box::new(Endless)).is_ok();
        let files = (0..WAITING).filter(|n| begin(format!("file {n}"), WAITING_FOR_FILES)).count();
        let tables = (0..WAITING).filter(|n| begin(format!("table {n}"), WAITING)).count();
        assert_eq!((files, tables), (WAITING_FOR_FILES, WAITING - WAITING_FOR_FILES));
        assert!(begin("file 0".into(), WAITING_FOR_FILES), "who asks again is told how far it is");
    }
}
