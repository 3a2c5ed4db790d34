//! One game between players, as a table would play it: they get views, and chance follows from the deal.

use std::time::{Duration, Instant};

use game::luck::Seed;
use game::record::{Flaw, Record, Step};
use game::{Audience, Bot, BySeat, Game, Limits, List, Seat, SeatSet, Turn, heard};

use super::Contest;
use super::forfeit::{Trouble, place_forfeits};

/// How a game ended, for who has played it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ending {
    /// The seats that played.
    pub seats: SeatSet,
    /// Each seat's place.
    pub places: BySeat<u8>,
    /// Each seat's score.
    pub scores: BySeat<i16>,
    /// The seats that have forfeited.
    pub forfeited: SeatSet,
}

/// Somebody in a seat for one game: a bot that may want to know how it ended, and may have failed.
pub trait Player<G: Game> {
    /// The answer, one of the view's legal actions.
    fn choose(&mut self, game: &G, view: &G::View, heard: &[G::Event], limits: Limits<'_>) -> G::Action;

    /// The game is over.
    fn end(&mut self, _game: &G, _view: &G::View, _heard: &[G::Event], _ending: &Ending) {}

    /// It has decided so often, without anything else happening, that it would go on for ever. It loses its seat.
    ///
    /// # Panics
    /// Unless somebody else can play on: a bot of ours that never comes to an end is a bug.
    fn dismiss(&mut self, what: &str) {
        panic!("a bot decides without end: {what}");
    }

    /// Why it has forfeited, if it has.
    fn trouble(&self) -> Option<Trouble> {
        None
    }
}

impl<G: Game> Player<G> for Box<dyn Bot<G> + Send> {
    fn choose(&mut self, game: &G, view: &G::View, heard: &[G::Event], limits: Limits<'_>) -> G::Action {
        (**self).choose(game, view, heard, limits)
    }
}

/// What one seat did in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Done {
    /// Who sat there, by place in the list of players.
    pub player: usize,
    /// Its place at the end.
    pub place: u8,
    /// Its score.
    pub score: i16,
    /// How many decisions it made; where there was only one answer, it was not asked.
    pub decisions: u32,
    /// How long it thought in all.
    pub thought: Duration,
    /// Its longest thought.
    pub longest: Duration,
    /// How many of its thoughts took more than its time and a twentieth.
    pub late: u32,
    /// Why it has forfeited, if it has.
    pub trouble: Option<Trouble>,
}

/// A game that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match {
    /// Its pairing, by place in the list of pairings.
    pub pairing: usize,
    /// Its deal.
    pub deal: u64,
    /// Which of the deal's seatings it was.
    pub seating: usize,
    /// What each seat did.
    pub seats: Vec<Done>,
    /// How long it was: turns, or rounds.
    pub length: u32,
}

impl Match {
    /// Whether any seat has forfeited, so that scores and length are not those of a whole game.
    pub fn is_forfeited(&self) -> bool {
        self.seats.iter().any(|seat| seat.trouble.is_some())
    }
}

/// The luck of a deal.
pub fn luck_of(seed: u64, deal: u64) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    bytes[8..16].copy_from_slice(&deal.to_le_bytes());
    bytes[16..21].copy_from_slice(b"arena");
    Seed(bytes)
}

/// The seed of a bot's whims. It depends on the game and the seat alone, so that it does not matter which thread plays.
pub fn whims(luck: Seed, pairing: usize, seating: usize, seat: Seat) -> u64 {
    luck.draw((pairing as u64) << 16 | (seating as u64) << 8 | seat.index() as u64, 1 << 62)
}

/// How many decisions in a row nobody needs: who plans may plan anew as often as they like.
pub const PATIENCE: u32 = 1000;

/// The numbers of draws for the opening begin here, those of chance above; those of whims end below.
const OPENING: u64 = 1 << 32;
const CHANCE: u64 = 1 << 63;

/// Draws by what is drawn and how often that was drawn before, so that in all games of a deal the n-th dice fall alike, however
/// many steps came between.
struct Dealer {
    luck: Seed,
    drawn: Vec<(u64, u64)>,
}

