//! How the operator wants the server. One list of settings is the source for `harbour.toml`, the environment, the command line,
//! their help and the table in the documentation.

use std::net::IpAddr;
use std::path::PathBuf;

use ipnet::IpNet;

use crate::listen::ListenAddress;
use crate::logs;
use crate::say::{About, Kind};
use crate::sitting::BOTS;

/// A setting by its name.
pub struct Setting {
    /// Its name in `harbour.toml` and, after two dashes, on the command line.
    pub name: &'static str,
    /// What it is for.
    pub about: About,
    /// What its value looks like.
    pub kind: Kind,
    read: fn(&mut Settings, &str) -> bool,
    show: fn(&Settings) -> String,
}

impl Setting {
    /// All settings, in the order in which they are told.
    pub fn all() -> &'static [Setting] {
        ALL
    }

    /// The environment variable of the same name.
    pub fn variable(&self) -> String {
        format!("HARBOUR_{}", self.name.replace('-', "_").to_ascii_uppercase())
    }

    /// Reads a value into the settings; whether it fits.
    pub fn read(&self, settings: &mut Settings, text: &str) -> bool {
        (self.read)(settings, text.trim())
    }

    /// The value as it would be written; empty where there is none.
    pub fn show(&self, settings: &Settings) -> String {
        (self.show)(settings)
    }
}

/// What a value of a setting is as text.
trait Value: Sized {
    fn read(text: &str) -> Option<Self>;
    fn show(&self) -> String;
}

macro_rules! plain_values {
    ($($of:ty),*) => { $(
        impl Value for $of {
            fn read(text: &str) -> Option<$of> {
                text.parse().ok()
            }
            fn show(&self) -> String {
                self.to_string()
            }
        }
    )* };
}
plain_values!(ListenAddress, usize, u32, bool, String);

impl Value for PathBuf {
    fn read(text: &str) -> Option<PathBuf> {
        (!text.is_empty()).then(|| text.into())
    }

    fn show(&self) -> String {
        self.display().to_string()
    }
}

/// An address, or a range of them.
impl Value for IpNet {
    fn read(text: &str) -> Option<IpNet> {
        let net: IpNet = text.parse().or_else(|_| text.parse().map(|address: IpAddr| address.into())).ok()?;
        // An IPv4 address may be written as an IPv6 one, whose first 96 bits say so.
        let (address, length) = (net.addr().to_canonical(), net.prefix_len());
        let length = if address.is_ipv4() && net.addr().is_ipv6() { length.checked_sub(96)? } else { length };
        IpNet::new(address, length).ok()
    }

    fn show(&self) -> String {
        self.to_string()
    }
}

/// No text, no value.
impl<V: Value> Value for Option<V> {
    fn read(text: &str) -> Option<Option<V>> {
        if text.is_empty() { Some(None) } else { V::read(text).map(Some) }
    }

    fn show(&self) -> String {
        self.as_ref().map(V::show).unwrap_or_default()
    }
}

/// Parted by commas.
impl<V: Value> Value for Vec<V> {
    fn read(text: &str) -> Option<Vec<V>> {
        text.split(',').map(str::trim).filter(|part| !part.is_empty()).map(V::read).collect()
    }

    fn show(&self) -> String {
        self.iter().map(V::show).collect::<Vec<_>>().join(",")
    }
}

