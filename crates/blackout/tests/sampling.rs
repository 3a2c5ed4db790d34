//! `sample(view)` draws worlds that fit the view, each as often as it is likely. The truth is found by enumeration: every way
//! in which a small situation can come about is played, and those that the viewer cannot tell apart are kept.

mod chi_square;
mod plain_box;
mod table;

use std::collections::HashMap;
use std::hash::Hash;

use blackout::{CardSet, District, State, TileId, TilePlace, TileSet};
use chi_square::{agrees, chi_square};
use game::Seat::{A, B};
use game::luck::below;
use game::{Game, Viewer};
use rand_core::SeedableRng;
use rand_pcg::Pcg64;
use table::{Play, card, cards, two, with};

/// How often each world is drawn if all are equally likely: often enough to find out one that comes half as often.
const EACH: usize = 300;

/// All ways in which chance can answer what it is asked now, each equally likely.
fn all_outcomes(play: &Play) -> Vec<Play> {
    let answered = |k| {
        let mut after = play.clone();
        after.rules.resolve(&mut after.state, play.rules.outcome(&play.state, k), &mut after.told);
        after
    };
    (0..play.chances()).map(answered).collect()
}

/// Every way in which B can plan so many of its hand cards, one in each slot from the first; then all are ready.
fn all_plans(play: &Play, n: usize) -> Vec<Play> {
    let mut plays = vec![play.clone()];
    for slot in 1..=n {
        plays = plays.iter().flat_map(|play| each_answer(play, &format!("plan-{slot}-"))).collect();
    }
    plays.iter_mut().for_each(Play::ready);
    plays
}

/// The play after each of B's answers that begin so.
fn each_answer(play: &Play, beginning: &str) -> Vec<Play> {
    let answered = |text: String| {
        let mut after = play.clone();
        after.act(B, &text);
        after
    };
    play.offers(B).into_iter().filter(|text| text.starts_with(beginning)).map(answered).collect()
}

/// Whether the samples are the worlds that look to the viewer as the first of these does, and come equally often. Returns
/// how many such worlds there are.
fn sampled_truly(worlds: &[Play], viewer: impl Into<Viewer>) -> usize {
    let viewer = viewer.into();
    let (rules, view) = (&worlds[0].rules, worlds[0].view(viewer));
    let alike = worlds.iter().filter(|world| world.view(viewer) == view);
    let mut counts: HashMap<State, u32> = alike.map(|world| (world.state, 0)).collect();
    let mut rng = Pcg64::seed_from_u64(11);
    for _ in 0..EACH * counts.len() {
        let world = rules.sample(&view, &mut rng);
        *counts.get_mut(&world).unwrap_or_else(|| panic!("{viewer:?} knows better than {world:?}")) += 1;
    }
    agree_with_even_shares(&counts);
    counts.len()
}

fn agree_with_even_shares<T: Eq + Hash>(counts: &HashMap<T, u32>) {
    let share = 1.0 / counts.len() as f64;
    agrees(counts.values().map(|&n| (n, share)));
}

#[test]
fn a_bent_sampler_is_found_out() {
    let mut rng = Pcg64::seed_from_u64(1);
    let (mut fair, mut bent) = ([0_u32; 12], [0_u32; 12]);
    for _ in 0..EACH * 12 {
        fair[below(&mut rng, 12) as usize] += 1;
        // The last one comes half as often as the others.
        bent[below(&mut rng, 23) as usize / 2] += 1;
    }
    let judged = |counts: [u32; 12]| chi_square(counts.into_iter().map(|n| (n, 1.0 / 12.0)));
    let ((fair, bound), (bent, _)) = (judged(fair), judged(bent));
    assert!(fair <= bound && bent > bound, "{fair:.1}, {bent:.1}, {bound:.1}");
}

/// Two seats in the first planning; B holds these cards alone.
fn holding(held: &[usize]) -> Play {
    let mut play = two();
    play.hand(B, held);
    play.set(B, |board| board.held = held.iter().map(|&n| card(n)).collect());
    play
}

/// B turns up this card, wherever it lies; `false` where it was not planned.
fn turns_up(play: &mut Play, n: usize) -> bool {
    let planned = play.view(B).planned;
    let Some(slot) = planned.iter().position(|&planned| planned == Some(card(n))) else { return false };
    play.until("B deploy");
    play.act(B, &format!("deploy-{}", slot + 1));
    true
}

/// The worlds in which B can turn up this card and then answers so.
fn turned_up(worlds: Vec<Play>, n: usize, answers: &str) -> Vec<Play> {
    let answered = |mut play: Play| {
        let is_there = turns_up(&mut play, n);
        if is_there && !answers.is_empty() {
            play.act(B, answers);
        }
        is_there.then_some(play)
    };
    worlds.into_iter().filter_map(answered).collect()
}

