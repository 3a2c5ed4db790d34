//! Rules that the code once broke, each with the situation in which it did.

mod plain_box;
mod table;

use blackout::campaign::conditions;
use blackout::components::{Color, CubeColor, Effect, Goal, Plan};
use blackout::{CardSet, Cause, Decision, Event};
use game::Seat::{A, B};
use game::{Game, Stop};
use rand_core::SeedableRng;
use table::{ANY, Play, card, costs, cube, district, set_goal, tile, two, two_with, with};

/// Two rows with one card each, three cards left in all decks.
fn scarce(draw: u8, reserve: u8) -> Play {
    let mut play = two();
    play.state.edit(|table| {
        table.rows[0] = [table.rows[0][0], None, None];
        table.rows[1] = [table.rows[1][0], None, None];
        table.draw_left = draw;
        table.reserve_left = reserve;
        let kept: CardSet = table.unseen.into_iter().take(usize::from(draw + reserve)).collect();
        table.discarded = table.discarded.or(table.unseen.without(kept));
        table.unseen = kept;
    });
    play.ready();
    play.until("chance");
    play
}

#[test]
fn b6_1_two_rows_emptied_at_once_with_three_cards_left_in_the_reserve() {
    let mut play = scarce(0, 3);
    play.deal_any();
    // B5.5: the top row has the last three cards; the other stays empty.
    assert!(play.chances() != 0 || play.asked() != "chance", "chance is asked and has no answer");
    play.until("A discard");
    assert_eq!(play.table().rows.map(|row| row.iter().flatten().count()), [3, 0, 2]);
}

#[test]
fn b6_1_two_rows_emptied_at_once_with_three_cards_left_in_the_draw_deck_and_no_reserve() {
    // Chapter V with four players has no reserve.
    let mut play = scarce(3, 0);
    play.deal_any();
    assert!(play.chances() != 0 || play.asked() != "chance", "chance is asked and has no answer");
    play.until("A discard");
    assert_eq!(play.table().rows.map(|row| row.iter().flatten().count()), [3, 0, 2]);
}

#[test]
fn b2_12_a_leader_who_would_give_nothing_is_not_offered() {
    // No cube for the battery, no unlocked action.
    let mut play = two();
    play.hand(A, &[88]);
    play.set(A, |board| board.supply = 0);
    play.act(A, "plan-1-88");
    play.ready();
    assert_ne!(play.asked(), "A act");
}

#[test]
fn b2_12_a_leader_whose_actions_cannot_be_used_is_not_offered() {
    // No cube for the battery; a tool would bring $3.
    let asked = |tools: u8| {
        let mut play = two();
        play.hand(A, &[88]);
        play.set(A, |board| board.unlocked = 0b00100);
        play.stock(A, [0, tools, 0, 0, 0, 0, 0]);
        play.set(A, |board| board.supply = 0);
        play.act(A, "plan-1-88");
        play.ready();
        play.asked()
    };
    assert_ne!(asked(0), "A act");
    assert_eq!(asked(1), "A act");
}

#[test]
fn b2_12_a_part_that_no_battery_opens_is_not_asked() {
    // The Doctor has $5 for a battery, and somebody or nobody to heal with it.
    let asked = |in_hospital: bool| {
        let mut play = two();
        if !in_hospital {
            play.hand(A, &[85, 88]);
        }
        play.stock(A, [0; 7]);
        play.set(A, |board| board.dollars = 5);
        play.act(A, "plan-1-89");
        play.ready();
        play.asked()
    };
    assert_ne!(asked(false), "A part");
    assert_eq!(asked(true), "A part");
}

#[test]
fn b2_12_goals_are_asked_for_only_where_batteries_could_open_one() {
    // The only goal of A takes two food and $3: two batteries for $10, and $3.
    let asked = |dollars: u16, supply: u8| {
        let mut play = two_with(|c| {
            let goal = costs([2, 0, 0, 0, 0, 0], table::points(1));
            set_goal(c, 72, Goal { dollars: 3, ..goal });
        });
        play.stock(A, [0; 7]);
        play.set(A, |board| {
            board.objectives = [Some(card(72)), None, None];
            board.emergency = None;
            board.dollars = dollars;
            board.supply = supply;
        });
        play.ready();
        play.asked()
    };
    assert_eq!(asked(13, 2), "A complete");
    assert_ne!(asked(12, 2), "A complete");
    assert_ne!(asked(13, 1), "A complete");
}

