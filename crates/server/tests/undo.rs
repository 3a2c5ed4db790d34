//! Taking back: nobody knows more after it than before the steps that were taken back, and it is offered whenever nobody has
//! learned anything since.

mod common;

use common::outside::Told;
use common::party::{Party, game};
use common::{Dice, House, choose};
use reqwest::StatusCode;
use serde_json::{Value, json};
use sqlx::{ConnectOptions, Row};

/// What a viewer knows, without the numbers that only ever rise and without what may be taken back.
fn knowledge(view: &Value) -> Value {
    let mut view = view.clone();
    let fields = view.as_object_mut().unwrap();
    fields.remove("v");
    fields.remove("at");
    fields.remove("take_backs");
    if let Some(question) = fields.get_mut("question").and_then(Value::as_object_mut) {
        question.remove("number");
    }
    view
}

fn all_knowledge(views: &[Value]) -> Vec<Value> {
    views.iter().map(knowledge).collect()
}

fn undoable(view: &Value) -> u64 {
    view["take_backs"]["undo"].as_u64().unwrap()
}

fn again(view: &Value) -> u64 {
    view["take_backs"]["redo"].as_u64().unwrap()
}

/// The log as it lies on the disk.
async fn log(house: &House) -> Vec<(String, String)> {
    let file = house.folder.path().join("harbour.db");
    let mut database = sqlx::sqlite::SqliteConnectOptions::new().filename(file).connect().await.unwrap();
    let rows = sqlx::query("SELECT actor, text FROM step ORDER BY game, n").fetch_all(&mut database).await.unwrap();
    rows.iter().map(|row| (row.get(0), row.get(1))).collect()
}

/// Plays a random game, or the beginning of one, and takes steps back wherever that is offered.
async fn play_and_take_back(table: Value, seed: u64, steps: usize) -> Tally {
    let told = Told::at(seed as i64 * 1_000);
    told.skip(seed * 100);
    let mut house = House::told(&told).await;
    let mut party = Party::at(&house, table).await;
    let mut dice = Dice(seed);
    let mut tally = Tally::default();
    let mut before = party.views().await;
    for step in 0..steps {
        let awaited = party.awaited(&before[0]);
        if awaited.is_empty() {
            break;
        }
        let seat = awaited[dice.below(awaited.len())];
        let question = &before[seat]["question"];
        let Some(answer) = choose(question, &mut dice) else { continue };
        let n_lines = log(&house).await.len();
        party.answer(seat, &answer, &question["number"]).await;
        let after = party.views().await;
        let lines = log(&house).await;
        let came = lines[n_lines..].iter().any(|(actor, _)| actor == "*");
        let others = || (0..after.len()).filter(|&viewer| viewer != seat);
        let heard = others().any(|viewer| before[viewer]["v"] != after[viewer]["v"]);
        for viewer in others().filter(|&viewer| before[viewer]["v"] == after[viewer]["v"]) {
            assert_eq!(before[viewer], after[viewer], "{answer} of seat {seat} changed {viewer}, who was not told");
        }
        let is_over = after[0]["asked"]["is_over"] == true;
        // It is offered whenever no outcome came and nobody else has heard anything.
        if !came && !heard && !is_over {
            assert_eq!(undoable(&after[seat]), undoable(&before[seat]) + 1, "{answer} of seat {seat}");
            tally.silent += 1;
        }
        if came {
            assert_eq!(undoable(&after[seat]), 0, "an outcome came after {answer} of seat {seat}");
        }
        if undoable(&after[seat]) == 0 || is_over {
            let (status, why) = party.undo(seat, "step").await;
            assert_eq!(status, StatusCode::CONFLICT, "{why}");
            assert_eq!(party.views().await, after, "a refused undo changed something");
            tally.barriers += 1;
        } else if dice.below(2) == 0 {
            tally.undone += 1;
            take_back_and_again(&party, seat, &before, &after).await;
            if dice.below(4) == 0 {
                restart_turn(&party, seat).await;
                tally.turns += 1;
            }
        }
        before = party.views().await;
        if step % 40 == 39 {
            // The log is the truth: what may be done again, and every number, come back with it.
            if undoable(&before[seat]) > 0 {
                party.undo(seat, "step").await;
                before = party.views().await;
            }
            house = house.again().await;
            party = party.moved(&house);
            assert_eq!(party.views().await, before, "after a restart");
            tally.restarts += 1;
        }
    }
    tally
}

