//! The games and boxes tables are played with.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use blackout::Blackout;
use boxes::{BoxFile, LoadedBox, Sources};
use game::Game;
use hongkong::HongKong;

use crate::refused::Refused;
use crate::say::Trouble;
use crate::sitting::{Seated, Sitting};
use crate::store::Store;
use crate::wire::Said;

/// Rules of Blackout to print a setup with, which is the same for every box.
pub fn notation() -> Arc<Blackout> {
    static RULES: std::sync::LazyLock<Arc<Blackout>> =
        std::sync::LazyLock::new(|| Arc::new(Blackout { components: boxes::embedded().components }));
    RULES.clone()
}

/// How many boxes beside our own are on the shelf at a time.
const MOST_BOXES: usize = 100;

/// How long a game file may be: a dozen times as long as the longest game.
const MOST_LINES: usize = 20_000;

/// A box with the rules that play it.
pub struct Shelved {
    /// The rules with the box's components.
    pub rules: Arc<Blackout>,
    /// Everything else about it: names, drawing.
    pub loaded: LoadedBox,
    /// Its files, to be kept with the games that use it.
    pub files: String,
}

/// All boxes in use, by content.
pub struct Shelf {
    embedded: Arc<Shelved>,
    others: Mutex<HashMap<String, Arc<Shelved>>>,
}

impl Shelf {
    /// A shelf with our own box on it.
    pub fn new() -> Shelf {
        let sources = Sources::embedded();
        let loaded = boxes::embedded();
        let embedded = Arc::new(shelved(loaded, &sources));
        Shelf { embedded, others: Mutex::default() }
    }

    /// Our own box.
    pub fn embedded(&self) -> Arc<Shelved> {
        self.embedded.clone()
    }

    /// The box of this content, from the database if need be.
    ///
    /// # Errors
    /// When there is none.
    pub async fn find(&self, store: &Store, hash: Option<&str>) -> Result<Arc<Shelved>, Refused> {
        let Some(hash) = hash.filter(|hash| *hash != self.embedded.hash()) else { return Ok(self.embedded()) };
        if let Some(known) = self.others.lock().ok().and_then(|others| others.get(hash).cloned()) {
            return Ok(known);
        }
        let files = store.box_files(hash).await?.ok_or(Trouble::NoTable)?;
        let shelved = self.add(&files)?;
        if shelved.hash() == hash { Ok(shelved) } else { Err(Trouble::NoTable.into()) }
    }

    /// Reads a box from its files, as a JSON list in the order of [`BoxFile::ALL`], and puts it on the shelf.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn add(&self, files: &str) -> Result<Arc<Shelved>, Refused> {
        let bad = |why: String| Refused::from(Trouble::BadBox { why });
        let texts: Vec<String> = serde_json::from_str(files).map_err(|why| bad(why.to_string()))?;
        let sources = Sources::of(texts).ok_or_else(|| bad(BoxFile::ALL.len().to_string()))?;
        let loaded = boxes::load(&sources).map_err(|flaws| match flaws.first() {
            Some(first) => Refused { status: axum::http::StatusCode::BAD_REQUEST, why: Said::of(first) },
            None => bad(String::new()),
        })?;
        let new = Arc::new(shelved(loaded, &sources));
        if let Ok(mut others) = self.others.lock() {
            // What tables use is in the database, too; what nobody uses is not kept for ever.
            if others.len() >= MOST_BOXES {
                others.clear();
            }
            return Ok(others.entry(new.hash()).or_insert(new).clone());
        }
        Ok(new)
    }

    /// A game that begins.
    ///
    /// # Errors
    /// When there is no such game, box or setup.
    pub async fn sit_down(
        &self,
        store: &Store,
        name: &str,
        components: Option<&str>,
        setup: &str,
    ) -> Result<Box<dyn Sitting>, Refused> {
        let bad = |why: Said| Refused { status: axum::http::StatusCode::BAD_REQUEST, why };
        match name {
            HongKong::NAME => Ok(Box::new(Seated::new(Arc::new(HongKong), setup).map_err(bad)?)),
            Blackout::NAME => {
                let shelved = self.find(store, components).await?;
                Ok(Box::new(Seated::new(shelved.rules.clone(), setup).map_err(bad)?))
            }
            _ => Err(Trouble::BadTable { why: name.into() }.into()),
        }
    }

    /// A game from its file, with the box it names.
    ///
    /// # Errors
    /// What is wrong with the file, or that its box is not here.
    pub async fn open_file(&self, store: &Store, text: &str) -> Result<Box<dyn Sitting>, Refused> {
        if text.lines().count() > MOST_LINES {
            return Err(Trouble::LongFile { most: MOST_LINES }.into());
        }
        let bad = |(line, why): (usize, Said)| Refused {
            status: axum::http::StatusCode::BAD_REQUEST,
            why: if line == 0 { why } else { Said::of(&Trouble::BadFile { line, why: why.key.into() }) },
        };
        let heading = game::record::heading(text).ok_or(Trouble::BadFile { line: 1, why: "file-not-a-game".into() })?;
        match heading.game {
            HongKong::NAME => Ok(Box::new(Seated::of_text(Arc::new(HongKong), text).map_err(bad)?)),
            Blackout::NAME => {
                let missing = |_| Trouble::BadFile { line: 1, why: "file-other-box".into() };
                let shelved = self.find(store, heading.components).await.map_err(missing)?;
                Ok(Box::new(Seated::of_text(shelved.rules.clone(), text).map_err(bad)?))
            }
            other => Err(Trouble::BadTable { why: other.into() }.into()),
        }
    }

    /// The rules version and box a new table of this game gets.
    pub fn edition(name: &str, shelved: &Shelved) -> Option<(u32, Option<String>)> {
        match name {
            HongKong::NAME => Some((HongKong.edition().rules, None)),
            Blackout::NAME => Some((shelved.rules.edition().rules, Some(shelved.hash()))),
            _ => None,
        }
    }
}

impl Shelved {
    /// The content's hash.
    pub fn hash(&self) -> String {
        self.rules.edition().components.unwrap_or_default()
    }
}

fn shelved(loaded: LoadedBox, sources: &Sources) -> Shelved {
    let texts: Vec<&str> = BoxFile::ALL.iter().map(|file| sources.text(*file)).collect();
    let files = serde_json::to_string(&texts).unwrap_or_default();
    Shelved { rules: Arc::new(Blackout { components: loaded.components.clone() }), loaded, files }
}
