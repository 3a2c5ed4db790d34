//! B2.6–B2.8 specialists.

mod plain_box;
mod table;

use blackout::components::{CardKind, Resource, Specialist};
use game::Seat::{A, B};
use table::{Play, card, two, two_with};

/// A has planned one card in slot 3, holds this stock, and turns it up.
fn turns_up(play: &mut Play, n: usize, stock: [u8; 7]) {
    play.hand(A, &[n]);
    play.stock(A, stock);
    play.act(A, &format!("plan-3-{n}"));
    play.ready();
}

#[test]
fn b2_6_what_a_specialist_gives_comes_unasked_and_what_costs_may_be_left() {
    let mut play = two();
    turns_up(&mut play, 90, [0, 1, 0, 0, 0, 0, 0]);
    play.act(A, "act");
    assert_eq!((play.board(A).dollars, play.asked().as_str()), (7, "A part"));
    play.act(A, "done");
    assert_eq!((play.board(A).dollars, play.board(A).stock[1]), (7, 1));
}

#[test]
fn b2_6_a_declined_specialist_gives_nothing() {
    let mut play = two();
    turns_up(&mut play, 90, [0, 1, 0, 0, 0, 0, 0]);
    play.act(A, "done");
    assert_eq!((play.board(A).dollars, play.board(A).stock[1]), (4, 1));
    assert!(play.board(A).slots[2].contains(card(90)));
    assert_ne!(play.asked(), "A part");
}

#[test]
fn b2_7_leader_gains_a_battery_and_may_pay_a_check_mark_action_with_it() {
    let mut play = two();
    play.set(A, |board| board.unlocked = 0b00100);
    turns_up(&mut play, 88, [0; 7]);
    play.act(A, "act");
    assert_eq!(play.board(A).stock, [0, 0, 0, 0, 0, 0, 1]);
    assert_eq!(play.offers(A), ["done", "check-3+b"]);
    play.act(A, "check-3+b");
    assert_eq!((play.board(A).stock, play.board(A).dollars), ([0; 7], 7));
}

#[test]
fn b2_7_leader_uses_one_action_only_and_only_an_unlocked_one() {
    let mut play = two();
    play.set(A, |board| board.unlocked = 0b01100);
    turns_up(&mut play, 88, [0, 1, 0, 0, 1, 1, 0]);
    play.act(A, "act");
    assert_eq!(play.offered(A, "check"), "check-3 check-3+b check-4 check-4+b");
    play.act(A, "check-3");
    assert_ne!(play.asked(), "A checkmarks");
    // Without an unlocked action there is only the battery.
    let mut play = two();
    turns_up(&mut play, 88, [0; 7]);
    play.act(A, "act");
    assert_eq!(play.board(A).stock[6], 1);
    assert_ne!(play.asked(), "A checkmarks");
}

#[test]
fn b2_7_scout_gains_2_dollars_and_sells_gasoline_or_a_book_for_gps() {
    for (pay, left) in [
        ("pay-gasoline", [0, 0, 0, 0, 1, 0, 1]),
        ("pay-books", [0, 0, 1, 0, 0, 0, 1]),
        ("pay-gasoline+b", [0, 0, 1, 0, 1, 0, 0]),
    ] {
        let mut play = two();
        turns_up(&mut play, 91, [0, 0, 1, 0, 1, 0, 1]);
        play.act(A, "act");
        assert_eq!((play.board(A).dollars, play.board(A).gps), (6, 0));
        play.act(A, pay);
        assert_eq!((play.board(A).gps, play.board(A).stock), (1, left), "{pay}");
        assert_ne!(play.asked(), "A part");
    }
}

#[test]
fn b2_7_mechanic_gains_3_dollars_and_3_more_for_a_tool() {
    let mut play = two();
    turns_up(&mut play, 90, [0, 2, 0, 0, 0, 0, 0]);
    play.act(A, "act pay-tools");
    assert_eq!((play.board(A).dollars, play.board(A).stock[1]), (10, 1));
}

#[test]
fn b2_7_doctor_heals_a_card_of_choice_and_scores_its_points() {
    let mut play = two_with(|c| c.designs[80 + 8].points = 4);
    turns_up(&mut play, 89, [0, 0, 0, 0, 0, 1, 1]);
    assert_eq!(play.offered(A, "heal"), "heal-85 heal-85+b heal-88 heal-88+b");
    play.act(A, "heal-88");
    assert_eq!((play.board(A).score, play.board(A).stock), (4, [0, 0, 0, 0, 0, 0, 1]));
    assert!(play.board(A).held.contains(card(88)));
    assert_eq!(table::cards(play.board(A).hospital), [85]);
    assert_ne!(play.asked(), "A part");
}

#[test]
fn b2_8_a_gain_5_and_a_dollar_per_search_icon_in_hand() {
    // Hand: 81, 83, 87, 91 with an icon each, the Doctor without; 84 and 90 lie face down in slots and do not count.
    let mut play = two();
    play.hand(A, &[30]);
    play.act(A, "plan-1-84 plan-2-90 plan-3-30");
    play.ready();
    play.act(A, "deploy-3 act");
    assert_eq!(play.board(A).dollars, 9);
    play.act(A, "act");
    assert_eq!(play.board(A).dollars, 13);
}