macro_rules! settings {
    ($($(#[$doc:meta])* $field:ident, $name:literal, $about:expr, $kind:expr => $of:ty = $default:expr, if $fits:expr;)*) => {
        /// The settings. Each has the same name in `harbour.toml`, as `--name` and as `HARBOUR_NAME`.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub struct Settings {
            $($(#[$doc])* pub $field: $of,)*
        }

        impl Default for Settings {
            fn default() -> Settings {
                Settings { $($field: $default,)* }
            }
        }

        const ALL: &[Setting] = &[$(Setting {
            name: $name,
            about: $about,
            kind: $kind,
            read: |settings, text| {
                let fits: fn(&$of) -> bool = $fits;
                let value = <$of as Value>::read(text).filter(fits);
                value.map(|value| settings.$field = value).is_some()
            },
            show: |settings| settings.$field.show(),
        }),*];
    };
}

settings! {
    /// The address to listen at.
    listen, "listen", About::Listen, Kind::Address => ListenAddress = ListenAddress::from(([127, 0, 0, 1], 8852)), if |_| true;
    /// The folder of the database.
    data, "data", About::Data, Kind::Folder => PathBuf = PathBuf::from("."), if |_| true;
    /// The address people see, where a proxy stands before the server.
    public_url, "public-url", About::PublicUrl, Kind::Url => Option<String> = None, if |url| url.as_deref().is_none_or(is_url);
    /// Proxies whose word about a client's address is believed.
    trusted_proxies, "trusted-proxies", About::TrustedProxies, Kind::Addresses => Vec<IpNet> = Vec::new(), if |_| true;
    /// The most sockets open at a time.
    max_sockets, "max-sockets", About::MaxSockets, Kind::Count => usize = 20_000, if |&n| n > 0;
    /// The most sockets open at a time from one address.
    max_sockets_per_address, "max-sockets-per-address", About::MaxSocketsPerAddress, Kind::Count => usize = 200, if |&n| n > 0;
    /// The most tables in memory.
    max_tables, "max-tables", About::MaxTables, Kind::Count => usize = 20_000, if |&n| n > 0;
    /// The most tables of one host that are not over.
    max_tables_per_person, "max-tables-per-person", About::MaxTablesPerPerson, Kind::Count => usize = 100, if |&n| n > 0;
    /// Requests a second from one address, on average.
    max_rate, "max-rate", About::MaxRate, Kind::Count => u32 = 50, if |&n| n > 0;
    /// Answers and other actions a second from one person or socket, on average.
    max_answers, "max-answers", About::MaxAnswers, Kind::Count => u32 = 20, if |&n| n > 0;
    /// Reports of problems that are kept until the operator has removed some.
    max_reports, "max-reports", About::MaxReports, Kind::Count => usize = 1_000, if |&n| n > 0;
    /// Threads for bots; by default one less than there are cores.
    bot_threads, "bot-threads", About::BotThreads, Kind::Count => Option<usize> = None, if |&n| n != Some(0);
    /// The bot that plays for who is away.
    substitute, "substitute", About::Substitute, Kind::Bot => String = "level-3".into(), if |bot| BOTS.contains(&bot.as_str());
    /// Whether anybody may read `/metrics`, not only this machine and trusted proxies.
    metrics_public, "metrics-public", About::MetricsPublic, Kind::Switch => bool = false, if |_| true;
    /// What is logged.
    log, "log", About::Log, Kind::Filter => String = "info".into(), if |filter| logs::is_filter(filter);
    /// Whether logs are JSON.
    json_logs, "json-logs", About::JsonLogs, Kind::Switch => bool = false, if |_| true;
    /// Whether `/ws-echo` sends back what comes, for `harbour load`.
    echo, "echo", About::Echo, Kind::Switch => bool = false, if |_| true;
}

impl Settings {
    /// Whether an address is that of a proxy which is believed.
    pub fn trusts(&self, address: IpAddr) -> bool {
        self.trusted_proxies.iter().any(|proxy| proxy.contains(&address))
    }
}

/// Scheme and host, perhaps with a port, and nothing behind it: the server lives at the root of its address.
fn is_url(text: &str) -> bool {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let host = host.map(|host| host.strip_suffix('/').unwrap_or(host));
    host.is_some_and(|host| !host.is_empty() && !host.contains(|c: char| c.is_whitespace() || "/?#@\"".contains(c)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shown_can_be_read_again() {
        for setting in Setting::all() {
            let mut settings = Settings::default();
            let shown = setting.show(&settings);
            assert!(setting.read(&mut settings, &shown), "{}", setting.name);
            assert_eq!(settings, Settings::default(), "{}", setting.name);
        }
    }

    #[test]
    fn a_setting_is_called_the_same_everywhere() {
        let fields = format!("{:?}", Settings::default());
        let mut all = Setting::all().iter();
        assert!(all.all(|setting| fields.contains(&format!("{}: ", setting.name.replace('-', "_")))));
        let names: Vec<String> = Setting::all().iter().map(Setting::variable).collect();
        assert!(names.contains(&"HARBOUR_MAX_SOCKETS_PER_ADDRESS".to_owned()), "{names:?}");
    }

    #[test]
    fn proxies_are_addresses_or_ranges_in_either_form() {
        let setting = Setting::all().iter().find(|setting| setting.name == "trusted-proxies").unwrap();
        let mut settings = Settings::default();
        assert!(setting.read(&mut settings, "127.0.0.1,::ffff:10.0.0.7,::ffff:172.17.0.0/112,2001:db8::/32"));
        let trusts = |address: &str| settings.trusts(address.parse().unwrap());
        assert!(["127.0.0.1", "10.0.0.7", "172.17.9.9", "2001:db8::9"].into_iter().all(trusts));
        assert!(!["127.0.0.2", "10.0.0.8", "172.18.0.1", "2001:db9::9"].into_iter().any(trusts));
    }

    #[test]
    fn values_that_make_no_sense_are_refused() {
        let find = |name: &str| Setting::all().iter().find(|setting| setting.name == name).unwrap();
        for (name, good, bad) in [
            ("listen", "[::]:80", "localhost"),
            ("listen", "localhost:8852", ":8852"),
            ("public-url", "https://games.example.org:444/", "games.example.org"),
            ("public-url", "http://a", "https://a/b"),
            ("trusted-proxies", "127.0.0.1, ::1", "127.0.0.1;::1"),
            ("trusted-proxies", "172.17.0.0/16,fd00::/8", "172.17.0.0/33"),
            ("max-rate", "1", "0"),
            ("max-tables", "7", "-1"),
            ("bot-threads", "", "0"),
            ("substitute", "random", "me"),
            ("echo", "true", "yes"),
            ("log", "warn,server=debug", "server=loud"),
            ("log", "trace", "loud"),
        ] {
            let mut settings = Settings::default();
            assert!(find(name).read(&mut settings, good), "{name} {good}");
            let before = settings.clone();
            assert!(!find(name).read(&mut settings, bad), "{name} {bad}");
            assert_eq!(settings, before, "{name}");
        }
    }
}
