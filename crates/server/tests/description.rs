//! The API describes itself: every call with every way it may be refused. `contrib/fuzz-api` tries whether that is true.

mod common;

use common::House;
use serde_json::Value;

#[tokio::test]
async fn every_call_is_described_with_its_refusals() {
    let house = House::new().await;
    let description = house.person("Ada").await.get("/api").await.1;
    let paths = description["paths"].as_object().unwrap();
    let mut calls = 0;
    for (path, methods) in paths {
        for (method, call) in methods.as_object().unwrap() {
            let responses = call["responses"].as_object().unwrap();
            assert!(responses.keys().any(|status| status.starts_with('2')), "{method} {path}");
            for status in ["400", "401", "403", "404", "405", "409", "413", "429"] {
                let body = &responses.get(status).unwrap_or(&Value::Null)["content"]["application/json"]["schema"];
                assert_eq!(body["$ref"], "#/components/schemas/RefusedBody", "{method} {path} {status}");
            }
            assert!(call["summary"].is_string() || call["description"].is_string(), "{method} {path}");
            calls += 1;
        }
    }
    assert!(calls > 40, "{calls}");
    assert!(description["components"]["schemas"]["RefusedBody"].is_object());
    assert_eq!(description["components"]["securitySchemes"]["token"]["scheme"], "bearer");
}

/// The page's types are made from a copy of what `/api` says.
#[test]
fn the_page_knows_the_calls_as_they_are() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/wire/api.json");
    let known = std::fs::read_to_string(path).unwrap();
    let how = "cargo run -p server --example describe > web/src/wire/api.json";
    assert!(known.trim_end() == server::description(), "The calls have changed. Tell the page: {how}");
}
