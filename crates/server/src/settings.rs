//! How the operator wants the server. One source: what the command line, the environment and the file say ends up here.

use std::net::SocketAddr;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

/// The settings. Each has the same name in `harbour.toml`, as `--name` and as `HARBOUR_NAME`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Settings {
    /// The address to listen at.
    pub listen: SocketAddr,
    /// The folder of the database.
    pub data: PathBuf,
    /// The address people see, where a proxy stands before the server.
    pub public_url: Option<String>,
    /// Proxies whose word about a client's address is believed.
    pub trusted_proxies: Vec<std::net::IpAddr>,
    /// The most sockets open at a time.
    pub max_sockets: usize,
    /// The most sockets open at a time from one address.
    pub max_sockets_per_address: usize,
    /// The most tables in memory.
    pub max_tables: usize,
    /// Requests a second from one address, on average.
    pub max_rate: u32,
    /// Answers a second from one person or socket, on average.
    pub max_answers: u32,
    /// Threads for bots; by default one less than there are cores.
    pub bot_threads: Option<usize>,
    /// The bot that plays for who is away.
    pub substitute: String,
    /// Whether logs are JSON.
    pub json_logs: bool,
    /// Whether `/ws-echo` sends back what comes, for `harbour load`.
    pub echo: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            listen: SocketAddr::from(([127, 0, 0, 1], 8852)),
            data: PathBuf::from("."),
            public_url: None,
            trusted_proxies: Vec::new(),
            max_sockets: 20_000,
            max_sockets_per_address: 200,
            max_tables: 20_000,
            max_rate: 50,
            max_answers: 20,
            bot_threads: None,
            substitute: "greedy".into(),
            json_logs: false,
            echo: false,
        }
    }
}
