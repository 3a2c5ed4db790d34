//! The address the server listens at: an IP address or a host name, with a port.

use std::fmt;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

use tokio::net::{TcpListener, lookup_host};

/// An address to listen at, as the operator wrote it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ListenAddress {
    /// An IP address and a port.
    Ip(SocketAddr),
    /// A host name and a port. The name is resolved when the server starts.
    Name {
        /// The host name, such as `localhost`.
        host: String,
        /// The port.
        port: u16,
    },
}

/// Error returned when the server cannot listen.
#[derive(Debug)]
pub enum BindError {
    /// The host name does not resolve to an address.
    Unresolved(String, io::Error),
    /// The system refuses the address.
    Refused(SocketAddr, io::Error),
}

impl fmt::Display for BindError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BindError::Unresolved(host, error) => write!(f, "{host} does not resolve: {error}"),
            BindError::Refused(address, error) => write!(f, "cannot listen at {address}: {error}"),
        }
    }
}

impl std::error::Error for BindError {}

/// Error returned for a text that is not an address with a port.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseAddressError;

impl FromStr for ListenAddress {
    type Err = ParseAddressError;

    fn from_str(text: &str) -> Result<ListenAddress, ParseAddressError> {
        if let Ok(address) = text.parse() {
            return Ok(ListenAddress::Ip(address));
        }
        let (host, port) = text.rsplit_once(':').ok_or(ParseAddressError)?;
        let is_port = port.bytes().all(|byte| byte.is_ascii_digit());
        match port.parse() {
            Ok(port) if is_port && is_host_name(host) => Ok(ListenAddress::Name { host: host.into(), port }),
            _ => Err(ParseAddressError),
        }
    }
}

/// Whether a text is a host name: labels of letters, digits, hyphens and underscores, separated by dots. A name whose last label
/// is a number is a mistyped IPv4 address.
fn is_host_name(text: &str) -> bool {
    let is_label = |label: &str| {
        let is_allowed = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        (1..=63).contains(&label.len())
            && label.bytes().all(is_allowed)
            && !label.starts_with('-')
            && !label.ends_with('-')
    };
    let name = text.strip_suffix('.').unwrap_or(text);
    let last = name.rsplit('.').next().unwrap_or_default();
    name.len() <= 253 && name.split('.').all(is_label) && !last.bytes().all(|byte| byte.is_ascii_digit())
}

impl fmt::Display for ListenAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ListenAddress::Ip(address) => address.fmt(f),
            ListenAddress::Name { host, port } => write!(f, "{host}:{port}"),
        }
    }
}

impl From<([u8; 4], u16)> for ListenAddress {
    fn from(address: ([u8; 4], u16)) -> ListenAddress {
        ListenAddress::Ip(address.into())
    }
}

impl ListenAddress {
    /// Listens at the address, or at every address the host name resolves to. IPv4 addresses come first.
    ///
    /// An address of a name that this machine does not have, such as `::1` where IPv6 is off, is left out as long as another one
    /// works. A port that another program uses at any of them is an error, because the name would lead to either program.
    ///
    /// # Errors
    /// When the name does not resolve, or the system refuses.
    pub(crate) async fn bind(&self) -> Result<Vec<TcpListener>, BindError> {
        match self {
            ListenAddress::Ip(address) => Ok(vec![bind(*address).await?]),
            ListenAddress::Name { host, port } => bind_all(resolve(host, *port).await?).await,
        }
    }

    /// Returns the URL of the server for a browser on this machine.
    pub(crate) fn url(&self, bound: SocketAddr) -> String {
        match self {
            ListenAddress::Ip(_) => format!("http://{}", reachable(bound)),
            ListenAddress::Name { host, .. } => format!("http://{host}:{}", bound.port()),
        }
    }
}

async fn resolve(host: &str, port: u16) -> Result<Vec<SocketAddr>, BindError> {
    let unresolved = |error| BindError::Unresolved(host.into(), error);
    let mut addresses: Vec<SocketAddr> = lookup_host((host, port)).await.map_err(unresolved)?.collect();
    addresses.sort_unstable();
    addresses.dedup();
    if addresses.is_empty() { Err(unresolved(io::ErrorKind::NotFound.into())) } else { Ok(addresses) }
}

async fn bind(address: SocketAddr) -> Result<TcpListener, BindError> {
    TcpListener::bind(address).await.map_err(|error| BindError::Refused(address, error))
}

