//! What no decent client sends: sockets by hand, frames of any kind.

use std::net::SocketAddr;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use crate::common::Person;

/// The address in a URL.
pub fn address(url: &str) -> SocketAddr {
    url.trim_start_matches("http://").parse().unwrap()
}

/// Connects with a small buffer, so that not reading is soon noticed.
pub async fn connect(url: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(32 * 1024).unwrap();
    socket.connect(address(url)).await.unwrap()
}

/// Sends a request as it is, and reads the status of the answer.
pub async fn request(url: &str, text: &str) -> Option<u16> {
    let mut stream = TcpStream::connect(address(url)).await.unwrap();
    // A server may have heard enough before all is sent.
    let _ = stream.write_all(text.as_bytes()).await;
    let mut head = [0; 12];
    let read = tokio::time::timeout(Duration::from_secs(5), stream.read_exact(&mut head)).await;
    read.expect("the server answers or hangs up").ok()?;
    std::str::from_utf8(&head[9..]).ok()?.parse().ok()
}

/// Sends what is no request and hears how the server ends it; the status, if it says one.
pub async fn garbage(url: &str, text: &str) -> Option<u16> {
    let mut stream = TcpStream::connect(address(url)).await.unwrap();
    // The server may hang up before it has all.
    let _ = stream.write_all(text.as_bytes()).await;
    let _ = stream.shutdown().await;
    let mut answer = Vec::new();
    let read = tokio::time::timeout(Duration::from_secs(5), stream.read_to_end(&mut answer)).await;
    // A reset is an end, too.
    let _ = read.expect("the server hangs up");
    std::str::from_utf8(answer.get(9..12)?).ok()?.parse().ok()
}

/// The request that opens a socket to a table.
pub fn upgrade(path: &str, headers: &str) -> String {
    format!(
        "GET {path} HTTP/1.1\r\nHost: harbour.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{headers}\r\n"
    )
}

/// A socket to a table, by hand, behind the server's greeting.
pub async fn socket(person: &Person, path: &str) -> TcpStream {
    let mut stream = connect(&person.url).await;
    let bearer = format!("Authorization: Bearer {}\r\n", person.token);
    stream.write_all(upgrade(path, &bearer).as_bytes()).await.unwrap();
    let mut head = [0; 12];
    stream.read_exact(&mut head).await.unwrap();
    assert_eq!(&head, b"HTTP/1.1 101");
    stream
}

/// A masked frame with any first byte.
pub fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    let mut frame = vec![first];
    match payload.len() {
        n @ 0..=125 => frame.push(0x80 | n as u8),
        n @ 126..=65_535 => {
            frame.push(0x80 | 0x7e);
            frame.extend((n as u16).to_be_bytes());
        }
        n => {
            frame.push(0x80 | 0x7f);
            frame.extend((n as u64).to_be_bytes());
        }
    }
    frame.extend([0; 4]);
    frame.extend(payload);
    frame
}

/// Reads until the server hangs up; how many bytes came. It must hang up in time.
pub async fn read_to_end(stream: &mut TcpStream, within: Duration) -> usize {
    let mut all = Vec::new();
    let read = tokio::time::timeout(within, stream.read_to_end(&mut all)).await;
    // A reset is an end, too.
    let _ = read.expect("the server hangs up");
    all.len()
}