#[test]
fn b2_8_a_the_hand_need_not_be_revealed_and_a_revealed_one_is_known() {
    let mut play = two();
    play.hand(A, &[30]);
    play.act(A, "plan-1-84 plan-2-90 plan-3-30");
    play.ready();
    play.act(A, "deploy-3 act");
    let mut declined = play.clone();
    declined.act(A, "done");
    assert_eq!((declined.board(A).dollars, declined.view(B).planned_sets[A]), (9, None));
    play.act(A, "act");
    assert_eq!(play.view(B).planned_sets[A].map(table::cards), Some(vec![84, 90]));
}

#[test]
fn b2_8_b_gain_x_and_y_for_a_tool() {
    // 31 gives $3, and $5 for a tool.
    let mut play = two();
    turns_up(&mut play, 31, [0, 0, 0, 0, 0, 0, 1]);
    play.act(A, "act");
    assert_eq!(play.board(A).dollars, 7);
    play.act(A, "pay-tools+b");
    assert_eq!((play.board(A).dollars, play.board(A).stock), (12, [0; 7]));
}

#[test]
fn b2_8_c_a_food_for_a_cube_of_any_colour_with_tokens() {
    let mut play = two();
    turns_up(&mut play, 32, [1, 0, 0, 0, 0, 0, 0]);
    play.act(A, "pay-food");
    assert_eq!(play.offered(A, "place").split(' ').count(), 24);
    // From 0 to 2, past 1.
    play.act(A, "place-2");
    assert_eq!((table::places(play.board(A).cubes), play.board(A).transport), (vec![0, 2], 4));
    let mut play = two();
    turns_up(&mut play, 32, [1, 0, 0, 0, 0, 0, 0]);
    play.act(A, "done");
    assert_eq!((play.board(A).stock[0], play.board(A).cubes.len()), (1, 1));
}

#[test]
fn b2_8_c_not_offered_when_the_map_has_no_free_location() {
    let mut play = two();
    turns_up(&mut play, 32, [1, 0, 0, 0, 0, 0, 0]);
    assert_eq!(play.asked(), "A part");
    let mut play = two();
    play.set(A, |board| board.cubes = (0..25).map(table::location).collect());
    play.hand(A, &[32]);
    play.set(A, |board| board.stock = [1, 0, 0, 0, 0, 0, 0]);
    play.act(A, "plan-3-32");
    play.ready();
    assert_ne!(play.asked(), "A part");
}

#[test]
fn b2_8_d_gasoline_or_a_book_for_1_gps_or_both_for_2() {
    let stock = [0, 0, 1, 0, 1, 0, 2];
    let mut play = two();
    turns_up(&mut play, 33, stock);
    assert_eq!(
        play.offers(A),
        [
            "done",
            "pay-gasoline",
            "pay-books",
            "pay-gasoline+b",
            "both-gasoline-books",
            "both-gasoline-books+b",
            "both-gasoline+b-books",
            "both-gasoline+b-books+b"
        ]
    );
    for (pay, gps, left) in [
        ("pay-books", 1, [0, 0, 1, 0, 0, 0, 2]),
        ("both-gasoline-books", 2, [0, 0, 0, 0, 0, 0, 2]),
        ("both-gasoline+b-books", 2, [0, 0, 1, 0, 0, 0, 1]),
        ("both-gasoline+b-books+b", 2, [0, 0, 1, 0, 1, 0, 0]),
    ] {
        let mut play = play.clone();
        play.act(A, pay);
        assert_eq!((play.board(A).gps, play.board(A).stock), (gps, left), "{pay}");
    }
    // Two batteries are two.
    let mut play = two();
    turns_up(&mut play, 33, [0, 0, 0, 0, 0, 0, 1]);
    assert_eq!(play.offers(A), ["done", "pay-gasoline+b"]);
}

#[test]
fn b2_8_e_3_or_4_dollars_for_three_of_the_printed_type() {
    for price in [3, 4] {
        let importer = Specialist::Importer { price, resource: Resource::Water };
        let mut play = two_with(|c| c.designs[34].kind = CardKind::Specialist(importer));
        turns_up(&mut play, 34, [0; 7]);
        play.act(A, "dollars");
        assert_eq!((play.board(A).dollars, play.board(A).stock), (4 - u16::from(price), [0, 0, 0, 3, 0, 0, 0]));
    }
    let mut play = two();
    play.set(A, |board| board.dollars = 2);
    turns_up(&mut play, 34, [0; 7]);
    assert_ne!(play.asked(), "A part");
}

#[test]
fn b2_8_f_2_points_and_2_more_for_a_tool() {
    let mut play = two();
    turns_up(&mut play, 35, [0, 1, 0, 0, 0, 0, 0]);
    play.act(A, "act");
    assert_eq!(play.board(A).score, 2);
    play.act(A, "pay-tools");
    assert_eq!((play.board(A).score, play.board(A).stock), (4, [0; 7]));
}
