//! What comes at the wrong time, from the wrong seat, or from somebody who plays chance, is refused with its reason, and
//! nothing has changed. Tried at random moments of games of every setup, on the frozen box.

mod frozen;

use blackout::{Action, Actions, Blackout, Outcome, Reason, Setup};
use frozen::frozen;
use game::contract::Subject;
use game::luck::{Seed, below};
use game::record::{Fault, FileError, Flaw, Record, Step};
use game::{Game, Refusal, Seat, Turn, Untimely, play, play_all};
use rand_core::SeedableRng;
use rand_pcg::Pcg32;

type Fails = Fault<Reason>;

/// A moment of a random game, and actions that some seat could have taken somewhere.
struct Moment<'a> {
    rules: &'a Blackout,
    record: &'a Record<Blackout>,
    actions: &'a [Action],
    rng: &'a mut Pcg32,
}

impl Moment<'_> {
    fn turn(&self) -> Turn {
        self.rules.turn(self.record.state())
    }

    /// Any of the actions.
    fn any_action(&mut self) -> Action {
        self.actions[below(self.rng, self.actions.len() as u64) as usize]
    }

    /// The record refuses the step so, and stays as it is; so does the same written as a line of the file.
    fn refuses(&self, step: Step<Blackout>, line: &str, why: &Fails) {
        let (mut record, mut told) = (self.record.clone(), Vec::new());
        assert_eq!(record.push(self.rules, step, &mut told).as_ref(), Err(why), "{line}");
        assert_eq!((&record, told), (self.record, Vec::new()), "{line} changed something");
        let lines = self.lines();
        let number = self.record.steps().len() + 1;
        let text = format!("{}\n{number} {line}\nunsealed", lines.join("\n"));
        let refused = Err(FileError { line: lines.len() + 1, fault: why.clone() });
        assert_eq!(Record::from_text(self.rules, &text), refused, "{line}");
    }

    /// The lines of the record without its seal.
    fn lines(&self) -> Vec<String> {
        let text = self.record.to_text(self.rules);
        text.lines().filter(|line| !line.starts_with("seal ")).map(Into::into).collect()
    }
}

