//! B4 phase 4: scout. Of the plain box's tiles, n is of the type n % 7 (points, dollars, battery, books, tools, medipacks,
//! gasoline) and needs 5 + n % 4, and 4 more for the better reward.

mod plain_box;
mod table;

use blackout::components::{Components, Reward, RewardType};
use blackout::{Action, Board, Event, Label, TilePlace};
use game::Seat::{A, B};
use game::{Game, Viewer};
use table::{Play, card, cards, tile, two, two_with};

/// A is asked which district to look at.
fn scouting(change: impl FnOnce(&mut Play)) -> Play {
    let mut play = two();
    change(&mut play);
    play.ready();
    play.until("A search");
    play
}

/// A has looked at district 0, where these tiles lie, and is asked what to collect.
fn looking(tiles: &str, change: impl FnOnce(&mut Board)) -> Play {
    let mut play = scouting(|play| play.set(A, change));
    play.set(A, |board| board.dollars = 5);
    play.act(A, "search-0");
    play.deal(tiles);
    play.set(A, |board| board.dollars = 4);
    play
}

/// What A may collect.
fn collects(tiles: &str, change: impl FnOnce(&mut Board)) -> String {
    looking(tiles, change).offered(A, "collect")
}

/// Hand cards of A with an icon each: 81, 83, 84, 87, 90, 91; 89 is the Doctor.
fn keep_hand(board: &mut Board, kept: &[usize]) {
    board.held = kept.iter().map(|&n| card(n)).collect();
}

#[test]
fn b4_1_a_district_that_touches_a_cube() {
    assert_eq!(
        scouting(|play| play.cubes(A, &[0, 12])).offered(A, "search"),
        "search-0 search-5 search-6 search-9 search-10"
    );
}

#[test]
fn b4_1_a_district_that_still_holds_tiles() {
    let play = scouting(|play| {
        play.cubes(A, &[1]);
        play.state.edit(|table| table.tiles[0] = [TilePlace::Empty; 3]);
        play.state.edit(|table| table.tiles[1] = [TilePlace::Empty, TilePlace::FaceUp(tile(0)), TilePlace::Empty]);
    });
    assert_eq!(play.offered(A, "search"), "search-1");
}

#[test]
fn b4_1_not_one_that_was_chosen_this_round_though_nothing_was_collected() {
    let mut play = scouting(|play| play.cubes(B, &[1]));
    play.set(A, |board| board.dollars = 5);
    play.act(A, "search-0");
    play.deal("tiles-0-1-2");
    play.act(A, "done");
    assert_eq!(play.asked(), "B search");
    assert_eq!(play.offered(B, "search"), "search-1");
    // In the next round it is free again.
    play.until("plan");
    play.ready();
    play.until("B search");
    assert_eq!(play.offered(B, "search"), "search-0 search-1");
}

#[test]
fn b4_1_a_seat_chooses_one_district_or_none() {
    let mut play = scouting(|play| play.cubes(A, &[12]));
    play.set(A, |board| board.dollars = 5);
    play.act(A, "search-5");
    play.deal("tiles-0-1-2");
    play.act(A, "done");
    assert_eq!(play.asked(), "B search");
    let mut play = scouting(|_| {});
    play.act(A, "done");
    assert_eq!((play.asked().as_str(), play.table().searched), ("B search", blackout::DistrictSet::NONE));
}

#[test]
fn b4_1_who_could_collect_nothing_may_look_all_the_same() {
    let mut play = scouting(|play| play.set(A, |board| keep_hand(board, &[89])));
    play.act(A, "search-0");
    play.deal("tiles-0-1-2");
    assert_eq!(play.view(A).tiles[0], [Some(tile(0)), Some(tile(1)), Some(tile(2))]);
    play.until("B search");
    assert_eq!(play.table().tiles[0], [TilePlace::FaceDown; 3]);
}