impl Dealer {
    /// Draws what chance decides now.
    fn draw<G: Game>(&mut self, game: &G, state: &G::State) -> Step<G> {
        let notation = game.print_outcome(game.outcome(state, 0));
        let kind = notation.split('-').next().unwrap_or_default();
        // FNV-1a, in 31 bits.
        let hash = kind.bytes().fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
        let kind = u64::from(hash >> 1);
        if !self.drawn.iter().any(|(known, _)| *known == kind) {
            self.drawn.push((kind, 0));
        }
        let before = self.drawn.iter_mut().find(|(known, _)| *known == kind).map_or(0, |(_, times)| {
            *times += 1;
            *times
        });
        let m = game.chances(state);
        let k = self.luck.draw(CHANCE | kind << 32 | before, m);
        Step::Chance { k, m, outcome: game.outcome(state, k) }
    }
}

/// Plays a game; `None` if it was stopped before its end. The players sit clockwise from seat A, each with its place in the
/// list of players. The steps of the game are noted where somebody wants them.
///
/// The game ends early once at most one seat has not forfeited. Until then the players that have forfeited go on answering,
/// by whatever stands in for them, so that the others play a whole game. The steps of a game that ends early end with the
/// resignations of the seats that have forfeited, unless nobody is left to win.
///
/// # Panics
/// When a player answers what is not legal, which is for it to prevent.
pub fn play<G: Contest>(
    game: &G,
    setup: &G::Setup,
    luck: Seed,
    players: &mut [(usize, Box<dyn Player<G> + '_>)],
    limits: Limits<'_>,
    mut steps: Option<&mut Vec<Step<G>>>,
) -> Option<(Vec<Done>, u32)> {
    let mut state = game.start(setup);
    let mut dealer = Dealer { luck, drawn: Vec::new() };
    let mut answers = 0;
    let mut in_a_row = (Seat::A, 0);
    let mut told: Vec<(Audience, G::Event)> = Vec::new();
    let mut told_to: [Vec<G::Event>; 4] = Default::default();
    let mut done: Vec<Done> = players.iter().map(|(player, _)| Done::nothing(*player)).collect();
    let mut list = G::Actions::default();
    let mut forfeited = SeatSet::default();
    for (seat, (_, player)) in Seat::ALL.into_iter().zip(&*players) {
        if player.trouble().is_some() {
            forfeited = forfeited.with(seat);
        }
    }
    let n_seats = players.len();
    let is_given_up = |forfeited: SeatSet| !forfeited.is_empty() && forfeited.len() + 1 >= n_seats;
    loop {
        if is_given_up(forfeited) {
            break;
        }
        for (seat, told_to) in Seat::ALL.into_iter().zip(&mut told_to) {
            told_to.extend(heard(&told, seat.into()).cloned());
        }
        told.clear();
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                in_a_row.1 = 0;
                let step = dealer.draw(game, &state);
                if let Step::Chance { outcome, .. } = step {
                    game.resolve(&mut state, outcome, &mut told);
                }
                if let Some(steps) = &mut steps {
                    steps.push(step);
                }
            }
            Turn::Ask(seats) => {
                let seat = G::who_decides(&state, seats);
                list.clear();
                game.legal_now(&state, seat, &mut list);
                let action = match list.actions() {
                    [only] => *only,
                    actions if answers < G::OPENING => {
                        actions[luck.draw(OPENING | answers as u64, actions.len() as u64) as usize]
                    }
                    actions => {
                        let (heard, place) = (&told_to[seat.index()], seat.index());
                        let view = game.view(&state, seat.into());
                        let begun = Instant::now();
                        let action = players[place].1.choose(game, &view, heard, limits);
                        if limits.stopped() {
                            return None;
                        }
                        if players[place].1.trouble().is_some() {
                            forfeited = forfeited.with(seat);
                        }
                        if !forfeited.contains(seat) {
                            done[place].note(begun.elapsed(), limits.time);
                        }
                        assert!(actions.contains(&action), "a player answers {action:?}, which is not legal");
                        in_a_row = if in_a_row.0 == seat { (seat, in_a_row.1 + 1) } else { (seat, 1) };
                        if in_a_row.1 == PATIENCE {
                            players[place].1.dismiss(&format!("{PATIENCE} × {}", game.print_action(action)));
                            forfeited = forfeited.with(seat);
                        }
                        // The answer of a stand-in does not belong to a game that has ended.
                        if is_given_up(forfeited) {
                            continue;
                        }
                        action
                    }
                };
                answers += 1;
                game.act(&mut state, seat, action, &mut told);
                if let Some(steps) = &mut steps {
                    steps.push(Step::Play(seat, vec![action]));
                }
            }
        }
    }
    let has_winner = forfeited.len() < n_seats || n_seats == 1;
    if let Some(steps) = steps.filter(|_| is_given_up(forfeited) && has_winner) {
        steps.extend(forfeited.iter().map(Step::Resign));
    }
    let seats = game.seats(setup);
    let mut places = game.result(&state);
    let has_forfeited = Seat::ALL.map(|seat| forfeited.contains(seat));
    place_forfeits(&mut places.0[..players.len()], &has_forfeited[..players.len()], game.is_ranking(setup));
    let ending = Ending { seats, places, scores: game.scores(&state), forfeited };
    for ((seat, (_, player)), done) in Seat::ALL.into_iter().zip(players).zip(&mut done) {
        player.end(game, &game.view(&state, seat.into()), &told_to[seat.index()], &ending);
        done.place = ending.places[seat];
        done.score = ending.scores[seat];
        done.trouble = player.trouble();
    }
    Some((done, G::length(&state)))
}