#[test]
fn b3_8_the_last_goals_own_cube_comes_before_the_bonus_cube() {
    let mut play = two_with(|c| {
        let goal = Goal { effect: Effect { points: 1, ..cube(Color::Yellow) }, ..Goal::default() };
        let bonus = Effect { points: 2, ..cube(Color::Blue) };
        c.designs[51].plan = Plan { goals: [goal; 3], bonus, n_goals: 1, completion: ANY, ..Plan::default() };
    });
    play.objective(A, 2, 51);
    play.ready();
    play.act(A, "complete-3-1");
    let top = |play: &Play| play.table().decision();
    assert_eq!(top(&play), Some(Decision::Place(CubeColor::Only(Color::Yellow))));
    let causes: Vec<Cause> = play.heard(A).into_iter().filter_map(cause).collect();
    assert_eq!(causes, [Cause::Goal, Cause::Bonus]);
    let first = play.offers(A)[0].clone();
    play.act(A, &first);
    assert_eq!(top(&play), Some(Decision::Place(CubeColor::Only(Color::Blue))));
    let first = play.offers(A)[0].clone();
    play.act(A, &first);
    assert_eq!(top(&play), Some(Decision::Place(CubeColor::Any)));
}

fn cause(event: &Event) -> Option<Cause> {
    match event {
        Event::Scored { cause, .. } => Some(*cause),
        _ => None,
    }
}

#[test]
fn b0_8_whether_a_looker_is_asked_must_not_tell_what_it_saw() {
    // Three icons in hand, so that no probe is open; tiles that need 3, or 8.
    let with_tiles = |simple: u8| {
        let mut play = two_with(|c| {
            for tile in &mut c.tiles {
                tile.simple = simple;
                tile.advanced = 20;
            }
        });
        play.set(A, |board| board.held = [81, 83, 84].map(card).into_iter().collect());
        play.ready();
        play.until("A search");
        play.act(A, "search-0");
        play.deal("tiles-0-1-2");
        play.asked()
    };
    assert_eq!(with_tiles(3), with_tiles(8), "B learns from the turn whether A could take a tile");
}

#[test]
fn b0_8_whether_the_organiser_is_asked_must_not_tell_what_is_in_hand() {
    // A holds the Doctor and a volunteer; one is planned face down, the other in hand.
    let asked = |planned: usize| {
        let mut play = two();
        play.set(A, |board| board.held = [30, 83, 89].map(card).into_iter().collect());
        play.state.edit(|table| table.unseen.remove(card(30)));
        play.set(A, |board| board.supply = 0); // else $5 for a battery keep the question open
        play.act(A, &format!("plan-1-{planned} plan-3-30"));
        play.ready();
        play.act(A, "deploy-3 act");
        play.asked()
    };
    assert_eq!(asked(83), asked(89), "B learns from the turn whether the hand has icons");
}

#[test]
fn b2_12_a_card_that_is_turned_up_at_the_end_of_ones_turn_cannot_be_tried_out() {
    // B has one card face down, which is turned up as soon as A has done.
    let mut play = two();
    play.act(A, "plan-1-84");
    play.act(B, "plan-2-96");
    play.ready();
    assert_eq!(play.asked(), "A procure");
    let tried =
        |play: &Play, text| game::preview(&play.rules, &play.state, A, &[play.rules.parse_action(text).unwrap()]);
    for answer in ["done", "procure-food"] {
        let tried = tried(&play, answer);
        assert_eq!((tried.stop, tried.view), (Stop::Secret, play.view(A)), "{answer} tells A what B has planned");
    }
    // What does not end the turn can be tried. Money of B changes nothing, for it is not asked before it turns its card up.
    play.set(A, |board| board.dollars = 5);
    assert_eq!(tried(&play, "battery").stop, Stop::End);
    play.set(B, |board| board.dollars = 5);
    assert_eq!((tried(&play, "procure-food").stop, tried(&play, "procure-food").view), (Stop::Secret, play.view(A)));
    // All can be tried where B is asked which of two cards to turn up.
    let mut play = two();
    play.act(A, "plan-1-84");
    play.act(B, "plan-1-93 plan-2-96");
    play.ready();
    assert_eq!(tried(&play, "procure-food").stop, Stop::OtherSeat);
}