#[test]
fn b4_2_with_none_collected_all_tiles_go_back_as_they_lay() {
    let mut play = scouting(|play| {
        play.state.edit(|table| table.tiles[0][1] = TilePlace::FaceUp(tile(30)));
    });
    play.act(A, "search-0");
    play.deal("tiles-0-_-2");
    let before = play.table().tiles[0];
    play.act(A, "done");
    assert_eq!(play.table().tiles[0], before);
    assert_eq!(before, [TilePlace::FaceDown, TilePlace::FaceUp(tile(30)), TilePlace::FaceDown]);
}

#[test]
fn b4_2_the_look_is_secret_and_what_was_seen_may_be_seen_again() {
    let mut play = looking("tiles-0-1-2", |_| {});
    let saw = |viewer| play.heard(viewer).iter().any(|event| matches!(event, Event::Saw { .. }));
    assert_eq!((saw(Viewer::Seat(A)), saw(Viewer::Seat(B)), saw(Viewer::Spectator)), (true, false, false));
    play.act(A, "done");
    play.until("plan");
    assert_eq!(play.view(A).tiles[0], [Some(tile(0)), Some(tile(1)), Some(tile(2))]);
    assert_eq!(play.view(B).tiles[0], [None; 3]);
}

#[test]
fn b4_2_who_looks_later_sees_the_same_tiles() {
    let mut play = looking("tiles-0-1-2", |_| {});
    play.cubes(B, &[1]);
    play.act(A, "done");
    play.until("plan");
    play.ready();
    play.until("B search");
    play.act(B, "search-0");
    assert_eq!(play.view(B).tiles[0], [Some(tile(0)), Some(tile(1)), Some(tile(2))]);
}

#[test]
fn b4_3_the_other_tiles_go_back_face_up_and_the_taken_one_is_shown() {
    let mut play = looking("tiles-0-1-2", |_| {});
    play.act(A, "collect-1-simple join-81 join-83 join-84 join-87 join-90 done");
    play.deal("injury-90");
    assert_eq!(play.table().tiles[0], [TilePlace::Empty, TilePlace::FaceUp(tile(1)), TilePlace::FaceUp(tile(2))]);
    let shown = |event: &&Event| matches!(event, Event::Collecting { seat: A, tile: shown, .. } if *shown == tile(0));
    assert!(play.heard(Viewer::Spectator).iter().any(shown));
}

#[test]
fn b4_4_the_team_is_of_hand_cards_with_icons_and_not_the_doctor() {
    let mut play = looking("tiles-0-1-2", |_| {});
    play.act(A, "collect-1-simple");
    // Five of the six are needed, whichever.
    assert_eq!(play.offers(A), ["join-81", "join-83", "join-84", "join-87", "join-90", "join-91"]);
    play.refuses(A, "join-89");
    play.refuses(A, "done");
    // More than needed may join.
    play.act(A, "join-81 join-83 join-84 join-87 join-90");
    assert_eq!(play.offers(A), ["done", "join-91"]);
    play.act(A, "join-91");
    assert_eq!(play.chances(), 6);
}

#[test]
fn b4_4_cards_join_in_any_order_and_each_once() {
    let mut play = looking("tiles-0-1-2", |board| board.gps = 1);
    play.act(A, "collect-1-simple join-91 join-83");
    // Three of the team are enough with the GPS token, which it then costs.
    assert_eq!(play.offers(A), ["done", "join-81", "join-84", "join-87", "join-90"]);
    let cost = |play: &Play| play.rules.cost(&play.view(A), Action::Done);
    assert_eq!(cost(&play), Some(Label::CostGps { n: 1 }));
    play.refuses(A, "join-83");
    play.act(A, "join-90 join-81 join-84");
    assert_eq!(cost(&play), None);
    play.act(A, "done");
    assert_eq!((cards(play.table().team), play.board(A).gps), (vec![81, 83, 84, 90, 91], 1));
}

