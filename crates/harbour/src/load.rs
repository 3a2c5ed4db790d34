//! `harbour load`: many real games over real sockets against a running server, and what a step takes.

use clap::ArgMatches;
use load::{NotMeasured, Plan, Report, run as measure};
use serde_json::json;

use crate::complaint::Complaint;
use crate::say::Say;
use crate::screen::Screen;

/// `harbour load`
pub fn run(matches: &ArgMatches, mut screen: Screen<'_>) -> Result<(), Complaint> {
    let number = |name: &str, default: usize| matches.get_one::<u64>(name).map_or(default, |&n| n as usize);
    let text = |name: &str, default: &str| matches.get_one::<String>(name).cloned().unwrap_or_else(|| default.into());
    let game = text("game", "blackout");
    let plan = Plan {
        url: text("url", "http://127.0.0.1:8852"),
        tables: number("tables", 100),
        seats: if game == "hongkong" { 2 } else { number("seats", 4) },
        seconds: number("seconds", 10) as u64,
        rate: matches.get_one::<u64>("rate").map(|&rate| rate as u32),
        echo: matches.get_flag("echo"),
        game,
    };
    let runtime = tokio::runtime::Runtime::new()?;
    let report = runtime.block_on(measure(&plan)).map_err(|NotMeasured(why)| Say::NotMeasured { why })?;
    if matches.get_flag("json") {
        return Ok(screen.line(&as_json(&report).to_string())?);
    }
    tell(&mut screen, &plan, &report)
}

fn tell(screen: &mut Screen<'_>, plan: &Plan, report: &Report) -> Result<(), Complaint> {
    let text = screen.text;
    let (tables, sockets) = (plan.tables, plan.tables * plan.seats);
    let whole = |number: f64| text.decimal(number, 0);
    let kilobytes = |bytes: usize| text.decimal(bytes as f64 / 1_000.0, 1);
    screen.say(&Say::LoadHead { tables, sockets, seconds: plan.seconds })?;
    screen.say(&Say::LoadSteps {
        rate: whole(report.steps_per_second),
        steps: report.steps,
        finished: report.finished,
        errors: report.errors,
    })?;
    let milliseconds = |number: f64| text.decimal(number, 1);
    screen.say(&Say::LoadTimes {
        half: milliseconds(report.p50_ms),
        most: milliseconds(report.p99_ms),
        slowest: milliseconds(report.slowest_ms),
    })?;
    screen.say(&Say::LoadMemory {
        table: kilobytes(report.bytes_per_table),
        socket: kilobytes(report.bytes_per_socket),
        whole: text.decimal(report.bytes_after as f64 / 1e6, 0),
    })?;
    screen.say(&Say::LoadMemoryPlayed { table: kilobytes(report.bytes_per_table_played) })?;
    if let Some(echo) = &report.echo {
        let percent = whole(100.0 * report.steps_per_second / echo.steps_per_second.max(1.0));
        screen.say(&Say::LoadEcho { rate: whole(echo.steps_per_second), percent })?;
    }
    Ok(())
}

fn as_json(report: &Report) -> serde_json::Value {
    json!({
        "steps": report.steps, "steps_per_second": report.steps_per_second, "errors": report.errors,
        "finished": report.finished, "p50_ms": report.p50_ms, "p99_ms": report.p99_ms, "slowest_ms": report.slowest_ms,
        "bytes_per_table": report.bytes_per_table, "bytes_per_table_played": report.bytes_per_table_played, "bytes_per_socket": report.bytes_per_socket, "bytes": report.bytes_after,
        "echo_steps_per_second": report.echo.as_ref().map(|echo| echo.steps_per_second),
    })
}
