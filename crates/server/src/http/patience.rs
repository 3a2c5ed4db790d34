//! How long a connection may be of no use. Who connects and asks nothing, or asks so slowly that nothing can be answered, is
//! not waited for: ten thousand of those would keep everybody else out.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use futures_util::future::select_all;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, Sleep, sleep_until};

use super::Limits;
use super::crowd::Pass;

/// How long nothing may leave on a connection, from the last time something did or from the first bytes that came after it. A socket
/// is asked every 25 seconds whether it is there, and who waits for something newer gets an answer 50 seconds after asking.
const LONGEST: Duration = Duration::from_mins(1);

/// Listens, lets in so many from one address, and is patient for so long.
pub struct Patient {
    /// Where it listens: at one address at least.
    pub listeners: Vec<TcpListener>,
    /// How many it lets in.
    pub limits: Arc<Limits>,
}

impl Listener for Patient {
    type Io = Connection<TcpStream>;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Self::Io, SocketAddr) {
        loop {
            // A connection that another listener could accept at the same moment waits in its queue.
            let accepting = self.listeners.iter_mut().map(|listener| Box::pin(Listener::accept(listener)));
            let ((stream, address), _, _) = select_all(accepting).await;
            // Who has too many already is hung up on; there is nobody yet to talk to.
            let Some(pass) = self.limits.connect(address.ip()) else { continue };
            // Small messages leave at once. Where that is not possible, they leave later.
            let _ = stream.set_nodelay(true);
            return (Connection { _pass: Some(pass), ..Connection::new(stream, LONGEST) }, address);
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listeners.first().map_or_else(|| Err(io::ErrorKind::NotConnected.into()), TcpListener::local_addr)
    }
}

/// Who is connected.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub SocketAddr);

impl Connected<IncomingStream<'_, Patient>> for Peer {
    fn connect_info(stream: IncomingStream<'_, Patient>) -> Peer {
        Peer(*stream.remote_addr())
    }
}

/// A connection that breaks when nothing has left on it for too long.
pub struct Connection<S> {
    stream: S,
    longest: Duration,
    /// When something left last, or something came first after it.
    since: Instant,
    /// Whether something has left and nothing has come since.
    has_answered: bool,
    alarm: Pin<Box<Sleep>>,
    // Kept for as long as the connection counts.
    _pass: Option<Pass>,
}

impl<S> Connection<S> {
    fn new(stream: S, longest: Duration) -> Connection<S> {
        let since = Instant::now();
        let alarm = Box::pin(sleep_until(since + longest));
        Connection { stream, longest, since, has_answered: false, alarm, _pass: None }
    }

    /// Something has come. Only the first of it counts: who asks byte by byte is not waited for any longer.
    fn note_read(&mut self) {
        if self.has_answered {
            self.has_answered = false;
            self.since = Instant::now();
        }
    }

    /// Something has left.
    fn note_written(&mut self) {
        self.has_answered = true;
        self.since = Instant::now();
    }

    /// Whether patience has ended. The alarm is set anew only when it goes off, which is seldom.
    fn is_too_long(&mut self, context: &mut Context<'_>) -> bool {
        while self.alarm.as_mut().poll(context).is_ready() {
            let end = self.since + self.longest;
            if end <= Instant::now() {
                return true;
            }
            self.alarm.as_mut().reset(end);
        }
        false
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Connection<S> {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, to: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let before = to.filled().len();
        match Pin::new(&mut self.stream).poll_read(context, to) {
            Poll::Pending if self.is_too_long(context) => Poll::Ready(Err(io::ErrorKind::TimedOut.into())),
            read => {
                if to.filled().len() > before {
                    self.note_read();
                }
                read
            }
        }
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Connection<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        if written.is_ready() {
            self.note_written();
        }
        written
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        if written.is_ready() {
            self.note_written();
        }
        written
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    const SHORT: Duration = Duration::from_millis(100);

    #[tokio::test]
    async fn who_asks_byte_by_byte_and_gets_nothing_is_not_waited_for() {
        let (mut client, server) = tokio::io::duplex(64);
        let slow = tokio::spawn(async move {
            // Half a request, slowly; whether it is taken does not matter.
            while client.write_all(b"G").await.is_ok() {
                tokio::time::sleep(SHORT / 10).await;
            }
        });
        let mut connection = Connection::new(server, SHORT);
        let began = Instant::now();
        let error = loop {
            let mut byte = [0];
            if let Err(error) = connection.read_exact(&mut byte).await {
                break error;
            }
        };
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
        assert!(began.elapsed() >= SHORT);
        slow.abort();
    }

    #[tokio::test]
    async fn who_is_answered_may_stay() {
        let (_client, server) = tokio::io::duplex(1024);
        let mut connection = Connection::new(server, SHORT);
        let began = Instant::now();
        let mut byte = [0];
        while began.elapsed() < SHORT * 3 {
            connection.write_all(b"x").await.unwrap();
            assert!(
                tokio::time::timeout(SHORT / 2, connection.read(&mut byte)).await.is_err(),
                "there is nothing to read"
            );
        }
        let error = connection.read(&mut byte).await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
    }

    #[tokio::test]
    async fn who_asks_after_a_while_is_waited_for_as_long_as_anybody() {
        let (mut client, server) = tokio::io::duplex(64);
        let longest = SHORT * 5;
        let mut connection = Connection::new(server, longest);
        connection.write_all(b"the answer before").await.unwrap();
        let mut byte = [0];
        let idle = tokio::time::timeout(longest * 6 / 10, connection.read(&mut byte)).await;
        assert!(idle.is_err(), "nothing is asked for a while");
        client.write_all(b"G").await.unwrap();
        connection.read_exact(&mut byte).await.unwrap();
        let began = Instant::now();
        // A second byte makes no difference.
        client.write_all(b"E").await.unwrap();
        let error = loop {
            if let Err(error) = connection.read_exact(&mut byte).await {
                break error;
            }
        };
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
        assert!(began.elapsed() >= longest * 9 / 10, "{:?}", began.elapsed());
    }
}
