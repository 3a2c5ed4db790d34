//! `cargo run --release -p load --example load -- URL TABLES SEATS SECONDS [RATE]`, for who works on the server's speed.

use load::{Plan, run};

#[tokio::main]
async fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize| args.get(i).and_then(|arg| arg.parse().ok());
    let plan = Plan {
        url: args[0].clone(),
        game: "blackout".into(),
        tables: number(1).unwrap_or(100),
        seats: number(2).unwrap_or(4),
        seconds: number(3).unwrap_or(10) as u64,
        rate: number(4).map(|rate| rate as u32),
        echo: args.get(5).is_some(),
    };
    match run(&plan).await {
        Ok(report) => println!("{report:#?}"),
        Err(why) => println!("{}", why.0),
    }
}