/// What a game has tried out.
#[derive(Default, Debug)]
struct Tally {
    silent: usize,
    barriers: usize,
    undone: usize,
    turns: usize,
    restarts: usize,
}

impl Tally {
    fn add(&mut self, other: &Tally) {
        self.silent += other.silent;
        self.barriers += other.barriers;
        self.undone += other.undone;
        self.turns += other.turns;
        self.restarts += other.restarts;
    }
}

/// Takes the last step back: everybody knows what they knew before it. Does it again: everybody knows what they knew after.
async fn take_back_and_again(party: &Party, seat: usize, before: &[Value], after: &[Value]) {
    let (status, done) = party.undo(seat, "step").await;
    assert_eq!(status, StatusCode::OK, "{done}");
    let undone = party.views().await;
    assert_eq!(all_knowledge(&undone), all_knowledge(before), "an undo of seat {seat} leaves another knowledge");
    assert_eq!(undoable(&undone[seat]), undoable(&before[seat]));
    assert_eq!(undone[seat]["v"], done["v"]);
    for (viewer, was) in before.iter().enumerate() {
        let heard_of_it = was["v"] != after[viewer]["v"];
        let hears_of_undo = after[viewer]["v"] != undone[viewer]["v"];
        assert_eq!(heard_of_it, hears_of_undo, "viewer {viewer} is told of the undo if and only if of the step");
    }
    assert_eq!(again(&undone[seat]), 1);
    let (status, done) = party.plain(seat, "redo").await;
    assert_eq!(status, StatusCode::OK, "{done}");
    let redone = party.views().await;
    assert_eq!(all_knowledge(&redone), all_knowledge(after), "a redo of seat {seat} leaves another knowledge");
    assert_eq!(redone[seat]["take_backs"], after[seat]["take_backs"]);
}

/// Takes the whole turn back and does it again, step by step.
async fn restart_turn(party: &Party, seat: usize) {
    let before = party.views().await;
    let steps = undoable(&before[seat]);
    let (status, why) = party.undo(seat, "turn").await;
    assert_eq!(status, StatusCode::OK, "{why}");
    let restarted = party.views().await;
    assert_eq!(undoable(&restarted[seat]), 0);
    assert_eq!(again(&restarted[seat]), steps);
    assert_eq!(party.undo(seat, "step").await.0, StatusCode::CONFLICT);
    for done in 1..=steps {
        let (status, why) = party.plain(seat, "redo").await;
        assert_eq!(status, StatusCode::OK, "step {done} of {steps}: {why}");
    }
    let redone = party.views().await;
    assert_eq!(all_knowledge(&redone), all_knowledge(&before));
    assert_eq!(undoable(&redone[seat]), steps);
    assert_eq!(party.plain(seat, "redo").await.0, StatusCode::CONFLICT);
}

#[tokio::test]
async fn nobody_knows_more_after_an_undo_in_hong_kong() {
    let mut all = Tally::default();
    for seed in 0..5 {
        all.add(&play_and_take_back(game("hongkong", 2, None), seed, 80).await);
    }
    // A piece of a double move is seen by the other seat, who is not asked yet, so it can be taken back.
    assert!(all.undone > 10 && all.barriers > 10 && all.turns > 2, "{all:?}");
}

#[tokio::test]
async fn nobody_knows_more_after_an_undo_in_blackout() {
    let mut all = Tally::default();
    for (n_seats, chapter, seed) in [(1, Some(2), 1), (1, Some(5), 2), (2, None, 3), (3, Some(4), 4), (4, None, 5)] {
        all.add(&play_and_take_back(game("blackout", n_seats, chapter), seed, 220).await);
    }
    assert!(all.undone > 80 && all.barriers > 50 && all.turns > 15 && all.restarts > 10, "{all:?}");
    assert!(all.silent > 100, "{all:?}");
}