/// Shows moments of random games of every setup, their ends among them.
fn at_moments(mut look: impl FnMut(Moment<'_>)) {
    let rules = frozen();
    for (n, setup) in rules.setups().into_iter().enumerate() {
        let mut rng = Pcg32::seed_from_u64(n as u64);
        let mut record = Record::new(&rules, setup);
        let mut actions = vec![Action::Done, Action::Ready, Action::BuyBattery];
        loop {
            let turn = rules.turn(record.state());
            if turn == Turn::Over || below(&mut rng, 60) == 0 {
                look(Moment { rules: &rules, record: &record, actions: &actions, rng: &mut rng });
            }
            match turn {
                Turn::Over => break,
                Turn::Chance => record.deal(&rules, Seed([n as u8; 32]), &mut ()),
                Turn::Ask(asked) => {
                    let seat = asked.iter().nth(below(&mut rng, asked.len() as u64) as usize).unwrap();
                    let mut list = Actions::new();
                    rules.legal_now(record.state(), seat, &mut list);
                    let is_ready = list.contains(&Action::Ready) && below(&mut rng, 4) == 0;
                    let any = list[below(&mut rng, list.len() as u64) as usize];
                    actions.push(any);
                    let action = if is_ready { Action::Ready } else { any };
                    record.push(&rules, Step::Play(seat, vec![action]), &mut ()).unwrap();
                }
            }
        }
    }
}

/// Why a seat that is not asked is refused.
fn untimely(turn: Turn, seat: Seat) -> Option<Untimely> {
    match turn {
        Turn::Over => Some(Untimely::Over),
        Turn::Chance => Some(Untimely::Chance),
        Turn::Ask(asked) => (!asked.contains(seat)).then_some(Untimely::NotAsked { seat }),
    }
}

#[test]
fn who_is_not_asked_is_refused() {
    let mut tried = [0; 3];
    at_moments(|mut moment| {
        for seat in Seat::ALL {
            let Some(why) = untimely(moment.turn(), seat) else { continue };
            tried[match why {
                Untimely::Over => 0,
                Untimely::Chance => 1,
                _ => 2,
            }] += 1;
            let action = moment.any_action();
            let (before, mut told) = (*moment.record.state(), Vec::new());
            let mut state = before;
            let refusal = Refusal::Untimely(why);
            assert_eq!(play(moment.rules, &mut state, seat, action, &mut told), Err(refusal.clone()));
            assert_eq!(
                play_all(moment.rules, &mut state, seat, &[action, action], &mut told),
                Err((0, refusal.clone()))
            );
            assert_eq!((state, told), (before, Vec::new()), "{action:?} of {seat} changed something");
            let is_there = moment.rules.seats(moment.record.setup()).contains(seat);
            let why = if is_there { Fault::Refused(refusal) } else { Flaw::NoSeat { seat }.into() };
            let line = format!("{seat} {}", moment.rules.print_action(action));
            moment.refuses(Step::Play(seat, vec![action]), &line, &why);
        }
    });
    assert!(tried.iter().all(|&n| n > 20), "{tried:?}");
}

#[test]
fn what_another_seat_could_do_is_refused() {
    let mut tried = 0;
    at_moments(|moment| {
        let (rules, state) = (moment.rules, *moment.record.state());
        let legal = |seat| {
            let mut list = Actions::new();
            rules.legal_now(&state, seat, &mut list);
            list
        };
        // Several seats are asked only while they plan: each has cards of its own.
        for seat in moment.turn().asked().iter() {
            let own = legal(seat);
            let others = moment.turn().asked().without(seat);
            for action in others.iter().flat_map(legal).filter(|action| !own.contains(action)).step_by(7) {
                let (mut after, mut told) = (state, Vec::new());
                let refusal = play(rules, &mut after, seat, action, &mut told).unwrap_err();
                assert_eq!((after, told), (state, Vec::new()), "{action:?} of {seat} changed something");
                let why = rules.why_not(&rules.view(&state, seat.into()), action).unwrap();
                assert_eq!(refusal, Refusal::Rule(why));
                tried += 1;
            }
        }
    });
    assert!(tried > 100, "{tried}");
}

/// An outcome as the line of a file.
fn chance_line(rules: &Blackout, k: u64, m: u64, outcome: Outcome) -> String {
    format!("* {k}/{m} {}", rules.print_outcome(outcome))
}

#[test]
fn a_forged_outcome_is_refused() {
    let mut tried = 0;
    at_moments(|moment| {
        let (rules, state) = (moment.rules, moment.record.state());
        if moment.turn() != Turn::Chance {
            return;
        }
        let m = rules.chances(state);
        let k = below(moment.rng, m);
        let drawn = rules.outcome(state, k);
        let forge = |k, m, outcome, why: Flaw| {
            moment.refuses(Step::Chance { k, m, outcome }, &chance_line(rules, k, m, outcome), &why.into());
        };
        // Another outcome than that of the number: one that could have come, and one that never could.
        let other = rules.outcome(state, (k + 1) % m);
        let impossible = Outcome::Dice([None; 3]);
        for forged in [other, impossible].into_iter().filter(|&forged| forged != drawn) {
            let (found, wanted) = (rules.print_outcome(forged), rules.print_outcome(drawn));
            forge(k, m, forged, Flaw::Outcome { found, wanted });
        }
        // A number that is not below that of the outcomes, or another number of outcomes.
        for (k, m) in [(m, m), (k, m + 1), (0, 1_000_000_007)] {
            let wanted = rules.chances(state);
            forge(k, m, drawn, Flaw::Chances { found: format!("{k}/{m}"), wanted });
        }
        tried += 1;
    });
    assert!(tried > 20, "{tried}");
}

#[test]
fn chance_that_is_not_asked_is_refused() {
    let mut tried = 0;
    at_moments(|moment| {
        let why = match moment.turn() {
            Turn::Chance => return,
            Turn::Over => Fault::Refused(Refusal::Untimely(Untimely::Over)),
            Turn::Ask(_) => Flaw::NoChance.into(),
        };
        let outcome = Outcome::Start(Seat::A);
        let line = chance_line(moment.rules, 0, 1, outcome);
        moment.refuses(Step::Chance { k: 0, m: 1, outcome }, &line, &why);
        tried += 1;
    });
    assert!(tried > 20, "{tried}");
}

#[test]
fn no_seat_can_write_an_outcome() {
    let rules = frozen();
    let record = Record::new(&rules, Setup { n_seats: 2, chapter: None, losses: 0 });
    let text = record.to_text(&rules);
    let (lines, _) = text.split_once("seal ").unwrap();
    let written = |line: &str| Record::from_text(&rules, &format!("{lines}1 {line}\nunsealed")).unwrap_err();
    for outcome in ["start-B", "row-1-2-3", "dice-food-books-water", "tiles-1-2-3", "injury-80"] {
        let reason = Fault::Refused(Refusal::Rule(Reason::NoAction { text: outcome.into() }));
        assert_eq!(written(&format!("A {outcome}")).fault, reason);
    }
    let reason = Fault::Refused(Refusal::Rule(Reason::NoOutcome { text: "done".into() }));
    assert_eq!(written("* 0/1 done").fault, reason);
    assert_eq!(written("= start-B").fault, Flaw::Word { found: "start-B".into() }.into());
}

#[test]
fn a_game_of_other_rules_or_another_box_is_refused() {
    let rules = frozen();
    let record = Record::new(&rules, Setup { n_seats: 3, chapter: None, losses: 0 });
    let text = record.to_text(&rules);
    let ours = rules.edition().components.unwrap();
    let read = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        Record::from_text(&rules, &text.replacen(from, to, 1)).unwrap_err()
    };
    let flaw = |line, flaw: Flaw| FileError { line, fault: flaw.into() };
    let version = format!("rules {}", Blackout::RULES);
    for found in [Blackout::RULES - 1, Blackout::RULES + 1].map(|other| other.to_string()) {
        let other = Flaw::OtherRules { found: found.clone(), ours: Blackout::RULES };
        assert_eq!(read(&version, &format!("rules {found}")), flaw(3, other));
    }
    for found in ["0123456789abcdef", &ours[1..]] {
        let other = Flaw::OtherBox { found: found.into(), ours: ours.clone() };
        assert_eq!(read(&ours, found), flaw(4, other));
    }
    let none = Flaw::OtherBox { found: String::new(), ours: ours.clone() };
    assert_eq!(read(&format!("box {ours}\n"), ""), flaw(5, none));
    // A box that is tuned is another one.
    let mut tuned = rules.clone();
    tuned.components.hash = *b"fedcba9876543210";
    let other = Flaw::OtherBox { found: ours, ours: "fedcba9876543210".into() };
    assert_eq!(Record::from_text(&tuned, &text), Err(flaw(4, other)));
}
