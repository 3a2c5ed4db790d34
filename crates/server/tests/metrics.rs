//! The metrics: every one is documented, and faults are counted.

mod common;

use std::collections::BTreeMap;

use common::{House, Person, played};
use reqwest::{Client, StatusCode};
use serde_json::json;
use server::Metric;
use sqlx::{ConnectOptions, Executor};

async fn scrape(house: &House) -> String {
    Client::new().get(format!("{}/metrics", house.url())).send().await.unwrap().text().await.unwrap()
}

/// Returns the value of a series; 0 where there is none.
fn value(metrics: &str, series: &str) -> u64 {
    let found = metrics.lines().find_map(|line| line.strip_prefix(series)?.strip_prefix(' '));
    found.map_or(0, |value| value.parse().unwrap())
}

/// A started game of Hong Kong between the person and a bot.
async fn started(ada: &Person) -> String {
    let made = ada.must("/api/v1/tables", json!({ "game": "hongkong", "seats": ["me", "open"] })).await;
    let id = made["id"].as_str().unwrap().to_owned();
    let path = format!("/api/v1/tables/{id}/seats/B/bot");
    let (status, answer) = ada.call(reqwest::Method::PUT, &path, Some(json!({ "bot": "random" }))).await;
    assert!(status.is_success(), "{answer}");
    ada.must(&format!("/api/v1/tables/{id}/start"), json!({})).await;
    id
}

#[tokio::test]
async fn every_metric_has_help_and_type() {
    let house = House::new().await;
    let ada = house.person("Ada").await;
    let id = played(&ada, "hongkong", 2).await;
    let mut socket = ada.socket(&id, "seat=A").await;
    socket.next_is("hello").await;
    let metrics = scrape(&house).await;

    let comment = |word: &str| -> BTreeMap<&str, &str> {
        metrics
            .lines()
            .filter_map(|line| line.strip_prefix("# ")?.strip_prefix(word)?.trim_start().split_once(' '))
            .collect()
    };
    let (help, kinds) = (comment("HELP"), comment("TYPE"));
    for metric in Metric::all() {
        assert_eq!(help.get(metric.name), Some(&metric.help), "{}", metric.name);
        assert_eq!(kinds.get(metric.name), Some(&metric.kind.name()), "{}", metric.name);
    }
    for line in metrics.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let name = line.split(['{', ' ']).next().unwrap();
        let family = ["_bucket", "_sum", "_count"]
            .iter()
            .find_map(|end| name.strip_suffix(end).filter(|family| kinds.get(family) == Some(&"histogram")));
        let family = family.unwrap_or(name);
        assert!(Metric::all().iter().any(|metric| metric.name == family), "{family} is not documented: {line}");
    }
    assert!(value(&metrics, "harbour_open_sockets") >= 1);
    assert!(value(&metrics, "harbour_socket_messages_total{direction=\"sent\"}") > 1);
    assert!(value(&metrics, "harbour_table_commands_total{command=\"answer\",outcome=\"done\"}") > 1);
    house.running.stop().await;
}

#[tokio::test]
async fn failed_writes_are_counted() {
    let house = House::new().await;
    let ada = house.person("Ada").await;
    let id = started(&ada).await;
    let counted = [
        "harbour_failed_writes_total{reason=\"database\"}",
        "harbour_errors_total{source=\"write\"}",
        "harbour_table_commands_total{command=\"resign\",outcome=\"failed\"}",
        "harbour_http_requests_total{method=\"POST\",route=\"/api/v1/tables/{id}/seats/{seat}/resign\",status=\"500\"}",
    ];
    let before = scrape(&house).await;
    let file = house.folder.path().join("harbour.db");
    let mut database = sqlx::sqlite::SqliteConnectOptions::new().filename(file).connect().await.unwrap();
    let broken = "CREATE TRIGGER broken BEFORE INSERT ON step BEGIN SELECT RAISE(ABORT, 'as it was to be shown'); END";
    database.execute(broken).await.unwrap();
    let (status, _) = ada.post(&format!("/api/v1/tables/{id}/seats/A/resign"), json!({})).await;
    assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR);
    let after = scrape(&house).await;
    for series in counted {
        assert!(value(&after, series) > value(&before, series), "{series} has not risen: {after}");
    }
    database.execute("DROP TRIGGER broken").await.unwrap();
    house.running.stop().await;
}
