//! B9 end and scoring, B10 campaign and solo.

mod plain_box;
mod table;

use blackout::campaign::{
    Attempt, Campaign, ChapterScore, OtherCondition, Verdict, conditions, orchid_marks, outcome, result, winners,
};
use blackout::components::{Goal, Plan};
use blackout::{Board, CardSet, Chapter, End, Event, TileSet};
use game::Seat::{A, B, C};
use game::{BySeat, Game, Seat, SeatSet};
use plain_box::plain;
use table::{ANY, Play, card, cube, dollars, location, points, set_goal, tile, two, with};

/// A seat that owns nothing of worth.
fn poor(board: &mut Board) {
    board.held = CardSet::NONE;
    board.slots = [CardSet::NONE; 4];
    board.stock = [0; 7];
    board.dollars = 0;
    board.tiles_up = TileSet::NONE;
}

/// The last planning of a game; both seats have nothing but what `change` gives them.
fn last_round(change: impl FnOnce(&mut Play)) -> Play {
    let mut play = two();
    play.state.edit(|table| table.end = End::LastRound);
    play.set(A, poor);
    play.set(B, poor);
    change(&mut play);
    play
}

/// The scores after the last round.
fn scored(change: impl FnOnce(&mut Play)) -> Play {
    let mut play = last_round(change);
    play.ready();
    play.until("over");
    play
}

#[test]
fn b9_1_the_round_is_finished_and_one_more_is_played() {
    for phase in ["A buy", "chance"] {
        let mut play = two();
        play.state.edit(|table| {
            table.draw_left = 3;
            table.reserve_left = 57;
            for row in 0..2 {
                table.rows[row] = [table.rows[row][0], None, None];
            }
        });
        play.set(A, |board| board.dollars = 4);
        play.ready();
        play.until(phase);
        if phase == "A buy" {
            play.act(A, "buy-1-1"); // phase 5
        }
        assert_eq!(play.asked(), "chance"); // or phase 6
        play.deal_any();
        assert_eq!((play.table().end, play.table().round), (End::Triggered, 1));
        play.until("plan");
        assert_eq!((play.table().end, play.table().round), (End::LastRound, 2));
        // All eight phases of it.
        play.set(A, |board| board.held = CardSet::NONE);
        play.ready();
        let questions = play.questions_until("over");
        for question in ["A search", "A discard", "A refresh"] {
            assert!(questions.contains(&question.into()), "{question} in {questions:?}");
        }
        assert_eq!(play.table().round, 2);
    }
}

#[test]
fn b9_1_without_the_trigger_the_game_goes_on() {
    let mut play = two();
    play.until("A search");
    play.act(A, "done");
    play.until("plan");
    assert_eq!((play.table().end, play.table().round), (End::Far, 2));
}

#[test]
fn b9_2_resources_sell_for_a_dollar_and_5_dollars_are_a_point() {
    let play = scored(|play| {
        play.stock(A, [0, 1, 2, 0, 1, 1, 2]);
        play.set(A, |board| board.dollars = 4);
    });
    assert_eq!((play.board(A).score, play.board(A).dollars, play.board(A).stock), (2, 1, [0; 7]));
}

#[test]
fn b9_2_face_up_tiles_score_by_the_table_and_face_down_ones_and_tokens_nothing() {
    for (n, score) in [(0, 0), (1, 2), (2, 2), (3, 3), (4, 5), (5, 7), (6, 10), (7, 14)] {
        let play = scored(|play| {
            play.set(A, |board| {
                board.tiles_up = (0..n).map(tile).collect();
                board.tiles_down = (20..25).map(tile).collect();
                board.gps = 3;
            });
        });
        assert_eq!(play.board(A).score, score, "{n} tiles");
    }
}

#[test]
fn b9_2_cards_in_hand_and_slots_score_and_no_others() {
    // Card 4 is worth 5 points, 3 is worth 4.
    let score = |change: fn(&mut Board)| scored(|play| play.set(A, change)).board(A).score;
    assert_eq!(score(|board| board.held.insert(card(4))), 5);
    assert_eq!(score(|board| board.slots[0].insert(card(3))), 4);
    assert_eq!(score(|board| board.slots[3].insert(card(3))), 4);
    assert_eq!(score(|board| board.hospital.insert(card(4))), 0);
    assert_eq!(score(|board| board.objectives[2] = Some(card(4))), 0);
    assert_eq!(score(|board| board.finished.insert(card(4))), 0);
}