/// Everything a viewer can ask for over plain HTTP, as bytes.
async fn everything(party: &Party, viewer: usize) -> Vec<String> {
    let (eyes, id) = (party.eyes(viewer), &party.id);
    let paths = [
        format!("/api/v1/tables/{id}?{eyes}"),
        format!("/api/v1/tables/{id}/view?{eyes}"),
        format!("/api/v1/tables/{id}/view?since=0&{eyes}"),
        format!("/api/v1/tables/{id}/log?{eyes}"),
        format!("/api/v1/tables/{id}/export?{eyes}"),
        "/api/v1/tables".into(),
        "/api/v1/me/games".into(),
    ];
    let mut bytes = Vec::new();
    for path in paths {
        let (status, body) = party.viewer(viewer).get(&path).await;
        bytes.push(format!("{path} {status} {body}"));
    }
    bytes
}

fn offers_starting<'t>(view: &'t Value, word: &str) -> Vec<&'t str> {
    let offers = view["question"]["offers"].as_array().into_iter().flatten();
    offers.filter_map(|offer| offer["answer"].as_str()).filter(|answer| answer.starts_with(word)).collect()
}

/// Everybody answers until somebody plans.
async fn reach_planning(party: &Party, dice: &mut Dice) -> usize {
    loop {
        let views = party.views().await;
        let awaited = party.awaited(&views[0]);
        if let Some(&seat) = awaited.iter().find(|&&seat| !offers_starting(&views[seat], "plan").is_empty()) {
            return seat;
        }
        let question = &views[awaited[0]]["question"];
        party.answer(awaited[0], &choose(question, dice).unwrap(), &question["number"]).await;
    }
}

#[tokio::test]
async fn silent_edits_of_a_plan_and_their_undo_change_nothing_for_others() {
    let told = Told::at(1_000_000);
    let house = House::told(&told).await;
    let mut table = game("blackout", 3, None);
    table["is_public"] = json!(true);
    let party = Party::at(&house, table).await;
    let mut dice = Dice(3);
    let seat = reach_planning(&party, &mut dice).await;
    let others: Vec<usize> = (0..4).filter(|&viewer| viewer != seat).collect();
    let mut sockets = Vec::new();
    for &viewer in &others {
        let mut socket = party.viewer(viewer).socket(&party.id, &party.eyes(viewer)).await;
        socket.next_is("hello").await;
        sockets.push(socket);
    }
    let mut before = Vec::new();
    for &viewer in &others {
        before.push(everything(&party, viewer).await);
    }
    let (mut edits, mut undone) = (0, 0);
    for _ in 0..60 {
        told.pass(5_000);
        let view = party.view(seat).await;
        let edit: Vec<&str> = offers_starting(&view, "").into_iter().filter(|answer| *answer != "ready").collect();
        match dice.below(4) {
            0 if undoable(&view) > 0 => {
                let how = ["step", "turn"][dice.below(2)];
                assert_eq!(party.undo(seat, how).await.0, StatusCode::OK);
                undone += 1;
            }
            1 if again(&view) > 0 => assert_eq!(party.plain(seat, "redo").await.0, StatusCode::OK),
            _ => {
                party.answer(seat, edit[dice.below(edit.len())], &view["question"]["number"]).await;
                edits += 1;
            }
        }
        for (&viewer, before) in others.iter().zip(&before) {
            assert_eq!(everything(&party, viewer).await, *before, "viewer {viewer} notices an edit of seat {seat}");
        }
    }
    assert!(edits > 10 && undone > 3, "{edits} edits, {undone} undone");
    // What they hear next is not about that: only of the remark.
    party.watcher.must(&format!("/api/v1/tables/{}/remarks", party.id), json!({ "words": "Well?" })).await;
    for socket in &mut sockets {
        assert_eq!(socket.next().await.unwrap()["is"], "remark");
    }
}

