//! B5 phase 5: new objectives, B6 phase 6: clean up. The display of the plain box holds 0 1 2 / 3 4 5 / 6 7 8.

mod plain_box;
mod table;

use blackout::{Board, CardId, End, Reason};
use game::Refusal;
use game::Seat::{A, B, C};
use plain_box::plain;
use table::{Play, card, cards, two, with};

type Rows = [[Option<CardId>; 3]; 3];

/// Rows by the numbers of their cards.
fn rows(numbers: [&[usize]; 3]) -> Rows {
    numbers.map(|row| std::array::from_fn(|place| row.get(place).map(|&n| card(n))))
}

/// Phase 5 with these rows, A's dollars and B's.
fn buying(numbers: [&[usize]; 3], dollars: [u16; 2]) -> Play {
    let mut play = two();
    play.state.edit(|table| table.rows = rows(numbers));
    for (seat, dollars) in [A, B].into_iter().zip(dollars) {
        play.set(seat, |board| board.dollars = dollars);
    }
    play.ready();
    play.until("A buy");
    play
}

const FULL: [&[usize]; 3] = [&[0, 1, 2], &[3, 4, 5], &[6, 7, 8]];

#[test]
fn b5_1_one_card_or_pass_until_all_have_passed_in_a_row() {
    let mut play = buying(FULL, [40, 40]);
    for seat in [A, B] {
        play.set(seat, |board| board.objectives = [None; 3]);
    }
    play.act(A, "done");
    play.act(B, "buy-1-1");
    // Having passed does not bar a purchase.
    play.act(A, "buy-3-1");
    play.act(B, "done");
    // The last buyer is asked too, though B has passed.
    assert_eq!(play.asked(), "A buy");
    play.act(A, "buy-2-1");
    play.act(B, "done");
    assert_eq!(play.asked(), "A buy");
    play.act(A, "done");
    assert_eq!(play.asked(), "A discard");
}

#[test]
fn b5_1_the_phase_ends_when_nobody_buys() {
    let mut play = buying(FULL, [40, 40]);
    play.act(A, "done");
    play.act(B, "done");
    assert_eq!(play.asked(), "A discard");
}

#[test]
fn b5_2_the_price_is_by_the_cards_in_the_row_before_the_purchase() {
    for (row, price) in [(1, 4), (2, 3), (3, 2)] {
        let mut play = buying([&[0, 1, 2], &[3, 4], &[6]], [price, 0]);
        play.act(A, &format!("buy-{row}-1"));
        assert_eq!(play.board(A).dollars, 0);
        let mut play = buying([&[0, 1, 2], &[3, 4], &[6]], [40, 0]);
        play.set(A, |board| board.dollars = price - 1);
        let refused = Refusal::Rule(Reason::RowPrice { row, need: price as u8, have: price - 1 });
        assert_eq!(play.refuses(A, &format!("buy-{row}-1")), refused);
    }
}

#[test]
fn b5_3_the_card_needs_a_free_objective_spot() {
    let mut play = buying(FULL, [40, 40]);
    play.act(A, "buy-1-2");
    assert_eq!(play.board(A).objectives, [Some(card(72)), Some(card(73)), Some(card(1))]);
    // Now A has none, and is not asked again.
    play.act(B, "done");
    assert_eq!(play.asked(), "A discard");
    let mut play = buying(FULL, [40, 40]);
    play.objective(A, 2, 40);
    assert_eq!(play.refuses(A, "buy-1-1"), Refusal::Rule(Reason::NoSpot));
    assert_eq!(play.offered(A, "buy"), "");
}

#[test]
fn b5_4_the_cards_left_keep_their_order() {
    let mut play = buying(FULL, [40, 40]);
    play.act(A, "buy-2-1");
    assert_eq!(play.table().rows, rows([&[0, 1, 2], &[4, 5], &[6, 7, 8]]));
    let mut play = buying(FULL, [40, 40]);
    play.act(A, "buy-2-2");
    assert_eq!(play.table().rows[1], rows([&[], &[3, 5], &[]])[1]);
}

#[test]
fn b5_4_an_emptied_row_is_refilled_at_once_from_the_left() {
    let mut play = buying([&[0, 1, 2], &[3], &[6, 7, 8]], [40, 40]);
    let before = (play.table().draw_left, play.table().reserve_left);
    play.act(A, "buy-2-1");
    play.deal("row-40-20-60");
    assert_eq!(play.table().rows[1], rows([&[], &[40, 20, 60], &[]])[1]);
    assert_eq!((play.table().draw_left, play.table().reserve_left), (before.0 - 3, before.1));
    // B may buy one of them.
    play.act(B, "buy-2-3");
    assert!(play.board(B).objectives.contains(&Some(card(60))));
}