#[test]
fn b9_2_a_score_below_zero_stays_below_zero() {
    let play = scored(|play| {
        play.set(A, |board| {
            board.score = -7;
            board.dollars = 5;
        });
    });
    assert_eq!(play.board(A).score, -6);
}

#[test]
fn b9_2_all_points_are_told() {
    let play = scored(|play| {
        play.stock(A, [0, 5, 0, 0, 0, 0, 0]);
        play.set(A, |board| board.held.insert(card(4)));
    });
    let told = play.told.iter().filter_map(|(_, event)| match event {
        Event::Scored { seat: A, points, .. } => Some(*points),
        _ => None,
    });
    assert_eq!((told.sum::<i16>(), play.board(A).score), (6, 6));
}

#[test]
fn example_final_scoring() {
    // Peter sells 6 cubes, has $11, scores 2 points and keeps $1; 4 face-up tiles are 5 points; then his cards.
    let play = scored(|play| {
        play.stock(A, [0, 2, 1, 0, 1, 1, 1]);
        play.set(A, |board| {
            board.dollars = 5;
            board.tiles_up = (0..4).map(tile).collect();
            board.held = [3, 4].map(card).into_iter().collect();
            board.slots[1] = CardSet::only(card(8)); // 4 points
        });
    });
    assert_eq!((play.board(A).score, play.board(A).dollars), (2 + 5 + 4 + 5 + 4, 1));
}

/// The places of three seats with these scores and dollars before they are turned into points.
fn places(standing: [(i16, u16); 3]) -> [u8; 3] {
    let mut play = Play::planning(plain(), "seats 3");
    play.state.edit(|table| table.end = End::LastRound);
    for (seat, (score, dollars)) in Seat::ALL.into_iter().zip(standing) {
        play.set(seat, |board| {
            poor(board);
            board.score = score;
            board.dollars = dollars;
        });
    }
    assert_eq!(play.rules.places(&play.state), None);
    play.ready();
    play.until("over");
    let BySeat(places) = play.rules.places(&play.state).unwrap();
    [places[0], places[1], places[2]]
}

#[test]
fn b9_3_the_highest_score_wins_then_the_most_dollars_then_both() {
    assert_eq!(places([(3, 4), (5, 0), (4, 0)]), [3, 1, 2]);
    assert_eq!(places([(5, 1), (5, 2), (4, 4)]), [2, 1, 3]);
    assert_eq!(places([(5, 2), (5, 2), (6, 0)]), [2, 2, 1]);
    assert_eq!(places([(5, 2), (5, 2), (5, 1)]), [1, 1, 3]);
    // Dollars count after they were turned into points: 4 + 1 with $1 left beats 5 with nothing.
    assert_eq!(places([(4, 6), (5, 0), (0, 0)]), [1, 2, 3]);
}

#[test]
fn b10_1_the_reserve_deck_by_chapter_and_players() {
    let table = [[33, 24, 18, 12], [48, 42, 39, 36], [33, 24, 18, 12], [39, 30, 24, 18], [27, 18, 9, 0]];
    for (chapter, by_seats) in (1..=5).zip(table) {
        for (seats, reserve) in (1..=4).zip(by_seats) {
            let play = Play::start(plain(), &format!("seats {seats} chapter {chapter}"));
            assert_eq!((play.table().reserve_left, play.table().draw_left), (reserve, 72 - reserve));
        }
    }
}

#[test]
fn b10_2_the_plans_beside_the_board() {
    let (a, b, c, d) = (Some(0), Some(1), Some(2), Some(3));
    let few = [[a, None], [b, None], [b, None], [c, None], [d, None]];
    let many = [[a, d], [b, c], [b, d], [a, c], [b, d]];
    for chapter in 0..5 {
        for (seats, plans) in [(1, few), (2, few), (3, many), (4, many)] {
            let play = Play::planning(plain(), &format!("seats {seats} chapter {}", chapter + 1));
            assert_eq!(play.table().common_plans, plans[chapter], "{seats} seats, chapter {}", chapter + 1);
            assert!(play.table().seats().iter().all(|seat| play.board(seat).emergency.is_none()));
        }
    }
    assert_eq!(two().table().common_plans, [None, None]);
}