#[test]
fn b2_12_a_battery_that_ends_ones_turn_cannot_be_tried_out() {
    // The Importer takes dollars: with the last $5 gone nothing is left to decide, and B's only card is turned up.
    let mut play = two();
    play.hand(A, &[34]);
    play.set(A, |board| board.dollars = 5);
    play.act(A, "plan-1-34");
    play.act(B, "plan-2-96");
    play.ready();
    assert_eq!(play.asked(), "A part");
    assert_eq!(play.offers(A), ["done", "dollars", "battery"]);
    let battery = play.rules.parse_action("battery").unwrap();
    let tried = |play: &Play| game::preview(&play.rules, &play.state, A, &[battery]);
    assert_eq!((tried(&play).stop, tried(&play).view), (Stop::Secret, play.view(A)));
    // With $10 the Importer can still be paid.
    play.set(A, |board| board.dollars = 10);
    assert_eq!(tried(&play).stop, Stop::End);
}

#[test]
fn b10_3_every_goal_of_one_plan_when_two_plans_differ_in_number() {
    let mut play = with("seats 3 chapter 1", |c| c.plans[3].n_goals = 2);
    play.set(A, |board| {
        board.marks[3] = 0b011; // two of the three goals of plan A
        board.score = 60;
    });
    assert!(!conditions(&play.rules.components, play.state.table(), A).unwrap().are_met());
}

#[test]
fn b4_2_a_tile_one_has_seen_leave_the_game_is_in_no_sampled_world() {
    let mut play = two();
    play.cubes(A, &[0, 1, 5, 6]);
    play.cubes(B, &[24]);
    play.set(A, |board| board.dollars = 5);
    play.ready();
    play.until("A search");
    play.act(A, "search-0");
    play.deal("tiles-0-1-2");
    play.until("plan");
    assert!(play.table().secured.contains(district(0)));
    // A knows that tiles 0, 1 and 2 are gone, and its view must remember (B4.2): B looks at district 15 next.
    play.set(B, |board| board.dollars = 5);
    play.ready();
    play.until("B search");
    play.act(B, "search-15");
    play.deal("tiles-10-11-12");
    let view = play.view(A);
    let mut rng = rand_pcg::Pcg64::seed_from_u64(1);
    for _ in 0..2000 {
        let world = play.rules.sample(&view, &mut rng);
        let shown = play.rules.view(&world, B.into()).tiles[15];
        let gone = shown.iter().flatten().any(|&seen| [tile(0), tile(1), tile(2)].contains(&seen));
        assert!(!gone, "A knows better than {shown:?}");
    }
}

#[test]
fn b3_5_a_compulsory_cube_cannot_be_dodged_by_buying_a_battery_with_the_last_one() {
    let goal = Goal { effect: ANY, ..Goal::default() };
    let mut play = two_with(|c| set_goal(c, 72, goal));
    play.set(A, |board| {
        board.supply = 1;
        board.dollars = 5;
    });
    play.ready();
    play.act(A, "complete-1-1");
    assert_eq!(play.asked(), "A place");
    play.refuses(A, "battery");
}

#[test]
fn a_big_hand_can_be_planned() {
    // 33 hand cards and four slots were once more answers than the list held.
    let mut play = two();
    play.hand(A, &(0..26).collect::<Vec<_>>());
    play.set(A, |board| board.restored = 0b10);
    assert_eq!(play.offers(A).len(), 1 + 4 * play.board(A).held.len());
}

/// B6.1: in a chapter whose decks run out, chance is never asked for cards that are not there.
#[test]
fn random_play_always_leaves_chance_an_answer() {
    let rules = plain_box::plain();
    let mut rng = rand_pcg::Pcg64::seed_from_u64(5);
    let (mut stuck, games) = (0, 60);
    for _ in 0..games {
        let mut play = Play::start(rules.clone(), "seats 4 chapter 5");
        loop {
            match rules.turn(&play.state) {
                game::Turn::Over => break,
                game::Turn::Chance => {
                    let n = rules.chances(&play.state);
                    if n == 0 {
                        stuck += 1;
                        break;
                    }
                    let k = game::luck::below(&mut rng, n);
                    let outcome = rules.outcome(&play.state, k);
                    rules.resolve(&mut play.state, outcome, &mut ());
                }
                game::Turn::Ask(seats) => {
                    let seat = seats.iter().nth(game::luck::below(&mut rng, seats.len() as u64) as usize).unwrap();
                    let offers = play.offers(seat);
                    let mut at = game::luck::below(&mut rng, offers.len() as u64) as usize;
                    if play.asked() == "plan" && game::luck::below(&mut rng, 3) == 0 && offers[0] == "ready" {
                        at = 0;
                    }
                    let action = rules.parse_action(&offers[at]).unwrap();
                    rules.act(&mut play.state, seat, action, &mut ());
                }
            }
        }
    }
    assert_eq!(stuck, 0, "of {games} games");
}