#[test]
fn b2_2_any_card_held_may_lie_face_down() {
    let worlds = all_plans(&holding(&[93, 95, 96, 99, 101, 102, 103]), 3);
    assert_eq!(sampled_truly(&worlds, A), 7 * 6 * 5);
    assert_eq!(sampled_truly(&worlds, Viewer::Spectator), 7 * 6 * 5);
    assert_eq!(sampled_truly(&worlds, B), 1);
}

#[test]
fn b2_2_who_planned_all_it_holds_hides_only_where() {
    let worlds = all_plans(&holding(&[93, 95, 96]), 3);
    assert_eq!(sampled_truly(&worlds, A), 6);
    assert_eq!(worlds[0].view(A).planned_sets[B].map(cards), Some(vec![93, 95, 96]));
}

#[test]
fn b2_2_while_all_plan_every_plan_is_possible_and_nothing_else() {
    let play = holding(&[93, 95]);
    // Nothing, one of two cards in one of three slots, or both in two of them.
    let one = each_answer(&play, "plan-");
    let both: Vec<Play> = one.iter().flat_map(|play| each_answer(play, "plan-")).collect();
    let is_true = |play: &&Play| play.view(B).planned.iter().flatten().count() == 2;
    let plans = [&play].into_iter().chain(&one).chain(both.iter().filter(is_true));
    let mut counts: HashMap<State, u32> = plans.map(|play| (play.state, 0)).collect();
    assert_eq!(counts.len(), 1 + 6 + 6);
    let (view, mut rng) = (one[0].view(A), Pcg64::seed_from_u64(2));
    for _ in 0..2_000 {
        *counts.get_mut(&play.rules.sample(&view, &mut rng)).expect("B can plan this") += 1;
    }
    assert!(counts.values().all(|&n| n > 0));
}

#[test]
fn b2_3_a_card_turned_up_is_guessed_no_more() {
    let worlds = turned_up(all_plans(&holding(&[93, 95, 96, 99, 101]), 3), 95, "");
    assert_eq!(sampled_truly(&worlds, A), 4 * 3);
}

#[test]
fn b2_8_a_a_revealed_hand_tells_what_was_planned_but_not_where() {
    let worlds = all_plans(&holding(&[30, 93, 95, 96, 101]), 3);
    let hidden = turned_up(worlds, 30, "act");
    assert_eq!(sampled_truly(&hidden, A), 4 * 3);
    assert_eq!(hidden[0].view(A).planned_sets[B], None);
    let shown = turned_up(all_plans(&holding(&[30, 93, 95, 96, 101]), 3), 30, "act act");
    assert_eq!((sampled_truly(&shown, A), sampled_truly(&shown, Viewer::Spectator)), (2, 2));
    let planned: CardSet = shown[0].view(B).planned.into_iter().flatten().collect();
    assert_eq!(shown[0].view(A).planned_sets[B], Some(planned));
    // Of the two one is turned up, and then even the place of the other is plain.
    let turned = planned.into_iter().next().unwrap().index();
    let shown: Vec<Play> = shown.into_iter().take(1).collect();
    let last = turned_up(shown, turned, "");
    assert_eq!(sampled_truly(&last, A), 1);
    assert_eq!(last[0].view(A).planned_sets[B].map(CardSet::len), Some(1));
}

#[test]
fn b2_8_a_a_hand_that_stays_hidden_tells_nothing() {
    let worlds = turned_up(all_plans(&holding(&[30, 93, 95, 96, 101]), 3), 30, "act done");
    assert_eq!(sampled_truly(&worlds, A), 4 * 3);
    assert_eq!(worlds[0].view(A).planned_sets[B], None);
}

/// B with the Doctor (101) and a medipack; 97 and 100 are in its hospital.
fn with_doctor(held: &[usize]) -> Play {
    let mut play = holding(held);
    play.stock(B, [0, 0, 0, 0, 0, 1, 0]);
    play
}

#[test]
fn b3_3_what_has_come_from_the_hospital_since_planning_was_not_planned() {
    let worlds = turned_up(all_plans(&with_doctor(&[93, 95, 96, 99, 101]), 3), 101, "heal-97");
    assert_eq!(sampled_truly(&worlds, A), 4 * 3);
    assert!(worlds[0].board(B).held.contains(card(97)));
    // When all cards lie open, nobody need remember.
    let mut open = worlds[0].clone();
    open.until("A search");
    assert!(open.table().in_hand.is_empty());
}

#[test]
fn b3_3_a_healed_card_and_a_revealed_hand_tell_together() {
    // Four slots, so that two cards are left of which all know the names but not the places.
    let mut play = with_doctor(&[30, 93, 95, 96, 99, 101]);
    play.set(B, |board| board.restored = 0b10);
    for (first, then) in [((101, "heal-97"), (30, "act act")), ((30, "act act"), (101, "heal-97"))] {
        let worlds = turned_up(all_plans(&play, 4), first.0, first.1);
        let worlds = turned_up(worlds, then.0, then.1);
        assert_eq!(sampled_truly(&worlds, A), 2);
        let planned: CardSet = worlds[0].view(B).planned.into_iter().flatten().collect();
        assert_eq!((planned.len(), worlds[0].view(A).planned_sets[B]), (2, Some(planned)));
    }
}