/// Plays Hong Kong until a seat has just ended its turn, so that what it did is beyond the barrier.
async fn beyond_barrier(party: &Party) -> usize {
    let mut dice = Dice(1);
    for n in 0.. {
        let view = party.view(0).await;
        let seat = party.awaited(&view)[0];
        let question = party.view(seat).await["question"].clone();
        party.answer(seat, &choose(&question, &mut dice).unwrap(), &question["number"]).await;
        let after = party.view(seat).await;
        if n > 3 && undoable(&after) == 0 && !party.awaited(&after).contains(&seat) {
            return seat;
        }
    }
    unreachable!()
}

#[tokio::test]
async fn beyond_the_barrier_all_people_must_agree_and_the_game_is_marked() {
    let house = House::new().await;
    let party = Party::at(&house, game("hongkong", 2, None)).await;
    let seat = beyond_barrier(&party).await;
    let other = 1 - seat;
    let before = party.views().await;
    let info = |party: &Party| {
        let (person, path) = (party.people[0].clone(), format!("/api/v1/tables/{}", party.id));
        async move { person.get(&path).await.1 }
    };
    assert_eq!(party.consent(other, true).await.0, StatusCode::CONFLICT, "nobody has asked for anything");
    let mut socket = party.people[other].socket(&party.id, &party.eyes(other)).await;
    socket.next_is("hello").await;
    // One refusal ends it.
    assert_eq!(party.plain(seat, "ask-back").await.1["agreed"], false);
    assert_eq!(socket.next_is("plea").await["agreed"], ["A", "B"][seat]);
    assert_eq!(party.consent(other, false).await.1["agreed"], false);
    assert_eq!(socket.next_is("plea").await["refused"], ["A", "B"][other]);
    assert_eq!(party.consent(other, true).await.0, StatusCode::CONFLICT, "the refused plea is gone");
    assert_eq!(party.views().await, before);
    assert_eq!(info(&party).await["is_marked"], false);
    // Who asks cannot agree for the others; who comes in the middle of it is told.
    party.plain(seat, "ask-back").await;
    let mut late = party.people[other].socket(&party.id, &party.eyes(other)).await;
    assert_eq!(late.next_is("hello").await["plea"]["by"], ["A", "B"][seat]);
    assert_eq!(party.consent(seat, true).await.1["agreed"], false);
    assert_eq!(party.views().await, before);
    // With all it goes back to before the seat's last step.
    assert_eq!(party.consent(other, true).await.1["agreed"], true);
    let after = party.views().await;
    assert_eq!(party.awaited(&after[0]), [seat]);
    assert_eq!(info(&party).await["is_marked"], true);
    let house = house.again().await;
    let party = party.moved(&house);
    assert_eq!(party.views().await, after);
    assert_eq!(info(&party).await["is_marked"], true);
}

#[tokio::test]
async fn a_plea_means_the_step_it_was_made_after_and_ends_with_the_game() {
    let house = House::new().await;
    let party = Party::at(&house, game("hongkong", 2, None)).await;
    let seat = beyond_barrier(&party).await;
    let other = 1 - seat;
    let turns = |view: &Value| view["view"]["turn"]["turns"].as_u64().unwrap();
    let before = turns(&party.view(0).await);
    party.plain(seat, "ask-back").await;
    let mut dice = Dice(2);
    while turns(&party.view(0).await) < before + 2 {
        let awaited = party.awaited(&party.view(0).await)[0];
        let question = party.view(awaited).await["question"].clone();
        party.answer(awaited, &choose(&question, &mut dice).unwrap(), &question["number"]).await;
    }
    // The step that was meant goes, with all that has followed it.
    assert_eq!(party.consent(other, true).await.1["agreed"], true);
    assert_eq!(turns(&party.view(0).await), before - 1);
    beyond_barrier(&party).await;
    party.plain(seat, "ask-back").await;
    party.plain(seat, "resign").await;
    assert_eq!(party.consent(other, true).await.0, StatusCode::CONFLICT, "the game is over");
}

