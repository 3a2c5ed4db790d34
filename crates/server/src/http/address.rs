//! Where a request comes from: who is connected, whom a trusted proxy names, and what counts as one visitor.
//!
//! A socket that listens at `[::]` shows IPv4 addresses as IPv6 ones; everything here is compared in its canonical form.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::http::HeaderMap;

use crate::settings::Settings;

/// The client's address: the one a trusted proxy names, else the one that is connected.
pub fn address(settings: &Settings, headers: &HeaderMap, peer: Option<SocketAddr>) -> IpAddr {
    let peer = peer.map_or(IpAddr::from([127, 0, 0, 1]), |peer| peer.ip().to_canonical());
    named(settings, headers, peer).unwrap_or(peer)
}

/// Whether a request comes from this machine or a proxy that is trusted, for itself and not for somebody else.
pub fn is_near(settings: &Settings, headers: &HeaderMap, peer: SocketAddr) -> bool {
    let peer = peer.ip().to_canonical();
    // A proxy nobody has told us of may stand on this very machine and ask for the whole world.
    let is_passed_on = headers.contains_key("x-forwarded-for") || headers.contains_key("forwarded");
    let from = if settings.trusts(peer) { named(settings, headers, peer) } else { (!is_passed_on).then_some(peer) };
    from.is_some_and(|from| from.is_loopback() || settings.trusts(from))
}

/// What limits count as one visitor: an IPv4 address, or the part of an IPv6 address that its user has not chosen.
pub fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        address @ IpAddr::V4(_) => address,
    }
}

/// Who asks by the word of trusted proxies; `None` where the last of them names somebody in a way we do not understand.
fn named(settings: &Settings, headers: &HeaderMap, peer: IpAddr) -> Option<IpAddr> {
    if !settings.trusts(peer) {
        return Some(peer);
    }
    // The last address that no trusted proxy has; what stands before it a client can write itself. So what cannot be read is
    // not passed over, either.
    let values = headers.get_all("x-forwarded-for").into_iter().map(|value| value.to_str().unwrap_or_default());
    let parts: Vec<&str> = values.flat_map(|value| value.split(',')).collect();
    for part in parts.into_iter().rev() {
        let address = read(part.trim())?;
        if !settings.trusts(address) {
            return Some(address);
        }
    }
    Some(peer)
}

/// An address as proxies write it, with or without a port.
fn read(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    let address = bare.parse().or_else(|_| text.parse().map(|address: SocketAddr| address.ip()));
    address.ok().map(|address| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings(proxies: &str) -> Settings {
        let proxies = proxies.split(',').filter(|proxy| !proxy.is_empty()).map(|proxy| proxy.parse().unwrap());
        Settings { trusted_proxies: proxies.collect(), ..Settings::default() }
    }

    fn headers(forwarded: &[&str]) -> HeaderMap {
        let value =
            |text: &&str| ("x-forwarded-for".parse().unwrap(), axum::http::HeaderValue::from_str(text).unwrap());
        forwarded.iter().map(value).collect()
    }

    fn peer(address: &str) -> SocketAddr {
        SocketAddr::new(address.parse().unwrap(), 4000)
    }

    #[test]
    fn the_last_address_that_is_no_proxys_is_the_clients() {
        for (proxies, from, forwarded, client) in [
            // Nobody is believed who is not named.
            ("", "127.0.0.1", vec!["10.0.0.1"], "127.0.0.1"),
            ("127.0.0.1/32", "10.0.0.9", vec!["10.0.0.1"], "10.0.0.9"),
            ("127.0.0.1/32", "127.0.0.1", vec!["1.2.3.4, 10.0.0.1"], "10.0.0.1"),
            ("127.0.0.1/32", "127.0.0.1", vec!["1.2.3.4", "10.0.0.1"], "10.0.0.1"),
            ("127.0.0.1/32", "127.0.0.1", vec![], "127.0.0.1"),
            // Whoever listens at [::] sees IPv4 addresses so.
            ("127.0.0.1/32", "::ffff:127.0.0.1", vec!["10.0.0.1"], "10.0.0.1"),
            ("127.0.0.1/32", "127.0.0.1", vec!["::ffff:10.0.0.1"], "10.0.0.1"),
            ("127.0.0.1/32", "127.0.0.1", vec!["10.0.0.1, ::ffff:127.0.0.1"], "10.0.0.1"),
            // Some proxies add ports.
            ("127.0.0.1/32", "127.0.0.1", vec!["10.0.0.1:1234"], "10.0.0.1"),
            ("127.0.0.1/32", "127.0.0.1", vec!["[2001:db8::1]:1234"], "2001:db8::1"),
            ("127.0.0.1/32", "127.0.0.1", vec!["[2001:db8::1]"], "2001:db8::1"),
            ("127.0.0.1/32", "127.0.0.1", vec!["2001:db8::1"], "2001:db8::1"),
            // Proxies by range.
            ("172.17.0.0/16,fd00::/8", "172.17.0.1", vec!["10.0.0.1, fd00::7, 172.17.200.3"], "10.0.0.1"),
            ("172.17.0.0/16", "172.18.0.1", vec!["10.0.0.1"], "172.18.0.1"),
            // What a client has written is not looked for behind what cannot be read.
            ("127.0.0.1/32", "127.0.0.1", vec!["1.2.3.4, unknown"], "127.0.0.1"),
            ("127.0.0.1/32", "127.0.0.1", vec!["1.2.3.4", "é"], "127.0.0.1"),
            ("127.0.0.1/32", "127.0.0.1", vec!["1.2.3.4,"], "127.0.0.1"),
        ] {
            let found = address(&settings(proxies), &headers(&forwarded), Some(peer(from)));
            assert_eq!(found, client.parse::<IpAddr>().unwrap(), "{proxies} {from} {forwarded:?}");
        }
    }

    #[test]
    fn this_machine_and_trusted_proxies_are_near() {
        for (proxies, from, forwarded, is) in [
            ("", "127.0.0.1", vec![], true),
            ("", "::ffff:127.0.0.1", vec![], true),
            ("", "::1", vec![], true),
            ("", "10.0.0.1", vec![], false),
            ("", "127.0.0.1", vec!["127.0.0.1"], false),
            ("127.0.0.1/32", "::ffff:127.0.0.1", vec!["10.0.0.1"], false),
            ("127.0.0.1/32", "127.0.0.1", vec!["unknown"], false),
            ("127.0.0.1/32", "127.0.0.1", vec![], true),
            ("172.17.0.0/16", "172.17.0.1", vec![], true),
            ("172.17.0.0/16", "172.17.0.1", vec!["172.17.0.2"], true),
        ] {
            let found = is_near(&settings(proxies), &headers(&forwarded), peer(from));
            assert_eq!(found, is, "{proxies} {from} {forwarded:?}");
        }
    }

    #[test]
    fn whoever_has_many_addresses_is_one_visitor() {
        let household = |address: &str| household(address.parse().unwrap());
        assert_eq!(household("2001:db8:1:2::1"), household("2001:db8:1:2:ffff:1:2:3"));
        assert_ne!(household("2001:db8:1:2::1"), household("2001:db8:1:3::1"));
        assert_eq!(household("::ffff:10.0.0.1"), household("10.0.0.1"));
        assert_ne!(household("10.0.0.1"), household("10.0.0.2"));
    }
}