/// Three seats after planning. Of all tiles there are only those face down in districts 0 and 3, which A and B touch.
fn six_tiles() -> Play {
    let mut play = with("seats 3", |_| {});
    play.state.edit(|table| {
        for d in (0..District::COUNT).filter(|d| ![0, 3].contains(d)) {
            table.tiles[d] = [TilePlace::Empty; 3];
        }
        table.tiles_gone = TileSet::first(TileId::COUNT).without(TileSet::first(6));
    });
    play.ready();
    play
}

/// Every way in which this seat can look at this district, and collect nothing.
fn looks(play: &Play, seat: game::Seat, district: usize) -> Vec<Play> {
    let mut play = play.clone();
    play.until(&format!("{seat} search"));
    play.act(seat, &format!("search-{district}"));
    let mut worlds = all_outcomes(&play);
    for world in &mut worlds {
        world.act(seat, "done");
    }
    worlds
}

fn to_the_next_search_of_a(play: &mut Play) {
    play.until("plan");
    play.ready();
    play.until("A search");
}

#[test]
fn b4_2_tiles_that_others_look_at_are_any_one_has_not_seen() {
    let worlds: Vec<Play> = looks(&six_tiles(), A, 0).iter().flat_map(|play| looks(play, B, 3)).collect();
    assert_eq!((sampled_truly(&worlds, A), sampled_truly(&worlds, B)), (6, 6));
    assert_eq!(sampled_truly(&worlds, Viewer::Spectator), 720);
}

#[test]
fn b7_1_tiles_that_somebody_saw_and_that_are_gone_are_any_one_has_not_seen() {
    let mut play = six_tiles();
    play.cubes(B, &[3, 4, 8, 9]);
    let mut worlds = looks(&play, B, 3);
    worlds.iter_mut().for_each(to_the_next_search_of_a);
    assert_eq!(worlds[0].table().tiles[3], [TilePlace::Gone; 3]);
    assert_eq!((sampled_truly(&worlds, A), sampled_truly(&worlds, B)), (120, 1));
}

/// What the viewer sees when it, or chance for all, goes on: as often from sampled worlds as from true ones.
fn goes_on_truly(worlds: &[Play], viewer: impl Into<Viewer>, go_on: impl Fn(&mut Play)) -> usize {
    let viewer = viewer.into();
    let (rules, view) = (&worlds[0].rules, worlds[0].view(viewer));
    let mut shares = HashMap::new();
    for world in worlds.iter().filter(|world| world.view(viewer) == view) {
        let mut before = world.clone();
        go_on(&mut before);
        for after in all_outcomes(&before) {
            *shares.entry(after.view(viewer)).or_insert(0) += 1;
        }
    }
    let total: u32 = shares.values().sum();
    let mut counts: HashMap<_, u32> = shares.keys().map(|&seen| (seen, 0)).collect();
    let mut rng = Pcg64::seed_from_u64(12);
    for _ in 0..EACH * shares.len() {
        let mut play = Play { state: rules.sample(&view, &mut rng), ..worlds[0].clone() };
        go_on(&mut play);
        let k = below(&mut rng, play.chances());
        let outcome = rules.outcome(&play.state, k);
        rules.resolve(&mut play.state, outcome, &mut ());
        *counts.get_mut(&play.view(viewer)).expect("this can come") += 1;
    }
    agrees(counts.iter().map(|(seen, &n)| (n, f64::from(shares[seen]) / f64::from(total))));
    counts.len()
}

#[test]
fn b4_2_what_one_will_find_is_any_tile_one_has_not_seen() {
    let mut worlds = looks(&six_tiles(), B, 3);
    worlds.iter_mut().for_each(to_the_next_search_of_a);
    let n = goes_on_truly(&worlds, A, |play| play.act(A, "search-0"));
    assert_eq!(n, 6 * 5 * 4);
}

#[test]
fn b5_4_any_card_nobody_has_seen_may_come() {
    let mut play = two();
    play.state.edit(|table| {
        let left: CardSet = table.unseen.into_iter().take(6).collect();
        table.discarded = table.unseen.without(left);
        table.unseen = left;
        (table.draw_left, table.reserve_left) = (3, 3);
        table.rows[0] = [table.rows[0][0], None, None];
    });
    play.set(B, |board| board.dollars = 2);
    play.ready();
    play.until("B buy");
    let n = goes_on_truly(&[play], A, |play| play.act(B, "buy-1-1"));
    assert_eq!(n, 6 * 5 * 4);
}
