//! Two servers that are told the same time, the same secrets, and each its own luck.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

use reqwest::Method;
use serde_json::Value;
use server::{Dealer, Running};

use crate::common::outside::Told;
use crate::common::party::Party;
use crate::common::{House, Socket, settings};

/// Luck that is told beforehand.
#[derive(Clone, Default)]
pub struct Luck(Arc<Mutex<VecDeque<u64>>>);

impl Luck {
    pub fn add(&self, luck: Vec<u64>) {
        self.0.lock().unwrap().extend(luck);
    }

    pub fn is_used_up(&self) -> bool {
        self.0.lock().unwrap().is_empty()
    }
}

impl Dealer for Luck {
    fn draw(&mut self, _: u64, m: u64) -> u64 {
        let k = self.0.lock().unwrap().pop_front().expect("all luck is told beforehand");
        assert!(k < m, "{k} of {m}");
        k
    }
}

/// One of the two servers.
pub struct Twin {
    pub house: House,
    pub luck: Luck,
    pub told: Told,
}

impl Twin {
    pub async fn new() -> Twin {
        let told = Told::at(1_700_000_000_000);
        Twin::on(tempfile::tempdir().unwrap(), told, Luck::default()).await
    }

    async fn on(folder: tempfile::TempDir, told: Told, luck: Luck) -> Twin {
        let dealt = luck.clone();
        let dealers = Box::new(move |_| Box::new(dealt.clone()) as Box<dyn Dealer>);
        let running = Running::start_with(settings(folder.path()), Box::new(told.clone()), dealers).await.unwrap();
        Twin { house: House { running, folder, told: Some(told.clone()) }, luck, told }
    }
}

/// Stops both servers and starts them again, both on what the first one has written.
pub async fn align(twins: [Twin; 2], parties: [Party; 2]) -> ([Twin; 2], [Party; 2]) {
    let [here, there] = twins;
    let (first, second) = (here.house, there.house);
    first.running.stop().await;
    second.running.stop().await;
    drop(second.folder);
    let folder = tempfile::tempdir().unwrap();
    for file in std::fs::read_dir(first.folder.path()).unwrap() {
        let file = file.unwrap();
        std::fs::copy(file.path(), folder.path().join(file.file_name())).unwrap();
    }
    let twins = [Twin::on(first.folder, here.told, here.luck).await, Twin::on(folder, there.told, there.luck).await];
    let [a, b] = parties;
    let parties = [a.moved(&twins[0].house), b.moved(&twins[1].house)];
    (twins, parties)
}

/// What a viewer has at the two servers, side by side.
pub struct Sides<'t> {
    pub parties: &'t [Party; 2],
    pub viewer: usize,
}

impl Sides<'_> {
    /// The same request at both, which must be answered with the same bytes.
    pub async fn same(&self, method: Method, path: &str, body: Option<Value>) -> Result<String, String> {
        let mut raw = Vec::new();
        for party in self.parties {
            raw.push(party.viewer(self.viewer).raw(method.clone(), path, body.as_ref()).await);
        }
        let (there, here) = (raw.pop().unwrap(), raw.pop().unwrap());
        if here == there { Ok(here) } else { Err(format!("{method} {path} {body:?}\n{here}\n{there}")) }
    }
}

/// Reads a socket up to the message of this version, as it came.
pub async fn heard_up_to(socket: &mut Socket, last: &mut u64, v: u64) -> Vec<String> {
    let mut heard = Vec::new();
    while *last < v {
        let text = socket.next_text().await.expect("the socket is open");
        let message: Value = serde_json::from_str(&text).unwrap();
        if message["is"] == "change" {
            *last = message["v"].as_u64().unwrap();
        }
        heard.push(text);
    }
    heard
}