#[tokio::test]
async fn whoever_takes_back_what_came_to_nothing_hears_of_the_new_question() {
    let house = House::new().await;
    let party = Party::at(&house, game("blackout", 2, None)).await;
    let seat = reach_planning(&party, &mut Dice(3)).await;
    let plan = offers_starting(&party.view(seat).await, "plan-")[0].to_owned();
    let slot = plan.split('-').nth(1).unwrap().to_owned();
    for answer in [plan, format!("unplan-{slot}")] {
        let number = party.view(seat).await["question"]["number"].clone();
        party.answer(seat, &answer, &number).await;
    }
    let mut socket = party.people[seat].socket(&party.id, &party.eyes(seat)).await;
    let v = socket.next_is("hello").await["game"]["v"].as_u64().unwrap();
    socket.send(json!({ "do": "undo", "how": "turn", "id": 1 })).await;
    let change = socket.next_is("change").await;
    let now = party.view(seat).await;
    assert_eq!(change["v"], v + 1);
    assert_eq!(
        (&change["question"]["number"], &change["take_backs"]),
        (&now["question"]["number"], &now["take_backs"])
    );
}

#[tokio::test]
async fn who_plays_alone_needs_nobodys_consent_but_the_game_is_marked() {
    let house = House::new().await;
    for table in [game("blackout", 1, Some(1)), json!({ "game": "hongkong", "seats": ["me", "random"], "first": "A" })]
    {
        let party = Party::at(&house, table).await;
        let mut dice = Dice(5);
        // Until something was done that cannot be taken back alone.
        loop {
            let view = party.people[0].view(&party.id, "A").await["game"].clone();
            if let Some(answer) = choose(&view["question"], &mut dice) {
                party.answer(0, &answer, &view["question"]["number"]).await;
                if undoable(&party.view(0).await) == 0 {
                    break;
                }
            }
        }
        assert_eq!(party.plain(0, "ask-back").await.1["agreed"], true);
        let info = party.people[0].get(&format!("/api/v1/tables/{}", party.id)).await.1;
        assert_eq!(info["is_marked"], true, "{info}");
    }
}

#[tokio::test]
async fn the_tables_policy_says_what_may_be_taken_back() {
    let told = Told::at(1_000_000);
    let house = House::told(&told).await;
    for policy in ["none", "misclick", "full"] {
        let mut table = game("blackout", 2, None);
        table["options"] = json!({ "undo": policy });
        let party = Party::at(&house, table).await;
        let mut dice = Dice(11);
        let seat = reach_planning(&party, &mut dice).await;
        for _ in 0..2 {
            let view = party.view(seat).await;
            party.answer(seat, offers_starting(&view, "plan")[0], &view["question"]["number"]).await;
        }
        let offered = undoable(&party.view(seat).await);
        match policy {
            "none" => {
                assert_eq!(offered, 0, "nothing is offered that would be refused");
                assert_eq!(party.undo(seat, "step").await.0, StatusCode::CONFLICT);
                assert_eq!(party.undo(seat, "turn").await.0, StatusCode::CONFLICT);
                assert_eq!(party.plain(seat, "ask-back").await.0, StatusCode::CONFLICT);
            }
            "misclick" => {
                assert_eq!(offered, 1, "only the last step is offered");
                assert_eq!(party.undo(seat, "turn").await.0, StatusCode::CONFLICT);
                assert_eq!(party.plain(seat, "ask-back").await.0, StatusCode::CONFLICT);
                told.pass(10_000);
                assert_eq!(party.undo(seat, "step").await.0, StatusCode::OK);
                assert_eq!(party.plain(seat, "redo").await.0, StatusCode::OK);
                told.pass(10_001);
                assert_eq!(party.undo(seat, "step").await.0, StatusCode::CONFLICT);
            }
            _ => {
                told.pass(1_000_000);
                assert_eq!(party.undo(seat, "turn").await.0, StatusCode::OK);
            }
        }
    }
}
