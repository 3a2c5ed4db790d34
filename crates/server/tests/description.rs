//! The page's types are made from a copy of what `/api` says, which has to be the same.

#[test]
fn the_page_knows_the_calls_as_they_are() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/wire/api.json");
    let known = std::fs::read_to_string(path).unwrap();
    let how = "cargo run -p server --example describe > web/src/wire/api.json";
    assert!(known.trim_end() == server::description(), "The calls have changed. Tell the page: {how}");
}
