//! `cargo run --release -p server --example serve -- FOLDER PORT`: a bare server with its limits raised, for loads and crashes.

/// As `harbour` has it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

use server::{Running, Settings, System};

#[tokio::main]
async fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let port = args.get(1).and_then(|port| port.parse().ok()).unwrap_or(0);
    let settings = Settings {
        listen: ([127, 0, 0, 1], port).into(),
        data: args.first().map_or(".".into(), Into::into),
        max_rate: 1_000_000,
        max_answers: 1_000_000,
        max_sockets: 100_000,
        max_sockets_per_address: 100_000,
        max_tables: 100_000,
        echo: true,
        ..Settings::default()
    };
    match Running::start(settings, Box::new(System)).await {
        Ok(running) => {
            println!("{}", running.address);
            std::future::pending::<()>().await;
        }
        Err(why) => println!("{why:?}"),
    }
}