/// Draws every outcome of a recorded game of the arena again.
///
/// # Errors
/// The number of the first step whose draw is another, and how.
pub fn verify_luck<G: Game>(game: &G, record: &Record<G>, luck: Seed) -> Result<(), (usize, Flaw)> {
    let mut dealer = Dealer { luck, drawn: Vec::new() };
    let numbers: Vec<usize> = record.live().map(|(number, _)| number).collect();
    let mut before: Option<G::State> = None;
    let mut n_seen = 0;
    let mut verified = Ok(());
    record.walk(game, |step, after, _| {
        if let (Some(step), Some(before)) = (step, &before) {
            n_seen += 1;
            if let (Step::Chance { k: found, .. }, Ok(())) = (step, &verified)
                && let Step::Chance { k: wanted, .. } = dealer.draw(game, before)
                && *found != wanted
            {
                verified = Err((numbers[n_seen - 1], Flaw::Luck { found: *found, wanted }));
            }
        }
        before = Some(after.clone());
    });
    verified
}

impl Done {
    fn nothing(player: usize) -> Done {
        let (thought, longest) = (Duration::ZERO, Duration::ZERO);
        Done { player, place: 0, score: 0, decisions: 0, thought, longest, late: 0, trouble: None }
    }

    fn note(&mut self, took: Duration, time: Duration) {
        self.decisions += 1;
        self.thought += took;
        self.longest = self.longest.max(took);
        self.late += u32::from(took > time + time / 20);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use blackout::Blackout;
    use hongkong::{HongKong, Setup};

    use super::*;
    use crate::roster::{Budget, Roster};

    static GO_ON: AtomicBool = AtomicBool::new(false);

    fn bots<G: Roster + 'static>(names: &[&str]) -> Vec<(usize, Box<dyn Player<G>>)> {
        let bot = |(n, name): (usize, &&str)| -> (usize, Box<dyn Player<G>>) {
            (n, Box::new(G::bot_called(name, Budget::Time, n as u64).unwrap()))
        };
        names.iter().enumerate().map(bot).collect()
    }

