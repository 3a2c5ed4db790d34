//! Writes a box into a folder, all of its files or none.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use tempfile::{TempDir, TempPath};

use crate::file::{BoxFile, Sources};

/// Error returned when a box was not exported. Nothing was written.
#[derive(Debug)]
pub enum ExportError {
    /// These files exist already.
    Exists(Vec<BoxFile>),
    /// The system refuses to write a file or folder.
    Io(PathBuf, io::Error),
}

impl Sources {
    /// Writes the files into a folder, which is created if it does not exist. Existing files are never overwritten.
    ///
    /// All files are first written to a folder beside their place and then moved, so an interrupted export leaves no box that
    /// is only half there.
    ///
    /// # Errors
    /// When a file of the box exists already, or the system refuses. Nothing was written then.
    pub fn write_to(&self, folder: &Path) -> Result<(), ExportError> {
        let is_new = !folder.try_exists().map_err(at(folder))?;
        if is_new {
            return self.write_new(folder);
        }
        if !folder.is_dir() {
            return Err(ExportError::Io(folder.into(), io::ErrorKind::NotADirectory.into()));
        }
        let existing: Vec<BoxFile> = BoxFile::ALL.into_iter().filter(|file| is_there(folder, *file)).collect();
        if !existing.is_empty() {
            return Err(ExportError::Exists(existing));
        }
        let staged = self.stage(folder, folder)?;
        let mut moved: Vec<PathBuf> = Vec::new();
        for file in BoxFile::ALL {
            let (from, to) = (staged.path().join(file.name()), folder.join(file.name()));
            let tried = TempPath::try_from_path(from).and_then(|from| Ok(from.persist_noclobber(&to)?));
            if let Err(error) = tried {
                // A file that cannot be removed again is one more thing the same system refuses.
                for file in moved {
                    let _ = fs::remove_file(file);
                }
                let is_there = error.kind() == io::ErrorKind::AlreadyExists;
                return Err(if is_there { ExportError::Exists(vec![file]) } else { ExportError::Io(to, error) });
            }
            moved.push(to);
        }
        Ok(())
    }

    /// Creates the folder with everything in it.
    fn write_new(&self, folder: &Path) -> Result<(), ExportError> {
        let parent = folder.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
        fs::create_dir_all(parent).map_err(at(folder))?;
        let staged = self.stage(parent, folder)?;
        fs::rename(staged.path(), folder).map_err(at(folder))?;
        // It has moved away, so there is nothing to remove.
        let _ = staged.keep();
        Ok(())
    }

    /// Writes all files into a temporary folder inside another one; `target` is the folder that errors name.
    fn stage(&self, inside: &Path, target: &Path) -> Result<TempDir, ExportError> {
        let mut builder = tempfile::Builder::new();
        builder.prefix(".harbour-box-");
        // A box is no secret: its folder has the usual permissions, which the user's umask narrows.
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o777));
        let staged = builder.tempdir_in(inside).map_err(at(target))?;
        for file in BoxFile::ALL {
            fs::write(staged.path().join(file.name()), self.text(file)).map_err(at(&target.join(file.name())))?;
        }
        Ok(staged)
    }
}

fn at(path: &Path) -> impl FnOnce(io::Error) -> ExportError + use<> {
    let path = path.to_path_buf();
    move |error| ExportError::Io(path, error)
}

/// Whether something has the file's name, even a link that leads nowhere.
fn is_there(folder: &Path, file: BoxFile) -> bool {
    folder.join(file.name()).symlink_metadata().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let mut names: Vec<String> =
            fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    #[test]
    fn existing_files_are_all_named_and_nothing_is_written() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("map.toml"), "mine").unwrap();
        fs::write(folder.path().join("tiles.toml"), "mine").unwrap();
        let error = Sources::embedded().write_to(folder.path()).unwrap_err();
        assert!(matches!(&error, ExportError::Exists(files) if *files == [BoxFile::Map, BoxFile::Tiles]), "{error:?}");
        assert_eq!(names(folder.path()), ["map.toml", "tiles.toml"]);
        assert_eq!(fs::read_to_string(folder.path().join("map.toml")).unwrap(), "mine");
    }

    #[test]
    fn other_files_in_the_folder_stay() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("notes.txt"), "mine").unwrap();
        Sources::embedded().write_to(folder.path()).unwrap();
        assert_eq!(names(folder.path()).len(), BoxFile::ALL.len() + 1);
        assert_eq!(fs::read_to_string(folder.path().join("notes.txt")).unwrap(), "mine");
    }

    #[test]
    fn a_new_folder_holds_the_box_alone_and_leaves_nothing_beside_it() {
        let outside = tempfile::tempdir().unwrap();
        let folder = outside.path().join("deep/mine");
        Sources::embedded().write_to(&folder).unwrap();
        assert_eq!(names(&folder).len(), BoxFile::ALL.len());
        assert_eq!(names(&outside.path().join("deep")), ["mine"]);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let usual = outside.path().join("usual");
            fs::create_dir(&usual).unwrap();
            let mode = |path: &Path| path.metadata().unwrap().permissions().mode();
            assert_eq!(mode(&folder), mode(&usual), "the folder is as readable as any other");
        }
    }

    #[test]
    fn a_file_in_place_of_the_folder_is_reported() {
        let outside = tempfile::tempdir().unwrap();
        let file = outside.path().join("file");
        fs::write(&file, "mine").unwrap();
        for folder in [file.clone(), file.join("below")] {
            let error = Sources::embedded().write_to(&folder).unwrap_err();
            assert!(matches!(&error, ExportError::Io(..)), "{error:?}");
        }
        assert_eq!(names(outside.path()), ["file"]);
    }

    #[test]
    #[cfg(unix)]
    fn a_link_that_leads_nowhere_is_not_overwritten() {
        let folder = tempfile::tempdir().unwrap();
        std::os::unix::fs::symlink("nowhere", folder.path().join("dice.toml")).unwrap();
        let error = Sources::embedded().write_to(folder.path()).unwrap_err();
        assert!(matches!(&error, ExportError::Exists(files) if *files == [BoxFile::Dice]), "{error:?}");
        assert_eq!(names(folder.path()), ["dice.toml"]);
    }
}