/// The cards in the decks, so that so many are left.
fn decks(play: &mut Play, draw: u8, reserve: u8) {
    play.state.edit(|table| {
        table.draw_left = draw;
        table.reserve_left = reserve;
        let kept = usize::from(draw + reserve);
        let gone = table.unseen.into_iter().skip(kept);
        let gone: blackout::CardSet = gone.collect();
        table.discarded = table.discarded.or(gone);
        table.unseen = table.unseen.without(gone);
    });
}

#[test]
fn b5_5_the_end_is_triggered_the_moment_the_draw_deck_is_empty() {
    for (draw, end) in [(6, End::Far), (3, End::Triggered)] {
        let mut play = buying([&[0, 1, 2], &[3], &[6, 7, 8]], [40, 40]);
        decks(&mut play, draw, 36);
        play.act(A, "buy-2-1");
        play.deal_any();
        assert_eq!((play.table().end, play.table().reserve_left), (end, 36), "{draw} cards");
    }
}

#[test]
fn b5_5_then_rows_are_refilled_from_the_reserve_and_at_last_stay_empty() {
    let mut play = buying([&[0, 1, 2], &[3], &[6, 7, 8]], [40, 40]);
    decks(&mut play, 0, 3);
    play.act(A, "buy-2-1");
    play.deal_any();
    assert_eq!((play.table().reserve_left, play.table().rows[1].iter().flatten().count()), (0, 3));
    let mut play = buying([&[0, 1, 2], &[3], &[6, 7, 8]], [40, 40]);
    decks(&mut play, 0, 0);
    play.act(A, "buy-2-1");
    assert_eq!((play.asked().as_str(), play.table().rows[1]), ("B buy", [None; 3]));
    assert_eq!(play.offered(B, "buy-2"), "");
}

#[test]
fn b5_5_discarded_cards_never_come_back() {
    let mut play = buying([&[0, 1, 2], &[3], &[6, 7, 8]], [40, 40]);
    decks(&mut play, 0, 6);
    let discarded = play.table().discarded;
    play.act(A, "buy-2-1");
    assert_eq!(play.chances(), 6 * 5 * 4);
    play.deal_any();
    let shown = play.table().rows[1].into_iter().flatten().collect();
    assert!(!discarded.is_empty() && discarded.and(shown).is_empty());
}

/// A solo player in phase 5.
fn alone(numbers: [&[usize]; 3]) -> Play {
    let mut play = with("seats 1 chapter 1", |_| {});
    play.state.edit(|table| table.rows = rows(numbers));
    play.set(A, |board| board.dollars = 40);
    play.ready();
    play.until("A buy");
    play
}

#[test]
fn b5_6_alone_and_nothing_bought_the_rightmost_card_of_the_top_row_goes() {
    let mut play = alone(FULL);
    play.act(A, "done");
    // Phase 6 takes another of each row.
    assert_eq!(play.table().rows, rows([&[0], &[3, 4], &[6, 7]]));
    assert_eq!(cards(play.table().discarded), [1, 2, 5, 8]);
    let mut play = alone(FULL);
    play.act(A, "buy-3-1 done");
    assert_eq!(play.table().rows, rows([&[0, 1], &[3, 4], &[7]]));
}

#[test]
fn b5_6_the_row_is_refilled_as_usual() {
    let mut play = alone([&[0], &[3, 4, 5], &[6, 7, 8]]);
    play.act(A, "done");
    play.deal("row-20-21-22");
    assert_eq!(play.table().rows, rows([&[20, 21], &[3, 4], &[6, 7]]));
}

#[test]
fn b5_6_of_the_topmost_row_that_is_not_empty() {
    let mut play = alone([&[], &[3, 4, 5], &[6, 7, 8]]);
    decks(&mut play, 0, 0);
    play.act(A, "done");
    assert_eq!(play.table().rows, rows([&[], &[3], &[6, 7]]));
    let mut play = alone(FULL);
    play.state.edit(|table| table.rows = rows([&[], &[], &[]]));
    decks(&mut play, 0, 0);
    let before = play.table().discarded;
    play.act(A, "done");
    assert_eq!((play.table().rows, play.table().discarded), ([[None; 3]; 3], before));
}

#[test]
fn b5_6_not_with_more_players() {
    let mut play = buying(FULL, [40, 40]);
    play.act(A, "done");
    play.act(B, "done");
    assert_eq!(play.table().rows, rows([&[0, 1], &[3, 4], &[6, 7]]));
}

