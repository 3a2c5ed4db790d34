//! What a browser gets from the server: the page as it was built from `web/`, inside the binary.

use std::borrow::Cow;
use std::sync::LazyLock;

use game::luck::to_hex;
use rust_embed::{EmbeddedFile, RustEmbed};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Dist;

/// A file of the page.
pub struct File {
    /// What it holds.
    pub bytes: Cow<'static, [u8]>,
    /// Its media type.
    pub mime: &'static str,
    /// What tells it from another version of itself.
    pub etag: String,
}

/// The paths below which the page shows its own screens; it tells them apart itself.
const SCREENS: [&str; 12] =
    ["lobby", "new", "t", "l", "d", "careers", "career", "rules", "legend", "me", "replay", "privacy"];

/// The file at a path, such as `/a/index.js`; the page itself at the address of any of its screens.
pub fn file(path: &str) -> Option<File> {
    let path = path.strip_prefix('/').unwrap_or(path);
    let head = path.split('/').next().unwrap_or_default();
    let name = if path.is_empty() || SCREENS.contains(&head) { "index.html" } else { path };
    Dist::get(name).map(|found| File { mime: mime(name), etag: format!("\"{}\"", hex(&found)), bytes: found.data })
}

/// The page itself, for an address that it does not know: it says so in the reader's language.
pub fn index() -> Option<File> {
    file("")
}

/// What tells this edition of the page from any other.
pub fn edition() -> &'static str {
    static EDITION: LazyLock<String> = LazyLock::new(|| {
        // Every file's hash has a say, wherever it stands in the list.
        let mut mixed = [0_u8; 16];
        for (n, name) in Dist::iter().enumerate() {
            let Some(found) = Dist::get(&name) else { continue };
            for (i, byte) in found.metadata.sha256_hash().iter().enumerate() {
                mixed[i % 16] = mixed[i % 16].rotate_left(3) ^ byte.wrapping_add(n as u8);
            }
        }
        to_hex(&mixed)
    });
    &EDITION
}

fn hex(file: &EmbeddedFile) -> String {
    to_hex(&file.metadata.sha256_hash()[..16])
}

fn mime(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        Some("json") => "application/json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_screen_is_the_page_and_files_are_themselves() {
        let page = index().unwrap();
        assert!(page.mime.starts_with("text/html"));
        for path in ["/", "/lobby", "/t/abc/A", "/rules/blackout", "/l/secret"] {
            assert_eq!(file(path).unwrap().etag, page.etag, "{path}");
        }
        assert!(file("/a/index.js").unwrap().mime.starts_with("text/javascript"));
        assert!(file("/icon.svg").is_some() && file("/a/nothing.js").is_none() && file("/nothing").is_none());
        assert_eq!(edition().len(), 32);
    }

    #[test]
    fn the_page_obeys_its_own_policy() {
        let page = String::from_utf8(index().unwrap().bytes.into_owned()).unwrap();
        assert!(!page.contains("<style") && !page.contains("<script>") && !page.contains("style="), "{page}");
    }
}
