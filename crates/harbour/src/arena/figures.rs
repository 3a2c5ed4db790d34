//! What came of a contest so far: which games count, when it is decided, and the figures as JSON.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use bots::arena::seating::Pairing;
use bots::arena::{Against, Figures, Interval, Match, Spread, Sprt, Table, Tally, Trouble, Verdict, share_of_first};
use serde_json::{Value, json};

use super::Terms;
use super::hopeless::{self, Stopped, Streaks};
use super::workers::Job;

/// The games of a contest, in the order of their deals whenever they were played. Only whole deals count.
pub struct Outcome<'a> {
    pairings: &'a [Pairing],
    terms: &'a Terms,
    deals: BTreeMap<(u64, usize), BTreeMap<usize, Match>>,
    /// How far each pairing has come.
    progress: Vec<Progress>,
    /// How the deals of the test went, as far as they were seen.
    tally: Tally,
    verdict: Verdict,
}

/// How far a pairing has come. Deals are seen one after the other, without a gap, so that it ends with the same deal
/// whichever was played first.
#[derive(Default)]
struct Progress {
    /// How many deals were seen.
    seen: u64,
    streaks: Streaks,
    stopped: Option<Stopped>,
}

impl<'a> Outcome<'a> {
    /// Nothing yet.
    pub fn new(pairings: &'a [Pairing], terms: &'a Terms) -> Outcome<'a> {
        let progress = pairings.iter().map(|_| Progress::default()).collect();
        Outcome { pairings, terms, deals: BTreeMap::new(), progress, tally: Tally::default(), verdict: Verdict::Open }
    }

    /// Adds a game of one of the pairings. One that is too many, as when fewer are wanted than before, does not count.
    pub fn add(&mut self, game: Match) {
        if game.deal >= self.pairings[game.pairing].deals_for(self.terms.games) {
            return;
        }
        let pairing = game.pairing;
        self.deals.entry((game.deal, pairing)).or_default().insert(game.seating, game);
        self.advance(pairing);
    }

    /// The games that are still to be played, and how many they are: none once it is decided.
    pub fn to_play(&self) -> (impl Iterator<Item = Job> + Send + use<'a>, usize) {
        let of_deal = |(&(deal, pairing), games): (&(u64, usize), &BTreeMap<usize, Match>)| -> Vec<Job> {
            games.keys().map(|&seating| Job { pairing, deal, seating }).collect()
        };
        let played: BTreeSet<Job> = self.deals.iter().flat_map(of_deal).collect();
        let games = self.terms.games;
        let is_on: Vec<bool> = (0..self.pairings.len()).map(|pairing| self.is_on(pairing)).collect();
        let wanted = |pairing: usize| self.pairings[pairing].games_in(self.pairings[pairing].deals_for(games));
        let all: u64 = (0..is_on.len()).filter(|&pairing| is_on[pairing]).map(wanted).sum();
        let n = all as usize - played.iter().filter(|job| is_on[job.pairing]).count();
        (jobs(self.pairings, games).filter(move |job| is_on[job.pairing] && !played.contains(job)).take(n), n)
    }

    /// Whether a pairing is neither decided nor stopped.
    pub fn is_on(&self, pairing: usize) -> bool {
        !self.is_decided() && self.progress[pairing].stopped.is_none()
    }

    /// Whether no more games are needed.
    pub fn is_done(&self) -> bool {
        !(0..self.pairings.len()).any(|pairing| self.is_on(pairing))
    }

    /// Whether the test has ended.
    fn is_decided(&self) -> bool {
        self.verdict != Verdict::Open
    }

    /// The pairings that were stopped, each with its place in the list of pairings.
    pub fn stopped(&self) -> impl Iterator<Item = (usize, &Stopped)> {
        self.progress.iter().enumerate().filter_map(|(pairing, progress)| Some((pairing, progress.stopped.as_ref()?)))
    }

    /// The names of a pairing's players.
    pub fn names(&self, pairing: usize) -> Vec<&str> {
        let mut players: Vec<usize> = self.pairings[pairing].seatings(0).iter().flatten().copied().collect();
        players.sort_unstable();
        players.dedup();
        players.into_iter().map(|player| &*self.terms.labels[player]).collect()
    }

    /// Sees the next deals of a pairing: ends the test when it is decided, and the pairing when it is hopeless.
    fn advance(&mut self, pairing: usize) {
        let enough = self.pairings[pairing].deals_for(self.terms.games).min(hopeless::DEALS);
        while self.is_on(pairing) && self.is_whole(self.progress[pairing].seen, pairing) {
            let progress = &mut self.progress[pairing];
            let games: Vec<&Match> = self.deals[&(progress.seen, pairing)].values().collect();
            progress.seen += 1;
            progress.stopped = progress.streaks.add(&games, enough);
            if let Some(sprt) = self.terms.sprt {
                self.tally.add(share_of_first(&games));
                self.verdict = sprt.verdict(&self.tally);
            }
        }
    }

    fn is_whole(&self, deal: u64, pairing: usize) -> bool {
        let n_seatings = self.pairings[pairing].seatings(deal).len();
        self.deals.get(&(deal, pairing)).is_some_and(|games| games.len() == n_seatings)
    }

    /// The games that count, in their order.
    fn counting(&self) -> Vec<&Match> {
        let counts = |(deal, pairing): (u64, usize)| {
            self.is_whole(deal, pairing) && (self.is_on(pairing) || deal < self.progress[pairing].seen)
        };
        self.deals.iter().filter(|(key, _)| counts(**key)).flat_map(|(_, games)| games.values()).collect()
    }

    /// The figures.
    pub fn table(&self) -> Table {
        Table::of(self.terms.labels.len(), &self.counting())
    }

    /// How many games do not count, since their deals are not whole. Once a pairing has ended, no later one is missed.
    pub fn unfinished(&self) -> usize {
        let broken = |((deal, pairing), _): &(&(u64, usize), &BTreeMap<usize, Match>)| {
            self.is_on(*pairing) && !self.is_whole(*deal, *pairing)
        };
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
        whole["forfeited"] = table.forfeited.into();
        let stopped = |(pairing, stopped): (usize, &Stopped)| {
            json!({
                "players": self.names(pairing), "forfeited_by": self.terms.labels[stopped.player],
                "deals": stopped.deals, "reason": stopped.trouble.kind(),
            })
        };
        whole["stopped"] = self.stopped().map(stopped).collect();
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
    let troubles: BTreeMap<&str, u64> = Trouble::KINDS.into_iter().zip(figures.troubles).collect();
    json!({
        "name": name, "wins": figures.wins, "draws": figures.draws, "losses": figures.losses,
        "share": interval(&figures.share), "elo": figures.elo.as_ref().map(interval), "scores": spread(&figures.scores),
        "decisions": figures.decisions, "forfeits": figures.forfeits(), "troubles": troubles,
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