/// Listens at several addresses, all with the same port: where any port will do, the one the first address got.
async fn bind_all(addresses: Vec<SocketAddr>) -> Result<Vec<TcpListener>, BindError> {
    let mut listeners: Vec<TcpListener> = Vec::new();
    let mut first_error = None;
    for mut address in addresses {
        let is_any_port = address.port() == 0;
        if let Some(bound) = listeners.first().and_then(|listener| listener.local_addr().ok()) {
            address.set_port(bound.port());
        }
        match bind(address).await {
            Ok(listener) => listeners.push(listener),
            Err(BindError::Refused(address, error)) if error.kind() == io::ErrorKind::AddrInUse && !is_any_port => {
                return Err(BindError::Refused(address, error));
            }
            Err(error) => first_error = first_error.or(Some(error)),
        }
    }
    match first_error {
        Some(error) if listeners.is_empty() => Err(error),
        _ => Ok(listeners),
    }
}

/// Returns the address at which this machine reaches a server: one that listens at every address is reached at the loopback address.
pub(crate) fn reachable(address: SocketAddr) -> SocketAddr {
    let ip = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, address.port())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<ListenAddress> {
        text.parse().ok()
    }

    #[test]
    fn accepts_addresses_and_host_names_with_a_port() {
        for text in ["127.0.0.1:8852", "[::1]:8852", "[::]:0", "localhost:8852", "games.example.org:80", "my_host:1"] {
            assert_eq!(read(text).map(|address| address.to_string()).as_deref(), Some(text));
        }
        assert!(matches!(read("localhost:8852"), Some(ListenAddress::Name { .. })));
    }

    #[test]
    fn rejects_what_is_neither() {
        for text in [
            "",
            ":",
            ":8852",
            "localhost",
            "localhost:",
            "localhost:http",
            "localhost:65536",
            "localhost:+1",
            "::1:80",
            "127.0.0.1",
            "127.0.0:80",
            "127.0.0.256:80",
            "a b:80",
            "http://localhost:80",
            "-a:80",
            "a..b:80",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[tokio::test]
    async fn listens_at_every_address_of_a_name_with_one_port() {
        let both: Vec<SocketAddr> = vec!["127.0.0.1:0".parse().unwrap(), "127.0.0.2:0".parse().unwrap()];
        // Not every system has a second loopback address; the first one is enough there.
        let listeners = bind_all(both).await.unwrap();
        let ports: Vec<u16> = listeners.iter().map(|listener| listener.local_addr().unwrap().port()).collect();
        assert!(ports[0] != 0 && ports.iter().all(|port| *port == ports[0]), "{ports:?}");
    }

    #[tokio::test]
    async fn leaves_out_addresses_that_this_machine_does_not_have() {
        let addresses = ["203.0.113.1:0", "127.0.0.1:0"].map(|text| text.parse().unwrap());
        let listeners = bind_all(addresses.to_vec()).await.unwrap();
        assert_eq!(listeners.len(), 1);
        let error = bind_all(addresses[..1].to_vec()).await.unwrap_err();
        assert!(matches!(error, BindError::Refused(address, _) if address == addresses[0]), "{error}");
    }

    #[tokio::test]
    async fn refuses_a_name_whose_port_is_taken_at_one_of_its_addresses() {
        let taken = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = taken.local_addr().unwrap();
        let free = SocketAddr::new("127.0.0.2".parse().unwrap(), address.port());
        let error = bind_all(vec![free, address]).await.unwrap_err();
        assert!(matches!(error, BindError::Refused(refused, _) if refused == address), "{error}");
    }

    #[tokio::test]
    async fn localhost_resolves_and_its_url_keeps_the_name() {
        let localhost = read("localhost:0").unwrap();
        let bound = localhost.bind().await.unwrap()[0].local_addr().unwrap();
        assert!(bound.ip().is_loopback(), "{bound}");
        assert_eq!(localhost.url(bound), format!("http://localhost:{}", bound.port()));
        let everywhere = read("[::]:0").unwrap();
        assert_eq!(everywhere.url("[::]:80".parse().unwrap()), "http://[::1]:80");
    }

    #[tokio::test]
    async fn a_name_that_does_not_resolve_is_named_in_the_error() {
        let error = read("nowhere.invalid:80").unwrap().bind().await.unwrap_err();
        assert!(matches!(&error, BindError::Unresolved(host, _) if host == "nowhere.invalid"), "{error}");
    }
}