#[test]
fn b2_12_where_all_must_join_nobody_is_asked_who_does() {
    let mut play = looking("tiles-0-1-2", |board| {
        keep_hand(board, &[81, 83, 84]);
        board.gps = 1;
    });
    // 5 is three cards and the token, or two cards and the token.
    play.act(A, "collect-1-simple");
    assert_eq!(play.asked(), "A team");
    let mut play = looking("tiles-0-1-2", |board| {
        keep_hand(board, &[81, 83]);
        board.gps = 1;
    });
    play.act(A, "collect-1-simple");
    assert_eq!((play.asked().as_str(), cards(play.table().team)), ("chance", vec![81, 83]));
}

#[test]
fn b4_4_strength_beyond_what_a_byte_holds_still_reaches() {
    let mut play = two_with(|c| c.designs.iter_mut().for_each(|card| card.icons = 9));
    play.hand(A, &(0..40).collect::<Vec<_>>());
    play.set(A, |board| board.gps = 12);
    play.finished(A, &[56, 66]);
    play.ready();
    play.until("A search");
    play.act(A, "search-0");
    play.deal("tiles-0-1-2");
    play.act(A, "collect-3-advanced");
    assert_eq!(play.asked(), "A team");
}

#[test]
fn b4_4_strength_is_icons_plans_face_down_tiles_and_3_per_gps() {
    // Tile 0 needs 5; one card gives 1.
    let with = |finished: &[usize], down: usize, gps: u8| {
        let mut play = looking("tiles-0-16-32", |board| keep_hand(board, &[81]));
        play.finished(A, finished);
        play.set(A, |board| {
            board.tiles_down = (40..40 + down).map(tile).collect();
            board.gps = gps;
        });
        play.offered(A, "collect-1-simple") == "collect-1-simple"
    };
    assert!(!with(&[], 0, 0));
    assert!(!with(&[], 3, 0));
    assert!(with(&[], 4, 0));
    assert!(!with(&[], 0, 1));
    assert!(with(&[], 0, 2));
    assert!(with(&[55], 0, 1)); // a search icon on a plan
    assert!(with(&[56], 0, 1)); // GPS for 4
    assert!(!with(&[57], 0, 1));
    // Two plans that make it stronger add up: 1 + 5.
    let mut play = looking("tiles-0-1-2", |board| keep_hand(board, &[81]));
    play.finished(A, &[56, 66]);
    play.set(A, |board| board.gps = 1);
    assert_eq!(play.offered(A, "collect-2-simple"), "collect-2-simple");
}

#[test]
fn b4_4_without_a_card_there_is_no_team() {
    let strong = |board: &mut Board| {
        board.tiles_down = (30..40).map(tile).collect();
        board.gps = 5;
    };
    let none = looking("tiles-0-1-2", |board| {
        strong(board);
        keep_hand(board, &[89]);
    });
    assert_eq!(none.offers(A), ["done"]);
    let mut one = looking("tiles-0-1-2", |board| {
        strong(board);
        keep_hand(board, &[83, 89]);
    });
    one.act(A, "collect-1-advanced");
    assert_eq!((one.asked().as_str(), cards(one.table().team)), ("chance", vec![83]));
}

#[test]
fn b4_4_gps_is_spent_only_as_far_as_the_team_falls_short() {
    for (team, spent) in
        [("join-81 done", 2), ("join-81 join-83 done", 1), ("join-81 join-83 join-84 join-87 join-90 done", 0)]
    {
        let mut play = looking("tiles-0-1-2", |board| board.gps = 3);
        play.act(A, &format!("collect-1-simple {team}"));
        play.deal("injury-81");
        assert_eq!(play.board(A).gps, 3 - spent, "{team}");
        assert_eq!(play.table().gps_left(), 12 - 3 + spent);
    }
}

#[test]
fn b4_4_a_challenge_out_of_reach_may_not_be_named() {
    // Six icons: 5 and 6 simple, no advanced one.
    assert_eq!(collects("tiles-0-1-2", |_| {}), "collect-1-simple collect-1-probe collect-2-simple");
    let play = looking("tiles-0-1-2", |_| {});
    play.refuses(A, "collect-3-simple");
    play.refuses(A, "collect-1-advanced");
}

