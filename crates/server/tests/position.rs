//! The position as text that a seat can ask for: it is the seat's own view, and nobody else gets it.

mod common;

use blackout::Blackout;
use common::{House, Person};
use game::{List, Seat, Viewer};
use hongkong::HongKong;
use reqwest::StatusCode;
use serde_json::{Value, json};
use server::{PositionText, Shown};

/// How many decisions of each game are looked at.
const DECISIONS: usize = 120;

/// Returns a started game of two people, each with a seat.
async fn started(house: &House, game: &str) -> (String, [Person; 2]) {
    let people = [house.person("Ada").await, house.person("Ben").await];
    let new = json!({ "game": game, "seats": ["me", "open"], "is_public": true });
    let id = people[0].must("/api/v1/tables", new).await["id"].as_str().unwrap().to_owned();
    people[1].must(&format!("/api/v1/tables/{id}/join"), json!({})).await;
    people[0].must(&format!("/api/v1/tables/{id}/start"), json!({})).await;
    (id, people)
}

/// Checks that the position of a reply is the view and the question of the same reply.
fn check<G: Shown + PositionText>(rules: &G, viewer: Viewer, game: &Value) {
    let position = game["position"].as_str().unwrap();
    let view = G::parse_view(position, viewer).unwrap_or_else(|| panic!("{viewer:?}: {position}"));
    assert_eq!(G::position(&view), position);
    assert_eq!(serde_json::to_value(rules.sections(None, &view)).unwrap(), game["view"], "{position}");
    let offers = game["question"]["offers"].as_array().map(Vec::as_slice).unwrap_or_default();
    let mut offered: Vec<String> = offers.iter().map(|offer| offer["answer"].as_str().unwrap().into()).collect();
    let mut list = G::Actions::default();
    rules.legal(&view, &mut list);
    let mut legal: Vec<String> = list.actions().iter().map(|&action| rules.print_action(action)).collect();
    offered.sort();
    legal.sort();
    assert_eq!(offered, legal, "{position}");
}

async fn the_position_is_the_view_of_the_seat<G: Shown + PositionText>(rules: &G) {
    let house = House::new().await;
    let (id, people) = started(&house, G::NAME).await;
    let mut n_decisions = 0;
    while n_decisions < DECISIONS {
        let before = n_decisions;
        for (seat, person) in [Seat::A, Seat::B].into_iter().zip(&people) {
            let path = format!("/api/v1/tables/{id}/view?seat={seat}&position=true");
            let game = person.get(&path).await.1["game"].clone();
            check(rules, seat.into(), &game);
            let Some(offers) = game["question"]["offers"].as_array() else { continue };
            let answer = offers[n_decisions % offers.len()]["answer"].as_str().unwrap();
            let question = &game["question"]["number"];
            assert!(person.answer(&id, &seat.to_string(), answer, question).await.0.is_success());
            n_decisions += 1;
        }
        let watched = people[0].get(&format!("/api/v1/tables/{id}/view?position=true")).await.1;
        check(rules, Viewer::Spectator, &watched["game"]);
        if n_decisions == before {
            break;
        }
    }
    assert!(n_decisions > 20, "{n_decisions}");
}

#[tokio::test]
async fn the_position_is_the_view_of_the_seat_in_hong_kong() {
    the_position_is_the_view_of_the_seat(&HongKong).await;
}

#[tokio::test]
async fn the_position_is_the_view_of_the_seat_in_blackout() {
    the_position_is_the_view_of_the_seat(&Blackout { components: boxes::embedded().components }).await;
}

#[tokio::test]
async fn nobody_gets_the_position_of_another_seat() {
    let house = House::new().await;
    let (id, [ada, ben]) = started(&house, "blackout").await;
    let stranger = house.person("Eve").await;
    let path = |seat: &str| format!("/api/v1/tables/{id}/view?seat={seat}&position=true");
    for (person, seat) in [(&ada, "B"), (&ben, "A"), (&stranger, "A"), (&stranger, "B")] {
        let (status, reply) = person.get(&path(seat)).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{reply}");
        assert!(!reply.to_string().contains("position"), "{reply}");
    }
    let watched = stranger.get(&format!("/api/v1/tables/{id}/view?position=true")).await.1;
    let position = watched["game"]["position"].as_str().unwrap();
    assert!(Blackout::parse_view(position, Viewer::Spectator).is_some(), "{position}");
    assert_eq!(Blackout::parse_view(position, Seat::A.into()), None, "a spectator's position is no seat's");
}

#[tokio::test]
async fn the_position_is_sent_only_on_request() {
    let house = House::new().await;
    let (id, [ada, _]) = started(&house, "hongkong").await;
    for query in ["", "&position=false", "&since=0"] {
        let (status, reply) = ada.get(&format!("/api/v1/tables/{id}/view?seat=A{query}")).await;
        assert_eq!((status, reply["game"].get("position")), (StatusCode::OK, None), "{query}");
    }
    let (status, reply) = ada.get(&format!("/api/v1/tables/{id}/view?seat=A&since=0&wait=50&position=true")).await;
    assert!(status.is_success() && reply["game"]["position"].is_string(), "{reply}");
    let (status, _) = ada.get(&format!("/api/v1/tables/{id}/view?seat=A&position=perhaps")).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    // Before the start there is no position, as there is no view.
    let new = json!({ "game": "hongkong", "seats": ["me", "open"] });
    let waiting = ada.must("/api/v1/tables", new).await["id"].as_str().unwrap().to_owned();
    let (status, reply) = ada.get(&format!("/api/v1/tables/{waiting}/view?seat=A&position=true")).await;
    assert_eq!((status, reply.get("game")), (StatusCode::OK, None), "{reply}");
}
