//! Bytes choose answers of Blackout, listed or not, and outcomes: every door says the same of them, what is refused changes
//! nothing, and every card, cube, token and tile stays somewhere.
#![no_main]

use std::sync::LazyLock;

use blackout::{Actions, Blackout, Chapter, Setup};
use game::contract::Subject;
use game::{Game, Refusal, Turn, play};
use libfuzzer_sys::fuzz_target;

static RULES: LazyLock<Blackout> = LazyLock::new(|| Blackout { components: boxes::embedded().components });

/// Answers of all shapes, of which most do not fit most moments.
static SHAPES: &[&str] = &[
    "done",
    "start-3",
    "plan-1-81",
    "plan-4-80",
    "plan-2-127",
    "unplan-1",
    "unplan-4",
    "ready",
    "unready",
    "deploy-1",
    "deploy-4",
    "procure-food",
    "procure-books",
    "act",
    "pay-tools",
    "pay-books+b",
    "both-gasoline+b-books",
    "both-gasoline-books",
    "dollars",
    "heal-90",
    "heal-87+b",
    "complete-1-1",
    "complete-3-3",
    "complete-4-1",
    "complete-5-2",
    "complete-6-1",
    "complete-7-1",
    "complete-7-3",
    "batteries-0",
    "batteries-9",
    "type-food-2",
    "place-0",
    "place-40",
    "place-63",
    "finish",
    "search-0",
    "search-15",
    "collect-1-simple",
    "collect-3-advanced",
    "collect-2-probe",
    "join-83",
    "join-5",
    "buy-1-1",
    "buy-3-3",
    "feed-0",
    "feed-9",
    "water-0-0",
    "water-3-3",
    "discard-1",
    "discard-3",
    "mark-1",
    "mark-5",
    "refresh-1",
    "refresh-4",
    "check-1",
    "check-6+b",
    "check-32",
    "battery",
];

fuzz_target!(|bytes: &[u8]| {
    let Some((&first, choices)) = bytes.split_first() else { return };
    let rules = &*RULES;
    let n_seats = first % 4 + 1;
    let chapter = Chapter::ALL.get(usize::from(first / 4 % 6)).copied();
    let chapter = if n_seats == 1 { chapter.or(Some(Chapter::I)) } else { chapter };
    let mut state = rules.start(&Setup { n_seats, chapter, losses: 0 });
    for &choice in choices {
        match rules.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = rules.outcome(&state, u64::from(choice) % rules.chances(&state));
                rules.resolve(&mut state, outcome, &mut ());
            }
            Turn::Ask(seats) => {
                let seat = seats.iter().nth(usize::from(choice) % seats.len()).expect("somebody is asked");
                let mut list = Actions::new();
                rules.legal_now(&state, seat, &mut list);
                // The upper part of the bytes means what is listed, so that games come to their end.
                let action = match choice.checked_sub(SHAPES.len() as u8) {
                    Some(n) => list[usize::from(n) % list.len()],
                    None => rules.parse_action(SHAPES[usize::from(choice)]).expect("a shape"),
                };
                let (before, listed) = (state, list.contains(&action));
                let why = rules.why_not(&rules.view(&state, seat.into()), action);
                assert_eq!(listed, why.is_none());
                match play(rules, &mut state, seat, action, &mut ()) {
                    Ok(()) => assert!(listed),
                    Err(refusal) => {
                        assert_eq!(refusal, Refusal::Rule(why.expect("a reason")));
                        assert_eq!(state, before);
                    }
                }
            }
        }
        rules.audit(&state).expect("everything is somewhere");
    }
});