/// A takes the tile in the first place of district 0 by a challenge, with a strong team.
fn takes(first: usize, challenge: &str, change: impl FnOnce(&mut Play)) -> Play {
    let mut play = scouting(change);
    play.set(A, |board| board.gps = 4);
    play.act(A, "search-0");
    play.deal(&format!("tiles-{first}-46-47"));
    play.act(A, &format!("collect-1-{challenge} join-81 done"));
    play.deal("injury-81");
    play
}

#[test]
fn b4_5_the_reward_of_the_challenge_that_was_met() {
    // 0 points, 1 dollars, 2 batteries, 3 books, 4 tools, 5 medipacks, 6 gasoline.
    for (challenge, n) in [("simple", 2), ("advanced", 4)] {
        let gained = |kind: usize| {
            let play = takes(kind, challenge, |_| {});
            let board = play.board(A);
            (board.score, board.dollars - 4, board.stock)
        };
        assert_eq!(gained(0), (i16::from(n), 0, [0, 0, 0, 0, 0, 0, 1]));
        assert_eq!(gained(1), (0, u16::from(n), [0, 0, 0, 0, 0, 0, 1]));
        assert_eq!(gained(2), (0, 0, [0, 0, 0, 0, 0, 0, 1 + n]));
        assert_eq!(gained(3), (0, 0, [0, 0, 0, 0, n, 0, 1]));
        assert_eq!(gained(4), (0, 0, [0, n, 0, 0, 0, 0, 1]));
        assert_eq!(gained(5), (0, 0, [0, 0, 0, 0, 0, n, 1]));
        assert_eq!(gained(6), (0, 0, [0, 0, n, 0, 0, 0, 1]));
    }
}

#[test]
fn b4_5_face_up_unless_a_face_up_tile_of_the_type_lies_there() {
    let play = takes(0, "simple", |_| {});
    assert_eq!((play.board(A).tiles_up.contains(tile(0)), play.board(A).tiles_down.len()), (true, 0));
    let second = |up: usize| takes(0, "simple", |play| play.set(A, |board| board.tiles_up.insert(tile(up))));
    assert!(second(7).board(A).tiles_down.contains(tile(0)));
    assert!(second(8).board(A).tiles_up.contains(tile(0)));
    // A face-down tile of the type does not bar it.
    let play = takes(0, "simple", |play| play.set(A, |board| board.tiles_down.insert(tile(7))));
    assert!(play.board(A).tiles_up.contains(tile(0)));
}

#[test]
fn b4_5_the_type_is_that_of_the_simple_reward() {
    // Tile 0: points, but the advanced challenge gives books. A book tile lies face up already.
    let change = |c: &mut Components| c.tiles[0].advanced_reward = Reward { kind: RewardType::Books, n: 3 };
    let mut play = two_with(change);
    play.set(A, |board| {
        board.tiles_up.insert(tile(3));
        board.gps = 4;
    });
    play.ready();
    play.until("A search");
    play.act(A, "search-0");
    play.deal("tiles-0-46-47");
    play.act(A, "collect-1-advanced join-81 done");
    play.deal("injury-81");
    assert_eq!((play.board(A).stock[4], play.board(A).tiles_up.contains(tile(0))), (3, true));
}

#[test]
fn b4_6_a_probe_needs_4_gives_nothing_and_the_tile_goes_face_down() {
    assert_eq!(collects("tiles-2-3-7", |board| keep_hand(board, &[81, 83, 84])), "");
    let mut play = looking("tiles-2-3-7", |board| keep_hand(board, &[81, 83, 84, 87]));
    assert_eq!(play.offered(A, "collect"), "collect-1-probe");
    play.act(A, "collect-1-probe");
    play.deal("injury-84");
    let board = play.board(A);
    assert_eq!(
        (board.stock, board.tiles_down.contains(tile(2)), board.tiles_up.len()),
        ([0, 0, 0, 0, 0, 0, 1], true, 0)
    );
    assert!(play.heard(B).iter().any(|event| matches!(event, Event::Collected { seat: A, .. })));
}