#[test]
fn example_new_objectives() {
    // Karla buys the single card of the bottom row for $2, which is refilled; Martin has $2 and must pass; Peter buys a card
    // of the middle row for $4. Karla's spots are full, Martin and Peter cannot pay: all pass.
    let mut play = Play::planning(plain(), "seats 3");
    play.state.edit(|table| table.rows = rows([&[0, 1], &[3, 4, 5], &[6]]));
    for (seat, dollars) in [(A, 20), (B, 2), (C, 4)] {
        play.set(seat, |board| board.dollars = dollars);
        play.stock(seat, [0; 7]);
    }
    play.ready();
    play.until("A buy");
    play.act(A, "buy-3-1");
    assert_eq!((play.board(A).dollars, play.board(A).objectives[2]), (18, Some(card(6))));
    play.deal("row-20-21-22");
    // Martin passes by himself: nothing costs $2 now.
    assert_eq!(play.asked(), "C buy");
    play.act(C, "buy-2-1");
    assert_eq!((play.board(C).dollars, play.board(C).objectives[2]), (0, Some(card(3))));
    // Karla has money left, but no spot.
    assert_eq!((play.board(A).dollars, play.board(A).objectives.contains(&None)), (18, false));
    assert_eq!(play.asked(), "A discard");
}

/// Phase 6 of two seats after nothing was bought: food and water, or the question after it.
fn cleaning(change: impl FnOnce(&mut Play)) -> Play {
    let mut play = two();
    change(&mut play);
    play.ready();
    play.until("A buy");
    play.act(A, "done");
    if play.asked() == "B buy" {
        play.act(B, "done");
    }
    play
}

#[test]
fn b6_1_the_rightmost_card_of_each_row_is_discarded() {
    let play = cleaning(|_| {});
    assert_eq!(play.table().rows, rows([&[0, 1], &[3, 4], &[6, 7]]));
    assert_eq!(cards(play.table().discarded), [2, 5, 8]);
}

#[test]
fn b6_1_rows_then_empty_are_refilled_the_top_row_first() {
    let mut play = cleaning(|play| play.state.edit(|table| table.rows = rows([&[0], &[3, 4], &[6]])));
    play.deal("row-20-21-22");
    assert_eq!(play.table().rows, rows([&[20, 21, 22], &[3], &[]]));
    play.deal("row-23-24-25");
    assert_eq!(play.table().rows, rows([&[20, 21, 22], &[3], &[23, 24, 25]]));
    assert_eq!(play.table().draw_left, 27 - 6);
}

#[test]
fn b6_1_a_refill_may_trigger_the_end() {
    let mut play = cleaning(|play| {
        play.state.edit(|table| table.rows = rows([&[0], &[3, 4], &[6]]));
        decks(play, 3, 36);
    });
    play.deal_any();
    assert_eq!((play.table().end, play.table().reserve_left), (End::Triggered, 36));
    play.deal_any();
    assert_eq!((play.table().end, play.table().reserve_left), (End::Triggered, 33));
}

/// What A has after wasting this stock with one answer: dollars over its 4, GPS, points.
fn wasted(stock: [u8; 7], plans: &[usize], answers: &str) -> (u16, u8, i16) {
    let mut play = cleaning(|play| {
        play.stock(A, stock);
        play.finished(A, plans);
    });
    if !answers.is_empty() {
        play.act(A, answers);
    }
    let board: &Board = play.board(A);
    assert_eq!((board.stock[0], board.stock[3]), (0, 0));
    (board.dollars - 4, board.gps, board.score)
}

#[test]
fn b6_2_food_is_worth_2_dollars_and_water_1_or_a_pair_a_gps() {
    assert_eq!(wasted([3, 0, 0, 0, 0, 0, 0], &[], ""), (6, 0, 0));
    assert_eq!(wasted([0, 0, 0, 1, 0, 0, 0], &[], ""), (1, 0, 0));
    for (answer, dollars, gps) in [("water-0-0", 5, 0), ("water-1-0", 3, 1), ("water-2-0", 1, 2)] {
        assert_eq!(wasted([0, 0, 0, 5, 0, 0, 0], &[], answer), (dollars, gps, 0), "{answer}");
    }
}

#[test]
fn b6_2_the_other_resources_stay() {
    let mut play = cleaning(|play| play.stock(A, [1, 1, 1, 1, 1, 1, 2]));
    play.until("A discard");
    assert_eq!(play.board(A).stock, [0, 1, 1, 0, 1, 1, 2]);
}

#[test]
fn b6_2_without_gps_tokens_singly_only() {
    let left = |held_by_b: u8| {
        let play = cleaning(|play| {
            play.stock(A, [0, 0, 0, 4, 0, 0, 0]);
            play.set(B, |board| board.gps = held_by_b);
        });
        if play.asked() == "A water" { play.offers(A) } else { Vec::new() }
    };
    assert_eq!(left(0), ["water-0-0", "water-1-0", "water-2-0"]);
    assert_eq!(left(11), ["water-0-0", "water-1-0"]);
    assert_eq!(left(12), Vec::<String>::new());
}

