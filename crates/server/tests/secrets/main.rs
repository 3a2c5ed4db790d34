//! Secrets on the wire: whatever a viewer is sent stays the same, byte for byte, under another history that differs only in
//! what the viewer cannot know. Time, ids and luck are told beforehand. A build with `HARBOUR_LEAK` set fails here, for it sends
//! everybody what another seat sees.

#[path = "../common/mod.rs"]
mod common;
mod twins;
mod worlds;

use blackout::{Blackout, Chapter, Setup};
use common::party::{LETTERS, Party, game};
use common::{Dice, Socket};
use game::Viewer;
use game::contract::Subject;
use reqwest::Method;
use serde_json::{Value, json};
use twins::{Sides, Twin, align, heard_up_to};
use worlds::Worlds;

/// What a run has tried.
#[derive(Clone, Copy, Default, Debug)]
struct Tally {
    /// Moments when the worlds were different ones.
    different: usize,
    /// Requests that were compared, and socket messages.
    requests: usize,
    messages: usize,
    /// How often the worlds had to be made one again.
    aligned: usize,
    /// The other seats' own views that were different ones.
    known_to_others: usize,
}

struct Run<'t, G: Subject> {
    worlds: Worlds<G>,
    twins: [Twin; 2],
    parties: [Party; 2],
    viewer: usize,
    /// As whom the bytes are compared; another than the viewer to show that the comparison can fail.
    compared: usize,
    sockets: [Socket; 2],
    heard: [u64; 2],
    seen_answers: Vec<String>,
    dice: &'t mut Dice,
    tally: Tally,
}

async fn open(parties: &[Party; 2], viewer: usize, since: u64) -> Result<([Socket; 2], [u64; 2]), String> {
    let query = format!("{}&since={since}", parties[0].eyes(viewer));
    let mut sockets = Vec::new();
    let (mut greetings, mut texts, mut v) = (Vec::new(), Vec::new(), 0);
    for party in parties {
        let mut socket = party.viewer(viewer).socket(&party.id, &query).await;
        let mut greeting: Vec<Value> = Vec::new();
        while greeting.last().is_none_or(|message| message["is"] != "hello") {
            let text = socket.next_text().await.unwrap();
            greeting.push(serde_json::from_str(&text).unwrap());
            texts.push(text);
        }
        sockets.push(socket);
        v = greeting.pop().and_then(|hello| hello["game"]["v"].as_u64()).unwrap();
        greetings.push(std::mem::take(&mut texts));
    }
    if greetings[0] != greetings[1] {
        return Err(format!("greetings\n{:#?}\n{:#?}", greetings[0], greetings[1]));
    }
    let second = sockets.pop().unwrap();
    Ok(([sockets.pop().unwrap(), second], [v, v]))
}

