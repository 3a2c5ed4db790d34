//! Links to tables, as the page shows them.

use reqwest::Url;

use crate::say::Say;

/// Where a link leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// The server, such as `http://localhost:8852`.
    pub server: String,
    /// The seat or table on it.
    pub target: Target,
}

/// What a link leads to on its server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Target {
    /// An invitation or a seat's own link, by its secret.
    Secret(String),
    /// A table, and perhaps a seat of it.
    Table {
        /// The table's name in links.
        id: String,
        /// The seat's letter.
        seat: Option<String>,
    },
}

impl Link {
    /// Reads a link.
    ///
    /// # Errors
    /// When the text is no link to a table, or one that needs HTTPS.
    pub fn parse(text: &str) -> Result<Link, Say> {
        let bad = || Say::BotBadLink { link: text.into() };
        let with_scheme = if text.contains("://") { text.into() } else { format!("http://{text}") };
        let url = Url::parse(&with_scheme).map_err(|_| bad())?;
        let path: Vec<&str> = url.path_segments().map(Iterator::collect).unwrap_or_default();
        let path: Vec<&str> = path.into_iter().filter(|part| !part.is_empty()).collect();
        let target = match path[..] {
            ["l", secret] => Target::Secret(secret.into()),
            ["t", id] => Target::Table { id: id.into(), seat: None },
            ["t", id, seat] => Target::Table { id: id.into(), seat: Some(seat.to_uppercase()) },
            _ => return Err(bad()),
        };
        match (url.scheme(), url.host_str()) {
            ("http", Some(_)) => Ok(Link { server: url.origin().ascii_serialization(), target }),
            ("https", Some(_)) => Err(Say::BotNoTls { link: text.into() }),
            _ => Err(bad()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_of_the_page_are_read() {
        let table = |id: &str, seat: Option<&str>| Target::Table { id: id.into(), seat: seat.map(Into::into) };
        for (text, server, target) in [
            ("http://localhost:8852/l/s3cret", "http://localhost:8852", Target::Secret("s3cret".into())),
            ("127.0.0.1:8852/l/s3cret/", "http://127.0.0.1:8852", Target::Secret("s3cret".into())),
            ("http://example.org/t/abc", "http://example.org", table("abc", None)),
            ("http://[::1]:9/t/abc/b", "http://[::1]:9", table("abc", Some("B"))),
        ] {
            assert_eq!(Link::parse(text), Ok(Link { server: server.into(), target }), "{text}");
        }
    }

    #[test]
    fn other_addresses_are_refused() {
        for text in
            ["", "http://localhost:8852", "http://localhost/x/y", "ftp://localhost/l/s", "http:///l/s", "level-3"]
        {
            assert_eq!(Link::parse(text), Err(Say::BotBadLink { link: text.into() }), "{text}");
        }
        let link = "https://example.org/l/s";
        assert_eq!(Link::parse(link), Err(Say::BotNoTls { link: link.into() }));
    }
}
