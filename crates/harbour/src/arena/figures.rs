//! What came of a contest so far: which games count, when it is decided, and the figures as JSON.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use bots::arena::seating::Pairing;
use bots::arena::{Against, Figures, Interval, Match, Spread, Sprt, Table, Tally, Verdict, share_of_first};
use serde_json::{Value, json};

use super::Terms;
use super::workers::Job;

/// The games of a contest, in the order of their deals whenever they were played. Only whole deals count.
pub struct Outcome<'a> {
    pairings: &'a [Pairing],
    terms: &'a Terms,
    deals: BTreeMap<(u64, usize), BTreeMap<usize, Match>>,
    /// How the deals went that the test has seen, which are the first ones, without a gap.
    tally: Tally,
    n_tested: u64,
    verdict: Verdict,
}

impl<'a> Outcome<'a> {
    /// Nothing yet.
    pub fn new(pairings: &'a [Pairing], terms: &'a Terms) -> Outcome<'a> {
        let deals = BTreeMap::new();
        Outcome { pairings, terms, deals, tally: Tally::default(), n_tested: 0, verdict: Verdict::Open }
    }

    /// Adds a game of one of the pairings. One that is too many, as when fewer are wanted than before, does not count.
    pub fn add(&mut self, game: Match) {
        if game.deal >= self.pairings[game.pairing].deals_for(self.terms.games) {
            return;
        }
        self.deals.entry((game.deal, game.pairing)).or_default().insert(game.seating, game);
        self.test();
    }

    /// The games that are still to be played, and how many they are: none once it is decided.
    pub fn to_play(&self) -> (impl Iterator<Item = Job> + Send + use<'a>, usize) {
        let of_deal = |(&(deal, pairing), games): (&(u64, usize), &BTreeMap<usize, Match>)| -> Vec<Job> {
            games.keys().map(|&seating| Job { pairing, deal, seating }).collect()
        };
        let played: BTreeSet<Job> = self.deals.iter().flat_map(of_deal).collect();
        let games = self.terms.games;
        let wanted: u64 = self.pairings.iter().map(|pairing| pairing.games_in(pairing.deals_for(games))).sum();
        let n = if self.is_decided() { 0 } else { wanted as usize - played.len() };
        (jobs(self.pairings, games).filter(move |job| !played.contains(job)).take(n), n)
    }

    /// Whether no more games are needed.
    pub fn is_decided(&self) -> bool {
        self.verdict != Verdict::Open
    }

    /// Lets the test see the next deals, one after the other, so that it ends at the same one whoever played it first.
    fn test(&mut self) {
        let Some(sprt) = self.terms.sprt else { return };
        while self.verdict == Verdict::Open && self.is_whole(self.n_tested, 0) {
            let games: Vec<&Match> = self.deals[&(self.n_tested, 0)].values().collect();
            self.tally.add(share_of_first(&games));
            self.n_tested += 1;
            self.verdict = sprt.verdict(&self.tally);
        }
    }

    fn is_whole(&self, deal: u64, pairing: usize) -> bool {
        let n_seatings = self.pairings[pairing].seatings(deal).len();
        self.deals.get(&(deal, pairing)).is_some_and(|games| games.len() == n_seatings)
    }

    /// The games that count, in their order.
    fn counting(&self) -> Vec<&Match> {
        let counts = |(deal, pairing): (u64, usize)| {
            self.is_whole(deal, pairing) && (!self.is_decided() || deal < self.n_tested)
        };
        self.deals.iter().filter(|(key, _)| counts(**key)).flat_map(|(_, games)| games.values()).collect()
    }

    /// The figures.
    pub fn table(&self) -> Table {
        Table::of(self.terms.labels.len(), &self.counting())
    }

    /// How many games do not count, since their deals are not whole. Once the test is decided, no later one is missed.
    pub fn unfinished(&self) -> usize {
        if self.is_decided() {
            return 0;
        }
        let broken = |((deal, pairing), _): &(&(u64, usize), &BTreeMap<usize, Match>)| !self.is_whole(*deal, *pairing);
        self.deals.iter().filter(broken).map(|(_, games)| games.len()).sum()
    }

    /// The test, the logarithm of its ratio, and its verdict, if it was asked for.
    pub fn tested(&self) -> Option<(Sprt, f64, Verdict)> {
        self.terms.sprt.map(|sprt| (sprt, sprt.log_ratio(&self.tally), self.verdict))
    }

    /// Writes all figures into an object. What depends on the machine stands under `time` alone.
    pub fn write(&self, whole: &mut Value, is_stopped: bool) {
        let table = self.table();
        whole["games"] = table.games.into();
        whole["deals"] = table.deals.into();
        whole["unfinished"] = self.unfinished().into();
        whole["interrupted"] = is_stopped.into();
        whole["length"] = spread(&table.length);
        let names = self.terms.labels.iter();
        whole["results"] = names.zip(&table.players).map(|(name, figures)| of_player(name, figures)).collect();
        whole["pairs"] = table.pairs.iter().map(|pair| of_pair(&self.terms.labels, pair)).collect();
        if let Some((sprt, log_ratio, verdict)) = self.tested() {
            let verdict = match verdict {
                Verdict::Open => "open",
                Verdict::First => "elo0",
                Verdict::Second => "elo1",
            };
            whole["sprt"] = json!({
                "elo0": sprt.elo0, "elo1": sprt.elo1, "log_ratio": log_ratio, "bound": Sprt::bound(), "verdict": verdict,
            });
        }
    }
}

