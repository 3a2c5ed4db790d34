//! How much memory a table's game takes, from its beginning to its end.

use std::sync::Arc;

use blackout::Blackout;
use game::luck::Seed;
use game::{Seat, Viewer};

use super::{Seated, Sitting};

/// Plays a game of four seats to its end by the first and last offers in turn; returns it, and how many lines its log has.
fn played(rules: &Arc<Blackout>) -> Box<dyn Sitting> {
    let mut sitting: Box<dyn Sitting> = Box::new(Seated::new(rules.clone(), "seats 4").unwrap());
    let mut seed = Seed([7; 32]);
    for n in 0_usize.. {
        sitting.deal(&mut seed, n as i64);
        sitting.tell([true; 5], None);
        let Some(seat) = sitting.awaited().iter().next() else { return sitting };
        let whole = sitting.whole(Viewer::Seat(seat), None, None);
        let offers = whole["question"]["offers"].as_array().unwrap();
        let answers: Vec<&str> = offers.iter().map(|offer| offer["answer"].as_str().unwrap()).collect();
        // Plans can be changed for ever; so they are made once, and then the seat is ready.
        let empty = |answer: &&str| {
            answer.starts_with("plan-") && !answers.iter().any(|other| **other == format!("unplan-{}", &answer[5..6]))
        };
        let answer = answers.iter().find(|answer| empty(answer)).or(answers.iter().find(|answer| **answer == "ready"));
        let answer = answer.unwrap_or(&answers[n * 7 % answers.len()]);
        sitting.answer(seat, &[(*answer).to_owned()], n as i64).unwrap();
        assert!(n < 20_000 && Seat::ALL.contains(&seat));
    }
    unreachable!()
}

#[test]
fn the_game_of_a_table_is_small_to_its_end() {
    let rules = Arc::new(Blackout { components: boxes::embedded().components });
    let mut kept = None;
    let counted = allocation_counter::measure(|| kept = Some(played(&rules)));
    let lines = kept.as_ref().map_or(0, |sitting| sitting.n_lines());
    println!("{} bytes for {lines} lines", counted.bytes_current);
    assert!(lines > 300, "{lines}");
    assert!(counted.bytes_current < 60_000, "{} bytes for {lines} lines", counted.bytes_current);
}