#[test]
fn b6_2_with_feed_pairs_of_food_for_4_points() {
    assert_eq!(wasted([5, 0, 0, 0, 0, 0, 0], &[57], "feed-2"), (2, 0, 8));
    assert_eq!(wasted([5, 0, 0, 0, 0, 0, 0], &[57], "feed-1"), (6, 0, 4));
    assert_eq!(wasted([5, 0, 0, 0, 0, 0, 0], &[57], "feed-0"), (10, 0, 0));
    // Purify is no feed.
    assert_eq!(wasted([5, 0, 0, 0, 0, 0, 0], &[58], ""), (10, 0, 0));
}

#[test]
fn b6_2_with_purify_pairs_of_water_for_7_dollars_mixed_as_one_likes() {
    assert_eq!(wasted([0, 0, 0, 5, 0, 0, 0], &[58], "water-0-2"), (15, 0, 0));
    assert_eq!(wasted([0, 0, 0, 5, 0, 0, 0], &[58], "water-1-1"), (8, 1, 0));
    let play = cleaning(|play| {
        play.stock(A, [0, 0, 0, 4, 0, 0, 0]);
        play.finished(A, &[58]);
    });
    assert_eq!(play.offers(A), ["water-0-0", "water-0-1", "water-0-2", "water-1-0", "water-1-1", "water-2-0"]);
}

#[test]
fn b6_2_all_seats_waste_before_anybody_discards() {
    let mut play = cleaning(|play| {
        play.stock(A, [0, 0, 0, 2, 0, 0, 0]);
        play.stock(B, [0, 0, 0, 2, 0, 0, 0]);
    });
    assert_eq!(play.asked(), "A water");
    play.act(A, "water-1-0");
    assert_eq!(play.asked(), "B water");
    play.act(B, "water-0-0");
    assert_eq!(play.asked(), "A discard");
}

#[test]
fn b6_2_who_has_neither_food_nor_water_is_not_asked_however_rich() {
    let mut play = cleaning(|play| play.set(A, |board| board.dollars = 20));
    let questions = play.questions_until("A discard");
    assert!(questions.is_empty(), "{questions:?}");
    assert_eq!(play.board(A).dollars, 20);
}

#[test]
fn b6_3_one_objective_may_be_discarded_a_starting_volunteer_too() {
    let mut play = cleaning(|_| {});
    assert_eq!(play.offers(A), ["done", "discard-1", "discard-2"]);
    play.act(A, "discard-1");
    assert_eq!(play.board(A).objectives, [None, Some(card(73)), None]);
    assert!(play.table().discarded.contains(card(72)));
    assert_eq!(play.asked(), "B discard");
    play.act(B, "done");
    assert_eq!(play.board(B).objectives.iter().flatten().count(), 2);
    // The emergency plan cannot go.
    assert!(play.board(A).emergency.is_some());
}

#[test]
fn b6_3_marks_come_back_and_effects_stay() {
    let mut play = two();
    play.objective(A, 2, 49); // two goals; the first costs 2 tools and a water for $6
    play.stock(A, [0, 2, 0, 1, 0, 0, 0]);
    play.ready();
    play.act(A, "complete-3-1 done");
    assert_eq!((play.board(A).mark_cubes[2], play.board(A).dollars), (1, 10));
    let supply = play.board(A).supply;
    play.until("A discard");
    play.act(A, "discard-3");
    let board = play.board(A);
    assert_eq!((board.marks[2], board.mark_cubes[2], board.supply, board.dollars), (0, 0, supply + 1, 10));
}

#[test]
fn example_clean_up() {
    // Karla discards the rightmost cards; the first row is then empty and refilled. Her 4 water: a pair for GPS, two for $2.
    // Martin's 2 food bring $4. Peter disposes of a card.
    let mut play = Play::planning(plain(), "seats 3");
    play.state.edit(|table| table.rows = rows([&[0], &[3, 4, 5], &[6, 7]]));
    for seat in [A, B, C] {
        play.set(seat, |board| board.dollars = 0);
    }
    play.stock(A, [0, 0, 0, 4, 0, 0, 0]);
    play.stock(B, [2, 0, 0, 0, 0, 0, 0]);
    play.stock(C, [0; 7]);
    play.ready();
    play.until("chance");
    play.deal("row-20-21-22");
    assert_eq!(play.table().rows, rows([&[20, 21, 22], &[3, 4], &[6]]));
    play.act(A, "water-1-0");
    assert_eq!((play.board(A).gps, play.board(A).dollars, play.board(B).dollars), (1, 2, 4));
    play.act(A, "done");
    play.act(B, "done");
    play.act(C, "discard-2");
    assert_eq!(play.board(C).objectives.iter().flatten().count(), 1);
}