impl<G: Subject> Run<'_, G> {
    /// One more answer in both worlds, or a step taken back, and then everything the viewer can see or try.
    async fn go_on(mut self) -> Result<Option<Self>, String> {
        let Some((seat, action)) = self.worlds.pick(self.dice) else { return Ok(None) };
        self.twins.iter().for_each(|twin| twin.told.pass(1_234));
        if self.dice.below(5) == 0 && self.worlds.take_back(seat) {
            for party in &self.parties {
                let (status, why) = party.undo(seat.index(), "step").await;
                assert!(status.is_success(), "{why}");
            }
        } else {
            let mut happened = self.worlds.play(seat, action, self.dice);
            if happened.is_none() {
                // The rules are about to show the difference; so that there is none, the other world becomes this one.
                self = self.align().await?;
                happened = self.worlds.play(seat, action, self.dice);
            }
            let happened = happened.expect("in one and the same world everything goes");
            for ((party, twin), happening) in self.parties.iter().zip(&self.twins).zip(happened) {
                twin.luck.add(happening.luck);
                party.answer(seat.index(), &happening.answer, &Value::Null).await;
                assert!(twin.luck.is_used_up(), "the server deals as the rules do");
                self.seen_answers.push(happening.answer);
            }
        }
        if self.worlds.here.is_over(&self.worlds.rules) {
            // At the end the luck is told, and with it everything.
            return Ok(None);
        }
        self.tally.different += usize::from(self.worlds.differ());
        self.compare_messages().await?;
        self.compare_requests().await?;
        Ok(Some(self))
    }

    async fn align(mut self) -> Result<Self, String> {
        self.worlds.align();
        for socket in &mut self.sockets {
            socket.close().await;
        }
        (self.twins, self.parties) = align(self.twins, self.parties).await;
        let since = self.heard[0].saturating_sub(3);
        (self.sockets, self.heard) = open(&self.parties, self.compared, since).await?;
        self.tally.aligned += 1;
        Ok(self)
    }

    async fn compare_messages(&mut self) -> Result<(), String> {
        let mut all = Vec::new();
        for ((party, socket), last) in self.parties.iter().zip(&mut self.sockets).zip(&mut self.heard) {
            let v = party.view(self.compared).await["v"].as_u64().unwrap();
            all.push(heard_up_to(socket, last, v).await);
        }
        self.tally.messages += all[0].len();
        if all[0] == all[1] { Ok(()) } else { Err(format!("messages\n{:#?}\n{:#?}", all[0], all[1])) }
    }

    async fn compare_requests(&mut self) -> Result<(), String> {
        let sides = Sides { parties: &self.parties, viewer: self.compared };
        let (id, eyes) = (self.parties[0].id.clone(), self.parties[0].eyes(self.compared));
        let v = self.heard[0];
        let table = format!("/api/v1/tables/{id}");
        let other = LETTERS[(self.compared + 1) % self.parties[0].people.len()];
        let older = self.dice.below(v as usize + 1);
        let mut gets = vec![format!("{table}/view?{eyes}")];
        // The rest is long, so it is looked at in turn.
        let rest = [
            format!("{table}?{eyes}"),
            format!("{table}/view?{eyes}&since={older}"),
            format!("{table}/view?{eyes}&position=true"),
            format!("{table}/view?seat={other}&position=true"),
            format!("{table}/log?{eyes}"),
            format!("{table}/replay?{eyes}"),
            format!("{table}/log/{older}?{eyes}"),
            format!("{table}/log/{}?{eyes}", v + 1),
            format!("{table}/export?{eyes}"),
            format!("{table}/luck?{eyes}"),
            format!("{table}/remarks?{eyes}"),
            format!("{table}/note"),
            format!("{table}/view?seat={other}"),
            format!("{table}/log?seat={other}&since=1"),
            format!("{table}/view?seat=X"),
            "/api/v1/me/games".into(),
            "/api/v1/tables".into(),
        ];
        gets.extend((0..4).map(|_| rest[self.dice.below(rest.len())].clone()));
        for path in gets {
            sides.same(Method::GET, &path, None).await?;
            self.tally.requests += 1;
        }
        let seat = LETTERS.get(self.compared).filter(|_| self.compared < self.parties[0].people.len());
        let seat = format!("{table}/seats/{}", seat.unwrap_or(&other));
        let tried = &self.seen_answers[self.dice.below(self.seen_answers.len())];
        let view = self.parties[0].view(self.compared).await;
        let offers = view["question"]["offers"].as_array().cloned().unwrap_or_default();
        let offered: Vec<&str> = offers.iter().filter_map(|offer| offer["answer"].as_str()).collect();
        let offer = if offered.is_empty() { tried } else { offered[self.dice.below(offered.len())] };
        let stale = view["question"]["number"].as_u64().unwrap_or(1) + 1;
        let posts = [
            ("preview", json!({ "answers": [offer] })),
            ("preview", json!({ "answers": [offer, tried] })),
            ("preview", json!({ "answers": [tried] })),
            ("why-not", json!({ "answer": tried })),
            ("why-not", json!({ "answer": offer })),
            ("why-not", json!({ "answer": "nonsense" })),
            ("answer", json!({ "answers": [offer], "question": stale })),
            ("answer", json!({ "answers": ["nonsense"] })),
            ("answer", json!({ "answers": [] })),
            ("consent", json!({ "agrees": true })),
            ("undo", json!({ "how": "all" })),
        ];
        for _ in 0..3 {
            let (what, body) = &posts[self.dice.below(posts.len())];
            sides.same(Method::POST, &format!("{seat}/{what}"), Some(body.clone())).await?;
            self.tally.requests += 1;
        }
        let [here, there] = &self.parties;
        let owns = |seat: &usize| *seat != self.viewer;
        for seat in (0..here.people.len()).filter(owns) {
            self.tally.known_to_others += usize::from(here.view(seat).await != there.view(seat).await);
        }
        Ok(())
    }
}