/// All games, deal by deal, so that all pairings come forward together.
fn jobs(pairings: &[Pairing], games: u64) -> impl Iterator<Item = Job> {
    let deals_of: Vec<u64> = pairings.iter().map(|pairing| pairing.deals_for(games)).collect();
    let most = deals_of.iter().max().copied().unwrap_or(0);
    (0..most).flat_map(move |deal| {
        let playing: Vec<usize> = (0..pairings.len()).filter(|&pairing| deal < deals_of[pairing]).collect();
        playing.into_iter().flat_map(move |pairing| {
            (0..pairings[pairing].seatings(deal).len()).map(move |seating| Job { pairing, deal, seating })
        })
    })
}

/// Decisions in a second of thought.
pub fn per_second(figures: &Figures) -> f64 {
    figures.decisions as f64 / figures.thought.as_secs_f64().max(1e-9)
}

/// Milliseconds.
pub fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// The mean thought, in milliseconds.
pub fn mean_thought(figures: &Figures) -> f64 {
    milliseconds(figures.thought) / figures.decisions.max(1) as f64
}

fn interval(interval: &Interval) -> Value {
    json!({ "value": interval.value, "low": interval.low, "high": interval.high })
}

fn spread(spread: &Spread) -> Value {
    json!({
        "mean": spread.mean, "median": spread.median(), "deciles": spread.deciles, "least": spread.least,
        "most": spread.most,
    })
}

fn of_player(name: &str, figures: &Figures) -> Value {
    let [crash, stall, nonsense] = figures.troubles;
    json!({
        "name": name, "wins": figures.wins, "draws": figures.draws, "losses": figures.losses,
        "share": interval(&figures.share), "elo": figures.elo.as_ref().map(interval), "scores": spread(&figures.scores),
        "decisions": figures.decisions, "troubles": { "crash": crash, "stall": stall, "nonsense": nonsense },
        "time": {
            "per_second": per_second(figures), "mean_ms": mean_thought(figures),
            "longest_ms": milliseconds(figures.longest), "late": figures.late,
        },
    })
}

fn of_pair(names: &[String], pair: &Against) -> Value {
    json!({
        "one": names[pair.one], "other": names[pair.other], "before": pair.before, "level": pair.level,
        "behind": pair.behind, "share": interval(&pair.share), "elo": pair.elo.as_ref().map(interval),
    })
}