    fn limits() -> Limits<'static> {
        Limits { time: Duration::from_secs(1), stop: &GO_ON }
    }

    #[test]
    fn the_same_deal_gives_the_same_game() {
        let once =
            |deal| play(&HongKong, &Setup::Draw, luck_of(1, deal), &mut bots(&["greedy", "random"]), limits(), None);
        let result = |deal| once(deal).map(|(done, length)| (done[0].score, done[1].score, length));
        assert_eq!(result(1), result(1));
        assert!((2..10).any(|deal| result(deal) != result(1)), "other deals give other games");
    }

    #[test]
    fn a_game_that_is_stopped_has_no_result() {
        let stop = AtomicBool::new(true);
        let limits = Limits { time: Duration::from_secs(1), stop: &stop };
        assert_eq!(play(&HongKong, &Setup::Draw, luck_of(1, 1), &mut bots(&["random", "random"]), limits, None), None);
    }

    #[test]
    fn dice_fall_alike_in_all_games_of_a_deal() {
        /// Answers like random and notes the dice.
        struct Watch(Box<dyn Bot<Blackout> + Send>, std::rc::Rc<std::cell::RefCell<Vec<String>>>);
        impl Player<Blackout> for Watch {
            fn choose(
                &mut self,
                game: &Blackout,
                view: &blackout::View,
                heard: &[blackout::Event],
                limits: Limits<'_>,
            ) -> blackout::Action {
                let dice = format!("{:?} {:?}", view.table.round, view.table.dice);
                if !self.1.borrow().contains(&dice) {
                    self.1.borrow_mut().push(dice);
                }
                self.0.choose(game, view, heard, limits)
            }
        }
        let rules = Blackout { components: boxes::embedded().components };
        let setup = rules.parse_setup("seats 2").unwrap();
        let dice_of = |names: [&str; 2]| {
            let seen = std::rc::Rc::default();
            let mut players: Vec<(usize, Box<dyn Player<Blackout>>)> = Vec::new();
            for (n, name) in names.into_iter().enumerate() {
                let bot = Blackout::bot_called(name, Budget::Time, n as u64).unwrap();
                players.push((n, Box::new(Watch(bot, std::rc::Rc::clone(&seen)))));
            }
            play(&rules, &setup, luck_of(3, 5), &mut players, limits(), None).unwrap();
            seen.take()
        };
        let (one, other) = (dice_of(["random", "greedy"]), dice_of(["greedy", "random"]));
        let common = one.len().min(other.len());
        assert!(common > 5);
        assert_eq!(one[..common], other[..common]);
    }

    /// Plays like a bot until it has decided this often, and forfeits then; the bot stands in for it.
    struct Failing<G: Game>(Box<dyn Bot<G> + Send>, u32);

    impl<G: Game> Player<G> for Failing<G> {
        fn choose(&mut self, game: &G, view: &G::View, heard: &[G::Event], limits: Limits<'_>) -> G::Action {
            self.1 = self.1.saturating_sub(1);
            self.0.choose(game, view, heard, limits)
        }

        fn trouble(&self) -> Option<Trouble> {
            (self.1 == 0).then_some(Trouble::Crash(None))
        }
    }

    fn failing<G: Roster + 'static>(name: &str, after: u32) -> Box<dyn Player<G>> {
        Box::new(Failing(G::bot_called(name, Budget::Time, 9).unwrap(), after))
    }

    #[test]
    fn the_opponent_wins_when_a_player_of_two_fails() {
        for after in [0, 1, 3] {
            let mut players = bots::<HongKong>(&["greedy", "random"]);
            players[0].1 = failing("greedy", after);
            let (done, length) = play(&HongKong, &Setup::Draw, luck_of(1, 1), &mut players, limits(), None).unwrap();
            assert_eq!((done[0].place, done[1].place), (2, 1), "after {after}");
            assert_eq!((done[0].trouble.clone(), done[1].trouble.clone()), (Some(Trouble::Crash(None)), None));
            assert_eq!(done[0].decisions, after.saturating_sub(1), "its last answer was not its own");
            assert!(length < 20, "the game ended at once");
        }
        let mut both: Vec<(usize, Box<dyn Player<HongKong>>)> =
            vec![(0, failing("random", 0)), (1, failing("random", 0))];
        let (done, _) = play(&HongKong, &Setup::Draw, luck_of(1, 1), &mut both, limits(), None).unwrap();
        assert_eq!((done[0].place, done[1].place), (2, 2), "nobody wins");
    }

    #[test]
    fn a_player_of_three_that_fails_is_last_and_the_others_finish_the_game() {
        let rules = Blackout { components: boxes::embedded().components };
        let setup = rules.parse_setup("seats 3").unwrap();
        let whole = |after: Option<u32>| {
            let mut players = bots::<Blackout>(&["greedy", "random", "random"]);
            if let Some(after) = after {
                players[0].1 = failing("greedy", after);
            }
            play(&rules, &setup, luck_of(3, 5), &mut players, limits(), None).unwrap()
        };
        let (done, length) = whole(None);
        assert_eq!(done[0].place, 1, "greedy wins");
        let (done, forfeited) = whole(Some(4));
        assert_eq!(done[0].place, 3);
        assert!(done[1].place.min(done[2].place) == 1 && done[1].place.max(done[2].place) <= 2);
        assert!(forfeited >= length.min(5), "{forfeited} rounds");
        assert_eq!(done[0].decisions, 3);
    }
}