#[test]
fn b4_6_only_for_the_lowest_now_in_the_district_ties_allowed() {
    // 4 needs 5, 8 needs 5, 1 needs 6.
    assert_eq!(collects("tiles-1-4-8", |board| keep_hand(board, &[81, 83, 84, 87])), "collect-2-probe collect-3-probe");
    // Once the lowest is gone, the next is the lowest. 2 and 6 need 7, 3 needs 8.
    let mut play = scouting(|play| {
        play.set(A, |board| keep_hand(board, &[81, 83, 84, 87]));
        play.state
            .edit(|table| table.tiles[0] = [TilePlace::Empty, TilePlace::FaceUp(tile(2)), TilePlace::FaceUp(tile(3))]);
    });
    play.act(A, "search-0");
    assert_eq!(play.offered(A, "collect"), "collect-2-probe");
}

#[test]
fn b4_7_one_card_of_the_team_at_random_goes_to_the_hospital_and_the_others_to_hand() {
    for challenge in ["simple", "advanced", "probe"] {
        let mut play = looking("tiles-0-1-2", |board| board.gps = 4);
        play.act(A, &format!("collect-1-{challenge} join-81 join-83 join-87 done"));
        assert_eq!(play.chances(), 3);
        play.deal("injury-83");
        assert_eq!(cards(play.board(A).hospital), [83, 85, 88], "{challenge}");
        assert_eq!(cards(play.board(A).held), [81, 84, 87, 89, 90, 91]);
    }
}

#[test]
fn example_scout_districts_b_c_d_and_not_a_nor_e() {
    // Peter stands on 7, which bounds the districts 1, 2, 5 and 6; beside 0 and 3 he has no cube.
    let play = scouting(|play| play.cubes(A, &[7]));
    assert_eq!(play.offered(A, "search"), "search-1 search-2 search-5 search-6");
    play.refuses(A, "search-0");
    play.refuses(A, "search-3");
}

/// Peter: Doctor, Leader (2 icons), a red and a blue volunteer; an icon on a plan, two face-down tiles, one GPS; the book
/// tile needs 6, and he has a book tile.
fn peter() -> Play {
    let mut play = two_with(|c| c.tiles[3].simple = 6);
    play.finished(A, &[55]);
    play.hand(A, &[88]);
    play.set(A, |board| {
        keep_hand(board, &[83, 87, 88, 89]);
        board.tiles_down = [40, 41].map(tile).into_iter().collect();
        board.tiles_up.insert(tile(10)); // books
        board.gps = 1;
    });
    play.ready();
    play.until("A search");
    play.act(A, "search-0");
    play.deal("tiles-3-1-2");
    play.act(A, "collect-1-simple");
    play
}

#[test]
fn example_scout_the_blue_card_alone_with_the_gps() {
    let mut play = peter();
    play.act(A, "join-87 done");
    assert_eq!((play.board(A).gps, play.chances()), (0, 1));
    play.deal("injury-87");
    let board = play.board(A);
    assert_eq!(board.stock[4], 2);
    assert!(board.tiles_down.contains(tile(3)) && !board.tiles_up.contains(tile(3)));
    assert!(board.hospital.contains(card(87)));
    assert_eq!(cards(board.held), [83, 88, 89]);
}

#[test]
fn example_scout_the_leader_with_the_red_volunteer_without_gps() {
    let mut play = peter();
    play.act(A, "join-88 join-83 done");
    assert_eq!((play.board(A).gps, play.chances()), (1, 2));
    play.deal("injury-88");
    assert_eq!((play.board(A).stock[4], cards(play.board(A).held)), (2, vec![83, 87, 89]));
}
