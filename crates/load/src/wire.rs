//! As much of the messages as a load needs to read.

use serde::Deserialize;

/// A message to a player.
#[derive(Deserialize)]
pub struct Heard<'a> {
    pub is: &'a str,
    #[serde(default)]
    pub at: i64,
    #[serde(default, borrow)]
    pub question: Option<Question<'a>>,
    #[serde(default)]
    pub asked: Asked,
    #[serde(default, borrow)]
    pub game: Option<Whole<'a>>,
    #[serde(default)]
    pub done: Done,
    #[serde(default, borrow)]
    pub error: Option<&'a serde_json::value::RawValue>,
}

#[derive(Deserialize, Default)]
pub struct Asked {
    #[serde(default)]
    pub is_over: bool,
}

#[derive(Deserialize, Default)]
pub struct Done {
    #[serde(default)]
    pub at: i64,
}

#[derive(Deserialize)]
pub struct Whole<'a> {
    #[serde(default, borrow)]
    pub question: Option<Question<'a>>,
    #[serde(default)]
    pub asked: Asked,
}

#[derive(Deserialize)]
pub struct Question<'a> {
    pub number: u64,
    #[serde(borrow)]
    pub offers: Vec<Offer<'a>>,
}

#[derive(Deserialize)]
pub struct Offer<'a> {
    pub answer: &'a str,
}

impl Question<'_> {
    /// An answer from the offered list, so that games end: who is ready stays so, and who plans does not empty slots.
    pub fn choose(&self, mut below: impl FnMut(usize) -> usize) -> Option<String> {
        let is_ready = |offer: &&Offer<'_>| offer.answer == "ready";
        if let Some(ready) = self.offers.iter().find(is_ready).filter(|_| below(3) == 0) {
            return Some(ready.answer.into());
        }
        let goes_on = |offer: &&Offer<'_>| offer.answer != "unready" && !offer.answer.starts_with("unplan");
        let n = self.offers.iter().filter(goes_on).count();
        if n == 0 { None } else { self.offers.iter().filter(goes_on).nth(below(n)).map(|offer| offer.answer.into()) }
    }
}