/// Plans whose goals are free: $5, 4 points, a cube; bonus 10, and a completion effect that must never come.
fn free(setup: &str) -> Play {
    let goal = |effect| Goal { effect, ..Goal::default() };
    let goals = [goal(dollars(5)), goal(points(4)), goal(ANY)];
    let plan = Plan {
        goals,
        n_goals: 3,
        completion: cube(blackout::components::Color::Red),
        bonus: points(10),
        ..Plan::default()
    };
    with(setup, |c| c.plans = [plan; 4])
}

#[test]
fn b10_2_each_goal_once_per_seat_and_for_all_seats() {
    let mut play = free("seats 2 chapter 1");
    play.ready();
    play.act(A, "complete-4-1");
    // No question whether to finish.
    assert_eq!((play.asked().as_str(), play.board(A).dollars), ("A complete", 9));
    play.refuses(A, "complete-4-1");
    assert_eq!(play.offered(A, "complete-4"), "complete-4-2 complete-4-3");
    play.act(A, "done");
    play.act(B, "complete-4-1 complete-4-2");
    assert_eq!((play.board(B).dollars, play.board(B).score), (9, 4));
}

#[test]
fn b10_2_all_goals_bring_the_bonus_and_the_plan_and_its_cubes_stay() {
    let mut play = free("seats 2 chapter 1");
    play.ready();
    let supply = play.board(A).supply;
    play.act(A, "complete-4-1 complete-4-2 complete-4-3 place-1");
    let board = play.board(A);
    assert_eq!((board.score, board.marks[3], board.mark_cubes[3]), (14, 0b111, 3));
    assert_eq!((board.supply, board.cubes.len()), (supply - 4, 2));
    assert_eq!((play.table().common_plans[0], board.finished), (Some(0), CardSet::NONE));
    play.until("B complete");
    assert_eq!(play.offered(B, "complete-4"), "complete-4-1 complete-4-2 complete-4-3");
}

#[test]
fn b10_2_after_its_first_goal_a_seat_is_bound_to_that_plan() {
    let mut play = free("seats 3 chapter 1");
    play.ready();
    assert_eq!(play.offered(A, "complete-4").split(' ').chain(play.offered(A, "complete-5").split(' ')).count(), 6);
    play.act(A, "complete-5-2");
    assert_eq!(
        (play.offered(A, "complete-4"), play.offered(A, "complete-5")),
        (String::new(), "complete-5-1 complete-5-3".into())
    );
    play.act(A, "done");
    // Others are free to choose.
    play.act(B, "complete-4-2");
    assert_eq!((play.offered(B, "complete-5"), play.board(B).score), (String::new(), 4));
}

/// A chapter as it stands after the final scoring: marks on both common plans, score, cubes on the map.
fn chapter(setup: &str, marks: [u8; 2], score: i16, cubes: &[usize]) -> Play {
    let mut play = with(setup, |_| {});
    play.set(A, |board| {
        board.marks[3] = marks[0];
        board.marks[4] = marks[1];
        board.score = score;
        board.cubes = cubes.iter().map(|&n| location(n)).collect();
    });
    play
}

fn met(play: &Play, seat: Seat) -> bool {
    conditions(&play.rules.components, play.state.table(), seat).unwrap().are_met()
}

#[test]
fn b10_3_chapter_1_wants_every_goal_of_one_plan_the_others_two() {
    assert!(met(&chapter("seats 2 chapter 1", [0b111, 0], 60, &[]), A));
    assert!(!met(&chapter("seats 2 chapter 1", [0b011, 0], 60, &[]), A));
    assert!(met(&chapter("seats 3 chapter 1", [0, 0b111], 60, &[]), A));
    assert!(met(&chapter("seats 2 chapter 2", [0b101, 0], 35, &[]), A));
    assert!(!met(&chapter("seats 2 chapter 2", [0b100, 0], 35, &[]), A));
    assert!(!met(&chapter("seats 3 chapter 2", [0b001, 0b001], 35, &[]), A));
}

#[test]
fn b10_3_chapters_3_4_5_want_more() {
    // Central is district 5: 6, 7, 11, 12. Red are 0, 4, 7, 10, ...
    assert!(met(&chapter("seats 2 chapter 3", [0b011, 0], 65, &[6, 7, 11, 12]), A));
    assert!(!met(&chapter("seats 2 chapter 3", [0b011, 0], 65, &[6, 7, 11, 13]), A));
    assert!(met(&chapter("seats 2 chapter 4", [0b011, 0], 65, &[0, 4, 7, 10]), A));
    assert!(!met(&chapter("seats 2 chapter 4", [0b011, 0], 65, &[0, 4, 7, 11]), A));
    for (restored, is_met) in [(0b11, true), (0b01, false), (0b10, false)] {
        let mut play = chapter("seats 2 chapter 5", [0b011, 0], 105, &[]);
        play.set(A, |board| board.restored = restored);
        assert_eq!(met(&play, A), is_met);
    }
    let play = chapter("seats 2 chapter 4", [0, 0], 0, &[0, 4, 1]);
    let other = conditions(&play.rules.components, play.state.table(), A).unwrap().other;
    assert_eq!(other, Some(OtherCondition::Red { cubes: 2 }));
}

