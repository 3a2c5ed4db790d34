//! A game under way and the file it is kept in.

use std::io;
use std::path::Path;

use game::Game;
use game::luck::Seed;
use game::record::Record;

use super::save::SaveFile;
use super::{quoted, shown, with_lang};
use crate::say::Say;
use crate::screen::Screen;

/// A game, its luck, and where it is kept.
pub struct Kept<G: Game> {
    pub game: G,
    pub record: Record<G>,
    pub seed: Seed,
    save: SaveFile,
    /// Whether the last attempt to save succeeded.
    is_saved: bool,
    /// How many steps the file holds.
    steps_saved: usize,
}

impl<G: Game> Kept<G> {
    pub fn new(game: G, record: Record<G>, seed: Seed, save: SaveFile) -> Kept<G> {
        let steps_saved = record.steps().len();
        Kept { game, record, seed, save, is_saved: true, steps_saved }
    }

    /// The file, while the game is in it.
    pub fn file(&self) -> Option<String> {
        self.is_saved.then(|| self.save.name())
    }

    /// Greets, and says where the game is kept.
    pub fn open(&mut self, screen: &mut Screen<'_>, is_resumed: bool) -> io::Result<()> {
        if is_resumed {
            screen.say(&Say::Resumed)?;
        } else {
            screen.say(&Say::Welcome { game: G::NAME })?;
            self.keep(screen, None)?;
            if self.is_saved {
                screen.say(&Say::SavedIn)?;
            }
        }
        match self.file() {
            Some(file) => screen.line(&format!("  {file}")),
            None => Ok(()),
        }
    }

    /// Saves the game, or what it will be with what is pending. A failure is told once, and the game goes on.
    pub fn keep(&mut self, screen: &mut Screen<'_>, whole: Option<&Record<G>>) -> io::Result<()> {
        let whole = whole.unwrap_or(&self.record);
        let written = self.save.write(whole.to_text(&self.game), screen.text);
        self.steps_saved = whole.steps().len();
        let was_saved = std::mem::replace(&mut self.is_saved, written.is_ok());
        match written {
            Err(why) if was_saved => screen.say(&Say::NotSaved { why }),
            _ => Ok(()),
        }
    }

    /// Saves a copy into another file.
    pub fn copy_to(&mut self, screen: &mut Screen<'_>, file: &str, whole: Option<&Record<G>>) -> io::Result<()> {
        let mut copy = match SaveFile::new_at(Path::new(file)) {
            Ok(copy) => copy,
            Err(_) if self.save.is_at(Path::new(file)) => {
                self.keep(screen, whole)?;
                return screen.say(&Say::SavedCopy { file: shown(file) });
            }
            Err(_) => return screen.say(&Say::Exists { file: shown(file) }),
        };
        match copy.write(whole.unwrap_or(&self.record).to_text(&self.game), screen.text) {
            Ok(()) => screen.say(&Say::SavedCopy { file: shown(file) }),
            Err(why) => screen.say(&Say::CannotWrite { file: shown(file), why }),
        }
    }

    /// Ends the sitting, not the game, and says how to go on with these options.
    pub fn leave(
        &mut self,
        screen: &mut Screen<'_>,
        whole: Option<&Record<G>>,
        options: &str,
        campaign: Option<&str>,
    ) -> io::Result<()> {
        let whole = whole.unwrap_or(&self.record);
        // A file that was only opened is left as it is, byte for byte.
        let kept = if self.is_saved && self.steps_saved == whole.steps().len() {
            Ok(())
        } else {
            self.save.write(whole.to_text(&self.game), screen.text)
        };
        match kept {
            Ok(()) => {
                screen.say(&Say::GoOn)?;
                let lang = with_lang(screen.text);
                let on = match campaign {
                    Some(file) => format!("--campaign {}", quoted(file)),
                    None => format!("--resume {}", quoted(&self.save.name())),
                };
                screen.line(&format!("  harbour play {}{lang}{options} {on}", G::NAME))
            }
            Err(why) => screen.say(&Say::NotSaved { why }),
        }
    }

    /// Says how to look at the game again.
    pub fn close(&self, screen: &mut Screen<'_>, options: &str) -> io::Result<()> {
        let Some(file) = self.file() else { return Ok(()) };
        screen.say(&Say::LookAgain)?;
        screen.line(&format!("  harbour replay{options} {}", quoted(&file)))
    }
}