/// Plays a game in two worlds that the viewer cannot tell apart, and compares all that somebody is sent.
async fn try_out<G: Subject>(
    rules: G,
    setup: G::Setup,
    table: Value,
    (viewer, compared): (usize, usize),
    (seed, steps): (u64, usize),
) -> Result<Tally, String> {
    let mut dice = Dice(seed);
    let n = rules.seats(&setup).len();
    let eyes = rules.seats(&setup).iter().nth(viewer).map_or(Viewer::Spectator, Viewer::Seat);
    let mut worlds = Worlds::new(rules, &setup, eyes);
    let luck = worlds.begin(&mut dice);
    let twins = [Twin::new().await, Twin::new().await];
    let mut parties = Vec::new();
    for (twin, luck) in twins.iter().zip(luck) {
        twin.luck.add(luck);
        parties.push(Party::at(&twin.house, table.clone()).await);
    }
    assert_eq!(parties[0].people.len(), n);
    let second = parties.pop().unwrap();
    let parties = [parties.pop().unwrap(), second];
    let (sockets, heard) = open(&parties, compared, 0).await?;
    let tally = Tally::default();
    let seen_answers = Vec::new();
    let mut run =
        Run { worlds, twins, parties, viewer, compared, sockets, heard, seen_answers, dice: &mut dice, tally };
    let mut last = Tally::default();
    for step in 0..steps {
        if step % 16 == 3 {
            for party in &run.parties {
                party.people[0].must(&format!("/api/v1/tables/{}/remarks", party.id), json!({ "words": "Hm." })).await;
            }
        }
        match run.go_on().await? {
            Some(on) => run = on,
            None => return Ok(last),
        }
        last = run.tally;
    }
    Ok(last)
}

fn blackout() -> Blackout {
    Blackout { components: boxes::embedded().components }
}

fn setup_of(n_seats: usize, chapter: Option<u8>) -> Setup {
    let chapter = chapter.map(|chapter| Chapter::ALL[usize::from(chapter) - 1]);
    Setup { n_seats: n_seats as u8, chapter, losses: 0 }
}

async fn blackout_stays_secret(n_seats: usize, chapter: Option<u8>, viewers: &[usize]) {
    for &viewer in viewers {
        let (setup, mut table) = (setup_of(n_seats, chapter), game("blackout", n_seats, chapter));
        table["options"] = json!({ "clock": { "kind": "live", "bank": 80_000, "increment": 5 } });
        table["is_public"] = json!(viewer == n_seats);
        let seed = 100 * n_seats as u64 + viewer as u64;
        let tried = Box::pin(try_out(blackout(), setup, table, (viewer, viewer), (seed, 100))).await;
        let tally = tried.unwrap_or_else(|why| panic!("{n_seats} seats, viewer {viewer} is told: {why}"));
        assert!(tally.requests > 300 && tally.messages > 20, "{tally:?}");
        if n_seats > 1 || viewer == 1 {
            assert!(tally.different >= 20 && tally.known_to_others >= 20, "the worlds hardly differed: {tally:?}");
        }
    }
}

#[tokio::test]
async fn alone_and_who_watches_is_told_nothing_of_the_plans() {
    blackout_stays_secret(1, Some(3), &[0, 1]).await;
}

#[tokio::test]
async fn two_seats_keep_their_secrets() {
    blackout_stays_secret(2, None, &[0, 2]).await;
    blackout_stays_secret(2, Some(1), &[1]).await;
}

#[tokio::test]
async fn three_seats_keep_their_secrets() {
    blackout_stays_secret(3, None, &[1, 3]).await;
    blackout_stays_secret(3, Some(5), &[2]).await;
}

#[tokio::test]
async fn four_seats_keep_their_secrets() {
    blackout_stays_secret(4, None, &[3, 4]).await;
    blackout_stays_secret(4, Some(2), &[0]).await;
}

#[tokio::test]
async fn hong_kong_has_no_secrets_and_two_equal_games_are_the_same_bytes() {
    for viewer in [0, 2] {
        let table = game("hongkong", 2, None);
        let tried =
            Box::pin(try_out(hongkong::HongKong, hongkong::Setup::Draw, table, (viewer, viewer), (7, 60))).await;
        let tally = tried.unwrap_or_else(|why| panic!("viewer {viewer} is told: {why}"));
        assert!(tally.requests > 100 && tally.different == 0, "{tally:?}");
    }
}

/// The comparison finds what it looks for: a seat that does know the difference is told it.
#[tokio::test]
async fn the_comparison_fails_where_somebody_knows_the_difference() {
    let table = game("blackout", 2, None);
    let tried = Box::pin(try_out(blackout(), setup_of(2, None), table, (0, 1), (200, 100))).await;
    assert!(tried.is_err(), "seat B is told its own plans: {tried:?}");
}