#[test]
fn b10_3_points_for_one_two_three_orchids_and_one_is_a_condition() {
    let marks = [[60, 75, 90], [35, 50, 65], [65, 85, 105], [65, 80, 95], [105, 125, 145]];
    for (n, (chapter_of, marks)) in Chapter::ALL.into_iter().zip(marks).enumerate() {
        assert_eq!(orchid_marks(chapter_of), marks);
        for (orchids, score) in [(0, marks[0] - 1), (1, marks[0]), (1, marks[1] - 1), (2, marks[1]), (3, marks[2])] {
            let play = chapter(&format!("seats 2 chapter {}", n + 1), [0b111, 0], score, &[]);
            let found = conditions(&play.rules.components, play.state.table(), A).unwrap();
            assert_eq!((found.orchids, found.orchids_needed), (orchids, 1));
        }
    }
    assert!(!met(&chapter("seats 2 chapter 2", [0b111, 0], 34, &[]), A));
    assert_eq!(conditions(&two().rules.components, two().state.table(), A), None);
}

/// Chapter II for two seats: marks, score and dollars of each.
fn duel(a: (u8, i16, u16), b: (u8, i16, u16)) -> Play {
    let mut play = with("seats 2 chapter 2", |_| {});
    for (seat, (marks, score, dollars)) in [(A, a), (B, b)] {
        play.set(seat, |board| {
            board.marks[3] = marks;
            board.score = score;
            board.dollars = dollars;
        });
    }
    play
}

#[test]
fn b10_4_the_highest_score_wins_if_it_meets_the_conditions() {
    let win = |a, b| winners(&duel(a, b).rules.components, duel(a, b).state.table()).iter().collect::<Vec<_>>();
    assert_eq!(win((0b11, 50, 0), (0b11, 40, 9)), [A]);
    // The highest does not meet them: nobody wins, though another does.
    assert_eq!(win((0b01, 50, 0), (0b11, 40, 9)), []);
    // Ties among those that do by dollars, then a shared win.
    assert_eq!(win((0b11, 50, 1), (0b11, 50, 2)), [B]);
    assert_eq!(win((0b11, 50, 2), (0b11, 50, 2)), [A, B]);
    assert_eq!(win((0b11, 50, 1), (0b01, 50, 2)), [A]);
    assert_eq!(win((0b11, 34, 1), (0b11, 30, 2)), []);
}

/// The attempt as it would be noted if the game were over now.
fn attempt(play: &Play) -> Attempt {
    let table = play.state.table();
    let scores = Some(BySeat(table.boards.0.map(|board| board.score)));
    Attempt { orchids: result(&play.rules.components, table), scores }
}

#[test]
fn b10_3_a_chapter_that_is_given_up_has_no_winner_and_earns_no_orchids() {
    let play = duel((0b11, 70, 0), (0b11, 40, 0));
    assert_eq!(winners(&play.rules.components, play.state.table()), SeatSet::only(A));
    let outcome = outcome(&play.rules.components, play.state.table()).unwrap();
    assert!(!outcome.is_complete && outcome.winners.is_empty());
    assert_eq!((outcome.orchids[A], outcome.scores[A], outcome.scores[B]), (None, 70, 40));
    assert!(outcome.conditions[A].is_some_and(|conditions| conditions.are_met()));
}

#[test]
fn b10_5_a_campaign_remembers_the_best_and_the_latest_score_of_each_chapter() {
    let mut campaign = Campaign { chapter: Some(Chapter::II), ..Campaign::new(1) };
    for score in [20, 45, 31] {
        campaign.note(attempt(&chapter("seats 1 chapter 2", [0, 0], score, &[])));
    }
    assert_eq!(campaign.scores[A], [None, Some(ChapterScore { best: 45, latest: 31 }), None, None, None]);
    // An attempt without a known score changes neither.
    campaign.note(Attempt { scores: None, ..attempt(&chapter("seats 1 chapter 2", [0, 0], 99, &[])) });
    assert_eq!(campaign.scores[A][1], Some(ChapterScore { best: 45, latest: 31 }));
    campaign.note(attempt(&chapter("seats 1 chapter 2", [0b11, 0], 52, &[])));
    assert_eq!(campaign.scores[A][1], Some(ChapterScore { best: 52, latest: 52 }));
    assert_eq!((campaign.chapter, campaign.scores[A][2]), (Some(Chapter::III), None));
}

#[test]
fn b10_4_who_meets_the_conditions_notes_orchids_and_the_next_chapter_follows() {
    let mut campaign = Campaign { chapter: Some(Chapter::II), ..Campaign::new(2) };
    let play = duel((0b01, 70, 0), (0b11, 52, 0));
    campaign.note(attempt(&play));
    assert_eq!((campaign.orchids(A), campaign.orchids(B)), (0, 2));
    assert_eq!((campaign.chapter, campaign.setup().unwrap().losses), (Some(Chapter::III), 0));
}

#[test]
fn b10_5_alone_two_orchids_are_a_condition() {
    assert!(!met(&chapter("seats 1 chapter 2", [0b11, 0], 49, &[]), A));
    assert!(met(&chapter("seats 1 chapter 2", [0b11, 0], 50, &[]), A));
    assert!(!met(&chapter("seats 1 chapter 2", [0b01, 0], 50, &[]), A));
}

#[test]
fn b10_5_a_lost_chapter_is_restarted_with_2_dollars_more_for_every_loss() {
    let mut campaign = Campaign { chapter: Some(Chapter::II), ..Campaign::new(1) };
    for dollars in [4, 6, 8] {
        let setup = campaign.setup().unwrap();
        let setup = plain().print_setup(&setup);
        let mut play = with(&setup, |_| {});
        assert_eq!(play.board(A).dollars, dollars);
        play.set(A, |board| board.score = 49);
        campaign.note(attempt(&play));
    }
    // The next chapter begins at $4 again.
    let won = chapter("seats 1 chapter 2 losses 3", [0b11, 0], 50, &[]);
    assert_eq!(won.board(A).dollars, 10);
    campaign.note(attempt(&won));
    let next = Play::start(plain(), &plain().print_setup(&campaign.setup().unwrap()));
    assert_eq!((campaign.chapter, next.board(A).dollars, campaign.attempts), (Some(Chapter::III), 4, 4));
    // Only a solo player restarts.
    assert!(plain().parse_setup("seats 2 chapter 2 losses 1").is_err());
}

#[test]
fn b10_6_the_verdict_after_five_chapters() {
    for (orchids, verdict) in [
        (15, Verdict::Perfect),
        (14, Verdict::VeryGood),
        (12, Verdict::VeryGood),
        (11, Verdict::Good),
        (10, Verdict::Good),
        (9, Verdict::MadeIt),
        (5, Verdict::MadeIt),
        (4, Verdict::Nothing),
    ] {
        assert_eq!(Verdict::of(orchids), verdict, "{orchids}");
    }
    let mut campaign = Campaign { chapter: Some(Chapter::V), ..Campaign::new(3) };
    campaign.orchids[A] = [3, 3, 3, 3, 0];
    campaign.orchids[B] = [1, 1, 1, 1, 0];
    assert_eq!(campaign.verdict(A), None);
    let mut play = chapter("seats 3 chapter 5", [0b11, 0], 145, &[]);
    play.set(A, |board| board.restored = 0b11);
    campaign.note(attempt(&play));
    assert_eq!(
        [A, B, C].map(|seat| campaign.verdict(seat)),
        [Some(Verdict::Perfect), Some(Verdict::Nothing), Some(Verdict::Nothing)]
    );
    assert_eq!((campaign.setup(), winners(&play.rules.components, play.state.table())), (None, SeatSet::only(A)));
}

#[test]
fn b10_2_a_seat_without_a_goal_is_bound_to_nothing() {
    // Completing an objective of its own binds nobody.
    let mut play = with("seats 3 chapter 1", |c| {
        set_goal(c, 72, Goal::default());
        c.plans = [Plan { goals: [Goal::default(); 3], n_goals: 3, ..Plan::default() }; 4];
    });
    play.ready();
    play.act(A, "complete-1-1");
    assert_eq!(
        (play.offered(A, "complete-4-1"), play.offered(A, "complete-5-1")),
        ("complete-4-1".into(), "complete-5-1".into())
    );
}
